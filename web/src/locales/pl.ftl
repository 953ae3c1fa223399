### Słowa klienta w przeglądarce; słowa gry są w jej folderze.

home = Początek
skip = Przejdź do planszy
settings = Ustawienia
the-language = Język
theme = Światło
theme-system = jak w systemie
theme-light = dzień
theme-dark = noc
sound = Dźwięk, gdy jest twój ruch
notifications = Powiadomienie, gdy jest twój ruch
close = Zamknij
copy = Kopiuj
copied = Skopiowano
loading = Chwileczkę…
unreachable = Nie ma połączenia z serwerem. Twój ruch mógł nie dotrzeć.
not-found = Niczego tu nie ma.

## Początek

tagline = Trzy miasta do zbudowania: ze znajomymi, w pojedynkę albo z botami.
your-name = Twoje imię
guest = Gość
play-bots = Zagraj z botami
play-friends = Zagraj ze znajomymi
play-solo = Zagraj w pojedynkę
players = Gracze
opponents = Przeciwnicy
options = Opcje
applies-to = liczba graczy: { $count }
no-clock = bez zegara
live-clock = sekundy na ruch: { $seconds }
days-clock =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
the-clock = Zegar
public-table = Publiczny: każdy może się przysiąść
your-tables = Twoje stoły
open-tables = Otwarte stoły
finished-tables = Powtórki
no-tables = Na razie żadnych.
your-turn = Twój ruch
waiting = czekamy na: { $seats }
status-gathering = czeka na graczy
status-playing = w toku
status-finished = zakończony
status-abandoned = porzucony
status-imported = zapis
the-rules = Zasady

## Stół

seat-open = wolne miejsce
seat-away = gra bot
seat-you = ty
first-player = pierwszy gracz
to-move = na ruchu
join = Usiądź
invite = Wyślij ten link osobom, które mają zagrać:
seat-bot = Oddaj to miejsce botowi
gathering = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-for-seats =
    { $count ->
        [one] Wolne jest { $count } miejsce.
        [few] Wolne są { $count } miejsca.
        [many] Wolnych jest { $count } miejsc.
       *[other] Wolne jest { $count } miejsca.
    }
watching = Oglądasz grę.
what-now = Co teraz zrobić
confirm = Potwierdź
cancel = Anuluj
undo = Cofnij
ask-undo = Poproś o cofnięcie
chosen = Twój ruch: { $text }. Potwierdź albo Escape.
sending = Wysyłanie…
line-lost = Połączenie zerwane. Próbujemy ponownie…
reconnect = Spróbuj teraz
looking-back = Po ruchu { $number } z { $count }
back-to-live = Wróć do gry
earlier = Wcześniej
later = Później
first-move = Na początek
tab-log = Dziennik
tab-chat = Czat
tab-score = Wynik
tab-rules = Zasady
panel = Dziennik, czat, wynik i zasady
seats = Gracze
board = Plansza
moves = Ruchy
pick-move = Wybierz ruch, słowo po słowie:
log-empty = Jeszcze nic się nie wydarzyło.
log-joined = { $seat } siada do stołu.
log-left = { $seat } odchodzi.
log-handed-over = Za gracza { $seat } gra teraz bot.
log-timed-out = Czas minął: za gracza { $seat } gra teraz bot.
log-took-back = { $seat } znów gra.
log-undone = { $seat } cofa ruch.
log-asked = { $seat } prosi o cofnięcie ruchu.
log-agreed = { $seat } się zgadza.
log-disagreed = { $seat } się nie zgadza.
log-voted = { $seat } chce porzucić grę.
log-rematched = Otwarto nową grę.
jump = Pokaż planszę po ruchu { $number }
asks-undo = { $seat } prosi o cofnięcie ruchu.
agree = Zgoda
disagree = Nie
chat-text = Wiadomość
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
mute = Wycisz: { $seat }
unmute = Przestań wyciszać: { $seat }
seat-hand-over = Niech gra za mnie bot
take-over = Gram dalej
leave-table = Odejdź od stołu
abandon = Porzuć grę
about-table = Ten stół
options-here = Opcje
no-options = żadne
share-watch = Link do tego stołu
seats-menu = Twoje miejsce
score-later = Arkusze wyników pojawią się po zakończeniu gry.
points = punkty
result = Wynik gry
result-of = Wynik: { $points }
rematch = Zagraj jeszcze raz
record = Pobierz zapis gry
seed-shown = Ziarno rozdania: { $seed }
commitment-shown = SHA-256 ziarna rozdania: { $commitment }
read-rule = Przeczytaj zasadę { $id }
turn-title = Twój ruch · { $game }
time-left = zostało { $time }
replay-link = Link do tej chwili
