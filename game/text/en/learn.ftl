# Lessons: the page with all of them, the teacher’s panel at the table, and what follows.
learn-learn = Learn
learn-heading = Learn a game
learn-subtitle = Learn by playing. Leave any time, and we’ll keep your place.
learn-game = Learn { $game } ({ $count ->
    [one] { $count } minute
   *[other] { $count } minutes
})
learn-entry = { $number }. { $title }
learn-tile = Lesson { $number }: { $title }
learn-progress = { $done ->
    [0] { $game }
   *[other] { $game }: { $done } of { $count } done
}
learn-done = done
learn-next = next
learn-begun = started
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-of = { $game }: { $lesson }
learn-entry-state = { $state }, { $minutes }

# At the table.
learn-teacher = The lesson
learn-head = { $title }: { $step } of { $count }
learn-go-on = Continue
learn-leave = Leave
learn-back = Take it back
learn-watch = Watch the others.
learn-look = Look here: { $what }
learn-cards = { $cards }, { $place }
learn-button = the button “{ $name }”
learn-facts = the signs beside the pile
learn-strayed = That’s allowed, but try this here: { $move }. { $why }
learn-miss-near = The { $card } goes with your { $near }. But the { $other } goes with nothing you hold.
learn-miss-cheap = The { $card } costs you { $cost }, but the { $other } costs { $more }.
learn-miss-same = The { $card } costs you { $cost } too. But here, discard the { $other }.
learn-astray = { $why } Take it back and have another go.
learn-over = The round is over.

# The menu, and the end of a lesson.
learn-menu = The lesson
learn-menu-text = You’ll come back to this very place.
learn-leave-lesson = Leave lesson
learn-finished = Nice! You’ve done “{ $title }”.
learn-finished-next = Next is { $title }, { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
learn-finished-all = { $device ->
    [keys] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Press { commands-hint } ({ $key }) whenever you’re not sure.
    [pad] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Press { commands-hint } ({ $key }) whenever you’re not sure.
    [touch] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Tap { commands-hint } whenever you’re not sure.
   *[mouse] You’ve done every lesson of { $game }. Now play for real, with two easy opponents. Press { commands-hint } ({ $key }) whenever you’re not sure.
}
learn-play = Play for real
learn-next-lesson = Next lesson
learn-all = See all lessons
