### Infinite City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `ic-part-…` otwiera jej część.
### Formy płytek: .nom – jedna z tych: ambasada, .acc – zagrywa ambasadę, .gen – nie ma ambasady, .many – kilka jednakowych
### na liście.

game-infinite-city = Infinite City
    .about = Układaj płytki w mieście bez granic. Stawiaj żetony i korzystaj z efektów płytek. Dla 2–6 graczy.
    .pitch = Układaj płytki, korzystaj z ich efektów i twórz jak największe grupy w mieście bez granic.
    .invitation =
        W swojej turze dokładasz płytkę do miasta bez granic, stawiasz na niej żeton i wykonujesz jej efekt.
        Efekty zamieniają płytki miejscami, przesuwają żetony i odkrywają zakryte płytki. Wygrywa osoba, której grupy
        są na koniec warte najwięcej punktów.

option-printed_values = Wartości na płytkach
    .about = Premie i srebrne ramki z waszego egzemplarza gry. Bez nich liczą się tylko te, które pokazuje instrukcja.

tile-arboretum = arboretum
    .nom = arboretum
    .acc = arboretum
    .gen = arboretum
    .many =
        { $count ->
            [few] { $count } arboreta
           *[many] { $count } arboretów
        }
tile-bank = bank
    .nom = bank
    .acc = bank
    .gen = banku
    .many =
        { $count ->
            [few] { $count } banki
           *[many] { $count } banków
        }
tile-capitol = kapitol
    .nom = kapitol
    .acc = kapitol
    .gen = kapitolu
    .many =
        { $count ->
            [few] { $count } kapitole
           *[many] { $count } kapitoli
        }
tile-construction-site = plac budowy
    .nom = plac budowy
    .acc = plac budowy
    .gen = placu budowy
    .many =
        { $count ->
            [few] { $count } place budowy
           *[many] { $count } placów budowy
        }
tile-disaster-site = miejsce katastrofy
    .nom = miejsce katastrofy
    .acc = miejsce katastrofy
    .gen = miejsca katastrofy
    .many =
        { $count ->
            [few] { $count } miejsca katastrofy
           *[many] { $count } miejsc katastrofy
        }
tile-embassy = ambasada
    .nom = ambasada
    .acc = ambasadę
    .gen = ambasady
    .many =
        { $count ->
            [few] { $count } ambasady
           *[many] { $count } ambasad
        }
tile-factory = fabryka
    .nom = fabryka
    .acc = fabrykę
    .gen = fabryki
    .many =
        { $count ->
            [few] { $count } fabryki
           *[many] { $count } fabryk
        }
tile-hotel = hotel
    .nom = hotel
    .acc = hotel
    .gen = hotelu
    .many =
        { $count ->
            [few] { $count } hotele
           *[many] { $count } hoteli
        }
tile-housing = osiedle
    .nom = osiedle
    .acc = osiedle
    .gen = osiedla
    .many =
        { $count ->
            [few] { $count } osiedla
           *[many] { $count } osiedli
        }
tile-library = biblioteka
    .nom = biblioteka
    .acc = bibliotekę
    .gen = biblioteki
    .many =
        { $count ->
            [few] { $count } biblioteki
           *[many] { $count } bibliotek
        }
tile-mausoleum = mauzoleum
    .nom = mauzoleum
    .acc = mauzoleum
    .gen = mauzoleum
    .many =
        { $count ->
            [few] { $count } mauzolea
           *[many] { $count } mauzoleów
        }
tile-plaza = plac
    .nom = plac
    .acc = plac
    .gen = placu
    .many =
        { $count ->
            [few] { $count } place
           *[many] { $count } placów
        }
tile-police-hq = komenda policji
    .nom = komenda policji
    .acc = komendę policji
    .gen = komendy policji
    .many =
        { $count ->
            [few] { $count } komendy policji
           *[many] { $count } komend policji
        }
tile-port = port
    .nom = port
    .acc = port
    .gen = portu
    .many =
        { $count ->
            [few] { $count } porty
           *[many] { $count } portów
        }
tile-post-office = poczta
    .nom = poczta
    .acc = pocztę
    .gen = poczty
    .many =
        { $count ->
            [few] { $count } poczty
           *[many] { $count } poczt
        }
tile-power-station = elektrownia
    .nom = elektrownia
    .acc = elektrownię
    .gen = elektrowni
    .many =
        { $count ->
            [few] { $count } elektrownie
           *[many] { $count } elektrowni
        }
