### Les mots qui n’appartiennent à aucun jeu. La ponctuation double et les guillemets ont des espaces insécables.

nothing = —
yes = oui
no = non
player = Joueur { $number }
language = Français

now-over = La partie est terminée.
now-waiting = En attente : { $seats }.

## Pages de règles

rules-of = { $game } : les règles
rules-note =
    Voici les règles telles que Tricity les joue, avec nos propres mots et nos décisions là où le livret laisse une
    question ouverte. Chaque règle a un identifiant ; on le retrouve quand un coup est refusé ou un score expliqué.

## Coups qui n’en sont pas

not-a-move = « { $text } » n’est pas un coup.
no-such-cell = La case « { $at } » n’existe pas.
no-such-seat =
    La place { $place } n’existe pas : { $players ->
        [one] à un joueur, il n’y a que la place 0.
       *[other] à { $players } joueurs, les places se comptent à partir de 0.
    }
nothing-to-undo = Il n’y a aucun coup à reprendre.

## Ouvrir une table

no-such-game = Le jeu « { $game } » n’existe pas. Jeux possibles : { $allowed }.
bad-players =
    { $game } ne se joue pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Nombres possibles : { $allowed }.
bad-seed =
    « { $seed } » ne peut pas servir de graine : il faut de 1 à 128 caractères imprimables, sans espace au début ni à la
    fin.
unknown-rules =
    Ce programme ne connaît pas la version { $theirs } des règles de { $game } : la plus récente ici est la { $ours }.
unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $allowed }.
bad-option-players =
    L’option « { $option } » n’existe pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-option = L’option « { $option } » ne peut pas valoir « { $value } ».
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.

## À une table

table-no-such-seat = Il n’y a pas de place { $number } à cette table.
table-not-started = La partie n’a pas encore commencé.
table-has-started = La partie a déjà commencé.
table-ended = La partie est terminée.
table-not-ended = La partie est encore en cours.
stale-version = La partie a avancé : vous répondiez à la version { $given }, nous en sommes à la version { $version }.
not-your-seat = La place de { $seat } n’est pas la vôtre.
not-the-host = Seule la personne qui a ouvert la table peut le faire.
not-seated = Seules les personnes assises à la table peuvent le faire.
no-spectators = Cette table n’admet pas de public.
not-your-eyes = Tant que la partie dure, vous ne la voyez qu’avec vos propres yeux.
already-seated = Vous êtes déjà à cette table : { $seat }.
no-free-seat = Il n’y a pas de place libre.
seat-is-taken = La place est occupée par { $seat }.
bot-stands-in = Un robot remplace { $seat } : reprenez d’abord la place.
no-bot-stands-in = Aucun robot ne remplace { $seat }.
nobody-sits = Il faut quelqu’un à la table : au moins une place pour une personne.
bad-move-length = Un coup a au plus { $limit } caractères.
undo-request-open = Une demande d’annulation est déjà en cours.
no-undo-request = Il n’y a aucune demande d’annulation en cours.
phrase-or-text = Envoyez soit une phrase toute faite, soit un texte.
no-such-phrase = Il n’y a pas de phrase « { $phrase } ».
bad-text = Un texte a de 1 à { $limit } caractères imprimables, sur une ligne.
bad-clock-live = Une pendule donne de { $shortest } à { $longest } secondes par coup, et une réserve d’un jour au plus.
bad-clock-days = Une pendule lente donne de 1 à { $longest } jours par coup.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À vous !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-sorry = Désolé !
phrase-thanks = Merci !
phrase-back-soon = Je reviens tout de suite.
phrase-again = Une autre partie ?
phrase-goodbye = Au revoir !

## Le serveur

no-such-table = Il n’y a pas de table « { $table } ».
table-newer = Cette table a été jouée avec une version plus récente de Tricity. Elle pourra être rouverte quand ce serveur aura été mis à jour.
table-unknown-game = Le jeu de cette table n’est pas installé sur ce serveur : la table ne peut pas être ouverte.
table-damaged = Cette table ne peut pas être ouverte : la partie enregistrée est endommagée. Les autres tables ne sont pas touchées.
no-such-page = Il n’y a rien à cette adresse.
no-such-method = Cette adresse n’accepte pas { $method }.
no-such-recovery = Ce lien de récupération ne marche pas : il a déjà servi, ou un plus récent l’a remplacé.
not-known = Choisissez d’abord un nom.
not-your-origin = Cette requête vient d’un autre site.
too-many-requests = Trop de requêtes. Réessayez dans { $seconds } s.
too-many-tables = Vous avez { $limit } tables ouvertes, le maximum pour une personne.
body-too-big = La requête est trop grande : { $limit } Kio au plus.
bad-request = La requête n’est pas conforme à l’API, à { $place } : { $detail }.
server-fault = Une erreur s’est produite ici. Elle a été consignée.
server-busy = Le serveur est surchargé. Réessayez bientôt.

