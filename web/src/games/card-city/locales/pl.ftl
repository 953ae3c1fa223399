cc-phase-acquisition = Pozyskanie
cc-phase-construction = Budowa
cc-phase-development = Rozwój
cc-phase-income = Dochody
cc-phase-end-of-round = Koniec rundy
cc-round-of = Runda { $round } z { $rounds }
cc-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
cc-reserve = Rezerwa
cc-heap = Odrzucone
cc-gold = monety
cc-city-size = karty: { $size } z { $limit } (bez fabryk)
cc-hand-of =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
cc-city-of = Miasto gracza { $seat }
cc-your-city = Twoje miasto
cc-face-down = zakryta karta
cc-desk = Na biurku
cc-small = Mały zestaw
cc-big = Duży zestaw
cc-big-up = Duży zestaw, odkryte
cc-big-down = Duży zestaw, zakryte
cc-to-place = Jeszcze do rozdzielenia
cc-divide-help = Klikaj karty po kolei: dwie do małego zestawu, potem odkryte; reszta leży zakryta. Albo naciśnij na karcie 1, 2 lub 3. Kliknięcie ją zabiera.
cc-choose-lot = Weź ten zestaw
cc-keep-help = Wybierz dwie karty, które zatrzymujesz.
cc-select-card = Wybierz kartę, potem miejsce.
cc-build-verb = Buduj
cc-develop-verb = Rozwija się
cc-buy-verb = Kup (monety: { $price })
cc-cell-empty = { $at }, puste
cc-cell-card = { $at }, { $card }
cc-cell-may = { $at }: tu może stanąć { $card }
cc-cell-not = { $at }: nie tutaj
cc-waiting-divide = { $seat } dzieli karty na dwa zestawy.
cc-waiting-choose = { $seat } wybiera zestaw.
cc-pick-place = Wybierz teraz miejsce: { $card }.

## Ruch, po „Twój ruch:”

cc-do-divide = mały zestaw: { $small_cards }; duży zestaw, odkryte: { $up_cards }; zakryte: { $down_cards }
cc-do-choose-small = weź mały zestaw
cc-do-choose-big = weź duży zestaw
cc-do-keep = zatrzymaj: { $cards }
cc-do-build = buduj na polu { $at }: { $card }
cc-do-develop = rozwiń miasto na polu { $at }: { $card }
cc-do-buy = kup na pole { $at }: { $card }
cc-do-discard = odrzuć: { $card }
cc-do-pass = pasuj
