### Card City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `cc-part-…` otwiera jej część.
### Formy kart: .nom – powstaje karta rozrywki, .acc – buduje fabrykę, .gen – nie ma fabryki, .this – tej fabryki, .many – kilka
### jednakowych na liście.

game-card-city = Card City
    .about = Dziel i wybieraj karty, a potem buduj miasto. W kwadracie 5 × 5 pól rozwijaj jego dzielnice. Dla 2–4 graczy albo solo.
    .pitch = Dziel i wybieraj karty, a potem rozwijaj dzielnice w mieście 5 × 5.
    .invitation =
        W każdej rundzie jedna osoba dzieli karty, a pozostałe wybierają. Ze swoich kart budujesz miasto w
        kwadracie 5 × 5 pól, którego dzielnice się rozrastają. Po dziesięciu rundach wygrywa miasto warte
        najwięcej punktów.

option-decentralisation = Decentralizacja
    .about = Dodatkowe punkty za strefy, które sąsiadują ze wszystkimi kolorami, za ratusz z dala od środka i za rozproszone fabryki.
option-parking_meters = Parkomaty
    .about = Strefy parkingów, które sąsiadują z co najmniej trzema kolorami, przynoszą monety w każdej rundzie.
option-discard = Odrzucanie kart
    .about =
        Kiedy odrzuca się kartę, której nie można zbudować: gdy przyjdzie na nią kolej, nawet jeśli najpierw dałoby się
        zbudować drugą, czy dopiero wtedy, gdy nie można zbudować żadnej karty z ręki.
value-discard-in-order = gdy przyjdzie na nie kolej
value-discard-last = gdy nie można zbudować żadnej
option-first_player = Kto zaczyna
    .about = Decyduje los albo zaczyna gracz na pierwszym miejscu. To, kto gdzie siedzi, ustalacie przed rozpoczęciem gry.
value-first_player-drawn = decyduje los
value-first_player-first-seat = gracz na pierwszym miejscu

card-residence = dom
    .nom = dom
    .acc = dom
    .gen = domu
    .this = tego domu
    .many =
        { $count ->
            [few] { $count } domy
           *[many] { $count } domów
        }
card-commerce = sklep
    .nom = sklep
    .acc = sklep
    .gen = sklepu
    .this = tego sklepu
    .many =
        { $count ->
            [few] { $count } sklepy
           *[many] { $count } sklepów
        }
card-leisure = rozrywka
    .nom = karta rozrywki
    .acc = kartę rozrywki
    .gen = karty rozrywki
    .this = tej karty rozrywki
    .many =
        { $count ->
            [few] { $count } karty rozrywki
           *[many] { $count } kart rozrywki
        }
card-industry = fabryka
    .nom = fabryka
    .acc = fabrykę
    .gen = fabryki
    .this = tej fabryki
    .many =
        { $count ->
            [few] { $count } fabryki
           *[many] { $count } fabryk
        }
card-parking = parking
    .nom = parking
    .acc = parking
    .gen = parkingu
    .this = tego parkingu
    .many =
        { $count ->
            [few] { $count } parkingi
           *[many] { $count } parkingów
        }
card-town-hall = ratusz
    .nom = ratusz
    .acc = ratusz
    .gen = ratusza
    .this = tego ratusza
    .many =
        { $count ->
            [few] { $count } ratusze
           *[many] { $count } ratuszy
        }

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
level-market-town = miasteczko
level-town = miasto
level-city = duże miasto
level-conurbation = aglomeracja
level-metropolis = metropolia
level-capital = stolica
level-megalopolis = megalopolis

## Zasady

cc-part-setup = Elementy i przygotowanie gry

CC-01 =
    W pudełku są 34 zielone domy, 24 niebieskie sklepy, 12 czerwonych kart rozrywki, 20 żółtych fabryk, 16 szarych
    parkingów i 4 fioletowe ratusze, a także 48 monet (po 16 o wartości 1, 5 i 25) oraz znacznik pierwszego gracza.
CC-02 =
    Przygotujcie talię: na każdego gracza przypada w niej 6 domów, 4 fabryki, 4 parkingi, 3 sklepy i 3 karty rozrywki.
    Potasujcie ją. Talia liczy 40 kart przy dwóch graczach, 60 przy trzech i 80 przy czterech: dokładnie tyle, ile
    potrzeba na 10 rund.
