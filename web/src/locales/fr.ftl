### Les mots du client web ; ceux d’un jeu sont dans son dossier.

home = Accueil
skip = Aller au plateau
settings = Réglages
the-language = Langue
theme = Lumière
theme-system = comme le système
theme-light = jour
theme-dark = nuit
sound = Un son quand c’est à vous
notifications = Une notification quand c’est à vous
close = Fermer
copy = Copier
copied = Copié
loading = Un instant…
unreachable = Le serveur est injoignable. Ce que vous avez fait n’est peut-être pas arrivé.
not-found = Il n’y a rien ici.

## Accueil

tagline = Trois villes à bâtir : entre amis, en solitaire ou contre des robots.
your-name = Votre nom
guest = Invité
play-bots = Jouer contre des robots
play-friends = Jouer entre amis
play-solo = Jouer en solitaire
players = Joueurs
opponents = Adversaires
options = Options
applies-to = pour { $count } joueurs
no-clock = sans pendule
live-clock = { $seconds } secondes par coup
days-clock =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
the-clock = Pendule
public-table = Publique : tout le monde peut s’y asseoir
your-tables = Vos tables
open-tables = Tables ouvertes
finished-tables = Parties à revoir
no-tables = Aucune pour le moment.
your-turn = À vous
waiting = on attend { $seats }
status-gathering = attend des joueurs
status-playing = en cours
status-finished = terminée
status-abandoned = abandonnée
status-imported = partie enregistrée
the-rules = Règles

## Une table

seat-open = place libre
seat-away = un robot joue
seat-you = vous
first-player = premier joueur
to-move = doit jouer
join = S’asseoir
invite = Envoyez ce lien à qui doit jouer :
seat-bot = Laisser la place à un robot
gathering = La partie commence quand toutes les places sont prises.
waiting-for-seats =
    { $count ->
        [one] { $count } place est libre.
       *[other] { $count } places sont libres.
    }
watching = Vous regardez.
what-now = Que faire maintenant
confirm = Valider
cancel = Annuler
undo = Reprendre
ask-undo = Demander à reprendre
chosen = Votre coup : { $text }. Validez, ou Échap.
sending = Envoi…
line-lost = La connexion est coupée. Nouvel essai…
reconnect = Réessayer
looking-back = Après le coup { $number } sur { $count }
back-to-live = Revenir à la partie
earlier = Avant
later = Après
first-move = Au début
tab-log = Journal
tab-chat = Discussion
tab-score = Score
tab-rules = Règles
panel = Journal, discussion, score et règles
seats = Joueurs
board = Plateau
moves = Coups
pick-move = Choisissez un coup, mot par mot :
log-empty = Il ne s’est encore rien passé.
log-joined = { $seat } s’assied.
log-left = { $seat } s’en va.
log-handed-over = Un robot joue maintenant pour { $seat }.
log-timed-out = Temps écoulé : un robot joue maintenant pour { $seat }.
log-took-back = { $seat } joue de nouveau.
log-undone = { $seat } reprend un coup.
log-asked = { $seat } demande à reprendre un coup.
log-agreed = { $seat } est d’accord.
log-disagreed = { $seat } n’est pas d’accord.
log-voted = { $seat } abandonnerait la partie.
log-rematched = Une nouvelle partie est ouverte.
jump = Montrer le plateau après le coup { $number }
asks-undo = { $seat } demande à reprendre un coup.
agree = D’accord
disagree = Pas d’accord
chat-text = Message
chat-send = Envoyer
chat-empty = Personne n’a rien dit.
mute = Ne plus entendre { $seat }
unmute = Entendre de nouveau { $seat }
seat-hand-over = Laisser jouer un robot
take-over = Jouer moi-même
leave-table = Quitter la table
abandon = Abandonner la partie
about-table = Cette table
options-here = Options
no-options = aucune
share-watch = Lien vers cette table
seats-menu = Votre place
score-later = Les feuilles de score s’affichent quand la partie est finie.
points = points
result = Résultat
result-of = Résultat : { $points }
rematch = Rejouer
record = Télécharger la partie
seed-shown = Graine de la donne : { $seed }
commitment-shown = SHA-256 de la graine de la donne : { $commitment }
read-rule = Lire la règle { $id }
turn-title = À vous · { $game }
time-left = reste { $time }
replay-link = Lien vers ce moment
