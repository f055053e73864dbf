# What lies on every table, and whose it is.
table-your-hand = היד שלך
table-hand = היד של { $who }
table-stock = הקופה
table-pile = הערימה
table-in-hand = { cards-count } ביד
table-by-suit = לפי צורה
table-by-rank = לפי מספר
table-by-meld = לפי סדרה
table-round = סיבוב { $number }
table-went-out = { $who ->
    [you] סיימת את הסיבוב
   *[other] { GENDER($who) ->
        [f] { $who } סיימה את הסיבוב
       *[m] { $who } סיים את הסיבוב
    }
}
table-round-over = הסיבוב נגמר.
table-goes-out = { $who ->
    [you] סיימת את הסיבוב.
   *[other] { GENDER($who) ->
        [f] { $who } סיימה את הסיבוב.
       *[m] { $who } סיים את הסיבוב.
    }
}
table-out = סיום!

# The places of the table and the cards on them, as they are read out.
table-felt = השולחן
table-top-card = { $card }, על { $place }
table-on-the-pile = { $card }, על הערימה
table-cards = { cards-count }
table-known = { $cards }, ידוע: { $known }
table-being-played = { $cards }, משחקים עכשיו
table-picked = נבחר
table-just-drawn = נמשך עכשיו
table-wild = חופשי
# Invariable
table-owed = חובה לשחק
# Invariable
table-barred = אסור לזרוק
table-card-by = { $card } ({ $who ->
    [you] מהיד שלך
   *[other] מהיד של { $who }
})
    .gender = { GENDER($card) ->
        [f] f
       *[m] m
    }
table-new = חדש
table-card-new = { GENDER($card) ->
    [f] { $card } (חדשה)
   *[m] { $card } (חדש)
}
    .gender = { GENDER($card) ->
        [f] f
       *[m] m
    }
table-worth = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
table-worth-of = { $name } { $points }
table-meld = { $cards }; { $worth }
table-usable = { $cards }, אפשר להשתמש עכשיו
table-unusable = { $cards }, אי אפשר להשתמש עכשיו
table-locked = { $cards }; נעול
table-fitting = { $cards }; { $fits }
table-card-wild = { GENDER($card) ->
    [f] { $card } (חופשית)
   *[m] { $card } (חופשי)
}
    .gender = { GENDER($card) ->
        [f] f
       *[m] m
    }
table-untaken = אי אפשר לקחת עכשיו
table-fits = להוסיף
table-advised = המהלך הטוב ביותר
table-playable = אפשר לשחק
table-fits-on = מתאים אל { FORM($melds, article: "the") }
table-takes = מתאימים: { $cards }

# A player’s plate.
table-plate-points = { $plate }, { $points } בסך הכול
table-plate-doing = { $plate }; { $doing }
table-plate-dealer = { $plate }; חלוקה
table-plate-laid = { $plate }; { $points ->
    [one] נקודה אחת על השולחן
    [two] שתי נקודות על השולחן
   *[other] { $points } נקודות על השולחן
}
table-laid = { "\u2068" }+{ $points }{ "\u2069" }
table-plate-coins = { $plate }; { $count } מקופת המטבעות
table-plate-mood = { $mood ->
    [glad] { $plate }; עם חיוך
    [cross] { $plate }; עם פרצוף חמוץ
   *[surprised] { $plate }; בהפתעה
}
# What a match counts, and so many of it.
# Invariable
table-word-points = נקודות
table-count-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
table-points = { $points } בסך הכול
    .none = עוד אין { $what }
table-your-turn = התור שלך
table-thinking = במחשבה…
table-dealer = חלוקה
table-skipped = דילוג
table-won = ניצחון
table-match-over = המשחק נגמר
table-waiting = בהמתנה
table-level = { $level ->
    [easy] קל
    [medium] בינוני
    [hard] קשה
   *[expert] מומחה
}
table-remark = { $who }: { $text }

