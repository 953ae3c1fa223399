### Words of the page for administrators.

admin = Administration
admin-section-reports = Reports
admin-section-people = People
admin-section-tables = Tables
admin-section-bans = Bans
admin-section-log = Log
admin-only = This page is for the people who run this server.
admin-only-about = If you are one of them, sign in. Administrators are appointed on the server: { $command }
admin-search-people = Name or ID
admin-search-tables = Name of a player, or ID of the table
admin-no-reports = No open reports.
admin-reported-name = The name “{ $text }” was reported.
admin-reported-chat = A message was reported: “{ $text }”
admin-report-note = Note: “{ $note }”
admin-report-gone = This person no longer has an account here.
admin-settle-report = Mark as dealt with
admin-settled-report = dealt with
admin-show-settled = Show reports that have been dealt with
admin-report-settled = The report has been dealt with.
admin-now-called = now called { $name }
admin-written-by = written by { $name }
admin-look-table = Go to the table
admin-person-since = here since { $date }
admin-person-tables =
    { $count ->
        [0] at no table
        [one] at { $count } table
       *[other] at { $count } tables
    }
admin-is-muted = muted
admin-is-banned = banned
admin-is-administrator = administrator
admin-nobody = Nobody found.
admin-take-chat = Mute
admin-give-chat = Unmute
admin-chat-taken = { $name } can no longer chat.
admin-chat-given = { $name } can chat again.
admin-rename-person = Rename
admin-new-name = New name
admin-name-changed = This person is now called { $name } at all their tables.
admin-ban-person = Ban
admin-ban-what = What to ban
admin-ban-identity = this identity
admin-ban-address = the address { $address }
admin-ban-about =
    A banned identity can no longer do anything here. The person can still come back as a new guest; banning their address
    prevents that, but may also shut out others who share it.
admin-ban-days = For how long
admin-ban-for =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
admin-ban-forever = forever
admin-ban-why = Reason (only administrators see it)
admin-ban-done = Banned: { $name }.
admin-ban-subject = Address or network, such as 203.0.113.7 or 203.0.113.0/24
admin-ban-new = Ban an address
admin-ban-lift = Lift the ban
admin-ban-lifted = The ban has been lifted: { $name }.
admin-no-bans = Nobody is banned.
admin-ban-until = until { $date }
admin-no-tables = No tables found.
admin-table-public = public
admin-table-private = private
admin-table-state-gathering = waiting for players
admin-table-state-playing = in progress
admin-close-table = Close table
admin-close-really = Yes, close it
admin-close-about = The game ends without a result, and everyone at the table is told.
admin-table-closed = The table has been closed.
admin-log-about = What administrators did, on this page and at the server’s terminal.
admin-log-empty = Nothing yet.
admin-log-by = { $by } · { $date }
admin-log-terminal = { $by }, at the terminal · { $date }
admin-log-somebody = someone
admin-older = Show older entries
admin-did-mute = Muted { $name }
admin-did-unmute = Unmuted { $name }
admin-did-rename = Renamed { $name }
admin-did-ban = Banned { $name }
admin-did-unban = Lifted the ban on { $name }
admin-did-settle = Dealt with a report about { $name }
admin-did-close = Closed the table { $name }
admin-did-sign-out = Signed { $name } out everywhere
admin-did-export = Exported { $name }’s data
admin-did-erase = Deleted someone’s account
admin-did-appoint = Made { $name } an administrator
admin-did-dismiss = Dismissed { $name } as administrator
admin-did-rotate-keys = Replaced the signing key
