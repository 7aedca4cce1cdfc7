# Settings: each group by its heading, each setting with a line that explains it

settings-title = Settings
settings-language = Language
settings-look = Appearance
settings-sharing = Sharing
settings-light-day = Day
settings-light-night = Night
settings-light-lamp = Table lamp
settings-light-day-note = Dark ink on parchment, for daylight.
settings-light-night-note = Light on dark: for the evening, and to save the battery.
settings-light-lamp-note = Dim and warm, for a game in a dark room.
settings-text-note = How large texts and figures are.

settings-ease = Comfort
settings-still = No animation
settings-still-note = Ships, markers and tiles appear where they belong straight away.
settings-left = Panel on the left
settings-left-note = When the board and the panel are side by side.
settings-awake = Keep the screen on
settings-awake-note = While a game is open.

settings-heard = Voice and sounds
settings-voice = Voice
settings-voice-note = Calls out numbers, prices, what the ships earn, and the scores.
settings-sounds = Sounds
settings-sounds-note = A tap, a coin, a bell: you hear what is done and what is not allowed.
settings-vibration = Vibration
settings-vibration-note = Short when something is done, longer when it is not allowed.

settings-clock = Clock
settings-clock-on = Measure thinking time
settings-clock-note = How long each player thinks, shown on the players’ cards and in the statistics; only while the game is on screen.

# A backup of everything
backup-title = Backup
backup-make = Make a backup
backup-make-note = All games, people, component sets and settings, in one file.
backup-bring = Restore a backup
backup-bring-note = Nothing you have here is lost: whatever is missing is added.
backup-from = Backups in { $folder }:
backup-file = backup { $day }
backup-writing = Making the backup: { $games } of { $count } games.
backup-coming = Restoring the backup: { $games ->
    [one] one game
   *[other] { $games } games
} so far.
backup-stop = Stop
backup-go-on = Continue
backup-leave = Cancel
backup-came = The backup has been restored. New games: { $new }; continued: { $longer }; not accepted: { $refused }.
