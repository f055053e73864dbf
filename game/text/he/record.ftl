# What is wrong with a record, { $reason }, and where.
record-line = שורה { $line }: { $reason }
record-newer = הרשומה נשמרה בגרסה חדשה יותר של Five Takes.
record-too-long = ברשומה יכולים להיות לכל היותר { $count } תווים.
record-too-many = ברשומה יכולים להיות לכל היותר { $count } שורות.
record-first = רשומה מתחילה בשורה { $line }.
record-ends = הטקסט נגמר בתוך הכותרת, לפני השורה { $line }.
record-no-text = משם והלאה זה לא טקסט.

record-header = { $line } זו לא שורה של הכותרת.
record-twice = הכותרת מזכירה את { $key } פעמיים.
record-missing = בכותרת חסרה השורה { $key }.
record-number = { $key } הוא { $value }, ולא מספר שלם.
record-game = אין משחק { $game }.
record-chance = chance הוא { $value }, ולא { $wanted }.
record-seats = לא כל המקומות מוזכרים.

record-move = { $line } זה לא מקום והמהלך שלו.
record-cut = { $line } זה לא חיתוך.
record-words = { $line } זו לא שורת מילים.
record-words-none = למילים אין חלק בחלוקות של המשחק הזה.
record-cut-once = קופה נחתכת לכל היותר פעם אחת.
record-cut-late = קופה נחתכת לפני המהלך הראשון של הסיבוב שלה.
record-cut-deck = אי אפשר לחתוך { $cards } מתוך { $count } קלפים.
record-turn = במקום { $seat } נעשה מהלך, אבל התור של מקום { $asked }.
record-over = במקום { $seat } נעשה מהלך, אבל המשחק כבר נגמר.
record-refused = { $move }: { $why }
