setup-play = לשחק
setup-more = עוד
    .changed = { $count ->
        [one] עוד: אפשרות אחת השתנתה
        [two] עוד: שתי אפשרויות השתנו
       *[other] עוד: { $count } אפשרויות השתנו
    }

# Who plays.
setup-who = מי משחק
setup-face = { $name } ({ $level })
setup-players = שחקנים
setup-everybody = כל היריבים
setup-step = במשחק הרגיל ״{ $upper }״ מנצח את ״{ $lower }״ בערך ב־{ $won } מתוך 100 משחקים.
setup-swap = מישהו אחר

setup-children = לילדים
    .help = יריבים קלים, קלפים גדולים, בלי שעון לקריאות. מכבים, והכול חוזר למה שהיה.
    .rules = חוקים קלים למשחק הזה. { $rules }.

# What is played.
setup-own = משלך
    .sentence = חוקים שבחרת.
setup-kept = חוקים ששמרת.
setup-set = חוקים
    .chosen = חוקים: { $set }
    .all = כל הערכות
setup-usual = החוקים הרגילים.
setup-length-of-match = אורך
    .short = קצר: { $length }
setup-sets = לערוך ערכות…
    .heading = ערכות חוקים
setup-shipped = חוקים מוכרים
setup-kept-sets = חוקים משלך
setup-usual-set = { $name } (הערכה הראשונה)
setup-as-usual = שום אפשרות לא השתנתה.
setup-use = לשחק לפי אלה
setup-copy = להעתיק כטקסט
setup-copied = הועתק. אפשר להדביק בהודעה.
    .none = אי אפשר להשתמש כאן בלוח.
setup-make-usual = להתחיל עם אלה
setup-usual-now = מעכשיו ״{ $name }״ במקום הראשון.
setup-rename = לשנות שם
setup-renamed = השם עכשיו ״{ $name }״.
setup-delete = למחוק
    .heading = למחוק את ״{ $name }״?
    .text = אפשר להחזיר אותה עד שיוצאים מהדף.
setup-deleted = הערכה ״{ $name }״ נמחקה.
setup-put-back = להחזיר את ״{ $name }״
setup-save-these = לשמור את החוקים שקבעת
setup-new-name = שם חדש
setup-name = שם
    .empty = שם
setup-save = לשמור
setup-saved = נשמר בשם ״{ $name }״.
setup-from-others = חוקים ממישהו אחר
setup-line = שורת חוקים
    .help = אפשר להעתיק חוקים כשורה אחת. מדביקים אותה כאן.
    .empty = five-takes rules …
setup-paste = להדביק
setup-found = { $game }: { $name }
setup-there = החוקים האלה כבר אצלך, בשם ״{ $name }״.
setup-keep = לשמור בשם ״{ $name }״
setup-deal = החלוקה
setup-begins = מי פותח
    .help = בסיבוב הראשון.
    .drawn = בהגרלה
    .you = אני
    .settled = החלוקה שהקלדת קובעת.
    .deal = כמו בחלוקה
setup-number = מספר החלוקה
    .help = או הקוד שמופיע אחרי סיבוב. אותו מספר, אותם קלפים.
    .empty = חלוקה חדשה
setup-known = הקלפים האלה מוכרים לך, ולכן המשחק הזה נספר בנפרד.
setup-disagree = האפשרויות האלה לא הולכות יחד
setup-no-deal = החלוקה הזאת לא מוכרת
setup-strange = בקוד של חלוקה אין אף פעם ״{ $sign }״.
setup-length = במספר של חלוקה יש עד { $digits } ספרות, ובקוד יש { $signs } אותיות וספרות. כאן יש { $count }.
