# A score sheet that is kept: what stands above and below it.
sheets-title = { $game }, { $date }, { $time }
    .children = { $game }, { $date }
sheets-company = { $company } – { $rules }
sheets-won = { $who ->
    [you] You win.
   *[other] { $who } wins.
}
    .several = { $players } share the win.
sheets-unfinished = Not finished yet.
sheets-given-up = Given up.
sheets-mark = won
    .out = went out

# The page on which it is kept, and what became of it.
sheets-keep = Save the sheet
sheets-copy = Copy as text
sheets-table = Save as table
sheets-picture = Save as picture
sheets-saving = Saving…
sheets-text = Save as text
sheets-folder = Show the folder
sheets-folder-not = We can’t open a folder here. It’s { $folder }.
sheets-copied = Copied. Paste it anywhere.
    .none = We can’t use the clipboard here.
