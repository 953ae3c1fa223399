### Card City en français. Les règles suivent l’ordre de leur page ; un message `cc-part-…` en ouvre une partie.
### Une carte a plusieurs formes : `{ $card_un }` donne « un commerce », `{ $card_le }` « l’industrie ».

game-card-city = Card City
    .about =
        Partagez les cartes en lots ou choisissez le vôtre, puis bâtissez une ville de 5 × 5 cases et faites grandir ses
        quartiers. De 2 à 4 joueurs, ou en solo.
    .pitch = Partagez les cartes ou choisissez un lot, puis faites grandir les quartiers d’une ville de 5 × 5 cases.
    .invitation =
        À chaque manche, l’un de vous répartit les cartes en lots et les autres choisissent. Avec vos cartes, vous
        construisez une ville de 5 × 5 cases, dont les quartiers grandissent. Après dix manches, la ville qui vaut le
        plus de points l’emporte.

option-decentralisation = Décentralisation
    .about =
        Gagnez des points pour les zones qui touchent toutes les couleurs demandées, une mairie loin du centre et des
        industries dispersées.
option-parking_meters = Parcmètres
    .about = À chaque manche, les zones de parkings qui touchent au moins trois couleurs rapportent de l’or.
option-discard = Défausse
    .about =
        Quand défausse-t-on une carte impossible à construire ? Dès qu’on la joue, même si l’on aurait pu construire
        d’abord l’autre carte, ou seulement quand aucune carte de la main ne peut être construite.
value-discard-in-order = dès que la carte est jouée
value-discard-last = si aucune carte ne peut être construite
option-first_player = Premier joueur
    .about =
        Tirez-le au sort, ou laissez commencer celui qui occupe la première place. C’est vous qui placez les joueurs avant
        la partie.
value-first_player-drawn = tiré au sort
value-first_player-first-seat = celui qui occupe la première place

card-residence = résidence
    .un = une résidence
    .le = la résidence
    .ce = cette résidence
    .de = de résidence
    .many = { $count } résidences
card-commerce = commerce
    .un = un commerce
    .le = le commerce
    .ce = ce commerce
    .de = de commerce
    .many = { $count } commerces
card-leisure = loisir
    .un = un loisir
    .le = le loisir
    .ce = ce loisir
    .de = de loisir
    .many = { $count } loisirs
card-industry = industrie
    .un = une industrie
    .le = l’industrie
    .ce = cette industrie
    .de = d’industrie
    .many = { $count } industries
card-parking = parking
    .un = un parking
    .le = le parking
    .ce = ce parking
    .de = de parking
    .many = { $count } parkings
card-town-hall = mairie
    .un = une mairie
    .le = la mairie
    .ce = cette mairie
    .de = de mairie
    .many = { $count } mairies

lot-small = petit lot
lot-big = grand lot

phase-divide = partage
phase-choose = choix d’un lot
phase-keep = choix des cartes
phase-construction = construction
phase-development = développement
phase-end-of-round = fin de manche
phase-over = partie terminée

level-locality = lieu-dit
level-hamlet = hameau
level-village = village
level-market-town = bourg
level-town = commune
level-city = ville
level-conurbation = agglomération
level-metropolis = métropole
level-capital = capitale
level-megalopolis = mégalopole

## Règles

cc-part-setup = Matériel et mise en place

CC-01 =
    La boîte contient 34 résidences vertes, 24 commerces bleus, 12 loisirs rouges, 20 industries jaunes, 16 parkings
    gris, 4 mairies violettes, 48 jetons Or (16 de chaque valeur : 1, 5 et 25) et un marqueur premier joueur.
CC-02 =
    Pour former la pioche, prenez par joueur 6 résidences, 4 industries, 4 parkings, 3 commerces et 3 loisirs, puis
    mélangez le tout. La pioche compte 40 cartes à deux joueurs, 60 à trois et 80 à quatre : exactement de quoi jouer
    10 manches.
CC-03 =
    Les résidences, les industries et les commerces restants forment la réserve : trois piles face visible, que tout le
    monde peut compter. À deux joueurs, elles contiennent 22 résidences, 12 industries et 18 commerces ; à trois, 16, 8
    et 15 cartes ; à quatre, 10, 4 et 12. Les autres cartes restantes retournent dans la boîte.
