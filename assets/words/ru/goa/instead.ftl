# What would be possible instead of a refused move of Goa.

nearest-cells = Возможные места: { $cells }.
nearest-cells-of-many = Ближайшие возможные места (всего { $count }): { $cells }.
nearest-bid = Можно поставить от { $least } или спасовать.
nearest-pass = Можно поставить меньше или спасовать.
nearest-sell = Можно продать тому, кто дал больше всех.
nearest-extra = Нужно сыграть карту доп. действия.
nearest-steps = Возможные столбцы: { $columns }.
nearest-cards = Это было бы возможно с картой: { $cards }.
nearest-spices = Возможные пряности: { $spices }.
nearest-discard = Если сбросить одну карту, место будет.
nearest-colonies = Возможные колонии: { $colonies }.
nearest-founded = Колония основана.
nearest-fail = Без нужного числа колонистов колония не будет основана; взамен дают 1 колониста.
nearest-goods = Можно взять такие товары: { $goods }.

# After a refusal that is a sentence of its own
refused-instead = { $said }. { $instead }
