# Tematy wyjaśnień: „lepszy był …, przede wszystkim ze względu na …”
theme-card-city-points = natychmiastowe punkty
theme-card-city-money = twoje finanse
theme-card-city-room = miejsce do budowania
theme-card-city-homes = rozwój twoich domów
theme-card-city-shops = rozwój twoich sklepów
theme-card-city-cards = karty na twojej ręce
