# Les thèmes des explications : « Ce qui comptait surtout : … »
theme-infinite-city-points = les points immédiats
theme-infinite-city-groups = vos groupes de tuiles
theme-infinite-city-safety = la sécurité de vos jetons
theme-infinite-city-tiles = vos réserves de tuiles et de jetons
theme-infinite-city-tempo = l’initiative
