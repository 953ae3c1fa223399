# The guide of Point City: pages for people, player aid and worked examples. No table loads it.

## The guide

pc-guide-goal = Le but du jeu
pc-guide-goal-text =
    Construisez la ville qui rapporte le plus de points. À chaque tour, vous prenez deux cartes adjacentes : des
    ressources pour payer, ou des bâtiments. Un bâtiment vous sert jusqu’à la fin : il produit une ressource à chaque
    tour, rapporte des points ou vous donne un jeton municipal, qui en rapporte à la fin.
pc-guide-resources = Les ressources
pc-guide-ingenuity = Remplace n’importe quelle autre ressource.
pc-guide-setup = Mise en place
pc-guide-setup-text =
    Tirez au sort autant de cartes de chaque niveau que l’indique le tableau et empilez-les, le niveau 1 sur le dessus.
    Avec les 16 premières, formez le marché : une grille de 4 × 4, côté ressource visible. Posez les jetons municipaux à
    côté. Chacun reçoit une carte ingénieur.
pc-guide-used = Cartes et jetons municipaux en jeu
pc-guide-players = joueurs
pc-guide-tier = niv. { $tier } (sur { $count })
pc-guide-tokens = jetons
pc-guide-turn = Votre tour
pc-guide-step-flip =
    Si vous le souhaitez, retournez une carte sur son côté bâtiment, dans une ligne ou une colonne qui ne montre que des
    ressources.
pc-guide-step-take =
    Prenez deux cartes du marché qui se touchent par un côté, ou les deux premières cartes de la pioche.
pc-guide-step-pay =
    Payez aussitôt chaque bâtiment, avec les ressources permanentes de votre ville et les cartes de votre stock.
pc-guide-step-token = Pour chaque bâtiment municipal, choisissez un jeton municipal.
pc-guide-step-refill =
    Complétez le marché avec la pioche : un bâtiment remplace une ressource, une ressource remplace un bâtiment.
pc-guide-pay-text =
    Chaque ressource permanente paie une fois par tour et reste en place. Les cartes du stock sont dépensées ; une carte
    à deux symboles compte double. Un bâtiment construit pendant ce tour ne produit qu’à partir du suivant.
pc-guide-score = La fin et le décompte
pc-guide-score-text =
    La partie s’arrête quand la pioche ne suffit plus à compléter le marché : après { $rounds } tours chacun.
    Additionnez les points de vos bâtiments et de vos jetons. Le total le plus élevé l’emporte ; en cas d’égalité, celui
    qui a le plus de cartes non dépensées passe devant.
pc-guide-all-tokens = Les { $count } jetons municipaux
pc-guide-solo = Seul contre l’Automa
pc-guide-solo-text =
    Vous choisissez 10 jetons et les alignez. Après chacun de vos tours, l’Automa prend sans payer la carte au
    croisement des deux jetons Marché et celle du dessous, puis ces jetons avancent. Vous savez donc ce qu’il va
    prendre. Dépassez son score : il marque les points de ses bâtiments, et d’autres selon son niveau.
pc-guide-automa = Points supplémentaires de l’Automa pour une ressource possédée 1, 2, 3 ou 4 fois, et pour chaque jeton
pc-guide-automa-reading =
    Aux niveaux moyen et difficile, les ressources sont comptées { $reading }, sauf si vous choisissez l’autre lecture
    (PC-35).
pc-guide-automa-hard = Au niveau difficile, l’Automa marque aussi 1 point par carte ingénieur.
pc-guide-level = niveau
pc-guide-owned = { $count } ×
pc-guide-token = jeton

## Worked examples

pc-example-scoring = Le décompte final
    .about =
        Les bâtiments rapportent 24 points. Jetons : 2 points pour chacune des 4 ressources économie (8), 3 pour chacune
        des 2 paires énergie et communauté (6), 3 pour chaque ressource produite au moins trois fois, économie et
        écologie (6), 2 pour chacune des 2 cartes ingénieur non dépensées (4). 24 + 8 + 6 + 6 + 4 = 48 points. Dans la
        position à essayer, il reste un tour à jouer : prenez deux ressources quelconques, mais pas d’ingénieur.
pc-example-automa = Quatre symboles énergie pour l’Automa
    .about =
        Au niveau moyen, le livret polonais compte chaque symbole : quatre symboles énergie valent 4 × 3 = 12 points. Le
        livret français compte chaque ressource une seule fois : 3 points. À vous de choisir ; cette position suit le
        livret polonais.
