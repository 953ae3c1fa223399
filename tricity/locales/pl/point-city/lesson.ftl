### Lekcja: kroki i odpowiedzi na ruchy

lesson-point-city-market =
    Oto rynek. Każda karta ma z jednej strony zasób, a z drugiej budynek. Wygrywa się dzięki budynkom, a płaci za nie
    zasobami.
lesson-point-city-stock = Oto twój zapas. Zaczynasz z kartą innowacji: zastępuje ona dowolny jeden zasób.
lesson-point-city-take =
    W swojej turze bierzesz dwie karty: dwie sąsiednie z rynku albo dwie z wierzchu talii. Weź teraz dwie.
lesson-point-city-take-done = Są twoje. Zasoby leżą w zapasie, dopóki ich nie wydasz.
lesson-point-city-take-drawn = Dwa zasoby trafiają do zapasu. Leżą tam, dopóki ich nie wydasz.
lesson-point-city-take-other = Odwracanie kart będzie później. Na razie weź dwie.
lesson-point-city-refill =
    W miejsce kart wziętych z rynku pojawiają się nowe, odwrócone na drugą stronę: tam, gdzie był zasób, jest teraz
    budynek.
lesson-point-city-building =
    Kilka tur później na polu b2 leży mały domek. Kosztuje 2 zasoby ekonomii, a daje 1 punkt i trwały zasób
    społeczności.
lesson-point-city-price =
    Za budynek płacisz od razu, gdy go bierzesz. Przystanek na polu c4 kosztuje 3 zasoby przemysłu, a nie masz
    żadnego. Mimo to spróbuj go wziąć.
lesson-point-city-price-done = Nic się nie stało: plansza zawsze powie, czego brakuje.
lesson-point-city-price-other = Tak można. Najpierw jednak spróbuj z przystankiem na polu c4.
lesson-point-city-buy =
    Na mały domek cię stać. Weź go razem z kartą ekonomii z pola c2: zasobem, który bierzesz, możesz zapłacić jeszcze w
    tej samej turze.
lesson-point-city-buy-done = Obie karty są twoje. Teraz zapłać za domek.
lesson-point-city-buy-other = Tak można, ale na potrzeby lekcji weź razem b2 i c2.
lesson-point-city-pay =
    Do zapłaty są 2 zasoby ekonomii: możesz wydać obie karty ekonomii albo jedną z nich i kartę innowacji. Wybierz.
lesson-point-city-pay-kept = Dobry pomysł: karta innowacji zastąpi ci później dowolny zasób.
lesson-point-city-pay-done = Też dobrze: jedna karta ekonomii zostaje w zapasie.
lesson-point-city-permanent =
    Mały domek stoi w twoim mieście. W każdej następnej turze da ci 1 zasób społeczności. Ten zasób nigdy się nie
    zużyje.
lesson-point-city-flip =
    Raz w turze, zanim weźmiesz karty, możesz odwrócić jedną na stronę z budynkiem, jeśli w jej rzędzie lub kolumnie
    leżą same zasoby. Odwróć kartę, na przykład w rzędzie 3.
lesson-point-city-flip-done = Teraz wszyscy widzą budynek. Potem jak zwykle bierzesz dwie karty.
lesson-point-city-flip-other = Karty weźmiesz potem. Najpierw jedną odwróć.
lesson-point-city-civic =
    Poczta na polu b3 nie daje punktów, tylko żeton publiczny. Dwa z trzech zasobów ekologii dają twoje stawy,
    trzeci karta z zapasu. Weź pocztę razem z dowolną kartą obok.
lesson-point-city-civic-done = Poczta stoi w twoim mieście. Teraz wybierz żeton.
lesson-point-city-civic-other = Tak można. Najpierw jednak weź pocztę z pola b3 z kartą obok.
lesson-point-city-token =
    Na koniec żeton publiczny daje punkty za to, co wytwarza twoje miasto. Wybierz ten, który ci pasuje.
lesson-point-city-token-done = Już wiesz, co budować dalej: to, za co twój żeton daje punkty.
lesson-point-city-score =
    Po 17 turach każdego gracza gra się kończy. Liczą się budynki i żetony publiczne: wygrywasz 17 do 9.
lesson-point-city-end =
    Bierz po dwie karty, buduj i niech miasto płaci za kolejne budynki: to cała gra. Jeśli coś ci umknie, plansza
    podpowie. Dobrej zabawy!
