### Trener pierwszej gry

coach-tip = Wskazówka
coach-done = Jasne
coach-off = Nie pokazuj więcej
