# The page of notifications.
notices-about = Tricity can tell you when it’s your turn, even if the page is closed. It never says what happened, only that something did.
notices-guest = Take a seat at a table and choose a name first, so that we know whom to notify.
notices-start = Continue as a guest
notices-here = On this device
notices-on = On
notices-push-on = Turn on notifications
notices-push-off = Turn off on this device
notices-push-is-on = This device gets notifications.
notices-denied = Notifications are blocked for this site. Allow them in your browser’s settings, then come back.
notices-insecure = Notifications on a device need a secure address (https). Without one, use e-mail or a webhook.
notices-apple = On iPhone and iPad, install Tricity first: tap Share, then “Add to Home Screen”, and open it from there.
notices-unsupported = This browser cannot receive notifications. E-mail and webhooks work everywhere.
notices-try = Send a test message
notices-remove = Remove
notices-other-devices =
    { $count ->
        [one] One other device gets notifications.
       *[other] { $count } other devices get notifications.
    }
notices-remove-others = Turn off on other devices
notices-email = E-mail
notices-email-address = E-mail address
notices-email-add = Send me a confirmation link
notices-email-waits = We have sent a link to { $address }. Open it to confirm the address.
notices-email-off = This server does not send e-mails.
notices-webhook = Webhook or ntfy
notices-webhook-about = For chat programs and the ntfy app: notifications are sent to this address.
notices-webhook-url = Address (https)
notices-format = Format
notices-format-webhook = JSON
notices-format-ntfy = ntfy
notices-save = Save
notices-webhook-off = This server does not use webhooks.
notices-refused = This address has permanently refused our messages, so nothing more is sent there.
notices-outcome-sent = Last sent { $when }.
notices-outcome-failed = Delivery failed { $when }.
notices-outcome-unknown = Sent { $when }, but the service did not answer.
notices-what = Notify me about
notices-what-about = Untick what you don’t need. A single table can be muted in its menu, “This table”.
notices-kind = Notification
notices-kind-turn = Your turn
notices-kind-invitation = Invitations
notices-kind-rematch = Rematches
notices-kind-over = End of a game
notices-kind-chat = Chat
notices-kind-plan = Cancelled plans
notices-group-push = Devices
notices-group-email = E-mail
notices-group-webhook = Webhook
notices-wait = Only if I haven’t seen it within
notices-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
notices-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
notices-at-once = a few seconds
notices-when = When
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-until = Until
notices-digest = A daily e-mail with the games waiting for you
notices-digest-at = At
notices-language = Language of the notifications
notices-app = The app
notices-app-about =
    Once installed, Tricity has its own window, and an icon that shows how many games are waiting for you.
notices-installed = Tricity is installed.
notices-confirmed = Your e-mail address is confirmed.
notices-stop = No more e-mails
notices-stop-about = Tricity will no longer send you e-mails. Your games go on.
notices-stop-now = Stop e-mails
notices-stopped = Done: you won’t get any more e-mails.
