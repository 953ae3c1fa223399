# Les bilans de parties terminées, dans le terminal et sur la page.

analysis-value =
    { $unit ->
        [points] { $number }
       *[chance] { $number } %
    }
analysis-loss =
    { $unit ->
        [points]
            { $number ->
                [one] { $number } point
               *[other] { $number } points
            }
       *[chance] { $number } % de chances de gagner
    }
theme-rival = ce que vous laissez à vos adversaires
review-accounts = D’où vient le résultat
review-part =
    { $case ->
        [seat]
            { $unit ->
                [points] attendu au départ
               *[chance] chances moyennes à cette place
            }
        [deal] donne
        [luck] chance en cours de partie
        [own] erreurs personnelles
        [stand-in] erreurs du remplaçant
        [others] erreurs des adversaires
        [rest] part inexpliquée
       *[result] résultat
    }
review-of = { $seat } : précision de { $accuracy } %
review-no-errors = Aucune erreur notable.
review-move = Coup { $number }, « { $move } » : { $label }
review-label =
    { $case ->
        [blunder] gaffe
        [mistake] erreur
       *[inaccuracy] imprécision
    }
review-better = « { $move } » offrait { $loss } en plus.
review-better-because = « { $move } » offrait { $loss } en plus. Ce qui comptait surtout : { $reasons }.
review-reply = Après le coup joué, { $seat } pouvait répondre « { $move } ».
review-note = Chaque décision est jugée d’après ce que le joueur pouvait savoir à ce moment-là, jamais d’après les cartes à venir.

review-loading = Préparation du bilan…
review-waiting = Le serveur est occupé. Le bilan commencera dans un instant…
review-working = Bilan du coup { $done } sur { $moves }…
review-failed = Le bilan n’a pas pu être terminé. Veuillez réessayer.
review-again = Réessayer
review-graph = Chances de gagner, coup par coup
review-graph-points = Score attendu, coup par coup
review-at = Après le coup { $move } : { $values }
review-worst = Décisions les plus coûteuses
review-luck = Coups de chance et de malchance
review-reveal = Ce qu’a révélé le coup { $number }, « { $move } » : { $value }
review-no-luck = Aucune révélation n’a vraiment fait la différence.
review-accuracy = Précision
review-line = Suite possible : { $line }
review-line-show = Montrer sur le plateau
review-line-step = La suite proposée, coup { $number } sur { $count }
review-line-note = Voici comment la partie aurait pu continuer. Les cartes que personne ne voyait sont imaginées.
review-line-close = Revenir à la partie
review-practice =
    { $count ->
        [1] Corriger votre erreur
       *[other] Corriger vos { $count } erreurs
    }
