### Card City en français. Les règles suivent l’ordre de leur page ; un message `cc-part-…` en ouvre une partie.

game-card-city = Card City
    .about =
        Partagez et choisissez des cartes, bâtissez une cité de 5 × 5 places et faites grandir ses quartiers. De 2 à 4
        joueurs, ou en solo.

option-decentralisation = Décentralisation
    .about = Des points pour les zones bien entourées, une mairie loin du centre et des industries dispersées.
option-parking_meters = Parcmètres
    .about = À chaque tour, les zones de parkings qui touchent au moins trois couleurs rapportent de l’or.
option-discard = Défausse
    .about =
        Quand défausser une carte impossible à construire : dès qu’on la joue, même si l’autre pouvait passer avant, ou
        seulement si aucune des cartes en main ne peut être construite.
value-discard-in-order = dès qu’on la joue
value-discard-last = seulement si aucune ne peut être construite

card-residence = résidence
card-commerce = commerce
card-leisure = loisir
card-industry = industrie
card-parking = parking
card-town-hall = mairie

lot-small = petit lot
lot-big = grand lot

phase-divide = partage
phase-choose = choix d’un lot
phase-keep = choix des cartes
phase-construction = construction
phase-development = développement
phase-end-of-round = fin de tour
phase-over = fin de partie

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

cc-part-setup = Mise en place

CC-01 =
    La boîte contient 34 résidences vertes, 24 commerces bleus, 12 loisirs rouges, 20 industries jaunes, 16 parkings
    gris et 4 mairies violettes.
CC-02 =
    Par joueur, 6 résidences, 4 industries, 4 parkings, 3 commerces et 3 loisirs vont dans la pioche, que l’on mélange.
    Cela fait 40 cartes à deux, 60 à trois, 80 à quatre : juste assez pour 10 tours.
CC-03 =
    Les résidences, industries et commerces qui restent sont la réserve : trois piles face visible, que chacun peut
    compter. Elles ont 22, 12 et 18 cartes à deux joueurs, 16, 8 et 15 à trois, 10, 4 et 12 à quatre. Les autres cartes
    restantes ne servent pas.
CC-04 = Chaque joueur commence avec 3 pièces d’or et une mairie, première carte de sa cité.
CC-05 = Le premier joueur est tiré au sort. Après chaque tour, ce rôle passe au voisin de gauche.
CC-06 = Le nombre de cartes restant dans la pioche est connu de tous à tout moment.

cc-part-acquisition = Phase 1 : acquisition

CC-10 = Le premier joueur pioche 2 cartes pour chaque joueur, les regarde en secret et devient le premier partageur.
    .refused = { $seat } ne peut pas partager de cartes maintenant (phase : { $phase }).
CC-11 =
    Au tour 1, les loisirs piochés sont mis de côté et remplacés, jusqu’à ce qu’il n’y en ait plus parmi les cartes
    piochées. Ceux qu’on a mis de côté sont ensuite mélangés au reste de la pioche.
CC-12 =
    Le partageur fait deux lots de toutes les cartes qu’il tient. Le petit lot a exactement 2 cartes, visibles. Le grand
    lot a toutes les autres : une moitié visible, l’autre cachée, à son gré.
    .refused = Les deux lots doivent réunir exactement ces cartes : { $cards }.
CC-13 =
    Le preneur est le premier joueur à gauche du partageur qui n’a pas encore de cartes. Il prend l’un des deux lots, en
    ne voyant que les cartes visibles.
    .refused = { $seat } ne peut pas prendre de lot maintenant (phase : { $phase }).
CC-14 =
    Le preneur qui choisit le petit lot a fini. Le partageur reprend le grand lot et le partage de nouveau pour le
    preneur suivant.
CC-15 =
    Si le preneur choisit le grand lot, le petit revient au partageur, qui a fini. Le preneur devient à son tour
    partageur et partage le grand lot pour le preneur suivant.
CC-16 =
    Quand il ne reste que 4 cartes à partager, le grand lot a lui aussi 2 cartes, une visible et une cachée, et le
    partageur garde le lot que le preneur laisse. À la fin, chacun a exactement 2 cartes.
