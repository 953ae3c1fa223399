### Wskazówki do pierwszej gry: po jednej na fazę, nazwane jak jej komunikat

coach-cc-now-divide =
    Następny gracz bierze jeden z twoich zestawów, a drugi zostawia tobie. Ułóż je tak, żeby pasował ci każdy z nich;
    zakryta karta to twój blef.
coach-cc-now-choose = Bierzesz jeden zestaw, a drugi zostawiasz. Co kryje zakryta karta: skarb czy pułapkę?
coach-cc-now-keep = Zatrzymaj dwie karty; trzecia trafi pod talię. Co jeszcze przyda się miastu?
coach-cc-now-build =
    Zbudowanej karty już nie przesuniesz. Rozwijają się domy przy kartach kultury i sklepy między domami.
coach-cc-now-develop = Karta za darmo! Połóż ją tak, by dzielnica mogła dalej rosnąć.
coach-cc-now-buy = Fabryka daje miejsce na 5 kolejnych kart. Z drugiej strony każde 5 monet to punkt na koniec.
