### Card City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `cc-part-…` otwiera jej część.

game-card-city = Card City
    .about = Dziel i wybieraj karty, zbuduj miasto na 5 × 5 polach i rozwijaj jego dzielnice. Dla 2–4 graczy albo solo.

option-decentralisation = Decentralizacja
    .about = Punkty za strefy o pełnym sąsiedztwie, za ratusz z dala od środka i za rozproszony przemysł.
option-parking_meters = Parkomaty
    .about = Strefy parkingów, które stykają się z co najmniej trzema kolorami, przynoszą monety w każdej rundzie.
option-discard = Odrzucanie
    .about =
        Kiedy odrzuca się kartę, której nie można zbudować: od razu w chwili zagrania, nawet jeśli drugą dałoby się
        zbudować najpierw, czy dopiero gdy żadnej z kart na ręce nie można zbudować.
value-discard-in-order = od razu w chwili zagrania
value-discard-last = gdy żadnej nie można zbudować

card-residence = dom
card-commerce = sklep
card-leisure = rozrywka
card-industry = fabryka
card-parking = parking
card-town-hall = ratusz

lot-small = mały zestaw
lot-big = duży zestaw

phase-divide = podział kart
phase-choose = wybór zestawu
phase-keep = wybór kart
phase-construction = budowa
phase-development = rozwój
phase-end-of-round = koniec rundy
phase-over = koniec gry

level-locality = przysiółek
level-hamlet = osada
level-village = wieś
level-market-town = osada targowa
level-town = miasteczko
level-city = miasto
level-conurbation = aglomeracja
level-metropolis = metropolia
level-capital = stolica
level-megalopolis = megalopolis

## Zasady

cc-part-setup = Przygotowanie

CC-01 =
    W pudełku są 34 zielone domy, 24 niebieskie sklepy, 12 czerwonych kart rozrywki, 20 żółtych fabryk, 16 szarych
    parkingów i 4 fioletowe ratusze.
CC-02 =
    Na każdego gracza do talii trafia 6 domów, 4 fabryki, 4 parkingi, 3 sklepy i 3 karty rozrywki; talię się tasuje.
    Liczy ona 40 kart przy dwóch graczach, 60 przy trzech, 80 przy czterech i wystarcza dokładnie na 10 rund.
CC-03 =
    Pozostałe domy, fabryki i sklepy to rezerwa: trzy odkryte stosy, które każdy może przeliczyć. Leży w nich 22, 12 i
    18 kart przy dwóch graczach, 16, 8 i 15 przy trzech, 10, 4 i 12 przy czterech. Inne pozostałe karty nie biorą
    udziału w grze.
CC-04 = Każdy gracz zaczyna z 3 monetami i ratuszem, który jest pierwszą kartą jego miasta.
CC-05 = Pierwszego gracza wyznacza los. Po każdej rundzie rola ta przechodzi na sąsiada po lewej.
CC-06 = Liczba kart w talii jest przez cały czas jawna.

cc-part-acquisition = Faza 1: pozyskanie kart

CC-10 = Pierwszy gracz dobiera po 2 karty na każdego gracza, ogląda je w tajemnicy i zostaje pierwszym dzielącym.
    .refused = { $seat } nie może teraz dzielić kart (faza: { $phase }).
CC-11 =
    W 1. rundzie dobrane karty rozrywki odkłada się na bok i zastępuje innymi, aż wśród dobranych nie będzie żadnej.
    Odłożone karty wtasowuje się potem z powrotem do talii.
CC-12 =
    Dzielący układa ze wszystkich kart, które trzyma, dwa zestawy. Mały to dokładnie 2 odkryte karty. Duży to wszystkie
    pozostałe: połowa odkryta i połowa zakryta, według jego wyboru.
    .refused = Oba zestawy muszą się składać dokładnie z tych kart: { $cards }.
CC-13 =
    Wybierający to najbliższy gracz po lewej od dzielącego, który nie ma jeszcze kart. Bierze jeden z dwóch zestawów,
    widząc tylko odkryte karty.
    .refused = { $seat } nie może teraz wybierać zestawu (faza: { $phase }).
CC-14 =
    Wybierający, który bierze mały zestaw, ma już swoje karty. Dzielący zabiera duży zestaw z powrotem i dzieli go na
    nowo dla następnego wybierającego.
CC-15 =
    Gdy wybierający bierze duży zestaw, dzielący dostaje mały i ma już swoje karty. Wybierający staje się dzielącym i
    dzieli duży zestaw dla następnego wybierającego.
