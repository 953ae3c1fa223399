# La page des notifications.
notices-about =
    Tricity peut vous prévenir quand c’est à vous de jouer, même si la page est fermée. Les messages ne dévoilent jamais
    ce qui s’est passé.
notices-guest = Installez-vous d’abord à une table et choisissez un nom : nous saurons alors qui prévenir.
notices-start = Continuer en tant qu’invité
notices-here = Sur cet appareil
notices-on = Activées
notices-push-on = Activer les notifications
notices-push-off = Désactiver sur cet appareil
notices-push-is-on = Cet appareil reçoit les notifications.
notices-denied = Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur, puis revenez ici.
notices-insecure = Les notifications exigent une adresse https. En attendant, utilisez l’e-mail ou un webhook.
notices-apple =
    Sur iPhone et iPad, installez d’abord Tricity : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez ensuite
    l’application depuis cet écran.
notices-unsupported = Ce navigateur ne reçoit pas de notifications. L’e-mail et les webhooks fonctionnent partout.
notices-try = Envoyer un message d’essai
notices-remove = Supprimer
notices-other-devices =
    { $count ->
        [one] Un autre appareil reçoit les notifications.
       *[other] { $count } autres appareils reçoivent les notifications.
    }
notices-remove-others = Désactiver sur les autres appareils
notices-email = E-mail
notices-email-address = Adresse e-mail
notices-email-add = M’envoyer un lien de confirmation
notices-email-waits = Nous avons envoyé un lien à { $address }. Ouvrez-le pour confirmer l’adresse.
notices-email-off = Ce serveur n’envoie pas d’e-mails.
notices-webhook = Webhook ou ntfy
notices-webhook-about = Pour les messageries et l’application ntfy. Les notifications sont envoyées à cette adresse.
notices-webhook-url = Adresse (https)
notices-format = Format
notices-format-webhook = JSON
notices-format-ntfy = ntfy
notices-save = Enregistrer
notices-webhook-off = Ce serveur n’utilise pas de webhooks.
notices-refused = Cette adresse a refusé nos messages définitivement : plus rien n’y est envoyé.
notices-outcome-sent = Dernier envoi { $when }.
notices-outcome-failed = Échec de l’envoi { $when }.
notices-outcome-unknown = Envoyé { $when }, mais le service n’a pas répondu.
notices-what = Ce dont vous voulez être prévenu
notices-what-about =
    Décochez ce qui ne vous intéresse pas. Pour une table en particulier, ouvrez son menu « Cette table ».
notices-kind = Notification
notices-kind-turn = À vous de jouer
notices-kind-invitation = Invitations
notices-kind-rematch = Revanches
notices-kind-over = Fin de partie
notices-kind-chat = Discussion
notices-kind-plan = Plans annulés
notices-group-push = Appareils
notices-group-email = E-mail
notices-group-webhook = Webhook
notices-wait = Seulement si je n’ai rien vu au bout de
notices-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
notices-hours =
    { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }
notices-at-once = quelques secondes
notices-when = Quand
notices-quiet = Heures calmes
notices-quiet-from = De
notices-quiet-until = À
notices-digest = Un e-mail par jour avec les parties qui vous attendent
notices-digest-at = À
notices-language = Langue des notifications
notices-app = L’application
notices-app-about =
    Une fois installée, l’application Tricity a sa propre fenêtre, et son icône indique combien de parties vous
    attendent.
notices-installed = L’application Tricity est installée.
notices-confirmed = Votre adresse e-mail est confirmée.
notices-stop = Ne plus recevoir d’e-mails
notices-stop-about = Tricity ne vous enverra plus d’e-mails. Vos parties continuent.
notices-stop-now = Arrêter les e-mails
notices-stopped = C’est fait : vous ne recevrez plus d’e-mails.
