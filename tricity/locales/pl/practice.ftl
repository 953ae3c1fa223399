# Zadania: błędy z własnych partii, do poprawienia na planszy.

practice-title = Twoje ostatnie błędy
practice-title-game = Do poprawy
practice-leave = Wyjdź
practice-progress = { $game } · zadanie { $number } z { $count }
practice-question = Zagrany tu ruch „{ $move }” kosztował cię { $loss }. Znajdziesz lepszy?
practice-best = Jaki ruch jest najlepszy?
practice-give-hint = Podpowiedź
practice-solution = Rozwiązanie
practice-skip = Pomiń
practice-next = Dalej
practice-again = Zacznij od nowa
practice-game = Zobacz partię
practice-play = Zagraj
practice-hint = Zwróć uwagę na { $reasons }.
practice-hint-count =
    { $right ->
        [1] Wystarczająco dobry jest tylko jeden z { $count } możliwych ruchów.
        [few] Wystarczająco dobre są { $right } z { $count } możliwych ruchów.
       *[many] Wystarczająco dobrych jest { $right } z { $count } możliwych ruchów.
    }
practice-miss =
    { $case ->
        [played] To ruch, który zagrano w partii. Poszukaj innego.
        [wrong] Ten ruch też kosztuje { $loss }. Poszukaj innego.
       *[unknown] Jest znacznie lepszy ruch. Spróbuj jeszcze raz.
    }
practice-right = Brawo!
practice-over =
    { $solved ->
        [0] To było ostatnie zadanie. Obejrzyj rozwiązania i spróbuj innego dnia.
       *[other] To było ostatnie zadanie. Samodzielnie rozwiązane: { $solved } z { $count }.
    }
practice-none = Na razie nie ma czego ćwiczyć. Dokończ partię i otwórz jej omówienie: znalezione błędy będą tu na ciebie czekać.
practice-unreviewed = Te partie nie zostały jeszcze omówione:

# Zagadka dnia
puzzle-title = Zagadka dnia
puzzle-progress = { $game } · { $day } · { $difficulty ->
        [easy] łatwa
        [medium] średnia
       *[hard] trudna
    }
puzzle-why = Najlepszy ruch to „{ $move }”: następny jest gorszy o { $loss }. Chodzi przede wszystkim o { $reasons }.
puzzle-over = Na dziś to wszystko. Jutro czeka nowa zagadka.