page-api = Le serveur Tricity fonctionne. Son API est décrite à l’adresse /api/schema/openapi.json.
database-newer = La base de données vient d’un Tricity plus récent ({ $theirs }). Mettez Tricity à jour, ou choisissez un autre dossier de données.
database-unreachable = La base de données ne peut pas être ouverte : { $detail }
database-in-use = Un autre Tricity sert déjà { $path }.
workers-need-postgres = Plusieurs processus demandent PostgreSQL (--database).

## Positions

bad-position-game = Position, { $place } : le nom du jeu manque.
bad-position-shape = Position, { $place } : { $detail }.
bad-position-rules =
    Position, { $place } : elle suit la version { $theirs } des règles, et ce programme ne connaît que les versions 1
    à { $ours }. Un Tricity plus récent peut l’ouvrir.
bad-position-other-rules =
    Position, { $place } : elle suit la version { $theirs } des règles, mais l’enregistrement indique la
    version { $ours }.
bad-position-rule = Position, { $place } : impossible selon { $rule }
bad-position-seats =
    Position, { $place } : cela ne va pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-position-cards =
    Position, { $place } : { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    } du type « { $card } », au lieu de { $expected }. { $rule }
bad-position-deck =
    Position, { $place } : la pioche compte { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    }, au lieu de { $expected }. { $rule }

## Enregistrements

bad-record-title = Enregistrement, ligne { $line } : un enregistrement commence par « { $title } ».
bad-record-line = Enregistrement, ligne { $line } : « { $text } » n’est ni un en-tête ni un coup.
bad-record-missing = Enregistrement, ligne { $line } : l’en-tête n’a pas de « { $key } ».
bad-record-start = Enregistrement, ligne { $line } : il faut dans l’en-tête une graine ou une position, et non les deux.
bad-record-number = Enregistrement, ligne { $line } : « { $text } » n’est pas un nombre pour « { $key } ».
bad-record-json = Enregistrement, ligne { $line } : « { $key } » n’est pas un objet JSON.
bad-record-rules =
    Enregistrement, ligne { $line } : cette partie suit la version { $theirs } des règles, et ce programme ne connaît
    que les versions 1 à { $ours }. Un Tricity plus récent peut l’ouvrir.
bad-record-result =
    Enregistrement, ligne { $line } : il annonce le résultat « { $said } », mais les coups mènent à « { $found } ».
bad-record-header = Enregistrement, ligne { $line }, « { $key } » : { $why }
bad-record-move = Enregistrement, ligne { $line }, « { $move } » : { $why }
corrupt-log =
    Impossible de rejouer le coup { $number } de cette partie, « { $move } » : la partie enregistrée est endommagée ou
    vient d’un autre programme.

## Lettres et étiquettes du plateau dans un terminal

letter-residence = R
letter-commerce = C
letter-leisure = L
letter-industry = I
letter-parking = P
letter-town-hall = M

board-deck = pioche { $count }
board-reserve = réserve
board-discarded = défausse
board-pool = à partager
board-under = sous la pioche
board-hand = main
cc-board-round = Tour { $round } sur { $rounds } · { $phase }
cc-board-gold = { $gold } or
cc-board-price = industrie à { $price }
cc-board-size = cité { $size }/{ $limit }

## Les mots des coups ; les cartes y sont l’objet d’un verbe

verb-divide = partager
    .shape = partager : petit lot / grand lot, face visible / grand lot, face cachée
verb-choose = choisir
verb-keep = garder
verb-build = construire
verb-discard = défausser
verb-develop = développer
verb-buy = acheter
verb-pass = passer
verb-flip = retourner
verb-take = prendre
verb-draw = piocher
verb-pay = payer
verb-token = jeton
size-small = petit
size-big = grand
object-residence = résidence
object-commerce = commerce
object-leisure = loisir
object-industry = industrie
object-parking = parking

## Une partie dans un terminal

called-bot = Robot { $number }
called-rival = Automa
bot-random = au hasard
bot-beginner = débutant
bot-improver = intermédiaire
bot-strong = confirmé
bot-expert = expert
thinking = { $seat } réfléchit
reason-random = pour ce robot, tous les coups se valent
reason-only = il n’y a pas d’autre coup
reason-fallback =
    { $seat } · { $case ->
        [late] il a réfléchi trop longtemps et joué un coup au hasard
       *[failed] il a échoué et joué un coup au hasard
    }
