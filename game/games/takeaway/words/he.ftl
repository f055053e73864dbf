takeaway-title = Takeaway
takeaway-pitch = מתאים? כל הערימה שלך.
takeaway-age = לילדים מגיל 7.
takeaway-levels = כאן המזל קובע את הרוב. בין הרמות אין הרבה הבדל.
    .easy = עוד לומדים: הולכים על הערימה הגדולה ביותר, ולא סופרים מה נשאר בקופה.

# What can be chosen before a match: a label, a sentence, and values.
takeaway-length = { $form ->
    [label] { $value ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $value } סיבובים
    }
   *[name] { $value ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $value } סיבובים
    }
}
takeaway-goal = סיבוב אחד
takeaway-rounds = סיבובים
    .help = כמה סיבובים יש במשחק.
takeaway-run-suits = רצפים
    .help = מספרים שכנים מתאימים רק באותה צורה, או בכל צורה.
    .same = אותה צורה
    .any = כל צורה

# The usual ways to play.
takeaway-set-usual = שלושה סיבובים
    .sentence = לפי דף ההוראות שבקופסת המשחק.
takeaway-set-one-round = סיבוב אחד
    .sentence = המשחק הקצר שלנו. סיבוב אחד קובע.
takeaway-set-any-suit = כל צורה
    .sentence = שלנו, ופרוע הרבה יותר. שכנים מכל צורה הם רצף.

# A slot: each player has a right and a left one, with two players four. In a sentence about
# its owner the name is not said again.
takeaway-which = { $which ->
    [right] הימני
    [left] השמאלי
    [first] הראשון
    [second] השני
    [third] השלישי
   *[fourth] הרביעי
}
takeaway-slot = { $who ->
    [you] המקום { takeaway-which } שלך
   *[other] המקום { takeaway-which } של { $who }
}
    .braille = { $who ->
        [you] { takeaway-which } שלך
       *[other] { takeaway-which } של { $who }
    }
takeaway-from-deck = הקלפים הראשונים בקופה ממלאים את המקומות שמשתתפים, בכיוון השעון, החל מהמקום הימני של המחלק. את השאר מושכים לפי הסדר.
takeaway-own-slot = המקום { takeaway-which }
    .braille = { takeaway-which }
takeaway-deck = הקופה

# Moves before they are made; the last is of a slot without cards, which is refused.
takeaway-draw = להפוך קלף
takeaway-letter-take = לקחת את הערימה
takeaway-say-draw = { $use ->
    [clause] למשוך קלף אל { $slot }
   *[button] למשוך קלף אל { $slot }
}
takeaway-say-take = { $count ->
    [1] { $use ->
        [clause] לקחת את { FORM($card, article: "the") } מ{ $slot }
       *[button] לקחת את { FORM($card, article: "the") } מ{ $slot }
    }
   *[other] { $use ->
        [clause] לקחת { cards-count } מ{ $slot }, ולמעלה { FORM($card, article: "the") }
       *[button] לקחת { cards-count } מ{ $slot }, ולמעלה { FORM($card, article: "the") }
    }
}
takeaway-say-take-none = לקחת את { $slot }

# On a line of braille: the slot that is played.
takeaway-line-which = { $which ->
    [first] מקום 1
    [second] מקום 2
    [third] מקום 3
    [fourth] מקום 4
   *[other] { takeaway-which }
}
takeaway-line-about = { takeaway-line-which } { $card }
    .empty = { takeaway-line-which } ריק

# The log.
takeaway-cut = { $who ->
    [you] משכת את { FORM($card, article: "the") } כדי לקבוע מי מחלק.
   *[other] { GENDER($who) ->
        [f] { $who } משכה את { FORM($card, article: "the") } כדי לקבוע מי מחלק.
       *[m] { $who } משך את { FORM($card, article: "the") } כדי לקבוע מי מחלק.
    }
}
takeaway-deals = { $who ->
    [you] סיבוב { $round }. חילקת את הקלפים.
   *[other] { GENDER($who) ->
        [f] סיבוב { $round }. { $who } חילקה את הקלפים.
       *[m] סיבוב { $round }. { $who } חילק את הקלפים.
    }
}
takeaway-drew = { $who ->
    [you] משכת את { FORM($card, article: "the") } אל { $slot }.
   *[other] { GENDER($who) ->
        [f] { $who } משכה את { FORM($card, article: "the") } אל { $slot }.
       *[m] { $who } משך את { FORM($card, article: "the") } אל { $slot }.
    }
}
    .braille = { $who ->
        [you] משכת { $card } אל { $slot }
       *[other] { GENDER($who) ->
            [f] { $who } משכה { $card } אל { $slot }
           *[m] { $who } משך { $card } אל { $slot }
        }
    }
