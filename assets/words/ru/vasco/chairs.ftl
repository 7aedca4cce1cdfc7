# The app's players, after captains of the first voyage
chair-nunes = решает с одного взгляда
chair-coelho = думает на раунд вперёд
chair-gama = думает на два раунда вперёд и дольше всех

# What is to be done for them
instruct-dock = Корабль { $ship } встаёт в ячейку { $dock } с капитаном на борту.
instruct-merchant = Он встаёт в ячейку { $dock }.
instruct-project = Бонус: { $project }.
instruct-sailor = Бонус из секции { $section }: { FORM($sailor, case: "person") }.
instruct-blindly = Бонус: матрос из мешочка.
instruct-which = В ячейку { $dock }, с капитаном на борту: { $ship }.
