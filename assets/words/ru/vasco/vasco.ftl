# The game of Vasco da Gama: its things, its refusals, its ledger.
# Of who lives, the accusative is the genitive: sailors and characters have only this.
# A short name fits on a tab or a key.

# Figures
units = Р реал*
figure-reals = { $value ->
    [one] { $value } реал
    [few] { $value } реала
   *[many] { $value } реалов
}
project = { $case ->
    [gen] проекта { $limit } (экипаж { $crew })
   *[nom] проект { $limit } (экипаж { $crew })
}
project-earning = { $case ->
    [gen] проекта { $limit } (экипаж { $crew }, приносит { $earns })
   *[nom] проект { $limit } (экипаж { $crew }, приносит { $earns })
}
ship = { $case ->
    [gen] корабля { $limit } (экипаж { $crew })
   *[nom] корабль { $limit } (экипаж { $crew })
}
ship-earning = { $case ->
    [gen] корабля { $limit } (экипаж { $crew }, приносит { $earns })
   *[nom] корабль { $limit } (экипаж { $crew }, приносит { $earns })
}
ship-at-sea = { $count ->
    [one] корабль { $limit } ({ $player })
    [few] { $count } корабля { $limit } ({ $player })
   *[many] { $count } кораблей { $limit } ({ $player })
}
merchant-at-sea = { $count ->
    [one] корабль торговца { $limit }
    [few] { $count } корабля торговца { $limit }
   *[many] { $count } кораблей торговца { $limit }
}

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
    [nom-many] голубые
    [none] голубого матроса
    [person] голубой матрос
   *[nom] голубой
}
sailor-violet = { $case ->
    [gen] фиолетового
    [gen-many] фиолетовых
    [nom-many] фиолетовые
    [none] фиолетового матроса
    [person] фиолетовый матрос
   *[nom] фиолетовый
}
sailor-grey = { $case ->
    [gen] серого
    [gen-many] серых
    [nom-many] серые
    [none] серого матроса
    [person] серый матрос
   *[nom] серый
}
sailor-orange = { $case ->
    [gen] оранжевого
    [gen-many] оранжевых
    [nom-many] оранжевые
    [none] оранжевого матроса
    [person] оранжевый матрос
   *[nom] оранжевый
}
sailor-white = { $case ->
    [gen] миссионера
    [gen-many] миссионеров
    [none] миссионера
   *[nom] миссионер
}
sailors = { $count ->
    [1] { $case ->
        [gen] { $count } { FORM($colour, case: "gen") }
        [alone] { $count } { $colour } матрос
       *[nom] { $count } { $colour }
    }
   *[other] { $case ->
        [alone] { $count ->
            [one] { $count } { $colour } матрос
            [few] { $count } { FORM($colour, case: "gen-many") } матроса
           *[many] { $count } { FORM($colour, case: "gen-many") } матросов
        }
       *[nom] { $count } { FORM($colour, case: "gen-many") }
    }
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
move-money = получение денег
move-host = выбор персонажа
move-send = отправка корабля торговца
move-launch = спуск на воду
move-navigate = мореплавание
move-finish = подсчёт очков
move-adjust = исправление счёта
move-correct = исправление стола

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
        [one] { $amount } голубой матрос
        [few] { $amount } голубых матроса
       *[many] { $amount } голубых матросов
    }
    [violet] { $amount ->
        [one] { $amount } фиолетовый матрос
        [few] { $amount } фиолетовых матроса
       *[many] { $amount } фиолетовых матросов
    }
    [grey] { $amount ->
        [one] { $amount } серый матрос
        [few] { $amount } серых матроса
       *[many] { $amount } серых матросов
    }
    [orange] { $amount ->
        [one] { $amount } оранжевый матрос
        [few] { $amount } оранжевых матроса
       *[many] { $amount } оранжевых матросов
    }
   *[other] { $amount } { $what }
}
ledger-dias = Диаш
ledger-alvares = Альварес
ledger-act = за действие с номером { $number } (бесплатно с { $marker })
ledger-give-up = за пас с номером { $number }
ledger-amount = деньги Васко да Гамы
ledger-projects = { $projects }
ledger-sao-gabriel = Сан Габриель: { $projects }
ledger-sailors = за { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
} в секции { $section }
ledger-recruit = из секции { $section }
ledger-captain = { $sailors ->
    [0] наём одного капитана
    [one] наём капитана с { $sailors } матросом
    [few] наём капитана с { $sailors } матросами
   *[many] наём капитана с { $sailors } матросами
}
ledger-launch = спуск на воду: { $project }
ledger-board = на борту, курс на { FORM($landing, case: "acc") }
ledger-dock = { $ship } поставлен в { FORM($landing, case: "loc") }
ledger-boa-gente = бонус гавани Терра-да-Боа-Женти
ledger-mozambique = бонус гавани Мозамбик
ledger-mombasa = бонус гавани Момбаса
ledger-malindi = бонус гавани Малинди
ledger-income = { $ship } в { FORM($landing, case: "loc") }
ledger-complete = заполненная гавань { $landing }, { $ship }
ledger-returns = возвращение из { FORM($landing, case: "gen") }
ledger-unsent = { $docks ->
    [0] { $ships } не может занять ни одну свободную ячейку и уходит из игры
   *[other] { $ships } никто не отправляет: Серниджи ни у кого нет, и корабль уходит из игры
}
ledger-leaves = { $count ->
    [1] { $ships } уходит из игры
   *[other] { $ships } уходят из игры
}
ledger-unsold = { $count ->
    [1] проект, который никто не купил, уходит из игры
    [one] { $count } проект, который никто не купил, уходит из игры
    [few] { $count } проекта, которые никто не купил, уходят из игры
   *[many] { $count } проектов, которые никто не купил, уходят из игры
}
ledger-reals = за { $reals }
ledger-ships = за { $ships ->
    [one] { $ships } корабль с капитаном
    [few] { $ships } корабля с капитанами
   *[many] { $ships } кораблей с капитанами
}
ledger-adjust = исправлено: { $why }
ledger-correct = исправлено: { $why }

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
expected-all-sailors = в сумме 32 матроса
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
number-taken = номер { $number } уже занят ({ $owner })
area-full = в области { FORM($area, case: "gen") } нет пустой ячейки
no-additional-disc = номер { $number } — только для дополнительного диска, а у игрока { $player } его сейчас нет
only-additional-disc = у игрока { $player } остался только дополнительный диск, с номером 21 или 22

