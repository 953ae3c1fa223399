# Reviews of finished games, in the terminal and in the page.

analysis-value =
    { $unit ->
        [points] { $number }
       *[chance] { $number }%
    }
analysis-loss =
    { $unit ->
        [points]
            { $number ->
                [one] { $number } point
               *[other] { $number } points
            }
       *[chance] { $number }% in winning chances
    }
theme-rival = what it leaves your opponents
review-accounts = Where the result comes from
review-part =
    { $case ->
        [seat]
            { $unit ->
                [points] expected at the start
               *[chance] average chance in this seat
            }
        [deal] the deal
        [luck] luck during the game
        [own] own mistakes
        [stand-in] the stand-in’s mistakes
        [others] opponents’ mistakes
        [rest] unexplained
       *[result] result
    }
review-of = { $seat }: accuracy { $accuracy }%
review-no-errors = No decision stands out as a mistake.
review-move = Move { $number }, { $move }: { $label }
review-label =
    { $case ->
        [blunder] blunder
        [mistake] mistake
       *[inaccuracy] inaccuracy
    }
review-better = “{ $move }” was better by { $loss }.
review-better-because = “{ $move }” was better by { $loss }, mainly because of { $reasons }.
review-reply = { $seat } could then answer “{ $move }”.
review-note = Every decision is judged by what its player could know at that moment, never by the cards to come.

review-loading = Preparing the review…
review-waiting = The server is busy. The review will start in a moment…
review-working = Reviewing move { $done } of { $moves }…
review-failed = The review could not be finished. Please try again.
review-again = Try again
review-graph = Chance of winning, move by move
review-graph-points = Expected score, move by move
review-at = After move { $move }: { $values }
review-worst = Costliest decisions
review-luck = Luckiest and unluckiest moments
review-reveal = Revealed by move { $number }, “{ $move }”: { $value }
review-no-luck = No reveal made much of a difference.
review-accuracy = Accuracy
review-line = Play might have continued like this: { $line }
review-line-show = Show it on the board
review-line-step = A better line, move { $number } of { $count }
review-line-note = This is how play might have continued. Cards that nobody could see are imagined.
review-line-close = Back to the game
review-practice =
    { $count ->
        [one] Try your mistake again
       *[other] Try your { $count } mistakes again
    }
