# Tematy wyjaśnień: „lepszy był …, przede wszystkim ze względu na …”
theme-point-city-points = natychmiastowe punkty
theme-point-city-permanent = twoje trwałe zasoby
theme-point-city-stock = twoje karty zasobów
theme-point-city-tokens = twoje żetony
theme-point-city-buildings = zdobyty budynek
theme-point-city-reach = budynki w twoim zasięgu
