### Words of the start page and of the sheet on which a table is set up.

tagline = Trzy gry o budowaniu miast: zagraj ze znajomymi, z botami albo solo.
how-to-play = Jak chcesz zagrać?
mode-bots = Przeciw botom
mode-here = Na tym urządzeniu
mode-solo = Solo
name-at-seat = Imię na miejscu { $number }
player-number = Gracz { $number }
sitter-me = Ja ({ $name })
fewer-players = O jednego gracza mniej
more-players = O jednego gracza więcej
players-of-game =
    { $count ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[other] { $players } graczy
    }
minutes-of-game = { $minutes } min
weight-1 = lekka gra
weight-2 = średnio trudna gra
weight-3 = wymagająca gra
who-may-join = Kto może dołączyć
join-link = każdy, kto ma link
join-public = wszyscy: stół będzie na liście
open-table = Zaproś znajomych
open-tables = Otwarte stoły
finished-tables = Powtórki
no-tables = Na razie nic tu nie ma.
more-tables = Jeszcze { $count }
past-tables =
    { $count ->
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
       *[many] { $count } zakończonych gier
    }
status-gathering = czeka na graczy
status-playing = w toku
status-finished = zakończony
status-abandoned = przerwany
status-imported = zapis
hints-allowed = Gracze mogą prosić o podpowiedzi
rated-about = W grze rankingowej jest zegar i nie można cofać ruchów. Kto odejdzie, kończy na ostatnim miejscu.
about-page = O stronie i twórcach gier
no-open-tables = Nikt teraz nie czeka na graczy. Zaproś znajomych i pozwól dołączyć wszystkim, a twój stół pojawi się tutaj.
running-tables = Gry do oglądania
no-replays = Nie ma jeszcze zakończonych publicznych gier.
unread-count =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
news-count =
    { $count ->
        [one] { $count } nowe zdarzenie
        [few] { $count } nowe zdarzenia
       *[many] { $count } nowych zdarzeń
    }
quick-game = Szybka gra
quick-game-about = Pierwsze wolne miejsce albo nowy stół.
puzzle-link = Zagadka dnia
