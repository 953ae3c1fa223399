### What no page shows: the command line, and texts that the server formats itself.

## The guide of a game, and the page about Tricity: only the server and the terminal have these

guide-aid = Player aid
guide-print = Print
guide-how = How to play
guide-contents = On this page
guide-examples = Worked examples
guide-try-it = Try it
guide-before = Before
guide-after = After
guide-numbered = All rules by number
guide-search = Search the rules
guide-nothing = No rule contains these words.
guide-rulings = Only our rulings
guide-ruling = Ruling
guide-total = Total
guide-about = About Tricity
guide-about-tricity =
    Tricity lets you play three city-building games with friends, against bots or alone. It is free software, made by
    players for players.
guide-about-games =
    The games are the work of the people and publishers named below. Tricity is not affiliated with them. If you enjoy
    a game here, treat yourself to the box.
guide-about-drawings = The rules are written in our own words, and all drawings are our own.
credit-design = Design
credit-art = Illustration
credit-graphics = Graphic design
credit-publisher = Published by
credit-french = French edition
credit-note = Our copy of the rulebook has no credits. These names come from reviews of the first edition.

## Opening a table

unknown-rules =
    This version of Tricity does not know version { $theirs } of the rules of { $game }; the newest it knows is
    { $ours }.

## The server

mail-hello = Hello { $name },
mail-sign-in-subject = Your link to Tricity
mail-sign-in = This link signs you in to Tricity on the device where you open it:
mail-sign-in-note =
    It works only once, within the next { $minutes } minutes. If you did not ask for it, you can ignore this e-mail: nobody can sign in
    without the link.
mail-email-subject = Confirm your address for Tricity
mail-email = This link confirms that this is your address. Open it in the browser in which you entered the address:
mail-email-note =
    It works only once, within the next { $minutes } minutes. From then on you can sign in by e-mail. If you did not ask for it, you can
    ignore this e-mail.
database-newer = The database was written by a newer version of Tricity ({ $theirs }). Update Tricity, or choose another data folder.
database-unreachable = The database cannot be opened: { $detail }
bad-database-url = This is not the address of a database. Write it like this: { $examples }.
database-empty = This database is empty. Start the server once to set it up.
database-in-use = Another Tricity server is already using { $path }.
database-linked = { $path } has a second name (a hard link). Two servers could open it at the same time and corrupt it: delete the other name, or copy the file.
migration-failed = The database could not be updated and has not been changed: { $detail }
no-database = There is no database at { $path }. Start the server once, or use --database or --data to say where it is.
database-in-memory = An in-memory database disappears when its server stops and cannot be saved.
backup-failed = { $path } could not be written: { $detail }
backup-damaged = { $path } is damaged and cannot be used.
restore-not-empty = This database already contains games. With --force, the backup replaces them, and they are kept in a separate file.
restore-failed = The backup could not be restored, and the database has not been changed: { $detail }
database-older = This database was last used by an older version of Tricity. Start the server once to update it.

## Positions

bad-position-game = Position, { $place }: the name of the game is missing.
bad-position-shape = Position, { $place }: { $detail }.
bad-position-rules =
    Position, { $place }: it uses version { $theirs } of the rules, but this version of Tricity knows only versions up
    to { $ours }. A newer one can open it.
