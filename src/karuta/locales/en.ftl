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
page-format-full = 25 + 25 cards, all read
page-format-third = 10 + 10 cards
page-format-quarter = 12 + 12 cards
page-format-starter = 3 + 3 cards to begin with
page-format-short25 = 12 + 12 of fifty
page-format-nodead = 25 + 25, none dead
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
page-in-seconds = { $label }, seconds
page-in-milliseconds = { $label }, ms
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
home-first-steps = First steps: 3 + 3 cards
home-choose = Choose your match
home-koikoi-line = The flower cards: twelve months, one more round, one more risk.
home-reader = Read for my table
home-reader-line = A reader for your own cards, in the true rhythm.
home-reader-go = Open the reader
home-print = Print cards and sheets
home-voices = Your own recordings
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
settings-breath = The reader’s breath
settings-breath-note = Heard before each verse. It tells when the verse begins, as in a hall.
settings-left-handed = Left-handed
settings-left-handed-note = Layouts are mirrored.
settings-calibrate-how = Put on the headphones you play with. You will hear fourteen clicks in an even beat: tap with them, here or with the space bar, from the third click on. Tap with what you hear, not with what you see.
settings-calibrate-begin = Begin
settings-calibrate-tap = Tap with the clicks
settings-calibrate-few = Too few taps could be matched with clicks. Try once more.
settings-calibrate-found = The sound reaches you { $delay } ms late; half of your taps lay within { $spread } ms of that.
settings-calibrate-wide = The taps were rather far apart: a second try will tell more.
settings-calibrate-keep = Use this
settings-calibrate-forget = Forget it
settings-calibrate-none = Nothing is set for this output: its own statement is trusted.
settings-calibrate-kept = Set for this output: { $delay } ms.

### recital
error-voice-unknown = There is no voice called { $given }. There is { $known }.
error-voice-damaged = The voice file { $file } is missing or damaged. Install karuta again, or put the file back.
error-voice-call = The voice { $voice } does not speak the call { $given }.
error-deciding-mora = Poem { $poem } can’t be decided by mora { $given }: its { $verse ->
        [lower] lower
       *[upper] upper
    } verse has morae (beats) 1 to { $morae }.
recital-rhythm-differs = { $voice } is sung in the rhythm { $sung }; at { $rhythm } only the silences change.

### cli
cli-commands = Commands
cli-play = Open the house: a page in the browser where you sit down at a mat
cli-serving = Karuta is open at { $address }
cli-karuta = The open house of Japanese card play
cli-play-host = Address to listen on
cli-play-port = Port; 0 takes a free one
cli-play-no-open = Don’t open a browser
cli-play-seed = Seed of every match: fixes deal, order and opponent
cli-play-voice = Who reads
cli-play-data = Folder of the house
cli-kimariji-read = Poems that were read already
cli-kimariji-counts = How many poems are decided by 1, 2, … 6 sounds
cli-kimariji-by = Order of the list
cli-referee-target = Field of the read card; D: dead
cli-referee-a = What A touched: N t s o to so; if dead N a b ab
cli-referee-b = What B touched, likewise
cli-referee-first = Who touched the read card first, if both did
cli-referee-contact = Whose hand met the other’s foul (old article 9)
cli-referee-rules = Rules that differ from the default
cli-simulate-a = First player: a class (E D C B A meijin), in Koi-Koi a level (random greedy easy normal hard), or a name
cli-simulate-b = Second player, likewise
cli-simulate-matches = How many matches
cli-simulate-seed = The same seed gives the same matches
cli-simulate-rules = Rules that differ from the default; in Koi-Koi a preset may come first
cli-simulate-json = All figures, for programs

### error
error-port-taken = Port { $port } is taken by another program. End it, or choose another port: --port 0 takes any free one.
error-address = { $host }, port { $port }, can’t be listened on: { $why }
error-house-full = The hall is full. Please come back in a few minutes.
error-too-many = That was too much at once. Wait a moment, then go on.
error-busy = The match has its hands full: this was not heard. Do it again.
error-layout-none = You have no layout of your own yet. Save one, or choose another.
error-protocol = This page is older than the hall. Load it again.
error-hello-first = The page and the hall lost each other. Load the page again.
error-message = The hall did not understand the page. Load the page again.
error-no-match = You sit at no match.
error-match-gone = This match is no longer kept here.
error-match-stopped = Something went wrong in this match, and it was stopped. Please begin another.
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

### ruling

cli-referee = Rules on one reading told in words
ruling-send = { $giver } → { $receiver }: { $count ->
    [one] 1 card is sent
   *[other] { $count } cards are sent
}
ruling-send-none = nothing is sent
ruling-won = The match is over: field { $winner } is empty, by { $margin ->
    [one] 1 card
   *[other] { $margin } cards
}.
ruling-rule = Rules { $rule }
ruling-rule-contact = Rules { $rule }; old article 9: contact makes the foul one of both
ruling-rule-no-contact = Rules { $rule }; hands that bumped are no foul of their own (tomo_ote_contact=off)
ruling-how-touch = touched
ruling-how-push = pushed out (fudaoshi)
ruling-how-tie = simultaneous (seimu)
ruling-how-owner = untaken, goes off as the owner’s
ruling-how-none = nobody
ruling-nothing = A dead card, and nobody touched anything.
ruling-nothing-name = 空札 (karafuda): dead card
ruling-nothing-why = The card read lies in neither field, so leaving everything alone was right.
ruling-kata-ote = Dead card: one field was touched by { $fouler }.
ruling-kata-ote-name = 片お手 (kata-ote): single foul
ruling-kata-ote-why = On a dead card each field touched is one foul, however many cards; the other side sends one card.
ruling-kara-daburu = Dead card: both fields were touched by { $fouler }.
ruling-kara-daburu-name = 空ダブ (kara-daburu): double foul on a dead card
ruling-kara-daburu-why = Fouls count by field: two fields are two fouls, so the other side sends two cards, a swing of four.
ruling-tomo-ote = Dead card: both players fouled once.
ruling-tomo-ote-name = 共お手 (tomo-ote): both foul
ruling-tomo-ote-why = Each may send one card for the other’s foul; the two rights cancel out.
ruling-double-single = Dead card: two fields were touched by { $fouler }, one by { $other }.
ruling-double-single-name = 空ダブとお手つき (kara-daburu, otetsuki): double against single
ruling-double-single-why = Two fouls against one: only the difference is sent, one card.
ruling-both-double = Dead card: both players touched both fields.
ruling-both-double-name = 空ダブ同士 (kara-daburu): double against double
ruling-both-double-why = Two fouls each: the rights cancel out, and nothing is sent.
ruling-mamori = Taken at home by { $taker }.
ruling-mamori-name = 守り (mamori): take in one’s own field
ruling-mamori-why = A card taken at home leaves the field; nothing is sent.
ruling-nuki = Taken in the opponent’s field by { $taker }.
ruling-nuki-name = 抜き (nuki): take in the opponent’s field
ruling-nuki-why = The card leaves that field, and its taker may send one of their own in its place.
ruling-torizon-own = Taken at home by { $taker }, whose hand also touched the other field.
ruling-torizon-own-name = 取り損 (torizon): take spoilt by one’s own foul
ruling-torizon-own-why = The take stands, but the foul lets the other side send one card: the taker has as many as before.
ruling-torizon-other = Taken in the opponent’s field by { $taker }, whose hand also touched a card at home.
ruling-torizon-other-name = 取り損 (torizon): take spoilt by one’s own foul
ruling-torizon-other-why = The right to send for the take and the other side’s right for the foul cancel out: nothing is sent.
ruling-semi-daburu = Taken at home by { $taker }, while { $fouler } touched the wrong field.
ruling-semi-daburu-name = セミダブル (semi-daburu): semi-double
ruling-semi-daburu-why = The card read lay in the taker’s own field, so only the foul gives a right: one card is sent.
ruling-daburu = Taken in the opponent’s field by { $taker }, while { $fouler } touched the wrong field.
ruling-daburu-name = ダブル (daburu): double
ruling-daburu-why = One right for the take in the opponent’s field and one for the foul: two cards are sent.
ruling-mamori-tomo-ote = Taken at home by { $taker }; both players also touched the wrong field.
ruling-mamori-tomo-ote-name = 共お手 (tomo-ote): both foul, take at home
ruling-mamori-tomo-ote-why = The fouls cancel out, and a take at home sends nothing.
ruling-nuki-tomo-ote = Taken in the opponent’s field by { $taker }; both players also touched the wrong field.
ruling-nuki-tomo-ote-name = 共お手 (tomo-ote): both foul, take in the opponent’s field
ruling-nuki-tomo-ote-why = The fouls cancel out; the right from the take remains: one card is sent.
ruling-untaken = Nobody took the card, which lay in field { $owner }.
ruling-untaken-name = 取りなし (tori-nashi): nobody takes
ruling-untaken-why = An untaken card goes off as its owner’s, without a right to send, unless this match leaves it lying.
ruling-untaken-ote = Nobody took the card; the wrong field was touched by { $fouler }.
ruling-untaken-ote-name = お手つき (otetsuki): foul, nobody takes
ruling-untaken-ote-why = The read card goes off as its owner’s; for the foul the other side sends one card.
ruling-untaken-tomo-ote = Nobody took the card; both players touched the wrong field.
ruling-untaken-tomo-ote-name = 共お手 (tomo-ote): both foul, nobody takes
ruling-untaken-tomo-ote-why = The read card goes off as its owner’s; the fouls cancel out.

### option

option-group-cards = Cards
option-group-handicap = Handicap
option-group-time = Time
option-group-reading = Reading
option-group-referee = Referee
option-format = Format
option-format-full = Full match: 25 + 25 cards, all 100 read
option-format-third = Third of the hundred: 10 + 10 of 33 or 34
option-format-quarter = Quarter of the hundred: 12 + 12 of 25
option-format-starter = Beginner: 3 + 3 of the seven one-sound cards (musume-fusahose)
option-format-short25 = Half game: 12 + 12 of 50
option-format-nodead = No dead cards: 25 + 25, only these are read
option-set = Set of poems
option-set-seed = Drawn by lot
option-set-A = Third A (あいうさしすせな)
option-set-B = Third B (かきこたちつみむめも)
option-set-C = Third C (おはひふほやゆよわ)
option-set-1 = Quarter 1
option-set-2 = Quarter 2
option-set-3 = Quarter 3
option-set-4 = Quarter 4
option-deal = Deal
option-deal-blind = Face down from all cards
option-deal-hall = The hall’s same 50 for every board
option-cards_a = Cards of side A
option-cards_a-format = As the format says
option-cards_b = Cards of side B
option-cards_b-format = As the format says
option-extra_memorise_a_s = More memorising for A
option-extra_memorise_b_s = More memorising for B
option-hints_a = Hints for A
option-hints_a-off = None
option-hints_a-kimariji = Kimariji (deciding sounds)
option-hints_a-romaji = The card in Latin letters
option-hints_a-meaning = Meaning of the poem
option-hints_b = Hints for B
option-hints_b-off = None
option-hints_b-kimariji = Kimariji (deciding sounds)
option-hints_b-romaji = The card in Latin letters
option-hints_b-meaning = Meaning of the poem
option-memorise_s = Time to memorise (anki jikan)
option-memorise_s-format = The format’s own
option-memorise_s-0 = None
option-call_before_s = Call before the end of memorising
option-layout_limit_s = Limit for laying out
option-layout_limit_s-none = None
option-bow_limit_s = Longest wait for a bow
option-bow_limit_s-none = None
option-hand_limit_s = Longest pause for hands, sends and moves
option-hand_limit_s-none = None
option-rhythm = Rhythm of the reader
option-rhythm-5-3-1-6 = 5-3-1-6, since 2021
option-rhythm-4-3-1-5 = 4-3-1-5, before 2021
option-window = A card may be taken
option-window-verse = Until 2 s after the upper verse
option-window-kimariji = Until 2 s after the deciding sound (quick practice)
option-after_take_ms = Touches still count after a take for
option-tie_margin_ms = Difference that is still a tie
option-both_push = Both push the card out at once (fudaoshi)
option-both_push-owner = The owner of the field takes
option-both_push-closest = The hand that touched closest to it takes
option-untaken = A card that nobody takes
option-untaken-owner_takes = Goes off as the owner’s
option-untaken-stays_dead = Stays on the mat
option-wrong_hand = A take with the other hand
option-wrong_hand-void = Does not count
option-wrong_hand-opponent_takes = Is the opponent’s take
option-tomo_ote_contact = Contact with a fouling hand (tomo-ote)
option-tomo_ote_contact-off = No foul of its own
option-tomo_ote_contact-old_art9 = Both have fouled, on the referee’s word (old article 9)
option-max_voids = Void readings a player at most
option-card_height = Height of the cards, mm
option-card_height-73 = 73 mm, the standard set
option-card_height-76 = 76 mm

### record

cli-record = Checks the record of a match by playing it again, and shows it
record-unfinished = The match was not finished.
record-won-cleared = Won by { $winner } ({ $side }), by { $margin ->
    [one] 1 card
   *[other] { $margin } cards
}.
record-won-resigned = Won by { $winner } ({ $side }): the other side gave up.
record-won-read-out = Won by { $winner } ({ $side }): all poems are read, difference { $margin }.
record-column-number = No.
record-column-card = Card
record-column-field = Field
record-column-touched = A/B touched
record-column-taker = Take
record-column-time = ms
record-column-delay = From the deciding sound
record-column-case = Ruling
record-column-send = Sends
record-column-score = A-B
error-record-file = “{ $file }” can’t be read as text. Name a file that holds the record of a match.
error-record-line = Line { $line }, “{ $text }”, can’t be read: { $fault ->
    [first] a record begins with “{ $right }”.
    [header] a header is “Name: text”, each name once, and an empty line ends the headers.
    [end] the end is missing. The last line is “check” and 16 hexadecimal digits.
    [game] the header “Game” is one of: { $right }.
    [missing] the header “{ $right }” is missing.
    [indented] an indented line needs a line above that it belongs to.
    [under-move] under a move stands { $right }.
    [under-reading] under a reading stand “morae”, “clock”, “contacts” and “hand”.
    [no-morae] below it belongs “morae” with at least { $right } spans.
    [morae] “morae” holds start-end of each sound in ms, then “upper” and the length of the verse.
    [stroke] “hand” holds a seat, a pointer, and samples time,x,y.
    [word] a line begins with a reading, “clock”, or a seat (A, B, in teams A1, B1 …) and one of: { $right }.
    [bare] nothing follows this word.
    [hand] a hand goes “up” or “down”.
    [place] a place is card=row@x, with row 0, 1 or 2.
    [one-card] one card is placed at a time, card=row@x.
    [field] a seat is A or B, in teams A1, B1, A2 …
    [letter] a seat is a letter, A for the first.
    [seats] the header “Seats” is one of: { $right }.
    [turns-under] an indented line here begins with one of: { $right }.
    [turns-line] a line is such as { $right }.
    [flowers-taking] a card that takes is “moon x geese”, with a choice “moon x geese not 08-plain-1”.
    [flowers-card] “{ $right }” is no card. Cards are named like crane, 01-ribbon or 12-plain-3.
   *[number] “{ $right }” is no whole number.
}
error-record-move = Line { $line }, “{ $text }”, can’t be played: { $reason }
error-record-fact = Line { $line } says “{ $text }”, but the match itself gives “{ $right }”. The record was changed.
error-record-header = “{ $text }” can’t be a name or a header: one line, single blanks, a header’s name with a capital.
error-record-names = { $given } names for { $seats } seats: give one for each.
error-record-begin = A record with { $names } names begins where the game does, not in its midst.
error-record-position = “{ $given }”: this game is recorded from its beginning, without a position.

### error-kyogi

error-kyogi-phase = Not now. The match is at: { $phase ->
    [bow] the opening bow
    [arrange] laying out
    [memorise] memorising
    [bows] the bows before the match
    [look] the look at the cards
    [joka] the opening poem
    [open] a verse being read
    [sending] sending
    [placing] placing
    [thanks] the bows of thanks
    [over] the end
   *[reading] a pause of the reader
}.
error-kyogi-actor = “{ $move }” is not a move for “{ $actor }”.
error-kyogi-away = { $away ->
    [true] You have left your seat already.
   *[false] You are in your seat already.
}
error-kyogi-bowed = You have bowed already. Your opponent’s bow is awaited.
error-kyogi-cards = { $a } + { $b } cards are too many: this format reads { $most } poems, so no more can lie on the mat.
error-kyogi-class = “{ $given }” is no touch here. Say one of: { $allowed }.
error-kyogi-clock = The clock can’t go back to { $given } ms: it stands at { $clock } ms.
error-kyogi-contact = { $other } made no foul, so contact of { $side } changes nothing. Leave --contact out.
error-kyogi-first = “First { $first }” matters only if both touched the read card (t or to).
error-kyogi-game = The house has no game “{ $given }”. There is: { $allowed }.
error-kyogi-hai-first = First answer your opponent’s move with hai.
error-kyogi-invariant = This match can’t go on: a card was lost or counted twice. Call the referee.
error-kyogi-morae = The times of poem { $poem } are incomplete: a start and an end for each sound.
error-kyogi-move-empty = No card is named. Say which cards go where.
error-kyogi-no-hai = No move waits for your hai.
error-kyogi-nothing-due = You have nothing to send now.
error-kyogi-option-name = There is no option “{ $given }”. There are: { $allowed }.
error-kyogi-option-text = “{ $given }” is no option with a value. Write option=value, several with commas between.
error-kyogi-option-twice = “{ $given }” is given twice. Give it once.
error-kyogi-option-value = { $option } can’t be “{ $given }”. Allowed: { $kind ->
    [number] a whole number from { $least } to { $most }
    [named] { $allowed }, a whole number from { $least } to { $most }
   *[choice] { $allowed }
}.
error-kyogi-own-card = Card { $card } is not yours to move.
error-kyogi-own-field = Your cards go into your own field, { $side }.
error-kyogi-position = Cards { $cards } lie on the mat, but their poems were read already.
error-kyogi-position-empty = { $a }-{ $b }: both fields need at least one card, of the height that the rules say.
error-kyogi-position-unread = “{ $given }” is no list of unread poems: numbers with commas between.
error-kyogi-put-card = Card { $card } was not sent to you. Place one of: { $cards }.
error-kyogi-put-none = No card lies before you to be placed.
error-kyogi-read-hand = A raised hand of { $seat ->
    [0] A
   *[1] B
}: the reader waits.
error-kyogi-read-placing = The reader waits for { $seat ->
    [0] A
   *[1] B
} to place the card sent.
error-kyogi-read-hai = The reader waits for the hai of { $seat ->
    [0] A
   *[1] B
}.
error-kyogi-read-deciding = The card to be sent by { $seat ->
    [0] A
   *[1] B
} decides the match: the reader waits for it.
error-kyogi-reading = Reading { $given } is out of turn: next is reading { $number } with the poem and the deciding sound that are due.
error-kyogi-ready = You said so already. Your opponent is awaited.
error-kyogi-score = { $given } can’t be a score: while a match goes on both have a card, a field holds { $capacity } at most, and { $most } are in play at most.
error-kyogi-score-text = “{ $given }” is no score. Write the cards of A and of B, such as 25-25.
error-kyogi-send-card = Card { $card } is not in your field: only own cards can be sent.
error-kyogi-send-count = { $given } chosen, { $due } due: choose that many different cards (fewer give up the rest).
error-kyogi-send-settled = A card of this send has been placed already: the choice stands.
error-state = This text holds no match: “{ $given }”.
error-kyogi-stroke-seat = There are seats 0 to { $last } only, not { $given }.
error-kyogi-swing = No practice swing yet: they begin at the call, { $seconds } s before the end of memorising.
error-kyogi-voids = Readings made void for seat { $seat }: { $most } already, the most there may be. This one is judged.

### match

