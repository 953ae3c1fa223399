### Infinite City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `ic-part-…` otwiera jej część.

game-infinite-city = Infinite City
    .about = Układaj płytki, stawiaj żetony i wykonuj teksty w mieście bez granic. Dla 2–6 graczy.

option-printed_values = Wartości na płytkach
    .about = Premie i srebrne ramki z waszych własnych płytek. Bez nich liczą się tylko te, które pokazuje instrukcja.

tile-arboretum = arboretum
tile-bank = bank
tile-capitol = kapitol
tile-construction-site = plac budowy
tile-disaster-site = miejsce katastrofy
tile-embassy = ambasada
tile-factory = fabryka
tile-hotel = hotel
tile-housing = osiedle
tile-library = biblioteka
tile-mausoleum = mauzoleum
tile-plaza = plac
tile-police-hq = komenda policji
tile-port = port
tile-post-office = poczta
tile-power-station = elektrownia
tile-security-guardpost = posterunek ochrony
tile-shopping-complex = centrum handlowe
tile-stadium = stadion
tile-temple = świątynia
tile-transit-station = stacja przesiadkowa

## Zasady

ic-part-setup = Przygotowanie

IC-01 =
    W pudełku jest 120 płytek: 4 arboreta, 6 banków, 1 kapitol, 7 placów budowy, 3 miejsca katastrof, 8 ambasad,
    5 fabryk, 4 hotele, 10 osiedli, 6 bibliotek, 6 mauzoleów, 6 placów, 3 komendy policji, 8 portów, 8 poczt,
    5 elektrowni, 9 posterunków ochrony, 4 centra handlowe, 5 stadionów, 4 świątynie i 8 stacji przesiadkowych. Każdy
    gracz ma 15 żetonów.
IC-02 =
    Na niektórych płytkach są punkty premii, na niektórych srebrna ramka z pierścieniami. Instrukcja pokazuje je tylko
    dla trzech rodzajów: elektrownia (1 punkt premii, srebrna), komenda policji (1 punkt premii) i plac budowy
    (srebrny). Pozostałe płytki liczą się jako gładkie, chyba że stół otwarto z wartościami własnych płytek.
IC-03 =
    Płytki się tasuje. Każdy gracz dostaje 5, których nie widzi nikt inny; potem 5 kładzie się zakrytych w kształt
    plusa: środek, góra, prawo, dół, lewo. Pola nazywa się odległością od środka: w prawo, potem w dół.
IC-04 = Pierwszego gracza się losuje; dalej gra toczy się zgodnie z ruchem wskazówek zegara.
    .refused = { $seat } musi poczekać: turę ma { $other_seat }.

ic-part-turn = Tura

IC-10 =
    Zagraj płytkę z ręki: połóż ją odkrytą tak, by stykała się bokiem z płytką w grze, postaw na niej swój żeton, a
    potem wykonaj jej tekst.
    .refused =
        { $case ->
            [hand] Takiej płytki nie ma na ręce: { $tile }. Na ręce: { $tiles }.
            [taken] Na pole { $at } nie można położyć płytki: już tam jakaś leży.
            [apart] Na pole { $at } nie można położyć płytki: nie stykałaby się z żadną inną.
           *[turn] Żaden tekst nie jest teraz wykonywany: zagraj płytkę z ręki albo zajmij hotel.
        }
IC-11 = Albo, zamiast zagrywać płytkę, postaw żeton na hotelu (IC-H8).
    .refused = Na polu { $at } nie ma odkrytego hotelu.
IC-12 =
    Żeton, który stawiasz na zakrytej płytce, odkrywa ją, a ty wykonujesz jej tekst. Na odkrytej płytce nie wykonujesz
    żadnego. Przesunięcie lub zamiana żetonów to nie postawienie żetonu.
