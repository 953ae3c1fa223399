### Les mots du client web ; ceux d’un jeu sont dans son dossier.

home = Accueil
skip = Aller directement au plateau
settings = Réglages
the-language = Langue
theme = Thème
theme-system = automatique
theme-light = clair
theme-dark = sombre
sound = Sons discrets
vibration = Vibrer quand c’est à moi de jouer
pace = Vitesse des tours adverses
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-off = ne pas les montrer
notices = Notifications
notices-of-table = Notifications pour cette table
install-app = Installer l’application
offline = Vous êtes hors ligne. Vos parties sont à l’abri sur le serveur et vous y attendent.
close = Fermer
copy = Copier
copied = Copié
loading = Un instant…
unreachable = Le serveur est injoignable. Réessayez dans un instant.
reload = Recharger
page-without-script = Tricity a besoin de JavaScript. Autorisez-le pour ce site dans les réglages de votre navigateur, puis rechargez la page.
page-not-loaded = Tricity n’a pas pu être chargé entièrement. Vérifiez votre connexion, puis rechargez la page.
try-again = Réessayer
understood = OK
to-start = Retour à l’accueil
new-game = Commencer une partie
copy-details = Copier les détails
copy-failed = La copie a échoué
cookies-blocked =
    Votre navigateur bloque les cookies de ce site. Tricity n’en utilise qu’un, pour savoir que votre place est bien
    la vôtre. Autorisez les cookies dans les réglages du navigateur, puis rechargez la page.
fault-failed =
    Un problème est survenu sur cette page. Votre partie est en sécurité sur le serveur : le plus souvent, il suffit de
    recharger la page.
fault-outdated = Une nouvelle version de Tricity est disponible. Rechargez la page pour continuer.
fault-updated =
    Une nouvelle version de Tricity est disponible. Rechargez la page quand vous voulez : le coup commencé est conservé.
fault-unloaded = Un élément de la page n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.
fault-board =
    Le plateau ne peut pas s’afficher pour le moment. Choisissez vos coups dans la liste ; le journal et la discussion
    fonctionnent.
fault-replay = Le plateau ne peut pas s’afficher pour le moment. La liste des coups fonctionne toujours.
fault-panel = Le journal et la discussion ne peuvent pas s’afficher pour le moment. Le plateau fonctionne.
missing-page = Il n’y a rien ici
    .hint = L’adresse est peut-être mal saisie, ou elle n’existe plus.
missing-table = Cette table n’existe pas
    .hint = Vérifiez le lien ou demandez-en un nouveau.
missing-private = Cette table est réservée à ses joueurs
    .hint = Si vous y avez une place, ouvrez ici le lien de récupération de votre autre appareil.
missing-banned = Vous ne pouvez plus jouer ici
missing-closed = Cette table est fermée
    .hint = Vos autres tables ne sont pas concernées.

## Accueil

your-name = Votre nom
guest = Invité
play = Jouer
mode-friends = Entre amis
who-sits = Qui joue à quelle place
seat-number = Place { $number }
sitter-friend = Un ami invité par lien
sitter-here = Quelqu’un sur cet appareil
sitter-bot = Robot : { $level }
start-game = Commencer la partie
players = Joueurs
opponents = Adversaires
options = Options
no-clock = sans pendule
live-clock =
    { $seconds } s par coup, plus { $minutes } min de réserve
days-clock =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
the-clock = Pendule
your-tables = Vos tables
your-turn = À vous
waiting = on attend { $seats }
learn = Apprendre
the-rules = Règles

## Une table

