### Words that belong to no game.

nothing = —
list-and = { $items } and { $last }
labelled = { $label }: { $text }
yes = yes
no = no
player = Player { $number }
language = English
now-over = The game is over.
now-waiting = Waiting for { $seats }.
out-of-turn = It isn’t { $seat }’s turn. Waiting for { $acting_seats }.

## Rules pages

rules-of = Rules of { $game }
rules-note =
    These are the rules as Tricity plays them, in our own words. The word “Ruling” marks our own decisions,
    where the rulebook leaves something open or where we play differently; rules that merely spell out the rulebook are
    not marked. Each rule has an ID, which is shown whenever a move is refused or a score is explained.

## Texts that are not moves

not-a-move = “{ $text }” is not a move.
no-such-cell = There is no space “{ $at }”.
no-such-seat =
    There is no seat { $place }: { $players ->
        [one] with one player there is only seat 0.
       *[other] the { $players } seats are numbered from 0.
    }
nothing-to-undo = There is no move to undo.

## Opening a table

no-such-game = There is no game called “{ $game }”. Available games: { $allowed }.
bad-players =
    { $game } cannot be played with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Possible numbers of players: { $allowed }.
bad-seed = “{ $seed }” cannot be used as a seed: it must have 1 to 128 printable characters, with no space at either end.
unknown-option = There is no option called “{ $option }”. Available options: { $allowed }.
bad-option-players =
    The option “{ $option }” is not available with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
bad-option = The option “{ $option }” cannot be “{ $value }”.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $allowed }.

## At a table

table-no-such-seat = There is no seat { $number } at this table.
table-not-started = The game has not started yet.
table-has-started = The game has already started.
table-ended = The game is over.
table-not-ended = The game is not over yet.
stale-version = Someone just moved. Take another look before you play.
not-your-seat = This is { $seat }’s seat, not yours.
not-the-host = Only the player who opened the table can do that.
not-seated = Only players at this table can do that.
no-spectators = This table does not allow spectators.
not-your-eyes = Until the game is over, you can only see it from your own seat.
already-seated = You already have a seat here, as { $seat }.
no-free-seat = There are no free seats.
seat-is-taken = This seat is taken by { $seat }.
bot-stands-in = A bot is standing in for { $seat }. Take the seat back first.
no-bot-stands-in = No bot is standing in for { $seat }.
nobody-sits = At least one seat must be for a person.
sent-away = The host has removed you from this table.
nobody-to-send-away = There is nobody to remove from this seat.
same-seat = Choose two different seats.
seats-still-open = Some seats are still open. Fill them with bots, or wait for more players.
no-network = This computer is not connected to any network through which other devices could reach it.
not-at-the-server = Only the computer that runs Tricity can do that.
not-our-link = This is not a link to this server.
bad-move-length = A move can have at most { $limit } characters.
undo-request-open = Someone has already asked to undo a move.
no-undo-request = Nobody has asked to undo a move.
undo-asked-before = You have already asked to undo this move. You can ask again after the next one.
undo-only-quiet = At this table you can only undo moves that revealed nothing new.
undo-never = Moves cannot be undone at this table.
no-hints-here = There are no hints at this table.
hint-not-your-turn = You can ask for a hint when it is your turn.
hint-failed = No hint could be found. Please try again.
phrase-or-text = Send either a phrase or a message of your own, not both.
no-such-phrase = There is no phrase “{ $phrase }”.
bad-text = A message must have 1 to { $limit } printable characters on a single line.
invisible-name = Part of this name is invisible. Please use letters that everyone can see.
mixed-name = “{ $name }” mixes letters from different alphabets that look alike. Please use a single alphabet.
name-looks-like = Your name, “{ $name }”, looks just like “{ $other }”, who is already at this table. Please change it before you join.
bad-clock-live = A live clock must give { $shortest } to { $longest } seconds per move, plus a reserve of up to one day.
bad-clock-days = A clock with days per move must give 1 to { $longest } days per move.
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

chat-taken-away = You can’t chat right now: the people who run this server have muted you.
no-such-table = There is no table “{ $table }”.
table-newer = This table was played with a newer version of Tricity. It can be opened once this server has been updated.
table-unknown-game = This table cannot be opened, because its game is not installed on this server.
table-damaged = This table cannot be opened: its saved game is damaged. No other table is affected.
no-such-page = There is nothing at this address.
no-lesson = There is no such lesson for { $game }.
no-such-method = This address does not accept { $method } requests.
no-such-recovery = This link no longer works: it has expired, has already been used, or was replaced by a newer one.
another-identity = You are already signed in on this device as { $name }. First choose what to do with that account.
table-is-public = Everyone can find this table on the home page, so a new link would keep nobody out.
bad-passkey = The passkey could not be checked. Please try again.
no-such-passkey = This passkey is no longer in use here.
passkey-is-known = This passkey has already been added.
too-many-passkeys = You already have { $limit } passkeys. Remove one first.
no-such-profile = There is no profile at this address, or its owner does not share it with you.
not-a-friend = You can only invite your friends.
that-is-you = You can’t be friends with yourself.
too-many-friends = Your list of friends is full: it has room for { $limit } people.
no-such-message = This message no longer exists.
no-such-report = There is no open report with this ID.
no-email = This server does not send e-mails.
no-such-address = This address is not yours.
rated-needs-clock = A rated game needs a clock.
rated-needs-others = In a rated game you play a single seat against others.
rated-one-seat = In a rated game everyone plays on their own device.
rated-bot-unknown = This bot has no rating in this game. Choose another one.
bad-email-address = That is not a valid e-mail address.
not-known = Choose a name first.
not-your-origin = This request came from another site.
too-many-requests =
    Too many requests. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many-tables =
    You already have { $limit ->
        [one] { $limit } unfinished table
       *[other] { $limit } unfinished tables
    }, the most that one person can have. Finish or leave one first.
