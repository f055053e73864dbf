# The choice of the language. Each language says its own state; English says it once more.
languages-heading = Language
languages-system = As the system
    .now = As the system: { $language }
languages-machine = Machine made. Not yet read by native players. Tell us what sounds wrong.
languages-read = Read by { $reader }
languages-tell = Tell us: { $language }…

# How to say what sounds wrong.
languages-wrong = What sounds wrong?
languages-wrong-where = The page you got Five Takes from has a list called “Issues”. Open a new one there, in any language.
languages-wrong-what = Say where you saw the sentence, how it reads now, and how you’d say it. A picture of the window helps.
languages-wrong-sent = Five Takes sends nothing by itself.
languages-form = Copy a form
    .copied = Copied. Paste it into your issue.
    .none = There’s no clipboard to copy to.
    .head = Five Takes { $version }, { $language } ({ $tag })
    .where = Where:
    .now = It says:
    .better = Better:
