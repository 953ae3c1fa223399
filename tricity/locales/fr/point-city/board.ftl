pc-market = Marché
pc-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pc-step-turn = Retourner
pc-step-take = Prendre
pc-step-pay = Payer
pc-step-token = Jeton municipal
pc-cell-gap = { $at }, case vide
pc-cell-resource = { $at }, { $resource }, niveau { $tier }
pc-cell-building = { $at }, { $building }, coût : { $cost_resources }
pc-building-cost = Coût : { $cost_resources }
pc-cell-makes = ressource permanente : { $resource }
pc-cell-civic = bâtiment municipal : donne un jeton
pc-cell-other = au verso : { $resource }, niveau { $tier }
pc-chosen = choisie
pc-taken-next = L’Automa prendra cette carte à son prochain tour.
pc-goes-with = peut être prise avec la carte choisie
pc-missing-words = il manque : { $resources }
pc-deck-words =
    Piocher deux cartes. La pioche compte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; la première est une carte { $resource } de niveau { $tier }.
pc-deck-none = La pioche est vide
pc-draw = Piocher deux cartes
pc-take-help = Choisissez une carte, puis une carte adjacente en surbrillance.
pc-choose-second = Choisissez maintenant une carte adjacente.
pc-flip-it = Retourner plutôt cette carte
pc-flip-help = Choisissez la carte à retourner sur son côté bâtiment.
pc-bill-cost = Coût
pc-bill-city = Payé par la ville
pc-bill-stock = À payer avec le stock
pc-bill-missing = Il manque
pc-bill-nothing = C’est gratuit : les deux cartes vont dans votre stock.
pc-bill-free = Votre ville paie tout.
pc-bill-pays = Vous dépensez :
pc-bill-ways = Il y a { $ways } façons de payer : vous choisirez ensuite.
pc-bill-not =
    { $ingenuity ->
        [0] Vous ne pouvez pas encore payer.
        [one] Vous ne pouvez pas encore payer, même avec votre carte ingénieur.
       *[other] Vous ne pouvez pas encore payer, même avec vos { $ingenuity } cartes ingénieur.
    }
pc-pay-title = Comment voulez-vous payer ?
pc-pool = Choisissez le prochain jeton de la rangée
pc-worth-now =
    Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant.
pc-your-city = Votre ville
pc-city-of = Ville : { $seat }
pc-city-automa = Automa ({ $level })
pc-rest = Autres bâtiments
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
pc-heap = Défausse : { $count }

## Un coup, que la page transforme en question ; .button est le texte de son bouton

pc-do-take = Prendre les cartes en { $at } ({ $card }) et en { $other_at } ({ $other_card })
pc-do-flip = Retourner la carte en { $at } ({ $card }) sur son côté bâtiment
pc-do-draw = Piocher deux cartes
pc-do-pay = Payer avec { $resources_un }
pc-do-token = Prendre le jeton municipal « { $token } »
pc-do-lay-token = Ajouter le jeton « { $token } » à la rangée
pc-do-pass = Passer
    .button = Passer

## Lignes du décompte

line-PC-21 =
    { $case ->
        [buildings] Bâtiments
       *[token] Jetons municipaux
    }
line-PC-34 =
    { $case ->
        [buildings] Bâtiments
        [ingenuity] Cartes ingénieur
        [resource] Ressources permanentes
       *[token] Jetons municipaux
    }
line-PC-35 = Ressources permanentes
line-PC-22 = Cartes restantes
line-PC-36 = Égalité : l’Automa gagne
