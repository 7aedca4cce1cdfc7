# Settings: each group by its heading, each setting with a line that explains it

settings-title = Settings
settings-language = Language
settings-look = How it looks
settings-sharing = Sharing
settings-light-day = Day
settings-light-night = Night
settings-light-lamp = Table lamp
settings-light-day-note = Ink on parchment, for daylight.
settings-light-night-note = Light on dark, for evenings, and to spare the battery.
settings-light-lamp-note = Dim and warm, for a dark room round the game.
settings-text-note = How large texts and figures are.

settings-ease = Comfort
settings-still = Nothing moves
settings-still-note = Ships, markers and tiles are where they come to at once.
settings-left = Panel on the left
settings-left-note = Where the board and the panel stand side by side.
settings-awake = The screen stays on
settings-awake-note = While a game is open.

settings-heard = Voice and sounds
settings-voice = Voice
settings-voice-note = Calls numbers, prices, what ships earn and the scores.
settings-sounds = Sounds
settings-sounds-note = A tap, a coin, a bell: for what is done and what is refused.
settings-vibration = Vibration
settings-vibration-note = Briefly for what is done, longer for what is refused.

settings-clock = Clock
settings-clock-on = Time is taken
settings-clock-note = How long everybody thinks, on the players’ cards and in the statistics; only while the game is in sight.

# A backup of everything
backup-title = Backup
backup-make = Write a backup
backup-make-note = All games, people, component sets and settings, in one file.
backup-bring = Bring a backup back
backup-bring-note = Nothing that is here is lost: what is missing is added.
backup-from = Backups that lie in { $folder }:
backup-file = backup { $day }
backup-writing = Writing a backup: { $games } of { $count } games.
backup-coming = Bringing a backup back: { $games ->
    [one] one game
   *[other] { $games } games
} so far.
backup-stop = Stop
backup-go-on = Go on
backup-leave = Leave it
backup-came = The backup is here. New games: { $new }; continued: { $longer }; refused: { $refused }.
