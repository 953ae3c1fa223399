account-guest = Vous n’êtes pas connecté ici
account-guest-about =
    Pas besoin de compte pour jouer : ouvrez une table ou rejoignez-en une, puis choisissez un nom. Si vous jouez déjà
    sur un autre appareil, retrouvez ici votre nom et vos parties.
account-name = Nom
account-rename = Changer de nom
account-renamed = Vous vous appelez désormais { $name }.
account-name-about = Le nouveau nom s’affichera aux tables que vous rejoindrez ensuite.
account-administration = Administration
account-devices = Vos appareils
account-this-device = Cet appareil
account-link = Avec un lien
passkey-about =
    Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran. Ajoutez-en une et
    vous pourrez toujours revenir, même depuis un autre appareil.
passkey-add = Ajouter une clé d’accès
passkey-name = Nom de la clé
passkey-used = dernière utilisation : { $when }
passkey-remove = Supprimer
passkey-remove-really = Oui, supprimer { $name }
passkey-unavailable =
    Les clés d’accès nécessitent une adresse sécurisée (https). En attendant, un lien vous connecte sur vos autres
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
    Dans les parties par correspondance (jours par coup), votre pendule s’arrête pendant vos vacances. Les autres
    joueurs de vos tables voient quand vous reviendrez. Vous pouvez continuer à jouer.
vacation-left =
    { $days ->
        [0] Il ne vous reste aucun jour de vacances pour l’instant.
        [one] Il vous reste { $days } jour de vacances.
       *[other] Il vous reste { $days } jours de vacances.
    } Chacun a droit à { $allowance ->
        [one] { $allowance } jour
       *[other] { $allowance } jours
    } par an.
vacation-days = Nombre de jours
vacation-begin = Partir en vacances
vacation-until = Vous êtes en vacances jusqu’au { $date }.
vacation-end = Terminer les vacances
sharing-title = Problèmes tirés de vos parties
sharing-about =
    Des positions de vos parties terminées peuvent devenir des problèmes pour tous, à condition que tous les joueurs
    soient d’accord. Aucun nom n’apparaît, et l’on ne voit que ce que voyait l’un des joueurs. Si vous changez d’avis,
    les problèmes tirés de vos parties disparaissent aussitôt.
sharing-puzzles = Mes parties terminées peuvent devenir des problèmes
account-sign-out = Déconnexion
account-sign-out-here = Se déconnecter ici
account-sign-out-others = Déconnecter les autres appareils
account-sign-out-everywhere = Se déconnecter partout
account-sign-in-other = Se connecter sous une autre identité
account-sign-out-really = Se déconnecter quand même
account-sign-out-warning =
    Vous n’avez pas de clé d’accès. Si vous n’êtes connecté sur aucun autre appareil, vous ne pourrez plus jouer
    sous le nom { $name }.
account-signed-out-here = Vous êtes déconnecté de cet appareil.
account-signed-out-others = Tous les autres appareils sont déconnectés.
account-signed-out-everywhere = Vous êtes déconnecté de tous vos appareils.
account-data = Vos données
account-data-about =
    Tricity conserve votre nom, vos parties et ce que vous y avez écrit. Vous pouvez en télécharger une copie et tout
    faire supprimer.
account-download = Télécharger mes données
account-erase = Supprimer mon compte
account-erase-really = Oui, tout supprimer
account-erase-warning =
    Votre nom, vos messages, vos résultats et votre liste d’amis seront supprimés définitivement. Des robots prendront
    vos places. Les parties que d’autres ont jouées avec vous seront conservées, avec un inconnu à votre place.