reason-lookahead = { $seat } · le meilleur pas qu’il voie ; { reason-outlook }
reason-search =
    { $seat } · { $simulations ->
        [one] { $simulations } partie imaginée,
       *[other] { $simulations } parties imaginées,
    } dont { $percent } % avec ce coup ; { reason-outlook }
reason-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] il pense finir devant, de { $points } point
               *[other] il pense finir devant, de { $points } points
            }
        [behind]
            { $points ->
                [one] il pense finir derrière, de { $points } point
               *[other] il pense finir derrière, de { $points } points
            }
        [level] il s’attend à une fin serrée
       *[score]
            { $points ->
                [one] il pense marquer { $points } point
               *[other] il pense marquer { $points } points
            }
    }
title-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
title-bots = { $seats } : { $bot }
type-help = Tapez le numéro d’un coup, ou le coup lui-même ; « aide » donne le reste.
moves-folded =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
moves-narrow = Tapez le début d’un coup, ou certains de ses mots, pour en voir moins.
confirm-move = Jouer « { $text } » ?
yes-by-enter = { $question } (Entrée : oui, n : non)
more = Entrée : la suite, q : assez
hand-over = { $seat }, à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
taken-back = Coup repris.
why-hint = Tapez « pourquoi » pour lire la règle.
why-not = Ce coup est permis.
nothing-refused = Rien n’a été refusé. Ajoutez une règle ou un coup à « pourquoi ».
no-such-number =
    Le coup { $number } n’existe pas : il y en a { $count ->
        [one] un seul
       *[other] { $count }
    }.
no-such-rule = { $game } n’a pas de règle « { $rule } ».
no-such-language = La langue « { $language } » n’existe pas ici. Langues possibles : { $allowed }.
file-wanted = Donnez le nom d’un fichier.
overwrite = { $path } existe déjà. L’écraser ?
saved = Partie enregistrée : { $path }
offer-to-save = Enregistrer la partie ? Nom du fichier, ou Entrée pour non
winners =
    { $count ->
        [one] Victoire : { $seats } !
       *[other] Victoire partagée : { $seats } !
    }
the-seed = Graine : { $seed }
goodbye = Au revoir !

score-now = Si la partie s’arrêtait maintenant :
score-place = rang
score-player = joueur
score-total = total
score-tiebreak = départage

help-number = 3
    .does = jouer le coup qui porte ce numéro
help-move = jouer un coup en toutes lettres ou en abrégé
prompt-help = aide
    .does = afficher cette liste
prompt-moves = coups
    .takes = [mots]
    .does = lister les coups permis, tous ou ceux qui contiennent ces mots
prompt-undo = annuler
    .does = annuler votre dernier coup et ceux que les robots ont joués ensuite
prompt-why = pourquoi
    .takes = [règle ou coup]
    .does = expliquer une règle ou l’interdiction d’un coup ; sans rien, la règle du dernier refus
prompt-rules = règles
    .takes = [règle]
    .does = afficher toutes les règles, ou une seule
prompt-score = score
    .does = afficher les scores si la partie s’arrêtait maintenant
prompt-save = enregistrer
    .takes = fichier
    .does = enregistrer la partie dans un fichier
prompt-load = charger
    .takes = fichier
    .does = continuer une partie enregistrée
prompt-lang = langue
    .takes = en|fr|pl
    .does = changer de langue
prompt-quit = quitter
    .does = quitter la partie ; vous pourrez d’abord l’enregistrer

## La commande

no-such-bot = Le robot « { $bot } » n’existe pas. Robots possibles : { $allowed }.
bot-without-budget = Le robot « { $bot } » ne fait pas de recherche : il ne prend pas de budget.
bad-budget = « { $budget } » n’est pas un budget : donnez un nombre de simulations (2000) ou de secondes (1.5s).
too-many-bots =
    { $count ->
        [one] { $count } robot, c’est
       *[other] { $count } robots, c’est
    } trop à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
hot-seat-or-bots = Choisissez --hot-seat ou --bots : avec --hot-seat, il n’y a que des humains.
bad-name = « { $name } » ne peut pas servir de nom : au plus { $limit } caractères imprimables.
load-is-complete = --load apporte ses joueurs, sa graine et ses options : ne donnez pas { $given }.
load-other-game = Ce fichier est une partie de { $game }.
which-game = Quel jeu ?
how-many-players = Combien de joueurs ({ $allowed }) ?
or-enter = { $question } [{ $default }]

