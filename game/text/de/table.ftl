# What lies on every table, and whose it is.
table-your-hand = { -your(gender: "f") } Hand
    .gender = f
table-hand = { -the(gender: "f") } Hand von { FORM($who, case: "dative") }
    .gender = f
table-stock = { -the(gender: "m") } Stapel
    .gender = m
table-pile = { -the(gender: "f") } Ablage
    .gender = f
table-in-hand = { cards-count } auf der Hand
table-by-suit = Nach Farbe
table-by-rank = Nach Rang
table-by-meld = Nach Kombination
table-round = Runde { $number }
table-went-out = { $who ->
    [you] Du hast Schluss gemacht
   *[other] { $who } hat Schluss gemacht
}
table-round-over = Die Runde ist vorbei.
table-goes-out = { $who ->
    [you] Du machst Schluss.
   *[other] { $who } macht Schluss.
}
table-out = Schluss!

# The places of the table and the cards on them, as they are read out.
table-felt = { -the(gender: "m") } Tisch
    .gender = m
table-top-card = { $card }, auf { FORM($place, case: "dative") }
table-on-the-pile = { $card }, auf der Ablage
table-cards = { cards-count }
table-known = { $cards }, bekannt: { $known }
table-being-played = { $cards }, gerade dran
table-picked = gewählt
table-just-drawn = gerade gezogen
table-wild = gilt als Joker
table-owed = geschuldet
table-barred = nicht ablegbar
table-card-by = { $card } ({ $who ->
    [you] von dir
   *[other] von { $who }
} angelegt)
table-new = neu
table-card-new = { $card } (neu)
table-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-worth-of = { $name } { $points }
table-meld = { $cards }; { $worth }
table-usable = { $cards }, jetzt zu gebrauchen
table-unusable = { $cards }, jetzt nicht zu gebrauchen
table-locked = { $cards }; gesperrt
table-fitting = { $cards }; { $fits }
table-card-wild = { $card } (gilt als Joker)
table-untaken = jetzt nicht zu nehmen
table-fits = anlegen
table-advised = bester Zug
table-playable = spielbar
table-fits-on = passt an { FORM($melds, case: "accusative", article: "the") }
table-takes = passend: { $cards }

# A player’s plate.
table-plate-points = { $plate }, { $points } insgesamt
table-plate-doing = { $plate }; { $doing }
table-plate-dealer = { $plate }; gibt
table-plate-laid = { $plate }; { $points ->
    [one] { $points } Punkt auf dem Tisch
   *[other] { $points } Punkte auf dem Tisch
}
table-laid = +{ $points }
table-plate-coins = { $plate }; { $count } aus dem Topf
table-plate-mood = { $mood ->
    [glad] { $plate }; froh
    [cross] { $plate }; sauer
   *[surprised] { $plate }; überrascht
}
# What a match counts, and so many of it.
table-word-points = Punkte
table-count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte{ -plural-n }
}
table-points = { $points } insgesamt
    .none = noch keine { $what }
table-your-turn = du bist dran
table-thinking = denkt nach…
table-dealer = gibt
table-skipped = setzt aus
table-won = gewonnen
table-match-over = Partie vorbei
table-waiting = wartet
table-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[expert] Experte
}
table-remark = { $who }: { $text }

