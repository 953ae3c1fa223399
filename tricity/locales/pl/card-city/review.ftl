# Tematy wyjaśnień, w bierniku równym mianownikowi: „Chodziło przede wszystkim o …”, „Zwróć uwagę na …”
theme-card-city-points = punkty zdobyte od razu
theme-card-city-money = twoje finanse
theme-card-city-room = miejsce do budowania
theme-card-city-homes = rozwój twoich domów
theme-card-city-shops = rozwój twoich sklepów
theme-card-city-cards = karty na twojej ręce
