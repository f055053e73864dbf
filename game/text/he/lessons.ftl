# Lessons: the page with all of them, the teacher’s panel at the table, and what follows.
lessons-learn = ללמוד
lessons-heading = ללמוד משחק
lessons-subtitle = לומדים תוך כדי משחק. אפשר לצאת בכל רגע, והמקום נשמר.
lessons-game = ללמוד { $game } ({ $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
})
lessons-entry = { $number }. { $title }
lessons-progress = { $done ->
    [0] { $game }
   *[other] { $game }: עד כאן { $done } מתוך { $count }
}
lessons-done = הושלם
lessons-next = הבא
lessons-begun = התחיל
lessons-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
lessons-of = { $game }: { $lesson }
lessons-entry-state = { $state }, { $minutes }

# At the table.
lessons-teacher = השיעור
lessons-head = { $title }: { $step } מתוך { $count }
lessons-go-on = להמשיך
lessons-leave = לצאת
lessons-back = לבטל
lessons-watch = עכשיו מסתכלים על האחרים.
lessons-look = להסתכל כאן: { $what }
lessons-cards = { $cards }, { $place }
lessons-button = הכפתור ״{ $name }״
lessons-facts = הסימנים שליד הערימה
lessons-strayed = זה מותר, אבל כאן כדאי לנסות דווקא: { $move }. { $why }
lessons-miss-near = { GENDER($card) ->
    [f] { FORM($card, article: "the") } הולכת טוב עם מה שביד שלך: { $near }.
   *[m] { FORM($card, article: "the") } הולך טוב עם מה שביד שלך: { $near }.
} { GENDER($other) ->
    [f] אבל { FORM($other, article: "the") } לא הולכת עם שום דבר שבידך.
   *[m] אבל { FORM($other, article: "the") } לא הולך עם שום דבר שבידך.
}
lessons-miss-cheap = { FORM($card, article: "the") } עולה לך { $cost }, אבל { FORM($other, article: "the") } עולה { $more }.
lessons-miss-same = גם { FORM($card, article: "the") } עולה לך { $cost }. אבל כאן כדאי לזרוק את { FORM($other, article: "the") }.
lessons-astray = { $why } אפשר לבטל ולנסות שוב.
lessons-over = הסיבוב נגמר.

# The menu, and the end of a lesson.
lessons-menu = השיעור
lessons-menu-text = אחר כך חוזרים בדיוק לכאן.
lessons-leave-lesson = לצאת מהשיעור
lessons-finished = יפה! סיימת את ״{ $title }״.
lessons-finished-next = השיעור הבא: { $title }, { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}.
lessons-finished-all = { $device ->
    [keys] סיימת את כל השיעורים של { $game }. עכשיו משחקים באמת, עם שני יריבים קלים. אם משהו לא ברור, אפשר ללחוץ על ״{ commands-hint }״ ({ $key }).
    [pad] סיימת את כל השיעורים של { $game }. עכשיו משחקים באמת, עם שני יריבים קלים. אם משהו לא ברור, אפשר ללחוץ על ״{ commands-hint }״ ({ $key }).
    [touch] סיימת את כל השיעורים של { $game }. עכשיו משחקים באמת, עם שני יריבים קלים. אם משהו לא ברור, אפשר לגעת ב־״{ commands-hint }״.
   *[mouse] סיימת את כל השיעורים של { $game }. עכשיו משחקים באמת, עם שני יריבים קלים. אם משהו לא ברור, אפשר ללחוץ על ״{ commands-hint }״ ({ $key }).
}
lessons-play = לשחק באמת
lessons-next-lesson = לשיעור הבא
lessons-all = לכל השיעורים
