about-heading = About
about-version = Five Takes { $version }
about-what = Five card games against computer opponents, at one table. Nothing is sent or fetched.
about-made = Cards, portraits, tables and sounds were made for Five Takes.
about-with = It runs with { $libraries }.
about-kept = Your matches are saved in { $folder }.
about-licences = Licences
about-licence-of = { $title }: licence
