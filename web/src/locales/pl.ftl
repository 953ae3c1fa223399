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
no-clock = bez zegara
live-clock = sekundy na ruch: { $seconds }, minuty zapasu: { $minutes }
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
past-tables =
    { $count ->
        [one] { $count } zakończony
        [few] { $count } zakończone
       *[many] { $count } zakończonych
    }
your-turn = Twój ruch
waiting = czekamy na: { $seats }
status-gathering = czeka na graczy
status-playing = w toku
status-finished = zakończony
status-abandoned = porzucony
status-imported = zapis
the-rules = Zasady

## Stół

changed-by = zmiana: { $seat }
seat-open = wolne miejsce
seat-away = gra bot
seat-you = ty
first-player = pierwszy gracz
to-move = na ruchu
join = Usiądź
invite = Wyślij ten link osobom, które mają zagrać:
seat-bot = Bot na miejscu { $number }
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
log-undo-requested = { $seat } prosi o cofnięcie ruchu.
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
score-later = Arkusze wyników pojawią się, gdy gra się zacznie.

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
foreseen-points = Twój arkusz, gdyby gra się wtedy skończyła: { $points }.
asking-undo = Prosisz o cofnięcie ruchu. Czekamy na: { $seats }.
withdraw = Nieważne
verify = Sprawdź rozdanie
verify-matches = Zgadza się: SHA-256 ziarna jest takie, jak pokazano przed pierwszym ruchem. Rozdanie było ustalone od początku.
verify-differs = Nie zgadza się: SHA-256 ziarna jest inne niż pokazane przed pierwszym ruchem.
verify-unable = Ta przeglądarka liczy skróty tylko na stronach pobranych przez https. Pobierz zapis i sprawdź go poleceniem.
verify-more = Zapis odtwarza każdą kartę z tego ziarna; to polecenie sprawdza go razem z wynikiem:
commitment-why = Jest ustalone już teraz i da się sprawdzić, gdy na końcu zostanie pokazane ziarno.
missed =
    { $count ->
        [one] { $count } ruch od twojej ostatniej wizyty.
        [few] { $count } ruchy od twojej ostatniej wizyty.
        [many] { $count } ruchów od twojej ostatniej wizyty.
       *[other] { $count } ruchu od twojej ostatniej wizyty.
    }
missed-show = Pokaż
missed-here = Od twojej ostatniej wizyty:
seat-here = przy stole
seat-not-here = poza stołem
seat-kept = Czeka tu na ciebie miejsce.
watchers =
    { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
unread = nowe
rematch-open = Do nowej gry
watch-replay = Powtórka
leave-really = Tak, odchodzę na dobre
leave-means = Zamiast ciebie grałby dalej bot, a miejsce nie byłoby już twoje.
votes-now = Za porzuceniem: { $seats }. Potrzebna jest zgoda wszystkich.

## Powtórki, zapisy, tożsamość

replay-of = Powtórka: { $game }
log-played = { $seat }: { $text }.
move-number = Numer ruchu
eyes = Czyimi oczami
eyes-own = twoimi oczami
eyes-of = oczami gracza { $name }
eyes-spectator = oczami widza
eyes-open = wszystkie ręce odkryte
play-on = Graj dalej od tego miejsca
play-on-about = Nowy, prywatny stół zaczyna się tak, jak jest po tym ruchu. Kto zna zapis, zna karty, które przyjdą.
play-on-seat = Twoje miejsce
play-on-as = { $number }: zamiast gracza { $name }
play-on-here = Zacznij nową grę
import-record = Otwórz zapis gry
import-about = Zapisy gier rozegranych tutaj, w terminalu albo przez program: obejrzyj je ruch po ruchu i graj dalej od dowolnego z nich.
import-file = Wybierz plik
import-paste = Albo jego treść
import-look = Obejrzyj
recovery = Graj dalej na innym urządzeniu
recovery-link = Otwórz tam ten link. Działa raz:
recovery-about = Twoje imię i miejsca pójdą z tobą; tutaj też zostaną.
recover-title = Twoje stoły na tym urządzeniu
recover-about = Dzięki temu linkowi jesteś na tym urządzeniu tym samym graczem co na tamtym, ze wszystkimi miejscami. Link działa raz.
recover = To ja
recovered = Witaj ponownie, { $name }.
recover-no-key = W tym adresie nie ma klucza. Otwórz cały link, który pokazało tamto urządzenie.

## Listy i opcje na stronie początkowej

with-friends = Ze znajomymi
alone = W pojedynkę
own-values = własne wartości
option-printed_values-form = kind,count,bonus,silver
value-automa_scoring-type = raz za rodzaj
value-automa_scoring-symbol = za każdy symbol
value-solo_tokens-choose = wybrane przez ciebie
value-solo_tokens-random = wylosowane
no-open-tables = Nikt nie czeka na graczy. Zagraj ze znajomymi i zrób stół publiczny, a pojawi się tutaj.
running-tables = Gry do oglądania
no-replays = Żadna publiczna gra nie została jeszcze zakończona.
news-count =
    { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
        [many] { $count } nowych wpisów
       *[other] { $count } nowego wpisu
    }
move-words = Wybieraj ruchy także słowami
word-back = słowo wstecz
abandon-really = Tak, porzuć ją
abandon-means = Gra kończy się bez wyniku, gdy wszyscy przy stole są za tym.
result-none = Gra została porzucona.
not-found = Nie ma tu nic do oglądania
area-cards =
    { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
area-face-down =
    { $count ->
        [one] jedna zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
area-empty = puste
area-which = O który ruch chodzi?