file-missing = Le fichier { $path } n’existe pas.
file-folder = { $path } est un dossier.
file-not-text = { $path } n’est pas un fichier texte.
file-too-big = { $path } est trop gros pour un enregistrement : plus de { $limit } Kio.
file-unreadable = Impossible de lire { $path } : { $detail }.
file-unwritable = Impossible d’écrire { $path } : { $detail }.

verify-played =
    { $game } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
verify-result = Résultat, par place : { $result }
verify-unfinished = La partie n’est pas terminée.
verify-position = La partie part d’une position : il n’y a pas de graine à vérifier.
verify-commitment = Engagement (SHA-256 de la graine) : { $commitment }

replay-start = Le début
replay-move = Coup { $number } · { $seat } : { $text }
replay-keys = Entrée : suivant, b : retour, 0–{ $last } : ce coup, q : partir
no-such-turn =
    Le coup { $number } n’existe pas : l’enregistrement en a { $count }.
no-such-player =
    Le joueur { $number } n’existe pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.

games-game = jeu
games-players = joueurs
games-options = options
games-only = joueurs : { $allowed }

command-about = Jouer à trois jeux de construction de villes, revoir et étudier les parties.
command-play = Jouer dans le terminal. Sans nom de jeu, un menu permet d’en choisir un.
command-replay = Revoir une partie enregistrée, coup par coup.
command-verify = Vérifier un enregistrement. La partie est rejouée depuis sa graine et le résultat comparé.
command-games = Lister les jeux et leurs options.
command-rules = Afficher les règles d’un jeu, ou une seule règle.
about-lang = Langue de l’affichage.
about-players = Nombre de joueurs.
about-seed = Graine de la donne ; la même graine produit la même donne.
about-bots = Robots pour les dernières places, séparés par des virgules ({ $allowed }) ; les autres places se jouent à ce clavier. Par défaut, vous jouez contre des robots intermédiaires.
about-hot-seat = Tous les joueurs se partagent ce clavier.
about-names = Noms des joueurs, dans l’ordre des places.
about-load = Continuer la partie enregistrée dans FILE.
about-to = S’arrêter après N coups ; quand on feuillette, commencer là.
about-seat = Montrer ce que voyait le joueur N, compté à partir de 1. Par défaut, la vue d’un spectateur.
about-help = Afficher cette aide et quitter.
about-version = Afficher la version et quitter.

command-serve = Lancer le serveur pour jouer dans le navigateur.
serve-at = Tricity tourne à l’adresse { $address } (Ctrl-C pour l’arrêter).
cannot-listen = { $address } ne peut pas être utilisé : { $detail }.
about-open = Ouvrir le navigateur.
bad-setting = { $variable } ne peut pas être utilisé : { $detail }
setting-host = Adresse d’écoute ; 0.0.0.0 accepte les connexions de tout le réseau.
setting-port = Port d’écoute ; si le port par défaut est pris, un autre port libre.
setting-database = URL d’une base SQLite ou PostgreSQL. Par défaut, SQLite dans le dossier de données.
setting-data = Dossier de la base SQLite. Par défaut, votre dossier de données.
setting-workers = Nombre de processus du serveur ; à partir de deux, il faut PostgreSQL.
setting-bus = URL d’un serveur Redis qui relie les processus. Par défaut, PostgreSQL.
setting-proxy = Faire confiance aux adresses transmises par un proxy inverse.
setting-https = N’envoyer les cookies que par HTTPS.
setting-secret = Signe les cookies. Par défaut, créé une fois et conservé dans la base.
setting-origins = Autres sites dont les pages peuvent utiliser ce serveur, séparés par des espaces.
setting-limits = Limites de débit par joueur et par adresse.
setting-bot-processes = Nombre de processus dans lesquels les robots réfléchissent.
setting-bot-seconds = Temps de réflexion maximal d’un robot pour un coup.
setting-idle-seconds = Temps après lequel une table inutilisée quitte la mémoire.
setting-sweep-seconds = Temps entre deux contrôles des pendules et des tables inutilisées.
setting-log-level = Niveau minimal des messages du journal.

