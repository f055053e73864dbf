# What is told of an opponent who has played a game with you three times or more.
rivals-in = { $game }. { $said }
rivals-damaged = Some notes on your matches were damaged, so we made them again.

# On the start page and the set-up page
rivals-taken = { $rival } has taken { $theirs } from you, you { $yours } from { $rival }.
rivals-take-back = { $rival } has taken { $theirs } from you. Time to take one back.
rivals-never-lost = You’ve taken { $yours } from { $rival }, and never lost one.
rivals-snatched = { $rival } has snatched { $theirs } of your stacks, you { $yours } of theirs.
rivals-biggest = Your biggest snatch from { $rival }: { $cards }.
rivals-called = You’ve called “Rummy!” on { $rival } { $yours }, and { $rival } { $theirs } on you.
rivals-broken = You’ve broken { $yours } of { $rival }’s +3s.
rivals-last-card = { $rival } went out { $theirs } while you held one card.
rivals-out = You’ve gone out { $yours } against { $rival }, { $rival } { $theirs } against you.
rivals-caught = { $rival } once caught you with { $points }.
rivals-matches = You and { $rival }: { $yours } to { $theirs } in matches.
rivals-level = { rivals-first-figure } all with { $rival }. Who’s next?
rivals-won-last = { $rival } won last time.
rivals-in-a-row = You’ve beaten { $rival } { $times } in a row.

# Figures
rivals-figure = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
rivals-first-figure = { $count ->
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
   *[other] { $count }
}
rivals-times = { $count ->
    [0] never
    [1] once
    [2] twice
   *[other] { rivals-figure } times
}
rivals-runs = { $count ->
    [0] no runs
    [one] { rivals-figure } run
   *[other] { rivals-figure } runs
}
rivals-cards = { $count ->
    [one] { rivals-figure } card
   *[other] { rivals-figure } cards
}
rivals-points = { $count ->
    [one] { rivals-figure } point
   *[other] { rivals-figure } points
}

# What an opponent says when you sit down
rivals-again = You again. Good.
rivals-back = Back for more? I like that.
rivals-thinking = I’ve been thinking about last time.
rivals-lead = You’re ahead of me. Not for long.
rivals-spoken-level = We’re level, you and I.
rivals-hands = Hands where I can see them.
rivals-nice-runs = Got any nice runs for me today?
rivals-long-run = I still miss that long run.
rivals-counted = I’ve counted my cards. All of them.
rivals-lonely = Your stacks looked so lonely last time.
rivals-watch = I’ll watch what I throw away today.
rivals-ears = I have my ears open. And my eyes.
rivals-breaker = No Breaker today, I hope?
rivals-say = Don’t forget to say “last card”.
rivals-minute = Leave me a minute before you go out, will you?
rivals-high = High cards again today? I’m only asking.
