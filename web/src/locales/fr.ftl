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
no-clock = sans pendule
live-clock = { $seconds } secondes par coup, et { $minutes } minutes en réserve
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
past-tables =
    { $count ->
        [one] { $count } terminée
       *[other] { $count } terminées
    }
your-turn = À vous
waiting = on attend { $seats }
status-gathering = attend des joueurs
status-playing = en cours
status-finished = terminée
status-abandoned = abandonnée
status-imported = partie enregistrée
the-rules = Règles

## Une table

changed-by = changée par { $seat }
seat-open = place libre
seat-away = un robot joue
seat-you = vous
first-player = premier joueur
to-move = doit jouer
join = S’asseoir
invite = Envoyez ce lien à qui doit jouer :
seat-bot = Un robot à la place { $number }
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
log-undo-requested = { $seat } demande à reprendre un coup.
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
score-later = Les feuilles de score s’affichent quand la partie a commencé.

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
foreseen-points = Votre feuille, si la partie finissait alors : { $points }.
asking-undo = Vous demandez à reprendre un coup. On attend : { $seats }.
withdraw = Tant pis
verify = Vérifier la donne
verify-matches = C’est juste : le SHA-256 de la graine est celui qui était affiché avant le premier coup. La donne était fixée dès le début.
verify-differs = C’est faux : le SHA-256 de la graine n’est pas celui qui était affiché avant le premier coup.
verify-unable = Ce navigateur ne calcule que sur les pages venues par https. Prenez la partie et vérifiez-la par la commande.
verify-more = La partie enregistrée redonne chaque carte à partir de cette graine ; ceci la vérifie, avec le résultat :
commitment-why = Elle est fixée dès maintenant, et se vérifie quand la graine est montrée, à la fin.
missed =
    { $count ->
        [one] { $count } coup depuis votre dernier passage.
       *[other] { $count } coups depuis votre dernier passage.
    }
missed-show = Les montrer
missed-here = Depuis votre dernier passage :
seat-here = à table
seat-not-here = pas à table
seat-kept = Une place vous est gardée.
watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
unread = nouveaux
rematch-open = Vers la nouvelle partie
watch-replay = Revoir la partie
leave-really = Oui, partir pour de bon
leave-means = Un robot jouerait à votre place, et elle ne serait plus la vôtre.
votes-now = Pour abandonner : { $seats }. Il faut l’accord de tous.

## Parties à revoir, parties enregistrées, identité

replay-of = Revoir : { $game }
log-played = { $seat } : { $text }.
move-number = Numéro du coup
eyes = Vu par
eyes-own = comme vous l’avez vue
eyes-of = comme { $name } l’a vue
eyes-spectator = comme un spectateur
eyes-open = toutes les mains ouvertes
play-on = Continuer à partir d’ici
play-on-about = Une nouvelle table privée commence telle que tout est après ce coup. Qui connaît la partie connaît les cartes à venir.
play-on-seat = Votre place
play-on-as = { $number } : à la place de { $name }
play-on-here = Commencer la nouvelle partie
import-record = Ouvrir une partie enregistrée
import-about = Les parties jouées ici, dans un terminal ou par un programme : revoyez-les coup par coup, et continuez à partir de n’importe lequel.
import-file = Choisir un fichier
import-paste = Ou son texte
import-look = La regarder
recovery = Continuer sur un autre appareil
recovery-link = Ouvrez-y ce lien. Il sert une fois :
recovery-about = Votre nom et vos places vous suivent ; ils restent ici aussi.
recover-title = Vos tables sur cet appareil
recover-about = Par ce lien, vous êtes sur cet appareil qui vous êtes sur l’autre, avec toutes vos places. Il sert une fois.
recover = Être moi-même ici
recovered = Heureux de vous revoir, { $name }.
recover-no-key = Il n’y a pas de clé dans cette adresse. Ouvrez le lien entier que l’autre appareil a montré.

## Les listes et les options de l’accueil

with-friends = Entre amis
alone = En solitaire
own-values = vos propres valeurs
option-printed_values-form = kind,count,bonus,silver
value-automa_scoring-type = une fois pour le type
value-automa_scoring-symbol = pour chaque symbole
value-solo_tokens-choose = choisis par vous
value-solo_tokens-random = tirés au sort
no-open-tables = Personne n’attend de joueurs. Jouez entre amis et rendez la table publique : elle sera affichée ici.
running-tables = Parties à regarder
no-replays = Aucune partie publique n’est encore terminée.
news-count =
    { $count ->
        [one] { $count } nouveauté
       *[other] { $count } nouveautés
    }
move-words = Choisir aussi les coups mot par mot
word-back = un mot en arrière
abandon-really = Oui, l’abandonner
abandon-means = La partie finit sans résultat dès que tout le monde à la table est pour.
result-none = La partie a été abandonnée.
not-found = Il n’y a rien à voir ici
area-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
area-face-down =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
area-empty = vide
area-which = Quel coup voulez-vous jouer ?
