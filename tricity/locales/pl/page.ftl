### Słowa klienta w przeglądarce; słowa gry są w jej folderze.

home = Strona główna
skip = Przejdź do planszy
settings = Ustawienia
the-language = Język
theme = Motyw
theme-system = automatyczny
theme-light = jasny
theme-dark = ciemny
sound = Delikatne dźwięki
vibration = Wibracje, gdy przyjdzie twoja kolej
pace = Tury innych graczy
pace-slow = pokazuj powoli
pace-normal = pokazuj normalnie
pace-fast = pokazuj szybko
pace-off = nie pokazuj
notices = Powiadomienia
notices-of-table = Powiadomienia o tym stole
install-app = Zainstaluj aplikację
offline = Nie ma połączenia z internetem. Twoje partie są bezpieczne na serwerze i czekają na ciebie.
close = Zamknij
copy = Kopiuj
copied = Skopiowano
loading = Wczytywanie…
unreachable = Nie ma połączenia z serwerem. Spróbuj jeszcze raz.
reload = Odśwież
page-without-script = Tricity wymaga JavaScriptu. Zezwól na niego dla tej strony w ustawieniach przeglądarki i odśwież stronę.
page-not-loaded = Tricity nie wczytało się w całości. Sprawdź połączenie i odśwież stronę.
try-again = Spróbuj ponownie
understood = OK
to-start = Na stronę główną
new-game = Zacznij grę
copy-details = Skopiuj szczegóły
copy-failed = Nie udało się skopiować
cookies-blocked =
    Twoja przeglądarka blokuje pliki cookie, a bez nich Tricity nie wie, które miejsce jest twoje. Zezwól na nie w
    ustawieniach i odśwież stronę.
fault-failed = Coś poszło nie tak. Twoja partia jest bezpieczna na serwerze. Zwykle pomaga odświeżenie strony.
fault-outdated = Jest nowa wersja Tricity. Odśwież stronę, żeby grać dalej.
fault-updated = Jest nowa wersja Tricity. Odśwież, kiedy ci wygodnie: rozpoczęty ruch nie przepadnie.
fault-unloaded = Nie udało się wczytać części strony. Sprawdź połączenie i odśwież stronę.
fault-board = Nie można teraz pokazać planszy. Ruchy możesz wybierać z listy, a dziennik i czat działają jak zwykle.
fault-replay = Nie można teraz pokazać planszy. Lista ruchów nadal działa.
fault-panel = Nie można teraz pokazać dziennika i czatu. Plansza działa jak zwykle.
missing-page = Nic tu nie ma
    .hint = Adres może być nieaktualny albo błędnie wpisany.
missing-table = Nie ma takiego stołu
    .hint = Sprawdź link albo poproś o nowy.
missing-private = Ten stół widzą tylko jego gracze
    .hint = Jeśli masz tu miejsce, użyj linku z drugiego urządzenia.
missing-banned = Nie możesz już tu grać
missing-closed = Ten stół jest zamknięty
    .hint = Twoje pozostałe stoły działają bez zmian.

## Początek

your-name = Twoje imię
guest = Gość
play = Zagraj
mode-friends = Ze znajomymi
who-sits = Kto gdzie siedzi
seat-number = Miejsce { $number }
sitter-friend = Osoba z linkiem
sitter-here = Osoba przy tym urządzeniu
sitter-bot = Bot: { $level }
start-game = Zacznij grę
players = Gracze
opponents = Przeciwnicy
options = Opcje
no-clock = bez zegara
live-clock = { $seconds } s na ruch i { $minutes } min zapasu
days-clock =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
the-clock = Zegar
your-tables = Twoje stoły
your-turn = Twoja kolej
waiting = czekamy na ruch: { $seats }
learn = Poznaj grę
the-rules = Zasady

## Stół

