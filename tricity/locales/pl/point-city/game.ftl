### Point City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `pc-part-…` otwiera jej część.
### Słowa z polskiego pudełka: rynek, talia, żeton publiczny, trwały zasób, innowacja, konstruować, SI, żeton rynku.
### Formy: .nom – leży karta energii; .acc – bierze kartę energii, bierze kawiarnię; .many – kilka jednakowych na liście.

game-point-city = Point City
    .about =
        W każdej turze bierz dwie sąsiednie karty. Zasobami zapłacisz za budynki, a budynki będą ci służyć do końca gry.
        Żetony publiczne dadzą punkty na koniec. Dla 2–4 graczy albo solo przeciwko SI (Automie).
    .pitch = Bierz po dwie sąsiednie karty: zbieraj zasoby i wznoś budynki, które będą ci służyć do końca gry.
    .invitation =
        W swojej turze bierzesz z rynku dwie sąsiednie karty. Zasobami płacisz za budynki, a każdy budynek
        sprawia, że następne są tańsze. Na koniec żetony publiczne nagradzają to, co udało ci się zbudować.

option-automa_level = Poziom SI (Automy)
    .about = Ile dodatkowych punktów dostaje przeciwnik w grze solo: najmniej na poziomie łatwym, najwięcej na trudnym.
option-automa_scoring = Zasoby SI (Automy)
    .about =
        Jak SI punktuje trwałe zasoby na poziomie średnim i trudnym: za każdy symbol, jak w polskiej instrukcji, albo
        raz za rodzaj zasobu, jak we francuskiej.
option-solo_tokens = Żetony w grze solo
    .about = Kto wybiera i układa dziesięć żetonów publicznych w grze solo: ty czy los.

resource-community = społeczność
    .nom = karta społeczności
    .acc = kartę społeczności
    .many =
        { $count ->
            [few] { $count } karty społeczności
           *[many] { $count } kart społeczności
        }
resource-economy = ekonomia
    .nom = karta ekonomii
    .acc = kartę ekonomii
    .many =
        { $count ->
            [few] { $count } karty ekonomii
           *[many] { $count } kart ekonomii
        }
resource-energy = energia
    .nom = karta energii
    .acc = kartę energii
    .many =
        { $count ->
            [few] { $count } karty energii
           *[many] { $count } kart energii
        }
resource-ecology = ekologia
    .nom = karta ekologii
    .acc = kartę ekologii
    .many =
        { $count ->
            [few] { $count } karty ekologii
           *[many] { $count } kart ekologii
        }
resource-industry = przemysł
    .nom = karta przemysłu
    .acc = kartę przemysłu
    .many =
        { $count ->
            [few] { $count } karty przemysłu
           *[many] { $count } kart przemysłu
        }
resource-2community = podwójna społeczność
    .nom = podwójna karta społeczności
    .acc = podwójną kartę społeczności
    .many =
        { $count ->
            [few] { $count } podwójne karty społeczności
           *[many] { $count } podwójnych kart społeczności
        }
resource-2economy = podwójna ekonomia
    .nom = podwójna karta ekonomii
    .acc = podwójną kartę ekonomii
    .many =
        { $count ->
            [few] { $count } podwójne karty ekonomii
           *[many] { $count } podwójnych kart ekonomii
        }
resource-2energy = podwójna energia
    .nom = podwójna karta energii
    .acc = podwójną kartę energii
    .many =
        { $count ->
            [few] { $count } podwójne karty energii
           *[many] { $count } podwójnych kart energii
        }
resource-2ecology = podwójna ekologia
    .nom = podwójna karta ekologii
    .acc = podwójną kartę ekologii
    .many =
        { $count ->
            [few] { $count } podwójne karty ekologii
           *[many] { $count } podwójnych kart ekologii
        }
resource-2industry = podwójny przemysł
    .nom = podwójna karta przemysłu
    .acc = podwójną kartę przemysłu
    .many =
        { $count ->
            [few] { $count } podwójne karty przemysłu
           *[many] { $count } podwójnych kart przemysłu
        }
resource-ingenuity = innowacja
    .nom = karta innowacji
    .acc = kartę innowacji
    .many =
        { $count ->
            [few] { $count } karty innowacji
           *[many] { $count } kart innowacji
        }