match-title = Match against { $rival }
match-finding = Finding your mat…
match-cards = { $count ->
    [one] card
   *[other] cards
}
match-taken = took { $count }
match-fouls = { $count ->
    [0] no foul
    [one] 1 foul
   *[other] { $count } fouls
}
match-median = mostly { $seconds } s
match-readings = Reading { $number } of { $total }
match-readings-short = { $number } of { $total }
match-dead-short = { $count } dead
match-dead-left = { $count } dead left:
match-counts = You have { $mine }, the other side { $theirs }.
match-raise-hand = Raise hand
match-lower-hand = Lower hand
match-pause = Pause
match-go-on = Go on
match-take-back = Take back
match-menu = More
match-rules = Rules of this match
match-glossary = Glossary
match-keys = Keys
match-practice = In this match
match-leaving = Leaving
match-to-entrance = To the entrance; your seat is kept for you
match-give-up = Give up the match…
match-resign-sure = The other side then wins by default, without a count of cards.
match-resign = Resign, with a bow
match-leave = Leave without a word
match-ranked = This match counts.
match-unranked = Practice: this match is unranked.
match-skip = Skip
match-waiting = Waiting…
match-time-left = Time left
match-bow = Bow
match-bow-title = Bow to { $rival }
match-bow-why = Karuta begins and ends with a bow. Then the cards are mixed face down, and each side takes its own.
match-bows-title = Bow to { $rival }, then to the reader
match-bows-why = Memorising is over. After the bows comes the [joka], a poem that is not among the hundred; the first verse that counts follows it.
match-thanks-title = Bow to { $rival }, then to the reader
match-thanks-why = It is said by the winner and by the loser alike.
match-gloss-yoroshiku = I am in your hands: let us play well.
match-gloss-onegai = If you please.
match-gloss-arigato = Thank you for the match.
match-ask-bow = Bow to begin.
match-ask-bows = Bow, and the reading begins.
match-ask-arrange = Lay your cards as you like: drag them, or use the arrow keys.
match-ask-memorise = Learn where every card lies. The far ones lie upside down.
match-ask-swings = Learn where every card lies. You may swing your hand over the mat, touching nothing.
match-ask-away = You are away from the mat.
match-ask-joka = The opening poem is read. No card is taken yet: hear the rhythm.
match-ask-reading = The reader is about to go on. Listen.
match-ask-open = When you know the card, sweep it away.
match-ask-sending = A card is to be sent.
match-ask-placing = A card is to be placed.
match-ask-thanks = The match is decided. Bow.
match-ask-over = The match is over.
match-ask-paused = The reader waits for you.
match-ask-hai = { $rival } has moved a card. Answer, and play goes on.
match-ask-moving = Drag one of your cards to its new place; the move is announced for you.
match-ask-hand-up = Your hand is up: the reader waits.
match-ask-send = { $count ->
    [one] You may send a card ([okurifuda]): choose one of yours.
   *[other] You may send { $count } cards ([okurifuda]): choose them among yours.
}
match-ask-place = { $count ->
    [one] A card was sent to you. Drag it to any free place of your field, or tap a place.
   *[other] { $count } cards were sent to you. Drag each to any free place of your field, or tap a place.
}
match-wait-send = { $count ->
    [one] { $rival } chooses a card to send you.
   *[other] { $rival } chooses { $count } cards to send you.
}
match-wait-place = { $rival } finds a place for the card.
match-wait-hai = You announced a move. { $rival } answers.
match-wait-hand = { $rival } has a hand up: the reader waits.
match-send = Send { $cards }
match-send-none = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
match-waive = Send none
match-place-for-me = Place it for me
match-move-cards = Move a card
match-move-none = Move nothing
match-lay-out = Lay out…
match-mirror = Mirror
match-keep-teiichi = Keep as my layout
match-teiichi-kept = Kept as your layout
match-laid-out = Done
match-memorised = Begin now
match-go-away = leave the seat
match-come-back = come back
match-strip-joka = joka
match-strip-paused = paused
match-strip-hand-you = your hand is up
match-strip-hand = { $rival }: hand up
match-read = { $card }:
match-you = you
match-after = after { $seconds } s
match-field-of = in { $name }’s field
match-call = Two minutes left. From now on you may swing your hand over the mat, touching nothing.
match-swings-call = You may swing your hand over the mat from now on, touching nothing.
match-shortened = Shorter now: { $cards }
match-news-sent = { $who ->
    [you] You send { $cards }.
   *[rival] { $rival } sends you { $cards }.
}
match-news-placed = { $who ->
    [you] You place { $card }.
   *[rival] { $rival } places { $card }.
}
match-news-shifted = { $who ->
    [you] You move { $cards }.
   *[rival] { $rival } moves { $cards }.
}
match-news-waived-waived = { $who ->
    [you] You send nothing.
   *[rival] { $rival } sends nothing.
}
match-news-waived-lapsed = { $who ->
    [you] Your right to send has lapsed.
   *[rival] { $rival } let the right to send lapse.
}
match-news-waived-no_room = There is no room for another card: nothing is sent.
match-news-hand-up = { $who ->
    [you] Your hand is up.
   *[rival] { $rival } raises a hand.
}
match-news-hand-down = { $who ->
    [you] Your hand is down.
   *[rival] { $rival } lowers the hand.
}
match-news-away = { $who ->
    [you] You leave the seat.
   *[rival] { $rival } leaves the seat: shitsurei shimasu.
}
match-news-back = { $who ->
    [you] You are back.
   *[rival] { $rival } is back: shitsurei shimashita.
}
match-news-void = This reading does not count. The poem will come again.
match-sound-asleep = The browser holds back the sound until you press something.
match-wake-sound = Hear the reader
match-space = Space
match-keys-note = Each of twelve keys sweeps one block of cards, as a hand would. They go by their place on the keyboard, whatever letters stand on them.
match-key-near-left = your rows, left: upper, middle, lower
match-key-near-right = your rows, right
match-key-far-left = the other side’s rows, left: farthest first
match-key-far-right = the other side’s rows, right
match-key-hand = raise or lower the hand
match-key-arrows = from card to card
match-key-enter = choose the card; or the button in colour
match-key-hints = next kind of hint
match-key-face = turn the far cards
match-key-rules = the rules of this match

### board

board-label = The mat: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-card = { $side ->
    [mine] Yours
   *[theirs] Opponent's
}, { $row ->
    [0] top row
    [1] middle row
   *[2] bottom row
}, { $block ->
    [left] left
   *[right] right
} { $position }: { $spoken }, { $printed }
board-hinted = { $name }. Kimariji: { $hint }
board-waiting = Sent card, to be placed: { $spoken }, { $printed }
board-grabbed = Lifted. { $name }. Arrow keys move it, Enter lays it down, Escape puts it back.
board-moved = { $name }
board-dropped = Laid down. { $name }
board-cancelled = Put back. { $name }

### mat
error-mat-field = A field is A or B; “{ $field }” is neither.
error-mat-row = There is no row { $row }. Rows are numbered from 0 (jodan, next to the middle) to { $last } (gedan, next to you).
error-mat-outside = A card lies wholly inside its field: its left edge is between 0 and { $last } tenths of a millimetre, not at { $x }.
error-mat-row-full = That row holds { $count } cards and has no room for another. Choose another row.
error-mat-overlap = Card { $card } would lie on top of card { $lying }. Cards may touch, but not overlap.
error-mat-present = Card { $card } is already on the mat.
error-mat-absent = Card { $card } is not on the mat.
error-mat-text-rows = “{ $text }” has { $rows ->
    [one] one row
   *[other] { $rows } rows
}. A mat is written as { $wanted } rows with “/” between them; “-” is an empty row.
error-mat-text-entry = “{ $text }” can’t be read. A card is written number@x: a number from 1 to 100 and its left edge in tenths of a millimetre, such as 17@520.
error-mat-text-twice = Card { $card } is named twice. A card lies in one place.
error-mat-text-height = “{ $text }” can’t be read. Before “:” stand the height of a card such as 76mm, and rows and width of a field such as 2x1456mm.
error-mat-text-format = Only mats with cards 52 mm wide, rows 1 cm apart and fields 3 cm apart can be written as text.
error-stroke-empty = A stroke of pointer { $pointer } has no points. It needs at least the point where the hand came down.
error-stroke-times = The times of a stroke run backwards: { $time } comes after { $last }.
error-stroke-overlap = Pointer { $pointer } comes down again at { $time } though it was not lifted.
error-layout-full = { $count } cards don’t fit: a field holds { $most }.
error-teiichi-shape = “{ $text }” is no teiichi (personal layout). Write three rows (jodan/chudan/gedan), each with its left and right end parted by “|”.
error-teiichi-poem = “{ $text }”: poems are numbered 1 to 100.
error-teiichi-twice = Poem { $poem } is named twice. Each poem has one home in a teiichi (personal layout).
error-teiichi-home = Poem { $poem } can’t be placed at “{ $text }”. Give a row from 0 (jodan) to 2 (gedan), left or right, and a rank from 0.

### result

result-title = Result
result-won = You have won
result-lost = { $rival } has won
result-margin = { $count ->
    [one] by one card
   *[other] by { $count } cards
}
result-walkover = A walk-over: [fusensho]
result-rematch = Once more
result-replay = Replay
result-record = Download the record
result-no-record = The record of this match could not be fetched.
result-reactions = Your takes, from the end of the deciding sound
result-no-takes = No card was taken by hand.
result-own = own field
result-far = far field
result-s = s
result-chart-note = The upright line is the end of the sound that decided the poem ([kimariji]). A bar to its left: the hand was there before the sound was whole.
result-takes-own = Taken at home
result-takes-far = Taken from the far field
result-fouls = Fouls
result-median = Median reaction
result-median-own = Median at home
result-median-far = Median in the far field
result-fastest = Fastest

### replay

replay-title = Replay
replay-open = Open a saved record
replay-unreadable = This file is not a record that can be read.
replay-gone = This match is no longer kept here. If you have its record, open it.
replay-finding = Fetching the record…
replay-none = Open the record of a match to look at it again.
replay-timeline = Readings
replay-back = Reading before
replay-next = Next reading
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-tick-take-a = { $a } takes
replay-tick-take-b = { $b } takes
replay-tick-foul = foul
replay-tick-dead = dead card
replay-dead = dead
replay-nobody = nobody
replay-sent = { $name } sends { $cards }.
replay-placed = { $name } places { $card }.
replay-shifted = { $name } moves { $cards }.
replay-waived = { $name } sends nothing.
replay-unfinished = This match was not finished
replay-won = { $count ->
    [0] { $name } won by a walk-over
    [one] { $name } won by one card
   *[other] { $name } won by { $count } cards
}

### koikoi characters
koikoi-character-momo-name = Momo
koikoi-character-momo-line = Takes whatever shines, and goes home happy with the first yaku.
koikoi-character-haru-name = Haru
koikoi-character-haru-line = Dreams over the flowers, overlooks a card, and now and then dares one more turn.
koikoi-character-chihiro-name = Chihiro
koikoi-character-chihiro-line = Counts what you still need, and stops while it is good.
koikoi-character-takeru-name = Takeru
koikoi-character-takeru-line = Calls koi-koi with a grin as long as there are cards in the hand.
koikoi-character-shizuka-name = Shizuka
koikoi-character-shizuka-line = Remembers every card that you let lie, and never hurries.
koikoi-character-akira-name = Akira
koikoi-character-akira-line = Reads your hand from what you did not take, and goes on when it hurts most.

### simulate koikoi
cli-simulate-rounds = How many rounds; each deal is played twice, with seats exchanged
simulate-koikoi-title = { $a } v { $b }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, rules { $rules }, seed { $seed }
simulate-koikoi-level = { $level ->
    [random] Random
    [greedy] Greedy
    [easy] Easy
    [normal] Normal
   *[hard] Hard
}
simulate-koikoi-points = Points a round (95 % interval)
simulate-koikoi-won = Rounds won
simulate-koikoi-win = Points of a round won
simulate-koikoi-asked = Koi-koi called when asked
simulate-koikoi-without = Rounds without points
simulate-koikoi-compiling = The fast engine is being compiled. This is needed once and takes a minute or two.
error-koikoi-player = “{ $given }” plays no Koi-Koi here. Give a level ({ $levels }) or a name ({ $names }).

### koikoi options

koikoi-option-group-match = Match
koikoi-option-group-deal = Deal
koikoi-option-group-course = Course of a round
koikoi-option-group-doubling = Doubling
koikoi-option-group-yaku = Points of each yaku
koikoi-option-group-counting = What counts beside what
koikoi-option-rounds = Rounds
koikoi-option-teams = Teams of two
koikoi-option-teams-on = Yes: partners share captures and yaku, 5 cards a hand
koikoi-option-teams-off = No: one against one, 8 cards a hand
koikoi-option-payment = The loser of a round pays its points
koikoi-option-payment-on = Yes
koikoi-option-payment-off = No: only the winner’s score changes
koikoi-option-start_points = Points at the start
koikoi-option-target = Points that end the match
koikoi-option-target-none = None
koikoi-option-ruin = The match ends when a side has no points left
koikoi-option-ruin-on = Yes
koikoi-option-ruin-off = No
koikoi-option-lead = Points ahead that end the match early
koikoi-option-lead-none = None
koikoi-option-tie = Equal at the end
koikoi-option-tie-draw = A draw
koikoi-option-tie-round = One more round decides
koikoi-option-first_dealer = First dealer (oya)
koikoi-option-first_dealer-cards = Each draws a card: the earliest month deals
koikoi-option-first_dealer-random = By lot
koikoi-option-first_dealer-first = The first seat
koikoi-option-first_dealer-second = The second seat
koikoi-option-next_dealer = Next dealer
koikoi-option-next_dealer-winner = The winner of the round
koikoi-option-next_dealer-loser = The loser of the round
koikoi-option-next_dealer-alternate = In turn
koikoi-option-deal_by = Cards are dealt
koikoi-option-deal_by-fours = By fours
koikoi-option-deal_by-twos = By twos
koikoi-option-deal_by-ones = One by one
koikoi-option-deal_by-all = All at once
koikoi-option-hand_four = Teshi (four of one month in a hand)
koikoi-option-hand_four-owner = Points to that hand
koikoi-option-hand_four-dealer = Points to the dealer
koikoi-option-hand_four-redeal = Deal again
koikoi-option-hand_four-play = Play on
koikoi-option-hand_pairs = Kuttsuki (four pairs in a hand)
koikoi-option-hand_pairs-owner = Points to that hand
koikoi-option-hand_pairs-dealer = Points to the dealer
koikoi-option-hand_pairs-redeal = Deal again
koikoi-option-hand_pairs-play = Play on
koikoi-option-table_four = Four of one month on the table
koikoi-option-table_four-dealer = Points to the dealer
koikoi-option-table_four-redeal = Deal again
koikoi-option-table_four-play = Play on
koikoi-option-table_pairs = Four pairs on the table
koikoi-option-table_pairs-dealer = Points to the dealer
koikoi-option-table_pairs-redeal = Deal again
koikoi-option-table_pairs-play = Play on
koikoi-option-table_three = Three of one month on the table
koikoi-option-table_three-dealer = Points to the dealer
koikoi-option-table_three-redeal = Deal again
koikoi-option-table_three-play = Play on
koikoi-option-special_points = Points of a special deal
koikoi-option-koikoi = Koi-koi may be called
koikoi-option-koikoi-unlimited = As often as one likes
koikoi-option-koikoi-once = Once a round by each side
koikoi-option-koikoi-never = Never: the first yaku ends the round
koikoi-option-exhausted = A round that nobody stops
koikoi-option-exhausted-nothing = Nobody scores
koikoi-option-exhausted-dealer = The dealer scores
koikoi-option-exhausted-higher = The higher yaku count
koikoi-option-exhausted_points = Points of the dealer for it
koikoi-option-exhausted_deal = Dealer after such a round
koikoi-option-exhausted_deal-stays = Stays
koikoi-option-exhausted_deal-changes = Changes
koikoi-option-three_on_table = Three of a month lie on the table: the fourth takes
koikoi-option-three_on_table-all = All three
koikoi-option-three_on_table-one = One of them, by choice
koikoi-option-double_at = A total is multiplied from (points)
koikoi-option-double_at-off = Never
koikoi-option-double_factor = Such a total is multiplied by
koikoi-option-opponent_koikoi = A win after the other side’s koi-koi
koikoi-option-opponent_koikoi-off = Counts as it is
koikoi-option-opponent_koikoi-double = Counts double
koikoi-option-opponent_koikoi-per_call = Doubles with every call
koikoi-option-doubling = Both at once
koikoi-option-doubling-multiply = Multiply: ×2 and ×2 make ×4
koikoi-option-doubling-add = Add up: ×2 and ×2 make ×3
koikoi-option-doubling-literal = By the letter: only such totals grow, ×4 if the other side called, ×2 if the winner did
koikoi-option-call_at_threshold = Only calls made with such a total in hand count
koikoi-option-call_at_threshold-on = Yes
koikoi-option-call_at_threshold-off = No: every call counts
koikoi-option-own_koikoi = The winner’s own koi-koi
koikoi-option-own_koikoi-none = Adds nothing
koikoi-option-own_koikoi-one_each = +1 for each call
koikoi-option-own_koikoi-times = Multiplies: 1 call ×2, 2 calls ×3…
koikoi-option-own_koikoi-late = Multiplies late: 3 calls ×2, 4 calls ×3, 5 or more ×4
koikoi-option-own_koikoi-climbing = +1 for each of the first three calls; from the fourth on times (calls − 2)
koikoi-option-goko = Gokō (all five brights)
koikoi-option-goko-off = Off
koikoi-option-shiko = Shikō (four brights without the rain man)
koikoi-option-shiko-off = Off
koikoi-option-ame_shiko = Ame-shikō (four brights with the rain man)
koikoi-option-ame_shiko-off = Off
koikoi-option-sanko = Sankō (three brights without the rain man)
koikoi-option-sanko-off = Off
koikoi-option-hanami = Hanami-zake (curtain and sake cup)
koikoi-option-hanami-off = Off
koikoi-option-tsukimi = Tsukimi-zake (moon and sake cup)
koikoi-option-tsukimi-off = Off
koikoi-option-inoshikacho = Inoshikachō (boar, deer, butterflies)
koikoi-option-inoshikacho-off = Off
koikoi-option-akatan = Akatan (three poetry ribbons)
koikoi-option-akatan-off = Off
koikoi-option-aotan = Aotan (three purple ribbons)
koikoi-option-aotan-off = Off
koikoi-option-akatan_aotan = Akatan and aotan together
koikoi-option-akatan_aotan-off = Off
koikoi-option-tane = Tane (five animals)
koikoi-option-tane-off = Off
koikoi-option-tan = Tan (five ribbons)
koikoi-option-tan-off = Off
koikoi-option-kasu = Kasu (ten plain cards)
koikoi-option-kasu-off = Off
koikoi-option-tsukifuda = Tsuki-fuda (all four cards of the round’s month)
koikoi-option-tsukifuda-off = Off
koikoi-option-viewing = Viewing yaku (hanami-zake, tsukimi-zake)
koikoi-option-viewing-on = Count
koikoi-option-viewing-off = Don’t count
koikoi-option-viewing-with_other = Count only beside another yaku
koikoi-option-viewing_raised = Each viewing yaku after one’s own koi-koi
koikoi-option-viewing_raised-same = As before
koikoi-option-viewing_cancelled = Rain and fog: a captured willow cancels hanami-zake, a captured paulownia tsukimi-zake
koikoi-option-viewing_cancelled-on = Yes
koikoi-option-viewing_cancelled-off = No
koikoi-option-viewing_in_month = Hanami-zake only in March, tsukimi-zake only in August
koikoi-option-viewing_in_month-on = Yes: round 3 and round 8
koikoi-option-viewing_in_month-off = No: in every round
koikoi-option-further = Further cards beside inoshikachō, akatan, aotan
koikoi-option-further-instead = +1 each, and no tane or tan beside it
koikoi-option-further-beside = Tane or tan beside it, no +1
koikoi-option-further-both = +1 each, and tane or tan beside it
koikoi-option-further-none = Neither
koikoi-option-both_ribbons = Points of akatan and aotan together
koikoi-option-both_ribbons-replaces = Instead of the two
koikoi-option-both_ribbons-added = On top of the two
koikoi-option-both_ribbons-sum = None: just the two
koikoi-option-cup_plain = The sake cup is also a plain card
koikoi-option-cup_plain-on = Yes
koikoi-option-cup_plain-off = No, an animal only
koikoi-preset-nintendo = Nintendo
koikoi-preset-nintendo-line = The classic: twelve rounds; a total of 7 or more counts double, and so does a win after the other side’s koi-koi.
koikoi-preset-nintendo-literal = Nintendo, by the letter
koikoi-preset-nintendo-literal-line = The leaflet word for word: only a total of 7 or more grows, ×2 after your own koi-koi, ×4 after the other side’s.
koikoi-preset-gamedesign = Gamedesign
koikoi-preset-gamedesign-line = The purse: 25 points each, the loser pays, and it is over early when one side has it all. Brights bring more, no viewing yaku.
koikoi-preset-netdegame = Netdegame
koikoi-preset-netdegame-line = For the daring: five rounds, and from your third koi-koi on your score is multiplied.
koikoi-preset-steam = Steam
koikoi-preset-steam-line = The climb: eight rounds from 30 points; viewing yaku stay small until you go on, and every koi-koi adds to your score.
koikoi-preset-bga-soft = Board Game Arena, soft
koikoi-preset-bga-soft-line = Six rounds from 50 points; what you win is multiplied by your own koi-koi, and the loser pays it.
koikoi-preset-bga-hard = Board Game Arena, hard
koikoi-preset-bga-hard-line = Six rounds from 50 points with Nintendo’s doubling: a careless koi-koi costs up to four times as much.
koikoi-preset-short = Short
koikoi-preset-short-line = Nintendo’s rules in three rounds: about five minutes.

### cli rules

cli-rules = By which rules a game can be played: presets, what they change, every option
cli-rules-all = Every option in force, not only what differs
cli-rules-json = The same for programs
rules-one = { $name }: { $text }
rules-differs = { $option }: { $value } (by default: { $default })
rules-default = Nothing differs from the default rules.

### errors table
error-table-take-back = There is nothing to take back now: a card can be taken back until the stock card is turned, and in practice any move of yours.
error-table-advice-practice = Advice is given in practice against the house only.
error-table-advice-turn = Advice is given when it is your turn.
error-table-advice-none = No advice can be given just now. Ask again, or play on.
error-table-record-early = The record can be had when the match is decided: it names the cards still to come.

