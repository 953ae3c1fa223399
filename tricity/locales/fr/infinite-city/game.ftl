### Infinite City en français. Les règles suivent l’ordre de leur page ; un message `ic-part-…` en ouvre une partie.
### Les tuiles gardent le nom anglais qui y est imprimé, comme dans la règle française : « Anna joue la tuile Bank ».

game-infinite-city = Infinite City
    .about =
        Posez des tuiles, placez vos jetons et appliquez l’effet de chaque tuile dans une ville sans limites. De 2 à 6
        joueurs.
    .pitch = Posez des tuiles, appliquez leurs effets et contrôlez les plus grands groupes d’une ville sans limites.
    .invitation =
        À votre tour, vous ajoutez une tuile à une ville sans limites, vous y placez un jeton et vous appliquez son
        effet. Les effets échangent, déplacent ou retournent des tuiles et font voyager les jetons. À la fin, le joueur
        dont les groupes valent le plus de points l’emporte.

option-printed_values = Valeurs imprimées
    .about =
        Les points bonus et les bords argentés imprimés sur vos propres tuiles. Sans eux, seuls comptent ceux que montre
        le livret.

tile-arboretum = Arboretum
tile-bank = Bank
tile-capitol = Capitol
tile-construction-site = Construction Site
tile-disaster-site = Disaster Site
tile-embassy = Embassy
tile-factory = Factory
tile-hotel = Hotel
tile-housing = Housing
tile-library = Library
tile-mausoleum = Mausoleum
tile-plaza = Plaza
tile-police-hq = Police HQ
tile-port = Port
tile-post-office = Post Office
tile-power-station = Power Station
tile-security-guardpost = Security Guardpost
tile-shopping-complex = Shopping Complex
tile-stadium = Stadium
tile-temple = Temple
tile-transit-station = Transit Station

## Règles

ic-part-setup = Matériel et mise en place

IC-01 =
    La boîte contient 120 tuiles : 4 Arboretum, 6 Bank, 1 Capitol, 7 Construction Site, 3 Disaster Site, 8 Embassy,
    5 Factory, 4 Hotel, 10 Housing, 6 Library, 6 Mausoleum, 6 Plaza, 3 Police HQ, 8 Port, 8 Post Office, 5 Power
    Station, 9 Security Guardpost, 4 Shopping Complex, 5 Stadium, 4 Temple et 8 Transit Station. Elle contient aussi 15
    jetons dans chacune des six couleurs : chaque joueur prend ceux de la sienne.
IC-02 =
    Certaines tuiles portent des points bonus, d’autres un bord argenté avec des anneaux. Le livret n’en montre que
    trois : Power Station (1 point bonus, bord argenté), Police HQ (1 point bonus) et Construction Site (bord argenté).
    Notre décision : toutes les autres sont jouées sans bonus ni bord argenté, sauf si vous ouvrez la table avec les
    valeurs imprimées sur vos propres tuiles.
IC-03 =
    Mélangez les tuiles. Chaque joueur en reçoit 5, qu’il garde secrètes. Posez-en 5 autres face cachée, en croix, au
    milieu de la table : au centre, en haut, à droite, en bas, à gauche. Chaque case est désignée par deux nombres : sa
    distance au centre vers la droite, puis vers le bas. Notre décision : les tuiles que vous avez vues dans la main d’un
    autre joueur vous restent indiquées tant qu’elles s’y trouvent, mais pas celles qui retournent dans la pioche.
IC-04 = Le premier joueur est tiré au sort ; on joue ensuite dans le sens horaire.
    .refused = { $seat } doit attendre son tour : c’est à { $other_seat } de jouer.

ic-part-turn = Le tour d’un joueur

