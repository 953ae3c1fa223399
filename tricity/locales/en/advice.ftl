# Chances to win and warnings while playing, at tables that allow them; in the page and in the terminal.

advice = Help while you play
advice-notice = At this table, players may see their chances to win and be warned before a blunder.
advice-about = Both are based only on what you can see yourself. Everyone here can see in the log that you turned them on and when you were warned, but not what you were told.
advice-chances = Show the chances to win
advice-warnings = Warn me before a blunder
advice-looking = They see the chances to win: { $seats }
advice-warned = They are warned before blunders: { $seats }
log-advice-chosen =
    { $case ->
        [chances-warnings] { $seat } turns on the chances to win and the warnings.
        [chances] { $seat } turns on the chances to win; warnings are off.
        [warnings] { $seat } turns on the warnings; the chances to win are off.
       *[none] { $seat } turns off the chances to win and the warnings.
    }
log-warned = { $seat } is warned before a move.

chances = Chances to win
chances-score = Expected score
chances-percent = { $number }%
chances-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
chances-of = { $seat }: { $text }
chances-coming = Working out the chances…
chances-later = The server is busy. The chances will follow.
chances-none = The chances could not be worked out this time.

warning-looking = Looking at your move…
warning-chance = This move could cost you about { $number } percentage points of your chance to win.
warning-points =
    { $number ->
        [one] This move could cost you about { $number } point.
       *[other] This move could cost you about { $number } points.
    }
warning-again = To make it anyway, confirm again.
warning-unchecked = There was no time to look at your move. It was made without a check.

no-advice-here = Chances to win and warnings are not allowed at this table.
advice-off = Turn this on first, in “This table”.
advice-not-your-turn = Moves are only checked when it is your turn.
