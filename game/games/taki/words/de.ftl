taki-title = Taki
taki-pitch = Farben, Stopps und Folgen. Sei zuerst alle Karten los.
taki-age = Für Kinder ab 6.

# What can be chosen before a match.
taki-the-game = Das Spiel
taki-house-rules = Hausregeln
taki-mode = Partie
    .help = Gewöhnliche Spiele oder ein Turnier über acht Stufen.
    .single = Gewöhnlich
    .tournament = Turnier
taki-voluntary-draw = Jederzeit ziehen
    .help = Du darfst ziehen, auch wenn du spielen könntest.
taki-partial-runs = Folgen früh beenden
    .help = Du darfst mit einer Folge aufhören, auch wenn du ihre Farbe noch hast.
taki-hand = Karten zu Beginn
    .help = Mit so vielen Karten fangen alle an. Im Turnier sind es immer acht.
taki-length = { $form ->
    [label] { $value ->
        [1] Ein Spiel
       *[other] Bis { $value } Siege
    }
   *[name] { $value ->
        [1] ein Spiel
       *[other] bis { $value } Siege
    }
}
taki-goal = { $value ->
    [1] Ein Spiel
   *[other] Bis { $value } Siege
}
taki-wins = Siege für die Partie
    .help = Wer so viele Spiele gewinnt, gewinnt die Partie. Ein Turnier ist ein Spiel.

# The usual ways to play.
taki-from-deck = Der Stapel wird von vorn ausgegeben, Karte für Karte, im Uhrzeigersinn ab links vom Geber. Dann wird die nächste Karte aufgedeckt. Eine Karte, die keine Zahl ist, kommt zurück, und die nächste wird aufgedeckt. Ihr Platz wird ausgelost wie beim Mischen, aus „put back K“.
taki-lead = Erste Karte
    .help = Die Karte, mit der es losgeht. Eine Aktionskarte bewirkt dort nichts.
    .number = Eine Zahl
    .coloured = Jede mit einer Farbe
taki-plus-three = +3-Karten
    .help = Ohne sie sind es zusammen 112 Karten.
taki-plus-three-on = Eine +3 geht auf
    .help = Eine Karte, zu der sie passt, oder auch eine wartende +2. Deren Karten warten dann auf den nächsten Spieler.
    .colour = Keine wartende +2
    .any = Alles
taki-set-single-game = Ein Spiel
    .sentence = So wird meist gespielt. Die erste Karte ist immer eine Zahl.
taki-set-box = Regeln der Schachtel
    .sentence = Nach der Anleitung in der Schachtel. Eine Aktionskarte kann anfangen, und eine +3 geht auf eine wartende +2.
taki-set-older-box = Die ältere Schachtel
    .sentence = Nach einer älteren Anleitung, mit 112 Karten. Niemand hat eine +3.
taki-set-tournament = Turnier
    .sentence = Aus der Schachtel. Acht Stufen in einem Spiel.
taki-set-first-to-three = Bis drei Siege
    .sentence = Unsere eigene Serie. Mit drei gewonnenen Spielen gewinnst du die Partie.
taki-set-partial-runs = Folgen früh beenden
    .sentence = Von uns. Beende eine Folge, sobald du willst.
taki-set-draw-at-will = Jederzeit ziehen
    .sentence = Eine Hausregel in manchen Familien. Zieh, auch wenn du spielen könntest.

# The cards, which have a colour and a symbol or neither.
taki-color = { taki-hue }
    .braille = { $color ->
        [R] Ro
        [Y] Ge
        [G] Gr
       *[B] Bl
    }
    .shape = { taki-hue }{ taki-shape.shape }
taki-color-first = { FORM(taki-hue, first: "capital") }
    .shape = { FORM(taki-hue, first: "capital") }{ taki-shape.shape }
# The colour before an ending: "rot" + "e", and its shape after a noun: "rote Folge (Kreis)".
taki-hue = { $color ->
    [R] rot
    [Y] gelb
    [G] grün
   *[B] blau
}
taki-shape = { "" }
    .shape = { $color ->
        [R] { " " }(Kreis)
        [Y] { " " }(Dreieck)
        [G] { " " }(Quadrat)
       *[B] { " " }(Stern)
    }
# Invariable
taki-symbol = { $symbol ->
    [stop] Stopp
    [turn] Richtungs­wechsel
    [plus] Plus
    [taki] Taki
   *[other] { $symbol }
}
    .braille = { $symbol ->
        [stop] Stop
        [turn] Dreh
        [plus] Plus
        [taki] Taki
       *[other] { $symbol }
    }
# "eine 8", "einen Stopp".
taki-a-symbol = { $symbol ->
    [stop] { -a(gender: "m") }
    [turn] { -a(gender: "m") }
    [plus] { -a(gender: "n") }
    [taki] { -a(gender: "n") }
   *[other] { -a(gender: "f") }
} { taki-symbol }
# "rote 5", "der blaue Stopp", "vom grünen Plus".
taki-card = { $symbol ->
    [stop] { FORM(taki-before, gender: "m") }
    [turn] { FORM(taki-before, gender: "m") }
    [plus] { FORM(taki-before, gender: "n") }
    [taki] { FORM(taki-before, gender: "n") }
   *[other] { FORM(taki-before, gender: "f") }
} { taki-symbol }{ taki-shape }
    .gender = { $symbol ->
        [stop] m
        [turn] m
        [plus] n
        [taki] n
       *[other] f
    }
    .braille = { -preposition }{ taki-color }{ taki-symbol }
    .first = { FORM(taki-card, first: "capital") }
    .the-first = { FORM(taki-the-card, first: "capital") }
# An article and the colour with its ending: "die rote", "roter".
taki-before = { -article }{ taki-hue }{ $article ->
    [the] { -ending }
    [your] { -ending }
   *[none] { taki-strong-ending }
}
taki-strong-ending = { $case ->
    [accusative] { $gender ->
        [m] en
        [n] es
       *[f] e
    }
    [genitive] { $gender ->
        [m] en
        [n] en
       *[f] er
    }
    [dative] { taki-dative-ending }
    [von] { taki-dative-ending }
    [zu] { taki-dative-ending }
   *[nominative] { $gender ->
        [m] er
        [n] es
       *[f] e
    }
}
taki-dative-ending = { $gender ->
    [m] em
    [n] em
   *[f] er
}
# With an article even if none is asked for.
taki-the-card = { $article ->
    [none] { taki-card }
    [your] { taki-card }
   *[the] { FORM(taki-card, article: "the") }
}
    .gender = { GENDER(taki-card) }
    .braille = { taki-card }
