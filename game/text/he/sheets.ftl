# A score sheet that is kept: what stands above and below it.
sheets-title = { $game }, { $date }, { $time }
    .children = { $game }, { $date }
sheets-company = { $company } – { $rules }
sheets-won = { $who ->
    [you] ניצחת.
   *[other] { GENDER($who) ->
        [f] { $who } ניצחה.
       *[m] { $who } ניצח.
    }
}
    .several = ניצחון משותף: { $players }.
sheets-unfinished = עוד לא נגמר.
sheets-given-up = נגמר בפרישה.
sheets-mark = ניצחון
    .out = סיום

# The page on which it is kept, and what became of it.
sheets-keep = לשמור את הדף
sheets-copy = להעתיק כטקסט
sheets-table = לשמור כטבלה
sheets-picture = לשמור כתמונה
sheets-saving = שומרים…
sheets-text = לשמור כטקסט
sheets-folder = לראות את התיקייה
sheets-folder-not = אי אפשר לפתוח כאן תיקייה. היא נמצאת כאן: { $folder }.
sheets-copied = הועתק. אפשר להדביק בכל מקום.
    .none = אי אפשר להשתמש כאן בלוח ההעתקה.
