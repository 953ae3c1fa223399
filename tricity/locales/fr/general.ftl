### Les mots qui n’appartiennent à aucun jeu. La ponctuation double et les guillemets ont des espaces insécables.

nothing = —
list-and = { $items } et { $last }
labelled = { $label } : { $text }
yes = oui
no = non
player = Joueur { $number }
language = Français
now-over = La partie est terminée.
now-waiting = On attend { $seats }.
out-of-turn = Ce n’est pas à { $seat } de jouer. On attend { $acting_seats }.

## Pages de règles

rules-of = { $game } : les règles
rules-note =
    Ces règles sont celles que Tricity applique, formulées à notre manière. « Notre décision » signale ce que le livret
    ne tranche pas, ou ce que nous jouons différemment ; une simple précision n’est pas signalée. Chaque règle
    porte un numéro : vous le retrouverez quand un coup est refusé ou un score expliqué.

## Coups qui n’en sont pas

not-a-move = « { $text } » n’est pas un coup.
no-such-cell = La case « { $at } » n’existe pas.
no-such-seat =
    La place { $place } n’existe pas : { $players ->
        [one] à un joueur, il n’y a que la place 0.
       *[other] à { $players } joueurs, les places sont numérotées à partir de 0.
    }
nothing-to-undo = Il n’y a aucun coup à annuler.

## Ouvrir une table

no-such-game = Le jeu « { $game } » n’existe pas. Choisissez parmi : { $allowed }.
bad-players =
    { $game } ne se joue pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Nombres de joueurs possibles : { $allowed }.
bad-seed =
    « { $seed } » ne peut pas servir de graine : utilisez de 1 à 128 caractères imprimables, sans espace au début ni à la
    fin.
unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $allowed }.
bad-option-players =
    L’option « { $option } » ne s’applique pas à une partie à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-option = L’option « { $option } » n’accepte pas la valeur « { $value } ».
bad-option-value =
    L’option « { $option } » n’accepte pas la valeur « { $value } ». Valeurs possibles : { $allowed }.

## À une table

table-no-such-seat = Il n’y a pas de place { $number } à cette table.
table-not-started = La partie n’a pas encore commencé.
table-has-started = La partie a déjà commencé.
table-ended = La partie est terminée.
table-not-ended = La partie est encore en cours.
stale-version = Quelqu’un vient de jouer. Regardez de nouveau le plateau avant de choisir votre coup.
not-your-seat = Ce n’est pas votre place : c’est { $seat } qui joue ici.
not-the-host = Seule la personne qui a ouvert la table peut faire cela.
not-seated = Seuls les joueurs de cette table peuvent faire cela.
no-spectators = Cette table n’accepte pas de spectateurs.
not-your-eyes = Tant que la partie est en cours, vous ne pouvez la voir que depuis votre place.
already-seated = Vous jouez déjà à cette table : vous êtes { $seat }.
no-free-seat = Il n’y a plus de place libre.
seat-is-taken = Cette place est prise par { $seat }.
bot-stands-in = Un robot remplace { $seat } : il faut d’abord reprendre cette place.
no-bot-stands-in = Aucun robot ne remplace { $seat }.
nobody-sits = Gardez au moins une place pour une personne : une table ne peut pas être composée uniquement de robots.
sent-away = Vous ne pouvez plus rejoindre cette table : la personne qui l’a ouverte en a décidé ainsi.
nobody-to-send-away = Personne n’occupe cette place.
same-seat = Choisissez deux places différentes.
seats-still-open = Il reste des places libres. Confiez-les à des robots ou attendez d’autres joueurs.
no-network = Cet ordinateur n’est relié à aucun réseau par lequel d’autres appareils pourraient le joindre.
not-at-the-server = Cela n’est possible que sur l’ordinateur qui fait tourner Tricity.
not-our-link = Ce lien ne mène pas à ce serveur.
bad-move-length = Un coup compte au plus { $limit } caractères.
undo-request-open = Une demande d’annulation est déjà en cours.
no-undo-request = Il n’y a aucune demande d’annulation en cours.
undo-asked-before = Vous avez déjà demandé à annuler ce coup. Vous pourrez refaire une demande après le prochain.
undo-only-quiet = À cette table, on ne peut annuler qu’un coup qui n’a rien révélé.
undo-never = À cette table, les coups ne peuvent pas être annulés.
no-hints-here = Les conseils ne sont pas autorisés à cette table.
hint-not-your-turn = Attendez votre tour pour demander un conseil.
hint-failed = Impossible de trouver un conseil. Réessayez.
phrase-or-text = Envoyez soit une phrase toute prête, soit votre propre texte.
no-such-phrase = La phrase « { $phrase } » n’existe pas.
bad-text = Un message compte de 1 à { $limit } caractères imprimables, sur une seule ligne.
invisible-name = Ce nom contient des caractères invisibles. N’utilisez que des lettres visibles.
mixed-name =
    « { $name } » mélange des lettres d’alphabets différents qui se ressemblent. Utilisez un seul alphabet.