bad-position-other-rules = Position, { $place }: it uses version { $theirs } of the rules, but the record says { $ours }.
bad-position-rule = Position, { $place }: this is impossible because of { $rule }
bad-position-seats =
    Position, { $place }: this does not match { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
bad-position-cards =
    Position, { $place }: there { $there ->
        [one] is { $there } card
       *[other] are { $there } cards
    } of the kind “{ $card }”, but there should be { $expected }. { $rule }
bad-position-deck =
    Position, { $place }: the deck has { $there ->
        [one] { $there } card
       *[other] { $there } cards
    }, but it should have { $expected }. { $rule }

## Records

bad-record-title = Record, line { $line }: the first line of a record must be “{ $title }”.
bad-record-line = Record, line { $line }: “{ $text }” is neither a header nor a move.
bad-record-missing = Record, line { $line }: the header has no “{ $key }”.
bad-record-start = Record, line { $line }: the header must have either a seed or a position, but not both.
bad-record-number = Record, line { $line }: “{ $key }” must be a number, not “{ $text }”.
bad-record-json = Record, line { $line }: “{ $key }” is not a JSON object.
bad-record-rules =
    Record, line { $line }: the game was played with version { $theirs } of the rules, but this version of Tricity knows
    only versions up to { $ours }. A newer one can open it.
bad-record-result = Record, line { $line }: the result is given as “{ $said }”, but the moves lead to “{ $found }”.
bad-record-header = Record, line { $line }, “{ $key }”: { $why }
bad-record-move = Record, line { $line }, “{ $move }”: { $why }
corrupt-log =
    Move { $number } of this game, “{ $move }”, cannot be replayed: the saved game is damaged or comes from another
    program.

## A game in a terminal

thinking = { $seat } is thinking
title-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
title-bots = { $seats }: { $bot }
type-help = Type the number of a move, or the move itself. Type “help” for all commands.
moves-folded =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-narrow = Type the beginning of a move, or any word in it, to narrow the list.
confirm-move = Play “{ $text }”?
yes-by-enter = { $question } (Enter: yes, n: no)
more = Enter: more, q: stop
taken-back = Undone.
neither-move-nor-command = “{ $text }” is neither a move nor a command. Type “help” for all commands.
no-move-matches = No legal move contains “{ $text }”.
why-hint = Type “why” to read the rule.
why-not = This move is allowed.
nothing-refused = No move has been refused. Type a rule or a move after “why”.
no-such-number =
    { $count ->
        [one] There is no move { $number }. The only one is number 1.
       *[other] There is no move { $number }. Choose a number from 1 to { $count }.
    }
no-such-language = There is no language “{ $language }”. Available languages: { $allowed }.
file-wanted = Please give a file name.
overwrite = { $path } already exists. Overwrite it?
saved = Saved to { $path }
offer-to-save = Save the game? Type a file name, or press Enter to skip
winners =
    { $count ->
        [one] { $seats } wins!
       *[other] Shared victory: { $seats }!
    }
the-seed = Seed: { $seed }
score-place = place
score-player = player
help-number = 3
    .does = play the move with that number
help-move = play a move by typing it, in full or abbreviated
prompt-help = help
    .does = show this list
prompt-moves = moves
    .takes = [words]
    .does = list all legal moves, or only those with these words
prompt-hint = hint
    .does = show what a strong player would consider, and why
prompt-chances = chances
    .does = show everyone’s chances of winning, judged by what you can see
prompt-warnings = warnings
    .does = turn warnings before a blunder on or off
warnings-on = You will be warned before a blunder.
warning-type-again = To play it anyway, type it again.
warnings-off = You will not be warned any more.
prompt-undo = undo
    .does = undo your last move and the bots’ moves after it
prompt-why = why
    .takes = [rule or move]
    .does = explain a rule, or why a move is illegal; on its own, explain the last refusal
prompt-rules = rules
    .takes = [rule]
    .does = show all rules, or just one
prompt-score = score
    .does = show the scores as if the game ended now
prompt-save = save
    .takes = file
    .does = save the game to a file
prompt-load = load
    .takes = file
    .does = continue a saved game
prompt-lang = lang
    .takes = { $languages }
    .does = change the language
prompt-quit = quit
    .does = leave the game; you can save it first

## The command

bad-budget = “{ $budget }” is not a budget: give a number of simulations (2000) or seconds (1.5s).
too-many-bots =
    { $count ->
        [one] { $count } bot is
       *[other] { $count } bots are
    } too many for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
hot-seat-or-bots = Use either --hot-seat or --bots, not both: in a hot-seat game all players are human.
load-is-complete = --load takes players, seed and options from the file: leave out { $given }.
load-other-game = That file contains a game of { $game }.
which-game = Which game?
how-many-players = How many players ({ $allowed })?
or-enter = { $question } [{ $default }]
file-missing = There is no file { $path }.
file-folder = { $path } is a folder, not a file.
file-not-text = { $path } is not a text file.
file-too-big = { $path } is too large for a record: the limit is { $limit } KiB.
file-unreadable = { $path } cannot be read: { $detail }.
file-unusable = { $path } cannot be used: { $detail }.
file-unwritable = { $path } cannot be written: { $detail }.
verify-played =
    { $game } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
verify-result = Result by seat: { $result }
verify-unfinished = The game is unfinished.
verify-position = The game started from a position, so there is no seed to check.
verify-commitment = Commitment (SHA-256 of the seed): { $commitment }
replay-move = Move { $number } · { $seat }: { $text }
replay-keys = Enter: next, b: back, 0–{ $last }: go to that move, q: quit
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
command-learn = Learn a game step by step.
command-learn-next = Press Enter to continue
command-learn-example = For example: { $text }
command-learn-resume = To continue from here later: tricity learn { $name } --step { $number }
command-replay = Show a recorded game move by move.
command-verify = Verify a record: replay it from its seed and compare the result.
command-games = List the games and their options.
command-rules = Show the rules of a game, or a single rule.
about-step = The step to start from.
about-lang = Language of the output.
about-players = Number of players.
about-seed = Seed of the deal; the same seed gives the same deal.
about-bots = Bots for the last seats, separated by commas ({ $allowed }); the other seats are played at this keyboard. Default: improver for every seat but yours.
about-hot-seat = All players are human and share this keyboard.
about-names = Player names, in seat order.
about-load = Continue the game saved in FILE.
about-to = Stop after N moves; when browsing, start there.
about-seat = Show what player N saw, counting from 1. Default: what a spectator saw.
about-help = Show this help and exit.
about-version = Show the version and exit.
help-usage = Usage:
help-options = Options:
help-commands = Commands:
command-serve = Serve the games to browsers.
serve-at = Tricity is running at { $address } (press Ctrl-C to stop).
serve-network = Other devices on your network: { $address }
cannot-listen = { $address } cannot be used: { $detail }.
about-open = Open the browser.
about-network = Let other devices on your network join, and show the address and its QR code.
bad-setting = { $variable } cannot be used: { $detail }
missing-extra = This requires an additional package: pip install tricity[{ $extra }]
setting-host = Address to listen on; 0.0.0.0 accepts connections from the whole network.
setting-port = Port to listen on. If the default port is taken, a free one is used.
setting-database = URL of a SQLite or PostgreSQL database. Default: SQLite in the data folder.
setting-data = Folder of the SQLite database. Default: your user data folder.
setting-workers = Number of server processes; more than one requires PostgreSQL.
setting-bus = URL of a Redis server that connects the processes. Default: PostgreSQL.
setting-trusted-proxies = Addresses and networks of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted, separated by spaces; “private” stands for all private networks.
setting-https = Send cookies over HTTPS only.
setting-secret = Key that signs the cookies. Give several, separated by spaces, to sign with the first and accept them all. Default: keys that are kept in the database and can be rotated.
setting-origins = Other sites whose pages may use this server, separated by spaces.
setting-public-url = Address at which people reach this server, for links in e-mails: https://games.example.
setting-smtp = Mail server: smtp://user:password@host:587, or smtps:// for port 465. Default: no e-mail.
setting-mail-from = Sender of e-mails: “Tricity <games@games.example>”.
setting-webhooks = Webhooks that people may choose for their notifications: public addresses only, any address (including your own network), or off.
setting-vacation-days = Vacation days per person and year, during which clocks with days per move are stopped. 0: none.
setting-limits = Turn all the following limits on or off. Each applies per person.
setting-limit-requests = Requests and moves: how many are granted per second (s), minute (m) or hour (h), and how many can be saved up.
setting-limit-newcomers = New guests and recovery links, per address.
setting-limit-tables = New tables, imported records and rematches.
setting-limit-chat = Chat messages.
setting-limit-hints = Hints.
setting-limit-advice = Chances of winning, and moves checked for a warning.
setting-limit-plans = Plans and their previews.
setting-limit-mails = E-mails sent on request: to confirm an address or to test notifications.
setting-limit-open-tables = Tables that are not finished.
setting-limit-bots = Bots that are thinking or waiting for their turn; any more have to wait.
setting-limit-sockets = Open WebSockets.
setting-limit-polls = Simultaneous long polls.
setting-limit-connections = Connections, per address.
setting-limit-address-share = Combined limit for everyone behind one address, as a multiple of one person’s limit.
setting-limit-hourly-chat = Chat messages at one table, per hour.
setting-limit-hourly-advice = Warnings given, and changes to who sees chances or warnings, at one table, per hour.
setting-limit-hourly-hints = Hints at one table, per hour.
setting-limit-hourly-mutes = Players muted or unmuted at one table, per hour.
setting-limit-hourly-seats = Seats taken, left or given to bots at one table, per hour.
setting-limit-hourly-stand-ins = Seats handed to bots or taken back from them at one table, per hour.
setting-limit-hourly-undo = Undone moves, undo requests and answers to them at one table, per hour.
setting-limit-hourly-votes = Votes to end the game at one table, per hour.
setting-limit-table-entries = Entries in the log of one table, by everyone together; after that, only moves are accepted.
setting-max-connections = Connections to one process, in total.
setting-max-headers = Maximum size of request headers.
setting-max-url = Maximum length of a URL.
setting-max-body = Maximum size of a request body; imported records may be larger.
setting-max-frame = Maximum size of a frame that a client sends over a WebSocket.
setting-head-seconds = Maximum time for the headers of a request to arrive.
setting-body-seconds = Maximum time for the body of a request to arrive, and for a client to continue reading the answer.
setting-keep-alive-seconds = Time after which an idle connection is closed.
setting-bot-processes = Number of processes that run the bots.
setting-bot-seconds = Maximum time that a bot may think about one move.
setting-cluster =
    Address of a Dask cluster that reviews finished games. While it does not answer, they are reviewed on this
    machine. Default: no cluster.
setting-cache-megabytes = Memory for tables in use. When it is full, tables that nobody is watching are unloaded early.
setting-idle-seconds = Time after which an unused table is unloaded from memory.
setting-sweep-seconds = Time between checks of clocks and idle tables.
setting-otel = URL of an OpenTelemetry collector (OTLP over HTTP) to send traces to. Default: no traces.
setting-log-level = Minimum level of log messages.
command-admin = Manage the tables and people of a server. The server can keep running.
admin-tables = List tables, most recently used first.
admin-close = Close tables. Everyone at them is told, and the games end without a result.
admin-people = Find people by their ID or part of their name.
admin-mute = Stop a person, given by ID or name, from chatting.
admin-unmute = Let a person chat again.
admin-rename = Give a person another name. It changes at all their tables as well.
admin-sign-out = Sign a person out on all devices. Their recovery link stops working.
admin-ban = Ban a person, an address or a network.
admin-unban = Lift the ban on a person, an address or a network.
admin-bans = List bans.
admin-reports = List open reports of names and chat.
admin-settle = Mark reports as dealt with.
admin-audit = List what administrators have done.
admin-appoint = Make a person an administrator. Administrators can moderate the server in the browser.
admin-dismiss = Remove a person’s administrator rights.
admin-administrators = List the administrators.
admin-export = Save everything stored about a person as a JSON file.
admin-erase = Delete a person’s account. Bots take their seats; their name and messages disappear.
admin-rotate-keys = Sign cookies with a new key from now on. Guests stay signed in.
about-admin-status = Only tables in this state; may be given more than once.
about-admin-limit = Maximum number of tables to list.
about-audit-limit = Maximum number of actions to list.
about-settled = Also list reports that have been dealt with.
about-ban-days = Number of days until the ban ends. Default: never.
about-ban-reason = A note for the people who run the server.
about-retire-keys = Accept older keys only if they were replaced less than this many days ago.
about-yes = Do it. Without this option, the command only says what it would do.
admin-column-table = table
admin-column-game = game
admin-column-status = state
admin-column-public = public
admin-column-entries = entries
admin-column-created = since
admin-column-updated = last used
admin-column-person = ID
admin-column-name = name
admin-column-tables = tables
admin-column-muted = muted
admin-column-subject = who
admin-column-until = until
admin-column-reason = reason
admin-column-report = report
admin-column-kind = what
admin-column-text = text
admin-column-note = note
admin-column-administrator = administrator
admin-column-action = action
admin-column-detail = details
admin-report-name = name
admin-report-chat = message
admin-status-gathering = waiting for players
admin-status-playing = in progress
admin-status-finished = finished
admin-status-abandoned = abandoned
admin-status-imported = record
admin-for-ever = forever
admin-no-person = Nobody has the ID or name “{ $text }”. Find people with tricity admin people.
admin-ambiguous = Several people are called “{ $name }”. Use one of these IDs: { $people }
admin-closed = Table { $table } has been closed.
admin-muted = This person can no longer chat.
admin-unmuted = This person can chat again.
admin-renamed = This person is now called { $name } at all their tables.
admin-signed-out = This person has been signed out on all devices.
admin-banned = { $subject } can no longer use the server.
admin-unbanned = { $subject } can use the server again.
admin-settled = Report { $report } has been dealt with.
admin-not-banned = { $subject } was not banned.
admin-appointed = This person is now an administrator and can use the page /admin.
admin-dismissed = This person is no longer an administrator.
not-an-administrator = Only administrators of this server can do that.
ban-covers-you = This ban would shut you out as well: your own address is part of it.
ban-of-administrator = This person is an administrator. Whoever runs the server must dismiss them first (tricity admin dismiss).
no-such-ban = This ban no longer exists.
admin-exported = Written to { $path }.
admin-erase-dry-run = Nothing has been changed. With --yes, the account of { $person } will be deleted for good.
admin-erasing = Deleting the account
admin-erased = The account has been deleted. Older backups still contain the person’s name: delete those as well.
admin-not-erased = These tables cannot be read and may still contain the name: { $tables }
admin-keys-rotated = Cookies are now signed with a new key. Guests get new cookies when they come back.
admin-keys-retired =
    { $count ->
        [0] No older key was retired.
        [one] { $count } older key is no longer accepted.
       *[other] { $count } older keys are no longer accepted.
    }
command-backup = Save everything the server has stored to a single file. The server can keep running.
about-force-backup = Replace FILE if it exists.
backup-running = Saving
backup-done =
    Saved to { $path }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } log entry
       *[other] { $entries } log entries
    }, { $persons ->
        [one] { $persons } person
       *[other] { $persons } people
    }. The file contains the key that signs cookies: keep it private.
