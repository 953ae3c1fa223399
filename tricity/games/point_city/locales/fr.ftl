### Point City en français. Les règles suivent l’ordre de leur page ; un message `pc-part-…` en ouvre une partie.

game-point-city = Point City
    .about =
        Prenez deux cartes voisines par tour : des ressources pour payer, des bâtiments qui produisent pour toujours,
        des jetons municipaux pour la fin. De 2 à 4 joueurs, ou en solo contre l’Automa.

option-automa_level = Automa
    .about = Ce que marque l’adversaire du mode solo : facile (easy), moyen (medium) ou difficile (hard).
option-automa_scoring = Ressources de l’Automa
    .about = Ce que valent les 1/2/3 points des ressources : une fois par type (type), ou pour chaque symbole (symbol).
option-solo_tokens = Jetons en solo
    .about = Les dix jetons municipaux du solo : choisis et alignés par le joueur (choose), ou tirés au sort (random).

resource-community = communauté
resource-economy = économie
resource-energy = énergie
resource-ecology = écologie
resource-industry = industrie
resource-2community = communauté double
resource-2economy = économie double
resource-2energy = énergie double
resource-2ecology = écologie double
resource-2industry = industrie double
resource-ingenuity = ingénieur

building-atm = DAB
building-minigolf = minigolf
building-newsstand = kiosque à journaux
building-market-stall = étal de marché
building-bus-stop = arrêt de bus
building-post-office = bureau de poste
building-pond = bassin
building-food-truck = food truck
building-playground = aire de jeux
building-hot-dog-stand = stand de hot-dogs
building-tiny-house = petite maison
building-treehouse = cabane
building-bird-feeder = mangeoire à oiseaux
building-art-gallery = galerie d’art
building-fountain = fontaine
building-cafe = café
building-community-garden = jardin partagé
building-townhouses = maisons de ville
building-cell-tower = antenne relais
building-factory = usine
building-radio-station = station de radio
building-observatory = observatoire
building-supermarket = supermarché
building-square = square
building-manor = manoir
building-warehouse = entrepôt
building-fairground = fête foraine
building-apartments = appartements
building-data-center = centre de données
building-quarry = carrière
building-train-station = gare
building-dam = barrage

# Un jeton s’appelle d’après ce qu’il compte.
token-set = série des cinq ressources
    .about = 6 points par série complète des cinq ressources permanentes.
token-flat-5 = 5 points
    .about = 5 points.
token-flat-7 = 7 points
    .about = 7 points.
token-types-2 = ressource produite 2 fois ou plus
    .about = 2 points par ressource que la ville produit au moins deux fois.
token-types-3 = ressource produite 3 fois ou plus
    .about = 3 points par ressource que la ville produit au moins trois fois.
token-missing = ressource manquante
    .about = 4 points par ressource, parmi les cinq, que la ville ne produit pas.
token-unspent-ingenuity = carte ingénieur non dépensée
    .about = 2 points par carte ingénieur restée en stock.
token-each-economy = économie permanente
    .about = 2 points par économie permanente.
token-each-industry = industrie permanente
    .about = 2 points par industrie permanente.
token-each-community = communauté permanente
    .about = 2 points par communauté permanente.
token-each-energy = énergie permanente
    .about = 2 points par énergie permanente.
token-each-ecology = écologie permanente
    .about = 2 points par écologie permanente.
token-pair-community-economy = paire communauté et économie
    .about = 3 points par paire de ressources permanentes communauté et économie.
token-pair-economy-ecology = paire économie et écologie
    .about = 3 points par paire de ressources permanentes économie et écologie.
token-pair-economy-energy = paire économie et énergie
    .about = 3 points par paire de ressources permanentes économie et énergie.
token-pair-energy-ecology = paire énergie et écologie
    .about = 3 points par paire de ressources permanentes énergie et écologie.
token-pair-economy-industry = paire économie et industrie
    .about = 3 points par paire de ressources permanentes économie et industrie.
token-pair-community-industry = paire communauté et industrie
    .about = 3 points par paire de ressources permanentes communauté et industrie.
token-pair-energy-industry = paire énergie et industrie
    .about = 3 points par paire de ressources permanentes énergie et industrie.
token-pair-community-energy = paire communauté et énergie
    .about = 3 points par paire de ressources permanentes communauté et énergie.
token-pair-community-ecology = paire communauté et écologie
    .about = 3 points par paire de ressources permanentes communauté et écologie.
