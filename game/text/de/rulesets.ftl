# A set of rules with a name, and the line of text that shares it.
rulesets-too-long = Das ist zu lang für eine Regelzeile.
rulesets-no-line = Das ist keine Regelzeile. Eine Regelzeile beginnt mit „five-takes rules“.
rulesets-newer = Diese Regeln kommen aus einem neueren Five Takes.
rulesets-cut-short = Die Zeile ist nicht vollständig. Sie muss mit „|“ enden, also kopiere sie noch einmal.
rulesets-unknown-game = Ein Spiel „{ $text }“ haben wir nicht. Es gibt { $games }.
rulesets-bad-name = Ein Name hat höchstens { $most } Zeichen.
    .empty = Ein Name braucht mindestens ein Zeichen.
    .invisible = Diesen Namen kann niemand sehen. Gib ihm einen Buchstaben oder eine Ziffer.
    .forbidden = Ein Name darf „{ $text }“ nicht enthalten.
rulesets-no-value = „{ $text }“ ist keine Option. Schreib Optionen als Name=Wert.
rulesets-unknown-option = { $game } hat keine Option „{ $text }“. Es gibt { $options }.
rulesets-twice = „{ $option }“ steht zweimal da.
rulesets-taken = „{ $name }“ gibt es schon. Nimm einen anderen Namen.
rulesets-too-many = Du hast schon { $most } eigene Varianten dieses Spiels. Lösche erst eine.

# After a refusal: which other rules allow the move.
rulesets-allows = „{ $set }“ erlaubt es.
    .both = „{ $first }“ und „{ $second }“ erlauben es.
    .option = Mit „{ $label }: { $value }“ ist es erlaubt.

# What rules without a name are called.
rulesets-own = Eigene Regeln

# A set and how long the match is: “Take, to 100”.
rulesets-length = { $set }, { $length }

# The file of the player’s own sets.
rulesets-unreadable = Wir können deine eigenen Regeln in { $file } nicht lesen: { $why }.
rulesets-unread = { $count ->
    [one] Eine Zeile in { $file } ist nicht zu lesen. Wir haben sie so gelassen.
   *[other] { $count } Zeilen in { $file } sind nicht zu lesen. Wir haben sie so gelassen.
}
rulesets-unsaved = Wir konnten deine eigenen Regeln nicht in { $file } speichern: { $why }.