tile-security-guardpost = posterunek ochrony
    .nom = posterunek ochrony
    .acc = posterunek ochrony
    .gen = posterunku ochrony
    .many =
        { $count ->
            [few] { $count } posterunki ochrony
           *[many] { $count } posterunków ochrony
        }
tile-shopping-complex = centrum handlowe
    .nom = centrum handlowe
    .acc = centrum handlowe
    .gen = centrum handlowego
    .many =
        { $count ->
            [few] { $count } centra handlowe
           *[many] { $count } centrów handlowych
        }
tile-stadium = stadion
    .nom = stadion
    .acc = stadion
    .gen = stadionu
    .many =
        { $count ->
            [few] { $count } stadiony
           *[many] { $count } stadionów
        }
tile-temple = świątynia
    .nom = świątynia
    .acc = świątynię
    .gen = świątyni
    .many =
        { $count ->
            [few] { $count } świątynie
           *[many] { $count } świątyń
        }
tile-transit-station = stacja metra
    .nom = stacja metra
    .acc = stację metra
    .gen = stacji metra
    .many =
        { $count ->
            [few] { $count } stacje metra
           *[many] { $count } stacji metra
        }

## Zasady

ic-part-setup = Elementy i przygotowanie gry

IC-01 =
    W pudełku jest 120 płytek: 4 arboreta, 6 banków, 1 kapitol, 7 placów budowy, 3 miejsca katastrofy, 8 ambasad,
    5 fabryk, 4 hotele, 10 osiedli, 6 bibliotek, 6 mauzoleów, 6 placów, 3 komendy policji, 8 portów, 8 poczt,
    5 elektrowni, 9 posterunków ochrony, 4 centra handlowe, 5 stadionów, 4 świątynie i 8 stacji metra. Każdy
    gracz ma 15 żetonów swojego koloru.
IC-02 =
    Niektóre płytki mają punkty premii, a niektóre srebrną ramkę z pierścieniami. Instrukcja pokazuje tylko trzy takie
    rodzaje: elektrownię (1 punkt premii, srebrna ramka), komendę policji (1 punkt premii) i plac budowy (srebrna
    ramka). Nasze rozstrzygnięcie: pozostałe płytki nie mają ani premii, ani srebrnej ramki, chyba że przy otwieraniu
    stołu podano wartości z własnego egzemplarza gry.
IC-03 =
    Potasujcie płytki. Każdy gracz dostaje 5 na rękę i nie pokazuje ich innym. Kolejne 5 płytek połóżcie zakryte na stole,
    w kształcie plusa: na środku, u góry, po prawej, na dole i po lewej. Nazwa pola mówi, jak daleko leży ono od środka:
    najpierw w prawo, potem w dół. Nasze rozstrzygnięcie: płytki, które znasz z ręki innego gracza, widzisz, dopóki jej
    nie opuszczą, ale nie pokazujemy, gdzie w stosie leżą te, które do niego wróciły.
IC-04 = Pierwszego gracza wyznacza los. Dalej gra toczy się zgodnie z ruchem wskazówek zegara.
    .refused = { $seat } musi poczekać: teraz gra { $other_seat }.

ic-part-turn = Tura gracza

IC-10 =
    W swojej turze zagraj płytkę z ręki: połóż ją odkrytą tak, by sąsiadowała całym bokiem z co najmniej jedną płytką na
    stole, postaw na niej swój żeton, a potem wykonaj jej efekt.
    .refused =
        { $case ->
            [hand] Nie masz na ręce { $tile_gen }, tylko { $tiles_acc }.
            [empty] Nie masz płytek na ręce: zajmij hotel, jeśli możesz, albo spasuj.
            [taken] Nie można położyć płytki na polu { $at }: leży tam już inna. Wybierz puste pole.
            [apart] Nie można położyć płytki na polu { $at }: nie sąsiadowałaby z żadną inną. Wybierz pole obok którejś z płytek.
           *[turn] Żaden efekt nie czeka teraz na wykonanie: zagraj płytkę z ręki albo zajmij hotel.
        }
IC-11 = Zamiast zagrywać płytkę, możesz zająć hotel, czyli postawić na nim żeton (IC-H8).
    .refused = Na polu { $at } nie ma odkrytego hotelu.
IC-12 =
    Jeśli stawiasz żeton na zakrytej płytce, odkryj ją i wykonaj jej efekt. Jeśli stawiasz go na odkrytej płytce, jej
    efektu nie wykonujesz. Przesunięcie lub zamiana żetonów nie jest stawianiem żetonu.