token-pair-ecology-industry = paire écologie et industrie
    .about = 3 points par paire de ressources permanentes écologie et industrie.

question-nothing = la partie est finie
question-turn = retourner, prendre ou piocher
question-take = prendre ou piocher
question-pay = paiement
question-token = choix d’un jeton municipal
question-line-up = alignement des jetons municipaux

level-easy = facile
level-medium = moyen
level-hard = difficile
reading-type = par type
reading-symbol = par symbole

card-tier-1 = niveau 1
card-tier-2 = niveau 2
card-tier-3 = niveau 3

## Règles

pc-part-setup = Matériel et mise en place

PC-01 =
    Les 160 cartes ont un côté ressource et un côté bâtiment : 65 de niveau 1, 50 de niveau 2, 45 de niveau 3. Le niveau
    de chaque carte de la pioche, du marché et des villes est connu de tous.
PC-02 =
    Le côté ressource montre communauté, économie, énergie, écologie, industrie, ou ingénieur, qui remplace n’importe
    laquelle. Le niveau 1 montre un symbole, les niveaux 2 et 3 en montrent deux ; l’ingénieur compte toujours pour un.
PC-03 =
    Le côté bâtiment a un coût et apporte l’une de ces trois choses : une ressource permanente, parfois avec des
    points ; des points seulement ; ou un jeton municipal, sans points ni ressource propres.
PC-04 =
    Des niveaux 1, 2 et 3, on joue 40, 24 et 18 cartes tirées au sort à un ou deux joueurs, 52, 36 et 28 à trois, 64, 48
    et 38 à quatre. Les autres quittent la partie sans être vues.
PC-05 =
    Chaque niveau est mélangé. Le niveau 1 est posé sur le niveau 2, lui-même sur le niveau 3, côté ressource visible :
    on connaît toujours la ressource de la première carte de la pioche.
PC-06 =
    Le marché est une grille de 4 × 4 cartes, remplie ligne par ligne depuis le coin supérieur gauche, côté ressource
    visible.
PC-07 =
    On tire au sort parmi les 22 jetons municipaux ceux que l’on pose face visible : 10 à deux joueurs, 12 à trois, 14 à
    quatre. Les autres ne servent pas. En solo, voir PC-31.
PC-08 =
    Chacun commence avec une carte ingénieur en stock. Ces quatre cartes s’ajoutent aux 160 autres. Le premier joueur
    est tiré au sort.
PC-09 =
    Personne ne connaît la pioche sous sa première carte, le côté bâtiment des cartes qui ne l’ont jamais montré, ni les
    cartes retirées au début. Tout le reste est connu de tous : stocks, villes, jetons, défausse, taille de la pioche,
    et la ressource de chaque carte passée sur le dessus de la pioche. Rien n’est privé.

pc-part-turn = Le tour d’un joueur

PC-10 =
    Une fois par tour, avant de prendre des cartes, on peut retourner une carte du marché sur son côté bâtiment si sa
    ligne ou sa colonne ne montre que des ressources. Un bâtiment n’est jamais retourné.
    .refused =
        { $case ->
            [once] La carte en { $at } ne peut pas être retournée : on n’en retourne qu’une par tour.
            [building] La carte en { $at } est déjà un bâtiment : { $building }.
            [line] La carte en { $at } ne peut pas être retournée : il y a un bâtiment dans sa ligne et dans sa colonne.
           *[turn] { $seat } ne peut pas retourner de carte maintenant ({ $question }).
        }
PC-11 =
    Ensuite, on prend deux cartes : soit deux cartes du marché qui se touchent par un côté, soit les deux premières de
    la pioche, comme ressources. Jamais une de chaque.
    .refused =
        { $case ->
            [apart] Les cartes en { $at } et { $other_at } ne se touchent pas par un côté.
            [deck] La pioche est vide.
           *[turn] { $seat } ne peut pas prendre de cartes maintenant ({ $question }).
        }
PC-12 = Une carte ressource va dans le stock du joueur, et peut payer un bâtiment pris pendant le même tour.
PC-13 =
    On ne prend un bâtiment que si l’on paie son coût aussitôt. Deux bâtiments dans un tour : les deux coûts ensemble.
    .refused =
        Coût : { $cost_resources }. Il manque : { $missing_resources }. Cartes ingénieur disponibles : { $ingenuity }.
