### Słowa strony dla osób, które prowadzą serwer.

admin = Administracja
admin-section-reports = Zgłoszenia
admin-section-people = Osoby
admin-section-tables = Stoły
admin-section-bans = Blokady
admin-section-log = Dziennik
admin-only = Ta strona jest dla osób, które prowadzą ten serwer.
admin-only-about = Jeśli jesteś jedną z nich, zaloguj się. Administratorów wyznacza się na serwerze: { $command }
admin-search-people = Imię albo identyfikator
admin-search-tables = Imię gracza albo identyfikator stołu
admin-no-reports = Nie ma otwartych zgłoszeń.
admin-reported-name = Zgłoszono imię „{ $text }”.
admin-reported-chat = Zgłoszono wiadomość: „{ $text }”
admin-report-note = Uwaga: „{ $note }”
admin-report-gone = Tej osoby już tu nie ma.
admin-settle-report = Załatwione
admin-settled-report = załatwione
admin-show-settled = Pokaż też załatwione zgłoszenia
admin-report-settled = Zgłoszenie jest załatwione.
admin-now-called = teraz: { $name }
admin-written-by = autor: { $name }
admin-look-table = Zobacz stół
admin-person-since = tutaj od { $date }
admin-person-tables =
    { $count ->
        [0] przy żadnym stole
        [one] przy { $count } stole
       *[many] przy { $count } stołach
    }
admin-is-muted = bez czatu
admin-is-banned = zablokowano
admin-is-administrator = administrator
admin-nobody = Nikogo nie znaleziono.
admin-take-chat = Odbierz czat
admin-give-chat = Przywróć czat
admin-chat-taken = { $name } nie może już pisać na czacie.
admin-chat-given = { $name } znowu może pisać na czacie.
admin-rename-person = Zmień imię
admin-new-name = Nowe imię
admin-name-changed = Ta osoba nazywa się teraz { $name }, także przy wszystkich swoich stołach.
admin-ban-person = Zablokuj
admin-ban-what = Co zablokować
admin-ban-identity = tę osobę
admin-ban-address = adres { $address }
admin-ban-about =
    Zablokowana osoba nie może tu już nic zrobić. Może jednak wrócić jako nowy gość; blokada adresu temu zapobiega, ale
    może objąć także innych, którzy z niego korzystają.
admin-ban-days = Na jak długo
admin-ban-for =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
admin-ban-forever = na stałe
admin-ban-why = Powód (widzą go tylko administratorzy)
admin-ban-done = Zablokowano: { $name }.
admin-ban-subject = Adres albo sieć, na przykład 203.0.113.7 lub 203.0.113.0/24
admin-ban-new = Zablokuj adres
admin-ban-lift = Zdejmij blokadę
admin-ban-lifted = Zdjęto blokadę: { $name }.
admin-no-bans = Nie ma żadnych blokad.
admin-ban-until = do { $date }
admin-no-tables = Nie znaleziono stołów.
admin-table-public = publiczny
admin-table-private = prywatny
admin-table-state-gathering = czeka na graczy
admin-table-state-playing = partia trwa
admin-close-table = Zamknij stół
admin-close-really = Tak, zamknij
admin-close-about = Partia skończy się bez wyniku, a wszyscy przy stole się o tym dowiedzą.
admin-table-closed = Stół jest zamknięty.
admin-log-about = Co zrobili administratorzy: na tej stronie i w terminalu serwera.
admin-log-empty = Na razie nic.
admin-log-by = { $by } · { $date }
admin-log-terminal = { $by }, w terminalu · { $date }
admin-log-somebody = ktoś
admin-older = Pokaż starsze wpisy
admin-did-mute = Odebrano czat: { $name }
admin-did-unmute = Przywrócono czat: { $name }
admin-did-rename = Zmieniono imię: { $name }
admin-did-ban = Zablokowano: { $name }
admin-did-unban = Zdjęto blokadę: { $name }
admin-did-settle = Załatwiono zgłoszenie: { $name }
admin-did-close = Zamknięto stół: { $name }
admin-did-sign-out = Wylogowano wszędzie: { $name }
admin-did-export = Zapisano dane: { $name }
admin-did-erase = Usunięto osobę
admin-did-appoint = Nowy administrator: { $name }
admin-did-dismiss = Odebrano prawa administratora: { $name }
admin-did-rotate-keys = Zastąpiono klucz podpisów