command-restore = Replace everything the server has stored with a backup. Stop the server first.
about-force-restore = Replace a database that contains games; they are kept in a separate file.
restore-running = Restoring
restore-done =
    Restored: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } log entry
       *[other] { $entries } log entries
    }, { $persons ->
        [one] { $persons } person
       *[other] { $persons } people
    }. You can start the server now.
restore-kept = The previous contents are in { $path }.
file-exists = { $path } already exists. Use --force to replace it.
command-prune = Delete old tables and guests. Without --yes, this only says what it would delete. The server can keep running.
about-prune-finished = Delete finished games that nobody has used for at least this long: 90d, 12w, 6m or 1y.
about-prune-abandoned = The same for abandoned games.
about-prune-gathering = The same for tables whose game never started.
about-prune-playing = The same for unfinished games.
about-prune-imported = The same for imported records.
about-prune-guests = Delete guests who arrived at least this long ago and have no seat at any table.
about-vacuum = Then return the freed space to the disk. With SQLite, stop the server first.
prune-running = Deleting
prune-vacuum = Freeing space
prune-dry-run = Nothing has been deleted. With --yes, all of this is deleted for good: make a backup first.
prune-done =
    { $count ->
        [0] Nothing was deleted.
       *[other] Deleted: { $count }.
    }
