# Les bilans de parties terminées, dans le terminal et sur la page.

analysis-value =
    { $unit ->
        [points] { $number }
       *[chance] { $number } %
    }
theme-rival = ce que cela laisse à vos adversaires
review-accounts = D’où vient le résultat
review-part =
    { $case ->
        [seat]
            { $unit ->
                [points] attendu au départ
               *[chance] victoires habituelles à cette place
            }
        [deal] la donne
        [luck] chance en cours de partie
        [own] erreurs personnelles
        [others] erreurs des adversaires
        [rest] part inexpliquée
       *[result] résultat
    }
review-of = { $seat } : précision de { $accuracy } %
review-no-errors = Aucune décision ne ressort comme une erreur.
review-move = Coup { $number }, { $move } : { $label }
review-label =
    { $case ->
        [blunder] gaffe
        [mistake] erreur
       *[inaccuracy] imprécision
    }
review-better = « { $move } » valait { $loss } de plus.
review-better-because = « { $move } » valait { $loss } de plus, surtout pour { $reasons }.
review-reply = { $seat } pouvait alors répondre « { $move } ».
review-note = Chaque décision est jugée d’après ce que le joueur pouvait savoir à ce moment-là, jamais d’après les cartes à venir.

review-loading = Préparation du bilan…
review-waiting = En attente d’un moment libre du serveur…
review-working = Bilan du coup { $done } sur { $moves }…
review-failed = Le bilan n’a pas pu être terminé. Veuillez réessayer.
review-again = Réessayer
review-graph = Chances de gagner au fil des coups
review-graph-points = Score attendu au fil des coups
review-at = Après le coup { $move } : { $values }
review-worst = Décisions les plus coûteuses
review-accuracy = Précision
review-line = La suite possible : { $line }
review-line-show = Montrer sur le plateau
review-line-step = La suite proposée, coup { $number } sur { $count }
review-line-note = Voici comment la partie aurait pu continuer. Les cartes que personne ne voyait sont imaginées.
review-line-close = Revenir à la partie
review-practice =
    { $count ->
        [1] Corriger votre erreur
       *[other] Corriger vos { $count } erreurs
    }
