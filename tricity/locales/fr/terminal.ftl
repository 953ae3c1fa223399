### Ce qu’aucune page n’affiche : la ligne de commande, et les textes que le serveur met en forme lui-même.

## The guide of a game, and the page about Tricity: only the server and the terminal have these

guide-aid = Aide de jeu
guide-print = Imprimer
guide-how = Comment jouer
guide-contents = Sur cette page
guide-examples = Exemples commentés
guide-try-it = Essayer
guide-before = Avant
guide-after = Après
guide-numbered = Toutes les règles numérotées
guide-search = Chercher dans les règles
guide-nothing = Aucune règle ne contient ces mots.
guide-rulings = Seulement nos décisions
guide-ruling = Notre décision
guide-total = Total
guide-about = À propos de Tricity
guide-about-tricity =
    Tricity permet de jouer à trois jeux de construction de villes, entre amis, avec des robots ou en solo. C’est un
    logiciel libre, fait par des joueurs pour des joueurs.
guide-about-games =
    Ces jeux sont l’œuvre des personnes et des éditeurs cités ci-dessous. Tricity n’a aucun lien avec eux. Si un jeu
    vous plaît ici, offrez-vous la boîte.
guide-about-drawings = Les règles sont rédigées avec nos propres mots, et tous les dessins sont de nous.
credit-design = Conception
credit-art = Illustrations
credit-graphics = Conception graphique
credit-publisher = Édition
credit-french = Édition française
credit-note = Le livret dont nous disposons ne cite personne. Ces noms proviennent de critiques de la première édition.

## Ouvrir une table

unknown-rules =
    { $game } : cette version de Tricity ne connaît pas la version { $theirs } des règles. La plus récente qu’elle
    connaisse est la version { $ours }.

## Le serveur

mail-hello = Bonjour { $name },
mail-sign-in-subject = Votre lien vers Tricity
mail-sign-in = Ce lien vous connecte à Tricity sur l’appareil où vous l’ouvrez :
mail-sign-in-note =
    Il ne fonctionne qu’une fois et reste valable { $minutes } minutes. Si vous ne l’avez pas demandé, ignorez ce message :
    sans ce lien, personne ne peut se connecter.
mail-email-subject = Confirmez votre adresse pour Tricity
mail-email = Ce lien confirme que cette adresse est la vôtre. Ouvrez-le dans le navigateur où vous l’avez saisie :
mail-email-note =
    Il ne fonctionne qu’une fois et reste valable { $minutes } minutes. Vous pourrez ensuite vous connecter par e-mail. Si
    vous n’avez rien demandé, ignorez ce message.
database-newer =
    La base de données vient d’une version plus récente de Tricity ({ $theirs }). Mettez Tricity à jour, ou choisissez un
    autre dossier de données.
database-unreachable = Impossible d’ouvrir la base de données : { $detail }
bad-database-url = Ce n’est pas l’adresse d’une base de données. Écrivez par exemple : { $examples }.
database-empty = Cette base de données est vide. Démarrez le serveur une fois pour la préparer.
database-in-use = Un autre serveur Tricity utilise déjà { $path }.
database-linked =
    { $path } porte un second nom (un lien physique). Deux serveurs pourraient l’ouvrir en même temps et l’endommager :
    supprimez l’autre nom, ou copiez le fichier.
migration-failed = La mise à jour de la base de données a échoué ; rien n’a été modifié : { $detail }
no-database =
    Il n’y a pas de base de données dans { $path }. Lancez le serveur une première fois, ou indiquez où elle se trouve
    avec --database ou --data.
database-in-memory = Une base en mémoire disparaît avec son serveur : on ne peut pas la sauvegarder.
backup-failed = Impossible d’écrire { $path } : { $detail }
backup-damaged = { $path } est endommagé et ne peut pas être utilisé.
restore-not-empty =
    Cette base contient déjà des parties. Avec --force, la sauvegarde les remplace ; elles sont conservées dans un
    fichier à part.
restore-failed = La restauration a échoué ; la base n’a pas été modifiée : { $detail }
database-older = Cette base vient d’une version plus ancienne de Tricity. Lancez le serveur une fois pour la mettre à jour.

## Positions

bad-position-game = Position, { $place } : il manque le nom du jeu.
bad-position-shape = Position, { $place } : { $detail }.
bad-position-rules =
    Position, { $place } : elle suit la version { $theirs } des règles, mais cette version de Tricity ne connaît que les
    versions 1 à { $ours }. Une version plus récente pourra l’ouvrir.
bad-position-other-rules =
    Position, { $place } : elle suit la version { $theirs } des règles, mais l’enregistrement indique la
    version { $ours }.
bad-position-rule = Position, { $place } : contraire à la règle { $rule }
bad-position-seats =
    Position, { $place } : ces données ne conviennent pas à une partie à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-position-cards =
    Position, { $place } : il y a { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    } « { $card } », il en faut { $expected }. { $rule }
bad-position-deck =
    Position, { $place } : la pioche compte { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    }, il en faut { $expected }. { $rule }

## Enregistrements

bad-record-title = Enregistrement, ligne { $line } : la première ligne doit être « { $title } ».
bad-record-line = Enregistrement, ligne { $line } : « { $text } » n’est ni un en-tête ni un coup.
bad-record-missing = Enregistrement, ligne { $line } : il manque l’en-tête « { $key } ».
bad-record-start =
    Enregistrement, ligne { $line } : l’en-tête doit indiquer une graine ou une position, mais pas les deux.
bad-record-number = Enregistrement, ligne { $line }, « { $key } » : « { $text } » n’est pas un nombre.
bad-record-json = Enregistrement, ligne { $line } : « { $key } » n’est pas un objet JSON.
bad-record-rules =
    Enregistrement, ligne { $line } : cette partie suit la version { $theirs } des règles, mais cette version de Tricity
    ne connaît que les versions 1 à { $ours }. Une version plus récente pourra l’ouvrir.