changed-by = case modifiée par { $seat }
seat-open = place libre
seat-you = vous
seat-points = points
first-player = premier joueur
to-move = joue
join = Rejoindre la table
invite = Inviter des joueurs
gathering = La partie commence dès que toutes les places sont prises.
waiting-room = En attente de joueurs
seat-host = hôte
seat-shared = sur cet appareil
seat-reserved = réservée
sit-here = S’asseoir ici
move-up = Monter
leave-seat = Quitter
send-away = Retirer
their-name = Son nom
add-person = Ajouter
bots-fill = Robots aux places libres
start-with-bots = Commencer avec des robots
you-start = Commencez quand vous voulez. Des robots prendront les places encore libres.
host-starts = { $seat } lancera la partie.
invites-you = { $seat } vous invite à jouer à { $game }
all-seats-taken = Toutes les places sont prises. Vous pouvez rester pour regarder.
invite-link = Lien vers cette table
renew-link = Remplacer ce lien
renew-link-about = L’ancien lien ne fonctionnera plus pour ceux qui n’ont pas de place ici.
qr-code = Code QR
qr-about = Code QR du lien vers cette table
link-local = Ce lien ne fonctionne que sur cet ordinateur.
network-open = Ouvrir aux appareils de mon réseau
network-about = Tricity répondra aux téléphones et aux ordinateurs de votre réseau local jusqu’à ce que vous l’arrêtiez.
network-link = Ce lien fonctionne pour tous les appareils de votre réseau. S’il ne s’ouvre pas, un pare-feu bloque sans doute l’accès.
pass-to = Passer à { $seat }
curtain-title = { $seat }, à vous de jouer
curtain-about =
    Les autres, ne regardez pas ! Rien de caché ne s’affiche pour l’instant : { $seat } doit d’abord prendre l’appareil.
curtain-open = C’est moi, { $seat }
curtain-several = Qui commence ?
curtain-off = Nous n’avons pas de secrets : ne pas masquer le plateau entre les tours
log-seats-swapped = { $seat } change de place.
log-removed = L’hôte a retiré { $seat } de la table.
log-started = La partie commence.
watching = Vous regardez la partie.
what-now = Que faire maintenant ?
confirm = Valider
cancel = Annuler
undo = Annuler le coup

chosen = { $text } ?
sending = Envoi du coup…
showing-turn = Voici le tour qui vient d’être joué…
showing-turn-of = { $seat } joue…
skip-turn = Passer l’animation
since-turn = Depuis votre dernier tour : { $text }
show-again = Revoir
move-unanswered =
    Votre coup n’est pas encore arrivé. Il sera renvoyé dès que la connexion sera rétablie, mais vous pouvez aussi le
    valider de nouveau.
line-offline = Vous êtes hors ligne.
line-lost = Connexion perdue. Reconnexion en cours…
line-unreachable = Le serveur est injoignable. Nouvelle tentative…
line-stale = Vous voyez la table telle qu’elle était à { $time }.
notice-restored =
    Le serveur a été restauré à partir d’une sauvegarde et les derniers coups sont perdus. Voici la table telle qu’elle est
    maintenant.
notice-full = Quelqu’un vient de prendre la dernière place. Vous pouvez regarder, ou commencer votre propre partie.
notice-forgotten =
    Ce navigateur n’est plus reconnu : vous ne pouvez pas jouer ici. Le lien de récupération d’un autre appareil vous
    rendra votre place.
just-watch = Regarder seulement
reconnect = Réessayer
looking-back =
    { $number ->
        [0] Vous revoyez le début de la partie.
       *[other] Vous revoyez la partie après le coup { $number } sur { $count }.
    }