CC-03 =
    Pozostałe domy, fabryki i sklepy tworzą rezerwę: trzy odkryte stosy, które każdy może przeliczyć. Liczą one
    odpowiednio 22, 12 i 18 kart przy dwóch graczach, 16, 8 i 15 przy trzech oraz 10, 4 i 12 przy czterech. Reszta kart
    nie bierze udziału w grze.
CC-04 = Każdy gracz zaczyna z 3 monetami i z ratuszem, który jest pierwszą kartą jego miasta.
CC-05 =
    Pierwszego gracza wyznacza los albo, jeśli tak ustawicie w opcji „Kto zaczyna”, jest nim gracz na pierwszym miejscu.
    Po każdej rundzie znacznik pierwszego gracza przechodzi do sąsiada po lewej stronie.
    Nasze rozstrzygnięcie: według instrukcji zaczyna ten, kto ostatnio był w mieście.
CC-06 = W każdej chwili wiadomo, ile kart zostało w talii.

cc-part-acquisition = Faza 1: pozyskanie kart

CC-10 = Pierwszy gracz dobiera po 2 karty na każdego gracza i ogląda je w tajemnicy. To on dzieli karty jako pierwszy.
    .refused = { $seat } nie może teraz dzielić kart. Obecna faza: { $phase }.
CC-11 =
    W 1. rundzie dobrane karty rozrywki odkłada się na bok i dobiera w ich miejsce inne, aż wśród dobranych nie będzie
    żadnej. Potem odłożone karty wtasowuje się z powrotem do talii.
CC-12 =
    Dzielący układa ze wszystkich kart, które ma na ręce, dwa zestawy. Mały zestaw to dokładnie 2 odkryte karty. Duży
    zestaw to wszystkie pozostałe: dzielący wybiera, która połowa leży odkryta, a która zakryta.
    .refused = Ułóż oba zestawy dokładnie z tych kart: { $cards_nom }.
CC-13 =
    Wybiera pierwszy gracz na lewo od dzielącego, który nie ma jeszcze swoich kart. Bierze jeden z dwóch zestawów,
    widząc tylko odkryte karty.
    .refused = { $seat } nie może teraz wybierać zestawu. Obecna faza: { $phase }.
CC-14 =
    Jeśli wybierający weźmie mały zestaw, ma już swoje karty. Dzielący bierze wtedy duży zestaw z powrotem na rękę i
    dzieli go na nowo dla następnego gracza.
CC-15 =
    Gdy wybierający weźmie duży zestaw, dzielący dostaje mały i ma już swoje karty. Teraz to wybierający dzieli duży
    zestaw dla następnego gracza.
CC-16 =
    Gdy do podziału są tylko 4 karty, duży zestaw też liczy 2 karty: jedną odkrytą i jedną zakrytą. Dzielący dostaje ten
    zestaw, którego nie wziął wybierający. W ten sposób każdy ma na koniec dokładnie 2 karty.
CC-17 =
    Zakryte karty znają tylko ci, którzy je dzielili, i ten, kto je wziął. O odkrytych wszyscy wiedzą, jakiego są
    rodzaju, ale kart tego samego rodzaju nie da się odróżnić: jeśli dzielący wziął na rękę dwa domy i znów wykłada
    jeden, nikt nie wie, który to.

cc-part-construction = Faza 2: budowa

CC-20 = Wszyscy gracze jednocześnie budują swoje 2 karty, każdy w swoim mieście i w dowolnej kolejności.
    .refused =
        { $case ->
            [hand] { $seat } nie ma na ręce { $card_gen }, tylko { $cards_acc }.
           *[turn] { $seat } nie może teraz budować. Obecna faza: { $phase }.
        }
CC-21 =
    Zagraj obie karty w dowolnej kolejności. Gdy na kartę przychodzi kolej, musisz ją zbudować, jeśli tylko możesz.
    Jeśli nie możesz (brakuje ci monet, miasto osiągnęło limit albo nie ma dla niej pola), odrzuć ją odkrytą do pudełka,
    nawet jeśli drugą kartę dałoby się zbudować najpierw. Opcja „Odrzucanie kart” pozwala grać inaczej: kartę odrzuca
    się dopiero wtedy, gdy nie można zbudować żadnej karty z ręki.
    .refused =
        { $case ->
            [last] Nie możesz jeszcze odrzucić { $card_this }: najpierw zbuduj { $other_card_acc }.
           *[card] Nie możesz odrzucić { $card_this }, bo możesz tę kartę zbudować, na przykład na polu { $at }.
        }
