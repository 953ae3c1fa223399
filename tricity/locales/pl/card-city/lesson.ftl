### Lekcja: kroki i odpowiedzi na ruchy

lesson-card-city-city =
    Oto twoje miasto: na razie tylko ratusz. W dziesięć rund zbudujesz wokół niego resztę, w kwadracie 5 × 5
    pól.
lesson-card-city-cards =
    Każda karta to budynek. Zielone domy dają punkty, niebieskie sklepy przynoszą monety, a pozostałe pomagają miastu
    się rozwijać.
lesson-card-city-choose =
    „Ja dzielę, ty wybierasz”: Ada ułożyła dwa zestawy. Weź jeden, a ona dostanie drugi. W dużym jedna karta leży
    zakryta i zna ją tylko Ada.
lesson-card-city-choose-small = Masz dom i parking. Ada dostaje duży zestaw.
lesson-card-city-choose-big = Masz sklep i zakrytą kartę: to fabryka. Ada dostaje mały zestaw.
lesson-card-city-build = Pora budować. Wybierz kartę, a potem pole, które sąsiaduje bokiem z twoim miastem.
lesson-card-city-build-done = Dobrze. Zbudowanej karty już się nie przesuwa, więc miejsce ma znaczenie.
lesson-card-city-neighbours =
    Kilka rund później. Nie wolno zbudować domu obok domu. Mimo to spróbuj: wybierz dom, a potem pole e3.
lesson-card-city-neighbours-done =
    Nic się nie stało. Gra nie wykona niedozwolonego ruchu, tylko wyjaśni, dlaczego tak nie wolno, i pokaże zasadę.
lesson-card-city-neighbours-other = Ten ruch jest dozwolony. Najpierw spróbuj niedozwolonego: dom na polu e3.
lesson-card-city-house =
    Zamiast tego zbuduj dom na polu f5. Nie sąsiaduje tam z żadnym innym domem i zostawia róg na sklep.
lesson-card-city-house-done = Świetnie. Róg między dwoma domami czeka na sklep.
lesson-card-city-house-other = Tak też można, ale na potrzeby lekcji zbuduj dom na polu f5.
lesson-card-city-shop = Zbuduj sklep na polu f4, w rogu między dwoma domami.
lesson-card-city-shop-done = Jeden sklep sąsiaduje tu z dwiema dzielnicami mieszkaniowymi, więc się rozwija.
lesson-card-city-shop-other = Tak też można, ale tylko na polu f4 sklep sąsiaduje z oboma domami.
lesson-card-city-develop =
    Dzielnica, która się rozwija, dostaje za darmo kartę z rezerwy. Połóż nowy sklep obok pierwszego: tym razem mogą
    sąsiadować.
lesson-card-city-develop-done = Dwa sklepy obok siebie to jedna dzielnica z dwóch kart.
lesson-card-city-gold =
    Każdy dostaje 1 monetę. Dzielnica handlowa dodaje 1 monetę za pierwszy sklep, 2 za drugi, 3 za trzeci. Właśnie
    zarabiasz 1 + 1 + 2 = 4 monety.
lesson-card-city-split =
    Teraz ty dzielisz. Dwie karty tworzą mały zestaw; w dużym jedna leży odkryta, a druga zakryta. Ada bierze jeden
    zestaw, tobie zostaje drugi.
lesson-card-city-split-done =
    Ada bierze duży zestaw, tobie zostaje mały. Dobry podział to taki, przy którym pasuje ci każdy z zestawów.
lesson-card-city-leisure =
    Dom obok dwóch kart kultury też się rozwija. Jedną jest ratusz, drugą karta rozrywki, która kosztuje 5 monet.
    Zbuduj ją obok domu na polu f5.
lesson-card-city-leisure-done = Wydajesz 5 monet. Teraz ten dom sąsiaduje z dwiema kartami kultury, więc się rozwija.
lesson-card-city-leisure-other = Tam nic by się nie rozwinęło. Wybierz pole obok f5.
lesson-card-city-grow = Połóż nowy dom obok tego, który się rozwija.
lesson-card-city-grow-done =
    Dwa połączone domy są warte 1 + 2 = 3 punkty, trzy 6, a cztery 10. To duże dzielnice dają zwycięstwo.
lesson-card-city-industry =
    Miasto mieści 5 kart i jeszcze 5 za każdą fabrykę. Na koniec rundy możesz jedną kupić. Kupujesz czy wolisz
    oszczędzać?
lesson-card-city-industry-bought =
    Teraz zmieści się 15 kart. Pamiętaj tylko, że domy i fabryki nigdy nie mogą ze sobą sąsiadować.
lesson-card-city-industry-passed = Czemu nie: miejsca jeszcze nie brakuje, a na końcu każde 5 monet to punkt.
lesson-card-city-score =
    Po dziesięciu rundach dostajesz punkty za dzielnice mieszkaniowe, tracisz 1 za każde puste pole i dostajesz 1 za
    każde 5 monet. Wygrywasz 11 do 3.
lesson-card-city-end =
    Podział, budowa, rozwój, dochód: to cała gra. Jeśli coś ci umknie, plansza podpowie. Powodzenia w pierwszym
    mieście!
