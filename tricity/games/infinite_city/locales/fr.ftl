### Infinite City en français. Les règles suivent l’ordre de leur page ; un message `ic-part-…` en ouvre une partie.
### Les tuiles gardent le nom anglais qui y est imprimé, comme dans la règle française.

game-infinite-city = Infinite City
    .about = Posez des tuiles et des jetons, suivez leurs textes, dans une cité sans bords. De 2 à 6 joueurs.

option-printed_values = Valeurs imprimées
    .about =
        Les points bonus et les bords argentés de vos propres tuiles. Sans cela, seuls comptent ceux que montre la règle.

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

ic-part-setup = Mise en place

IC-01 =
    La boîte contient 120 tuiles : 4 Arboretum, 6 Bank, 1 Capitol, 7 Construction Site, 3 Disaster Site, 8 Embassy,
    5 Factory, 4 Hotel, 10 Housing, 6 Library, 6 Mausoleum, 6 Plaza, 3 Police HQ, 8 Port, 8 Post Office, 5 Power
    Station, 9 Security Guardpost, 4 Shopping Complex, 5 Stadium, 4 Temple et 8 Transit Station. Chaque joueur a 15
    jetons.
IC-02 =
    Certaines tuiles portent des points bonus, d’autres un bord argenté avec des anneaux. La règle ne les montre que
    pour trois sortes : Power Station (1 point bonus, bord argenté), Police HQ (1 point bonus) et Construction Site
    (bord argenté). Les autres tuiles comptent comme nues, sauf si la table est ouverte avec les valeurs de ses propres
    tuiles.
IC-03 =
    Les tuiles sont mélangées. Chaque joueur en reçoit 5, que les autres ne voient pas ; puis 5 sont posées face cachée
    en croix : centre, haut, droite, bas, gauche. Une place est nommée par sa distance au centre : vers la droite, puis
    vers le bas.
IC-04 = Le premier joueur est tiré au sort ; on joue ensuite dans le sens des aiguilles d’une montre.
    .refused = { $seat } doit attendre : c’est à { $other_seat } de jouer.

ic-part-turn = Un tour

IC-10 =
    Jouez une tuile de votre main : posez-la face visible de sorte qu’elle partage un bord avec une tuile en jeu,
    mettez-y un de vos jetons, puis suivez son texte.
    .refused =
        { $case ->
            [hand] Cette tuile n’est pas en main : { $tile }. En main : { $tiles }.
            [taken] Aucune tuile ne peut aller en { $at } : il y en a déjà une.
            [apart] Aucune tuile ne peut aller en { $at } : elle n’en toucherait pas d’autre.
           *[turn] Aucun texte n’est en cours : jouez une tuile de votre main ou prenez un Hotel.
        }
IC-11 = Ou bien, au lieu de jouer une tuile, mettez un jeton sur un Hotel (IC-H8).
    .refused = Il n’y a pas d’Hotel face visible en { $at }.
IC-12 =
    Un jeton que vous mettez sur une tuile face cachée la retourne face visible, et vous suivez son texte. Sur une tuile
    face visible, vous n’en suivez aucun. Déplacer ou échanger des jetons, ce n’est pas en mettre un.
IC-13 =
    Une tuile qu’un texte vous fait jouer reçoit aussi votre jeton et son texte est suivi à son tour, et ainsi de suite.
    Ce qui reste du texte précédent (les autres tuiles de la Library, la pioche du Temple) vient ensuite, en commençant
    par le dernier, même si sa propre tuile a été déplacée ou retirée entre-temps. Une tuile qui attend son texte
    (IC-H3) le perd si elle quitte la cité ; si elle a été déplacée ou a perdu son jeton, elle agit de là où elle est.
    .refused = Aucune tuile n’attend son texte en { $at }.
