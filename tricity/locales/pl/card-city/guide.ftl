# The guide of Card City: pages for people, player aid and worked examples. No table loads it.

## The guide

cc-guide-goal = O co chodzi
cc-guide-goal-text =
    Rządzisz maleńką miejscowością. W 10 rund zrobisz z niej miasto złożone z 5 × 5 kart. Domy, które łączą się w duże
    dzielnice, dają punkty, a sklepy zarabiają monety na całą resztę. Wygrywa najwyższy wynik.
cc-guide-cards = Sześć rodzajów kart i ich liczba w pudełku
cc-guide-card-residence = Daje punkty na koniec gry. Nigdy obok fabryki.
cc-guide-card-commerce = Przynosi monety w każdej rundzie.
cc-guide-card-leisure = Kosztuje { $gold } monet. Kultura: dzięki niej rozwijają się domy.
cc-guide-card-industry = Daje miejsce na 5 kolejnych kart.
cc-guide-card-parking = Może stać wszędzie i zapełnia puste pole.
cc-guide-card-town-hall = Twoja pierwsza karta. Kultura: dzięki niej rozwijają się domy.
cc-guide-setup = Przygotowanie
cc-guide-setup-text =
    Każdy dostaje ratusz i { $gold } monety. W talii jest dokładnie tyle kart, ile trzeba na 10 rund. Obok leży odkryta
    rezerwa: z niej pochodzą karty, dzięki którym rozwijają się dzielnice.
cc-guide-piles = Karty w talii i w trzech stosach rezerwy
cc-guide-players = gracze
cc-guide-deck = talia
cc-guide-round = Runda
cc-guide-phase-acquisition =
    Pozyskanie kart. Jeden gracz dzieli karty na dwa zestawy, następny wybiera jeden z nich i tak dalej, aż każdy
    będzie miał 2 karty.
cc-guide-phase-construction =
    Budowa. Zbuduj obie karty w swoim mieście. Domu nie wolno budować obok domu ani obok fabryki, a sklepu obok sklepu.
cc-guide-phase-development = Rozwój. Dobrze położone dzielnice się rozwijają: dostają za darmo kartę z rezerwy.
cc-guide-phase-income = Dochody. Dostajesz 1 monetę pensji i dochód ze sklepów.
cc-guide-phase-end =
    Koniec rundy. Możesz kupić jedną fabrykę; każda kosztuje o 5 monet więcej niż poprzednia. Następną rundę zaczyna
    kolejny gracz.
cc-guide-limit =
    Pilnuj miejsca: bez fabryki miasto mieści tylko 5 kart, a każda fabryka daje miejsce na 5 kolejnych. Karta, której
    nie możesz zbudować, przepada.
cc-guide-growth = Jak rozwijają się dzielnice
cc-guide-growth-text =
    Dzielnica mieszkaniowa rozwija się, jeśli sąsiaduje z większą liczbą kart kultury (ratusz, rozrywka), niż ma domów.
    Dzielnica handlowa rozwija się, jeśli sąsiaduje z większą liczbą dzielnic mieszkaniowych, niż ma sklepów.
cc-guide-districts =
    Dzielnica to karty jednego rodzaju, które sąsiadują ze sobą bokami; rogi się nie liczą. Tylko dzięki rozwojowi dwa
    domy albo dwa sklepy mogą stać obok siebie.
cc-guide-worth = Wartość dzielnicy
cc-guide-size = liczba kart
cc-guide-worth-row = punkty (domy) lub monety (sklepy)
cc-guide-score = Koniec i punktacja
cc-guide-score-text = Gra kończy się po 10 rundach. Podliczcie punkty:
cc-guide-points-title = Co daje punkty
cc-guide-for = co się liczy
cc-guide-points = punkty
cc-guide-for-districts = każda dzielnica mieszkaniowa
cc-guide-points-districts = 1, 3, 6, 10… zależnie od wielkości
cc-guide-for-empty = każde puste pole kwadratu 5 × 5
cc-guide-points-empty = −1
cc-guide-for-gold = każde 5 monet
cc-guide-points-gold = +1
cc-guide-for-tie = przy remisie
cc-guide-points-tie = wygrywa gracz, któremu zostało więcej monet
cc-guide-solo = Gra solo
cc-guide-solo-text =
    W każdej rundzie dobierz 3 karty, zatrzymaj 2, a trzecią wsuń pod talię. Wynik powie, czym stała się twoja
    miejscowość.
