### Conseils pour la première partie : un par phase, nommé d’après son invite

coach-ic-now-play =
    Chaque tuile vous coûte un jeton. À partir de trois tuiles adjacentes, vous marquez des points ; à côté d’une Power
    Station, elles sont à l’abri des effets.
coach-ic-now-housing =
    Une tuile cachée peut être n’importe quoi. Placez-y votre jeton : elle se retourne et son effet s’applique.
coach-ic-now-embassy =
    Les jetons qui s’y trouvent reviennent à leurs propriétaires : vous pouvez ainsi briser le plus grand groupe d’un
    adversaire.
