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
unknown-option = Nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
option-does-not-apply =
    Opcja „{ $option }” jest niedostępna dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }.
bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
bad-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $allowed }.

## Pozycje

bad-position-game = Pozycja, { $place }: brakuje nazwy gry.
bad-position-shape = Pozycja, { $place }: { $detail }.
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
    Zapis, wiersz { $line }: obowiązuje w nim wersja { $theirs } zasad, a tu gramy według wersji { $ours }.
bad-record-result = Zapis, wiersz { $line }: podano wynik „{ $said }”, ale ruchy prowadzą do „{ $found }”.
bad-record-header = Zapis, wiersz { $line }, „{ $key }”: { $why }
bad-record-move = Zapis, wiersz { $line }, „{ $move }”: { $why }
