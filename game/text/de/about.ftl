about-heading = Über das Spiel
about-version = Five Takes { $version }
about-what = Fünf Kartenspiele gegen den Computer, an einem Tisch. Nichts wird gesendet oder geholt.
about-made = Karten, Porträts, Tische und Klänge sind für Five Takes gemacht.
about-with = Es läuft mit { $libraries }.
about-kept = Deine Partien liegen in { $folder }.
about-licences = Lizenzen
about-licence-of = { $title }: Lizenz
