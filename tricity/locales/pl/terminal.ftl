### Czego nie pokazuje żadna strona: wiersz poleceń i teksty, które układa sam serwer.

## The guide of a game, and the page about Tricity: only the server and the terminal have these

guide-aid = Skrót zasad
guide-print = Drukuj
guide-how = Jak grać
guide-contents = Na tej stronie
guide-examples = Przykłady
guide-try-it = Wypróbuj
guide-before = Przedtem
guide-after = Potem
guide-numbered = Wszystkie zasady z numerami
guide-search = Szukaj w zasadach
guide-nothing = Żadna zasada nie zawiera tych słów.
guide-rulings = Tylko nasze rozstrzygnięcia
guide-ruling = Nasze rozstrzygnięcie
guide-total = Razem
guide-about = O Tricity
guide-about-tricity =
    Tricity pozwala zagrać w trzy gry o budowaniu miast: ze znajomymi, z botami albo solo. To wolne oprogramowanie,
    stworzone przez graczy dla graczy.
guide-about-games =
    Gry są dziełem autorów i wydawców wymienionych poniżej. Tricity nie jest z nimi związane. Jeśli gra ci się spodoba,
    kup jej wydanie pudełkowe.
guide-about-drawings = Zasady opisujemy własnymi słowami, a wszystkie rysunki są nasze.
credit-design = Projekt gry
credit-art = Ilustracje
credit-graphics = Projekt graficzny
credit-publisher = Wydawca
credit-french = Wydawca francuski
credit-note = Instrukcja, którą mamy, nie podaje żadnych nazwisk. Te pochodzą z recenzji pierwszego wydania.

## Otwieranie stołu

unknown-rules =
    Ta wersja Tricity nie zna zasad gry { $game } w wersji { $theirs }. Najnowsza wersja, którą zna, to { $ours }.

## Serwer

mail-hello = Cześć, { $name }!
mail-sign-in-subject = Twój link do Tricity
mail-sign-in = Ten link zaloguje cię do Tricity na urządzeniu, na którym go otworzysz:
mail-sign-in-note =
    Link działa tylko raz i jest ważny przez { $minutes } minut. Jeśli ta prośba nie pochodzi od ciebie, zignoruj tę
    wiadomość: bez tego linku nikt się nie zaloguje.
mail-email-subject = Potwierdź swój adres w Tricity
mail-email = Ten link potwierdza, że to twój adres. Otwórz go w przeglądarce, w której podano adres:
mail-email-note =
    Link działa tylko raz i jest ważny przez { $minutes } minut. Po potwierdzeniu możesz logować się e-mailem. Jeśli ta
    prośba nie pochodzi od ciebie, zignoruj tę wiadomość.
database-newer = Tę bazę danych zapisała nowsza wersja Tricity ({ $theirs }). Zaktualizuj Tricity albo wybierz inny folder danych.
database-unreachable = Nie można otworzyć bazy danych: { $detail }
bad-database-url = To nie jest adres bazy danych. Napisz na przykład: { $examples }.
database-empty = Ta baza danych jest pusta. Uruchom raz serwer, aby ją przygotować.
database-in-use = Z bazy danych { $path } korzysta już inny serwer Tricity.
database-linked = Plik { $path } ma drugą nazwę (dowiązanie twarde). Dwa serwery mogłyby otworzyć go jednocześnie i go uszkodzić: usuń drugą nazwę albo skopiuj plik.
migration-failed = Nie udało się zaktualizować bazy danych; pozostała bez zmian: { $detail }
no-database = Nie ma bazy danych { $path }. Najpierw uruchom serwer albo wskaż jej miejsce opcją --database lub --data.
database-in-memory = Baza w pamięci znika razem z serwerem i nie można jej zapisać.
backup-failed = Nie udało się zapisać pliku { $path }: { $detail }
backup-damaged = Plik { $path } jest uszkodzony i nie można go użyć.
restore-not-empty = W tej bazie są już partie. Z opcją --force zastąpi je kopia zapasowa, a one zostaną zachowane w osobnym pliku.
restore-failed = Nie udało się przywrócić kopii zapasowej; baza pozostała bez zmian: { $detail }
database-older = Tej bazy używała ostatnio starsza wersja Tricity. Uruchom raz serwer, a on ją zaktualizuje.

## Pozycje

bad-position-game = Pozycja, { $place }: brakuje nazwy gry.
bad-position-shape = Pozycja, { $place }: { $detail }.
bad-position-rules =
    Pozycja, { $place }: obowiązują w niej zasady w wersji { $theirs }, a ten program zna tylko wersje do { $ours }.
    Otworzy ją nowsza wersja Tricity.
bad-position-other-rules =
    Pozycja, { $place }: obowiązują w niej zasady w wersji { $theirs }, a w zapisie podano wersję { $ours }.
bad-position-rule = Pozycja, { $place }: to jest niezgodne z zasadą { $rule }
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

## Zapisy partii

bad-record-title = Zapis, wiersz { $line }: zapis musi zaczynać się od „{ $title }”.
bad-record-line = Zapis, wiersz { $line }: „{ $text }” nie jest ani nagłówkiem, ani ruchem.
bad-record-missing = Zapis, wiersz { $line }: w nagłówku brakuje „{ $key }”.
bad-record-start = Zapis, wiersz { $line }: w nagłówku musi być albo ziarno, albo pozycja, ale nie jedno i drugie.
bad-record-number = Zapis, wiersz { $line }: w polu „{ $key }” ma być liczba, a nie „{ $text }”.
bad-record-json = Zapis, wiersz { $line }: „{ $key }” nie jest obiektem JSON.
bad-record-rules =
    Zapis, wiersz { $line }: partię rozegrano według zasad w wersji { $theirs }, a ten program zna tylko wersje do
    { $ours }. Otworzy ją nowsza wersja Tricity.
bad-record-result = Zapis, wiersz { $line }: podano wynik „{ $said }”, ale z ruchów wynika „{ $found }”.
bad-record-header = Zapis, wiersz { $line }, „{ $key }”: { $why }
bad-record-move = Zapis, wiersz { $line }, „{ $move }”: { $why }
corrupt-log =
    Nie można odtworzyć ruchu { $number } tej partii, „{ $move }”: zapisana partia jest uszkodzona albo pochodzi
    z innego programu.

