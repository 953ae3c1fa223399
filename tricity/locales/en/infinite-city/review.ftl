# What explanations speak of: “was better, mainly because of …”
theme-infinite-city-points = points on the board
theme-infinite-city-groups = your groups of tiles
theme-infinite-city-safety = the safety of your tokens
theme-infinite-city-tiles = the tiles and tokens you keep
theme-infinite-city-tempo = the initiative