taki-colorless = { $card ->
    [color] { taki-change-article }Farbwechsel{ -genitive-s }
    [super] { -article(gender: "n") }Super Taki
    [king] { -article(gender: "m") }König{ -genitive-s }
    [break] { -article(gender: "m") }+3-Brecher{ -genitive-s }
   *[other] { -article(gender: "f") }+3
}
    .gender = { $card ->
        [color] m
        [super] n
        [king] m
        [break] m
       *[other] f
    }
    .braille = { -preposition }{ $card ->
        [color] Farbe
        [super] Super
        [king] König
        [break] Brecher
       *[other] +3
    }
    .the-first = { FORM(taki-the-colorless, first: "capital") }
# "Einen Farbwechsel" even where others have "den": there are four.
taki-change-article = { $article ->
    [the] { -a(gender: "m") }{ " " }
   *[none] { -article(gender: "m") }
}
taki-the-colorless = { $article ->
    [none] { taki-colorless }
    [your] { taki-colorless }
   *[the] { FORM(taki-colorless, article: "the") }
}
    .gender = { GENDER(taki-colorless) }
    .braille = { taki-colorless }
taki-change-to = { -article(gender: "m") }Farbwechsel zu { taki-color-first }
    .gender = m
    .braille = { -preposition }Farbe={ taki-color }
taki-super-in = { -article(gender: "n") }Super Taki in { taki-color-first }
    .gender = n
    .braille = { -preposition }Super={ taki-color }
taki-cards = Karten

# What lies on the table, and how a hand is sorted.
taki-by-color = Nach Farbe
taki-by-symbol = Nach Zeichen
taki-anything = Alles passt
    .sentence = Alles passt.
taki-force = { $symbol ->
    [none] { taki-color-first }
   *[other] { taki-color-first } oder { taki-symbol }
}
    .sentence = { $symbol ->
        [none] Die Farbe ist { taki-color }.
       *[other] Die Farbe ist { taki-color }, und das Zeichen ist { taki-symbol }.
    }
taki-open-run = Offene { taki-hue }e Folge{ taki-shape }
    .sentence = Die { taki-hue }e Folge{ taki-shape } ist offen.
taki-to-draw = { $count } zu ziehen
    .sentence = Eine +2 wartet. Wer zieht, zieht jetzt { FORM(cards-count, case: "accusative") }.
taki-three-out = Eine +3 liegt da
    .sentence = Eine +3 wartet auf eine Antwort.
taki-stage = Stufe { $stage }
taki-last-card = letzte Karte

# Moves before they are made.
taki-say-play = { $use ->
    [clause] { FORM($card, case: "accusative", article: "the") } spielen
   *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } spielen
}
    .color = { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } spielen und { taki-color-first } wählen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } spielen und { taki-color-first } wählen
    }
    .breaker = { $use ->
        [clause] den +3-Brecher spielen und drei Karten ziehen
       *[button] +3-Brecher spielen und drei Karten ziehen
    }
taki-say-break = { $who ->
    [you] { $use ->
        [clause] deine +3 brechen
       *[button] Deine +3 brechen
    }
   *[other] { $use ->
        [clause] die +3 von { $who } brechen
       *[button] Die +3 von { $who } brechen
    }
}
taki-say-cancel = { $who ->
    [you] { $use ->
        [clause] deine +3 mit dem König aufheben
       *[button] Deine +3 mit dem König aufheben
    }
   *[other] { $use ->
        [clause] die +3 von { $who } mit dem König aufheben
       *[button] Die +3 von { $who } mit dem König aufheben
    }
}
taki-say-draw = { $use ->
    [clause] { FORM(cards-count, case: "accusative", article: "none") } ziehen
   *[button] { FORM(cards-count, case: "accusative", article: "none", first: "capital") } ziehen
}
taki-say-close = { $use ->
    [clause] mit „Taki zu“ die Folge schließen
   *[button] Folge schließen: „Taki zu“
}
taki-say-leave = { $use ->
    [clause] die Folge offen lassen
   *[button] Folge offen lassen
}
taki-say-stop = { $use ->
    [clause] aufhören und nichts mehr spielen
   *[button] Aufhören und nichts mehr spielen
}
taki-say-pass = { $use ->
    [clause] die +3 gelten lassen
   *[button] +3 gelten lassen
}
taki-say-last = { $use ->
    [clause] „letzte Karte“ sagen
   *[button] „Letzte Karte“ sagen
}
taki-say-quiet = { $use ->
    [clause] schweigen und vier Karten ziehen
   *[button] Schweigen und vier Karten ziehen
}
taki-no-move = Taki hat keinen Zug { $text }. Versuch play und eine Karte, draw, close, leave, stop, pass, say last oder quiet.

# What a line of braille tells: what is asked, and the moves.
# Behind it stands the next player with the cards they hold: “Grün/9 A3”; at a +3 its player.
taki-line-about = { $symbol ->
    [none] { taki-color-first } { $who }
   *[other] { taki-color-first }/{ taki-symbol } { $who }
}
    .run = Folge { taki-color-first } { $who }
    .draw = +2 ({ $count }) { $who }
    .any = Alles { $who }
    .three = +3 { $who }
    .last = Letzte Karte { $who }
# A colour to choose, with the number of cards that one holds in it.
taki-line-color = { taki-color }{ $count }
taki-line-play = spiel
taki-line-word = { $word ->
    [close] schließ
    [leave] lass offen
    [stop] hör auf
    [break] brich
    [cancel] heb auf
    [quiet] schweig
   *[other] sag es
}

# The log.
taki-deals = { $who ->
    [you] Du gibst.
   *[other] { $who } gibt.
}
    .game = { $who ->
        [you] Du gibst für Spiel { $number }.
       *[other] { $who } gibt für Spiel { $number }.
    }
taki-turned-up = { $card } wird aufgedeckt.
taki-put-back = Sie darf nicht beginnen und geht zurück.
taki-plays = { $who ->
    [you] Du spielst { FORM($card, case: "accusative", article: "the") }.
   *[other] { $who } spielt { FORM($card, case: "accusative", article: "the") }.
}
taki-plays-change = { $who ->
    [you] Du spielst einen Farbwechsel und wählst { taki-color-first }.
   *[other] { $who } spielt einen Farbwechsel und wählt { taki-color-first }.
}
    .braille = { $who ->
        [you] Du spielst Farbe={ taki-color }.
       *[other] { $who } spielt Farbe={ taki-color }.
    }