bad-record-result =
    Enregistrement, ligne { $line } : le résultat indiqué est « { $said } », mais les coups mènent à « { $found } ».
bad-record-header = Enregistrement, ligne { $line }, « { $key } » : { $why }
bad-record-move = Enregistrement, ligne { $line }, « { $move } » : { $why }
corrupt-log =
    Impossible de rejouer le coup { $number } de cette partie, « { $move } » : la partie enregistrée est endommagée ou
    vient d’un autre programme.

## Une partie dans un terminal

thinking = { $seat } réfléchit
title-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
title-bots = { $seats } : niveau { $bot }
type-help = Tapez le numéro d’un coup, ou le coup lui-même. Pour voir les commandes, tapez « aide ».
moves-folded =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
moves-narrow = Tapez le début d’un coup, ou quelques-uns de ses mots, pour réduire la liste.
confirm-move = Jouer « { $text } » ?
yes-by-enter = { $question } (Entrée : oui, n : non)
more = Entrée : la suite, q : arrêter
taken-back = Coup annulé.
neither-move-nor-command =
    « { $text } » n’est ni un coup ni une commande. Pour voir les commandes, tapez « aide ».
no-move-matches = Aucun coup autorisé ne contient « { $text } ».
why-hint = Tapez « pourquoi » pour lire la règle.
why-not = Ce coup est permis.
nothing-refused = Aucun coup n’a été refusé. Tapez « pourquoi » suivi d’une règle ou d’un coup.
no-such-number =
    Le coup { $number } n’existe pas : { $count ->
        [one] il n’y en a qu’un.
       *[other] il y en a { $count }.
    }
no-such-language = La langue « { $language } » n’est pas disponible. Langues possibles : { $allowed }.
file-wanted = Indiquez un nom de fichier.
overwrite = { $path } existe déjà. L’écraser ?
saved = Partie enregistrée : { $path }
offer-to-save = Enregistrer la partie ? Nom du fichier, ou Entrée pour ne pas la garder
winners =
    { $count ->
        [one] { $seats } remporte la partie !
       *[other] Victoire partagée : { $seats } !
    }
the-seed = Graine : { $seed }
score-place = rang
score-player = joueur
help-number = 3
    .does = jouer le coup qui porte ce numéro
help-move = jouer un coup, en entier ou en abrégé
prompt-help = aide
    .does = afficher cette liste
prompt-moves = coups
    .takes = [mots]
    .does = lister les coups permis, tous ou ceux qui contiennent ces mots
prompt-hint = conseil
    .does = voir les coups qu’un joueur fort envisagerait, et pourquoi
prompt-chances = chances
    .does = voir les chances de gagner de chacun, d’après ce que vous voyez
prompt-warnings = avertissements
    .does = activer ou désactiver les avertissements avant une gaffe
warnings-on = Vous serez averti avant une gaffe.
warning-type-again = Pour le jouer quand même, tapez-le encore une fois.
warnings-off = Vous ne serez plus averti.
prompt-undo = annuler
    .does = annuler votre dernier coup et ceux que les robots ont joués ensuite
prompt-why = pourquoi
    .takes = [règle ou coup]
    .does = expliquer une règle ou le refus d’un coup ; sans précision, le dernier refus
prompt-rules = règles
    .takes = [règle]
    .does = afficher toutes les règles, ou une seule
prompt-score = score
    .does = afficher les scores comme si la partie s’arrêtait maintenant
prompt-save = enregistrer
    .takes = fichier
    .does = enregistrer la partie dans un fichier
prompt-load = charger
    .takes = fichier
    .does = reprendre une partie enregistrée
prompt-lang = langue
    .takes = { $languages }
    .does = changer de langue
prompt-quit = quitter
    .does = quitter la partie, en l’enregistrant si vous le souhaitez

## La commande

bad-budget = « { $budget } » n’est pas un budget : indiquez un nombre de simulations (2000) ou de secondes (1.5s).
too-many-bots =
    { $count ->
        [one] { $count } robot, c’est trop
       *[other] { $count } robots, c’est trop
    } pour une partie à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
hot-seat-or-bots = Choisissez entre --hot-seat et --bots : avec --hot-seat, il n’y a pas de robots.
load-is-complete =
    --load reprend les joueurs, la graine et les options de la partie enregistrée : n’indiquez pas { $given }.
load-other-game = Ce fichier contient une partie d’un autre jeu : { $game }.
which-game = Quel jeu ?
how-many-players = Combien de joueurs ({ $allowed }) ?
or-enter = { $question } [{ $default }]
file-missing = Le fichier { $path } n’existe pas.
file-folder = { $path } est un dossier, pas un fichier.
file-not-text = { $path } n’est pas un fichier texte.
file-too-big = { $path } est trop volumineux pour un enregistrement : il dépasse { $limit } Kio.
file-unreadable = Impossible de lire { $path } : { $detail }.
file-unusable = Impossible d’utiliser { $path } : { $detail }.
file-unwritable = Impossible d’écrire { $path } : { $detail }.
verify-played =
    { $game } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
verify-result = Score de chaque place : { $result }
verify-unfinished = La partie n’est pas terminée.
verify-position = La partie part d’une position donnée : il n’y a pas de graine à vérifier.
verify-commitment = Empreinte (SHA-256) de la graine : { $commitment }
replay-move = Coup { $number } · { $seat } : { $text }
replay-keys = Entrée : suivant, b : précédent, 0–{ $last } : aller à ce coup, q : quitter
no-such-player =
    Le joueur { $number } n’existe pas : la partie se joue à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
