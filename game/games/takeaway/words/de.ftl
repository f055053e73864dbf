takeaway-title = Takeaway
takeaway-pitch = Was passt, gehört dir: der ganze Haufen.
takeaway-age = Für Kinder ab 7.
takeaway-levels = Meist entscheidet das Glück. Die Stufen unterscheiden sich hier wenig.
    .easy = Lernt noch. Will den größten Haufen und zählt nicht, was noch im Stapel ist.

# What can be chosen before a match: a label, a sentence, and values.
takeaway-length = { $form ->
    [label] { $value ->
        [1] Eine Runde
       *[other] { $value } Runden
    }
   *[name] { $value ->
        [1] eine Runde
       *[other] { $value } Runden
    }
}
takeaway-goal = Eine Runde
takeaway-rounds = Runden
    .help = Wie viele Runden eine Partie hat.
takeaway-run-suits = Folgen
    .help = Nachbarn im Rang passen nur in derselben Farbe oder in jeder.
    .same = Gleiche Farbe
    .any = Jede Farbe

# The usual ways to play.
takeaway-set-usual = Drei Runden
    .sentence = Aus der Anleitung in der Schachtel des Brettspiels.
takeaway-set-one-round = Eine Runde
    .sentence = Unser kurzes Spiel. Eine Runde entscheidet.
takeaway-set-any-suit = Jede Farbe
    .sentence = Von uns, und viel wilder. Nachbarn jeder Farbe bilden eine Folge.

# A slot: each player has a right and a left one, with two players four. In a sentence about
# its owner the name is not said again.
takeaway-which = { $which ->
    [right] recht
    [left] link
    [first] erst
    [second] zweit
    [third] dritt
   *[fourth] viert
}{ -ending }
takeaway-slot = { $who ->
    [you] { -your(gender: "m") } { FORM(takeaway-which, gender: "m", article: "your") } Platz
   *[other] { -the(gender: "m") } { FORM(takeaway-which, gender: "m", article: "the") } Platz von { FORM($who, case: "dative") }
}
    .gender = m
    .braille = { $who ->
        [you] { -your(gender: "m") } { FORM(takeaway-which, gender: "m", article: "your") }
       *[other] { -preposition }{ FORM($who, case: "dative") } { takeaway-line-which }
    }
takeaway-from-deck = Die ersten Karten des Stapels füllen die benutzten Plätze, im Uhrzeigersinn vom rechten Platz des Gebers an. Der Rest wird der Reihe nach gezogen.
takeaway-own-slot = { -the(gender: "m") } { FORM(takeaway-which, gender: "m", article: "the") } Platz
    .gender = m
    .braille = { -the(gender: "m") } { FORM(takeaway-which, gender: "m", article: "the") }
takeaway-deck = { -the(gender: "m") } Stapel
    .gender = m

# Moves before they are made; the last is of a slot without cards, which is refused.
takeaway-draw = { $use ->
    [clause] eine Karte aufdecken
   *[button] Karte aufdecken
}
takeaway-letter-take = { $use ->
    [clause] den Haufen nehmen
   *[button] Haufen nehmen
}
    .key = F
takeaway-say-draw = { $use ->
    [clause] eine Karte auf { FORM($slot, case: "accusative") } ziehen
   *[button] Karte auf { FORM($slot, case: "accusative") } ziehen
}
takeaway-say-take = { $count ->
    [one] { $use ->
        [clause] { FORM($card, case: "accusative", article: "the") } { FORM($slot, case: "von") } nehmen
       *[button] { FORM($card, case: "accusative", article: "none", first: "capital") } { FORM($slot, case: "von") } nehmen
    }
   *[other] { $use ->
        [clause] { FORM(cards-count, case: "accusative") } mit { FORM($card, case: "dative", article: "the") } obenauf { FORM($slot, case: "von") } nehmen
       *[button] { FORM(cards-count, case: "accusative", first: "capital") } mit { FORM($card, case: "dative", article: "the") } obenauf { FORM($slot, case: "von") } nehmen
    }
}
takeaway-say-take-none = { FORM($slot, case: "accusative", first: "capital") } nehmen

# On a line of braille: the slot that is played.
takeaway-line-which = { $which ->
    [right] rechts
    [left] links
    [first] 1.
    [second] 2.
    [third] 3.
   *[fourth] 4.
}
takeaway-line-about = { takeaway-line-which } { $card }
    .empty = { takeaway-line-which } leer

