pc-market = Rynek
pc-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
pc-step-turn = Odwróć
pc-step-take = Weź 2 karty
pc-step-pay = Zapłać
pc-step-token = Żeton publiczny
pc-cell-gap = { $at }, puste
pc-cell-resource = { $at }, { $resource }, poziom { $tier }
pc-cell-building = { $at }, { $building }, koszt: { $cost_resources }
pc-building-cost = Koszt: { $cost_resources }
pc-cell-makes = daje trwały zasób: { $resource }
pc-cell-civic = budynek publiczny: daje żeton
pc-cell-other = po drugiej stronie: { $resource }, poziom { $tier }
pc-chosen = wybrana
pc-taken-next = SI weźmie tę kartę w swojej następnej turze.
pc-goes-with = można wziąć razem z wybraną
pc-missing-words = brakuje: { $resources }
pc-deck-words =
    Talia: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }. Na wierzchu: { $resource }, poziom { $tier }. Dobierz dwie karty
pc-deck-none = Talia jest pusta
pc-draw = Dobierz dwie karty
pc-take-help = Wybierz kartę, a potem jedną z podświetlonych kart obok niej.
pc-choose-second = Teraz wybierz kartę obok niej.
pc-flip-it = Albo odwróć tę kartę
pc-flip-help = Wybierz kartę, którą odwrócisz na stronę z budynkiem.
pc-bill-cost = Koszt
pc-bill-city = Płaci miasto
pc-bill-stock = Z zapasu
pc-bill-missing = Brakuje
pc-bill-nothing = To nic nie kosztuje: obie karty trafią do twojego zapasu.
pc-bill-free = Za wszystko płaci twoje miasto.
pc-bill-pays = Zapłacisz:
pc-bill-ways =
    { $ways ->
        [one] Można zapłacić na { $ways } sposób.
        [few] Można zapłacić na { $ways } sposoby: zaraz wybierzesz.
        [many] Można zapłacić na { $ways } sposobów: zaraz wybierzesz.
       *[other] Można zapłacić na { $ways } sposobu: zaraz wybierzesz.
    }
pc-bill-not =
    { $ingenuity ->
        [0] Jeszcze cię na to nie stać.
        [one] Jeszcze cię na to nie stać: jedna karta innowacji nie wystarczy.
        [few] Jeszcze cię na to nie stać: { $ingenuity } karty innowacji nie wystarczą.
       *[many] Jeszcze cię na to nie stać: { $ingenuity } kart innowacji nie wystarczy.
    }
pc-pay-title = Którymi kartami zapłacisz?
pc-pool = Wybierz następny żeton do rzędu
pc-worth-now =
    Teraz jest wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
pc-your-city = Twoje miasto
pc-city-of = Miasto gracza { $seat_short }
pc-city-automa = SI (poziom { $level })
pc-rest = Budynki bez zasobów
pc-stock =
    { $count ->
        [one] { $count } karta w zapasie
        [few] { $count } karty w zapasie
        [many] { $count } kart w zapasie
       *[other] { $count } karty w zapasie
    }
pc-tokens-of =
    { $count ->
        [one] { $count } żeton publiczny
        [few] { $count } żetony publiczne
        [many] { $count } żetonów publicznych
       *[other] { $count } żetonu publicznego
    }
pc-deck-size =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
pc-heap = Odrzucone: { $count }

## Ruch jako pytanie: „Zbudować dom na polu c2?”; .button to napis na przycisku

pc-do-take = Wziąć karty: { $card } ({ $at }) i { $other_card } ({ $other_at })
pc-do-flip = Odwrócić na stronę z budynkiem kartę z pola { $at } ({ $card })
pc-do-draw = Dobrać dwie karty z talii
pc-do-pay = Wydać { $resources_acc }
pc-do-token = Wziąć żeton publiczny „{ $token }”
pc-do-lay-token = Położyć w rzędzie kolejny żeton: „{ $token }”
pc-do-pass = Spasować
    .button = Spasuj

## Wiersze punktacji

line-PC-21 =
    { $case ->
        [buildings] Budynki
       *[token] Żetony
    }
line-PC-34 =
    { $case ->
        [buildings] Budynki
        [ingenuity] Karty innowacji
        [resource] Trwałe zasoby
       *[token] Żetony
    }
line-PC-35 = Trwałe zasoby
line-PC-22 = Pozostałe karty
line-PC-36 = Przy remisie wygrywa SI
