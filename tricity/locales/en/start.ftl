### Words of the start page and of the sheet on which a table is set up.

tagline = Three city-building games to play with friends, against bots or on your own.
how-to-play = How do you want to play?
mode-bots = Against bots
mode-here = On this device
mode-solo = Solo
name-at-seat = Name for seat { $number }
player-number = Player { $number }
sitter-me = Me ({ $name })
fewer-players = One fewer player
more-players = One more player
players-of-game =
    { $count ->
        [one] { $players } player
       *[other] { $players } players
    }
minutes-of-game = { $minutes } min
weight-1 = light game
weight-2 = medium game
weight-3 = demanding game
who-may-join = Who can join
join-link = anyone with the link
join-public = anyone: the table is listed publicly
open-table = Invite friends
open-tables = Open tables
finished-tables = Replays
no-tables = No tables right now.
more-tables = { $count } more
past-tables =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
open-seats =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
status-gathering = waiting for players
status-playing = in progress
status-finished = finished
status-abandoned = abandoned
status-imported = record
hints-allowed = Players may ask for hints
advice-allowed = Players may see their chances of winning and be warned before a blunder
rated-about = A rated game has a clock, and no move can be undone. Whoever leaves comes last.
about-page = About and credits
see-ratings = Ratings
no-open-tables = No open tables right now. If you start one that anyone can join, it will be listed here.
running-tables = Games to watch
no-replays = No public games have been finished yet.
unread-count =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
news-count =
    { $count ->
        [one] { $count } update
       *[other] { $count } updates
    }
quick-game = Quick game
quick-game-about = Join the first table with a free seat, or open a new one.
puzzle-link = Puzzle
import-record = Open a record
import-about = Open the record of a game played here, in a terminal or by a program. Replay it move by move and play on from any position.
import-file = Choose a file
import-paste = Or paste its text
import-look = Open it
