### La leçon : les étapes, et les réponses aux coups. La page encadre les cases dont elles parlent ; le terminal donne
### leurs coordonnées.

lesson-infinite-city-city =
    Tout le monde bâtit la même ville, sans limites. Elle commence par cinq tuiles face cachée : personne ne sait ce
    qu’elles sont.
lesson-infinite-city-hand =
    Voici votre main, que personne d’autre ne voit. Chaque tuile a un effet, qui s’applique quand vous la jouez.
lesson-infinite-city-play = À votre tour, vous jouez une tuile. Choisissez-en une, puis une case au bord de la ville.
lesson-infinite-city-play-done =
    La tuile est posée face visible, avec votre jeton : vous la contrôlez. Vous avez ensuite pioché une nouvelle tuile.
lesson-infinite-city-tokens =
    Vous commencez avec 15 jetons, et chaque tuile jouée en demande un. Les jetons montrent qui contrôle quoi.
lesson-infinite-city-group =
    Les groupes rapportent des points : 1 par tuile, dès que 3 tuiles adjacentes sont à vous. Vous en avez deux ici.
    Jouez-en une troisième à côté.
lesson-infinite-city-group-done = Un groupe de trois, qui vaut 3 points. Il peut encore grandir.
lesson-infinite-city-group-other =
    C’est possible, mais cela ne forme pas de groupe. Choisissez une case à côté de vos deux tuiles.
lesson-infinite-city-housing =
    Quelques tours plus tard. Passons aux effets : la tuile Housing vous fait placer un deuxième jeton, sur une tuile qui n’en a pas. Jouez-la où
    vous voulez.
lesson-infinite-city-housing-done = La tuile est posée. Place à son effet : un jeton de plus.
lesson-infinite-city-housing-other = Ce sera pour plus tard. Jouez d’abord la tuile Housing.
lesson-infinite-city-turn =
    Placez le jeton sur une des tuiles face cachée. Elle se retourne, et son effet s’applique aussi.
lesson-infinite-city-turn-done =
    Deux tuiles en un seul tour. Un effet peut en entraîner un autre, et ainsi de suite : c’est le sel du jeu.
lesson-infinite-city-embassy =
    Dans une autre partie, une tuile change de mains. Une Embassy s’empare d’une tuile adjacente. Jouez la vôtre sur la case
    encadrée, entre les tuiles d’Ada.
    .terminal =
        Dans une autre partie, une tuile change de mains. Une Embassy s’empare d’une tuile adjacente. Jouez la vôtre en 0,-1,
        entre les tuiles d’Ada.
lesson-infinite-city-embassy-done = L’Embassy est en place. De quelle tuile allez-vous vous emparer ?
lesson-infinite-city-embassy-other = C’est possible. Pour la suite, jouez l’Embassy sur la case encadrée.
    .terminal = C’est possible. Pour la suite, jouez l’Embassy en 0,-1.
lesson-infinite-city-protected =
    L’Hotel d’Ada est à côté d’une Power Station, qui le protège : les deux sont encadrés. Essayez quand même de
    vous emparer de l’Hotel.
    .terminal =
        L’Hotel d’Ada en 1,-1 est à côté d’une Power Station, qui le protège. Essayez quand même de vous en
        emparer.
lesson-infinite-city-protected-done =
    Une Power Station se protège et protège les tuiles adjacentes. Un coup interdit n’est jamais joué : on vous explique
    pourquoi.
lesson-infinite-city-protected-other = Ce coup-là est permis. Essayez d’abord celui qui ne l’est pas : l’Hotel encadré.
    .terminal = Ce coup-là est permis. Essayez d’abord celui qui ne l’est pas : l’Hotel en 1,-1.
lesson-infinite-city-replace =
    La Factory d’Ada, encadrée, n’est pas protégée. Emparez-vous de cette tuile : votre jeton remplace le sien.
    .terminal =
        La Factory d’Ada en -1,-1 n’est pas protégée. Emparez-vous de cette tuile : votre jeton remplace le
        sien.
lesson-infinite-city-replace-done =
    La Factory est à vous. Elle était déjà face visible : son effet ne s’applique pas de nouveau.
lesson-infinite-city-replace-other = Cette tuile est déjà à vous. Emparez-vous de la Factory encadrée.
    .terminal = Cette tuile est déjà à vous. Emparez-vous de la Factory en -1,-1.
lesson-infinite-city-draw =
    À la fin de votre tour, vous piochez jusqu’à avoir de nouveau cinq tuiles en main. Puis c’est au joueur suivant.
lesson-infinite-city-last =
    Quand un joueur place son dernier jeton, tous les autres jouent encore un tour, puis la partie est finie. La
    cinquième Power Station y met fin aussitôt.
lesson-infinite-city-score =
    Votre groupe vaut 12 points, un par tuile, les points bonus de vos tuiles 4, et vos tuiles à bord argenté encore 4, car c’est
    vous qui en avez le plus. Vous gagnez 20 à 11.
lesson-infinite-city-end =
    Jouer une tuile, appliquer son effet, relier ses jetons : c’est tout le jeu. Le plateau rappelle ce que fait
    chaque tuile. Amusez-vous bien !
