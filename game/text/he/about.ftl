about-heading = אודות
about-version = { "\u2068" }Five Takes { $version }{ "\u2069" }
about-what = חמישה משחקי קלפים מול יריבי מחשב, בשולחן אחד. שום דבר לא נשלח ולא מתקבל.
about-made = הקלפים, הדיוקנאות, השולחנות והצלילים נוצרו בשביל Five Takes.
about-with = פועל עם { $libraries }.
about-kept = המשחקים שלך נשמרים ב־{ $folder }.
about-licences = רישיונות
about-licence-of = { $title }: רישיון