takeaway-took = { $who ->
    [you] לקחת את { FORM($card, article: "the") } מ{ $slot }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { FORM($card, article: "the") } מ{ $slot }.
       *[m] { $who } לקח את { FORM($card, article: "the") } מ{ $slot }.
    }
}
takeaway-took-stack = { $who ->
    [you] לקחת את { FORM($card, article: "the") } ועוד { cards-count } מתחת, מ{ $slot }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה את { FORM($card, article: "the") } ועוד { cards-count } מתחת, מ{ $slot }.
       *[m] { $who } לקח את { FORM($card, article: "the") } ועוד { cards-count } מתחת, מ{ $slot }.
    }
}
    .braille = { $who ->
        [you] לקחת { takeaway-card-and-more } מ{ $slot }
       *[other] { GENDER($who) ->
            [f] { $who } לקחה { takeaway-card-and-more } מ{ $slot }
           *[m] { $who } לקח { takeaway-card-and-more } מ{ $slot }
        }
    }
# A card and how many lie under it, on a line of braille.
takeaway-card-and-more = { $card }+{ $count }
# What fits a card that one has turned, as it is heard.
takeaway-turned = שום דבר לא מתאים.
    .one = זה מתאים אל { FORM($top, article: "the") } { $who ->
        [you] שלך
       *[other] של { $who }
    }, { cards-count }.
    .several = { FORM(cards-number, gender: "f") } ערימות מתאימות: { $stacks }.
takeaway-stack = { $card }, { cards-count }
# Where the cards lie that were taken, as it is heard.
takeaway-lie-now = { $count ->
    [1] עכשיו { cards-count } מונח על { $slot }.
   *[other] עכשיו { cards-count } מונחים על { $slot }.
}
# Many cards taken at once, as it is seen.
takeaway-moment-title = { $count } קלפים!
takeaway-moment = { $who ->
    [you] לקחת { cards-count } של { $whose }.
   *[other] { GENDER($who) ->
        [f] { $who } לקחה { cards-count } { takeaway-from }.
       *[m] { $who } לקח { cards-count } { takeaway-from }.
    }
}
takeaway-from = { $whose ->
    [you] שלך
   *[other] של { $whose }
}
takeaway-moment-own = { $who ->
    [you] איחדת { cards-count } משלך.
   *[other] { GENDER($who) ->
        [f] { $who } איחדה { cards-count } משלה.
       *[m] { $who } איחד { cards-count } משלו.
    }
}
takeaway-round-over = הסיבוב נגמר: { $counts }.
    .braille = הסיבוב נגמר.
takeaway-player-count = { $who } { $count }

# What is to be done.
takeaway-highest-deals = הקלף הגבוה ביותר מחלק.
takeaway-plays = { $who ->
    [you] התור שלך: { $slot }.
   *[other] { GENDER($who) ->
        [f] { $who } משחקת עכשיו את { $slot }.
       *[m] { $who } משחק עכשיו את { $slot }.
    }
}
takeaway-turn = להפוך קלף.
takeaway-take = לקחת את הערימה.
    .several = { START(cards-number) ->
        [own] לקחת אחת מ{ FORM(cards-number, gender: "f") } הערימות.
       *[foreign] לקחת אחת מ־{ cards-number } הערימות.
    }
# Why, in the first turns of a match.
takeaway-fill = המקום { takeaway-which } שלך ריק.
takeaway-nothing-fits = שום דבר לא מתאים אל { FORM($card, article: "the") } שעל { $slot }.
takeaway-fits = { $count ->
    [1] ערימה אחת מתאימה אל { FORM($card, article: "the") } שעל { $slot }.
   *[other] { FORM(cards-number, gender: "f") } ערימות מתאימות אל { FORM($card, article: "the") } שעל { $slot }.
}

# Which slot is played next, and why.
takeaway-next-play = הבא בתור: { $slot }. משהו מתאים לו.
takeaway-next-empty = הבא בתור: { $slot }, הריק הראשון.
takeaway-next-clockwise = הבא בתור: { $slot }, לפי כיוון השעון.
takeaway-next-depends = המקום הבא תלוי בערימה שתילקח.
takeaway-next-last = זה הקלף האחרון בקופה. הסיבוב נגמר כשכבר שום דבר לא מתאים.
takeaway-next-none = הקופה ריקה. הסיבוב נגמר כשכבר שום דבר לא מתאים.
takeaway-aside = מניחים קלפים רק על המקום שמשחקים, המקום המואר.