### koikoi record

record-player = { $seat }: { $name }
record-column-round = Round
record-column-turn = Turn
record-column-seat = Seat
record-column-played = Plays
record-column-took = Takes
record-column-drawn = Stock card
record-column-yaku = Yaku
record-column-then = Then
record-end-stop = stops
record-end-last_card = wins with the last card
record-end-exhausted = nobody stopped
record-end-resigned = gives up
record-end-special = special deal
record-special-hand_four = teshi (four of one month in a hand)
record-special-hand_pairs = kuttsuki (four pairs in a hand)
record-special-table_four = four of one month on the table
record-special-table_pairs = four pairs on the table
record-special-table_three = three of one month on the table
record-special-both_hands = special deals of both sides
record-again = dealt again: { $why }
record-drawn = Equal: a draw.
record-points-rounds = Won by { $winner } ({ $side }) after the last round, by { $margin }.
record-points-target = Won by { $winner } ({ $side }): the points that end the match are reached, margin { $margin }.
record-points-ruin = Won by { $winner } ({ $side }): the other side has no points left, margin { $margin }.
record-points-lead = Won by { $winner } ({ $side }): so far ahead that the match ends early, by { $margin }.
record-points-resigned = Won by { $winner } ({ $side }): the other side gave up.

### cli yaku

cli-yaku = What captured flower cards are worth in Koi-Koi, and why
cli-yaku-rules = By which rules to count: a preset, options, or both
cli-yaku-round = Number of the round (1: January)
cli-yaku-calls = Own koi-koi in the round
cli-yaku-opponent-calls = Koi-koi of the other side in the round
cli-yaku-json = The same for programs
yaku-one = { $yaku }: { $points }
yaku-further = including { $further } for further cards
yaku-none = No yaku: 0
yaku-sum = Sum of the yaku: { $points }
yaku-added = Own koi-koi: +{ $added }
yaku-factor-seven = { $at } or more: × { $factor }
yaku-factor-opponent = The other side called koi-koi: × { $factor }
yaku-factor-both = { $at } or more, and the other side called koi-koi: × { $factor }
yaku-factor-literal = { $at } or more after a koi-koi: × { $factor }
yaku-factor-own = Own koi-koi: × { $factor }
yaku-total = Total: { $total }
error-yaku-twice = “{ $given }”: { $card } is given twice. Each card is there once.
error-yaku-calls = { $option } can’t be { $given }: with koikoi={ $koikoi } { $most ->
    [0] nobody calls koi-koi.
   *[other] a side calls koi-koi once a round at the most.
}

### hanafuda

hanafuda-month-1 = Pine (January)
hanafuda-month-2 = Plum (February)
hanafuda-month-3 = Cherry (March)
hanafuda-month-4 = Wisteria (April)
hanafuda-month-5 = Iris (May)
hanafuda-month-6 = Peony (June)
hanafuda-month-7 = Bush clover (July)
hanafuda-month-8 = Pampas grass (August)
hanafuda-month-9 = Chrysanthemum (September)
hanafuda-month-10 = Maple (October)
hanafuda-month-11 = Willow (November)
hanafuda-month-12 = Paulownia (December)
hanafuda-kind-bright = Bright (hikari)
hanafuda-kind-animal = Animal (tane)
hanafuda-kind-ribbon = Ribbon (tan)
hanafuda-kind-plain = Plain (kasu)
hanafuda-card-crane = Crane (pine, January)
hanafuda-card-01-ribbon = Poetry ribbon (pine, January)
hanafuda-card-01-plain-1 = Plain 1 (pine, January)
hanafuda-card-01-plain-2 = Plain 2 (pine, January)
hanafuda-card-warbler = Warbler (plum, February)
hanafuda-card-02-ribbon = Poetry ribbon (plum, February)
hanafuda-card-02-plain-1 = Plain 1 (plum, February)
hanafuda-card-02-plain-2 = Plain 2 (plum, February)
hanafuda-card-curtain = Curtain (cherry, March)
hanafuda-card-03-ribbon = Poetry ribbon (cherry, March)
hanafuda-card-03-plain-1 = Plain 1 (cherry, March)
hanafuda-card-03-plain-2 = Plain 2 (cherry, March)
hanafuda-card-cuckoo = Cuckoo (wisteria, April)
hanafuda-card-04-ribbon = Red ribbon (wisteria, April)
hanafuda-card-04-plain-1 = Plain 1 (wisteria, April)
hanafuda-card-04-plain-2 = Plain 2 (wisteria, April)
hanafuda-card-bridge = Bridge (iris, May)
hanafuda-card-05-ribbon = Red ribbon (iris, May)
hanafuda-card-05-plain-1 = Plain 1 (iris, May)
hanafuda-card-05-plain-2 = Plain 2 (iris, May)
hanafuda-card-butterflies = Butterflies (peony, June)
hanafuda-card-06-ribbon = Purple ribbon (peony, June)
hanafuda-card-06-plain-1 = Plain 1 (peony, June)
hanafuda-card-06-plain-2 = Plain 2 (peony, June)
hanafuda-card-boar = Boar (bush clover, July)
hanafuda-card-07-ribbon = Red ribbon (bush clover, July)
hanafuda-card-07-plain-1 = Plain 1 (bush clover, July)
hanafuda-card-07-plain-2 = Plain 2 (bush clover, July)
hanafuda-card-moon = Full moon (pampas grass, August)
hanafuda-card-geese = Geese (pampas grass, August)
hanafuda-card-08-plain-1 = Plain 1 (pampas grass, August)
hanafuda-card-08-plain-2 = Plain 2 (pampas grass, August)
hanafuda-card-cup = Sake cup (chrysanthemum, September)
hanafuda-card-09-ribbon = Purple ribbon (chrysanthemum, September)
hanafuda-card-09-plain-1 = Plain 1 (chrysanthemum, September)
hanafuda-card-09-plain-2 = Plain 2 (chrysanthemum, September)
hanafuda-card-deer = Deer (maple, October)
hanafuda-card-10-ribbon = Purple ribbon (maple, October)
hanafuda-card-10-plain-1 = Plain 1 (maple, October)
hanafuda-card-10-plain-2 = Plain 2 (maple, October)
hanafuda-card-rain-man = Rain man (willow, November)
hanafuda-card-swallow = Swallow (willow, November)
hanafuda-card-11-ribbon = Red ribbon (willow, November)
hanafuda-card-11-plain-1 = Lightning (willow, November)
hanafuda-card-phoenix = Phoenix (paulownia, December)
hanafuda-card-12-plain-1 = Plain 1 (paulownia, December)
hanafuda-card-12-plain-2 = Plain 2 (paulownia, December)
hanafuda-card-12-plain-3 = Plain 3 (paulownia, December)
error-hanafuda-card = “{ $given }” names no card. Cards are called crane, 01-ribbon or 11-plain-1, for example.
error-hanafuda-nearest = “{ $given }” names no card. The nearest: { $nearest }.
error-hanafuda-several = “{ $given }” names several cards. Say which: { $cards }.

### errors koikoi

error-koikoi-seats = { $given } players: by these rules it takes { $seats }.
error-koikoi-preset = There is no preset “{ $given }”. There are: { $allowed }.
error-koikoi-yaku-off = Every yaku (scoring set) is off, so no round could be won. Give points to one at least, such as kasu=1.
error-koikoi-target = A match from { $start } points can’t end at { $target }: it would be over before it begins. Choose a target from { $least } on, or none.
error-koikoi-ruin = With payment={ $payment } and { $start } points at the start nobody can come to ruin. Choose payment=on and points at the start, or ruin=off.
error-koikoi-once = With one koi-koi a round (koikoi=once) own_koikoi=late never counts: it begins with the third. Choose koikoi=unlimited, or another own_koikoi.
error-koikoi-never = Without koi-koi (koikoi=never) { $option }={ $value } has nothing to count. Choose { $option }={ $right }, or let koi-koi be called.
error-koikoi-threshold = { $given } goes by the points from which a total is doubled, and double_at is off. Choose double_at=7, for example.
error-koikoi-literal = The literal reading has its own factors, ×2 and ×4; it does not go with double_factor={ $factor } and opponent_koikoi={ $opponent }. Choose double_factor=2 and opponent_koikoi=double, or doubling=multiply.

### koikoi start

home-koikoi-now = Koi-Koi now
home-koikoi-go = Deal the cards
home-koikoi-choose = Opponent, length and rules
home-cards = The flower cards
koikoi-start-title = Koi-Koi: your table
koikoi-start-table = At the table
koikoi-start-table-two = One against one
koikoi-start-table-four = Two against two
koikoi-start-table-note = Partners sit across from each other and share captures and yaku: five cards a hand.
koikoi-start-company = Who plays along
koikoi-start-partner = Your partner
koikoi-start-next = Plays after you
koikoi-start-last = Plays before you
koikoi-start-length = Length
koikoi-start-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
koikoi-start-rules = By which rules
koikoi-start-differs = { $count ->
    [one] What differs from Nintendo’s rules: one thing
   *[other] What differs from Nintendo’s rules: { $count } things
}
koikoi-start-same = Nintendo’s rules, nothing else.
koikoi-start-else = Nintendo: { $value }
koikoi-start-option = “{ $option }: { $value }”
koikoi-start-as-preset = All as in “{ $preset }”

### koikoi table

koikoi-title = Koi-Koi with { $name }
koikoi-finding = Looking for your table…
koikoi-hand = Your hand
koikoi-table = The table
koikoi-side-of = { $name }
koikoi-piles = Captured: { $name }
koikoi-stock = Stock: { $count ->
    [one] one card
   *[other] { $count } cards
}
koikoi-drawn = Turned from the stock: { $card }
koikoi-holds = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
koikoi-tray = { $kind }: { $count }. { $cards }
koikoi-none-yet = None yet
koikoi-kind-bright = Bright
koikoi-kind-animal = Animal
koikoi-kind-ribbon = Ribbon
koikoi-kind-plain = Plain
koikoi-turn = to play
koikoi-dealer = dealer
koikoi-dealer-note = Oya: deals this round and plays first
koikoi-calls = Koi-koi { $count ->
    [one] {""}
   *[other] ×{ $count }
}
koikoi-level-easy = easy
koikoi-level-normal = normal
koikoi-level-hard = hard
koikoi-card-takes = { $card }. Takes { $taken }
koikoi-card-lies = { $card }. Nothing to take: stays on the table
koikoi-card-choose = Take { $card }
koikoi-card-matches = { $card }. Matches your card
koikoi-ask-play = Play a card.
koikoi-ask-again = { $card }: press again to play it, or a matching card.
koikoi-ask-which = Two cards match. Which one do you take?
koikoi-ask-pick = You turned { $card }. Which card does it take?
koikoi-ask-decide = A yaku! Stop, or koi-koi?
koikoi-ask-draw = The stock card is about to be turned.
koikoi-ask-other = { $name } is thinking.
koikoi-ask-other-decides = { $name } decides: stop, or koi-koi?
koikoi-ask-wait = One moment.
koikoi-ask-deal = Ready when you are.
koikoi-ask-over = The match is over.
koikoi-put-back = Put it back
koikoi-take-back = Take back
koikoi-advice = Advice
koikoi-advice-title = What your moves are worth
koikoi-advice-note = Points of this round on average, and how far that may be off.
koikoi-move-takes = { $card } takes { $taken }
koikoi-worth = { $points } on average
koikoi-draw-title = The earliest month deals
koikoi-special-hand_four = Teshi: four of one month in a hand
koikoi-special-hand_pairs = Kuttsuki: four pairs in a hand
koikoi-special-table_four = Four of one month on the table
koikoi-special-table_pairs = Four pairs on the table
koikoi-special-table_three = Three of one month on the table
koikoi-special-both_hands = Special hands on both sides
koikoi-special-hand_four-note = It scores at once, and the round is over before a card is played.
koikoi-special-hand_pairs-note = It scores at once, and the round is over before a card is played.
koikoi-special-table_four-note = By these rules the dealer scores, and the round is over.
koikoi-special-table_pairs-note = By these rules the dealer scores, and the round is over.
koikoi-special-table_three-note = By these rules the dealer scores, and the round is over.
koikoi-special-both_hands-note = They cancel each other.
koikoi-moment-made = { $who ->
    [you] You make
   *[other] { $name } makes
}
koikoi-points = { $count ->
    [one] one point
   *[other] { $count } points
}
koikoi-stop = Stop
koikoi-koikoi = Koi-koi
koikoi-stop-sub = Take { $count ->
    [one] one point
   *[other] { $count } points
} now
koikoi-koikoi-sub = Play on for more
koikoi-decide-title = Stop, or koi-koi?
koikoi-decide-look = See the table
koikoi-decide-hopes = Within reach
koikoi-decide-no-hopes = No further set is near; single cards may still add to what you have.
koikoi-missing = { $count ->
    [one] one card missing
   *[other] { $count } cards missing
}
koikoi-decide-stakes = At stake
koikoi-decide-left = Cards left: { $hand } in your hand, { $stock } in the stock
koikoi-decide-other = { $name }: { $points ->
    [0] no yaku yet
   *[other] yaku worth { $points }
}
koikoi-decide-threats = { $name }: one card short of { $yaku }
koikoi-decide-doubles = After your koi-koi a win of { $name } counts more
koikoi-decide-raised = Your yaku would count { $points } after a koi-koi of { $name }
koikoi-step-yaku = Sum of the yaku
koikoi-step-added = For your own koi-koi
koikoi-step-seven = { $least } points or more
koikoi-step-opponent = The other side had called koi-koi
koikoi-step-both = { $least } or more, and the other side had called
koikoi-step-literal = { $least } or more after a koi-koi
koikoi-step-own = Own koi-koi
koikoi-step-total = Counts
koikoi-further = { $count } for further cards
koikoi-score-by-round = Score by round
koikoi-round-short = Round
koikoi-how = How
koikoi-round = Round { $round } of { $of }
koikoi-dealt-by = { $who ->
    [you] You deal
   *[other] { $name } deals
}
koikoi-why-exhausted = Nobody stopped: no points
koikoi-why-resigned = given up
koikoi-opening = Before the first round
koikoi-opening-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
koikoi-opponent = opponent
koikoi-partner = partner
koikoi-rules = Rules of this match
koikoi-rules-differ = { $count ->
    [one] One rule differs from Nintendo’s
   *[other] { $count } rules differ from Nintendo’s
}
koikoi-rules-nintendo = Nintendo’s rules, nothing changed
koikoi-begin = Deal
koikoi-round-over = The round is over
koikoi-round-won = { $who ->
    [you] Yours:
   *[other] { $name }:
} { $points ->
    [one] one point
   *[other] { $points } points
}
koikoi-left = Left in the hands
koikoi-next-dealer = { $who ->
    [you] You deal next
   *[other] { $name } deals next
} and { $who ->
    [you] play
   *[other] plays
} first.
koikoi-next-round = Next round
koikoi-match-over = The match is over
koikoi-match-won = You win the match
koikoi-match-lost = The match goes to { $name }
koikoi-match-draw = A draw
koikoi-margin = { $count ->
    [one] one point ahead
   *[other] { $count } points ahead
}
koikoi-last-round = The last round
koikoi-rematch = The same once more
koikoi-replay = Look at it again
koikoi-record = Save the record
koikoi-yaku-title = Yaku (sets)
koikoi-brights = Brights
koikoi-price = { $points }{ $more ->
    [yes] +
   *[other] {""}
}
koikoi-dead = can’t be made any more
koikoi-has-of = { $have } of { $of }
koikoi-watch = Watch out
koikoi-watch-table = { $name }: only { $card } is missing for { $yaku } ({ $points }), and it lies on the table.
koikoi-watch-one = { $name }: only { $card } is missing for { $yaku } ({ $points }).
koikoi-watch-any = { $name }: one card short of { $yaku } ({ $points }){ $near ->
    [0] .
   *[other] ; such cards lie on the table.
}
koikoi-log = What happened
koikoi-at-the-table = At the table
koikoi-marks = Month and kind on the cards
koikoi-marks-note = Number of the month and sign of the kind in the corners: 光 bright, 種 animal, 短 ribbon, カ plain.
koikoi-one-tap = One tap plays a card
koikoi-one-tap-note = Otherwise the first tap lifts it and shows what it takes.
koikoi-pace-note = How fast the others play and the cards move.
koikoi-mute = Silence
koikoi-resign-sure = Give up: the other side wins, and the record is kept. Leave: the match is dropped.
koikoi-key-number = A card of your hand; while you choose, the card with that number
koikoi-key-arrows = From card to card, up to the table and down to the hand
koikoi-key-enter = Play or take the card
koikoi-key-escape = Put the lifted card back
koikoi-key-decide = Stop, koi-koi
koikoi-key-back = Take a move back
koikoi-key-advice = Ask for advice
koikoi-key-marks = Month and kind on the cards
koikoi-key-yaku = Score and yaku
koikoi-key-log = What happened
koikoi-key-rules = Rules of this match
koikoi-said-draws = { $name }: { $card }.
koikoi-said-dealer = { $who ->
    [you] You deal and play first.
   *[other] { $name } deals and plays first.
}
koikoi-said-special-hand_four = { $who ->
    [you] You hold
   *[other] { $name } holds
} four of one month: teshi. { $cards }
koikoi-said-special-hand_pairs = { $who ->
    [you] You hold
   *[other] { $name } holds
} four pairs: kuttsuki. { $cards }
koikoi-said-special-table_four = All four cards of one month lie on the table. { $cards }
koikoi-said-special-table_pairs = Four pairs lie on the table. { $cards }
koikoi-said-special-table_three = Three cards of one month lie on the table. { $cards }
koikoi-said-special-both_hands = Both sides hold a special hand; they cancel each other. { $cards }
koikoi-said-redealt = The cards are dealt again.
koikoi-said-dealt = Round { $round }. On the table: { $cards }.
koikoi-said-play-takes = { $who ->
    [you] You play
   *[other] { $name } plays
} { $card } and { $who ->
    [you] take
   *[other] takes
} { $taken }.
koikoi-said-play-lies = { $who ->
    [you] You lay
   *[other] { $name } lays
} { $card } on the table.
koikoi-said-draw-takes = From the stock { $card }: { $who ->
    [you] you take
   *[other] { $name } takes
} { $taken }.
koikoi-said-draw-lies = From the stock { $card }: it stays on the table.
koikoi-said-draw-choice = From the stock { $card }: { $who ->
    [you] you choose
   *[other] { $name } chooses
} between { $taken }.
koikoi-said-pick-takes = { $who ->
    [you] You take
   *[other] { $name } takes
} { $taken }.
koikoi-said-pick-lies = { $card } stays on the table.
koikoi-said-made = { $who ->
    [you] You make
   *[other] { $name } makes
} { $yaku }: { $points ->
    [one] one point
   *[other] { $points } points
} in all.
koikoi-said-called = { $who ->
    [you] You call
   *[other] { $name } calls
} koi-koi: the round goes on.
koikoi-said-stop = { $who ->
    [you] You stop
   *[other] { $name } stops
} and { $who ->
    [you] score
   *[other] scores
}.
koikoi-said-stops = { $who ->
    [you] You end
   *[other] { $name } ends
} the round: { $points ->
    [one] one point
   *[other] { $points } points
}.
koikoi-said-scores = { $who ->
    [you] You score
   *[other] { $name } scores
} { $points ->
    [one] one point
   *[other] { $points } points
}.
koikoi-said-exhausted = The hands are empty and nobody stopped: no points.
koikoi-said-exhausted-scores = The hands are empty and nobody stopped. { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}.
koikoi-said-resigned = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
}
koikoi-said-match-won = You win the match by { $margin ->
    [one] one point
   *[other] { $margin } points
}.
koikoi-said-match-lost = The match goes to { $name } by { $margin ->
    [one] one point
   *[other] { $margin } points
}.
koikoi-said-match-draw = The match is a draw.
koikoi-called-raises = { $who ->
    [you] Your win now counts ×{ $times }.
   *[other] A win of { $name } now counts ×{ $times }.
}
koikoi-raised-note = A win counts ×{ $times }: the other side has called koi-koi
koikoi-last-card-note = That was the last card in hand: there is no koi-koi any more, and the round stops by itself.
koikoi-round-extra = Deciding round
koikoi-tie-note = Level after the last round: one more decides.
koikoi-over-target = Over early: { $points } points were reached.
koikoi-over-ruin = Over early: one side has no points left.
koikoi-over-lead = Over early: a lead of { $points } or more.
koikoi-shares = shares with { $name }

### koikoi lessons