CC-17 =
    Les cartes cachées ne sont connues que de ceux qui les ont partagées et du preneur qui les emporte. Tous savent ce
    qui a été visible, mais par type seulement : rien ne distingue deux cartes du même type.

cc-part-construction = Phase 2 : construction

CC-20 = Tous en même temps, les joueurs posent leurs deux cartes, chacun dans sa cité et dans l’ordre qui lui plaît.
    .refused =
        { $case ->
            [hand] { $seat } n’a pas cette carte en main : { $card }. En main : { $cards }.
           *[turn] { $seat } ne peut ni construire ni défausser maintenant (phase : { $phase }).
        }
CC-21 =
    Jouez vos deux cartes dans l’ordre de votre choix. Quand vient le tour d’une carte, vous devez la construire si c’est
    possible. Sinon (or insuffisant, limite de la cité atteinte ou aucune case autorisée), défaussez-la face visible :
    elle est retirée du jeu, même si l’autre carte pouvait être construite avant elle. L’option « Défausse » propose
    l’autre lecture : on ne défausse que si aucune des cartes en main ne peut être construite.
    .refused =
        { $case ->
            [last]
                Impossible de défausser la carte « { $card } » pour l’instant : vous pouvez encore construire la carte
                « { $other_card } ».
           *[card]
                Impossible de défausser la carte « { $card } » : vous pouvez encore la construire, par exemple
                en { $at }.
        }
CC-22 =
    Une nouvelle carte va sur une place vide où elle touche une carte de la cité. Les cartes se touchent par un côté,
    pas par un coin.
    .refused =
        { $case ->
            [taken] La carte « { $card } » ne peut pas aller en { $at } : la place est occupée.
           *[apart] La carte « { $card } » ne peut pas aller en { $at } : elle n’y toucherait aucune carte de la cité.
        }
CC-23 =
    Toute la cité tient dans un carré de 5 × 5 places. Ce carré est mobile : seules la largeur et la hauteur de la cité
    finissent par le fixer.
    .refused = La carte « { $card } » ne peut pas aller en { $at } : la cité ne tiendrait plus dans 5 × 5 places.
CC-24 =
    Limite de la cité : 5 cartes, et 5 de plus par industrie qui s’y trouve. Les industries ne comptent pas dans ce
    total, la mairie si.
    .refused =
        Limite de la cité atteinte, pas de carte « { $card } » : { $industries ->
            [0] sans industrie
            [one] avec { $industries } industrie
           *[other] avec { $industries } industries
        }, la cité peut avoir { $limit } cartes sans compter les industries.
CC-25 = On ne construit ni une résidence qui touche une résidence, ni un commerce qui touche un commerce.
    .refused =
        La carte « { $card } » ne peut pas aller en { $at } : elle y toucherait la carte « { $other_card } » en
        { $other_at }.
CC-26 = Résidence et industrie ne se touchent jamais.
    .refused =
        La carte « { $card } » ne peut pas aller en { $at } : elle y toucherait la carte « { $other_card } » en
        { $other_at }.
CC-27 = Un loisir coûte 5 pièces d’or, à payer quand on le pose. Qui en a moins ne peut pas le construire.
    .refused = Pas assez d’or : { $gold }. Un loisir en coûte { $price }.
CC-28 = Pour le reste, toutes les cartes peuvent se toucher. Une carte posée ne bouge plus.

cc-part-development = Phase 3 : développement

CC-30 =
    Un quartier réunit toutes les cartes d’un même type qui se tiennent par leurs côtés. La mairie forme un quartier à
    elle seule.
CC-31 = Les cartes de culture sont la mairie et les loisirs.
CC-32 =
    Un quartier résidentiel qui touche plus de cartes de culture qu’il n’a de résidences se développe : on pose une
    résidence de la réserve qui touche ce quartier. Chaque carte de culture compte une fois.
    .refused =
        Rien ne se développe en { $at } ({ $card }) : aucun quartier résidentiel voisin de cette place ne touche plus de
        cartes de culture qu’il n’a de résidences.
