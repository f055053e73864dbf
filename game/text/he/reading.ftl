# What is heard while the arrow keys read a page.
reading-on = מצב קריאה. החיצים למעלה ולמטה עוברים על הדף, Home עובר לראשו.
reading-off = מצב הקריאה כבוי.
reading-heading = { $text }, כותרת
reading-begin = זה ראש הדף.
reading-end = זה סוף הדף.
reading-row-begin = זו תחילת השורה.
reading-row-end = זה סוף השורה.
reading-no-heading = אין עוד כותרות.
reading-nothing = אין כאן על מה ללחוץ.

# Where the frame of the switches stands.
reading-scan-back = חזרה
reading-scan-more = יותר
reading-scan-less = פחות
reading-scan-down = המשך למטה
reading-scan-up = המשך למעלה
reading-more = { $name }: יותר
reading-less = { $name }: פחות