building-atm = bankomat
    .acc = bankomat
    .many =
        { $count ->
            [few] { $count } bankomaty
           *[many] { $count } bankomatów
        }
building-minigolf = minigolf
    .acc = minigolf
    .many =
        { $count ->
            [few] { $count } minigolfy
           *[many] { $count } minigolfów
        }
building-newsstand = kiosk
    .acc = kiosk
    .many =
        { $count ->
            [few] { $count } kioski
           *[many] { $count } kiosków
        }
building-market-stall = stragan
    .acc = stragan
    .many =
        { $count ->
            [few] { $count } stragany
           *[many] { $count } straganów
        }
building-bus-stop = przystanek
    .acc = przystanek
    .many =
        { $count ->
            [few] { $count } przystanki
           *[many] { $count } przystanków
        }
building-post-office = poczta
    .acc = pocztę
    .many =
        { $count ->
            [few] { $count } poczty
           *[many] { $count } poczt
        }
building-pond = staw
    .acc = staw
    .many =
        { $count ->
            [few] { $count } stawy
           *[many] { $count } stawów
        }
building-food-truck = food truck
    .acc = food truck
    .many =
        { $count ->
            [few] { $count } food trucki
           *[many] { $count } food trucków
        }
building-playground = plac zabaw
    .acc = plac zabaw
    .many =
        { $count ->
            [few] { $count } place zabaw
           *[many] { $count } placów zabaw
        }
building-hot-dog-stand = budka z hot dogami
    .acc = budkę z hot dogami
    .many =
        { $count ->
            [few] { $count } budki z hot dogami
           *[many] { $count } budek z hot dogami
        }
building-tiny-house = mały domek
    .acc = mały domek
    .many =
        { $count ->
            [few] { $count } małe domki
           *[many] { $count } małych domków
        }
building-treehouse = domek na drzewie
    .acc = domek na drzewie
    .many =
        { $count ->
            [few] { $count } domki na drzewie
           *[many] { $count } domków na drzewie
        }
building-bird-feeder = karmnik
    .acc = karmnik
    .many =
        { $count ->
            [few] { $count } karmniki
           *[many] { $count } karmników
        }
building-art-gallery = galeria sztuki
    .acc = galerię sztuki
    .many =
        { $count ->
            [few] { $count } galerie sztuki
           *[many] { $count } galerii sztuki
        }
building-fountain = fontanna
    .acc = fontannę
    .many =
        { $count ->
            [few] { $count } fontanny
           *[many] { $count } fontann
        }
building-cafe = kawiarnia
    .acc = kawiarnię
    .many =
        { $count ->
            [few] { $count } kawiarnie
           *[many] { $count } kawiarni
        }
building-community-garden = ogród społeczny
    .acc = ogród społeczny
    .many =
        { $count ->
            [few] { $count } ogrody społeczne
           *[many] { $count } ogrodów społecznych
        }
building-townhouses = szeregowiec
    .acc = szeregowiec
    .many =
        { $count ->
            [few] { $count } szeregowce
           *[many] { $count } szeregowców
        }
building-cell-tower = maszt komórkowy
    .acc = maszt komórkowy
    .many =
        { $count ->
            [few] { $count } maszty komórkowe
           *[many] { $count } masztów komórkowych
        }
building-factory = fabryka
    .acc = fabrykę
    .many =
        { $count ->
            [few] { $count } fabryki
           *[many] { $count } fabryk
        }
building-radio-station = stacja radiowa
    .acc = stację radiową
    .many =
        { $count ->
            [few] { $count } stacje radiowe
           *[many] { $count } stacji radiowych
        }
building-observatory = obserwatorium
    .acc = obserwatorium
    .many =
        { $count ->
            [few] { $count } obserwatoria
           *[many] { $count } obserwatoriów
        }
building-supermarket = supermarket
    .acc = supermarket
    .many =
        { $count ->
            [few] { $count } supermarkety
           *[many] { $count } supermarketów
        }
building-square = skwer
    .acc = skwer
    .many =
        { $count ->
            [few] { $count } skwery
           *[many] { $count } skwerów
        }
building-manor = dworek
    .acc = dworek
    .many =
        { $count ->
            [few] { $count } dworki
           *[many] { $count } dworków
        }