prune-finished =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
prune-abandoned =
    { $count ->
        [one] { $count } abandoned game
       *[other] { $count } abandoned games
    }
prune-gathering =
    { $count ->
        [one] { $count } table whose game never started
       *[other] { $count } tables whose game never started
    }
prune-playing =
    { $count ->
        [one] { $count } unfinished game
       *[other] { $count } unfinished games
    }
prune-imported =
    { $count ->
        [one] { $count } imported record
       *[other] { $count } imported records
    }
prune-guests =
    { $count ->
        [one] { $count } guest without a table
       *[other] { $count } guests without a table
    }
prune-leftovers =
    { $count ->
        [one] leftovers of { $count } deleted table
       *[other] leftovers of { $count } deleted tables
    }
command-doctor = Check the database, its files and the settings. This changes nothing; the exit status is 1 if something is wrong.
doctor-running = Checking
doctor-versions = Tricity { $program }, Python { $python }, rules: { $rules }
doctor-result =
    { $count ->
        [0] Everything is fine.
        [one] There is { $count } problem.
       *[other] There are { $count } problems.
    }
doctor-schema = The database is up to date ({ $revision }).
doctor-schema-older = The database is at { $revision }. The next time the server starts, it will be updated to { $newest }; its tables can be checked after that.
doctor-schema-unknown = This version of Tricity does not know the format of this database ({ $revision }).
doctor-file-damaged = The database file is damaged: { $detail }. Restore a backup.
doctor-files-private = Nobody else can read the database files.
doctor-file-not-private = Others can read { $path }, which contains the key that signs cookies: chmod 600.
doctor-folder-not-private = Others can write to { $path }: chmod 700.
doctor-space = Free disk space: { $free } MB.
doctor-little-space = Free disk space: only { $free } MB. A backup and an update need about { $needed } MB.
doctor-clock = The database contains times that are { $seconds } s in the future. Check the clock of this machine: game clocks will be wrong.
doctor-clock-fits = The clock agrees with the database.
doctor-restored = The database was restored from a backup on { $at }.
doctor-tables =
    { $count ->
        [0] There are no tables to check.
        [one] { $count } table is intact.
       *[other] { $count } tables are intact.
    }