# The count.
takeaway-this-round = { cards-count } בסיבוב הזה
takeaway-ending = הקופה ריקה ושום דבר לא מתאים

# Why a move is refused.
takeaway-draw-late = משהו מתאים, וחייבים לקחת אותו לפני שמושכים.
    .braille = לא: משהו מתאים, צריך לקחת.
takeaway-no-slot = במשחק הזה אין מקום { $slot }.
takeaway-fill-first = קודם ממלאים את המקום הריק. צריך למשוך אליו קלף.
    .braille = מקום ריק: צריך למשוך.
takeaway-draw-first = שום דבר לא מתאים למקום שלך. קודם צריך למשוך אליו קלף.
    .braille = שום דבר לא מתאים: צריך למשוך.
takeaway-itself = זה המקום שמשחקים עכשיו. צריך לבחור ערימה ממקום אחר.
    .braille = לא: את המקום הזה משחקים עכשיו.
takeaway-nothing-there = המקום הזה ריק. צריך לבחור ערימה ממקום אחר.
    .braille = לא: המקום הזה ריק.
takeaway-misfit = { $runs ->
    [same] { FORM($card, article: "the") } { takeaway-fits-not } אל { FORM($onto, article: "the") }. צריך אותו מספר, או אחד מעליו או מתחתיו באותה צורה.
   *[any] { FORM($card, article: "the") } { takeaway-fits-not } אל { FORM($onto, article: "the") }. צריך אותו מספר, או אחד מעליו או מתחתיו.
}
    .braille = לא: { $card } { takeaway-fits-not } אל { $onto }.
takeaway-fits-not = { GENDER($card) ->
    [f] לא מתאימה
   *[m] לא מתאים
}
takeaway-no-move = ב־Takeaway אין מהלך { $text }. אפשר לנסות draw, או take עם מקום מ־0 עד 7.

# Why a move is good.
takeaway-why-fill = המקום ריק.
takeaway-why-draw = שום דבר לא מתאים לקלף העליון.
takeaway-why-only = רק הערימה עם { FORM($card, article: "the") } למעלה מתאימה, ולכן לוקחים אותה.
takeaway-why-own = אין רווח: זה רק מאחד { cards-count } שלך, ולמעלה { FORM($card, article: "the") }.
takeaway-why-brings = זה מביא לך { cards-count } של { $who }.
# Stacks taken one after the other.
takeaway-why-run = זה מביא לך { cards-count } { $takes ->
    [one] בערימה אחת
    [two] בשתי ערימות
   *[other] ב־{ $takes } ערימות
}.
takeaway-why-more = { $takes ->
    [1] זה מביא לך { cards-count }, { $more } יותר מאשר עם { FORM($other, article: "the") }.
   *[other] עם הערימות הבאות זה מביא לך { cards-count }, { $more } יותר מאשר עם { FORM($other, article: "the") }.
}
# Another own slot is empty then.
takeaway-why-first = { $prey ->
    [0] המשיכה הבאה שלך.
    [1] המשיכה הבאה שלך, { $deck ->
        [1] והקלף האחרון בקופה
       *[other] וקלף אחד מתוך { $deck } בקופה
    } לוקח ערימה של מישהו.
   *[other] המשיכה הבאה שלך, ו־{ $prey } מתוך { $deck } הקלפים בקופה לוקחים ערימה של מישהו.
}
takeaway-why-again = { takeaway-why-first } עם { FORM($other, article: "the") } המשיכה הבאה של מישהו אחר{ $threat ->
    [0] .
    [1] , { $deck ->
        [1] והקלף האחרון בקופה
       *[other] וקלף אחד מתוך { $deck }
    } לוקח ערימה שלך.
   *[other] , ו־{ $threat } מתוך { $deck } הקלפים לוקחים ערימה שלך.
}
# One who is ahead of the other opponents.
takeaway-why-leader = זה בא על חשבון { $who }, עם הכי הרבה קלפים עד עכשיו.
# Cards in other slots of one’s own.
takeaway-why-open = { $open ->
    [0] אף ערימה של מישהו לא יכולה לקחת את שאר הקלפים שלך. עם { FORM($other, article: "the") } אפשר היה לקחת ממך { cards-count }.
    [1] האחרים יכולים לקחת קלף אחד משאר הקלפים שלך. עם { FORM($other, article: "the") } היו יכולים לקחת { $count }.
   *[other] האחרים יכולים לקחת { $open } משאר הקלפים שלך. עם { FORM($other, article: "the") } היו יכולים לקחת { $count }.
}
takeaway-why-ends = אז שום דבר לא מתאים, והסיבוב נגמר עם { cards-count } אצלך.
takeaway-why-wins = אז שום דבר לא מתאים. הסיבוב נגמר עם { cards-count } אצלך, והניצחון במשחק שלך.
takeaway-why-safer = { $fits ->
    [0] { $deck ->
        [1] הקלף האחרון בקופה לא מתאים
       *[other] שום קלף בקופה לא מתאים
    } אל { FORM($card, article: "the") } בראש ערימה של { $size }, אבל אל { FORM($other, article: "the") } בראש ערימה של { $stake } { $theirs ->
        [1] { $deck ->
            [1] הוא מתאים
           *[other] מתאים קלף אחד מתוך { $deck }
        }
       *[other] מתאימים { $theirs } מתוך { $deck }
    }.
    [1] קלף אחד מתוך { $deck } מתאים אל { FORM($card, article: "the") } בראש ערימה של { $size }. אל { FORM($other, article: "the") } בראש ערימה של { $stake } { $theirs ->
        [1] מתאים קלף אחד
       *[other] מתאימים { $theirs }
    }.
   *[other] { $fits } מתוך { $deck } הקלפים מתאימים אל { FORM($card, article: "the") } בראש ערימה של { $size }. אל { FORM($other, article: "the") } בראש ערימה של { $stake } { $theirs ->
        [1] מתאים קלף אחד
       *[other] מתאימים { $theirs }
    }.
}
takeaway-why-fewer = { $fits ->
    [1] כך או כך { $deck ->
        [1] הקלף האחרון בקופה
       *[other] קלף אחד מתוך { $deck }
    } מתאים למעלה. אבל הוא יכול לקחת { $size } מהקלפים שלך, ולא { $stake }.
   *[other] כך או כך { $fits } מתוך { $deck } הקלפים מתאימים למעלה. אבל הם יכולים לקחת { $size } מהקלפים שלך, ולא { $stake }.
}
takeaway-why-fits = { $fits ->
    [0] שום קלף בקופה לא מתאים אל { FORM($card, article: "the") } בראש ערימה של { $size }.
    [1] { $deck ->
        [1] הקלף האחרון בקופה
       *[other] רק קלף אחד מתוך { $deck } בקופה
    } מתאים אל { FORM($card, article: "the") } בראש ערימה של { $size }.
   *[other] { $fits } מתוך { $deck } הקלפים בקופה מתאימים אל { FORM($card, article: "the") } בראש ערימה של { $size }.
}

