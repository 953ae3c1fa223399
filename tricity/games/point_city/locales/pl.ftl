### Point City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `pc-part-…` otwiera jej część.

game-point-city = Point City
    .about =
        Bierz w turze dwie sąsiednie karty: zasoby do płacenia, budynki, które już zawsze coś dają, i żetony publiczne
        na koniec. Dla 2–4 graczy albo solo przeciw Automie.

option-automa_level = Automa
    .about = Ile punktuje przeciwnik w grze solo: łatwy (easy), średni (medium) albo trudny (hard).
option-automa_scoring = Zasoby Automy
    .about = Co znaczą 1/2/3 punkty za zasoby: raz za rodzaj (type) albo za każdy symbol (symbol).
option-solo_tokens = Żetony w grze solo
    .about = Dziesięć żetonów publicznych w grze solo: wybiera i układa je gracz (choose) albo los (random).

resource-community = społeczność
resource-economy = ekonomia
resource-energy = energia
resource-ecology = ekologia
resource-industry = przemysł
resource-2community = podwójna społeczność
resource-2economy = podwójna ekonomia
resource-2energy = podwójna energia
resource-2ecology = podwójna ekologia
resource-2industry = podwójny przemysł
resource-ingenuity = innowacja

building-atm = bankomat
building-minigolf = minigolf
building-newsstand = kiosk
building-market-stall = stragan
building-bus-stop = przystanek
building-post-office = poczta
building-pond = staw
building-food-truck = food truck
building-playground = plac zabaw
building-hot-dog-stand = budka z hot dogami
building-tiny-house = mały domek
building-treehouse = domek na drzewie
building-bird-feeder = karmnik
building-art-gallery = galeria sztuki
building-fountain = fontanna
building-cafe = kawiarnia
building-community-garden = ogród społeczny
building-townhouses = domy szeregowe
building-cell-tower = maszt telefoniczny
building-factory = fabryka
building-radio-station = stacja radiowa
building-observatory = obserwatorium
building-supermarket = supermarket
building-square = skwer
building-manor = dwór
building-warehouse = magazyn
building-fairground = wesołe miasteczko
building-apartments = apartamentowiec
building-data-center = centrum danych
building-quarry = kamieniołom
building-train-station = dworzec
building-dam = zapora wodna

# Żeton nazywa się tak jak to, co liczy.
token-set = zestaw wszystkich pięciu zasobów
    .about = 6 punktów za każdy pełny zestaw pięciu trwałych zasobów.
token-flat-5 = 5 punktów
    .about = 5 punktów.
token-flat-7 = 7 punktów
    .about = 7 punktów.
token-types-2 = zasób posiadany 2+ razy
    .about = 2 punkty za każdy zasób, który miasto daje co najmniej dwa razy.
token-types-3 = zasób posiadany 3+ razy
    .about = 3 punkty za każdy zasób, który miasto daje co najmniej trzy razy.
token-missing = brakujący zasób
    .about = 4 punkty za każdy z pięciu zasobów, którego miasto nie daje.
token-unspent-ingenuity = niewydana karta innowacji
    .about = 2 punkty za każdą kartę innowacji, która została w zapasie.
token-each-economy = trwała ekonomia
    .about = 2 punkty za każdą trwałą ekonomię.
token-each-industry = trwały przemysł
    .about = 2 punkty za każdy trwały przemysł.
token-each-community = trwała społeczność
    .about = 2 punkty za każdą trwałą społeczność.
token-each-energy = trwała energia
    .about = 2 punkty za każdą trwałą energię.
token-each-ecology = trwała ekologia
    .about = 2 punkty za każdą trwałą ekologię.
token-pair-community-economy = para społeczności i ekonomii
    .about = 3 punkty za każdą parę trwałych zasobów: społeczność i ekonomia.
token-pair-economy-ecology = para ekonomii i ekologii
    .about = 3 punkty za każdą parę trwałych zasobów: ekonomia i ekologia.
token-pair-economy-energy = para ekonomii i energii
    .about = 3 punkty za każdą parę trwałych zasobów: ekonomia i energia.
token-pair-energy-ecology = para energii i ekologii
    .about = 3 punkty za każdą parę trwałych zasobów: energia i ekologia.
token-pair-economy-industry = para ekonomii i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów: ekonomia i przemysł.
token-pair-community-industry = para społeczności i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów: społeczność i przemysł.
token-pair-energy-industry = para energii i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów: energia i przemysł.
token-pair-community-energy = para społeczności i energii
    .about = 3 punkty za każdą parę trwałych zasobów: społeczność i energia.