name-looks-like =
    Votre nom, « { $name } », ressemble trop à « { $other } », déjà à cette table. Changez-le avant de la rejoindre.
bad-clock-live =
    En direct, la pendule accorde de { $shortest } à { $longest } secondes par coup, plus une réserve d’un jour au
    maximum.
bad-clock-days = Par correspondance, la pendule accorde de 1 à { $longest } jours par coup.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À vous !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-back-soon = Je reviens tout de suite.
phrase-again = Une autre partie ?
phrase-goodbye = Au revoir !

## Le serveur

chat-taken-away =
    Vous ne pouvez pas écrire pour le moment : les responsables de ce serveur vous ont retiré la parole.
no-such-table = La table « { $table } » n’existe pas.
table-newer =
    Cette table a été jouée avec une version plus récente de Tricity. Elle pourra être rouverte quand ce serveur aura été
    mis à jour.
table-unknown-game = Le jeu de cette table n’est pas installé sur ce serveur : la table ne peut pas être ouverte.
table-damaged =
    Cette table ne peut pas être ouverte : la partie enregistrée est endommagée. Les autres tables ne sont pas concernées.
no-such-page = Il n’y a rien à cette adresse.
no-lesson = Cette leçon n’existe pas pour { $game }.
no-such-method = Cette adresse n’accepte pas la méthode { $method }.
no-such-recovery =
    Ce lien ne fonctionne plus : il a expiré, il a déjà été utilisé ou un lien plus récent l’a remplacé.
another-identity = Vous jouez déjà sur cet appareil : vous y êtes { $name }. Choisissez ce que deviennent ces parties.
table-is-public = Tout le monde peut trouver cette table sur la page d’accueil : un nouveau lien n’écarterait personne.
bad-passkey = La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.
no-such-passkey = Cette clé d’accès n’est plus utilisée ici.
passkey-is-known = Cette clé d’accès a déjà été ajoutée.
too-many-passkeys = Vous avez déjà { $limit } clés d’accès. Supprimez-en une d’abord.
no-such-profile = Il n’y a pas de profil à cette adresse, ou il ne vous est pas accessible.
not-a-friend = Vous ne pouvez inviter que vos amis.
that-is-you = Vous ne pouvez pas être votre propre ami.
too-many-friends = Votre liste d’amis est pleine : elle est limitée à { $limit } personnes.
no-such-message = Ce message n’existe plus.
no-such-report = Aucun signalement en cours ne porte cet identifiant.
no-email = Ce serveur n’envoie pas d’e-mails.
no-such-address = Cette adresse n’est pas la vôtre.
rated-needs-clock = Une partie classée se joue avec une pendule.
rated-needs-others = Dans une partie classée, vous occupez une seule place, face à d’autres joueurs.
rated-one-seat = Dans une partie classée, chacun joue sur son propre appareil.
rated-bot-unknown = Ce robot n’a pas de classement à ce jeu. Choisissez-en un autre.
bad-email-address = Cette adresse e-mail n’est pas valide.
not-known = Choisissez d’abord un nom.
not-your-origin = Cette requête vient d’un autre site.
too-many-requests =
    Trop de requêtes. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
too-many-tables =
    Vous avez déjà { $limit } tables en cours, le maximum par personne. Terminez ou quittez d’abord l’une d’elles.
table-too-often =
    Vous l’avez déjà fait { $limit } fois à cette table en une heure. Vous pourrez recommencer dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
table-log-full =
    Le journal de cette table est plein : elle n’accepte plus que des coups. Vous pouvez continuer à jouer, ou la
    quitter.
match-too-long =
    Cette partie a atteint { $limit } coups, le maximum pour une table. Votez pour y mettre fin, ou quittez la table.
record-too-long = Cet enregistrement est trop long : il peut compter au plus { $moves } coups et { $lines } lignes.
takes-too-long = Le serveur a renoncé au bout de { $seconds } secondes : l’opération prend trop de temps.
banned =
    Vous ne pouvez plus utiliser ce serveur. Si vous pensez qu’il s’agit d’une erreur, écrivez à ses responsables.