## Gra w terminalu

thinking = { $seat } myśli
title-players =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
title-bots = { $seats }: { $bot }
type-help = Wpisz numer ruchu albo sam ruch. Wpisz „pomoc”, żeby zobaczyć inne polecenia.
moves-folded =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
moves-narrow = Wpisz początek ruchu albo kilka słów z niego, żeby zawęzić listę.
confirm-move = Wykonać ruch „{ $text }”?
yes-by-enter = { $question } (Enter: tak, n: nie)
more = Enter: dalej, q: koniec
taken-back = Ruch cofnięty.
neither-move-nor-command = „{ $text }” nie jest ani ruchem, ani poleceniem. Wpisz „pomoc”, żeby zobaczyć polecenia.
no-move-matches = Żaden dozwolony ruch nie zawiera „{ $text }”.
why-hint = Wpisz „dlaczego”, żeby przeczytać zasadę.
why-not = Ten ruch jest dozwolony.
nothing-refused = Żaden ruch nie został jeszcze odrzucony. Po „dlaczego” podaj zasadę albo ruch.
no-such-number =
    Nie ma ruchu { $number }: { $count ->
        [one] jedyny możliwy ma numer 1
       *[other] wybierz numer od 1 do { $count }
    }.
no-such-language = Nie ma języka „{ $language }”. Dostępne języki: { $allowed }.
file-wanted = Podaj nazwę pliku.
overwrite = Plik { $path } już istnieje. Nadpisać?
saved = Zapisano: { $path }
offer-to-save = Zapisać partię? Podaj nazwę pliku albo naciśnij Enter, aby nie zapisywać
winners =
    { $count ->
        [one] Wygrywa { $seats }!
       *[other] Wspólnie wygrywają: { $seats }!
    }
the-seed = Ziarno: { $seed }
score-place = miejsce
score-player = gracz
help-number = 3
    .does = wykonaj ruch o tym numerze
help-move = wykonaj ruch opisany słowami, w całości lub w skrócie
prompt-help = pomoc
    .does = pokaż tę listę
prompt-moves = ruchy
    .takes = [słowa]
    .does = wypisz dozwolone ruchy: wszystkie albo tylko te, które zawierają podane słowa
prompt-hint = podpowiedź
    .does = pokaż, co rozważyłby silny gracz i dlaczego
prompt-chances = szanse
    .does = oszacuj szanse wszystkich graczy na wygraną na podstawie tego, co widać z twojego miejsca
prompt-warnings = ostrzeżenia
    .does = włącz lub wyłącz ostrzeżenia przed grubymi błędami
warnings-on = Przed grubym błędem pojawi się ostrzeżenie.
warning-type-again = Jeśli mimo to chcesz go wykonać, wpisz go jeszcze raz.
warnings-off = Ostrzeżenia są wyłączone.
prompt-undo = cofnij
    .does = cofnij swój ostatni ruch i późniejsze ruchy botów
prompt-why = dlaczego
    .takes = [zasada lub ruch]
    .does = wyjaśnij zasadę albo powód, dla którego ruch jest niedozwolony; bez parametru: zasadę, według której odrzucono ostatni ruch
prompt-rules = zasady
    .takes = [zasada]
    .does = pokaż wszystkie zasady albo jedną
prompt-score = punkty
    .does = pokaż, jaki byłby wynik, gdyby gra skończyła się teraz
prompt-save = zapisz
    .takes = plik
    .does = zapisz partię do pliku
prompt-load = wczytaj
    .takes = plik
    .does = kontynuuj zapisaną partię
prompt-lang = język
    .takes = { $languages }
    .does = zmień język
prompt-quit = koniec
    .does = wyjdź z gry; najpierw możesz ją zapisać

## Polecenie

bad-budget = „{ $budget }” nie jest budżetem: podaj liczbę symulacji (2000) albo sekund (1.5s).
too-many-bots =
    Za dużo botów ({ $count }) na grę dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.
hot-seat-or-bots = Wybierz --hot-seat albo --bots: z --hot-seat grają sami ludzie.
load-is-complete = --load wczytuje też liczbę graczy, ziarno i opcje: pomiń { $given }.
load-other-game = W tym pliku jest partia { $game }.
which-game = Która gra?
how-many-players = Ilu graczy ({ $allowed })?
or-enter = { $question } [{ $default }]
file-missing = Nie ma pliku { $path }.
file-folder = { $path } to folder, a nie plik.
file-not-text = { $path } nie jest plikiem tekstowym.
file-too-big = Plik { $path } jest za duży jak na zapis partii: ma ponad { $limit } KiB.
file-unreadable = Nie można odczytać pliku { $path }: { $detail }.
file-unusable = Nie można użyć { $path }: { $detail }.
file-unwritable = Nie można zapisać pliku { $path }: { $detail }.
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
verify-unfinished = Partia nie została dokończona.
verify-position = Partia zaczęła się od ustawionej pozycji, więc nie ma ziarna do sprawdzenia.
verify-commitment = Skrót SHA-256 ziarna rozdania: { $commitment }
replay-move = Ruch { $number } · { $seat }: { $text }
replay-keys = Enter: dalej, b: wstecz, 0–{ $last }: ten ruch, q: koniec
no-such-player =
    Nie ma gracza nr { $number } w grze dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.