IC-10 =
    Jouez une tuile de votre main : posez-la face visible, un côté contre une tuile déjà en jeu, placez-y un de vos
    jetons, puis appliquez son effet.
    .refused =
        { $case ->
            [hand] Vous n’avez pas la tuile { $tile } en main. Vos tuiles : { $tiles }.
            [empty] Votre main est vide : placez un jeton sur un Hotel si c’est possible, ou passez.
            [taken] Impossible de poser une tuile en { $at } : il y en a déjà une. Choisissez une case libre.
            [apart]
                Impossible de poser une tuile en { $at } : elle n’en toucherait aucune autre. Choisissez une case
                à côté d’une tuile.
           *[turn] Aucun effet n’est en cours : jouez une tuile de votre main ou placez un jeton sur un Hotel.
        }
IC-11 = Vous pouvez aussi, au lieu de jouer une tuile, placer un jeton sur un Hotel (IC-H8).
    .refused = Il n’y a pas d’Hotel face visible en { $at }.
IC-12 =
    Quand vous placez un jeton sur une tuile face cachée, retournez-la face visible et appliquez son effet. Sur une tuile
    déjà face visible, n’appliquez rien. Déplacer ou échanger des jetons, ce n’est pas en placer.
IC-13 =
    Si un effet vous fait jouer une autre tuile, placez-y aussi un de vos jetons et appliquez son effet, et ainsi de
    suite. Ce qui reste à faire de l’effet précédent (ranger les autres tuiles d’une Library, faire piocher une tuile
    après un Temple) vient ensuite, en remontant du dernier effet au premier, même si la tuile d’origine a été déplacée
    ou retirée entre-temps. Une tuile dont l’effet est en attente (IC-H3) le perd si elle quitte la ville ; si elle a
    été déplacée ou a perdu son jeton, elle agit depuis la case où elle se trouve.
    .refused = Aucune tuile n’attend son effet en { $at }.
IC-14 =
    Vous devez appliquer l’effet d’une tuile si c’est possible ; seuls ceux de l’Arboretum et de l’Hotel sont facultatifs.
    Ignorez un effet impossible à appliquer.
    .refused =
        { $case ->
            [pending] Appliquez d’abord l’effet de la tuile { $tile } en { $at }.
           *[empty] Il n’y a pas de tuile en { $at }.
        }
IC-15 =
    À la fin de votre tour, piochez jusqu’à avoir 5 tuiles en main. Si vous en avez déjà 5 ou plus, n’en piochez pas.
    Piochez ensuite pour les tuiles Factory (IC-H7).
IC-16 =
    Notre décision, car le livret n’en parle pas : quand la pioche s’épuise, piochez ce qui reste ; on ne la reconstitue
    pas. Si votre main est vide, vous pouvez placer un jeton sur un Hotel ou passer, puis vous piochez comme
    d’habitude ; avec des tuiles en main, vous ne pouvez pas passer. La partie se termine quand tous les joueurs passent
    l’un après l’autre.
    .refused =
        Vous ne pouvez pas passer : il vous reste { $count ->
            [one] { $count } tuile
           *[other] { $count } tuiles
        } en main. Jouez-en une.
IC-17 =
    Chaque joueur qui a un jeton sur une tuile la contrôle. Plusieurs joueurs peuvent contrôler la même tuile, quel que
    soit le nombre de leurs jetons.
IC-18 =
    Notre décision : pour placer un jeton là où il faut d’abord en rendre d’autres, vous devez en avoir un en réserve.
    On rend les autres jetons, vous placez le vôtre, puis on vérifie si c’était votre dernier. S’il vous manque des
    jetons pour appliquer un effet, placez ceux qui vous restent, un par un, où vous voulez ; sans jeton, ignorez
    l’effet.

ic-part-texts = Les effets des tuiles

IC-H1 = Arboretum : vous pouvez reprendre jusqu’à trois de vos jetons posés sur des tuiles.
    .refused = Vous n’avez pas de jeton en { $at }.
IC-H2 =
    Bank : échangez un de vos jetons posés sur cette tuile contre un jeton posé sur une tuile que vous ne contrôlez pas.
    S’il y en a plusieurs, choisissez à qui vous le prenez.
    .refused =
        { $case ->
            [own] Vous contrôlez la tuile en { $at }. Choisissez-en une que vous ne contrôlez pas.
           *[none] { $seat } n’a pas de jeton en { $at }.
        }