building-warehouse = magazyn
    .acc = magazyn
    .many =
        { $count ->
            [few] { $count } magazyny
           *[many] { $count } magazynów
        }
building-fairground = wesołe miasteczko
    .acc = wesołe miasteczko
    .many =
        { $count ->
            [few] { $count } wesołe miasteczka
           *[many] { $count } wesołych miasteczek
        }
building-apartments = apartamentowiec
    .acc = apartamentowiec
    .many =
        { $count ->
            [few] { $count } apartamentowce
           *[many] { $count } apartamentowców
        }
building-data-center = centrum danych
    .acc = centrum danych
    .many =
        { $count ->
            [few] { $count } centra danych
           *[many] { $count } centrów danych
        }
building-quarry = kamieniołom
    .acc = kamieniołom
    .many =
        { $count ->
            [few] { $count } kamieniołomy
           *[many] { $count } kamieniołomów
        }
building-train-station = dworzec
    .acc = dworzec
    .many =
        { $count ->
            [few] { $count } dworce
           *[many] { $count } dworców
        }
building-dam = zapora wodna
    .acc = zaporę wodną
    .many =
        { $count ->
            [few] { $count } zapory wodne
           *[many] { $count } zapór wodnych
        }

# Żeton nazywa się tak jak to, co liczy.
token-set = zestaw wszystkich pięciu zasobów
    .about = 6 punktów za każdy pełny zestaw pięciu różnych trwałych zasobów.
token-flat-5 = 5 punktów
    .about = 5 punktów na koniec gry, bez żadnych warunków.
token-flat-7 = 7 punktów
    .about = 7 punktów na koniec gry, bez żadnych warunków.
token-types-2 = zasób z 2 lub więcej symbolami
    .about = 2 punkty za każdy trwały zasób, którego symbol masz w mieście co najmniej 2 razy.
token-types-3 = zasób z 3 lub więcej symbolami
    .about = 3 punkty za każdy trwały zasób, którego symbol masz w mieście co najmniej 3 razy.
token-missing = brakujący zasób
    .about = 4 punkty za każdy z pięciu trwałych zasobów, którego nie masz w mieście.
token-unspent-ingenuity = niewydana karta innowacji
    .about = 2 punkty za każdą niewydaną kartę innowacji w zapasie.
token-each-economy = symbol ekonomii
    .about = 2 punkty za każdy trwały zasób ekonomii.
token-each-industry = symbol przemysłu
    .about = 2 punkty za każdy trwały zasób przemysłu.
token-each-community = symbol społeczności
    .about = 2 punkty za każdy trwały zasób społeczności.
token-each-energy = symbol energii
    .about = 2 punkty za każdy trwały zasób energii.
token-each-ecology = symbol ekologii
    .about = 2 punkty za każdy trwały zasób ekologii.
token-pair-community-economy = para społeczności i ekonomii
    .about = 3 punkty za każdą parę trwałych zasobów społeczności i ekonomii.
token-pair-economy-ecology = para ekonomii i ekologii
    .about = 3 punkty za każdą parę trwałych zasobów ekonomii i ekologii.
token-pair-economy-energy = para ekonomii i energii
    .about = 3 punkty za każdą parę trwałych zasobów ekonomii i energii.
token-pair-energy-ecology = para energii i ekologii
    .about = 3 punkty za każdą parę trwałych zasobów energii i ekologii.
token-pair-economy-industry = para ekonomii i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów ekonomii i przemysłu.
token-pair-community-industry = para społeczności i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów społeczności i przemysłu.
token-pair-energy-industry = para energii i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów energii i przemysłu.
token-pair-community-energy = para społeczności i energii
    .about = 3 punkty za każdą parę trwałych zasobów społeczności i energii.
token-pair-community-ecology = para społeczności i ekologii
    .about = 3 punkty za każdą parę trwałych zasobów społeczności i ekologii.
token-pair-ecology-industry = para ekologii i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów ekologii i przemysłu.

question-nothing = koniec gry
question-turn = odwrócenie karty lub wybór kart
question-take = wybór kart
question-pay = zapłata
question-token = wybór żetonu publicznego
question-line-up = układanie żetonów publicznych

level-easy = łatwy
level-medium = średni
level-hard = trudny
reading-type = raz za rodzaj
reading-symbol = za każdy symbol