PC-14 =
    Chaque ressource permanente de la ville paie une fois par tour, pour les deux bâtiments ensemble. Le reste est payé
    par des cartes du stock, défaussées pour de bon. Une carte double paie deux fois sa ressource, au besoin sur deux
    bâtiments, et ne rend pas la monnaie. Une carte ingénieur paie une ressource au choix.
    .refused = Absent du stock : { $resources }.
PC-15 = Un bâtiment construit pendant ce tour ne produit qu’à partir du tour suivant.
PC-16 =
    Les ressources permanentes servent avant les cartes. Si plusieurs ensembles de cartes suffisent, aucun n’ayant de
    carte en trop, le joueur choisit, une fois pour les deux bâtiments ; des cartes de même ressource et de même valeur
    sont équivalentes. S’il n’y en a qu’un, il est payé sans question.
    .refused =
        { $case ->
            [superfluous] Une carte est de trop : { $resource }. Les autres suffisent.
           *[turn] { $seat } n’a rien à payer maintenant ({ $question }).
        }
PC-17 =
    L’ordre est : payer, choisir les jetons, compléter le marché. Le bâtiment payé va dans la ville. Pour un bâtiment
    municipal, le joueur choisit un jeton municipal sur la table, pour deux bâtiments municipaux, deux jetons. S’il n’en
    reste pas, il n’en prend pas.
    .refused =
        { $case ->
            [token] Ce jeton municipal n’est pas sur la table : { $token }. Il y a : { $tokens }.
           *[turn] { $seat } ne peut pas choisir de jeton municipal maintenant ({ $question }).
        }
PC-18 =
    Si les cartes venaient du marché, on le complète dans l’ordre de lecture avec le dessus de la pioche : un bâtiment
    là où une ressource a été prise, une ressource là où un bâtiment a été pris.
PC-19 =
    Si l’on ne peut rien prendre, la pioche étant vide et aucune paire n’étant payable, on passe son tour ; on ne passe
    jamais autrement. Après avoir retourné une carte, on peut piocher.
    .refused =
        { $case ->
            [deck] { pc-no-passing } La pioche n’est pas vide.
            [pair] { pc-no-passing } Les cartes en { $at } et { $other_at } peuvent être prises.
           *[turn] { $seat } ne peut pas passer maintenant ({ $question }).
        }

pc-part-end = Fin de partie et décompte

PC-20 =
    Le tour qui commence avec une pioche vide est le dernier de la partie. Chacun joue exactement 17 tours, et il reste
    14 cartes au marché, ou 16 si le dernier tour a été passé.
PC-21 =
    On marque les points de ses bâtiments et ceux de ses jetons municipaux. Les jetons ne comptent que les ressources
    permanentes, sauf celui qui compte les cartes ingénieur restées en stock. Les autres cartes du stock ne valent rien.
    .scored =
        { $case ->
            [buildings] Bâtiments : { $count }
           *[token] { $count } × { $token } (à { $each } points)
        }
PC-22 =
    À égalité, pour n’importe quelle place, le joueur qui garde le plus de cartes en stock l’emporte : on compte les
    cartes, ingénieurs compris, et non les symboles. Si l’égalité persiste, la place est partagée.
    .scored = Cartes restées en stock, pour départager : { $count }

pc-part-solo = Solo : l’Automa

PC-30 = On prépare la partie comme à deux joueurs. Seul le joueur reçoit une carte ingénieur, et il commence.
PC-31 =
    Une fois le marché posé, le joueur choisit 10 jetons municipaux et les aligne de gauche à droite ; une option les
    tire et les aligne au hasard. Les 12 autres quittent la partie. Le joueur prend n’importe quel jeton de la rangée,
    l’Automa celui de gauche, ou autant qu’il lui en revient et qu’il en reste. La rangée se resserre.
    .refused = Ce jeton municipal est déjà dans la rangée : { $token }.
PC-32 =
    Deux marqueurs indiquent la colonne 1 et la ligne 2. À son tour, l’Automa prend la carte à leur croisement et celle
    du dessous (depuis la dernière ligne : la première carte de la colonne), sans rien payer : les ressources vont dans
    son stock, les bâtiments dans sa ville. Le marché est complété comme d’habitude, puis les deux marqueurs avancent
    d’un cran et, de la dernière place, reviennent à la première.
PC-33 =
    L’Automa ne retourne jamais de carte et ne pioche jamais. Les deux cases où il va se servir sont connues ; ce qui
    s’y trouve peut encore changer pendant le tour du joueur.