games-game = jeu
games-players = joueurs
games-options = options
games-only = joueurs : { $allowed }
command-about = Jouer à trois jeux de construction de villes, revoir des parties et les étudier.
command-play = Jouer dans le terminal. Sans nom de jeu, un menu permet d’en choisir un.
command-learn = Apprendre un jeu pas à pas.
command-learn-next = Entrée pour continuer
command-learn-example = Par exemple : { $text }
command-learn-resume = Pour reprendre ici plus tard : tricity learn { $name } --step { $number }
command-replay = Revoir une partie enregistrée, coup par coup.
command-verify = Vérifier une partie enregistrée. Elle est rejouée depuis sa graine : le résultat doit être le même.
command-games = Lister les jeux et leurs options.
command-rules = Afficher les règles d’un jeu, ou une seule règle.
about-step = L’étape par laquelle commencer.
about-lang = Langue de l’affichage.
about-players = Nombre de joueurs.
about-seed = Graine de la donne ; la même graine produit la même donne.
about-bots =
    Robots pour les dernières places, séparés par des virgules ({ $allowed }). Les autres places se jouent à ce clavier.
    Par défaut, vous jouez contre des robots intermédiaires.
about-hot-seat = Tous les joueurs utilisent ce clavier à tour de rôle.
about-names = Noms des joueurs, dans l’ordre des places.
about-load = Reprendre la partie enregistrée dans FILE.
about-to = S’arrêter après N coups ; en parcourant la partie, commencer à ce coup.
about-seat = Montrer ce que voyait le joueur N (à partir de 1). Par défaut, ce que voyait un spectateur.
about-help = Afficher cette aide et quitter.
about-version = Afficher la version et quitter.
help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
command-serve = Lancer le serveur pour jouer dans le navigateur.
serve-at = Tricity est accessible à l’adresse { $address } (Ctrl-C pour l’arrêter).
serve-network = Pour les autres appareils de votre réseau : { $address }
cannot-listen = Impossible d’utiliser { $address } : { $detail }.
about-open = Ouvrir la page dans le navigateur.
about-network = Accepter les autres appareils de votre réseau, et afficher l’adresse et son code QR.
bad-setting = { $variable } a une valeur inutilisable : { $detail }
missing-extra = Il manque un paquet complémentaire : pip install tricity[{ $extra }]
setting-host = Adresse d’écoute ; 0.0.0.0 accepte les connexions de tout le réseau.
setting-port = Port d’écoute. Si le port par défaut est pris, Tricity en choisit un autre.
setting-database = URL d’une base SQLite ou PostgreSQL. Par défaut, SQLite dans le dossier de données.
setting-data = Dossier de la base SQLite. Par défaut, votre dossier de données.
setting-workers = Nombre de processus du serveur ; au-delà d’un seul, il faut PostgreSQL.
setting-bus = URL d’un serveur Redis qui relie les processus. Par défaut, PostgreSQL s’en charge.
setting-trusted-proxies =
    Adresses et réseaux, séparés par des espaces, des proxys inverses dont on accepte les en-têtes X-Forwarded-For et
    X-Forwarded-Proto ; « private » désigne tous les réseaux privés.
setting-https = N’envoyer les cookies que par HTTPS.
setting-secret =
    Secret qui signe les cookies. S’il y en a plusieurs, séparés par des espaces, le premier signe et tous sont acceptés.
    Par défaut, des clés conservées dans la base et renouvelables.
setting-origins = Autres sites dont les pages peuvent utiliser ce serveur, séparés par des espaces.
setting-public-url = Adresse publique de ce serveur, https compris, pour les liens dans les e-mails.
setting-smtp = URL du serveur de messagerie, avec utilisateur et mot de passe (schéma smtp, ou smtps pour le port 465). Par défaut, aucun e-mail.
setting-mail-from = Expéditeur des e-mails, avec son nom et son adresse.
setting-webhooks = Webhooks que les joueurs peuvent choisir pour leurs notifications : seulement des adresses publiques (public), n’importe quelle adresse, même de votre réseau (any), ou aucun (off).
setting-vacation-days =
    Jours de vacances par personne et par an, pendant lesquels les pendules par correspondance sont arrêtées. 0 : aucun.
setting-limits = Activer ou désactiver toutes les limites suivantes. Chacune s’applique par personne.
setting-limit-requests =
    Requêtes et coups : nombre accordé par seconde (s), minute (m) ou heure (h), puis nombre maximal mis en réserve.
setting-limit-newcomers = Nouveaux invités et liens de récupération, par adresse.
setting-limit-tables = Nouvelles tables, importations et revanches.
setting-limit-chat = Messages de discussion.
setting-limit-hints = Conseils.
setting-limit-advice = Chances de gagner, et coups examinés pour un avertissement.
setting-limit-plans = Plans et aperçus de coups prévus.
setting-limit-mails = E-mails demandés par les joueurs, pour confirmer une adresse ou essayer un canal.
setting-limit-open-tables = Tables encore en cours.
setting-limit-bots = Robots qui réfléchissent ou attendent leur tour ; les suivants jouent plus tard.
setting-limit-sockets = Sockets ouverts.
setting-limit-polls = Attentes longues (long polling) simultanées.
setting-limit-connections = Connexions, par adresse.
setting-limit-address-share =
    Multiplicateur de chaque limite pour l’ensemble des personnes qui partagent une même adresse.