IC-H3 =
    Capitol : placez un de vos jetons sur chaque tuile adjacente, après avoir rendu à leurs propriétaires les jetons qui
    s’y trouvent, y compris les vôtres. Les Power Stations ne l’empêchent pas. Notre décision : placez d’abord tous les
    jetons et retournez les tuiles face visible, puis appliquez les effets des tuiles ainsi retournées, dans l’ordre de
    votre choix. S’il vous reste moins de jetons qu’il n’y a de tuiles adjacentes, choisissez où les placer, un par un :
    chacun retourne aussitôt sa tuile, mais les effets attendent le dernier jeton.
    .refused = Le Capitol ne peut pas placer de jeton en { $at }.
IC-H4 = Construction Site : jouez une autre tuile de votre main.
IC-H5 =
    Disaster Site : choisissez une autre tuile en jeu et glissez-la sous la pioche. Rendez ses jetons à leurs
    propriétaires.
    .refused = Le Disaster Site en { $at } ne peut pas se retirer lui-même. Choisissez une autre tuile.
IC-H6 =
    Embassy : placez un de vos jetons sur une tuile adjacente, après avoir rendu à leurs propriétaires ceux qui s’y
    trouvent.
    .refused = La tuile en { $at } n’est pas adjacente à l’Embassy.
IC-H7 = Factory : à la fin de ce tour, après avoir complété votre main, piochez 5 tuiles de plus.
IC-H8 =
    Hotel : si vous n’avez pas de jeton sur cet Hotel, vous pouvez y placer un jeton à votre tour, au lieu de commencer
    par jouer une tuile. Vos jetons sur d’autres Hotels ne changent rien. Jouer un Hotel n’a pas d’effet
    immédiat. Notre décision : vous ne pouvez pas placer ce jeton à la place d’une tuile qu’un Construction Site, une
    Library ou un Temple vous fait jouer.
    .refused = Vous avez déjà un jeton sur l’Hotel en { $at }.
IC-H9 = Housing : placez un de vos jetons sur une tuile sans jeton, face visible ou face cachée.
    .refused = Il y a déjà des jetons en { $at }. Choisissez une tuile sans jeton.
IC-H10 =
    Library : regardez les cinq premières tuiles de la pioche, ou celles qui restent s’il y en a moins. Jouez-en une qui
    ne soit pas une Library. Quand son effet est terminé, glissez les autres sous la pioche (notre décision : dans
    l’ordre où vous les avez vues). Si vous ne voyez que des tuiles Library, n’en jouez aucune.
    .refused =
        { $case ->
            [library] Une Library ne permet pas d’en jouer une autre. Choisissez une autre tuile.
           *[tile] La tuile { $tile } n’est pas parmi celles que vous regardez : { $tiles }.
        }
IC-H11 =
    Mausoleum : prenez en main une tuile adjacente et rendez ses jetons à leurs propriétaires. Si elle était face cachée,
    les autres joueurs ne la voient pas.
    .refused = La tuile en { $at } n’est pas adjacente au Mausoleum.
IC-H12 =
    Plaza : tant qu’une Plaza face visible a un côté libre, toute tuile que l’on pose doit toucher une Plaza, qu’elle
    vienne de la main, d’une Library, d’un Temple, d’un Port ou d’un Post Office. Une tuile que l’on déplace est d’abord
    retirée, et la case qu’elle quitte ne compte pas. Si aucune case ne convient, posez la tuile où vous voulez. Échanger
    deux tuiles, ce n’est pas en poser. Une Plaza protégée compte aussi.
    .refused =
        Impossible de poser une tuile en { $at } : elle doit toucher une Plaza, par exemple en { $other_at }.
IC-H13 =
    Police HQ : quand cette tuile est jouée, ou retournée par un jeton, chaque autre joueur à qui il reste un jeton en
    place un ici, dans le sens horaire à partir du joueur actif.
