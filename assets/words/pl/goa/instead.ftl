# What would be possible instead of a refused move of Goa.

nearest-cells = Możliwe miejsca: { $cells }.
nearest-cells-of-many = Najbliższe z { $count } możliwych miejsc: { $cells }.
nearest-bid = Można licytować od { $least } wzwyż albo spasować.
nearest-pass = Można zaoferować mniej albo spasować.
nearest-sell = Można sprzedać temu, kto dał najwięcej.
nearest-extra = Trzeba zagrać kartę dodatkowej akcji.
nearest-steps = Możliwe kolumny: { $columns }.
nearest-cards = Byłoby to możliwe z kartą: { $cards }.
nearest-spices = Możliwe przyprawy: { $spices }.
nearest-discard = Z jedną kartą mniej w ręce będzie miejsce.
nearest-colonies = Możliwe kolonie: { $colonies }.
nearest-founded = Kolonia zostaje założona.
nearest-fail = Gdy zabraknie kolonistów, kolonia nie powstaje; w zamian dostaje się 1 kolonistę.
nearest-goods = Można wziąć: { $goods }.

# After a refusal that is a sentence of its own
refused-instead = { $said }. { $instead }
