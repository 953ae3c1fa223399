### Ce que dit la page d’une leçon, quel que soit le jeu. Les étapes sont dans le dossier de la leçon du jeu.

lesson-title = Apprendre { $game }
lesson-progress = Étape { $number } sur { $count }
lesson-next = Continuer
lesson-back = Retour
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-again = Recommencer
lesson-play = Jouer une partie
lesson-learner = Maire