table-too-often =
    You have done this { $limit ->
        [one] once
       *[other] { $limit } times
    } at this table within the last hour. You can do it again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
table-log-full = So much has happened at this table that only moves are still accepted. You can finish the game, or leave.
match-too-long = This game has reached { $limit } moves, the most that a table can hold. Vote to end it, or leave.
record-too-long = This record is too long: at most { $moves } moves and { $lines } lines are allowed.
takes-too-long = The server gave up after { $seconds } seconds, because this was taking too long.
banned = You can no longer use this server. If you think this is a mistake, contact the people who run it.
no-such-person = There is no such person.
body-too-big = The request is too large: the limit is { $limit } KiB.
bad-request = The request does not match the API description, at { $place }: { $detail }.
server-fault = Something went wrong on the server. The error has been logged.
server-busy = The server is busy. Please try again in a moment.
page-api = The Tricity server is running. Its API is described at /api/schema/openapi.json.
preview-invited = You’re invited to play { $game }
preview-invites = { $name } invites you to play { $game }
not-a-backup = { $path } is not a Tricity backup.
workers-need-postgres = More than one worker requires PostgreSQL (--database).

## Letters and labels of a board in a terminal

letter-residence = R
letter-commerce = S
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
object-commerce = shop
object-leisure = leisure
object-industry = industry
object-parking = car park

## A game in a terminal

called-somebody = Someone
called-bot = Bot { $number }
called-rival = The Automa
bot-random = random
bot-beginner = beginner
bot-improver = intermediate
bot-strong = strong
bot-expert = expert
slow-engine = Strong bots take longer here, a few seconds per move, because this server’s engine is not compiled. They play just as well.
reason-random = this bot picks its moves at random
reason-only = it was the only possible move
reason-fallback =
    { $seat } · { $case ->
        [late] it took too long to think and played a random move
       *[failed] it failed and played a random move
    }
reason-lookahead = { $seat } · the best move it can see one step ahead; { reason-outlook }
reason-search =
    { $seat } · { $simulations ->
        [one] one simulated game,
       *[other] { $simulations } simulated games,
    } { $percent }% of them with this move; { reason-outlook }
reason-cut-short = { reason-search } (cut short: the server is busy)
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
                [one] it expects to score { $points } point
               *[other] it expects to score { $points } points
            }
    }
hint-reason =
    { $weight ->
        [only] your only move
        [clear] clearly the best move; { hint-outlook }
        [favourite] a little better than the rest; { hint-outlook }
       *[alternative] also worth a look; { hint-outlook }
    }
hint-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] you should finish about { $points } point ahead
               *[other] you should finish about { $points } points ahead
            }
        [behind]
            { $points ->
                [one] you should finish about { $points } point behind
               *[other] you should finish about { $points } points behind
            }
        [level] it will be close
       *[score]
            { $points ->
                [one] you should score about { $points } point
               *[other] you should score about { $points } points
            }
    }
hint-intro = A strong player would consider:
hand-over = { $seat }, it is your turn. Press Enter when nobody else is looking.
no-such-rule = { $game } has no rule “{ $rule }”.
goodbye = Goodbye!
score-now = If the game ended now:
score-total = total
score-tiebreak = tie-break

## The command

no-such-bot = There is no bot called “{ $bot }”. Available bots: { $allowed }.
bot-without-budget = The bot “{ $bot }” does not search, so it takes no budget.
bad-name = “{ $name }” cannot be used as a name: it must have at most { $limit } printable characters.
replay-start = Start
no-such-turn =
    There is no move { $number }: the record has { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
mode-compiled = compiled engine
mode-pure = pure Python engine

## The balance lab

bot-all-seeing = all-seeing
bot-openspiel = OpenSpiel

# Analyses and reviews

nothing-to-analyse = This player has no decision to make here.
review-unfinished = Only games that were played to the end can be reviewed.
no-puzzle = There are no puzzles for { $game }.
review-missing = This game has not been reviewed yet.
no-exercise = Move { $number } of this game is not an exercise.
# Notices: push messages, e-mails and webhooks.
notice-turn = Your turn in { $game }
no-email-here = This server does not send e-mails.
no-webhooks-here = This server does not send notifications to webhooks.
no-such-channel = There is no such device or address, or it has been turned off.
no-such-code = This link no longer works.
bad-webhook = Enter the full address of a public service, beginning with https.
