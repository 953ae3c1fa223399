# Les thèmes des explications : « Ce qui comptait surtout : … »
theme-point-city-points = les points immédiats
theme-point-city-permanent = vos ressources permanentes
theme-point-city-stock = vos cartes ressource
theme-point-city-tokens = vos jetons
theme-point-city-buildings = le bâtiment obtenu
theme-point-city-reach = les bâtiments à votre portée
