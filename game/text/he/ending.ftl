# The picture at the end of a match.
ending-title = הסוף
ending-cards = { $who ->
    [you] הקלפים שלך בסוף
   *[other] הקלפים של { $who } בסוף
}
ending-more = ועוד { $count }
ending-moment = הרגע הטוב ביותר שלך
    .last = המהלך האחרון שלך
    .evening = הרגע הטוב ביותר של הערב
ending-went-out = סיום עם { FORM($cards, article: "the") }
ending-watch = לצפות
ending-save = לשמור את התמונה
ending-saving = שומרים…
ending-saved = נשמר בשם { $file } בתיקייה { $folder }. לידו יש גם קובץ GIF.
ending-unsaved = לא הצלחנו לשמור את התמונה: { $why }.
ending-foot = Five Takes · { $game } · { $date }
ending-about = { $rounds ->
    [one] { $game }, { $date }, סיבוב אחד
    [two] { $game }, { $date }, שני סיבובים
   *[other] { $game }, { $date }, { $rounds } סיבובים
}
ending-scores = ניקוד וקלפים

# What went well in a match that was lost.
ending-good = { $form ->
    [capture] לקחת את הערימה הגדולה ביותר: { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }.
    [dig] חפרת הכי עמוק: { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }.
   *[take] הלקיחה הגדולה ביותר הייתה שלך: { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }.
}
ending-better = { $count ->
    [one] שיפור של נקודה אחת מהפעם הקודמת.
    [two] שיפור של שתי נקודות מהפעם הקודמת.
   *[other] שיפור של { $count } נקודות מהפעם הקודמת.
}
ending-ahead-of = בסוף היית לפני { $who }.

# The figures beside the score sheet.
ending-points = הנקודות שלך
ending-wins = הניצחונות שלך
ending-rounds = סיבובים שניצחת
ending-moves = מהלכים
ending-behind = פיגור בנקודות
ending-ahead = יתרון בנקודות
ending-out = סיבובים שסיימת
ending-drawn = קלפים שמשכת
