# What the keys ask for that tell how things stand at a table, for those who do not see it.
queries-hand = היד שלי
queries-can = מה אפשר לעשות?
queries-why-not = למה לא? פעם על קלף, פעם על היעד
queries-table = מה יש על השולחן?
queries-player = הקלפים של השחקנים, אחד אחרי השני
queries-scores = הניקוד
queries-last = מה קרה לאחרונה?
queries-where = איפה אני?

# My hand.
queries-holds = יש ביד שלך { cards-count }: { $cards }.
queries-empty = היד שלך ריקה.
queries-covered = היד שלך מוסתרת: { cards-count }.
queries-noted = { $card } ({ $notes })
queries-melds = { $count ->
    [1] אפשר להוריד סדרה אחת: { $melds }.
   *[other] אפשר להוריד { FORM(cards-number, gender: "f") } סדרות: { $melds }.
}
queries-sentence = { $said }.

# What can be done.
queries-nothing = אין לך מה לעשות עכשיו.
# What a person can do, as clauses: “אפשר למשוך קלף. או לזרוק את ה־8 תלתן.”
queries-moves = אפשר { FORM($move, use: "clause") }.
    .or = או { FORM($move, use: "clause") }.
queries-call = אפשר לקרוא ״{ $call }״, או לוותר.
queries-discards = לזרוק את { FORM($cards, article: "the") }
queries-more = { $count ->
    [1] ויש עוד מהלך אחד.
   *[other] ויש עוד { FORM(cards-number, gender: "m") } מהלכים.
}

# The table.
queries-place = { $place }: { $cards }
queries-lies = על השולחן: { $cards }.
queries-stack = { $card } מעל { cards-count }
queries-single = { $card } לבד
queries-none = ריק
queries-spread = { cards-count }, מלמעלה למטה: { $cards }
queries-pot = { $count ->
    [0] קופת המטבעות ריקה.
    [one] בקופת המטבעות יש מטבע אחד.
    [two] בקופת המטבעות יש שני מטבעות.
   *[other] בקופת המטבעות יש { $count } מטבעות.
}
queries-way = { $way ->
    [clockwise] משחקים בכיוון השעון.
   *[counter] משחקים נגד כיוון השעון.
}
queries-dealer = { $who ->
    [you] חילקת את הסיבוב הזה.
   *[other] { GENDER($who) ->
        [f] { $who } חילקה את הסיבוב הזה.
       *[m] { $who } חילק את הסיבוב הזה.
    }
}
queries-bare = עוד אין שם כלום.

# A player.
queries-of = { $who ->
    [you] אצלך
   *[other] { $who }
}
queries-player-has = { $who }: { $cards }.
queries-open = ביד: { $cards }.
queries-laid = { $points ->
    [one] נקודה אחת על השולחן.
    [two] שתי נקודות על השולחן.
   *[other] { $points } נקודות על השולחן.
}
queries-coins = { $count ->
    [one] מטבע אחד מקופת המטבעות.
    [two] שני מטבעות מקופת המטבעות.
   *[other] { $count } מטבעות מקופת המטבעות.
}
queries-known = ידוע שביד: { $cards }.

# The scores.
queries-which = { $round }.
queries-score = { $who }: { $points }
queries-now = { $points } על השולחן בסיבוב הזה
queries-nobody = לאף אחד עוד אין { $what }.
queries-stand = { $scores }.

# What happened.
queries-quiet = עוד לא קרה כלום.
queries-first = כאן זה התחיל.

# Where one is.
queries-at = { $game }. { $asked }
queries-focus = { $name }.
queries-focus-value = { $name }, { $value }.
