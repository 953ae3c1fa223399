pc-market = Rynek
pc-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
pc-step-turn = Odwróć
pc-step-take = Weź dwie
pc-step-pay = Zapłać
pc-step-token = Żeton publiczny
pc-cell-gap = { $at }, puste
pc-cell-resource = { $at }, { $resource }, poziom { $tier }
pc-cell-building = { $at }, { $building }, koszt: { $cost_resources }
pc-cell-makes = wytwarza: { $resource }
pc-cell-civic = publiczny: daje żeton
pc-cell-other = na odwrocie { $resource }, poziom { $tier }
pc-chosen = wybrana
pc-goes-with = można ją wziąć razem z wybraną
pc-missing-words = brakuje: { $resources }
pc-deck-words =
    Talia: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }. Na wierzchu: { $resource }, poziom { $tier }. Dobierz dwie
pc-deck-none = Talia jest pusta
pc-draw = Dobierz dwie
pc-take-help = Wybierz kartę, a potem sąsiednią spośród podświetlonych.
pc-choose-second = Teraz sąsiednia karta.
pc-flip-it = Zamiast tego odwróć
pc-flip-help = Wybierz kartę, którą odwracasz na stronę budynku.
pc-bill-cost = Koszt
pc-bill-city = Płaci miasto
pc-bill-stock = Z zapasu
pc-bill-missing = Brakuje
pc-bill-nothing = Nic nie kosztuje: obie karty trafią do twojego zapasu.
pc-bill-free = Wszystko płaci twoje miasto.
pc-bill-pays = Płacisz:
pc-bill-ways =
    { $ways ->
        [one] Można zapłacić na { $ways } sposób.
        [few] Można zapłacić na { $ways } sposoby: zaraz wybierzesz.
        [many] Można zapłacić na { $ways } sposobów: zaraz wybierzesz.
       *[other] Można zapłacić na { $ways } sposobu: zaraz wybierzesz.
    }
pc-bill-not =
    { $ingenuity ->
        [0] Jeszcze nie.
        [one] Jeszcze nie: jedna karta innowacji nie wystarczy.
        [few] Jeszcze nie: { $ingenuity } karty innowacji nie wystarczą.
        [many] Jeszcze nie: { $ingenuity } kart innowacji nie wystarczy.
       *[other] Jeszcze nie: { $ingenuity } karty innowacji nie wystarczy.
    }
pc-pay-title = Jak płacisz?
pc-pool = Wybierz następny żeton rzędu
pc-worth-now =
    Teraz wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
pc-your-city = Twoje miasto
pc-city-of = Miasto gracza { $seat }
pc-city-automa = Automa ({ $level })
pc-rest = Publiczne i punkty
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

## Ruch, po „Twój ruch:”

pc-do-take = weź: { $card } ({ $at }) i { $other_card } ({ $other_at })
pc-do-flip = odwróć na stronę budynku: { $card } ({ $at })
pc-do-draw = dobierz dwie karty z talii
pc-do-pay = zapłać: { $resources }
pc-do-token = weź żeton publiczny: { $token }
pc-do-lay-token = następny żeton rzędu: { $token }
pc-do-pass = pasuj