CC-04 = Chaque joueur commence avec 3 pièces d’or et une mairie, la première carte de sa ville.
CC-05 =
    À la fin de chaque manche, le voisin de gauche du premier joueur lui succède. Notre décision : le tout premier
    joueur est tiré au sort, alors que le livret fait commencer celui qui est allé en ville le plus récemment. L’option
    « Premier joueur » permet de laisser commencer celui qui occupe la première place.
CC-06 = À tout moment, chacun peut savoir combien de cartes il reste dans la pioche.

cc-part-acquisition = Phase 1 : acquisition

CC-10 =
    Le premier joueur pioche 2 cartes par joueur et les regarde en secret. C’est lui qui partage le premier : on
    l’appelle le partageur.
    .refused = Ce n’est pas à { $seat } de partager les cartes (phase en cours : { $phase }).
CC-11 =
    Pendant la première manche, mettez de côté les loisirs piochés et remplacez-les, jusqu’à ce qu’il n’y en ait plus
    parmi les cartes piochées. Remélangez ensuite ces loisirs dans la pioche.
CC-12 =
    Le partageur répartit toutes ses cartes en deux lots. Le petit lot compte exactement 2 cartes, face visible. Le
    grand lot réunit toutes les autres : la moitié face visible, l’autre moitié face cachée, au choix du partageur.
    .refused = Répartissez exactement ces cartes entre les deux lots : { $cards_un }.
CC-13 =
    Le preneur est le voisin de gauche du partageur, ou le suivant qui n’a pas encore de cartes. Il choisit l’un des deux
    lots en ne voyant que les cartes face visible.
    .refused = Ce n’est pas à { $seat } de choisir un lot (phase en cours : { $phase }).
CC-14 =
    Si le preneur choisit le petit lot, il le garde. Le partageur reprend le grand lot et le partage de nouveau pour le
    preneur suivant.
CC-15 =
    Si le preneur choisit le grand lot, le partageur garde le petit. Le preneur devient partageur à son tour : il
    partage les cartes du grand lot pour le preneur suivant.
CC-16 =
    Quand il ne reste que 4 cartes à partager, le grand lot ne compte lui aussi que 2 cartes, l’une visible et l’autre
    cachée, et le partageur garde le lot que le preneur lui laisse. À la fin de la phase, chacun a exactement 2 cartes.
CC-17 =
    Seuls ceux qui ont partagé les cartes cachées et le preneur qui les emporte savent ce qu’elles sont. Les cartes
    visibles sont connues de tous, mais seulement par leur type : rien ne distingue deux cartes du même type.

cc-part-construction = Phase 2 : construction

CC-20 = Les joueurs posent tous en même temps leurs deux cartes dans leur ville, chacun dans l’ordre qu’il souhaite.
    .refused =
        { $case ->
            [hand] { $seat } n’a pas { $card_de } en main. Cartes en main : { $cards_un }.
           *[turn] { $seat } ne peut ni construire ni défausser pour l’instant (phase en cours : { $phase }).
        }
CC-21 =
    Jouez vos deux cartes dans l’ordre de votre choix. Quand vient le tour d’une carte, vous devez la construire si
    c’est possible. Sinon (or insuffisant, limite de la ville atteinte ou aucune case autorisée), défaussez-la face
    visible : elle est retirée du jeu, même si vous auriez pu construire d’abord l’autre carte. L’option « Défausse »
    propose une autre lecture : on ne défausse une carte que si aucune carte de la main ne peut être construite.
    .refused =
        { $case ->
            [last]
                Vous ne pouvez pas encore défausser { $card_ce } : construisez d’abord { $other_card_un }.
           *[card]
                Vous ne pouvez pas défausser { $card_ce } : sa construction est possible, par exemple en { $at }.
        }
CC-22 =
    Posez chaque nouvelle carte sur une case vide, au contact d’une carte déjà posée dans votre ville. Deux cartes se
    touchent par un côté, jamais par un coin.
    .refused =
        { $case ->
            [taken] Impossible de poser { $card_un } en { $at } : cette case est déjà occupée. Choisissez une case vide.
           *[apart]
                Impossible de poser { $card_un } en { $at } : cette case ne touche aucune carte de la ville. Choisissez
                une case à côté d’une carte.
        }