IC-13 =
    Jeśli efekt pozwala ci zagrać kolejną płytkę, na niej także postaw żeton i wykonaj jej efekt, i tak dalej. Reszta
    wcześniejszego efektu (odłożenie pozostałych płytek biblioteki, dobranie płytki po świątyni) musi poczekać. Wykonuje
    się ją potem, począwszy od płytki zagranej najpóźniej, nawet jeśli samą płytkę tymczasem przesunięto lub usunięto.
    Płytka, która czeka na wykonanie efektu (IC-H3), traci go, jeśli zniknie z miasta; jeśli została przesunięta albo
    straciła żeton, działa z miejsca, na którym leży.
    .refused = Na polu { $at } żadna płytka nie czeka na wykonanie efektu.
IC-14 =
    Efekt płytki musisz wykonać, jeśli to możliwe; tylko arboretum i hotel pozostawiają ci wybór. Jeśli efekt nie ma na
    co zadziałać, nic się nie dzieje.
    .refused =
        { $case ->
            [pending] Najpierw wykonaj efekt { $tile_gen } na polu { $at }.
           *[empty] Na polu { $at } nie ma płytki.
        }
IC-15 =
    Na koniec tury dobierz płytki tak, by mieć 5 na ręce. Jeśli masz już 5 lub więcej, nie dobieraj żadnej. Potem
    dobierasz płytki za fabryki (IC-H7).
IC-16 =
    Nasze rozstrzygnięcie: gdy w stosie brakuje płytek, dobierz tyle, ile jest; nie wtasowuje się do niego żadnych
    innych. Z pustą ręką możesz zająć hotel albo spasować (na koniec tury dobierasz jak zwykle), ale z płytkami na ręce
    pasować nie wolno. Gdy wszyscy gracze spasują jeden po drugim, gra się kończy.
    .refused =
        Nie możesz spasować, bo masz na ręce { $count ->
            [one] { $count } płytkę
            [few] { $count } płytki
           *[many] { $count } płytek
        }: zagraj płytkę albo zajmij hotel.
IC-17 = Płytkę kontroluje każdy gracz, który ma na niej swój żeton. Liczba żetonów nie ma znaczenia.
IC-18 =
    Nasze rozstrzygnięcie: aby postawić żeton na płytce, z której trzeba najpierw zwrócić inne żetony, musisz mieć w
    zapasie co najmniej jeden. Najpierw wracają tamte żetony, potem stawiasz swój, a dopiero na koniec sprawdzasz, czy
    był ostatni. Jeśli masz za mało żetonów, by wykonać cały efekt, stawiasz tyle, ile masz, jeden po drugim, na
    wybranych płytkach; jeśli nie masz żadnego, efekt nie działa.

ic-part-texts = Efekty płytek

IC-H1 = Arboretum: możesz zabrać z płytek do zapasu najwyżej trzy swoje żetony.
    .refused = Na polu { $at } nie ma twojego żetonu.
IC-H2 =
    Bank: zamień miejscami swój żeton z tej płytki i jeden żeton z płytki, której nie kontrolujesz. Ty wybierasz, czyj.
    .refused =
        { $case ->
            [own] Kontrolujesz płytkę na polu { $at }, a bank zamienia twój żeton z żetonem z płytki, której nie kontrolujesz.
           *[none] { $seat } nie ma żetonu na polu { $at }.
        }
IC-H3 =
    Kapitol: postaw po jednym swoim żetonie na każdej sąsiedniej płytce; żetony, które na nich stoją, także twoje,
    wracają do właścicieli. Elektrownie przed tym nie chronią. Nasze rozstrzygnięcie: najpierw stawiasz wszystkie żetony
    i odkrywasz płytki, a dopiero potem wykonujesz efekty odkrytych płytek, w wybranej przez siebie kolejności. Jeśli masz
    mniej żetonów, niż jest sąsiednich płytek, wybierasz po kolei, gdzie je postawić; każdy od razu odkrywa swoją płytkę,
    ale efekty czekają, aż postawisz ostatni.
    .refused = Kapitol nie może postawić żetonu na polu { $at }: wybierz płytkę sąsiadującą z kapitolem.
IC-H4 = Plac budowy: zagraj z ręki jeszcze jedną płytkę.
IC-H5 =
    Miejsce katastrofy: wybierz inną płytkę na stole. Trafia ona na spód stosu, a jej żetony wracają do właścicieli.
    .refused = Miejsce katastrofy na polu { $at } nie może usunąć samego siebie: wybierz inną płytkę.