PC-34 =
    L’Automa marque les points de ses bâtiments et, selon le niveau : facile, 1 par ressource permanente et 3 par
    jeton ; moyen, 1, 2 ou 3 pour une ressource possédée une, deux, ou trois fois et plus, et 5 par jeton ; difficile,
    1, 3 ou 6 de la même façon, 7 par jeton et 1 par carte ingénieur.
    .scored =
        { $case ->
            [buildings] Automa ({ $level }), bâtiments : { $count }
            [resource] Ressources permanentes : { $count } × { $resource }
            [ingenuity] Cartes ingénieur : { $count }
           *[token] Jetons municipaux : { $count } (à { $each } points)
        }
PC-35 =
    Les livrets divergent sur le sens de ces 1, 2 ou 3 points. Par type, une ressource possédée quatre fois rapporte 3
    au niveau moyen ; par symbole, chacun de ses quatre symboles rapporte 3, soit 12. Une option en décide.
    .scored = Ressources permanentes : { $count } × { $resource } ({ $level }, { $reading })
PC-36 = Le joueur gagne s’il a plus de points que l’Automa. Une égalité n’est pas une victoire.
    .scored = Une égalité avec l’Automa n’est pas une victoire

pc-no-passing = On ne passe que si l’on ne peut rien prendre.

## Ce qui arrive

pc-begins = { $seat } commence.
pc-lined-up = { $seat } pose le jeton municipal { $place } de la rangée : { $token }.
pc-flipped = { $seat } retourne la carte en { $at } : { $building }.
pc-took = { $seat } prend en { $at } : { $resource }.
pc-took-building = { $seat } prend en { $at } : { $building }.
pc-paid =
    { $count ->
        [0] { $seat } construit avec ses seules ressources permanentes : { $buildings }. Coût : { $cost_resources }.
       *[other] { $seat } construit : { $buildings }. Coût : { $cost_resources }. Cartes payées : { $resources }.
    }
pc-drew = { $seat } pioche : { $resources }.
pc-token = { $seat } prend un jeton municipal : { $token }.
pc-no-token = Il ne reste pas de jeton municipal pour { $seat }.
pc-passed = { $seat } ne peut rien prendre et passe.
pc-dealt-resource = Nouveau en { $at } : { $resource }.
pc-dealt-building = Nouveau en { $at } : { $building }.
pc-top =
    Sur la pioche : { $resource }. { $count ->
        [one] Il reste { $count } carte
       *[other] Il reste { $count } cartes
    }.
pc-deck-empty = La pioche est vide : le prochain tour est le dernier.
pc-automa-took = L’Automa prend en { $at } : { $resource }.
pc-automa-built = L’Automa prend en { $at } et construit : { $building }.
pc-automa-token = L’Automa prend le jeton municipal de gauche : { $token }.
pc-automa-next = Au prochain tour, l’Automa se sert en { $at } et { $other_at }.
pc-over = Chacun a joué ses 17 tours : on compte les points.

## Que faire maintenant

pc-now-turn =
    { $deck ->
        [0] Prenez deux cartes voisines du marché ; vous pouvez d’abord en retourner une. C’est le dernier tour.
       *[other] Prenez deux cartes voisines du marché, ou piochez-en deux ; vous pouvez d’abord en retourner une.
    }
pc-now-take =
    { $deck ->
        [0] Prenez deux cartes voisines du marché. C’est le dernier tour.
       *[other] Prenez deux cartes voisines du marché, ou piochez-en deux.
    }
pc-now-pass = Vous ne pouvez rien prendre : passez.
pc-now-pay = Choisissez les cartes à payer. Vous construisez : { $buildings }. À payer du stock : { $resources }.
pc-now-token =
    { $count ->
        [one] Choisissez un jeton municipal.
       *[other] Choisissez un jeton municipal ; vous en recevez { $count }.
    }
pc-now-line-up = Choisissez le jeton municipal { $place } sur 10 pour la rangée, de gauche à droite.

## Mots du plateau dans un terminal

short-community = comm
short-economy = écon
short-energy = éner
short-ecology = écol
short-industry = indu
short-ingenuity = ingé
pc-board-round = Tour { $round } sur { $rounds }
pc-board-top = dessus
pc-board-points = { $points } pts
pc-board-civic = municipal
pc-board-tokens = Jetons municipaux
pc-board-row = Jetons municipaux, de gauche à droite
pc-board-stock = stock
pc-board-city = ville
pc-board-won = jetons
pc-board-sites = à payer
pc-board-tier = niveau
pc-board-automa = ce que l’Automa va prendre
