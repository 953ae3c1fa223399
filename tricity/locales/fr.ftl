### Les mots qui n’appartiennent à aucun jeu. La ponctuation double et les guillemets ont des espaces insécables.

nothing = —
yes = oui
no = non
player = Joueur { $number }
language = Français

now-over = La partie est terminée.
now-waiting = En attente : { $seats }.

## Pages de règles

rules-of = { $game } : les règles
rules-note =
    Voici les règles telles que Tricity les joue, avec nos propres mots et nos décisions là où le livret laisse une
    question ouverte. Chaque règle a un identifiant ; on le retrouve quand un coup est refusé ou un score expliqué.

## Coups qui n’en sont pas

not-a-move = « { $text } » n’est pas un coup.
no-such-cell = La case « { $at } » n’existe pas.
no-such-seat =
    La place { $place } n’existe pas : { $players ->
        [one] à un joueur, il n’y a que la place 0.
       *[other] à { $players } joueurs, les places se comptent à partir de 0.
    }
nothing-to-undo = Il n’y a aucun coup à reprendre.

## Ouvrir une table

no-such-game = Le jeu « { $game } » n’existe pas. Jeux possibles : { $allowed }.
bad-players =
    { $game } ne se joue pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Nombres possibles : { $allowed }.
bad-seed =
    « { $seed } » ne peut pas servir de graine : il faut de 1 à 128 caractères imprimables, sans espace au début ni à la
    fin.
unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $allowed }.
option-does-not-apply =
    L’option « { $option } » n’existe pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-option = L’option « { $option } » ne peut pas valoir « { $value } ».
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.

## Positions

bad-position-game = Position, { $place } : le nom du jeu manque.
bad-position-shape = Position, { $place } : { $detail }.
bad-position-rule = Position, { $place } : impossible selon { $rule }
bad-position-seats =
    Position, { $place } : cela ne va pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
bad-position-cards =
    Position, { $place } : { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    } du type « { $card } », au lieu de { $expected }. { $rule }
bad-position-deck =
    Position, { $place } : la pioche compte { $there ->
        [one] { $there } carte
       *[other] { $there } cartes
    }, au lieu de { $expected }. { $rule }

## Enregistrements

bad-record-title = Enregistrement, ligne { $line } : un enregistrement commence par « { $title } ».
bad-record-line = Enregistrement, ligne { $line } : « { $text } » n’est ni un en-tête ni un coup.
bad-record-missing = Enregistrement, ligne { $line } : l’en-tête n’a pas de « { $key } ».
bad-record-start = Enregistrement, ligne { $line } : il faut dans l’en-tête une graine ou une position, et non les deux.
bad-record-number = Enregistrement, ligne { $line } : « { $text } » n’est pas un nombre pour « { $key } ».
bad-record-json = Enregistrement, ligne { $line } : « { $key } » n’est pas un objet JSON.
bad-record-rules =
    Enregistrement, ligne { $line } : il suit la version { $theirs } des règles ; ici, on joue la version { $ours }.
bad-record-result =
    Enregistrement, ligne { $line } : il annonce le résultat « { $said } », mais les coups mènent à « { $found } ».
bad-record-header = Enregistrement, ligne { $line }, « { $key } » : { $why }
bad-record-move = Enregistrement, ligne { $line }, « { $move } » : { $why }