IC-H14 =
    Port : posez la première tuile de la pioche face cachée, à côté de n’importe quelle tuile. Personne ne la regarde.
IC-H15 =
    Post Office : déplacez une tuile, avec ses jetons, vers une autre case où elle touche au moins une autre tuile. La
    ville peut se retrouver coupée en deux.
    .refused = La tuile en { $at } doit changer de case. Choisissez une autre case.
IC-H16 =
    Power Station : l’effet d’une autre tuile ne peut atteindre ni cette tuile, ni les tuiles adjacentes, ni les jetons
    posés sur elles (IC-30). Quand les cinq Power Stations sont face visible, la partie se termine aussitôt (IC-41).
IC-H17 = Security Guardpost : rendez à leurs propriétaires tous les jetons d’une tuile de votre choix.
    .refused = Il n’y a pas de jeton en { $at }. Choisissez une tuile qui en porte.
IC-H18 = Shopping Complex : échangez votre main avec celle d’un autre joueur.
    .refused =
        { $case ->
            [self] Vous ne pouvez pas échanger votre main avec vous-même. Choisissez un autre joueur.
           *[nobody] { $other_seat } ne joue pas à cette table.
        }
IC-H19 = Stadium : déplacez vers cette tuile un jeton, ou tous les jetons, d’une tuile adjacente.
    .refused =
        { $case ->
            [apart] La tuile en { $at } n’est pas adjacente au Stadium.
            [few] Il y a au plus un jeton en { $at } : choisissez ce jeton plutôt que « tous ».
           *[none] { $seat } n’a pas de jeton en { $at }.
        }
IC-H20 =
    Temple : regardez la main d’un autre joueur qui a des tuiles et jouez-en une comme si elle était à vous. Quand son
    effet est terminé, ce joueur pioche une tuile.
    .refused =
        { $case ->
            [tile] { $other_seat } n’a pas la tuile { $tile } en main. Choisissez parmi : { $tiles }.
            [self] Vous ne pouvez pas regarder votre propre main. Choisissez un autre joueur.
            [empty] { $other_seat } n’a pas de tuile en main. Choisissez un autre joueur.
           *[nobody] { $other_seat } ne joue pas à cette table.
        }
IC-H21 = Transit Station : échangez les positions de deux tuiles, avec tous leurs jetons.
    .refused = La tuile en { $at } ne peut pas être échangée avec elle-même. Choisissez-en une autre.

ic-part-protection = Protection

IC-30 =
    Une Power Station face visible se protège elle-même, ainsi que les tuiles qui lui sont adjacentes à ce moment-là.
    L’effet d’une autre tuile ne peut ni les déplacer, ni les échanger, ni les retirer, ni les retourner ; il ne peut pas
    non plus y placer, y prendre, y déplacer ou y échanger de jetons.
    .refused = La tuile en { $at } est protégée par la Power Station en { $other_at }. Choisissez-en une autre.
IC-31 =
    Notre décision : prise à la lettre, cette protection vaut aussi contre l’effet d’une tuile sur elle-même. À côté d’une
    Power Station, un Hotel ne reçoit pas de jeton, un Police HQ ne reçoit que celui du joueur qui l’a joué, et une Bank
    ou un Stadium n’a pas d’effet.
    .refused =
        Vous ne pouvez pas placer de jeton sur l’Hotel en { $at } : il est protégé par la Power Station en { $other_at }.
IC-32 =
    On place toujours un jeton sur la tuile que l’on joue (IC-10). Une tuile adjacente à une Power Station agit quand
    même sur les tuiles qui ne sont pas protégées.
IC-33 =
    Le Capitol l’emporte sur la protection (IC-H3). Notre décision : une Power Station face cachée ne protège rien et ne
    compte pas pour la fin de la partie.
IC-34 = On peut déplacer à côté d’une Power Station une tuile qui n’est pas protégée.

ic-part-end = Fin de la partie

