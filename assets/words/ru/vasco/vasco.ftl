# The game of Vasco da Gama: its things, its refusals, its ledger.
# Of who lives, the accusative is the genitive: sailors and characters have only this.
# A short name fits on a tab or a key.

# Figures
figure-reals = { $value ->
    [one] { $value } реал
    [few] { $value } реала
   *[many] { $value } реалов
}
tile = { $limit } (экипаж { $crew })
tile-earning = { $limit } (экипаж { $crew }, +{ $earns })

area-characters = { $case ->
    [gen] Персонажей
   *[nom] Персонажи
}
area-recruiting = { $case ->
    [gen] Найма
   *[nom] Наём
}
area-projects = { $case ->
    [gen] Проектов
   *[nom] Проекты
}
area-navigation = { $case ->
    [gen] Мореплавания
    [short] Плавание
   *[nom] Мореплавание
}

landing-natal = { $case ->
    [gen] Натала
    [loc] Натале
   *[nom] Натал
}
landing-boa-gente = { $case ->
    [short] Боа-Женти
   *[nom] Терра-да-Боа-Женти
}
landing-mozambique = { $case ->
    [gen] Мозамбика
    [loc] Мозамбике
   *[nom] Мозамбик
}
landing-mombasa = { $case ->
    [gen] Момбасы
    [acc] Момбасу
    [loc] Момбасе
   *[nom] Момбаса
}
landing-malindi = Малинди
landing-calicut = { $case ->
    [gen] Каликута
    [loc] Каликуте
   *[nom] Каликут
}

character-dias = { $case ->
    [gen] Бартоломеу Диаша
   *[nom] Бартоломеу Диаш
}
character-alvares = { $case ->
    [gen] Франсиско Альвареса
   *[nom] Франсиско Альварес
}
character-sernigi = Джироламо Серниджи
character-manuel = { $case ->
    [gen] Мануэла I
   *[nom] Мануэл I
}

sailor-turquoise = { $case ->
    [gen] голубого
    [gen-many] голубых
   *[nom] голубой
}
sailor-violet = { $case ->
    [gen] фиолетового
    [gen-many] фиолетовых
   *[nom] фиолетовый
}
sailor-grey = { $case ->
    [gen] серого
    [gen-many] серых
   *[nom] серый
}
sailor-orange = { $case ->
    [gen] оранжевого
    [gen-many] оранжевых
   *[nom] оранжевый
}
sailor-white = { $case ->
    [gen] миссионера
    [gen-many] миссионеров
   *[nom] миссионер
}
sailors = { $count ->
    [1] { $case ->
        [gen] { $count } { FORM($colour, case: "gen") }
       *[nom] { $count } { $colour }
    }
   *[other] { $count } { FORM($colour, case: "gen-many") }
}
a-captain = { $case ->
    [gen] 1 капитана
   *[nom] 1 капитан
}
a-missionary = миссионер

move-projects = выкладка проектов
move-sailors = вытягивание матросов
move-vdg = открытие тайла ВдГ
move-merchant = открытие корабля торговца
move-bag = матрос из мешочка
move-place = размещение диска
move-pass = пас
move-buy = покупка проектов
move-recruit = наём
move-expedition = экспедиция
move-money = сумма реалов
move-host = выбор персонажа
move-send = отправка корабля торговца
move-launch = спуск на воду
move-navigate = мореплавание
move-finish = подсчёт очков
move-adjust = поправка
move-correct = исправление

move-begin = начало