card-tier-1 = poziom 1
card-tier-2 = poziom 2
card-tier-3 = poziom 3

## Zasady

pc-part-setup = Elementy i przygotowanie gry

PC-01 =
    W grze jest 160 dwustronnych kart, z zasobem po jednej stronie i budynkiem po drugiej: 65 kart poziomu 1, 50 poziomu 2
    i 45 poziomu 3. Poziom każdej karty w talii, na rynku i w miastach jest jawny.
PC-02 =
    Strona z zasobem przedstawia społeczność, ekonomię, energię, ekologię, przemysł albo innowację, która zastępuje
    dowolny zasób. Karty poziomu 1 mają jeden symbol, a karty poziomu 2 i 3 dwa; innowacja zawsze liczy się za jeden
    zasób.
PC-03 =
    Strona z budynkiem podaje koszt i to, co budynek daje: trwały zasób (czasem razem z punktami) albo same punkty, albo
    żeton publiczny. Budynki publiczne nie dają ani punktów, ani zasobów.
PC-04 =
    Z kart poziomu 1, 2 i 3 wylosujcie do gry odpowiednio 40, 24 i 18 przy jednym lub dwóch graczach, 52, 36 i 28 przy
    trzech albo 64, 48 i 38 przy czterech. Pozostałych kart nie ogląda się i nie używa.
PC-05 =
    Karty każdego poziomu potasujcie osobno i ułóżcie w talię stroną z zasobem do góry: poziom 1 na wierzchu, pod nim
    poziom 2, a na spodzie poziom 3. Zasób na wierzchniej karcie talii jest więc zawsze widoczny.
PC-06 =
    Rynek to 16 kart w siatce 4 × 4. Ułóżcie je rzędami od góry do dołu i od lewej do prawej, stroną z zasobem do góry.
PC-07 =
    Spośród 22 żetonów publicznych wylosujcie i odkryjcie 10 przy dwóch graczach, 12 przy trzech albo 14 przy czterech.
    Pozostałe nie biorą udziału w grze. W grze solo żetony wybiera się inaczej (PC-31).
PC-08 =
    Każdy gracz zaczyna z jedną kartą innowacji w zapasie. Te cztery karty startowe nie należą do 160 pozostałych, ale w
    grze niczym nie różnią się od innych kart innowacji. Pierwszego gracza wyznacza los.
PC-09 =
    Nikt nie zna kart talii poza wierzchnią, kart usuniętych na początku ani budynków na kartach, które nigdy nie leżały
    tą stroną do góry. Wszystko inne jest jawne: zapasy, miasta, żetony, karty odrzucone, liczba kart w talii i zasób na
    każdej karcie, która leżała na wierzchu talii. Gracze nie mają przed sobą tajemnic.

pc-part-turn = Tura gracza

PC-10 =
    Raz w turze, zanim weźmiesz karty, możesz odwrócić jedną kartę rynku na stronę z budynkiem, jeśli w jej rzędzie lub
    kolumnie leżą same karty zasobów. Budynku nie wolno odwrócić na stronę z zasobem.
    .refused =
        { $case ->
            [once] Nie możesz odwrócić karty na polu { $at }: w tej turze odwrócono już jedną kartę.
            [building] Nie możesz odwrócić karty na polu { $at }: to już budynek ({ $building }).
            [line] Nie możesz odwrócić karty na polu { $at }: w jej rzędzie i w jej kolumnie leży już budynek.
           *[turn] { $seat } nie może teraz odwrócić karty. Obecny krok: { $question }.
        }
PC-11 =
    Potem weź z rynku 2 karty, które sąsiadują ze sobą bokiem, albo dobierz 2 karty z wierzchu talii, jako zasoby. Nie
    wolno wziąć jednej karty z rynku i jednej z talii.
    .refused =
        { $case ->
            [apart] Karty na polach { $at } i { $other_at } nie sąsiadują ze sobą bokiem. Wybierz dwie sąsiednie.
            [deck] Talia jest pusta: weź dwie karty z rynku.
           *[turn] { $seat } nie może teraz wziąć kart. Obecny krok: { $question }.
        }