IC-13 =
    Płytka, którą każe ci zagrać tekst, także dostaje twój żeton, a jej tekst też się wykonuje, i tak dalej. To, co
    zostało z wcześniejszego tekstu (inne płytki biblioteki, dobieranie po świątyni), przychodzi potem, zaczynając od
    najgłębszego, nawet jeśli jego własną płytkę tymczasem przesunięto lub usunięto. Płytka, która czeka na swój tekst
    (IC-H3), traci go, gdy opuści miasto; przesunięta albo pozbawiona żetonu działa stamtąd, gdzie leży.
    .refused = Na polu { $at } żadna płytka nie czeka na swój tekst.
IC-14 =
    Tekst trzeba wykonać, jeśli ma na co działać; tylko arboretum i hotel zostawiają wybór. Jeśli nie ma na co działać,
    nic się nie dzieje.
    .refused =
        { $case ->
            [pending] Najpierw wykonaj tekst płytki na polu { $at }: { $tile }.
           *[empty] Na polu { $at } nie ma płytki.
        }
IC-15 =
    Na koniec tury dobierz płytki tak, by mieć 5 na ręce; jeśli masz 5 lub więcej, nie dobieraj. Potem działają fabryki
    (IC-H7).
IC-16 =
    Gdy stos się kończy, dobierz to, co jest; nie tasuje się go ponownie. Z pustą ręką możesz zająć hotel albo
    spasować, a dobierasz jak zwykle; z płytkami na ręce pasować nie wolno. Gra się kończy, gdy z rzędu jest tyle pasów,
    ilu graczy.
    .refused =
        Nie wolno pasować, gdy na ręce { $count ->
            [one] jest { $count } płytka
            [few] są { $count } płytki
           *[many] jest { $count } płytek
        }.
IC-17 = Płytkę kontroluje każdy gracz, który ma na niej żeton, niezależnie od ich liczby.
IC-18 =
    Aby postawić żeton tam, skąd najpierw trzeba zwrócić inne, musisz mieć choć jeden w zapasie. Inne wracają, twój
    zostaje postawiony, a potem sprawdza się, czy był ostatni. Gdy żetonów jest za mało na cały tekst, postaw tyle, ile
    masz, jeden po drugim, gdzie chcesz; gdy nie ma żadnego, tekst nic nie robi.

ic-part-texts = Teksty płytek

IC-H1 = Arboretum: możesz zabrać z płytek do trzech swoich żetonów.
    .refused = Na polu { $at } nie ma twojego żetonu.
IC-H2 =
    Bank: zamień swój żeton na tej płytce z jednym żetonem, czyim chcesz, na płytce, której nie kontrolujesz.
    .refused =
        { $case ->
            [own] Płytkę na polu { $at } kontrolujesz: bank zamienia żetony z płytką, której nie kontrolujesz.
           *[none] { $seat } nie ma żetonu na polu { $at }.
        }
IC-H3 =
    Kapitol: postaw po jednym swoim żetonie na każdej sąsiedniej płytce; żetony, które na nich leżą, także twoje,
    wracają do właścicieli. Elektrownie przed tym nie chronią. Najpierw stawia się wszystkie żetony i odkrywa płytki, a
    dopiero potem wykonuje efekty odkrytych płytek, w wybranej przez ciebie kolejności. Jeśli masz mniej żetonów, niż
    jest sąsiednich płytek, wybierasz kolejno, gdzie je postawić; każdy od razu odkrywa swoją płytkę, ale efekty
    czekają, aż postawisz ostatni żeton.
    .refused = Kapitol nie może postawić żetonu na polu { $at }.
IC-H4 = Plac budowy: zagraj z ręki jeszcze jedną płytkę.
IC-H5 =
    Miejsce katastrofy: wybierz inną płytkę w grze. Trafia pod stos, a jej żetony wracają do właścicieli.
    .refused = Miejsce katastrofy na polu { $at } nie może usunąć samego siebie.
IC-H6 = Ambasada: postaw swój żeton na sąsiedniej płytce i zwróć właścicielom żetony, które tam są.
    .refused = Płytka na polu { $at } nie styka się z ambasadą.
