# What grows onto nouns: articles, prepositions that melt into them, endings. Every term knows the
# case and, where it has one, the gender and the article that were asked of the phrase around it.
-the = { $gender ->
    [m] { $case ->
        [zu] zum
        [von] vom
        [accusative] den
        [dative] dem
        [genitive] des
       *[nominative] der
    }
    [n] { $case ->
        [zu] zum
        [von] vom
        [dative] dem
        [genitive] des
       *[nominative] das
    }
   *[f] { $case ->
        [zu] zur
        [von] von der
        [dative] der
        [genitive] der
       *[nominative] die
    }
}
-the-plural = { $case ->
    [zu] zu den
    [von] von den
    [dative] den
    [genitive] der
   *[nominative] die
}
-your = { $gender ->
    [f] { $case ->
        [zu] zu deiner
        [von] von deiner
        [dative] deiner
        [genitive] deiner
       *[nominative] deine
    }
    [n] { $case ->
        [zu] zu deinem
        [von] von deinem
        [dative] deinem
        [genitive] deines
       *[nominative] dein
    }
   *[m] { $case ->
        [zu] zu deinem
        [von] von deinem
        [accusative] deinen
        [dative] deinem
        [genitive] deines
       *[nominative] dein
    }
}
-your-plural = { $case ->
    [zu] zu deinen
    [von] von deinen
    [dative] deinen
    [genitive] deiner
   *[nominative] deine
}
-a = { $gender ->
    [f] { $case ->
        [zu] zu einer
        [von] von einer
        [dative] einer
        [genitive] einer
       *[nominative] eine
    }
    [n] { $case ->
        [zu] zu einem
        [von] von einem
        [dative] einem
        [genitive] eines
       *[nominative] ein
    }
   *[m] { $case ->
        [zu] zu einem
        [von] von einem
        [accusative] einen
        [dative] einem
        [genitive] eines
       *[nominative] ein
    }
}

# What stands before a noun, with the blank after it: "die ", "deine ", "von ", or nothing.
-article = { $article ->
    [the] { -the }{ " " }
    [your] { -your }{ " " }
   *[none] { -preposition }
}
-article-plural = { $article ->
    [the] { -the-plural }{ " " }
    [your] { -your-plural }{ " " }
   *[none] { -preposition }
}
# The same before signs, which have no article: "von 8♣".
-article-brief = { $article ->
    [your] { -your }{ " " }
   *[none] { -preposition }
}
-article-brief-plural = { $article ->
    [your] { -your-plural }{ " " }
   *[none] { -preposition }
}
-preposition = { $case ->
    [von] { "von " }
    [zu] { "zu " }
   *[nominative] { "" }
}

# An adjective after "der" or "dein": "link" + "er".
-ending = { $case ->
    [accusative] { $gender ->
        [f] e
        [n] { -ending-nominative }
       *[m] en
    }
    [dative] en
    [genitive] en
    [von] en
    [zu] en
   *[nominative] { -ending-nominative }
}
-ending-nominative = { $article ->
    [your] { $gender ->
        [f] e
        [n] es
       *[m] er
    }
   *[the] e
}

# Nouns: "Bube" + "n", "Könige" + "n", "Joker" + "s".
-weak-n = { $case ->
    [accusative] n
    [dative] n
    [genitive] n
    [von] n
    [zu] n
   *[nominative] { "" }
}
-plural-n = { $case ->
    [accusative] { "" }
    [dative] n
    [von] n
    [zu] n
   *[nominative] { "" }
}
-genitive-s = { $case ->
    [genitive] s
   *[nominative] { "" }
}
-genitive-es = { $case ->
    [genitive] es
   *[nominative] { "" }
}