token-pair-community-ecology = para społeczności i ekologii
    .about = 3 punkty za każdą parę trwałych zasobów: społeczność i ekologia.
token-pair-ecology-industry = para ekologii i przemysłu
    .about = 3 punkty za każdą parę trwałych zasobów: ekologia i przemysł.

question-nothing = gra się skończyła
question-turn = odwrócenie lub dobór kart
question-take = dobór kart
question-pay = zapłata
question-token = wybór żetonu publicznego
question-line-up = układanie żetonów publicznych

level-easy = łatwy
level-medium = średni
level-hard = trudny
reading-type = za rodzaj
reading-symbol = za symbol

card-tier-1 = poziom 1
card-tier-2 = poziom 2
card-tier-3 = poziom 3

## Zasady

pc-part-setup = Elementy i przygotowanie

PC-01 =
    160 kart ma stronę z zasobem i stronę z budynkiem: 65 jest poziomu 1, 50 poziomu 2, 45 poziomu 3. Poziom każdej
    karty w talii, na rynku i w miastach jest jawny.
PC-02 =
    Strona z zasobem pokazuje społeczność, ekonomię, energię, ekologię, przemysł albo innowację, która zastępuje dowolny
    z nich. Na poziomie 1 jest jeden symbol, na poziomach 2 i 3 są dwa; innowacja zawsze liczy się za jeden.
PC-03 =
    Strona z budynkiem ma koszt i daje jedną z trzech rzeczy: trwały zasób, czasem razem z punktami; same punkty; albo
    żeton publiczny, bez własnych punktów i zasobu.
PC-04 =
    Z poziomów 1, 2 i 3 losuje się do gry 40, 24 i 18 kart przy jednym lub dwóch graczach, 52, 36 i 28 przy trzech, 64,
    48 i 38 przy czterech. Pozostałe nie biorą udziału w grze i nikt ich nie ogląda.
PC-05 =
    Każdy poziom się tasuje. Poziom 1 leży na poziomie 2, a ten na poziomie 3, zasobami do góry: zasób wierzchniej karty
    talii jest zawsze znany.
PC-06 = Rynek to siatka 4 × 4 kart, układana rzędami od lewego górnego rogu, zasobami do góry.
PC-07 =
    Spośród 22 żetonów publicznych losuje się i wykłada odkryte 10 przy dwóch graczach, 12 przy trzech i 14 przy
    czterech. Pozostałe nie biorą udziału w grze. W grze jednoosobowej patrz PC-31.
PC-08 =
    Każdy gracz zaczyna z jedną kartą innowacji w zapasie. Te cztery karty nie należą do 160 pozostałych. Pierwszego
    gracza wyznacza los.
PC-09 =
    Nikt nie zna talii poniżej wierzchniej karty, strony z budynkiem na kartach, które jej nigdy nie pokazały, ani kart
    usuniętych na początku. Reszta jest jawna dla wszystkich: zapasy, miasta, żetony, karty odrzucone, liczba kart w
    talii i zasób każdej karty, która leżała na jej wierzchu. Nic nie jest prywatne.

pc-part-turn = Tura gracza

PC-10 =
    Raz w turze, przed wzięciem kart, gracz może odwrócić kartę rynku na stronę z budynkiem, jeśli w jej rzędzie albo
    kolumnie widać same zasoby. Budynku nigdy nie odwraca się z powrotem.
    .refused =
        { $case ->
            [once] Karty na polu { $at } nie można odwrócić: w tej turze jedna karta została już odwrócona.
            [building] Karta na polu { $at } jest już budynkiem: { $building }.
            [line] Karty na polu { $at } nie można odwrócić: w jej rzędzie i w jej kolumnie jest budynek.
           *[turn] { $seat } nie może teraz odwrócić karty ({ $question }).
        }
PC-11 =
    Potem gracz bierze dwie karty: albo dwie karty rynku, które stykają się bokiem, albo dwie z wierzchu talii, jako
    zasoby. Nigdy po jednej stąd i stąd.
    .refused =
        { $case ->
            [apart] Karty na polach { $at } i { $other_at } nie stykają się bokiem.
            [deck] Talia jest pusta.
           *[turn] { $seat } nie może teraz brać kart ({ $question }).
        }
PC-12 = Karta zasobu trafia do zapasu gracza i może zapłacić za budynek wzięty w tej samej turze.
PC-13 =
    Budynek wolno wziąć tylko wtedy, gdy od razu się za niego zapłaci. Dwa budynki w jednej turze: oba koszty razem.
    .refused =
        Koszt: { $cost_resources }. Brakuje: { $missing_resources }. Dostępne karty innowacji: { $ingenuity }.
