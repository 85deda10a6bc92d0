### kimariji
cli-kimariji = What decides each poem: the shortest opening among those not yet read
error-poem-number = { $given }: there is no such poem. Poems are numbered 1 to 100.
error-poem-name = “{ $given }” names no poem. Give a number from 1 to 100, or the beginning of a poem in kana or romaji.
error-poem-ambiguous = “{ $given }” begins { $count ->
    [one] one poem
   *[other] { $count } poems
} ({ $poems }). Write more of it, or the number.
error-poem-read = Poem { $given } was read already, so it has no kimariji (deciding sounds) any more.
error-poem-twice = Poem { $given } is given twice. Each poem is read once.
kimariji-column-number = No.
kimariji-column-kimariji = Kimariji
kimariji-column-romaji = Romaji
kimariji-column-lower-opening = Lower verse by
kimariji-column-upper = Upper verse
kimariji-column-lower = Lower verse

### page

page-close = Close
page-skip = To the content
page-light = Light or dark
page-home = To the entrance
page-lost = There is nothing at this address
page-connecting = Finding the hall…
page-you = You
page-term-unknown = The glossary has no line for this yet.
page-class = { $level ->
    [meijin] Meijin
   *[other] Class { $level }
}
page-level = Strength
page-level-meijin-short = Meijin
page-level-E = Class E: newcomers. The hand waits for a second or longer, and often wanders.
page-level-D = Class D: first dan. Knows all hundred cards.
page-level-C = Class C: second dan. Few cards get past without a fight.
page-level-B = Class B: third dan. Moves on the deciding sound itself.
page-level-A = Class A: fourth dan and above. Hears a sound before it is whole.
page-level-meijin = The holder of the title.
page-opponent = Opponent
page-style-attack = attacks
page-style-defence = defends
page-style-hearing = hears early
page-new-match = Choose your match
page-every-option = Every other rule
page-as-competition = All as in competition
page-changed = changed
page-layout = How your cards are laid out
page-layout-standard = Standard
page-layout-attack = Attack
page-layout-defence = Defence
page-layout-balanced = Balanced
page-layout-teiichi = My own
page-layout-standard-note = Three rows, both ends: the form that books show.
page-layout-attack-note = [tomofuda|Twins] are split, and the short cards lie far from you: more to defend for the other side.
page-layout-defence-note = [tomofuda|Twins] lie together on your strong side, where one sweep guards both.
page-layout-balanced-note = A little more than half on the strong side, long cards near you.
page-layout-teiichi-note = Your saved [teiichi], applied to whatever cards you are dealt.
page-hints-off = No hints
page-hints-kimariji = Kimariji
page-hints-romaji = Romaji
page-hints-meaning = Meaning
page-hints-off-note = As in competition: you know the cards, or you learn them.
page-hints-kimariji-note = Each card shows the sounds that decide it. They grow fewer as poems are read.
page-hints-romaji-note = The deciding sounds in Latin letters. No Japanese is needed.
page-hints-meaning-note = Romaji, and what the poem says when you rest on a card.
page-pace-match = Match
page-pace-brisk = Brisk
page-pace-quick = Quick
page-pace-note = A pace shortens what sounds between readings, never a rule.
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
page-milliseconds = { $count } ms
page-no-books = The poems could not be fetched.
page-again = Try again
page-offline = The line to the hall is cut. It will be taken up again by itself.

### home

home-title = Karuta
home-what = One hundred poems, two players, one reader. When you hear how a poem begins, take the card on which it ends, before the other hand does. [kyogikaruta|Competitive karuta] is played on tatami, in silence, and decided within tenths of a second.
home-reads = Do you read hiragana?
home-reads-no = Not yet
home-reads-yes = Yes
home-reads-poems = Yes, and I know the poems
home-reads-again = Change how much help I get
home-continue = Your match against { $name } is still open. Go back to the mat
home-karuta = Karuta now
home-karuta-line = A match on tatami, ruled as in competition.
home-sit = Sit down
home-choose = Choose your match
home-koikoi = Koi-Koi
home-koikoi-line = The flower cards: twelve months, one more round, one more risk.
home-reader = Read for my table
home-reader-line = A reader for your own cards, in the true rhythm.
home-soon = Soon
home-more = More

### settings

settings-title = Settings
settings-language = Language
settings-looks = Looks
settings-sounds = Sound
settings-play = Play
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text-size = Size of text
settings-motion = Motion
settings-motion-system = As the device
settings-motion-reduced = Calm
settings-motion-full = Full
settings-neat = Straight cards
settings-neat-note = Without the slight turn of cards laid by hand.
settings-clear-face = Clear letters on the cards
settings-clear-face-note = A pencil hand in place of the brush.
settings-face-me = Opponent’s cards face me
settings-face-me-note = At a real mat they lie upside down.
settings-sound = Sound
settings-volume = Volume
settings-calibrate = Set up wireless headphones
settings-calibrate-note = They sound late; a minute of tapping along makes your times true.
settings-name = Your name
settings-hints = Hints
settings-captions = Captions
settings-captions-note = The words appear as they are chanted. Such a match is marked unranked.
settings-pace = Pace
settings-left-handed = Left-handed
settings-left-handed-note = Layouts are mirrored.
### recital
error-voice-unknown = There is no voice called { $given }. There is { $known }.
error-voice-damaged = The voice file { $file } is missing or damaged. Install karuta again, or put the file back.
error-voice-call = The voice { $voice } does not speak the call { $given }.
error-deciding-mora = Poem { $poem } can’t be decided by mora { $given }: its upper verse has morae (beats) 1 to { $morae }.
recital-rhythm-differs = { $voice } is sung in the rhythm { $sung }; at { $rhythm } only the silences change.