IC-H7 = Fabryka: po dobraniu na końcu tej tury dobierz jeszcze 5 płytek.
IC-H8 =
    Hotel: jeśli nie masz żetonu na tym hotelu, możesz w swojej turze postawić na nim żeton, zamiast zacząć turę od
    zagrania płytki. Nie możesz tego zrobić zamiast zagrania płytki, na które pozwala plac budowy, biblioteka lub
    świątynia. Żetony na innych hotelach nie mają znaczenia. Hotel wchodzący do gry nie ma efektu.
    .refused = Masz już żeton na hotelu na polu { $at }.
IC-H9 = Osiedle: postaw swój żeton na płytce bez żetonów, zakrytej lub odkrytej.
    .refused = Na polu { $at } są żetony: osiedle potrzebuje płytki bez żetonów.
IC-H10 =
    Biblioteka: obejrzyj pięć wierzchnich płytek stosu, albo tyle, ile jest. Zagraj jedną z nich, która nie jest
    biblioteką; inne trafiają pod stos w kolejności oglądania, gdy tekst zagranej płytki się skończy. Jeśli wszystkie to
    biblioteki, nie zagrywasz żadnej.
    .refused =
        { $case ->
            [library] Biblioteka nie pozwala zagrać innej biblioteki.
           *[tile] Biblioteka nie znalazła takiej płytki: { $tile }. Znalazła: { $tiles }.
        }
IC-H11 =
    Mauzoleum: weź na rękę sąsiednią płytkę i zwróć jej żetony właścicielom. Zakrytej nie widzi nikt inny.
    .refused = Płytka na polu { $at } nie styka się z mauzoleum.
IC-H12 =
    Plac: dopóki odkryty plac ma wolny bok, każda kładziona płytka musi stykać się z placem: z ręki, z biblioteki, z
    portu lub z poczty. Przesuwaną płytkę najpierw się podnosi, a jej stare pole się nie liczy. Jeśli takiego pola nie
    ma, wolno na dowolne. Zamiana miejsc to nie kładzenie. Chroniony plac też obowiązuje.
    .refused = Na pole { $at } nie można położyć płytki, dopóki plac ma wolny bok, choćby { $other_at }.
IC-H13 =
    Komenda policji: gdy zostaje zagrana albo odkryta żetonem, każdy inny gracz, który ma żeton, stawia tu jeden, zgodnie
    z ruchem wskazówek zegara od gracza, który ma turę.
IC-H14 = Port: połóż wierzchnią płytkę stosu zakrytą tak, by stykała się z dowolną płytką. Nikt jej nie ogląda.
IC-H15 =
    Poczta: przesuń płytkę z jej żetonami na inne pole, na którym styka się z płytką inną niż ona sama. Miasto może się
    rozpaść na części.
    .refused = Płytka na polu { $at } nie może zostać tam, gdzie jest.
IC-H16 =
    Elektrownia: efekty innych płytek nie działają na tę płytkę, na płytki obok niej ani na leżące na nich żetony
    (IC-30). Gdy wszystkich pięć elektrowni jest odkrytych, gra natychmiast się kończy (IC-41).
IC-H17 = Posterunek ochrony: zwróć właścicielom wszystkie żetony z jednej płytki.
    .refused = Na polu { $at } nie ma żetonu.
IC-H18 = Centrum handlowe: zamień się ręką z innym graczem.
    .refused =
        { $case ->
            [self] Nie można zamienić się ręką z samym sobą.
           *[nobody] Przy tym stole nie siedzi { $other_seat }.
        }
IC-H19 = Stadion: przesuń jeden żeton albo wszystkie żetony z jednej sąsiedniej płytki na tę.
    .refused =
        { $case ->
            [apart] Płytka na polu { $at } nie styka się ze stadionem.
            [few] Na polu { $at } jest najwyżej jeden żeton: podaj, czyj.
           *[none] { $seat } nie ma żetonu na polu { $at }.
        }