CC-22 =
    Nową kartę połóż na pustym polu obok karty, która już leży w twoim mieście. Karty sąsiadują ze sobą bokami, nie
    rogami.
    .refused =
        { $case ->
            [taken] Nie można zbudować { $card_gen } na polu { $at }: leży tam już inna karta. Wybierz puste pole.
           *[apart]
                Nie można zbudować { $card_gen } na polu { $at }: nie sąsiaduje ono z żadną kartą miasta. Wybierz pole
                obok którejś z kart.
        }
CC-23 =
    Całe miasto musi zmieścić się w kwadracie 5 × 5 pól. Położenie kwadratu nie jest z góry ustalone: dopóki miasto jest
    węższe lub niższe niż 5 pól, może rosnąć w obie strony.
    .refused =
        Nie można zbudować { $card_gen } na polu { $at }: miasto nie zmieściłoby się w kwadracie 5 × 5 pól.
CC-24 =
    Miasto mieści 5 kart i jeszcze 5 za każdą stojącą w nim fabrykę. Do tego limitu wlicza się ratusz, ale nie wlicza
    się fabryk.
    .refused =
        Nie można zbudować { $card_this }: { $industries ->
            [0] bez fabryk
            [one] z { $industries } fabryką
           *[other] z { $industries } fabrykami
        } miasto mieści najwyżej { $limit } kart (nie licząc fabryk).
CC-25 = Nie wolno zbudować domu obok domu ani sklepu obok sklepu.
    .refused =
        Nie można zbudować { $card_gen } na polu { $at }: obok, na polu { $other_at }, stoi już { $other_card }.
CC-26 = Dom i fabryka nigdy nie mogą ze sobą sąsiadować.
    .refused =
        Nie można zbudować { $card_gen } na polu { $at }: obok, na polu { $other_at }, stoi { $other_card }, a dom i
        fabryka nie mogą ze sobą sąsiadować.
CC-27 =
    Budując kartę rozrywki, zapłać za nią 5 monet. Jeśli nie masz tylu monet, nie możesz jej zbudować.
    .refused =
        Nie stać cię na kartę rozrywki: kosztuje ona { $price } monet, a ty { $gold ->
            [0] nie masz żadnej
            [one] masz tylko { $gold } monetę
            [few] masz tylko { $gold } monety
           *[many] masz tylko { $gold } monet
        }.
CC-28 = Wszystkie pozostałe karty mogą ze sobą sąsiadować. Zbudowanej karty już się nie przesuwa.

cc-part-development = Faza 3: rozwój

CC-30 =
    Dzielnica to wszystkie karty jednego rodzaju, które łączą się ze sobą bokami. Ratusz sam tworzy dzielnicę.
CC-31 = Karty kultury to ratusz i karty rozrywki.
CC-32 =
    Dzielnica mieszkaniowa rozwija się, jeśli sąsiaduje z większą liczbą kart kultury, niż sama liczy domów: weź jeden
    dom z rezerwy i połóż go obok tej dzielnicy. Każda karta kultury liczy się raz.
    .refused =
        Na polu { $at } nie może powstać { $card }: żadna dzielnica mieszkaniowa obok tego pola nie sąsiaduje z większą
        liczbą kart kultury, niż liczy domów.
CC-33 =
    Dzielnica handlowa rozwija się, jeśli sąsiaduje z większą liczbą różnych dzielnic mieszkaniowych, niż sama liczy
    sklepów: weź jeden sklep z rezerwy i połóż go obok tej dzielnicy. Każda dzielnica mieszkaniowa liczy się raz.
    .refused =
        Na polu { $at } nie może powstać { $card }: żadna dzielnica handlowa obok tego pola nie sąsiaduje z większą liczbą
        dzielnic mieszkaniowych, niż liczy sklepów.
CC-34 =
    Nową kartę kładziesz według zasad CC-22, CC-23, CC-24 i CC-26. Zasada CC-25 jej nie dotyczy: może sąsiadować
    z innymi dzielnicami swojego rodzaju i wtedy łączy się z nimi w jedną.
CC-35 =
    Rozwój jest obowiązkowy: rozwijaj miasto tak długo, jak to możliwe. Ty decydujesz, która dzielnica się rozwija i gdzie
    stanie nowa karta. Nasze rozstrzygnięcie, zgodne ze słowami autora gry: ta sama dzielnica może rozwinąć się kilka razy
    w jednej rundzie.