IC-40 =
    Quand un joueur place son dernier jeton, on termine les effets en cours, mais jusqu’à la fin de ce tour,
    Construction Site, Library, Temple et Port n’ont plus d’effet (un Post Office déplace encore sa tuile). Ensuite,
    tous les autres joueurs jouent un dernier tour, en commençant par le voisin de gauche du joueur actif ; un joueur
    sans jeton passe. Notre décision : si plusieurs joueurs épuisent leurs jetons, seul le premier n’a pas de dernier
    tour. Récupérer des jetons ne change rien à la fin de la partie. Un dernier jeton placé pendant un dernier tour a
    les mêmes conséquences pour les effets, mais ne donne de tour supplémentaire à personne.
    .refused =
        { $case ->
            [tokens] { $seat } n’a plus de jeton et doit passer.
           *[over] La partie est terminée.
        }
IC-41 =
    Dès que la cinquième Power Station est face visible et porte son jeton, la partie se termine : on n’applique plus
    d’effets et on ne pioche plus. Si un Capitol en est la cause, il place d’abord tous ses jetons et retourne toutes
    ses tuiles.

ic-part-scoring = Décompte

IC-50 =
    Chaque groupe d’au moins 3 tuiles adjacentes que vous contrôlez rapporte 1 point par tuile.
    .scored = Groupes, selon leur taille : { $sizes }
IC-51 = Ajoutez les points bonus imprimés sur les tuiles que vous contrôlez.
    .scored = Tuiles à points bonus : { $tiles }
IC-52 =
    Le joueur qui contrôle le plus de tuiles à bord argenté marque 1 point pour chacune d’elles. En cas d’égalité, tous
    les joueurs à égalité marquent ces points.
    .scored =
        { $count ->
            [0] Aucune tuile à bord argenté
            [one] { $count } tuile à bord argenté
           *[other] { $count } tuiles à bord argenté
        } (le maximum à la table : { $most })
IC-53 = Une tuile contrôlée par plusieurs joueurs compte entièrement pour chacun d’eux.
IC-54 =
    Le joueur qui a le plus de points gagne. En cas d’égalité, à quelque place que ce soit, celui qui contrôle le plus
    grand groupe de tuiles adjacentes, quelle qu’en soit la taille, passe devant. Notre décision : si l’égalité persiste,
    la place est partagée.
    .scored = Plus grand groupe, pour départager : { $size }

## Ce qui se passe

ic-first = { $seat } commence.
ic-drew =
    { $seat } pioche { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
    .secret =
        { $seat } pioche { $count ->
            [one] { $count } tuile
           *[other] { $count } tuiles
        } : { $tiles }.
ic-played = { $seat } joue la tuile { $tile } en { $at }.
ic-hotel = { $seat } place un jeton sur l’Hotel en { $at }.
ic-passed = { $seat } passe son tour.
ic-put = { $seat } place un jeton en { $at }.
ic-turned = La tuile { $tile } en { $at } est retournée face visible.
ic-returned =
    { $seat } récupère { $count ->
        [one] { $count } jeton posé
       *[other] { $count } jetons posés
    } en { $at }.
ic-took-back = { $seat } reprend un jeton en { $at }.
ic-done = { $seat } ne reprend plus de jetons.
ic-traded = { $seat } échange un jeton en { $at } contre un jeton appartenant à { $other_seat } en { $other_at }.
ic-removed = { $seat } retire la tuile { $tile } en { $at } et la glisse sous la pioche.
ic-removed-down = { $seat } retire la tuile face cachée en { $at } et la glisse sous la pioche.
ic-factory = { $seat } piochera 5 tuiles de plus à la fin du tour.
ic-library =
    { $seat } regarde { $count ->
        [one] la première tuile
       *[other] les { $count } premières tuiles
    } de la pioche.
    .secret =
        { $seat } regarde { $count ->
            [one] la première tuile
           *[other] les { $count } premières tuiles
        } de la pioche : { $tiles }.
ic-under =
    { $count ->
        [one] { $count } tuile va
       *[other] { $count } tuiles vont
    } sous la pioche.
ic-took = { $seat } prend en main la tuile { $tile } en { $at }.
ic-took-down = { $seat } prend en main la tuile face cachée en { $at }.
    .secret = { $seat } prend en main la tuile face cachée en { $at } : c’est la tuile { $tile }.
ic-laid = { $seat } pose une tuile face cachée en { $at }.
ic-moved = { $seat } déplace la tuile { $tile } de { $at } vers { $other_at }.
ic-moved-down = { $seat } déplace une tuile face cachée de { $at } vers { $other_at }.
ic-cleared = { $seat } rend à leurs propriétaires tous les jetons de la tuile en { $at }.
ic-swapped-hands = { $seat } et { $other_seat } échangent leurs mains.
ic-received =
    { $seat } a maintenant { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en main.
    .secret =
        { $count ->
            [0] { $seat } n’a plus de tuile en main.
           *[other] { $seat } a maintenant ces tuiles en main : { $tiles }.
        }
ic-gathered =
    { $case ->
        [own] { $count ->
            [one] { $seat } déplace un de ses propres jetons de { $other_at } vers { $at }.
           *[other] { $seat } déplace { $count } de ses propres jetons de { $other_at } vers { $at }.
        }
       *[other] { $count ->
            [one] { $seat } déplace { $count } jeton appartenant à { $other_seat }, de { $other_at } vers { $at }.
           *[other] { $seat } déplace { $count } jetons appartenant à { $other_seat }, de { $other_at } vers { $at }.
        }
    }
ic-looked = { $other_seat } montre sa main à { $seat }.
    .secret = { $other_seat } montre sa main à { $seat } : { $tiles }.
ic-swapped = { $seat } échange la tuile en { $at } avec celle en { $other_at }.
ic-idle = La tuile { $tile } en { $at } reste sans effet.
ic-ran-out = { $seat } place son dernier jeton : après ce tour, chacun des autres joueurs joue une dernière fois.
ic-ran-out-too = { $seat } place son dernier jeton.
ic-last-turn = { $seat } joue son dernier tour.
ic-over = Les derniers tours sont joués : on compte les points.
ic-over-passes = Tous les joueurs ont passé : on compte les points.
ic-over-stations = Les cinq Power Stations sont face visible : la partie se termine, on compte les points.

## Que faire maintenant

ic-now-play =
    Jouez une tuile ou, si c’est possible, placez un jeton sur un Hotel. Vos tuiles : { $tiles }.
    .seen = Jouez une tuile ou, si c’est possible, placez un jeton sur un Hotel.
ic-now-empty = Votre main est vide : placez un jeton sur un Hotel si c’est possible, ou passez.
ic-now-no-tokens = Vous n’avez plus de jeton : passez.
ic-now-waiting = Choisissez la tuile dont l’effet s’applique en premier.
ic-now-arboretum =
    Arboretum en { $at } : { $left ->
        [one] reprenez encore un jeton, ou arrêtez-vous.
       *[other] reprenez jusqu’à { $left } jetons, un par un, ou arrêtez-vous.
    }
ic-now-bank = Bank en { $at } : contre quel jeton échangez-vous le vôtre ?
ic-now-capitol =
    Capitol en { $at } : il ne vous reste { $left ->
        [one] qu’un jeton
       *[other] que { $left } jetons
    }, pas assez pour toutes les tuiles adjacentes. Où placez-vous le prochain ?
ic-now-construction-site = Construction Site en { $at } : jouez une autre tuile de votre main. Vos tuiles : { $tiles }.
ic-now-disaster-site = Disaster Site en { $at } : choisissez la tuile à glisser sous la pioche.
ic-now-embassy = Embassy en { $at } : choisissez la tuile adjacente où placer votre jeton.
ic-now-housing = Housing en { $at } : choisissez la tuile sans jeton où placer le vôtre.
ic-now-library = Library en { $at } : jouez une de ces tuiles ({ $tiles }), mais pas une Library.
ic-now-mausoleum = Mausoleum en { $at } : choisissez la tuile adjacente à prendre en main.
ic-now-port = Port en { $at } : choisissez où poser la première tuile de la pioche, face cachée.
ic-now-post-office = Post Office en { $at } : choisissez la tuile à déplacer, puis sa nouvelle case.
ic-now-to = Post Office en { $at } : choisissez la nouvelle case de la tuile en { $other_at }.
ic-now-security-guardpost = Security Guardpost en { $at } : choisissez la tuile dont vous rendez tous les jetons.
ic-now-shopping-complex = Shopping Complex en { $at } : avec qui échangez-vous votre main ?
ic-now-stadium =
    Stadium en { $at } : déplacez ici un jeton, ou tous les jetons, d’une tuile adjacente.
ic-now-temple = Temple en { $at } : choisissez le joueur dont vous voulez voir la main, puis la tuile à jouer.
ic-now-from-hand = Temple en { $at } : { $other_seat } vous montre sa main. Jouez une de ces tuiles : { $tiles }.
ic-now-transit-station = Transit Station en { $at } : choisissez la première des deux tuiles à échanger.
ic-now-with =
    Transit Station en { $at } : choisissez la tuile à échanger avec celle en { $other_at }.

## Valeurs et positions impossibles

ic-values-shape = { $option } : indiquez les types de tuiles et leurs valeurs, ou un tableau au format CSV.
ic-values-columns =
    { $option } : la première ligne du tableau doit nommer les colonnes { $columns }, et d’autres lignes doivent suivre. { $count ->
        [0] Il n’y en a aucune.
       *[other] Il manque : { $missing_columns }.
    }
ic-values-kind =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }ligne { $line }
    } : aucune tuile ne s’appelle « { $kind } ». Choisissez parmi : { $tiles }.
