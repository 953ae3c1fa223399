# Les thèmes des explications : « … valait plus, surtout pour … »
theme-infinite-city-points = les points immédiats
theme-infinite-city-groups = vos groupes de tuiles
theme-infinite-city-safety = la sécurité de vos jetons
theme-infinite-city-tiles = les tuiles et les jetons qui vous restent
theme-infinite-city-tempo = l’initiative
