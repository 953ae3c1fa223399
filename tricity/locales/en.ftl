### Words that belong to no game.

nothing = —
yes = yes
no = no
player = Player { $number }
language = English

now-over = The game is over.
now-waiting = Waiting for: { $seats }.

## Rules pages

rules-of = { $game }: the rules
rules-note =
    These are the rules as Tricity plays them, in our own words and with our rulings where the rulebook leaves something
    open. Each rule has an id; the same id stands where a move is refused or a score explained.

## Moves that are none

not-a-move = “{ $text }” is not a move.
no-such-cell = There is no cell “{ $at }”.
no-such-seat =
    There is no seat { $place }: { $players ->
        [one] with one player there is only seat 0.
       *[other] seats of { $players } players are counted from 0.
    }
nothing-to-undo = There is no move to take back.

## Opening a table

no-such-game = There is no game “{ $game }”. There are: { $allowed }.
bad-players =
    { $game } is not played by { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Possible numbers: { $allowed }.
bad-seed = “{ $seed }” cannot be a seed: it takes 1 to 128 printable characters, with no space at either end.
unknown-rules =
    This program does not know version { $theirs } of the rules of { $game }: the newest one here is { $ours }.
unknown-option = There is no option “{ $option }”. Options here: { $allowed }.
bad-option-players =
    The option “{ $option }” does not apply to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
bad-option = The option “{ $option }” cannot be “{ $value }”.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.

## At a table

table-no-such-seat = There is no seat { $number } at this table.
table-not-started = The game has not begun yet.
table-has-started = The game has already begun.
table-ended = The game is over.
table-not-ended = The game is still on.
stale-version = The game went on: you answered version { $given }, and it is version { $version } now.
not-your-seat = The seat of { $seat } is not yours.
not-the-host = Only who opened the table can do that.
not-seated = Only those who sit at the table can do that.
no-spectators = This table has no spectators.
not-your-eyes = While the game is on, you see it with your own eyes only.
already-seated = You already sit here, as { $seat }.
no-free-seat = There is no free seat.
seat-is-taken = { $seat } sits there.
bot-stands-in = A bot stands in for { $seat }: take the seat back first.
no-bot-stands-in = No bot stands in for { $seat }.
nobody-sits = Somebody must sit at the table: at least one seat is for people.
bad-move-length = A move has at most { $limit } characters.
undo-request-open = There is already a request to take back a move.
no-undo-request = There is no request to take back a move.
phrase-or-text = Send either a phrase or a text.
no-such-phrase = There is no phrase “{ $phrase }”.
bad-text = A text has 1 to { $limit } printable characters, on one line.
bad-clock-live = A live clock gives { $shortest } to { $longest } seconds per move, and a reserve of at most a day.
bad-clock-days = A slow clock gives 1 to { $longest } days per move.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-back-soon = I’ll be right back.
phrase-again = Another game?
phrase-goodbye = Goodbye!

## The server

no-such-table = There is no table “{ $table }”.
table-newer = This table was played with a newer version of Tricity. It can be opened again when this server has been updated.
table-unknown-game = This table’s game is not installed on this server, so the table cannot be opened.
table-damaged = This table cannot be opened: its saved game is damaged. No other table is affected.
no-such-page = There is nothing at this address.
no-such-method = This address does not take { $method }.
no-such-recovery = This recovery link does not work: it was used already or replaced by a newer one.
not-known = Choose a name first.
not-your-origin = This request comes from another site.
too-many-requests = Too many requests. Try again in { $seconds } s.
too-many-tables = You have { $limit } open tables, which is as many as one person can have.
body-too-big = The request is too big: at most { $limit } KiB.
bad-request = The request is not as the API describes it, at { $place }: { $detail }.
server-fault = Something went wrong here. It has been written down.
server-busy = The server has too much to do. Try again soon.

page-api = The Tricity server is running. Its API is described at /api/schema/openapi.json.
database-newer = The database was written by a newer Tricity ({ $theirs }). Update Tricity, or choose another data folder.
database-unreachable = The database cannot be opened: { $detail }
database-in-use = Another Tricity already serves { $path }.
workers-need-postgres = Several workers need PostgreSQL (--database).

## Positions

bad-position-game = Position, { $place }: the name of the game is missing.
bad-position-shape = Position, { $place }: { $detail }.
bad-position-rules =
    Position, { $place }: it is of version { $theirs } of the rules, and this program knows only versions up to { $ours }.
    A newer Tricity can open it.
bad-position-other-rules = Position, { $place }: it is of version { $theirs } of the rules, but the record says { $ours }.
bad-position-rule = Position, { $place }: this cannot come about under { $rule }
bad-position-seats =
    Position, { $place }: this does not fit { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
bad-position-cards =
    Position, { $place }: there { $there ->
        [one] is { $there } card
       *[other] are { $there } cards
    } of the kind “{ $card }” where { $expected } should be. { $rule }
bad-position-deck =
    Position, { $place }: the deck has { $there ->
        [one] { $there } card
       *[other] { $there } cards
    } and should have { $expected }. { $rule }

## Records

bad-record-title = Record, line { $line }: a record begins with “{ $title }”.
bad-record-line = Record, line { $line }: “{ $text }” is neither a header nor a move.
bad-record-missing = Record, line { $line }: the header has no “{ $key }”.
bad-record-start = Record, line { $line }: the header must have either a seed or a position, and not both.
bad-record-number = Record, line { $line }: “{ $text }” is no number for “{ $key }”.
bad-record-json = Record, line { $line }: “{ $key }” is no JSON object.
bad-record-rules =
    Record, line { $line }: it was played by version { $theirs } of the rules, and this program knows only versions up
    to { $ours }. A newer Tricity can open it.
bad-record-result = Record, line { $line }: it gives the result “{ $said }”, but the moves lead to “{ $found }”.
bad-record-header = Record, line { $line }, “{ $key }”: { $why }
bad-record-move = Record, line { $line }, “{ $move }”: { $why }
corrupt-log =
    Move { $number } of this game, “{ $move }”, cannot be replayed: the stored game is damaged or comes from another program.

## Letters and labels of a board in a terminal

letter-residence = R
letter-commerce = C
letter-leisure = L
letter-industry = I
letter-parking = P
letter-town-hall = T

board-deck = deck { $count }
board-reserve = reserve
board-discarded = discarded
board-pool = to divide
board-under = under the deck
board-hand = hand
cc-board-round = Round { $round } of { $rounds } · { $phase }
cc-board-gold = { $gold } gold
cc-board-price = next industry { $price }
cc-board-size = city { $size }/{ $limit }

## The words of moves; cards stand as the object of a verb

verb-divide = divide
    .shape = divide: small lot / big lot face up / big lot face down
verb-choose = choose
verb-keep = keep
verb-build = build
verb-discard = discard
verb-develop = develop
verb-buy = buy
verb-pass = pass
verb-flip = flip
verb-take = take
verb-draw = draw
verb-pay = pay
verb-token = token
size-small = small
size-big = big
object-residence = residence
object-commerce = commerce
object-leisure = leisure
object-industry = industry
object-parking = parking

## A game in a terminal

called-bot = Bot { $number }
called-rival = Automa
bot-random = random
bot-beginner = beginner
bot-improver = improver
bot-strong = strong player
bot-expert = expert
thinking = { $seat } is thinking
reason-random = any move is as good as another to this bot
reason-only = there is no other move
reason-fallback =
    { $seat } · { $case ->
        [late] it thought for too long and made a random move
       *[failed] it failed and made a random move
    }
reason-lookahead = { $seat } · the best step it sees; { reason-outlook }
reason-search =
    { $seat } · { $simulations ->
        [one] one game imagined,
       *[other] { $simulations } games imagined,
    } { $percent } % of them with this move; { reason-outlook }
reason-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] it expects to lead by { $points } point
               *[other] it expects to lead by { $points } points
            }
        [behind]
            { $points ->
                [one] it expects to trail by { $points } point
               *[other] it expects to trail by { $points } points
            }
        [level] it expects a close finish
       *[score]
            { $points ->
                [one] it expects { $points } point
               *[other] it expects { $points } points
            }
    }
