### Słowa, których potrzebuje tylko rysowana plansza Infinite City.

ic-sheet = Miasto. Strzałki przesuwają mapę, plus i minus zmieniają powiększenie, 0 pokazuje całość.
    .touch = Miasto. Przeciągnij, aby przesunąć mapę; zsuń lub rozsuń palce, aby zmienić powiększenie.
ic-zoom = Powiększenie
ic-zoom-in = Powiększ
ic-zoom-out = Pomniejsz
ic-fit = Pokaż całe miasto
ic-poster =
    { $count ->
        [one] Gotowe miasto: { $count } płytka
        [few] Gotowe miasto: { $count } płytki
       *[many] Gotowe miasto: { $count } płytek
    }
ic-look-around = Obejrzyj miasto
ic-map =
    { $count ->
        [one] Mapa miasta: { $count } płytka. Przejdź do ostatniego zdarzenia
        [few] Mapa miasta: { $count } płytki. Przejdź do ostatniego zdarzenia
        [many] Mapa miasta: { $count } płytek. Przejdź do ostatniego zdarzenia
       *[other] Mapa miasta: { $count } płytki. Przejdź do ostatniego zdarzenia
    }
ic-show = Pokaż
ic-layer-changes = Nowości
    .about = Obwódka w kolorze gracza oznacza płytki, które ten gracz zmienił od twojej ostatniej tury.
ic-layer-groups = Grupy
    .about = Połączone płytki w kolorze gracza, który je kontroluje. Liczba to punkty za grupę co najmniej trzech płytek.
ic-layer-protection = Ochrona
    .about = Zakreskowane płytki chroni elektrownia: efekty innych płytek na nie nie działają.
ic-layer-plazas = Place
    .about = Puste kwadraty to wolne pola przy bokach placów. Dopóki jakieś są, płytki trzeba kłaść właśnie tam.
ic-deck =
    { $count ->
        [one] { $count } płytka w stosie
        [few] { $count } płytki w stosie
        [many] { $count } płytek w stosie
       *[other] { $count } płytki w stosie
    }
ic-stations = Elektrownie: { $count } z { $most }
ic-factories = Fabryka: na koniec tury dobierzesz jeszcze { $count } płytek
ic-hand = Twoje płytki
ic-hand-empty = Nie masz płytek na ręce.
ic-hand-of = Płytki gracza { $seat_short }
ic-found = Płytki z biblioteki
ic-select-tile = Wybierz płytkę, a potem pole.
ic-choices = Do wyboru
ic-whose = Czyj żeton?
ic-all-tokens = Wszystkie żetony
ic-point = Wskaż płytkę, aby przeczytać jej efekt. Mapę przesuniesz myszą lub strzałkami, a powiększysz lub pomniejszysz kółkiem myszy albo klawiszami + i −.
    .touch = Dotknij płytki, aby przeczytać jej efekt. Przeciągnij mapę, aby ją przesunąć, i rozsuń palce, aby ją powiększyć.
ic-down-text = Zakryta płytka: nikt nie wie, co to jest. Odkryje ją pierwszy postawiony na niej żeton.
ic-following = Wykonywane efekty:
ic-bonus =
    { $points ->
        [one] { $points } punkt premii
        [few] { $points } punkty premii
        [many] { $points } punktów premii
       *[other] { $points } punktu premii
    }
ic-silver = srebrna ramka
ic-known-to = kto ją zna: { $seats }
# Po liczbie, dla czytnika ekranu: „15 w zapasie”, „5 na ręce”.
ic-tokens-left = w zapasie
ic-tiles-held = na ręce
ic-known-tiles = Znane ci płytki: { $tiles }
ic-group-points = grupy: { $points } pkt
ic-cell-empty = { $at }, puste
ic-cell-tile = { $at }, { $tile }
ic-cell-down = { $at }, zakryta płytka
ic-cell-tokens = żetony: { $seats }
ic-cell-protected = chroniona
ic-cell-source = trwa jej efekt
ic-cell-may = można wybrać
ic-cell-may-go = tu można położyć płytkę

## Ruch jako pytanie: „Zbudować dom na polu c2?”; .button to napis na przycisku

ic-do-play = Zagrać { $tile_acc } na polu { $at }
ic-do-hotel = Zająć hotel na polu { $at }
ic-do-pass = Spasować
    .button = Spasuj
ic-do-take-back = Zabrać swój żeton z pola { $at }
ic-do-done = Nie zabierać więcej żetonów
    .button = Zakończ
ic-do-trade = Zamienić miejscami swój żeton i żeton gracza { $seat_short } z pola { $at }
ic-do-put = Postawić żeton na polu { $at }
ic-do-follow = Wykonać efekt płytki na polu { $at }
ic-do-remove = Odłożyć płytkę z pola { $at } na spód stosu
ic-do-take = Wziąć na rękę płytkę z pola { $at }
ic-do-lay = Położyć zakrytą płytkę z wierzchu stosu na polu { $at }
ic-do-move = Przesunąć płytkę z pola { $at }
ic-do-to = Przesunąć ją na pole { $at }
ic-do-clear = Zwrócić właścicielom żetony z pola { $at }
ic-do-swap-hands = Wymienić się płytkami z graczem { $seat_short }
ic-do-gather = Przesunąć tu żeton gracza { $seat_short } z pola { $at }
ic-do-gather-all = Przesunąć tu wszystkie żetony z pola { $at }
ic-do-look = Obejrzeć płytki gracza { $seat_short }
ic-do-swap = Zamienić płytkę z pola { $at } miejscami z inną
ic-do-with = Zamienić ją miejscami z płytką z pola { $at }
ic-ask-play = Wybierz pole, na którym położysz { $tile_acc }.
ic-ask-trade = Bank: wybierz, czyj żeton z pola { $at } zamienisz ze swoim.
ic-ask-gather = Stadion: wybierz, które żetony z pola { $at } przesuniesz tutaj.

## Wiersze punktacji

line-IC-50 = Grupy
line-IC-51 = Premie
line-IC-52 = Srebrne płytki
line-IC-54 = Największa grupa

## Formularz wartości na płytkach

ic-form-count = Liczba
ic-form-bonus = Premia
ic-form-silver = Srebrna ramka
ic-form-split = Niektóre się różnią
ic-form-table = Wklej tabelę z arkusza
ic-form-table-about = Po jednym wierszu na płytkę, pod wierszem z nazwami kolumn: płytka, liczba, premia, srebrna.
ic-form-example-head = płytka;liczba;premia;srebrna
ic-form-example-row = hotel;4;1;tak
ic-form-read = Użyj tej tabeli
ic-form-file = Wybierz plik CSV
ic-form-own = Grasz z własnymi wartościami. To urządzenie zapamięta je na następną grę.
ic-form-rulebook = To wartości pokazane w instrukcji.
ic-form-reset = Wróć do wartości z instrukcji
