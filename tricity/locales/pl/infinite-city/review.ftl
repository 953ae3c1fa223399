# Tematy wyjaśnień: „lepszy był …, przede wszystkim ze względu na …”
theme-infinite-city-points = punkty od razu
theme-infinite-city-groups = twoje grupy budynków
theme-infinite-city-safety = bezpieczeństwo twoich żetonów
theme-infinite-city-tiles = płytki i żetony, które ci zostają
theme-infinite-city-tempo = inicjatywę
