### Teksty strony lekcji, wspólne dla wszystkich gier. Same kroki są w folderze lekcji danej gry.

lesson-title = Poznaj { $game }
lesson-progress = Krok { $number } z { $count }
lesson-next = Dalej
lesson-back = Wstecz
lesson-show = Pokaż
lesson-leave = Wyjdź
lesson-again = Zacznij od nowa
lesson-play = Zagraj
lesson-learner = Burmistrz
