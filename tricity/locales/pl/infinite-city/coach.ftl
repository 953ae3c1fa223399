### Wskazówki do pierwszej gry: po jednej na fazę, nazwane jak jej komunikat

coach-ic-now-play =
    Każda płytka kosztuje cię żeton. Punkty dają grupy co najmniej trzech płytek, a płytkom obok elektrowni nie
    zagrażają efekty innych.
coach-ic-now-housing = Zakryta płytka może być czymkolwiek. Postaw na niej żeton, a odkryjesz ją i wykonasz jej efekt.
coach-ic-now-embassy = Stojące tam żetony wracają do właścicieli. Możesz rozbić największą grupę rywala.
