### Mots de la page destinée aux responsables du serveur.

admin = Administration
admin-section-reports = Signalements
admin-section-people = Personnes
admin-section-tables = Tables
admin-section-bans = Interdictions
admin-section-log = Journal
admin-only = Cette page est réservée aux responsables de ce serveur.
admin-only-about = Si vous en faites partie, connectez-vous. Les administrateurs sont désignés sur le serveur : { $command }
admin-search-people = Nom ou identifiant
admin-search-tables = Nom d’un joueur ou identifiant de la table
admin-no-reports = Aucun signalement en cours.
admin-reported-name = Le nom « { $text } » a été signalé.
admin-reported-chat = Un message a été signalé : « { $text } »
admin-report-note = Remarque : « { $note } »
admin-report-gone = Cette personne n’a plus de compte ici.
admin-settle-report = Marquer comme traité
admin-settled-report = traité
admin-show-settled = Afficher les signalements traités
admin-report-settled = Le signalement est traité.
admin-now-called = s’appelle maintenant { $name }
admin-written-by = écrit par { $name }
admin-look-table = Voir la table
admin-person-since = ici depuis le { $date }
admin-person-tables =
    { $count ->
        [0] à aucune table
        [one] à { $count } table
       *[other] à { $count } tables
    }
admin-is-muted = privé de parole
admin-is-banned = accès interdit
admin-is-administrator = administrateur
admin-nobody = Personne n’a été trouvé.
admin-take-chat = Retirer la parole
admin-give-chat = Rendre la parole
admin-chat-taken = { $name } ne peut plus écrire de messages.
admin-chat-given = { $name } peut de nouveau écrire des messages.
admin-rename-person = Renommer
admin-new-name = Nouveau nom
admin-name-changed = Cette personne s’appelle maintenant { $name }, à toutes ses tables.
admin-ban-person = Interdire l’accès
admin-ban-what = Que faut-il interdire ?
admin-ban-identity = cette identité
admin-ban-address = l’adresse { $address }
admin-ban-about =
    Une identité interdite ne peut plus rien faire ici, mais la personne peut revenir comme nouvel invité. Interdire son
    adresse l’en empêche, au risque de bloquer aussi d’autres personnes qui la partagent.
admin-ban-days = Pour combien de temps
admin-ban-for =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
admin-ban-forever = sans limite
admin-ban-why = Raison (visible des administrateurs seulement)
admin-ban-done = Accès interdit : { $name }.
admin-ban-subject = Adresse ou réseau, par exemple 203.0.113.7 ou 203.0.113.0/24
admin-ban-new = Interdire une adresse
admin-ban-lift = Lever l’interdiction
admin-ban-lifted = L’interdiction est levée : { $name }.
admin-no-bans = Aucune interdiction.
admin-ban-until = jusqu’au { $date }
admin-no-tables = Aucune table n’a été trouvée.
admin-table-public = publique
admin-table-private = privée
admin-table-state-gathering = attend des joueurs
admin-table-state-playing = en cours
admin-close-table = Fermer la table
admin-close-really = Oui, la fermer
admin-close-about = La partie s’arrête sans résultat ; toutes les personnes à la table en sont averties.
admin-table-closed = La table est fermée.
admin-log-about = Ce que les administrateurs ont fait, sur cette page et dans le terminal du serveur.
admin-log-empty = Rien pour l’instant.
admin-log-by = { $by } · { $date }
admin-log-terminal = { $by }, dans le terminal · { $date }
admin-log-somebody = quelqu’un
admin-older = Afficher les actions plus anciennes
admin-did-mute = Parole retirée à { $name }
admin-did-unmute = Parole rendue à { $name }
admin-did-rename = { $name } : nom changé
admin-did-ban = Accès interdit à { $name }
admin-did-unban = Accès rendu à { $name }
admin-did-settle = Signalement traité : { $name }
admin-did-close = Table fermée : { $name }
admin-did-sign-out = { $name } : déconnexion de tous les appareils
admin-did-export = Données exportées : { $name }
admin-did-erase = Le compte d’une personne a été supprimé
admin-did-appoint = { $name } peut administrer le serveur
admin-did-dismiss = { $name } ne peut plus administrer le serveur
admin-did-rotate-keys = Clé de signature remplacée