koikoi-learn-title = How to play
koikoi-learn-new = New to Koi-Koi? How to play
koikoi-learn-done = Got it
koikoi-learn-cards = All 48 cards
koikoi-learn-match = Match by month
koikoi-learn-match-line = Play a card of your hand: it takes a card of the same month, which is the same flower. Nothing of that month there? Then it stays on the table.
koikoi-learn-turn = Then the stock turns one
koikoi-learn-turn-line = The top card of the stock is turned, and takes in the same way. Then the other side plays.
koikoi-learn-yaku = Make sets: yaku
koikoi-learn-yaku-line = Only yaku score. These count by the rules chosen here:
koikoi-learn-decide = A yaku? Stop, or koi-koi
koikoi-learn-decide-line = Whoever has made a yaku decides:
koikoi-learn-stop = You take your points, and the round is over.
koikoi-learn-koikoi = You play on for more. But if the other side stops first, you get nothing, and its win may count double.
koikoi-lessons = Hints in the first match
koikoi-lessons-note = A line at the first turns says what there is to see.
koikoi-lessons-off = No more hints
koikoi-lesson-match = Cards of one month match. Choose one of yours: what it takes is lifted.
koikoi-lesson-lifted = { $count ->
    [one] Same month: this card takes the lifted one.
    [3] Same month: this card takes all three.
   *[other] Same month: this card takes one of the lifted ones.
}
koikoi-lesson-lies = Nothing of this month lies there: this card would stay on the table.
koikoi-lesson-stock = After your card one is turned from the stock; it takes in the same way.
koikoi-lesson-yaku = Collect yaku: the score sheet shows what you have and what is missing.
koikoi-lesson-decide = Stop: the points are yours. Koi-koi: play on, but if { $name } stops first, you get nothing.
koikoi-key-hurry = Cards that move lie at once

### koikoi yaku

koikoi-yaku-goko = Gokō
koikoi-yaku-goko-gloss = all five brights
koikoi-yaku-shiko = Shikō
koikoi-yaku-shiko-gloss = four brights without the rain man
koikoi-yaku-ame-shiko = Ame-shikō
koikoi-yaku-ame-shiko-gloss = four brights with the rain man
koikoi-yaku-sanko = Sankō
koikoi-yaku-sanko-gloss = three brights without the rain man
koikoi-yaku-hanami-zake = Hanami-zake
koikoi-yaku-hanami-zake-gloss = sake under the blossoms
koikoi-yaku-tsukimi-zake = Tsukimi-zake
koikoi-yaku-tsukimi-zake-gloss = sake under the moon
koikoi-yaku-inoshikacho = Inoshikachō
koikoi-yaku-inoshikacho-gloss = boar, deer, butterflies
koikoi-yaku-akatan = Akatan
koikoi-yaku-akatan-gloss = the three poetry ribbons
koikoi-yaku-aotan = Aotan
koikoi-yaku-aotan-gloss = the three purple ribbons
koikoi-yaku-akatan-aotan = Akatan and aotan
koikoi-yaku-akatan-aotan-gloss = both sets of ribbons
koikoi-yaku-tane = Tane
koikoi-yaku-tane-gloss = five animals
koikoi-yaku-tan = Tan
koikoi-yaku-tan-gloss = five ribbons
koikoi-yaku-kasu = Kasu
koikoi-yaku-kasu-gloss = ten plain cards
koikoi-yaku-tsuki-fuda = Tsuki-fuda
koikoi-yaku-tsuki-fuda-gloss = all four of the round’s month

### koikoi replay

koikoi-replay-deal = Round { $round }: the deal
koikoi-replay-moment = Round { $round }, turn { $turn }: { $name }
koikoi-replay-hand = Hand of { $name }
koikoi-replay-stock = From the stock
koikoi-replay-yaku = yaku now: { $points }
koikoi-replay-mark-played = { $card }, played
koikoi-replay-mark-taken = { $card }, taken by the card played
koikoi-replay-mark-drawn = { $card }, turned from the stock
koikoi-replay-mark-drawn-taken = { $card }, taken by the stock card
koikoi-replay-mark-could = { $card }, could have been taken
koikoi-replay-else = What else could have been done
koikoi-replay-no-choice = There was no choice.
koikoi-replay-lies = { $card } stays on the table
koikoi-replay-turns = Decisions of round { $round }
koikoi-replay-timeline = Decisions
koikoi-replay-back = Decision before
koikoi-replay-next = Next decision
koikoi-replay-round-back = Round before
koikoi-replay-round-next = Next round
koikoi-replay-tick-deal = deal
koikoi-replay-tick-yaku = yaku made
koikoi-replay-tick-koikoi = koi-koi
koikoi-replay-tick-end = end of a round
koikoi-replay-won = { $count ->
    [0] { $name } won
    [one] { $name } won by one point
   *[other] { $name } won by { $count } points
}

### cards page

cards-title = The flower cards
cards-lede = Hanafuda: forty-eight cards without a number on them. Twelve months, each with its plant, and four cards to a month. Learn the plants, and you can play.
cards-play = Play Koi-Koi
cards-history = Where they come from
cards-history-arrival = Portuguese sailors brought playing cards to Japan in the 16th century; the word karuta is their carta.
cards-history-bans = People gambled with them, so the packs were banned, one after another, and each time a new one took the place of the old. Out of those bans grew the flower cards: no suits, no numbers, only the seasons as poets and painters had always named them.
cards-history-nintendo = In 1889 Nintendo was founded in Kyoto to make them, and makes them still.
cards-history-games = Hana-awase, matching flowers, which some books call just hanafuda, counts the points of the cards that one has captured, 264 in all. Koi-Koi counts yaku, the sets below, and asks after each: stop, or go on?
cards-kinds = Four kinds
cards-kind-bright = The five great pictures. Three make the first yaku; the rain man of November spoils it.
cards-kind-animal = Birds, beasts and things. The sake cup of September also counts as a plain card.
cards-kind-ribbon = Three with a poem (January to March), three purple, four red without words.
cards-kind-plain = Plants alone. November has but one, with lightning; December has three.
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $points ->
    [one] one point
   *[other] { $points } points
}
cards-months = The twelve months
cards-points = { $points ->
    [one] one point
   *[other] { $points } points
}
cards-yaku = The yaku of Koi-Koi
cards-yaku-lede = Points by Nintendo’s rules; a house may choose others. Of the bright yaku only the best counts, everything else adds up.
cards-further = +1 for each further card
cards-any = any { $count } of these

### cli misuse

error-usage-option = There is no option “{ $given }” here. There are: { $allowed }.
error-usage-command = There is no command “{ $given }”. There are: { $allowed }.
error-usage-missing = { $name } is missing.
error-usage-missing-choice = { $name } is missing. Allowed: { $allowed }.
error-usage-choice = { $name } can’t be “{ $given }”. Allowed: { $allowed }.
error-usage-number = { $name } can’t be “{ $given }”. Allowed: a whole number from { $least } to { $most }.
error-usage-value = { $name } needs a value.
error-usage-extra = “{ $given }” is too much here.
error-usage-help = Help: { $command } --help

### errors cards

error-seats = { $given } players can’t play this game: it takes { $allowed }.
error-cards-phase = Not now. The round is at: { $phase ->
    [play] a hand card
    [draw] the stock card
    [pick] choosing what the drawn card takes
    [decide] stop or koi-koi (go on)
   *[deal] the deal
}.
error-cards-over = The match is over.
error-cards-turn = It is not your turn.
error-cards-actor = “{ $move }” is not a move for “{ $actor }”.
error-cards-hand = { $card } is not in your hand. Play one of: { $cards }.
error-cards-take = { $card } takes one of these: { $cards }. Say which.
error-cards-take-none = { $card } leaves no choice: leave { $take } out.
error-cards-invariant = This match can’t go on: a card was lost or counted twice.

### family games

game-kyogi-title = Kyōgi karuta
game-kyogi-line = The duel on tatami: hear how a poem begins, take the card on which it ends.
game-kyogi-who = 2 players
game-kyogi-time = 10 to 90 minutes
game-kyogi-goal = Be first to have no card left in your field. Each of you begins with 25 of the hundred [torifuda], in three rows.
game-kyogi-play = Learn where the cards lie. Then the reader recites a poem, and its card carries the lower verse. Half of the hundred cards are not on the mat, and their poems are read, too.
game-kyogi-take = Touch the card, or push it out of its field, before the other hand does. For a card of your rival’s field you also send one of yours across ([okurifuda]).
game-kyogi-foul = Touching a card of a field where the card that is read does not lie is an [otetsuki]: your rival sends you a card.
game-kyogi-end = Whoever’s field is empty first has won, by as many cards as the other still has.
game-kyogi-tip = Listen for the [kimariji], the shortest opening that no other unread poem shares. It grows shorter as poems are read.
game-koikoi-title = Koi-Koi
game-koikoi-line = Flower cards: gather a yaku, then stop, or dare one more turn.
game-koikoi-who = 2 players, or 4 in pairs
game-koikoi-time = 10 to 30 minutes
game-koikoi-goal = Score the most points over the rounds with [yaku], the sets that your captured cards make.
game-koikoi-play = Eight cards in each hand, eight on the table. Play a card of your hand, then turn the top card of the stock.
game-koikoi-take = Each of the two captures a card of its month from the table. Where none lies, it stays there itself. If three of the month lie there, it captures all three.
game-koikoi-foul = With a new yaku you may stop and count it, or call koi-koi and play on for more. If the other side then completes a yaku, yours are worth nothing.
game-koikoi-end = A round ends when somebody stops, or with the last card of the hands. After the last round the most points win.
game-koikoi-tip = Before you call, look at what the other side still needs, and at how many cards are left.
game-chirashi-title = Chirashidori
game-chirashi-line = A hundred cards lie scattered, and whoever touches the right one first keeps it.
game-chirashi-who = 1 to 10 players
game-chirashi-time = 20 to 40 minutes
game-chirashi-goal = Take more cards than anybody else. Alone, you play against the clock and your own mistakes.
game-chirashi-play = All the [torifuda] lie face up, anywhere and any way round; there are no sides. The reader reads the whole poem, and its lower verse again until the card is taken.
game-chirashi-take = From the first sound on: touch the card that carries the lower verse, and it is yours. Of hands that arrive together, the one lowest on the card has it.
game-chirashi-foul = Touching any other card. What that costs is agreed on before: nothing, a card back to the middle for whoever takes next, or a reading missed.
game-chirashi-end = When all the poems have been read, the most cards win.
game-chirashi-tip = While the reader pauses, look round once more for the cards whose beginnings you know: then the ear only has to point.
game-sakasama-title = Sakasama karuta
game-sakasama-line = Chirashidori turned round: the reader’s cards lie there, and lower verses are read.
game-sakasama-who = 1 to 10 players
game-sakasama-time = 20 to 40 minutes
game-sakasama-goal = Take more cards than anybody else. Alone, you play against the clock and your own mistakes.
game-sakasama-play = The hundred [yomifuda], each with its whole poem and poet, lie face up in any place. Only lower verses are read, and you look for the poem that ends so.
game-sakasama-take = Touch the card of that poem first, and it is yours. Of hands that arrive together, the one lowest on the card has it.
game-sakasama-foul = Touching any other card. What that costs is agreed on before: nothing, a card back to the middle for whoever takes next, or a reading missed.
game-sakasama-end = When all the poems have been read, the most cards win.
game-sakasama-tip = Here the opening of the lower verse decides. Whoever has only learned beginnings has to think from the end.
game-genpei-title = Genpei gassen
game-genpei-line = Genji against Heike: two sides, fifty cards each, and every hand may take anywhere.
game-genpei-who = 2 to 10 players, on two sides
game-genpei-time = 30 to 60 minutes
game-genpei-goal = Your side wins by being first to have no card left in its field. Each side begins with fifty, facing its own players.
game-genpei-play = The reader reads poem after poem. All hundred cards are on the mat, so every poem has its card. You may move cards of your side between readings.
game-genpei-take = Everybody may take in both fields. A card of your own field is gone; for one of the other field, your side also sends one of its own across ([okurifuda]).
game-genpei-foul = A wrong touch is an [otetsuki], and your side receives a card: one for each field and reading, however many hands it was.
game-genpei-end = The side whose field is empty first has won, by as many cards as the other still has.
game-genpei-tip = Share out the mat: each guards a corner of the own field, and one of you reaches far.
game-relay-title = Relay karuta
game-relay-line = Genpei with one player of each side at the mat, while the others wait for their turn.
game-relay-who = 4 to 10 players, on two sides
game-relay-time = 30 to 60 minutes
game-relay-goal = Your side wins by being first to have no card left in its field. Each side begins with fifty cards.
game-relay-play = Only one of each side is at the mat. You change when the other side takes a card of your field; or, if that is agreed, after every ten or twenty readings.
game-relay-take = Whoever is at the mat may take in both fields. For a card of the other field, your side also sends one of its own across ([okurifuda]).
game-relay-foul = A wrong touch is an [otetsuki]: your side receives a card from the other.
game-relay-end = The side whose field is empty first has won, by as many cards as the other still has.
game-relay-tip = While you wait, learn where the cards lie: they have moved by the time it is your turn.
game-goshoku-title = Goshoku
game-goshoku-line = The classroom duel: twenty cards of one colour, seventeen readings, five minutes.
game-goshoku-who = 2 players
game-goshoku-time = 5 to 10 minutes
game-goshoku-goal = Take more of the twenty cards than the other does.
game-goshoku-play = Ten cards lie before each of you, in two rows of five. Once they lie, none is moved and no gap is closed. Whole poems are read, seventeen of the twenty.
game-goshoku-take = Touch the card first, wherever it lies, and you keep it: nothing is sent. Of hands that arrive together, the lower one has it; if that does not tell, rock, paper, scissors does.
game-goshoku-foul = For a wrong touch you put one of your cards in the middle, and the next to take wins what lies there. If you have none, you owe it from your next take.
game-goshoku-end = After seventeen readings the most cards win. Once the next poem begins, the card of the last can’t be taken any more.
game-goshoku-tip = Twenty poems are soon known by heart. Colour by colour, this is the gentlest way to all hundred.
game-shimo-title = Shimo-no-ku karuta
game-shimo-line = Hokkaidō’s wooden cards: three against three, and only lower verses are read.
game-shimo-who = 6 players, three a side
game-shimo-time = 30 to 60 minutes
game-shimo-goal = Your side wins by being first to be rid of its fifty cards. All hundred are in play.
game-shimo-play = Three sit side by side: attack, centre and defence, as a rule with 5, 5 and 40 cards. Attack faces the other side’s defence. Only lower verses are read: the last one again, then the new one.
game-shimo-take = Take only your own cards and those of the player opposite. For one of theirs, your side sends one of its own across.
game-shimo-foul = A wrong touch (teppe) brings your side a card; two, if the other side also takes one of your cards in that reading.
game-shimo-end = The side without cards first has won. Whoever falls below the least number of cards is passed some by the others between readings.
game-shimo-tip = The openings that you know from upper verses are no help here: learn how the lower ones begin.
game-bozu-title = Bōzu mekuri
game-bozu-line = Turn a card: gentleman, lady or monk? No reading, no skill, much laughter.
game-bozu-who = 2 to 10 players
game-bozu-time = 10 minutes
game-bozu-goal = Have the most cards when the last one has been turned.
game-bozu-play = The hundred [yomifuda] lie face down in a stack, or in two. In turn, each turns up a card.
game-bozu-take = A gentleman (tono): keep the card. A lady (hime): keep it, and take all that lies in the middle.
game-bozu-foul = A monk (bōzu): all your cards go to the middle, and he with them.
game-bozu-end = When the stack is empty, the most cards win.
game-bozu-tip = There are 21 ladies and 12 monks. Semimaru, no. 10, looks like a monk, and every family has its own rule for him: choose yours before you begin.
game-hanaawase-title = Hana-awase
game-hanaawase-line = The flower cards at their calmest: capture by month, then count what you have.
game-hanaawase-who = 2 or 3 players
game-hanaawase-time = 20 to 40 minutes
game-hanaawase-goal = Capture more than your share of the points. A bright counts 20, an animal 10, a ribbon 5, a plain card 1: 264 in all.
game-hanaawase-play = For two: eight cards in each hand and eight on the table; for three: seven and six. In turn, play a card of your hand, then turn the top card of the stock.
game-hanaawase-take = Each of the two captures a card of its month from the table. Where none lies, it stays there itself.
game-hanaawase-foul = What you leave on the table belongs to whoever comes next. Each round counts against par, 132 for two players and 88 for three: below it you lose points.
game-hanaawase-end = A round ends when all hands are empty. After twelve rounds the most points win.
game-hanaawase-tip = A month has four cards. Count them: when two are captured and one is in your hand, you know what the last is worth.

### family start

rules-text-title = How it is played
rules-text-goal = The aim
rules-text-play = How it goes
rules-text-take = Taking cards
rules-text-foul = Fouls
rules-text-risk = What can go wrong
rules-text-end = The end
rules-text-tip = A hint
family-title = The whole family
family-line = More games with the hundred poems and the flower cards: for a party, a class, a club, or two at one tablet.
family-two-here = Two people here, face to face
family-open-title = Your game is still open: { $game }
start-players = How many play
start-players-count = { $count ->
    [1] alone
   *[other] { $count }
}
start-seats = Who sits where
start-seats-note = Up to { $count ->
    [1] one person plays
   *[other] { $count } people play
} at this page; the house has players for every other seat.
start-seat = Seat { $number }
start-side-0 = Genji
start-side-1 = Heike
start-person = A person here
start-person-name = Name
start-person-fallback = Player { $number }
start-level = The players of the house
start-level-easy = gentle
start-level-normal = practised
start-level-hard = strong
start-rules = The rules
start-differs = { $count ->
    [0] As it is usually played.
    [one] { $count } rule is otherwise than usual:
   *[other] { $count } rules are otherwise than usual:
}
start-usual = Everything as usual
start-go = Play
start-nobody = Nobody of this page plays: choose a seat for a person.

### bozu
bozu-group-table = Table
bozu-group-cards = What the cards do
bozu-stacks = Stacks
bozu-bozu_discards = A monk (bōzu) costs
bozu-bozu_discards-all = All one’s cards
bozu-bozu_discards-5 = Five cards, the monk among them
bozu-hime_draws_again = A lady (hime) who finds no cards in the middle lets one turn again
bozu-hime_draws_again-on = Yes
bozu-hime_draws_again-off = No
bozu-emperor_extra_draw = After an emperor (tennō) one turns again
bozu-emperor_extra_draw-on = Yes
bozu-emperor_extra_draw-off = No
bozu-semimaru = Semimaru (no. 10)
bozu-semimaru-normal = A gentleman like any other
bozu-semimaru-bozu = A monk, as he looks
bozu-semimaru-all_players_discard = Everybody’s cards go to the middle
bozu-semimaru-drawer_discards_and_skips = Who turns him loses all cards and misses a turn
bozu-semimaru-drawer_takes_all = Who turns him takes everybody’s cards
error-bozu-stack = No card is left in stack { $given }. Turn one of stack { $stack }.

### sitting down

error-player = Nobody called { $given } plays this game here. Choose a player from the list: { $allowed }.
error-together = { $given ->
    [0] Somebody has to play at this page: leave a seat for a person.
   *[other] { $given } people at one page are too many for this game. At most { $most } find room.
}
error-names = Names given: { $given }; people at this page: { $people }. Give each a name.
error-preset = This game has no set of rules called “{ $given }”. Choose single rules instead.
error-own-seat = Nobody of this page sits at seat { $given }. Its seats: { $allowed }.
error-layout-scatter = In this game the cards stay as they fell. Nobody lays them out.

### hanaawase
hanaawase-group-yaku = Yaku (scoring sets)
hanaawase-yaku = Yaku held at the end of a round
hanaawase-yaku-off = Don’t count: the points of the cards alone
hanaawase-yaku-added = Bring their points
hanaawase-yaku-paid = Every other player pays their points

### simulate balance
cli-simulate-games = How many games
cli-simulate-seats = How many play
cli-simulate-levels = Who plays: easy, normal, hard, a class or a name; one for all, one for each seat, or one for each side
simulate-balance-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }
simulate-balance-strength = { $strength ->
    [easy] Easy
    [hard] Hard
   *[normal] Normal
} ({ $level })
simulate-balance-seat = Seat { $name }
simulate-balance-side = Side { $name }
simulate-balance-won = Games won
simulate-balance-takes = Takes a game
simulate-balance-fouls = Otetsuki
simulate-balance-sent = Sent
simulate-balance-times = Take after, s
simulate-balance-note = All intervals are of 95 %. A tenth, half and nine tenths of the takes came within so many seconds of the deciding sound.
simulate-balance-readings = Poems read a game
simulate-balance-margin = Margin, cards
simulate-balance-alone = Time of a game, s
simulate-balance-shared = Games that several won
error-simulate-players = { $given ->
    [one] One player
   *[other] { $given } players
} for { $seats } seats. Name { $allowed } or { $seats } of them.

### gather

