### Point City en français. Les règles suivent l’ordre de leur page ; un message `pc-part-…` en ouvre une partie.
### Un bâtiment a une forme avec article : `{ $building_un }` donne « une gare ».

game-point-city = Point City
    .about =
        À chaque tour, prenez deux cartes adjacentes : des ressources pour payer, des bâtiments qui produisent,
        rapportent des points ou vous donnent des jetons municipaux. De 2 à 4 joueurs, ou en solo contre l’Automa.
    .pitch = Prenez deux cartes adjacentes : récoltez des ressources et bâtissez une ville qui produit toujours plus.
    .invitation =
        À votre tour, vous prenez deux cartes adjacentes du marché. Les ressources paient les bâtiments, et
        chaque bâtiment rend les suivants moins chers. À la fin, les jetons municipaux récompensent la ville
        que vous avez façonnée.

option-automa_level = Niveau de l’Automa
    .about = Choisissez la force de votre adversaire en solo : facile, moyen ou difficile.
option-automa_scoring = Ressources de l’Automa
    .about =
        Comment l’Automa marque ses 1, 2 ou 3 points par ressource : une fois pour chaque type de ressource, ou pour
        chacun des symboles de ce type.
option-solo_tokens = Jetons en solo
    .about =
        Les dix jetons municipaux d’une partie en solo : choisissez-les et alignez-les, ou laissez le hasard décider.

resource-community = communauté
    .un = une carte communauté
    .many = { $count } cartes communauté
resource-economy = économie
    .un = une carte économie
    .many = { $count } cartes économie
resource-energy = énergie
    .un = une carte énergie
    .many = { $count } cartes énergie
resource-ecology = écologie
    .un = une carte écologie
    .many = { $count } cartes écologie
resource-industry = industrie
    .un = une carte industrie
    .many = { $count } cartes industrie
resource-2community = communauté double
    .un = une carte communauté double
    .many = { $count } cartes communauté doubles
resource-2economy = économie double
    .un = une carte économie double
    .many = { $count } cartes économie doubles
resource-2energy = énergie double
    .un = une carte énergie double
    .many = { $count } cartes énergie doubles
resource-2ecology = écologie double
    .un = une carte écologie double
    .many = { $count } cartes écologie doubles
resource-2industry = industrie double
    .un = une carte industrie double
    .many = { $count } cartes industrie doubles
resource-ingenuity = ingénieur
    .un = une carte ingénieur
    .many = { $count } cartes ingénieur

building-atm = distributeur
    .un = un distributeur
    .many = { $count } distributeurs
building-minigolf = minigolf
    .un = un minigolf
    .many = { $count } minigolfs
building-newsstand = kiosque à journaux
    .un = un kiosque à journaux
    .many = { $count } kiosques à journaux
building-market-stall = étal de marché
    .un = un étal de marché
    .many = { $count } étals de marché
building-bus-stop = arrêt de bus
    .un = un arrêt de bus
    .many = { $count } arrêts de bus
building-post-office = bureau de poste
    .un = un bureau de poste
    .many = { $count } bureaux de poste
building-pond = étang
    .un = un étang
    .many = { $count } étangs
building-food-truck = food truck
    .un = un food truck
    .many = { $count } food trucks
building-playground = aire de jeux
    .un = une aire de jeux
    .many = { $count } aires de jeux
building-hot-dog-stand = stand de hot-dogs
    .un = un stand de hot-dogs
    .many = { $count } stands de hot-dogs
building-tiny-house = petite maison
    .un = une petite maison
    .many = { $count } petites maisons
building-treehouse = cabane perchée
    .un = une cabane perchée
    .many = { $count } cabanes perchées
building-bird-feeder = mangeoire à oiseaux
    .un = une mangeoire à oiseaux
    .many = { $count } mangeoires à oiseaux
building-art-gallery = galerie d’art
    .un = une galerie d’art
    .many = { $count } galeries d’art
building-fountain = fontaine
    .un = une fontaine
    .many = { $count } fontaines
building-cafe = café
    .un = un café
    .many = { $count } cafés
building-community-garden = jardin partagé
    .un = un jardin partagé
    .many = { $count } jardins partagés
building-townhouses = maison de ville
    .un = une maison de ville
    .many = { $count } maisons de ville
building-cell-tower = antenne-relais
    .un = une antenne-relais
    .many = { $count } antennes-relais
building-factory = usine
    .un = une usine
    .many = { $count } usines
building-radio-station = station de radio
    .un = une station de radio
    .many = { $count } stations de radio
