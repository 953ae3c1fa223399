### Words of the browser client; what belongs to a game is in its folder.

home = Start
skip = Skip to the board
settings = Settings
the-language = Language
theme = Light
theme-system = as the system
theme-light = day
theme-dark = night
sound = Sound when it is your turn
notifications = Notification when it is your turn
close = Close
copy = Copy
copied = Copied
loading = One moment…
unreachable = The server cannot be reached. What you did may not have arrived.
not-found = Nothing is here.

## Start

tagline = Three cities to build: with friends, alone, or against bots.
your-name = Your name
guest = Guest
play-bots = Play against bots
play-friends = Play with friends
play-solo = Play alone
players = Players
opponents = Opponents
options = Options
applies-to = for { $count } players
no-clock = no clock
live-clock = { $seconds } seconds a move
days-clock =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
the-clock = Clock
public-table = Public: anybody may join
your-tables = Your tables
open-tables = Open tables
finished-tables = Replays
no-tables = None at the moment.
your-turn = Your turn
waiting = waiting for { $seats }
status-gathering = waiting for players
status-playing = in play
status-finished = finished
status-abandoned = abandoned
status-imported = record
the-rules = Rules

## A table

seat-open = open seat
seat-away = a bot plays
seat-you = you
first-player = first player
to-move = to move
join = Sit down
invite = Send this link to who should play:
seat-bot = Let a bot play here
gathering = The game begins when every seat is taken.
waiting-for-seats =
    { $count ->
        [one] { $count } seat is open.
       *[other] { $count } seats are open.
    }
watching = You are watching.
what-now = What to do now
confirm = Confirm
cancel = Cancel
undo = Take back
ask-undo = Ask to take back
chosen = Your move: { $text }. Confirm it, or Escape.
sending = Sending…
line-lost = The connection is lost. Trying again…
reconnect = Try now
looking-back = After move { $number } of { $count }
back-to-live = Back to the game
earlier = Earlier
later = Later
first-move = To the start
tab-log = Log
tab-chat = Chat
tab-score = Score
tab-rules = Rules
panel = Log, chat, score and rules
seats = Players
board = Board
moves = Moves
pick-move = Choose a move, word by word:
log-empty = Nothing has happened yet.
log-joined = { $seat } sits down.
log-left = { $seat } leaves.
log-handed-over = A bot plays for { $seat } now.
log-timed-out = Time is up: a bot plays for { $seat } now.
log-took-back = { $seat } plays again.
log-undone = { $seat } takes a move back.
log-asked = { $seat } asks to take a move back.
log-agreed = { $seat } agrees.
log-disagreed = { $seat } disagrees.
log-voted = { $seat } would abandon the game.
log-rematched = A new game has been opened.
jump = Show the board after move { $number }
asks-undo = { $seat } asks to take a move back.
agree = Agree
disagree = Disagree
chat-text = Message
chat-send = Send
chat-empty = Nobody has said anything.
mute = Mute { $seat }
unmute = Hear { $seat } again
seat-hand-over = Let a bot play for me
take-over = Play myself
leave-table = Leave the table
abandon = Abandon the game
about-table = This table
options-here = Options
no-options = none
share-watch = Link to this table
seats-menu = Your seat
score-later = The sheets are shown when the game has ended.
points = points
result = Result
result-of = Result: { $points }
rematch = Play again
record = Download the record
seed-shown = Seed of the deal: { $seed }
commitment-shown = SHA-256 of the deal’s seed: { $commitment }
read-rule = Read rule { $id }
turn-title = Your turn · { $game }
time-left = { $time } left
replay-link = Link to this moment
