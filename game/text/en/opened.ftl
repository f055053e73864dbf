# The cards that lay open when a round was scored, and the sum of them.
opened-title = This round
    .last = Last round
opened-caption = Cards left
    .melds = Melds, and cards left
    .last = Cards of the last round
opened-left = Left
opened-none = No cards left
opened-meld = Meld: { $cards }
opened-rest = Left: { $cards }

# A word or two under a name.
opened-out = went out
opened-won = won