title-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
title-bots = { $seats }: { $bot }
type-help = Type the number of a move, or the move itself; “help” lists the rest.
moves-folded =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-narrow = Type the beginning of a move, or any of its words, to see fewer.
confirm-move = Play “{ $text }”?
yes-by-enter = { $question } (Enter: yes, n: no)
more = Enter: more, q: enough
hand-over = { $seat }, it is your turn. Press Enter when nobody else is looking.
taken-back = Taken back.
why-hint = Type “why” to read the rule.
why-not = This move is allowed.
nothing-refused = Nothing was refused. Name a rule or a move after “why”.
no-such-number =
    There is no move { $number }: there { $count ->
        [one] is only one
       *[other] are { $count }
    }.
no-such-rule = { $game } has no rule “{ $rule }”.
no-such-language = There is no language “{ $language }”. There are: { $allowed }.
file-wanted = Name a file.
overwrite = { $path } exists. Write over it?
saved = Saved: { $path }
offer-to-save = Save the game? File name, or Enter for no
winners =
    { $count ->
        [one] { $seats } wins!
       *[other] Shared victory: { $seats }!
    }
the-seed = Seed: { $seed }
goodbye = Goodbye!

score-now = If the game ended now:
score-place = place
score-player = player
score-total = total
score-tiebreak = tie-break

