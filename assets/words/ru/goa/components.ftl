# Component sets of Goa: what is printed in one copy of the game
sets-own = Наш экземпляр
sets-choose = Нажмите, чтобы играть с ним
sets-board = Планшет и колонии: известно { $known } из { $count }
sets-tiles = Жетоны и карты: известно { $known } из { $count }
sets-goa-2012-starter = Издание 2012 года, по правилам
sets-goa-2004-starter = Издание 2004 года (не проверено)
sets-about = Набор — это всё, что напечатано в одном экземпляре игры. О чём правила молчат, то считается предположением, пока вы этого не сверите или жетон не появится.
check-tiles-link = Жетоны и карты в вашей коробке

# The development board, as it is printed
check-development = Планшет развития
check-vp = ПО, корабли
check-vp-of = Победные очки в ряду { $row }
check-ships-paid-of = Корабли за шаг в ряд { $row }
check-value-of = { $column }, ряд { $row }
check-draw-of = Экспедиции, ряд { $row }: сколько карт взять
check-limit-of = Экспедиции, ряд { $row }: предел карт на руке
check-price-of = { $column }: пряность за шаг в ряд { $row }
check-no-spice = На одну пряность меньше
check-more-spice = На одну пряность больше
why-last-spice = Шаг стоит хотя бы одну пряность.
why-most-spice = Шаг стоит не больше { $most } пряностей.

# Colonies, the start and the scoring
check-colonies = Колонии
check-colonies-need-of = { $colony }: сколько нужно колонистов
check-colonies-fields-of = { $colony }: поля
check-colonies-tiles-of = { $colony }, жетон { $place }
check-no-colony = На один жетон меньше
check-more-colony = На один жетон больше
why-last-colony = У колонии не меньше { $least } жетонов.
why-most-colony = У колонии не больше { $most } жетонов.
check-start = Начало игры и одна карта
check-start-ships = Корабли у каждого игрока
check-start-colonists = Колонисты у каждого игрока
check-start-first-ducats = Дукаты у первого игрока
check-start-other-ducats = Дукаты у остальных
check-step-for-ducats = Карта «шаг за дукаты»: цена каждого шага
check-step-for-ducats-of = Карта «шаг за дукаты»: дукаты за шаг в ряд { $row }
check-scoring = Подсчёт очков
check-scoring-colonies = ПО за колонии, от 0 до 4
check-scoring-colonies-of = ПО по числу колоний: { $number }
check-scoring-same-symbol = ПО за карты с одним символом, от 0 до 5
check-scoring-same-symbol-of = ПО по числу карт с одним символом: { $number }
check-scoring-most-ducats = ПО за наибольшее число дукатов
check-scoring-single-plantation = ПО за одиночную плантацию

# Tiles and cards in the box
tiles-title = Жетоны и карты в вашей коробке
tiles-how = Нажимайте на то, что есть в вашей коробке, или введите, что напечатано. Прерваться можно в любой момент: всё сохраняется.
tiles-complete = Всё это есть в вашей коробке. Нажмите на что-нибудь, чтобы отменить это.
tiles-fewer = На один жетон меньше
tiles-more = На один жетон больше
tiles-tiles = Жетоны фазы { $phase }
tiles-cards = Карты экспедиций
tiles-bonanza = Жетоны «Бонанза»
check-five-of-each = Каждый из шести символов стоит ровно на пяти картах.
check-number-of-tiles = В фазе от { $low } до { $high } жетонов: 25 на рынок, остальные в коробку. Так их было бы { $found }.
check-number-of-cards = Всего карт экспедиций { $high }; так их было бы { $found }.
check-number-of-bonanza = Всего жетонов «Бонанза» { $high }; так их было бы { $found }.
keypad-tiles-A = Жетон фазы A
keypad-tiles-B = Жетон фазы B
keypad-kind = Вид жетона
keypad-number = Число на нём
keypad-power = Что даёт карта
keypad-colonists = Колонисты на ней
keypad-symbol = Символ
keypad-gives = Что даёт
keypad-amount = Сколько этого

# Home
home-component-sets = Наборы компонентов
home-component-sets-note = Что напечатано в вашем экземпляре и какого он издания.
home-check-copy = Сверить
home-check-copy-offer = Ни в одних правилах не сказано всё, что напечатано. Сравните один раз планшеты в приложении со своими: это займёт минуту.

# Setting up: which edition is played
sets-goa-2012-starter-short = 2012
sets-goa-2004-starter-short = 2004
