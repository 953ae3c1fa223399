cc-phase-acquisition = Acquisition
cc-phase-construction = Construction
cc-phase-development = Développement
cc-phase-income = Revenus
cc-phase-end-of-round = Fin de manche
cc-round-of = Manche { $round } sur { $rounds }
cc-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
cc-reserve = Réserve
cc-heap = Défausse
cc-gold = or
cc-city-size =
    { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } sur { $limit } (industries non comprises)
cc-hand-of =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
cc-city-of = Ville : { $seat }
cc-your-city = Votre ville
cc-face-down = carte face cachée
cc-desk = Lots
cc-small = Petit lot
cc-big = Grand lot
cc-big-up = Grand lot, face visible
cc-big-down = Grand lot, face cachée
cc-to-place = Cartes à répartir
cc-divide-help =
    Cliquez sur deux cartes pour le petit lot, puis sur celles du grand lot qui restent visibles ; les autres seront
    cachées. Vous pouvez aussi appuyer sur 1, 2 ou 3.
    .touch =
        Touchez deux cartes pour le petit lot, puis celles du grand lot qui restent visibles ; les autres seront cachées.
        Touchez de nouveau une carte pour la reprendre.
cc-choose-lot = Prendre ce lot
cc-keep-help = Choisissez les deux cartes que vous gardez.
cc-select-card = Choisissez une carte, puis une case.
cc-build-verb = Construire
cc-develop-verb = Développer
cc-buy-verb =
    Acheter pour { $price } pièces d’or
cc-cell-empty = { $at }, vide
cc-cell-card = { $at }, { $card }
cc-cell-may = { $at }, case libre pour { $card_un }
cc-cell-not = { $at }, case interdite
cc-waiting-divide = { $seat } forme deux lots.
cc-waiting-choose = { $seat } choisit un lot.
cc-pick-place = Choisissez une case pour { $card_ce }.

## Un coup, que la page transforme en question ; .button est le texte de son bouton

cc-do-divide =
    Mettre { $small_cards_un } dans le petit lot ; dans le grand lot, { $up_cards_un } face visible, { $down_cards_un }
    face cachée
cc-do-choose-small = Prendre le petit lot
cc-do-choose-big = Prendre le grand lot
cc-do-keep = Garder { $cards_un }
cc-do-build = Construire { $card_un } en { $at }
cc-do-develop = Développer { $card_un } en { $at }
cc-do-buy = Acheter { $card_un } et la poser en { $at }
cc-do-discard = Défausser { $card_le }
    .button = Défausser { $card_le }
cc-do-pass = Passer
    .button = Passer

## Lignes du décompte

line-CC-60 = Quartiers résidentiels
line-CC-61 = Cases vides
line-CC-62 = Or
line-CC-63 = Or restant
line-CC-70 = Zones complètes
line-CC-71 = Mairie
line-CC-72 = Zones industrielles
