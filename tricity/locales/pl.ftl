### Słowa, które nie należą do żadnej z gier.

nothing = —
yes = tak
no = nie
player = Gracz { $number }
language = Polski

now-over = Gra jest skończona.
now-waiting = Czekamy na ruch: { $seats }.

## Strony z zasadami

rules-of = { $game }: zasady
rules-note =
    Oto zasady, według których gra Tricity: naszymi słowami i z naszymi rozstrzygnięciami tam, gdzie instrukcja milczy.
    Każda zasada ma numer; ten sam numer pojawia się, gdy ruch zostaje odrzucony albo wynik objaśniony.

## Ruchy, które nimi nie są

not-a-move = „{ $text }” to nie jest ruch.
no-such-cell = Nie ma pola „{ $at }”.
no-such-seat =
    Nie ma miejsca { $place }: { $players ->
        [one] przy jednym graczu jest tylko miejsce 0.
       *[other] przy { $players } graczach miejsca liczy się od 0.
    }
nothing-to-undo = Nie ma ruchu do cofnięcia.

## Otwieranie stołu

no-such-game = Nie ma gry „{ $game }”. Dostępne gry: { $allowed }.
bad-players =
    { $game }: nie ma rozgrywki dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }. Możliwa liczba graczy: { $allowed }.
bad-seed =
    „{ $seed }” nie może być ziarnem: potrzeba od 1 do 128 znaków drukowalnych, bez spacji na początku i na końcu.
unknown-rules =
    Ten program nie zna wersji { $theirs } zasad gry { $game }: najnowsza, którą zna, to { $ours }.
unknown-option = Nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
bad-option-players =
    Opcja „{ $option }” jest niedostępna dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.
bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
bad-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $allowed }.

## Przy stole

table-no-such-seat = Przy tym stole nie ma miejsca { $number }.
table-not-started = Gra jeszcze się nie zaczęła.
table-has-started = Gra już się zaczęła.
table-ended = Gra jest skończona.
table-not-ended = Gra jeszcze trwa.
stale-version = Gra poszła dalej: to odpowiedź na wersję { $given }, a teraz jest wersja { $version }.
not-your-seat = To nie twoje miejsce ({ $seat }).
not-the-host = Może to zrobić tylko osoba, która otworzyła stół.
not-seated = Mogą to zrobić tylko osoby siedzące przy stole.
no-spectators = Przy tym stole nie ma widzów.
not-your-eyes = Dopóki gra trwa, widzisz ją tylko własnymi oczami.
already-seated = Już siedzisz przy tym stole jako { $seat }.
no-free-seat = Nie ma wolnego miejsca.
seat-is-taken = To miejsce jest zajęte: { $seat }.
bot-stands-in = Za { $seat } gra bot: najpierw wróć na miejsce.
no-bot-stands-in = Za { $seat } nie gra żaden bot.
nobody-sits = Ktoś musi siedzieć przy stole: przynajmniej jedno miejsce jest dla człowieka.
bad-move-length = Ruch ma najwyżej { $limit } znaków.
undo-request-open = Jedna prośba o cofnięcie ruchu już czeka na odpowiedź.
no-undo-request = Nikt nie prosi o cofnięcie ruchu.
phrase-or-text = Wyślij albo gotowe zdanie, albo tekst.
no-such-phrase = Nie ma zdania „{ $phrase }”.
bad-text = Tekst ma od 1 do { $limit } drukowalnych znaków, w jednym wierszu.
bad-clock-live = Zegar daje od { $shortest } do { $longest } sekund na ruch i najwyżej dzień zapasu.
bad-clock-days = Powolny zegar daje od 1 do { $longest } dni na ruch.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej!
phrase-one-moment = Chwileczkę, proszę.
phrase-well-played = Dobrze zagrane!
phrase-sorry = Przepraszam!
phrase-thanks = Dziękuję!
phrase-back-soon = Zaraz wracam.
phrase-again = Jeszcze jedna gra?
phrase-goodbye = Do widzenia!

## Serwer

