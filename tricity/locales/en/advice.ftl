# Chances of winning and warnings while playing, at tables that allow them; in the page and in the terminal.

advice = Help while you play
advice-notice = At this table, players may see their chances of winning and be warned before a blunder.
advice-about = Both are based only on what you can see yourself. Everyone here can see in the log that you turned them on and when you were warned, but not what you were told.
advice-chances = Show chances of winning
advice-warnings = Warn me before a blunder
advice-looking = Players who see their chances of winning: { $seats }
advice-warned = Players who are warned before a blunder: { $seats }
log-advice-chosen =
    { $case ->
        [chances-warnings] { $seat } turns on chances of winning and warnings.
        [chances] { $seat } turns on chances of winning, but not warnings.
        [warnings] { $seat } turns on warnings, but not chances of winning.
       *[none] { $seat } turns off chances of winning and warnings.
    }
log-warned = { $seat } is warned before a move.

chances = Chances of winning
chances-score = Expected score
chances-percent = { $number }%
chances-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
chances-of = { $seat }: { $text }
chances-coming = Working out the chances…
chances-later = The server is busy. The chances will appear in a moment.
chances-none = The chances could not be worked out this time.

warning-looking = Checking your move…
warning-chance =
    { $number ->
        [one] This move could lower your chance of winning by about { $number } percentage point.
       *[other] This move could lower your chance of winning by about { $number } percentage points.
    }
warning-points =
    { $number ->
        [one] This move could cost you about { $number } point.
       *[other] This move could cost you about { $number } points.
    }
warning-again = To play it anyway, confirm it again.
warning-unchecked = There was no time to check your move, so it was played unchecked.

no-advice-here = Chances of winning and warnings are not allowed at this table.
advice-off = Turn this on first, in “This table”.
advice-not-your-turn = Moves are only checked when it is your turn.
