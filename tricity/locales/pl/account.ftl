account-guest = Nikt nie jest tu zalogowany
account-guest-about =
    Do gry nie trzeba konta: otwórz stół albo dołącz do gry i wpisz imię. Jeśli grasz już na innym urządzeniu, możesz
    tu grać dalej pod tym samym imieniem.
account-name = Imię
account-rename = Zmień imię
account-renamed = Twoje nowe imię: { $name }.
account-name-about = Nowe imię zobaczą gracze przy stołach, do których dołączysz od teraz.
account-administration = Administracja
account-devices = Twoje urządzenia
account-this-device = To urządzenie
account-link = Logowanie linkiem
passkey-about =
    Dzięki kluczowi dostępu logujesz się odciskiem palca, twarzą albo blokadą ekranu. Dodaj go, a zawsze tu wrócisz,
    także na innym urządzeniu.
passkey-add = Dodaj klucz dostępu
passkey-name = Nazwa klucza
passkey-used = ostatnio użyty: { $when }
passkey-remove = Usuń
passkey-remove-really = Tak, usuń klucz „{ $name }”
passkey-unavailable =
    Klucze dostępu działają tylko pod bezpiecznym adresem (https). Bez niego na innych urządzeniach zalogujesz się
    linkiem.
passkey-sign-in = Zaloguj się kluczem dostępu
email-title = Logowanie e-mailem
email-about = Gdy zechcesz się zalogować, dostaniesz link e-mailem. Twój adres nie posłuży do niczego innego.
email-address = Adres e-mail
email-send = Wyślij mi link
email-sent = Jeśli tym adresem można się tu zalogować, link jest już w drodze. Działa przez pół godziny.
email-remove = Usuń { $address }
vacation-title = Urlop
vacation-about =
    W partiach z czasem liczonym w dniach twój zegar stoi, dopóki jesteś na urlopie. Pozostali gracze widzą, kiedy
    wrócisz. Podczas urlopu nadal możesz grać.
vacation-left =
    { $days ->
        [0] Wszystkie dni urlopu są już wykorzystane.
        [one] Został ci { $days } dzień urlopu.
        [few] Zostały ci { $days } dni urlopu.
       *[many] Zostało ci { $days } dni urlopu.
    } Roczny limit dni: { $allowance }.
vacation-days = Liczba dni
vacation-begin = Zacznij urlop
vacation-until = Jesteś na urlopie do { $date }.
vacation-end = Zakończ urlop
sharing-title = Zagadki z twoich partii
sharing-about =
    Pozycje z twoich zakończonych partii mogą stać się zagadkami dla wszystkich, jeśli zgodzą się na to wszyscy,
    którzy w nich grali. Nie pojawia się w nich żadne imię i widać tylko to, co mógł widzieć jeden gracz. Jeśli
    zmienisz zdanie, zagadki z twoich partii natychmiast znikną.
sharing-puzzles = Zgadzam się na zagadki z moich zakończonych partii
account-sign-out = Wylogowanie
account-sign-out-here = Wyloguj się tutaj
account-sign-out-others = Wyloguj się na pozostałych urządzeniach
account-sign-out-everywhere = Wyloguj się wszędzie
account-sign-in-other = Zaloguj się jako ktoś inny
account-sign-out-really = Wyloguj się mimo to
account-sign-out-warning =
    Nie masz klucza dostępu. Jeśli nie używasz konta { $name } na żadnym innym urządzeniu, stracisz do niego dostęp na
    zawsze.
account-signed-out-here = Wylogowano cię na tym urządzeniu.
account-signed-out-others = Wylogowano cię na wszystkich pozostałych urządzeniach.
account-signed-out-everywhere = Wylogowano cię na wszystkich urządzeniach.
account-data = Twoje dane
account-data-about =
    Tricity przechowuje twoje imię, twoje partie i to, co napiszesz przy stołach. Możesz pobrać kopię tych danych albo
    wszystkie usunąć.
account-download = Pobierz moje dane
account-erase = Usuń moje konto
account-erase-really = Tak, usuń wszystko
account-erase-warning =
    Twoje imię, wiadomości, wyniki i znajomi zostaną trwale usunięte, a twoje miejsca zajmą boty. Partie rozegrane
    z innymi pozostaną, ale bez twojego imienia.
account-erased = Twoje konto zostało usunięte. Za kilka sekund twoje imię zniknie ze wszystkich stołów.
profile-guest = Po pierwszej partii znajdziesz tu swoje wyniki.
profile-unavailable = Profil niedostępny
profile-games = Partie
profile-won = Wygrane
profile-streak = Seria wygranych / najdłuższa
profile-time = Czas gry
profile-review = Omówienie
profile-modes = Wyniki
profile-best = Najlepszy
profile-mean = Średni
profile-solo = Najlepsze partie solo
profile-rivals = Bezpośrednie pojedynki
profile-rivals-about = Tę listę widzisz tylko ty.
profile-rival =
    { $count ->
        [one] { $count } partia: wygrane { $won }, przegrane { $lost }
        [few] { $count } partie: wygrane { $won }, przegrane { $lost }
       *[many] { $count } partii: wygrane { $won }, przegrane { $lost }
    }
