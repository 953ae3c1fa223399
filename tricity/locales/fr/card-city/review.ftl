# Les thèmes des explications : « Ce qui comptait surtout : … »
theme-card-city-points = les points immédiats
theme-card-city-money = vos finances
theme-card-city-room = la place pour construire
theme-card-city-homes = la croissance de vos résidences
theme-card-city-shops = la croissance de vos commerces
theme-card-city-cards = les cartes que vous avez en main
