### Conseils pour la première partie : un par phase, nommé d’après son invite

coach-cc-now-divide =
    Le joueur suivant prend un de vos lots et vous laisse l’autre. Formez deux lots qui vous plaisent autant l’un que
    l’autre ; ce que vous cachez, c’est votre bluff.
coach-cc-now-choose = Prenez un lot et laissez l’autre. Ce que l’on vous cache est-il un trésor ou un piège ?
coach-cc-now-keep = Gardez deux cartes ; la troisième va sous la pioche. De quoi votre ville a-t-elle besoin ?
coach-cc-now-build =
    Une carte posée ne bouge plus. Les résidences placées à côté de cartes de culture et les commerces placés entre
    des résidences se développeront.
coach-cc-now-develop = Une carte gratuite ! Posez-la de façon que le quartier puisse encore grandir.
coach-cc-now-buy = Une industrie fait de la place pour 5 cartes de plus. Mais 5 pièces d’or valent aussi un point à la fin.