changed-by = ostatnia zmiana: { $seat }
seat-open = wolne miejsce
seat-you = ty
seat-points = pkt
first-player = pierwszy gracz
to-move = teraz gra
join = Dołącz
invite = Zaproś graczy
gathering = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-room = Czekamy na graczy
seat-host = gospodarz
seat-shared = na tym urządzeniu
seat-reserved = zarezerwowane
sit-here = Usiądź tutaj
move-up = Przesuń wyżej
leave-seat = Odejdź
send-away = Wyproś
their-name = Imię tej osoby
add-person = Dodaj
bots-fill = Boty na wolnych miejscach
start-with-bots = Zacznij z botami
you-start = Zacznij, kiedy chcesz. Na wolnych miejscach zagrają boty.
host-starts = Grę rozpocznie { $seat }.
invites-you = { $seat } zaprasza cię do gry { $game }
all-seats-taken = Wszystkie miejsca są zajęte. Możesz oglądać grę.
invite-link = Link do tego stołu
renew-link = Zmień ten link
renew-link-about = Stary link przestanie działać dla wszystkich, którzy nie mają tu miejsca.
qr-code = Kod QR
qr-about = Kod QR z linkiem do tego stołu
link-local = Ten link działa tylko na tym komputerze.
network-open = Wpuść urządzenia z mojej sieci
network-about = Tricity będzie dostępne dla telefonów i komputerów w twojej sieci domowej, dopóki go nie zatrzymasz.
network-link = Ten link działa na każdym urządzeniu w twojej sieci. Jeśli się nie otwiera, pewnie blokuje go zapora sieciowa.
pass-to = Przekaż graczowi { $seat_short }
curtain-title = { $seat }, twoja kolej
curtain-about = Niech nikt inny nie patrzy! To, co ukryte, zobaczy dopiero { $seat }.
curtain-open = To ja, { $seat }
curtain-several = Kto pierwszy?
curtain-off = Nie mamy przed sobą tajemnic: nie zakrywaj planszy między turami
log-seats-swapped = { $seat } zmienia miejsce.
log-removed = Gospodarz wyprasza gracza { $seat_short }.
log-started = Gra się zaczyna.
watching = Oglądasz grę.
what-now = Co teraz zrobić
confirm = Potwierdź
cancel = Anuluj
undo = Cofnij ruch

chosen = { $text }?
sending = Wysyłanie…
showing-turn = Zobacz, co się dzieje…
showing-turn-of = Teraz gra { $seat }…
skip-turn = Pomiń
since-turn = Od twojej ostatniej tury: { $text }
show-again = Pokaż jeszcze raz
move-unanswered =
    Twój ruch jeszcze nie dotarł. Wyślemy go ponownie, gdy połączenie wróci. Możesz też potwierdzić go jeszcze raz.
line-offline = Jesteś offline.
line-lost = Utracono połączenie. Łączymy się ponownie…
line-unreachable = Nie ma połączenia z serwerem. Próbujemy ponownie…
line-stale = Tak wyglądał stół o { $time }.
notice-restored = Serwer przywrócono z kopii zapasowej, więc ostatnie ruchy przepadły. Tak wygląda stół teraz.
notice-full = Ktoś właśnie zajął ostatnie miejsce. Możesz oglądać tę grę albo zacząć własną.
notice-forgotten = Serwer nie rozpoznaje już tej przeglądarki. Swoje miejsce odzyskasz linkiem z innego urządzenia.
just-watch = Tylko oglądaj
reconnect = Spróbuj teraz
looking-back = Po ruchu { $number } z { $count }
back-to-live = Wróć do bieżącej gry
earlier = Krok wstecz
later = Krok naprzód
first-move = Na początek
seats-in-full = Pokaż więcej o graczach
details = Szczegóły
framed = w ramce
tab-board = Plansza
tab-log = Dziennik
tab-chat = Czat
tab-score = Wynik
tab-rules = Zasady
tab-review = Omówienie
panel = Dziennik, czat, wynik i zasady
seats = Gracze
board = Plansza
moves = Ruchy
pick-move = Ułóż ruch słowo po słowie:
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = Pokaż wcześniejsze ruchy
bot-why = Dlaczego?
bot-why-unknown = Nie wiadomo już, dlaczego bot wykonał ten ruch.
log-joined = { $seat } dosiada się do stołu.
log-left = { $seat } odchodzi od stołu.
log-handed-over = Za gracza { $seat_short } gra teraz bot.
log-timed-out = Czas minął: za gracza { $seat_short } gra teraz bot.
log-took-back = { $seat } wraca do gry.
log-undone = { $seat } cofa ruch.
log-undo-requested = { $seat } prosi o cofnięcie ruchu.
log-agreed = { $seat } się zgadza.
log-disagreed = { $seat } się nie zgadza.
log-undo-expired = Nikt nie odpowiedział na prośbę gracza { $seat_short }: ruch zostaje.
log-hinted = { $seat } prosi o podpowiedź.
log-voted = { $seat } głosuje za zakończeniem gry.
log-closed = Osoby prowadzące serwer zamknęły ten stół.
log-link-renewed = Gospodarz zmienił link do tego stołu.
log-rematched = Otwarto stół do nowej gry.
jump = Pokaż planszę po ruchu { $number }
agree = Zgadzam się
disagree = Nie zgadzam się
chat-text = Wiadomość
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
chat-earlier = Pokaż wcześniejsze wiadomości
mute = Wycisz gracza { $seat_short }
unmute = Wyłącz wyciszenie gracza { $seat_short }
seat-hand-over = Niech bot zagra za mnie
take-over = Wracam do gry
leave-table = Odejdź od stołu
abandon = Zakończ grę bez wyniku
about-table = Ten stół
options-here = Opcje
no-options = brak
share-watch = Link do tego stołu
coach-show = Pokaż wskazówki
seats-menu = Twoje miejsce
score-later = Punktacja pojawi się, gdy gra się zacznie.

