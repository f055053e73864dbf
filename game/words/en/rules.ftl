rules-heading = The rules of { $game }
rules-search = Search the rules
    .empty = Search ({ $key })
    .found = { $place } of { $count }
    .none = not found
rules-next = Next place
rules-before = Place before
rules-of = Rules