PC-14 =
    Każdy trwały zasób miasta płaci raz w turze, za oba budynki razem. Resztę płaci się kartami z zapasu, które odrzuca
    się na dobre. Podwójna karta płaci dwa razy swoim zasobem, w razie potrzeby za dwa budynki, i nie wydaje reszty.
    Karta innowacji płaci za jeden dowolny zasób.
    .refused = Tego nie ma w zapasie: { $resources }.
PC-15 = Budynek zbudowany w tej turze daje zasób dopiero od następnej tury.
PC-16 =
    Trwałych zasobów używa się przed kartami. Jeśli zapłacić można kilkoma zestawami kart, z których żaden nie ma karty
    zbędnej, gracz wybiera jeden, od razu za oba budynki; karty o tym samym zasobie i tej samej liczbie symboli są
    jednakowe. Jedyny możliwy zestaw płaci się bez pytania.
    .refused =
        { $case ->
            [superfluous] Jedna karta jest zbędna: { $resource }. Pozostałe wystarczą.
           *[turn] { $seat } nie ma teraz za co płacić ({ $question }).
        }
PC-17 =
    Kolejność: zapłata, wybór żetonów, uzupełnienie rynku. Opłacony budynek trafia do miasta. Za budynek publiczny gracz
    wybiera jeden żeton publiczny ze stołu, za dwa budynki publiczne dwa żetony. Jeśli żetonów już nie ma, nic nie
    bierze.
    .refused =
        { $case ->
            [token] Tego żetonu publicznego nie ma na stole: { $token }. Leżą tam: { $tokens }.
           *[turn] { $seat } nie może teraz wybrać żetonu publicznego ({ $question }).
        }
PC-18 =
    Jeśli karty pochodziły z rynku, puste pola zapełnia się w kolejności czytania z wierzchu talii: budynkiem tam, skąd
    wzięto zasób, a zasobem tam, skąd wzięto budynek.
PC-19 =
    Jeśli niczego nie można wziąć, bo talia jest pusta, a na żadną parę gracza nie stać, gracz pasuje; w innym przypadku
    pasować nie wolno. Po odwróceniu karty można dobrać z talii.
    .refused =
        { $case ->
            [deck] { pc-no-passing } Talia nie jest pusta.
            [pair] { pc-no-passing } Karty na polach { $at } i { $other_at } można wziąć.
           *[turn] { $seat } nie może teraz spasować ({ $question }).
        }

pc-part-end = Koniec gry i punktacja

PC-20 =
    Tura, która zaczyna się przy pustej talii, jest ostatnią w grze. Każdy ma dokładnie 17 tur, a na rynku zostaje 14
    kart albo 16, jeśli w ostatniej turze gracz spasował.
PC-21 =
    Gracz dostaje punkty za budynki i za żetony publiczne. Żetony liczą tylko trwałe zasoby, oprócz tego, który liczy
    karty innowacji pozostałe w zapasie. Inne karty z zapasu nie dają punktów.
    .scored =
        { $case ->
            [buildings] Budynki: { $count }
           *[token] { $count } × { $token } (po { $each })
        }
PC-22 =
    Remis, o każde miejsce, wygrywa gracz, któremu zostało więcej kart w zapasie; liczą się karty, razem z innowacjami,
    a nie symbole. Jeśli i to nie rozstrzyga, gracze dzielą miejsce.
    .scored = Karty w zapasie, na wypadek remisu: { $count }

pc-part-solo = Solo: Automa

PC-30 = Grę przygotowuje się jak dla dwóch osób. Tylko gracz dostaje kartę innowacji i to on zaczyna.
PC-31 =
    Gdy rynek jest już ułożony, gracz wybiera 10 żetonów publicznych i układa je w rzędzie od lewej do prawej; opcja
    pozwala je wylosować i ułożyć losowo. Pozostałe 12 nie bierze udziału w grze. Gracz bierze dowolny żeton z rzędu,
    Automa pierwszy z lewej albo tyle, ile jej przypada i ile ich jest. Rząd się zsuwa.
    .refused = Ten żeton publiczny leży już w rzędzie: { $token }.
PC-32 =
    Dwa znaczniki stoją przy kolumnie 1 i przy rzędzie 2. W swojej turze Automa bierze kartę z ich przecięcia i kartę
    pod nią (z dolnego rzędu: górną kartę tej samej kolumny), za darmo: zasoby do zapasu, budynki do miasta. Rynek
    uzupełnia się jak zwykle, a oba znaczniki przesuwają się o jedno miejsce, z ostatniego na pierwsze.