IC-H6 = Ambasada: postaw swój żeton na sąsiedniej płytce; żetony, które na niej stoją, wracają do właścicieli.
    .refused = Płytka na polu { $at } nie sąsiaduje z ambasadą.
IC-H7 = Fabryka: na koniec tej tury, po uzupełnieniu ręki, dobierz jeszcze 5 płytek.
IC-H8 =
    Hotel: jeśli nie masz żetonu na tym hotelu, możesz w swojej turze postawić na nim żeton, zamiast zaczynać turę od
    zagrania płytki. Żetony na innych hotelach w tym nie przeszkadzają. Zagrany hotel sam nic nie robi. Nasze
    rozstrzygnięcie: żetonu na hotelu nie można postawić zamiast płytki, którą pozwala zagrać plac budowy, biblioteka lub
    świątynia.
    .refused = Masz już żeton na hotelu na polu { $at }.
IC-H9 = Osiedle: postaw swój żeton na płytce bez żetonów, zakrytej lub odkrytej.
    .refused = Na polu { $at } stoją już żetony: osiedle potrzebuje płytki bez żetonów.
IC-H10 =
    Biblioteka: obejrzyj pięć wierzchnich płytek stosu (albo tyle, ile ich jest) i zagraj jedną z nich, ale nie
    bibliotekę. Pozostałe trafiają na spód stosu, gdy efekt zagranej płytki zostanie wykonany do końca. Jeśli wszystkie
    obejrzane płytki to biblioteki, nie zagrywasz żadnej. Nasze rozstrzygnięcie: płytki odkłada się w kolejności, w
    której leżały.
    .refused =
        { $case ->
            [library] Biblioteka nie pozwala zagrać drugiej biblioteki: wybierz inną płytkę.
           *[tile] Wśród obejrzanych płytek nie ma { $tile_gen }. Do wyboru masz { $tiles_acc }.
        }
IC-H11 =
    Mauzoleum: weź na rękę sąsiednią płytkę; jej żetony wracają do właścicieli. Zakrytej płytki nie pokazujesz innym.
    .refused = Płytka na polu { $at } nie sąsiaduje z mauzoleum.
IC-H12 =
    Plac: dopóki jakiś odkryty plac ma wolny bok, każdą nową płytkę trzeba położyć obok placu. Dotyczy to płytek z ręki,
    z biblioteki i ze świątyni, a także płytek kładzionych przez port i pocztę; przesuwaną płytkę najpierw się podnosi,
    a pole po niej się nie liczy. Jeśli nie ma takiego pola, można wybrać dowolne. Zamiana miejsc to nie kładzenie płytki.
    Chroniony plac też się liczy.
    .refused = Nie można położyć płytki na polu { $at }, dopóki jakiś plac ma wolny bok. Wybierz pole obok placu, na przykład { $other_at }.
IC-H13 =
    Komenda policji: gdy ją zagrasz albo odkryjesz, stawiając na niej żeton, każdy inny gracz, który ma żetony w zapasie,
    także stawia na niej jeden. Robią to po kolei, zgodnie z ruchem wskazówek zegara, począwszy od gracza po twojej lewej
    stronie.
IC-H14 = Port: weź wierzchnią płytkę stosu i połóż ją zakrytą obok dowolnej płytki. Nikt jej nie ogląda.
IC-H15 =
    Poczta: przesuń dowolną płytkę razem z jej żetonami na inne pole, obok innej płytki. Miasto może się przez to rozpaść
    na części.
    .refused = Płytka z pola { $at } nie może zostać na swoim miejscu: wybierz dla niej inne pole.
IC-H16 =
    Elektrownia: efekty innych płytek nie działają na tę płytkę, na płytki obok niej ani na żetony, które na nich stoją
    (IC-30). Gdy zostanie odkryta piąta elektrownia, gra natychmiast się kończy (IC-41).
IC-H17 = Posterunek ochrony: zwróć właścicielom wszystkie żetony z jednej płytki.
    .refused = Na polu { $at } nie ma żetonów: wybierz płytkę, na której stoją.
IC-H18 = Centrum handlowe: wymień się z innym graczem wszystkimi płytkami na ręce.
    .refused =
        { $case ->
            [self] Płytkami wymieniasz się z innym graczem, nie ze sobą: wybierz kogoś innego.
           *[nobody] { $other_seat } nie gra przy tym stole.
        }
IC-H19 = Stadion: przesuń na tę płytkę jeden żeton albo wszystkie żetony z jednej sąsiedniej płytki.
    .refused =
        { $case ->
            [apart] Płytka na polu { $at } nie sąsiaduje ze stadionem.
            [few] Na polu { $at } stoi najwyżej jeden żeton: wskaż, czyj żeton przesuwasz.
           *[none] { $seat } nie ma żetonu na polu { $at }.
        }