no-such-person = Cette personne n’existe pas.
body-too-big = La requête est trop volumineuse : { $limit } Kio au maximum.
bad-request = La requête n’est pas conforme à l’API ({ $place }) : { $detail }.
server-fault = Une erreur est survenue sur le serveur. Elle a été enregistrée.
server-busy = Le serveur est surchargé. Réessayez dans un instant.
page-api = Le serveur Tricity fonctionne. Son API est décrite à l’adresse /api/schema/openapi.json.
preview-invited = On vous invite à jouer à { $game }
preview-invites = { $name } vous invite à jouer à { $game }
not-a-backup = { $path } n’est pas une sauvegarde de Tricity.
workers-need-postgres = Pour utiliser plusieurs processus, il faut PostgreSQL (--database).

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
cc-board-round = Manche { $round } sur { $rounds } · { $phase }
cc-board-gold = { $gold } or
cc-board-price = industrie : { $price } or
cc-board-size = ville { $size }/{ $limit }

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

called-somebody = Quelqu’un
called-bot = Robot { $number }
called-rival = L’Automa
bot-random = aléatoire
bot-beginner = débutant
bot-improver = intermédiaire
bot-strong = fort
bot-expert = expert
slow-engine = Ici, les robots forts réfléchissent quelques secondes par coup, car le moteur de ce serveur n’est pas compilé. Ils jouent tout aussi bien.
reason-random = ce robot joue au hasard
reason-only = il n’y avait pas d’autre coup
reason-fallback =
    { $seat } · { $case ->
        [late] son temps de réflexion était écoulé : il a joué au hasard
       *[failed] une erreur est survenue : il a joué au hasard
    }
reason-lookahead = { $seat } · le meilleur coup à première vue ; { reason-outlook }
reason-search =
    { $seat } · { $simulations ->
        [one] { $simulations } partie simulée,
       *[other] { $simulations } parties simulées,
    } dont { $percent } % avec ce coup ; { reason-outlook }
reason-cut-short = { reason-search } (réflexion abrégée : le serveur est très sollicité)
reason-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] il pense finir avec { $points } point d’avance
               *[other] il pense finir avec { $points } points d’avance
            }
        [behind]
            { $points ->
                [one] il pense finir avec { $points } point de retard
               *[other] il pense finir avec { $points } points de retard
            }
        [level] il s’attend à une fin serrée
       *[score]
            { $points ->
                [one] il pense marquer { $points } point
               *[other] il pense marquer { $points } points
            }
    }
hint-reason =
    { $weight ->
        [only] votre seul coup possible
        [clear] nettement le meilleur coup ; { hint-outlook }
        [favourite] un peu mieux que les autres ; { hint-outlook }
       *[alternative] à envisager aussi ; { hint-outlook }
    }
hint-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] vous devriez finir avec { $points } point d’avance
               *[other] vous devriez finir avec { $points } points d’avance
            }
        [behind]
            { $points ->
                [one] vous devriez finir avec { $points } point de retard
               *[other] vous devriez finir avec { $points } points de retard
            }
        [level] la fin s’annonce serrée
       *[score]
            { $points ->
                [one] vous devriez marquer environ { $points } point
               *[other] vous devriez marquer environ { $points } points
            }
    }
hint-intro = Un joueur fort envisagerait :
hand-over = { $seat }, à vous ! Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
no-such-rule = La règle « { $rule } » n’existe pas dans { $game }.
goodbye = Au revoir !
score-now = Si la partie s’arrêtait maintenant :
score-total = total
score-tiebreak = départage

## La commande

no-such-bot = Le robot « { $bot } » n’existe pas. Choisissez parmi : { $allowed }.
bot-without-budget = Le robot « { $bot } » ne simule pas de parties : il n’accepte pas de budget.
bad-name = « { $name } » ne peut pas servir de nom : utilisez au plus { $limit } caractères imprimables.
replay-start = Début de la partie
no-such-turn =
    { $count ->
        [0] Le coup { $number } n’existe pas : l’enregistrement n’en compte aucun.
       *[other] Le coup { $number } n’existe pas : l’enregistrement en compte { $count }.
    }
mode-compiled = moteur compilé
mode-pure = moteur en Python pur

## Le laboratoire d’équilibre

bot-all-seeing = omniscient
bot-openspiel = OpenSpiel

# Analyses et bilans

nothing-to-analyse = Ce joueur n’a pas de décision à prendre ici.
review-unfinished = Seules les parties jouées jusqu’au bout ont un bilan.
no-puzzle = Aucun problème à résoudre n’est encore proposé pour { $game }.
review-missing = Cette partie n’a pas encore de bilan.
no-exercise = Le coup { $number } de cette partie n’est pas un exercice.
# Notifications : messages push, e-mails et webhooks.
notice-turn = À vous de jouer à { $game }
no-email-here = Ce serveur n’envoie pas d’e-mails.
no-webhooks-here = Ce serveur n’envoie pas de notifications à des webhooks.
no-such-channel = Cet appareil ou cette adresse n’existe pas, ou ne reçoit plus de notifications.
no-such-code = Ce lien ne fonctionne plus.
bad-webhook = Indiquez l’adresse complète, en https, d’un service accessible sur Internet.