CC-33 =
    Un quartier commercial qui touche plus de quartiers résidentiels qu’il n’a de commerces se développe : on pose un
    commerce de la réserve qui touche ce quartier. Chaque quartier résidentiel compte une fois.
    .refused =
        Rien ne se développe en { $at } ({ $card }) : aucun quartier commercial voisin de cette place ne touche plus de
        quartiers résidentiels qu’il n’a de commerces.
CC-34 =
    La nouvelle carte suit CC-22, CC-23, CC-24 et CC-26, mais pas CC-25 : elle peut aussi toucher d’autres quartiers de
    son type, qu’elle réunit alors.
CC-35 =
    Le développement est obligatoire tant qu’il en reste un de possible. Le joueur choisit quel quartier se développe,
    et où. Un même quartier peut se développer plusieurs fois.
CC-36 =
    Un quartier ne se développe pas si sa pile de la réserve est vide ou si aucune place n’est permise ; rien ne se
    rattrape plus tard. Un joueur a fini quand plus rien ne peut se développer.
    .refused = Rien ne se développe en { $at } ({ $card }) : cette pile de la réserve est vide.
CC-37 = Les joueurs développent leur cité l’un après l’autre, à partir du premier joueur et vers la gauche.
    .refused = { $seat } ne peut rien développer maintenant (phase : { $phase }).

cc-part-income = Phase 4 : revenus

CC-40 = Chaque joueur reçoit un salaire de 1 pièce d’or.
CC-41 =
    Chaque quartier commercial rapporte 1 pièce d’or pour sa première carte, 2 pour la deuxième, 3 pour la troisième et
    ainsi de suite : 1, 3, 6, 10, 15 pièces pour 1 à 5 cartes.

cc-part-end-of-round = Phase 5 : fin de tour

CC-50 =
    À partir du premier joueur et vers la gauche, chacun peut acheter une industrie de la réserve, ou passer. La
    première industrie d’une cité coûte 5 pièces d’or, la deuxième 10, la troisième 15 et ainsi de suite ; celles qui
    viennent de la main comptent aussi. Qui ne peut pas acheter n’est pas consulté. Cette phase a lieu aussi au tour 10.
    .refused = { $seat } ne peut ni acheter ni passer maintenant (phase : { $phase }).
CC-51 =
    L’industrie achetée est posée aussitôt, selon CC-22, CC-23 et CC-26, et relève aussitôt la limite de la cité. Sans
    place permise, elle ne peut pas être achetée. Rien ne se développe avant la phase 3 du tour suivant.
CC-52 = Puis le rôle de premier joueur passe au voisin de gauche.

cc-part-scoring = Fin de la partie

CC-60 =
    La partie s’arrête après le tour 10. Chaque quartier résidentiel vaut 1 point pour sa première carte, 2 pour la
    deuxième, 3 pour la troisième et ainsi de suite : 1, 3, 6, 10, 15 points pour 1 à 5 cartes.
    .scored = Quartiers résidentiels, par taille : { $sizes }
CC-61 = Chaque place du carré de 5 × 5 encore vide coûte 1 point.
    .scored = Places vides : { $empty }
CC-62 = Chaque groupe de 5 pièces d’or vaut 1 point.
    .scored = Or : { $gold }
CC-63 =
    Qui a le plus de points gagne. À égalité, pour n’importe quel rang, c’est l’or restant après CC-62 (de 0 à 4 pièces)
    qui décide ; s’il est égal lui aussi, le rang est partagé.
    .scored = Or restant, en cas d’égalité : { $gold }

cc-part-variants = Variantes

CC-70 =
    Décentralisation : en fin de partie, 5 points pour chaque zone qui touche toutes les couleurs voulues. Tout
    quartier, sauf la mairie, est une zone. Il faut aux commerces le vert, le rouge, le violet, le jaune et le gris ;
    aux parkings le vert, le bleu, le rouge, le violet et le jaune ; aux loisirs le vert, le bleu, le violet, le jaune
    et le gris ; aux résidences et aux industries le bleu, le rouge, le violet et le gris. La mairie est à la fois
    violette et rouge.
    .scored =
        { $count ->
            [0] Zones touchant toutes leurs couleurs : aucune
           *[other] Zones touchant toutes leurs couleurs : { $count } ({ $cards })
        }