PC-33 =
    Automa nigdy nie odwraca kart i nigdy nie dobiera z talii. Dwa pola, z których weźmie, są jawne; to, co na nich
    leży, może się jeszcze zmienić w turze gracza.
PC-34 =
    Automa dostaje punkty za budynki oraz, zależnie od poziomu: łatwy – 1 za każdy trwały zasób i 3 za każdy żeton;
    średni – 1, 2 lub 3 za zasób posiadany raz, dwa razy albo trzy i więcej razy, i 5 za każdy żeton; trudny – tak samo
    1, 3 lub 6, a do tego 7 za każdy żeton i 1 za każdą kartę innowacji.
    .scored =
        { $case ->
            [buildings] Automa ({ $level }), budynki: { $count }
            [resource] Trwałe zasoby: { $count } × { $resource }
            [ingenuity] Karty innowacji: { $count }
           *[token] Żetony publiczne: { $count } (po { $each })
        }
PC-35 =
    Instrukcje różnie rozumieją te 1, 2 lub 3 punkty. Za rodzaj: zasób posiadany cztery razy daje na średnim poziomie 3;
    za symbol: każdy z jego czterech symboli daje 3, razem 12. Rozstrzyga opcja.
    .scored = Trwałe zasoby: { $count } × { $resource } ({ $level }, { $reading })
PC-36 = Gracz wygrywa, jeśli ma więcej punktów niż Automa. Remis nie jest zwycięstwem.
    .scored = Remis z Automą nie jest zwycięstwem

pc-no-passing = Pasuje tylko ten, kto nie może nic wziąć.

## Co się dzieje

pc-begins = Zaczyna { $seat }.
pc-lined-up = { $seat } układa w rzędzie żeton publiczny { $place }: { $token }.
pc-flipped = { $seat } odwraca kartę na polu { $at }: { $building }.
pc-took = { $seat } bierze z pola { $at }: { $resource }.
pc-took-building = { $seat } bierze z pola { $at }: { $building }.
pc-paid =
    { $count ->
        [0] { $seat } buduje za same trwałe zasoby: { $buildings }. Koszt: { $cost_resources }.
       *[other] { $seat } buduje: { $buildings }. Koszt: { $cost_resources }. Zapłacone karty: { $resources }.
    }
pc-drew = { $seat } dobiera z talii: { $resources }.
pc-token = { $seat } bierze żeton publiczny: { $token }.
pc-no-token = { $seat } nie dostaje żetonu publicznego, bo żadnego już nie ma.
pc-passed = { $seat } nie może nic wziąć i pasuje.
pc-dealt-resource = Nowa karta na polu { $at }: { $resource }.
pc-dealt-building = Nowa karta na polu { $at }: { $building }.
pc-top =
    Na wierzchu talii: { $resource }. { $count ->
        [one] Została { $count } karta
        [few] Zostały { $count } karty
       *[many] Zostało { $count } kart
    }.
pc-deck-empty = Talia jest pusta: następna tura jest ostatnia.
pc-automa-took = Automa bierze z pola { $at }: { $resource }.
pc-automa-built = Automa bierze z pola { $at } i buduje: { $building }.
pc-automa-token = Automa bierze pierwszy z lewej żeton publiczny: { $token }.
pc-automa-next = Następnym razem Automa weźmie z pól { $at } i { $other_at }.
pc-over = Wszyscy rozegrali 17 tur: pora na punktację.

## Co teraz zrobić

pc-now-turn =
    { $deck ->
        [0] Weź z rynku dwie sąsiednie karty; najpierw możesz jedną odwrócić. To ostatnia tura.
       *[other] Weź z rynku dwie sąsiednie karty albo dobierz dwie z talii; najpierw możesz jedną odwrócić.
    }
pc-now-take =
    { $deck ->
        [0] Weź z rynku dwie sąsiednie karty. To ostatnia tura.
       *[other] Weź z rynku dwie sąsiednie karty albo dobierz dwie z talii.
    }
pc-now-pass = Nie możesz nic wziąć: spasuj.
pc-now-pay = Wybierz karty, którymi zapłacisz. Budujesz: { $buildings }. Do zapłaty z zapasu: { $resources }.
pc-now-token =
    { $count ->
        [one] Wybierz żeton publiczny.
       *[other] Wybierz żeton publiczny; należą ci się { $count }.
    }
pc-now-line-up = Wybierz żeton publiczny { $place } z 10 do rzędu, od lewej do prawej.

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
pc-board-automa = stąd weźmie Automa