doctor-table-unreadable = Table { $table } cannot be read (entry { $entry }). { $why }
doctor-table-differs = Table { $table }: what the lists say about it does not match its log ({ $columns }).
doctor-leftovers =
    { $count ->
        [one] There are leftovers of { $count } deleted table. Remove them with tricity prune --yes.
       *[other] There are leftovers of { $count } deleted tables. Remove them with tricity prune --yes.
    }
doctor-unknown-setting = { $variable } is not a Tricity setting.
doctor-useless-bus = TRICITY_BUS has no effect with SQLite.
doctor-no-https = The server listens on { $host } without TRICITY_HTTPS: cookies are sent unencrypted unless a proxy encrypts them.
about-json = Print the results as JSON.

## Mistakes in a command line

usage-help = For help: { $command }
usage-missing = { $name } is missing.
usage-which-command = Which command? The help lists them.
usage-no-command = There is no command “{ $typed }”.
usage-no-option = There is no option { $typed }.
usage-similar = Did you mean { $name }?
usage-no-value = { $name } does not take a value.
usage-needs-value =
    { $count ->
        [one] { $name } needs a value.
       *[other] { $name } needs { $count } values.
    }
usage-too-many =
    { $count ->
        [one] One argument too many: { $typed }
       *[other] { $count } arguments too many: { $typed }
    }
