about-heading = About
about-version = Five Takes { $version }
about-what = Five card games against opponents of the computer’s, at one table. Nothing is sent anywhere, and nothing is fetched.
about-made = Cards, portraits, tables and sounds were made for it.
about-with = It runs with { $libraries }.
about-kept = What you play is kept in { $folder }.
about-licences = Licences
about-licence-of = { $title }: licence
