# Lessons: the page with all of them, the teacher's panel at the table, and what follows.
learn-learn = Learn
learn-heading = Learn a game
learn-subtitle = Short rounds in which you make every move. Leave when you like: a lesson goes on where it was.
learn-game = Learn { $game } ({ $count ->
    [one] { $count } minute
   *[other] { $count } minutes
})
learn-entry = { $number }. { $title }
learn-tile = Lesson { $number }: { $title }
learn-done = done
learn-next = next
learn-begun = begun
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
learn-back = Take back
learn-watch = Watch what the others do.
learn-look = Look here: { $what }
learn-cards = { $cards }, { $place }
learn-button = the button “{ $name }”
learn-facts = the signs beside the pile
learn-strayed = You may, but this lesson had another move in mind: { $move }. { $why }
learn-astray = { $why } Take it back, and try again.
learn-early = Here is something to read first. Take it back, and read on.
learn-over-astray = That ends the round too early. Take it back, and read on.
learn-over = The round is over.

# The menu, and the end of a lesson.
learn-menu = The lesson
learn-menu-text = It goes on where it is when you come back.
learn-leave-lesson = Leave the lesson
learn-finished = Done: { $title }
learn-finished-next = Next comes { $title }, { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
learn-finished-all = { $device ->
    [keys] Those were the lessons of { $game }. Now a real match: two easy opponents, and the coach at hand. Press Hint ({ $key }) whenever you wonder.
    [pad] Those were the lessons of { $game }. Now a real match: two easy opponents, and the coach at hand. Press Hint ({ $key }) whenever you wonder.
    [touch] Those were the lessons of { $game }. Now a real match: two easy opponents, and the coach at hand. Tap Hint whenever you wonder.
   *[mouse] Those were the lessons of { $game }. Now a real match: two easy opponents, and the coach at hand. Press Hint ({ $key }) whenever you wonder.
}
learn-play = Play a real match
learn-next-lesson = Next lesson
learn-all = All lessons