# The log.
takeaway-cut = { $who ->
    [you] Du ziehst { FORM($card, case: "accusative", article: "the") } fürs Geben.
   *[other] { $who } zieht { FORM($card, case: "accusative", article: "the") } fürs Geben.
}
takeaway-deals = { $who ->
    [you] Runde { $round }. Du gibst.
   *[other] Runde { $round }. { $who } gibt.
}
takeaway-drew = { $who ->
    [you] Du ziehst { FORM($card, case: "accusative", article: "the") } auf { FORM($slot, case: "accusative") }.
   *[other] { $who } zieht { FORM($card, case: "accusative", article: "the") } auf { FORM($slot, case: "accusative") }.
}
    .braille = { $who ->
        [you] Du ziehst { $card } auf { FORM($slot, case: "accusative") }
       *[other] { $who } zieht { $card } auf { FORM($slot, case: "accusative") }
    }
takeaway-took = { $who ->
    [you] Du nimmst { FORM($card, case: "accusative", article: "the") } { FORM($slot, case: "von") }.
   *[other] { $who } nimmt { FORM($card, case: "accusative", article: "the") } { FORM($slot, case: "von") }.
}
takeaway-took-stack = { $who ->
    [you] Du nimmst { FORM($card, case: "accusative", article: "the") } und { FORM(cards-count, case: "accusative") } darunter { FORM($slot, case: "von") }.
   *[other] { $who } nimmt { FORM($card, case: "accusative", article: "the") } und { FORM(cards-count, case: "accusative") } darunter { FORM($slot, case: "von") }.
}
    .braille = { $who ->
        [you] Du nimmst { $card }+{ $count } { FORM($slot, case: "von") }
       *[other] { $who } nimmt { $card }+{ $count } { FORM($slot, case: "von") }
    }
# What fits a card that one has turned, as it is heard.
takeaway-turned = Nichts passt.
    .one = Das passt { $who ->
        [you] { FORM($top, case: "zu", article: "your") }
       *[other] { FORM($top, case: "zu", article: "the") } von { $who }
    }, { cards-count }.
    .several = { cards-number-first } passen: { $stacks }.
takeaway-stack = { $card }, { cards-count }
# Where the cards lie that were taken, as it is heard.
takeaway-lie-now = { $count ->
    [one] Jetzt liegt { cards-count } auf { FORM($slot, case: "dative") }.
   *[other] Jetzt liegen { cards-count } auf { FORM($slot, case: "dative") }.
}
# Many cards taken at once, as it is seen.
takeaway-moment-title = { $count } Karten!
takeaway-moment = { $who ->
    [you] Du nimmst { FORM(cards-count, case: "accusative") } von { $whose }.
   *[other] { $who } nimmt { FORM(cards-count, case: "accusative") } { takeaway-from }.
}
takeaway-from = { $whose ->
    [you] von dir
   *[other] von { $whose }
}
takeaway-moment-own = { $who ->
    [you] Du legst { FORM(cards-number, case: "accusative", gender: "f") } eigene Karten zusammen.
   *[other] { $who } legt { FORM(cards-number, case: "accusative", gender: "f") } eigene Karten zusammen.
}
takeaway-round-over = Die Runde ist vorbei: { $counts }.
    .braille = Die Runde ist vorbei.
takeaway-player-count = { $who } { $count }

# What is to be done.
takeaway-highest-deals = Wer die höchste Karte hat, gibt.
takeaway-plays = { $who } spielt auf { FORM($slot, case: "dative") }.
takeaway-turn = Deck eine Karte auf.
takeaway-take = Nimm den Haufen.
    .several = Nimm einen der { cards-number } Haufen.
# Why, in the first turns of a match.
takeaway-fill = Dein { FORM(takeaway-which, gender: "m", article: "your") } Platz ist leer.
takeaway-nothing-fits = Nichts passt { FORM($card, case: "zu", article: "the") } auf { FORM($slot, case: "dative") }.
takeaway-fits = { $count ->
    [1] Ein Haufen passt { FORM($card, case: "zu", article: "the") } auf { FORM($slot, case: "dative") }.
   *[other] { cards-number-first } Haufen passen { FORM($card, case: "zu", article: "the") } auf { FORM($slot, case: "dative") }.
}

# Which slot is played next, and why.
takeaway-next-play = Als Nächstes kommt { $slot } dran. Dazu passt etwas.
takeaway-next-empty = Als Nächstes kommt { $slot } dran, der erste leere.
takeaway-next-clockwise = Als Nächstes kommt { $slot } dran, im Uhrzeigersinn.
takeaway-next-depends = Welcher Platz folgt, hängt davon ab, welcher Haufen weggeht.
takeaway-next-last = Das ist die letzte Karte. Die Runde endet, wenn nichts mehr passt.
takeaway-next-none = Der Stapel ist leer. Die Runde endet, wenn nichts mehr passt.
takeaway-aside = Leg Karten auf den Platz, auf dem du spielst. Er leuchtet.