# The ledger: where it came from, or what it went for
account-amount = { $what ->
    [vp] { $amount } ПО
    [reals] { $amount ->
        [one] { $amount } реал
        [few] { $amount } реала
       *[many] { $amount } реалов
    }
    [captains] { $amount ->
        [one] { $amount } капитан
        [few] { $amount } капитана
       *[many] { $amount } капитанов
    }
    [white] { $amount ->
        [one] { $amount } миссионер
        [few] { $amount } миссионера
       *[many] { $amount } миссионеров
    }
    [turquoise] { $amount ->
        [one] { $amount } голубой
        [few] { $amount } голубых
       *[many] { $amount } голубых
    }
    [violet] { $amount ->
        [one] { $amount } фиолетовый
        [few] { $amount } фиолетовых
       *[many] { $amount } фиолетовых
    }
    [grey] { $amount ->
        [one] { $amount } серый
        [few] { $amount } серых
       *[many] { $amount } серых
    }
    [orange] { $amount ->
        [one] { $amount } оранжевый
        [few] { $amount } оранжевых
       *[many] { $amount } оранжевых
    }
   *[other] { $amount } { $what }
}
ledger-dias = Диаш
ledger-alvares = Альварес
ledger-act = за действие с номером { $number }, даром с { $marker }
ledger-give-up = за пас с номером { $number }
ledger-amount = деньги Васко да Гамы
ledger-projects = { $projects }
ledger-sao-gabriel = проект Сан Габриель { $projects }
ledger-sailors = за { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
} в секции { $section }
ledger-recruit = из секции { $section }
ledger-captain = капитан, { $sailors ->
    [0] без матросов
    [one] с { $sailors } матросом
    [few] с { $sailors } матросами
   *[many] с { $sailors } матросами
}
ledger-launch = спуск на воду { $project }
ledger-board = на борт, курс на { FORM($landing, case: "acc") }
ledger-dock = ячейка корабля { $ship } в { FORM($landing, case: "loc") }
ledger-boa-gente = бонус гавани Терра-да-Боа-Женти
ledger-mozambique = бонус гавани Мозамбик
ledger-mombasa = бонус гавани Момбаса
ledger-malindi = бонус гавани Малинди
ledger-income = { $ship } в { FORM($landing, case: "loc") }
ledger-complete = гавань { $landing } заполнена, корабль { $ship }
ledger-returns = возвращается из { FORM($landing, case: "gen") }
ledger-reals = за { $reals }
ledger-ships = за { $ships ->
    [one] { $ships } корабль с капитаном
    [few] { $ships } корабля с капитанами
   *[many] { $ships } кораблей с капитанами
}
ledger-adjust = поправка: { $why }
ledger-correct = исправление: { $why }

# The standing
standing = { $player }: { $vp }, { $reals }

# What a record must hold
expected-kind = вид хода
expected-area = область
expected-landing = гавань
expected-sailor = цвет матроса
expected-character = персонаж
expected-crew = цвет матроса или white
expected-tile = тайл вида 7/5+2v
expected-some-crew = хотя бы один матрос
expected-all-sailors = всего 32 матроса
expected-docked = корабль с владельцем и тайлом или корабль торговца без них
expected-limit-of-ship = предел его тайла
expected-change = изменение, вверх или вниз
expected-some-state = что-то, что надо исправить
components-slots = при { $players } игроках нужно ячеек: { $wanted }; в этом наборе их { $found }

# Refusals: seats and drawing
not-seated = за этот цвет никто не играет: { $colour }
other-section = сейчас тянут для секции { $due }, а не { $section }
draw-count = { $wanted ->
    [one] сейчас тянут { $wanted } матроса, а не { $found }
    [few] сейчас тянут { $wanted } матросов, а не { $found }
   *[many] сейчас тянут { $wanted } матросов, а не { $found }
}
bag-lacks = { $held ->
    [0] в мешочке нет { FORM($colour, case: "gen") } матроса
    [one] в мешочке только { $held } { $colour } матрос
    [few] в мешочке только { $held } { FORM($colour, case: "gen-many") } матроса
   *[many] в мешочке только { $held } { FORM($colour, case: "gen-many") } матросов
}

# Refusals: placing discs
not-your-turn = сейчас ходит { $turn }, а не { $player }
number-taken = номер { $number } уже занимает { $owner }
area-full = в области { FORM($area, case: "gen") } нет пустой ячейки
no-additional-disc = номер { $number } — только для дополнительного диска, а { $player } сейчас без него
only-additional-disc = у игрока { $player } остался только дополнительный диск, с номером 21 или 22

# Refusals: acting
not-called = назван номер { $number }: действует { $owner }, а не { $player }
cannot-act = действие с номером { $number } стоит { $price }, а { $player } имеет { $has }
too-dear-projects = { $price } за действие и { $cost } за { $projects ->
    [one] { $projects } проект
    [few] { $projects } проекта
   *[many] { $projects } проектов
} — это { $total }; { $player } имеет { $has }
too-dear-sao-gabriel = { $price } за действие и { $cost } за проект Сан Габриель — это { $total }; { $player } имеет { $has }
too-dear-sailors = { $price } за действие и { $sailors } за { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
} — это { $total }; { $player } имеет { $has }
too-dear-captain = { $price } за действие, { $sailors } за матросов и { $captain } за капитана — это { $total }; { $player } имеет { $has }

# Refusals: projects and launching
nothing-bought = ничего не купить — значит спасовать
too-many-projects = за раз покупают один или два проекта, а не { $found }
sao-gabriel-alone = проект Сан Габриель покупают отдельно
not-offered = проекта { $project } нет на верхних клетках
sao-gabriel-sold = клетка Сан Габриель пуста
no-such-project = { $player } не имеет проекта { $project }
crew-size = { $wanted ->
    [one] { $project } требует экипаж из { $wanted } человека, а не из { $found }
    [few] { $project } требует экипаж из { $wanted } человек, а не из { $found }
   *[many] { $project } требует экипаж из { $wanted } человек, а не из { $found }
}
crew-colours = все члены экипажа должны быть разных цветов
crew-lacks = { $player } не имеет для экипажа никого { FORM($colour, case: "gen") } цвета

