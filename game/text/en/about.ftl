about-heading = About
about-version = Five Takes { $version }
about-what = Five card games against computer opponents, at one table. Nothing is sent anywhere, and nothing is fetched.
about-made = Cards, portraits, tables and sounds were made for it.
about-with = It runs with { $libraries }.
about-kept = Your matches are saved in { $folder }.
about-licences = Licences
about-licence-of = { $title }: licence