command-bench = Mesurer les performances. Par défaut, celles du moteur.
about-seconds = Secondes de processeur par mesure.
about-json = Afficher les résultats en JSON.
bench-running = Mesure en cours
bench-game = jeu
bench-players = joueurs
bench-inside = moteur/s
bench-ratio = ×
bench-games = parties/s
bench-driven = Python/s
bench-copies = copies/s
bench-note = Décisions par seconde dans des parties tirées au hasard, dans le moteur et depuis Python, et en multiples (×) de hearts d’OpenSpiel ; { $seconds } s de processeur par mesure, un cœur, { $mode }.
bench-simulations = simulations/s
bench-over-cpp = × C++
bench-over-python = × Python
bench-search-note = Simulations par seconde de la recherche des robots, { $players } joueurs, à mi-partie, { $simulations } par arbre ; { $seconds } secondes de processeur chacune, un cœur, { $mode }.
bench-no-peer = OpenSpiel n’est pas installé, il n’y a donc pas de comparaison : pip install tricity[bench].
bench-server-what = en boucle locale
bench-server-value = mesuré
bench-server-bare-http = point d’accès HTTP nu, µs de processeur par requête
bench-server-bare-socket = socket nu, µs de processeur par message
bench-server-http-moves = coups/s par HTTP, acceptés et écrits sur le disque, { $tables } tables actives
bench-server-http-cpu = µs de processeur par coup en HTTP (dont le moteur : { $engine })
bench-server-http-ratio = en HTTP sans le moteur, × point d’accès HTTP nu
bench-server-socket-moves = coups/s par socket, acceptés et écrits sur le disque, { $tables } tables actives
bench-server-socket-cpu = µs de processeur par coup par socket (dont le moteur : { $engine })
bench-server-socket-ratio = par socket sans le moteur, × point d’accès HTTP nu
bench-server-update-cpu = µs de processeur par mise à jour envoyée au joueur qui a joué (dont le moteur : { $view })
bench-server-other = boardgame.io, en mémoire, coups/s
bench-server-other-cpu = boardgame.io, µs de processeur par coup
bench-server-other-missing = boardgame.io (npm n’a pas pu l’installer)
bench-server-broadcast = du coup à sa diffusion à { $rate } coups/s, ms, p50 / p99
bench-server-fan = du coup au dernier de { $spectators } spectateurs, ms, p50 / p99
bench-server-active = mémoire par 1 000 tables actives, Mo
bench-server-idle = mémoire par 1 000 tables au repos, Mo
bench-server-stored = disque par 1 000 tables de { $moves } coups, Mo
bench-server-linux = Le serveur ne se mesure que sous Linux.
bench-tool = outil
bench-steps = étapes/s
bench-adapters-note = Étapes par seconde dans des parties tirées au hasard et menées depuis Python, observées à chaque étape dans PettingZoo, et en multiples (×) de hanabi de PettingZoo et de hearts d’OpenSpiel ; { $seconds } s de processeur par mesure, un cœur, { $mode }.
bench-no-adapters = PettingZoo et OpenSpiel ne sont pas installés : pip install tricity[bench].
mode-compiled = moteur compilé
mode-pure = moteur en Python pur

## L’arène

command-arena = Organiser un tournoi entre robots.
about-arena-bots = Robots à comparer, séparés par des virgules ({ $allowed }, ou all-seeing comme référence), avec un budget si l’on veut : { $examples }. Par défaut, tous les niveaux.
about-arena-games = Nombre de parties par paire. Par défaut, 400.
about-arena-seed = Graine du tournoi ; la même graine donne les mêmes parties, quel que soit le nombre de processus.
about-workers = Nombre de processus. Par défaut, un par cœur.
about-arena-json = Enregistrer les parties et les cotes dans FILE.
about-arena-csv = Enregistrer dans FILE une ligne par place et par partie.
about-arena-plot = Tracer le graphique des cotes dans FILE (PNG).
about-resume = Reprendre le tournoi enregistré dans FILE.
arena-bot = robot
arena-rival = contre
arena-rating = cote
arena-games = parties
arena-score = points
arena-wins = victoires
arena-seat = place { $number }
arena-note =
    { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, graine { $seed }. Intervalles à 95 % ; cotes sur l’échelle Elo.
arena-interrupted = Interrompu ; les parties jouées sont dans { $path }, et --resume les reprend.
bad-arena-bots = Une arène demande des robots différents, et au moins deux sauf s’ils jouent seuls.
resume-is-complete = --resume prend dans le fichier les robots, le nombre de parties et de joueurs, la graine et les options du jeu.
bad-arena-file = { $path } n’est pas un tournoi : { $detail }
no-plot = Les dessins demandent matplotlib : pip install tricity[plot].
bot-all-seeing = qui voit tout
bot-openspiel = OpenSpiel