usage-value = { $name }: { $why }
value-choice = “{ $typed }” is not available. Choose from: { $allowed }.
value-switch = “{ $typed }” is neither yes nor no.
value-integer = “{ $typed }” is not a whole number.
value-number = “{ $typed }” is not a number.
value-range =
    { $case ->
        [between] Choose a number from { $low } to { $high }, not { $typed }.
        [least] Choose { $low } or more, not { $typed }.
       *[above] Choose a number greater than { $low }, not { $typed }.
    }
value-form = Write it like this: { $example }.
file-not-folder = { $path } is a file, not a folder.
file-forbidden = You don’t have permission to use { $path }.
stopped = Stopped.
help-optional = OPTIONS
help-command = COMMAND
help-arguments = ARGUMENTS
help-default = default: { $text }
help-range =
    { $case ->
        [between] from { $low } to { $high }
        [least] at least { $low }
       *[above] more than { $low }
    }

## The arena

command-arena = Run a tournament between bots.
about-arena-bots = Bots to compare, separated by commas ({ $allowed }, or all-seeing as a reference), optionally with a budget: { $examples }. You can also name bots of your own: { $path }, an entry point, or { $command }. Default: all levels.
about-arena-games = Games per pairing. Default: 400.
about-arena-seed = Seed of the tournament; the same seed gives the same games with any number of workers.
about-workers = Number of worker processes. Default: one per core.
about-arena-json = Write the games and ratings to FILE, a line for each game as soon as it ends. Default: arena-GAME-SEED.jsonl.
about-arena-csv = Write one row per seat per game to FILE.
about-arena-plot = Plot the ratings to FILE (PNG).
about-resume = Resume the tournament in FILE; without FILE, the latest one in this folder. With --games N, play on to a total of N games per pairing.
arena-no-openspiel = OpenSpiel is not installed: pip install tricity[openspiel].
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
    }, seed { $seed }. 95% confidence intervals; ratings on the Elo scale.
arena-interrupted = Interrupted. The games played so far are in { $path }; continue with --resume.
bad-arena-bots = A tournament needs at least two different bots, unless they play solo.
resume-is-complete = --resume takes the bots, players, seed, test and game options from the file: leave those options out.
bad-arena-file = { $path } is not a tournament: { $detail }
no-plot = Plots need matplotlib: pip install tricity[plot].
about-arena-sprt = Stop as soon as a sequential test has decided whether the first bot is B rather than A Elo stronger than the second: elo0=0 elo1=10.
about-arena-records = Also keep the moves of every game in the file.
about-cluster = Use the Dask cluster at this address instead of this machine.
arena-sprt =
    SPRT of { $first } against { $second }, elo0={ $elo0 } elo1={ $elo1 }: { $case ->
        [accepted] passed
        [refused] failed
       *[open] no decision yet
    }. Log-likelihood ratio { $ratio } (bounds ±{ $bound }); pairs by points 0, ½, 1, 1½, 2: { $pairs }; Elo { $elo } ({ $low } to { $high }).
