### Words of the browser client; what belongs to a game is in its folder.

home = Home
skip = Skip to the board
settings = Settings
the-language = Language
theme = Theme
theme-system = Automatic
theme-light = Light
theme-dark = Dark
sound = Soft sounds
vibration = Vibrate when it is my turn
pace = Show other players’ turns
pace-slow = slowly
pace-normal = at normal speed
pace-fast = fast
pace-off = not at all
notices = Notifications
notices-of-table = Notifications about this table
install-app = Install as an app
offline = You are offline. Your games are safe on the server and will be here when you are back.
close = Close
copy = Copy
copied = Copied
loading = Loading…
unreachable = The server cannot be reached. Please try again.
reload = Reload
page-without-script = Tricity needs JavaScript. Please allow it for this site in your browser’s settings, then reload.
page-not-loaded = Tricity could not be loaded completely. Check your connection, then reload.
try-again = Try again
understood = OK
to-start = Go to the home page
new-game = Start a game
copy-details = Copy details
copy-failed = Could not copy
cookies-blocked =
    Your browser blocks cookies for this site. Tricity needs one to recognise you as the owner of your seat. Please allow
    cookies in your browser’s settings, then reload the page.
fault-failed = Something went wrong on this page. Your game is safe on the server. Reloading usually helps.
fault-outdated = There is a new version of Tricity. Reload the page to continue.
fault-updated = There is a new version of Tricity. Reload when it suits you: a move you have started is kept.
fault-unloaded = Part of the page could not be loaded. Please check your connection and reload.
fault-board = The board cannot be shown right now. You can still choose moves from the list, and the log and chat work as usual.
fault-replay = The board cannot be shown right now. The list of moves still works.
fault-panel = The log and chat cannot be shown right now. The board works as usual.
missing-page = There is nothing here
    .hint = The address may be mistyped or out of date.
missing-table = This table does not exist
    .hint = Please check the link, or ask for a new one.
missing-private = Only its players can see this table
    .hint = If you have a seat here, continue with the link from your other device.
missing-banned = You can no longer play here
missing-closed = This table has been closed
    .hint = Your other tables are not affected.

## Start

your-name = Your name
guest = Guest
play = Play
mode-friends = With friends
who-sits = Who sits where
seat-number = Seat { $number }
sitter-friend = A friend, with the link
sitter-here = Someone on this device
sitter-bot = Bot: { $level }
start-game = Start the game
players = Players
opponents = Opponents
options = Options
no-clock = no clock
live-clock =
    { $seconds } seconds per move, plus { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } in reserve
days-clock =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
the-clock = Clock
your-tables = Your tables
your-turn = Your turn
waiting = waiting for { $seats }
learn = Learn
the-rules = Rules

## A table

changed-by = changed by { $seat }
seat-open = open seat
seat-you = you
seat-points = points
first-player = first player
to-move = playing now
join = Join
invite = Invite players
gathering = The game starts when every seat is taken.
waiting-room = Waiting for players
seat-host = host
seat-shared = on this device
seat-reserved = reserved
sit-here = Sit here
move-up = Move up
leave-seat = Leave
send-away = Remove
their-name = Their name
add-person = Add
bots-fill = Bots on open seats
start-with-bots = Start with bots
you-start = Start whenever you like. Bots take the seats that are still open.
host-starts = { $seat } will start the game.
invites-you = { $seat } invites you to play { $game }
all-seats-taken = All seats are taken. Stay to watch.
invite-link = Link to this table
renew-link = Replace this link
renew-link-about = The old link stops working for everyone who has no seat here.
qr-code = QR code
qr-about = QR code of the link to this table
link-local = This link works only on this computer.
network-open = Let devices on my network join
network-about = Until you stop Tricity, phones and computers on your home network can reach it.
network-link = This link works for every device on your network. If it does not open, a firewall is probably in the way.
pass-to = Pass to { $seat }
curtain-title = { $seat }, it’s your turn
curtain-about = Everyone else, look away. Nothing hidden is shown until { $seat } takes over.
curtain-open = I’m { $seat }
curtain-several = Who goes first?
curtain-off = We have no secrets: don’t cover the board between turns
log-seats-swapped = { $seat } moves to another seat.
log-removed = { $seat } was removed from the table.
log-started = The game begins.
watching = You are watching.
what-now = What to do now
confirm = Confirm
cancel = Cancel
undo = Undo