back-to-live = Revenir à la partie
earlier = Coup précédent
later = Coup suivant
first-move = Début
seats-in-full = Afficher le détail des joueurs
details = Détails
framed = encadré
tab-board = Plateau
tab-log = Journal
tab-chat = Discussion
tab-score = Score
tab-rules = Règles
tab-review = Bilan
panel = Journal, discussion, score et règles
seats = Joueurs
board = Plateau
moves = Coups
pick-move = Composez votre coup mot par mot :
log-empty = Il ne s’est encore rien passé.
log-earlier = Afficher les coups précédents
bot-why = Pourquoi ?
bot-why-unknown = La raison de ce coup n’est plus disponible.
log-joined = { $seat } rejoint la table.
log-left = { $seat } quitte la table.
log-handed-over = Un robot remplace { $seat }.
log-timed-out = Temps écoulé : un robot remplace { $seat }.
log-took-back = { $seat } reprend sa place.
log-undone = { $seat } annule un coup.
log-undo-requested = { $seat } demande à annuler un coup.
log-agreed = { $seat } accepte.
log-disagreed = { $seat } refuse.
log-undo-expired = Personne n’a répondu à temps à { $seat } : le coup est maintenu.
log-hinted = { $seat } demande un conseil.
log-voted = { $seat } propose d’abandonner la partie.
log-closed = Les responsables du serveur ont fermé cette table.
log-link-renewed = L’hôte a remplacé le lien de cette table.
log-rematched = Une revanche est ouverte.
jump = Revoir le plateau après le coup { $number }
agree = Accepter
disagree = Refuser
chat-text = Message
chat-send = Envoyer
chat-empty = Aucun message pour le moment.
chat-earlier = Afficher les messages précédents
mute = Ignorer { $seat }
unmute = Ne plus ignorer { $seat }
seat-hand-over = Me faire remplacer par un robot
take-over = Reprendre ma place
leave-table = Quitter la table
abandon = Abandonner la partie
about-table = Cette table
options-here = Options
no-options = aucune
share-watch = Lien vers cette table
coach-show = Afficher les astuces
seats-menu = Votre place
score-later = Les scores s’afficheront dès que la partie aura commencé.

result = Résultat
rematch = Revanche
record = Télécharger la partie
seed-shown = Graine de la donne : { $seed }
commitment-shown = Empreinte (SHA-256) de la graine : { $commitment }
read-rule = Lire la règle { $id }
next-game =
    { $count ->
        [one] Partie suivante : à vous de jouer
       *[other] Partie suivante ({ $count } vous attendent)
    }
    .short = Suivante ▸
turn-title = À vous · { $game }
time-left = temps restant : { $time }
low-time = Dépêchez-vous : il reste moins de { $seconds } secondes !
replay-link = Lien vers ce moment
foreseen-points = { $points } au score si la partie s’arrêtait là.
withdraw = Retirer ma demande
best-new = C’est votre meilleur résultat avec ces options.
best-so-far =
    { $points ->
        [one] Votre record avec ces options : { $points } point
       *[other] Votre record avec ces options : { $points } points
    }
hint = Conseil
hint-coming = Recherche des meilleurs coups…
hints = Conseils
rating = Classement
rated-game = Partie classée
rated-join =
    Cette partie est classée : elle change le classement de tous les joueurs, et quitter la partie, c’est finir
    dernier.
hints-on = sur demande
hints-off = aucun
undo-rule = Annulation des coups
undo-rule-ask = si tout le monde est d’accord
undo-rule-quiet = seulement un coup qui n’a rien révélé
undo-rule-never = jamais
undo-any-move = { $seat } a joué un coup.
undo-time = Temps restant pour répondre :
continued-notice =
    Cette partie prolonge une partie enregistrée : quelqu’un à la table sait peut-être déjà ce qui va venir.
verify = Vérifier la donne
verify-matches =
    Tout concorde : la graine correspond à l’empreinte affichée avant le premier coup. La donne était fixée dès le début.
verify-differs = Attention : la graine ne correspond pas à l’empreinte affichée avant le premier coup.
verify-unable =
    Votre navigateur ne peut faire cette vérification qu’en HTTPS. Téléchargez la partie, puis lancez la commande
    ci-dessous.
verify-more =
    Pour rejouer toute la partie à partir de la graine et en vérifier le résultat, téléchargez-la, puis lancez :
commitment-why =
    La donne est fixée dès maintenant ; vous pourrez la vérifier à la fin, quand la graine sera révélée.
missed =
    { $count ->
        [one] { $count } coup depuis votre dernier passage.
       *[other] { $count } coups depuis votre dernier passage.
    }
