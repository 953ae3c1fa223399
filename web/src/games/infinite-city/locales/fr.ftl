### Les mots qui ne servent qu’au plateau dessiné d’Infinite City.

ic-sheet = La cité. Les flèches déplacent la feuille, plus et moins changent l’échelle, 0 la montre en entier.
ic-zoom = Échelle
ic-zoom-in = Plus près
ic-zoom-out = Plus loin
ic-fit = Montrer toute la cité
ic-poster =
    { $count ->
        [one] La cité achevée : { $count } tuile
       *[other] La cité achevée : { $count } tuiles
    }
ic-look-around = Se promener dans la cité
ic-map =
    { $count ->
        [one] Carte de la cité : { $count } tuile. Aller au dernier événement
       *[other] Carte de la cité : { $count } tuiles. Aller au dernier événement
    }
ic-show = Montrer
ic-layer-changes = Nouveautés
    .about = Entouré de la couleur d’un joueur : ce qu’il a changé depuis votre dernier tour.
ic-layer-groups = Groupes
    .about = Les tuiles qui se tiennent, dans la couleur de leur joueur. Un groupe d’au moins trois vaut le nombre indiqué.
ic-layer-protection = Protection
    .about = Les tuiles hachurées sont protégées par une Power Station : aucun texte ne peut y toucher.
ic-layer-plazas = Plazas
    .about = Les carrés ouverts sont les côtés libres des Plazas. Tant qu’il y en a, les tuiles doivent y être posées.
ic-deck =
    { $count ->
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
ic-stations = Power Station : { $count } sur { $most }
ic-factories = Factory : encore { $count } tuiles après ce tour
ic-hand = Vos tuiles
ic-hand-empty = Vous n’avez pas de tuiles.
ic-hand-of = Tuiles de { $seat }
ic-found = La Library a trouvé
ic-select-tile = Choisissez une tuile, puis une place.
ic-choices = Choix
ic-whose = Le jeton de qui ?
ic-all-tokens = Tous les jetons
ic-details = Ce que vous regardez
ic-point = Désignez une tuile pour lire son texte. Glissez la feuille ou utilisez les flèches pour la déplacer, la molette ou + et − pour l’échelle.
ic-down-text = Face cachée : personne ne sait ce que c’est. Un jeton qu’on y met la retourne.
ic-following = Textes en cours :
ic-bonus =
    { $points ->
        [one] { $points } point bonus
       *[other] { $points } points bonus
    }
ic-silver = bord argenté
ic-known-to = connue de { $seats }
ic-tokens-left = jetons en réserve
ic-tiles-held = tuiles en main
ic-known-tiles = Vous connaissez : { $tiles }
ic-group-points = groupes { $points }
ic-cell-empty = { $at }, vide
ic-cell-tile = { $at }, { $tile }
ic-cell-down = { $at }, tuile face cachée
ic-cell-tokens = jetons : { $seats }
ic-cell-protected = protégée
ic-cell-source = son texte est en cours
ic-cell-may = peut être choisie
ic-cell-may-go = une tuile peut aller ici

## Un coup, après « Votre coup : »

ic-do-play = jouer { $tile } en { $at }
ic-do-hotel = prendre l’Hotel en { $at }
ic-do-pass = Passer
ic-do-take-back = reprendre votre jeton en { $at }
ic-do-done = Ne plus rien reprendre
ic-do-trade = échanger votre jeton contre celui de { $seat } en { $at }
ic-do-put = mettre un jeton en { $at }
ic-do-follow = suivre le texte en { $at }
ic-do-remove = retirer la tuile en { $at }
ic-do-take = prendre en main la tuile en { $at }
ic-do-lay = poser la première tuile de la pioche face cachée en { $at }
ic-do-move = déplacer la tuile en { $at }
ic-do-to = la déplacer en { $at }
ic-do-clear = rendre les jetons en { $at }
ic-do-swap-hands = échanger votre main avec { $seat }
ic-do-gather = amener un jeton de { $seat } depuis { $at }
ic-do-gather-all = amener tous les jetons depuis { $at }
ic-do-look = regarder les tuiles de { $seat }
ic-do-swap = échanger la tuile en { $at }
ic-do-with = l’échanger avec la tuile en { $at }
ic-ask-play = Choisissez une place pour { $tile }, ou Échap.
ic-ask-trade = Bank : choisissez le jeton de qui en { $at }.
ic-ask-gather = Stadium : choisissez quels jetons viennent de { $at }.

## Les textes en bref

ic-short-arboretum = Reprenez jusqu’à 3 de vos jetons.
ic-short-bank = Échangez votre jeton ici contre un autre.
ic-short-capitol = Votre jeton sur chaque tuile adjacente.
ic-short-construction-site = Jouez une autre tuile.
ic-short-disaster-site = Une tuile va sous la pioche.
ic-short-embassy = Votre jeton, seul, sur une tuile adjacente.
ic-short-factory = Piochez 5 de plus à la fin du tour.
ic-short-hotel = Plus tard : un jeton au lieu d’une tuile.
ic-short-housing = Votre jeton sur une tuile sans jeton.
ic-short-library = Jouez une des 5 premières de la pioche.
ic-short-mausoleum = Prenez en main une tuile adjacente.
ic-short-plaza = On pose contre une Plaza à côté libre.
ic-short-police-hq = Les autres mettent aussi un jeton ici.
ic-short-port = Posez le dessus de la pioche, caché.
ic-short-post-office = Déplacez une tuile et ses jetons.
ic-short-power-station = Se protège, et ses voisines aussi.
ic-short-security-guardpost = Les jetons d’une tuile sont rendus.
ic-short-shopping-complex = Échangez votre main avec une autre.
ic-short-stadium = Des jetons d’une voisine viennent ici.
ic-short-temple = Jouez une tuile d’une autre main.
ic-short-transit-station = Deux tuiles échangent leurs places.
