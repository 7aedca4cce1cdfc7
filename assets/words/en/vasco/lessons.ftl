# The guided game: each is told once, at the moment it first matters

lesson-place = The number on a disc decides when you act: low numbers act early but cost Reals, high ones act late and are mostly free. The area decides what you do. Place one disc at a time: tap a number, then an area.
lesson-number = Low numbers act early but may cost Reals; high ones act late and are mostly free. The line between them is at about { $marker }: it moves by up to 3 once all discs are placed.
lesson-areas = You score with ships: buy a project (Projects), find a crew and a captain (Recruiting) and send the ship out (Navigation). Characters bring money and help.
lesson-additional = { $player } has Manuel I and so has a fifth disc this round. It goes with number 21 or 22: it acts last, and for free.
lesson-price = The first free number is { $marker }. Number { $number } is { $price } below it, so just acting costs { $price } R. Whatever you buy or recruit is paid on top.
lesson-free = From { $marker } on, acting is free. You only pay for what you take.
lesson-projects = A project becomes a ship. It can enter ship slots up to its large number; the little figures show the crew it needs. One project costs 1 Real, two cost 4.
lesson-recruiting = Take as many sailors from one section as you like. You pay for colours, not for heads: one colour costs 1 Real, two 3, three 6, four 10. A crew needs different colours.
lesson-captain = Every ship at sea needs a captain, who comes back when the ship leaves the game. With sailors he costs 1 Real for each of them; alone he is free.
lesson-launch = { $player } can launch a ship: sailors of different colours go aboard, then back into the bag. This is not an action; you can do it at any time.
lesson-sailing = A ship with a captain sails to an empty ship slot whose number is no higher than its own. You score that number at once and get the landing’s bonus.
lesson-no-ship = You need a launched ship and a captain to send anything. Launch one now if you can, or give up and take the Reals.
lesson-characters = Take an amount of money, or host a character: Dias brings 2 VP and makes you first player next round, Alvares brings a missionary, who fits into any crew, Sernigi the merchant ship, Manuel I an additional disc.
lesson-give-up = You don’t have to act: giving up brings what is shown on its button.
lesson-complete = Every ship slot in { $landing } is taken: the landing is complete. At navigation each player’s ship there earns { $points } VP; then the ships sail on.
lesson-merchant = The merchant ship belongs to nobody. { $player } has Sernigi and sends it to any empty ship slot up to its number: it brings the landing’s bonus and helps to complete a landing.
lesson-navigation = Now every ship at sea earns what is printed on it. Where all ship slots of a landing are taken, the ships earn that landing’s points too and then sail on.
lesson-round = A new round: there are new projects and sailors, and you have all your discs back. Ships stay at sea and earn again.
lesson-last-round = This is the last round. Anything that doesn’t sail now is worth little: at the end, 3 Reals make 1 VP, and a launched ship left with a captain makes 3 VP.
lesson-reckoning = Launch whatever you still can. Then every 3 Reals make 1 VP, and each launched ship that didn’t sail but has a captain makes 3 VP. The player with the most VP wins.

# Where they are offered