CC-36 =
    Dzielnica nie rozwija się, jeśli w rezerwie skończyły się jej karty albo nie ma dla nowej karty dozwolonego pola;
    później się tego nie nadrabia. Gdy w twoim mieście nic więcej nie może się rozwinąć, ta faza się dla ciebie kończy.
    .refused = Na polu { $at } nie może powstać { $card }: w rezerwie nie ma już takich kart.
CC-37 =
    Gracze rozwijają swoje miasta po kolei, zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza. Nasze
    rozstrzygnięcie: według instrukcji robią to jednocześnie, ale kart w rezerwie może zabraknąć.
    .refused = { $seat } nie może teraz rozwijać miasta. Obecna faza: { $phase }.

cc-part-income = Faza 4: dochody

CC-40 = Każdy gracz dostaje 1 monetę pensji.
CC-41 =
    Każda dzielnica handlowa przynosi 1 monetę za pierwszą kartę, 2 za drugą, 3 za trzecią i tak dalej. Dzielnica licząca
    od 1 do 10 kart daje więc odpowiednio 1, 3, 6, 10, 15, 21, 28, 36, 45 lub 55 monet.

cc-part-end-of-round = Faza 5: koniec rundy

CC-50 =
    Po kolei, począwszy od pierwszego gracza, każdy może kupić jedną fabrykę z rezerwy, o ile jakaś została, albo
    spasować. Pierwsza fabryka w mieście kosztuje 5 monet, druga 10, trzecia 15 i tak dalej; liczą się też fabryki
    zbudowane z ręki. Graczy, którzy nie mogą kupić fabryki, pomija się. Fabryki kupuje się także w 10. rundzie.
    .refused = { $seat } nie może teraz kupić fabryki. Obecna faza: { $phase }.
CC-51 =
    Kupioną fabrykę kładziesz od razu, według zasad CC-22, CC-23 i CC-26, i od razu zwiększa ona limit miasta. Dzielnice
    rozwijają się jednak dopiero w fazie 3 następnej rundy. Nasze rozstrzygnięcie: jeśli nie ma dla fabryki dozwolonego
    pola, nie można jej kupić.
CC-52 = Potem znacznik pierwszego gracza przechodzi do sąsiada po lewej stronie.

cc-part-scoring = Koniec gry i punktacja

CC-60 =
    Gra kończy się po 10. rundzie. Każda dzielnica mieszkaniowa daje 1 punkt za pierwszą kartę, 2 za drugą, 3 za trzecią
    i tak dalej. Dzielnica licząca od 1 do 10 kart daje więc odpowiednio 1, 3, 6, 10, 15, 21, 28, 36, 45 lub 55 punktów.
    .scored = Dzielnice mieszkaniowe według wielkości: { $sizes }
CC-61 = Za każde puste pole kwadratu 5 × 5 tracisz 1 punkt.
    .scored = Puste pola: { $empty }
CC-62 = Za każde 5 monet dostajesz 1 punkt.
    .scored = Monety: { $gold }
CC-63 =
    Wygrywa gracz, który zdobył najwięcej punktów. Przy równej liczbie punktów wyższe miejsce zajmuje ten, komu zostało
    więcej monet po zamianie na punkty (od 0 do 4). Nasze rozstrzygnięcie: jeśli i monet jest tyle samo, gracze zajmują
    to samo miejsce; instrukcja każe wtedy zagrać jeszcze raz.
    .scored = Monety pozostałe na wypadek remisu: { $gold }

cc-part-variants = Warianty

CC-70 =
    Decentralizacja: na koniec gry dostajesz 5 punktów za każdą strefę, która sąsiaduje ze wszystkimi wymaganymi kolorami.
    Strefą jest każda dzielnica oprócz ratusza. Dla sklepów wymagane kolory to zielony, czerwony, fioletowy, żółty
    i szary; dla parkingów zielony, niebieski, czerwony, fioletowy i żółty; dla kart rozrywki zielony, niebieski,
    fioletowy, żółty i szary; dla domów i fabryk niebieski, czerwony, fioletowy i szary. Ratusz liczy się jako fioletowy
    i jako czerwony.
    .scored =
        { $count ->
            [0] Żadna strefa nie sąsiaduje ze wszystkimi swoimi kolorami
           *[other] Strefy sąsiadujące ze wszystkimi swoimi kolorami: { $count } ({ $cards })
        }
CC-71 =
    Decentralizacja: dostajesz 2 punkty za każdy krok w poziomie lub w pionie, o który ratusz jest oddalony od środka
    kwadratu 5 × 5. Nasze rozstrzygnięcie: jeśli miasto jest węższe lub niższe niż 5 pól, kwadrat układa się tak, by dać
    ci najwięcej punktów.
    .scored = Kroki od środka do ratusza: { $steps }
