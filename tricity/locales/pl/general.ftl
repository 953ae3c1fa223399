### Słowa, które nie należą do żadnej z gier.

nothing = —
list-and = { $items } i { $last }
labelled = { $label }: { $text }
yes = tak
no = nie
# .short po słowie „gracz”: „płytki gracza 2”.
player = Gracz { $number }
    .short = { $number }
language = Polski
now-over = Gra już się skończyła.
now-waiting = Czekamy na ruch: { $seats }.
out-of-turn = To nie jest tura gracza { $seat_short }. Czekamy na ruch: { $acting_seats }.

## Strony z zasadami

rules-of = { $game }: zasady
rules-note =
    Zasady gry w Tricity, opisane naszymi słowami. Dopisek „nasze rozstrzygnięcie” oznacza, że instrukcja o czymś milczy
    albo że gramy inaczej niż ona; samych doprecyzowań nie oznaczamy. Numer zasady zobaczysz, gdy ruch zostanie
    odrzucony, i w objaśnieniu wyniku.

## Ruchy, które nimi nie są

not-a-move = „{ $text }” nie jest ruchem.
no-such-cell = Nie ma pola „{ $at }”.
no-such-seat =
    Nie ma miejsca nr { $place }: { $players ->
        [one] w grze dla jednej osoby jest tylko miejsce nr 0.
       *[other] miejsca numeruje się od 0, a graczy jest { $players }.
    }
nothing-to-undo = Nie ma ruchu do cofnięcia.

## Otwieranie stołu

no-such-game = Nie ma gry „{ $game }”. Dostępne gry: { $allowed }.
bad-players =
    Gra { $game } nie jest przeznaczona dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }. Możliwa liczba graczy: { $allowed }.
bad-seed =
    Ziarno „{ $seed }” jest nieprawidłowe: może mieć od 1 do 128 drukowalnych znaków, bez spacji na początku i na końcu.
unknown-option = Nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
bad-option-players =
    Opcja „{ $option }” jest niedostępna w grze dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.
bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
bad-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $allowed }.

## Przy stole

table-no-such-seat = Przy tym stole nie ma miejsca nr { $number }.
table-not-started = Gra jeszcze się nie zaczęła.
table-has-started = Gra już się zaczęła.
table-ended = Gra już się skończyła.
table-not-ended = Gra jeszcze trwa.
stale-version = Ktoś właśnie wykonał ruch. Spójrz jeszcze raz na stół, zanim zagrasz.
not-your-seat = To nie jest twoje miejsce: gra tu { $seat }.
not-the-host = Może to zrobić tylko gospodarz stołu.
not-seated = Mogą to zrobić tylko gracze przy tym stole.
no-spectators = Ten stół nie wpuszcza widzów.
not-your-eyes = Dopóki gra trwa, możesz patrzeć tylko ze swojego miejsca.
already-seated = Siedzisz już przy tym stole jako { $seat }.
no-free-seat = Przy tym stole nie ma wolnego miejsca.
seat-is-taken = To miejsce zajmuje już { $seat }.
bot-stands-in = Za gracza { $seat_short } gra bot. Najpierw wróć na swoje miejsce.
no-bot-stands-in = Za gracza { $seat_short } nie gra żaden bot.
nobody-sits = Przynajmniej jedno miejsce musi zająć człowiek.
sent-away = Gospodarz wyprosił cię od tego stołu.
nobody-to-send-away = Na tym miejscu nie ma kogo wyprosić.
same-seat = Wybierz dwa różne miejsca.
seats-still-open = Są jeszcze wolne miejsca. Oddaj je botom albo poczekaj na kolejnych graczy.
no-network = Ten komputer nie jest podłączony do sieci, przez którą mogliby się z nim połączyć inni.
not-at-the-server = Można to zrobić tylko na komputerze, na którym działa Tricity.
not-our-link = Ten link nie prowadzi do tego serwera.
bad-move-length = Ruch może mieć do { $limit } znaków.
undo-request-open = Prośba o cofnięcie ruchu już czeka na odpowiedź.
no-undo-request = Nikt nie prosi o cofnięcie ruchu.
undo-asked-before = Ktoś już prosił o cofnięcie tego ruchu. Poprosić ponownie można po następnym ruchu.
undo-only-quiet = Przy tym stole można cofnąć tylko ruch, który niczego nie ujawnił.
undo-never = Przy tym stole nie można cofać ruchów.
no-hints-here = Przy tym stole nie ma podpowiedzi.
hint-not-your-turn = O podpowiedź możesz poprosić, gdy przyjdzie twoja kolej.
hint-failed = Nie udało się znaleźć podpowiedzi. Spróbuj jeszcze raz.
phrase-or-text = Wyślij gotowe zdanie albo własny tekst, ale nie jedno i drugie naraz.
no-such-phrase = Nie ma gotowego zdania „{ $phrase }”.
bad-text = Wiadomość musi mieć od 1 do { $limit } drukowalnych znaków i mieścić się w jednym wierszu.
invisible-name = Część tego imienia jest niewidoczna. Użyj liter, które widać.
mixed-name = W imieniu „{ $name }” są podobne litery z różnych alfabetów. Użyj jednego alfabetu.
name-looks-like = Twoje imię, „{ $name }”, wygląda tak samo jak „{ $other }”, a ta osoba już siedzi przy tym stole. Zmień je, zanim się dosiądziesz.
bad-clock-live = Zegar może dawać od { $shortest } do { $longest } sekund na ruch i najwyżej dobę zapasu.
bad-clock-days = Zegar może dawać od 1 do { $longest } dni na ruch.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej!
phrase-one-moment = Chwileczkę!
phrase-well-played = Dobrze zagrane!
phrase-sorry = Przepraszam!
phrase-thanks = Dziękuję!
phrase-back-soon = Zaraz wracam.
phrase-again = Gramy jeszcze raz?
phrase-goodbye = Do zobaczenia!