building-observatory = observatoire
    .un = un observatoire
    .many = { $count } observatoires
building-supermarket = supermarché
    .un = un supermarché
    .many = { $count } supermarchés
building-square = grand-place
    .un = une grand-place
    .many = { $count } grand-places
building-manor = manoir
    .un = un manoir
    .many = { $count } manoirs
building-warehouse = entrepôt
    .un = un entrepôt
    .many = { $count } entrepôts
building-fairground = fête foraine
    .un = une fête foraine
    .many = { $count } fêtes foraines
building-apartments = immeuble
    .un = un immeuble
    .many = { $count } immeubles
building-data-center = centre de données
    .un = un centre de données
    .many = { $count } centres de données
building-quarry = carrière
    .un = une carrière
    .many = { $count } carrières
building-train-station = gare
    .un = une gare
    .many = { $count } gares
building-dam = barrage
    .un = un barrage
    .many = { $count } barrages

# Un jeton s’appelle d’après ce qu’il compte.
token-set = série des cinq ressources
    .about = 6 points par série complète des cinq ressources permanentes.
token-flat-5 = 5 points
    .about = Rapporte 5 points, quoi que vous ayez construit.
token-flat-7 = 7 points
    .about = Rapporte 7 points, quoi que vous ayez construit.
token-types-2 = type de ressource en 2 exemplaires ou plus
    .about = 2 points par type de ressource permanente que votre ville possède en 2 exemplaires ou plus.
token-types-3 = type de ressource en 3 exemplaires ou plus
    .about = 3 points par type de ressource permanente que votre ville possède en 3 exemplaires ou plus.
token-missing = type de ressource manquant
    .about = 4 points par type de ressource permanente, parmi les cinq, que votre ville ne possède pas.
token-unspent-ingenuity = carte ingénieur non dépensée
    .about = 2 points par carte ingénieur encore dans votre stock.
token-each-economy = économie permanente
    .about = 2 points par ressource permanente économie de votre ville.
token-each-industry = industrie permanente
    .about = 2 points par ressource permanente industrie de votre ville.
token-each-community = communauté permanente
    .about = 2 points par ressource permanente communauté de votre ville.
token-each-energy = énergie permanente
    .about = 2 points par ressource permanente énergie de votre ville.
token-each-ecology = écologie permanente
    .about = 2 points par ressource permanente écologie de votre ville.
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

question-nothing = partie terminée
question-turn = retourner une carte, en prendre deux ou piocher
question-take = prendre deux cartes ou piocher
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
    La boîte contient 160 cartes recto verso, ressource d’un côté, bâtiment de l’autre : 65 de niveau 1, 50 de niveau 2 et
    45 de niveau 3. Tout le monde connaît le niveau de chaque carte de la pioche, du marché et des villes.
PC-02 =
    Le côté ressource montre la communauté, l’économie, l’énergie, l’écologie, l’industrie ou un ingénieur, qui remplace
    n’importe laquelle des cinq. Les cartes de niveau 1 montrent un symbole, celles des niveaux 2 et 3 en montrent deux ;
    un ingénieur compte toujours pour un seul.
PC-03 =
    Le côté bâtiment indique un coût et ce que le bâtiment apporte : une ressource permanente, parfois avec des points ;
    seulement des points ; ou, pour un bâtiment municipal, ni points ni ressource, mais un jeton municipal.
PC-04 =
    À un ou deux joueurs, on joue avec 40 cartes de niveau 1, 24 de niveau 2 et 18 de niveau 3, tirées au sort ; à trois,
    avec 52, 36 et 28 cartes ; à quatre, avec 64, 48 et 38. Les autres retournent dans la boîte sans être regardées.
PC-05 =
    On mélange chaque niveau, puis on empile le niveau 1 sur le niveau 2 et le niveau 2 sur le niveau 3, côté ressource
    visible. On connaît donc toujours la ressource de la première carte de la pioche.
PC-06 =
    Le marché est une grille de 4 × 4 cartes, remplie ligne par ligne depuis le coin supérieur gauche, côté ressource
    visible.
PC-07 =
    On tire au sort des jetons municipaux parmi les 22 et on les pose face visible : 10 à deux joueurs, 12 à trois, 14 à
    quatre. Les autres retournent dans la boîte. En solo, suivez PC-31.
PC-08 =
    Chaque joueur commence avec une carte ingénieur dans son stock. La boîte en contient quatre, en plus des 160
    cartes ; elles s’utilisent comme les autres cartes ingénieur. Le premier joueur est tiré au sort.