IC-14 =
    Un texte doit être suivi s’il trouve sur quoi agir, sauf ceux d’Arboretum et d’Hotel, qui vous laissent le choix.
    S’il ne trouve rien, il ne fait rien.
    .refused =
        { $case ->
            [pending] Suivez d’abord le texte de la tuile { $tile } en { $at }.
           *[empty] Il n’y a pas de tuile en { $at }.
        }
IC-15 =
    À la fin de votre tour, piochez jusqu’à avoir 5 tuiles ; avec 5 ou plus, n’en piochez pas. Puis viennent les tuiles
    Factory (IC-H7).
IC-16 =
    Si la pioche s’épuise, piochez ce qui reste ; on ne mélange pas de nouveau. La main vide, vous pouvez prendre un
    Hotel ou passer, et vous piochez comme d’habitude ; avec des tuiles en main, on ne passe pas. La partie se termine
    quand autant de passes que de joueurs se suivent.
    .refused =
        On ne passe pas avec { $count ->
            [one] { $count } tuile
           *[other] { $count } tuiles
        } en main.
IC-17 = Une tuile est contrôlée par chaque joueur qui y a un jeton, quel que soit leur nombre.
IC-18 =
    Pour mettre un jeton là où d’autres doivent d’abord être rendus, il vous en faut un en réserve. Les autres sont
    rendus, le vôtre est mis, puis on juge si c’était le dernier. Avec trop peu de jetons pour un texte, mettez ceux que
    vous avez, un par un, où vous voulez ; sans jeton, le texte ne fait rien.

ic-part-texts = Les textes des tuiles

IC-H1 = Arboretum : vous pouvez reprendre jusqu’à trois de vos jetons posés sur des tuiles.
    .refused = Aucun de vos jetons n’est en { $at }.
IC-H2 =
    Bank : échangez un de vos jetons sur cette tuile contre un jeton, à qui vous voulez, d’une tuile que vous ne
    contrôlez pas.
    .refused =
        { $case ->
            [own] Vous contrôlez la tuile en { $at } : la Bank échange avec une tuile que vous ne contrôlez pas.
           *[none] { $seat } n’a pas de jeton en { $at }.
        }
IC-H3 =
    Capitol : placez un de vos jetons sur chaque tuile adjacente, après avoir rendu à leurs propriétaires les jetons qui
    s’y trouvent, y compris les vôtres. Les Power Station ne l’empêchent pas. Placez d’abord tous les jetons et
    retournez les tuiles face visible, puis appliquez les effets des tuiles ainsi retournées, dans l’ordre de votre
    choix. S’il vous reste moins de jetons qu’il n’y a de tuiles adjacentes, choisissez où les placer, un par un :
    chacun retourne aussitôt sa tuile, mais les effets attendent que le dernier jeton soit placé.
    .refused = Le Capitol ne peut pas placer de jeton en { $at }.
IC-H4 = Construction Site : jouez une autre tuile de votre main.
IC-H5 =
    Disaster Site : choisissez une autre tuile en jeu. Elle va sous la pioche, ses jetons sont rendus à leurs
    propriétaires.
    .refused = Le Disaster Site en { $at } ne peut pas se retirer lui-même.
IC-H6 = Embassy : mettez un de vos jetons sur une tuile adjacente et rendez ceux qui s’y trouvent.
    .refused = La tuile en { $at } ne touche pas l’Embassy.
IC-H7 = Factory : après avoir pioché à la fin de ce tour, piochez 5 tuiles de plus.
IC-H8 =
    Hotel : à votre tour, si vous n’avez pas de jeton sur cet Hotel, vous pouvez y en placer un au lieu de commencer
    votre tour en jouant une tuile. Vous ne pouvez pas le faire à la place d’une tuile qu’un Construction Site, une
    Library ou un Temple vous fait jouer. Vos jetons sur d’autres Hotel ne changent rien. Un Hotel qui entre en jeu n’a
    aucun effet.
    .refused = Vous avez déjà un jeton sur l’Hotel en { $at }.