IC-H20 =
    Świątynia: obejrzyj płytki innego gracza (musi mieć na ręce co najmniej jedną) i zagraj jedną z nich jak swoją. Ten
    gracz dobiera płytkę, gdy efekt zagranej zostanie wykonany do końca.
    .refused =
        { $case ->
            [tile] { $other_seat } nie ma na ręce { $tile_gen }, tylko { $tiles_acc }.
            [self] Świątynia pozwala obejrzeć płytki innego gracza, nie swoje.
            [empty] { $other_seat } nie ma płytek na ręce: wybierz innego gracza.
           *[nobody] { $other_seat } nie gra przy tym stole.
        }
IC-H21 = Stacja metra: zamień miejscami dwie płytki razem ze wszystkimi ich żetonami.
    .refused = Nie można zamienić płytki na polu { $at } z nią samą: wybierz drugą płytkę.

ic-part-protection = Ochrona

IC-30 =
    Odkryta elektrownia chroni siebie i płytki, które w danej chwili sąsiadują z nią bokiem. Efekt innej płytki nie może
    takiej płytki przesunąć, zamienić miejscami z inną, usunąć ani odkryć. Nie pozwala też stawiać na niej żetonów ani ich
    stamtąd zabierać, przesuwać czy zamieniać.
    .refused = Płytkę na polu { $at } chroni elektrownia na polu { $other_at }.
IC-31 =
    Nasze rozstrzygnięcie: rozumiemy ochronę dosłownie, więc obejmuje ona też działanie płytki na samą siebie. Na hotelu
    obok elektrowni nie można postawić żetonu, na zagranej tam komendzie policji staje tylko żeton gracza, który ją
    zagrał, a bank i stadion w takim miejscu nie działają.
    .refused = Na hotelu na polu { $at } nie można postawić żetonu: chroni go elektrownia na polu { $other_at }.
IC-32 =
    Na zagrywanej płytce zawsze stawia się żeton (IC-10). Płytka obok elektrowni nadal działa na płytki, które nie są
    chronione.
IC-33 =
    Kapitol działa mimo ochrony (IC-H3). Nasze rozstrzygnięcie: zakryta elektrownia nie chroni i nie liczy się do pięciu,
    które kończą grę.
IC-34 = Płytkę, która nie jest chroniona, wolno przesunąć na pole obok elektrowni.

ic-part-end = Koniec gry

IC-40 =
    Gdy gracz postawi swój ostatni żeton, rozpoczęte efekty wykonuje się do końca, ale plac budowy, biblioteka,
    świątynia i port do końca tej tury nie działają (poczta nadal przesuwa płytkę). Potem każdy inny gracz rozgrywa
    jeszcze jedną, ostatnią turę, począwszy od gracza po lewej stronie tego, którego tura właśnie minęła. Kto nie ma
    wtedy żetonów, pasuje. Nasze rozstrzygnięcie: jeśli żetony skończą się kilku graczom, ostatniej tury nie dostaje
    tylko pierwszy z nich. Odzyskanie żetonów nie odwołuje końca gry. Jeśli ktoś postawi swój ostatni żeton w ostatniej turze,
    te same cztery płytki przestają działać, ale nikt nie dostaje kolejnej tury.
    .refused =
        { $case ->
            [tokens] { $seat } nie ma żetonów i musi spasować.
           *[over] Gra już się skończyła.
        }
IC-41 =
    Gra kończy się natychmiast, gdy odkryta zostanie piąta elektrownia i stanie na niej żeton: nie wykonuje się już
    efektów i nie dobiera płytek. Tylko kapitol najpierw stawia wszystkie swoje żetony i odkrywa wszystkie płytki.

ic-part-scoring = Punktacja

IC-50 =
    Za każdą grupę co najmniej 3 połączonych bokami płytek, które kontrolujesz, dostajesz po 1 punkcie za płytkę.
    .scored = Grupy według wielkości: { $sizes }
IC-51 = Dostajesz punkty premii z płytek, które kontrolujesz.
    .scored = Płytki z premią: { $tiles }
IC-52 =
    Gracz, który kontroluje najwięcej płytek ze srebrną ramką, dostaje po 1 punkcie za każdą z nich. Jeśli takich graczy
    jest kilku, punkty dostaje każdy z nich. Bez srebrnych płytek nie ma punktów.
    .scored =
        { $count ->
            [one] { $count } srebrna płytka
            [few] { $count } srebrne płytki
           *[many] { $count } srebrnych płytek
        } (najwięcej u jednego gracza: { $most })