# What a card is, to whoever asks. The neighbours are of its suit, or of any.
takeaway-about = { $card }: נקודה אחת למי שהמקום שלו. מה מתאים: { cards-ranks } מצורות אחרות, וגם { $below } או { $above }.
    .any = { $card }: נקודה אחת למי שהמקום שלו. מה מתאים: { cards-ranks } מצורות אחרות, וגם כל { $below } או { $above }.

# Kinds of decisions, as the statistics tell of what each of them cost.
takeaway-deed-draw = משיכה
takeaway-deed-take = לקיחת ערימה

# What an opponent is fond of, and of one who is the opposite.
takeaway-trait-picture = לגנוב ערימות עם קלף תמונה למעלה.
    .not = לא לגעת בקלפי התמונה של אחרים.
takeaway-trait-largest = ללכת על הערימה הגדולה ביותר.
    .not = להסתפק בערימה קטנה יותר.
takeaway-trait-nearest = לחטוף את הערימה הראשונה בכיוון השעון.
    .not = להושיט יד לערימות רחוקות יותר במעגל.
takeaway-trait-match = לאהוב זוגות, ולהעדיף אותו מספר על מספר שכן.
    .not = לאהוב רצפים, ולהעדיף מספר שכן על אותו מספר.
takeaway-trait-black = לאגור ערימות עם קלף שחור למעלה.
    .not = לבחור ערימות עם קלף אדום למעלה.
takeaway-trait-safe = ללכת על בטוח, עם ערימות שמעט קלפים בקופה מתאימים להן.
    .not = להסתכן, עם ערימות שקלפים בקופה מתאימים להן.

# So many moves that may show what somebody is fond of.
takeaway-deeds-takes = { $count ->
    [one] ערימה אחת שנלקחה
    [two] שתי ערימות שנלקחו
   *[other] { $count } ערימות שנלקחו
}

