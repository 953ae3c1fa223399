# Exercises: mistakes from one’s own games, to be corrected on the board.

practice-title = Your latest mistakes
practice-title-game = Try again
practice-leave = Leave
practice-progress = { $game } · exercise { $number } of { $count }
practice-question = You played “{ $move }” here, and it cost you { $loss }. Can you find a better move?
practice-best = What is the best move?
practice-give-hint = Hint
practice-solution = Solution
practice-skip = Skip
practice-next = Next
practice-again = Start again
practice-game = See the game
practice-play = Play a game
practice-hint = What matters here: { $reasons }.
practice-hint-count =
    { $right ->
        [one] Only one of the { $count } possible moves is good enough.
       *[other] { $right } of the { $count } possible moves are good enough.
    }
practice-miss =
    { $case ->
        [played] That’s the move you played in the game. Try another one.
        [wrong] That would still cost you { $loss }. Try another move.
       *[unknown] There is a much better move. Try again.
    }
practice-right = That’s it!
practice-over =
    { $solved ->
        [0] That was the last one. Look at the solutions and try again another day.
       *[other] That was the last one. You solved { $solved } of { $count } on your own.
    }
practice-none = There is nothing to practise right now. Finish a game and open its review: the mistakes it finds will be waiting for you here.
practice-unreviewed = These games have not been reviewed yet:

# The puzzle of the day
puzzle-title = Puzzle of the day
puzzle-progress = { $game } · { $day } · { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
puzzle-why = “{ $move }” is the best move. It beats the next best by { $loss }, mainly because of { $reasons }.
puzzle-over = That’s all for now. There will be a new puzzle tomorrow.