no-such-table = Nie ma stołu „{ $table }”.
table-newer = Przy tym stole grano w nowszej wersji Tricity. Będzie można go otworzyć po aktualizacji serwera.
table-unknown-game = Na tym serwerze nie ma gry, w którą grano przy tym stole, dlatego nie można go otworzyć.
table-damaged = Nie można otworzyć tego stołu: zapis partii jest uszkodzony. Pozostałe stoły działają normalnie.
no-such-page = Pod tym adresem nic nie ma.
no-such-method = Ten adres nie przyjmuje { $method }.
no-such-recovery = Ten link nie działa: został już użyty albo zastąpiony nowszym.
not-known = Najpierw wybierz imię.
not-your-origin = To żądanie pochodzi z innej strony.
too-many-requests = Zbyt wiele żądań. Spróbuj ponownie za { $seconds } s.
too-many-tables = Masz { $limit } otwartych stołów, więcej jedna osoba mieć nie może.
body-too-big = Żądanie jest za duże: najwyżej { $limit } KiB.
bad-request = Żądanie nie jest zgodne z API, w miejscu { $place }: { $detail }.
server-fault = Coś się tu nie udało. Zostało to zapisane.
server-busy = Serwer ma za dużo pracy. Spróbuj za chwilę.

page-api = Serwer Tricity działa. Jego API jest opisane pod adresem /api/schema/openapi.json.
database-newer = Tę bazę danych zapisał nowszy Tricity ({ $theirs }). Zaktualizuj Tricity albo wybierz inny folder danych.
database-unreachable = Nie można otworzyć bazy danych: { $detail }
database-in-use = Inny Tricity już korzysta z { $path }.
workers-need-postgres = Kilka procesów wymaga PostgreSQL (--database).

## Pozycje

bad-position-game = Pozycja, { $place }: brakuje nazwy gry.
bad-position-shape = Pozycja, { $place }: { $detail }.
bad-position-rules =
    Pozycja, { $place }: obowiązuje w niej wersja { $theirs } zasad, a ten program zna tylko wersje do { $ours }. Otworzy ją
    nowszy Tricity.
bad-position-other-rules =
    Pozycja, { $place }: obowiązuje w niej wersja { $theirs } zasad, a w zapisie podano wersję { $ours }.
bad-position-rule = Pozycja, { $place }: to niemożliwe według { $rule }
bad-position-seats =
    Pozycja, { $place }: to nie pasuje do gry dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.
bad-position-cards =
    Pozycja, { $place }: liczba kart rodzaju „{ $card }” to { $there }, a powinno być { $expected }. { $rule }
bad-position-deck =
    Pozycja, { $place }: w talii { $there ->
        [one] jest { $there } karta
        [few] są { $there } karty
       *[other] jest { $there } kart
    }, a powinno być { $expected }. { $rule }

## Zapisy gier

bad-record-title = Zapis, wiersz { $line }: zapis zaczyna się od „{ $title }”.
bad-record-line = Zapis, wiersz { $line }: „{ $text }” to ani nagłówek, ani ruch.
bad-record-missing = Zapis, wiersz { $line }: w nagłówku brakuje „{ $key }”.
bad-record-start = Zapis, wiersz { $line }: w nagłówku ma być ziarno albo pozycja, a nie jedno i drugie.
bad-record-number = Zapis, wiersz { $line }: „{ $text }” to nie jest liczba dla „{ $key }”.
bad-record-json = Zapis, wiersz { $line }: „{ $key }” nie jest obiektem JSON.
bad-record-rules =
    Zapis, wiersz { $line }: partię rozegrano według wersji { $theirs } zasad, a ten program zna tylko wersje do { $ours }.
    Otworzy ją nowszy Tricity.
bad-record-result = Zapis, wiersz { $line }: podano wynik „{ $said }”, ale ruchy prowadzą do „{ $found }”.
bad-record-header = Zapis, wiersz { $line }, „{ $key }”: { $why }
bad-record-move = Zapis, wiersz { $line }, „{ $move }”: { $why }
corrupt-log =
    Nie można odtworzyć ruchu { $number } tej partii, „{ $move }”: zapisana partia jest uszkodzona albo pochodzi
    z innego programu.