result = Wynik gry
rematch = Zagraj jeszcze raz
record = Pobierz zapis partii
seed-shown = Ziarno rozdania: { $seed }
commitment-shown = Skrót SHA-256 ziarna rozdania: { $commitment }
read-rule = Przeczytaj zasadę { $id }
next-game =
    { $count ->
        [one] Następna partia: twoja kolej
       *[other] Następna z { $count } partii, które na ciebie czekają
    }
    .short = Następna ▸
turn-title = Twoja kolej · { $game }
time-left = zostało { $time }
low-time = Pośpiesz się: zostało mniej niż { $seconds } s!
replay-link = Link do tego momentu
foreseen-points = { $points } pkt, gdyby gra skończyła się teraz.
withdraw = Wycofaj prośbę
best-new = To twój najlepszy wynik z tymi opcjami.
best-so-far =
    { $points ->
        [one] Twój rekord z tymi opcjami: { $points } punkt
        [few] Twój rekord z tymi opcjami: { $points } punkty
       *[many] Twój rekord z tymi opcjami: { $points } punktów
    }
hint = Podpowiedź
hint-coming = Szukamy dobrych ruchów…
hints = Podpowiedzi
rating = Ranking
rated-game = Partia rankingowa
rated-join = To partia rankingowa: zmienia ranking wszystkich graczy, a kto odejdzie, kończy na ostatnim miejscu.
hints-on = na życzenie
hints-off = wyłączone
undo-rule = Cofanie ruchów
undo-rule-ask = jeśli wszyscy się zgodzą
undo-rule-quiet = tylko ruchy, które niczego nie ujawniły
undo-rule-never = nigdy
undo-any-move = { $seat } wykonuje ruch.
undo-time = Czas na odpowiedź:
continued-notice = To dalszy ciąg zapisanej partii. Ktoś przy stole może już wiedzieć, co będzie dalej.
verify = Sprawdź rozdanie
verify-matches = Zgadza się: skrót SHA-256 ziarna jest taki sam jak ten, który pokazano przed pierwszym ruchem. Rozdanie było ustalone od początku.
verify-differs = Nie zgadza się: skrót SHA-256 ziarna jest inny niż ten, który pokazano przed pierwszym ruchem.
verify-unable = Twoja przeglądarka może to sprawdzić tylko przez HTTPS. Pobierz zapis i użyj poniższego polecenia.
verify-more = Aby odtworzyć z tego ziarna całe rozdanie i sprawdzić też wynik, pobierz zapis i uruchom:
commitment-why = Rozdanie jest już ustalone. Sprawdzisz to na koniec gry, gdy ujawnimy ziarno.
missed =
    { $count ->
        [one] Od twojej ostatniej wizyty wykonano { $count } ruch.
        [few] Od twojej ostatniej wizyty wykonano { $count } ruchy.
       *[many] Od twojej ostatniej wizyty wykonano { $count } ruchów.
    }
