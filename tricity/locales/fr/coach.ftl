### Les astuces de la première partie

coach-tip = Astuce
coach-done = Compris
coach-off = Désactiver les astuces
