plan-ahead = Prévoir un coup
plan-assume = Et si { $seat } joue ce coup ?
plan-anything = Quoi qu’il arrive
plan-choose = Choisissez votre coup pour ce cas. Personne d’autre ne le verra.
plan-choose-uncertain =
    Choisissez votre coup pour ce cas. Le plateau est montré tel qu’il est maintenant, car on ne peut pas encore savoir
    comment il changera.
plan-no-move = Dans ce cas, on ne peut pas encore savoir quels coups seront possibles.
plan-open-end = On ne peut pas encore savoir qui jouera ensuite. Impossible de prévoir plus loin.
plan-another-case = Un autre cas
plan-cases =
    { $count ->
        [one] Votre plan prévoit { $count } cas.
       *[other] Votre plan prévoit { $count } cas.
    }
plan-save = Enregistrer le plan
plan-close = Arrêter de prévoir
plan-cancel = Annuler le plan
plan-yours = Votre plan (vous seul le voyez) :
plan-line = Après « { $others } », vous jouez « { $text } ».
plan-line-anything = Quoi qu’il arrive : « { $text } ».
plan-dropped = Votre plan ne correspond plus à ce qui s’est passé : aucun de ses coups n’a été joué.