IC-53 = Płytka, którą kontroluje kilku graczy, liczy się w pełni każdemu z nich.
IC-54 =
    Wygrywa gracz, który zdobył najwięcej punktów. Przy równej liczbie punktów wyższe miejsce zajmuje ten, którego
    największa grupa liczy więcej płytek (nawet jeśli jest zbyt mała, by dać punkty). Nasze rozstrzygnięcie: jeśli i te
    grupy są równe, gracze zajmują to samo miejsce.
    .scored = Największa grupa na wypadek remisu: { $size }

## Co się dzieje

ic-first = Grę zaczyna { $seat }.
ic-drew =
    { $seat } dobiera { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    }.
    .secret =
        { $count ->
            [one] { $seat } dobiera { $tiles_acc }.
            [few] { $seat } dobiera { $count } płytki: { $tiles_acc }.
           *[many] { $seat } dobiera { $count } płytek: { $tiles_acc }.
        }
ic-played = { $seat } zagrywa { $tile_acc } na polu { $at }.
ic-hotel = { $seat } zajmuje hotel na polu { $at }.
ic-passed = { $seat } pasuje.
ic-put = { $seat } stawia żeton na polu { $at }.
ic-turned = Płytka na polu { $at } zostaje odkryta. To { $tile }.
ic-returned =
    { $seat } odzyskuje { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } z pola { $at }.
ic-took-back = { $seat } zabiera swój żeton z pola { $at }.
ic-done = { $seat } nie zabiera więcej żetonów.
ic-traded = { $seat } zamienia miejscami swój żeton z pola { $at } i żeton gracza { $other_seat_short } z pola { $other_at }.
ic-removed = { $seat } odkłada { $tile_acc } z pola { $at } na spód stosu.
ic-removed-down = { $seat } odkłada zakrytą płytkę z pola { $at } na spód stosu.
ic-factory = { $seat } dobierze na koniec tury jeszcze 5 płytek.
ic-library =
    { $seat } ogląda { $count ->
        [one] { $count } wierzchnią płytkę
        [few] { $count } wierzchnie płytki
       *[many] { $count } wierzchnich płytek
    } stosu.
    .secret =
        { $seat } ogląda { $count ->
            [one] { $count } wierzchnią płytkę
            [few] { $count } wierzchnie płytki
           *[many] { $count } wierzchnich płytek
        } stosu: { $tiles_acc }.
ic-under =
    Na spód stosu { $count ->
        [one] trafia { $count } płytka
        [few] trafiają { $count } płytki
       *[many] trafia { $count } płytek
    }.
ic-took = { $seat } bierze na rękę { $tile_acc } z pola { $at }.
ic-took-down = { $seat } bierze na rękę zakrytą płytkę z pola { $at }.
    .secret = { $seat } bierze na rękę zakrytą płytkę z pola { $at }: to { $tile }.
ic-laid = { $seat } kładzie zakrytą płytkę na polu { $at }.
ic-moved = { $seat } przesuwa { $tile_acc } z pola { $at } na pole { $other_at }.
ic-moved-down = { $seat } przesuwa zakrytą płytkę z pola { $at } na pole { $other_at }.
ic-cleared = { $seat } zwraca właścicielom wszystkie żetony z pola { $at }.
ic-swapped-hands = { $seat } i { $other_seat } wymieniają się płytkami na ręce.
ic-received =
    { $seat } ma teraz na ręce { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
       *[many] { $count } płytek
    }.
    .secret =
        { $count ->
            [0] { $seat } nie ma teraz płytek na ręce.
           *[other] { $seat } ma teraz na ręce { $tiles_acc }.
        }
ic-gathered =
    { $case ->
        [own] { $seat } przesuwa { $count ->
            [one] { $count } własny żeton
            [few] { $count } własne żetony
           *[many] { $count } własnych żetonów
        } z pola { $other_at } na pole { $at }.
       *[other] { $seat } przesuwa { $count ->
            [one] { $count } żeton
            [few] { $count } żetony
           *[many] { $count } żetonów
        } gracza { $other_seat_short } z pola { $other_at } na pole { $at }.
    }
ic-looked = { $seat } ogląda płytki gracza { $other_seat_short }.
    .secret = { $seat } ogląda płytki gracza { $other_seat_short }: { $tiles_acc }.