# The count.
takeaway-this-round = { cards-count } in dieser Runde
takeaway-ending = Der Stapel ist leer, und nichts passt

# Why a move is refused.
takeaway-draw-late = Etwas passt. Das musst du nehmen, bevor du ziehst.
    .braille = Nein: Etwas passt, also nimm es.
takeaway-no-slot = In dieser Partie gibt es keinen Platz { $slot }.
takeaway-fill-first = Füll erst den leeren Platz. Zieh eine Karte darauf.
    .braille = Leerer Platz: ziehen.
takeaway-draw-first = Zu deinem Platz passt nichts. Zieh erst eine Karte darauf.
    .braille = Nichts passt: ziehen.
takeaway-itself = Auf diesem Platz spielst du gerade. Wähl einen Haufen auf einem anderen.
    .braille = Nein: Hier spielst du gerade.
takeaway-nothing-there = Dieser Platz ist leer. Wähl einen Haufen auf einem anderen.
    .braille = Nein: Dieser Platz ist leer.
takeaway-misfit = { $runs ->
    [same] { FORM($card, article: "the", first: "capital") } passt nicht { FORM($onto, case: "zu", article: "the") }. Nimm denselben Rang, oder einen höher oder tiefer in derselben Farbe.
   *[any] { FORM($card, article: "the", first: "capital") } passt nicht { FORM($onto, case: "zu", article: "the") }. Nimm denselben Rang, oder einen höher oder tiefer.
}
    .braille = Nein: { $card } passt nicht zu { $onto }.
takeaway-no-move = Takeaway kennt keinen Zug { $text }. Versuch draw, oder take und einen Platz von 0 bis 7.