## Litery i etykiety planszy w terminalu

letter-residence = D
letter-commerce = S
letter-leisure = R
letter-industry = F
letter-parking = P
letter-town-hall = T

board-deck = talia { $count }
board-reserve = rezerwa
board-discarded = odrzucone
board-pool = do podziału
board-under = pod talią
board-hand = ręka
cc-board-round = Runda { $round } z { $rounds } · { $phase }
cc-board-gold = monety: { $gold }
cc-board-price = fabryka za { $price }
cc-board-size = miasto { $size }/{ $limit }

## Słowa ruchów; karty stoją w bierniku

verb-divide = podziel
    .shape = podziel: mały zestaw / duży zestaw, odkryte / duży zestaw, zakryte
verb-choose = wybierz
verb-keep = zatrzymaj
verb-build = zbuduj
verb-discard = odrzuć
verb-develop = rozwiń
verb-buy = kup
verb-pass = pas
verb-flip = odwróć
verb-take = weź
verb-draw = dobierz
verb-pay = zapłać
verb-token = żeton
size-small = mały
size-big = duży
object-residence = dom
object-commerce = sklep
object-leisure = rozrywkę
object-industry = fabrykę
object-parking = parking

## Gra w terminalu

called-bot = Bot { $number }
called-rival = Automa
bot-random = losowy
bot-beginner = początkujący
bot-improver = średnio zaawansowany
bot-strong = mocny
bot-expert = ekspert
thinking = { $seat } myśli
reason-random = temu botowi każdy ruch jest tak samo dobry
reason-only = nie ma innego ruchu
reason-fallback =
    { $seat } · { $case ->
        [late] myślał za długo i wykonał losowy ruch
       *[failed] zawiódł i wykonał losowy ruch
    }
reason-lookahead = { $seat } · najlepszy krok, jaki widzi; { reason-outlook }
reason-search =
    { $seat } · { $simulations ->
        [one] { $simulations } wyobrażona gra,
        [few] { $simulations } wyobrażone gry,
       *[many] { $simulations } wyobrażonych gier,
    } w tym { $percent } % z tym ruchem; { reason-outlook }
reason-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] liczy na przewagę { $points } punktu
               *[other] liczy na przewagę { $points } punktów
            }
        [behind]
            { $points ->
                [one] spodziewa się straty { $points } punktu
               *[other] spodziewa się straty { $points } punktów
            }
        [level] spodziewa się wyrównanej końcówki
       *[score]
            { $points ->
                [one] liczy na { $points } punkt
                [few] liczy na { $points } punkty
               *[many] liczy na { $points } punktów
            }
    }
title-players =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
title-bots = { $seats }: { $bot }
type-help = Wpisz numer ruchu albo sam ruch; „pomoc” pokazuje resztę.
moves-folded =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
moves-narrow = Wpisz początek ruchu albo kilka jego słów, żeby zobaczyć ich mniej.
confirm-move = Zagrać „{ $text }”?
yes-by-enter = { $question } (Enter: tak, n: nie)
more = Enter: dalej, q: wystarczy
hand-over = { $seat }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
taken-back = Ruch cofnięty.
why-hint = Wpisz „dlaczego”, żeby przeczytać zasadę.
why-not = Ten ruch jest dozwolony.
nothing-refused = Nie było żadnej odmowy. Po „dlaczego” podaj zasadę albo ruch.
no-such-number =
    Nie ma ruchu { $number }: { $count ->
        [one] jest tylko jeden
        [few] są { $count }
       *[many] jest ich { $count }
    }.
no-such-rule = { $game } nie ma zasady „{ $rule }”.
no-such-language = Nie ma języka „{ $language }”. Dostępne języki: { $allowed }.
file-wanted = Podaj nazwę pliku.
overwrite = Plik { $path } już istnieje. Nadpisać?
saved = Zapisano: { $path }
offer-to-save = Zapisać grę? Nazwa pliku albo Enter, jeśli nie
winners =
    { $count ->
        [one] Zwycięstwo: { $seats }!
       *[other] Wspólne zwycięstwo: { $seats }!
    }
