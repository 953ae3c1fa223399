### Les mots qui ne servent qu’au plateau dessiné d’Infinite City.

ic-sheet = La ville. Flèches : se déplacer ; plus et moins : zoomer ; 0 : tout afficher.
    .touch = La ville. Faites-la glisser pour la déplacer, pincez pour zoomer.
ic-zoom = Zoom
ic-zoom-in = Zoom avant
ic-zoom-out = Zoom arrière
ic-fit = Afficher toute la ville
ic-poster =
    { $count ->
        [one] La ville achevée : { $count } tuile
       *[other] La ville achevée : { $count } tuiles
    }
ic-look-around = Parcourir la ville
ic-map =
    { $count ->
        [one] Plan de la ville : { $count } tuile. Aller au dernier événement
       *[other] Plan de la ville : { $count } tuiles. Aller au dernier événement
    }
ic-show = Afficher
ic-layer-changes = Nouveautés
    .about = Ce qui a changé depuis votre dernier tour est entouré de la couleur du joueur concerné.
ic-layer-groups = Groupes
    .about =
        Les tuiles adjacentes d’un même joueur prennent sa couleur. Un groupe d’au moins trois tuiles rapporte les points
        indiqués.
ic-layer-protection = Protection
    .about =
        Les tuiles hachurées sont protégées par une Power Station : aucun effet d’une autre tuile ne peut les atteindre.
ic-layer-plazas = Plazas
    .about =
        Les carrés vides marquent les cases libres autour des Plazas. Tant qu’il en reste, c’est là qu’il faut poser les
        tuiles.
ic-deck =
    { $count ->
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
ic-stations = Power Stations : { $count } sur { $most }
ic-factories = Factory : { $count } tuiles de plus à piocher à la fin du tour
ic-hand = Vos tuiles
ic-hand-empty = Votre main est vide.
ic-hand-of = Tuiles en main : { $seat }
ic-found = Tuiles vues grâce à la Library
ic-select-tile = Choisissez une tuile, puis une case.
ic-choices = Vos choix
ic-whose = Le jeton de quel joueur ?
ic-all-tokens = Tous les jetons
ic-point =
    Survolez une tuile pour lire son effet. Faites glisser le plan ou utilisez les flèches pour vous déplacer, la molette
    ou + et − pour zoomer.
    .touch = Touchez une tuile pour lire son effet. Faites glisser le plan pour vous déplacer, pincez pour zoomer.
ic-down-text = Face cachée : personne ne sait quelle est cette tuile. Placez-y un jeton pour la retourner.
ic-following = Effets en cours :
ic-bonus =
    { $points ->
        [one] { $points } point bonus
       *[other] { $points } points bonus
    }
ic-silver = bord argenté
ic-known-to = vue par { $seats }
ic-tokens-left = jetons en réserve
ic-tiles-held = tuiles en main
ic-known-tiles = Tuiles que vous connaissez : { $tiles }
ic-group-points = groupes : { $points }
ic-cell-empty = { $at }, vide
ic-cell-tile = { $at }, { $tile }
ic-cell-down = { $at }, tuile face cachée
ic-cell-tokens = jetons : { $seats }
ic-cell-protected = protégée
ic-cell-source = effet en cours
ic-cell-may = vous pouvez la choisir
ic-cell-may-go = vous pouvez y poser une tuile

## Un coup, que la page transforme en question ; .button est le texte de son bouton

ic-do-play = Jouer la tuile { $tile } en { $at }
ic-do-hotel = Placer un jeton sur l’Hotel en { $at }
ic-do-pass = Passer
    .button = Passer
ic-do-take-back = Reprendre votre jeton en { $at }
ic-do-done = Ne plus reprendre de jetons
    .button = Terminer
ic-do-trade = Échanger votre jeton contre un jeton appartenant à { $seat } en { $at }
ic-do-put = Placer un jeton en { $at }
ic-do-follow = Appliquer d’abord l’effet de la tuile en { $at }
ic-do-remove = Retirer la tuile en { $at }
ic-do-take = Prendre en main la tuile en { $at }
ic-do-lay = Poser la première tuile de la pioche, face cachée, en { $at }
ic-do-move = Déplacer la tuile en { $at }
ic-do-to = La déplacer en { $at }
ic-do-clear = Rendre tous les jetons de la tuile en { $at }
ic-do-swap-hands = Échanger votre main avec { $seat }
ic-do-gather = Déplacer ici, depuis { $at }, un jeton appartenant à { $seat }
ic-do-gather-all = Déplacer ici tous les jetons de la tuile en { $at }
ic-do-look = Demander à { $seat } de montrer sa main
ic-do-swap = Échanger la tuile en { $at }
ic-do-with = L’échanger avec la tuile en { $at }
ic-ask-play = Choisissez une case pour la tuile { $tile }.
ic-ask-trade = Bank : à qui prenez-vous un jeton en { $at } ?
ic-ask-gather = Stadium : quels jetons déplacez-vous depuis { $at } ?

## Lignes du décompte

line-IC-50 = Groupes
line-IC-51 = Points bonus
line-IC-52 = Tuiles argentées
line-IC-54 = Plus grand groupe

## Le formulaire des valeurs imprimées

ic-form-count = Exemplaires
ic-form-bonus = Points bonus
ic-form-silver = Bord argenté
ic-form-split = Distinguer les exemplaires
ic-form-table = Coller un tableau copié d’un tableur
ic-form-table-about = Une ligne par tuile, sous une ligne qui nomme les colonnes : tuile, nombre, bonus, argenté.
ic-form-example-head = tuile;nombre;bonus;argenté
ic-form-example-row = Hotel;4;1;oui
ic-form-read = Utiliser ce tableau
ic-form-file = Choisir un fichier CSV
ic-form-own = Vous jouez avec vos propres valeurs. Cet appareil les garde pour votre prochaine partie.
ic-form-rulebook = Ce sont les valeurs que montre le livret.
ic-form-reset = Revenir aux valeurs du livret