PC-09 =
    Personne ne connaît la pioche au-delà de sa première carte, le côté bâtiment des cartes qui ne l’ont jamais montré,
    ni les cartes retirées au début. Tout le reste est public : les stocks, les villes, les jetons, la défausse, le
    nombre de cartes de la pioche et la ressource de chaque carte qui s’est trouvée sur le dessus. Aucun joueur n’a
    d’information secrète.

pc-part-turn = Le tour d’un joueur

PC-10 =
    Une fois par tour, avant de prendre des cartes, vous pouvez retourner une carte du marché sur son côté bâtiment si sa
    ligne ou sa colonne ne montre que des ressources. On ne retourne jamais un bâtiment.
    .refused =
        { $case ->
            [once] Vous ne pouvez pas retourner la carte en { $at } : vous en avez déjà retourné une pendant ce tour.
            [building] La carte en { $at } montre déjà un bâtiment ({ $building }). On ne retourne que des ressources.
            [line]
                Vous ne pouvez pas retourner la carte en { $at } : sa ligne et sa colonne montrent déjà chacune un bâtiment.
           *[turn] { $seat } ne peut pas retourner de carte pour l’instant (étape en cours : { $question }).
        }
PC-11 =
    Prenez ensuite deux cartes : soit deux cartes du marché qui se touchent par un côté, soit les deux premières cartes
    de la pioche, côté ressource. Vous ne pouvez pas en prendre une au marché et une dans la pioche.
    .refused =
        { $case ->
            [apart]
                Les cartes en { $at } et { $other_at } ne se touchent pas par un côté. Choisissez deux cartes adjacentes.
            [deck] La pioche est vide : prenez deux cartes adjacentes du marché.
           *[turn] { $seat } ne peut pas prendre de cartes pour l’instant (étape en cours : { $question }).
        }
PC-12 = Une carte ressource va dans votre stock. Elle peut payer un bâtiment pris pendant le même tour.
PC-13 =
    Vous ne pouvez prendre un bâtiment que si vous payez aussitôt son coût. Si vous prenez deux bâtiments, payez les deux
    coûts ensemble.
    .refused =
        Vous n’avez pas encore de quoi payer. Coût : { $cost_resources }. Il vous manque : { $missing_resources }
        { $ingenuity ->
            [0] (et vous n’avez pas de carte ingénieur).
            [one] (et une carte ingénieur ne suffit pas).
           *[other] (et { $ingenuity } cartes ingénieur ne suffisent pas).
        }
PC-14 =
    Chaque ressource permanente de votre ville compte une fois par tour, pour les deux bâtiments ensemble. Pour le reste,
    dépensez des cartes de votre stock : elles sont défaussées définitivement. Une carte double paie deux ressources de
    son type, au besoin sur deux bâtiments. Une carte ingénieur paie une ressource au choix. Notre décision : si un seul
    des deux symboles d’une carte vous sert, l’autre est perdu.
    .refused = Votre stock ne permet pas de payer avec { $resources_un }.
PC-15 = Un bâtiment construit pendant ce tour ne produit qu’à partir de votre tour suivant.
PC-16 =
    Vos ressources permanentes servent toujours avant vos cartes (notre décision : ce n’est jamais un désavantage). S’il
    y a plusieurs façons de payer, choisissez les cartes à dépenser, une seule fois pour les deux bâtiments et jamais
    plus qu’il n’en faut ; deux cartes de même ressource et de même valeur sont équivalentes. S’il n’y a qu’une façon de
    payer, elle est appliquée d’office.
    .refused =
        { $case ->
            [superfluous] Vous payez trop : gardez votre carte { $resource }, les autres suffisent.
           *[turn] { $seat } n’a rien à payer pour l’instant (étape en cours : { $question }).
        }
PC-17 =
    Payez, choisissez vos jetons municipaux, puis complétez le marché, dans cet ordre. Le bâtiment payé rejoint votre
    ville. Un bâtiment municipal vous donne un jeton municipal face visible de votre choix, deux bâtiments municipaux en
    donnent deux. Notre décision : s’il n’en reste plus, vous n’en recevez pas.
    .refused =
        { $case ->
            [token] Le jeton municipal « { $token } » n’est pas disponible. Choisissez parmi : { $tokens }.
           *[turn] { $seat } ne peut pas choisir de jeton municipal pour l’instant (étape en cours : { $question }).
        }
