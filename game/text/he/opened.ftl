# The cards that lay open when a round was scored, and the sum of them.
opened-title = הסיבוב הזה
    .last = הסיבוב האחרון
opened-caption = קלפים שנשארו ביד
    .melds = סדרות, וקלפים שנשארו ביד
    .last = הקלפים של הסיבוב האחרון
opened-left = נשאר ביד
opened-none = לא נשארו קלפים ביד
opened-meld = סדרה: { $cards }
opened-rest = נשאר ביד: { $cards }

# A word or two under a name.
opened-out = סיום
opened-won = ניצחון
