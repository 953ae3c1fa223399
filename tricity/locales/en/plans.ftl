plan-ahead = Plan ahead
plan-assume = What if { $seat } does this?
plan-anything = Whatever happens
plan-choose = Choose your move for this case. Only you can see it.
plan-choose-uncertain = Choose your move for this case. The board is shown as it is now, because it is not certain yet how it will change.
plan-no-move = No move is certain to be possible in this case.
plan-open-end = It is not certain yet who plays next, so the plan has to end here.
plan-another-case = Another case
plan-cases =
    { $count ->
        [one] Your plan has { $count } case.
       *[other] Your plan has { $count } cases.
    }
plan-save = Save plan
plan-close = Stop planning
plan-cancel = Cancel plan
plan-yours = Your plan (only you can see it):
plan-line = If they choose “{ $others }”, you play “{ $text }”.
plan-line-anything = Whatever happens: “{ $text }”.
plan-dropped = What happened does not fit your plan, so none of it was played.
