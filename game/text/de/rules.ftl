rules-heading = Die Regeln von { $game }
# The set of rules that the page tells, with its sentence.
rules-set = { $name }. { $sentence }
rules-differs = Was anders ist als üblich
# The last line, where there would be too many.
rules-differs-more = Noch { $count }, siehe „{ rules-options }“.
# The last chapter, folded away: every option of the game, with its value here.
rules-options = Alle Optionen
    .show = Alle Optionen zeigen
    .hide = Optionen ausblenden
rules-option = { $label }: { $value }. { $help }
# Under the heading of the rule that refused a move: the hand, and why.
rules-your-hand = Mit dieser Hand: { $said }
# The button of a picture, which plays it on the table.
rules-show = Zeig es mir
rules-again = Noch einmal
rules-return = Zurück zu den Regeln
rules-search = In den Regeln suchen
    .empty = Suchen ({ $key })
    .found = { $place } von { $count }
    .none = nicht gefunden
rules-next = Weiter
rules-before = Zurück
rules-of = Regeln
rules-contents = Inhalt
# Said of the heading in the contents that is being read.
rules-here = gezeigt
# Words of a rule that name something.
rules-quoted = „{ $words }“
# Said of cards shown beside the rules: they go together, or they do not.
rules-good = richtig
rules-bad = nicht erlaubt
