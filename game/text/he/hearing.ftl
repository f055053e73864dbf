# The page on what is heard at a table.
hearing-heading = מה שומעים
hearing-subtitle = לחיצה על שורה משמיעה אותה.
hearing-muted = מצב ״{ settings-muted }״ פועל, ולכן לא שומעים דבר.
hearing-events = במשחק
hearing-players = כל שחקן
    .where = אם האפשרות ״{ settings-seats }״ פועלת, כל אחד נשמע מהמקום שלו.
