### Words of the start page and of the sheet on which a table is set up.

tagline = Trois villes à bâtir, entre amis, en solo ou contre des robots.
how-to-play = Comment voulez-vous jouer ?
mode-bots = Contre des robots
mode-here = Sur cet appareil
mode-solo = En solo
name-at-seat = Nom à la place { $number }
player-number = Joueur { $number }
sitter-me = Moi ({ $name })
fewer-players = Un joueur de moins
more-players = Un joueur de plus
players-of-game =
    { $count ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
minutes-of-game = { $minutes } min
weight-1 = jeu facile
weight-2 = jeu intermédiaire
weight-3 = jeu exigeant
who-may-join = Qui peut se joindre à vous
join-link = ceux qui ont le lien
join-public = tout le monde : la table est annoncée
open-table = Inviter des amis
open-tables = Tables ouvertes
finished-tables = Parties à revoir
no-tables = Aucune pour le moment.
more-tables =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
past-tables =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
status-gathering = attend des joueurs
status-playing = en cours
status-finished = terminée
status-abandoned = abandonnée
status-imported = partie importée
hints-allowed = Les joueurs peuvent demander des conseils
rated-about =
    Une partie classée se joue avec une pendule, et aucun coup ne s’annule. Quitter la partie, c’est finir dernier.
about-page = À propos et crédits
no-open-tables = Aucune table n’attend de joueurs. Invitez des amis et ouvrez la table à tout le monde : elle s’affichera ici.
running-tables = Parties à regarder
no-replays = Aucune partie publique n’est encore terminée.
unread-count =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
news-count =
    { $count ->
        [one] { $count } nouveauté
       *[other] { $count } nouveautés
    }
quick-game = Partie rapide
quick-game-about = La première place libre, ou une nouvelle table.
puzzle-link = Problème du jour
