unfinished-heading = משחקים שלא נגמרו
unfinished-none = אין משחקים באמצע.
unfinished-delete = למחוק: { $match }

# A match of the list: which it is, and how it stands.
unfinished-newer = { $file } מגרסה חדשה יותר
unfinished-unknown = { $file } פגום
unfinished-match = { $game }, סיבוב { $round }
    .damaged = { $game }, סיבוב { $round } (פגום)
unfinished-deal = { $game }, חלוקה { $deal }, סיבוב { $round }
    .damaged = { $game }, חלוקה { $deal }, סיבוב { $round } (פגום)
unfinished-score = { $name } { $score }
unfinished-line = { $match }: { $standing }
unfinished-when = { $moment }: { $standing }
