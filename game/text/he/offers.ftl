# What the buttons of the games’ offers do, as a page of keys lists them; letters are the English ones.
offers-draw = למשוך מהקופה
offers-take = לקחת מהערימה
offers-lay = להוריד סדרה
offers-add = להוסיף לסדרה
offers-discard = לזרוק
offers-finish = לסיים את הסיבוב
offers-silent = לוותר
offers-out = לסיים
