# The coach looks back.
review-heading = Der Coach
review-nothing = In dieser Partie gab es nichts zu entschei­den.
review-looking = Entschei­dung { $number } von { $count } wird angesehen…
review-seen = { $count ->
    [one] Der Coach hat deine einzige Entschei­dung angesehen.
   *[other] Der Coach hat alle { $count } Entschei­dungen angesehen.
}
    .some = Der Coach hat { $number } von { $count } Entschei­dungen angesehen. An den anderen ist er ge­scheitert.

# The course of the match, as a curve and in words.
review-course = Wie die Partie lief
    .value = von { $first } auf { $last }
    .nothing = noch nichts
    .round = Wie diese Runde lief
    .sure = sicherer Sieg
review-rounds = Die Runden der Partie. Wähle eine, dann siehst du sie unten.
    .value = Runde { $number } von { $count }, { $went }
review-mistake = Fehler { $number }
review-chance = Deine Gewinn­chance nach jeder Entschei­dung, und wie es ausging
review-chance-now = Gewinn­chance damit: { $chance }.
    .sure = Damit gewinnst du sicher.
review-even = aus­geglichen

# What is said of a position.
review-mistakes = { $count ->
    [0] Kein klarer Fehler.
    [one] Ein klarer Fehler.
   *[other] { $count } klare Fehler.
}
    .yet = { $count ->
    [0] Bisher kein klarer Fehler.
    [one] Bisher ein klarer Fehler.
   *[other] Bisher { $count } klare Fehler.
    }
review-cost = { $cost ->
    [one] Fehler { $number } hat dich { $cost } % gekostet
   *[other] Fehler { $number } hat dich { $cost } % gekostet
}
    .least = Fehler { $number } hat dich unter 1 % gekostet
review-lost-win = Du hattest einen sicheren Sieg: { $line }.
review-good = Nichts Besseres gefunden
review-turn = Der Fehler dieses Zugs zählt an anderer Stelle
review-same = Du hast gespielt wie der Coach: { $move }.
review-played = Gespielt: { $move }.
review-better = Besser: { $move }.
review-played-chance = Gespielt: { $move }. Gewinn­chance: { $chance }.
review-better-chance = Besser: { $move }. Gewinn­chance: { $chance }.
review-also = Der Coach würde so spielen: { $move }. Viel besser ist das nicht, wenn überhaupt.
review-unlooked = Der Coach hat diese Entschei­dung nicht angesehen.
    .yet = Der Coach hat diese Entschei­dung noch nicht angesehen.
    .failed = Der Coach konnte diese Entschei­dung nicht zu Ende denken. Schließ den Rückblick und öffne ihn wieder, dann versucht er es noch einmal.
review-between = { $device ->
    [keys] Das war nicht deine Entschei­dung. { $before } und { $next } führen zu einer.
    [pad] Das war nicht deine Entschei­dung. { $before } und { $next } führen zu einer.
    [touch] Das war nicht deine Entschei­dung. Die Pfeile nach oben und unten unter dem Tisch führen zu einer.
   *[mouse] Das war nicht deine Entschei­dung. Die Pfeile nach oben und unten unter dem Tisch führen zu einer.
}
review-next = Nächster Fehler
review-before = Voriger Fehler
review-leave = Rückblick schließen
