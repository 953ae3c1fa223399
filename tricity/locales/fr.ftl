### Les mots qui n’appartiennent à aucun jeu. La ponctuation double et les guillemets ont des espaces insécables.

nothing = —
yes = oui
no = non
player = Joueur { $number }

now-over = La partie est terminée.
now-waiting = En attente : { $seats }.

## Coups qui n’en sont pas

not-a-move = « { $text } » n’est pas un coup.
no-such-cell = La case « { $at } » n’existe pas.
no-such-seat =
    La place { $place } n’existe pas : { $players ->
        [one] à un joueur, il n’y a que la place 0.
       *[other] à { $players } joueurs, les places se comptent à partir de 0.
    }
nothing-to-undo = Il n’y a aucun coup à reprendre.

## Ouvrir une table

no-such-game = Le jeu « { $game } » n’existe pas. Jeux possibles : { $allowed }.
bad-players =
    { $game } ne se joue pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Nombres possibles : { $allowed }.
bad-seed =
    « { $seed } » ne peut pas servir de graine : il faut de 1 à 128 caractères imprimables, sans espace au début ni à la
    fin.
unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $allowed }.
option-does-not-apply =
    L’option « { $option } » n’existe pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-option = L’option « { $option } » ne peut pas valoir « { $value } ».
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.

## Positions

bad-position-game = Position, { $place } : le nom du jeu manque.
bad-position-shape = Position, { $place } : { $detail }.
bad-position-rule = Position, { $place } : impossible selon { $rule }
bad-position-seats =
    Position, { $place } : cela ne va pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-position-cards =
    Position, { $place } : { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    } du type « { $card } », au lieu de { $expected }. { $rule }
bad-position-deck =
    Position, { $place } : la pioche compte { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    }, au lieu de { $expected }. { $rule }

## Enregistrements

bad-record-title = Enregistrement, ligne { $line } : un enregistrement commence par « { $title } ».
bad-record-line = Enregistrement, ligne { $line } : « { $text } » n’est ni un en-tête ni un coup.
bad-record-missing = Enregistrement, ligne { $line } : l’en-tête n’a pas de « { $key } ».
bad-record-start = Enregistrement, ligne { $line } : il faut dans l’en-tête une graine ou une position, et non les deux.
bad-record-number = Enregistrement, ligne { $line } : « { $text } » n’est pas un nombre pour « { $key } ».
bad-record-json = Enregistrement, ligne { $line } : « { $key } » n’est pas un objet JSON.
bad-record-rules =
    Enregistrement, ligne { $line } : il suit la version { $theirs } des règles ; ici, on joue la version { $ours }.
bad-record-result =
    Enregistrement, ligne { $line } : il annonce le résultat « { $said } », mais les coups mènent à « { $found } ».
bad-record-header = Enregistrement, ligne { $line }, « { $key } » : { $why }
bad-record-move = Enregistrement, ligne { $line }, « { $move } » : { $why }

## Cards and boards in a terminal: one letter for each card

letter-residence = R
letter-commerce = C
letter-leisure = L
letter-industry = I
letter-parking = P
letter-town-hall = T

board-deck = deck { $count }
board-reserve = reserve
board-discarded = discarded
board-pool = To divide
board-under = under the deck
board-hand = hand
cc-board-round = Round { $round } of { $rounds } · { $phase }
cc-board-gold = { $gold } gold
cc-board-size = city { $size }/{ $limit }
cc-board-price = next industry { $price }

## The words of moves

verb-divide = divide
verb-choose = choose
verb-keep = keep
verb-build = build
verb-discard = discard
verb-develop = develop
verb-buy = buy
verb-pass = pass
size-small = small
size-big = big

## A game in a terminal

called-bot = Robot { $number }
bot-random = random
table-title =
    { $title } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
type-help = Type the number of a move, the move itself, or help.
moves-folded =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-narrow = Type the beginning of a move, or any of its words, to see fewer.
confirm-move = Play “{ $text }”?
yes-by-enter = { $question } (Enter: yes, n: no)
more = Enter: more, q: enough
hand-over = { $seat }, your turn. Press Enter when nobody else is looking.
taken-back = Taken back.
why-hint = Type why to read the rule.
why-not = This move is allowed.
nothing-refused = Nothing was refused. Try why CC-25, or why with a move.
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
help-move = play a move in words; beginnings will do
order-help = help
    .does = this list
order-moves = moves
    .takes = [words]
    .does = all legal moves, or those with these words
order-undo = undo
    .does = take back your last decision, and the bots’ answers with it
order-why = why
    .takes = [rule or move]
    .does = the rule behind the last refusal; a rule; what stands against a move
order-rules = rules
    .takes = [rule]
    .does = all rules, or one
order-score = score
    .does = the score sheets, if the game ended now
order-save = save
    .takes = file
    .does = write the game to a file
order-load = load
    .takes = file
    .does = go on with a game from a file
order-lang = lang
    .takes = en|fr|pl
    .does = change the language
order-quit = quit
    .does = leave; you can save first

## The command

no-such-bot = There is no bot “{ $bot }”. There are: { $allowed }.
too-many-bots =
    { $count ->
        [one] { $count } bot is
       *[other] { $count } bots are
    } too many for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
hot-seat-or-bots = Either --hot-seat or --bots: with --hot-seat all players are people.
bad-name = “{ $name }” cannot be a name: at most { $limit } printable characters.
load-is-complete = --load brings its own players, seed and options: leave out { $given }.
load-other-game = This is a game of { $game }.
which-game = Which game?
how-many-players = How many players ({ $allowed })?
or-enter = { $question } [{ $default }]

file-missing = There is no file { $path }.
file-folder = { $path } is a folder.
file-not-text = { $path } is not a text file.
file-too-big = { $path } is too big for a record (more than { $limit } KiB).
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
verify-position = It began from a position: there is no seed to check.
verify-commitment = Commitment (SHA-256 of the seed): { $commitment }

replay-start = The start
replay-move = Move { $number } · { $seat }: { $text }
replay-keys = Enter: next, b: back, 0–{ $last }: that move, q: leave
no-such-move-number = There is no move { $number }: the record has { $count }.
no-such-player = There is no player { $number } among { $players }.

games-game = game
games-players = players
games-options = options
games-only = only for { $allowed } players

command-about = Card City, Point City and Infinite City: play them, replay them, check them.
command-play = Play a game; without its name, choose one.
command-replay = Show a record move by move.
command-verify = Replay a record from its seed and check its result.
command-games = List the games and their options.
command-rules = Show the rules of a game, or one rule.
option-lang = The language.
option-players = The number of players.
option-seed = The seed of the deal; the same seed deals the same game.
option-bots = Bots for the last seats; people play the others at this keyboard. Usually one person plays random bots.
option-hot-seat = All players are people at this keyboard.
option-names = The players’ names.
option-load = Go on with a game from a file.
option-to = Stop after so many moves, or begin there when you page through.
option-seat = As that player saw it, counted from 1; usually as a spectator sees it.
