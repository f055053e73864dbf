unfinished-heading = Unfertige Partien
unfinished-none = Nichts Unfertiges.
unfinished-delete = Löschen: { $match }

# A match of the list: which it is, and how it stands.
unfinished-newer = { $file } ist aus einer neueren Version
unfinished-unknown = { $file } ist beschädigt
unfinished-match = { $game }, Runde { $round }
    .damaged = { $game }, Runde { $round } (beschädigt)
unfinished-deal = { $game }, Blatt { $deal }, Runde { $round }
    .damaged = { $game }, Blatt { $deal }, Runde { $round } (beschädigt)
unfinished-score = { $name } { $score }
unfinished-line = { $match }: { $standing }
unfinished-when = { $moment }: { $standing }
