account-guest = Vous n’êtes pas connecté ici
account-guest-about =
    Pas besoin de compte pour jouer : ouvrez une table ou rejoignez-en une et choisissez un nom. Si vous jouez déjà
    sur un autre appareil, continuez sous votre identité.
account-name = Nom
account-rename = Changer de nom
account-renamed = Vous vous appelez désormais { $name }.
account-name-about = Le nouveau nom s’affiche aux tables que vous rejoindrez désormais.
account-devices = Vos appareils
account-this-device = Cet appareil
account-link = Avec un lien
passkey-about =
    Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran. Ajoutez-en une
    et vous pourrez toujours revenir, aussi sur vos autres appareils.
passkey-add = Ajouter une clé d’accès
passkey-name = Nom de la clé
passkey-used = dernière utilisation : { $when }
passkey-remove = Supprimer
passkey-remove-really = Oui, supprimer { $name }
passkey-unavailable =
    Les clés d’accès demandent une adresse sécurisée (https). En attendant, un lien vous connecte sur vos autres
    appareils.
passkey-sign-in = Se connecter avec une clé d’accès
email-title = Par e-mail
email-about = Recevez un lien par e-mail quand vous voulez vous connecter. Votre adresse ne sert à rien d’autre.
email-address = Adresse e-mail
email-send = M’envoyer un lien
email-sent = Si cette adresse permet de se connecter ici, un lien est en route. Il est valable une demi-heure.
email-remove = Supprimer { $address }
vacation-title = Vacances
vacation-about =
    Dans les parties qui se jouent en jours par coup, votre pendule s’arrête pendant vos vacances. Les autres joueurs
    de la table voient jusqu’à quand. Vous pouvez continuer à jouer.
vacation-left =
    { $days ->
        [0] Il ne vous reste aucun jour de vacances pour l’instant.
        [one] Il vous reste { $days } jour de vacances.
       *[other] Il vous reste { $days } jours de vacances.
    } Chacun en a { $allowance } par an.
vacation-days = Nombre de jours
vacation-begin = Partir en vacances
vacation-until = Vous êtes en vacances jusqu’au { $date }.
vacation-end = Terminer les vacances
account-sign-out = Déconnexion
account-sign-out-here = Se déconnecter ici
account-sign-out-others = Se déconnecter de tous les autres appareils
account-sign-in-other = Se connecter sous une autre identité
account-sign-out-really = Se déconnecter quand même
account-sign-out-warning =
    Vous n’avez pas de clé d’accès. Si { $name } n’est pas connecté sur un autre appareil, vous ne pourrez pas
    revenir.
account-signed-out-here = Vous êtes déconnecté de cet appareil.
account-signed-out-others = Tous les autres appareils sont déconnectés.
account-data = Vos données
account-data-about =
    Tricity enregistre votre nom, vos parties et ce que vous y avez écrit. Vous pouvez en prendre une copie et tout
    faire supprimer.
account-download = Télécharger mes données
account-erase = Supprimer mon compte
account-erase-really = Oui, tout supprimer
account-erase-warning =
    Votre nom, vos messages, vos résultats et vos amis seront supprimés définitivement. Des robots prendront vos
    places. Les parties que d’autres ont jouées avec vous restent, avec un inconnu à votre place.
account-erased = Votre compte est supprimé. Il faut quelques secondes pour que votre nom disparaisse partout.
profile-guest = Dès votre première partie, vos résultats seront réunis ici.
profile-games = Parties
profile-won = Victoires
profile-streak = Victoires d’affilée / record
profile-time = Temps de jeu
profile-modes = Résultats
profile-best = Meilleur
profile-mean = Moyenne
profile-solo = Meilleures parties en solo
profile-rivals = Face à face
profile-rivals-about = Vous seul voyez cette liste.
profile-rival =
    { $count ->
        [one] { $count } partie : { $won } gagnée, { $lost } perdue
       *[other] { $count } parties : { $won } gagnées, { $lost } perdues
    }
profile-weeks = Parties par semaine, sur six mois
profile-weeks-about = { $count } parties en 26 semaines, au plus { $most } par semaine.
profile-rating = { $rating } ± { $margin }
profile-rated-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
profile-rating-about = Classement sur les { $count } dernières parties classées : de { $from } à { $to }.
profile-rated = classement { $rating }
profile-all-games = Toutes les parties
profile-filter-game = Jeu
profile-filter-mode = Mode
profile-filter-text = Nom d’un joueur
profile-all = tous
profile-mode-people = avec d’autres
profile-mode-bots = avec des robots
profile-mode-solo = en solo
profile-mode-here = sur un seul appareil
profile-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-place = place { $rank }, { $points } points
profile-left = quittée
profile-more = Afficher les parties plus anciennes
profile-no-games = Aucune partie terminée.
profile-who-sees = Qui peut voir votre profil
profile-private = moi seulement
profile-friends = mes amis
profile-public = tout le monde
profile-shows-online = Montrer à mes amis quand je suis en ligne
profile-link = Lien vers votre profil
profile-link-about =
    Envoyez-le à vos amis pour qu’ils demandent à figurer sur votre liste. Les autres ne voient que vos parties aux
    tables publiques.
profile-mistakes = Vos dernières erreurs
profile-export = Télécharger les résultats (CSV)
friends-none = Personne pour l’instant.
friends-about =
    Demandez aux personnes avec qui vous jouez, à la table, sous Discussion, ou envoyez-leur le lien de votre
    profil.
friends-invite = Inviter des amis
friends-invitations = Invitations
friend-invites-you = { $name } vous invite à jouer à { $game }.
friend-look = Voir la table
friend-decline = Non merci
friend-invite = Inviter { $name }
friend-invited = { $name } est invité
friend-ask = Demander en ami
friend-asked = Vous avez demandé { $seat } en ami.
friend-accept = Accepter
friend-block = Bloquer
friend-is-friend = Vous êtes amis.
friend-is-asked = Demande envoyée.
friend-is-asks = Vous demande en ami.
friend-is-blocked = Bloqué.
friend-end-friend = Retirer des amis
friend-end-asked = Retirer la demande
friend-end-blocked = Débloquer
report-name = Signaler ce nom
report-message = Signaler
report-what = Signaler « { $text } » aux personnes qui gèrent ce serveur ?
report-note = Qu’est-ce qui ne va pas ? (facultatif)
report-send = Signaler
report-sent = Merci. Les personnes qui gèrent ce serveur vont regarder.

continue = Continuer
recover-title = Continuer sur cet appareil
recover-about = Ce lien vous reconnecte ici avec le même nom et les mêmes places. Il ne fonctionne qu’une fois.
recovered = Bon retour, { $name } !
recover-how =
    Sur l’appareil où vous jouiez, ouvrez les réglages et choisissez « Continuer sur un autre appareil ». Ouvrez ensuite
    le lien ici, ou collez-le.
recover-paste = Le lien de votre autre appareil
recover-other = Êtes-vous aussi { $name } ?
recover-other-about =
    { $count ->
        [0] Sur cet appareil, vous êtes { $name }.
        [one] Sur cet appareil, { $name } a une partie.
       *[other] Sur cet appareil, { $name } a { $count } parties.
    } Si c’est vous, tout peut rejoindre { $other } : places, résultats et amis. Ne le faites que si
    vous avez créé ce lien vous-même. Si c’est quelqu’un d’autre, n’y touchez pas : seul un lien ou une clé d’accès de cette
    personne permettra d’y revenir.
recover-merge = C’est moi : tout réunir
recover-leave = C’est quelqu’un d’autre : déconnecter { $name } ici
