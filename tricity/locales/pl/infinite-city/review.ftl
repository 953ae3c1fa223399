# Tematy wyjaśnień: „lepszy był …, przede wszystkim ze względu na …”
theme-infinite-city-points = natychmiastowe punkty
theme-infinite-city-groups = twoje grupy płytek
theme-infinite-city-safety = bezpieczeństwo twoich żetonów
theme-infinite-city-tiles = zapas płytek i żetonów
theme-infinite-city-tempo = tempo gry