# Refusals: acting
not-called = назван номер { $number }: действует { $owner }, а не { $player }
cannot-act = действие с номером { $number } стоит { $price }, а у игрока { $player } { $has }
too-dear-projects = { $price } за действие и { $cost } за { $projects ->
    [one] { $projects } проект
    [few] { $projects } проекта
   *[many] { $projects } проектов
} — в сумме { $total }; у игрока { $player } { $has }
too-dear-sao-gabriel = { $price } за действие и { $cost } за проект Сан Габриель — в сумме { $total }; у игрока { $player } { $has }
too-dear-sailors = { $price } за действие и { $sailors } за { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
} — в сумме { $total }; у игрока { $player } { $has }
too-dear-captain = { $price } за действие, { $sailors } за матросов и { $captain } за капитана — в сумме { $total }; у игрока { $player } { $has }

# Refusals: projects and launching
nothing-bought = ничего не купить — значит спасовать
too-many-projects = за раз покупают один или два проекта, а не { $found }
sao-gabriel-alone = проект Сан Габриель покупают отдельно
not-offered = { $project } не лежит на верхних клетках
sao-gabriel-sold = клетка Сан Габриель пуста
no-such-project = у игрока { $player } нет { FORM($project, case: "gen") }
crew-size = { $wanted ->
    [one] { $project } требует экипаж из { $wanted } человека, а не из { $found }
    [few] { $project } требует экипаж из { $wanted } человек, а не из { $found }
   *[many] { $project } требует экипаж из { $wanted } человек, а не из { $found }
}
crew-colours = все члены экипажа должны быть разных цветов
crew-lacks = у игрока { $player } нет { FORM($colour, case: "none") }

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
no-ship = у игрока { $player } нет спущенных кораблей
no-ship-sent = не отправить ни одного корабля — значит спасовать
no-such-ship = у игрока { $player } нет { FORM($ship, case: "gen") }
not-launched = у игрока { $player } { $ship } ещё не спущен на воду
captains-lacking = { $ships ->
    [one] нужен { $ships } капитан, по одному на корабль; у игрока { $player }: { $has }
    [few] нужно { $ships } капитана, по одному на корабль; у игрока { $player }: { $has }
   *[many] нужно { $ships } капитанов, по одному на корабль; у игрока { $player }: { $has }
}
no-such-dock = { $docks ->
    [one] в { FORM($landing, case: "loc") } только { $docks } ячейка
    [few] в { FORM($landing, case: "loc") } только { $docks } ячейки
   *[many] в { FORM($landing, case: "loc") } только { $docks } ячеек
}
landing-full = в { FORM($landing, case: "loc") } заняты все ячейки
dock-taken = ячейка { $dock } в { FORM($landing, case: "loc") } занята
limit-too-low = корабль с пределом { $limit } не может занять ячейку { $dock } в { FORM($landing, case: "loc") }
other-bonus = в { FORM($landing, case: "loc") } нечего выбирать
project-due = корабль в Натале приносит один из верхних проектов; выберите какой
sailor-due = корабль в Терра-да-Боа-Женти приносит матроса; выберите его из секции или тяните вслепую из мешочка
bag-empty = мешочек пуст; возьмите матроса из секции