IC-H9 = Housing : mettez un de vos jetons sur une tuile sans jeton, face cachée ou visible.
    .refused = Il y a des jetons en { $at } : il faut une tuile qui n’en a pas.
IC-H10 =
    Library : regardez les cinq premières tuiles de la pioche, ou ce qu’il y en a. Jouez-en une qui n’est pas une
    Library ; les autres vont sous la pioche dans l’ordre où vous les avez vues, une fois suivi le texte de la tuile
    jouée. Si toutes sont des Library, n’en jouez aucune.
    .refused =
        { $case ->
            [library] Une Library ne permet pas d’en jouer une autre.
           *[tile] La Library n’a pas trouvé cette tuile : { $tile }. Elle a trouvé : { $tiles }.
        }
IC-H11 =
    Mausoleum : prenez en main une tuile adjacente et rendez ses jetons à leurs propriétaires. Les autres ne voient pas
    une tuile qui était face cachée.
    .refused = La tuile en { $at } ne touche pas le Mausoleum.
IC-H12 =
    Plaza : tant qu’une Plaza face visible a un côté libre, toute tuile que l’on pose doit toucher une Plaza : d’une
    main, d’une Library, d’un Port ou d’un Post Office. Une tuile que l’on déplace est d’abord levée, et son ancienne
    place ne compte pas. S’il n’y a pas de telle place, n’importe laquelle convient. Un échange de places n’est pas une
    pose. Une Plaza protégée oblige aussi.
    .refused = Aucune tuile ne peut aller en { $at } tant qu’une Plaza a un côté libre, comme en { $other_at }.
IC-H13 =
    Police HQ : quand il est joué, ou retourné par un jeton, chaque autre joueur qui a un jeton en met un ici, dans le
    sens des aiguilles d’une montre à partir du joueur dont c’est le tour.
IC-H14 =
    Port : posez la première tuile de la pioche face cachée, adjacente à n’importe quelle tuile. Personne ne la regarde.
IC-H15 =
    Post Office : déplacez une tuile avec ses jetons vers une autre place, où elle touche une autre tuile qu’elle-même.
    La cité peut se diviser.
    .refused = La tuile en { $at } ne peut pas rester à sa place.
IC-H16 =
    Power Station : aucun effet d’une autre tuile ne peut toucher cette tuile, ses voisines ni les jetons posés dessus
    (IC-30). Quand les cinq Power Station sont face visible, la partie se termine aussitôt (IC-41).
IC-H17 = Security Guardpost : rendez tous les jetons d’une tuile à leurs propriétaires.
    .refused = Il n’y a pas de jeton en { $at }.
IC-H18 = Shopping Complex : échangez votre main avec celle d’un autre joueur.
    .refused =
        { $case ->
            [self] On n’échange pas sa main avec soi-même.
           *[nobody] { $other_seat } n’est pas à cette table.
        }
IC-H19 = Stadium : déplacez un jeton, ou tous les jetons, d’une tuile adjacente vers celle-ci.
    .refused =
        { $case ->
            [apart] La tuile en { $at } ne touche pas le Stadium.
            [few] Il y a au plus un jeton en { $at } : dites à qui.
           *[none] { $seat } n’a pas de jeton en { $at }.
        }
IC-H20 =
    Temple : regardez la main d’un autre joueur qui a des tuiles et jouez-en une comme la vôtre. Ce joueur en pioche une
    une fois suivi le texte de la tuile jouée.
    .refused =
        { $case ->
            [tile] { $other_seat } n’a pas cette tuile en main : { $tile }. En main : { $tiles }.
            [self] Le Temple regarde la main d’un autre joueur.
            [empty] { $other_seat } n’a pas de tuile en main.
           *[nobody] { $other_seat } n’est pas à cette table.
        }