chosen = { $text }?
sending = Sending…
showing-turn = See what happens…
showing-turn-of = { $seat } is playing…
skip-turn = Skip
since-turn = Since your last turn: { $text }
show-again = Show me again
move-unanswered =
    Your move has not arrived yet. It will be sent again as soon as you are back online. You can also confirm it again.
line-offline = You are offline.
line-lost = Connection lost. Reconnecting…
line-unreachable = The server cannot be reached. Trying again…
line-stale = This is the table as it was at { $time }.
notice-restored = The server was restored from a backup, so the latest moves are gone. This is the table as it is now.
notice-full = Someone just took the last seat. You can watch, or start a game of your own.
notice-forgotten = This browser is no longer signed in, so you cannot play here. Use a link from another device to get your seat back.
just-watch = Just watch
reconnect = Try now
looking-back = After move { $number } of { $count }
back-to-live = Back to the game
earlier = Back
later = Forward
first-move = Go to the start
seats-in-full = Show player details
details = Details
framed = framed
tab-board = Board
tab-log = Log
tab-chat = Chat
tab-score = Score
tab-rules = Rules
tab-review = Review
panel = Log, chat, score and rules
seats = Players
board = Board
moves = Moves
pick-move = Build your move word by word:
log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
bot-why = Why?
bot-why-unknown = The bot’s reason is no longer known.
log-joined = { $seat } joins the table.
log-left = { $seat } leaves the table.
log-handed-over = A bot is now playing for { $seat }.
log-timed-out = Time is up: a bot is now playing for { $seat }.
log-took-back = { $seat } is playing again.
log-undone = { $seat } undoes a move.
log-undo-requested = { $seat } asks to undo a move.
log-agreed = { $seat } agrees.
log-disagreed = { $seat } disagrees.
log-undo-expired = Nobody answered { $seat } in time, so the move stands.
log-hinted = { $seat } asks for a hint.
log-voted = { $seat } votes to end the game.
log-closed = The people who run this server have closed the table.
log-link-renewed = The host has replaced the link to this table.
log-rematched = A new game has been opened.
jump = Show the board after move { $number }
agree = Agree
disagree = Disagree
chat-text = Message
chat-send = Send
chat-empty = No messages yet.
chat-earlier = Show earlier messages
mute = Mute { $seat }
unmute = Unmute { $seat }
seat-hand-over = Let a bot play for me
take-over = Take back my seat
leave-table = Leave the table
abandon = End the game
about-table = This table
options-here = Options
no-options = none
share-watch = Link to this table
coach-show = Show tips
seats-menu = Your seat
score-later = The scores will appear once the game has started.

result = Result
rematch = Play again
record = Download the record
seed-shown = Seed of the deal: { $seed }
commitment-shown = SHA-256 of the seed: { $commitment }
read-rule = Read rule { $id }
next-game =
    { $count ->
        [one] Next game: your turn
       *[other] Next game: { $count } are waiting for you
    }
    .short = Next game ▸
turn-title = Your turn · { $game }
time-left = { $time } left
low-time = Hurry: less than { $seconds } seconds left!
replay-link = Link to this position
foreseen-points = { $points } to your score if the game ended now.
withdraw = Withdraw my request
best-new = This is your best result with these options.
best-so-far =
    { $points ->
        [one] Your best with these options: { $points } point
       *[other] Your best with these options: { $points } points
    }
