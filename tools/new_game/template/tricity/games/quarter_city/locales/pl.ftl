### Quarter City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `qc-part-…` otwiera jej część.

game-quarter-city = Quarter City
    .about = Co turę buduj jedną kartę i zbierz jak najwięcej kart jednego rodzaju. Dla 2–4 graczy.

quarter-park = park
quarter-market = targ
quarter-school = szkoła

qc-area-deck = Talia
qc-area-hand = Ręka
qc-area-city = Miasto

## Zasady

qc-part-setup = Przygotowanie

QC-01 =
    Na każdego gracza przypada 9 kart: 3 parki, 3 targi i 3 szkoły. Potasuj wszystkie karty i rozdaj każdemu po 3;
    z pozostałych utwórz zakrytą talię. Pierwszego gracza wybiera się losowo.
QC-02 = Swoje karty na ręce znasz tylko ty. Kolejności kart w talii nie zna nikt.

qc-part-turn = Tura

QC-10 = W swojej turze zbuduj jedną kartę z ręki: połóż ją odkrytą w swoim mieście. Potem swoją turę ma następny gracz.
    .refused = To nie jest tura gracza { $seat }.
QC-11 = Po zbudowaniu dobierz kartę z talii, aby znów mieć 3 karty na ręce.
    .refused = Nie masz takiej karty na ręce: { $quarter }.

qc-part-end = Koniec gry

QC-20 = Gra kończy się, gdy talia się wyczerpie, czyli po 6 turach każdego gracza. Karty pozostałe na ręce nie dają punktów.
QC-21 =
    Za każdy rodzaj kart w swoim mieście dostajesz 1 punkt za pierwszą kartę, 2 kolejne za drugą, 3 kolejne za trzecią
    i tak dalej. Wygrywa gracz z największą liczbą punktów; w razie remisu gracze zajmują to samo miejsce.
    .scored = { $quarter }: { $count }

## Zdarzenia

qc-begins = Zaczyna { $seat }.
qc-built = { $seat } buduje: { $quarter }.
qc-drew = { $seat } dobiera kartę.
    .secret = Dobierasz: { $quarter }.

## Podpowiedzi

qc-now-build = Wybierz z ręki kartę do zbudowania.
