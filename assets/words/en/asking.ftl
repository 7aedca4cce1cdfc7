# What is asked of a group, and how it can be answered

ask-undo = Undo: { $what }
ask-tile = limit { $limit }, crew { $crew }
ask-other = None of these
ask-revision = entering it anew

# Pieces that come up
ask-picture = Tap the one that came up.
ask-keypad = Tap what is printed on it.
ask-sao-gabriel = Which project lies in the São Gabriel space?
ask-upper = Which project lies in the next upper space?
ask-which = { $place } of { $places }.
ask-sailors = Who came into the next section?
ask-sailors-left = Section { $section }: { $left ->
    [one] one sailor more.
   *[other] { $left } sailors more.
}
ask-vdg = Which tile is turned up?
ask-bag = Who came out of the bag?
ask-merchant = Which merchant ship is the first?
ask-next-merchant = Which merchant ship comes next?
ask-dock = Where does { $player } send the merchant ship?
ask-dock-hint = Any empty dock up to { $limit }. { $player } gets the landing’s bonus.
ask-bonus-natal = Which project does { $player } take?
ask-bonus-boa-gente = Which sailor does { $player } take?
ask-bonus-hint = It is the landing’s bonus.

# Placing discs
place-title = { $player } places a disc
place-hint = { $left ->
    [one] One disc left.
   *[other] { $left } discs left.
}
