# Setting up

setup-title = Aufbau
setup-draw = Die App ziehen lassen
setup-drawn-before = Das zieht die App; die Ziehung wurde rückgängig gemacht.
setup-done-title = Der Tisch ist bereit
setup-done-hint = Vergleicht ihn mit eurem.
setup-learns = Nächstes Mal genügt ein Tippen je Plättchen: Die App lernt, welche ihr habt.
