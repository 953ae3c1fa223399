### Quarter City en français. Les règles suivent l’ordre de leur page ; un message `qc-part-…` en ouvre une partie.

game-quarter-city = Quarter City
    .about = Construisez une carte par tour et réunissez le plus de cartes identiques. De 2 à 4 joueurs.

quarter-park = parc
quarter-market = marché
quarter-school = école

qc-area-deck = Pioche
qc-area-hand = Main
qc-area-city = Ville

## Règles

qc-part-setup = Mise en place

QC-01 =
    On utilise 9 cartes par joueur : 3 parcs, 3 marchés et 3 écoles. Mélangez-les toutes, distribuez-en 3 à chacun et
    formez la pioche, face cachée, avec les autres. Le premier joueur est tiré au sort.
QC-02 = Chacun garde secrètes les cartes de sa main. Personne ne connaît l’ordre de la pioche.

qc-part-turn = Un tour

QC-10 = À votre tour, construisez une carte de votre main : placez-la face visible dans votre ville. C’est ensuite au joueur suivant.
    .refused = Ce n’est pas le tour de { $seat }.
QC-11 = Après avoir construit, piochez une carte pour en avoir de nouveau 3 en main.
    .refused = Vous n’avez pas cette carte en main : { $quarter }.

qc-part-end = Fin de la partie

QC-20 = La partie s’arrête dès que la pioche est vide, après 6 tours chacun. Les cartes restées en main ne rapportent rien.
QC-21 =
    Pour chaque sorte de carte dans votre ville, la première rapporte 1 point, la deuxième 2 de plus, la troisième 3 de
    plus, et ainsi de suite. Le joueur qui a le plus de points gagne ; en cas d’égalité, les joueurs se partagent la place.
    .scored = { $quarter } : { $count }

## Événements

qc-begins = { $seat } commence.
qc-built = { $seat } construit : { $quarter }.
qc-drew = { $seat } pioche une carte.
    .secret = Vous piochez : { $quarter }.

## Invites

qc-now-build = Choisissez une carte de votre main à construire.
