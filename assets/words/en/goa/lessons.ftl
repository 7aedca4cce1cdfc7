# The guided game: each is told once, at the moment it first matters

lesson-flag = { $player } begins and lays the flag with token 1 beside a tile. Whoever wins the flag goes first from then on and gets an extra action card.
lesson-token = A token puts the tile under it up for auction. It must touch the tile before it; a corner will do. Where you place decides what your neighbours can reach.
lesson-auction = Bids go round once: everyone says one amount or passes. { $auctioneer } owns the token and speaks last. Without any bid, { $auctioneer } gets the tile for nothing.
lesson-sell-or-buy = With a bid, { $auctioneer } either sells and is paid it, or buys the tile for 1 ducat less, paid to the bank. So tiles others want bring money.
lesson-secret-money = Ducats are secret. Hold a finger on your own purse to look into it; the others look away. Nobody may bid more than they have.
lesson-give-up = There is room for four plantations. A single plantation that gives way stays with { $player } and still scores; a bigger one leaves the game.
lesson-turn = Everyone takes three turns, one action each. Tap a column: build ships, harvest, collect taxes, draw cards or found a colony, as much as its row says. Or move one marker down.
lesson-card = Once in a turn you may play an Expedition card besides your action. Cards you keep score at the end if their symbols are alike.
lesson-red-tile = A red tile can be used once a round, in any of your turns. What isn’t used in a round is lost, so tap it in time.
lesson-progress = Progress moves a marker one row down. Step 1 costs one spice and one ship, step 2 two of each, and so on. Lower rows give more and score up to { $row }.
lesson-harvest = Harvest fills empty fields, as many as the row says, each with a spice it takes. Spices pay for progress. Larger plantations hold more.
lesson-expedition = Expedition draws cards, up to the hand limit of its row. They bring help for one turn, or points at the end.
lesson-colony = A colony needs colonists, Quilon the fewest, Calicut the most. The row of Colonies and two cards turned up count towards it; you pay only what is missing.
lesson-settle = If that is enough, the colony costs nothing. If not, { $player } pays the missing colonists, or gives up and gets one colonist.
lesson-reward = The first player to reach row 4 of a column draws a card at once, and so does the first to reach row 5.
lesson-all-rows = One marker is still behind the others. When all five stand a row further down, { $player } gets an extra action card.
lesson-extra = Each extra action card can be played for one more turn. You may pass with at most one left; it stays for the next round.
lesson-round = A new round: red tiles turn face up again, and new tiles are auctioned. There are four rounds with A tiles, then four with B tiles.
lesson-phase-b = Phase B: tiles left over are gone, new ones are laid out. Everything you own stays. Cards, colonies and low rows matter more now.
lesson-last-round = This is the last round. What doesn’t score now is worth little: markers, colonies, single plantations, cards with the same symbol, and { $ducats } for the most ducats.
lesson-hand = Cards are laid open. The more of them bear the same symbol, the more they score: five make { $alike }. The most ducats make { $ducats }.
