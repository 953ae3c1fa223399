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
unknown-option = There is no option “{ $option }”. Options here: { $allowed }.
option-does-not-apply =
    The option “{ $option }” does not apply to { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
bad-option = The option “{ $option }” cannot be “{ $value }”.
bad-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.

## Positions

bad-position-game = Position, { $place }: the name of the game is missing.
bad-position-shape = Position, { $place }: { $detail }.
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
bad-record-rules = Record, line { $line }: it follows version { $theirs } of the rules; here we play version { $ours }.
bad-record-result = Record, line { $line }: it gives the result “{ $said }”, but the moves lead to “{ $found }”.
bad-record-header = Record, line { $line }, “{ $key }”: { $why }
bad-record-move = Record, line { $line }, “{ $move }”: { $why }
