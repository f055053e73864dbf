# What is wrong with a record, { $reason }, and where.
record-line = Zeile { $line }: { $reason }
record-newer = Die Partie wurde mit einer neueren Version von Five Takes gespeichert.
record-too-long = Eine gespeicherte Partie hat höchstens { $count } Zeichen.
record-too-many = Eine gespeicherte Partie hat höchstens { $count } Zeilen.
record-first = Eine gespeicherte Partie beginnt mit der Zeile { $line }.
record-ends = Der Text endet mitten im Kopf, vor der Zeile { $line }.
record-no-text = Von da an ist es kein Text.

record-header = { $line } ist keine Zeile des Kopfs.
record-twice = Im Kopf steht { $key } zweimal.
record-missing = Im Kopf fehlt die Zeile { $key }.
record-number = { $key } ist { $value }, keine ganze Zahl.
record-game = Ein Spiel { $game } gibt es nicht.
record-chance = „chance“ ist { $value }, nicht { $wanted }.
record-seats = Nicht jeder Sitz ist benannt.

record-move = { $line } ist kein Sitz mit seinem Zug.
record-cut = { $line } ist kein Abheben.
record-words = { $line } ist keine Zeile mit Worten.
record-words-none = Worte haben an den Blättern dieser Partie keinen Anteil.
record-cut-once = Ein Stapel wird höchstens einmal abgehoben.
record-cut-late = Abgehoben wird vor dem ersten Zug der Runde.
record-cut-deck = { $cards } von { $count } Karten kann man nicht abheben.
record-turn = Sitz { $seat } spielt, aber Sitz { $asked } ist dran.
record-over = Sitz { $seat } spielt, aber die Partie ist zu Ende.
record-refused = { $move }: { $why }
