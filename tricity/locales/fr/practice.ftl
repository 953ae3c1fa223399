# Les exercices : les erreurs de ses propres parties, à corriger sur le plateau.

practice-title = Vos erreurs
practice-title-game = À rejouer
practice-leave = Quitter
practice-progress = { $game } · exercice { $number } sur { $count }
practice-question = Ici, vous avez joué « { $move } », ce qui vous a coûté { $loss }. Pouvez-vous trouver mieux ?
practice-best = Quel est le meilleur coup ?
practice-give-hint = Indice
practice-solution = Solution
practice-skip = Passer
practice-next = Continuer
practice-again = Recommencer
practice-game = Voir la partie
practice-play = Jouer une partie
practice-hint = Ce qui compte ici : { $reasons }.
practice-hint-count =
    { $right ->
        [1] Un seul des { $count } coups possibles convient.
       *[other] { $right } des { $count } coups possibles conviennent.
    }
practice-miss =
    { $case ->
        [played] C’est le coup que vous avez joué dans la partie. Cherchez-en un autre.
        [wrong] Ce coup vous coûterait encore { $loss }. Cherchez-en un autre.
       *[unknown] Il y a bien mieux. Essayez encore.
    }
practice-right = Bien vu !
practice-over =
    { $solved ->
        [0] C’était le dernier. Regardez les solutions et réessayez un autre jour.
       *[other] C’était le dernier. Vous en avez trouvé { $solved } sur { $count } sans aide.
    }
practice-none = Rien à travailler pour l’instant. Terminez une partie et ouvrez son bilan : les erreurs qu’il relève vous attendront ici.
practice-unreviewed = Ces parties n’ont pas encore de bilan :

# Le problème du jour
puzzle-title = Problème du jour
puzzle-progress = { $game } · { $day } · { $difficulty ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
puzzle-why =
    Le meilleur coup est « { $move } » : il offre { $loss } de plus que le suivant. Ce qui compte surtout : { $reasons }.
puzzle-over = C’est tout pour l’instant. Un nouveau problème vous attend demain.