the-seed = Ziarno: { $seed }
goodbye = Do widzenia!

score-now = Gdyby gra skończyła się teraz:
score-place = miejsce
score-player = gracz
score-total = razem
score-tiebreak = remis

help-number = 3
    .does = zagraj ruch o tym numerze
help-move = zagraj ruch słowami, w całości lub w skrócie
prompt-help = pomoc
    .does = pokaż tę listę
prompt-moves = ruchy
    .takes = [słowa]
    .does = wypisz dozwolone ruchy: wszystkie albo zawierające te słowa
prompt-undo = cofnij
    .does = cofnij swój ostatni ruch i późniejsze ruchy botów
prompt-why = dlaczego
    .takes = [zasada lub ruch]
    .does = wyjaśnij zasadę albo powód, dla którego ruch jest niedozwolony; bez niczego: zasadę ostatniej odmowy
prompt-rules = zasady
    .takes = [zasada]
    .does = pokaż wszystkie zasady albo jedną
prompt-score = punkty
    .does = pokaż punktację, jak gdyby gra skończyła się teraz
prompt-save = zapisz
    .takes = plik
    .does = zapisz grę do pliku
prompt-load = wczytaj
    .takes = plik
    .does = kontynuuj zapisaną grę
prompt-lang = język
    .takes = en|fr|pl
    .does = zmień język
prompt-quit = koniec
    .does = wyjdź z gry; najpierw możesz ją zapisać

## Polecenie

no-such-bot = Nie ma bota „{ $bot }”. Dostępne boty: { $allowed }.
bot-without-budget = Bot „{ $bot }” nie przeszukuje gry: nie przyjmuje budżetu.
bad-budget = „{ $budget }” to nie budżet: podaj liczbę symulacji (2000) albo sekund (1.5s).
too-many-bots =
    Za dużo botów ({ $count }) w grze dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.
hot-seat-or-bots = Albo --hot-seat, albo --bots: z --hot-seat wszyscy gracze są ludźmi.
bad-name = „{ $name }” nie może być imieniem: najwyżej { $limit } znaków drukowalnych.
load-is-complete = --load wnosi własnych graczy, ziarno i opcje: pomiń { $given }.
load-other-game = Ten plik to zapis gry { $game }.
which-game = Która gra?
how-many-players = Ilu graczy ({ $allowed })?
or-enter = { $question } [{ $default }]

file-missing = Nie ma pliku { $path }.
file-folder = { $path } to folder.
file-not-text = { $path } nie jest plikiem tekstowym.
file-too-big = { $path } jest za duży jak na zapis gry: ma ponad { $limit } KiB.
file-unreadable = Nie można odczytać { $path }: { $detail }.
file-unwritable = Nie można zapisać { $path }: { $detail }.

