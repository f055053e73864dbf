# The chance to win the match, in whole percent.
advice-percent = { "\u2068" }{ $share }%{ "\u2069" }
    .most = מעל { "\u2068" }99%{ "\u2069" }
    .least = פחות מ־{ "\u2068" }1%{ "\u2069" }
    .about = בערך { "\u2068" }{ $share }%{ "\u2069" }
    .certain = ניצחון בטוח

# A first hint: the move and why.
advice-move = { $move }. { $why }
    .only = יש רק אפשרות אחת: { $move }.
    .equal = כל אחד מאלה טוב: ״{ $move }״, ״{ $other }״.
advice-alone = { $move }.

# A second hint: how sure the coach is that the move is better than others.
advice-failed = זה רק ניחוש. המאמן לא הצליח לחשוב על זה עד הסוף.
advice-certain = ניצחון בטוח: { $line }.
    .rival = עם ״{ $other }״ זה לא בטוח.
    .too = { $more ->
        [0] גם ״{ $other }״ מנצח.
        [one] גם ״{ $other }״ ועוד מהלך אחד מנצחים.
        [two] גם ״{ $other }״ ועוד שני מהלכים מנצחים.
       *[other] גם ״{ $other }״ ועוד { $more } מהלכים מנצחים.
    }
advice-line = { $moves }, ואז { $last }
    .long = { $more ->
        [one] { $moves } ועוד מהלך אחד
        [two] { $moves } ועוד שני מהלכים
       *[other] { $moves } ועוד { $more } מהלכים
    }
advice-quoted = ״{ $move }״
advice-only = כך הסיכוי שלך הוא { $chance }. שום דבר אחר לא מתקרב.
advice-better = { $many ->
    [yes] { $sure ->
        [clear] כך הסיכוי שלך הוא { $chance }. זה בבירור טוב יותר מ־״{ $other }״ ומכל דבר אחר.
       *[slight] כך הסיכוי שלך הוא { $chance }. זה כנראה קצת יותר טוב מ־״{ $other }״.
    }
   *[no] { $sure ->
        [clear] כך הסיכוי שלך הוא { $chance }. זה בבירור טוב יותר מ־״{ $other }״.
       *[slight] כך הסיכוי שלך הוא { $chance }. זה כנראה קצת יותר טוב מ־״{ $other }״.
    }
}
advice-exact = כך הסיכוי שלך הוא { $chance }. עם ״{ $other }״ הוא יהיה { $theirs }. שניהם מדויקים.
    .near = כך הסיכוי שלך הוא { $chance }. עם ״{ $other }״ הוא יהיה קצת קטן יותר. שניהם מדויקים.
advice-equal = { $more ->
    [0] { $counted ->
        [yes] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ טוב בדיוק כמוהו. שניהם מדויקים.
       *[no] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ טוב בערך באותה מידה.
    }
    [one] { $counted ->
        [yes] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ ועוד מהלך אחד טובים בדיוק כמוהו. כולם מדויקים.
       *[no] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ ועוד מהלך אחד טובים בערך באותה מידה.
    }
    [two] { $counted ->
        [yes] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ ועוד שני מהלכים טובים בדיוק כמוהו. כולם מדויקים.
       *[no] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ ועוד שני מהלכים טובים בערך באותה מידה.
    }
   *[other] { $counted ->
        [yes] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ ועוד { $more } מהלכים טובים בדיוק כמוהו. כולם מדויקים.
       *[no] כך הסיכוי שלך הוא { $chance }. ״{ $other }״ ועוד { $more } מהלכים טובים בערך באותה מידה.
    }
}

# The same of each of the moves that were compared.
advice-compared = { $sure ->
    [clear] בבירור פחות טוב
   *[slight] קצת פחות טוב
}
    .best = המהלך הטוב ביותר
    .equal = טוב בערך באותה מידה
    .exact = פחות טוב (מדויק)
    .certain = אולי לא ינצח
    .too = מנצח גם הוא
    .none = לא הושווה

# Why a move is better than another, by what happens soon. The other one is named by its card.
advice-outcome-move = ״{ $move }״
advice-outcome-out = סיימת עד התור הבא { $share ->
    [100] בכל ניסיון
   *[other] ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות
}. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
advice-outcome-before = { $many ->
    [yes] מישהו יסיים לפני התור הבא שלך ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
   *[no] { GENDER($who) ->
        [f] { $who } תסיים לפני התור הבא שלך ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
       *[m] { $who } יסיים לפני התור הבא שלך ב־{ "\u2068" }{ $share }%{ "\u2069" } מהניסיונות. אחרי { FORM($other, article: "the") } זה { "\u2068" }{ $theirs }%{ "\u2069" }.
    }
}

# What is gained or lost in most games.
advice-points = נקודות

# How well opponents play.
advice-easy = קל
    .help = עוד לומד. רואה את הקלפים שלו, לא את שלך.
advice-medium = בינוני
    .help = משחק בבית. מכיר את החוקים, אבל לא סופר.
advice-hard = קשה
    .help = משחק במועדון. מפספס מעט, ואף פעם לא ניצחון בטוח.
advice-expert = מומחה
    .help = הכי חזק שהצלחנו.