ic-swapped = { $seat } zamienia miejscami płytki z pól { $at } i { $other_at }.
ic-idle = Efekt { $tile_gen } na polu { $at } nie ma na co zadziałać.
ic-ran-out = { $seat } stawia swój ostatni żeton. Po tej turze pozostali gracze rozegrają jeszcze po jednej.
ic-ran-out-too = { $seat } stawia swój ostatni żeton.
ic-last-turn = { $seat } rozgrywa swoją ostatnią turę.
ic-over = Ostatnie tury zostały rozegrane. Czas policzyć punkty!
ic-over-passes = Wszyscy spasowali. Czas policzyć punkty!
ic-over-stations = Odkryto piątą elektrownię, więc gra natychmiast się kończy. Czas policzyć punkty!

## Co teraz zrobić

ic-now-play = Zagraj płytkę z ręki albo, jeśli możesz, zajmij hotel. Masz na ręce { $tiles_acc }.
    .seen = Zagraj płytkę z ręki albo, jeśli możesz, zajmij hotel.
ic-now-empty = Nie masz płytek na ręce: zajmij hotel, jeśli możesz, albo spasuj.
ic-now-no-tokens = Nie masz żetonów: spasuj.
ic-now-waiting = Wybierz odkrytą płytkę, której efekt wykonasz najpierw.
ic-now-arboretum =
    Arboretum na polu { $at }: zabieraj swoje żetony po jednym albo zakończ. Możesz zabrać jeszcze { $left ->
        [one] { $left } żeton
        [few] { $left } żetony
       *[many] { $left } żetonów
    }.
ic-now-bank = Bank na polu { $at }: wybierz żeton, który zamieni się miejscami z twoim.
ic-now-capitol =
    Kapitol na polu { $at }: masz tylko { $left ->
        [one] { $left } żeton
        [few] { $left } żetony
       *[many] { $left } żetonów
    }, za mało na wszystkie sąsiednie płytki. Wybierz, gdzie postawisz następny.
ic-now-construction-site = Plac budowy na polu { $at }: zagraj jeszcze jedną płytkę. Masz na ręce { $tiles_acc }.
ic-now-disaster-site = Miejsce katastrofy na polu { $at }: wybierz płytkę, która trafi na spód stosu.
ic-now-embassy = Ambasada na polu { $at }: wybierz sąsiednią płytkę, na której postawisz swój żeton.
ic-now-housing = Osiedle na polu { $at }: wybierz płytkę bez żetonów, na której postawisz swój.
ic-now-library = Biblioteka na polu { $at }. Zagraj jedną z tych płytek (ale nie bibliotekę): { $tiles_nom }.
ic-now-mausoleum = Mauzoleum na polu { $at }: wybierz sąsiednią płytkę, którą weźmiesz na rękę.
ic-now-port = Port na polu { $at }: wybierz pole, na którym położysz zakrytą płytkę z wierzchu stosu.
ic-now-post-office = Poczta na polu { $at }: wybierz płytkę, którą przesuniesz. Potem wybierzesz jej nowe pole.
ic-now-to = Poczta na polu { $at }: wybierz nowe pole dla płytki z pola { $other_at }.
ic-now-security-guardpost = Posterunek ochrony na polu { $at }: wybierz płytkę, z której żetony wrócą do właścicieli.
ic-now-shopping-complex = Centrum handlowe na polu { $at }: wybierz gracza, z którym wymienisz się płytkami na ręce.
ic-now-stadium = Stadion na polu { $at }: przesuń tu jeden żeton albo wszystkie żetony z sąsiedniej płytki.
ic-now-temple = Świątynia na polu { $at }: wybierz gracza, którego płytki obejrzysz. Potem zagrasz jedną z nich.
ic-now-from-hand = Świątynia na polu { $at }: zagraj jedną z płytek gracza { $other_seat_short }. Do wyboru masz { $tiles_acc }.
ic-now-transit-station = Stacja metra na polu { $at }: wybierz pierwszą z dwóch płytek, które zamienisz miejscami.
ic-now-with =
    Stacja metra na polu { $at }: wybierz płytkę, którą zamienisz miejscami z płytką z pola { $other_at }.

## Wartości i pozycje, które są niemożliwe

ic-values-shape = { $option }: podaj rodzaje płytek z wartościami albo tabelę CSV.
ic-values-columns =
    { $option }: pierwszy wiersz tabeli musi zawierać nazwy kolumn { $columns }, a pod nim muszą być kolejne wiersze. { $count ->
        [0] Nie ma ani jednego.
       *[other] Brakuje: { $missing_columns }.
    }
