# What explanations speak of: “was better, mainly because of …”
theme-card-city-points = points on the board
theme-card-city-money = your finances
theme-card-city-room = room to build
theme-card-city-homes = the growth of your residences
theme-card-city-shops = the growth of your shops
theme-card-city-cards = the cards you hold