CC-71 =
    Décentralisation : 2 points pour chaque pas, horizontal ou vertical, du centre du carré de 5 × 5 à la mairie. Là où
    la cité fait moins de 5 en largeur ou en hauteur, le carré est placé à l’avantage du joueur.
    .scored = Pas du centre à la mairie : { $steps }
CC-72 = Décentralisation : 3 points pour chaque zone industrielle après la première.
    .scored = Zones industrielles : { $zones }
CC-80 =
    Parcmètres : en phase 4, chaque zone de parkings rapporte 1 pièce d’or si elle touche 3 couleurs, 2 si elle en
    touche 4 et 3 si elle en touche 5. Comptent le vert, le bleu, le rouge, le violet et le jaune ; la mairie est à la
    fois violette et rouge.

cc-part-solo = Solo

CC-90 =
    En solo, la pioche a 6 résidences, 4 industries, 4 parkings, 3 commerces et 3 loisirs ; la réserve a 28 résidences,
    16 industries et 21 commerces. Le reste ne change pas. On peut ajouter les variantes : elles comptent pour le
    niveau.
CC-91 =
    En phase 1, le joueur pioche 3 cartes, en garde 2 et glisse la troisième sous la pioche. Au tour 10, il ne reste que
    2 cartes : il garde les deux. Au tour 1, les loisirs sont d’abord remplacés, comme en CC-11.
    .refused =
        { $case ->
            [cards] Les deux cartes à garder doivent être parmi celles-ci : { $cards }.
           *[turn] { $seat } ne peut pas choisir de cartes à garder maintenant (phase : { $phase }).
        }
CC-92 =
    Le score donne le niveau de la cité : { level-locality } au-dessous de 10, { level-hamlet } dès 10,
    { level-village } dès 15, { level-market-town } dès 20, { level-town } dès 25, { level-city } dès 30,
    { level-conurbation } dès 35, { level-metropolis } dès 40, { level-capital } dès 45, { level-megalopolis } dès 50.
    .scored = Niveau : { $level }

## Ce qui se passe

cc-round = Tour { $round }. Premier joueur : { $seat }.
cc-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .secret =
        { $seat } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } : { $cards }.
cc-divided =
    { $seat } partage. Petit lot : { $small_cards }. Grand lot, face visible : { $up_cards } ; face cachée : { $down }.
    .secret =
        { $seat } partage. Petit lot : { $small_cards }. Grand lot, face visible : { $up_cards } ; face cachée :
        { $hidden_cards }.
cc-chose =
    { $case ->
        [again] { $seat } prend le { $lot } ; { $other_seat } reprend le grand lot et le partage de nouveau.
       *[last] { $seat } prend le { $lot }, { $other_seat } l’autre.
    }
    .secret =
        { $case ->
            [again] { $seat } prend le { $lot } ; { $other_seat } reprend le grand lot et le partage de nouveau. Dans le grand lot : { $cards }.
           *[last] { $seat } prend le { $lot }, { $other_seat } l’autre. Dans le grand lot : { $cards }.
        }
cc-kept = { $seat } garde : { $cards }. La troisième carte va sous la pioche.
    .secret = { $seat } garde : { $cards }. Va sous la pioche : { $card }.
cc-built = { $seat } construit en { $at } : { $card }.
cc-discarded = { $seat } défausse : { $card }.
cc-developed = { $seat } développe sa cité en { $at } : { $card }.
cc-income =
    { $seat } reçoit { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } { $meters ->
        [0] (salaire 1, commerces { $shops }).
       *[other] (salaire 1, commerces { $shops }, parcmètres { $meters }).
    }
cc-bought =
    { $seat } achète une industrie pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } et la pose en { $at }.
cc-passed = { $seat } n’achète rien.
cc-over = Les dix tours sont passés : on compte les points.

## Ce qu’il y a à faire

cc-now-divide =
    Partagez vos { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en deux lots : { $cards }.
cc-now-choose = Choisissez un lot. Partageur : { $other_seat }.
cc-now-keep = Gardez deux de ces cartes : { $cards }.
cc-now-build = Posez vos cartes : { $cards }.
cc-now-develop = Votre cité se développe : posez une carte de la réserve.
cc-now-buy =
    Achetez une industrie pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } (vous en avez { $gold }), ou passez.
