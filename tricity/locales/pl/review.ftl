# Omówienia zakończonych partii, w terminalu i na stronie.

analysis-value =
    { $unit ->
        [points] { $number }
       *[chance] { $number }%
    }
analysis-loss =
    { $unit ->
        [points]
            { $number ->
                [one] { $number } punkt
                [few] { $number } punkty
                [many] { $number } punktów
               *[other] { $number } punktu
            }
       *[chance]
            { $number ->
                [one] { $number } punkt procentowy
                [few] { $number } punkty procentowe
                [many] { $number } punktów procentowych
               *[other] { $number } punktu procentowego
            }
    }
theme-rival = możliwości przeciwników
review-accounts = Skąd wziął się wynik
review-part =
    { $case ->
        [seat]
            { $unit ->
                [points] oczekiwany wynik na początku
               *[chance] średnia szansa z tego miejsca
            }
        [deal] rozdanie
        [luck] szczęście w trakcie gry
        [own] własne błędy
        [stand-in] błędy zastępcy
        [others] błędy przeciwników
        [rest] niewyjaśnione
       *[result] wynik
    }
review-of = { $seat }: dokładność { $accuracy }%
review-no-errors = Nie ma tu wyraźnych błędów.
review-move = Ruch { $number }, „{ $move }”: { $label }
review-label =
    { $case ->
        [blunder] gruby błąd
        [mistake] błąd
       *[inaccuracy] niedokładność
    }
review-better = Ruch „{ $move }” był lepszy o { $loss }.
review-better-because = Ruch „{ $move }” był lepszy o { $loss }. Chodziło przede wszystkim o { $reasons }.
review-reply = Na wykonany ruch { $seat } może odpowiedzieć: „{ $move }”.
review-note = Każdą decyzję oceniamy według tego, co gracz mógł w danej chwili wiedzieć, nigdy według tego, co dopiero miało się okazać.

review-loading = Przygotowujemy omówienie…
review-waiting = Serwer jest zajęty, zaraz zaczniemy…
review-working = Omawiamy ruch { $done } z { $moves }…
review-failed = Nie udało się dokończyć omówienia. Spróbuj ponownie.
review-again = Jeszcze raz
review-graph = Szansa na wygraną po kolejnych ruchach
review-graph-points = Oczekiwany wynik po kolejnych ruchach
review-at = Po ruchu { $move }: { $values }
review-worst = Najkosztowniejsze decyzje
review-luck = Najwięcej szczęścia i pecha
review-reveal = To, co odsłonił ruch { $number } ({ $move }): { $value }
review-no-luck = Szczęście i pech nie odegrały większej roli.
review-accuracy = Dokładność
review-line = Możliwy dalszy ciąg: { $line }
review-line-show = Pokaż na planszy
review-line-step = Lepszy wariant, ruch { $number } z { $count }
review-line-note = Tak mogła się potoczyć gra. To, czego nikt nie mógł jeszcze znać, pokazujemy tylko przykładowo.
review-line-close = Wróć do partii
review-practice =
    { $count ->
        [1] Popraw swój błąd
       *[other] Popraw swoje błędy ({ $count })
    }