# Why a move is good.
takeaway-why-fill = Der Platz ist leer.
takeaway-why-draw = Zur obersten Karte passt nichts.
takeaway-why-only = Nur der Haufen mit { FORM($card, case: "dative", article: "the") } obenauf passt, also nimm ihn.
takeaway-why-own = Das bringt nichts ein. Es legt nur { FORM(cards-number, case: "accusative", gender: "f") } eigene Karten zusammen, { FORM($card, case: "accusative", article: "the") } obenauf.
takeaway-why-brings = Das bringt dir { FORM(cards-count, case: "accusative") } von { $who }.
# Stacks taken one after the other.
takeaway-why-run = Du gewinnst { FORM(cards-count, case: "accusative") } mit { $takes } Haufen.
takeaway-why-more = { $takes ->
    [one] Du gewinnst { FORM(cards-count, case: "accusative") }, { $more } mehr als mit { FORM($other, case: "dative", article: "the") }.
   *[other] Mit den nächsten Haufen gewinnst du { FORM(cards-count, case: "accusative") }, { $more } mehr als mit { FORM($other, case: "dative", article: "the") }.
}
# Another own slot is empty then.
takeaway-why-first = { $prey ->
    [0] Du ziehst als Nächstes.
    [one] Du ziehst als Nächstes, und { $deck ->
        [one] die letzte Karte im Stapel
       *[other] { $prey } von { $deck } Karten im Stapel
    } holt den anderen einen Haufen weg.
   *[other] Du ziehst als Nächstes, und { $prey } von { $deck } Karten im Stapel holen den anderen einen Haufen weg.
}
takeaway-why-again = { takeaway-why-first } Mit { FORM($other, case: "dative", article: "the") } zieht jemand anders als Nächstes{ $threat ->
    [0] .
    [one] , und { $deck ->
        [one] die letzte Karte im Stapel
       *[other] { $threat } von { $deck } Karten
    } holt dir einen Haufen weg.
   *[other] , und { $threat } von { $deck } Karten holen dir einen Haufen weg.
}
# One who is ahead of the other opponents.
takeaway-why-leader = Das trifft { $who }, bisher mit den meisten Karten.
# Cards in other slots of one’s own.
takeaway-why-open = { $open ->
    [0] Deine übrigen Karten kann kein Haufen der anderen nehmen. Mit { FORM($other, case: "dative", article: "the") } könnten sie { FORM(cards-count, case: "accusative") } nehmen.
   *[other] Die anderen könnten { $open } deiner übrigen Karten nehmen. Mit { FORM($other, case: "dative", article: "the") } wären es { $count }.
}
takeaway-why-ends = Dann passt nichts mehr, und die Runde endet mit { FORM(cards-count, case: "dative") } für dich.
takeaway-why-wins = Dann passt nichts mehr. Die Runde endet mit { FORM(cards-count, case: "dative") } für dich, und du gewinnst die Partie.
takeaway-why-safer = { $fits ->
    [0] { $deck ->
        [one] Die letzte Karte im Stapel passt nicht
       *[other] Nichts im Stapel passt
    } { FORM($card, case: "zu", article: "the") } auf deinen { $size } Karten. { FORM($other, case: "zu", article: "the", first: "capital") } auf { $stake } Karten { $theirs ->
        [one] { $deck ->
            [one] passt sie aber
           *[other] passt aber { $theirs } von { $deck }
        }
       *[other] passen aber { $theirs } von { $deck }
    }.
    [one] { $fits } von { $deck } Karten passt { FORM($card, case: "zu", article: "the") } auf deinen { $size } Karten. { FORM($other, case: "zu", article: "the", first: "capital") } auf { $stake } Karten { $theirs ->
        [one] passt { $theirs }
       *[other] passen { $theirs }
    }.
   *[other] { $fits } von { $deck } Karten passen { FORM($card, case: "zu", article: "the") } auf deinen { $size } Karten. { FORM($other, case: "zu", article: "the", first: "capital") } auf { $stake } Karten { $theirs ->
        [one] passt { $theirs }
       *[other] passen { $theirs }
    }.
}
takeaway-why-fewer = { $fits ->
    [one] So oder so passt { $deck ->
        [one] die letzte Karte im Stapel
       *[other] { $fits } von { $deck } Karten
    } darauf. Aber sie kann nur { $size } deiner Karten holen statt { $stake }.
   *[other] So oder so passen { $fits } von { $deck } Karten darauf. Aber sie können nur { $size } deiner Karten holen statt { $stake }.
}
takeaway-why-fits = { $fits ->
    [0] Nichts im Stapel passt { FORM($card, case: "zu", article: "the") } auf deinen { $size } Karten.
    [one] { $deck ->
        [one] Die letzte Karte im Stapel
       *[other] Nur { $fits } der { $deck } Karten im Stapel
    } passt { FORM($card, case: "zu", article: "the") } auf deinen { $size } Karten.
   *[other] { $fits } der { $deck } Karten im Stapel passen { FORM($card, case: "zu", article: "the") } auf deinen { $size } Karten.
}

# What a card is, to whoever asks. The neighbours are of its suit, or of any.
takeaway-about = { $card }: ein Punkt für den, dem der Platz gehört. Andere { cards-ranks } passen dazu, ebenso { $below } und { $above }.
    .any = { $card }: ein Punkt für den, dem der Platz gehört. Andere { cards-ranks } passen dazu, ebenso { $below } und { $above } in jeder Farbe.

# Kinds of decisions, as the statistics tell of what each of them cost.
takeaway-deed-draw = Ziehen
takeaway-deed-take = Einen Haufen nehmen

# What an opponent is fond of, and of one who is the opposite.
takeaway-trait-picture = Klaut Haufen mit einer Bildkarte obenauf.
    .not = Lässt die Bildkarten der anderen in Ruhe.
takeaway-trait-largest = Will immer den größten Haufen.
    .not = Ist mit einem kleineren Haufen zufrieden.
takeaway-trait-nearest = Schnappt sich den ersten Haufen im Uhrzeigersinn.
    .not = Greift nach Haufen weiter hinten im Ring.
takeaway-trait-match = Liebt Pärchen und nimmt lieber denselben Rang als einen Nachbarn.
    .not = Liebt Folgen und nimmt lieber einen Nachbarn als denselben Rang.
takeaway-trait-black = Hortet Haufen mit einer schwarzen Karte obenauf.
    .not = Sucht sich Haufen mit einer roten Karte obenauf aus.
takeaway-trait-safe = Geht auf Nummer sicher und nimmt Haufen, zu denen wenig im Stapel passt.
    .not = Wagt etwas und nimmt Haufen, zu denen Karten im Stapel passen.

# So many moves that may show what somebody is fond of.
takeaway-deeds-takes = { $count ->
    [one] { $count } Haufen genommen
   *[other] { $count } Haufen genommen
}