taki-plays-super = { $who ->
    [you] Du spielst das Super Taki in { taki-color-first }.
   *[other] { $who } spielt das Super Taki in { taki-color-first }.
}
    .braille = { $who ->
        [you] Du spielst Super={ taki-color }.
       *[other] { $who } spielt Super={ taki-color }.
    }
taki-breaks = { $who ->
    [you] Du brichst die +3.
   *[other] { $who } bricht die +3.
}
taki-cancels = { $who ->
    [you] Du hebst die +3 mit dem König auf.
   *[other] { $who } hebt die +3 mit dem König auf.
}
    .braille = { $who ->
        [you] Du hebst die +3 auf.
       *[other] { $who } hebt die +3 auf.
    }
taki-draws = { $who ->
    [you] Du ziehst { FORM(cards-count, case: "accusative") }.
   *[other] { $who } zieht { FORM(cards-count, case: "accusative") }.
}
taki-draws-cards = { $who ->
    [you] Du ziehst { FORM($cards, case: "accusative", article: "the") }.
   *[other] { $who } zieht { FORM($cards, case: "accusative", article: "the") }.
}
    .braille = { $who ->
        [you] Neu: { FORM($cards, case: "accusative") }
       *[other] { $who } zieht { FORM($cards, case: "accusative") }
    }
# All cards that are drawn, more than four of them.
taki-drawn = { $cards }
    .braille = { FORM(cards-count, article: "none") }
taki-no-card = { $who ->
    [you] Du kannst nicht ziehen. Es sind keine Karten mehr da.
   *[other] { $who } kann nicht ziehen. Es sind keine Karten mehr da.
}
taki-new-stock = Der Stapel ist leer, also wird die Ablage zu einem neuen gemischt.
    .braille = Die Ablage wird der neue Stapel.
taki-skipped = { $who ->
    [you] Stopp! Du setzt aus.
   *[other] Stopp! { $who } setzt aus.
}
taki-turns-round = Es geht andersherum weiter.
taki-closes = { $who ->
    [you] Du schließt die Folge. „Taki zu!“
   *[other] { $who } schließt die Folge. „Taki zu!“
}
    .braille = { $who ->
        [you] Du schließt die Folge.
       *[other] { $who } schließt die Folge.
    }
# The great moments, as they are seen.
taki-moment-close-title = Taki zu!
taki-moment-close = { $who ->
    [you] Du schließt die { taki-hue }e Folge{ taki-shape }.
   *[other] { $who } schließt die { taki-hue }e Folge{ taki-shape }.
}
taki-moment-break-title = +3 gebrochen!
    .figure = +3 Karten
taki-moment-break = { $whose ->
    [you] { $who } bricht deine +3, also ziehst du drei.
   *[other] { taki-moment-break-others }
}
taki-moment-break-others = { $who ->
    [you] Du brichst die +3 von { $whose }, also zieht nur { $whose } drei.
   *[other] { $who } bricht die +3 von { $whose }, also zieht nur { $whose } drei.
}
taki-moment-stand-title = +3
taki-moment-stand = { $whose ->
    [you] Deine +3 gilt, also ziehen alle anderen drei.
   *[other] Die +3 von { $whose } gilt, also ziehen alle anderen drei.
}
taki-moment-draw = { $who ->
    [you] Du ziehst drei.
   *[other] { $who } zieht drei.
}
taki-moment-cancel-title = +3 aufgehoben!
taki-moment-cancel = { $whose ->
    [you] { $who } hebt deine +3 mit dem König auf.
   *[other] { taki-moment-cancel-others }
}
taki-moment-cancel-others = { $who ->
    [you] Du hebst mit dem König die +3 von { $whose } auf.
   *[other] { $who } hebt mit dem König die +3 von { $whose } auf.
}
taki-leaves = { $who ->
    [you] Du lässt die Folge offen.
   *[other] { $who } lässt die Folge offen.
}
taki-stops = { $who ->
    [you] Du hörst hier auf.
   *[other] { $who } hört hier auf.
}
taki-says = { $who ->
    [you] Du sagst „letzte Karte“.
   *[other] { $who } sagt „letzte Karte“.
}
taki-forgets = { $who ->
    [you] Du vergisst, „letzte Karte“ zu sagen.
   *[other] { $who } vergisst, „letzte Karte“ zu sagen.
}
    .braille = { $who ->
        [you] Du vergisst „letzte Karte“.
       *[other] { $who } vergisst „letzte Karte“.
    }
taki-next-stage = { $who ->
    [you] Du kommst auf Stufe { $stage }.
   *[other] { $who } kommt auf Stufe { $stage }.
}
taki-won = { $who ->
    [you] Du hast keine Karten mehr und gewinnst.
   *[other] { $who } hat keine Karten mehr und gewinnt.
}
taki-won-game = { $who ->
    [you] Du hast keine Karten mehr und gewinnst das Spiel: { $wins }.
   *[other] { $who } hat keine Karten mehr und gewinnt das Spiel: { $wins }.
}
    .braille = { $who ->
        [you] Du gewinnst das Spiel.
       *[other] { $who } gewinnt das Spiel.
    }
taki-ends = Hier endet die Partie, und die wenigsten Karten gewinnen.
    .braille = Ende. Die wenigsten Karten gewinnen.
taki-tournament-ends = Hier endet das Turnier, und die niedrigste Stufe gewinnt.
    .braille = Ende. Die niedrigste Stufe gewinnt.
taki-game-ends = Hier endet das Spiel, und die wenigsten Karten gewinnen: { $wins }.
    .braille = Spielende. Wenigste Karten gewinnen.
taki-player-wins = { $who } { $count }
# So many games won, and what they are called.
taki-count-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
taki-word-wins = Siege

# A game of several.
taki-game = Spiel { $number }
taki-next-game = Nächstes Spiel
taki-game-is-over = Dieses Spiel ist aus.
taki-game-over = { $who ->
    [you] Du gewinnst Spiel { $number }.
   *[other] { $who } gewinnt Spiel { $number }.
}
    .shared = Spiel { $number } geht an { FORM($players, case: "accusative") }.

