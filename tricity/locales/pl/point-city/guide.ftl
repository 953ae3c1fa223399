# The guide of Point City: pages for people, player aid and worked examples. No table loads it.

## The guide

pc-guide-goal = O co chodzi
pc-guide-goal-text =
    Zbuduj miasto warte najwięcej punktów. W każdej turze bierzesz dwie sąsiednie karty: zasoby, którymi płacisz, albo
    budynki. Budynek służy ci do końca gry: co turę daje zasób, przynosi punkty albo żeton publiczny, który liczy się na
    koniec.
pc-guide-resources = Zasoby
pc-guide-ingenuity = Zastępuje dowolny inny zasób.
pc-guide-setup = Przygotowanie
pc-guide-setup-text =
    Wylosujcie tyle kart każdego poziomu, ile podaje tabela, i ułóżcie z nich talię: poziom 1 na wierzchu. Pierwsze 16
    kart, stroną z zasobem do góry, tworzy rynek: siatkę 4 × 4. Obok połóżcie żetony publiczne. Każdy dostaje kartę
    innowacji.
pc-guide-used = Karty i żetony publiczne w grze
pc-guide-players = gracze
pc-guide-tier = poziom { $tier } (z { $count })
pc-guide-tokens = żetony
pc-guide-turn = Twoja tura
pc-guide-step-flip =
    Jeśli chcesz, odwróć na stronę z budynkiem jedną kartę z rzędu lub kolumny, w których leżą same zasoby.
pc-guide-step-take = Weź z rynku dwie karty, które sąsiadują ze sobą bokiem, albo dwie wierzchnie karty talii.
pc-guide-step-pay = Od razu zapłać za każdy budynek: trwałymi zasobami miasta i kartami z zapasu.
pc-guide-step-token = Za każdy budynek publiczny wybierz żeton publiczny.
pc-guide-step-refill =
    Uzupełnij rynek z talii. W miejscu wziętego zasobu pojawia się budynek, a w miejscu budynku zasób.
pc-guide-pay-text =
    Trwałe zasoby nigdy się nie zużywają: z każdego możesz skorzystać raz w turze. Karty z zapasu odrzucasz; karta z
    dwoma symbolami liczy się podwójnie. Nowy budynek daje zasób dopiero od następnej tury.
pc-guide-score = Koniec i punktacja
pc-guide-score-text =
    Gra kończy się, gdy talia nie wystarcza już na uzupełnienie rynku: po { $rounds } turach każdego gracza. Dodaj
    punkty z budynków i z żetonów. Wygrywa najwyższy wynik, a przy remisie gracz z większą liczbą niewydanych kart.
pc-guide-all-tokens = { $count } żetony publiczne
pc-guide-solo = Solo przeciwko SI (Automie)
pc-guide-solo-text =
    Wybierasz 10 żetonów i układasz je w rzędzie. Po każdej twojej turze SI bierze za darmo kartę z przecięcia kolumny i
    rzędu, przy których leżą żetony rynku, i kartę pod nią, a żetony rynku się przesuwają. Z góry wiesz, z których pól weźmie karty.
    Zdobądź więcej punktów niż ona: SI dostaje punkty z budynków i dodatkowe, zależnie od poziomu.
pc-guide-automa = Dodatkowe punkty SI: za zasób z 1, 2, 3 lub 4 symbolami i za każdy żeton
pc-guide-automa-reading =
    Na poziomie średnim i trudnym SI dostaje punkty { $reading } zasobu, chyba że wybierzesz inaczej (PC-35).
pc-guide-automa-hard = Na poziomie trudnym SI dostaje też 1 punkt za każdą kartę innowacji.
pc-guide-level = poziom
pc-guide-owned = { $count } ×
pc-guide-token = żeton

## Worked examples

pc-example-scoring = Wynik końcowy
    .about =
        Została jedna tura; weź dowolne dwa zasoby oprócz innowacji. Budynki dają 24 punkty. Żetony: po 2 punkty za 4
        symbole ekonomii (8), po 3 za 2 pary energii i społeczności (6), po 3 za każdy zasób z 3 lub więcej symbolami,
        czyli ekonomię i ekologię (6), po 2 za 2 niewydane karty innowacji (4). 24 + 8 + 6 + 6 + 4 = 48 punktów.
pc-example-automa = Cztery symbole energii SI
    .about =
        Na poziomie średnim polska instrukcja liczy każdy symbol: cztery symbole energii dają 4 × 3 = 12 punktów.
        Francuska liczy każdy zasób raz: 3 punkty. Wybór należy do ciebie; w tej pozycji liczymy według polskiej
        instrukcji.