CC-72 = Decentralizacja: dostajesz 3 punkty za każdą strefę przemysłową oprócz pierwszej.
    .scored = Strefy przemysłowe: { $zones }
CC-80 =
    Parkomaty: w fazie 4 każda strefa parkingów daje 1 monetę, jeśli sąsiaduje z 3 kolorami, 2 monety, jeśli z 4, a 3
    monety, jeśli z 5. Liczą się kolory zielony, niebieski, czerwony, fioletowy i żółty; ratusz jest zarazem fioletowy
    i czerwony.

cc-part-solo = Gra solo

CC-90 =
    Do gry solo przygotuj talię z 6 domów, 4 fabryk, 4 parkingów, 3 sklepów i 3 kart rozrywki oraz rezerwę z 28 domów,
    16 fabryk i 21 sklepów. Pozostałe zasady się nie zmieniają. Nasze rozstrzygnięcie: możesz dodać warianty, a zdobyte
    dzięki nim punkty liczą się do poziomu miasta.
CC-91 =
    W fazie 1 dobierz 3 karty, zatrzymaj 2, a trzecią wsuń pod talię. W 10. rundzie zostały już tylko 2 karty:
    zatrzymujesz obie. W 1. rundzie najpierw zastąp karty rozrywki innymi, jak w CC-11.
    .refused =
        { $case ->
            [cards] Zatrzymaj dwie spośród tych kart: { $cards_nom }.
           *[turn] { $seat } nie może teraz wybierać kart. Obecna faza: { $phase }.
        }
CC-92 =
    Wynik wyznacza poziom miasta: poniżej 10 punktów to { level-locality }, od 10 { level-hamlet }, od 15
    { level-village }, od 20 { level-market-town }, od 25 { level-town }, od 30 { level-city }, od 35
    { level-conurbation }, od 40 { level-metropolis }, od 45 { level-capital }, od 50 { level-megalopolis }.
    .scored = Poziom miasta: { $level }

## Co się dzieje

cc-round = Zaczyna się runda { $round }. Pierwszym graczem jest { $seat }.
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
        }: { $cards_acc }.
cc-divided =
    { $seat } dzieli karty: w małym zestawie kładzie { $small_cards_acc }, a w dużym { $up_cards_acc } oraz { $down ->
        [one] { $down } zakrytą kartę
        [few] { $down } zakryte karty
       *[many] { $down } zakrytych kart
    }.
    .secret =
        { $seat } dzieli karty: w małym zestawie kładzie { $small_cards_acc }, a w dużym odkrywa { $up_cards_acc } oraz
        zakrywa { $hidden_cards_acc }.
cc-chose =
    { $case ->
        [again] { $seat } bierze { $lot }, a { $other_seat } zabiera duży z powrotem i dzieli go na nowo.
       *[last] { $seat } bierze { $lot }, a { $other_seat } dostaje drugi.
    }
    .secret =
        { $case ->
            [again] { $seat } bierze { $lot }, a { $other_seat } zabiera duży z powrotem i dzieli go na nowo. Duży zestaw zawiera { $cards_acc }.
           *[last] { $seat } bierze { $lot }, a { $other_seat } dostaje drugi. Duży zestaw zawiera { $cards_acc }.
        }
cc-kept = { $seat } zatrzymuje { $cards_acc }. Trzecia karta trafia pod talię.
    .secret = { $seat } zatrzymuje { $cards_acc }. Pod talię trafia { $card_nom }.
cc-built = { $seat } buduje { $card_acc } na polu { $at }.
cc-discarded = { $seat } odrzuca { $card_acc }.
cc-developed = { $seat } rozwija miasto: na polu { $at } powstaje nowy { $card }.
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
    } i kładzie ją na polu { $at }.
cc-passed = { $seat } nie kupuje fabryki.
cc-over = Minęło dziesięć rund. Czas policzyć punkty!

## Co teraz zrobić

cc-now-divide =
    Podziel na dwa zestawy { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards_acc }.
cc-now-choose = { $other_seat } dzieli, ty wybierasz: weź jeden z dwóch zestawów.
cc-now-keep = Zatrzymaj dwie z tych kart: { $cards_nom }.
cc-now-build = Zbuduj { $cards_acc }.
cc-now-develop = Twoje miasto się rozwija: połóż kartę z rezerwy.
cc-now-buy =
    Kup fabrykę za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    } (masz { $gold }) albo spasuj.
