### Words of the start page and of the sheet on which a table is set up.

tagline = Trzy gry o budowaniu miast: zagraj ze znajomymi, z botami albo solo.
how-to-play = Jak chcesz zagrać?
mode-bots = Z botami
mode-here = Na tym urządzeniu
mode-solo = Solo
name-at-seat = Miejsce { $number }: imię
player-number = Gracz { $number }
sitter-me = Ja ({ $name })
fewer-players = O jednego gracza mniej
more-players = O jednego gracza więcej
players-of-game =
    { $count ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
minutes-of-game = { $minutes } min
weight-1 = lekka gra
weight-2 = średnio trudna gra
weight-3 = wymagająca gra
who-may-join = Kto może dołączyć
join-link = każdy, kto ma link
join-public = wszyscy: stół trafi na publiczną listę
open-table = Zaproś znajomych
open-tables = Otwarte stoły
finished-tables = Powtórki
no-tables = Na razie nie ma tu żadnych stołów.
more-tables = Jeszcze { $count }
past-tables =
    { $count ->
        [one] { $count } zakończona partia
        [few] { $count } zakończone partie
       *[many] { $count } zakończonych partii
    }
open-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
status-gathering = czeka na graczy
status-playing = w toku
status-finished = zakończony
status-abandoned = przerwany
status-imported = zapis
hints-allowed = Gracze mogą prosić o podpowiedzi
advice-allowed = Gracze mogą widzieć szanse na wygraną i dostawać ostrzeżenia przed grubymi błędami
rated-about = W partii rankingowej jest zegar i nie można cofać ruchów. Kto odejdzie, kończy na ostatnim miejscu.
about-page = O stronie i twórcach gier
see-ratings = Rankingi
no-open-tables = Nikt teraz nie czeka na graczy. Zaproś znajomych i pozwól dołączyć wszystkim, a twój stół pojawi się tutaj.
running-tables = Partie do oglądania
no-replays = Nie ma jeszcze zakończonych publicznych partii.
unread-count =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
news-count =
    { $count ->
        [one] { $count } nowość
       *[other] { $count } nowości
    }
quick-game = Szybka gra
quick-game-about = Zajmij pierwsze wolne miejsce albo otwórz nowy stół.
puzzle-link = Zagadka
import-record = Otwórz zapis partii
import-about = Otwórz zapis partii rozegranej tutaj, w terminalu albo przez program: obejrzyj ją ruch po ruchu i graj dalej od dowolnego miejsca.
import-file = Wybierz plik
import-paste = Albo wklej jego treść
import-look = Obejrzyj
