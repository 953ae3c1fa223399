pc-market = Marché
pc-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pc-step-turn = Retourner
pc-step-take = Prendre deux
pc-step-pay = Payer
pc-step-token = Jeton municipal
pc-cell-gap = { $at }, vide
pc-cell-resource = { $at }, { $resource }, niveau { $tier }
pc-cell-building = { $at }, { $building }, coûte { $cost_resources }
pc-cell-makes = produit { $resource }
pc-cell-civic = municipal : rapporte un jeton
pc-cell-other = autre face { $resource }, niveau { $tier }
pc-chosen = choisie
pc-goes-with = peut être prise avec elle
pc-missing-words = il manque : { $resources }
pc-deck-words =
    Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Sur le dessus : { $resource }, niveau { $tier }. Piocher deux cartes
pc-deck-none = La pioche est vide
pc-draw = Piocher deux
pc-take-help = Choisissez une carte, puis une voisine qui s’éclaire.
pc-choose-second = Maintenant une voisine.
pc-flip-it = Plutôt la retourner
pc-flip-help = Choisissez la carte que vous retournez côté bâtiment.
pc-bill-cost = Coût
pc-bill-city = La ville paie
pc-bill-stock = Du stock
pc-bill-missing = Il manque
pc-bill-nothing = Ne coûte rien : les deux vont dans votre stock.
pc-bill-free = Votre ville paie tout.
pc-bill-pays = Vous payez :
pc-bill-ways = { $ways } façons de payer : vous choisirez ensuite.
pc-bill-not =
    { $ingenuity ->
        [0] Pas encore.
        [one] Pas encore : une carte ingénieur ne suffit pas.
       *[other] Pas encore : { $ingenuity } cartes ingénieur ne suffisent pas.
    }
pc-pay-title = Comment payez-vous ?
pc-pool = Choisissez le prochain jeton de la rangée
pc-worth-now =
    Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant.
pc-your-city = Votre ville
pc-city-of = Ville de { $seat }
pc-city-automa = Automa ({ $level })
pc-rest = Municipal et points
pc-stock =
    { $count ->
        [one] { $count } carte en stock
       *[other] { $count } cartes en stock
    }
pc-tokens-of =
    { $count ->
        [one] { $count } jeton municipal
       *[other] { $count } jetons municipaux
    }
pc-deck-size =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
pc-heap = Défausse : { $count }

## Un coup, après « Votre coup : »

pc-do-take = prendre { $card } ({ $at }) et { $other_card } ({ $other_at })
pc-do-flip = retourner { $card } ({ $at }) côté bâtiment
pc-do-draw = piocher deux cartes
pc-do-pay = payer avec { $resources }
pc-do-token = prendre le jeton municipal : { $token }
pc-do-lay-token = le jeton suivant de la rangée : { $token }
pc-do-pass = passer
