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
       *[chance] { $number }%
    }
theme-rival = możliwości przeciwników
review-accounts = Skąd wziął się wynik
review-part =
    { $case ->
        [seat]
            { $unit ->
                [points] oczekiwane na początku
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
review-no-errors = Żadna decyzja nie wyróżnia się jako błąd.
review-move = Ruch { $number }, { $move }: { $label }
review-label =
    { $case ->
        [blunder] gruby błąd
        [mistake] błąd
       *[inaccuracy] niedokładność
    }
review-better = Lepszy o { $loss } był ruch „{ $move }”.
review-better-because = Lepszy o { $loss } był ruch „{ $move }”, przede wszystkim ze względu na { $reasons }.
review-reply = Na to { $seat } może odpowiedzieć ruchem „{ $move }”.
review-note = Każdą decyzję oceniamy według tego, co gracz mógł w danej chwili wiedzieć, nigdy według kart, które dopiero miały przyjść.

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
review-reveal = Co odsłonił ruch { $number }, { $move }: { $value }
review-no-luck = Żadne odsłonięcie nie miało większego znaczenia.
review-accuracy = Dokładność
review-line = Możliwy dalszy ciąg: { $line }
review-line-show = Pokaż na planszy
review-line-step = Lepszy wariant, ruch { $number } z { $count }
review-line-note = Tak mogła się potoczyć gra. Karty, których nikt nie widział, są tylko przykładowe.
review-line-close = Wróć do partii
review-practice =
    { $count ->
        [1] Popraw swój błąd
       *[other] Popraw swoje błędy ({ $count })
    }
