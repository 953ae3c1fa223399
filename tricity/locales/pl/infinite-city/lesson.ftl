### Lekcja: kroki i odpowiedzi na ruchy. Strona zaznacza pola ramkami, a terminal podaje ich współrzędne.

lesson-infinite-city-city =
    Wszyscy budują jedno wspólne miasto bez granic. Na początku leży w nim pięć zakrytych płytek i nikt nie wie,
    co na nich jest.
lesson-infinite-city-hand = Oto twoje płytki. Widzisz je tylko ty. Każda ma efekt, który wykonujesz, gdy ją zagrasz.
lesson-infinite-city-play = W swojej turze zagrywasz jedną płytkę. Wybierz którąś, a potem pole obok miasta.
lesson-infinite-city-play-done = Płytka leży odkryta z twoim żetonem: kontrolujesz ją. Na koniec dobierasz nową płytkę.
lesson-infinite-city-tokens =
    Zaczynasz z 15 żetonami, a każda zagrana płytka zabiera jeden. Żetony pokazują, kto co kontroluje.
lesson-infinite-city-group =
    Punkty dają grupy: co najmniej 3 połączone płytki, które kontrolujesz, po 1 punkcie za każdą. Tu masz dwie.
    Zagraj obok nich trzecią.
lesson-infinite-city-group-done = Grupa trzech płytek, warta 3 punkty. Może jeszcze rosnąć.
lesson-infinite-city-group-other = Tak można, ale nie powstanie grupa. Wybierz pole obok swoich dwóch płytek.
lesson-infinite-city-housing =
    Kilka tur później. Pora na efekt: osiedle pozwala postawić jeszcze jeden żeton, na płytce bez żetonów. Zagraj je, gdzie chcesz.
lesson-infinite-city-housing-done = Osiedle leży w mieście. Teraz wykonaj jego efekt: postaw jeszcze jeden żeton.
lesson-infinite-city-housing-other = Innym razem. Najpierw zagraj osiedle.
lesson-infinite-city-turn = Postaw żeton na jednej z zakrytych płytek. Odkrywasz tę płytkę i wykonujesz także jej efekt.
lesson-infinite-city-turn-done =
    Dwie płytki w jednej turze. Jeden efekt może uruchomić kolejny i tak dalej: na tym polega cała zabawa.
lesson-infinite-city-embassy =
    Inna partia: płytki innych graczy też nie są bezpieczne. Ambasada przejmuje sąsiednią płytkę. Zagraj swoją na polu w ramce, między
    płytkami Ady.
    .terminal =
        Inna partia: płytki innych graczy też nie są bezpieczne. Ambasada przejmuje sąsiednią płytkę. Zagraj swoją na polu 0,-1,
        między płytkami Ady.
lesson-infinite-city-embassy-done = Ambasada leży w mieście. Którą płytkę przejmiesz?
lesson-infinite-city-embassy-other = Tak można, ale na potrzeby lekcji zagraj ambasadę na polu w ramce.
    .terminal = Tak można, ale na potrzeby lekcji zagraj ambasadę na polu 0,-1.
lesson-infinite-city-protected =
    Hotel Ady leży obok elektrowni, która go chroni. Obie płytki są w ramkach. Mimo to spróbuj przejąć hotel.
    .terminal = Hotel Ady na polu 1,-1 leży obok elektrowni, która go chroni. Mimo to spróbuj go przejąć.
lesson-infinite-city-protected-done =
    Elektrownia chroni siebie i sąsiednie płytki. Gra nie wykona niedozwolonego ruchu, tylko wyjaśni,
    dlaczego tak nie wolno.
lesson-infinite-city-protected-other = Ten ruch jest dozwolony. Najpierw spróbuj niedozwolonego: przejmij hotel w ramce.
    .terminal = Ten ruch jest dozwolony. Najpierw spróbuj niedozwolonego: hotel na polu 1,-1.
lesson-infinite-city-replace =
    Fabryka Ady w ramce nie jest chroniona. Przejmij ją: żeton wraca do Ady, a jego miejsce zajmuje twój.
    .terminal =
        Fabryka Ady na polu -1,-1 nie jest chroniona. Przejmij ją: żeton wraca do Ady, a jego miejsce zajmuje
        twój.
lesson-infinite-city-replace-done = Fabryka jest twoja. Leżała już odkryta, więc jej efektu nie wykonujesz ponownie.
lesson-infinite-city-replace-other = Ta płytka już jest twoja. Przejmij fabrykę w ramce.
    .terminal = Ta płytka już jest twoja. Przejmij fabrykę na polu -1,-1.
lesson-infinite-city-draw = Na koniec tury dobierasz płytki tak, by znów mieć pięć na ręce. Potem gra następny gracz.
lesson-infinite-city-last =
    Gdy ktoś postawi ostatni żeton, pozostali rozgrywają jeszcze po jednej turze i gra się kończy. Piąta
    elektrownia kończy ją od razu.
lesson-infinite-city-score =
    Twoja grupa jest warta 12 punktów, po jednym za płytkę, premie na twoich płytkach dają 4, a płytki ze srebrną ramką jeszcze 4, bo masz
    ich najwięcej. Wygrywasz 20 do 11.
lesson-infinite-city-end =
    Zagraj płytkę, wykonaj jej efekt, łącz swoje żetony: to cała gra. Plansza przypomni, co robi każda płytka.
    Dobrej zabawy!