hint = Hint
hint-coming = Looking for good moves…
hints = Hints
rating = Rating
rated-game = Rated game
rated-join = This game is rated: it changes the rating of everyone who plays, and whoever leaves comes last.
hints-on = on request
hints-off = none
undo-rule = Undoing moves
undo-rule-ask = if everyone agrees
undo-rule-quiet = only moves that revealed nothing new
undo-rule-never = never
undo-any-move = { $seat } made a move.
undo-time = Time to answer:
continued-notice = This game continues from a record. Someone at the table may already know which cards come next.
verify = Check the deal
verify-matches = Verified: the seed matches the SHA-256 that was shown before the first move. The deal was fixed from the start.
verify-differs = Not verified: the seed does not match the SHA-256 that was shown before the first move.
verify-unable = Your browser can check this only over HTTPS. Download the record and run the command below.
verify-more = To replay the whole game from this seed and check the result as well, download the record and run:
commitment-why = The deal is already fixed. You can check it when the seed is revealed at the end of the game.
missed =
    { $count ->
        [one] { $count } move since your last visit.
       *[other] { $count } moves since your last visit.
    }
missed-show = Show them
missed-here = Since your last visit:
seat-here = online
seat-not-here = offline
seat-vacation = on vacation until { $date }
seat-kept = A seat is reserved for you.
watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
unread = new
rematch-open = Go to the new game
watch-replay = Replay
leave-really = Yes, leave for good
leave-means = A bot will take your place, and you won’t be able to get your seat back.
votes-now = Votes to end the game: { $seats }. It ends when everyone agrees.

## Replays, records, identity

replay-of = Replay: { $game }
log-played = { $seat }: { $text }.
move-number = Move number
eyes = Whose view to show
eyes-own = your own view
eyes-of = { $name }’s view
eyes-spectator = a spectator’s view
eyes-open = all hands open
play-on = Play on from here
play-on-about = This opens a new private table from this position. Anyone who has seen the record knows which cards come next.
play-on-seat = Your seat
play-on-as = Seat { $number }, in place of { $name }
play-on-here = Start the new game
recovery = Continue on another device
account = Your account
profile = Your profile
friends = Friends
people-here = Friends and reports
recovery-link = Open this link on your other device. It works only once:
recovery-about = Your name and your seats will be on the other device as well as on this one.
recover = Continue on this device
recover-open = Continue with a link
## The start page’s lists and options

own-values = your own values
value-automa_scoring-type = once per resource
value-automa_scoring-symbol = for each symbol
value-solo_tokens-choose = chosen by you
value-solo_tokens-random = drawn at random
move-words = Also let me build moves word by word
word-back = Remove the last word
abandon-really = Yes, end the game
abandon-means = The game ends without a result once everyone at the table agrees.
result-none = The game ended without a result.
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
area-which = Which move do you want to play?

## The end of a game

result-of =
    { $points ->
        [one] You score { $points } point
       *[other] You score { $points } points
    }
result-of-other =
    { $points ->
        [one] { $seat } scores { $points } point
       *[other] { $seat } scores { $points } points
    }
result-wins = { $seat } wins { $score }
result-wins-tie = { $seat } wins { $score } on the tie-break
result-you-win = You win { $score }
result-you-win-tie = You win { $score } on the tie-break
result-shared = Shared victory ({ $score }): { $seats }
result-score = { $first } to { $second }
score-decisive = made the difference
fair-deal = Fair deal
share = Share
share-result = Share this game
share-picture = Share the picture
save-picture = Save the picture
share-replay = Link to the replay
poster-of = Poster: { $text }
rematch-by = { $seat } wants to play again.
rematch-yours = You have opened a rematch.
rematch-private = Ask the players for the link if you want to watch.
rematch-join = Join the rematch
rematch-watch = Watch the rematch
chat-last-game = From the last game
last-move = Go to the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
asks-undo-move = { $seat } asks to undo this move: { $text }
asking-undo-move = You have asked to undo this move: { $text } Waiting for { $seats }.
undo-also =
    { $count ->
        [one] The move after it would be undone too:
       *[other] The { $count } moves after it would be undone too:
    }
seat-stand-in = a bot stands in ({ $bot })
plays-for-you = A bot ({ $bot }) is playing for you.
log-left-bot = { $seat } leaves the table. A bot ({ $bot }) plays on.
log-handed-over-bot = A bot ({ $bot }) is standing in for { $seat }.
log-timed-out-bot = { $seat } has run out of time. A bot ({ $bot }) is standing in.
stand-in = If someone leaves
stand-in-plays = a bot plays on ({ $bot })
