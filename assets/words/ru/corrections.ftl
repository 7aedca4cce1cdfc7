# The table says otherwise, in any game

otherwise-why = Почему?
otherwise-why-counted = Обсчитались
otherwise-why-bonus = Забыли бонус
otherwise-why-piece = Не тот компонент
otherwise-why-other = Другое…