account-erased = Votre compte est supprimé. Il faut quelques secondes pour que votre nom disparaisse partout.
profile-guest = Dès votre première partie, vos résultats seront réunis ici.
profile-unavailable = Profil indisponible
profile-games = Parties
profile-won = Victoires
profile-streak = Victoires d’affilée / record
profile-time = Temps de jeu
profile-review = Bilan
profile-modes = Résultats
profile-best = Meilleur score
profile-mean = Score moyen
profile-solo = Meilleures parties en solo
profile-rivals = Face à face
profile-rivals-about = Vous seul voyez cette liste.
profile-rival =
    { $count ->
        [one] { $count } partie (victoires : { $won }, défaites : { $lost })
       *[other] { $count } parties (victoires : { $won }, défaites : { $lost })
    }
profile-weeks = Parties par semaine, sur six mois
profile-weeks-about =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ces 26 dernières semaines, { $most } au plus en une semaine.
profile-rating = { $rating } ± { $margin }
profile-rated-games =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
profile-rating-about =
    Évolution du classement sur { $count ->
        [one] la dernière partie classée
       *[other] les { $count } dernières parties classées
    } : de { $from } à { $to }.
profile-rated = classement { $rating }
profile-all-games = Toutes les parties
profile-filter-game = Jeu
profile-filter-mode = Mode
profile-filter-text = Nom d’un joueur
profile-all = tous
profile-mode-people = à plusieurs
profile-mode-bots = contre des robots
profile-mode-solo = en solo
profile-mode-here = sur un seul appareil
profile-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
profile-place =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
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
    Envoyez-le à vos amis : ils pourront vous ajouter à leurs amis. Les autres ne voient que vos parties aux tables
    publiques.
profile-mistakes = Vos dernières erreurs
profile-export = Télécharger les résultats (CSV)
ratings = Classements
ratings-about =
    Toute personne qui joue des parties classées a un classement, et les robots aussi. Le nombre après ± en indique la
    précision. La liste contient les personnes dont vous pouvez voir le profil.
ratings-own = Votre classement
ratings-own-unsure =
    Il figurera dans la liste dès qu’il sera précis à 200 points près. Continuez à jouer des parties classées.
ratings-own-none = Vous n’avez pas encore de classement à ce jeu. Choisissez « Partie classée » en ouvrant une table.
ratings-rank = Rang
ratings-name = Nom
ratings-rating = Classement
ratings-bot = Robot ({ $bot })
ratings-search = Chercher quelqu’un
ratings-more = Afficher la suite
ratings-none = Aucun nom ne correspond.
friends-none = Personne pour l’instant.
friends-about =
    Ajoutez à vos amis les personnes avec qui vous jouez, dans l’onglet Discussion de la table, ou envoyez-leur le lien
    vers votre profil.
friends-invite = Inviter des amis
friends-invitations = Invitations
friend-invites-you = { $name } vous invite à jouer à { $game }.
friend-look = Voir la table
friend-decline = Non merci
friend-invite = Inviter { $name }
friend-invited = Invitation envoyée à { $name }
friend-ask = Ajouter à mes amis
friend-asked = Demande d’ami envoyée à { $seat }.
friend-accept = Accepter
friend-block = Bloquer
friend-is-friend = Vous êtes amis.
friend-is-asked = Demande envoyée.
friend-is-asks = Souhaite vous ajouter à ses amis.
friend-is-blocked = Cette personne est bloquée.
friend-end-friend = Retirer de mes amis
friend-end-asked = Retirer la demande
friend-end-blocked = Débloquer
report-name = Signaler ce nom
report-message = Signaler
report-what = Signaler « { $text } » aux responsables de ce serveur ?
report-note = Qu’est-ce qui ne va pas ? (facultatif)
report-send = Signaler
report-sent = Merci. Les responsables de ce serveur vont examiner votre signalement.

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
    } Si c’est vous, vous pouvez tout réunir sous un seul nom, { $other } : places, résultats et amis. Ne le faites
    que si vous avez créé ce lien vous-même. Si c’est quelqu’un d’autre, déconnectez-le : cette personne ne pourra revenir
    ici qu’avec son propre lien ou sa clé d’accès.
recover-merge = C’est moi : tout réunir
recover-leave = C’est quelqu’un d’autre : déconnecter { $name } ici