# Refusals: recruiting
nobody-recruited = никого не нанять — значит спасовать
section-closed = секция { $section } закрыта; активны секции с 1 по { $active }
section-empty = секция { $section } пуста
section-lacks = { $found ->
    [0] в секции { $section } нет { FORM($colour, case: "gen") } матроса
    [one] в секции { $section } только { $found } { $colour } матрос
    [few] в секции { $section } только { $found } { FORM($colour, case: "gen-many") } матроса
   *[many] в секции { $section } только { $found } { FORM($colour, case: "gen-many") } матросов
}
no-captain-left = у игрока { $player } на поле не осталось капитанов

# Refusals: expedition
no-ship = у игрока { $player } на воде нет ни одного корабля
no-ship-sent = не отправить ни одного корабля — значит спасовать
no-such-ship = { $player } не имеет корабля { $ship }
not-launched = у игрока { $player } корабль { $ship } ещё не на воде
captains-lacking = { $ships ->
    [one] нужен { $ships } капитан на корабль, а { $player } имеет { $has }
    [few] нужно { $ships } капитана, по одному на корабль, а { $player } имеет { $has }
   *[many] нужно { $ships } капитанов, по одному на корабль, а { $player } имеет { $has }
}
no-such-dock = { $docks ->
    [one] в { FORM($landing, case: "loc") } только { $docks } ячейка
    [few] в { FORM($landing, case: "loc") } только { $docks } ячейки
   *[many] в { FORM($landing, case: "loc") } только { $docks } ячеек
}
landing-full = в { FORM($landing, case: "loc") } заняты все ячейки
dock-taken = ячейка со значением { $dock } в { FORM($landing, case: "loc") } занята
limit-too-low = корабль с пределом { $limit } не может занять ячейку со значением { $dock } в { FORM($landing, case: "loc") }
other-bonus = { $landing } не даёт ничего на выбор
project-due = корабль в Натал получает один из верхних проектов; укажите какой
sailor-due = корабль в Терра-да-Боа-Женти получает матроса; укажите: из какой секции или вслепую из мешочка
bag-empty = мешочек пуст; возьмите матроса из секции

# Refusals: characters
amount-taken = эта сумма уже взята
hosted-already = в этом раунде { $holder } держит { FORM($character, case: "gen") }
additional-disc-due = { $player } сразу ставит дополнительный диск; укажите куда и с каким номером, 21 или 22
additional-disc-used = { $player } сейчас без дополнительного диска
not-sernigi = корабль торговца отправляет { $owner }, владелец тайла Серниджи, а не { $player }
no-merchant-ship = корабля торговца сейчас нет

# Refusals: corrections
adjust-vp = { $player } не может иметь меньше 0 ПО
adjust-reals = { $player } не может иметь меньше 0 реалов
adjust-captains = { $player } не имеет столько капитанов в резерве, или столько их не осталось на поле
adjust-missionaries = { $player } не имеет столько миссионеров, или столько их не осталось на поле
section-size = в секции { $section } места только на { $size ->
    [one] { $size } матроса
    [few] { $size } матросов
   *[many] { $size } матросов
}
dock-count = { $docks ->
    [one] в { FORM($landing, case: "loc") } { $docks } ячейка
    [few] в { FORM($landing, case: "loc") } { $docks } ячейки
   *[many] в { FORM($landing, case: "loc") } { $docks } ячеек
}; назовите каждую, пустую — null
discs-placed = раунд и первого игрока можно исправить, только пока не поставлен ни один диск
round-impossible = сейчас не может быть раунд { $round }
too-many-sailors = в игре нет стольких { FORM($colour, case: "gen-many") } матросов
too-many-merchants = в игре всего кораблей торговца: { $found }
too-many-captains = { $player } имеет всего 7 капитанов, считая и тех, кто в море
character-twice = { $character } не может быть сразу у двух игроков или дважды у одного

game-name = Васко да Гама
sheet-title = Васко да Гама

home-rules = Правила
home-rules-note = Глава за главой, с числами вашей игры.
home-component-sets = Наборы компонентов
home-component-sets-note = Что напечатано в вашем экземпляре игры.
home-check-copy = Сверить
home-check-copy-offer = Правила называют не всё, что напечатано. Сравните поле в приложении со своим: хватит минуты.

hall-numbers = Любимые номера: { $numbers }
hall-price = За действие в среднем: { $price } Р

newgame-farthest = Если не решили — кто ездил дальше всех.

keys-numbers = Найти номер; также секцию или число на тайле
keys-give-up = Пас, или позже
keys-cap-numbers = 1–22