IC-H21 = Transit Station : deux tuiles échangent leurs places, avec tous leurs jetons.
    .refused = La tuile en { $at } ne peut pas échanger sa place avec elle-même.

ic-part-protection = Protection

IC-30 =
    Une Power Station face visible se protège elle-même ainsi que les tuiles qui partagent un bord avec elle, telles
    qu’elles sont posées. Le texte d’une autre tuile ne peut ni les déplacer, échanger, retirer ou retourner, ni y
    mettre, prendre, déplacer ou échanger des jetons.
    .refused = La tuile en { $at } est protégée par la Power Station en { $other_at }.
IC-31 =
    À la lettre, cela vaut aussi pour le texte d’une tuile sur elle-même : un Hotel à côté d’une Power Station ne reçoit
    pas de jetons, un Police HQ n’y reçoit que celui de son joueur, une Bank ou un Stadium n’y fait rien.
    .refused = L’Hotel en { $at } est protégé par la Power Station en { $other_at } et ne reçoit pas de jetons.
IC-32 =
    Le jeton d’une tuile que l’on joue (IC-10) est toujours mis. Une tuile à côté d’une Power Station agit tout de même
    sur les tuiles qui ne sont pas protégées.
IC-33 = Le Capitol l’emporte sur la protection (IC-H3). Une Power Station face cachée ne protège pas et ne compte pas.
IC-34 = Une tuile qui n’est pas protégée peut être déplacée à côté d’une Power Station.

ic-part-end = Fin de la partie

IC-40 =
    Quand un joueur met son dernier jeton, les textes en cours sont achevés, mais jusqu’à la fin de ce tour Construction
    Site, Library, Temple et Port ne font rien. Après ce tour, chaque joueur sauf celui qui n’a plus eu de jetons (le
    premier, s’il y en a plusieurs) joue un dernier tour, à partir de la gauche du joueur dont c’est le tour ; sans
    jetons, il passe. Récupérer des jetons n’annule pas la fin. Un dernier jeton mis pendant un dernier tour arrête les
    tuiles suivantes de la même façon et ne donne de tour à personne.
    .refused =
        { $case ->
            [tokens] { $seat } n’a pas de jetons et doit passer.
           *[over] La partie est terminée.
        }
IC-41 =
    Dès que la cinquième Power Station est face visible avec son jeton, la partie s’arrête : plus de textes, plus de
    pioche. Un Capitol met d’abord tous ses jetons et retourne toutes ses tuiles.

ic-part-scoring = Décompte

IC-50 = Chaque groupe d’au moins 3 tuiles que vous contrôlez et qui se tiennent par leurs bords : 1 point par tuile.
    .scored = Groupes selon leur taille : { $sizes }
IC-51 = Les points bonus imprimés sur les tuiles que vous contrôlez.
    .scored = Tuiles à points bonus : { $tiles }
IC-52 =
    Le joueur qui contrôle le plus de tuiles argentées : 1 point pour chacune. S’ils sont plusieurs, chacun marque ces
    points.
    .scored =
        { $count ->
            [one] { $count } tuile argentée
           *[other] { $count } tuiles argentées
        } ; le plus qu’on en ait : { $most }
IC-53 = Une tuile que contrôlent plusieurs joueurs compte entièrement pour chacun d’eux.
IC-54 =
    Le joueur qui a le plus de points gagne. À égalité, pour toute place, celui qui a le plus grand groupe d’un seul
    tenant, quelle que soit sa taille, passe devant ; si l’égalité demeure, la place est partagée.
    .scored = Plus grand groupe, en cas d’égalité : { $size }

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
ic-played = { $seat } joue en { $at } : { $tile }.
ic-hotel = { $seat } prend l’Hotel en { $at }.
ic-passed = { $seat } passe.
ic-put = { $seat } met un jeton en { $at }.
ic-turned = Retournée en { $at } : { $tile }.
ic-returned =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de { $at } de retour chez { $seat }.
ic-took-back = { $seat } reprend un jeton en { $at }.
ic-done = { $seat } ne reprend plus de jetons.
ic-traded = { $seat } échange un jeton en { $at } contre un jeton de { $other_seat } en { $other_at }.
ic-removed = { $seat } retire en { $at } : { $tile }. La tuile va sous la pioche.
ic-removed-down = { $seat } retire la tuile face cachée en { $at }. Elle va sous la pioche.
ic-factory = { $seat } piochera 5 tuiles de plus à la fin du tour.
ic-library =
    { $seat } regarde le haut de la pioche : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
    .secret =
        { $seat } regarde le haut de la pioche, { $count ->
            [one] { $count } tuile
           *[other] { $count } tuiles
        } : { $tiles }.
