# The guided game: each is told once, at the moment it first matters

lesson-place = A disc’s number says when you act: low ones early, for Reals; high ones late, mostly free. Its area says what you do. One disc at a time: tap a number, then an area.
lesson-number = Low numbers act early but may cost Reals; high ones act late and are mostly free. The line between them is about { $marker }: it moves by up to 3 once all discs lie.
lesson-areas = Points come from ships: buy a project (Projects), hire its crew and a captain (Recruiting), send it out (Navigation). Characters bring money and help.
lesson-additional = { $player } holds Manuel I, and so has a fifth disc this round. It goes with 21 or 22: last of all, and free.
lesson-price = The first free number is { $marker }. Number { $number } lies { $price } below it, so it costs { $price } R just to act. What you buy or hire comes on top.
lesson-free = From { $marker } on, acting is free. You pay only for what you take.
lesson-projects = A project becomes a ship. It can enter docks up to its large number; the figures beside it are the crew it needs. One costs 1 Real, two cost 4.
lesson-recruiting = Take as many sailors of one section as you like. You pay for colours, not for heads: one colour costs 1 Real, two 3, three 6, four 10. A crew needs different colours.
lesson-captain = Every ship at sea needs a captain, who comes back when the ship leaves the game. With sailors he costs 1 Real a sailor; alone he is free.
lesson-launch = { $player } can launch a ship: sailors of different colours go aboard, and then back into the bag. It takes no action and can be done at any time.
lesson-sailing = A ship with a captain sails to an empty dock, up to its own number. The dock’s number is points at once, and the landing gives its bonus.
lesson-no-ship = Without a launched ship and a captain there is nothing to send. Launch one now if you can, or give up and take the Reals.
lesson-characters = Take an amount, or host a character: Dias brings 2 VP and the next first turn, Alvares a missionary, who fits any crew, Sernigi the merchant ship, Manuel I another disc.
lesson-give-up = Nobody has to act: giving up pays what stands on its button.
lesson-complete = Every dock of { $landing } is taken: it is complete. In the navigation each player’s ship there earns { $points } VP, then they sail on.
lesson-merchant = The merchant ship belongs to nobody. { $player } has Sernigi and sends it to any empty dock up to its number: it brings the landing’s bonus and helps to complete a landing.
lesson-navigation = Now every ship at sea earns what is printed on it. Where all docks of a landing are taken, its ships earn that landing’s points too, and sail on.
lesson-round = A new round: there are new projects and sailors, and all discs are back. Ships stay at sea and earn again.
lesson-last-round = The last round. What does not sail now brings little: at the end 3 Reals make 1 VP, and a launched ship left with a captain 3 VP.
lesson-reckoning = Launch what you still can. Then 3 Reals make 1 VP, and each launched ship that has a captain but did not sail 3 VP. Most VP wins.

lesson-off = No more hints

# Where they are offered
guide-title = Hints
guide-on = Learn by playing
guide-on-note = Each thing is explained in a line or two when it first matters. Turned on again, they begin anew.
guide-offer = Your first game?
guide-offer-note = Hints explain each thing when it first matters. Nobody needs to know the rules.
