# What is said of gamepads.
pads-gone = בקר המשחק נותק
    .text = אפשר לחבר אותו שוב, או להשתמש בעכבר או במקלדת. המשחק מחכה.

# What the buttons are called that have no letters.
pads-up = כפתור כיוון למעלה
pads-down = כפתור כיוון למטה
pads-left = כפתור כיוון שמאלה
pads-right = כפתור כיוון ימינה
pads-cross = איקס
pads-circle = עיגול
pads-square = ריבוע
pads-triangle = משולש
pads-view = תצוגה
pads-menu = תפריט
pads-create = Create
pads-options = Options
pads-minus = מינוס
pads-plus = פלוס
