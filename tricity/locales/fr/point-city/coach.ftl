### Conseils pour la première partie : un par phase, nommé d’après son invite

coach-pc-now-turn =
    Là où vous prenez une ressource, un bâtiment apparaît, et c’est le joueur suivant qui en profite le premier.
coach-pc-now-take = Tout le monde voit la carte que vous avez retournée. Prenez-la maintenant, ou prenez mieux.
coach-pc-now-pay =
    Les cartes dépensées sont perdues. Un ingénieur remplace n’importe quelle ressource : gardez-le si vous pouvez.
coach-pc-now-token =
    Choisissez le jeton qui convient à la ville que vous allez bâtir, pas seulement à celle que vous avez.
coach-pc-now-line-up =
    C’est vous qui alignez les jetons, et l’Automa prend toujours le plus à gauche. Placez plus à droite ceux qui vous
    intéressent.