bad-sprt = --sprt needs two values, the first one smaller: elo0=0 elo1=10.
bad-sprt-bots = A sequential test compares two bots in games for two players.
nothing-to-resume = There is no tournament of { $game } in this folder. Give the file: --resume FILE.
bad-cluster = “{ $address }” is not the address of a cluster. Write { $example }.
no-cluster = The cluster { $address } does not answer: { $detail }
no-dask = Clusters need Dask: pip install tricity[dask].
no-such-program = There is no program “{ $command }”.
bot-not-importable = The bot “{ $bot }” cannot be imported: { $detail }
bot-raised = The bot “{ $bot }” failed: { $detail }
bot-illegal-move = The bot “{ $bot }” answered “{ $move }”, which is not one of its moves. A move looks like this: { $example }
command-bench = Run a benchmark, in a clone of the repository. The default is the engine benchmark.
bench-elsewhere = The benchmarks are part of the repository, not of the package: run this in a clone.
command-bot = Run a bot for another program. It reads views and moves as lines of JSON, and answers with moves.
about-bot-level = Level of the bot ({ $allowed }), optionally with a budget: { $examples }.
command-export = Export many games as a data set (Parquet and records). It contains the games of tournament FILES played with --records or, without FILES, the finished games in the server’s database.
about-export-observations = Also write what each seat knew at each decision, as numbers.
export-done =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } exported to { $path }: games.parquet, decisions.parquet, records.zip.
no-records = { $path } does not contain the moves of its games. Run the tournament with --records to keep them.
no-pyarrow = Data sets need pyarrow: pip install tricity[data].

## The balance lab

command-lab = Study the balance of a game. Equally strong bots play many games, and the results become a report.
about-lab-players = Numbers of players, separated by commas. Default: all but solo.
about-lab-bots = The bot that plays every seat. Default: expert.
about-lab-games = Games for each number of players. Default: 1000.
about-lab-repeats = How often each deal is played. Default: 10.
about-lab-duels = Games to play against the same bot at each smaller budget. Default: a tenth of --games.
about-lab-seed = Seed of the games; the same seed gives the same report on any machine.
about-lab-out = Folder for the report and the games. Default: lab-GAME-SEED.
about-lab-resume = Continue with the games in FOLDER; without FOLDER, with the latest ones in this folder.
lab-done =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } played. The report is in { $path }.
lab-interrupted =
    Interrupted after { $count ->
        [one] { $count } game
       *[other] { $count } games
    }. The report so far is in { $path }; continue with --resume.
lab-exists = The folder { $path } already has games. Continue with --resume, or choose another folder with --out.
lab-not-solo = The lab compares players with each other, so it cannot study solo games.
bad-lab-players = --players needs numbers separated by commas: 2,3,4.
bad-lab-file = { $path } contains no lab games: { $detail }
lab-title = { $game }: balance report
lab-about =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } between equally strong players ({ $bot_text }), rules version { $rules }, seed { $seed }. Every deal was played { $repeats } times. Ranges in parentheses are 95% confidence intervals.
lab-summary =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: whoever begins wins { $wins } of the games, { $case ->
        [more] more than
        [less] less than
       *[fair] not clearly different from
    } a fair share of { $fair }. The deal accounts for { $deal } of the outcome. A game takes { $decisions } decisions, and the lead changes { $changes } times.