# What the person is to do.
taki-dealing = Die Karten werden gegeben.
taki-play = { $plus ->
    [yes] { $draw ->
        [yes] Dein Plus braucht noch eine Karte. Spiel { taki-wanted }, oder zieh.
       *[no] Dein Plus braucht noch eine Karte. Spiel { taki-wanted }.
    }
   *[no] { $draw ->
        [yes] Spiel { taki-wanted }, oder zieh.
       *[no] Spiel { taki-wanted }.
    }
}
taki-wanted = { $colorless ->
    [yes] { $symbol ->
        [none] eine { taki-hue }e Karte{ taki-shape } oder eine ohne Farbe
       *[other] eine { taki-hue }e Karte{ taki-shape }, { FORM(taki-a-symbol, case: "accusative") } oder eine Karte ohne Farbe
    }
   *[no] { $symbol ->
        [none] eine { taki-hue }e Karte{ taki-shape }
       *[other] eine { taki-hue }e Karte{ taki-shape } oder { FORM(taki-a-symbol, case: "accusative") }
    }
}
taki-play-colorless = { $plus ->
    [yes] { $draw ->
        [yes] Dein Plus braucht noch eine Karte, und nur Karten ohne Farbe passen. Spiel eine, oder zieh.
       *[no] Dein Plus braucht noch eine Karte, und nur Karten ohne Farbe passen. Spiel eine.
    }
   *[no] { $draw ->
        [yes] Nur deine Karten ohne Farbe passen. Spiel eine, oder zieh.
       *[no] Nur deine Karten ohne Farbe passen. Spiel eine.
    }
}
taki-play-any = { $draw ->
    [yes] Spiel irgendeine Karte, oder zieh.
   *[no] Spiel irgendeine Karte.
}
taki-no-cards = { $plus ->
    [yes] Dein Plus braucht noch eine Karte, und du kannst keine spielen. Zieh eine Karte.
   *[no] Du kannst nichts spielen. Zieh eine Karte.
}
taki-only-breaker = { $plus ->
    [yes] Auf dein Plus könnte nur der Brecher folgen, und der kostet dich drei Karten. Zieh eine Karte.
   *[no] Nur der Brecher passt, und der kostet dich drei Karten. Zieh eine Karte.
}
taki-none-fits = { $plus ->
    [yes] { $symbol ->
        [none] Dein Plus braucht noch eine Karte, und du hast keine { taki-hue }e{ taki-shape }. Zieh eine Karte.
       *[other] Dein Plus braucht noch eine Karte, und du hast keine { taki-hue }e{ taki-shape } und k{ FORM(taki-a-symbol, case: "accusative") }. Zieh eine Karte.
    }
   *[no] { $symbol ->
        [none] Keine { taki-hue }e Karte{ taki-shape }. Zieh eine.
       *[other] Keine { taki-hue }e Karte{ taki-shape }, k{ taki-a-symbol }. Zieh eine Karte.
    }
}
taki-plus-two = { $answers ->
    [add] Leg eine +2 dazu, oder zieh { FORM(cards-count, case: "accusative") }.
    [cancel] Heb die +2 mit dem König auf, oder zieh { FORM(cards-count, case: "accusative") }.
    [both] Leg eine +2 dazu, heb alles mit dem König auf, oder zieh { FORM(cards-count, case: "accusative") }.
   *[none] Du hast keine +2 und keinen König. Zieh { FORM(cards-count, case: "accusative") }.
}
    .three = { $answers ->
        [add] Leg eine +2 dazu, spiel die +3, oder zieh { FORM(cards-count, case: "accusative") }.
        [cancel] Spiel die +3, heb die +2 mit dem König auf, oder zieh { FORM(cards-count, case: "accusative") }.
        [both] Leg eine +2 dazu, spiel die +3, heb die +2 mit dem König auf, oder zieh { FORM(cards-count, case: "accusative") }.
       *[none] Spiel die +3, oder zieh { FORM(cards-count, case: "accusative") }.
    }
taki-king = Spiel noch eine Karte, irgendeine, oder hör auf.
taki-run-on = { $count ->
    [1] Spiel deine letzte { taki-hue }e Karte{ taki-shape } in die Folge.
   *[other] Spiel deine { taki-hue }en Karten{ taki-shape } in die Folge. Noch { FORM(cards-number, gender: "f") }.
}
taki-ways = { $ways }.
taki-way-another = Spiel noch eine { taki-hue }e Karte{ taki-shape }
taki-way-close = schließ die Folge
    .first = Schließ die Folge
taki-way-leave-it = lass sie offen
taki-way-leave = lass die Folge offen
    .first = Lass die Folge offen
taki-way-super = leg ein Super Taki dazu
taki-way-change = beende sie mit einem Farbwechsel
taki-announce = Noch eine Karte! Sag „letzte Karte“.

# Why, and who comes next.
taki-next = { $who ->
    [you] Dann bist du dran.
   *[other] Dann ist { $who } dran.
}
taki-quiet-costs = Schweigen kostet vier Karten.
taki-drawing-ends = Wenn du ziehst, endet dein Zug.
taki-turn-over = Dann endet dein Zug.
taki-drawn-waits = Wenn du ziehst, wartet die Karte bis zu deinem nächsten Zug.
taki-bare-king = Ein König allein hat keine Farbe, also passt alles auf ihn.
taki-beneath = Spiel, als wäre { FORM(taki-colorless, case: "nominative", article: "the") } nicht da.
taki-chosen = Die Farbe ist jetzt { taki-color }.
taki-run-stays = Wenn du ziehst, bleibt die { taki-hue }e Folge{ taki-shape } offen.
taki-run-ends = Die Karte, die du spielst, beendet die offene { taki-hue }e Folge{ taki-shape }.
taki-run-open = Die { taki-hue }e Folge{ taki-shape } ist offen. Leg mit, und alle deine { taki-hue }en Karten gehen weg.
    .partial = Die { taki-hue }e Folge{ taki-shape } ist offen. Leg eine { taki-hue }e Karte oder ein Super Taki dazu.
taki-last-acts = Nur die letzte Karte einer Folge wirkt.
taki-not-closed = Auf { FORM($card, case: "dative", article: "the") } kannst du die Folge nicht schließen.
taki-run-continued = Wenn du sie offen lässt, kann der nächste Spieler mitlegen.
taki-acts-again = Wenn die Folge hier endet, bist du noch einmal dran.
taki-acts-skip = Wenn die Folge hier endet, setzt { $who } aus.
taki-acts-plus-two = Wenn die Folge hier endet, legt { $who } eine +2 dazu, spielt einen König oder zieht zwei.
    .any = Wenn die Folge hier endet, legt { $who } eine +2 dazu, spielt eine +3 oder einen König oder zieht zwei.
taki-acts-turn = Wenn die Folge hier endet, geht es andersherum weiter.
taki-acts-last = Wenn die Folge hier endet, ist auch das Spiel aus.
taki-acts-plus = Wenn die Folge hier endet, brauchst du noch eine Karte.