# Refusals: characters
amount-taken = эта сумма уже взята
hosted-already = { $character } уже выбран в этом раунде ({ $holder })
additional-disc-due = { $player } сразу ставит дополнительный диск; выберите куда и номер: 21 или 22
additional-disc-used = у игрока { $player } сейчас нет дополнительного диска
not-sernigi = корабль торговца отправляет владелец Серниджи ({ $owner }), а не { $player }
no-merchant-ship = корабля торговца сейчас нет

# Refusals: corrections
adjust-vp = у игрока { $player } не может быть меньше 0 ПО
adjust-reals = у игрока { $player } не может быть меньше 0 реалов
adjust-captains = у игрока { $player } нет столько капитанов в резерве, или столько не осталось на поле
adjust-missionaries = у игрока { $player } нет столько миссионеров, или столько не осталось на поле
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
too-many-captains = у игрока { $player } всего 7 капитанов, считая и тех, кто в море
character-twice = { $character } не может быть сразу у двух игроков или дважды у одного

game-name = Васко да Гама
sheet-title = Васко да Гама

home-rules = Правила
home-rules-note = Глава за главой, с числами вашей партии.
home-component-sets = Наборы компонентов
home-component-sets-note = Что напечатано в вашем экземпляре игры.
home-check-copy = Сверить
home-check-copy-offer = В правилах напечатано не всё, что есть на поле. Сравните поле в приложении со своим: хватит минуты.

hall-numbers = Любимые номера: { $numbers }
hall-price = Плата за действие: в среднем { $price } Р

newgame-farthest = Если сомневаетесь: кто ездил дальше всех.

keys-numbers = Найти номер, секцию или число на тайле
keys-give-up = Пас или «Позже»
keys-cap-numbers = 1–22
home-new-game = Новая партия в «Васко да Гама»

# In a table of the ledger: what came or went
what-reals = реалы
what-captains = капитаны
what-white = миссионеры
what-turquoise = голубые матросы
what-violet = фиолетовые матросы
what-grey = серые матросы
what-orange = оранжевые матросы
