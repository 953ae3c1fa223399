# Tematy wyjaśnień, w bierniku równym mianownikowi: „Chodziło przede wszystkim o …”, „Zwróć uwagę na …”
theme-card-city-points = punkty zdobyte od razu
theme-card-city-money = finanse
theme-card-city-room = miejsce do budowania
theme-card-city-homes = rozwój domów
theme-card-city-shops = rozwój sklepów
theme-card-city-cards = karty na ręce
