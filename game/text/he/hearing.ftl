# The page on what is heard at a table.
hearing-heading = מה שומעים
hearing-subtitle = לחיצה על שורה משמיעה אותה.
hearing-muted = ״{ settings-muted }״ פועל, ולכן לא שומעים דבר.
hearing-events = במשחק
hearing-players = כל שחקן
    .where = אם ״{ settings-seats }״ פועל, כל אחד נשמע מהמקום שבו הוא יושב.
