# Chances de gagner et avertissements en cours de partie, aux tables qui les autorisent ; sur la page et dans le terminal.

advice = Aide pendant la partie
advice-notice = À cette table, les joueurs peuvent voir leurs chances de gagner et être avertis avant une gaffe.
advice-about = Ces deux aides ne s’appuient que sur ce que vous pouvez voir vous-même. Le journal indique à toute la table que vous les avez activées et à quel moment vous êtes averti, mais pas ce qui vous est dit.
advice-chances = Afficher les chances de gagner
advice-warnings = M’avertir avant une gaffe
advice-looking = Joueurs qui voient leurs chances de gagner : { $seats }
advice-warned = Joueurs avertis avant une gaffe : { $seats }
log-advice-chosen =
    { $case ->
        [chances-warnings] { $seat } affiche ses chances de gagner et active les avertissements.
        [chances] { $seat } affiche ses chances de gagner, sans avertissements.
        [warnings] { $seat } active les avertissements, sans afficher ses chances de gagner.
       *[none] { $seat } n’affiche plus ses chances de gagner et désactive les avertissements.
    }
log-warned = { $seat } reçoit un avertissement avant de valider un coup.

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
chances-later = Le serveur est occupé. Les chances s’afficheront dès que possible.
chances-none = Les chances n’ont pas pu être calculées cette fois.

warning-looking = Examen de votre coup…
warning-chance =
    { $number ->
        [one] Ce coup pourrait réduire vos chances de gagner d’environ { $number } point de pourcentage.
       *[other] Ce coup pourrait réduire vos chances de gagner d’environ { $number } points de pourcentage.
    }
warning-points =
    { $number ->
        [one] Ce coup pourrait vous coûter environ { $number } point.
       *[other] Ce coup pourrait vous coûter environ { $number } points.
    }
warning-again = Pour le jouer quand même, validez-le une seconde fois.
warning-unchecked = Le temps a manqué pour examiner votre coup. Il a été joué sans vérification.

no-advice-here = Les chances de gagner et les avertissements ne sont pas autorisés à cette table.
advice-off = Activez d’abord cette aide dans « Cette table ».
advice-not-your-turn = Les coups ne sont examinés que lorsque c’est votre tour.