setting-limit-hourly-chat = Messages de discussion à une même table, par heure.
setting-limit-hourly-advice = Avertissements et réglages de l’aide à une même table, par heure.
setting-limit-hourly-hints = Conseils à une même table, par heure.
setting-limit-hourly-mutes = Joueurs ignorés, ou qui ne le sont plus, à une même table, par heure.
setting-limit-hourly-seats = Places prises, quittées ou données à un robot à une même table, par heure.
setting-limit-hourly-stand-ins = Relais entre un joueur et le robot qui le remplace à une même table, par heure.
setting-limit-hourly-undo = Coups annulés, demandes d’annulation et réponses à une même table, par heure.
setting-limit-hourly-votes = Votes pour mettre fin à la partie à une même table, par heure.
setting-limit-table-entries = Lignes du journal d’une table, tous joueurs confondus ; au-delà, seuls les coups sont acceptés.
setting-max-connections = Nombre total de connexions d’un processus.
setting-max-headers = Taille maximale des en-têtes d’une requête.
setting-max-url = Longueur maximale d’une URL.
setting-max-body = Taille maximale du corps d’une requête ; une partie à importer peut être plus grande.
setting-max-frame = Taille maximale d’un message envoyé par un client sur un socket.
setting-head-seconds = Délai maximal pour recevoir les en-têtes d’une requête.
setting-body-seconds = Délai maximal pour recevoir le corps d’une requête, et pour qu’un client continue de lire la réponse.
setting-keep-alive-seconds = Délai après lequel une connexion inactive est fermée.
setting-bot-processes = Nombre de processus réservés aux robots.
setting-bot-seconds = Temps de réflexion maximal d’un robot pour un coup.
setting-cluster =
    Adresse d’une grappe Dask qui établit les bilans des parties terminées. Tant qu’elle ne répond pas, cette
    machine s’en charge. Par défaut, aucune grappe.
setting-cache-megabytes =
    Mémoire pour les tables en service. Au-delà, les tables que personne ne regarde quittent plus tôt la mémoire.
setting-idle-seconds = Délai après lequel une table inutilisée quitte la mémoire.
setting-sweep-seconds = Intervalle entre deux contrôles des pendules et des tables inutilisées.
setting-otel = URL d’un collecteur OpenTelemetry (OTLP sur HTTP) qui reçoit les traces. Par défaut, aucune trace.
setting-log-level = Niveau minimal des messages du journal.
command-admin = Gérer les tables et les personnes d’un serveur. Le serveur peut continuer à tourner.
admin-tables = Lister les tables, les plus récemment utilisées d’abord.
admin-close = Fermer des tables. Les personnes présentes sont prévenues et la partie s’arrête sans résultat.
admin-people = Chercher des personnes, par identifiant ou par nom. Une partie du nom suffit.
admin-mute = Retirer la parole à une personne. Indiquez son identifiant ou son nom.
admin-unmute = Rendre la parole à une personne.
admin-rename = Donner un autre nom à une personne, à toutes ses tables.
admin-sign-out = Déconnecter une personne de tous ses appareils. Son lien de récupération ne fonctionne plus.
admin-ban = Interdire l’accès à une personne, une adresse ou un réseau.
admin-unban = Rendre l’accès à une personne, une adresse ou un réseau.
admin-bans = Lister les interdictions.
admin-reports = Lister les signalements en cours de noms et de messages.
admin-settle = Marquer des signalements comme traités.
admin-audit = Lister ce que les administrateurs ont fait.
admin-appoint = Permettre à une personne d’administrer le serveur depuis sa page.
admin-dismiss = Retirer à une personne le droit d’administrer le serveur.
admin-administrators = Lister les personnes qui administrent le serveur depuis sa page.
admin-export = Écrire en JSON toutes les données d’une personne.
admin-erase = Supprimer le compte d’une personne. Des robots prennent ses places ; son nom et ses messages disparaissent.
admin-rotate-keys = Signer désormais les cookies avec une nouvelle clé. Les invités restent connectés.
about-admin-status = Lister seulement les tables dans cet état ; peut être répété.
about-admin-limit = Nombre maximal de tables.
about-audit-limit = Nombre maximal d’actions.
about-settled = Lister aussi les signalements traités.
about-ban-days = Durée de l’interdiction, en jours. Par défaut, sans limite.
about-ban-reason = Note destinée aux responsables du serveur.
about-retire-keys = N’accepter les anciennes clés que si elles ont été remplacées il y a moins de N jours.
about-yes = Exécuter vraiment l’opération. Sans cette option, la commande dit seulement ce qu’elle ferait.
admin-column-table = table
admin-column-game = jeu
admin-column-status = état
admin-column-public = publique
admin-column-entries = lignes
admin-column-created = créée le
admin-column-updated = dernière activité
admin-column-person = identifiant
admin-column-name = nom
admin-column-tables = tables
admin-column-muted = privé de parole
admin-column-subject = cible
admin-column-until = jusqu’au
admin-column-reason = raison
admin-column-report = signalement
admin-column-kind = objet
admin-column-text = texte
admin-column-note = note
admin-column-administrator = administrateur
admin-column-action = action
admin-column-detail = détails
admin-report-name = nom
admin-report-chat = message
admin-status-gathering = attend des joueurs
admin-status-playing = en cours
admin-status-finished = terminée
admin-status-abandoned = abandonnée
admin-status-imported = partie importée
admin-for-ever = sans limite
admin-no-person = Aucune personne n’a « { $text } » pour identifiant ou pour nom. Cherchez avec tricity admin people.
admin-ambiguous = Plusieurs personnes s’appellent « { $name } ». Indiquez l’un de ces identifiants : { $people }
admin-closed = La table { $table } est fermée.
admin-muted = Cette personne ne peut plus écrire de messages.
admin-unmuted = Cette personne peut de nouveau écrire des messages.
admin-renamed = Cette personne s’appelle maintenant { $name }, à toutes ses tables.
admin-signed-out = Cette personne est déconnectée de tous ses appareils.
admin-banned = { $subject } ne peut plus utiliser le serveur.
admin-unbanned = { $subject } peut de nouveau utiliser le serveur.
admin-settled = Le signalement { $report } est traité.
admin-not-banned = Aucune interdiction ne visait { $subject }.
admin-appointed = Cette personne peut maintenant administrer le serveur : la page /admin lui est ouverte.
admin-dismissed = Cette personne ne peut plus administrer le serveur.
not-an-administrator = Seuls les administrateurs de ce serveur peuvent faire cela.
ban-covers-you = Cette interdiction vous toucherait aussi : votre propre adresse en fait partie.
ban-of-administrator = Cette personne est administratrice. Il faut d’abord lui retirer ce droit dans le terminal du serveur (tricity admin dismiss).
no-such-ban = Cette interdiction n’existe plus.
admin-exported = Données écrites dans { $path }.
admin-erase-dry-run = Rien n’a été modifié. Avec --yes, le compte de la personne { $person } sera supprimé définitivement.
admin-erasing = Suppression du compte
admin-erased = Le compte est supprimé. Les anciennes sauvegardes contiennent encore le nom de la personne : supprimez-les aussi.
admin-not-erased = Ces tables sont illisibles et contiennent peut-être encore son nom : { $tables }
admin-keys-rotated = Les cookies sont signés avec une nouvelle clé. Ceux des invités sont renouvelés à leur retour.
admin-keys-retired =
    { $count ->
        [0] Aucune ancienne clé n’a été retirée.
        [one] { $count } ancienne clé n’est plus acceptée.
       *[other] { $count } anciennes clés ne sont plus acceptées.
    }
