# The guide of Card City: pages for people, player aid and worked examples. No table loads it.

## The guide

cc-guide-goal = Le but du jeu
cc-guide-goal-text =
    Vous êtes à la tête d’une toute petite commune. En 10 manches, vous en faites une ville de 5 × 5 cases. Les
    résidences qui se rejoignent en grands quartiers rapportent des points, les commerces rapportent l’or qui paie tout
    le reste. Le meilleur score l’emporte.
cc-guide-cards = Les six types de cartes, avec leur nombre dans la boîte
cc-guide-card-residence = Rapporte des points à la fin. Jamais à côté d’une industrie.
cc-guide-card-commerce = Rapporte de l’or à chaque manche.
cc-guide-card-leisure = Coûte { $gold } pièces d’or. Culture : fait grandir les résidences.
cc-guide-card-industry = Fait de la place pour 5 cartes de plus.
cc-guide-card-parking = Se pose n’importe où et remplit une case vide.
cc-guide-card-town-hall = Votre première carte. Culture : fait grandir les résidences.
cc-guide-setup = Mise en place
cc-guide-setup-text =
    Chacun reçoit une mairie et { $gold } pièces d’or. La pioche contient exactement les cartes des 10 manches. À côté,
    la réserve est face visible : ses cartes font grandir vos quartiers.
cc-guide-piles = Cartes de la pioche et des trois piles de la réserve
cc-guide-players = joueurs
cc-guide-deck = pioche
cc-guide-round = Une manche
cc-guide-phase-acquisition =
    Acquisition. Un joueur partage les cartes en deux lots, le suivant en choisit un, et ainsi de suite jusqu’à ce que
    chacun ait 2 cartes.
cc-guide-phase-construction =
    Construction. Posez vos deux cartes au contact de votre ville : pas de résidence à côté d’une résidence ni d’une
    industrie, pas de commerce à côté d’un commerce.
cc-guide-phase-development =
    Développement. Les quartiers bien entourés grandissent : ils reçoivent gratuitement une carte de la réserve.
cc-guide-phase-income = Revenus. Vous recevez 1 pièce d’or de salaire, plus ce que rapportent vos commerces.
cc-guide-phase-end =
    Fin de manche. Vous pouvez acheter une industrie ; chacune coûte 5 pièces d’or de plus que la précédente. Puis le
    premier joueur change.
cc-guide-limit =
    Attention à la place : sans industrie, une ville ne peut contenir que 5 cartes, et chaque industrie en permet 5 de
    plus. Une carte que vous ne pouvez pas poser est perdue.
cc-guide-growth = Comment les quartiers se développent
cc-guide-growth-text =
    Un quartier résidentiel se développe s’il touche plus de cartes de culture (mairie, loisirs) qu’il ne compte de
    résidences. Un quartier commercial se développe s’il touche plus de quartiers résidentiels qu’il ne compte de
    commerces.
cc-guide-districts =
    Un quartier est un groupe de cartes du même type qui se touchent par un côté ; les coins ne comptent pas. Seul le
    développement permet d’avoir deux résidences, ou deux commerces, côte à côte.
cc-guide-worth = La valeur d’un quartier
cc-guide-size = cartes
cc-guide-worth-row = points (résidences) ou or (commerces)
cc-guide-score = La fin et le décompte
cc-guide-score-text = La partie s’arrête après 10 manches. Additionnez :
cc-guide-points-title = Ce qui rapporte des points
cc-guide-for = pour
cc-guide-points = points
cc-guide-for-districts = chaque quartier résidentiel
cc-guide-points-districts = 1, 3, 6, 10… selon sa taille
cc-guide-for-empty = chaque case vide de votre carré de 5 × 5
cc-guide-points-empty = −1
cc-guide-for-gold = chaque tranche de 5 pièces d’or
cc-guide-points-gold = +1
cc-guide-for-tie = en cas d’égalité
cc-guide-points-tie = celui à qui il reste le plus d’or l’emporte
cc-guide-solo = Jouer en solo
cc-guide-solo-text =
    À chaque manche, piochez 3 cartes, gardez-en 2 et glissez la troisième sous la pioche. Votre score dit ce qu’est
    devenue votre commune.
