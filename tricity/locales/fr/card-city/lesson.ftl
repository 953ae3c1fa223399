### La leçon : les étapes, et les réponses aux coups

lesson-card-city-city =
    Voici votre ville : pour l’instant, une simple mairie. En dix manches, vous bâtirez autour d’elle, dans un carré de
    5 × 5 cases.
lesson-card-city-cards =
    Chaque carte est un bâtiment. Les résidences, en vert, donnent des points ; les commerces, en bleu, rapportent
    de l’or ; les autres les aident à grandir.
lesson-card-city-choose =
    « Je partage, tu choisis » : Ada a fait deux lots. Prenez-en un ; l’autre sera pour elle. Une carte du grand lot est
    face cachée : seule Ada la connaît.
lesson-card-city-choose-small = À vous la résidence et le parking. Ada reçoit le grand lot.
lesson-card-city-choose-big =
    La carte cachée est une industrie, et le commerce est aussi pour vous. Ada reçoit le petit lot.
lesson-card-city-build =
    Place à la construction. Choisissez une carte, puis une case qui touche votre ville par un côté.
lesson-card-city-build-done = Bien joué. Une carte posée ne bouge plus : choisissez bien sa case.
lesson-card-city-neighbours =
    Nous voici quelques manches plus tard. On ne peut pas construire une résidence à côté d’une autre. Essayez quand
    même : choisissez la résidence, puis e3.
lesson-card-city-neighbours-done =
    Rien n’a bougé. Un coup interdit n’est jamais joué : on vous explique pourquoi, et la règle est à portée de
    main.
lesson-card-city-neighbours-other = Ce coup-là est permis. Essayez d’abord celui qui ne l’est pas : la résidence en e3.
lesson-card-city-house =
    Construisez plutôt la résidence en f5. Elle n’y touche aucune autre résidence et laisse un coin pour votre
    commerce.
lesson-card-city-house-done = Parfait. Le coin entre les deux résidences attend le commerce.
lesson-card-city-house-other = C’est possible, mais pour la suite, il nous faut la résidence en f5.
lesson-card-city-shop = Construisez le commerce en f4, dans le coin entre les deux résidences.
lesson-card-city-shop-done =
    Ce quartier d’un seul commerce touche deux quartiers résidentiels, donc plus qu’il ne compte de commerces : il se
    développe.
lesson-card-city-shop-other = C’est possible, mais le commerce ne touche les deux résidences qu’en f4.
lesson-card-city-develop =
    Un quartier qui se développe reçoit gratuitement une carte de la réserve. Posez le nouveau commerce à côté du
    premier : cette fois, ils peuvent se toucher.
lesson-card-city-develop-done = Deux commerces côte à côte : un quartier de deux cartes.
lesson-card-city-gold =
    Chacun gagne 1 pièce d’or. Un quartier commercial y ajoute 1 pièce pour son premier commerce, 2 pour le
    deuxième, 3 pour le troisième. Vous venez de gagner 1 + 1 + 2 = 4.
lesson-card-city-split =
    À vous de partager. Deux cartes forment le petit lot ; dans le grand, l’une est visible et l’autre cachée. Ada
    prend un lot, vous gardez l’autre.
lesson-card-city-split-done =
    Ada prend le grand lot, le petit est donc pour vous. Un bon partage vous convient dans les deux cas.
lesson-card-city-leisure =
    Une résidence qui touche deux cartes de culture se développe aussi. La mairie en est une ; le loisir en est une
    autre, qui coûte 5 pièces d’or. Construisez-le à côté de la résidence en f5.
lesson-card-city-leisure-done =
    Cela vous a coûté 5 pièces. Cette résidence touche maintenant deux cartes de culture : elle se développe.
lesson-card-city-leisure-other = Là, rien ne se développerait. Choisissez une case à côté de f5.
lesson-card-city-grow = Posez la nouvelle résidence à côté de celle qui se développe.
lesson-card-city-grow-done =
    Deux résidences reliées valent 1 + 2 = 3 points, trois en valent 6 et quatre 10. Les grands quartiers font
    gagner.
lesson-card-city-industry =
    Votre ville accueille 5 cartes, plus 5 par industrie. En fin de manche, vous pouvez en acheter une. En
    voulez-vous une, ou préférez-vous garder votre or ?
lesson-card-city-industry-bought =
    Il y a désormais de la place pour 15 cartes. Attention : résidences et industries ne se touchent jamais.
lesson-card-city-industry-passed = Pourquoi pas : il vous reste de la place, et 5 pièces d’or valent un point à la fin.
lesson-card-city-score =
    Après dix manches, on compte les points des quartiers résidentiels, moins 1 par case vide, plus 1 par tranche de
    5 pièces d’or. Vous gagnez 11 à 3.
lesson-card-city-end =
    Partager, construire, développer, encaisser : c’est tout le jeu. Un oubli ? Le plateau vous aidera. Bonne première
    partie !