CC-16 =
    Gdy do podziału są tylko 4 karty, duży zestaw też ma 2 karty, jedną odkrytą i jedną zakrytą, a dzielący dostaje ten
    zestaw, który zostawi wybierający. Na koniec każdy ma dokładnie 2 karty.
CC-17 =
    Zakryte karty znają tylko ci, którzy je dzielili, i wybierający, który je wziął. Co leżało odkryte, wiedzą wszyscy,
    ale tylko co do rodzaju: kart jednego rodzaju się nie rozróżnia.

cc-part-construction = Faza 2: budowa

CC-20 = Wszyscy gracze jednocześnie stawiają obie swoje karty, każdy w swoim mieście i w dowolnej kolejności.
    .refused =
        { $case ->
            [hand] { $seat } nie ma na ręce takiej karty: { $card }. Na ręce: { $cards }.
           *[turn] { $seat } nie może teraz budować ani odrzucać kart (faza: { $phase }).
        }
CC-21 =
    Zagraj obie karty w dowolnej kolejności. Gdy przychodzi kolej na kartę, musisz ją zbudować, jeśli możesz. Jeśli nie
    możesz (brakuje monet, limit miasta jest wyczerpany albo nie ma dla niej pola), odrzuć ją odkrytą: wypada z gry, nawet
    jeśli drugą kartę można było zbudować wcześniej. Opcja „Odrzucanie” pozwala grać inaczej: kartę odrzuca się tylko
    wtedy, gdy żadnej z kart na ręce nie można zbudować.
    .refused =
        { $case ->
            [last] Nie możesz jeszcze odrzucić karty „{ $card }”: nadal możesz zbudować kartę „{ $other_card }”.
           *[card] Nie możesz odrzucić karty „{ $card }”: nadal możesz ją zbudować, na przykład na polu { $at }.
        }
CC-22 = Nową kartę stawia się na pustym polu, na którym styka się z kartą miasta. Karty stykają się bokami, nie rogami.
    .refused =
        { $case ->
            [taken] Karta „{ $card }” nie może stanąć na polu { $at }: jest ono zajęte.
           *[apart] Karta „{ $card }” nie może stanąć na polu { $at }: nie stykałaby się tam z żadną kartą miasta.
        }
CC-23 =
    Całe miasto mieści się w kwadracie 5 × 5 pól. Kwadrat jest ruchomy: jego położenie ustalają dopiero szerokość i
    wysokość miasta.
    .refused = Karta „{ $card }” nie może stanąć na polu { $at }: miasto nie zmieściłoby się na 5 × 5 polach.
CC-24 = Limit miasta to 5 kart i jeszcze 5 za każdą fabrykę w mieście. Fabryk się do niego nie wlicza, ratusz – tak.
    .refused =
        Limit miasta wyczerpany, karta „{ $card }” nie może stanąć: { $industries ->
            [0] bez fabryk
            [one] z { $industries } fabryką
           *[other] z { $industries } fabrykami
        } miasto może mieć { $limit } kart, nie licząc fabryk.
CC-25 = Nie wolno zbudować domu, który stykałby się z domem, ani sklepu, który stykałby się ze sklepem.
    .refused =
        Karta „{ $card }” nie może stanąć na polu { $at }: stykałaby się z kartą „{ $other_card }” na polu
        { $other_at }.
CC-26 = Dom i fabryka nigdy nie mogą się stykać.
    .refused =
        Karta „{ $card }” nie może stanąć na polu { $at }: stykałaby się z kartą „{ $other_card }” na polu
        { $other_at }.
CC-27 = Karta rozrywki kosztuje 5 monet, płatnych przy jej postawieniu. Kto ma mniej, nie może jej zbudować.
    .refused = Za mało monet: { $gold }. Karta rozrywki kosztuje { $price }.
CC-28 = Poza tym wszystkie karty mogą się stykać. Postawionej karty już się nie przesuwa.

cc-part-development = Faza 3: rozwój

CC-30 = Dzielnica to wszystkie karty jednego rodzaju, które łączą się bokami. Ratusz tworzy dzielnicę sam.
CC-31 = Karty kultury to ratusz i karty rozrywki.
CC-32 =
    Dzielnica mieszkaniowa, która styka się z większą liczbą kart kultury, niż ma domów, rozwija się: stawia się jeden
    dom z rezerwy tak, by się z nią stykał. Każda karta kultury liczy się raz.
    .refused =
        Na polu { $at } nic się nie rozwinie ({ $card }): żadna przyległa dzielnica mieszkaniowa nie styka się z większą
        liczbą kart kultury, niż ma domów.