cc-guide-levels = Les niveaux du jeu en solo
cc-guide-level = niveau
cc-guide-below = moins de { $points }
cc-guide-from = à partir de { $points }
cc-guide-variants = Deux variantes
cc-guide-variants-text =
    La décentralisation récompense les quartiers qui touchent toutes les couleurs demandées, une mairie loin du centre
    et des industries dispersées. Avec les parcmètres, les parkings rapportent de l’or. Jouez avec l’une, l’autre ou les
    deux.
cc-guide-building = Construire
cc-guide-build-side = Toute nouvelle carte touche la ville par un côté et tient dans le carré de 5 × 5.
cc-guide-build-alike =
    Pas de résidence à côté d’une résidence, pas de commerce à côté d’un commerce, sauf par développement.
cc-guide-build-industry = Jamais de résidence à côté d’une industrie.
cc-guide-build-leisure = Un loisir coûte { $gold } pièces d’or.
cc-guide-industries = Industries : place et prix
cc-guide-industries-head = industries dans la ville
cc-guide-room = autres cartes permises
cc-guide-price = prix de la suivante

## Worked examples

cc-example-lots = Partager et choisir
    .about =
        À trois joueurs. Le premier joueur pioche une résidence, une industrie, un loisir, un parking et deux commerces.
        Il propose une résidence et un commerce face visible, et cache le loisir et l’industrie dans le grand lot. Le
        deuxième joueur prend le petit lot. Le premier partage de nouveau les quatre autres cartes : un parking et une
        industrie face visible, ou un commerce et un loisir caché. Le troisième prend le parking et l’industrie ; il
        reste au premier le commerce et le loisir.
cc-example-building = Où peut-on construire ?
    .about =
        Une industrie peut aller partout sauf en 6, 7 et 8, à côté de la résidence ; un commerce, partout sauf en 4 et
        5, à côté du commerce. Une résidence ne peut aller ni en 2, 3 ou 4, à côté de l’industrie, ni en 6, 7 ou 8, à
        côté de la résidence. Un loisir ou un parking peut aller partout.
cc-example-districts = Trois quartiers
    .about = Six résidences en quartiers de 3, 2 et 1 : elles rapporteraient 6 + 3 + 1 = 10 points.
cc-example-residences = Une résidence qui se développe
    .about =
        Seule la résidence de gauche peut se développer : elle touche le loisir et la mairie, deux cartes de culture
        pour une résidence. La nouvelle résidence se pose en A ou en B. En A, elle réunit les deux résidences en un
        quartier de 3. Avec une industrie, la ville est limitée à 10 cartes, et elle en compte maintenant 7 ;
        l’industrie elle-même n’est pas comptée.
cc-example-shops = Un commerce se développe, l’autre non
    .about =
        Le commerce de gauche touche deux résidences, mais elles font partie du même quartier : il ne se développe pas.
        Celui de droite touche deux quartiers résidentiels différents : un nouveau commerce se pose sur l’une des deux
        cases X.
cc-example-income = Les revenus d’une manche
    .about =
        Deux quartiers d’un commerce rapportent 1 pièce d’or chacun, un quartier de deux commerces en rapporte 3, et le
        salaire est de 1 : en tout 2 + 3 + 1 = 6 pièces d’or.
cc-example-scoring = Le décompte final
    .about =
        Le dernier parking se pose sur la case P. Il y a alors quatre quartiers résidentiels : deux de 3 cartes (6
        points chacun) et deux de 1. Le dernier revenu porte l’or à 36 pièces : 7 points, et il reste 1 pièce pour
        départager une égalité. Deux cases sont vides : 12 + 1 + 1 + 7 − 2 = 19 points.
cc-example-decentralisation = Décentralisation
    .about =
        La zone de trois résidences touche toutes les couleurs demandées : 5 points. Trois zones industrielles : 6
        points. La mairie est décalée du centre d’une case verticalement et d’une case horizontalement : 4 points. En
        tout, 15 points de plus.
