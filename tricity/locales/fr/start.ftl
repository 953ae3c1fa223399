### Les mots de la page d’accueil et de la fenêtre où l’on prépare une table.

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
join-public = tout le monde : la table est publique
open-table = Inviter des amis
open-tables = Tables ouvertes
finished-tables = Parties à revoir
no-tables = Aucune table pour le moment.
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
open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
status-gathering = attend des joueurs
status-playing = en cours
status-finished = terminée
status-abandoned = abandonnée
status-imported = partie importée
hints-allowed = Les joueurs peuvent demander des conseils
advice-allowed = Les joueurs peuvent voir leurs chances de gagner et être avertis avant une gaffe
rated-about =
    Une partie classée se joue avec une pendule, et aucun coup ne peut être annulé. Quitter la partie, c’est finir
    dernier.
about-page = À propos et crédits
see-ratings = Classements
no-open-tables = Aucune table n’attend de joueurs. Ouvrez la vôtre à tout le monde : elle s’affichera ici.
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
quick-game-about = Rejoignez la première table où une place est libre, ou ouvrez-en une.
puzzle-link = Problème du jour
import-record = Ouvrir une partie enregistrée
import-about =
    Ouvrez une partie jouée ici, dans un terminal ou par un programme : revoyez-la coup par coup et reprenez-la où vous
    voulez.
import-file = Choisir un fichier
import-paste = Ou collez son texte
import-look = Ouvrir la partie
