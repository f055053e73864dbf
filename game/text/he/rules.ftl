rules-heading = החוקים של { $game }
# The set of rules that the page tells, with its sentence.
rules-set = { $name }. { $sentence }
rules-differs = מה שונה מהמשחק הרגיל
# The last line, where there would be too many.
rules-differs-more = עוד { $count }, תחת ״{ rules-options }״.
# The last chapter, folded away: every option of the game, with its value here.
rules-options = כל האפשרויות
    .show = להראות את כל האפשרויות
    .hide = להסתיר את האפשרויות
rules-option = { $label }: { $value }. { $help }
# Under the heading of the rule that refused a move: the hand, and why.
rules-your-hand = עם היד הזאת: { $said }
# The button of a picture, which plays it on the table.
rules-show = להראות לי
rules-again = להראות שוב
rules-return = בחזרה לחוקים
rules-search = לחפש בחוקים
    .empty = חיפוש ({ $key })
    .found = { $place } מתוך { $count }
    .none = לא נמצא
rules-next = הבא
rules-before = הקודם
rules-of = חוקים
rules-contents = תוכן
# Said of the heading in the contents that is being read.
rules-here = מוצג
# Words of a rule that name something.
rules-quoted = ״{ $words }״
# Said of cards shown beside the rules: they go together, or they do not.
rules-good = נכון
rules-bad = אסור