games-game = gra
games-players = gracze
games-options = opcje
games-only = liczba graczy: { $allowed }
command-about = Zagraj w jedną z trzech gier o budowaniu miast, odtwarzaj partie i analizuj je.
command-play = Zagraj w terminalu. Jeśli nie podasz gry, wybierzesz ją z listy.
command-learn = Poznaj grę krok po kroku.
command-learn-next = Enter, aby przejść dalej
command-learn-example = Na przykład: { $text }
command-learn-resume = Aby później wrócić do tego miejsca: tricity learn { $name } --step { $number }
command-replay = Pokaż zapisaną partię ruch po ruchu.
command-verify = Sprawdź zapis: odtwórz partię z ziarna i porównaj wynik.
command-games = Wyświetl listę gier i ich opcji.
command-rules = Pokaż zasady gry albo jedną zasadę.
about-step = Krok, od którego zacząć.
about-lang = Język komunikatów.
about-players = Liczba graczy.
about-seed = Ziarno rozdania; to samo ziarno daje to samo rozdanie.
about-bots = Boty na ostatnie miejsca, oddzielone przecinkami ({ $allowed }); na pozostałych grają ludzie przy tej klawiaturze. Domyślnie: improver na wszystkich miejscach oprócz twojego.
about-hot-seat = Wszyscy gracze korzystają z tej samej klawiatury.
about-names = Imiona graczy w kolejności miejsc.
about-load = Kontynuuj partię zapisaną w pliku FILE.
about-to = Zatrzymaj się po N ruchach; przy przeglądaniu zacznij od tego miejsca.
about-seat = Pokaż to, co widział gracz N, licząc od 1. Domyślnie to, co widzą widzowie.
about-help = Pokaż tę pomoc i zakończ.
about-version = Pokaż wersję i zakończ.
help-usage = Użycie:
help-options = Opcje:
help-commands = Polecenia:
command-serve = Uruchom serwer do gry w przeglądarce.
serve-at = Tricity działa pod adresem { $address } (Ctrl-C zatrzymuje serwer).
serve-network = Dla innych urządzeń w twojej sieci: { $address }
cannot-listen = Nie można nasłuchiwać pod adresem { $address }: { $detail }.
about-open = Otwórz przeglądarkę.
about-network = Wpuść inne urządzenia ze swojej sieci; polecenie poda adres i jego kod QR.
bad-setting = Nieprawidłowe ustawienie { $variable }: { $detail }
missing-extra = Potrzebny jest dodatkowy pakiet: pip install tricity[{ $extra }]
setting-host = Adres nasłuchu; 0.0.0.0 przyjmuje połączenia z całej sieci.
setting-port = Port nasłuchu. Jeśli domyślny jest zajęty, serwer wybierze inny, wolny.
setting-database = URL bazy SQLite lub PostgreSQL. Domyślnie SQLite w folderze danych.
setting-data = Folder bazy SQLite. Domyślnie twój folder danych.
setting-workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
setting-bus = URL serwera Redis łączącego procesy. Domyślnie PostgreSQL.
setting-trusted-proxies = Adresy i sieci odwrotnych proxy, których nagłówkom X-Forwarded-For i X-Forwarded-Proto ufa serwer, oddzielone spacjami; „private” oznacza wszystkie sieci prywatne.
setting-https = Wysyłaj pliki cookie tylko przez HTTPS.
setting-secret = Klucz podpisujący pliki cookie. Można podać kilka, oddzielonych spacjami: pierwszy podpisuje, a przyjmowane są wszystkie. Domyślnie klucze przechowywane w bazie, które można wymieniać.
setting-origins = Inne witryny, których strony mogą korzystać z tego serwera, oddzielone spacjami.
setting-public-url = Adres tego serwera dla graczy, używany w linkach w e-mailach: https://games.example.
setting-smtp = Serwer poczty: smtp://użytkownik:hasło@host:587 albo smtps:// dla portu 465. Domyślnie: bez e-maili.
setting-mail-from = Nadawca e-maili: „Tricity <games@games.example>”.
setting-webhooks = Webhooki, które gracze mogą wybrać dla swoich powiadomień: tylko publiczne adresy (public), dowolne, także w twojej sieci (any), albo żadne (off).
setting-vacation-days = Dni urlopu na osobę w roku. Podczas urlopu stoją zegary, które liczą czas w dniach. 0: bez urlopów.
setting-limits = Włącza lub wyłącza wszystkie poniższe limity. Każdy dotyczy jednej osoby.
setting-limit-requests = Żądania i ruchy: ile przysługuje na sekundę (s), minutę (m) lub godzinę (h) i ile można uzbierać na zapas.
setting-limit-newcomers = Nowi goście i linki odzyskiwania z jednego adresu.
setting-limit-tables = Nowe stoły, importy i rewanże.
setting-limit-chat = Wiadomości na czacie.
setting-limit-hints = Podpowiedzi.
setting-limit-advice = Obliczanie szans na wygraną i sprawdzanie ruchów.
setting-limit-plans = Plany i podglądy możliwych pozycji.
setting-limit-mails = E-maile, o które proszą gracze: z potwierdzeniem adresu i próbne.
setting-limit-open-tables = Stoły, przy których gra się jeszcze nie skończyła.
setting-limit-bots = Boty, które myślą lub czekają na swoją kolej; kolejne zagrają później.
setting-limit-sockets = Otwarte połączenia WebSocket.
setting-limit-polls = Równoczesne zapytania typu long polling.
setting-limit-connections = Połączenia z jednego adresu.
setting-limit-address-share = Ile razy większe są wspólne limity wszystkich, którzy korzystają z jednego adresu.
setting-limit-hourly-chat = Wiadomości na czacie przy jednym stole, na godzinę.
setting-limit-hourly-advice = Ostrzeżenia i zmiany ustawień pomocy przy jednym stole, na godzinę.
setting-limit-hourly-hints = Podpowiedzi przy jednym stole, na godzinę.
setting-limit-hourly-mutes = Wyciszenia graczy i ich cofnięcia przy jednym stole, na godzinę.
setting-limit-hourly-seats = Miejsca zajęte, opuszczone lub oddane botom przy jednym stole, na godzinę.
setting-limit-hourly-stand-ins = Zastępstwa botów i powroty graczy przy jednym stole, na godzinę.
setting-limit-hourly-undo = Cofnięte ruchy, prośby i odpowiedzi przy jednym stole, na godzinę.
setting-limit-hourly-votes = Głosy za zakończeniem gry przy jednym stole, na godzinę.
setting-limit-table-entries = Wpisy w dzienniku jednego stołu, łącznie od wszystkich osób; powyżej tej liczby przyjmowane są tylko ruchy.
setting-max-connections = Łączna liczba połączeń jednego procesu.
setting-max-headers = Największy rozmiar nagłówków żądania.
setting-max-url = Największa długość adresu URL.
setting-max-body = Największy rozmiar treści żądania; importowany zapis może być większy.
setting-max-frame = Największa ramka, jaką klient wysyła przez WebSocket.
setting-head-seconds = Najdłuższy czas oczekiwania na nagłówki żądania.
setting-body-seconds = Najdłuższy czas oczekiwania na treść żądania i na to, aż klient odbierze kolejną część odpowiedzi.
setting-keep-alive-seconds = Czas, po którym bezczynne połączenie jest zamykane.
setting-bot-processes = Liczba procesów, w których myślą boty.
setting-bot-seconds = Najdłuższy czas myślenia bota nad jednym ruchem.
setting-cluster =
    Adres klastra Dask, który przygotowuje omówienia zakończonych partii. Dopóki nie odpowiada, robi to ten
    komputer. Domyślnie: bez klastra.