option-group-play = Takes and fouls
option-deck = Cards
option-deck-full = All hundred
option-deck-party = Fifty, drawn by lot
option-deck-third = A third (33 or 34)
option-deck-quarter = A quarter (25)
option-deck-colour = One colour of goshoku (20)
option-deck-starter = The seven of one sound (musume-fusahose)
option-set-pink = Pink
option-set-yellow = Yellow
option-set-blue = Blue
option-set-green = Green
option-set-orange = Orange
option-dead_cards = Dead cards (karafuda): read, but not lying there
option-dead_cards-none = None
option-turned = How the cards lie
option-turned-any = Any way round
option-turned-upright = Nearly upright for the first seat
option-last_two_together = The last two cards go together
option-last_two_together-on = Yes
option-last_two_together-off = No
option-untaken-stays = Stays there and is not read again
option-untaken-removed = Is put aside
option-foul = A touch of a wrong card (otetsuki)
option-foul-none = Costs nothing
option-foul-return_one = One taken card to the middle, for whoever takes next
option-foul-return_per_card = One taken card to the middle for each wrong one
option-foul-skip_turn = The next reading is missed
option-per_card = Fouls of one player in one reading
option-per_card-on = One for each wrong card
option-per_card-off = One at most
option-tiebreak = Equal at the end
option-tiebreak-share = They share the win
option-tiebreak-sudden_card = One more card decides
option-next_on_take = Once the card is taken
option-next_on_take-on = The reader goes on with the next poem
option-next_on_take-off = The poem is read to its end
option-shimo_repeat = The lower verse is read
option-shimo_repeat-until_taken = Again, if the card still lies there
option-shimo_repeat-once = Once
option-look_s = Time to look at the cards
option-look_s-none = None
option-tie = Hands that come at once
option-tie-hand_below = The hand below has the card
option-tie-first_touch = The earliest has it, however small the difference
option-colour = Colour
option-colour-seed = Drawn by lot
option-colour-pink = Pink
option-colour-yellow = Yellow
option-colour-blue = Blue
option-colour-green = Green
option-colour-orange = Orange
option-read = Poems read, of twenty
award-taken = Taken by { $taker }.
award-taken-why = Whoever touches the card first keeps it.
award-taken-foul = Taken by { $taker }. Foul: { $foulers }.
award-taken-foul-why = Whoever touches the card first keeps it. A touch of any other card is a foul (otetsuki) and costs what was agreed on.
award-taken-tie = Hands at once: the card goes to { $taker }.
award-taken-tie-why = The hands came within the time that counts as equal. The hand below has the card, the one nearest to its middle. If they are even, the earlier one takes it; in goshoku rock, paper, scissors decides.
award-taken-tie-foul = Hands at once: the card goes to { $taker }. Foul: { $foulers }.
award-taken-tie-foul-why = Of hands at once the one below, nearest to the middle of the card, takes it. A touch of any other card is a foul (otetsuki).
award-taken-pool = Taken by { $taker } with what lay in the middle: { $count } cards.
award-taken-pool-why = What was put in the middle for fouls belongs to whoever takes next.
award-taken-pool-foul = Taken by { $taker } with what lay in the middle: { $count } cards. Foul: { $foulers }.
award-taken-pool-foul-why = What was put in the middle for fouls belongs to whoever takes next. What these new fouls cost is for the take after this one.
award-taken-last-two = The last two cards go to { $taker }.
award-taken-last-two-why = Here the last two cards go together: whoever takes one has both.
award-taken-last-two-foul = The last two cards go to { $taker }. Foul: { $foulers }.
award-taken-last-two-foul-why = Here the last two cards go together: whoever takes one has both. A foul is paid for after that.
award-untaken = Nobody takes the card.
award-untaken-why = It counts for nobody, and its poem is not read again.
award-untaken-foul = Nobody takes the card. Foul: { $foulers }.
award-untaken-foul-why = The card counts for nobody. A touch of any other card is a foul (otetsuki) and costs what was agreed on.
award-dead = A dead card: it does not lie here.
award-dead-why = Not every poem that is read has its card here. Leaving everything alone was right.
award-dead-foul = A dead card. Foul: { $foulers }.
award-dead-foul-why = The card of this poem does not lie here, so any touch is a foul (otetsuki).
error-gather-ready = You said so already. The others are awaited.
error-gather-hand = A hand is raised at seat { $seat }: the reader waits.
error-gather-yield = You have no card to hand over: whoever took the last one has, until the next poem begins.
error-gather-yield-to = A card is handed over to another player who is still in the game.
error-gather-left = You have left this game.

### bozu table
bozu-table-people = People round the table
bozu-table-middle = The middle of the table
bozu-table-stack = { $stacks ->
    [1] Stack: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] Stack { $number }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
bozu-table-pool = In the middle: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bozu-table-pool-word = pool
bozu-table-begin = A hundred cards lie face down. Turn the first.
bozu-table-kind-tono = Tono
bozu-table-kind-tono-gloss = a gentleman
bozu-table-kind-hime = Hime
bozu-table-kind-hime-gloss = a lady
bozu-table-kind-bozu = Bōzu
bozu-table-kind-bozu-gloss = a monk
bozu-table-kind-semimaru = Semimaru
bozu-table-kind-semimaru-gloss = he with the lute
bozu-table-kept-tono = { $who ->
    [you] You keep
   *[other] { $name } keeps
} the card.
bozu-table-kept-hime = { $who ->
    [you] You keep
   *[other] { $name } keeps
} her; the pool is empty.
bozu-table-took = { $who ->
    [you] You take
   *[other] { $name } takes
} her and the whole pool: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
bozu-table-lost = { $count ->
    [0] Nothing to lose: he goes to the pool alone.
    [one] { $who ->
        [you] You lose
       *[other] { $name } loses
    } { $count } card to the pool.
   *[other] { $who ->
        [you] You lose
       *[other] { $name } loses
    } { $count } cards to the pool.
}
bozu-table-all-lost = All cards of everybody go to the pool.
bozu-table-took-all = { $who ->
    [you] You take
   *[other] { $name } takes
} the cards of all others: { $count }.
bozu-table-lost-and-skips = { $who ->
    [you] You lose your cards and miss
   *[other] { $name } loses all cards and misses
} a turn.
bozu-table-said-turns = { $who ->
    [you] You turn
   *[other] { $name } turns
} { $poet }, { $kind ->
    [hime] a lady.
    [bozu] a monk.
    [semimaru] he with the lute.
   *[tono] a gentleman.
}
bozu-table-said-again = { $who ->
    [you] You turn
   *[other] { $name } turns
} once more.
bozu-table-said-skipped = { $who ->
    [you] You miss
   *[other] { $name } misses
} a turn.
bozu-table-said-went-out = { $who ->
    [you] You leave
   *[other] { $name } leaves
}; the pool gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
bozu-table-won = { $who ->
    [you] You win
   *[other] { $name } wins
}!
bozu-table-won-shared = { $names } share the win.
bozu-table-won-nobody = Nobody has won.
bozu-table-left = has left
bozu-table-misses = misses a turn
bozu-table-leads = leads
bozu-table-cards = { $count ->
    [one] card
   *[other] cards
}
bozu-table-ask = { $who ->
    [you] Your turn: turn a card.
   *[other] { $name }: turn a card.
}
bozu-table-ask-stack = { $who ->
    [you] Your turn: turn a card of either stack.
   *[other] { $name }: turn a card of either stack.
}
bozu-table-ask-other = { $name } is about to turn a card.
bozu-table-turn = Turn a card
bozu-table-by-itself = My cards turn by themselves
bozu-table-by-itself-note = There is nothing to decide: lean back and watch.
bozu-table-key-turn = Turn a card; while cards move, let them land first
bozu-table-key-stack = Turn a card of the first or the second stack
bozu-table-resign-sure = Give up: your cards go to the pool, and the others play on. Leave: the same, and you come back no more.
bozu-table-over-left = All others have left.
bozu-table-margin = { $count ->
    [one] By one card.
   *[other] By { $count } cards.
}
bozu-table-tick-lady = a lady takes the pool
bozu-table-tick-monk = a monk
bozu-table-standings = Final standings
bozu-table-place = Place
bozu-table-person = Name
bozu-table-kept = Cards
bozu-table-of-these = Among them
bozu-table-pool-rest = { $count ->
    [one] One card was left in the pool.
   *[other] { $count } cards were left in the pool.
}

### record endings

record-column-fouls = Fouls
record-column-gained = Gets
record-column-cards = Cards
record-column-kind = Who
record-column-effect = What came of it
record-column-pool = Middle
record-column-points = Points
record-ended-read-out = { $count ->
    [one] Most cards: { $winners }, { $margin } more than the next.
   *[other] As many cards each: { $winners }.
}
record-ended-sudden-card = By the sudden card: { $winners }.
record-ended-empty = { $count ->
    [one] Most cards: { $winners }, { $margin } more than the next.
   *[other] As many cards each: { $winners }.
}
record-ended-left = { $winners } stayed; the others have left.
record-ended-rounds = { $count ->
    [one] Most points: { $winners }, { $margin } ahead.
   *[other] As many points each: { $winners }.
}
record-ended-resigned = { $count ->
    [one] Won by { $winners }: somebody gave up.
   *[other] Won together: { $winners }. Somebody gave up.
}
record-alone-read-out = All poems are read. Time to take the cards: { $seconds } s.
record-alone-resigned = Given up.

### teams and face to face

match-holds = holds { $count }
match-plays-now = plays now
match-ask-waits = It is not your turn at the mat. Learn where the cards lie.
match-news-swapped = At the mat now: { $names }.
match-won-by = { $name } has won
face-rest = Rest a finger here until you go for a card
face-resting = Ready
face-whose = Whose hand was it?
face-mine = { $name }: mine
start-seat-shimo-0 = Attack
start-seat-shimo-1 = Attack
start-seat-shimo-2 = Centre
start-seat-shimo-3 = Centre
start-seat-shimo-4 = Defence
start-seat-shimo-5 = Defence

### teams on two fields

option-group-match = Match
option-set-hundred = The whole hundred
option-per_side = Cards a side
option-per_side-half = Half of the set
option-dead = Dead cards (karafuda)
option-rows = Rows of a field
option-cards_a-per_side = As many as the other side
option-cards_b-per_side = As many as the other side
option-reading = Reading
option-reading-whole = The whole poem, its lower verse again until the card is taken
option-reading-kyogi = As in kyōgi karuta: the last lower verse, then the upper verse
option-foul_scope = A foul (otetsuki) is to touch
option-foul_scope-same_field_tolerant = A card of the field in which the read card does not lie
option-foul_scope-any_wrong_card = Any wrong card, until the right one is taken
option-net_sends = Rights to send are set off against each other
option-net_sends-on = Yes: only the difference is sent
option-net_sends-off = No: each side sends what it may
option-untaken-flows = Flows (nagasu): it is read once more, later
option-swap_every = The active player changes
option-swap_every-take = When the other side takes a card of the own field
option-attack = Cards of the attack (tsuki)
option-attack-usual = As few as may be
option-centre = Cards of the centre (chūken)
option-centre-usual = As few as may be
option-each_holds = Cards that each player holds at least
error-teams-cards = { $a } + { $b } cards and { $dead } dead don’t fit: the set has { $most } poems, and both sides need a card.
error-shimo-shares = { $attack } / { $centre } / { $defence } cards: attack, centre and defence each hold at least { $least }.
error-kyogi-position-holders = { $given } cards have somebody who holds them. In shimo-no-ku karuta every card has, in other games none.
error-kyogi-read-passing = The reader waits: a player of { $seat ->
    [0] A
   *[1] B
} holds too few cards, and a partner passes some.
error-kyogi-pass-to = You can’t pass cards there: they go to a partner who holds too few.
error-kyogi-pass-card = You don’t hold these cards: { $cards }. You hold: { $own }.
error-kyogi-pass-least = Too many: at least { $least } cards stay with you.
ruling-wrong-mamori = Taken at home by { $taker }; wrong cards were touched too.
ruling-wrong-mamori-name = 守り、お手つき (mamori, otetsuki): take at home, and a foul
ruling-wrong-mamori-why = In this match every wrong card counts: one foul for each side and field. A take at home sends nothing; for each foul the other side may send one card.
ruling-wrong-nuki = Taken in the opponent’s field by { $taker }; wrong cards were touched too.
ruling-wrong-nuki-name = 抜き、お手つき (nuki, otetsuki): take in the other field, and a foul
ruling-wrong-nuki-why = In this match every wrong card counts: one foul for each side and field. The taker may send one card for the take, and each side one for every foul of the other.
ruling-wrong-untaken = Nobody took the card; wrong cards were touched.
ruling-wrong-untaken-name = お手つき (otetsuki): foul, nobody takes
ruling-wrong-untaken-why = In this match every wrong card counts: one foul for each side and field, and for each the other side may send one card.

### scatter

scatter-cloth = The cloth: { $count ->
    [one] one card
   *[other] { $count } cards
}
scatter-card = { $spoken }, { $printed }: { $where ->
    [00] top left
    [01] top
    [02] top right
    [10] left
    [11] in the middle
    [12] right
    [20] bottom left
    [21] bottom
   *[22] bottom right
}, { $lies ->
    [upright] upright
    [over] upside down
    [left] on its left side
   *[right] on its right side
}
scatter-tag-here = it lay here
scatter-tag-taken = { $name }
scatter-tag-wrong = { $name }: wrong card
scatter-left = has left
scatter-out = sits out
scatter-debt = owes { $count }
scatter-hand-up = hand up
scatter-ready = ready
scatter-pool = In the middle
scatter-pad-click = Click to play
scatter-pad-chosen = plays now
scatter-pad-ready = Tap when you are ready
scatter-pad = Rest a finger here
scatter-pads-left = Places at the left
scatter-pads-right = Places at the right
scatter-pads-near = Places at this edge
scatter-pads-far = Places at the far edge
scatter-begin-all = All are ready
scatter-theirs = { $who ->
    [you] Not mine…
   *[other] Not { $name }’s…
}
scatter-whose-take = Who had the card first?
scatter-keep = Leave it as it is
scatter-who-nobody = Nobody’s: it was an accident
scatter-ask-look-torifuda = See where the cards lie. None of them is moved.
scatter-ask-look-yomifuda = See where the poems lie. None of them is moved.
scatter-ask-look-together = See where the cards lie. Each taps their place when ready.
scatter-wait-ready = The others are still looking.
scatter-ask-open-torifuda = Touch the card as soon as you know it.
scatter-ask-open-yomifuda = Touch the poem whose ending is read.
scatter-ask-open-together = Whoever touches the card first keeps it.
scatter-ask-out = You sit this reading out.
scatter-ask-left = You have left. The others play on.
scatter-news-began = The reading begins.
scatter-news-out = { $who ->
    [you] You sit the next reading out.
   *[rival] { $rival } sits the next reading out.
}
scatter-news-count = You have { $count ->
    [one] one card
   *[other] { $count } cards
}.
scatter-news-yielded = { $from } gives { $count ->
    [one] the card
   *[other] { $count } cards
} to { $to }.
scatter-news-left = { $who ->
    [you] You have left the game.
   *[rival] { $rival } has left the game.
}
scatter-won = { $names } has won
scatter-won-alone = All poems are read
scatter-gave-up = Given up
scatter-shared = { $names } share the win
scatter-shared-you = You share the win
scatter-cards-each = { $count ->
    [one] one card each
   *[other] { $count } cards each
}
scatter-why-left = The others have left.
scatter-time = Time { $time }
scatter-misses = { $misses ->
    [0] no miss
    [one] one miss
   *[other] { $misses } misses
}
scatter-best-new = Your best so far by these rules
scatter-best = Your best by these rules: { $time }, { $misses ->
    [0] no miss
    [one] one miss
   *[other] { $misses } misses
}
scatter-cards = Cards
scatter-paid = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
} put down in the middle.
scatter-owing = To be paid from the next take: { $names }.
scatter-sits-out = The next reading is sat out by { $names }.
scatter-removed = The card leaves the cloth.
scatter-near = Larger cards
scatter-key-touch = touch the card while a verse sounds
scatter-key-near = larger or smaller cards
scatter-key-pad = who plays with mouse and keys
scatter-keys-note = Arrow keys go to the nearest card that way.
scatter-resign-sure = You keep your cards, and the others play on without you; alone, the game ends.
scatter-resign-sure-together = All at this screen then leave the game and keep their cards.
scatter-tick-taken = taken
scatter-replay-left = { $name } leaves the game.

### league

cli-league = A league of goshoku: the draw, the tables, the knock-out
cli-league-draw = FILE holds names, one a line: draw who plays whom
cli-league-event = An all-colours event: one table of all, and the knock-out of eight
cli-league-games = Preliminary games to draw for an event: 8 or 10
cli-league-seed = The same seed draws the same
league-none = No game stands there.
league-block = Block { $block }
league-event = All colours
league-round = { $pairs ->
    [1] Final
    [2] Semi-finals
   *[other] Quarter-finals
}
league-to-play = To be played: { $first } – { $second }
league-column-place = Place
league-column-name = Name
league-column-games = Games
league-column-wins = Wins
league-column-cards = Cards
league-column-by = Settled by
league-by-wins = wins
league-by-direct = direct result
league-by-cards = cards
league-by-even = equal
error-league-line = Line { $line }, “{ $text }”: { $fault ->
    [names] a game needs a block and two different players.
    [again] these two have met in this block already.
    [score] a score is like 10-7, 8*-8, wo or -wo, or empty.
    [total] these are more cards than the twenty there are.
    [goal] an equal game has one star, for who won the V-goal; no other game has any.
   *[cells] write block,first,score,second.
}
error-league-twice = { $name } stands there twice. Each player once.
error-league-few = { $given } names: a league needs two at least.
error-league-event = { $games } games of { $players } players: an event has 8 or 10 preliminary games and at least { $least } players.
error-league-knock-out = The knock-out needs { $least } players. { $names ->
    [nobody] There are only { $players }.
   *[other] Equal at the last place: { $names }. The V-goal parts them first.
}

### record bozu

record-kind-tono = gentleman
record-kind-hime = lady
record-kind-bozu = monk
record-kind-semimaru = Semimaru
record-effect-kept = kept
record-effect-lost = all to the middle
record-effect-took = takes the middle
record-effect-all-lost = everybody’s cards to the middle
record-effect-took-all = takes everybody’s cards
record-effect-lost-and-skips = all to the middle, misses a turn
record-effect-again = turns again
record-effect-skips = misses a turn
record-effect-left = leaves

### simulate cards

simulate-bozu-cards = Cards at the end
simulate-bozu-taken = The pool is taken, times a game
simulate-bozu-pool = Largest pool, cards
simulate-bozu-lost = Cards are lost, times a game
simulate-bozu-leads = The lead changes, times a game
simulate-bozu-held = Most cards that one held
simulate-bozu-luck = There is no skill in this game: all players of the house win alike.
simulate-hanaawase-ahead = Points a round ahead of the others
simulate-hanaawase-captured = Points captured a round