profile-weeks = Partie tygodniowo w ostatnim półroczu
profile-weeks-about = Partie z ostatnich 26 tygodni: { $count }, najwięcej w tygodniu: { $most }.
profile-rating = { $rating } ± { $margin }
profile-rated-games =
    { $count ->
        [one] { $count } partia rankingowa
        [few] { $count } partie rankingowe
       *[many] { $count } partii rankingowych
    }
profile-rating-about = Ranking w ostatnich partiach rankingowych ({ $count }): od { $from } do { $to }.
profile-rated = ranking { $rating }
profile-all-games = Wszystkie partie
profile-filter-game = Gra
profile-filter-mode = Tryb
profile-filter-text = Imię gracza
profile-all = wszystkie
profile-mode-people = z ludźmi
profile-mode-bots = z botami
profile-mode-solo = solo
profile-mode-here = na jednym urządzeniu
profile-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
profile-place = miejsce { $rank }, punkty: { $points }
profile-left = opuszczona
profile-more = Pokaż starsze partie
profile-no-games = Brak zakończonych partii.
profile-who-sees = Kto może zobaczyć twój profil
profile-private = tylko ja
profile-friends = moi znajomi
profile-public = wszyscy
profile-shows-online = Znajomi widzą, kiedy jestem online
profile-link = Link do twojego profilu
profile-link-about =
    Wyślij go znajomym, żeby mogli poprosić cię o dodanie do znajomych. Inni widzą tylko twoje partie przy stołach
    publicznych.
profile-mistakes = Twoje ostatnie błędy
profile-export = Pobierz wyniki (CSV)
ratings = Rankingi
ratings-about =
    Ranking mają boty i wszyscy, którzy grają partie rankingowe. Liczba po znaku ± to jego niepewność. Na liście są
    osoby, których profil możesz zobaczyć.
ratings-own = Twój ranking
ratings-own-unsure = Trafi na listę, gdy jego niepewność (±) spadnie do 200 punktów. Rozegraj jeszcze kilka partii rankingowych.
ratings-own-none = Nie masz jeszcze rankingu w tej grze. Przy otwieraniu stołu wybierz „Partia rankingowa”.
ratings-rank = Miejsce
ratings-name = Imię
ratings-rating = Ranking
ratings-bot = Bot ({ $bot })
ratings-search = Znajdź osobę
ratings-more = Pokaż więcej
ratings-none = Nikogo nie znaleziono.
friends-none = Twoja lista znajomych jest jeszcze pusta.
friends-about = Osobę, z którą grasz, poprosisz o dodanie do znajomych przy stole, w zakładce Czat. Możesz też wysłać jej link do swojego profilu.
friends-invite = Zaproś znajomych
friends-invitations = Zaproszenia
friend-invites-you = { $name } zaprasza cię do gry { $game }.
friend-look = Zobacz stół
friend-decline = Nie, dziękuję
friend-invite = Zaproś: { $name }
friend-invited = Zaproszono: { $name }
friend-ask = Poproś o dodanie do znajomych
friend-asked = { $seat } dostaje twoją prośbę o dodanie do znajomych.
friend-accept = Przyjmij
friend-block = Zablokuj
friend-is-friend = Jesteście znajomymi.
friend-is-asked = Prośba wysłana.
friend-is-asks = Chce dodać cię do znajomych.
friend-is-blocked = Zablokowano.
friend-end-friend = Usuń ze znajomych
friend-end-asked = Wycofaj prośbę
friend-end-blocked = Odblokuj
report-name = Zgłoś to imię
report-message = Zgłoś
report-what = Zgłosić „{ $text }” osobom prowadzącym ten serwer?
report-note = Co jest nie tak? (nieobowiązkowo)
report-send = Zgłoś
report-sent = Dziękujemy. Osoby prowadzące ten serwer to sprawdzą.

continue = Dalej
recover-title = Twoje stoły na tym urządzeniu
recover-about = Dzięki temu linkowi zagrasz tu pod tym samym imieniem i na tych samych miejscach. Działa tylko raz.
recovered = Witaj ponownie, { $name }!
recover-how =
    Na urządzeniu, na którym już grasz, otwórz ustawienia i wybierz „Graj dalej na innym urządzeniu”. Potem
    otwórz otrzymany link tutaj albo go wklej.
recover-paste = Link z drugiego urządzenia
recover-other = Czy { $name } to też ty?
recover-other-about =
    { $count ->
        [0] Na tym urządzeniu grasz jako { $name }.
        [one] Na tym urządzeniu { $name } ma jedną partię.
        [few] Na tym urządzeniu { $name } ma { $count } partie.
       *[many] Na tym urządzeniu { $name } ma { $count } partii.
    } Jeśli to ty, wszystko może przejść na konto { $other }: miejsca, wyniki i znajomi. Zrób to tylko wtedy, gdy link
    pochodzi od ciebie. Jeśli to ktoś inny, wyloguj tę osobę: wróci tu tylko ze swoim linkiem albo kluczem dostępu.
recover-merge = To ja: połącz wszystko
recover-leave = To ktoś inny: wyloguj tu gracza { $name }