CC-23 =
    Toute la ville doit tenir dans un carré de 5 × 5 cases. La position de ce carré n’est pas fixée d’avance : elle se
    précise à mesure que la ville gagne en largeur et en hauteur.
    .refused =
        Impossible de poser { $card_un } en { $at } : la ville ne tiendrait plus dans un carré de 5 × 5 cases.
CC-24 =
    Sans industrie, une ville est limitée à 5 cartes. Chaque industrie construite ajoute 5 à cette limite. Les
    industries ne comptent pas parmi ces cartes ; la mairie, si.
    .refused =
        Impossible de construire { $card_ce } : { $industries ->
            [0] sans industrie
            [one] avec { $industries } industrie
           *[other] avec { $industries } industries
        }, la ville est limitée à { $limit } cartes (industries non comprises).
CC-25 =
    On ne peut construire ni une résidence à côté d’une résidence, ni un commerce à côté d’un commerce.
    .refused =
        Impossible de construire { $card_un } en { $at } : cette carte toucherait { $other_card_le } en { $other_at }.
CC-26 = Une résidence et une industrie ne peuvent jamais se toucher.
    .refused =
        Impossible de poser { $card_un } en { $at } : cette carte toucherait { $other_card_le } en { $other_at }.
CC-27 =
    Un loisir coûte 5 pièces d’or, à payer quand on le pose. Un joueur qui n’a pas assez d’or ne peut pas le construire.
    .refused =
        Vous n’avez pas assez d’or : un loisir coûte { $price } pièces d’or et { $gold ->
            [0] vous n’en avez aucune
            [one] vous n’en avez qu’une
           *[other] vous n’en avez que { $gold }
        }.
CC-28 = Toutes les autres cartes peuvent se toucher librement. Une carte posée ne bouge plus jusqu’à la fin de la partie.

cc-part-development = Phase 3 : développement

CC-30 =
    Un quartier est un ensemble de cartes du même type qui se touchent par un côté. La mairie forme un quartier à elle
    seule.
CC-31 = La mairie et les loisirs sont les cartes de culture.
CC-32 =
    Un quartier résidentiel se développe s’il touche plus de cartes de culture qu’il ne compte de résidences : prenez
    une résidence dans la réserve et posez-la au contact de ce quartier. Chaque carte de culture ne compte qu’une fois.
    .refused =
        Aucune { $card } ne peut se développer en { $at } : aucun quartier résidentiel adjacent à cette case ne touche
        plus de cartes de culture qu’il ne compte de résidences.
CC-33 =
    Un quartier commercial se développe s’il touche plus de quartiers résidentiels différents qu’il ne compte de
    commerces : prenez un commerce dans la réserve et posez-le au contact de ce quartier.
    .refused =
        Aucun { $card } ne peut se développer en { $at } : aucun quartier commercial adjacent à cette case ne touche
        plus de quartiers résidentiels qu’il ne compte de commerces.
CC-34 =
    La nouvelle carte doit respecter CC-22, CC-23, CC-24 et CC-26, mais pas CC-25 : elle peut toucher d’autres quartiers
    de son type, qui n’en forment alors plus qu’un.
CC-35 =
    Tant qu’un développement est possible, il est obligatoire. Choisissez quel quartier se développe, et où. Notre
    décision : un même quartier peut se développer plusieurs fois pendant la phase ; le livret ne le précise pas, mais
    c’est l’intention de l’auteur.
CC-36 =
    Un quartier ne se développe pas si la pile correspondante de la réserve est vide ou si aucune case n’est autorisée ;
    ce développement est alors perdu. La phase prend fin pour un joueur dès que plus rien ne peut se développer dans sa
    ville.
    .refused =
        Impossible de développer { $card_un } en { $at } : la pile correspondante de la réserve est vide.