help-number = 3
    .does = play the move with that number
help-move = play a move in words, in full or abbreviated
prompt-help = help
    .does = show this list
prompt-moves = moves
    .takes = [words]
    .does = list the legal moves, all or those with these words
prompt-undo = undo
    .does = take back your last move and the bots’ moves after it
prompt-why = why
    .takes = [rule or move]
    .does = explain a rule, or why a move is illegal; alone, the rule of the last refusal
prompt-rules = rules
    .takes = [rule]
    .does = show all rules, or one
prompt-score = score
    .does = show the scores as if the game ended now
prompt-save = save
    .takes = file
    .does = save the game to a file
prompt-load = load
    .takes = file
    .does = continue a saved game
prompt-lang = lang
    .takes = en|fr|pl
    .does = change the language
prompt-quit = quit
    .does = leave the game; you can save it first

## The command

no-such-bot = There is no bot “{ $bot }”. There are: { $allowed }.
bot-without-budget = The bot “{ $bot }” does not search: it takes no budget.
bad-budget = “{ $budget }” is no budget: give a number of simulations (2000) or of seconds (1.5s).
too-many-bots =
    { $count ->
        [one] { $count } bot is
       *[other] { $count } bots are
    } too many for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
hot-seat-or-bots = Choose --hot-seat or --bots: with --hot-seat all players are people.
bad-name = “{ $name }” cannot be a name: at most { $limit } printable characters.
load-is-complete = --load brings its own players, seed and options: leave out { $given }.
load-other-game = That file is a game of { $game }.
which-game = Which game?
how-many-players = How many players ({ $allowed })?
or-enter = { $question } [{ $default }]

file-missing = There is no file { $path }.
file-folder = { $path } is a folder.
file-not-text = { $path } is not a text file.
file-too-big = { $path } is too big for a record: more than { $limit } KiB.
file-unreadable = { $path } cannot be read: { $detail }.
file-unwritable = { $path } cannot be written: { $detail }.

verify-played =
    { $game } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
verify-result = Result, by seat: { $result }
verify-unfinished = The game is unfinished.
verify-position = The game began from a position: there is no seed to check.
verify-commitment = Commitment (SHA-256 of the seed): { $commitment }

