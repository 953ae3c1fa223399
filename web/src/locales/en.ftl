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
no-clock = no clock
live-clock = { $seconds } seconds a move, and { $minutes } minutes in reserve
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
past-tables =
    { $count ->
        [one] { $count } that is over
       *[other] { $count } that are over
    }
your-turn = Your turn
waiting = waiting for { $seats }
status-gathering = waiting for players
status-playing = in play
status-finished = finished
status-abandoned = abandoned
status-imported = record
the-rules = Rules

## A table

changed-by = changed by { $seat }
seat-open = open seat
seat-away = a bot plays
seat-you = you
first-player = first player
to-move = to move
join = Sit down
invite = Send this link to who should play:
seat-bot = A bot on seat { $number }
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
log-undo-requested = { $seat } asks to take a move back.
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
score-later = The sheets are shown when the game has begun.

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
foreseen-points = Your sheet, if the game ended then: { $points }.
asking-undo = You ask to take a move back. Waiting for: { $seats }.
withdraw = Never mind
verify = Check the deal
verify-matches = It fits: the SHA-256 of the seed is what was shown before the first move. The deal was fixed from the start.
verify-differs = It does not fit: the SHA-256 of the seed is not what was shown before the first move.
verify-unable = This browser digests only on pages that come by https. Take the record and check it by the command.
verify-more = The record replays every card from this seed; this checks it, and the result with it:
commitment-why = It is fixed now and can be checked when the seed is shown, at the end.
missed =
    { $count ->
        [one] { $count } move since you last looked.
       *[other] { $count } moves since you last looked.
    }
missed-show = Show them
missed-here = Since you last looked:
seat-here = here
seat-not-here = not here
seat-kept = A seat is kept for you.
watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
unread = new
rematch-open = To the new game
watch-replay = Replay
leave-really = Yes, leave for good
leave-means = A bot would play on in your place, and the seat would not be yours any more.
votes-now = For abandoning: { $seats }. It happens when all agree.

## Replays, records, identity

replay-of = Replay: { $game }
log-played = { $seat }: { $text }.
move-number = Move number
eyes = Seen by
eyes-own = as you saw it
eyes-of = as { $name } saw it
eyes-spectator = as a spectator
eyes-open = all hands open
play-on = Play on from here
play-on-about = A new, private table begins as things stand after this move. Who knows the record knows the cards to come.
play-on-seat = Your seat
play-on-as = { $number }: in place of { $name }
play-on-here = Begin the new game
import-record = Open a record
import-about = Records of games played here, in a terminal or by a program: look at them move by move, and play on from any of them.
import-file = Choose a file
import-paste = Or its text
import-look = Look at it
recovery = Go on with another device
recovery-link = Open this link there. It works once:
recovery-about = Your name and your seats come with you; they stay here too.
recover-title = Your tables on this device
recover-about = With this link you are on this device who you are on the other one, with all your seats. It works once.
recover = Be myself here
recovered = Welcome back, { $name }.
recover-no-key = There is no key in this address. Open the whole link that the other device showed.

## The start page’s lists and options

with-friends = With friends
alone = Alone
own-values = values of one’s own
option-printed_values-form = kind,count,bonus,silver
value-automa_scoring-type = once for the type
value-automa_scoring-symbol = for each symbol
value-solo_tokens-choose = chosen by you
value-solo_tokens-random = drawn at random
no-open-tables = Nobody is waiting for players. Play with friends and make the table public, and it is listed here.
running-tables = Games to watch
no-replays = No public game has been finished yet.
news-count =
    { $count ->
        [one] { $count } new entry
       *[other] { $count } new entries
    }
move-words = Choose moves as words too
word-back = one word back
abandon-really = Yes, abandon it
abandon-means = The game ends without a result once everybody at the table is for it.
result-none = The game was abandoned.
not-found = Nothing to see here
area-cards =
    { $count ->
        [one] card
       *[other] cards
    }
area-face-down =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
area-empty = empty
area-which = Which move do you mean?
