# The guide of Infinite City: pages for people, player aid and worked examples. No table loads it.

## The guide

ic-guide-goal = O co chodzi
ic-guide-goal-text =
    Miasto rośnie płytka po płytce i nie ma granic. Każda płytka działa, gdy wchodzi do gry. Stawiaj żetony na płytkach,
    które się ze sobą stykają: im większe będą na koniec twoje grupy, tym więcej punktów dostaniesz.
ic-guide-setup = Przygotowanie
ic-guide-setup-text =
    Każdy bierze { $tokens } żetonów jednego koloru i dobiera { $hand } płytek. Na środku stołu leży pięć zakrytych
    płytek ułożonych w kształt plusa.
ic-guide-turn = Twoja tura
ic-guide-step-place = Połóż odkrytą płytkę z ręki tak, by sąsiadowała bokiem z płytką na stole.
ic-guide-step-token = Postaw na niej swój żeton: od teraz ją kontrolujesz.
ic-guide-step-effect = Wykonaj jej efekt, jeśli to możliwe.
ic-guide-step-draw = Dobierz płytki tak, by mieć { $hand } na ręce.
ic-guide-chain =
    Efekty tworzą łańcuchy: gdy stawiasz żeton na zakrytej płytce, odkryj ją i wykonaj także jej efekt. Na odkrytej
    płytce nowy żeton nie uruchamia efektu.
ic-guide-power =
    Przy elektrowniach jest bezpiecznie: efekt innej płytki nie działa na nie, na płytki obok ani na żetony, które tam
    stoją. Wyjątkiem jest kapitol.
ic-guide-end = Koniec i punktacja
ic-guide-end-text =
    Gdy ktoś postawi swój ostatni żeton, pozostali mają jeszcze po jednej turze. Gdy odkrytych jest już { $stations }
    elektrowni, gra natychmiast się kończy.
ic-guide-points-title = Co daje punkty
ic-guide-for = co się liczy
ic-guide-points = punkty
ic-guide-for-groups = każda grupa co najmniej 3 kontrolowanych płytek
ic-guide-points-groups = 1 za płytkę
ic-guide-for-bonus = płytki z premią
ic-guide-points-bonus = według nadruku
ic-guide-for-silver = najwięcej płytek ze srebrną ramką
ic-guide-points-silver = 1 za każdą z nich
ic-guide-for-tie = przy remisie
ic-guide-points-tie = wygrywa największa grupa
ic-guide-tiles = Płytki
ic-guide-tiles-text =
    Wszystkie rodzaje płytek, ich liczba w pudełku i efekt w skrócie. Pełny opis każdego efektu jest niżej, w
    numerowanych zasadach.
ic-guide-all-tiles = { $kinds } rodzajów płytek, razem { $count } sztuk

## Worked examples

ic-example-scoring = Abe i Betty
    .about =
        Abe (kółka) kontroluje 8 połączonych płytek: 8 punktów. Jedyna grupa Betty (kwadraty) ma 3 płytki: 3 punkty.
        Premie: Abe 1 za komendę policji, Betty 2 za elektrownie i 1 za komendę. Srebrne ramki: dwie elektrownie Betty
        wygrywają z jednym placem budowy Abe’a: 2 punkty. Abe wygrywa 9 do 8.
