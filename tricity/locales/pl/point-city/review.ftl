# Tematy wyjaśnień, w bierniku równym mianownikowi: „Chodziło przede wszystkim o …”, „Zwróć uwagę na …”
theme-point-city-points = punkty zdobyte od razu
theme-point-city-permanent = twoje trwałe zasoby
theme-point-city-stock = twoje karty zasobów
theme-point-city-tokens = twoje żetony
theme-point-city-buildings = zdobyty budynek
theme-point-city-reach = budynki w twoim zasięgu