### hanaawase table
hanaawase-table-others = The others
hanaawase-table-points-title = Points
hanaawase-table-score = match: { $points }
hanaawase-table-of-par = of par { $par }
hanaawase-table-kinds = Captured so far
hanaawase-table-worth = × { $points }
hanaawase-table-rest = Still to come
hanaawase-table-lying = On the table: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $brights ->
    [0] .
    [one] , with a bright.
   *[other] , with { $brights } brights.
}
hanaawase-table-hidden = In other hands and in the stock: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hanaawase-table-opening = Each round counts against par: { $par } points. What you have above it you gain, what you lack you lose.
hanaawase-table-count = How the round was counted
hanaawase-table-sum = Points
hanaawase-table-par = Par
hanaawase-table-yaku = Yaku
hanaawase-table-gain = Gain
hanaawase-table-match = Match
hanaawase-table-round-even = Nobody is ahead in this round
hanaawase-table-round-won = { $who ->
    [you] You gain
   *[other] { $name } gains
} most: { $points }
hanaawase-table-said-counted = { $who ->
    [you] You have
   *[other] { $name } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, a gain of { $gain }.
hanaawase-table-won = { $who ->
    [you] You win
   *[other] { $name } wins
} the match!
hanaawase-table-won-shared = { $names } share the match.
hanaawase-table-advice-note = How many points a move brings you ahead of the others in the rest of the round, on average.
hanaawase-table-resign-sure = Give up: the best of the others wins, and the record is kept. Leave: the match is dropped.

### facing
facing-title = Koi-Koi for two
facing-hold = { $name }: hold to look at your cards
facing-open = { $name }: tap to open your cards
facing-cover = Cover the cards
facing-ask = It is { $name }’s turn.
facing-waits = Waiting for { $name }…
facing-match-won = { $name } wins the match
facing-sitting = How do you sit?
facing-sitting-facing = Across from each other, the tablet between us
facing-sitting-pass = We pass it from hand to hand
facing-sitting-note = Each hand lies covered until its owner’s turn. At any time a finger that rests on one’s own edge shows one’s cards.

### cards replay
cards-replay-steps = Steps
cards-replay-back = Step before
cards-replay-next = Next step
cards-replay-step = Step { $number }: { $name }
cards-replay-round = Round { $round }: { $name }
cards-replay-end = the end

### hall
hall-title = The hall
hall-line = Play people near and far: everybody hears the poem at the same moment
hall-more = More of the hall
hall-people = { $count ->
    [0] You are alone here for now
    [1] You are alone here for now
   *[other] { $count } people are here
}
hall-play = Play somebody
hall-game = Game
hall-format = Format
hall-own-rules = Your own rules
hall-rated = Rated
hall-friendly = Friendly
hall-seek = Find me an opponent
hall-invite = Invite a friend
hall-open-room = Open a room for all
hall-seeking = Looking for somebody of about your strength…
hall-seeking-note = Look around meanwhile: as soon as somebody is found, this page goes to the match.
hall-unseek = Stop looking
hall-guest-note = You play as a guest. With an account you keep your name, ratings and records.
hall-account-make = Make an account
hall-code = Room code
hall-code-go = Go in
hall-rooms = Rooms waiting for players
hall-rooms-none = No room is waiting for anybody. Open one, or send a friend the link to yours.
hall-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
hall-join = Sit down
hall-boards = Being played now
hall-boards-none = There is no match to watch right now.
hall-watch = Watch
hall-screen = Hall screen
hall-cut = The line to the house is cut. It comes back by itself; nothing is lost.
hall-rating-games = { $count ->
    [one] after one match
   *[other] after { $count } matches
}
hall-rating-spread = give or take { $spread }
room-title = A room
room-going-in = Going in…
room-gone-left = You have left the room.
room-gone-sent_off = The host has freed your seat.
room-gone-closed = The room is closed.
room-invite = Invite somebody
room-invite-line = Whoever has the link, the code or the picture comes straight into this room; no account is needed.
room-link = Link to this room
room-copy = Copy
room-copied = Copied
room-qr = The link as a QR code
room-free = Free seat
room-you = (you)
room-house-player = House player
room-away = away
room-ready = ready
room-not-ready = not ready yet
room-wants-again = wants to play again
room-sit = Sit here
room-add-house = The house…
room-seat-house = { $seat }: seat a house player
room-send-off = Free this seat
room-terms-save = Play by these
room-be-ready = I am ready
room-ready-on = Ready (take back)
room-again = Play again
room-again-on = Play again (take back)
room-waits-others = As soon as all are ready, it begins.
room-waits-you = All seats are taken: say that you are ready.
room-waits-people = A seat is still free.
room-looking-on = You are watching. Take a free seat to play.
room-playing = The match is on.
room-to-match = To the match
room-leave = Leave the room
phrase-say = Say something
phrase-said = What was said
account-title = Your account
account-guest = As a guest
account-guest-line = You can play everything without an account. Others see this name:
account-sign-in = Sign in
account-sign-out = Sign out
account-make = Make an account
account-make-line = It keeps your name, ratings and records. No address is asked for: if you forget the password, whoever runs the house can reset it.
account-name = Name
account-name-new = New name
account-password = Password
account-password-new = New password (8 characters or more)
account-password-old = Old password
account-password-change = Change the password
account-rename = Change the name
account-save = Save
account-done = Done
account-must-change = Your password was reset: choose a new one now.
account-profile = My page
account-passkeys = Passkeys
account-passkeys-line = Sign in by fingerprint, face or the lock of your device.
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-in = Sign in with a passkey
account-export = Take your data with you
account-export-line = Everything that is kept about you: ratings, matches, reactions, in one file.
account-export-go = Download
account-delete = Delete the account
account-delete-line = Name, ratings and passkeys are gone for good. Your matches stay, without your name.
account-delete-name = Type your name: { $name }
account-delete-go = Delete for good
leaders-title = The best
leaders-line = By game and format. Whoever has played too little for a sure rating is not listed yet.
leaders-none = Nobody has played enough rated matches here yet.
leaders-place = Place
leaders-rating = Rating
leaders-last = Last match
profile-since = Here since { $date }
profile-sum = { $wins } won, { $losses } lost
profile-place = place { $place }
profile-unplaced = too few matches for a place
profile-unrated = No rated matches yet.
profile-margins = Margins in cards
profile-reactions = Reactions after the deciding syllable (ms)
profile-reactions-note = Hatched: before the syllable had ended, which is quite usual for a good ear.
profile-fouls = { $fouls } otetsuki (fouls) a match
profile-matches = Matches
profile-people = Players
profile-median = Median reaction
profile-otetsuki = Otetsuki
profile-won = won
profile-lost = lost
profile-ended-resigned = given up
profile-ended-forfeit = forfeited
profile-ended-abandoned = abandoned
profile-more = Earlier matches
input-mouse = mouse
input-touch = touch
input-pen = pen
input-key = keys
hall-guest = Guest
hall-counts = Does it count?
hall-wishes = Who is looking now
hall-wish = { $count ->
    [one] somebody is looking
   *[other] { $count } people are looking
}
hall-wish-go = Play
hall-seeking-reach = Ratings up to { $reach } away, and further the longer it takes.
hall-since = { $count ->
    [0] just begun
    [one] for a minute
   *[other] for { $count } minutes
}
hall-back = Back to your room: { $game }
hall-own-rules-note = By your own rules a match is friendly: only the formats are rated.
hall-rated-note = Only between people with accounts, and without hints.
hall-unanswered = The house did not answer. Try again in a moment.
room-share = Send the link
room-terms-change = Change what is played
room-rules = How it is played
room-not-again = has not answered yet
room-waits-again = If everybody wants to, you play again with sides changed.
room-looking-full = You are watching: all seats are taken.
room-watch-line = This link is all it takes to watch.
room-watch-link = Link for spectators
room-talk = Courtesies
room-try-again = Try again
account-line = You can play without one. It keeps your name, your ratings and your records.
account-show = Show the password
account-asking = One moment…
account-make-passkey = Or without a password
account-make-passkey-go = Make it with a passkey
account-make-passkey-line = Your device keeps the key: a fingerprint, your face or its lock opens the account.
account-passkey-name = Name of this device
account-passkey-one = This passkey opens your account.
account-password-set = Set a password
account-password-line = All other sessions end, here and on other devices.
account-rename-line = Ratings and records stay with you under the new name.
leaders-play = Play a rated match
leaders-chance = Chance alone decides this game: there is no table of the best.
profile-ratings = Ratings
profile-figures = In figures
profile-how-often = How often
profile-by = by { $margin }
profile-margin = Margin
profile-margins-note = Hatched: lost by that many.
profile-matches-none = No matches with people yet.
hall-seeking-any = Looking for somebody to play with…

### between people
between-away = { $count ->
    [one] { $names } is away and forfeits the match in
   *[other] { $names } are away and forfeit the match in
}
between-claim = Claim the win
between-slow = Your line is slow: the key that opens the verse may reach you too late.
between-unrate = Play unrated
between-room = Back to the room
between-replaced = This match goes on in another window of yours.
between-here = Go on here
between-waits = { $count ->
    [one] Waiting for { $names } to come.
   *[other] Waiting for { $names }.
}
between-waits-back = { $count ->
    [one] { $names } is away: play goes on once they are back.
   *[other] { $names } are away: play goes on once they are back.
}
between-strip-waits = Waiting
between-bowed = { $count ->
    [one] { $names } has bowed to you.
   *[other] { $names } have bowed to you.
}
between-waits-bow = { $count ->
    [one] { $names } has not bowed yet.
   *[other] { $names } have not bowed yet.
}
between-done-arrange = cards laid
between-done-memorise = ready
between-out = out of the room
between-counts = A rated match: it counts.
between-friendly = A friendly match: it counts for nobody’s rating.
between-give-up = The others are told at once.
between-gave-up = { $name } has given up
after-ratings = Ratings
after-first = first rating
after-want = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
after-wait = Waiting for { $names }.
after-gone = { $count ->
    [one] { $names } has gone.
   *[other] { $names } have gone.
}
fairness-title = Your line
fairness-line = Whoever is faster takes the card, not whoever is nearer: your time runs from when you hear the verse. Here is what the house sees of your line.
fairness-your-line = Line
fairness-your-device = Sound and touch
fairness-ms = { $ms } ms
fairness-offset = The house’s clock minus yours
fairness-offset-of = { $ms } ms, known to ± { $error } ms
fairness-round-trip = Round trip
fairness-allowed = A touch may arrive late by
fairness-clamps = Touches counted as later
fairness-key = The key that opens the verse comes ahead by
fairness-stamps = Touches are timed by
fairness-stamps-output = the sound’s own clock
fairness-stamps-latency = the stated delay of the sound
fairness-stamps-house = the house’s clock
fairness-output = Delay that the sound output states
fairness-device = Delay you tapped
fairness-not-measured = not measured
fairness-note = Bluetooth speakers sound later than they say, each in its own way. Tell the page how late:
fairness-calibrate = tap along
fairness-pledge = The deal, sealed
fairness-pledge-note = Before the deal you are shown the fingerprint of the number (the seed) that all chance comes from. After the match comes the number itself, so anybody can check that nothing was changed on the way.
fairness-seed = Seed
fairness-pledge-kept = The deal was as promised: the seed fits its fingerprint.
fairness-pledge-broken = The seed does not fit its fingerprint.
watch-bar = Watching
watch-soon = The picture comes { $seconds } s late. One moment.
watch-over = over
watch-later = { $seconds } s late
watch-delay = Delay
watch-seconds = { $seconds } s
watch-least = Matches between people are shown at least { $seconds } s late, so that nobody can be told anything.
watch-clean = For a stream
watch-playing = You are playing a match: whoever plays can’t watch another on the same page.
watch-title = { $a } v { $b }
watch-no-touch = did not touch it
watch-phase-bow = They bow to each other.
watch-phase-arrange = The cards are laid.
watch-phase-memorise = They learn where every card lies.
watch-phase-bows = They bow to each other and to the reader.
watch-phase-joka = The opening poem is read.
watch-phase-reading = The next poem is about to be read.
watch-phase-open = A poem is read.
watch-phase-sending = A card is chosen to be sent.
watch-phase-placing = A card finds its place.
watch-phase-thanks = They thank each other.
watch-phase-over = The match is over.
screen-pages = Boards
screen-page = Page { $page } of { $pages }
screen-boards = { $count ->
    [one] one board
   *[other] { $count } boards
}
screen-seconds = { $seconds } s each
screen-full = Full screen
screen-cards-left = cards left
screen-cards-taken = cards taken
screen-points = points
screen-stack = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
screen-round = Round { $round }
watch-paused = Somebody is away: play goes on once they are back.
home-hall = Play with people
home-hall-line = Find an opponent, invite a friend, or watch

### cli pledge
cli-pledge = Checks that a match was dealt and read as its fingerprint promised
pledge-kept = Kept: this match was dealt and read as the fingerprint promised.
error-pledge-broken = The fingerprint { $given } does not fit: that of this record’s seed is { $found }.
error-pledge-position = { $file }: this match began from a position, so nothing was dealt by its seed.

### suspicion
suspicion-note = These are figures for a person to look at, not a verdict: whoever is beyond a limit may be very good, lucky, or on a strange line.
suspicion-guesses = Early takes that were right: if they were guesses, so few fouls beside them would have a chance of { $value } (people: { $limit } or more; { $takes } early takes)
suspicion-floor-1 = Fastest tenth where the first sound decides: { $value } ms after it (people: { $limit } or more; { $takes } takes)
suspicion-floor-2 = Fastest tenth where the second sound decides: { $value } ms after it (people: { $limit } or more; { $takes } takes)
suspicion-floor-3 = Fastest tenth where a later sound decides: { $value } ms after it (people: { $limit } or more; { $takes } takes)
suspicion-median = Median of all takes: { $value } ms after the deciding sound (people: { $limit } or more; { $takes } takes)
suspicion-spread = Spread of the takes: { $value } ms (people: { $limit } or more; { $takes } takes)
suspicion-follows = How much later the hand comes for each ms that the sound decides later: { $value } (people: { $limit } or more; { $takes } takes)
suspicion-late = Touches come later than the line explains: { $value } ms in the median (usual: { $limit } or less; { $takes } takes)
suspicion-clamps = Share of touches that came later than the line explains: { $value } (usual: { $limit } or less; { $takes } takes)

### hall, server side
error-account-name = “{ $given }” can’t be a name: use { $least } to { $most } letters, digits, spaces or - _ ' .
error-account-name-mixed = “{ $given }” mixes alphabets: write the name in one of them
error-account-none = There is no such account: { $given }
error-banned = This account is kept out until { $until }. Why: { $why }
error-body = What the page sent can’t be read: { $given }
error-body-long = What was sent is longer than { $most } bytes
error-body-slow = What was sent took too long: try again
error-bus = “{ $given }” is no Redis: give redis://host:6379/0
error-bus-driver = Redis needs the package redis, which is not installed
error-claim-none = Nobody has been away long enough: wait for them
error-database = “{ $given }” is no database: give sqlite:///path or postgresql://user@host/name
error-database-driver = PostgreSQL needs the package asyncpg, which is not installed
error-database-open = { $given } can’t be opened: { $why }
error-database-taken = { $given } is in use by another process of the house: end it, or give another folder by --data
error-delete-name = “{ $given }” is not the name of this account: type { $name }
error-forged = This was not asked from a page of this house, or the page is old: load it again
error-format = “{ $given }” is not a format of this game: there is { $allowed }
error-house-leaving = The house closes for a moment: begin again in a minute
error-name-taken = { $given } is taken: choose another name
error-no-accounts = This house keeps no accounts
error-node-taken = Another process of the house is already called { $given }: give each its own --node
error-passkey = The passkey was not accepted: try again, or sign in by password
error-passkey-known = This passkey is known already
error-passkeys = An account holds { $most } passkeys at most: remove one first
error-password = A password has { $least } to { $most } characters
error-phrase = “{ $given }” is not among the phrases said here
error-profile-none = There is nobody of that name here
error-room-host = Only the host, { $name }, sets up the room
error-room-none = There is no room { $given }, or it is closed
error-room-out = You are in no room: go into one first
error-room-people = { $people } people sit here; { $seats } can play
error-room-playing = A match is on: set up the next one when it is over
error-room-rated-chance = Chance alone decides this game: it is not rated
error-room-rated-format = These rules are not a format of the game: play unrated, or choose a format
error-room-rated-guest = A rated match is for accounts: sign in, or play unrated
error-room-rated-house = A rated match is between people: play unrated with the house
error-room-seat = There is no seat { $given }: the room has { $most }
error-room-self = You can’t send yourself off: leave the room instead
error-room-stands = You have no seat here: sit down first
error-room-taken = Seat { $seat } is taken by { $name }
error-rooms-full = There is no space for another room: try again in a while
error-sign-in = Name or password is wrong
error-sign-in-first = Sign in first
error-store-away = Nothing can be written down just now: the match waits, nothing is lost
error-watch-many = A page shows { $most } matches at most
error-watch-none = There is no such match to watch
note-house-leaving = The house closes for a moment: the match goes on by itself in a minute
note-unrated = The match no longer counts for ratings
phrase-onegai = Onegai shimasu (let us begin)
phrase-arigato = Arigatō gozaimashita (thank you)
phrase-hai = Hai (yes)
phrase-sumimasen = Sumimasen (excuse me)
phrase-shitsurei = Shitsurei shimasu (if I may)
phrase-shitsureita = Shitsurei shimashita (I beg your pardon)
phrase-wait = Please wait
phrase-moved = I moved a card
seat-name-1 = Pine
seat-name-2 = Plum
seat-name-3 = Cherry
seat-name-4 = Wisteria
seat-name-5 = Iris
seat-name-6 = Peony
seat-name-7 = Bush clover
seat-name-8 = Moon
seat-name-9 = Chrysanthemum
seat-name-10 = Maple
format-kyogi-official = Full match, 15 minutes
format-kyogi-brisk = Full match, 2 minutes
format-kyogi-short25 = 12 + 12 of fifty
format-kyogi-quarter = 12 + 12 of a quarter
format-kyogi-third = 10 + 10 of a third
format-kyogi-nodead = 25 + 25, none dead
format-kyogi-starter = 3 + 3 to begin with
format-koikoi-teams = Two against two
format-chirashi-usual = All hundred
format-chirashi-third = A third of the hundred
format-chirashi-quarter = A quarter of the hundred
format-sakasama-usual = All hundred
format-sakasama-third = A third of the hundred
format-sakasama-quarter = A quarter of the hundred
format-genpei-usual = Two against two, 50 each
format-genpei-half = Two against two, 25 each
format-genpei-kyogi = Two against two, read as in kyōgi
format-relay-usual = Two against two, 50 each
format-relay-half = Two against two, 25 each
format-relay-kyogi = Two against two, read as in kyōgi
format-goshoku-usual = By colour
format-shimo-usual = Three against three
format-shimo-half = Three against three, 25 each
format-bozu-usual = As usual
format-hanaawase-usual = Two players, 12 rounds
format-hanaawase-three = Three players
format-hanaawase-yaku = With yaku (sets)
format-hanaawase-short = Three rounds
cli-serve = Run the house for others: rooms, accounts, ratings, spectators
cli-serve-host = Address to listen on; 0.0.0.0: all
cli-serve-port = Port; 0 takes a free one
cli-serve-data = Folder of the house
cli-serve-database = postgresql://user@host/name in place of SQLite in --data
cli-serve-bus = redis://host:6379/0, where several processes are one house
cli-serve-node = Name of this process, the same at each start
cli-serve-base = Where pages reach this process, e.g. /node/n1; empty: where they are
cli-serve-other = Base of another process, if on another origin; repeatable
cli-serve-proxy = Address of a proxy whose word is believed; repeatable
cli-serve-metrics-for = Address that may see /metrics too; repeatable
cli-serve-most = Most matches at once
cli-serve-voice = Who reads

### patience
error-patience = You have kept the others waiting long enough in this match: the reader goes on now.
note-hastened = Others had waited long enough: the house did what was left to do.

### store

error-backup-kind = { $given }: PostgreSQL is copied to a dump, so choose a name like house.gz
error-backup-house = { $given }: there is no house to copy
error-restore-copy = { $given } is no copy of a house, or not a whole one. Nothing was changed.
error-restore-running = Processes of this house are running: end them first
error-restore-full = This house has people or matches already. With --replace they are forgotten.

### fairness of lines
error-unrate = The match still counts: only a player who gets the key to the verse too late may ask otherwise, and only in the first readings.

### accounts
error-banned-for-good = This account is kept out of the house. Why: { $why }
error-passkey-again = Nothing was asked of your passkey, or too long ago: begin once more
error-passkey-host = Passkeys need https and a host by name, or localhost: sign in by password here
error-passkey-last = This is the only way into the account: set a password first
error-passkey-none = There is no passkey “{ $given }”
error-passkey-unknown = No account here has this passkey
error-signed-out = This session has ended: sign in again
error-too-many-tries = Too many attempts. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }, then try again.

### admin
cli-admin = Look after a house: people, copies, and whether all in it is as it should be
cli-admin-create = Make an account for NAME, with a password for the first time
cli-admin-reset = Give the account of NAME a new password for once, and end its sessions
cli-admin-ban = Keep the account of NAME out of the house
cli-admin-unban = Let the account of NAME in again
cli-admin-export = All that is kept of the account of NAME, as JSON
cli-admin-backup = Copy the house to FILE, while it goes on; a name that ends with .db makes a SQLite file, any other a dump
cli-admin-restore = Make the house what FILE, a copy of one, is; its processes must not run
cli-admin-check = Work out every ruling again, and look whether all that is kept hangs together; ends with 1 if not
cli-admin-suspicion = Figures of takes that a person may want to look at: of NAME all, of everybody those beyond a limit
cli-admin-tidy = Take away the logs of matches that are long over: results and ratings stay, records and replays go
cli-admin-data = Folder of the house
cli-admin-database = postgresql://user@host/name in place of SQLite in --data
cli-admin-days = For how many days; for good if it is not given
cli-admin-within = Matches of so many days
cli-admin-why = What the person is told
cli-admin-to = File to write; else it is printed
cli-admin-replace = Forget the people and matches that are there
cli-admin-match = This match only
cli-admin-older = Only of matches that ended more than so many days ago
cli-admin-dry-run = Only say what would go
admin-created = { $name } has an account. Password for the first time, to be changed at once: { $password }
admin-reset = { $name } has a new password, to be changed at once: { $password }
admin-banned = { $name } is kept out until { $until }
admin-banned-for-good = { $name } is kept out for good
admin-unbanned = { $name } may come in again
admin-exported = All that is kept of { $name } is in { $file }
admin-copied = The house is copied to { $file } ({ $rows } rows)
admin-restored = The house is what { $file } was ({ $rows } rows)
admin-checked = Looked through: matches { $matches }, entries { $entries }
admin-tidied = Logs taken away: { $logs } ({ $megabytes } MB)
admin-would-tidy = Logs that would be taken away: { $logs } ({ $megabytes } MB)
admin-fault-unreadable = { $match }: can’t be read: { $fault }
admin-fault-ruling = { $match }: the ruling that is kept differs from the one worked out: { $fault }
admin-fault-log = { $match }: what is kept of the log does not hang together: { $fault }
admin-fault-result = { $match }: the result does not hang together: { $fault }
admin-fault-database = Database: { $fault }
admin-suspicion = { $name }: matches { $matches }, timed takes { $takes }
error-admin-none = There is no house at { $given }: give its --data or --database
error-admin-old = The house is of revision { $given }, this program of { $house }: start the house once, or take the program that goes with it
error-admin-file = { $given }: { $why }
error-admin-faults = Not as it should be: { $count }

### reading programme
error-set-term = “{ $given }” names no poems. Right are, for example: all, pink, first:mu, length:2-3, 17, 3..14, 8*, group:tomofuda, third:A, quarter:1, or the beginning of a poem in kana or romaji.
error-set-empty = “{ $given }” leaves no poem. Name at least one.
error-wish = { $name }: “{ $given }” won’t do. Right is: { $right }
error-wish-long = { $name }: that is too long. At most { $most } signs are read.
error-wish-pattern = “{ $given }” is no way of reading. Write 1 for the upper verse and 2 for the lower one, at most six on each side of a slash: 2/1 is the lower verse of the poem that was read, then the upper verse of the next.
error-reading-kept = The reading that was kept can’t go on. Begin a new one.