CC-33 =
    Dzielnica handlowa, która styka się z większą liczbą dzielnic mieszkaniowych, niż ma sklepów, rozwija się: stawia
    się jeden sklep z rezerwy tak, by się z nią stykał. Każda dzielnica mieszkaniowa liczy się raz.
    .refused =
        Na polu { $at } nic się nie rozwinie ({ $card }): żadna przyległa dzielnica handlowa nie styka się z większą
        liczbą dzielnic mieszkaniowych, niż ma sklepów.
CC-34 =
    Nowa karta podlega zasadom CC-22, CC-23, CC-24 i CC-26, ale nie CC-25: może stykać się także z innymi dzielnicami
    swojego rodzaju i wtedy je łączy.
CC-35 =
    Rozwój jest obowiązkowy, dopóki jakikolwiek jest możliwy. Gracz wybiera, która dzielnica się rozwija i gdzie. Ta
    sama dzielnica może się rozwinąć kilka razy.
CC-36 =
    Dzielnica nie rozwija się, jeśli jej stos w rezerwie jest pusty albo żadne pole nie jest dozwolone; później się tego
    nie nadrabia. Gracz kończy, gdy nic więcej nie może się rozwinąć.
    .refused = Na polu { $at } nic się nie rozwinie ({ $card }): ten stos rezerwy jest pusty.
CC-37 = Gracze rozwijają swoje miasta po kolei, od pierwszego gracza w lewo.
    .refused = { $seat } nie może teraz rozwijać miasta (faza: { $phase }).

cc-part-income = Faza 4: dochody

CC-40 = Każdy gracz dostaje 1 monetę pensji.
CC-41 =
    Każda dzielnica handlowa daje 1 monetę za pierwszą kartę, 2 za drugą, 3 za trzecią i tak dalej: 1, 3, 6, 10, 15
    monet za dzielnicę od 1 do 5 kart.

cc-part-end-of-round = Faza 5: koniec rundy

CC-50 =
    Od pierwszego gracza w lewo każdy może kupić jedną fabrykę z rezerwy albo spasować. Pierwsza fabryka w mieście
    kosztuje 5 monet, druga 10, trzecia 15 i tak dalej; zbudowane z ręki też się liczą. Kto nie może kupić, nie jest
    pytany. Faza ta odbywa się także w 10. rundzie.
    .refused = { $seat } nie może teraz kupować ani pasować (faza: { $phase }).
CC-51 =
    Kupioną fabrykę stawia się od razu, według CC-22, CC-23 i CC-26, i od razu podnosi ona limit miasta. Bez dozwolonego
    pola nie można jej kupić. Nic się nie rozwija aż do fazy 3 następnej rundy.
CC-52 = Potem rola pierwszego gracza przechodzi na sąsiada po lewej.

cc-part-scoring = Koniec gry

CC-60 =
    Gra kończy się po 10. rundzie. Każda dzielnica mieszkaniowa daje 1 punkt za pierwszą kartę, 2 za drugą, 3 za trzecią
    i tak dalej: 1, 3, 6, 10, 15 punktów za dzielnicę od 1 do 5 kart.
    .scored = Dzielnice mieszkaniowe według wielkości: { $sizes }
CC-61 = Każde puste pole kwadratu 5 × 5 kosztuje 1 punkt.
    .scored = Puste pola: { $empty }
CC-62 = Każde 5 monet daje 1 punkt.
    .scored = Monety: { $gold }
CC-63 =
    Wygrywa osoba z największą liczbą punktów. Przy remisie o dowolne miejsce wygrywa ten, komu po CC-62 zostało więcej
    monet (od 0 do 4); gdy i tu jest remis, miejsce jest wspólne.
    .scored = Pozostałe monety, na wypadek remisu: { $gold }

cc-part-variants = Warianty

CC-70 =
    Decentralizacja: na koniec gry 5 punktów za każdą strefę, która styka się ze wszystkimi wymaganymi kolorami. Strefą
    jest każda dzielnica oprócz ratusza. Sklepy potrzebują zielonego, czerwonego, fioletowego, żółtego i szarego;
    parkingi zielonego, niebieskiego, czerwonego, fioletowego i żółtego; karty rozrywki zielonego, niebieskiego,
    fioletowego, żółtego i szarego; domy i fabryki niebieskiego, czerwonego, fioletowego i szarego. Ratusz jest zarazem
    fioletowy i czerwony.
    .scored =
        { $count ->
            [0] Strefy stykające się ze wszystkimi swoimi kolorami: brak
           *[other] Strefy stykające się ze wszystkimi swoimi kolorami: { $count } ({ $cards })
        }