## Serwer

chat-taken-away = Na razie nie możesz pisać na czacie: osoby prowadzące ten serwer wyciszyły cię.
no-such-table = Nie ma stołu „{ $table }”.
table-newer = Przy tym stole grano w nowszej wersji Tricity. Będzie można go otworzyć po aktualizacji serwera.
table-unknown-game = Na tym serwerze nie ma gry, w którą grano przy tym stole, dlatego nie można go otworzyć.
table-damaged = Nie można otworzyć tego stołu: zapis partii jest uszkodzony. Pozostałe stoły działają normalnie.
no-such-page = Pod tym adresem nic nie ma.
no-lesson = Nie ma takiej lekcji do gry { $game }.
no-such-method = Ten adres nie obsługuje metody { $method }.
no-such-recovery = Ten link już nie działa: wygasł, został użyty albo zastąpiono go nowszym.
another-identity = Na tym urządzeniu grasz już jako { $name }. Wybierz, co zrobić z partiami, które tu masz.
table-is-public = Ten stół widać na stronie głównej, więc nowy link nikogo nie zatrzyma.
bad-passkey = Nie udało się sprawdzić klucza dostępu. Spróbuj jeszcze raz.
no-such-passkey = Nikt tutaj nie używa już tego klucza dostępu.
passkey-is-known = Ten klucz dostępu został już dodany.
too-many-passkeys = Limit kluczy dostępu to { $limit }. Najpierw usuń któryś.
no-such-profile = Pod tym adresem nie ma profilu albo nie możesz go zobaczyć.
not-a-friend = Możesz zapraszać tylko znajomych.
that-is-you = Nie możesz dodać siebie do znajomych.
too-many-friends = Na twojej liście nie zmieści się więcej znajomych (limit: { $limit }).
no-such-message = Tej wiadomości już nie ma.
no-such-report = Nie ma otwartego zgłoszenia o tym identyfikatorze.
no-email = Ten serwer nie wysyła e-maili.
no-such-address = To nie jest twój adres.
rated-needs-clock = Partia rankingowa wymaga zegara.
rated-needs-others = W partii rankingowej zajmujesz jedno miejsce i grasz przeciwko innym.
rated-one-seat = W partii rankingowej każdy gra na własnym urządzeniu.
rated-bot-unknown = Ten bot nie ma rankingu w tej grze. Wybierz innego.
bad-email-address = To nie jest prawidłowy adres e-mail.
not-known = Najpierw wybierz imię.
not-your-origin = To żądanie pochodzi z innej strony.
too-many-requests = Zbyt wiele żądań. Spróbuj ponownie za { $seconds } s.
too-many-tables = Limit otwartych stołów to { $limit }. Najpierw dokończ którąś partię albo odejdź od stołu.
table-too-often =
    W ciągu godziny można to zrobić przy tym stole najwyżej { $limit ->
        [one] raz
       *[other] { $limit } razy
    }. Spróbuj ponownie za { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }.
table-log-full = Dziennik tego stołu jest pełny: możesz już tylko grać dalej albo odejść od stołu.
match-too-long = Ta partia ma już { $limit } ruchów i nie może być dłuższa. Zagłosuj za jej zakończeniem albo odejdź od stołu.
record-too-long = Ten zapis jest za długi: może mieć do { $moves } ruchów i do { $lines } wierszy.
takes-too-long = To trwało zbyt długo, więc serwer przerwał pracę po { $seconds } s.
banned = Nie możesz już korzystać z tego serwera. Jeśli to pomyłka, napisz do osób, które go prowadzą.
no-such-person = Nie ma takiej osoby.
body-too-big = Żądanie jest za duże: może mieć najwyżej { $limit } KiB.
bad-request = Żądanie jest niezgodne z API w miejscu { $place }: { $detail }.
server-fault = Coś poszło nie tak po naszej stronie. Błąd został zapisany.
server-busy = Serwer jest teraz przeciążony. Spróbuj za chwilę.
page-api = Serwer Tricity działa. Jego API jest opisane pod adresem /api/schema/openapi.json.
preview-invited = Zaproszenie do gry { $game }
preview-invites = { $name } zaprasza cię do gry { $game }
not-a-backup = { $path } nie jest kopią zapasową Tricity.
workers-need-postgres = Do pracy w kilku procesach potrzebny jest PostgreSQL (--database).

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
verb-pass = spasuj
verb-flip = odwróć
verb-take = weź
verb-draw = dobierz
verb-pay = zapłać
verb-token = wybierz żeton
size-small = mały
size-big = duży
object-residence = dom
object-commerce = sklep
object-leisure = rozrywkę
object-industry = fabrykę
object-parking = parking

