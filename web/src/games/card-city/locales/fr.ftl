cc-phase-acquisition = Acquisition
cc-phase-construction = Construction
cc-phase-development = Développement
cc-phase-income = Revenus
cc-phase-end-of-round = Fin du tour
cc-round-of = Tour { $round } sur { $rounds }
cc-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
cc-reserve = Réserve
cc-heap = Défausse
cc-gold = or
cc-city-size = { $size } cartes sur { $limit } (sans les industries)
cc-hand-of =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
cc-city-of = Cité de { $seat }
cc-your-city = Votre cité
cc-face-down = carte face cachée
cc-desk = Sur le bureau
cc-small = Petit lot
cc-big = Grand lot
cc-big-up = Grand lot, face visible
cc-big-down = Grand lot, face cachée
cc-to-place = Encore à répartir
cc-divide-help = Cliquez les cartes l’une après l’autre : deux pour le petit lot, puis les visibles ; le reste est face cachée. Ou appuyez sur 1, 2 ou 3. Un clic la reprend.
cc-choose-lot = Prendre ce lot
cc-keep-help = Choisissez les deux cartes que vous gardez.
cc-select-card = Choisissez une carte, puis une place.
cc-build-verb = Construire
cc-develop-verb = Se développe
cc-buy-verb = Acheter pour { $price } or
cc-cell-empty = { $at }, vide
cc-cell-card = { $at }, { $card }
cc-cell-may = { $at } : { $card } possible ici
cc-cell-not = { $at } : pas ici
cc-waiting-divide = { $seat } forme deux lots.
cc-waiting-choose = { $seat } choisit un lot.
cc-pick-place = Choisissez maintenant sa place : { $card }.

## Un coup, après « Votre coup : »

cc-do-divide = petit lot : { $small_cards } ; grand lot, face visible : { $up_cards } ; face cachée : { $down_cards }
cc-do-choose-small = prendre le petit lot
cc-do-choose-big = prendre le grand lot
cc-do-keep = garder { $cards }
cc-do-build = construire en { $at } : { $card }
cc-do-develop = développer en { $at } : { $card }
cc-do-buy = acheter en { $at } : { $card }
cc-do-discard = défausser : { $card }
cc-do-pass = passer
