### Wskazówki do pierwszej gry: po jednej na fazę, nazwane jak jej komunikat

coach-ic-now-play =
    Każda płytka kosztuje cię żeton. Punkty dają grupy co najmniej trzech płytek; te obok elektrowni są bezpieczne przed efektami innych.
coach-ic-now-housing = Zakryta płytka może być czymkolwiek. Postaw na niej żeton, a odkryje się i zadziała.
coach-ic-now-embassy = Żetony stamtąd wracają do właścicieli. Możesz rozbić największą grupę rywala.
