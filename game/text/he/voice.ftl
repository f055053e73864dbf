# What the program’s own voice says, where no screen reader runs.
voice-offer = { program-name }. לחיצה על { $key }, ואתחיל לדבר.
voice-on = מעכשיו אדבר. { $read } מקריא דף שלם, ו־{ $help } מספר על המקשים. אפשר לשנות או להפסיק אותי בהגדרות, תחת ״{ settings-heading-help }״.
# What has the focus: the kind of thing it is, and its state.
voice-button = כפתור
voice-switch = מתג
voice-slider = מחוון
voice-field = שדה טקסט
voice-switched = { $on ->
    [yes] פועל
   *[no] כבוי
}
voice-chosen = נבחר
voice-not-chosen = לא נבחר
# Why it’s silent although it’s on.
voice-missing = { $system ->
    [windows] לא נמצא קול במחשב הזה. אפשר להוסיף אחד בהגדרות הדיבור של Windows, ואז לכבות את זה ולהפעיל שוב.
    [mac] לא נמצא קול במחשב הזה. אפשר להוסיף אחד בהגדרות התוכן המוקרא של macOS, ואז לכבות את זה ולהפעיל שוב.
   *[linux] לא נמצא קול במחשב הזה. אפשר להתקין את Speech Dispatcher עם קול, ואז לכבות את זה ולהפעיל שוב.
}
voice-failed = הקול נעצר ({ $why }). כדי לנסות שוב, צריך לכבות אותו ולהפעיל.
voice-slow = הוא לא עונה
voice-closed = הוא הסתיים
voice-garbled = אי אפשר להבין אותו
voice-beside-reader = קורא המסך שלך מדבר, ולכן הקול הזה שותק.