ic-values-copy =
    { $option }, { $tile } : indiquez « bonus » et « silver », ou une liste de « count », « bonus » et « silver ».
ic-values-number =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }ligne { $line }
    }, { $tile } : « { $value } » n’est pas un nombre de 0 à { $most } ({ $column }).
ic-values-silver =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }ligne { $line }
    }, { $tile } : « { $value } » ne dit pas si le bord est argenté. Écrivez oui ou non.
ic-values-count =
    { $option }, { $tile } : vous indiquez { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }, mais la boîte en contient { $expected }.
# Columns of such a table, with other names that they may have; and what means yes and no in it.
column-kind = tuile
    .also = type
column-count = nombre
    .also = exemplaires
column-bonus = bonus
    .also = points
column-silver = argenté
    .also = argent
ic-values-yes = oui, o
ic-values-no = non, n
ic-position-tile = Position, { $place } : la boîte ne contient pas de tuile « { $text } ».
ic-position-tiles =
    Position, { $place } : il y a { $there ->
        [one] { $there } tuile
       *[other] { $there } tuiles
    } « { $tile } », il en faut { $expected }. { $rule }
ic-position-tokens =
    Position, { $place } : ce joueur a { $there ->
        [one] { $there } jeton
       *[other] { $there } jetons
    }, il lui en faut { $expected }. { $rule }
ic-position-cell = Position, { $place } : { $at } n’est pas une case, ou elle est trop loin du centre.
ic-position-known = Position, { $place } : personne ne peut savoir cela au sujet de cette main.
ic-position-form = Position, { $place } : la forme correcte est { $expected }.

## Une table dans un terminal : lettres des tuiles, étiquettes et mots des coups

