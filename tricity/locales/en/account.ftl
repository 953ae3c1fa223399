account-guest = You are not signed in here
account-guest-about =
    You don’t need an account to play: open or join a table and choose a name. If you already play on another device,
    sign in here to get back to your name and your games.
account-name = Name
account-rename = Change name
account-renamed = You are now called { $name }.
account-name-about = The new name is used at the tables you join from now on.
account-administration = Administration
account-devices = Your devices
account-this-device = This device
account-link = Sign in with a link
passkey-about =
    A passkey signs you in with your fingerprint, your face or your screen lock. Add one, and you can always come
    back, even on another device.
passkey-add = Add a passkey
passkey-name = Name of the passkey
passkey-used = last used { $when }
passkey-remove = Remove
passkey-remove-really = Yes, remove { $name }
passkey-unavailable = Passkeys need a secure address (https). Without one, use a link to sign in on your other devices.
passkey-sign-in = Sign in with a passkey
email-title = Sign in by e-mail
email-about = Get a link by e-mail whenever you want to sign in. Your address is used for nothing else.
email-address = E-mail address
email-send = Send me a link
email-sent = If this address can sign in here, a link is on its way. It works for half an hour.
email-remove = Remove { $address }
vacation-title = Vacation
vacation-about =
    In games with days per move, your clock is stopped while you are on vacation. The other players at your tables can
    see when you will be back. You can still play.
vacation-left =
    { $days ->
        [0] You have no vacation days left for now.
        [one] You have { $days } vacation day left.
       *[other] You have { $days } vacation days left.
    } Everyone gets { $allowance } a year.
vacation-days = Number of days
vacation-begin = Start vacation
vacation-until = You are on vacation until { $date }.
vacation-end = End vacation
sharing-title = Puzzles from your games
sharing-about =
    Positions from your finished games can become puzzles for everyone here, as long as everyone who played agrees.
    Nobody is named, and only what one player could see is shown. If you change your mind, the puzzles from your
    games disappear at once.
sharing-puzzles = My finished games may become puzzles
account-sign-out = Sign out
account-sign-out-here = Sign out here
account-sign-out-others = Sign out on all other devices
account-sign-out-everywhere = Sign out everywhere
account-sign-in-other = Sign in as someone else
account-sign-out-really = Sign out anyway
account-sign-out-warning =
    You have no passkey. Unless { $name } is signed in on another device, you will not be able to come back.
account-signed-out-here = You are signed out on this device.
account-signed-out-others = All other devices are signed out.
account-signed-out-everywhere = You are signed out on all devices.
account-data = Your data
account-data-about =
    Tricity stores your name, your games and what you wrote in them. You can download a copy, or have everything
    deleted.
account-download = Download my data
account-erase = Delete my account
account-erase-really = Yes, delete everything
account-erase-warning =
    Your name, your messages, your results and your friends will be deleted for good. Bots will take your seats. The
    games you played with others will be kept, with an unnamed player in your place.
account-erased = Your account has been deleted. It may take a few seconds for your name to disappear everywhere.
profile-guest = Once you have played your first game, your results will appear here.
profile-unavailable = Profile not available
profile-games = Games
profile-won = Won
profile-streak = Current / longest winning streak
profile-time = Time played
profile-review = Review
profile-modes = Results
profile-best = Best
profile-mean = Average
profile-solo = Best solo games
profile-rivals = Head to head
profile-rivals-about = Only you see this list.
profile-rival =
    { $count ->
        [one] { $count } game: { $won } won, { $lost } lost
       *[other] { $count } games: { $won } won, { $lost } lost
    }
profile-weeks = Games per week over the last six months
profile-weeks-about =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } in the last 26 weeks, { $most } in the busiest week.
profile-rating = { $rating } ± { $margin }
profile-rated-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
profile-rating-about =
    Rating over the last { $count ->
        [one] rated game
       *[other] { $count } rated games
    }: from { $from } to { $to }.
profile-rated = rating { $rating }
profile-all-games = All games
profile-filter-game = Game
profile-filter-mode = Played
profile-filter-text = Name of a player
profile-all = all
profile-mode-people = with people
profile-mode-bots = with bots
profile-mode-solo = solo
profile-mode-here = on one device
profile-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-place =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-left = left
profile-more = Show older games
profile-no-games = No finished games.
profile-who-sees = Who can see your profile
profile-private = only me
profile-friends = my friends
profile-public = everyone
profile-shows-online = Let friends see when I’m online
profile-link = Link to your profile
profile-link-about = Friends who open it can send you a friend request. Others see only your games at public tables.
profile-mistakes = Your latest mistakes
profile-export = Download results (CSV)
ratings = Ratings
ratings-about =
    Everyone who plays rated games has a rating, and so do the bots. The number after ± shows how precise it is. The
    list includes everyone whose profile you can see.
ratings-own = Your rating
ratings-own-unsure = It will appear in the list once it is precise to within 200 points. Keep playing rated games.
ratings-own-none = You have no rating in this game yet. Choose “Rated game” when you open a table.
ratings-rank = Rank
ratings-name = Name
ratings-rating = Rating
ratings-bot = Bot ({ $bot })
ratings-search = Find someone
ratings-more = Show more
ratings-none = Nobody found.
friends-none = Nobody yet.
friends-about =
    Send friend requests to people you have played with, from the Chat tab of your table, or share the link to your
    profile.
friends-invite = Invite friends
friends-invitations = Invitations
friend-invites-you = { $name } invites you to play { $game }.
friend-look = Go to the table
friend-decline = No, thanks
friend-invite = Invite { $name }
friend-invited = You have invited { $name }
friend-ask = Send a friend request
friend-asked = You have sent { $seat } a friend request.
friend-accept = Accept
friend-block = Block
friend-is-friend = You are friends.
friend-is-asked = Friend request sent.
friend-is-asks = Wants to be your friend.
friend-is-blocked = Blocked.
friend-end-friend = Remove from friends
friend-end-asked = Withdraw request
friend-end-blocked = Unblock
report-name = Report this name
report-message = Report
report-what = Report “{ $text }” to the people who run this server?
report-note = What is wrong? (optional)
report-send = Report
report-sent = Thank you. The people who run this server will look into it.

continue = Continue
recover-title = Your tables on this device
recover-about = This link signs you in here with the same name and the same seats. It works only once.
recovered = Welcome back, { $name }.
recover-how =
    On the device you have been playing on, open the settings and choose “Continue on another device”. Then open the link
    here, or paste it.
recover-paste = The link from your other device
recover-other = Are you also { $name }?
recover-other-about =
    { $count ->
        [0] On this device you are { $name }.
        [one] On this device { $name } has one game.
       *[other] On this device { $name } has { $count } games.
    } If that is also you, you can move everything to { $other }: seats, results and friends. Do this only if you made
    the link yourself. If it is someone else, sign { $name } out here: only a link or a passkey of their own will bring
    them back.
recover-merge = That’s me: move everything
recover-leave = That’s someone else: sign { $name } out here
