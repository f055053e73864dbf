# The chance to win the match, in whole percent.
advice-percent = { $share } %
    .most = über 99 %
    .least = unter 1 %
    .about = etwa { $share } %
    .certain = ganz sicher

# A first hint: the move and why.
advice-move = { $move }. { $why }
    .only = Nur das geht: { $move }.
    .equal = Eins ist so gut wie das andere: „{ $move }“, „{ $other }“.
advice-alone = { $move }.

# A second hint: how sure the coach is that the move is better than others.
advice-failed = Das ist nur geraten. Der Coach konnte es nicht zu Ende denken.
advice-certain = Du gewinnst sicher: { $line }.
    .rival = Mit „{ $other }“ vielleicht nicht.
    .too = { $more ->
        [0] Mit „{ $other }“ auch.
        [one] Mit „{ $other }“ und einem anderen Zug auch.
       *[other] Mit „{ $other }“ und { $more } anderen Zügen auch.
    }
advice-line = { $moves }, dann { $last }
    .long = { $more ->
        [one] { $moves } und ein weiterer Zug
       *[other] { $moves } und { $more } weitere Züge
    }
advice-quoted = „{ $move }“
advice-only = Damit steht deine Chance bei { $chance }. Nichts anderes kommt heran.
advice-better = { $many ->
    [yes] { $sure ->
        [clear] Damit steht deine Chance bei { $chance }. Das ist klar besser als „{ $other }“ und alles andere.
       *[slight] Damit steht deine Chance bei { $chance }. Das ist wahrscheinlich etwas besser als „{ $other }“.
    }
   *[no] { $sure ->
        [clear] Damit steht deine Chance bei { $chance }. Das ist klar besser als „{ $other }“.
       *[slight] Damit steht deine Chance bei { $chance }. Das ist wahrscheinlich etwas besser als „{ $other }“.
    }
}
advice-exact = Damit steht deine Chance bei { $chance }. Mit „{ $other }“ wären es { $theirs }. Beides ist genau.
    .near = Damit steht deine Chance bei { $chance }. Mit „{ $other }“ wäre es etwas weniger. Beides ist genau.
advice-equal = { $more ->
    [0] { $counted ->
        [yes] Damit steht deine Chance bei { $chance }. „{ $other }“ ist genauso gut. Beides ist genau.
       *[no] Damit steht deine Chance bei { $chance }. „{ $other }“ ist etwa genauso gut.
    }
    [one] { $counted ->
        [yes] Damit steht deine Chance bei { $chance }. „{ $other }“ und ein anderer Zug sind genauso gut. Alles ist genau.
       *[no] Damit steht deine Chance bei { $chance }. „{ $other }“ und ein anderer Zug sind etwa genauso gut.
    }
   *[other] { $counted ->
        [yes] Damit steht deine Chance bei { $chance }. „{ $other }“ und { $more } andere Züge sind genauso gut. Alles ist genau.
       *[no] Damit steht deine Chance bei { $chance }. „{ $other }“ und { $more } andere Züge sind etwa genauso gut.
    }
}

# The same of each of the moves that were compared.
advice-compared = { $sure ->
    [clear] klar schlechter
   *[slight] etwas schlechter
}
    .best = bester Zug
    .equal = etwa genauso gut
    .exact = schlechter (genau)
    .certain = gewinnt vielleicht nicht
    .too = gewinnt auch
    .none = nicht verglichen

# Why a move is better than another, by what happens soon. The other one is named by its card.
advice-outcome-move = „{ FORM($move, case: "nominative", article: "none") }“
advice-outcome-out = Bis zum nächsten Zug machst du in { $share ->
    [100] jedem Versuch
   *[other] { $share } % der Versuche
} Schluss. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
advice-outcome-before = { $many ->
    [yes] In { $share } % der Versuche macht jemand vor deinem nächsten Zug Schluss. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
   *[no] In { $share } % der Versuche macht { $who } vor deinem nächsten Zug Schluss. Nach { FORM($other, case: "dative", article: "the") } sind es { $theirs } %.
}

# What is gained or lost in most games.
advice-points = { $case ->
    [dative] Punkten
   *[nominative] Punkte
}

# How well opponents play.
advice-easy = Leicht
    .help = Lernt noch. Sieht nur die eigenen Karten, nicht deine.
advice-medium = Mittel
    .help = Spielt zu Hause. Kennt die Regeln, zählt aber nicht mit.
advice-hard = Schwer
    .help = Spielt im Verein. Übersieht wenig, und nie einen sicheren Sieg.
advice-expert = Experte
    .help = So stark, wie wir es hinbekommen.