IC-H20 =
    Świątynia: obejrzyj rękę innego gracza, który ma płytki, i zagraj jedną z nich jak swoją. Ten gracz dobiera jedną,
    gdy tekst zagranej płytki się skończy.
    .refused =
        { $case ->
            [tile] { $other_seat } nie ma takiej płytki na ręce: { $tile }. Na ręce: { $tiles }.
            [self] Świątynia ogląda rękę innego gracza.
            [empty] { $other_seat } nie ma płytek na ręce.
           *[nobody] Przy tym stole nie siedzi { $other_seat }.
        }
IC-H21 = Stacja przesiadkowa: dwie płytki zamieniają się miejscami, ze wszystkimi żetonami.
    .refused = Płytka na polu { $at } nie może zamienić się miejscem sama ze sobą.

ic-part-protection = Ochrona

IC-30 =
    Odkryta elektrownia chroni siebie i płytki, które stykają się z nią bokiem, tak jak teraz leżą. Tekst innej płytki
    nie może ich przesunąć, zamienić, usunąć ani odkryć, ani postawić, zabrać, przesunąć lub zamienić na nich żetonów.
    .refused = Płytkę na polu { $at } chroni elektrownia na polu { $other_at }.
IC-31 =
    Dosłownie dotyczy to też tekstu płytki wobec niej samej: hotel obok elektrowni nie przyjmuje żetonów, komenda
    policji dostaje tam tylko żeton swojego gracza, a bank i stadion nic tam nie robią.
    .refused = Hotel na polu { $at } chroni elektrownia na polu { $other_at }: nie przyjmuje żetonów.
IC-32 =
    Żeton zagrywanej płytki (IC-10) stawia się zawsze. Płytka obok elektrowni nadal działa na płytki, które nie są
    chronione.
IC-33 = Kapitol działa mimo ochrony (IC-H3). Zakryta elektrownia ani nie chroni, ani się nie liczy.
IC-34 = Płytkę, która nie jest chroniona, wolno przesunąć na pole obok elektrowni.

ic-part-end = Koniec gry

IC-40 =
    Gdy gracz stawia ostatni żeton, wykonywane teksty się kończy, ale do końca tej tury plac budowy, biblioteka,
    świątynia i port nic nie robią. Po tej turze każdy gracz prócz tego, komu skończyły się żetony (pierwszego, jeśli
    jest ich kilku), ma jedną ostatnią turę, poczynając od lewej strony gracza, który ma turę; bez żetonów pasuje.
    Odzyskanie żetonów nie cofa końca. Ostatni żeton postawiony w ostatniej turze tak samo zatrzymuje dalsze płytki, a
    nikomu nie daje kolejnej tury.
    .refused =
        { $case ->
            [tokens] { $seat } nie ma żetonów i musi spasować.
           *[over] Gra jest skończona.
        }
IC-41 =
    Gdy tylko piąta elektrownia leży odkryta ze swoim żetonem, gra się kończy: żadnych więcej tekstów ani dobierania.
    Kapitol najpierw stawia wszystkie żetony i odkrywa wszystkie płytki.

ic-part-scoring = Punktacja

IC-50 = Każda grupa co najmniej 3 płytek, które kontrolujesz i które łączą się bokami: 1 punkt za płytkę.
    .scored = Grupy według wielkości: { $sizes }
IC-51 = Punkty premii z płytek, które kontrolujesz.
    .scored = Płytki z premią: { $tiles }
IC-52 =
    Gracz, który kontroluje najwięcej srebrnych płytek: 1 punkt za każdą z nich. Jeśli jest ich kilku, punktuje tak
    każdy.
    .scored =
        { $count ->
            [one] { $count } srebrna płytka
            [few] { $count } srebrne płytki
           *[many] { $count } srebrnych płytek
        }; najwięcej, ile ktoś ma: { $most }
IC-53 = Płytka, którą kontroluje kilku graczy, liczy się w pełni każdemu z nich.
IC-54 =
    Wygrywa gracz z największą liczbą punktów. Remis o dowolne miejsce rozstrzyga większa pojedyncza grupa, dowolnej
    wielkości; jeśli i to jest równe, miejsce jest wspólne.
    .scored = Największa grupa, na wypadek remisu: { $size }

