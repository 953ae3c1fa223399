# Strona powiadomień.
notices-about = Tricity może dać ci znać, że przyszła twoja kolej, nawet gdy strona jest zamknięta. Powiadomienie mówi tylko, że coś się stało, ale nie zdradza co.
notices-guest = Najpierw usiądź przy stole i wybierz imię: wtedy będziemy wiedzieć, kogo powiadomić.
notices-start = Kontynuuj jako gość
notices-here = Na tym urządzeniu
notices-on = Włączone
notices-push-on = Włącz powiadomienia
notices-push-off = Wyłącz na tym urządzeniu
notices-push-is-on = To urządzenie otrzymuje powiadomienia.
notices-denied = Powiadomienia są zablokowane dla tej strony. Zezwól na nie w ustawieniach przeglądarki i wróć tutaj.
notices-insecure = Powiadomienia działają tylko pod adresem https. Na razie wybierz e-mail albo webhook.
notices-apple = Na iPhonie i iPadzie najpierw zainstaluj Tricity: stuknij w „Udostępnij”, potem „Do ekranu początkowego”, i otwórz je z tego ekranu.
notices-unsupported = Ta przeglądarka nie odbiera powiadomień. E-mail i webhooki działają wszędzie.
notices-try = Wypróbuj
notices-remove = Usuń
notices-other-devices =
    { $count ->
        [one] Jeszcze jedno urządzenie otrzymuje powiadomienia.
        [few] Jeszcze { $count } urządzenia otrzymują powiadomienia.
        [many] Jeszcze { $count } urządzeń otrzymuje powiadomienia.
       *[other] Jeszcze { $count } urządzenia otrzymują powiadomienia.
    }
notices-remove-others = Wyłącz na pozostałych urządzeniach
notices-email = E-mail
notices-email-address = Adres e-mail
notices-email-add = Wyślij mi link do potwierdzenia
notices-email-waits = Wysłaliśmy link na adres { $address }. Otwórz go, aby potwierdzić adres.
notices-email-off = Ten serwer nie wysyła e-maili.
notices-webhook = Webhook lub ntfy
notices-webhook-about = Dla komunikatorów i aplikacji ntfy: powiadomienia trafiają pod ten adres.
notices-webhook-url = Adres (https)
notices-format = Format
notices-format-webhook = JSON
notices-format-ntfy = ntfy
notices-save = Zapisz
notices-webhook-off = Ten serwer nie używa webhooków.
notices-refused = Ten adres na stałe odrzuca powiadomienia, więc nic więcej tam nie wysyłamy.
notices-outcome-sent = Ostatnia wysyłka: { $when }.
notices-outcome-failed = Nieudana wysyłka: { $when }.
notices-outcome-unknown = Wysyłka bez odpowiedzi: { $when }.
notices-what = O czym chcesz wiedzieć
notices-what-about = Odznacz to, czego nie potrzebujesz. Pojedynczy stół wyciszysz w jego menu „Ten stół”.
notices-kind = Powiadomienie
notices-kind-turn = Twoja kolej
notices-kind-invitation = Zaproszenia
notices-kind-rematch = Rewanże
notices-kind-over = Koniec partii
notices-kind-chat = Czat
notices-kind-plan = Anulowane plany
notices-group-push = Urządzenia
notices-group-email = E-mail
notices-group-webhook = Webhook
notices-wait = Tylko jeśli nie zobaczę tego przez
notices-minutes =
    { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
notices-hours =
    { $hours ->
        [one] 1 godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
notices-at-once = kilka sekund
notices-when = Kiedy
notices-quiet = Godziny ciszy
notices-quiet-from = Od
notices-quiet-until = Do
notices-digest = Codzienny e-mail z partiami, które na ciebie czekają
notices-digest-at = O godzinie
notices-language = Język powiadomień
notices-app = Aplikacja
notices-app-about = Zainstalowane Tricity ma własne okno i ikonę, która pokazuje, ile partii na ciebie czeka.
notices-installed = Tricity jest zainstalowane.
notices-confirmed = Adres e-mail potwierdzony.
notices-stop = Rezygnacja z e-maili
notices-stop-about = Tricity nie będzie już wysyłać ci e-maili. Twoje partie trwają dalej.
notices-stop-now = Nie wysyłaj e-maili
notices-stopped = Gotowe: nie dostaniesz więcej e-maili.