PC-12 = Karta zasobu trafia do twojego zapasu. Możesz nią zapłacić już za budynek wzięty w tej samej turze.
PC-13 =
    Budynek możesz wziąć tylko wtedy, gdy od razu zapłacisz jego koszt. Jeśli bierzesz dwa budynki, zapłać oba koszty
    razem.
    .refused =
        Nie stać cię na te karty. Koszt: { $cost_resources }. Brakuje: { $missing_resources }
        { $ingenuity ->
            [0] (a nie masz kart innowacji).
            [one] (a jedna karta innowacji nie wystarczy).
            [few] (a { $ingenuity } karty innowacji nie wystarczą).
           *[many] (a { $ingenuity } kart innowacji nie wystarczy).
        }
PC-14 =
    Każdy trwały zasób w mieście możesz wykorzystać raz w turze, nawet jeśli bierzesz dwa budynki. Resztę kosztu zapłać
    kartami z zapasu, które odrzucasz. Karta innowacji zastępuje jeden dowolny zasób. Karta z 2 symbolami liczy się za dwa
    zasoby; możesz je też rozdzielić między dwa budynki. Nasze rozstrzygnięcie: niewykorzystany symbol przepada.
    .refused = Tych kart nie masz w zapasie: { $resources_nom }.
PC-15 = Budynek skonstruowany w tej turze daje trwały zasób dopiero od następnej tury.
PC-16 =
    Nasze rozstrzygnięcie: najpierw wykorzystuje się trwałe zasoby, a dopiero potem karty, bo nigdy na tym nie tracisz.
    Jeśli możesz zapłacić na kilka sposobów, wybierasz, które karty wydać, od razu za oba budynki; nigdy nie wydajesz
    więcej, niż trzeba, a karty z tym samym zasobem i tą samą liczbą symboli uznaje się za jednakowe. Jeśli jest tylko
    jeden sposób, karty wydawane są automatycznie.
    .refused =
        { $case ->
            [superfluous] Płacisz za dużo: jedna karta ({ $resource }) jest zbędna, pozostałe wystarczą.
           *[turn] { $seat } nie płaci teraz za żaden budynek. Obecny krok: { $question }.
        }
PC-17 =
    Najpierw płacisz, potem wybierasz żetony, a na koniec uzupełniasz rynek. Opłacony budynek trafia do twojego miasta.
    Za budynek publiczny od razu wybierz jeden z odkrytych żetonów publicznych, a za dwa budynki publiczne dwa żetony.
    Nasze rozstrzygnięcie: jeśli żetonów już nie ma, nic nie dostajesz.
    .refused =
        { $case ->
            [token] Żetonu publicznego „{ $token }” nie ma już na stole. Do wyboru: { $tokens }.
           *[turn] { $seat } nie może teraz wziąć żetonu publicznego. Obecny krok: { $question }.
        }
PC-18 =
    Jeśli karty pochodziły z rynku, uzupełnij puste pola kartami z wierzchu talii, rzędami od góry do dołu i od lewej do
    prawej. W miejsce wziętego zasobu połóż nową kartę stroną z budynkiem do góry, a w miejsce wziętego budynku stroną
    z zasobem.
PC-19 =
    Nasze rozstrzygnięcie: jeśli nie możesz wziąć żadnych kart, bo talia jest pusta, a na żadną parę z rynku cię nie stać,
    pasujesz. W innym przypadku pasować nie wolno. Po odwróceniu karty możesz też dobrać karty z talii.
    .refused =
        { $case ->
            [deck] { pc-no-passing } Dobierz dwie karty z talii.
            [pair] { pc-no-passing } Weź na przykład karty z pól { $at } i { $other_at }.
           *[turn] { $seat } nie może teraz spasować. Obecny krok: { $question }.
        }

pc-part-end = Koniec gry i punktacja

PC-20 =
    Gra kończy się po turze, która zaczęła się przy pustej talii. Każdy gracz rozgrywa dokładnie 17 tur, a na rynku zostaje 14
    kart (albo 16, jeśli ostatni gracz musiał spasować).
