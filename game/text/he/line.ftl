# What a line of braille tells at a table: at most 40 characters, cards by letters.

# What is asked: what it depends on, and the moves.
line-asked = { $about }: { $moves }
line-group = { $word } { $cards }
line-many = { $word } ({ $count })
# What it depends on: the hand and its points, “8 קלפים אני70 ע7”, or the top card of the pile,
# “3ע ע7”. Behind it stands the next player with the cards they hold.
line-cards = { $count ->
    [1] קלף אחד { $points } { $next }
   *[other] { $count } קלפים { $points } { $next }
}
# A card that has to be played this turn, or may not be discarded: “8 קלפים אני70 ע7 לשחק Qת”.
line-owed = { $about } לשחק { FORM($card, article: "none") }
line-barred = { $about } לשמור { FORM($card, article: "none") }
line-top = { $card } { $next }
line-fit = מתאים { "\u2068" }{ $count }/{ $of }{ "\u2069" }
# A choice among moves, by their numbers.
line-choice = { $number } { $move }

# Whose something is and what is at stake: “אני3”, “ע15”, before a card “ע15 8ת”. Wild cards are marked.
line-me = אני
line-stake = { $who }{ $count }
line-item = { $stake } { $card }
line-and = { $one }+{ $other }
line-wild = { $card }*

# The moves, each in a word or two.
line-draw = למשוך
line-take = לקחת
line-lay = להוריד
line-add = להוסיף
line-discard = לזרוק
line-out = לסיים
line-finish = לסיים סיבוב
line-pass = לוותר