CC-37 =
    Notre décision : les joueurs développent leur ville à tour de rôle, en commençant par le premier joueur, dans le sens
    horaire. Le livret les fait jouer tous en même temps, mais la réserve peut s’épuiser.
    .refused = Ce n’est pas à { $seat } de développer sa ville (phase en cours : { $phase }).

cc-part-income = Phase 4 : revenus

CC-40 = Chaque joueur reçoit 1 pièce d’or de salaire.
CC-41 =
    Chaque quartier commercial rapporte 1 pièce d’or pour sa première carte, 2 pour la deuxième, 3 pour la troisième, et
    ainsi de suite : de 1 à 10 cartes, il rapporte donc 1, 3, 6, 10, 15, 21, 28, 36, 45 ou 55 pièces.

cc-part-end-of-round = Phase 5 : fin de manche

CC-50 =
    En commençant par le premier joueur, puis dans le sens horaire, chacun peut acheter une industrie de la réserve,
    s’il en reste, ou passer. La première industrie d’une ville coûte 5 pièces d’or, la deuxième 10, la troisième 15, et
    ainsi de suite ; celles que vous avez construites depuis votre main comptent aussi. Un joueur qui ne peut pas
    acheter passe automatiquement. Cette phase a aussi lieu à la manche 10.
    .refused = { $seat } ne peut ni acheter ni passer pour l’instant (phase en cours : { $phase }).
CC-51 =
    Posez aussitôt l’industrie achetée en respectant CC-22, CC-23 et CC-26 ; la limite de la ville augmente
    immédiatement. Rien ne se développe avant la phase 3 de la manche suivante. Notre décision : sans case autorisée, on
    ne peut pas acheter d’industrie.
CC-52 = Le voisin de gauche du premier joueur devient ensuite premier joueur.

cc-part-scoring = Fin de la partie

CC-60 =
    La partie se termine après la manche 10. Chaque quartier résidentiel rapporte 1 point pour sa première carte, 2 pour
    la deuxième, 3 pour la troisième, et ainsi de suite : de 1 à 10 cartes, il rapporte donc 1, 3, 6, 10, 15, 21, 28,
    36, 45 ou 55 points.
    .scored = Quartiers résidentiels, selon leur taille : { $sizes }
CC-61 = Chaque case restée vide dans le carré de 5 × 5 fait perdre 1 point.
    .scored = Cases vides : { $empty }
CC-62 = Chaque tranche de 5 pièces d’or rapporte 1 point.
    .scored = Or : { $gold }
CC-63 =
    Le joueur qui a le plus de points gagne. En cas d’égalité, à quelque place que ce soit, celui à qui il reste le plus
    d’or après CC-62 (de 0 à 4 pièces) passe devant. Notre décision : si l’égalité persiste, la place est partagée,
    alors que le livret fait rejouer une partie.
    .scored = Or restant, pour départager : { $gold }

cc-part-variants = Variantes

CC-70 =
    Décentralisation : à la fin de la partie, chaque zone qui touche toutes les couleurs demandées rapporte 5 points. Une
    zone est un quartier ; la mairie n’en est pas une. Une zone de commerces doit toucher du vert, du rouge, du violet,
    du jaune et du gris ; une zone de parkings, du vert, du bleu, du rouge, du violet et du jaune ; une zone de loisirs,
    du vert, du bleu, du violet, du jaune et du gris ; une zone de résidences ou d’industries, du bleu, du rouge, du
    violet et du gris. La mairie compte à la fois comme violette et comme rouge.
    .scored =
        { $count ->
            [0] Zones qui touchent toutes les couleurs demandées : aucune
           *[other] Zones qui touchent toutes les couleurs demandées : { $count } ({ $cards })
        }
CC-71 =
    Décentralisation : chaque case d’écart, à l’horizontale ou à la verticale, entre la mairie et le centre du carré de
    5 × 5 rapporte 2 points. Notre décision : si la ville compte moins de 5 cases en largeur ou en hauteur, le carré est
    placé à l’avantage du joueur.
    .scored = Écart entre la mairie et le centre : { $steps }
CC-72 = Décentralisation : chaque zone industrielle après la première rapporte 3 points.
    .scored = Zones industrielles : { $zones }
