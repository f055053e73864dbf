# What is told of an opponent who has played a game with you three times or more.
rivals-in = { $game }. { $said }
rivals-damaged = Einige Notizen zu deinen Partien waren beschädigt, deshalb haben wir sie neu gemacht.

# On the start page and the set-up page
rivals-taken = { $rival } hat dir { FORM($theirs, case: "accusative") } weggenommen, du { $rival } { FORM($yours, case: "accusative", gender: "f") }.
rivals-take-back = { $rival } hat dir { FORM($theirs, case: "accusative") } weggenommen. Zeit, dir eine zurückzuholen.
rivals-never-lost = Du hast { $rival } { FORM($yours, case: "accusative") } weggenommen und nie eine verloren.
rivals-snatched = { $rival } hat dir { FORM($theirs, case: "accusative", gender: "m") } Haufen geklaut, du { $rival } { FORM($yours, case: "accusative", gender: "m") }.
rivals-biggest = Dein größter Fang bei { $rival }: { $cards }.
rivals-called = Du hast bei { $rival } { $yours } „Rummy!“ gerufen, und { $rival } bei dir { $theirs }.
rivals-broken = Du hast { FORM($yours, case: "accusative", gender: "f") } +3 von { $rival } gebrochen.
rivals-last-card = { $rival } hat { $theirs } Schluss gemacht, als du nur noch eine Karte hattest.
rivals-out = Du hast gegen { $rival } { $yours } Schluss gemacht, { $rival } gegen dich { $theirs }.
rivals-caught = { $rival } hat dich einmal mit { FORM($points, case: "dative") } erwischt.
rivals-matches = Du und { $rival }: { $yours } zu { $theirs } nach Partien.
rivals-level = { rivals-first-figure } zu { rivals-figure } gegen { $rival }. Und jetzt?
rivals-won-last = Zuletzt hat { $rival } gewonnen.
rivals-in-a-row = Du hast { $rival } { $times } hintereinander geschlagen.

# Figures; before a noun they agree with it: "eine Folge", "einen Haufen".
rivals-figure = { $count ->
    [0] { $gender ->
        [f] keine
        [m] keine
       *[n] null
    }
    [1] { $gender ->
        [f] { -a(gender: "f") }
        [m] { -a(gender: "m") }
       *[n] eins
    }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
rivals-first-figure = { FORM(rivals-figure, first: "capital") }
rivals-times = { $count ->
    [0] nie
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
    [7] siebenmal
    [8] achtmal
    [9] neunmal
    [10] zehnmal
   *[other] { $count }-mal
}
rivals-runs = { $count ->
    [one] { FORM(rivals-figure, gender: "f") } Folge
   *[other] { FORM(rivals-figure, gender: "f") } Folgen
}
rivals-cards = { $count ->
    [one] { FORM(rivals-figure, gender: "f") } Karte
   *[other] { FORM(rivals-figure, gender: "f") } Karten
}
rivals-points = { $count ->
    [one] { FORM(rivals-figure, gender: "m") } Punkt
   *[other] { FORM(rivals-figure, gender: "m") } Punkte{ -plural-n }
}

# What an opponent says when you sit down
rivals-again = Du schon wieder. Gut.
rivals-back = Noch nicht genug? Das mag ich.
rivals-thinking = Ich habe über das letzte Mal nachgedacht.
rivals-lead = Du liegst vor mir. Nicht mehr lange.
rivals-spoken-level = Gleichstand, du und ich.
rivals-hands = Hände auf den Tisch, wo ich sie sehe.
rivals-nice-runs = Hast du heute schöne Folgen für mich?
rivals-long-run = Ich vermisse die lange Folge immer noch.
rivals-counted = Ich habe meine Karten gezählt. Alle.
rivals-lonely = Deine Haufen sahen letztes Mal so einsam aus.
rivals-watch = Heute passe ich auf, was ich ablege.
rivals-ears = Meine Ohren sind offen. Die Augen auch.
rivals-breaker = Heute kein Brecher, hoffe ich?
rivals-say = Vergiss nicht, „Letzte Karte“ zu sagen.
rivals-minute = Lass mir noch eine Minute, bevor du Schluss machst, ja?
rivals-high = Heute wieder hohe Karten? Ich frage ja nur.