CC-71 =
    Decentralizacja: 2 punkty za każdy krok, poziomy lub pionowy, od środka kwadratu 5 × 5 do ratusza. Jeśli miasto ma
    mniej niż 5 pól szerokości lub wysokości, kwadrat układa się na korzyść gracza.
    .scored = Kroki od środka do ratusza: { $steps }
CC-72 = Decentralizacja: 3 punkty za każdą strefę przemysłową oprócz pierwszej.
    .scored = Strefy przemysłowe: { $zones }
CC-80 =
    Parkomaty: w fazie 4 każda strefa parkingów daje 1 monetę, jeśli styka się z 3 kolorami, 2 monety, jeśli z 4, i 3
    monety, jeśli z 5. Liczą się zielony, niebieski, czerwony, fioletowy i żółty; ratusz jest zarazem fioletowy i
    czerwony.

cc-part-solo = Gra solo

CC-90 =
    Talia do gry solo to 6 domów, 4 fabryki, 4 parkingi, 3 sklepy i 3 karty rozrywki, a rezerwa to 28 domów, 16 fabryk i
    21 sklepów. Reszta się nie zmienia. Można dodać warianty; liczą się wtedy do poziomu.
CC-91 =
    W fazie 1 gracz dobiera 3 karty, zatrzymuje 2, a trzecią wkłada pod talię. W 10. rundzie zostają tylko 2 karty;
    gracz zatrzymuje obie. W 1. rundzie karty rozrywki najpierw się zastępuje, jak w CC-11.
    .refused =
        { $case ->
            [cards] Zatrzymać można tylko dwie z tych kart: { $cards }.
           *[turn] { $seat } nie może teraz wybierać kart (faza: { $phase }).
        }
CC-92 =
    Wynik wyznacza poziom miasta: poniżej 10 punktów { level-locality }, od 10 { level-hamlet }, od 15
    { level-village }, od 20 { level-market-town }, od 25 { level-town }, od 30 { level-city }, od 35
    { level-conurbation }, od 40 { level-metropolis }, od 45 { level-capital }, od 50 { level-megalopolis }.
    .scored = Poziom: { $level }

## Co się dzieje

cc-round = Runda { $round }. Pierwszy gracz: { $seat }.
cc-drew =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    .secret =
        { $seat } dobiera { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }: { $cards }.
cc-divided =
    { $seat } dzieli karty. Mały zestaw: { $small_cards }. Duży zestaw, odkryte: { $up_cards }; zakryte: { $down }.
    .secret =
        { $seat } dzieli karty. Mały zestaw: { $small_cards }. Duży zestaw, odkryte: { $up_cards }; zakryte:
        { $hidden_cards }.
cc-chose =
    { $case ->
        [again] { $seat } bierze { $lot }, a { $other_seat } zabiera duży zestaw z powrotem i dzieli go na nowo.
       *[last] { $seat } bierze { $lot }, a { $other_seat } drugi.
    }
    .secret =
        { $case ->
            [again] { $seat } bierze { $lot }, a { $other_seat } zabiera duży zestaw z powrotem i dzieli go na nowo. W dużym zestawie: { $cards }.
           *[last] { $seat } bierze { $lot }, a { $other_seat } drugi. W dużym zestawie: { $cards }.
        }
cc-kept = { $seat } zatrzymuje: { $cards }. Trzecia karta trafia pod talię.
    .secret = { $seat } zatrzymuje: { $cards }. Pod talię trafia: { $card }.
cc-built = { $seat } buduje na polu { $at }: { $card }.
cc-discarded = { $seat } odrzuca: { $card }.
cc-developed = { $seat } rozwija miasto na polu { $at }: { $card }.
cc-income =
    { $seat } dostaje { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    } { $meters ->
        [0] (pensja 1, sklepy { $shops }).
       *[other] (pensja 1, sklepy { $shops }, parkomaty { $meters }).
    }
cc-bought =
    { $seat } kupuje fabrykę za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    } i stawia ją na polu { $at }.
cc-passed = { $seat } nic nie kupuje.
cc-over = Dziesięć rund minęło: czas policzyć punkty.

## Co teraz zrobić

cc-now-divide =
    Podziel { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } na dwa zestawy: { $cards }.
cc-now-choose = Wybierz zestaw. Dzieli: { $other_seat }.
cc-now-keep = Zatrzymaj dwie z tych kart: { $cards }.
cc-now-build = Postaw swoje karty: { $cards }.
cc-now-develop = Twoje miasto się rozwija: postaw kartę z rezerwy.
cc-now-buy =
    Kup fabrykę za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    } (masz { $gold }) albo spasuj.