missed-show = Voir le journal
missed-here = Depuis votre dernier passage :
seat-here = en ligne
seat-not-here = hors ligne
seat-vacation = en vacances jusqu’au { $date }
seat-kept = Une place vous est réservée.
watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
unread = non lus
rematch-open = Aller à la nouvelle partie
watch-replay = Revoir la partie
leave-really = Oui, quitter la table
leave-means = Un robot prendra votre place, et vous ne pourrez pas la reprendre.
votes-now = Pour l’abandon : { $seats }. Il faut l’accord de tous les joueurs.

## Parties à revoir, parties enregistrées, identité

replay-of = Revoir : { $game }
log-played = { $seat } · { $text }.
move-number = Numéro du coup
eyes = Point de vue
eyes-own = votre point de vue
eyes-of = { $name }
eyes-spectator = un spectateur
eyes-open = toutes les mains visibles
play-on = Continuer à partir d’ici
play-on-about =
    Une nouvelle table privée reprend la partie juste après ce coup. Attention : ceux qui connaissent cette partie savent
    quelles cartes vont venir.
play-on-seat = Votre place
play-on-as = Place { $number } ({ $name })
play-on-here = Commencer la partie
recovery = Continuer sur un autre appareil
account = Votre compte
profile = Votre profil
friends = Amis
people-here = Amis et signalements
recovery-link = Ouvrez ce lien sur l’autre appareil (il ne fonctionne qu’une fois) :
recovery-about = Vous y retrouverez votre nom et vos places, sans les perdre ici.
recover = Continuer sur cet appareil
recover-open = J’ai un lien de récupération
## Les listes et les options de l’accueil

own-values = vos propres valeurs
value-automa_scoring-type = une fois par type
value-automa_scoring-symbol = pour chaque symbole
value-solo_tokens-choose = choisis par vous
value-solo_tokens-random = tirés au sort
move-words = Proposer aussi les coups mot par mot
word-back = Effacer le dernier mot
abandon-really = Oui, abandonner la partie
abandon-means = La partie s’arrête sans résultat dès que tous les joueurs sont d’accord.
result-none = La partie a été abandonnée.
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
area-which = Quel coup voulez-vous jouer ?

## La fin d’une partie

result-of =
    { $points ->
        [one] Vous marquez { $points } point
       *[other] Vous marquez { $points } points
    }
result-of-other =
    { $points ->
        [one] { $seat } marque { $points } point
       *[other] { $seat } marque { $points } points
    }
result-wins = { $seat } l’emporte ({ $score })
result-wins-tie = { $seat } l’emporte au départage ({ $score })
result-you-win = Vous l’emportez ({ $score })
result-you-win-tie = Vous l’emportez au départage ({ $score })
result-shared = Victoire partagée : { $seats } ({ $score })
result-score = { $first } à { $second }
score-decisive = a fait la différence
fair-deal = Donne vérifiable
share = Partager
share-result = Partager cette partie
share-picture = Partager l’image
save-picture = Enregistrer l’image
share-replay = Lien pour revoir la partie
poster-of = Affiche : { $text }
rematch-by = { $seat } propose une revanche.
rematch-yours = Vous avez proposé une revanche.
rematch-private = Pour la regarder, demandez le lien aux joueurs.
rematch-join = Rejoindre la revanche
rematch-watch = Regarder la revanche
chat-last-game = Messages de la partie précédente
last-move = Fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-slow = lente
replay-normal = normale
replay-fast = rapide
asks-undo-move = { $seat } demande à annuler ce coup : { $text }
asking-undo-move = Vous demandez à annuler ce coup : { $text } On attend { $seats }.
undo-also =
    { $count ->
        [one] Le coup suivant serait aussi annulé :
       *[other] Les { $count } coups suivants seraient aussi annulés :
    }
seat-stand-in = un robot ({ $bot }) joue à sa place
plays-for-you = Un robot ({ $bot }) joue à votre place.
log-left-bot = { $seat } quitte la table. Un robot ({ $bot }) joue à sa place.
log-handed-over-bot = Un robot ({ $bot }) remplace { $seat }.
log-timed-out-bot = Temps écoulé : un robot ({ $bot }) remplace { $seat }.
stand-in = Si quelqu’un quitte la table
stand-in-plays = un robot ({ $bot }) le remplace