# Others are asked.
taki-turn-of = { $who } ist dran.
    .run = { $who } ist dran, und die { taki-hue }e Folge{ taki-shape } ist offen.
taki-runs-on = { $who } spielt die { taki-hue }e Folge{ taki-shape }.
taki-king-of = { $who } darf nach dem König noch eine Karte spielen.
taki-plus-of = { $who } braucht nach dem Plus noch eine Karte.
taki-last-of = { $who } hat noch eine Karte.
taki-plus-two-of = { $who } muss eine +2 dazulegen, einen König spielen oder { FORM(cards-count, case: "accusative") } ziehen.
    .any = { $who } muss eine +2 dazulegen, eine +3 oder einen König spielen oder { FORM(cards-count, case: "accusative") } ziehen.

# The calls, and the window after a +3.
taki-call-last = Letzte Karte!
    .sentence = Sag es, oder zieh vier Karten.
taki-call-three = Eine +3 liegt da
    .sentence = Wenn sie gilt, ziehst du drei Karten.
taki-waits = Antwortet jemand auf die +3?
taki-answered = { $who ->
    [you] Die anderen können jetzt auf deine +3 antworten.
   *[other] Ihr könnt jetzt alle auf die +3 von { $who } antworten.
}
taki-answer = { $answers ->
    [break] Brich die +3 von { $who }, oder lass sie gelten und zieh drei.
    [cancel] Heb die +3 von { $who } mit dem König auf, oder lass sie gelten und zieh drei.
    [both] Brich die +3 von { $who }, heb sie mit dem König auf, oder lass sie gelten und zieh drei.
   *[none] Lass die +3 von { $who } gelten und zieh drei.
}
taki-broken = Wenn du sie brichst, zieht nur { $who } drei.
taki-cancelled = Mit dem König bist du dran und darfst noch eine Karte spielen.

# Buttons.
taki-button-play = Spielen
    .card = { FORM($card, case: "accusative", article: "none", first: "capital") } spielen
    .again = { $card }: noch einmal dran
    .breaker = Brecher: drei ziehen
    .breaker-listed = Brecher: drei ziehen
    .king = König spielen
taki-button-change = Farbe wechseln
    .color = Zu { taki-color-first } wechseln
taki-asks-colour = Welche Farbe?
taki-asks-card = Welche Karte?
taki-asks-add = Welche Karte kommt in die Folge?
taki-button-super = Super Taki spielen
taki-button-add = Mitlegen
    .card = { FORM($card, case: "accusative", article: "none", first: "capital") } dazulegen
    .more = { $card }, dann noch { $count }
taki-button-break = +3 brechen
taki-button-close = Folge schließen
taki-button-leave = Offen lassen
taki-button-stop = Aufhören
taki-button-draw = { $count ->
    [1] Karte ziehen
   *[other] { $count } ziehen
}
taki-button-pass = Gelten lassen
taki-button-last = Letzte Karte!
taki-button-quiet = Schweigen
taki-breaker-costs = In deinem eigenen Zug kostet er dich drei Karten.
taki-aside-pile = Karten auf der Ablage bleiben dort. Zieh vom Stapel.
taki-aside-stock = Die Karte, die du ziehst, kommt auf deine Hand.
taki-aside-hand = Spiel deine Karten auf die Ablage. Auf den Stapel kommen sie nicht zurück.

# The end.
taki-ending-stuck = Niemand konnte spielen oder ziehen
taki-ending-turns = Alle { $turns } Züge sind gespielt
taki-ending-pile = Die Ablage am Ende
taki-row = Das Spiel
    .tournament = Das Turnier
taki-sheet-won = Gewonnene Spiele
taki-sheet-stage = Stufe
taki-sheet-left = Karten übrig
taki-out-first = als Erstes fertig
taki-all-stages = durch alle Stufen
taki-left = { cards-count } übrig

# Why a deck is refused.
taki-no-lead = Mit diesem Stapel halten die Spieler alle Karten, die den Anfang machen können. Eine davon muss hinter ihren Karten liegen.

# Why a move is refused.
taki-next-alone = Nur der nächste Spieler kann mit einem König auf eine +3 antworten.
    .braille = Nein: nur der König des nächsten Spielers.
taki-plus-two-active = Antworte auf die +2 mit einer +2 oder einem König, oder zieh { FORM(cards-count, case: "accusative") }.
    .braille = +2: nur +2 oder König, sonst zieh.
taki-plus-two-or-three = Antworte auf die +2 mit einer +2, einer +3 oder einem König, oder zieh { FORM(cards-count, case: "accusative") }.
    .braille = +2: nur +2, +3, König, sonst zieh.
taki-misfit = { $symbol ->
    [none] Die Farbe ist { taki-color }, und { FORM($card, case: "nominative", article: "the") } ist es nicht.
   *[other] { FORM($card, case: "nominative", article: "the", first: "capital") } ist weder { taki-color } noch { taki-a-symbol }.
}
    .braille = { $symbol ->
        [none] Nein: { $card } ist nicht { taki-color }.
       *[other] Nein: { $card }, nicht { taki-color } oder { taki-symbol }.
    }
taki-change-ends = Ein Farbwechsel beendet eine Folge. Spiel zuerst deine { taki-hue }en Karten{ taki-shape }.
    .braille = Spiel zuerst deine Karten in { taki-color }.
taki-not-inside = In einer Folge kannst du { FORM(taki-colorless, case: "accusative", article: "the") } nicht spielen.
taki-inside = In diese Folge gehören nur { taki-hue }e Karten{ taki-shape } und Super Takis.
    .braille = Nein: In die Folge nur { taki-color } und Super.
taki-no-announcing = Sag „letzte Karte“, wenn dir nach dem Spielen eine Karte bleibt.
    .braille = Nein: Du müsstest eine Karte haben.
taki-announce-first = Du hast noch eine Karte. Sag zuerst „letzte Karte“, oder schweig.
    .braille = Erst „letzte Karte“ sagen oder schweigen.
taki-not-held = { FORM($card, case: "accusative", article: "the", first: "capital") } hast du nicht.
taki-choose = Der König hat keine Farbe. Wähl eine für dein Super Taki.
    .braille = Wähl eine Farbe für dein Super.
taki-no-choice = Ein Super Taki nimmt die Farbe an, auf der es landet. Du kannst sie nicht wählen.
    .braille = Nein: Super hat die Farbe darunter.