## Co się dzieje

ic-first = Zaczyna { $seat }.
ic-drew =
    { $seat } dobiera { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    }.
    .secret =
        { $seat } dobiera { $count ->
            [one] { $count } płytkę
            [few] { $count } płytki
           *[many] { $count } płytek
        }: { $tiles }.
ic-played = { $seat } zagrywa na polu { $at }: { $tile }.
ic-hotel = { $seat } zajmuje hotel na polu { $at }.
ic-passed = { $seat } pasuje.
ic-put = { $seat } stawia żeton na polu { $at }.
ic-turned = Odkryta płytka na polu { $at }: { $tile }.
ic-returned =
    Z pola { $at } { $count ->
        [one] wraca { $count } żeton
        [few] wracają { $count } żetony
       *[many] wraca { $count } żetonów
    }; właściciel: { $seat }.
ic-took-back = { $seat } zabiera swój żeton z pola { $at }.
ic-done = { $seat } nie zabiera więcej żetonów.
ic-traded = { $seat } zamienia żeton na polu { $at } na żeton z pola { $other_at }, którego właściciel to { $other_seat }.
ic-removed = { $seat } usuwa z pola { $at }: { $tile }. Płytka trafia pod stos.
ic-removed-down = { $seat } usuwa zakrytą płytkę z pola { $at }. Trafia ona pod stos.
ic-factory = { $seat } dobierze na końcu tury jeszcze 5 płytek.
ic-library =
    { $seat } ogląda z wierzchu stosu { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    }.
    .secret =
        { $seat } ogląda z wierzchu stosu { $count ->
            [one] { $count } płytkę
            [few] { $count } płytki
           *[many] { $count } płytek
        }: { $tiles }.
ic-under =
    Pod stos { $count ->
        [one] trafia { $count } płytka
        [few] trafiają { $count } płytki
       *[many] trafia { $count } płytek
    }.
ic-took = { $seat } bierze na rękę płytkę z pola { $at }: { $tile }.
ic-took-down = { $seat } bierze na rękę zakrytą płytkę z pola { $at }.
    .secret = { $seat } bierze na rękę zakrytą płytkę z pola { $at }: { $tile }.
ic-laid = { $seat } kładzie zakrytą płytkę na polu { $at }.
ic-moved = { $seat } przesuwa płytkę z pola { $at } na pole { $other_at }: { $tile }.
ic-moved-down = { $seat } przesuwa zakrytą płytkę z pola { $at } na pole { $other_at }.
ic-cleared = { $seat } opróżnia płytkę na polu { $at }.
ic-swapped-hands = { $seat } i { $other_seat } zamieniają się rękami.
ic-received =
    { $seat } ma teraz na ręce { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    }.
    .secret = { $seat } ma teraz na ręce: { $tiles }.
ic-gathered =
    { $seat } przesuwa z pola { $other_at } na pole { $at } { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }; właściciel: { $other_seat }.
ic-looked = { $seat } ogląda cudzą rękę; jej właściciel: { $other_seat }.
    .secret = { $seat } ogląda cudzą rękę; jej właściciel: { $other_seat }. Na ręce: { $tiles }.
ic-swapped = { $seat } zamienia miejscami płytki z pól { $at } i { $other_at }.
ic-idle = Tekst płytki na polu { $at } nic nie robi: { $tile }.
ic-ran-out = { $seat } stawia ostatni żeton: po tej turze każdy inny gracz ma jeszcze jedną turę.
ic-ran-out-too = { $seat } stawia ostatni żeton.
ic-last-turn = Ostatnia tura; ma ją { $seat }.
ic-over = Ostatnie tury minęły: czas policzyć punkty.
ic-over-passes = Wszyscy spasowali: czas policzyć punkty.
ic-over-stations = Piąta elektrownia jest w grze: od razu liczy się punkty.

## Co teraz zrobić