# The bar.
table-go-out = לסיים
table-forced = יש לך רק מהלך אחד, אז הוא נעשה בשבילך.
table-stepping = המהלך הבא מחכה לך.
table-coach = המאמן חושב על המהלך שלך…
table-how-to = { $device ->
    [keys] בוחרים קלפים עם { $pick } כדי לראות מה אפשר לעשות איתם. { $key } מספר על הקלף שבמוקד.
    [pad] בוחרים קלפים עם { $pick } כדי לראות מה אפשר לעשות איתם. { $key } מספר על הקלף שבמוקד.
    [touch] מקישים על הקלפים שלך כדי לראות מה אפשר לעשות איתם. מחזיקים קלף כדי לקרוא עליו.
   *[mouse] לוחצים על הקלפים שלך כדי לראות מה אפשר לעשות איתם. עם לחיצה ימנית או { $key } אפשר לקרוא על קלף.
}
table-lay-all = { $end ->
    [out] לסיים: להוריד { $count }
   *[no] להוריד הכול: { $count }
}
table-several = { $name }…
table-spot = { $device ->
    [keys] עכשיו הולכים אל הקלף הנכון, ולוחצים על { $press }.
    [pad] עכשיו הולכים אל הקלף הנכון, ולוחצים על { $press }.
    [touch] עכשיו מקישים על הקלף הנכון.
   *[mouse] עכשיו לוחצים על הקלף הנכון.
}
table-answer = זמן לענות
table-untimed = בלי הגבלת זמן
table-seconds = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
}
table-waits = השולחן מחכה
table-rule = לראות את החוק
table-hint = { $move }. { $why }
    .tag = רמז
table-next = הבא בתור
# Why a card may not go to a place: first the card is asked about, then the place.
table-why-not = למה לא { FORM($what, article: "the") }? עכשיו הולכים אל היעד, ושואלים שוב.
    .where = קודם הולכים אל קלף, ואז שואלים שוב.
    .allowed = זה מותר: { $move }.
table-no-use = { $count ->
    [1] אין מה לעשות איתו עכשיו.
   *[other] אין מה לעשות איתם יחד עכשיו.
}
table-ends-turn = זה מסיים את התור שלך.
table-sure = { $move }? { $why } אם לזה הכוונה, לוחצים על הכפתור של המהלך.
table-sure-place = { $device ->
    [keys] { $move }? { $why } אם לזה הכוונה, לוחצים על הכפתור של המהלך, או על { $press } מעל { $place }.
    [pad] { $move }? { $why } אם לזה הכוונה, לוחצים על הכפתור של המהלך, או על { $press } מעל { $place }.
    [touch] { $move }? { $why } אם לזה הכוונה, מקישים על הכפתור של המהלך, או על { $place }.
   *[mouse] { $move }? { $why } אם לזה הכוונה, לוחצים על הכפתור של המהלך, או על { $place }.
}

# The corner and the panels beside the table.
table-menu = תפריט
table-sound-on = צליל פועל
table-sound-off = צליל כבוי
table-sealed = חלוקה חתומה { $seal }
table-unsealed = חלוקה בלי חותם
table-score = ניקוד
table-log = יומן
table-round-of = סיבוב { $number } מתוך { $count }
table-round-deal = { $round }, { $deal }
table-deal = חלוקה { $number }
table-deal-first = חלוקה { $number }
table-by-code = חלוקה לפי קוד
table-by-code-first = חלוקה לפי קוד
table-again = חלוקה שמשחקים שוב
    .first = חלוקה שמשחקים שוב
table-played-on = המשך של משחק אחר
    .first = המשך של משחק אחר
table-sealed-deal = חלוקה חתומה

# What a card is, on demand; then the game’s sentences, and why it cannot be played or taken now.
table-just-a-card = { $card }.
table-about-refused = { $says } אי אפשר להשתמש בזה עכשיו. { $why }
table-about-hidden = { $count ->
    [one] קלף סגור אחד: { $place }. אי אפשר לראות אותו.
    [two] שני קלפים סגורים: { $place }. אי אפשר לראות אותם.
   *[other] { $count } קלפים סגורים: { $place }. אי אפשר לראות אותם.
}
table-about-empty = אין כאן קלף: { $place }.
table-looked = מקרוב
table-look-away = חזרה לשולחן
table-close-up-before = הקודם
    .next = הבא
table-about-how = מצביעים על קלף או מעבירים אליו את המוקד, ושואלים שוב: אז אפשר לקרוא מה הוא עושה.

table-no-card = אין ביד שלך קלף { $number }.
