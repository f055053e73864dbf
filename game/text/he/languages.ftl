# The choice of the language. Each language says its own state; English says it once more.
languages-heading = שפה
languages-system = כמו במערכת
    .now = כמו במערכת: { $language }
languages-machine = תורגם על ידי מכונה. עוד לא קרא זאת אף אחד ששפת אמו עברית. אפשר לספר לנו מה צורם.
languages-read = נקרא על ידי { $reader }
languages-tell = לספר לנו: { $language }…

# How to say what sounds wrong.
languages-wrong = מה צורם?
languages-wrong-where = בדף שממנו הגיע Five Takes יש רשימה בשם ״Issues״. אפשר לפתוח שם נושא חדש, בכל שפה.
languages-wrong-what = כדאי לכתוב איפה הופיע המשפט, איך הוא כתוב עכשיו ואיך נכון לומר אותו. תמונה של החלון עוזרת.
languages-wrong-sent = Five Takes לא שולח דבר מעצמו.
languages-form = העתקת טופס
    .copied = הועתק. אפשר להדביק אותו בנושא.
    .none = אין לוח שאפשר להעתיק אליו.
    .head = Five Takes { $version }, { $language } ({ $tag })
    .where = איפה:
    .now = כתוב שם:
    .better = עדיף:
