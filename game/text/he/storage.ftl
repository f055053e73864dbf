# What is wrong with keeping something; { $why } is in the system’s own words.
storage-no-home = אין תיקיית בית לשמור בה. המשחקים וההגדרות ייעלמו כשהחלון ייסגר.
storage-in-use = Five Takes כבר פתוח בחלון אחר, והוא לא עונה. המשחקים שלך פתוחים שם, ולכן החלון הזה לא יכול לשמור דבר.
storage-in-use-by = Five Takes כבר פתוח בחלון אחר (תהליך { $process }), והוא לא עונה. המשחקים שלך פתוחים שם, ולכן החלון הזה לא יכול לשמור דבר.
storage-no-temporary = אין תיקייה לקבצים זמניים ({ $why }).
storage-no-folder = אי אפשר לשמור דבר בתיקייה { $folder } ({ $why }). המשחקים וההגדרות ייעלמו כשהחלון ייסגר.

storage-settings-newer = ההגדרות האלה באות מ־Five Takes חדש יותר. נשתמש במה שאנחנו מכירים, והקובץ יישאר כמו שהוא. השינויים שלך יחזיקו עד שהחלון ייסגר.
storage-settings-unreadable = אי אפשר לקרוא את ההגדרות שלך ({ $why }), וגם לא להזיז את הקובץ הצידה ({ $reason }).
storage-settings-damaged = ההגדרות שלך נפגמו ({ $why }). הקובץ הישן הוא עכשיו { $file }.
storage-settings-in-the-way = אי אפשר לשמור את ההגדרות שלך. { $file } פגום ואי אפשר להזיז אותו ({ $why }).
storage-settings-unsaved = אי אפשר לשמור את ההגדרות שלך ({ $why }).
storage-no-object = זה לא אובייקט JSON

storage-finished-unread = אי אפשר לקרוא את המשחקים שסיימת ({ $why }). הם מוצגים כפי שנקראו בפעם האחרונה.
storage-lessons-damaged = { $count ->
    [one] הרישום של שיעור אחד נפגם, ולכן הוא נחשב כאילו לא הושלם.
    [two] הרישומים של שני שיעורים נפגמו, ולכן הם נחשבים כאילו לא הושלמו.
   *[other] הרישומים של { $count } שיעורים נפגמו, ולכן הם נחשבים כאילו לא הושלמו.
}

storage-unreadable = אי אפשר לקרוא את הקובץ ({ $why }).
storage-stays = המשחק הפגום נשאר ברשימה ({ $why }).
storage-not-deleted = לא הצלחנו למחוק את המשחק ({ $why }).
storage-not-back = לא הצלחנו להחזיר את המשחק ({ $why }).
storage-review-unsaved = לא הצלחנו לשמור את הסיכום של המאמן: { $why }.
storage-not-filed = לא הצלחנו להעביר את המשחק שהסתיים להיסטוריה ({ $why }).
storage-match-unsaved = אי אפשר לשמור את המשחק הזה ({ $why }).
storage-part-unbound = המשחק נשמר, אבל אי אפשר לרשום לידו את התרומה שלך לחלוקה ({ $why }).
storage-move-unsaved = המהלך האחרון שלך עוד לא נשמר ({ $why }).

storage-kept-unsaved = אי אפשר לשמור את זה ({ $why }).
storage-kept-saved = נשמר בשם { $file } בתיקייה { $folder }.
storage-broke-down = החלק של התוכנית שחושב קרס והתחיל מחדש. המשחק שלך נמשך, אבל ייתכן שמהלך או רמז היה ניחוש. הפרטים בקובץ { $file }.
    .unnoted = החלק של התוכנית שחושב קרס והתחיל מחדש. המשחק שלך נמשך, אבל ייתכן שמהלך או רמז היה ניחוש. לא הצלחנו לרשום פרטים ({ $why }).
storage-tree-unwritten = אי אפשר לכתוב את העץ ({ $why }).
storage-runs-unsaved = לא הצלחנו לשמור את הניסיונות ({ $why }). בפעם הבאה הם ישוחקו שוב.