verify-played =
    { $game } · { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    } · { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
verify-result = Wynik według miejsc: { $result }
verify-unfinished = Gra nie jest skończona.
verify-position = Gra zaczęła się od pozycji: nie ma ziarna do sprawdzenia.
verify-commitment = Zobowiązanie (SHA-256 ziarna): { $commitment }

replay-start = Początek
replay-move = Ruch { $number } · { $seat }: { $text }
replay-keys = Enter: dalej, b: wstecz, 0–{ $last }: ten ruch, q: koniec
no-such-turn =
    Nie ma ruchu { $number }: w zapisie { $count ->
        [one] jest { $count } ruch
        [few] są { $count } ruchy
       *[many] jest { $count } ruchów
    }.
no-such-player =
    Nie ma gracza { $number } w grze dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.

games-game = gra
games-players = gracze
games-options = opcje
games-only = gracze: { $allowed }

command-about = Graj w trzy gry o budowaniu miast, odtwarzaj partie i analizuj je.
command-play = Zagraj w terminalu. Bez nazwy gry wybierzesz ją z menu.
command-replay = Pokaż zapisaną grę ruch po ruchu.
command-verify = Sprawdź zapis. Gra jest odtwarzana od ziarna, a wynik porównywany.
command-games = Wyświetl listę gier i ich opcji.
command-rules = Pokaż zasady gry albo jedną zasadę.
about-lang = Język komunikatów.
about-players = Liczba graczy.
about-seed = Ziarno rozdania; to samo ziarno daje to samo rozdanie.
about-bots = Boty na ostatnie miejsca, oddzielone przecinkami ({ $allowed }); na pozostałych grają ludzie przy tej klawiaturze. Domyślnie grasz z botami średnio zaawansowanymi.
about-hot-seat = Wszyscy gracze korzystają z tej samej klawiatury.
about-names = Imiona graczy w kolejności miejsc.
about-load = Kontynuuj grę zapisaną w pliku FILE.
about-to = Zatrzymaj się po N ruchach; podczas przeglądania zacznij od tego miejsca.
about-seat = Pokaż to, co widział gracz N, licząc od 1. Domyślnie: widok widza.
about-help = Pokaż tę pomoc i zakończ.
about-version = Pokaż wersję i zakończ.

command-serve = Uruchom serwer do gry w przeglądarce.
serve-at = Tricity działa pod adresem { $address } (Ctrl-C zatrzymuje serwer).
cannot-listen = Nie można użyć { $address }: { $detail }.
about-open = Otwórz przeglądarkę.
bad-setting = Nie można użyć { $variable }: { $detail }
setting-host = Adres nasłuchu; 0.0.0.0 przyjmuje połączenia z całej sieci.
setting-port = Port nasłuchu; gdy domyślny jest zajęty, dowolny wolny.
setting-database = URL bazy SQLite lub PostgreSQL. Domyślnie SQLite w folderze danych.
setting-data = Folder bazy SQLite. Domyślnie twój folder danych.
setting-workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
setting-bus = URL serwera Redis łączącego procesy. Domyślnie PostgreSQL.
setting-proxy = Ufaj adresom klientów podawanym przez odwrotne proxy.
setting-https = Wysyłaj ciasteczka tylko przez HTTPS.
setting-secret = Podpisuje ciasteczka. Domyślnie tworzony raz i przechowywany w bazie.
setting-origins = Inne witryny, których strony mogą korzystać z tego serwera, oddzielone spacjami.
setting-limits = Limity zapytań na gracza i na adres.
setting-bot-processes = Liczba procesów, w których myślą boty.
setting-bot-seconds = Najdłuższy czas myślenia bota nad jednym ruchem.
setting-idle-seconds = Czas, po którym nieużywany stół znika z pamięci.
setting-sweep-seconds = Czas między kolejnymi kontrolami zegarów i nieużywanych stołów.
setting-log-level = Minimalny poziom komunikatów w dzienniku.

command-bench = Zmierz wydajność. Domyślnie: wydajność silnika.
about-seconds = Liczba sekund procesora na pomiar.
about-json = Wypisz wyniki w formacie JSON.
bench-running = Pomiar
bench-game = gra
bench-players = gracze
bench-inside = silnik/s
bench-ratio = ×
bench-games = partii/s
bench-driven = Python/s
bench-copies = kopii/s
bench-note = Decyzji na sekundę w partiach losowych, w silniku i z Pythona, oraz jako wielokrotność (×) gry hearts z OpenSpiel; po { $seconds } s czasu procesora, jeden rdzeń, { $mode }.
bench-simulations = symulacje/s
bench-over-cpp = × C++
bench-over-python = × Python
bench-search-note = Symulacje na sekundę w przeszukiwaniu botów, { $players } graczy, w połowie gry, { $simulations } na drzewo; po { $seconds } s procesora, jeden rdzeń, { $mode }.
bench-no-peer = OpenSpiel nie jest zainstalowany, więc nie ma z czym porównać: pip install tricity[bench].
bench-server-what = przez pętlę zwrotną
bench-server-value = wynik
bench-server-bare-http = pusty punkt końcowy HTTP, µs procesora na żądanie
bench-server-bare-socket = puste gniazdo, µs procesora na wiadomość
bench-server-http-moves = ruchów/s przez HTTP, przyjętych i zapisanych na dysku, { $tables } zajętych stołów
bench-server-http-cpu = µs procesora na ruch przez HTTP (w tym silnik: { $engine })
bench-server-http-ratio = przez HTTP bez silnika, × pusty punkt końcowy HTTP
bench-server-socket-moves = ruchów/s przez gniazda, przyjętych i zapisanych na dysku, { $tables } zajętych stołów
bench-server-socket-cpu = µs procesora na ruch przez gniazdo (w tym silnik: { $engine })
bench-server-socket-ratio = przez gniazda bez silnika, × pusty punkt końcowy HTTP
bench-server-update-cpu = µs procesora na aktualizację wysłaną do gracza, który wykonał ruch (w tym silnik: { $view })
bench-server-other = boardgame.io, w pamięci, ruchów/s
bench-server-other-cpu = boardgame.io, µs procesora na ruch
bench-server-other-missing = boardgame.io (npm nie mógł go zainstalować)
bench-server-broadcast = od ruchu do rozesłania przy { $rate } ruchach/s, ms, p50 / p99
bench-server-fan = od ruchu do ostatniego widza ({ $spectators }), ms, p50 / p99
bench-server-active = pamięć na 1000 używanych stołów, MB
bench-server-idle = pamięć na 1000 bezczynnych stołów, MB
bench-server-stored = dysk na 1000 stołów po { $moves } ruchów, MB
bench-server-linux = Serwer można mierzyć tylko w systemie Linux.
bench-tool = narzędzie
bench-steps = kroków/s
bench-adapters-note = Kroków na sekundę w partiach losowych prowadzonych z Pythona, w PettingZoo z obserwacją w każdym kroku, oraz jako wielokrotność (×) gry hanabi z PettingZoo i gry hearts z OpenSpiel; po { $seconds } s czasu procesora, jeden rdzeń, { $mode }.
bench-no-adapters = PettingZoo i OpenSpiel nie są zainstalowane: pip install tricity[bench].
mode-compiled = silnik skompilowany
mode-pure = silnik w czystym Pythonie

## Arena

command-arena = Rozegraj turniej między botami.
about-arena-bots = Boty do porównania, oddzielone przecinkami ({ $allowed } albo all-seeing jako punkt odniesienia), opcjonalnie z budżetem: { $examples }. Domyślnie wszystkie poziomy.
about-arena-games = Liczba gier na parę. Domyślnie 400.
about-arena-seed = Ziarno turnieju; to samo ziarno daje te same gry przy dowolnej liczbie procesów.
about-workers = Liczba procesów roboczych. Domyślnie jeden na rdzeń.
about-arena-json = Zapisz gry i rankingi w pliku FILE.
about-arena-csv = Zapisz w pliku FILE po jednym wierszu na miejsce i grę.
about-arena-plot = Zapisz wykres rankingów w pliku FILE (PNG).
about-resume = Wznów turniej zapisany w pliku FILE.
arena-bot = bot
arena-rival = przeciwnik
arena-rating = ranking
arena-games = gry
arena-score = punkty
arena-wins = wygrane
arena-seat = miejsce { $number }
arena-note =
    { $game }, { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }, { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }, ziarno { $seed }. Przedziały 95 %; rankingi w skali Elo.
arena-interrupted = Przerwano; rozegrane gry są w { $path }, a --resume gra dalej.
bad-arena-bots = Arena potrzebuje różnych botów, co najmniej dwóch, chyba że grają same.
resume-is-complete = --resume bierze z pliku boty, liczbę gier i graczy, ziarno oraz opcje gry.
bad-arena-file = { $path } nie jest turniejem: { $detail }
no-plot = Wykresy wymagają matplotlib: pip install tricity[plot].
bot-all-seeing = wszechwidzący
bot-openspiel = OpenSpiel