cc-guide-levels = Poziomy w grze solo
cc-guide-level = poziom
cc-guide-below = poniżej { $points }
cc-guide-from = od { $points }
cc-guide-variants = Dwa warianty
cc-guide-variants-text =
    Decentralizacja nagradza dzielnice, które sąsiadują z wieloma kolorami, ratusz z dala od środka i rozproszone
    fabryki. Z parkomatami parkingi przynoszą monety. Można grać z jednym wariantem albo z oboma.
cc-guide-building = Budowa
cc-guide-build-side = Nowa karta sąsiaduje bokiem z kartą miasta i mieści się w kwadracie 5 × 5.
cc-guide-build-alike = Nie buduj domu obok domu ani sklepu obok sklepu; takie karty mogą sąsiadować tylko dzięki rozwojowi.
cc-guide-build-industry = Dom nigdy nie stoi obok fabryki.
cc-guide-build-leisure = Karta rozrywki kosztuje { $gold } monet.
cc-guide-industries = Fabryki: miejsce i cena
cc-guide-industries-head = fabryki w mieście
cc-guide-room = miejsce na inne karty
cc-guide-price = cena następnej

## Worked examples

cc-example-lots = Dzielenie i wybieranie
    .about =
        Gra dla trzech osób. Pierwszy gracz dobiera dom, fabrykę, kartę rozrywki, parking i dwa sklepy. W małym zestawie
        kładzie dom i sklep, a w dużym zakrywa kartę rozrywki i fabrykę. Drugi gracz bierze mały zestaw. Pierwszy dzieli
        pozostałe cztery karty na nowo: mały zestaw to teraz parking i fabryka, a duży to sklep i zakryta karta rozrywki.
        Trzeci gracz bierze parking i fabrykę; pierwszemu zostają sklep i karta rozrywki.
cc-example-building = Gdzie wolno budować?
    .about =
        Fabrykę można zbudować wszędzie oprócz pól 6, 7 i 8, obok domu; sklep wszędzie oprócz pól 4 i 5, obok sklepu.
        Domu nie wolno zbudować na polach 2, 3 i 4, obok fabryki, ani na polach 6, 7 i 8, obok domu. Kartę rozrywki i
        parking można zbudować wszędzie.
cc-example-districts = Trzy dzielnice
    .about = Sześć domów w dzielnicach po 3, 2 i 1: dałyby 6 + 3 + 1 = 10 punktów.
cc-example-residences = Dom, który się rozwija
    .about =
        Tylko lewy dom może się rozwinąć: sąsiaduje z kartą rozrywki i z ratuszem, czyli z dwiema kartami kultury przy
        jednym domu. Nowy dom może stanąć na polu A albo B. Na polu A połączy oba domy w dzielnicę złożoną z 3 kart. Z
        jedną fabryką miasto mieści 10 kart, a z nowym domem ma ich 7; samej fabryki się nie liczy.
cc-example-shops = Jeden sklep się rozwija, drugi nie
    .about =
        Lewy sklep sąsiaduje z dwoma domami, ale należą one do tej samej dzielnicy, więc się nie rozwija. Prawy sąsiaduje z
        dwiema różnymi dzielnicami mieszkaniowymi: nowy sklep stanie na jednym z dwóch pól X.
cc-example-income = Dochód z rundy
    .about =
        Dwie dzielnice po jednym sklepie dają po 1 monecie, dzielnica z dwoma sklepami daje 3, a pensja to 1: razem 2 +
        3 + 1 = 6 monet.
cc-example-scoring = Wynik końcowy
    .about =
        Ostatni parking staje na polu P. Są wtedy cztery dzielnice mieszkaniowe: dwie po 3 karty (po 6 punktów) i dwie
        po 1. Z ostatnim dochodem jest 36 monet: 7 punktów i 1 moneta na wypadek remisu. Dwa pola są puste: 12 + 1 + 1 +
        7 − 2 = 19 punktów.
cc-example-decentralisation = Decentralizacja
    .about =
        Strefa trzech domów sąsiaduje ze wszystkimi wymaganymi kolorami: 5 punktów. Trzy strefy przemysłowe: 6 punktów.
        Ratusz jest oddalony od środka o jeden krok w pionie i jeden w poziomie: 4 punkty. Razem 15 dodatkowych punktów.
