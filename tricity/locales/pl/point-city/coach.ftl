### Wskazówki do pierwszej gry: po jednej na fazę, nazwane jak jej komunikat

coach-pc-now-turn = Tam, gdzie weźmiesz zasób, pojawi się budynek, a następny gracz będzie mógł wziąć go jako pierwszy.
coach-pc-now-take = Odwróconą kartę widzą teraz wszyscy. Weź ją albo znajdź coś lepszego.
coach-pc-now-pay = Wydane karty przepadają. Karta innowacji zastąpi każdy zasób: jeśli możesz, zachowaj ją.
coach-pc-now-token = Wybierz żeton pasujący do miasta, które dopiero zbudujesz, a nie tylko do obecnego.
coach-pc-now-line-up =
    To ty układasz żetony w rzędzie, a SI zawsze bierze pierwszy z lewej. Te, na których ci zależy, połóż dalej w
    prawo.