setting-cache-megabytes = Pamięć na używane stoły. Gdy jej brakuje, stoły, których nikt nie ogląda, są z niej usuwane wcześniej.
setting-idle-seconds = Czas, po którym nieużywany stół jest usuwany z pamięci.
setting-sweep-seconds = Czas między kolejnymi kontrolami zegarów i nieużywanych stołów.
setting-otel = Adres URL kolektora OpenTelemetry (OTLP przez HTTP), do którego trafiają ślady. Domyślnie: brak śladów.
setting-log-level = Minimalny poziom komunikatów w dzienniku.
command-admin = Zarządzaj stołami i osobami na serwerze, także gdy serwer działa.
admin-tables = Wyświetl stoły, zaczynając od ostatnio używanych.
admin-close = Zamknij stoły. Wszyscy przy nich się o tym dowiedzą, a gra zakończy się bez wyniku.
admin-people = Znajdź osoby po identyfikatorze albo po części imienia.
admin-mute = Odbierz osobie możliwość pisania na czacie. Podaj jej identyfikator albo imię.
admin-unmute = Pozwól tej osobie znowu pisać na czacie.
admin-rename = Nadaj osobie inne imię, także przy wszystkich jej stołach.
admin-sign-out = Wyloguj osobę na wszystkich urządzeniach. Jej link odzyskiwania przestanie działać.
admin-ban = Zablokuj osobę, adres albo sieć.
admin-unban = Odblokuj osobę, adres albo sieć.
admin-bans = Wyświetl blokady.
admin-reports = Wyświetl otwarte zgłoszenia imion i wiadomości.
admin-settle = Oznacz zgłoszenia jako załatwione.
admin-audit = Wyświetl, co zrobili administratorzy.
admin-appoint = Pozwól osobie administrować serwerem na jego stronie.
admin-dismiss = Odbierz osobie to prawo.
admin-administrators = Wyświetl osoby, które administrują serwerem na jego stronie.
admin-export = Zapisz dane osoby jako JSON. Plik zawiera wszystko, co serwer o niej przechowuje.
admin-erase = Usuń osobę. Jej miejsca zajmą boty, a jej imię i wiadomości znikną.
admin-rotate-keys = Od teraz podpisuj pliki cookie nowym kluczem. Goście pozostaną zalogowani.
about-admin-status = Tylko stoły w tym stanie; można podać kilka razy.
about-admin-limit = Największa liczba wyświetlanych stołów.
about-audit-limit = Największa liczba wyświetlanych działań.
about-settled = Wyświetl też załatwione zgłoszenia.
about-ban-days = Liczba dni, po których blokada wygasa. Domyślnie nie wygasa.
about-ban-reason = Notatka dla osób prowadzących serwer.
about-retire-keys = Przyjmuj starsze klucze tylko przez tyle dni od ich zastąpienia.
about-yes = Wykonaj. Bez tej opcji polecenie mówi tylko, co by zrobiło.
admin-column-table = stół
admin-column-game = gra
admin-column-status = stan
admin-column-public = publiczny
admin-column-entries = wpisy
admin-column-created = otwarty
admin-column-updated = ostatnio używany
admin-column-person = identyfikator
admin-column-name = imię
admin-column-tables = stoły
admin-column-muted = bez czatu
admin-column-subject = kto
admin-column-until = do
admin-column-reason = powód
admin-column-report = zgłoszenie
admin-column-kind = co
admin-column-text = treść
admin-column-note = uwaga
admin-column-administrator = administrator
admin-column-action = działanie
admin-column-detail = szczegóły
admin-report-name = imię
admin-report-chat = wiadomość
admin-status-gathering = czeka na graczy
admin-status-playing = w toku
admin-status-finished = zakończony
admin-status-abandoned = przerwany
admin-status-imported = zapis
admin-for-ever = na stałe
admin-no-person = Nikt nie ma identyfikatora ani imienia „{ $text }”. Poszukaj poleceniem tricity admin people.
admin-ambiguous = Kilka osób ma imię „{ $name }”. Podaj jeden z tych identyfikatorów: { $people }
admin-closed = Stół { $table } jest zamknięty.
admin-muted = Ta osoba nie może już pisać na czacie.
admin-unmuted = Ta osoba znowu może pisać na czacie.
admin-renamed = Ta osoba nazywa się teraz { $name }, także przy wszystkich swoich stołach.
admin-signed-out = Ta osoba została wylogowana na wszystkich urządzeniach.
admin-banned = { $subject } nie może już korzystać z serwera.
admin-unbanned = { $subject } znowu może korzystać z serwera.
admin-settled = Zgłoszenie { $report } jest załatwione.
admin-not-banned = { $subject } nie ma blokady.
admin-appointed = Ta osoba może teraz administrować serwerem: ma dostęp do strony /admin.
admin-dismissed = Ta osoba nie może już administrować serwerem.
not-an-administrator = Mogą to zrobić tylko administratorzy tego serwera.
ban-covers-you = Ta blokada objęłaby także ciebie, bo dotyczy również twojego adresu.
ban-of-administrator = Ta osoba jest administratorem. Najpierw ktoś, kto prowadzi serwer, musi jej odebrać to prawo (tricity admin dismiss).
no-such-ban = Nie ma już takiej blokady.
admin-exported = Zapisano w pliku { $path }.
admin-erase-dry-run = Niczego nie zmieniono. Z opcją --yes osoba { $person } zostanie usunięta na zawsze.
admin-erasing = Usuwanie
admin-erased = Ta osoba została usunięta. Starsze kopie zapasowe nadal zawierają jej imię: usuń je również.
admin-not-erased = Tych stołów nie da się odczytać, a mogą nadal zawierać imię: { $tables }
admin-keys-rotated = Pliki cookie są podpisywane nowym kluczem. Goście dostaną nowe, gdy wrócą.
admin-keys-retired =
    { $count ->
        [0] Nie wycofano żadnego starszego klucza.
        [one] { $count } starszy klucz nie jest już przyjmowany.
        [few] { $count } starsze klucze nie są już przyjmowane.
       *[many] { $count } starszych kluczy nie jest już przyjmowanych.
    }