PC-21 =
    Dodaj punkty z budynków i z żetonów publicznych. Każdy z 22 żetonów jest inny. Dwa dają po prostu 5 i 7 punktów.
    Pięć daje po 2 punkty za każdy symbol jednego zasobu (po jednym żetonie na zasób), a dziesięć po 3 punkty za każdą
    parę dwóch zasobów (po jednym na każdą możliwą parę). Pozostałe dają: 6 punktów za każdy zestaw wszystkich pięciu
    zasobów; 2 punkty za każdy zasób z 2 lub więcej symbolami; 3 punkty za każdy zasób z 3 lub więcej symbolami; 4
    punkty za każdy zasób, którego nie masz; 2 punkty za każdą niewydaną kartę innowacji. Poza ostatnim z nich i
    żetonami za 5 i 7 punktów wszystkie liczą wyłącznie trwałe zasoby w mieście. Inne karty z zapasu nie dają punktów.
    .scored =
        { $case ->
            [buildings] Budynki: { $count }
           *[token]
                { $each ->
                    [5] Żeton publiczny: { $token }
                    [7] Żeton publiczny: { $token }
                    [6] { $count } × { $token } (po { $each } punktów)
                   *[other] { $count } × { $token } (po { $each } punkty)
                }
        }
PC-22 =
    Wygrywa gracz, który zdobył najwięcej punktów. Przy równej liczbie punktów wyższe miejsce zajmuje ten, komu
    zostało więcej kart w zapasie; liczą się karty, a nie symbole. Nasze rozstrzygnięcie: liczą się też karty innowacji.
    Jeśli i kart jest tyle samo, gracze zajmują to samo miejsce.
    .scored = Karty w zapasie na wypadek remisu: { $count }

pc-part-solo = Gra solo przeciwko SI (Automie)

PC-30 =
    Przygotuj grę jak dla dwóch osób. Twoim przeciwnikiem jest SI (Automa). Tylko ty dostajesz kartę innowacji i ty
    zaczynasz.
PC-31 =
    Gdy rynek jest już ułożony, wybierz 10 żetonów publicznych i ułóż je w rzędzie od lewej do prawej; ich kolejność
    jest istotna. Pozostałych 12 nie bierze udziału w grze. Możesz też włączyć opcję, w której o żetonach i ich kolejności
    decyduje los. Gdy należy ci się żeton, bierzesz dowolny z rzędu. SI bierze pierwszy z lewej, a za dwa budynki
    publiczne dwa pierwsze z lewej, o ile jeszcze są. Potem zsuń pozostałe żetony, żeby nie było przerw.
    .refused = Żeton publiczny „{ $token }” leży już w rzędzie: wybierz inny.
PC-32 =
    Jeden żeton rynku leży nad kolumną 1, a drugi obok rzędu 2. W swojej turze SI bierze kartę z ich przecięcia i kartę
    poniżej (a jeśli przecięcie wypada w dolnym rzędzie, kartę z górnego rzędu tej samej kolumny). Nic za nie nie płaci:
    zasoby trafiają do jej zapasu, a budynki do jej miasta. Potem rynek uzupełnia się jak zwykle, a oba żetony rynku
    przesuwają się o jedno miejsce; z ostatniego wracają na pierwsze.
PC-33 =
    SI nigdy nie odwraca kart i nigdy nie dobiera z talii. Wiadomo, z których dwóch pól weźmie karty, ale w twojej turze
    leżące tam karty mogą się jeszcze zmienić.
PC-34 =
    SI dostaje punkty z budynków i dodatkowe punkty, które zależą od poziomu. Łatwy: 1 punkt za każdy symbol trwałego
    zasobu i 3 za każdy żeton publiczny. Średni: 1, 2 lub 3 punkty za każdy symbol zasobu, który SI ma raz, dwa razy
    albo co najmniej trzy razy, i 5 za każdy żeton. Trudny: podobnie 1, 3 lub 6 punktów za symbol, 7 za każdy żeton i
    1 za każdą kartę innowacji.
    .scored =
        { $case ->
            [buildings] SI (poziom { $level }), budynki: { $count }
            [resource] Trwałe zasoby: { $count } × { $resource }
            [ingenuity] Karty innowacji: { $count }
           *[token]
                Żetony publiczne: { $count } (po { $each ->
                    [few] { $each } punkty
                   *[many] { $each } punktów
                })
        }
