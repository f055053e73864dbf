# Lessons: the page with all of them, the teacher’s panel at the table, and what follows.
lessons-learn = Learn
lessons-heading = Learn a game
lessons-subtitle = Learn by playing. Leave any time, and we’ll keep your place.
lessons-game = Learn { $game } ({ $count ->
    [one] { $count } minute
   *[other] { $count } minutes
})
lessons-entry = { $number }. { $title }
lessons-progress = { $done ->
    [0] { $game }
   *[other] { $game }: { $done } of { $count } done
}
lessons-done = done
lessons-next = next
lessons-begun = started
lessons-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lessons-of = { $game }: { $lesson }
lessons-entry-state = { $state }, { $minutes }

# At the table.
lessons-teacher = The lesson
lessons-head = { $title }: { $step } of { $count }
lessons-go-on = Continue
lessons-leave = Leave
lessons-back = Take it back
lessons-watch = Watch the others.
lessons-look = Look here: { $what }
lessons-cards = { $cards }, { $place }
lessons-button = the button “{ $name }”
lessons-facts = the signs beside the pile
lessons-strayed = That’s allowed, but try this here: { $move }. { $why }
lessons-miss-near = The { $card } goes with your { $near }. But the { $other } goes with nothing you hold.
lessons-miss-cheap = The { $card } costs you { $cost }, but the { $other } costs { $more }.
lessons-miss-same = The { $card } costs you { $cost } too. But here, discard the { $other }.
lessons-astray = { $why } Take it back and have another go.
lessons-over = The round is over.

# The menu, and the end of a lesson.
lessons-menu = The lesson
lessons-menu-text = You’ll come back to this very place.
lessons-leave-lesson = Leave lesson
lessons-finished = Nice! You’ve done “{ $title }”.
lessons-finished-next = Next is { $title }, { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
lessons-finished-all = { $device ->
    [keys] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Press { commands-hint } ({ $key }) whenever you’re not sure.
    [pad] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Press { commands-hint } ({ $key }) whenever you’re not sure.
    [touch] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Tap { commands-hint } whenever you’re not sure.
   *[mouse] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Press { commands-hint } ({ $key }) whenever you’re not sure.
}
lessons-play = Play for real
lessons-next-lesson = Next lesson
lessons-all = See all lessons