taki-no-three = Keine +3 wartet auf eine Antwort.
taki-three-first = Eine +3 liegt da. Nur ein +3-Brecher oder ein König des nächsten Spielers kann darauf antworten.
    .braille = +3: Nur Brecher oder König antworten.
taki-no-run = Du hast keine Folge zu beenden. Spiel zuerst eine Karte in eine.
    .braille = Nein: Du hast keine Folge zu beenden.
taki-color-comes-first = Spiel zuerst alle deine { taki-hue }en Karten{ taki-shape }.
taki-stays-open = Auf { FORM($card, case: "dative", article: "the") } kannst du eine Folge nicht schließen. Sie bleibt offen.
    .braille = Nein: Auf { $card } bleibt die Folge offen.
taki-run-first = Deine Folge ist noch nicht aus. Leg etwas dazu, schließ sie oder lass sie offen.
    .braille = Erst dazulegen oder die Folge beenden.
taki-no-extra = Nach einem König kannst du nicht ziehen. Spiel noch eine Karte, oder hör auf.
    .braille = Nach König: spielen oder aufhören.
taki-can-play = Du kannst noch nicht ziehen. Du hast eine Karte, die du spielen kannst.
    .braille = Nicht ziehen: Eine Karte passt.
taki-no-stop = Aufhören kannst du nur nach einem König, vor seiner Zusatzkarte.
    .braille = Nein: Aufhören nur nach einem König.

# Why a move is good.
taki-why-break = Die drei Karten zieht, wer die +3 gespielt hat, und sonst niemand.
taki-why-cancel = Die +3 ist weg, und du bist dran und darfst noch eine Karte spielen.
taki-why-plan = Du gewinnst in diesem Zug: { $cards }.
taki-why-out = Das ist deine letzte Karte. Damit bist du fertig!
taki-why-pending = Das erspart dir { FORM(cards-count, case: "accusative") }.
taki-why-breaker-costs = Der +3-Brecher würde dich drei Karten kosten.
taki-why-breaker = Solange du ihn hast, wirst du nicht fertig. Das ist drei Karten wert.
taki-why-end = Das beendet die Folge, und die Farbe wird { taki-color }.
taki-why-run = { $count ->
    [one] Noch { FORM(cards-number, gender: "f") } Karte geht in die Folge. Heb dir die für den Schluss auf.
   *[other] Noch { FORM(cards-number, gender: "f") } Karten gehen in die Folge. Heb dir die stärkste für den Schluss auf.
}
    .alike = { $count ->
        [one] Noch { FORM(cards-number, gender: "f") } Karte geht in die Folge.
       *[other] Noch { FORM(cards-number, gender: "f") } Karten gehen in die Folge.
    }
    .idle = { $count ->
        [one] In der Folge wirkt das nicht. Noch { FORM(cards-number, gender: "f") } Karte kann folgen.
       *[other] In der Folge wirkt das nicht. Noch { FORM(cards-number, gender: "f") } Karten können folgen.
    }
taki-why-run-last = Das ist deine letzte Karte der Farbe, und sie wirkt, wenn die Folge endet.
taki-why-change = { $count ->
    [0] { taki-color-first } ist die beste Farbe, die du wählen kannst.
    [one] Du hast { FORM(cards-number, case: "accusative", gender: "f") } { taki-hue }e Karte{ taki-shape }, die folgen kann.
   *[other] Du hast { FORM(cards-number, case: "accusative", gender: "f") } { taki-hue }e Karten{ taki-shape }, die folgen können.
}
taki-why-king = Du darfst noch eine Karte spielen, irgendeine.
taki-why-three = Alle anderen ziehen drei, wenn niemand sie bricht.
taki-why-taki = { $count ->
    [one] Noch eine { taki-hue }e Karte{ taki-shape } geht mit.
    [2] Deine beiden anderen { taki-hue }en Karten{ taki-shape } gehen mit.
   *[other] Deine { $count } anderen { taki-hue }en Karten{ taki-shape } gehen alle mit.
}
    .super = { $count ->
        [one] Deine { taki-hue }e Karte{ taki-shape } geht mit.
        [2] Deine beiden { taki-hue }en Karten{ taki-shape } gehen mit.
       *[other] Deine { $count } { taki-hue }en Karten{ taki-shape } gehen alle mit.
    }
taki-why-go-on = { $count ->
    [0] Das kommt in die offene Folge.
   *[other] Das kommt in die offene Folge, und alle deine { taki-hue }en Karten{ taki-shape } können mit.
}
taki-why-plus-two = { $who ->
    [you] Du ziehst zwei, legst eine +2 dazu oder spielst einen König.
   *[other] { $who } zieht zwei, legt eine +2 dazu oder spielt einen König.
}
    .any = { $who ->
        [you] Du ziehst zwei, legst eine +2 dazu oder spielst eine +3 oder einen König.
       *[other] { $who } zieht zwei, legt eine +2 dazu oder spielt eine +3 oder einen König.
    }
taki-why-stop = { $who ->
    [you] Du setzt aus.
   *[other] { $who } setzt aus.
}
taki-why-again = Du bist noch einmal dran.
taki-why-plus = Du spielst in diesem Zug eine zweite Karte.
    .alone = Du kannst das Plus jetzt spielen, auch wenn du danach eine Karte ziehst.
taki-why-few = { $who ->
    [you] Du hast nur noch wenige Karten.
   *[other] { $who } hat nur noch { FORM(cards-count, case: "accusative") }.
}
taki-why-lacking = { $who ->
    [you] Du scheinst keine { taki-hue }e Karte{ taki-shape } dafür zu haben.
   *[other] { $who } scheint keine { taki-hue }e Karte{ taki-shape } dafür zu haben.
}
taki-why-last-fits = Dann bleibt dir { FORM($card, case: "nominative", article: "the") }, und die Karte passt.
taki-why-fitting = { $count ->
    [one] { FORM(cards-number, gender: "f", first: "capital") } deiner anderen Karten passt darauf. { taki-why-fitting-theirs }
   *[other] { FORM(cards-number, gender: "f", first: "capital") } deiner anderen Karten passen darauf. { taki-why-fitting-theirs }
}
taki-why-fitting-theirs = { $theirs ->
    [0] Auf { FORM($other, case: "accusative", article: "the") } würde keine passen.
    [one] Auf { FORM($other, case: "accusative", article: "the") } würde nur eine passen.
   *[other] Auf { FORM($other, case: "accusative", article: "the") } würden nur { $theirs } passen.
}
taki-why-likelier = { $who ->
    [you] Du hast dafür seltener eine Karte als für { FORM($other, case: "accusative", article: "the") }.
   *[other] { $who } hat dafür wohl seltener eine Karte als für { FORM($other, case: "accusative", article: "the") }.
}
taki-why-kept = { FORM($card, case: "accusative", article: "the", first: "capital") } hebst du besser auf. Damit änderst du, was als Nächstes kommt.
taki-why-spared = { FORM($card, case: "accusative", article: "the", first: "capital") } behältst du besser. Die Karte passt auf fast alles.
taki-why-more = { $count ->
    [one] { FORM(cards-number, gender: "f", first: "capital") } deiner anderen Karten passt darauf.
   *[other] { FORM(cards-number, gender: "f", first: "capital") } deiner anderen Karten passen darauf.
}
taki-why-least = Sonst hat nichts auf deiner Hand ihre Farbe oder ihr Zeichen.
    .super = Keine deiner Karten könnte in seine Folge.