command-backup = Zapisz w jednym pliku wszystko, co przechowuje serwer. Serwer może dalej działać.
about-force-backup = Zastąp plik FILE, jeśli istnieje.
backup-running = Zapisywanie
backup-done =
    Zapisano w pliku { $path }: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    } w dziennikach, { $persons ->
        [one] { $persons } osobę
        [few] { $persons } osoby
       *[many] { $persons } osób
    }. Plik zawiera klucz podpisujący pliki cookie: nikomu go nie udostępniaj.
command-restore = Przywróć kopię zapasową: zastąpi ona wszystko, co przechowuje serwer. Najpierw zatrzymaj serwer.
about-force-restore = Zastąp bazę, nawet jeśli są w niej partie; jej dotychczasowa zawartość zostanie w osobnym pliku.
restore-running = Przywracanie
restore-done =
    Przywrócono: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    } w dziennikach, { $persons ->
        [one] { $persons } osobę
        [few] { $persons } osoby
       *[many] { $persons } osób
    }. Możesz teraz uruchomić serwer.
restore-kept = Poprzednia zawartość jest w pliku { $path }.
file-exists = Plik { $path } już istnieje. Z opcją --force zostanie zastąpiony.
command-prune = Usuń stare stoły i dawnych gości. Bez opcji --yes polecenie mówi tylko, co zostałoby usunięte. Serwer może dalej działać.
about-prune-finished = Zakończone partie, których nie używano co najmniej przez podany czas: 90d (dni), 12w (tygodni), 6m (miesięcy) lub 1y (rok).
about-prune-abandoned = To samo dla partii przerwanych.
about-prune-gathering = To samo dla stołów, przy których gra się nie zaczęła.
about-prune-playing = To samo dla partii niedokończonych.
about-prune-imported = To samo dla wczytanych zapisów.
about-prune-guests = Goście, którzy pojawili się co najmniej tyle czasu temu i nie siedzą przy żadnym stole.
about-vacuum = Potem zwolnij też miejsce na dysku. Przy SQLite najpierw zatrzymaj serwer.
prune-running = Usuwanie
prune-vacuum = Zwalnianie miejsca
prune-dry-run = Niczego nie usunięto. Z opcją --yes wszystko to zniknie na zawsze: najpierw zrób kopię zapasową.
prune-done =
    { $count ->
        [0] Niczego nie usunięto.
        [one] Usunięto { $count } pozycję.
        [few] Usunięto { $count } pozycje.
       *[many] Usunięto { $count } pozycji.
    }
prune-finished =
    { $count ->
        [one] { $count } zakończona partia
        [few] { $count } zakończone partie
       *[many] { $count } zakończonych partii
    }
prune-abandoned =
    { $count ->
        [one] { $count } przerwana partia
        [few] { $count } przerwane partie
       *[many] { $count } przerwanych partii
    }
prune-gathering =
    { $count ->
        [one] { $count } stół, przy którym gra się nie zaczęła
        [few] { $count } stoły, przy których gra się nie zaczęła
       *[many] { $count } stołów, przy których gra się nie zaczęła
    }
prune-playing =
    { $count ->
        [one] { $count } niedokończona partia
        [few] { $count } niedokończone partie
       *[many] { $count } niedokończonych partii
    }
prune-imported =
    { $count ->
        [one] { $count } wczytany zapis
        [few] { $count } wczytane zapisy
       *[many] { $count } wczytanych zapisów
    }
prune-guests =
    { $count ->
        [one] { $count } gość bez stołu
        [few] { $count } goście bez stołu
       *[many] { $count } gości bez stołu
    }
prune-leftovers =
    { $count ->
        [one] pozostałości po { $count } usuniętym stole
       *[other] pozostałości po { $count } usuniętych stołach
    }
command-doctor = Sprawdź bazę danych, jej pliki i ustawienia. Polecenie niczego nie zmienia, a jeśli coś jest nie tak, kończy się kodem 1.
doctor-running = Sprawdzanie
doctor-versions = Tricity { $program }, Python { $python }, zasady: { $rules }
doctor-result =
    { $count ->
        [0] Wszystko w porządku.
        [one] Jest { $count } problem.
        [few] Są { $count } problemy.
       *[many] Jest { $count } problemów.
    }
doctor-schema = Baza danych jest aktualna ({ $revision }).
doctor-schema-older = Baza danych ma wersję { $revision }. Następne uruchomienie serwera zaktualizuje ją do { $newest }; stoły sprawdzisz potem.
doctor-schema-unknown = Ta wersja Tricity nie zna takiej bazy danych ({ $revision }).
doctor-file-damaged = Plik bazy danych jest uszkodzony: { $detail }. Przywróć kopię zapasową.
doctor-files-private = Plików bazy danych nie może odczytać nikt inny.
doctor-file-not-private = Inni mogą czytać plik { $path }, w którym jest klucz podpisujący pliki cookie: chmod 600.
doctor-folder-not-private = Inni mogą zapisywać pliki w folderze { $path }: chmod 700.
doctor-space = Na dysku jest { $free } MB wolnego miejsca.
doctor-little-space = Na dysku jest tylko { $free } MB wolnego miejsca. Kopia zapasowa i aktualizacja potrzebują około { $needed } MB.
doctor-clock = W bazie są daty późniejsze niż obecna (o { $seconds } s). Sprawdź zegar tego komputera, bo zegary przy stołach mogą źle odmierzać czas.
doctor-clock-fits = Zegar komputera zgadza się z bazą danych.
doctor-restored = Bazę przywrócono z kopii zapasowej ({ $at }).
doctor-tables =
    { $count ->
        [0] Nie ma stołów do sprawdzenia.
        [one] { $count } stół jest w porządku.
        [few] { $count } stoły są w porządku.
       *[many] { $count } stołów jest w porządku.
    }