### print: sheets of cards
print-ruler = This line is exactly 100 mm long. If yours is not, print at 100 %, without “fit to page”.
print-title-torifuda = Torifuda
print-title-yomifuda = Yomifuda
print-title-hanafuda = Hanafuda
print-title-backs = Backs
print-title-rims = Rims to fold round the cards
error-print-fonts = The fonts are missing in { $folder }: run “make build”.
error-print-size = “{ $given }” is no size of a card. Right: width x height in mm, such as 52x73, each from { $least } to { $most }.
error-print-layout = “{ $given }” does not go: of cards of { $size } mm, { $paper } holds (columns x rows) { $most } at most.
error-print-choice = { $name } can’t be “{ $given }”. Allowed: { $allowed }.
error-print-either = { $first } and { $second } exclude each other: choose one of them.
error-print-vain = { $name } does nothing for { $kind }. It is for: { $right }.
error-print-json = The order can’t be read as JSON: { $fault }
error-print-page = There is no page { $given }: they are numbered 1 to { $most }.
error-print-file = “{ $file }” can’t be written: { $fault }
cli-print = Cards to print and cut, as PDF: torifuda, yomifuda, hanafuda, backs, rims, or a whole deck (deck); “print sheet NAME”: score sheets and pages to read
cli-print-size = Size of a card in mm: 52x73, 52x76, 33x54, 88x124 or any other
cli-print-paper = Paper
cli-print-layout = Cards on a sheet, columns x rows, such as 5x2 or 3x3; by itself as few sheets as can be
cli-print-poems = Which poems: all, a colour, 1..20, first:mu, length:1-2 …
cli-print-font = Face: brush, pencil, clear
cli-print-hints = What torifuda tell a learner at their foot
cli-print-meaning = Language of the meaning and of the sheets; by itself the language you are spoken to in
cli-print-marks = Yomifuda with romaji, lengthened vowels and the bar of the rhythm
cli-print-crop = Marks to cut by
cli-print-ruler = A line of 100 mm to check the printer by
cli-print-backs = Backs behind the fronts (both sides, turned over the long edge), on sheets of their own, or none
cli-print-ink-saver = No tinted ground, a thin rim
cli-print-black = Black on white alone
cli-print-large = White on black in a clear bold face, for low vision
cli-print-output = File to write
print-sheets = Sheets (print sheet NAME)
print-written = { $file }: { $count ->
    [one] one card
   *[other] { $count } cards
} on { $pages ->
    [one] one page
   *[other] { $pages } pages
}

## A reading as a file: karuta read

cli-read = A whole reading as one file with chapters (--out), or its order (--list)
cli-read-order = A use (competition, recreation, study, hokkaido, beginners), an order (shuffle, replacement, number, musume), or one of each: --order study --order number
cli-read-poems = Which poems: all, a colour, 1..20, first:mu, length:1-2; -17 takes one away
cli-read-dead = How many dead cards are added
cli-read-likeness = How like the set they are: 0 drawn evenly, 100 the most confusable
cli-read-seed = The same seed gives the same order, here and on the reader’s page
cli-read-pace = Seconds of the lower verse, its last sound held, the silence, the upper verse: 5316, 4315, 6-3-1.5-7
cli-read-pattern = What is read: 1 upper, 2 lower verse; before / of the poem that was read, after it of the next
cli-read-joka = How many times the upper and the lower verse of the joka are read: 1-2
cli-read-span = Seconds of silence where a person would tap to go on
cli-read-voice = Who reads
cli-read-list = Print the order: place, kimariji, number of the poem, author
cli-read-out = File to write; its ending says the kind: .wav, .flac (with a cue sheet beside it), .ogg, .mp3 (with chapters)
read-column-place = Place
read-column-kimariji = Kimariji
read-column-poem = Poem
read-column-author = Author
read-dead = dead card
read-chapter-joka = Joka
read-chapter-last = The last lower verse
read-title = Karuta: { $count ->
    [one] one poem
   *[other] { $count } poems
} (seed { $seed })
read-writing = Reading
read-written = { $file }: { $count ->
    [one] one poem
   *[other] { $count } poems
}, { $length }
read-seed = Seed: { $seed }
error-read-nothing = Name a file with --out, or ask for the order with --list.
error-read-kind = “{ $file }”: the ending tells what to write. Right: { $right }
error-read-file = “{ $file }” can’t be written: { $fault }
error-read-long = { $hours ->
    [one] One hour is
   *[other] { $hours } hours are
} too long for a WAV file, which holds { $most }. Write .flac, .ogg or .mp3.

### paper: score sheets, tables and pages to read

paper-foot = Karuta, the open house of Japanese card play
paper-name = Name
paper-club = Club
paper-cm = { $length } cm
paper-dan = Class, dan
paper-event = Event
paper-place = Place
paper-date = Date
paper-class = Class
paper-round = Round
paper-board = Board
paper-reader = Reader
paper-referee = Referee
paper-winner = Winner
paper-margin = Margin (cards)
paper-begun = Begun
paper-ended = Ended
paper-sign-a = Signed A
paper-sign-b = Signed B
paper-sign-referee = Referee
paper-sign-desk = Desk
paper-art-seiza = A player in seiza seen from the side: on the knees, upright, hands on the thighs
paper-art-kamae = A player ready to take, seen from the side: leaning forward on the left hand, the right hand on the mat behind the bottom row
paper-art-swipe = A hand seen from above sweeping along a row; the read card and its neighbour fly out of the field
paper-art-watching = Two players face each other across both fields, the reader behind; guests sit at a distance
paper-art-fold = A card being made in four steps: board on its backing, corners cut off, edges folded over, front pasted on

paper-match-title = Match sheet
paper-match-title-line = Two players, twenty-five cards each, a hundred readings
paper-match-own = Own card
paper-match-read = Read as no.
paper-match-taken = Taken by
paper-match-sent = Sent
paper-match-cards-how = *Own card*: its kimariji. *Sent*: in which reading the card went to the opponent, or “in” if it came from there. *Margin*: as many cards as the loser has left; ten are a *taba*.
paper-match-card = Card
paper-match-field = Field
paper-match-by = Taken
paper-match-foul-a = Foul A
paper-match-foul-b = Foul B
paper-match-sends = Sent
paper-match-left = A : B
paper-match-log-how = *Field*: where the read card lay; – for a dead card. *Taken*: A or B. *Fouls*: a stroke for each field touched without the read card in it. *Sent*: who sends and how many, the difference alone (A 1). *A : B*: cards left after the reading.

paper-result-title = Result sheet
paper-result-title-line = A line for each entrant; opponents are drawn afresh in every round
paper-result-number = No.
paper-result-round = Round { $number }
paper-result-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
paper-result-byes = { $byes ->
    [one] 1 bye
   *[other] { $byes } byes
}
paper-result-place = Place
paper-result-how = In each round: the opponent, and in the narrow column ○ and the margin (cards the loser has left) for a win, × and the margin for a loss. *Bye*: 不戦勝, all of them in round 1. *Walk-over*: ○ without a margin. Both losers of the semi-finals are third, the four of the quarter-finals fourth.

paper-memory-title = Memorising sheet
paper-memory-title-line = Both fields as they lie on the mat, seen from your side
paper-memory-theirs = Opponent’s field
paper-memory-own = Your own field
paper-memory-scale = 1 : 4
paper-memory-seed = 1 : 4 · deal of the seed “{ $seed }”
paper-memory-minutes = Minutes needed
paper-memory-right = Right out of 50
paper-memory-how = Look at the fifty cards for fifteen minutes, cover them, and write each kimariji where its card lies. Cards may lie anywhere in a row. The lines are in true proportion: 87 cm wide, 1 cm between rows, 3 cm between the fields.
paper-memory-how-dealt = Learn these fifty cards in fifteen minutes; the next page has the same fields empty. A match with this seed is dealt the same.

paper-kimariji-title = Kimariji by first sound
paper-kimariji-title-line = The hundred poems in the order in which they are learned: number, what decides, how it sounds, how the card begins
paper-kimariji-how = *Kimariji*: the shortest opening that only one of the hundred poems has; every reading shortens others. The last column is what is printed on the card, without voicing marks. Poems for each first sound:
paper-kimariji-count = { $sounds } { $count }

paper-lower-title = The cards by their text
paper-lower-title-line = What is printed on the card, the kimariji of its poem, how it sounds, its number
paper-lower-how = In bold the shortest beginning of the printed text by which the card is told from all others. Cards are printed in historical kana without voicing marks: は may sound ば or わ. A line parts the first signs.

paper-rules-title = Karuta in two pages
paper-rules-title-line = Kyōgi karuta: two players, a reader, a hundred poems
paper-rules-aim-title = The aim
paper-rules-aim = Each of the hundred poems has one card to take, and on it stands only the second half of the poem. A reader recites; whoever first finds the card of that poem takes it. *Whoever is first to have no card left in their own field wins.*
paper-rules-lay-title = Laying out
paper-rules-lay = Bow to each other. The hundred cards are mixed face down; each player draws *25* and lays them face up in three rows, the text towards oneself. Where they lie in one’s own field is free. A field is at most { $width } cm wide, with { $rows } cm between rows and { $fields } cm between both fields. The other *50* cards are set aside. Their poems are read all the same: such a reading is *dead*, and nobody may touch a card.
paper-rules-memory-title = Fifteen minutes
paper-rules-memory = Now both learn where the fifty cards lie, for *15 minutes*. At 13 minutes the last two are called: from then on one may practise swings, without touching a card or beating the mat. At 15 minutes bow to each other, then to the reader.
paper-rules-reading-title = The reading
paper-rules-reading = First the *joka* is read, a poem outside the hundred, its second half twice. Then comes the first half of a poem that was drawn unseen; from its first sound on one may take. Once all hands are down, the second half of this poem is read and, a second later, the first half of the next.
paper-rules-order-joka = joka
paper-rules-order-first = poem 1
paper-rules-order-second = poem 2
paper-rules-order-upper = first half
paper-rules-order-lower = second half
paper-rules-order-take = take · tidy
paper-rules-why-title = Why is the second half read when the card is long gone?
paper-rules-why = Out of respect for the poem, and as a clock. The second half takes { $lower } seconds, its last sound is held for { $held }, then there is { $silence } second of silence, and then the next first half begins, which takes { $upper }. This is always the same, so both know when the next sound comes. From the second half on nobody moves or makes a noise: both start from the same calm.
paper-rules-bar-lower = second half of the last poem
paper-rules-bar-held = last sound held
paper-rules-bar-silence = silence
paper-rules-bar-upper = first half of the next poem
paper-rules-decides-title = When is a card known?
paper-rules-decides = As soon as no other unread poem begins so. The shortest such opening is the poem’s *kimariji*. { $early } is known at its second sound, { $late } only at its fourth, because { $twin } begins like it. Once { $twin } has been read, { $then } is enough. So remember what has been read, dead cards too.
paper-rules-sit-title = Sitting and taking
paper-rules-sit = *One hand takes*, the same for the whole match; touches with the other are void. Until the reading begins this hand rests on the mat behind your own bottom row, and your head stays behind your own top row.
paper-rules-seiza = *Seiza*: for the bows. Between readings one may sit at ease, but never shows the soles to the opponent.
paper-rules-kamae = *Ready*: weight on the knees and the other hand; the taking hand behind the bottom row, the head not beyond the dotted line.
paper-rules-swipe = *The swipe*: flat along the row. The read card flies out of the field, its neighbours with it.
paper-rules-take-title = Taking and sending
paper-rules-take = A card is yours if you touch it first, or if you push it completely out of its field, with others if need be. Other cards of *the same field* may be touched. If both are truly simultaneous, it belongs to the owner of the field. Lay it face down beside you. Taken in your own field, it simply is gone. Taken in the *opponent’s* field, you may send one of your own cards across; the opponent puts it wherever they like in their field.
paper-rules-hand-title = A raised hand
paper-rules-hand = While a hand is up the reader waits: for cards to be put back, sent or moved. Scattered cards return to where they lay. Your own cards you may move between readings; say so every time, and the opponent answers *hai*.
paper-rules-foul-title = Fouls
paper-rules-foul = A foul is to touch a card in a field in which the read card does *not* lie. It counts once for each field, however many cards were touched, and gives the opponent the right to send one card. Rights of both are set off: only the difference is sent.
paper-rules-case-nuki = You take in the opponent’s field
paper-rules-case-mamori = You take in your own field
paper-rules-case-dead-one = Dead card: you touch one field
paper-rules-case-dead-both = Dead card: you touch both fields
paper-rules-case-semi-daburu = The opponent takes at home, you touch your own field
paper-rules-case-daburu = The opponent takes in your field, you touch theirs
paper-rules-case-torizon = You take in their field and touch your own as well
paper-rules-case-tomo-ote = Dead card: both touch one field each
paper-rules-sent = { $count }
paper-rules-cases-how = Cards that you are sent (+) or may send (–).
paper-rules-end-title = The end
paper-rules-end = When all is sent and a field is empty, its owner has won, by as many cards as the other has left. Bow to the opponent, then to the reader: *arigatō gozaimashita*. If you disagree about a take, settle it between you; else a referee decides, and that stands.

paper-memorise-title = Fifty cards in fifteen minutes
paper-memorise-title-line = A plan for the time of memorising
paper-memorise-intro = Don’t learn fifty places one by one. Learn sounds: for each sound that can begin a poem, where does the hand go?
paper-memorise-single-title = Single sounds first
paper-memorise-single = { $single }: seven cards are known from their first sound. Find those that lie here. They are the fastest cards; look at each until the hand knows the way.
paper-memorise-groups-title = By first sound, and count
paper-memorise-groups = Go through the other sounds in the order of the table. Find all their cards in both fields and note how many there are: so many mine, so many theirs, the rest dead. Whoever has counted searches no longer.
paper-memorise-twins-title = Twins together or apart
paper-memorise-twins = Cards that begin alike: do all that are still unread lie in one field? Then a sweep over all of them may start at the opening they share. If one lies across or is dead, wait for the sound that decides.
paper-memorise-theirs-title = The opponent’s field
paper-memorise-theirs = Half the cards stand upside down. Learn them as carefully as your own, row by row from the edge inwards; then close your eyes, say them, and look.
paper-memorise-dead-title = What is not here
paper-memorise-dead = Sounds without a card here are sounds at which the hand stays still. Name them once, aloud in your mind.
paper-memorise-last-title = The last two minutes
paper-memorise-last = From the call on, swing without touching. Learn nothing new: call up sound after sound and look where it lies, the longest kimariji last.
paper-memorise-then-title = And while you play
paper-memorise-then = Each reading shortens others: once { $twin } has been read, { $late } is known at { $then }. Say to yourself the new place of every card that is sent or moved.
paper-memorise-minutes = { $span } min
paper-memorise-hundred = of 100
paper-memorise-mine = mine
paper-memorise-yours = theirs
paper-memorise-gone = dead
paper-memorise-all = All
paper-memorise-table-how = To count in while practising. At a match nothing is written down.

paper-spectators-title = Watching a match
paper-spectators-title-line = For guests in the hall
paper-spectators-intro = The players listen for the very first sound of a poem. A cough, a page, a camera can drown it. You are welcome, and your silence is part of the match.
paper-spectators-manners-title = Manners
paper-spectators-silence = *Silent and still from the second half of a poem until hands go up.* In the second of silence hold your breath with the players.
paper-spectators-noise = No rustling of paper or bags; telephones off, not just quiet.
paper-spectators-still = Don’t walk about, stand up or come in while a poem is read. Move when the players tidy their cards.
paper-spectators-hints = In individual events: no hints, no cheering, no contact with the players, not by a look either.
paper-spectators-photo = No flash and no shutter sound; ask the organisers before you take pictures.
paper-spectators-mat = Keep off the mats; cards that fly to you stay where they lie: the players fetch them.
paper-spectators-after = When one match ends, the others in the hall go on, and whoever has finished stays silent too.
paper-spectators-course-title = What you see
paper-spectators-bow-when = Bow
paper-spectators-bow = The players greet each other, mix the cards, draw 25 each and lay them out.
paper-spectators-memory-when = 15 minutes
paper-spectators-memory = They memorise where fifty cards lie. It is quiet, though they may leave their seats.
paper-spectators-call-when = 2 minutes
paper-spectators-call = A call at 13 minutes: now they practise swings in the air.
paper-spectators-joka-when = Joka
paper-spectators-joka = A poem outside the hundred, to get used to the voice. Nobody takes yet.
paper-spectators-reading-when = Reading
paper-spectators-reading = The second half of the last poem, a second of silence, the first half of the next: and hands fly, often after a single sound.
paper-spectators-dead-when = Nothing
paper-spectators-dead = Half of the poems have no card on the mat. Whoever touches one then fouls.
paper-spectators-end-when = The end
paper-spectators-end = After 60 to 90 minutes in all. Whoever first has an empty field wins; both bow to each other and to the reader.
paper-spectators-cycle-lower = second half
paper-spectators-cycle-held = held
paper-spectators-cycle-second = 1 s
paper-spectators-cycle-upper = first half
paper-spectators-cycle-hands = hands go up, cards are tidied
paper-spectators-cycle-silent = silence
paper-spectators-cycle-free = now you may move

paper-making-title = Making your own cards
paper-making-title-line = Two decks of a hundred cards, all of the same size
paper-making-intro = A card for play is a thick board with the printed paper in front, and a sheet of paper on its back that is folded round the edge to the front. So the edge is smooth, nothing peels off in a sweep, and all cards feel alike.
paper-making-needs-title = What you need
paper-making-need-board = Grey board, *1.5 to 2 mm*, cut to { $width } × { $height } mm: 200 pieces for both decks
paper-making-need-faces = Faces: torifuda { $sheets } sheets, yomifuda { $sheets } sheets, on matt paper
paper-making-need-backs = Backings (“rims” of the printer): { $rim_sheets } sheets for each deck, on thin strong paper
paper-making-need-paste = Paste: starch, or bookbinder’s glue thinned with water
paper-making-need-tools = Knife and steel ruler, bone folder, brush, two boards and a weight
paper-making-steps-title = Step by step
paper-making-print = *Print at 100 %*, without fitting to the page. Measure the line of 100 mm at the foot.
paper-making-board = *Cut the board* to { $width } × { $height } mm: yomifuda and torifuda are the same size. Several light strokes; round nothing.
paper-making-back = *Cut the backings*, { $rim_width } × { $rim_height } mm, with their corners off. Brush one with paste and lay a board between its marks.
paper-making-fold = *Fold the { $fold } mm round the edge*: first the long sides, then the short ones, pulled tight and rubbed down. At the corners the folds meet and don’t overlap.
paper-making-face = *Cut the face* along the inner edge of its printed rim, { $face_width } × { $face_height } mm, and paste it into the middle: { $rim } mm of the folded paper stay all round.
paper-making-press = *Press overnight* between boards. As the paper on the back dries it draws the card into a slight curve: that is as it should be, and makes it easier to take.
paper-making-fold-1 = 1 · the board on its pasted backing, face side up
paper-making-fold-2 = 2 · long sides folded over
paper-making-fold-3 = 3 · short sides folded over
paper-making-fold-4 = 4 · the face in the middle, the fold as its rim
paper-making-note = *Size.* The standard card is { $width } × { $height } mm; some decks are 52 × 76. The rules lay down no size, but within a deck all must be the same, or a card is known by its edge. If board is hard to come by, two sheets of card pasted together with the grain crossed do as well.

paper-written = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}
cli-print-sheet = A sheet as PDF. NAME is match, result, memory, kimariji, lower, rules, memorise, spectators or making
cli-print-language = Language of the sheet; by itself the language you are spoken to in
cli-print-entrants = result: how many take part, 2 to 64
cli-print-seed = memory: a deal to lie in the fields, that of a match with this seed
cli-print-show = memory: what its cards show: torifuda, kimariji, romaji

### anki: a deck for phones
anki-face-hearing = Hearing
anki-face-torifuda = Card
anki-face-kimariji = Kimariji
anki-face-poem = Poem
anki-face-meaning = Meaning
anki-ask-hearing = How does it begin when it is read?
anki-ask-torifuda = Which card is it?
anki-ask-kimariji = What decides it?
anki-ask-poem = Which poem is it?
anki-ask-meaning = What does it say?
anki-description = Ogura Hyakunin Isshu, made by Karuta. Voice: { $voice }. Face: Yuji Syuku, SIL Open Font License 1.1.
anki-written = { $file }: { $count ->
    [one] one card
   *[other] { $count } cards
}
error-anki-faces = Front “{ $front }” and back “{ $back }”: give two that differ, or neither. There are: { $allowed }.
error-print-busy = Much is being printed at the moment. Try again in a little while.
error-print-slow = That takes too long to print. Ask for fewer cards at once.
error-print-failed = That could not be printed. Try again.
cli-anki = A deck for Anki: heard verses, cards, kimariji, poems, meanings
cli-anki-front = What a card asks with; give --back too
cli-anki-back = What it asks for; without both, three kinds of cards
cli-anki-audio = With the upper verses, sung
cli-anki-poems = Which poems: all, a colour, 1..20, first:mu, length:1-2 …
cli-anki-meaning = Language of the meanings and of the questions; by itself the language you are spoken to in
cli-anki-output = File to write

