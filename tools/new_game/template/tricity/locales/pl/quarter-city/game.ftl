### Quarter City po polsku. Zasady stoją w kolejności ze swojej strony; komunikat `qc-part-…` otwiera jej część.
### Formy kart: .acc – buduje szkołę, .gen – nie ma szkoły.

game-quarter-city = Quarter City
    .about = W każdej turze buduj jedną kartę i zbierz jak najwięcej kart jednego rodzaju. Dla 2–4 graczy.

quarter-park = park
    .acc = park
    .gen = parku
quarter-market = targ
    .acc = targ
    .gen = targu
quarter-school = szkoła
    .acc = szkołę
    .gen = szkoły

qc-area-deck = Talia
qc-area-hand = Ręka
qc-area-city = Miasto

## Zasady

qc-part-setup = Przygotowanie gry

QC-01 =
    Na każdego gracza przypada 9 kart: 3 parki, 3 targi i 3 szkoły. Potasujcie wszystkie karty i rozdajcie każdemu po 3;
    z pozostałych utwórzcie zakrytą talię. Pierwszego gracza wyznacza los.
QC-02 = Każdy zna tylko swoje karty na ręce. Kolejności kart w talii nie zna nikt.

qc-part-turn = Tura gracza

QC-10 = W swojej turze zbuduj jedną kartę z ręki: połóż ją odkrytą w swoim mieście. Potem turę rozgrywa następny gracz.
    .refused = { $seat } musi poczekać na swoją turę.
QC-11 = Po zbudowaniu dobierz kartę z talii, aby znów mieć 3 karty na ręce.
    .refused = Nie masz na ręce { $quarter_gen }.

qc-part-end = Koniec gry i punktacja

QC-20 = Gra kończy się, gdy w talii zabraknie kart, czyli po 6 turach każdego gracza. Karty pozostałe na ręce nie dają punktów.
QC-21 =
    Za każdy rodzaj kart w swoim mieście dostajesz 1 punkt za pierwszą kartę, 2 kolejne za drugą, 3 kolejne za trzecią
    i tak dalej. Wygrywa gracz, który zdobył najwięcej punktów; w razie remisu gracze zajmują miejsce wspólnie.
    .scored = { $quarter }: { $count }

## Tabela wyników

line-QC-21 = Karty jednego rodzaju

## Co się dzieje

qc-begins = Grę zaczyna { $seat }.
qc-built = { $seat } buduje { $quarter_acc }.
qc-drew = { $seat } dobiera kartę.
    .secret = Dobierasz { $quarter_acc }.

## Co teraz zrobić

qc-now-build = Wybierz z ręki kartę, którą zbudujesz.