command-backup = Sauvegarder dans un fichier toutes les données du serveur. Le serveur peut continuer à tourner.
about-force-backup = Remplacer FILE s’il existe.
backup-running = Sauvegarde
backup-done =
    Sauvegarde enregistrée dans { $path } ({ $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } ligne de journal
       *[other] { $entries } lignes de journal
    }, { $persons ->
        [one] { $persons } personne
       *[other] { $persons } personnes
    }). Le fichier contient la clé qui signe les cookies : gardez-le pour vous.
command-restore = Remplacer toutes les données du serveur par une sauvegarde. Arrêtez d’abord le serveur.
about-force-restore = Remplacer une base qui contient des parties ; elles sont conservées dans un fichier à part.
restore-running = Restauration
restore-done =
    Restauration terminée ({ $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $entries ->
        [one] { $entries } ligne de journal
       *[other] { $entries } lignes de journal
    }, { $persons ->
        [one] { $persons } personne
       *[other] { $persons } personnes
    }). Vous pouvez relancer le serveur.
restore-kept = L’ancien contenu est dans { $path }.
file-exists = { $path } existe déjà. Avec --force, il est remplacé.
command-prune =
    Supprimer les vieilles tables et les anciens invités. Sans --yes, la commande dit seulement ce qu’elle supprimerait.
    Le serveur peut continuer à tourner.
about-prune-finished =
    Supprimer les parties terminées qui n’ont pas servi depuis plus longtemps que cette durée : 90d (jours), 12w
    (semaines), 6m (mois) ou 1y (an).
about-prune-abandoned = De même pour les parties abandonnées.
about-prune-gathering = De même pour les tables où la partie n’a jamais commencé.
about-prune-playing = De même pour les parties inachevées.
about-prune-imported = De même pour les enregistrements importés.
about-prune-guests = Supprimer les invités arrivés il y a plus longtemps que cette durée et qui ne sont à aucune table.
about-vacuum = Libérer ensuite l’espace disque. Avec SQLite, arrêtez d’abord le serveur.
prune-running = Suppression
prune-vacuum = Libération de l’espace disque
prune-dry-run = Rien n’a été supprimé. Avec --yes, tout cela disparaît définitivement : faites d’abord une sauvegarde.
prune-done =
    { $count ->
        [0] Rien n’a été supprimé.
        [one] { $count } élément a été supprimé.
       *[other] { $count } éléments ont été supprimés.
    }
prune-finished =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
prune-abandoned =
    { $count ->
        [one] { $count } partie abandonnée
       *[other] { $count } parties abandonnées
    }
prune-gathering =
    { $count ->
        [one] { $count } table dont la partie n’a jamais commencé
       *[other] { $count } tables dont la partie n’a jamais commencé
    }
prune-playing =
    { $count ->
        [one] { $count } partie inachevée
       *[other] { $count } parties inachevées
    }
prune-imported =
    { $count ->
        [one] { $count } enregistrement importé
       *[other] { $count } enregistrements importés
    }
prune-guests =
    { $count ->
        [one] { $count } invité sans table
       *[other] { $count } invités sans table
    }
prune-leftovers =
    { $count ->
        [one] { $count } table supprimée dont il reste des traces
       *[other] { $count } tables supprimées dont il reste des traces
    }
command-doctor =
    Contrôler la base de données, ses fichiers et les réglages. Rien n’est modifié. Le code de sortie est 1 en cas de
    problème.
doctor-running = Contrôle
doctor-versions = Tricity { $program }, Python { $python }, règles : { $rules }
doctor-result =
    { $count ->
        [0] Tout va bien.
        [one] Il y a { $count } problème.
       *[other] Il y a { $count } problèmes.
    }
doctor-schema = La base de données est à jour ({ $revision }).
doctor-schema-older =
    La base de données est à la version { $revision }. Le prochain démarrage du serveur la fera passer à { $newest } ; les
    tables pourront alors être contrôlées.
doctor-schema-unknown = Cette version de Tricity ne reconnaît pas cette base de données ({ $revision }).
doctor-file-damaged = Le fichier de la base est endommagé : { $detail }. Restaurez une sauvegarde.
doctor-files-private = Personne d’autre ne peut lire les fichiers de la base.
doctor-file-not-private =
    D’autres utilisateurs peuvent lire { $path }, qui contient la clé de signature des cookies : chmod 600.