ic-under =
    { $count ->
        [one] { $count } tuile va
       *[other] { $count } tuiles vont
    } sous la pioche.
ic-took = { $seat } prend en main la tuile en { $at } : { $tile }.
ic-took-down = { $seat } prend en main la tuile face cachée en { $at }.
    .secret = { $seat } prend en main la tuile face cachée en { $at } : { $tile }.
ic-laid = { $seat } pose une tuile face cachée en { $at }.
ic-moved = { $seat } déplace une tuile de { $at } en { $other_at } : { $tile }.
ic-moved-down = { $seat } déplace la tuile face cachée de { $at } en { $other_at }.
ic-cleared = { $seat } libère la tuile en { $at }.
ic-swapped-hands = { $seat } et { $other_seat } échangent leurs mains.
ic-received =
    { $seat } a maintenant { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en main.
    .secret = { $seat } a maintenant en main : { $tiles }.
ic-gathered =
    { $seat } déplace { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de { $other_seat } de { $other_at } en { $at }.
ic-looked = { $seat } regarde la main de { $other_seat }.
    .secret = { $seat } regarde la main de { $other_seat } : { $tiles }.
ic-swapped = { $seat } échange les tuiles en { $at } et en { $other_at }.
ic-idle = Le texte de la tuile en { $at } ne fait rien : { $tile }.
ic-ran-out = { $seat } a mis son dernier jeton : après ce tour, tous les autres jouent encore une fois.
ic-ran-out-too = { $seat } a mis son dernier jeton.
ic-last-turn = Dernier tour de { $seat }.
ic-over = Les derniers tours sont joués : on compte les points.
ic-over-passes = Tout le monde a passé : on compte les points.
ic-over-stations = La cinquième Power Station est en jeu : on compte aussitôt les points.

## Que faire maintenant

ic-now-play = Jouez une tuile de votre main, ou prenez un Hotel si vous le pouvez. En main : { $tiles }.
ic-now-empty = Vous n’avez pas de tuiles : prenez un Hotel si vous le pouvez, ou passez.
ic-now-no-tokens = Vous n’avez pas de jetons : passez.
ic-now-waiting = Choisissez laquelle des tuiles retournées voit son texte suivi d’abord.
ic-now-arboretum =
    Arboretum en { $at } : reprenez des jetons, un à la fois, ou arrêtez. Encore { $left } au plus.
ic-now-bank = Bank en { $at } : choisissez le jeton contre lequel vous échangez le vôtre.
ic-now-capitol =
    Capitol en { $at } : vous avez { $left ->
        [one] { $left } jeton
       *[other] { $left } jetons
    }, trop peu pour tous les côtés. Choisissez où va le prochain.
ic-now-construction-site = Construction Site en { $at } : jouez une autre tuile. En main : { $tiles }.
ic-now-disaster-site = Disaster Site en { $at } : choisissez la tuile qui va sous la pioche.
ic-now-embassy = Embassy en { $at } : choisissez la tuile adjacente qui reçoit votre jeton.
ic-now-housing = Housing en { $at } : choisissez la tuile sans jeton qui reçoit le vôtre.
ic-now-library = Library en { $at } : jouez une de ces tuiles, mais pas de Library : { $tiles }.
ic-now-mausoleum = Mausoleum en { $at } : choisissez la tuile adjacente que vous prenez en main.
ic-now-port = Port en { $at } : choisissez où va la première tuile de la pioche, face cachée.
ic-now-post-office = Post Office en { $at } : choisissez la tuile à déplacer ; sa nouvelle place vient ensuite.
ic-now-to = Post Office en { $at } : choisissez la nouvelle place de la tuile en { $other_at }.
ic-now-security-guardpost = Security Guardpost en { $at } : choisissez la tuile dont les jetons sont rendus.
ic-now-shopping-complex = Shopping Complex en { $at } : choisissez le joueur avec qui vous échangez votre main.
ic-now-stadium =
    Stadium en { $at } : choisissez le jeton, ou tous les jetons, qui viennent ici d’une tuile adjacente.
ic-now-temple = Temple en { $at } : choisissez le joueur dont vous regardez la main ; la tuile vient ensuite.
ic-now-from-hand = Temple en { $at } : jouez une des tuiles de { $other_seat } : { $tiles }.
ic-now-transit-station = Transit Station en { $at } : choisissez l’une des deux tuiles ; l’autre vient ensuite.
ic-now-with =
    Transit Station en { $at } : choisissez la tuile qui échange sa place avec celle en { $other_at }.

## Valeurs et positions impossibles

ic-values-shape = { $option } : donnez les sortes avec leurs valeurs, ou un tableau au format CSV.
ic-values-columns = { $option } : le tableau doit avoir des lignes, et les colonnes { $columns }.
ic-values-kind = { $option } : il n’y a pas de sorte de tuile « { $kind } ». Il y a : { $tiles }.
ic-values-copy = { $option }, { $tile } : donnez bonus et silver, ou une liste de count, bonus et silver.
ic-values-number = { $option }, { $tile } : « { $value } » n’est pas un nombre de 0 à { $most } ({ $field }).
ic-values-silver = { $option }, { $tile } : « { $value } » ne dit pas si le bord est argenté.
ic-values-count =
    { $option }, { $tile } : il y a { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    } là où la boîte en a { $expected }.
ic-position-tile = Position, { $place } : il n’y a pas de tuile « { $text } » dans cette boîte.
ic-position-tiles =
    Position, { $place } : il y a { $there ->
        [one] { $there } tuile
       *[other] { $there } tuiles
    } de la sorte « { $tile } » là où il en faut { $expected }. { $rule }
ic-position-tokens =
    Position, { $place } : il y a { $there ->
        [one] { $there } jeton
       *[other] { $there } jetons
    } de ce joueur là où il en faut { $expected }. { $rule }
ic-position-cell = Position, { $place } : { $at } n’est pas une place, ou trop loin.
ic-position-known = Position, { $place } : personne ne peut savoir cela de cette main.
ic-position-form = Position, { $place } : cela s’écrit autrement : { $expected }.

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
ic-board-known = connues
ic-board-last-turns = derniers tours encore à jouer : { $seats }
ic-board-last-turn = c’est le dernier tour
ic-board-following = textes en cours, le dernier d’abord :
ic-board-text = { $tile } en { $at }
ic-board-aside =
    { $count ->
        [one] { $count } tuile ira
       *[other] { $count } tuiles iront
    } sous la pioche
ic-board-outside =
    { $count ->
        [one] { $count } autre tuile est hors de cette partie
       *[other] { $count } autres tuiles sont hors de cette partie
    } : { $ats }
ic-board-legend = { $down } face cachée · { $free } place possible · { $safe } protégée · les lettres sont des jetons
ic-verb-play = jouer
ic-verb-hotel = hotel
ic-verb-take-back = reprendre
ic-verb-done = fini
ic-verb-trade = échanger
ic-verb-put = mettre
ic-verb-follow = suivre
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