missed-show = Pokaż
missed-here = Od twojej ostatniej wizyty:
seat-here = online
seat-not-here = offline
seat-vacation = na urlopie do { $date }
seat-kept = Czeka tu na ciebie miejsce.
watchers =
    { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
unread = nowe
rematch-open = Przejdź do nowej gry
watch-replay = Obejrzyj powtórkę
leave-really = Tak, odchodzę na dobre
leave-means = Twoje miejsce na stałe zajmie bot i nie będzie można na nie wrócić.
votes-now = Za zakończeniem gry: { $seats }. Potrzebna jest zgoda wszystkich.

## Powtórki, zapisy, tożsamość

replay-of = Powtórka: { $game }
log-played = { $seat } wybiera: „{ $text }”.
move-number = Numer ruchu
eyes = Punkt widzenia
eyes-own = twój
eyes-of = { $name }
eyes-spectator = widz
eyes-open = wszystko odkryte
play-on = Graj dalej od tego miejsca
play-on-about = Powstanie nowy, prywatny stół z grą od tego ruchu. Kto zna zapis, wie, co będzie dalej.
play-on-seat = Twoje miejsce
play-on-as = Miejsce { $number } (dotąd { $name })
play-on-here = Zacznij nową grę
recovery = Graj dalej na innym urządzeniu
account = Twoje konto
profile = Twój profil
friends = Znajomi
people-here = Znajomi i zgłoszenia
recovery-link = Otwórz na drugim urządzeniu ten link (działa tylko raz):
recovery-about = Twoje imię i miejsca przy stołach będą dostępne też na drugim urządzeniu. Tutaj również pozostaną.
recover = Graj na tym urządzeniu
recover-open = Użyj linku
## Listy i opcje na stronie początkowej

own-values = własne wartości
value-automa_scoring-type = raz za rodzaj
value-automa_scoring-symbol = za każdy symbol
value-solo_tokens-choose = wybierasz je ty
value-solo_tokens-random = wybiera je los
move-words = Pokazuj też listę ruchów do wyboru
word-back = Usuń ostatnie słowo
abandon-really = Tak, zakończ grę
abandon-means = Gra zakończy się bez wyniku, jeśli zgodzą się na to wszyscy przy stole.
result-none = Gra zakończyła się bez wyniku.
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
area-which = Który ruch chcesz wykonać?

## Koniec gry

result-of =
    { $points ->
        [one] Zdobywasz { $points } punkt
        [few] Zdobywasz { $points } punkty
       *[many] Zdobywasz { $points } punktów
    }
result-of-other =
    { $points ->
        [one] { $seat } zdobywa { $points } punkt
        [few] { $seat } zdobywa { $points } punkty
       *[many] { $seat } zdobywa { $points } punktów
    }
result-wins = { $seat } wygrywa { $score }
result-wins-tie = Remis { $score } rozstrzygnięty na korzyść gracza { $seat_short }
result-you-win = Wygrywasz { $score }
result-you-win-tie = Remis { $score } rozstrzygnięty na twoją korzyść
result-shared = Wspólne zwycięstwo ({ $score }): { $seats }
result-score = { $first } : { $second }
score-decisive = to przesądziło
fair-deal = Uczciwe rozdanie
share = Udostępnij
share-result = Udostępnij tę partię
share-picture = Udostępnij obraz
save-picture = Zapisz obraz
share-replay = Link do powtórki
poster-of = Plakat: { $text }
rematch-by = { $seat } chce zagrać jeszcze raz.
rematch-yours = Masz już otwarty stół do rewanżu.
rematch-private = Jeśli chcesz oglądać rewanż, poproś graczy o link.
rematch-join = Dołącz do rewanżu
rematch-watch = Oglądaj rewanż
chat-last-game = Z poprzedniej partii
last-move = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Tempo
replay-slow = powoli
replay-normal = normalnie
replay-fast = szybko
asks-undo-move = { $seat } prosi o cofnięcie tego ruchu: { $text }
asking-undo-move = Prosisz o cofnięcie tego ruchu: { $text } Czekamy na odpowiedź: { $seats }.
undo-also =
    { $count ->
        [one] Cofnięty zostanie też następny ruch:
        [few] Cofnięte zostaną też { $count } następne ruchy:
       *[many] Cofniętych zostanie też { $count } następnych ruchów:
    }
seat-stand-in = w zastępstwie gra bot ({ $bot })
plays-for-you = Za ciebie gra bot ({ $bot }).
log-left-bot = { $seat } odchodzi od stołu. Dalej gra bot ({ $bot }).
log-handed-over-bot = Za gracza { $seat_short } gra teraz bot ({ $bot }).
log-timed-out-bot = Czas minął: za gracza { $seat_short } gra teraz bot ({ $bot }).
stand-in = Jeśli ktoś odejdzie
stand-in-plays = dalej gra bot ({ $bot })
