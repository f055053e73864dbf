unfinished-heading = Unfinished matches
unfinished-none = Nothing unfinished.
unfinished-delete = Delete: { $match }

# A match of the list: which it is, and how it stands.
unfinished-newer = { $file } is from a newer version
unfinished-unknown = { $file } is damaged
unfinished-match = { $game }, round { $round }
    .damaged = { $game }, round { $round } (damaged)
unfinished-deal = { $game }, deal { $deal }, round { $round }
    .damaged = { $game }, deal { $deal }, round { $round } (damaged)
unfinished-score = { $name } { $score }
unfinished-line = { $match }: { $standing }
unfinished-when = { $moment }: { $standing }
