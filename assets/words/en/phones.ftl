# Phones that join the game: their pages, and what they are refused.

# The page before there is a view
phones-connecting = Connecting …
phones-asleep = The table is not answering: the tablet may be asleep.
phones-type-code = Code from the table
phones-join = Join
phones-no-script = This page needs JavaScript.
phones-no-game = No game is being played right now.

# The view
phones-player = { $player }
phones-line = { FORM($what, case: "alone") }
phones-your-turn = Your turn
phones-anybody = Anybody may do this
phones-waiting = Waiting for { $players }
phones-waiting-table = This is done at the table
phones-over = The game is over
phones-still = You can still do this
phones-back = Back
phones-not-now = Not possible now
phones-own = What you have
phones-others = What the others have
phones-chairs = Who sits where
phones-sit = Sit down as { $player }
phones-ask-for = Ask for the seat of { $player }
phones-stand = Stand up
phones-you-sit = this phone
phones-you-wish = waiting for the table to let you in
phones-sits = taken
phones-free = free
phones-is-away = not connected
phones-lost = { $player } now plays on another phone; this one is looking on.
phones-let-take-over = Let another phone take over { $player }
phones-undid = { $player } undid: { $what }

# What a phone is refused
phones-shut = too many wrong codes; try again in a minute
phones-wrong-code = that is not the code of this table
phones-unknown = this phone no longer belongs to the table; join again with the code
phones-taken = somebody already sits there
phones-full = too many phones are connected; try again when one of them has left
phones-too-many = too many phones have joined from there; try again in a minute
phones-no-seat = nobody plays that colour in this game
phones-sit-first = sit down first
phones-late = that was too late: the game has moved on
phones-not-your-turn = it is not your turn
phones-not-yours = that is for another player to decide
phones-at-the-table = that is entered at the table

# A game for phones alone
serve-cannot-listen = nothing can listen at { $at }: { $reason }
serve-not-afar = { $game } cannot be played on phones

# Phones let in at the table
menu-phones = Phones
phones-title = Phones
phones-scan = Scan this with a phone, or open the address and enter the code.
phones-address = { $link }, code { $code }
phones-other-address = Another address
phones-no-address = This device is in no network: connect to a Wi-Fi or open its hotspot.
phones-asks = { $player }: a phone asks for this seat
phones-asks-taken = { $player }: a phone asks for this seat; another phone has it and is connected
phones-puts-out = { $player }: the phone that has this seat is connected and loses it
phones-there = { $player }: connected
phones-away = { $player }: not connected
phones-allow = Let in
phones-give-seat = Give away the seat
phones-show-out = Show out
phones-decide = Phones may decide
phones-decide-note = Each decides only for its own seat. Otherwise phones only look.
phones-plain = Whoever can listen in on this Wi-Fi can read along, secrets too.
phones-stop = Stop letting phones in
phones-did = By phone: { $what }
phones-cannot = no phone can be let in: { $reason }
phones-board = On the table
phones-why = { $what }: { $why }
phones-secret = Only you can see this

# What the group lets phones see
phones-ask-for-seat = Ask for a seat to see the game
settings-phones = Phones
settings-phones-everything = All that is open
settings-phones-scores = Scores only
settings-phones-nothing = Nothing
settings-phones-everything-note = Phones without a seat see all that is open.
settings-phones-scores-note = Phones without a seat see only the scores and whose turn it is.
settings-phones-nothing-note = Phones without a seat see nothing of the game: they can only ask for a seat.
settings-phones-plain = The connection is not encrypted: whoever can listen in on the same Wi-Fi can read along, including what a game keeps secret.

# Where no phone comes
phones-nobody-yet = No phone yet? Guest networks and VPNs keep devices apart, and a firewall can be in the way too. Connect all devices to the same Wi-Fi.

# The rules, to look something up
phones-all-rules = All rules
phones-to-game = Back to the game
phones-clear-search = Clear search
phones-rules-found = Found: { $number }
