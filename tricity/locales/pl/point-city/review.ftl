# Tematy wyjaśnień, w bierniku równym mianownikowi: „Chodziło przede wszystkim o …”, „Zwróć uwagę na …”
theme-point-city-points = punkty zdobyte od razu
theme-point-city-permanent = trwałe zasoby
theme-point-city-stock = karty zasobów w zapasie
theme-point-city-tokens = żetony publiczne
theme-point-city-buildings = budynek do zdobycia
theme-point-city-reach = budynki w zasięgu