ic-now-play = Zagraj płytkę z ręki albo zajmij hotel, jeśli możesz. Na ręce: { $tiles }.
ic-now-empty = Nie masz płytek: zajmij hotel, jeśli możesz, albo spasuj.
ic-now-no-tokens = Nie masz żetonów: spasuj.
ic-now-waiting = Wybierz, tekst której z odkrytych płytek wykonasz najpierw.
ic-now-arboretum =
    Arboretum na polu { $at }: zabieraj żetony po jednym albo przestań. Możesz zabrać jeszcze najwyżej { $left }.
ic-now-bank = Bank na polu { $at }: wybierz żeton, na który zamienisz swój.
ic-now-capitol =
    Kapitol na polu { $at }: masz { $left ->
        [one] { $left } żeton
        [few] { $left } żetony
       *[many] { $left } żetonów
    }, za mało na wszystkie boki. Wybierz, gdzie stanie następny.
ic-now-construction-site = Plac budowy na polu { $at }: zagraj jeszcze jedną płytkę. Na ręce: { $tiles }.
ic-now-disaster-site = Miejsce katastrofy na polu { $at }: wybierz płytkę, która trafi pod stos.
ic-now-embassy = Ambasada na polu { $at }: wybierz sąsiednią płytkę, na której stanie twój żeton.
ic-now-housing = Osiedle na polu { $at }: wybierz płytkę bez żetonów, na której stanie twój.
ic-now-library = Biblioteka na polu { $at }: zagraj jedną z tych płytek, ale nie bibliotekę: { $tiles }.
ic-now-mausoleum = Mauzoleum na polu { $at }: wybierz sąsiednią płytkę, którą weźmiesz na rękę.
ic-now-port = Port na polu { $at }: wybierz pole, na które trafi zakryta wierzchnia płytka stosu.
ic-now-post-office = Poczta na polu { $at }: wybierz płytkę do przesunięcia; potem wybierzesz jej nowe pole.
ic-now-to = Poczta na polu { $at }: wybierz nowe pole dla płytki z pola { $other_at }.
ic-now-security-guardpost = Posterunek ochrony na polu { $at }: wybierz płytkę, z której żetony wrócą do właścicieli.
ic-now-shopping-complex = Centrum handlowe na polu { $at }: wybierz gracza, z którym zamienisz się ręką.
ic-now-stadium =
    Stadion na polu { $at }: wybierz żeton albo wszystkie żetony, które trafią tu z sąsiedniej płytki.
ic-now-temple = Świątynia na polu { $at }: wybierz gracza, którego rękę obejrzysz; potem wybierzesz płytkę.
ic-now-from-hand = Świątynia na polu { $at }: zagraj jedną z tych płytek: { $tiles }. Ich właściciel: { $other_seat }.
ic-now-transit-station = Stacja przesiadkowa na polu { $at }: wybierz jedną z dwóch płytek; potem wybierzesz drugą.
ic-now-with =
    Stacja przesiadkowa na polu { $at }: wybierz płytkę, która zamieni się miejscem z płytką z pola { $other_at }.

## Wartości i pozycje, które są niemożliwe

ic-values-shape = { $option }: podaj rodzaje z wartościami albo tabelę w formacie CSV.
ic-values-columns = { $option }: tabela musi mieć wiersze i kolumny { $columns }.
ic-values-kind = { $option }: nie ma rodzaju płytek „{ $kind }”. Są: { $tiles }.
ic-values-copy = { $option }, { $tile }: podaj bonus i silver albo listę z count, bonus i silver.
ic-values-number = { $option }, { $tile }: „{ $value }” nie jest liczbą od 0 do { $most } ({ $field }).
ic-values-silver = { $option }, { $tile }: „{ $value }” nie mówi, czy ramka jest srebrna.
ic-values-count =
    { $option }, { $tile }: { $count ->
        [one] jest { $count } egzemplarz
        [few] są { $count } egzemplarze
       *[many] jest { $count } egzemplarzy
    }, a w pudełku powinno być { $expected }.
