setup-play = Play
setup-more = More
    .changed = { $count ->
        [one] More: { $count } option changed
       *[other] More: { $count } options changed
    }

# Who plays.
setup-who = Who plays
setup-face = { $name } ({ $level })
setup-players = Players
setup-everybody = All opponents
setup-step = In the usual game, { $upper } beats { $lower } in about { $won } of 100 matches.
setup-swap = Someone else

setup-children = For children
    .help = Easy opponents, large cards, no clock for calls. Switch it off, and all is as before.
    .rules = Easy rules for this game. { $rules }.

# What is played.
setup-own = Your own
    .sentence = Rules you chose.
setup-kept = Rules you saved.
setup-set = Rules
    .chosen = Rules: { $set }
    .all = All sets
setup-usual = The usual rules.
setup-length-of-match = Length
    .short = Short: { $length }
setup-sets = Edit sets…
    .heading = Sets of rules
setup-shipped = Known rules
setup-kept-sets = Your own rules
setup-usual-set = { $name } (comes first)
setup-as-usual = No option is changed.
setup-use = Use these rules
setup-copy = Copy as text
setup-copied = Copied. Paste it into a message.
    .none = We can’t use the clipboard here.
setup-make-usual = Start with these
setup-usual-now = From now on, “{ $name }” comes first.
setup-rename = Rename
setup-renamed = It’s “{ $name }” now.
setup-delete = Delete
    .heading = Delete “{ $name }”?
    .text = You can put it back until you leave the page.
setup-deleted = “{ $name }” is deleted.
setup-put-back = Put “{ $name }” back
setup-save-these = Save the rules you’ve set
setup-new-name = New name
setup-name = Name
    .empty = a name
setup-save = Save
setup-saved = Saved as “{ $name }”.
setup-from-others = Rules from someone else
setup-line = Line of rules
    .help = Someone can copy their rules as one line. Paste it here.
    .empty = five-takes rules …
setup-paste = Paste
setup-found = { $game }: { $name }
setup-there = You already have these rules, as “{ $name }”.
setup-keep = Save as “{ $name }”
setup-deal = The deal
setup-begins = Who begins
    .help = In the first round.
    .drawn = At random
    .you = You
    .settled = The deal you typed decides.
    .deal = As in the deal
setup-number = Deal number
    .help = Or the code shown after a round. Same number, same cards.
    .empty = a new deal
setup-known = You know these cards, so this match counts separately.
setup-disagree = These options don’t go together
setup-no-deal = We don’t know that deal
setup-strange = A deal’s code never has “{ $sign }” in it.
setup-length = A deal’s number has up to { $digits } digits, a code has { $signs } letters and digits. This has { $count }.
