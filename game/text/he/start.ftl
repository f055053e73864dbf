start-continue = להמשיך
start-unfinished = באמצע ({ $count })
start-minutes = בערך { $minutes } דקות
start-coming = בקרוב

# A tile: what it does for who cannot see it, the line that tells others, and the link below it.
start-tile = { $game }, לשחק
    .first = { $game }, יד ראשונה
    .go-on = { $game }, להמשיך
    .standing = { $game }, להמשיך: { $standing }
    .choices = { $game }, לשחק: { $choices }
start-choices = { $people }, { $length }
start-first = יד ראשונה
start-go-on = להמשיך
    .standing = להמשיך: { $standing }
start-lasts = { $minutes ->
    [one] בערך דקה אחת
    [two] בערך שתי דקות
   *[other] בערך { $minutes } דקות
}
start-set-up = הכנה…
    .game = להכין { $game }…

start-history = { history-heading } ({ $count })

# The program is open elsewhere, and its window does not answer.
start-leave-elsewhere = לסגור את החלון
start-stay-elsewhere = לשחק כאן בכל זאת