ic-position-tile = Pozycja, { $place }: w tym pudełku nie ma płytki „{ $text }”.
ic-position-tiles =
    Pozycja, { $place }: { $there ->
        [one] jest { $there } płytka
        [few] są { $there } płytki
       *[many] jest { $there } płytek
    } rodzaju „{ $tile }”, a powinno być { $expected }. { $rule }
ic-position-tokens =
    Pozycja, { $place }: { $there ->
        [one] jest { $there } żeton
        [few] są { $there } żetony
       *[many] jest { $there } żetonów
    } tego gracza, a powinno być { $expected }. { $rule }
ic-position-cell = Pozycja, { $place }: { $at } to nie pole albo leży za daleko.
ic-position-known = Pozycja, { $place }: tego nikt nie może wiedzieć o tej ręce.
ic-position-form = Pozycja, { $place }: zapisuje się to inaczej: { $expected }.

## Plansza w terminalu: litery płytek, napisy i słowa ruchów

ic-letter-arboretum = Ar
ic-letter-bank = Ba
ic-letter-capitol = Ka
ic-letter-construction-site = Bu
ic-letter-disaster-site = Kt
ic-letter-embassy = Am
ic-letter-factory = Fa
ic-letter-hotel = Ho
ic-letter-housing = Os
ic-letter-library = Bi
ic-letter-mausoleum = Ma
ic-letter-plaza = Pl
ic-letter-police-hq = Kp
ic-letter-port = Po
ic-letter-post-office = Pc
ic-letter-power-station = El
ic-letter-security-guardpost = Oc
ic-letter-shopping-complex = Ch
ic-letter-stadium = St
ic-letter-temple = Św
ic-letter-transit-station = Sp
ic-board-deck = stos { $count }
ic-board-tokens = żetony { $count }
ic-board-known = znane
ic-board-last-turns = ostatnie tury mają jeszcze: { $seats }
ic-board-last-turn = to ostatnia tura
ic-board-following = wykonywane teksty, od najgłębszego:
ic-board-text = { $tile } na polu { $at }
ic-board-aside =
    pod stos { $count ->
        [one] trafi { $count } płytka
        [few] trafią { $count } płytki
       *[many] trafi { $count } płytek
    }
ic-board-outside =
    poza tą częścią { $count ->
        [one] leży jeszcze { $count } płytka
        [few] leżą jeszcze { $count } płytki
       *[many] leży jeszcze { $count } płytek
    }: { $ats }
ic-board-legend = { $down } zakryta · { $free } tu wolno położyć płytkę · { $safe } chroniona · litery to żetony
ic-verb-play = zagraj
ic-verb-hotel = hotel
ic-verb-take-back = zabierz
ic-verb-done = dość
ic-verb-trade = zamień
ic-verb-put = postaw
ic-verb-follow = wykonaj
ic-verb-remove = usuń
ic-verb-take = weź
ic-verb-lay = połóż
ic-verb-move = przesuń
ic-verb-to = na
ic-verb-clear = opróżnij
ic-verb-swap-hands = ręce
ic-verb-gather = zbierz
ic-verb-look = obejrzyj
ic-verb-swap = przestaw
ic-verb-with = z
ic-all = wszystkie
ic-object-arboretum = arboretum
ic-object-bank = bank
ic-object-capitol = kapitol
ic-object-construction-site = plac budowy
ic-object-disaster-site = miejsce katastrofy
ic-object-embassy = ambasadę
ic-object-factory = fabrykę
ic-object-hotel = hotel
ic-object-housing = osiedle
ic-object-library = bibliotekę
ic-object-mausoleum = mauzoleum
ic-object-plaza = plac
ic-object-police-hq = komendę policji
ic-object-port = port
ic-object-post-office = pocztę
ic-object-power-station = elektrownię
ic-object-security-guardpost = posterunek ochrony
ic-object-shopping-complex = centrum handlowe
ic-object-stadium = stadion
ic-object-temple = świątynię
ic-object-transit-station = stację przesiadkową