# What somebody overlooked, told after the round, and the same as one of several themes.
takeaway-overlooked = { $who ->
    [you] לא ראית
   *[other] { GENDER($who) ->
        [f] { $who } לא ראתה
       *[m] { $who } לא ראה
    }
}
takeaway-overlooked-most = { $who ->
    [you] בחרת פשוט את הערימה הגדולה ביותר.
   *[other] { GENDER($who) ->
        [f] { $who } פשוט לקחה את הערימה הגדולה ביותר.
       *[m] { $who } פשוט לקח את הערימה הגדולה ביותר.
    }
}
    .theme = הערימה הגדולה ביותר
takeaway-overlooked-far = { takeaway-overlooked } את הערימה עם { FORM($card, article: "the") } למעלה.
    .theme = ערימות רחוקות יותר במעגל
takeaway-overlooked-next = { takeaway-overlooked } שהתור הבא { $other ->
    [you] שלך, עם הכי הרבה קלפים
   *[other] של { $other }, עם הכי הרבה קלפים
}.
    .theme = מי הבא בתור
takeaway-overlooked-deck = { takeaway-overlooked } שבקופה { $count ->
    [1] יש קלף אחד שמתאים
   *[other] יש { cards-count } שמתאימים
} אל { FORM($card, article: "the") }.
    .theme = הקלפים בקופה
takeaway-overlooked-second = { takeaway-overlooked } שאחרי { FORM($card, article: "the") } באה עוד ערימה.
    .theme = ערימות שנלקחות זו אחר זו

# What a puzzle asks for.
takeaway-puzzle-turn = אילו ערימות, ובאיזה סדר?

# What decides a puzzle: what the best move has, and what another lacks.
takeaway-merit-won = זה מביא לך { cards-count } של האחרים.
    .not = { $count ->
        [0] כך לא מגיע אליך דבר מהאחרים.
       *[other] כך זה מביא לך רק { cards-count }.
    }
takeaway-merit-ends = { $count ->
    [0] הסיבוב נגמר בתיקו.
   *[other] הסיבוב נגמר ביתרון של { cards-count } לך.
}
    .not = כך הסיבוב לא נגמר ביתרון כזה לך.
takeaway-merit-again = גם המקום הבא הוא שלך.
    .not = אז המקום הבא לא שלך.
takeaway-merit-open = { $count ->
    [0] אי אפשר לקחת ממך מיד אף קלף.
   *[other] אפשר לקחת ממך מיד רק { cards-count }.
}
    .not = אז אפשר לקחת ממך מיד { cards-count }.
takeaway-merit-safe = { $count ->
    [0] שום קלף בקופה לא מתאים לערימה החדשה שלך.
    [1] רק { cards-count } בקופה מתאים לערימה החדשה שלך.
   *[other] רק { cards-count } בקופה מתאימים לערימה החדשה שלך.
}
    .not = { $count ->
        [1] אז { cards-count } בקופה מתאים לערימה החדשה שלך.
       *[other] אז { cards-count } בקופה מתאימים לערימה החדשה שלך.
    }
takeaway-merit-threat = { $count ->
    [0] שום קלף בקופה לא מתאים לאחת הערימות שלך.
    [1] רק { cards-count } בקופה מתאים לאחת הערימות שלך.
   *[other] רק { cards-count } בקופה מתאימים לאחת הערימות שלך.
}
    .not = { $count ->
        [1] אז { cards-count } בקופה מתאים לאחת הערימות שלך.
       *[other] אז { cards-count } בקופה מתאימים לאחת הערימות שלך.
    }
takeaway-merit-prey = { $count ->
    [0] שום קלף בקופה לא מתאים לאחת הערימות של האחרים.
    [1] אז { cards-count } בקופה מתאים לאחת הערימות של האחרים.
   *[other] אז { cards-count } בקופה מתאימים לאחת הערימות של האחרים.
}
    .not = { $count ->
        [0] אז שום קלף בקופה לא מתאים לאחת הערימות של האחרים.
        [1] אז רק { cards-count } בקופה מתאים לאחת הערימות של האחרים.
       *[other] אז רק { cards-count } בקופה מתאימים לאחת הערימות של האחרים.
    }
takeaway-merit-small = בסוף יש בערימה שלך רק { cards-count }.
    .not = אז יש בערימה שלך { cards-count }.
takeaway-merit-large = הערימה שלך גדלה, ויש בה { cards-count }.
    .not = אז יש בערימה שלך רק { cards-count }.
takeaway-story = לקיחות גדולות

# How the rules of a puzzle differ from the usual ones.
takeaway-differs-run-suits = כאן מספרים שכנים מתאימים בכל צורה.
