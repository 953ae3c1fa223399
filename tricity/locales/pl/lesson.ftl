### Teksty strony lekcji, wspólne dla wszystkich gier. Same kroki są w folderze lekcji danej gry.

lesson-title = { $game }: pierwsza gra
lesson-progress = Krok { $number } z { $count }
lesson-next = Dalej
lesson-back = Wstecz
lesson-show = Pokaż
lesson-leave = Wyjdź
lesson-again = Od początku
lesson-play = Zagraj
lesson-learner = Wójt