doctor-table-unreadable = Nie można odczytać stołu { $table }: błąd przy wpisie { $entry }. { $why }
doctor-table-differs = Stół { $table }: dane na listach nie zgadzają się z jego dziennikiem ({ $columns }).
doctor-leftovers =
    { $count ->
        [one] Są pozostałości po { $count } usuniętym stole. Usuwa je tricity prune --yes.
        [few] Są pozostałości po { $count } usuniętych stołach. Usuwa je tricity prune --yes.
       *[many] Są pozostałości po { $count } usuniętych stołach. Usuwa je tricity prune --yes.
    }
doctor-unknown-setting = Tricity nie ma ustawienia { $variable }.
doctor-useless-bus = TRICITY_BUS nie działa z SQLite.
doctor-no-https = Serwer nasłuchuje na { $host } bez TRICITY_HTTPS: pliki cookie są przesyłane bez szyfrowania, chyba że szyfruje je proxy.
about-json = Wypisz wyniki w formacie JSON.

## Błędy w wierszu poleceń

usage-help = Pomoc: { $command }
usage-missing = Brakuje { $name }.
usage-which-command = Które polecenie? Ich listę znajdziesz w pomocy.
usage-no-command = Nie ma polecenia „{ $typed }”.
usage-no-option = Nie ma opcji { $typed }.
usage-similar = Może chodziło o { $name }?
usage-no-value = { $name } nie przyjmuje wartości.
usage-needs-value =
    { $count ->
        [one] { $name } wymaga podania wartości.
       *[other] { $name } wymaga podania { $count } wartości.
    }
usage-too-many =
    { $count ->
        [one] Niepotrzebny argument: { $typed }
        [few] { $count } niepotrzebne argumenty: { $typed }
       *[many] { $count } niepotrzebnych argumentów: { $typed }
    }
usage-value = { $name }: { $why }
value-choice = Nie ma wartości „{ $typed }”. Możliwe wartości: { $allowed }.
value-switch = „{ $typed }” to ani yes (tak), ani no (nie).
value-integer = „{ $typed }” nie jest liczbą całkowitą.
value-number = „{ $typed }” nie jest liczbą.
value-range =
    { $case ->
        [between] Podaj liczbę od { $low } do { $high }, a nie { $typed }.
        [least] Podaj liczbę nie mniejszą niż { $low }, a nie { $typed }.
       *[above] Podaj liczbę większą niż { $low }, a nie { $typed }.
    }
value-form = Napisz na przykład: { $example }.
file-not-folder = { $path } to plik, a nie folder.
file-forbidden = Nie masz uprawnień do { $path }.
stopped = Przerwano.
help-optional = OPCJE
help-command = POLECENIE
help-arguments = ARGUMENTY
help-default = domyślnie: { $text }
help-range =
    { $case ->
        [between] od { $low } do { $high }
        [least] co najmniej { $low }
       *[above] powyżej { $low }
    }

## Arena

command-arena = Rozegraj turniej między botami.
about-arena-bots = Boty do porównania, oddzielone przecinkami ({ $allowed } albo all-seeing jako punkt odniesienia), opcjonalnie z budżetem: { $examples }. Także własne: { $path }, nazwa punktu wejścia (entry point) lub { $command }. Domyślnie wszystkie poziomy.
about-arena-games = Liczba partii na każdą parę botów. Domyślnie 400.
about-arena-seed = Ziarno turnieju; to samo ziarno daje te same partie przy dowolnej liczbie procesów.
about-workers = Liczba procesów roboczych. Domyślnie jeden na rdzeń.
about-arena-json = Zapisz partie i rankingi w pliku FILE, każdą partię od razu po jej zakończeniu. Domyślnie arena-GRA-ZIARNO.jsonl.
about-arena-csv = Zapisz w pliku FILE po jednym wierszu na miejsce i partię.
about-arena-plot = Zapisz wykres rankingów w pliku FILE (PNG).
about-resume = Wznów turniej z pliku FILE, a bez FILE – ostatni turniej z tego folderu. Z --games N potrwa do N partii.
arena-no-openspiel = OpenSpiel nie jest zainstalowany: pip install tricity[openspiel].
arena-bot = bot
arena-rival = przeciwnik
arena-rating = ranking
arena-games = partie
arena-score = punkty
arena-wins = wygrane
arena-seat = miejsce { $number }
arena-note =
    { $game }, { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }, { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }, ziarno { $seed }. Przedziały ufności 95%; rankingi w skali Elo.
arena-interrupted = Turniej przerwano. Rozegrane partie są w pliku { $path }; wznowisz go opcją --resume.
bad-arena-bots = Podaj co najmniej dwa różne boty; jeden wystarczy tylko w grze solo.
resume-is-complete = --resume wczytuje z pliku boty, liczbę graczy, ziarno, test i opcje gry: nie podawaj ich ponownie.
bad-arena-file = Plik { $path } nie jest zapisem turnieju: { $detail }
no-plot = Wykresy wymagają matplotlib: pip install tricity[plot].
about-arena-sprt = Zakończ, gdy test sekwencyjny rozstrzygnie, czy pierwszy bot jest silniejszy od drugiego o B, a nie o A punktów Elo: elo0=0 elo1=10.
about-arena-records = Zachowaj w pliku także ruchy każdej partii.
about-cluster = Użyj klastra Dask pod tym adresem zamiast tego komputera.
arena-sprt =
    SPRT: { $first } przeciwko { $second }, elo0={ $elo0 } elo1={ $elo1 }: { $case ->
        [accepted] zdany
        [refused] niezdany
       *[open] jeszcze nierozstrzygnięty
    }. Logarytm ilorazu wiarygodności { $ratio } (granice ±{ $bound }); pary według punktów 0, ½, 1, 1½, 2: { $pairs }; Elo { $elo } (od { $low } do { $high }).
