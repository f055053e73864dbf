# The page of the keys that hold on the page below it.
help-heading = { $device ->
    [pad] הכפתורים בדף הזה
    [keys] המקשים בדף הזה
    [touch] המקשים בדף הזה
   *[mouse] המקשים בדף הזה
}
help-moving = תנועה
help-page = בדף הזה
help-asking = מה שומעים
help-always = בכל מקום
help-not-now = { $command } (לא כרגע)