ic-letter-arboretum = Ar
ic-letter-bank = Ba
ic-letter-capitol = Ca
ic-letter-construction-site = Co
ic-letter-disaster-site = Di
ic-letter-embassy = Em
ic-letter-factory = Fa
ic-letter-hotel = Ho
ic-letter-housing = Hs
ic-letter-library = Li
ic-letter-mausoleum = Ma
ic-letter-plaza = Pz
ic-letter-police-hq = Pq
ic-letter-port = Po
ic-letter-post-office = Of
ic-letter-power-station = Pw
ic-letter-security-guardpost = Gu
ic-letter-shopping-complex = Sh
ic-letter-stadium = St
ic-letter-temple = Te
ic-letter-transit-station = Tr
ic-board-deck = pioche { $count }
ic-board-tokens = jetons { $count }
ic-board-last-turns = dernier tour encore à jouer : { $seats }
ic-board-last-turn = dernier tour de la partie
ic-board-following = effets en cours, le plus récent d’abord :
ic-board-text = { $tile } en { $at }
ic-board-aside =
    { $count ->
        [one] { $count } tuile ira
       *[other] { $count } tuiles iront
    } sous la pioche
ic-board-outside =
    { $count ->
        [one] { $count } autre tuile est hors du cadre
       *[other] { $count } autres tuiles sont hors du cadre
    } : { $ats }
ic-board-legend = { $down } face cachée · { $free } case possible · { $safe } protégée · lettre : jeton d’un joueur
ic-verb-play = jouer
ic-verb-hotel = Hotel
ic-verb-take-back = reprendre
ic-verb-done = terminer
ic-verb-trade = échanger
ic-verb-put = placer
ic-verb-follow = appliquer
ic-verb-remove = retirer
ic-verb-take = prendre
ic-verb-lay = poser
ic-verb-move = déplacer
ic-verb-to = vers
ic-verb-clear = libérer
ic-verb-swap-hands = mains
ic-verb-gather = rassembler
ic-verb-look = regarder
ic-verb-swap = permuter
ic-verb-with = avec
ic-all = tous
ic-object-arboretum = Arboretum
ic-object-bank = Bank
ic-object-capitol = Capitol
ic-object-construction-site = Construction Site
ic-object-disaster-site = Disaster Site
ic-object-embassy = Embassy
ic-object-factory = Factory
ic-object-hotel = Hotel
ic-object-housing = Housing
ic-object-library = Library
ic-object-mausoleum = Mausoleum
ic-object-plaza = Plaza
ic-object-police-hq = Police HQ
ic-object-port = Port
ic-object-post-office = Post Office
ic-object-power-station = Power Station
ic-object-security-guardpost = Security Guardpost
ic-object-shopping-complex = Shopping Complex
ic-object-stadium = Stadium
ic-object-temple = Temple
ic-object-transit-station = Transit Station

## The effects in short

ic-short-arboretum = Reprenez jusqu’à 3 de vos jetons.
ic-short-bank = Échangez votre jeton contre celui d’une autre tuile.
ic-short-capitol = Placez un jeton sur chaque tuile adjacente.
ic-short-construction-site = Jouez une autre tuile.
ic-short-disaster-site = Glissez une tuile sous la pioche.
ic-short-embassy = Emparez-vous d’une tuile adjacente.
ic-short-factory = Piochez 5 tuiles de plus en fin de tour.
ic-short-hotel = Placez un jeton ici au lieu de jouer une tuile.
ic-short-housing = Placez un jeton sur une tuile sans jeton.
ic-short-library = Jouez l’une des 5 premières tuiles de la pioche.
ic-short-mausoleum = Prenez en main une tuile adjacente.
ic-short-plaza = Posez les tuiles à côté d’une Plaza.
ic-short-police-hq = Chaque autre joueur place un jeton ici.
ic-short-port = Posez une tuile de la pioche, face cachée.
ic-short-post-office = Déplacez une tuile et ses jetons.
ic-short-power-station = Protège cette tuile et les tuiles adjacentes.
ic-short-security-guardpost = Rendez tous les jetons d’une tuile.
ic-short-shopping-complex = Échangez votre main avec un autre joueur.
ic-short-stadium = Déplacez ici des jetons d’une tuile adjacente.
ic-short-temple = Jouez une tuile prise à un autre joueur.
ic-short-transit-station = Échangez les positions de deux tuiles.