bad-sprt = --sprt wymaga dwóch wartości, najpierw mniejszej: elo0=0 elo1=10.
bad-sprt-bots = Test sekwencyjny porównuje dwa boty w partiach dla dwóch graczy.
nothing-to-resume = W tym folderze nie ma turnieju gry { $game }. Podaj plik: --resume FILE.
bad-cluster = „{ $address }” nie jest adresem klastra. Wpisz { $example }.
no-cluster = Klaster { $address } nie odpowiada: { $detail }
no-dask = Klastry wymagają biblioteki Dask: pip install tricity[dask].
no-such-program = Nie ma programu „{ $command }”.
bot-not-importable = Nie udało się zaimportować bota „{ $bot }”: { $detail }
bot-raised = Bot „{ $bot }” zgłosił błąd: { $detail }
bot-illegal-move = Bot „{ $bot }” odpowiedział „{ $move }”, a takiego ruchu nie ma do wyboru. Ruch wygląda tak: { $example }
command-bench = Zmierz wydajność (w klonie repozytorium). Domyślnie: wydajność silnika.
bench-elsewhere = Testy wydajności są częścią repozytorium, a nie pakietu: uruchom to polecenie w jego klonie.
command-bot = Graj jako program: czytaj widoki i ruchy w wierszach JSON i odpowiadaj ruchami.
about-bot-level = Poziom bota ({ $allowed }), opcjonalnie z budżetem: { $examples }.
command-export = Wyeksportuj partie jako zbiór danych. W folderze FOLDER powstają pliki Parquet i zapisy: z plików turniejów FILES rozegranych z --records albo, bez FILES, z zakończonych partii w bazie serwera.
about-export-observations = Zapisz też w liczbach, co każdy gracz wiedział przy każdej decyzji.
export-done =
    { $count ->
        [one] Wyeksportowano { $count } partię
        [few] Wyeksportowano { $count } partie
       *[many] Wyeksportowano { $count } partii
    } do folderu { $path }: games.parquet, decisions.parquet, records.zip.
no-records = W pliku { $path } nie ma ruchów: rozegraj turniej z --records.
no-pyarrow = Zbiory danych wymagają pyarrow: pip install tricity[data].

## Laboratorium równowagi

command-lab = Zbadaj równowagę gry: rozegraj wiele partii między równymi graczami i przygotuj raport.
about-lab-players = Liczby graczy, oddzielone przecinkami. Domyślnie wszystkie oprócz solo.
about-lab-bots = Bot, który gra na wszystkich miejscach. Domyślnie expert.
about-lab-games = Liczba partii dla każdej liczby graczy. Domyślnie 1000.
about-lab-repeats = Ile razy rozgrywa się każde rozdanie. Domyślnie 10.
about-lab-duels = Liczba partii, które bot rozgrywa z samym sobą o mniejszym budżecie, dla każdego takiego budżetu. Domyślnie jedna dziesiąta --games.
about-lab-seed = Ziarno partii; to samo ziarno daje ten sam raport na dowolnych komputerach.
about-lab-out = Folder na raport i partie. Domyślnie lab-GRA-ZIARNO.
about-lab-resume = Kontynuuj badanie z folderu FOLDER, a bez FOLDER – ostatnie badanie z tego miejsca.
lab-done =
    { $count ->
        [one] Rozegrano { $count } partię
        [few] Rozegrano { $count } partie
       *[many] Rozegrano { $count } partii
    }. Raport: { $path }.
lab-interrupted =
    { $count ->
        [one] Przerwano po { $count } partii
       *[other] Przerwano po { $count } partiach
    }. Dotychczasowy raport: { $path }; kolejne partie rozegrasz z opcją --resume.
lab-exists = W folderze { $path } są już partie. Kontynuuj z --resume albo wybierz inny folder opcją --out.
lab-not-solo = Laboratorium porównuje graczy ze sobą: w grze solo nie ma kogo porównać.
bad-lab-players = --players wymaga liczb oddzielonych przecinkami: 2,3,4.
bad-lab-file = W pliku { $path } nie ma partii z laboratorium: { $detail }
lab-title = { $game }: raport o równowadze
lab-about =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    } między równymi graczami ({ $bot_text }), wersja zasad { $rules }, ziarno { $seed }. Każde rozdanie rozegrano wielokrotnie ({ $repeats } ×). Zakresy w nawiasach to przedziały ufności 95%.
lab-summary =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }: gracz, który zaczyna, wygrywa { $wins } partii, { $case ->
        [more] czyli więcej niż przy równych szansach
        [less] czyli mniej niż przy równych szansach
       *[fair] co nie różni się wyraźnie od równych szans
    } ({ $fair }). Wynik zależy od rozdania w { $deal }. Decyzji w partii: { $decisions }, zmian prowadzenia: { $changes }.
lab-players =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
lab-order = Kolejność graczy
lab-order-note = Jak często wygrywa gracz na każdym miejscu w kolejności i ile średnio zdobywa punktów. Linia przerywana pokazuje równe szanse.
lab-place = miejsce { $number }, punkty: { $points }
lab-deal = Ile zależy od rozdania
lab-deal-note = Równi gracze rozegrali każde rozdanie wiele razy. Udział wariancji między rozdaniami wynosi 0%, gdy rozdanie nie ma znaczenia, a 100%, gdy rozstrzyga o wszystkim.
lab-deal-points = punkty gracza
lab-deal-wins = kto wygrywa
lab-course = Przebieg gry
lab-mean = średnia
lab-range = dziewięć partii na dziesięć
lab-decisions = decyzje w partii
lab-choices = możliwe ruchy przy decyzji
lab-lead-changes = zmiany prowadzenia
lab-settled = po jakiej części partii ostatni raz zmienia się prowadzenie
lab-margin = różnica punktów między pierwszym a drugim
lab-points = punkty gracza
lab-pieces = Co mają zwycięzcy
lab-pieces-note = Co każdy gracz ma na koniec gry. Ostatnia kolumna mówi, o ile punktów procentowych każda kolejna sztuka zwiększa szansę na wygraną. To korelacja, niekoniecznie przyczyna.
lab-moves = Co robią zwycięzcy
lab-moves-note = To samo dla ruchów, które każdy gracz wykonał podczas gry.
lab-name = nazwa
lab-held = u ilu graczy
lab-winners = u zwycięzcy
lab-others = u pozostałych
lab-wins = wygrane
lab-effect = za każdą kolejną
lab-strength = Umiejętności i szczęście
lab-strength-note = Bot przeciwko słabszym w grze dla dwóch osób. Każde rozdanie rozgrywa się dwa razy, z zamianą miejsc: jeśli obie partie wygrywa ten sam gracz, decydują umiejętności; jeśli to samo miejsce, decyduje rozdanie.
lab-rival = przeciwnik
lab-games = partie
lab-elo = Elo
lab-stronger-twice = silniejszy wygrywa obie
lab-same-seat = to samo miejsce wygrywa obie
lab-weaker-twice = słabszy wygrywa obie
lab-mixed = remis w którejś z nich

