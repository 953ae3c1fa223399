### La leçon : les étapes, et les réponses aux coups

lesson-point-city-market =
    Voici le marché. Chaque carte a une ressource d’un côté et un bâtiment de l’autre. Ce sont les
    bâtiments qui font gagner ; les ressources servent à les payer.
lesson-point-city-stock =
    Voici votre stock. Vous commencez avec une carte ingénieur : elle remplace une ressource de votre choix.
lesson-point-city-take =
    À votre tour, vous prenez soit deux cartes adjacentes du marché, soit les deux premières de la pioche. Prenez deux
    cartes.
lesson-point-city-take-done =
    Elles sont à vous. Les ressources restent dans votre stock jusqu’à ce que vous les dépensiez.
lesson-point-city-take-drawn =
    Deux ressources de plus dans votre stock. Elles y restent jusqu’à ce que vous les dépensiez.
lesson-point-city-take-other = Retourner une carte, ce sera pour plus tard. Prenez-en d’abord deux.
lesson-point-city-refill =
    Quand des cartes quittent le marché, d’autres les remplacent et montrent l’autre côté : là où l’on prend une
    ressource, un bâtiment apparaît.
lesson-point-city-building =
    Quelques tours plus tard, une petite maison se trouve en b2. Elle coûte 2 ressources économie et donne 1 point et
    une ressource permanente communauté.
lesson-point-city-price =
    Un bâtiment se paie quand on le prend. L’arrêt de bus en c4 coûte 3 ressources industrie, et vous n’en avez aucune.
    Essayez quand même.
lesson-point-city-price-done = Rien n’a bougé : le plateau vous dit toujours ce qui manque.
lesson-point-city-price-other = C’est possible. Mais essayez d’abord l’arrêt de bus en c4.
lesson-point-city-buy =
    La petite maison est dans vos moyens. Prenez-la avec la carte économie en c2 : une ressource peut servir dès le tour
    où on la prend.
lesson-point-city-buy-done = Les deux cartes sont à vous. Reste à payer la maison.
lesson-point-city-buy-other = C’est possible. Pour la suite, prenez plutôt b2 et c2 ensemble.
lesson-point-city-pay =
    Vous devez payer 2 ressources économie, et il y a deux façons de le faire : avec vos deux cartes économie, ou avec une
    seule et votre carte ingénieur. À vous de choisir.
lesson-point-city-pay-kept = Bien vu : plus tard, la carte ingénieur pourra remplacer n’importe quelle ressource.
lesson-point-city-pay-done = Pourquoi pas : une carte économie reste dans votre stock.
lesson-point-city-permanent =
    La petite maison est dans votre ville. Dès votre prochain tour, elle fournira 1 ressource communauté par tour, sans
    jamais s’épuiser.
lesson-point-city-flip =
    Une fois par tour, avant de prendre vos cartes, vous pouvez retourner une carte sur son côté bâtiment si sa ligne ou
    sa colonne ne montre que des ressources. Retournez-en une, par exemple en ligne 3.
lesson-point-city-flip-done =
    Tout le monde voit maintenant le bâtiment. Ensuite, vous prenez deux cartes comme d’habitude.
lesson-point-city-flip-other = Vous prendrez vos cartes ensuite. Retournez-en d’abord une.
lesson-point-city-civic =
    Le bureau de poste en b3 ne donne pas de points, mais un jeton municipal. Il coûte 3 ressources écologie : vos deux
    étangs en fournissent 2, une carte fournit la troisième. Prenez-le avec une carte adjacente.
lesson-point-city-civic-done = Il est construit. Choisissez votre jeton.
lesson-point-city-civic-other = C’est possible. Mais prenez d’abord le bureau de poste en b3 avec une carte adjacente.
lesson-point-city-token =
    À la fin, un jeton municipal récompense ce que votre ville produit. Choisissez celui qui vous convient.
lesson-point-city-token-done = Vous savez maintenant quoi construire : ce que compte votre jeton.
lesson-point-city-score =
    Après 17 tours chacun, la partie est finie. Additionnez bâtiments et jetons municipaux : vous gagnez 17 à 9.
lesson-point-city-end =
    Prendre deux cartes, construire, et laisser la ville payer la suite : c’est tout le jeu. Un oubli ? Le plateau
    vous aidera. Amusez-vous bien !