CC-80 =
    Parcmètres : pendant la phase 4, chaque zone de parkings rapporte 1 pièce d’or si elle touche 3 couleurs, 2 si elle
    en touche 4 et 3 si elle en touche 5. On compte le vert, le bleu, le rouge, le violet et le jaune ; la mairie compte
    à la fois comme violette et comme rouge.

cc-part-solo = Solo

CC-90 =
    En solo, la pioche compte 6 résidences, 4 industries, 4 parkings, 3 commerces et 3 loisirs ; la réserve, 28
    résidences, 16 industries et 21 commerces. Les autres règles ne changent pas. Notre décision : vous pouvez ajouter
    les variantes, et leurs points comptent pour le niveau atteint.
CC-91 =
    En phase 1, piochez 3 cartes, gardez-en 2 et glissez la troisième sous la pioche. À la manche 10, il ne reste que 2
    cartes : vous gardez les deux. À la première manche, on remplace d’abord les loisirs, comme en CC-11.
    .refused =
        { $case ->
            [cards] Choisissez les deux cartes à garder parmi celles-ci : { $cards_un }.
           *[turn] Ce n’est pas à { $seat } de choisir des cartes à garder (phase en cours : { $phase }).
        }
CC-92 =
    Votre score donne le niveau de votre ville : { level-locality } jusqu’à 9 points, { level-hamlet } à partir de 10,
    { level-village } à partir de 15, { level-market-town } à partir de 20, { level-town } à partir de 25,
    { level-city } à partir de 30, { level-conurbation } à partir de 35, { level-metropolis } à partir de 40,
    { level-capital } à partir de 45 et { level-megalopolis } à partir de 50.
    .scored = Niveau : { $level }

## Ce qui se passe

cc-round = La manche { $round } commence. Premier joueur : { $seat }.
cc-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .secret =
        { $seat } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } : { $cards_un }.
cc-divided =
    { $seat } forme deux lots. Petit lot : { $small_cards_un }. Grand lot : { $up_cards_un } face visible, plus { $down ->
        [one] { $down } carte
       *[other] { $down } cartes
    } face cachée.
    .secret =
        { $seat } forme deux lots. Petit lot : { $small_cards_un }. Grand lot : { $up_cards_un } face visible, plus
        { $hidden_cards_un } face cachée.
cc-chose =
    { $case ->
        [again] { $seat } prend le { $lot } ; { $other_seat } reprend le grand lot et le partage de nouveau.
       *[last] { $seat } prend le { $lot } et { $other_seat } garde l’autre.
    }
    .secret =
        { $case ->
            [again]
                { $seat } prend le { $lot } ; { $other_seat } reprend le grand lot et le partage de nouveau. Le grand lot
                contient : { $cards_un }.
           *[last]
                { $seat } prend le { $lot } et { $other_seat } garde l’autre. Le grand lot contient : { $cards_un }.
        }
cc-kept = { $seat } garde { $cards_un }, puis glisse la troisième carte sous la pioche.
    .secret =
        { $seat } garde { $cards_un }, puis glisse { $card_un } sous la pioche.
cc-built =
    { $seat } construit { $card_un } en { $at }.
cc-discarded =
    { $seat } défausse { $card_un }.
cc-developed =
    La ville se développe : { $seat } pose { $card_un } en { $at }.
cc-income =
    { $seat } reçoit { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } { $meters ->
        [0] (salaire : 1, commerces : { $shops }).
       *[other] (salaire : 1, commerces : { $shops }, parcmètres : { $meters }).
    }
cc-bought =
    { $seat } achète une industrie pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } et la pose en { $at }.
cc-passed = { $seat } n’achète pas d’industrie.
cc-over = Les dix manches sont jouées : on compte les points.

## Ce qu’il y a à faire

cc-now-divide =
    Partagez vos { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en deux lots : { $cards_un }.
cc-now-choose = { $other_seat } a formé deux lots : choisissez le vôtre.
cc-now-keep = Choisissez les deux cartes que vous gardez : { $cards_un }.
cc-now-build = Construisez dans votre ville : { $cards_un }.
cc-now-develop = Votre ville se développe : posez une carte de la réserve.
cc-now-buy =
    Achetez une industrie pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } (vous en avez { $gold }), ou passez.