PC-18 =
    Si vous avez pris vos cartes au marché, complétez-le avec les premières cartes de la pioche, de gauche à droite et de
    haut en bas : un bâtiment remplace une ressource, une ressource remplace un bâtiment.
PC-19 =
    Notre décision : si vous ne pouvez rien prendre, parce que la pioche est vide et qu’aucune paire de cartes adjacentes
    n’est à votre portée, vous passez votre tour. Vous ne pouvez pas passer autrement. Après avoir retourné une carte,
    vous pouvez encore choisir de piocher.
    .refused =
        { $case ->
            [deck] { pc-no-passing } Vous pouvez encore piocher.
            [pair] { pc-no-passing } Vous pouvez prendre les cartes en { $at } et { $other_at }.
           *[turn] { $seat } ne peut pas passer pour l’instant (étape en cours : { $question }).
        }

pc-part-end = Fin de la partie et décompte

PC-20 =
    La partie se termine quand la pioche est épuisée : le tour qui commence avec une pioche vide est le dernier. Chacun
    joue exactement 17 tours. Il reste alors 14 cartes au marché, ou 16 si le dernier joueur a dû passer.
PC-21 =
    Additionnez les points de vos bâtiments et ceux de vos jetons municipaux. Les 22 jetons sont tous différents. Deux
    rapportent simplement 5 et 7 points. Cinq rapportent 2 points par ressource permanente d’un type donné, et dix
    rapportent 3 points par paire formée de deux types donnés. Les autres rapportent 6 points par série complète des
    cinq types, 2 points par type en 2 exemplaires ou plus, 3 points par type en 3 exemplaires ou plus, 4 points par
    type manquant et 2 points par carte ingénieur non dépensée. Hormis ce dernier et les deux jetons à 5 et 7 points,
    les jetons ne comptent que les ressources permanentes ; les autres cartes de votre stock ne rapportent rien.
    .scored =
        { $case ->
            [buildings] Bâtiments : { $count }
           *[token]
                { $each ->
                    [5] Jeton municipal : { $token }
                    [7] Jeton municipal : { $token }
                   *[other] { $count } × { $token } ({ $each } points pièce)
                }
        }
PC-22 =
    Le joueur qui a le plus de points gagne. En cas d’égalité, à quelque place que ce soit, le joueur qui a le plus de
    cartes non dépensées en stock passe devant. On compte les cartes et non les symboles. Si l’égalité persiste, la
    place est partagée. Notre décision : les cartes ingénieur comptent aussi.
    .scored = Cartes non dépensées, pour départager : { $count }

pc-part-solo = Solo : l’Automa

PC-30 =
    Préparez la partie comme à deux joueurs. L’Automa, votre adversaire, ne reçoit pas de carte ingénieur. C’est vous
    qui commencez.
PC-31 =
    Une fois le marché en place, choisissez 10 jetons municipaux et alignez-les de gauche à droite, dans l’ordre de votre
    choix ; avec l’option « Jetons en solo », ils peuvent aussi être tirés au sort. Les 12 autres retournent dans la
    boîte. Quand vous avez droit à un jeton, vous prenez celui que vous voulez ; l’Automa prend le plus à gauche (les
    deux plus à gauche pour deux bâtiments municipaux), tant qu’il en reste. On resserre ensuite la rangée.
    .refused = Le jeton municipal « { $token } » est déjà dans la rangée. Choisissez-en un autre.
PC-32 =
    Un jeton Marché désigne la première colonne, un autre la deuxième ligne. À son tour, l’Automa prend la carte placée
    à leur croisement et celle du dessous (depuis la dernière ligne, la carte du haut de la même colonne). Il ne paie
    rien : les ressources vont dans son stock, les bâtiments dans sa ville. Complétez le marché comme d’habitude, puis
    avancez les deux jetons Marché d’un cran ; après la dernière colonne ou la dernière ligne, ils reviennent à la
    première.
PC-33 =
    L’Automa ne retourne jamais de carte et ne pioche jamais. Vous savez toujours dans quelles cases il va se servir ;
    leur contenu peut encore changer pendant votre tour.
PC-34 =
    L’Automa marque les points de ses bâtiments, plus des points selon son niveau. Facile : 1 point par ressource
    permanente et 3 par jeton municipal. Moyen : 1, 2 ou 3 points pour une ressource permanente possédée une fois, deux
    fois ou au moins trois fois, et 5 par jeton municipal. Difficile : 1, 3 ou 6 points de la même façon, 7 par jeton
    municipal et 1 par carte ingénieur.
    .scored =
        { $case ->
            [buildings] Automa ({ $level }), bâtiments : { $count }
            [resource] Ressources permanentes : { $count } × { $resource }
            [ingenuity] Cartes ingénieur : { $count }
           *[token] Jetons municipaux : { $count } ({ $each } points pièce)
        }
