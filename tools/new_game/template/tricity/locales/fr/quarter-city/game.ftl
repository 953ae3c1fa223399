### Quarter City en français. Les règles suivent l’ordre de leur page ; un message `qc-part-…` en ouvre une partie.
### Une carte a d’autres formes que son nom : `{ $quarter_un }` donne « un parc », `{ $quarter_de }` « d’école ».

game-quarter-city = Quarter City
    .about = Construisez une carte à chaque tour et réunissez le plus de cartes identiques. De 2 à 4 joueurs.

quarter-park = parc
    .un = un parc
    .de = de parc
quarter-market = marché
    .un = un marché
    .de = de marché
quarter-school = école
    .un = une école
    .de = d’école

qc-area-deck = Pioche
qc-area-hand = Main
qc-area-city = Ville

## Règles

qc-part-setup = Mise en place

QC-01 =
    Prenez 9 cartes par joueur : 3 parcs, 3 marchés et 3 écoles. Mélangez-les toutes, distribuez-en 3 à chacun et formez
    la pioche, face cachée, avec les autres. Le premier joueur est tiré au sort.
QC-02 = Chacun garde sa main secrète. Personne ne connaît l’ordre de la pioche.

qc-part-turn = Le tour d’un joueur

QC-10 =
    À votre tour, construisez une carte de votre main : posez-la face visible dans votre ville. C’est ensuite au joueur
    suivant.
    .refused = Ce n’est pas à { $seat } de jouer.
QC-11 = Après avoir construit, piochez une carte pour en avoir de nouveau 3 en main.
    .refused = Vous n’avez pas { $quarter_de } en main. Choisissez une autre carte.

qc-part-end = Fin de la partie

QC-20 =
    La partie se termine dès que la pioche est vide : chacun aura joué 6 tours. Les cartes restées en main ne rapportent
    rien.
QC-21 =
    Pour chaque type de carte de votre ville, la première rapporte 1 point, la deuxième 2 de plus, la troisième 3 de
    plus, et ainsi de suite. Le joueur qui a le plus de points gagne ; en cas d’égalité, la place est partagée.
    .scored = { $quarter } : { $count }

## Tableau des scores

line-QC-21 = Cartes du même type

## Événements

qc-begins = { $seat } commence.
qc-built = { $seat } construit { $quarter_un }.
qc-drew = { $seat } pioche une carte.
    .secret = Vous piochez { $quarter_un }.

## Invites

qc-now-build = Choisissez la carte de votre main que vous construisez.