taki-why-no-way-out = Eine +2 wartet, und du kannst nicht antworten. Du ziehst { FORM(cards-count, case: "accusative") }.
taki-why-draws = Deine Antwort auf die +2 hebst du besser auf.
taki-why-not-breaker = Du könntest nur den +3-Brecher spielen, und der kostet drei Karten.
taki-why-none = Du kannst keine deiner Karten spielen.
taki-why-voluntary = Behalt die Karten, die du spielen könntest.
    .card = { FORM($card, case: "accusative", article: "the", first: "capital") } behältst du besser.
taki-why-close = Dann kann der nächste Spieler nicht mitlegen.
taki-why-leave = Der nächste Spieler kann bei der Folge mitlegen.
taki-why-run-over = Mit dieser Karte endet die Folge, geschlossen oder nicht.
taki-why-keep = Deine Karten behältst du besser.
taki-why-pass = Nimm die drei Karten, und heb dir deine Antwort für später auf.
taki-why-say = Schweigen kostet dich vier Karten.
taki-why-quiet = Du sagst nichts.

# Why a card is better than another, by what happens soon.
taki-outcome-follow = In { $share } % der Versuche kannst du im nächsten Zug spielen. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
taki-outcome-draws = { $many ->
    [yes] In { $share } % der Versuche muss der nächste Spieler ziehen. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
   *[no] In { $share } % der Versuche { $who ->
        [you] musst du
       *[other] muss { $who }
    } ziehen. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
}
taki-outcome-forced = In { $share } % der Versuche bekommst du eine +2 oder +3. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
taki-outcome-near = { $many ->
    [yes] In { $share } % der Versuche hat jemand bis zu deinem nächsten Zug nur noch zwei Karten. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
   *[no] In { $share } % der Versuche { $who ->
        [you] hast du
       *[other] hat { $who }
    } bis zu deinem nächsten Zug nur noch zwei Karten. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
}

# What somebody overlooked, told after the game, and what it was about in a list.
taki-overlooked-chain = { $who ->
    [you] Du hast { FORM($cards, case: "accusative") } übersehen.
   *[other] { $who } hat { FORM($cards, case: "accusative") } übersehen.
}
    .long = { $who ->
        [you] Du hast einen Sieg mit { FORM(cards-count, case: "dative") } in einem Zug übersehen.
       *[other] { $who } hat einen Sieg mit { FORM(cards-count, case: "dative") } in einem Zug übersehen.
    }
    .theme = Siege in einem Zug
taki-overlooked-lacking = { $who ->
    [you] Du hast vergessen, { $lack }.
   *[other] { $who } hat vergessen, { $lack }.
}
    .theme = Farben, die der nächste Spieler nicht mehr hatte
taki-overlooked-lack = { $who ->
    [you] dass du kein { taki-color-first } mehr hattest
   *[other] dass { $who } kein { taki-color-first } mehr hatte
}
taki-overlooked-unarmed = { $who ->
    [you] Du hast { FORM($card, case: "accusative", article: "the") } übersehen, { $near }.
   *[other] { $who } hat { FORM($card, case: "accusative", article: "the") } übersehen, { $near }.
}
    .theme = Karten, die jemanden kurz vor dem Ziel aufhalten
taki-overlooked-near = { $who ->
    [you] als du nur noch { FORM(cards-count, case: "accusative") } hattest
   *[other] als { $who } nur noch { FORM(cards-count, case: "accusative") } hatte
}
taki-overlooked-stranded = { $who ->
    [you] Du hast { FORM($card, case: "accusative", article: "the") } gespielt und sonst nichts in { taki-color-first } oder mit { taki-symbol } behalten.
   *[other] { $who } hat { FORM($card, case: "accusative", article: "the") } gespielt und sonst nichts in { taki-color-first } oder mit { taki-symbol } behalten.
}
    .theme = Karten, denen man selbst nicht folgen konnte
taki-overlooked-silent = { $who ->
    [you] Du hast vergessen, „letzte Karte“ zu sagen.
   *[other] { $who } hat vergessen, „letzte Karte“ zu sagen.
}
    .theme = die Ansage „letzte Karte“

# What a card is, to whoever asks: what it does, then what it goes on.
taki-about = { $card }: { $symbol ->
    [stop] Der nächste Spieler setzt aus.
    [turn] Es geht andersherum weiter.
    [plus] Spiel noch eine Karte, oder zieh eine.
   *[taki] Das öffnet eine Folge. Alle deine Karten seiner Farbe können folgen.
}
    .number = { $card }: einfach eine Zahl.
    .plus-two = { $card }: Der nächste Spieler zieht zwei und setzt aus, oder er legt eine +2 dazu.
taki-about-goes = Passt auf { taki-hue }e Karten{ taki-shape } und auf { FORM(taki-a-symbol, case: "accusative") } in jeder Farbe.
taki-about-colorless = { $card ->
    [color] Farbwechsel: geht auf alles außer auf eine wartende +2. Du wählst die Farbe.
    [super] Super Taki: geht auf alles außer auf eine wartende +2 und öffnet eine Folge in dieser Farbe.
    [king] König: geht auf alles und hebt eine wartende +2 auf. Du darfst noch eine Karte spielen, irgendeine.
    [break] +3-Brecher: antwortet auf eine +3, und wer sie gespielt hat, zieht die drei. In deinem eigenen Zug kostet er dich drei.
   *[other] +3: geht auf alles außer auf eine wartende +2. Alle anderen ziehen drei, wenn niemand sie bricht.
}
taki-about-three = +3: geht auf alles. Alle anderen ziehen drei, wenn niemand sie bricht.