PC-35 =
    Les livrets ne s’accordent pas sur ces 1, 2 ou 3 points. Le livret français les compte par type : au niveau moyen,
    une ressource possédée quatre fois rapporte 3 points. C’est ce que nous jouons, sauf si vous choisissez l’autre
    lecture avec l’option « Ressources de l’Automa ». Le livret polonais les compte par symbole : chacun des quatre
    symboles rapporte 3 points, soit 12.
    .scored = Ressources permanentes : { $count } × { $resource } ({ $level }, { $reading })
PC-36 = Vous gagnez si vous avez plus de points que l’Automa. Notre décision : une égalité n’est pas une victoire.
    .scored = Une égalité avec l’Automa n’est pas une victoire

pc-no-passing = Vous ne pouvez passer que si vous ne pouvez rien prendre.

## Ce qui arrive

pc-begins = { $seat } commence.
pc-lined-up = { $seat } place le jeton municipal « { $token } » en position { $place } de la rangée.
pc-flipped = { $seat } retourne la carte en { $at } et révèle { $building_un }.
pc-took = { $seat } prend une carte { $resource } en { $at }.
pc-took-building = { $seat } prend { $building_un } en { $at }.
pc-paid =
    { $count ->
        [0] { $seat } construit { $buildings_un } grâce à ses seules ressources permanentes (coût : { $cost_resources }).
       *[other] { $seat } construit { $buildings_un } (coût : { $cost_resources }) et dépense { $resources_un }.
    }
pc-drew = { $seat } pioche { $resources_un }.
pc-token = { $seat } prend le jeton municipal « { $token } ».
pc-no-token = Il ne reste plus de jeton municipal pour { $seat }.
pc-passed = { $seat } ne peut rien prendre et passe son tour.
pc-dealt-resource = Au marché, une carte { $resource } apparaît en { $at }.
pc-dealt-building = Au marché, { $building_un } apparaît en { $at }.
pc-top =
    Une carte { $resource } est maintenant sur le dessus de la pioche, qui compte encore { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
pc-deck-empty = La pioche est vide : le prochain tour est le dernier.
pc-automa-took = L’Automa prend une carte { $resource } en { $at }.
pc-automa-built = L’Automa prend { $building_un } en { $at } pour sa ville.
pc-automa-token = L’Automa prend le jeton municipal le plus à gauche, « { $token } ».
pc-automa-next = À son prochain tour, l’Automa prendra les cartes en { $at } et { $other_at }.
pc-over = Chacun a joué ses 17 tours : on compte les points.

## Que faire maintenant

pc-now-turn =
    { $deck ->
        [0] Dernier tour : prenez deux cartes adjacentes. Vous pouvez d’abord en retourner une.
       *[other] Prenez deux cartes adjacentes ou piochez-en deux. Vous pouvez d’abord en retourner une.
    }
pc-now-take =
    { $deck ->
        [0] Dernier tour : prenez deux cartes adjacentes.
       *[other] Prenez deux cartes adjacentes ou piochez-en deux.
    }
pc-now-pass = Vous ne pouvez rien prendre : passez votre tour.
pc-now-pay = Choisissez les cartes à dépenser pour construire { $buildings_un }. Votre stock doit fournir : { $resources }.
pc-now-token =
    { $count ->
        [one] Choisissez un jeton municipal.
       *[other] Vous avez droit à { $count } jetons municipaux : choisissez-en un.
    }
pc-now-line-up = Choisissez le jeton municipal numéro { $place } sur 10. La rangée se remplit de gauche à droite.

## Mots du plateau dans un terminal

short-community = comm
short-economy = écon
short-energy = éner
short-ecology = écol
short-industry = indu
short-ingenuity = ingé
pc-board-round = Manche { $round } sur { $rounds }
pc-board-top = dessus
pc-board-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
pc-board-civic = municipal
pc-board-tokens = Jetons municipaux
pc-board-row = Jetons municipaux, de gauche à droite
pc-board-stock = stock
pc-board-city = ville
pc-board-won = jetons
pc-board-sites = à payer
pc-board-tier = niveau
pc-board-automa = prochaines cartes de l’Automa