PC-35 =
    Tak liczy polska instrukcja: zasób, który SI ma cztery razy, daje na poziomie średnim 4 × 3 = 12 punktów. Francuska
    liczy te punkty raz za rodzaj zasobu: ten sam zasób daje 3 punkty. Sposób liczenia wybierasz w opcji „Zasoby SI
    (Automy)”; po polsku domyślny jest ten z polskiej instrukcji.
    .scored = Trwałe zasoby: { $count } × { $resource } (poziom { $level }, { $reading })
PC-36 = Wygrywasz, jeśli masz więcej punktów niż SI. Nasze rozstrzygnięcie: remis nie jest zwycięstwem.
    .scored = Remis z SI nie jest zwycięstwem

pc-no-passing = Spasować może tylko gracz, który nie może wziąć żadnych kart.

## Co się dzieje

pc-begins = Grę zaczyna { $seat }.
pc-lined-up = { $seat } kładzie na { $place }. miejscu w rzędzie żeton publiczny „{ $token }”.
pc-flipped = { $seat } odwraca kartę na polu { $at } i odkrywa { $building_acc }.
pc-took = { $seat } bierze { $resource_acc } z pola { $at }.
pc-took-building = { $seat } bierze { $building_acc } z pola { $at }.
pc-paid =
    { $count ->
        [0] { $seat } konstruuje { $buildings_acc } za same trwałe zasoby. Koszt: { $cost_resources }.
       *[other] { $seat } konstruuje { $buildings_acc }, wydając { $resources_acc }. Koszt: { $cost_resources }.
    }
pc-drew = { $seat } dobiera z talii { $resources_acc }.
pc-token = { $seat } bierze żeton publiczny „{ $token }”.
pc-no-token = { $seat } nie dostaje żetonu publicznego, bo żadnego już nie ma.
pc-passed = { $seat } nie może wziąć żadnych kart i pasuje.
pc-dealt-resource = Na polu { $at } pojawia się { $resource_nom }.
pc-dealt-building = Na polu { $at } pojawia się { $building }.
pc-top =
    Na wierzchu talii leży { $resource_nom }. { $count ->
        [one] W talii została { $count } karta
        [few] W talii zostały { $count } karty
       *[many] W talii zostało { $count } kart
    }.
pc-deck-empty = Talia jest pusta: następna tura będzie ostatnia.
pc-automa-took = SI bierze { $resource_acc } z pola { $at }.
pc-automa-built = SI bierze { $building_acc } z pola { $at } do swojego miasta.
pc-automa-token = SI bierze pierwszy z lewej żeton publiczny: „{ $token }”.
pc-automa-next = W następnej turze SI weźmie karty z pól { $at } i { $other_at }.
pc-over = Wszyscy rozegrali swoje 17 tur. Czas policzyć punkty!

## Co teraz zrobić

pc-now-turn =
    { $deck ->
        [0] To ostatnia tura: weź z rynku dwie sąsiednie karty. Przedtem możesz odwrócić jedną kartę.
       *[other] Weź z rynku dwie sąsiednie karty albo dobierz dwie z talii. Przedtem możesz odwrócić jedną kartę.
    }
pc-now-take =
    { $deck ->
        [0] To ostatnia tura: weź z rynku dwie sąsiednie karty.
       *[other] Weź z rynku dwie sąsiednie karty albo dobierz dwie z talii.
    }
pc-now-pass = Nie możesz wziąć żadnych kart: spasuj.
pc-now-pay = Wybierz karty, którymi zapłacisz za { $buildings_acc }. Do zapłaty z zapasu: { $resources }.
pc-now-token =
    { $count ->
        [one] Wybierz żeton publiczny.
       *[other] Wybierz żeton publiczny. Należą ci się { $count } żetony.
    }
pc-now-line-up = Wybierz żeton publiczny na { $place }. z 10 miejsc w rzędzie, licząc od lewej.

## Napisy planszy w terminalu

short-community = społ
short-economy = ekon
short-energy = ener
short-ecology = ekol
short-industry = prze
short-ingenuity = inno
pc-board-round = Runda { $round } z { $rounds }
pc-board-top = na wierzchu
pc-board-points = { $points } pkt
pc-board-civic = publiczny
pc-board-tokens = Żetony publiczne
pc-board-row = Żetony publiczne, od lewej
pc-board-stock = zapas
pc-board-city = miasto
pc-board-won = żetony
pc-board-sites = do zapłaty
pc-board-tier = poziom
pc-board-automa = stąd SI weźmie karty
