# Russian for the hardest sentences: tests/words/test_message_grammar.py.
lists-you = Ты
lists-row = { $before }, { $after }
lists-and = { $before } и { $after }
lists-dash = { $before }-{ $after }

characters-ada-name = { $case ->
    [genitive] Ады
    [dative] Аде
    [accusative] Аду
    [instrumental] Адой
    [prepositional] Аде
   *[nominative] Ада
}
    .gender = f
characters-max-name = { $case ->
    [genitive] Макса
    [dative] Максу
    [accusative] Макса
    [instrumental] Максом
    [prepositional] Максе
   *[nominative] Макс
}
    .gender = m

cards-suit = { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
}
-ka = { $case ->
    [genitive] ки
    [dative] ке
    [accusative] ку
    [instrumental] кой
    [prepositional] ке
   *[nominative] ка
}
cards-rank = { $rank ->
    [2] двой{ -ka }
    [3] трой{ -ka }
    [4] четвёр{ -ka }
    [5] пятёр{ -ka }
    [6] шестёр{ -ka }
    [7] семёр{ -ka }
    [8] восьмёр{ -ka }
    [9] девят{ -ka }
    [T] десят{ -ka }
    [J] { $case ->
        [genitive] валета
        [dative] валету
        [accusative] валета
        [instrumental] валетом
        [prepositional] валете
       *[nominative] валет
    }
    [Q] { $case ->
        [genitive] дамы
        [dative] даме
        [accusative] даму
        [instrumental] дамой
        [prepositional] даме
       *[nominative] дама
    }
    [K] { $case ->
        [genitive] короля
        [dative] королю
        [accusative] короля
        [instrumental] королём
        [prepositional] короле
       *[nominative] король
    }
   *[A] { $case ->
        [genitive] туза
        [dative] тузу
        [accusative] туза
        [instrumental] тузом
        [prepositional] тузе
       *[nominative] туз
    }
}
cards-index = { $rank ->
    [T] 10
    [A] Т
    [J] В
    [Q] Д
    [K] К
   *[other] { $rank }
}
cards-rank-short = { cards-index }
cards-card = { cards-rank } { cards-suit }
    .gender = { $rank ->
        [A] m
        [J] m
        [K] m
       *[other] f
    }
cards-run = { $ranks } { cards-suit }
    .gender = m
cards-whose = { GENDER($meld) ->
    [m] { $who ->
        [you] твой ряд { $meld }
       *[other] ряд { FORM($who, case: "genitive") } { $meld }
    }
   *[f] { $meld }
}
cards-number = { $count ->
    [0] { $gender ->
        [f] ни одной
       *[m] ни одного
    }
    [1] { $gender ->
        [f] { $case ->
            [accusative] одну
           *[nominative] одна
        }
       *[m] один
    }
    [2] { $gender ->
        [f] две
       *[m] два
    }
    [5] пять
   *[other] { $count }
}
cards-count = { $count ->
    [one] { FORM(cards-number, gender: "f") } { $case ->
        [accusative] карту
       *[nominative] карта
    }
    [few] { FORM(cards-number, gender: "f") } карты
   *[many] { FORM(cards-number, gender: "f") } карт
}

take-took = { $who ->
    [you] Ты прикладываешь { FORM($card, case: "accusative") } и забираешь { FORM($run, case: "accusative") }.
   *[other] { $who } прикладывает { FORM($card, case: "accusative") } и забирает { FORM($run, case: "accusative") }.
}
take-drew = { $who ->
    [you] Ты берёшь { FORM($card, case: "accusative") } из колоды.
   *[other] { $who } берёт { FORM($card, case: "accusative") } из колоды.
}
-right = { $which ->
    [right] прав
   *[left] лев
}
-place = { $case ->
    [genitive] ого места
   *[nominative] ое место
}
takeaway-slot = { $who ->
    [you] { $case ->
        [genitive] твоего
       *[nominative] твоё
    } { -right }{ -place }
   *[other] { -right }{ -place } { FORM($who, case: "genitive") }
}
takeaway-took-stack = { $who ->
    [you] Ты забираешь с { FORM($slot, case: "genitive") } { FORM($card, case: "accusative") } и { FORM(cards-count, case: "accusative") } под { GENDER($card) ->
        [m] ним
       *[f] ней
    }.
   *[other] { $who } забирает с { FORM($slot, case: "genitive") } { FORM($card, case: "accusative") } и { FORM(cards-count, case: "accusative") } под { GENDER($card) ->
        [m] ним
       *[f] ней
    }.
}
takeaway-draw = { $use ->
    [clause] взять карту
   *[button] Взять карту
}
queries-moves = Можно { FORM($move, use: "clause") }.
takeaway-misfit = { FORM($card, first: "capital") } не подходит к { FORM($onto, case: "dative") }.
texas-not-in-hand = У тебя нет { FORM($card, case: "genitive") }.
taki-moment-cancel-others = { $who } отменяет «Королём» +3 { FORM($whose, case: "genitive") }.
remarks-robbed-2 = Я ещё не { GENDER($me) ->
    [f] закончила
   *[m] закончил
} с этим.
