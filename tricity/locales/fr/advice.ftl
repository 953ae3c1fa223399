# Chances de gagner et avertissements en cours de partie, aux tables qui les autorisent ; sur la page et dans le terminal.

advice = Aide pendant la partie
advice-notice = À cette table, les joueurs peuvent voir leurs chances de gagner et être avertis avant une gaffe.
advice-about = Ces deux aides ne s’appuient que sur ce que vous pouvez voir vous-même. Toute la table lit dans le journal que vous les avez activées et quand vous êtes averti, mais pas ce qui vous est dit.
advice-chances = Afficher les chances de gagner
advice-warnings = M’avertir avant une gaffe
advice-looking = Voient les chances de gagner : { $seats }
advice-warned = Sont avertis avant une gaffe : { $seats }
log-advice-chosen =
    { $case ->
        [chances-warnings] { $seat } active les chances de gagner et les avertissements.
        [chances] { $seat } active les chances de gagner, sans les avertissements.
        [warnings] { $seat } active les avertissements, sans les chances de gagner.
       *[none] { $seat } désactive les chances de gagner et les avertissements.
    }
log-warned = { $seat } reçoit un avertissement avant un coup.

chances = Chances de gagner
chances-score = Score attendu
chances-percent = { $number } %
chances-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
chances-of = { $seat } : { $text }
chances-coming = Calcul des chances…
chances-later = Le serveur est occupé. Les chances suivront.
chances-none = Les chances n’ont pas pu être calculées cette fois.

warning-looking = Examen de votre coup…
warning-chance =
    { $number ->
        [one] Ce coup pourrait vous coûter environ { $number } point de pourcentage sur vos chances de gagner.
       *[other] Ce coup pourrait vous coûter environ { $number } points de pourcentage sur vos chances de gagner.
    }
warning-points =
    { $number ->
        [one] Ce coup pourrait vous coûter environ { $number } point.
       *[other] Ce coup pourrait vous coûter environ { $number } points.
    }
warning-again = Pour le jouer quand même, confirmez encore une fois.
warning-unchecked = Le temps a manqué pour examiner votre coup. Il a été joué sans vérification.

no-advice-here = Les chances de gagner et les avertissements ne sont pas autorisés à cette table.
advice-off = Activez d’abord cette aide dans « Cette table ».
advice-not-your-turn = Les coups ne sont examinés que lorsque c’est votre tour.