doctor-folder-not-private = D’autres utilisateurs peuvent écrire dans { $path } : chmod 700.
doctor-space = Il reste { $free } Mo libres sur le disque.
doctor-little-space =
    Il ne reste que { $free } Mo libres sur le disque. Une sauvegarde et une mise à jour en demandent environ
    { $needed }.
doctor-clock =
    La base contient des dates en avance de { $seconds } s. Vérifiez l’horloge de cette machine, car elle fausse les
    pendules des tables.
doctor-clock-fits = L’horloge de cette machine concorde avec la base.
doctor-restored = La base a été restaurée depuis une sauvegarde le { $at }.
doctor-tables =
    { $count ->
        [0] Il n’y a aucune table à vérifier.
        [one] { $count } table est en bon état.
       *[other] { $count } tables sont en bon état.
    }
doctor-table-unreadable = La table { $table } est illisible à partir de la ligne { $entry } de son journal. { $why }
doctor-table-differs = Table { $table } : les listes ne correspondent pas à son journal ({ $columns }).
doctor-leftovers =
    { $count ->
        [one] Il reste des traces d’une table supprimée. tricity prune --yes les enlève.
       *[other] Il reste des traces de { $count } tables supprimées. tricity prune --yes les enlève.
    }
doctor-unknown-setting = { $variable } n’est pas un réglage de Tricity.
doctor-useless-bus = TRICITY_BUS est sans effet avec SQLite.
doctor-no-https = Le serveur écoute sur { $host } sans TRICITY_HTTPS : les cookies circulent en clair, sauf si un proxy les chiffre.
about-json = Afficher les résultats en JSON.

## Erreurs dans la ligne de commande

usage-help = Pour obtenir de l’aide : { $command }
usage-missing = Il manque { $name }.
usage-which-command = Quelle commande ? L’aide en donne la liste.
usage-no-command = La commande « { $typed } » n’existe pas.
usage-no-option = L’option { $typed } n’existe pas.
usage-similar = Vouliez-vous dire { $name } ?
usage-no-value = { $name } ne prend pas de valeur.
usage-needs-value =
    { $count ->
        [one] { $name } demande une valeur.
       *[other] { $name } demande { $count } valeurs.
    }
usage-too-many =
    { $count ->
        [one] Un argument de trop : { $typed }
       *[other] { $count } arguments de trop : { $typed }
    }
usage-value = { $name } : { $why }
value-choice = « { $typed } » n’est pas possible. Choisissez parmi : { $allowed }.
value-switch = « { $typed } » n’est ni yes (oui), ni no (non).
value-integer = « { $typed } » n’est pas un nombre entier.
value-number = « { $typed } » n’est pas un nombre.
value-range =
    { $case ->
        [between] Choisissez un nombre de { $low } à { $high }, et non { $typed }.
        [least] Choisissez un nombre d’au moins { $low }, et non { $typed }.
       *[above] Choisissez un nombre supérieur à { $low }, et non { $typed }.
    }
value-form = Écrivez par exemple : { $example }.
file-not-folder = { $path } est un fichier, pas un dossier.
file-forbidden = Vous n’avez pas le droit d’utiliser { $path }.
stopped = Interrompu.
help-optional = OPTIONS
help-command = COMMANDE
help-arguments = ARGUMENTS
help-default = par défaut : { $text }
help-range =
    { $case ->
        [between] de { $low } à { $high }
        [least] au moins { $low }
       *[above] plus de { $low }
    }

## L’arène

command-arena = Organiser un tournoi entre robots.
about-arena-bots =
    Robots à comparer, séparés par des virgules ({ $allowed }, ou all-seeing comme référence), éventuellement avec un
    budget : { $examples }. Ou les vôtres : { $path }, le nom d’un point d’entrée, ou { $command }. Par
    défaut, tous les niveaux.
about-arena-games = Nombre de parties par paire. Par défaut, 400.
about-arena-seed = Graine du tournoi ; la même graine donne les mêmes parties, quel que soit le nombre de processus.
about-workers = Nombre de processus. Par défaut, un par cœur.
about-arena-json =
    Enregistrer les parties et les classements dans FILE, une ligne par partie dès qu’elle se termine. Par défaut,
    arena-JEU-GRAINE.jsonl.
about-arena-csv = Enregistrer dans FILE une ligne par joueur et par partie.
about-arena-plot = Tracer le graphique des classements dans FILE (PNG).
about-resume =
    Reprendre le tournoi enregistré dans FILE ; sans FILE, le plus récent de ce dossier. Avec --games N, il continue
    jusqu’à N parties.
arena-no-openspiel = OpenSpiel n’est pas installé : pip install tricity[openspiel].
arena-bot = robot
arena-rival = contre
arena-rating = classement
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
    }, graine { $seed }. Intervalles à 95 % ; classements sur l’échelle Elo.
arena-interrupted = Tournoi interrompu. Les parties jouées sont dans { $path } ; --resume permet de continuer.
bad-arena-bots = Choisissez au moins deux robots, tous différents ; un seul suffit pour un jeu en solo.
resume-is-complete =
    Avec --resume, les robots, le nombre de joueurs, la graine, le test et les options du jeu viennent du fichier : ne les
    indiquez pas.
bad-arena-file = { $path } ne contient pas de tournoi : { $detail }
no-plot = Les graphiques nécessitent matplotlib : pip install tricity[plot].
about-arena-sprt =
    S’arrêter dès qu’un test séquentiel a tranché : le premier robot est-il plus fort que le second de B points Elo
    plutôt que de A ? Exemple : elo0=0 elo1=10.
