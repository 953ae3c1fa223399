account-guest = Nie jesteś tu zalogowany
account-guest-about =
    Do gry nie trzeba konta: otwórz stół albo dołącz do stołu i wybierz imię. Jeśli grasz już na innym urządzeniu,
    kontynuuj jako ty.
account-name = Imię
account-rename = Zmień imię
account-renamed = Nazywasz się teraz { $name }.
account-name-about = Nowe imię pojawi się przy stołach, do których dołączysz od teraz.
account-devices = Twoje urządzenia
account-this-device = To urządzenie
account-link = Za pomocą linku
passkey-about =
    Klucz dostępu loguje cię odciskiem palca, twarzą albo blokadą ekranu. Dodaj go, a zawsze tu wrócisz, także na
    innych urządzeniach.
passkey-add = Dodaj klucz dostępu
passkey-name = Nazwa klucza
passkey-used = ostatnio użyty: { $when }
passkey-remove = Usuń
passkey-remove-really = Tak, usuń { $name }
passkey-unavailable =
    Klucze dostępu wymagają bezpiecznego adresu (https). Do tego czasu na innych urządzeniach zaloguje cię link.
passkey-sign-in = Zaloguj się kluczem dostępu
email-title = E-mailem
email-about = Gdy zechcesz się zalogować, dostaniesz link e-mailem. Adres nie służy do niczego innego.
email-address = Adres e-mail
email-send = Wyślij mi link
email-sent = Jeśli ten adres pozwala się tu zalogować, link jest już w drodze. Działa przez pół godziny.
email-remove = Usuń { $address }
vacation-title = Urlop
vacation-about =
    W grach z czasem liczonym w dniach twój zegar stoi, dopóki jesteś na urlopie. Inni gracze przy stole widzą, do
    kiedy. Grać możesz mimo to.
vacation-left =
    { $days ->
        [0] Na razie nie masz już dni urlopu.
        [one] Został ci { $days } dzień urlopu.
        [few] Zostały ci { $days } dni urlopu.
       *[many] Zostało ci { $days } dni urlopu.
    } W ciągu roku każdy ma ich { $allowance }.
vacation-days = Liczba dni
vacation-begin = Zacznij urlop
vacation-until = Jesteś na urlopie do { $date }.
vacation-end = Zakończ urlop
account-sign-out = Wylogowanie
account-sign-out-here = Wyloguj się tutaj
account-sign-out-others = Wyloguj się na wszystkich innych urządzeniach
account-sign-in-other = Zaloguj się jako ktoś inny
account-sign-out-really = Wyloguj się mimo to
account-sign-out-warning =
    Nie masz klucza dostępu. Jeśli { $name } nie jest zalogowany na innym urządzeniu, nie będzie powrotu.
account-signed-out-here = Wylogowano cię na tym urządzeniu.
account-signed-out-others = Wylogowano cię na wszystkich innych urządzeniach.
account-data = Twoje dane
account-data-about =
    Tricity przechowuje twoje imię, twoje gry i to, co w nich napiszesz. Możesz pobrać kopię i możesz wszystko
    usunąć.
account-download = Pobierz moje dane
account-erase = Usuń mnie
account-erase-really = Tak, usuń wszystko
account-erase-warning =
    Twoje imię, wiadomości, wyniki i znajomi zostaną trwale usunięte. Twoje miejsca zajmą boty. Gry, które inni z
    tobą rozegrali, pozostaną z kimś bezimiennym na twoim miejscu.
account-erased = Twoje konto zostało usunięte. Za kilka sekund twoje imię zniknie wszędzie.
profile-guest = Gdy zagrasz pierwszą grę, tutaj znajdziesz swoje wyniki.
profile-games = Gry
profile-won = Wygrane
profile-streak = Wygrane z rzędu / najwięcej
profile-time = Czas gry
profile-modes = Wyniki
profile-best = Najlepszy
profile-mean = Średnia
profile-solo = Najlepsze gry solo
profile-rivals = Bezpośrednie pojedynki
profile-rivals-about = Tylko ty widzisz tę listę.
profile-rival =
    { $count ->
        [one] { $count } gra: wygrane { $won }, przegrane { $lost }
        [few] { $count } gry: wygrane { $won }, przegrane { $lost }
       *[many] { $count } gier: wygrane { $won }, przegrane { $lost }
    }
profile-weeks = Gry tygodniowo, od pół roku
profile-weeks-about = Gry z ostatnich 26 tygodni: { $count }, najwięcej w tygodniu: { $most }.
profile-rating = { $rating } ± { $margin }
profile-rated-games =
    { $count ->
        [one] { $count } gra rankingowa
        [few] { $count } gry rankingowe
       *[many] { $count } gier rankingowych
    }
profile-rating-about = Ranking w ostatnich { $count } grach rankingowych: od { $from } do { $to }.
profile-rated = ranking { $rating }
profile-all-games = Wszystkie gry
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
profile-more = Pokaż starsze gry
profile-no-games = Brak zakończonych gier.
profile-who-sees = Kto może zobaczyć twój profil
profile-private = tylko ja
profile-friends = moi znajomi
profile-public = wszyscy
profile-shows-online = Znajomi widzą, kiedy jestem online
profile-link = Link do twojego profilu
profile-link-about =
    Wyślij go znajomym, a będą mogli poprosić o miejsce na twojej liście. Inni widzą tylko twoje gry przy stołach
    publicznych.
profile-mistakes = Twoje ostatnie błędy
profile-export = Pobierz wyniki (CSV)
friends-none = Na razie nikogo.
friends-about = Poproś osoby, z którymi grasz, przy stole w zakładce Czat, albo wyślij im link do swojego profilu.
friends-invite = Zaproś znajomych
friends-invitations = Zaproszenia
friend-invites-you = { $name } zaprasza cię do gry { $game }.
friend-look = Zobacz stół
friend-decline = Nie, dziękuję
friend-invite = Zaproś: { $name }
friend-invited = Zaproszono: { $name }
friend-ask = Poproś o dodanie do znajomych
friend-asked = Prośba o dodanie do znajomych wysłana: { $seat }.
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
recover-about = Ten link pozwala grać na tym urządzeniu pod tym samym imieniem i na tych samych miejscach co na tamtym. Działa tylko raz.
recovered = Witaj ponownie, { $name }!
recover-how =
    Na urządzeniu, na którym grasz dotychczas, otwórz ustawienia i wybierz „Graj dalej na innym urządzeniu”. Potem
    otwórz ten link tutaj albo go wklej.
recover-paste = Link z drugiego urządzenia
recover-other = Czy { $name } to też ty?
recover-other-about =
    { $count ->
        [0] Na tym urządzeniu jesteś graczem { $name }.
        [one] Na tym urządzeniu { $name } ma jedną grę.
        [few] Na tym urządzeniu { $name } ma { $count } gry.
       *[many] Na tym urządzeniu { $name } ma { $count } gier.
    } Jeśli to ty, wszystko może przejść na konto { $other }: miejsca, wyniki i znajomi. Zrób to tylko wtedy,
    gdy link pochodzi od ciebie. Jeśli to ktoś inny, zostaw to: wrócić tam można tylko linkiem lub kluczem dostępu tej osoby.
recover-merge = To ja: połącz wszystko
recover-leave = To ktoś inny: wyloguj tu gracza { $name }
