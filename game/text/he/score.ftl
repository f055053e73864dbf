# The pages after a round and after a match.
score-all-points = בסך הכול: { $figures }.
score-tabs = דף
score-result = תוצאה
score-sheet = דף ניקוד

# The score sheet as it is looked at in the middle of a match.
score-so-far = { $count ->
    [one] עד כה סיבוב אחד.
    [two] עד כה שני סיבובים.
   *[other] עד כה { $count } סיבובים.
}
score-none-yet = אף סיבוב עוד לא נגמר.

# Who had the best of a round.
score-round = { $who ->
    [you] סיבוב { $round } שלך.
   *[other] סיבוב { $round } של { $who }.
}
    .lowest = { $who ->
    [you] סיבוב { $round } שלך, עם הכי מעט נקודות.
   *[other] סיבוב { $round } של { $who }, עם הכי מעט נקודות.
    }
    .several = תיקו בסיבוב { $round }: { $players }.
    .several-lowest = תיקו בסיבוב { $round } עם הכי מעט נקודות: { $players }.

# Players who are too many to be named.
score-players = { $count ->
    [4] ארבעה שחקנים
    [5] חמישה שחקנים
    [6] שישה שחקנים
    [7] שבעה שחקנים
    [8] שמונה שחקנים
    [9] תשעה שחקנים
    [10] עשרה שחקנים
   *[other] { $count } שחקנים
}

# Who won the match, why it is over, and by how much it was won.
score-won = { $who ->
    [you] ניצחת!
   *[other] { GENDER($who) ->
        [f] { $who } ניצחה
       *[m] { $who } ניצח
    }
}
    .several = ניצחון משותף: { $players }
score-why = { $why }.
    .verdict = { $why }: { $verdict }.
score-level = { $rounds ->
    [one] תיקו עם { $points } אחרי סיבוב אחד.
    [two] תיקו עם { $points } אחרי שני סיבובים.
   *[other] תיקו עם { $points } אחרי { $rounds } סיבובים.
}
score-lead = ביתרון של { $lead }, { $first } מול { $second }.

# The buttons.
score-next = הסיבוב הבא
score-cut = לחתוך את הקופה
score-setup = לשנות את ההכנה
score-keep = לשמור את הדף…
score-start = דף הפתיחה
score-look-back = מבט לאחור
score-done = סגירה
score-more = עוד
score-table = לראות את השולחן
