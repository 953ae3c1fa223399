# Szanse na wygraną i ostrzeżenia podczas gry, przy stołach, które na to pozwalają; na stronie i w terminalu.

advice = Pomoc podczas gry
advice-notice = Przy tym stole gracze mogą widzieć swoje szanse na wygraną i dostawać ostrzeżenia przed grubymi błędami.
advice-about = Jedno i drugie opiera się tylko na tym, co widać z twojego miejsca. Wszyscy przy stole przeczytają w dzienniku, że korzystasz z pomocy i kiedy dostajesz ostrzeżenie, ale nie poznają jego treści.
advice-chances = Pokazuj szanse na wygraną
advice-warnings = Ostrzegaj przed grubymi błędami
advice-looking = Kto widzi szanse na wygraną: { $seats }
advice-warned = Kto dostaje ostrzeżenia: { $seats }
log-advice-chosen =
    { $case ->
        [chances-warnings] { $seat } włącza podgląd szans na wygraną i ostrzeżenia.
        [chances] { $seat } włącza podgląd szans na wygraną, bez ostrzeżeń.
        [warnings] { $seat } włącza ostrzeżenia, bez podglądu szans na wygraną.
       *[none] { $seat } wyłącza podgląd szans na wygraną i ostrzeżenia.
    }
log-warned = { $seat } dostaje ostrzeżenie, zanim wykona ruch.

chances = Szanse na wygraną
chances-score = Oczekiwany wynik
chances-percent = { $number }%
chances-points =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
chances-of = { $seat }: { $text }
chances-coming = Obliczamy szanse…
chances-later = Serwer jest zajęty. Szanse pojawią się później.
chances-none = Tym razem nie udało się obliczyć szans.

warning-looking = Sprawdzamy twój ruch…
warning-chance =
    { $number ->
        [one] Ten ruch może obniżyć twoją szansę na wygraną mniej więcej o { $number } punkt procentowy.
        [few] Ten ruch może obniżyć twoją szansę na wygraną mniej więcej o { $number } punkty procentowe.
       *[many] Ten ruch może obniżyć twoją szansę na wygraną mniej więcej o { $number } punktów procentowych.
    }
warning-points =
    { $number ->
        [one] Ten ruch może cię kosztować około { $number } punktu.
       *[other] Ten ruch może cię kosztować około { $number } punktów.
    }
warning-again = Jeśli mimo to chcesz go wykonać, potwierdź jeszcze raz.
warning-unchecked = Zabrakło czasu na sprawdzenie twojego ruchu. Został wykonany bez sprawdzenia.

no-advice-here = Przy tym stole podgląd szans na wygraną i ostrzeżenia są wyłączone.
advice-off = Najpierw włącz tę pomoc w oknie „Ten stół”.
advice-not-your-turn = Ruchy sprawdzamy tylko w twojej turze.
