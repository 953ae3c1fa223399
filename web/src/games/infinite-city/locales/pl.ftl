### Słowa, których potrzebuje tylko rysowana plansza Infinite City.

ic-sheet = Miasto. Strzałki przesuwają arkusz, plus i minus zmieniają skalę, 0 pokazuje całość.
ic-zoom = Skala
ic-zoom-in = Bliżej
ic-zoom-out = Dalej
ic-fit = Pokaż całe miasto
ic-poster =
    { $count ->
        [one] Gotowe miasto: { $count } płytka
        [few] Gotowe miasto: { $count } płytki
       *[many] Gotowe miasto: { $count } płytek
    }
ic-look-around = Rozejrzyj się po mieście
ic-map =
    { $count ->
        [one] Mapa miasta: { $count } płytka. Przejdź do ostatniego zdarzenia
        [few] Mapa miasta: { $count } płytki. Przejdź do ostatniego zdarzenia
        [many] Mapa miasta: { $count } płytek. Przejdź do ostatniego zdarzenia
       *[other] Mapa miasta: { $count } płytki. Przejdź do ostatniego zdarzenia
    }
ic-show = Pokaż
ic-layer-changes = Nowości
    .about = W obwódce w kolorze gracza: to, co zmienił od twojej ostatniej tury.
ic-layer-groups = Grupy
    .about = Płytki, które się łączą, w kolorze swojego gracza. Grupa co najmniej trzech daje tyle punktów, ile przy niej stoi.
ic-layer-protection = Ochrona
    .about = Zakreskowane płytki chroni elektrownia: żaden tekst ich nie ruszy.
ic-layer-plazas = Place
    .about = Otwarte kwadraty to wolne boki placów. Dopóki są, płytki trzeba kłaść właśnie tam.
ic-deck =
    { $count ->
        [one] { $count } płytka w stosie
        [few] { $count } płytki w stosie
        [many] { $count } płytek w stosie
       *[other] { $count } płytki w stosie
    }
ic-stations = Elektrownie: { $count } z { $most }
ic-factories = Fabryka: jeszcze { $count } płytek po tej turze
ic-hand = Twoje płytki
ic-hand-empty = Nie masz płytek.
ic-hand-of = Płytki gracza: { $seat }
ic-found = Biblioteka znalazła
ic-select-tile = Wybierz płytkę, potem pole.
ic-choices = Możliwości
ic-whose = Czyj żeton?
ic-all-tokens = Wszystkie żetony
ic-details = To, na co patrzysz
ic-point = Wskaż płytkę, aby przeczytać jej tekst. Arkusz przesuwasz, przeciągając go lub strzałkami, a skalę zmieniasz kółkiem lub klawiszami + i −.
ic-down-text = Zakryta: nikt nie wie, co to jest. Odkrywa ją żeton, który się na niej postawi.
ic-following = Wykonywane teksty:
ic-bonus =
    { $points ->
        [one] { $points } punkt premii
        [few] { $points } punkty premii
        [many] { $points } punktów premii
       *[other] { $points } punktu premii
    }
ic-silver = srebrna ramka
ic-known-to = znają ją: { $seats }
ic-tokens-left = żetonów w zapasie
ic-tiles-held = płytek na ręce
ic-known-tiles = Znasz: { $tiles }
ic-group-points = grupy { $points }
ic-cell-empty = { $at }, puste
ic-cell-tile = { $at }, { $tile }
ic-cell-down = { $at }, zakryta płytka
ic-cell-tokens = żetony: { $seats }
ic-cell-protected = chroniona
ic-cell-source = wykonuje się jej tekst
ic-cell-may = można wybrać
ic-cell-may-go = tu może trafić płytka

## Ruch, po „Twój ruch:”

ic-do-play = zagraj { $tile } na polu { $at }
ic-do-hotel = zajmij hotel na polu { $at }
ic-do-pass = Pas
ic-do-take-back = zabierz swój żeton z pola { $at }
ic-do-done = Nie zabieraj więcej
ic-do-trade = zamień swój żeton na żeton z pola { $at } (właściciel: { $seat })
ic-do-put = postaw żeton na polu { $at }
ic-do-follow = wykonaj tekst na polu { $at }
ic-do-remove = usuń płytkę z pola { $at }
ic-do-take = weź na rękę płytkę z pola { $at }
ic-do-lay = połóż zakrytą wierzchnią płytkę stosu na polu { $at }
ic-do-move = przesuń płytkę z pola { $at }
ic-do-to = przesuń ją na pole { $at }
ic-do-clear = zwróć żetony z pola { $at }
ic-do-swap-hands = zamień się ręką (gracz: { $seat })
ic-do-gather = sprowadź żeton z pola { $at } (właściciel: { $seat })
ic-do-gather-all = sprowadź wszystkie żetony z pola { $at }
ic-do-look = obejrzyj płytki gracza: { $seat }
ic-do-swap = zamień płytkę z pola { $at }
ic-do-with = zamień ją z płytką z pola { $at }
ic-ask-play = Wybierz pole dla płytki: { $tile }. Escape cofa.
ic-ask-trade = Bank: wybierz, czyj żeton z pola { $at }.
ic-ask-gather = Stadion: wybierz, które żetony z pola { $at }.

## Teksty w skrócie

ic-short-arboretum = Zabierz do 3 swoich żetonów.
ic-short-bank = Zamień swój żeton stąd na inny.
ic-short-capitol = Twój żeton na każdej sąsiedniej płytce.
ic-short-construction-site = Zagraj jeszcze jedną płytkę.
ic-short-disaster-site = Jedna płytka trafia pod stos.
ic-short-embassy = Twój żeton, sam, na sąsiedniej płytce.
ic-short-factory = Na końcu tury dobierz jeszcze 5.
ic-short-hotel = Później: żeton zamiast płytki.
ic-short-housing = Twój żeton na płytce bez żetonów.
ic-short-library = Zagraj jedną z 5 wierzchnich ze stosu.
ic-short-mausoleum = Weź na rękę sąsiednią płytkę.
ic-short-plaza = Kładzie się przy placu z wolnym bokiem.
ic-short-police-hq = Inni też stawiają tu żetony.
ic-short-port = Połóż zakrytą płytkę z wierzchu stosu.
ic-short-post-office = Przesuń płytkę z żetonami.
ic-short-power-station = Chroni siebie i sąsiednie płytki.
ic-short-security-guardpost = Żetony z jednej płytki wracają.
ic-short-shopping-complex = Zamień się z kimś ręką.
ic-short-stadium = Żetony z sąsiedniej płytki trafiają tu.
ic-short-temple = Zagraj płytkę z cudzej ręki.
ic-short-transit-station = Dwie płytki zamieniają się miejscami.