ic-values-kind =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }wiersz { $line }
    }: nie ma płytki „{ $kind }”. Możliwe nazwy: { $tiles }.
ic-values-copy = { $option }, { $tile }: podaj wartości bonus i silver albo listę wartości count, bonus i silver.
ic-values-number =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }wiersz { $line }
    }, { $tile }: w kolumnie „{ $column }” jest „{ $value }”, a ma tam być liczba od 0 do { $most }.
ic-values-silver =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }wiersz { $line }
    }, { $tile }: wpis „{ $value }” nie mówi, czy ramka jest srebrna. Wpisz tak albo nie.
ic-values-count =
    { $option }, { $tile }: { $count ->
        [one] podano { $count } płytkę
        [few] podano { $count } płytki
       *[many] podano { $count } płytek
    }, a w pudełku jest ich { $expected }.
# Columns of such a table, with other names that they may have; and what means yes and no in it.
column-kind = płytka
    .also = rodzaj
column-count = liczba
    .also = sztuk, sztuki
column-bonus = premia
    .also = punkty
column-silver = srebrna
    .also = srebro
ic-values-yes = tak, t
ic-values-no = nie, n
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
ic-position-cell = Pozycja, { $place }: „{ $at }” nie jest polem albo leży za daleko od środka.
ic-position-known = Pozycja, { $place }: nikt nie może znać tych płytek na ręce.
ic-position-form = Pozycja, { $place }: poprawny zapis to { $expected }.

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
ic-letter-transit-station = Sm
ic-board-deck = stos { $count }
ic-board-tokens = żetony { $count }
ic-board-last-turns = ostatnie tury do rozegrania: { $seats }
ic-board-last-turn = to ostatnia tura
ic-board-following = wykonywane efekty, od najnowszego:
ic-board-text = { $tile } na polu { $at }
ic-board-aside =
    na spód stosu { $count ->
        [one] trafi { $count } płytka
        [few] trafią { $count } płytki
       *[many] trafi { $count } płytek
    }
ic-board-outside =
    poza widoczną częścią { $count ->
        [one] leży { $count } płytka
        [few] leżą { $count } płytki
       *[many] leży { $count } płytek
    }: { $ats }
ic-board-legend = { $down } zakryta płytka · { $free } tu można położyć płytkę · { $safe } chroniona płytka · litery obok to żetony
ic-verb-play = zagraj
# To samo słowo co płytka: „zagraj hotel 0,1”, „hotel 0,1”.
ic-verb-hotel = hotel
ic-verb-take-back = zabierz
ic-verb-done = zakończ
ic-verb-trade = zamień
ic-verb-put = postaw
ic-verb-follow = wykonaj
ic-verb-remove = usuń
ic-verb-take = weź
ic-verb-lay = połóż
ic-verb-move = przesuń
ic-verb-to = na
ic-verb-clear = zwróć żetony
ic-verb-swap-hands = wymień płytki
ic-verb-gather = zbierz
ic-verb-look = obejrzyj
ic-verb-swap = zamień miejscami
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
ic-object-transit-station = stację metra

## The effects in short

ic-short-arboretum = Zabierz najwyżej 3 swoje żetony.
ic-short-bank = Zamień miejscami swój żeton i cudzy.
ic-short-capitol = Postaw żetony na sąsiednich płytkach.
ic-short-construction-site = Zagraj jeszcze jedną płytkę.
ic-short-disaster-site = Odłóż jedną płytkę na spód stosu.
ic-short-embassy = Zastąp żetony na sąsiedniej płytce swoim.
ic-short-factory = Na koniec tury dobierz jeszcze 5 płytek.
ic-short-hotel = Możesz go zająć w późniejszej turze.
ic-short-housing = Postaw żeton na płytce bez żetonów.
ic-short-library = Zagraj jedną z 5 wierzchnich płytek stosu.
ic-short-mausoleum = Weź na rękę sąsiednią płytkę.
ic-short-plaza = Nowe płytki kładzie się obok placów.
ic-short-police-hq = Każdy inny gracz też stawia tu żeton.
ic-short-port = Połóż zakrytą płytkę ze stosu.
ic-short-post-office = Przesuń płytkę razem z żetonami.
ic-short-power-station = Chroni siebie i płytki obok.
ic-short-security-guardpost = Zwróć graczom żetony z jednej płytki.
ic-short-shopping-complex = Wymień się płytkami z innym graczem.
ic-short-stadium = Przesuń tu żetony z płytki obok.
ic-short-temple = Zagraj płytkę innego gracza.
ic-short-transit-station = Zamień miejscami dwie płytki.
