# The app's players, after captains of the first voyage
chair-nunes = Гонсалу Нуниш
chair-nunes-note = решает с одного взгляда
chair-coelho = Николау Коэльу
chair-coelho-note = думает на раунд вперёд
chair-gama = Паулу да Гама
chair-gama-note = думает на два раунда вперёд и дольше всех

# What is to be done for them
instruct-dock = Корабль { $ship } встаёт в ячейку { $dock }.
instruct-merchant = Он встаёт в ячейку { $dock }.
instruct-project = Бонус: { $project }.
instruct-sailor = Бонус из секции { $section }: { FORM($sailor, case: "person") }.
instruct-blindly = Бонус: матрос из мешочка.