# Kinds of decisions, as the statistics tell of what each of them cost.
taki-deed-play = Karten spielen
taki-deed-draw = Ziehen
taki-deed-run = Folgen schließen
taki-deed-call = „Letzte Karte“ sagen
taki-deed-answer = Auf eine +3 antworten

# What the letters of the buttons do, as a page of keys lists them.
taki-letter-lay = Karte spielen oder „letzte Karte“ sagen
    .key = L
taki-letter-add = Bei der offenen Folge mitlegen
    .key = G
taki-letter-break = +3 brechen
    .key = B
taki-letter-close = Folge schließen
    .key = F
taki-letter-leave = Folge offen lassen
    .key = A
taki-letter-stop = Aufhören, gelten lassen oder schweigen
    .key = R

# What an opponent is fond of, and of one who is the opposite.
taki-trait-attack = Greift mit Stopp, +2 und +3 an.
    .not = Hält Frieden. Greift nur an, wenn nichts anderes so gut ist.
taki-trait-changed = Wechselt leidenschaftlich gern die Farbe.
    .not = Bleibt bei der Farbe, die oben liegt.
taki-trait-longest = Spielt die Farbe mit den meisten Karten auf der Hand.
    .not = Spielt die Farben mit wenigen Karten auf der Hand.
taki-trait-lively = Kann Taki, Plus und Richtungs­wechsel kaum erwarten.
    .not = Hebt Taki, Plus und Richtungs­wechsel für später auf.
taki-trait-plain = Hortet besondere Karten und spielt zuerst Zahlen.
    .not = Gibt besondere Karten gern her und behält Zahlen.
taki-trait-denies = Spielt die Farben, die dem nächsten Spieler fehlen.
    .not = Schert sich nicht darum, was der nächste Spieler spielen kann.

# So many moves that may show what somebody is fond of.
taki-deeds-plays = { $count ->
    [one] { $count } gespielte Karte
   *[other] { $count } gespielte Karten
}

# What decides a puzzle: what the best move has, and what another lacks.
taki-merit-wins = Damit beginnt ein Zug, der deine Hand leert.
    .not = Das leert deine Hand in diesem Zug nicht.
taki-merit-row = { $count ->
    [one] Von da an kannst du { FORM(cards-count, case: "accusative") } spielen.
   *[other] Von da an kannst du { FORM(cards-count, case: "accusative") } nacheinander spielen.
}
    .not = { $count ->
        [0] So spielst du in diesem Zug nichts.
        [one] So spielst du nur { FORM(cards-count, case: "accusative") }.
       *[other] So spielst du nur { FORM(cards-count, case: "accusative") } nacheinander.
    }
taki-merit-denies = Der nächste Spieler hat gezeigt, dass ihm das Passende fehlt.
    .not = Nichts deutet darauf hin, dass der nächste Spieler darauf nichts hat.
taki-merit-hits = Der nächste Spieler muss ziehen oder aussetzen.
    .not = Damit muss der nächste Spieler weder ziehen noch aussetzen.
taki-merit-follows = { $count ->
    [one] Dann passt { cards-count } auf deiner Hand zu dem, was du gespielt hast.
   *[other] Dann passen { cards-count } auf deiner Hand zu dem, was du gespielt hast.
}
    .not = { $count ->
        [0] Dann passt nichts auf deiner Hand zu dem, was du gespielt hast.
        [one] Dann passt nur { cards-count } auf deiner Hand zu dem, was du gespielt hast.
       *[other] Dann passen nur { cards-count } auf deiner Hand zu dem, was du gespielt hast.
    }
taki-merit-color = { $count ->
    [one] Dann hat { cards-count } auf deiner Hand die Farbe.
   *[other] Dann haben { cards-count } auf deiner Hand die Farbe.
}
    .not = { $count ->
        [0] Dann hat nichts auf deiner Hand die Farbe.
        [one] Dann hat nur { cards-count } auf deiner Hand die Farbe.
       *[other] Dann haben nur { cards-count } auf deiner Hand die Farbe.
    }
taki-merit-away = Der Spieler, der als Nächstes dran ist, hat { FORM(cards-count, case: "accusative") }.
    .not = { $count ->
        [0] Dann bist du immer noch dran.
       *[other] Der Spieler, der als Nächstes dran ist, hat nur { FORM(cards-count, case: "accusative") }.
    }
taki-merit-wilds = { $count ->
    [one] Du behältst { FORM(cards-number, case: "accusative", gender: "f") } Karte ohne Farbe.
   *[other] Du behältst { FORM(cards-number, case: "accusative", gender: "f") } Karten ohne Farbe.
}
    .not = { $count ->
        [0] So bleibt dir keine Karte ohne Farbe.
        [one] So bleibt dir nur { FORM(cards-number, gender: "f") } Karte ohne Farbe.
       *[other] So bleiben dir nur { FORM(cards-number, gender: "f") } Karten ohne Farbe.
    }
taki-merit-strong = { $count ->
    [one] Du behältst { FORM(cards-count, case: "accusative") }, die keine Zahl ist.
   *[other] Du behältst { FORM(cards-count, case: "accusative") }, die keine Zahlen sind.
}
    .not = { $count ->
        [0] So bleiben dir nur Zahlen.
        [one] So bleibt dir nur { cards-count }, die keine Zahl ist.
       *[other] So bleiben dir nur { cards-count }, die keine Zahlen sind.
    }
taki-merit-tidy = { $count ->
    [0] Auf deiner Hand ist keine Farbe mehr.
    [one] Auf deiner Hand ist nur noch { FORM(cards-number, gender: "f") } Farbe.
   *[other] Auf deiner Hand sind nur noch { FORM(cards-number, gender: "f") } Farben.
}
    .not = { $count ->
        [one] So bleibt dir { FORM(cards-number, gender: "f") } Farbe.
       *[other] So bleiben dir { FORM(cards-number, gender: "f") } Farben.
    }
taki-story = Geschlossene Folgen

# How the rules of a puzzle differ from the usual ones.
taki-differs-mode = Das ist ein Turnier über acht Stufen.
taki-differs-voluntary-draw = Hier darfst du ziehen, auch wenn du spielen könntest.
taki-differs-partial-runs = Hier darfst du eine Folge früh beenden.
taki-differs-hand = Hier fangen alle mit { $value } Karten an.
taki-differs-lead = Hier kann eine Aktionskarte den Anfang machen.
taki-differs-plus-three = Hier gibt es keine +3-Karten.
taki-differs-plus-three-on = Hier geht eine +3 auf eine wartende +2.