# Analizy i omówienia

command-analyse = Pokaż, ile warte są ruchy w wybranym momencie zapisanej partii.
command-review = Omów zapisaną partię: szczęście, błędy i to, co byłoby lepsze.
about-analyse-move = Analizuj decyzję przed ruchem N. Domyślnie ostatnią.
about-analyse-seat = Gracz, którego decyzja ma być analizowana, jeśli ruch może wykonać kilku.
about-analyse-seconds = Czas szukania w sekundach.
about-analyse-seed = Ziarno liczb losowych używanych przy szukaniu.
about-review-effort = Szukaj tyle razy dłużej: 0.2 to szybki rzut oka, 5 – dokładne omówienie.
command-puzzles = Zagadki: pozycje, w których jeden ruch jest wyraźnie najlepszy.
command-puzzles-make =
    Poszukaj zagadek w partiach między botami, w zapisach partii albo w zakończonych partiach swojego serwera, jeśli
    wszyscy ich gracze się na to zgodzili.
about-puzzles-count = Liczba zagadek do przygotowania.
about-puzzles-games = Największa liczba przejrzanych partii.
about-puzzles-players = Liczba graczy w partiach między botami.
about-puzzles-seed = Ziarno partii między botami.
about-puzzles-out = Plik wynikowy. Domyślnie puzzles-GRA.json.
about-puzzles-from-server =
    Szukaj w zakończonych partiach z bazy danych serwera, ale tylko tam, gdzie zgodzili się wszyscy gracze. Serwer
    będzie proponował te zagadki.
puzzles-progress = Szukanie zagadek
puzzles-made =
    { $count ->
        [one] W pliku { $path } jest jedna zagadka.
        [few] W pliku { $path } są { $count } zagadki.
       *[many] W pliku { $path } jest { $count } zagadek.
    }
puzzles-stored =
    { $count ->
        [one] Serwer zaproponuje jedną nową zagadkę, w dniu { $first }.
        [few] Serwer zaproponuje { $count } nowe zagadki, od { $first } do { $last }.
       *[many] Serwer zaproponuje { $count } nowych zagadek, od { $first } do { $last }.
    }
puzzles-none-stored =
    { $count ->
        [0] Nie ma już zakończonych partii, na których wykorzystanie zgodzili się wszyscy gracze.
        [one] Nie znaleziono zagadek w jedynej partii, na której wykorzystanie zgodzili się wszyscy gracze.
        [few] Nie znaleziono zagadek w { $count } partiach, na których wykorzystanie zgodzili się wszyscy gracze.
       *[many] Nie znaleziono zagadek w { $count } partiach, na których wykorzystanie zgodzili się wszyscy gracze.
    }
review-progress = Omawianie
analysis-title = Przed ruchem { $number }: gra { $seat }
analysis-column-move = ruch
analysis-column-value =
    { $case ->
        [points] oczekiwany wynik
       *[chance] szansa na wygraną
    }
analysis-column-lead = oczekiwana przewaga
analysis-column-visits = symulacje
analysis-column-reasons = za i przeciw
analysis-column-line = możliwy dalszy ciąg
notice-plan = Twój plan w { $game } jest już nieaktualny
notice-over = Partia { $game } dobiegła końca
notice-chat = Nowe wiadomości w partii { $game }
notice-invitation = Masz zaproszenie do gry { $game }
notice-invitation-by = { $name } zaprasza cię do gry { $game }
notice-rematch = Czeka na ciebie rewanż w { $game }
notice-rematch-by = { $name } proponuje ci rewanż w { $game }
notice-players = Pozostali gracze: { $people }
notice-test = Powiadomienia działają
notice-test-text = Tak Tricity da ci znać, że przyszła twoja kolej.
notice-digest =
    { $count ->
        [one] Czeka na ciebie jedna partia
        [few] Czekają na ciebie { $count } partie
       *[many] Czeka na ciebie { $count } partii
    }
notice-confirm = Potwierdź swój adres e-mail
notice-confirm-text = Ktoś, pewnie ty, chce otrzymywać pod tym adresem powiadomienia z Tricity. Aby potwierdzić, otwórz ten link:
notice-confirm-ignore = Jeśli to nie ty, zignoruj tę wiadomość: nic więcej nie wyślemy.
notice-change = Zmień powiadomienia:
notice-stop = Nie chcę więcej e-maili:
plan-live-clock = Planować ruchy można tylko w partiach z czasem liczonym w dniach i w partiach bez zegara.
plan-your-turn = Twoja kolej: wykonaj ruch.
plan-too-large = Plan może mieć do { $branches } ruchów i sięgać do { $turns } tur naprzód.
plan-impossible-move = Nie wiadomo jeszcze, czy ten ruch będzie możliwy: { $move }.
plan-no-turn = Twoja kolej już nie przyjdzie.
on-vacation = Jesteś już na urlopie.
vacation-too-long =
    { $days ->
        [0] Nie masz już dni urlopu.
        [one] Został ci tylko { $days } dzień urlopu.
        [few] Zostały ci tylko { $days } dni urlopu.
       *[many] Zostało ci tylko { $days } dni urlopu.
    }