# The bar.
table-go-out = { $use ->
    [clause] Schluss machen
   *[button] Schluss machen
}
table-forced = Du hast nur einen Zug, deshalb wird er für dich gemacht.
table-stepping = Der nächste Zug wartet auf dich.
table-coach = Der Coach denkt über deinen Zug nach…
table-how-to = { $device ->
    [keys] Wähl Karten mit { $pick }, dann siehst du, was sie können. { $key } sagt etwas über die Karte, auf der du stehst.
    [pad] Wähl Karten mit { $pick }, dann siehst du, was sie können. { $key } sagt etwas über die Karte, auf der du stehst.
    [touch] Tipp auf deine Karten, dann siehst du, was sie können. Halt eine fest, um mehr über sie zu lesen.
   *[mouse] Klick auf deine Karten, dann siehst du, was sie können. Rechtsklick oder { $key } sagt etwas über eine.
}
table-lay-all = { $end ->
    [out] Schluss machen: { $count } auslegen
   *[no] Alle { $count } auslegen
}
table-several = { $name }…
table-spot = { $device ->
    [keys] Geh jetzt zu der Karte, die du meinst, und drück { $press }.
    [pad] Geh jetzt zu der Karte, die du meinst, und drück { $press }.
    [touch] Tipp jetzt auf die Karte, die du meinst.
   *[mouse] Klick jetzt auf die Karte, die du meinst.
}
table-answer = Zeit zum Antworten
table-untimed = ohne Uhr
table-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
table-waits = Der Tisch wartet
table-rule = Regel zeigen
table-hint = { $move }. { $why }
    .tag = Tipp
table-next = als Nächstes
# Why a card may not go to a place: first the card is asked about, then the place.
table-why-not = Warum nicht { FORM($what, case: "accusative", article: "the") }? Geh jetzt ans Ziel und frag noch einmal.
    .where = Geh zuerst zu einer Karte und frag dann noch einmal.
    .allowed = Das ist erlaubt: { $move }.
table-no-use = { $count ->
    [one] Damit kannst du gerade nichts machen.
   *[other] Mit diesen zusammen kannst du gerade nichts machen.
}
table-ends-turn = Das beendet deinen Zug.
table-sure = { $move }? { $why } Drück den Knopf dafür, wenn du es so meinst.
table-sure-place = { $device ->
    [keys] { $move }? { $why } Drück den Knopf dafür oder { $press } auf { FORM($place, case: "dative") }, wenn du es so meinst.
    [pad] { $move }? { $why } Drück den Knopf dafür oder { $press } auf { FORM($place, case: "dative") }, wenn du es so meinst.
    [touch] { $move }? { $why } Drück den Knopf dafür oder tipp auf { FORM($place, case: "accusative") }, wenn du es so meinst.
   *[mouse] { $move }? { $why } Drück den Knopf dafür oder klick auf { FORM($place, case: "accusative") }, wenn du es so meinst.
}

# The corner and the panels beside the table.
table-menu = Menü
table-sound-on = Ton an
table-sound-off = Ton aus
table-sealed = Versiegeltes Blatt { $seal }
table-unsealed = Ein Blatt ohne Siegel
table-score = Stand
table-log = Protokoll
table-round-of = Runde { $number } von { $count }
table-round-deal = { $round }, { $deal }
table-deal = Blatt { $number }
table-deal-first = Blatt { $number }
table-by-code = nach einem Code gegeben
table-by-code-first = Nach einem Code gegeben
table-again = ein Blatt, noch einmal gespielt
    .first = Ein Blatt, noch einmal gespielt
table-played-on = aus einer anderen Partie weitergespielt
    .first = Aus einer anderen Partie weitergespielt
table-sealed-deal = Ein versiegeltes Blatt

# What a card is, on demand; then the game’s sentences, and why it cannot be played or taken now.
table-just-a-card = { $card }.
table-about-refused = { $says } Gerade geht damit nichts. { $why }
table-about-hidden = { $count ->
    [one] Eine verdeckte Karte: { $place }. Du kannst sie nicht sehen.
   *[other] { $count } verdeckte Karten: { $place }. Du kannst sie nicht sehen.
}
table-about-empty = Hier liegt keine Karte: { $place }.
table-looked = Aus der Nähe
table-look-away = Zurück zum Tisch
table-close-up-before = Davor
    .next = Danach
table-about-how = Zeig auf eine Karte oder geh zu ihr, und frag noch einmal. Dann steht da, was sie kann.

table-no-card = Du hast keine Karte { $number }.
