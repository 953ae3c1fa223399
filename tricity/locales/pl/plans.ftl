plan-ahead = Zaplanuj ruch
plan-assume = A jeśli { $seat } wykona taki ruch?
plan-anything = Cokolwiek się stanie
plan-choose = Wybierz swój ruch na ten wypadek. Nikt inny go nie zobaczy.
plan-choose-uncertain = Wybierz swój ruch na ten wypadek. Na planszy widać obecną sytuację, bo nie wiadomo jeszcze, jak się zmieni.
plan-no-move = W tym przypadku nie ma ruchu, który na pewno będzie możliwy.
plan-open-end = Nie wiadomo jeszcze, kto zagra potem. Dalej planować się nie da.
plan-another-case = Inny przypadek
plan-cases =
    { $count ->
        [one] Twój plan przewiduje { $count } przypadek.
        [few] Twój plan przewiduje { $count } przypadki.
       *[many] Twój plan przewiduje { $count } przypadków.
    }
plan-save = Zapisz plan
plan-close = Przestań planować
plan-cancel = Anuluj plan
plan-yours = Twój plan (widzisz go tylko ty):
plan-line = W razie ruchu „{ $others }” zagrasz „{ $text }”.
plan-line-anything = Cokolwiek się stanie: „{ $text }”.
plan-dropped = Gra potoczyła się inaczej, niż zakłada twój plan, więc żaden ruch z niego nie został wykonany.