### print page
print-page-lede = Choose on one side, see the sheet on the other: it is what your printer will be given.
print-page-what = What to make
print-page-kind-deck = Whole deck
print-page-kind-deck-line = Both kinds of cards with their backs, all of one size, in one file.
print-page-kind-torifuda = Torifuda
print-page-kind-torifuda-line = The cards to take: the second half of each poem, in kana.
print-page-kind-yomifuda = Yomifuda
print-page-kind-yomifuda-line = The cards to read from: the whole poem, its poet, a drawing.
print-page-kind-hanafuda = Hanafuda
print-page-kind-hanafuda-line = The forty-eight flower cards.
print-page-kind-backs = Backs
print-page-kind-backs-line = Backs alone, to be pasted behind the cards.
print-page-kind-rims = Rims
print-page-kind-rims-line = Backing larger than the card: it is folded round the edge and makes the rim.
print-page-kind-sheet = Sheets
print-page-kind-sheet-line = To keep score, to learn from, to give to guests.
print-page-kind-anki = Anki deck
print-page-kind-anki-line = Cards for the program Anki, with the voice of the house.
print-page-which = Which poems
print-page-which-all = All hundred
print-page-which-colour = By colour
print-page-which-first = The first few
print-page-which-own = A set of your own
print-page-colour = Colours
print-page-first = How many, from no. 1 on
print-page-own = Set of poems
print-page-own-note = Numbers, first sounds, lengths of the kimariji, colours; a minus takes away: 17, 3..14, first:mu, length:1-2, pink -8*
print-page-size = Size of a card
print-page-size-52x73 = Competition
print-page-size-52x76 = Training
print-page-size-33x54 = Hanafuda
print-page-size-62x83 = To fold round 52 x 73
print-page-size-88x124 = To see from afar
print-page-size-own = Own size
print-page-mm = { $width } x { $height } mm
print-page-side-mm = { $length } mm
print-page-width = Width in mm
print-page-height = Height in mm
print-page-paper = Paper
print-page-paper-a4 = A4
print-page-paper-letter = US Letter
print-page-layout = Cards on a sheet
print-page-layout-auto = Fewest sheets
print-page-layout-grid = { $columns } x { $rows }
print-page-layout-own = Own
print-page-layout-field = Columns x rows
print-page-look = Ink
print-page-look-colour = In colour
print-page-look-ink-saver = Ink saver
print-page-look-black = Black only
print-page-look-large = Large, white on black
print-page-look-large-note = For low vision: bold signs, and cards of 88 x 124 mm unless you choose a size.
print-page-font = Writing
print-page-font-yuji = Brush
print-page-font-klee = Pencil
print-page-font-clear = Clear
print-page-hints = Help for learners
print-page-hints-none = None
print-page-hints-kimariji = Kimariji
print-page-hints-romaji = Rōmaji
print-page-hints-meaning = Meaning
print-page-marks = Marks for the reader
print-page-marks-note = Rōmaji, lengthened vowels and the bar of the rhythm on the yomifuda: a club can read without knowing Japanese.
print-page-language = Language on paper
print-page-backs = Backs
print-page-backs-none = None
print-page-backs-duplex = On both sides
print-page-backs-separate = On their own sheets
print-page-backs-duplex-note = Turn the paper over its long edge. The backs bleed by 1 mm, so that a small shift does not show.
print-page-crop = Marks to cut by
print-page-ruler = Line of 100 mm
print-page-sheet = Which sheet
print-page-entrants = Entrants
print-page-seed = Seed of a deal, empty for empty fields
print-page-show = On the cards
print-page-show-torifuda = Text
print-page-show-kimariji = Kimariji
print-page-show-romaji = Rōmaji
print-page-anki-kinds = Questions
print-page-anki-language = Language on the cards
print-page-anki-three = Three kinds: hear it and find the card; see the card and say the kimariji; read the poem and say what it means.
print-page-anki-all = All three kinds
print-page-anki-one = One kind
print-page-anki-front = Front
print-page-anki-back = Back
print-page-anki-audio = With sound
print-page-anki-audio-note = The upper verses, about 4 MB. Without it the question shows them in kana.
print-page-anki-turn = Turn the card over
print-page-anki-listen = The verse is heard here
print-page-preview = Preview
print-page-page = Page { $page } of { $pages }
print-page-card-of = Card { $page } of { $pages }
print-page-before = Page before
print-page-after = Next page
print-page-sheets = { $count ->
    [one] one sheet
   *[other] { $count } sheets
}
print-page-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
print-page-scale = Print at 100 %, without “fit to page”, and lay a ruler on the line: it is 100 mm long.
print-page-preparing = The sheet is being set …
print-page-making-it = Your file is being made …
print-page-made = { $file } is ready.
print-page-no-answer = The house does not answer. It will be asked again when you change something.
print-page-download = Download PDF
print-page-open = Print
print-page-download-anki = Download the deck
print-page-again = Try again
print-page-larger = Larger
print-page-usual = Everything as usual
print-page-making = From the sheet to the card
print-page-making-text = Real cards are boards 1.5 to 2 mm thick. Fold a larger backing round the edge of the board, then paste the printed face into the middle: the folded paper makes the rim. Both kinds of cards have the same size.
print-page-making-sheet = The making sheet

### own recordings

voices-lede = Let a voice that you own read for your cards: a pack for wasuramoti, tracks from a disc, or one long recording of all hundred.
voices-private = All of it stays on this device. Nothing is sent anywhere, and nobody else can hear it.
voices-add = Add recordings
voices-drop = Drop a folder or a zip here, or choose:
voices-files = A zip, or files
voices-folder = A folder
voices-cancel = Cancel
voices-keep = Keep
voices-reading = Listening to file { $done } of { $of }…
voices-reading-begin = Opening…
voices-untitled = My recordings
voices-names = Which names are understood
voices-names-verses = One file for each verse: 001 to 100 is the poem, 000 the joka, the opening poem; 1 is the upper verse, 2 the lower.
voices-names-prefix = The same with any word before it.
voices-names-poems = One track for each poem: parted at its widest silence. Without numbers, the order of the names counts.
voices-names-track = One long recording in the order of the poems: cut where there is silence.
voices-names-kinds = Ogg, MP3, WAV, M4A and what else your browser plays; folders inside folders, too. Up to { $files } files and { $megabytes } MB; one long recording up to { $minutes } minutes.
voices-fault-not-a-zip = This is not a zip, or not one that can be opened. Nothing was added.
voices-fault-cut-short = This zip is cut short: its list of contents is missing or torn. Fetch or make it again. Nothing was added.
voices-fault-too-many = There are more than { $files } files in it: this is no pack of recordings. Nothing was added.
voices-fault-too-much = It unpacks to more than { $megabytes } MB: that is more than a page can take in. Nothing was added.
voices-fault-full = This device has no room left for it. Delete something, or choose smaller files. Nothing was added.
voices-fault-nothing = There is nothing in it that could be used. Nothing was added.
voices-fault-unkept = This browser keeps recordings only for pages that come over https, or from this very machine.
voices-fault-broken = It could not be read. Nothing was added.
voices-fault-propose = Our own voice, which yours is compared with, could not be fetched. Try again with a connection.
voices-fault-read = This verse could not be read from the device.
voices-odd = { $count ->
    [one] One file or piece not used
   *[other] { $count } files or pieces not used
}
voices-odd-other = Not a sound, by the name:
voices-odd-unknown = The name tells no poem:
voices-odd-doubled = There is another file for the same verse; this one was left out:
voices-odd-empty = Empty file:
voices-odd-big = Too large for a verse:
voices-odd-long = Too long for what it should be:
voices-odd-damaged = Damaged in the zip, or can't be read:
voices-odd-locked = Locked with a password:
voices-odd-not-audio = Not a sound that this browser can play, or broken:
voices-odd-silent = Nothing but silence:
voices-odd-one-part = No silence that parts the upper verse from the lower:
voices-odd-spare = More pieces than verses; these are left over:
voices-more = and { $count } more
voices-heard = { $heard } of { $of } verses
voices-whole = All verses are here, the joka’s, too.
voices-by-order = The names have no numbers that tell the poems: the files were taken in the order of their names.
voices-missing = { $count ->
    [one] One verse is missing
   *[other] { $count } verses are missing
}
voices-missing-both = Both verses of
voices-missing-upper = Upper verse of
voices-missing-lower = Lower verse of
voices-missing-note = 0 is the joka. Where a verse is missing the reader stays silent for its time; all others are read in your voice.
voices-report = What is here
voices-opening = { $count } pieces of sound were found. The recording begins with
voices-opening-none = poem 1
voices-opening-once = the joka
voices-opening-twice = the joka, its lower verse twice
voices-marks = When each sound is heard
voices-marks-why = The text follows the voice, and a touch is measured from the sound that decides. Our own voice proposes the times; you can move them.
voices-align = { $count ->
    [one] Propose times for one verse
   *[other] Propose times for { $count } verses
}
voices-aligning = Comparing verse { $done } of { $of }…
voices-verses = Verses
voices-show-needed = { $count } to check
voices-show-all = All { $count }
voices-row-accepted = checked
voices-row-sure = proposed
voices-row-unsure = please check
voices-row-none = no times yet
voices-standing-accepted = Checked by you.
voices-standing-sure = Proposed; both voices agree well.
voices-standing-unsure = Proposed, but unsure: please listen. It may be another verse, or a very different reading.
voices-proposing = Comparing with our voice…
voices-verse-upper = Poem { $poem }, upper
voices-verse-lower = Poem { $poem }, lower
voices-joka-upper = Joka, upper
voices-joka-lower = Joka, lower
voices-mark = Sound { $number }: { $kana }
voices-mark-decides = Sound { $number }: { $kana }, which decides
voices-mark-at = at { $seconds } s
voices-decides = decides
voices-play = Play
voices-stop = Stop
voices-play-mark = Play from the mark
voices-closer = Closer
voices-wider = Wider
voices-mora-before = Sound before
voices-mora-after = Sound after
voices-earlier = { $ms } ms earlier
voices-later = { $ms } ms later
voices-wave-note = Drag a mark, or move it with the arrow keys by { $ms } ms (with Shift by 1 ms). Tap the wave to hear from there; drag it to see more.
voices-accept = It is right
voices-next = Next to check
voices-name = Name
voices-rename = Rename
voices-rename-one = Rename { $title }
voices-delete = Delete
voices-delete-one = Delete { $title }
voices-delete-title = Delete { $title }?
voices-delete-note = Its recordings and marks are taken off this device. The files that you chose them from stay where they are.
voices-open = Verses and marks
voices-all = All recordings
voices-shelf = On this device
voices-loose = This browser may delete them when the device gets full: keep the original files.
voices-size = { $megabytes } MB

## Reader

reader-tools = Reading
reader-back = Back
reader-repeat = Again
reader-next = Next
reader-more = More
reader-of = of { $count }
reader-place-of = { $place } of { $count }
reader-poems = { $count ->
    [one] poem
   *[other] poems
}
reader-ask-none = Tap to begin
reader-ask-ready = Tap to read
reader-ask-fetching = The verse is on its way…
reader-ask-reading = Tap to pause
reader-ask-paused = Paused. Tap to go on
reader-ask-read = Tap for the next poem
reader-ask-span = Goes on by itself. Tap to make it wait
reader-ask-over = All have been read
reader-ask-no-voice = There is no voice on this device, and no line to fetch one
reader-ask-voice-comes = The voice is on its way…
reader-settings = How to read
reader-preset = What for
reader-preset-competition = Competition
reader-preset-competition-note = The lower verse of the last poem, a second of silence, the upper verse of the next. Then the reader waits for your tap.
reader-preset-recreation = For fun
reader-preset-recreation-note = Upper verse, lower verse, lower verse again; the next poem follows by itself.
reader-preset-study = Study
reader-preset-study-note = Whole poems one by one, with text, meaning and card in sight.
reader-preset-hokkaido = Hokkaido
reader-preset-hokkaido-note = Lower verses only, as on wooden cards.
reader-preset-beginners = Beginners
reader-preset-beginners-note = Twenty cards that are soon told apart; the poem is shown once it was read.
reader-fault = The verse could not be fetched. Tap to try again.
reader-cards = Cards
reader-count = { $count ->
    [one] { $count } poem
   *[other] { $count } poems
}
reader-done = Done
reader-begin-anew = Begin a new reading with this
reader-begin-again = Read once more, in a new order
reader-from-next = A reading is under way. Rhythm, waiting and what is shown change at once; cards and order from the next beginning.
reader-sets-choose = Choose the cards
reader-sets-all = All hundred
reader-sets-expression = The set in words
reader-sets-expression-note = Terms with spaces between, such as: pink first:mu length:2-3 17 3..14 8* chiha. A minus takes away: all -length:1. A set of your own is set:name.
reader-sets-colours = Five colours
reader-colour-pink = Pink
reader-colour-yellow = Yellow
reader-colour-blue = Blue
reader-colour-green = Green
reader-colour-orange = Orange
reader-sets-firsts = First sound
reader-sets-lengths = Length of the kimariji
reader-sets-length = { $length } ({ $count })
reader-sets-groups = Groups
reader-group-group-tomofuda = Twins
reader-group-group-oyama = Six sounds
reader-group-third-a = Third A
reader-group-third-b = Third B
reader-group-third-c = Third C
reader-group-quarter-1 = Quarter 1
reader-group-quarter-2 = Quarter 2
reader-group-quarter-3 = Quarter 3
reader-group-quarter-4 = Quarter 4
reader-sets-patterns = Numbers
reader-sets-grid = One by one
reader-sets-sort = Sorted
reader-sets-sort-sound = By first sound
reader-sets-kept = Sets of your own
reader-sets-name = Name for this set
reader-sets-keep = Keep
reader-sets-link = Copy a link to { $name }
reader-sets-up = Move { $name } up
reader-sets-drop = Remove { $name }
reader-sets-dropped = “{ $name }” was removed.
reader-sets-undo = Put it back
reader-sets-export = Save as a file
reader-sets-import = Open a file
reader-sets-brought = { $count ->
    [one] One set was added.
   *[other] { $count } sets were added.
}
reader-sets-no-file = There are no sets of karuta in this.
reader-sets-linked = The link brought the set “{ $name }”. It is chosen and kept.
reader-wish-linked = The link brought how to read. Begin when the other room begins.
reader-copied = Copied
reader-known-title = What you know
reader-known = I know this one
reader-known-set = Those I know ({ $count })
reader-unknown-set = Not yet known ({ $count })
reader-known-forget = Forget all marks
reader-known-forget-chosen = Forget the marks of the chosen cards ({ $count })
reader-dead = Dead cards added
reader-likeness = How confusable they are
reader-likeness-none = any, alike
reader-order = Order
reader-order-shuffle = Shuffled
reader-order-replacement = Each drawn from all
reader-order-number = By number
reader-order-musume = By family, mu su me fu sa ho se
reader-seed = Seed of the order
reader-seed-drawn = drawn at the beginning
reader-seed-draw = Draw one
reader-seed-note = The same seed and the same cards give the same order in every room.
reader-pattern = What is read of each poem
reader-pattern-note = 1 is the upper verse, 2 the lower. Before the slash: of the poem that was read; after it: of the next.
reader-pattern-own = Another way
reader-joka-upper = Upper verse of the opening poem, times
reader-joka-lower = Lower verse of the opening poem, times
reader-joka = (opening poem)
reader-rhythm = Rhythm
reader-rhythm-own = own
reader-rhythm-note = Lower verse, lingering, silence, upper verse. The pitch of the voice stays.
reader-pacing-lower = Lower verse
reader-pacing-linger = Lingering
reader-pacing-silence = Silence
reader-pacing-upper = Upper verse
reader-before = Silence before reading
reader-after = Silence after reading
reader-going = Going on
reader-wait = After each poem
reader-wait-hands = Wait for a tap
reader-wait-hands-note = Nobody is hurried: hands stay up until the cards lie again.
reader-wait-span = Go on by itself
reader-wait-span-note = A tap during the span makes it wait until the next tap.
reader-span = Span
reader-stop = Stop after
reader-stop-never = never
reader-again = Shuffle and go on at the end
reader-again-note = Endless practice, for example with a few twins.
reader-resume = After a pause
reader-resume-verse = The verse from its beginning
reader-resume-here = From where it was
reader-repeats = Again repeats
reader-repeats-step = all that was read last
reader-repeats-verse = its last verse
reader-see = What is shown
reader-show = The poem is shown
reader-show-never = never
reader-show-as = as it is read
reader-show-after = after it was read
reader-show-kanji = Kanji
reader-show-kana = Kana
reader-show-romaji = Romaji
reader-show-meaning = Meaning
reader-show-author = Author
reader-show-torifuda = Torifuda
reader-show-kimariji = Kimariji
reader-show-whole = The whole poem
reader-show-whole-note = Otherwise only what is read of it.
reader-live-log = Shortened kimariji beside the number
reader-live-log-note = For those who look on: which cards are told earlier now.
reader-turned = The torifuda lies
reader-turned-no = upright
reader-turned-yes = upside down
reader-turned-random = either way
reader-who = Who reads
reader-prompter = A person reads aloud
reader-prompter-note = The page shows the verses large, with romaji, vowels to hold and the moving bar. No sound is needed.
reader-verse-upper = Upper verse
reader-verse-lower = Lower verse
reader-poem = The poem
reader-voice = Voice
reader-voice-own = Your own recordings, on this device only
reader-voice-missing = { $count ->
    [one] One verse is missing: it stays silent.
   *[other] { $count } verses are missing: they stay silent.
}
reader-voices-own = Your own recordings
reader-keep = Keep on this device
reader-keep-on = Go on fetching
reader-keep-here = On this device
reader-keep-drop = Remove
reader-keep-stop = Stop
reader-keep-progress = Fetched so far
reader-keep-full = There is no room left on this device.
reader-keep-failed = It could not be fetched whole. What is here stays; try again later.
reader-keep-not = This browser keeps voices only for pages that come over a secure line.
reader-megabytes = { $size } MB
reader-try = Try the sound
reader-silent-switch = Nothing to hear? Look at the silent switch and the volume of the device.
reader-volume-low = The volume of this page is low.
reader-sound-off = The sound of this page is off.
reader-tone = Tone
reader-tone-low = Low notes
reader-tone-high = High notes: how clear consonants are
reader-share = Share with another room
reader-share-how = Who opens this link, or types this seed and chooses the same cards, hears the same poems in the same order.
reader-share-link = Link
reader-share-give = Pass on
reader-share-type = Seed from another room
reader-skip = Skip the poem: it comes last
reader-skipped = The poem was put last.
reader-return = Put the poem back into the box
reader-returned = The poem is in the box again, somewhere among the rest.
reader-last-verse = The last verse again
reader-clock = Memorisation
reader-jump = Jump
reader-jump-place = To which of { $count }
reader-jump-poem = To a poem: number, kana or romaji
reader-jump-go = Go
reader-jump-to = Go to number { $place }
reader-jump-between = Give a number from 1 to { $count }.
reader-jump-not-here = “{ $given }” is not in this box.
reader-log = How kimariji became shorter
reader-log-empty = Nothing has been read yet.
reader-log-none = No kimariji became shorter.
reader-log-by = no. { $number }
reader-read = Read so far ({ $count })
reader-to-come = Still to come ({ $count }): shown only when opened
reader-end = Put the cards away
reader-end-sure = This reading ends for good.
reader-time-up = The time that was set is over.
reader-went-wrong = That went wrong. Try again.
reader-clock-what = Players learn where the cards lie. The clock calls two minutes before the end, and at the end.
reader-clock-minutes = Length
reader-clock-first = First call after
reader-clock-sound = Calls
reader-clock-sound-voice = spoken, Japanese
reader-clock-sound-bell = a bell
reader-clock-sound-none = silent
reader-clock-sound-note = The voice has words for the beginning, two minutes before the end, and the end; at any other time the bell rings.
reader-clock-vibrate = Vibrate
reader-clock-begin = Start the clock
reader-clock-runs = Memorise
reader-clock-paused = The clock stands
reader-clock-over = Time
reader-clock-pause = Pause
reader-clock-resume = Go on
reader-clock-end = End it now
reader-clock-to-reading = To the reading
reader-help = Help
reader-help-what = What
reader-help-touch = On the large area
reader-help-key = Key
reader-help-press = Start, pause, go on
reader-help-repeat = Again
reader-help-next = Next
reader-help-back = Back
reader-help-pause = Pause
reader-help-tap = Tap
reader-help-double = Tap twice, or long
reader-help-left = Swipe to the left
reader-help-right = Swipe to the right
reader-help-note = Pedals and presenters send Page Down and Page Up, headsets play and next. Volume keys count where the browser passes them on: louder goes on, softer says it again.
reader-install = As an app of this device the reader opens without a line, once a voice is kept.
reader-install-do = Install
reader-full = Full screen, and back
reader-sets-none = Begin with none
reader-help-space = Space
reader-reset = Put everything back to this use