## Gra w terminalu

called-somebody = Ktoś
called-bot = Bot { $number }
called-rival = SI (Automa)
bot-random = losowy
bot-beginner = początkujący
bot-improver = średni
bot-strong = silny
bot-expert = ekspert
slow-engine = Silne boty myślą tu dłużej, po kilka sekund nad ruchem, bo silnik tego serwera nie jest skompilowany. Grają tak samo dobrze.
reason-random = ten bot wybiera ruchy losowo
reason-only = nie ma innego ruchu
reason-fallback =
    { $seat } { $case ->
        [late] przekracza czas i wykonuje losowy ruch
       *[failed] z powodu błędu wykonuje losowy ruch
    }
reason-lookahead = { $seat } wybiera najlepszy ruch, jaki widzi; { reason-outlook }
reason-search =
    { $seat } rozgrywa w myślach { $simulations ->
        [one] { $simulations } partię,
        [few] { $simulations } partie,
       *[many] { $simulations } partii,
    } w tym { $percent }% z tym ruchem; { reason-outlook }
reason-cut-short = { reason-search } (myśli krócej niż zwykle, bo serwer jest zajęty)
reason-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] liczy na przewagę { $points } punktu
               *[other] liczy na przewagę { $points } punktów
            }
        [behind]
            { $points ->
                [one] spodziewa się straty { $points } punktu do lidera
               *[other] spodziewa się straty { $points } punktów do lidera
            }
        [level] spodziewa się wyrównanej końcówki
       *[score]
            { $points ->
                [one] liczy na { $points } punkt
                [few] liczy na { $points } punkty
               *[many] liczy na { $points } punktów
            }
    }
hint-reason =
    { $weight ->
        [only] jedyny możliwy ruch
        [clear] wyraźnie najlepszy ruch; { hint-outlook }
        [favourite] nieco lepszy od pozostałych; { hint-outlook }
       *[alternative] też wart rozważenia; { hint-outlook }
    }
hint-outlook =
    { $case ->
        [ahead]
            { $points ->
                [one] możesz liczyć na przewagę około { $points } punktu
               *[other] możesz liczyć na przewagę około { $points } punktów
            }
        [behind]
            { $points ->
                [one] zapowiada się około { $points } punktu straty do lidera
               *[other] zapowiada się około { $points } punktów straty do lidera
            }
        [level] zapowiada się wyrównana końcówka
       *[score]
            { $points ->
                [one] możesz liczyć na około { $points } punktu
               *[other] możesz liczyć na około { $points } punktów
            }
    }
hint-intro = Silny gracz wziąłby pod uwagę:
hand-over = { $seat }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
no-such-rule = W grze { $game } nie ma zasady „{ $rule }”.
goodbye = Do zobaczenia!
score-now = Gdyby gra skończyła się teraz:
score-total = razem
score-tiebreak = przy remisie

## Polecenie

no-such-bot = Nie ma bota „{ $bot }”. Dostępne boty: { $allowed }.
bot-without-budget = Bot „{ $bot }” niczego nie symuluje, więc nie można mu wyznaczyć budżetu.
bad-name = „{ $name }” nie może być imieniem: imię może mieć do { $limit } drukowalnych znaków.
replay-start = Początek
no-such-turn =
    Nie ma ruchu { $number }: w zapisie { $count ->
        [one] jest { $count } ruch
        [few] są { $count } ruchy
       *[many] jest { $count } ruchów
    }.
mode-compiled = silnik skompilowany
mode-pure = silnik w czystym Pythonie

## Laboratorium równowagi

bot-all-seeing = wszechwidzący
bot-openspiel = OpenSpiel

# Analizy i omówienia

nothing-to-analyse = Ten gracz nie ma tu żadnej decyzji do podjęcia.
review-unfinished = Omówić można tylko partię rozegraną do końca.
no-puzzle = Nie ma zagadek do gry { $game }.
review-missing = Ta partia nie została jeszcze omówiona.
no-exercise = Z ruchu { $number } tej partii nie powstało zadanie.
# Powiadomienia: push, e-maile i webhooki.
notice-turn = Twoja kolej w { $game }
no-email-here = Ten serwer nie wysyła e-maili.
no-webhooks-here = Ten serwer nie wysyła powiadomień do webhooków.
no-such-channel = Nie ma takiego urządzenia ani adresu albo powiadomienia są tam wyłączone.
no-such-code = Ten link już nie działa.
bad-webhook = Podaj pełny adres publicznie dostępnej usługi. Musi zaczynać się od https.
