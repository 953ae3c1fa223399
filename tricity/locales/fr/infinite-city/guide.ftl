# The guide of Infinite City: pages for people, player aid and worked examples. No table loads it.

## The guide

ic-guide-goal = Le but du jeu
ic-guide-goal-text =
    La ville grandit tuile par tuile et n’a pas de bord. Chaque tuile a un effet quand elle entre en jeu. Placez vos
    jetons sur des tuiles qui se touchent : plus vos groupes sont grands à la fin, plus vous marquez de points.
ic-guide-setup = Mise en place
ic-guide-setup-text =
    Chacun prend { $tokens } jetons d’une couleur et pioche { $hand } tuiles. Cinq autres tuiles sont posées face cachée
    au milieu, en forme de croix.
ic-guide-turn = Votre tour
ic-guide-step-place = Posez une tuile de votre main face visible, un côté contre une tuile en jeu.
ic-guide-step-token = Placez-y un de vos jetons : vous la contrôlez.
ic-guide-step-effect = Appliquez son effet, si c’est possible.
ic-guide-step-draw = Piochez jusqu’à avoir { $hand } tuiles en main.
ic-guide-chain =
    Les effets s’enchaînent : un jeton placé sur une tuile face cachée la retourne, et vous appliquez aussi son effet.
    Un jeton placé sur une tuile déjà visible ne déclenche rien.
ic-guide-power =
    Les Power Stations offrent un abri : aucune autre tuile ne peut agir sur elles, sur les tuiles adjacentes ni sur les
    jetons qui y sont posés. Seul le Capitol passe outre.
ic-guide-end = La fin et le décompte
ic-guide-end-text =
    Quand un joueur place son dernier jeton, tous les autres jouent encore un tour. Quand les { $stations } Power
    Stations sont face visible, la partie s’arrête aussitôt.
ic-guide-points-title = Ce qui rapporte des points
ic-guide-for = pour
ic-guide-points = points
ic-guide-for-groups = chaque groupe d’au moins 3 tuiles que vous contrôlez
ic-guide-points-groups = 1 par tuile
ic-guide-for-bonus = les tuiles à points bonus
ic-guide-points-bonus = ceux qui y sont imprimés
ic-guide-for-silver = le plus de tuiles à bord argenté
ic-guide-points-silver = 1 par tuile argentée
ic-guide-for-tie = en cas d’égalité
ic-guide-points-tie = le plus grand groupe l’emporte
ic-guide-tiles = Les tuiles
ic-guide-tiles-text =
    Chaque type de tuile, avec son nombre dans la boîte et son effet en bref. Les règles numérotées, plus bas, donnent
    chaque effet en entier.
ic-guide-all-tiles = Les { $kinds } types de tuiles, { $count } tuiles en tout

## Worked examples

ic-example-scoring = Abe et Betty
    .about =
        Abe (les ronds) contrôle 8 tuiles reliées : 8 points. Le seul groupe de Betty (les carrés) compte 3 tuiles : 3
        points. Points bonus : 1 pour Abe, grâce au Police HQ ; 3 pour Betty, 2 grâce à ses Power Stations et 1 grâce au
        Police HQ. Tuiles à bord argenté : Betty en contrôle deux, ses Power Stations, et Abe une seule, son
        Construction Site ; Betty marque donc 2 points. Abe gagne 9 à 8.