lab-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
lab-order = Turn order
lab-order-note = How often each place in the turn order wins, with its mean points. The dashed line marks a fair share.
lab-place = place { $number }, { $points } points
lab-deal = How much the deal decides
lab-deal-note = Equally strong players played each deal several times. The share of the variance between deals is 0% if the deal does not matter, and 100% if it decides everything.
lab-deal-points = a player’s points
lab-deal-wins = who wins
lab-course = Course of the game
lab-mean = mean
lab-range = nine games in ten
lab-decisions = decisions per game
lab-choices = choices per decision
lab-lead-changes = lead changes
lab-settled = share of the game already played when the lead last changes
lab-margin = points between first and second
lab-points = a player’s points
lab-pieces = What winners have
lab-pieces-note = What each player has at the end of the game. The last column says how many percentage points each additional one adds to the chance of winning. That is a correlation, not necessarily a cause.
lab-moves = What winners do
lab-moves-note = The same for the moves that each player made during the game.
lab-name = name
lab-held = players
lab-winners = per winner
lab-others = per other player
lab-wins = wins
lab-effect = for each additional one
lab-strength = Skill and luck
lab-strength-note = The bot against weaker ones, two players. Every deal is played twice with the seats swapped: if one player wins both games, it was skill; if one seat wins both, it was the deal.
lab-rival = against
lab-games = games
lab-elo = Elo
lab-stronger-twice = stronger one wins both
lab-same-seat = same seat wins both
lab-weaker-twice = weaker one wins both
lab-mixed = with a tie

# Analyses and reviews

command-analyse = Show what the moves at one moment of a recorded game are worth.
command-review = Review a recorded game: luck, mistakes and better moves.
about-analyse-move = Analyse the decision that led to move N. Default: the last one.
about-analyse-seat = The player to analyse, counting from 1, if several may act.
about-analyse-seconds = How long to search, in seconds.
about-analyse-seed = Seed of the search.
about-review-effort = Search this many times as long: 0.2 for a quick look, 5 for a thorough one.
command-puzzles = Make puzzles: positions in which one move is clearly the best.
command-puzzles-make =
    Look for puzzles in games between bots, in records, or in the finished games of your server whose players have all
    agreed.
about-puzzles-count = Number of puzzles to make.
about-puzzles-games = Maximum number of games to look at.
about-puzzles-players = Number of players in games between bots.
about-puzzles-seed = Seed of the games between bots.
about-puzzles-out = File to write. Default: puzzles-GAME.json.
about-puzzles-from-server =
    Look in the finished games of the server’s database, only where every player agreed, and let the server offer the
    puzzles.
puzzles-progress = Looking for puzzles
puzzles-made =
    { $count ->
        [one] One puzzle is in { $path }.
       *[other] { $count } puzzles are in { $path }.
    }
puzzles-stored =
    { $count ->
        [one] The server offers one new puzzle on { $first }.
       *[other] The server offers { $count } new puzzles, from { $first } to { $last }.
    }
puzzles-none-stored =
    { $count ->
        [0] There are no finished games left whose players all agreed.
        [one] No puzzle was found in the one game whose players all agreed.
       *[other] No puzzle was found in the { $count } games whose players all agreed.
    }
review-progress = Reviewing
analysis-title = Before move { $number }: { $seat } to play
analysis-column-move = move
analysis-column-value =
    { $case ->
        [points] expected score
       *[chance] chance of winning
    }
analysis-column-lead = expected lead
analysis-column-visits = simulations
analysis-column-reasons = for and against
analysis-column-line = possible continuation
notice-plan = Your plan in { $game } no longer works
notice-over = Your game of { $game } is over
notice-chat = New messages in { $game }
notice-invitation = You are invited to a game of { $game }
notice-invitation-by = { $name } invites you to a game of { $game }
notice-rematch = A rematch of { $game } is waiting for you
notice-rematch-by = { $name } wants a rematch of { $game }
notice-players = With { $people }
notice-test = Notifications work
notice-test-text = This is how Tricity will tell you that it’s your turn.
notice-digest =
    { $count ->
        [one] A game is waiting for you
       *[other] { $count } games are waiting for you
    }
notice-confirm = Confirm your e-mail address
notice-confirm-text = Someone, probably you, wants Tricity to send notifications to this address. To confirm, open this link:
notice-confirm-ignore = If it wasn’t you, ignore this message: nothing more will be sent.
notice-change = Change your notifications:
notice-stop = No more e-mails:
plan-live-clock = You can plan ahead only in games with days per move, and in games without a clock.
plan-your-turn = It’s your turn: make your move.
plan-too-large = A plan can have at most { $branches } moves and look { $turns } turns ahead.
plan-impossible-move = Nobody can say yet whether this move will be possible: { $move }.
plan-no-turn = It will not be your turn again.
on-vacation = You are already on vacation.
vacation-too-long =
    { $days ->
        [0] You have no vacation days left.
        [one] You have only { $days } vacation day left.
       *[other] You have only { $days } vacation days left.
    }
