# What explanations speak of: “was better, mainly because of …”
theme-point-city-points = immediate points
theme-point-city-permanent = your permanent resources
theme-point-city-stock = your resource cards
theme-point-city-tokens = your tokens
theme-point-city-buildings = the building it brings
theme-point-city-reach = the buildings within your reach
