# What the keys ask for that tell how things stand at a table, for those who do not see it.
queries-hand = Meine Hand
queries-can = Was kann ich tun?
queries-why-not = Warum nicht? Einmal bei einer Karte, einmal am Ziel
queries-table = Was liegt auf dem Tisch?
queries-player = Die Karten der Spieler, einer nach dem anderen
queries-scores = Der Stand
queries-last = Was war zuletzt?
queries-where = Wo bin ich?

# My hand.
queries-holds = Du hältst { FORM(cards-count, case: "accusative") }: { $cards }.
queries-empty = Deine Hand ist leer.
queries-covered = Deine Hand ist verdeckt: { cards-count }.
queries-noted = { $card } ({ $notes })
queries-melds = { $count ->
    [one] Du könntest eine Kombination auslegen: { $melds }.
   *[other] Du könntest { FORM(cards-number, case: "accusative", gender: "f") } Kombinationen auslegen: { $melds }.
}
queries-sentence = { $said }.

# What can be done.
queries-nothing = Du hast gerade nichts zu tun.
# What a person can do, as clauses: “Du kannst eine Karte ziehen. Oder die Kreuz 8 ablegen.”
queries-moves = Du kannst { FORM($move, use: "clause") }.
    .or = Oder { FORM($move, use: "clause") }.
queries-call = Du kannst „{ $call }“ rufen oder es durchgehen lassen.
queries-discards = { FORM($cards, case: "accusative", article: "the") } ablegen
queries-more = { $count ->
    [one] Und es gibt noch einen Zug.
   *[other] Und es gibt noch { FORM(cards-number, case: "accusative", gender: "m") } Züge.
}

# The table.
queries-place = { $place }: { $cards }
queries-lies = Auf dem Tisch: { $cards }.
queries-stack = { $card } auf { FORM(cards-count, case: "dative") }
queries-single = { $card } allein
queries-none = leer
queries-spread = { cards-count }, von oben nach unten: { $cards }
queries-pot = { $count ->
    [0] Der Topf ist leer.
    [one] Im Topf liegt { $count } Groschen.
   *[other] Im Topf liegen { $count } Groschen.
}
queries-way = { $way ->
    [clockwise] Es geht im Uhrzeigersinn.
   *[counter] Es geht gegen den Uhrzeigersinn.
}
queries-dealer = { $who ->
    [you] Du gibst.
   *[other] { $who } gibt.
}
queries-bare = Da liegt noch nichts.

# A player.
queries-of = { $who ->
    [you] Du
   *[other] { $who }
}
queries-player-has = { $who }: { $cards }.
queries-open = Auf der Hand: { $cards }.
queries-laid = { $points ->
    [one] { $points } Punkt auf dem Tisch.
   *[other] { $points } Punkte auf dem Tisch.
}
queries-coins = { $count ->
    [one] { $count } Groschen aus dem Topf.
   *[other] { $count } Groschen aus dem Topf.
}
queries-known = Bekannt auf der Hand: { $cards }.

# The scores.
queries-which = { $round }.
queries-score = { $who }: { $points }
queries-now = { $points } auf dem Tisch in dieser Runde
queries-nobody = Noch hat niemand { $what }.
queries-stand = { $scores }.

# What happened.
queries-quiet = Noch nichts.
queries-first = Da hat es angefangen.

# Where one is.
queries-at = { $game }. { $asked }
queries-focus = { $name }.
queries-focus-value = { $name }, { $value }.
