# The coach looks back.
review-heading = Der Coach
review-nothing = In dieser Partie gab es nichts zu entscheiden.
review-looking = Entscheidung { $number } von { $count } wird angesehen…
review-seen = { $count ->
    [one] Der Coach hat deine einzige Entscheidung angesehen.
   *[other] Der Coach hat alle { $count } Entscheidungen angesehen.
}
    .some = Der Coach hat { $number } von { $count } Entscheidungen angesehen. An den anderen ist er gescheitert.

# The course of the match, as a curve and in words.
review-course = Wie die Partie lief
    .value = von { $first } auf { $last }
    .nothing = noch nichts
    .round = Wie diese Runde lief
    .sure = sicherer Sieg
review-rounds = Die Runden der Partie. Wähle eine, dann siehst du sie unten.
    .value = Runde { $number } von { $count }, { $went }
review-mistake = Fehler { $number }
review-chance = Deine Gewinnchance nach jeder Entscheidung, und wie es ausging
review-chance-now = Gewinnchance damit: { $chance }.
    .sure = Damit gewinnst du sicher.
review-even = ausgeglichen

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
review-played-chance = Gespielt: { $move }. Gewinnchance: { $chance }.
review-better-chance = Besser: { $move }. Gewinnchance: { $chance }.
review-also = Der Coach würde so spielen: { $move }. Viel besser ist das nicht, wenn überhaupt.
review-unlooked = Der Coach hat diese Entscheidung nicht angesehen.
    .yet = Der Coach hat diese Entscheidung noch nicht angesehen.
    .failed = Der Coach konnte diese Entscheidung nicht zu Ende denken. Schließ den Rückblick und öffne ihn wieder, dann versucht er es noch einmal.
review-between = { $device ->
    [keys] Das war nicht deine Entscheidung. { $before } und { $next } führen zu einer.
    [pad] Das war nicht deine Entscheidung. { $before } und { $next } führen zu einer.
    [touch] Das war nicht deine Entscheidung. Die Pfeile nach oben und unten unter dem Tisch führen zu einer.
   *[mouse] Das war nicht deine Entscheidung. Die Pfeile nach oben und unten unter dem Tisch führen zu einer.
}
review-next = Nächster Fehler
review-before = Voriger Fehler
review-leave = Rückblick schließen