about-arena-records = Conserver aussi les coups de chaque partie dans le fichier.
about-cluster = Utiliser la grappe Dask à cette adresse plutôt que cette machine.
arena-sprt =
    SPRT de { $first } contre { $second }, elo0={ $elo0 } elo1={ $elo1 } : { $case ->
        [accepted] réussi
        [refused] échoué
       *[open] pas encore de décision
    }. Rapport de vraisemblance (log) { $ratio } (bornes ±{ $bound }) ; paires selon les points 0, ½, 1, 1½, 2 : { $pairs } ; Elo { $elo } (de { $low } à { $high }).
bad-sprt = --sprt attend deux valeurs, la plus petite d’abord : elo0=0 elo1=10.
bad-sprt-bots = Un test séquentiel compare deux robots dans des parties à deux joueurs.
nothing-to-resume = { $game } : aucun tournoi dans ce dossier. Indiquez son fichier : --resume FILE.
bad-cluster = « { $address } » n’est pas l’adresse d’une grappe. Écrivez { $example }.
no-cluster = La grappe { $address } ne répond pas : { $detail }
no-dask = Les grappes nécessitent Dask : pip install tricity[dask].
no-such-program = Programme introuvable : « { $command } ».
bot-not-importable = Impossible d’importer le robot « { $bot } » : { $detail }
bot-raised = Le robot « { $bot } » a échoué : { $detail }
bot-illegal-move = Le robot « { $bot } » a répondu « { $move } », qui ne figure pas parmi ses coups. Exemple de coup : { $example }
command-bench = Mesurer les performances, dans un clone du dépôt. Par défaut, celles du moteur.
bench-elsewhere = Les mesures de performances font partie du dépôt, pas du paquet : lancez cette commande dans un clone du dépôt.
command-bot = Jouer en tant que programme, par lignes JSON. Tricity reçoit des vues et des coups, et répond par des coups.
about-bot-level = Niveau du robot ({ $allowed }), éventuellement avec un budget : { $examples }.
command-export =
    Exporter de nombreuses parties sous forme de jeu de données. Les parties viennent des tournois FILES joués avec
    --records ou, à défaut, de la base du serveur (parties terminées) ; elles sont écrites en Parquet et en
    enregistrements.
about-export-observations = Écrire aussi, sous forme de nombres, ce que chaque joueur savait à chaque décision.
export-done =
    { $count ->
        [one] { $count } partie exportée
       *[other] { $count } parties exportées
    } dans { $path } : games.parquet, decisions.parquet, records.zip.
no-records = { $path } ne contient pas les coups : jouez le tournoi avec --records.
no-pyarrow = Les jeux de données nécessitent pyarrow : pip install tricity[data].

## Le laboratoire d’équilibre

command-lab = Étudier l’équilibre d’un jeu. Des robots de même force jouent de nombreuses parties, résumées dans un rapport.
about-lab-players = Nombres de joueurs, séparés par des virgules. Par défaut, tous sauf le solo.
about-lab-bots = Robot qui occupe toutes les places. Par défaut, expert.
about-lab-games = Parties pour chaque nombre de joueurs. Par défaut, 1000.
about-lab-repeats = Nombre de parties jouées avec chaque donne. Par défaut, 10.
about-lab-duels = Parties contre le même robot avec chacun de ses budgets réduits. Par défaut, un dixième de --games.
about-lab-seed = Graine des parties ; la même graine donne le même rapport sur n’importe quelle machine.
about-lab-out = Dossier du rapport et des parties. Par défaut, lab-JEU-GRAINE.
about-lab-resume = Reprendre les parties de FOLDER ; sans FOLDER, les plus récentes du dossier courant.
lab-done =
    { $count ->
        [one] { $count } partie jouée
       *[other] { $count } parties jouées
    }. Le rapport se trouve dans { $path }.
lab-interrupted =
    Interrompu après { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }. Le rapport provisoire se trouve dans { $path } ; --resume permet de continuer.
lab-exists = Le dossier { $path } contient déjà des parties. Continuez avec --resume ou choisissez un autre dossier avec --out.
lab-not-solo = Le laboratoire compare des joueurs entre eux : en solo, il n’y a personne à comparer.
bad-lab-players = --players attend des nombres séparés par des virgules : 2,3,4.
bad-lab-file = { $path } ne contient pas de parties du laboratoire : { $detail }
lab-title = { $game } : l’équilibre du jeu
lab-about =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } entre joueurs de même force ({ $bot_text }), règles version { $rules }, graine { $seed }. Chaque donne a été jouée { $repeats } fois. Les fourchettes entre parenthèses sont des intervalles de confiance à 95 %.
lab-summary =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : celui qui commence gagne { $wins } des parties, { $case ->
        [more] plus que
        [less] moins que
       *[fair] sans écart net avec
    } la part équitable de { $fair }. La donne explique { $deal } du résultat. Une partie compte { $decisions } décisions, et le joueur en tête change { $changes } fois.
