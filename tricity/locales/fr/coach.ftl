### L’entraîneur de la première partie

coach-tip = Conseil
coach-done = Compris
coach-off = Désactiver les conseils