### cli
cli-commands = Commands
cli-play = Open the house: a page in the browser where you sit down at a mat
cli-serving = Karuta is open at { $address }

### error
error-port-taken = Port { $port } is taken by another program. End it, or choose another port: --port 0 takes any free one.
error-address = { $host }, port { $port }, can’t be listened on: { $why }
error-house-full = The hall is full. Please come back in a few minutes.
error-too-many = That was too much at once. Wait a moment, then go on.
error-busy = The match has its hands full: this was not heard. Do it again.
error-opponent = Nobody here is called { $given }. Choose an opponent from the list.
error-protocol = This page is older than the hall. Load it again.
error-hello-first = The page and the hall lost each other. Load the page again.
error-message = The hall did not understand the page. Load the page again.
error-no-match = You sit at no match.
error-match-gone = This match is no longer kept here.
error-replaced = The match goes on in another window of yours.
error-id = The page sent a move without a proper name. Load the page again.
error-too-late = Too late: the verse begins. Wait for the ruling.
error-touch = The page sent a touch that no hand makes. Load the page again.
error-pause-practice = Only practice against the house can be paused.
error-setting-practice = This can be changed in practice against the house only.
error-take-back-practice = Only practice against the house knows taking back.
error-take-back-none = There is nothing to take back now.
error-record-early = The record can be had when the match is decided: it names the poems still to come.
error-record-long = The record is too long: at most { $most } bytes are read.
error-record-text = This file is not text in UTF-8 (byte { $at }).

### note
note-hand-late = The verse had begun: a hand raised now stops nothing. Clap and say sumimasen (“excuse me”) after the reading.
note-early = Your hand was on the mat before the verse began: it counted only after you had lifted it or left the lines.
note-clamped = Your touch arrived { $ms } ms later than your line explains, so it counts that much later.

### simulate
cli-simulate = Opponents of the house play each other: who wins, by how much, and how
simulate-title = { $a } v { $b }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, seed { $seed }
simulate-class = { $level ->
    [meijin] Meijin
   *[other] Class { $level }
}
simulate-wins = Wins
simulate-share = Share of wins (95 % interval)
simulate-fouls = Fouls (otetsuki) a match
simulate-takes-own = Takes on the own side
simulate-takes-other = Takes on the other’s side
simulate-margin = Margin, cards
simulate-reads = Poems read
simulate-winner-takes = Takes of the winner
simulate-take-time = Median time from the deciding sound
error-character = “{ $given }” is no opponent. Give a class ({ $levels }) or a name ({ $names }).

### character
character-mio-name = Mio
character-mio = Guards every card of the own field, lets the others go, and is glad of each one saved.
character-sora-name = Sora
character-sora = Reaches across before thinking: quick for a newcomer, and often wrong.
character-yuzu-name = Yuzu
character-yuzu = Sits very still and tries to catch the next sound before it comes.
character-riku-name = Riku
character-riku = Goes for your side from the first poem to the last.
character-nagisa-name = Nagisa
character-nagisa = Knows the hundred by their music rather than by their words.
character-hinata-name = Hinata
character-hinata = Keeps twin cards side by side and never lets go of the bottom row.
character-aoi-name = Aoi
character-aoi = Turns an ear to the reader and seems to forget that you are there.
character-kaede-name = Kaede
character-kaede = Waits, gives nothing away, and lets you make the mistake.
character-shun-name = Shun
character-shun = Throws the whole arm at your top row, and laughs when it misses.
character-ren-name = Ren
character-ren = Sends you the short cards, and comes to fetch them back.
character-tsumugi-name = Tsumugi
character-tsumugi = Slow to warm up; then a consonant is enough.
character-chiyo-name = Chiyo
character-chiyo = An old hand: on this side of the mat nothing is free.
character-suzu-name = Suzu
character-suzu = Hears the sound in the breath before it.
character-itsuki-name = Itsuki
character-itsuki = Every reading is an attack; defending is for others.
character-kohaku-name = Kohaku
character-kohaku = Holds the score level, card by card, and waits for your foul.
character-tomoe-name = Tomoe
character-tomoe = Bears a warrior’s name: your bottom row is the first to fall.
character-kazuma-name = Kazuma
character-kazuma = The calmest hand in the hall, and hardly ever a foul.
character-sakuya-name = Sakuya
character-sakuya = Holds the title. The card is gone before the syllable is.