lab-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-order = Ordre de jeu
lab-order-note = Fréquence des victoires selon la place dans l’ordre de jeu, avec la moyenne des points. Le trait pointillé marque la part équitable.
lab-place = place { $number }, { $points } points
lab-deal = Le poids de la donne
lab-deal-note = Des joueurs de même force ont joué chaque donne plusieurs fois. La part de variance entre donnes vaut 0 % si la donne ne compte pas, 100 % si elle décide de tout.
lab-deal-points = points d’un joueur
lab-deal-wins = qui gagne
lab-course = Déroulement de la partie
lab-mean = moyenne
lab-range = neuf parties sur dix
lab-decisions = décisions par partie
lab-choices = choix par décision
lab-lead-changes = changements de joueur en tête
lab-settled = part de la partie déjà jouée au dernier changement de joueur en tête
lab-margin = points entre premier et deuxième
lab-points = points d’un joueur
lab-pieces = Ce que possèdent les gagnants
lab-pieces-note = Ce que chaque joueur possède en fin de partie. La dernière colonne indique de combien de points de pourcentage la probabilité de gagner change avec chaque exemplaire de plus. C’est une corrélation, pas forcément une cause.
lab-moves = Ce que font les gagnants
lab-moves-note = Le même tableau pour les coups que chaque joueur a joués pendant la partie.
lab-name = nom
lab-held = joueurs
lab-winners = par gagnant
lab-others = par autre joueur
lab-wins = victoires
lab-effect = pour un de plus
lab-strength = Talent et chance
lab-strength-note = Le robot contre des robots plus faibles, à deux joueurs. Chaque donne est jouée deux fois, places échangées : si un joueur gagne les deux parties, c’est le talent ; si une place gagne les deux, c’est la donne.
lab-rival = contre
lab-games = parties
lab-elo = Elo
lab-stronger-twice = le plus fort gagne les deux
lab-same-seat = la même place gagne les deux
lab-weaker-twice = le plus faible gagne les deux
lab-mixed = avec une égalité

# Analyses et bilans

command-analyse = Montrer ce que valent les coups à un moment d’une partie enregistrée.
command-review =
    Faire le bilan d’une partie enregistrée. Il montre la part de chance, les erreurs et les coups qui auraient été meilleurs.
about-analyse-move = Analyser la décision avant le coup N. Par défaut, la dernière.
about-analyse-seat = Joueur à analyser, quand plusieurs peuvent jouer.
about-analyse-seconds = Durée de la recherche, en secondes.
about-analyse-seed = Graine de la recherche.
about-review-effort =
    Multiplier par ce nombre la durée de la recherche : 0.2 pour un aperçu, 5 pour un bilan approfondi.
command-puzzles = Créer des problèmes : des positions où un coup est nettement le meilleur.
command-puzzles-make =
    Chercher des problèmes dans des parties entre robots, dans des parties enregistrées, ou dans les parties terminées
    de votre serveur dont tous les joueurs ont donné leur accord.
about-puzzles-count = Nombre de problèmes à créer.
about-puzzles-games = Nombre maximal de parties à examiner.
about-puzzles-players = Nombre de joueurs des parties entre robots.
about-puzzles-seed = Graine des parties entre robots.
about-puzzles-out = Fichier à écrire. Par défaut, puzzles-JEU.json.
about-puzzles-from-server =
    Chercher dans les parties terminées de la base de données du serveur, si tous leurs joueurs ont donné leur accord ;
    le serveur proposera ces problèmes.
puzzles-progress = Recherche de problèmes
puzzles-made =
    { $count ->
        [one] { $count } problème enregistré dans { $path }.
       *[other] { $count } problèmes enregistrés dans { $path }.
    }
puzzles-stored =
    { $count ->
        [one] Le serveur proposera { $count } nouveau problème, le { $first }.
       *[other] Le serveur proposera { $count } nouveaux problèmes, du { $first } au { $last }.
    }
puzzles-none-stored =
    { $count ->
        [0] Il ne reste aucune partie terminée dont tous les joueurs ont donné leur accord.
        [one] Aucun problème trouvé dans la seule partie dont tous les joueurs ont donné leur accord.
       *[other] Aucun problème trouvé dans les { $count } parties dont tous les joueurs ont donné leur accord.
    }
review-progress = Bilan en cours
analysis-title = Avant le coup { $number } : c’est à { $seat } de jouer
analysis-column-move = coup
analysis-column-value =
    { $case ->
        [points] score attendu
       *[chance] chances de gagner
    }
analysis-column-lead = avance attendue
analysis-column-visits = simulations
analysis-column-reasons = pour et contre
analysis-column-line = suite possible
notice-plan = Votre plan pour { $game } n’est plus possible
notice-over = { $game } : votre partie est terminée
notice-chat = { $game } : nouveaux messages dans votre partie
notice-invitation = On vous invite à jouer à { $game }
notice-invitation-by = { $name } vous invite à jouer à { $game }
notice-rematch = Une revanche à { $game } vous attend
notice-rematch-by = { $name } vous propose une revanche à { $game }
notice-players = Avec { $people }
notice-test = Les notifications fonctionnent
notice-test-text = C’est ainsi que Tricity vous préviendra quand ce sera à vous de jouer.
notice-digest =
    { $count ->
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }
notice-confirm = Confirmez votre adresse e-mail
notice-confirm-text =
    Quelqu’un, sans doute vous, souhaite recevoir à cette adresse les notifications de Tricity. Pour confirmer, ouvrez
    ce lien :
notice-confirm-ignore = Si ce n’est pas vous, ignorez ce message : vous n’en recevrez pas d’autre.
notice-change = Modifier vos notifications :
notice-stop = Ne plus recevoir d’e-mails :
plan-live-clock =
    On ne peut prévoir ses coups que dans les parties par correspondance (jours par coup) et dans les parties sans
    pendule.
plan-your-turn = C’est à vous : jouez votre coup.
plan-too-large = Un plan compte au plus { $branches } coups et ne dépasse pas { $turns } tours.
plan-impossible-move = On ne peut pas encore savoir si ce coup sera possible : { $move }.
plan-no-turn = Ce ne sera plus à vous de jouer.
on-vacation = Vous êtes déjà en vacances.
vacation-too-long =
    { $days ->
        [0] Il ne vous reste aucun jour de vacances.
        [one] Il ne vous reste qu’un jour de vacances.
       *[other] Il ne vous reste que { $days } jours de vacances.
    }
