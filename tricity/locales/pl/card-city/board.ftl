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
# Po liczbie: „5 w monetach”. Czyta to tylko czytnik ekranu.
cc-gold = w monetach
cc-city-size = karty: { $size } z { $limit } (nie licząc fabryk)
cc-hand-of =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
cc-city-of = Miasto gracza { $seat_short }
cc-your-city = Twoje miasto
cc-face-down = zakryta karta
cc-desk = Karty do podziału
cc-small = Mały zestaw
cc-big = Duży zestaw
cc-big-up = Duży zestaw, odkryte
cc-big-down = Duży zestaw, zakryte
cc-to-place = Karty do rozdzielenia
cc-divide-help = Kliknij najpierw dwie karty małego zestawu, potem odkryte karty dużego; reszta będzie zakryta. Możesz też nacisnąć na karcie 1, 2 lub 3.
    .touch = Dotknij najpierw dwóch kart małego zestawu, potem odkrytych kart dużego; reszta będzie zakryta. Dotknij karty ponownie, aby ją zabrać.
cc-choose-lot = Weź ten zestaw
cc-keep-help = Wybierz dwie karty, które zatrzymasz.
cc-select-card = Wybierz kartę, a potem pole.
cc-build-verb = Zbuduj
cc-develop-verb = Rozwiń
cc-buy-verb = Kup za { $price } monet
cc-cell-empty = { $at }, puste
cc-cell-card = { $at }, { $card }
cc-cell-may = { $at }: tu może powstać { $card_nom }
cc-cell-not = { $at }: tu nie można budować
cc-waiting-divide = { $seat } dzieli karty na dwa zestawy.
cc-waiting-choose = { $seat } wybiera zestaw.
cc-pick-place = Wybierz pole, na którym położysz { $card_acc }.

## Ruch jako pytanie: „Zbudować dom na polu c2?”; .button to napis na przycisku

cc-do-divide = Położyć w małym zestawie { $small_cards_acc }, a w dużym odkryć { $up_cards_acc } oraz zakryć { $down_cards_acc }
cc-do-choose-small = Wziąć mały zestaw
cc-do-choose-big = Wziąć duży zestaw
cc-do-keep = Zatrzymać { $cards_acc }
cc-do-build = Zbudować { $card_acc } na polu { $at }
cc-do-develop = Położyć { $card_acc } z rezerwy na polu { $at }
cc-do-buy = Kupić { $card_acc } i położyć ją na polu { $at }
cc-do-discard = Odrzucić { $card_acc }
    .button = Odrzuć { $card_acc }
cc-do-pass = Spasować
    .button = Spasuj

## Wiersze punktacji

line-CC-60 = Dzielnice mieszkaniowe
line-CC-61 = Puste pola
line-CC-62 = Monety
line-CC-63 = Pozostałe monety
line-CC-70 = Pełne strefy
line-CC-71 = Ratusz
line-CC-72 = Strefy przemysłowe
