# Tematy wyjaśnień, w bierniku równym mianownikowi: „Chodziło przede wszystkim o …”, „Zwróć uwagę na …”
theme-infinite-city-points = punkty zdobyte od razu
theme-infinite-city-groups = grupy płytek
theme-infinite-city-safety = bezpieczeństwo żetonów
theme-infinite-city-tiles = zapas płytek i żetonów
theme-infinite-city-tempo = utrzymanie inicjatywy
