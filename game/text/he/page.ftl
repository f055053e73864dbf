# What several pages say.
page-back = חזרה
page-rules = חוקים
page-settings = הגדרות
page-quit = יציאה
# An arrow key has moved the focus nowhere.
page-edge = אין שום דבר נוסף בכיוון הזה.

# A key has brought the focus to something, and does it when it is pressed once more.
page-again = לחיצה נוספת על { $key } בוחרת בזה.

page-quit-heading = לצאת?
page-quit-text = אם יש משחק באמצע, אפשר להמשיך אותו אחר כך. { $key } יוצא מיד מכל מקום.

# What is heard of a page that comes up, where a sentence under its heading says what it is about.
page-asks = { $heading }. { $text }
page-calls = { $heading } { $text }

# A value and the buttons beside it, as a screen reader names them.
page-value = { $name }: { $value }
page-more = { $name }: יותר
page-less = { $name }: פחות