# What somebody overlooked, told after the round, and the same as one of several themes.
takeaway-overlooked = { $who ->
    [you] Du hast
   *[other] { $who } hat
}
takeaway-overlooked-most = { $who ->
    [you] Du hast einfach den größten Haufen genommen.
   *[other] { $who } hat einfach den größten Haufen genommen.
}
    .theme = der größte Haufen
takeaway-overlooked-far = { takeaway-overlooked } den Haufen mit { FORM($card, case: "dative", article: "the") } obenauf übersehen.
    .theme = Haufen weiter hinten im Ring
takeaway-overlooked-next = { takeaway-overlooked } übersehen, dass { $other ->
    [you] du als Nächstes dran warst, mit den meisten Karten
   *[other] { $other } als Nächstes dran war, mit den meisten Karten
}.
    .theme = wer als Nächstes spielt
takeaway-overlooked-deck = { takeaway-overlooked } übersehen, dass { cards-count } im Stapel { FORM($card, case: "zu", article: "the") } { $count ->
    [one] passt
   *[other] passen
}.
    .theme = Karten im Stapel
takeaway-overlooked-second = { takeaway-overlooked } übersehen, dass auf { FORM($card, case: "accusative", article: "the") } ein zweiter Haufen folgt.
    .theme = mehrere Haufen nacheinander

# What a puzzle asks for.
takeaway-puzzle-turn = Welche Haufen, und in welcher Reihenfolge?

# What decides a puzzle: what the best move has, and what another lacks.
takeaway-merit-won = Du gewinnst { FORM(cards-count, case: "accusative") } von den anderen.
    .not = { $count ->
        [0] So gewinnst du nichts von den anderen.
       *[other] So gewinnst du nur { FORM(cards-count, case: "accusative") }.
    }
takeaway-merit-ends = { $count ->
    [0] Die Runde endet unentschieden.
   *[other] Die Runde endet, und du hast { FORM(cards-count, case: "accusative") } Vorsprung.
}
    .not = So endet die Runde nicht mit so viel Vorsprung für dich.
takeaway-merit-again = Auch der nächste Platz gehört dir.
    .not = Dann gehört der nächste Platz nicht dir.
takeaway-merit-open = { $count ->
    [0] Keine deiner Karten kann dir gleich genommen werden.
   *[other] Nur { cards-count } von dir { $count ->
        [one] kann
       *[other] können
    } gleich genommen werden.
}
    .not = Dann { $count ->
        [one] kann
       *[other] können
    } dir { cards-count } gleich genommen werden.
takeaway-merit-safe = { $count ->
    [0] Nichts im Stapel passt zu deinem neuen Haufen.
    [one] Nur { cards-count } im Stapel passt zu deinem neuen Haufen.
   *[other] Nur { cards-count } im Stapel passen zu deinem neuen Haufen.
}
    .not = { $count ->
        [one] Dann passt { cards-count } im Stapel zu deinem neuen Haufen.
       *[other] Dann passen { cards-count } im Stapel zu deinem neuen Haufen.
    }
takeaway-merit-threat = { $count ->
    [0] Nichts im Stapel passt zu einem Haufen von dir.
    [one] Nur { cards-count } im Stapel passt zu einem Haufen von dir.
   *[other] Nur { cards-count } im Stapel passen zu einem Haufen von dir.
}
    .not = { $count ->
        [one] Dann passt { cards-count } im Stapel zu einem Haufen von dir.
       *[other] Dann passen { cards-count } im Stapel zu einem Haufen von dir.
    }
takeaway-merit-prey = { $count ->
    [0] Nichts im Stapel passt zu einem Haufen der anderen.
    [one] Dann passt { cards-count } im Stapel zu einem Haufen der anderen.
   *[other] Dann passen { cards-count } im Stapel zu einem Haufen der anderen.
}
    .not = { $count ->
        [0] Dann passt nichts im Stapel zu einem Haufen der anderen.
        [one] Dann passt nur { cards-count } im Stapel zu einem Haufen der anderen.
       *[other] Dann passen nur { cards-count } im Stapel zu einem Haufen der anderen.
    }
takeaway-merit-small = Dein Haufen hat am Ende nur { FORM(cards-count, case: "accusative") }.
    .not = Dann hat dein Haufen { FORM(cards-count, case: "accusative") }.
takeaway-merit-large = Dein Haufen wächst auf { FORM(cards-count, case: "accusative") }.
    .not = Dann hat dein Haufen nur { FORM(cards-count, case: "accusative") }.
takeaway-story = Große Beute

# How the rules of a puzzle differ from the usual ones.
takeaway-differs-run-suits = Hier passen Nachbarn in jeder Farbe.