replay-start = The start
replay-move = Move { $number } · { $seat }: { $text }
replay-keys = Enter: next, b: back, 0–{ $last }: that move, q: leave
no-such-turn =
    There is no move { $number }: the record has { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
no-such-player =
    There is no player { $number } in a game for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.

games-game = game
games-players = players
games-options = options
games-only = players: { $allowed }

command-about = Play, replay and study three city-building tabletop games.
command-play = Play a game in the terminal. Without a game, choose one from a menu.
command-replay = Show a recorded game move by move.
command-verify = Verify a record. The game is replayed from its seed and the result compared.
command-games = List the games and their options.
command-rules = Show the rules of a game, or a single rule.
about-lang = Language of the output.
about-players = Number of players.
about-seed = Seed of the deal; the same seed gives the same deal.
about-bots = Bots for the last seats, separated by commas ({ $allowed }); people at this keyboard play the other seats. Default: you play against improvers.
about-hot-seat = All players are people sharing this keyboard.
about-names = Names of the players, in seat order.
about-load = Continue the game saved in FILE.
about-to = Stop after N moves; when browsing, start there.
about-seat = Show what player N saw, counted from 1. Default: the view of a spectator.
about-help = Show this help and exit.
about-version = Show the version and exit.

command-serve = Serve the games in the browser.
serve-at = Tricity is running at { $address } (press Ctrl-C to stop).
cannot-listen = { $address } cannot be used: { $detail }.
about-open = Open the browser.
bad-setting = { $variable } cannot be used: { $detail }
setting-host = Address to listen on; 0.0.0.0 accepts connections from the whole network.
setting-port = Port to listen on; if the default is taken, any free port.
setting-database = URL of a SQLite or PostgreSQL database. Default: SQLite in the data folder.
setting-data = Folder of the SQLite database. Default: your own data folder.
setting-workers = Number of server processes; more than one requires PostgreSQL.
setting-bus = URL of a Redis server that connects the processes. Default: PostgreSQL.
setting-proxy = Trust the client addresses reported by a reverse proxy.
setting-https = Send cookies over HTTPS only.
setting-secret = Signs the cookies. Default: generated once and kept in the database.
setting-origins = Other sites whose pages may use this server, separated by spaces.
setting-limits = Rate limits per player and per address.
setting-bot-processes = Number of processes in which bots think.
setting-bot-seconds = Longest time that a bot may think about one move.
setting-idle-seconds = Time after which a table that nobody uses leaves memory.
setting-sweep-seconds = Time between two checks of clocks and idle tables.
setting-log-level = Minimum level of log messages.

command-bench = Run a benchmark. By default, that of the engine.
about-seconds = CPU seconds per measurement.
about-json = Print the results as JSON.
bench-running = Measuring
bench-game = game
bench-players = players
bench-inside = inside/s
bench-ratio = ×
bench-games = games/s
bench-driven = driven/s
bench-copies = copies/s
bench-note = Decisions per second in uniformly random games, inside the engine and driven from Python, and as multiples (×) of OpenSpiel’s hearts; { $seconds } CPU seconds each, one core, { $mode }.
bench-simulations = simulations/s
bench-over-cpp = × C++
bench-over-python = × Python
bench-search-note = Simulations per second of the bots’ search, { $players } players, half way through a game, { $simulations } to a tree; { $seconds } CPU seconds each, one core, { $mode }.
bench-no-peer = OpenSpiel is not installed, so there is nothing to compare with: pip install tricity[bench].
bench-server-what = on loopback
bench-server-value = measured
bench-server-bare-http = bare HTTP endpoint, CPU µs per request
bench-server-bare-socket = bare socket, CPU µs per message
bench-server-http-moves = moves/s by HTTP, accepted and synced, { $tables } busy tables
bench-server-http-cpu = CPU µs per move by HTTP (engine: { $engine })
bench-server-http-ratio = by HTTP without the engine, × bare HTTP endpoint
bench-server-socket-moves = moves/s over sockets, accepted and synced, { $tables } busy tables
bench-server-socket-cpu = CPU µs per move over sockets (engine: { $engine })
bench-server-socket-ratio = over sockets without the engine, × bare HTTP endpoint
bench-server-update-cpu = CPU µs per update sent to the player who moved (engine: { $view })
bench-server-other = boardgame.io, in memory, moves/s
bench-server-other-cpu = boardgame.io, CPU µs per move
bench-server-other-missing = boardgame.io (could not be installed by npm)
bench-server-broadcast = move to broadcast at { $rate } moves/s, ms, p50 / p99
bench-server-fan = move to the last of { $spectators } spectators, ms, p50 / p99
bench-server-active = memory per 1,000 tables in use, MB
bench-server-idle = memory per 1,000 idle tables, MB
bench-server-stored = disk per 1,000 tables of { $moves } moves, MB
bench-server-linux = The server can be measured on Linux only.
bench-tool = tool
bench-steps = steps/s
bench-adapters-note = Steps per second in uniformly random games driven from Python, observed at every step in PettingZoo, and as multiples (×) of PettingZoo’s hanabi and OpenSpiel’s hearts; { $seconds } CPU seconds each, one core, { $mode }.
bench-no-adapters = PettingZoo and OpenSpiel are not installed: pip install tricity[bench].
mode-compiled = compiled engine
mode-pure = pure Python engine

## The arena

command-arena = Run a tournament between bots.
about-arena-bots = Bots to compare, separated by commas ({ $allowed }, or all-seeing as a reference), optionally with a budget: { $examples }. Default: all levels.
about-arena-games = Games per pairing. Default: 400.
about-arena-seed = Seed of the tournament; the same seed gives the same games with any number of workers.
about-workers = Number of worker processes. Default: one per core.
about-arena-json = Save the games and ratings in FILE.
about-arena-csv = Save one row per seat and game in FILE.
about-arena-plot = Plot the ratings to FILE (PNG).
about-resume = Resume the tournament saved in FILE.
arena-bot = bot
arena-rival = against
arena-rating = rating
arena-games = games
arena-score = points
arena-wins = wins
arena-seat = seat { $number }
arena-note =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, seed { $seed }. Intervals of 95 %; ratings on Elo’s scale.
arena-interrupted = Interrupted; what was played is in { $path }, and --resume goes on with it.
bad-arena-bots = An arena needs different bots, and at least two of them unless they play alone.
resume-is-complete = --resume takes bots, games, players, seed and the game’s options from the file.
bad-arena-file = { $path } is no tournament: { $detail }
no-plot = Plots need matplotlib: pip install tricity[plot].
bot-all-seeing = all-seeing
bot-openspiel = OpenSpiel
