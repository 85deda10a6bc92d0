### kimariji
cli-kimariji = Ce qui décide de chaque poème : le plus court début parmi ceux qui restent à lire
error-poem-number = { $given } : ce poème n’existe pas. Les poèmes portent les numéros 1 à 100.
error-poem-name = « { $given } » ne désigne aucun poème. Donnez un numéro de 1 à 100, ou le début d’un poème en kana ou en rōmaji.
error-poem-ambiguous = « { $given } » commence { $count ->
    [one] un poème
   *[other] { $count } poèmes
} ({ $poems }). Écrivez-en plus, ou donnez le numéro.
error-poem-read = Le poème { $given } a déjà été lu : il n’a plus de kimariji (syllabes déterminantes).
error-poem-twice = Le poème { $given } est donné deux fois. Chaque poème n’est lu qu’une fois.
kimariji-column-number = N°
kimariji-column-kimariji = Kimariji
kimariji-column-romaji = Rōmaji
kimariji-column-lower-opening = Début du second verset
kimariji-column-upper = Premier verset
kimariji-column-lower = Second verset

### recital
error-voice-unknown = Aucune voix ne s’appelle « { $given } ». Il y a { $known }.
error-voice-damaged = Le fichier de voix { $file } manque ou est abîmé. Réinstallez karuta, ou remettez le fichier en place.
error-voice-call = La voix { $voice } ne dit pas l’annonce { $given }.
error-deciding-mora = Le poème { $poem } ne peut pas se décider à la more { $given } : son { $verse ->
        [lower] second
       *[upper] premier
    } verset a les mores (temps) 1 à { $morae }.
recital-rhythm-differs = { $voice } chante au rythme { $sung } ; à { $rhythm }, seuls les silences changent.

### cli
cli-commands = Commandes
cli-play = Ouvrir la salle : une page du navigateur où l’on s’assoit au tatami
cli-serving = Karuta est ouvert à l’adresse { $address }
cli-karuta = La maison ouverte du jeu de cartes japonais
cli-play-host = Adresse d’écoute
cli-play-port = Port ; 0 en prend un libre
cli-play-no-open = Ne pas ouvrir de navigateur
cli-play-seed = Graine de toutes les parties : fixe la donne, l’ordre et l’adversaire
cli-play-voice = Qui lit
cli-play-data = Dossier de la maison
cli-kimariji-read = Poèmes déjà lus
cli-kimariji-counts = Combien de poèmes se décident en 1, 2, … 6 sons
cli-kimariji-by = Ordre de la liste
cli-referee-target = Camp de la carte lue ; D : carte morte
cli-referee-a = Ce que A a touché : N t s o to so ; carte morte : N a b ab
cli-referee-b = Ce que B a touché, de même
cli-referee-first = Qui a touché la carte lue en premier, si les deux l’ont fait
cli-referee-contact = Dont la main a rencontré la faute de l’autre (ancien art. 9)
cli-referee-rules = Règles qui diffèrent du défaut
cli-simulate-a = Premier joueur : une classe (E D C B A meijin), au Koi-Koi un niveau (random greedy easy normal hard), ou un nom
cli-simulate-b = Second joueur, de même
cli-simulate-matches = Nombre de parties
cli-simulate-seed = La même graine donne les mêmes parties
cli-simulate-rules = Règles qui diffèrent du défaut ; au Koi-Koi, d’abord un préréglage si l’on veut
cli-simulate-json = Tous les chiffres, pour les programmes

### error
error-port-taken = Le port { $port } est pris par un autre programme. Arrêtez-le ou choisissez un autre port : --port 0 en prend un libre.
error-address = Impossible d’écouter sur { $host }, port { $port } : { $why }
error-house-full = La salle est pleine. Revenez dans quelques minutes.
error-too-many = C’était trop à la fois. Attendez un instant, puis continuez.
error-busy = La partie est débordée : ceci n’a pas été entendu. Recommencez.
error-layout-none = Vous n’avez pas encore de disposition à vous. Enregistrez-en une ou choisissez-en une autre.
error-protocol = Cette page est plus ancienne que la salle. Rechargez-la.
error-hello-first = La page et la salle se sont perdues. Rechargez la page.
error-message = La salle n’a pas compris la page. Rechargez la page.
error-no-match = Vous n’êtes assis à aucune partie.
error-match-gone = Cette partie n’est plus conservée ici.
error-match-stopped = Un incident a arrêté cette partie. Commencez-en une autre.
error-replaced = La partie continue dans une autre de vos fenêtres.
error-id = La page a envoyé un coup sans nom valable. Rechargez la page.
error-too-late = Trop tard : le poème commence. Attendez la décision.
error-touch = La page a envoyé un geste qu’aucune main ne fait. Rechargez la page.
error-pause-practice = Seul un entraînement contre la maison peut être mis en pause.
error-setting-practice = Cela ne se change que dans un entraînement contre la maison.
error-take-back-practice = On ne revient en arrière que dans un entraînement contre la maison.
error-take-back-none = Il n’y a rien à reprendre pour l’instant.
error-record-early = La feuille de partie s’obtient une fois la partie décidée : elle nomme les poèmes à venir.
error-record-long = La feuille de partie est trop longue : { $most } octets au plus sont lus.
error-record-text = Ce fichier n’est pas du texte UTF-8 (octet { $at }).

### note
note-hand-late = Le poème avait commencé : lever la main n’arrête plus rien. Frappez dans vos mains et dites sumimasen (« pardon ») après la lecture.
note-early = Votre main était sur le tapis avant le début du poème : elle n’a compté qu’une fois levée ou sortie des lignes.
note-clamped = Votre geste est arrivé { $ms } ms plus tard que votre connexion ne l’explique ; il compte d’autant plus tard.

### simulate
cli-simulate = Des adversaires de la maison s’affrontent : qui gagne, de combien, et comment
simulate-title = { $a } contre { $b } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine { $seed }
simulate-class = { $level ->
    [meijin] Meijin
   *[other] Classe { $level }
}
simulate-wins = Victoires
simulate-share = Part des victoires (intervalle à 95 %)
simulate-fouls = Fautes (otetsuki) par partie
simulate-takes-own = Prises dans son terrain
simulate-takes-other = Prises dans le terrain adverse
simulate-margin = Écart en cartes
simulate-reads = Poèmes lus
simulate-winner-takes = Prises du vainqueur
simulate-take-time = Temps médian depuis le son décisif
error-character = « { $given } » n’est pas un adversaire. Donnez une classe ({ $levels }) ou un nom ({ $names }).

### character
character-mio-name = Mio
character-mio = Garde chaque carte de son terrain, laisse filer les autres, et se réjouit de chacune qui reste.
character-sora-name = Sora
character-sora = Tend la main avant de réfléchir : rapide pour une débutante, et souvent à côté.
character-yuzu-name = Yuzu
character-yuzu = Se tient immobile et guette le son suivant avant qu’il ne vienne.
character-riku-name = Riku
character-riku = Vise votre terrain du premier poème au dernier.
character-nagisa-name = Nagisa
character-nagisa = Connaît les cent poèmes par leur musique plus que par leurs mots.
character-hinata-name = Hinata
character-hinata = Garde les cartes jumelles côte à côte et ne lâche jamais la rangée du bas.
character-aoi-name = Aoi
character-aoi = Tend l’oreille vers le lecteur et semble oublier que vous êtes là.
character-kaede-name = Kaede
character-kaede = Attend, ne donne rien, et vous laisse commettre l’erreur.
character-shun-name = Shun
character-shun = Lance tout le bras sur votre rangée du haut, et rit quand il la manque.
character-ren-name = Ren
character-ren = Vous envoie les cartes courtes, puis vient les reprendre.
character-tsumugi-name = Tsumugi
character-tsumugi = Met du temps à s’échauffer ; ensuite, une consonne suffit.
character-chiyo-name = Chiyo
character-chiyo = Une main d’expérience : de ce côté du tatami, rien n’est gratuit.
character-suzu-name = Suzu
character-suzu = Entend le son dans le souffle qui le précède.
character-itsuki-name = Itsuki
character-itsuki = Chaque lecture est une attaque ; défendre, c’est pour les autres.
character-kohaku-name = Kohaku
character-kohaku = Tient le score, carte après carte, et attend votre faute.
character-tomoe-name = Tomoe
character-tomoe = Porte un nom de guerrière : votre rangée du bas tombe la première.
character-kazuma-name = Kazuma
character-kazuma = La main la plus calme de la salle, et presque jamais de faute.
character-sakuya-name = Sakuya
character-sakuya = Détient le titre. La carte est partie avant la syllabe.

### ruling

cli-referee = Arbitre une lecture décrite avec des mots
ruling-send = { $giver } → { $receiver } : { $count ->
    [one] 1 carte envoyée
   *[other] { $count } cartes envoyées
}
ruling-send-none = rien n’est envoyé
ruling-won = La partie est finie : le terrain { $winner } est vide, écart de { $margin ->
    [one] 1 carte
   *[other] { $margin } cartes
}.
ruling-rule = Règles { $rule }
ruling-rule-contact = Règles { $rule } ; ancien article 9 : par le contact, la faute est celle des deux
ruling-rule-no-contact = Règles { $rule } ; des mains qui se heurtent ne sont pas une faute (tomo_ote_contact=off)
ruling-how-touch = touchée
ruling-how-push = poussée hors du terrain (fudaoshi)
ruling-how-tie = en même temps (seimu)
ruling-how-owner = non prise, ôtée au compte de son terrain
ruling-how-none = personne
ruling-nothing = Carte morte, et personne n’a rien touché.
ruling-nothing-name = 空札 (karafuda) : carte morte
ruling-nothing-why = La carte lue n’est dans aucun terrain : il fallait ne toucher à rien.
ruling-kata-ote = Carte morte : un terrain touché par { $fouler }.
ruling-kata-ote-name = 片お手 (kata-ote) : faute simple
ruling-kata-ote-why = Sur une carte morte, chaque terrain touché compte une faute, quel que soit le nombre de cartes : l’autre envoie une carte.
ruling-kara-daburu = Carte morte : les deux terrains touchés par { $fouler }.
ruling-kara-daburu-name = 空ダブ (kara-daburu) : double faute sur carte morte
ruling-kara-daburu-why = Les fautes se comptent par terrain : deux terrains, deux fautes ; l’autre envoie deux cartes, soit quatre d’écart.
ruling-tomo-ote = Carte morte : une faute de chaque côté.
ruling-tomo-ote-name = 共お手 (tomo-ote) : faute des deux
ruling-tomo-ote-why = Chacun pourrait envoyer une carte pour la faute de l’autre : les deux droits s’annulent.
ruling-double-single = Carte morte : deux terrains touchés par { $fouler }, un par { $other }.
ruling-double-single-name = 空ダブとお手つき (kara-daburu, otetsuki) : double contre simple
ruling-double-single-why = Deux fautes contre une : seule la différence est envoyée, une carte.
ruling-both-double = Carte morte : chacun a touché les deux terrains.
ruling-both-double-name = 空ダブ同士 (kara-daburu) : double contre double
ruling-both-double-why = Deux fautes chacun : les droits s’annulent, rien n’est envoyé.
ruling-mamori = Prise à domicile par { $taker }.
ruling-mamori-name = 守り (mamori) : prise chez soi
ruling-mamori-why = Une carte prise chez soi quitte le terrain ; rien n’est envoyé.
ruling-nuki = Prise en terrain adverse par { $taker }.
ruling-nuki-name = 抜き (nuki) : prise chez l’adversaire
ruling-nuki-why = La carte quitte ce terrain, et qui l’a prise peut y envoyer une des siennes.
ruling-torizon-own = Prise à domicile par { $taker }, mais la main a aussi touché l’autre terrain.
ruling-torizon-own-name = 取り損 (torizon) : prise gâchée par sa propre faute
ruling-torizon-own-why = La prise vaut, mais la faute permet à l’autre d’envoyer une carte : le compte du preneur ne change pas.
ruling-torizon-other = Prise en terrain adverse par { $taker }, mais la main a aussi touché une carte à domicile.
ruling-torizon-other-name = 取り損 (torizon) : prise gâchée par sa propre faute
ruling-torizon-other-why = Le droit d’envoyer pour la prise et celui de l’autre pour la faute s’annulent : rien n’est envoyé.
ruling-semi-daburu = Prise à domicile par { $taker } ; mauvais terrain touché par { $fouler }.
ruling-semi-daburu-name = セミダブル (semi-daburu) : semi-double
ruling-semi-daburu-why = La carte lue était dans le terrain du preneur : seule la faute donne un droit, une carte est envoyée.
ruling-daburu = Prise en terrain adverse par { $taker } ; mauvais terrain touché par { $fouler }.
ruling-daburu-name = ダブル (daburu) : double
ruling-daburu-why = Un droit pour la prise chez l’adversaire et un pour la faute : deux cartes sont envoyées.
ruling-mamori-tomo-ote = Prise à domicile par { $taker } ; chacun a aussi touché le mauvais terrain.
ruling-mamori-tomo-ote-name = 共お手 (tomo-ote) : faute des deux, prise chez soi
ruling-mamori-tomo-ote-why = Les fautes s’annulent, et une prise chez soi n’envoie rien.
ruling-nuki-tomo-ote = Prise en terrain adverse par { $taker } ; chacun a aussi touché le mauvais terrain.
ruling-nuki-tomo-ote-name = 共お手 (tomo-ote) : faute des deux, prise chez l’adversaire
ruling-nuki-tomo-ote-why = Les fautes s’annulent ; reste le droit de la prise : une carte est envoyée.
ruling-untaken = Personne n’a pris la carte, qui était dans le terrain { $owner }.
ruling-untaken-name = 取りなし (tori-nashi) : personne ne prend
ruling-untaken-why = Une carte non prise est ôtée au compte de son terrain, sans droit d’envoi, sauf si cette partie la laisse posée.
ruling-untaken-ote = Personne n’a pris la carte ; mauvais terrain touché par { $fouler }.
ruling-untaken-ote-name = お手つき (otetsuki) : faute, personne ne prend
ruling-untaken-ote-why = La carte lue est ôtée au compte de son terrain ; pour la faute, l’autre envoie une carte.
ruling-untaken-tomo-ote = Personne n’a pris la carte ; chacun a touché le mauvais terrain.
ruling-untaken-tomo-ote-name = 共お手 (tomo-ote) : faute des deux, personne ne prend
ruling-untaken-tomo-ote-why = La carte lue est ôtée au compte de son terrain ; les fautes s’annulent.

### option

option-group-cards = Cartes
option-group-handicap = Handicap
option-group-time = Temps
option-group-reading = Lecture
option-group-referee = Arbitrage
option-format = Format
option-format-full = Partie entière : 25 + 25 cartes, les 100 lues
option-format-third = Tiers des cent : 10 + 10 sur 33 ou 34
option-format-quarter = Quart des cent : 12 + 12 sur 25
option-format-starter = Débutant : 3 + 3 des sept cartes à une syllabe (musume-fusahose)
option-format-short25 = Demi-partie : 12 + 12 sur 50
option-format-nodead = Sans cartes mortes : 25 + 25, seules lues
option-set = Jeu de poèmes
option-set-seed = Tiré au sort
option-set-A = Tiers A (あいうさしすせな)
option-set-B = Tiers B (かきこたちつみむめも)
option-set-C = Tiers C (おはひふほやゆよわ)
option-set-1 = Quart 1
option-set-2 = Quart 2
option-set-3 = Quart 3
option-set-4 = Quart 4
option-deal = Distribution
option-deal-blind = Faces cachées, parmi toutes
option-deal-hall = Les mêmes 50 pour toutes les tables
option-cards_a = Cartes du côté A
option-cards_a-format = Selon le format
option-cards_b = Cartes du côté B
option-cards_b-format = Selon le format
option-extra_memorise_a_s = Mémorisation en plus pour A
option-extra_memorise_b_s = Mémorisation en plus pour B
option-hints_a = Indices pour A
option-hints_a-off = Aucun
option-hints_a-kimariji = Kimariji (syllabes décisives)
option-hints_a-romaji = La carte en lettres latines
option-hints_a-meaning = Le sens du poème
option-hints_b = Indices pour B
option-hints_b-off = Aucun
option-hints_b-kimariji = Kimariji (syllabes décisives)
option-hints_b-romaji = La carte en lettres latines
option-hints_b-meaning = Le sens du poème
option-memorise_s = Temps de mémorisation (anki jikan)
option-memorise_s-format = Celui du format
option-memorise_s-0 = Aucun
option-call_before_s = Appel avant la fin de la mémorisation
option-layout_limit_s = Limite pour disposer les cartes
option-layout_limit_s-none = Aucune
option-bow_limit_s = Attente maximale d’un salut
option-bow_limit_s-none = Aucune
option-hand_limit_s = Pause maximale (mains, envois, déplacements)
option-hand_limit_s-none = Aucune
option-rhythm = Rythme du lecteur
option-rhythm-5-3-1-6 = 5-3-1-6, depuis 2021
option-rhythm-4-3-1-5 = 4-3-1-5, avant 2021
option-window = Une carte peut être prise
option-window-verse = Jusqu’à 2 s après le premier verset
option-window-kimariji = Jusqu’à 2 s après la syllabe décisive (entraînement rapide)
option-after_take_ms = Touches encore comptées après une prise
option-tie_margin_ms = Différence encore tenue pour une égalité
option-both_push = Les deux poussent la carte en même temps (fudaoshi)
option-both_push-owner = Prise du maître du terrain
option-both_push-closest = Prise de la main la plus proche
option-untaken = Une carte que personne ne prend
option-untaken-owner_takes = Ôtée au compte de son terrain
option-untaken-stays_dead = Reste sur le tatami
option-wrong_hand = Une prise de l’autre main
option-wrong_hand-void = Ne compte pas
option-wrong_hand-opponent_takes = Vaut prise de l’adversaire
option-tomo_ote_contact = Contact avec une main en faute (tomo-ote)
option-tomo_ote_contact-off = N’est pas une faute
option-tomo_ote_contact-old_art9 = Faute des deux, sur parole de l’arbitre (ancien article 9)
option-max_voids = Lectures annulées par joueur, au plus
option-card_height = Hauteur des cartes, mm
option-card_height-73 = 73 mm, le jeu standard
option-card_height-76 = 76 mm

### record

cli-record = Vérifie le compte rendu d’une partie en la rejouant, et le montre
record-unfinished = La partie n’a pas été terminée.
record-won-cleared = Victoire de { $winner } ({ $side }), écart de { $margin ->
    [one] 1 carte
   *[other] { $margin } cartes
}.
record-won-resigned = Victoire de { $winner } ({ $side }) : l’autre côté a abandonné.
record-won-read-out = Victoire de { $winner } ({ $side }) : tous les poèmes sont lus, différence { $margin }.
record-column-number = Nº
record-column-card = Carte
record-column-field = Terrain
record-column-touched = A/B touchent
record-column-taker = Prise
record-column-time = ms
record-column-delay = Depuis la syllabe décisive
record-column-case = Décision
record-column-send = Envois
record-column-score = A-B
error-record-file = « { $file } » ne se lit pas comme texte. Indiquez un fichier qui contient le compte rendu d’une partie.
error-record-line = La ligne { $line }, « { $text } », ne se lit pas : { $fault ->
    [first] un compte rendu commence par « { $right } ».
    [header] un en-tête s’écrit « Nom: texte », chaque nom une fois, et une ligne vide les termine.
    [end] la fin manque. La dernière ligne est « check » suivi de 16 chiffres hexadécimaux.
    [game] l’en-tête « Game » est l’un de : { $right }.
    [missing] l’en-tête « { $right } » manque.
    [indented] une ligne en retrait dépend d’une ligne au-dessus.
    [under-move] sous un coup se trouve { $right }.
    [under-reading] sous une lecture se trouvent « morae », « clock », « contacts » et « hand ».
    [no-morae] il faut dessous « morae » avec au moins { $right } durées.
    [morae] « morae » donne début-fin de chaque syllabe en ms, puis « upper » et la durée du verset.
    [stroke] « hand » donne une place, un pointeur et des points temps,x,y.
    [word] une ligne commence par une lecture, « clock », ou une place (A, B, en équipe A1, B1 …) et l’un de : { $right }.
    [bare] rien ne suit ce mot.
    [hand] une main va « up » ou « down ».
    [place] un emplacement s’écrit carte=rangée@x, avec rangée 0, 1 ou 2.
    [one-card] on pose une carte à la fois, carte=rangée@x.
    [field] une place est A ou B, en équipe A1, B1, A2 …
    [letter] une place est une lettre, A pour la première.
    [seats] l’en-tête « Seats » est l’un de : { $right }.
    [turns-under] ici, une ligne en retrait commence par l’un de : { $right }.
    [turns-line] une ligne est comme { $right }.
    [flowers-taking] une carte qui prend s’écrit « moon x geese », et s’il y a choix « moon x geese not 08-plain-1 ».
    [flowers-card] « { $right } » n’est pas une carte. Les cartes s’appellent crane, 01-ribbon, 12-plain-3…
   *[number] « { $right } » n’est pas un nombre entier.
}
error-record-move = La ligne { $line }, « { $text } », ne peut pas être jouée : { $reason }
error-record-fact = La ligne { $line } dit « { $text } », mais la partie donne « { $right } ». Le compte rendu a été modifié.
error-record-header = « { $text } » ne peut être ni un nom ni un en-tête : une seule ligne, des espaces simples, un en-tête avec majuscule.
error-record-names = { $given } noms pour { $seats } places : il en faut un par place.
error-record-begin = Un compte rendu à { $names } noms commence au début de la partie, pas en cours de jeu.
error-record-position = « { $given } » : ce jeu est noté depuis son début, sans position.

### error-kyogi

error-kyogi-phase = Pas maintenant. La partie en est à : { $phase ->
    [bow] premier salut
    [arrange] mise en place
    [memorise] mémorisation
    [bows] saluts avant la partie
    [look] regarder les cartes
    [joka] poème d’ouverture
    [open] verset en cours
    [sending] envoi
    [placing] pose
    [thanks] saluts de fin
    [over] fin
   *[reading] pause du lecteur
}.
error-kyogi-actor = « { $move } » n’est pas un coup pour « { $actor } ».
error-kyogi-away = { $away ->
    [true] Vous avez déjà quitté votre place.
   *[false] Vous êtes déjà à votre place.
}
error-kyogi-bowed = Vous avez déjà salué. On attend le salut de l’adversaire.
error-kyogi-cards = { $a } + { $b } cartes, c’est trop : ce format lit { $most } poèmes, il ne peut y avoir plus de cartes posées.
error-kyogi-class = « { $given } » n’est pas un contact possible ici. Dites l’un de : { $allowed }.
error-kyogi-clock = L’horloge ne peut revenir à { $given } ms : elle est à { $clock } ms.
error-kyogi-contact = { $other } n’a pas fait de faute : un contact de { $side } ne change rien. Enlevez --contact.
error-kyogi-first = « D’abord { $first } » ne compte que si les deux ont touché la carte lue (t ou to).
error-kyogi-game = La maison n’a pas de jeu « { $given } ». Il y a : { $allowed }.
error-kyogi-hai-first = Répondez d’abord hai au déplacement de l’adversaire.
error-kyogi-invariant = Cette partie ne peut continuer : une carte est perdue ou comptée deux fois. Appelez l’arbitre.
error-kyogi-morae = Les temps du poème { $poem } sont incomplets : un début et une fin pour chaque syllabe.
error-kyogi-move-empty = Aucune carte n’est nommée. Dites quelles cartes vont où.
error-kyogi-no-hai = Aucun déplacement n’attend votre hai.
error-kyogi-nothing-due = Vous n’avez rien à envoyer maintenant.
error-kyogi-option-name = Il n’y a pas d’option « { $given } ». Il y a : { $allowed }.
error-kyogi-option-text = « { $given } » n’est pas une option avec valeur. Écrivez option=valeur, séparées par des virgules.
error-kyogi-option-twice = « { $given } » est donné deux fois. Donnez-le une fois.
error-kyogi-option-value = { $option } ne peut pas valoir « { $given } ». Permis : { $kind ->
    [number] un nombre entier de { $least } à { $most }
    [named] { $allowed }, un nombre entier de { $least } à { $most }
   *[choice] { $allowed }
}.
error-kyogi-own-card = La carte { $card } n’est pas à vous de déplacer.
error-kyogi-own-field = Vos cartes vont dans votre propre terrain, { $side }.
error-kyogi-position = Les cartes { $cards } sont posées, mais leurs poèmes ont déjà été lus.
error-kyogi-position-empty = { $a }-{ $b } : chaque terrain demande au moins une carte, de la hauteur prévue par les règles.
error-kyogi-position-unread = « { $given } » n’est pas une liste de poèmes non lus : des numéros séparés par des virgules.
error-kyogi-put-card = La carte { $card } ne vous a pas été envoyée. Posez l’une de : { $cards }.
error-kyogi-put-none = Aucune carte n’attend que vous la posiez.
error-kyogi-read-hand = Main levée de { $seat ->
    [0] A
   *[1] B
} : le lecteur attend.
error-kyogi-read-placing = Le lecteur attend que { $seat ->
    [0] A
   *[1] B
} pose la carte envoyée.
error-kyogi-read-hai = Le lecteur attend le hai de { $seat ->
    [0] A
   *[1] B
}.
error-kyogi-read-deciding = La carte à envoyer par { $seat ->
    [0] A
   *[1] B
} décide de la partie : le lecteur l’attend.
error-kyogi-reading = La lecture { $given } n’est pas à sa place : vient la lecture { $number }, avec le poème et la syllabe décisive prévus.
error-kyogi-ready = Vous l’avez déjà dit. On attend l’adversaire.
error-kyogi-score = { $given } n’est pas un score possible : en cours de partie chacun a une carte, un terrain en tient { $capacity } au plus, et { $most } au plus sont en jeu.
error-kyogi-score-text = « { $given } » n’est pas un score. Écrivez les cartes de A et de B, par exemple 25-25.
error-kyogi-send-card = La carte { $card } n’est pas dans votre terrain : on n’envoie que les siennes.
error-kyogi-send-count = { $given } choisies, { $due } dues : choisissez autant de cartes différentes (moins, c’est renoncer au reste).
error-kyogi-send-settled = Une carte de cet envoi est déjà posée : le choix est fait.
error-state = Ce texte ne contient pas de partie : « { $given } ».
error-kyogi-stroke-seat = Il n’y a que les places 0 à { $last }, pas { $given }.
error-kyogi-swing = Pas encore de geste à vide : dès l’appel, { $seconds } s avant la fin de la mémorisation.
error-kyogi-voids = Lectures annulées pour la place { $seat } : déjà { $most }, le maximum. Celle-ci est jugée.

### board

board-label = Le tatami : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-card = { $side ->
    [mine] À vous
   *[theirs] À l’adversaire
}, { $row ->
    [0] rangée du haut
    [1] rangée du milieu
   *[2] rangée du bas
}, { $block ->
    [left] gauche
   *[right] droite
} { $position } : { $spoken }, { $printed }
board-hinted = { $name }. Kimariji : { $hint }
board-waiting = Carte envoyée, à poser : { $spoken }, { $printed }
board-grabbed = Carte soulevée. { $name }. Les flèches la déplacent, Entrée la pose, Échap la remet en place.
board-moved = { $name }
board-dropped = Carte posée. { $name }
board-cancelled = Carte remise en place. { $name }

### mat
error-mat-field = Un terrain est A ou B ; « { $field } » n’est ni l’un ni l’autre.
error-mat-row = La rangée { $row } n’existe pas. Les rangées vont de 0 (jodan, près du milieu) à { $last } (gedan, près de vous).
error-mat-outside = Une carte est tout entière dans son terrain : son bord gauche est entre 0 et { $last } dixièmes de millimètre, pas à { $x }.
error-mat-row-full = Cette rangée a déjà { $count } cartes et n’a plus de place. Choisissez une autre rangée.
error-mat-overlap = La carte { $card } recouvrirait la carte { $lying }. Les cartes peuvent se toucher, pas se chevaucher.
error-mat-present = La carte { $card } est déjà sur le tapis.
error-mat-absent = La carte { $card } n’est pas sur le tapis.
error-mat-text-rows = « { $text } » a { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}. Ce tapis s’écrit en { $wanted } rangées séparées par « / » ; « - » est une rangée vide.
error-mat-text-entry = « { $text } » est illisible. Une carte s’écrit numéro@x : un numéro de 1 à 100 et son bord gauche en dixièmes de millimètre, par exemple 17@520.
error-mat-text-twice = La carte { $card } est nommée deux fois. Une carte n’est qu’à une seule place.
error-mat-text-height = « { $text } » est illisible. Devant « : » on écrit la hauteur d’une carte, par exemple 76mm, et les rangées et la largeur d’un terrain, par exemple 2x1456mm.
error-mat-text-format = Seuls les tapis à cartes de 52 mm de large, à rangées espacées de 1 cm et à terrains espacés de 3 cm s’écrivent en texte.
error-stroke-empty = Un geste du pointeur { $pointer } n’a aucun point. Il faut au moins celui où la main s’est posée.
error-stroke-times = Les temps d’un geste reculent : { $time } vient après { $last }.
error-stroke-overlap = Le pointeur { $pointer } se pose de nouveau à { $time } sans avoir été levé.
error-layout-full = { $count } cartes ne tiennent pas : un terrain en contient { $most }.
error-teiichi-shape = « { $text } » n’est pas un teiichi (placement habituel). Écrivez trois rangées (jodan/chudan/gedan), chacune avec sa gauche et sa droite séparées par « | ».
error-teiichi-poem = « { $text } » : les poèmes sont numérotés de 1 à 100.
error-teiichi-twice = Le poème { $poem } est nommé deux fois. Chaque poème a une seule place dans un teiichi (placement habituel).
error-teiichi-home = Le poème { $poem } ne peut pas être placé à « { $text } ». Donnez une rangée de 0 (jodan) à 2 (gedan), left (gauche) ou right (droite), et un rang à partir de 0.

### page

page-close = Fermer
page-skip = Aller au contenu
page-light = Clair ou sombre
page-home = À l’entrée
page-lost = Il n’y a rien à cette adresse
page-connecting = À la recherche de la salle…
page-you = Vous
page-term-unknown = Le glossaire n’a pas encore de ligne pour ce mot.
page-class = { $level ->
    [meijin] Meijin
   *[other] Classe { $level }
}
page-level = Force
page-level-meijin-short = Meijin
page-level-E = Classe E : débutants. La main attend une seconde ou plus, et s’égare souvent.
page-level-D = Classe D : premier dan. Connaît les cent cartes.
page-level-C = Classe C : deuxième dan. Peu de cartes passent sans combat.
page-level-B = Classe B : troisième dan. Part sur le son décisif lui-même.
page-level-A = Classe A : quatrième dan et plus. Entend le son avant qu’il soit entier.
page-level-meijin = Qui détient le titre.
page-opponent = Adversaire
page-style-attack = attaque
page-style-defence = défend
page-style-hearing = entend tôt
page-new-match = Choisir la partie
page-every-option = Toutes les autres règles
page-as-competition = Tout comme en compétition
page-changed = modifié
page-format-full = 25 + 25 cartes, toutes lues
page-format-third = 10 + 10 cartes
page-format-quarter = 12 + 12 cartes
page-format-starter = 3 + 3 cartes pour commencer
page-format-short25 = 12 + 12 sur cinquante
page-format-nodead = 25 + 25, aucune morte
page-layout = Disposition de vos cartes
page-layout-standard = Classique
page-layout-attack = Attaque
page-layout-defence = Défense
page-layout-balanced = Équilibrée
page-layout-teiichi = La mienne
page-layout-standard-note = Trois rangées, aux deux bouts : la forme que montrent les livres.
page-layout-attack-note = Les [tomofuda|jumelles] sont séparées et les cartes courtes loin de vous : l’autre côté a plus à défendre.
page-layout-defence-note = Les [tomofuda|jumelles] sont ensemble du côté fort, où un seul balayage garde les deux.
page-layout-balanced-note = Un peu plus de la moitié du côté fort, les cartes longues près de vous.
page-layout-teiichi-note = Votre [teiichi] enregistré, appliqué aux cartes que vous recevez.
page-hints-off = Sans aide
page-hints-kimariji = Kimariji
page-hints-romaji = Rōmaji
page-hints-meaning = Sens
page-hints-off-note = Comme en compétition : vous connaissez les cartes, ou vous les apprenez.
page-hints-kimariji-note = Chaque carte montre les sons qui la décident. Ils diminuent à mesure que l’on lit.
page-hints-romaji-note = Les sons décisifs en lettres latines. Aucun japonais n’est nécessaire.
page-hints-meaning-note = Le rōmaji, et ce que dit le poème quand vous vous arrêtez sur une carte.
page-pace-match = Partie
page-pace-brisk = Vif
page-pace-quick = Rapide
page-pace-note = Le rythme abrège ce qui s’entend entre les lectures, jamais une règle.
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-milliseconds = { $count } ms
page-in-seconds = { $label }, secondes
page-in-milliseconds = { $label }, ms
page-no-books = Les poèmes n’ont pas pu être chargés.
page-again = Réessayer
page-offline = La connexion avec la salle est coupée. Elle reprendra d’elle-même.

### home

home-title = Karuta
home-what = Cent poèmes, deux joueurs, un lecteur. Dès que vous entendez comment un poème commence, prenez la carte où il finit, avant l’autre main. Le [kyogikaruta|karuta de compétition] se joue sur tatami, en silence, et se décide en quelques dixièmes de seconde.
home-reads = Lisez-vous les hiragana ?
home-reads-no = Pas encore
home-reads-yes = Oui
home-reads-poems = Oui, et je connais les poèmes
home-reads-again = Changer l’aide que je reçois
home-continue = Votre partie contre { $name } est encore ouverte. Retourner au tapis
home-karuta = Karuta, tout de suite
home-karuta-line = Une partie sur tatami, arbitrée comme en compétition.
home-sit = S’asseoir
home-first-steps = Premiers pas : 3 + 3 cartes
home-choose = Choisir la partie
home-koikoi-line = Les cartes des fleurs : douze mois, encore un tour, encore un risque.
home-reader = Lire pour ma table
home-reader-line = Un lecteur pour vos propres cartes, au vrai rythme.
home-reader-go = Ouvrir le lecteur
home-print = Imprimer des cartes et des feuilles
home-voices = Vos propres enregistrements
home-more = Autres liens

### settings

settings-title = Réglages
settings-language = Langue
settings-looks = Apparence
settings-sounds = Son
settings-play = Jeu
settings-theme = Lumière
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-text-size = Taille du texte
settings-motion = Mouvement
settings-motion-system = Comme l’appareil
settings-motion-reduced = Calme
settings-motion-full = Entier
settings-neat = Cartes droites
settings-neat-note = Sans le léger biais des cartes posées à la main.
settings-clear-face = Lettres claires sur les cartes
settings-clear-face-note = Le crayon au lieu du pinceau.
settings-face-me = Cartes adverses tournées vers moi
settings-face-me-note = Sur un vrai tapis elles sont à l’envers.
settings-sound = Son
settings-volume = Volume
settings-calibrate = Régler un casque sans fil
settings-calibrate-note = Il sonne en retard ; une minute à battre la mesure rend vos temps justes.
settings-name = Votre nom
settings-hints = Aide
settings-captions = Sous-titres
settings-captions-note = Les mots apparaissent à mesure qu’ils sont chantés. Une telle partie est notée hors classement.
settings-pace = Rythme
settings-breath = Le souffle du lecteur
settings-breath-note = S’entend avant chaque verset. Il annonce le début du verset, comme dans une salle.
settings-left-handed = Main gauche
settings-left-handed-note = Les dispositions sont inversées.
settings-calibrate-how = Mettez le casque avec lequel vous jouez. Vous entendrez quatorze battements réguliers : frappez avec eux, ici ou sur la barre d’espace, à partir du troisième. Suivez ce que vous entendez, non ce que vous voyez.
settings-calibrate-begin = Commencer
settings-calibrate-tap = Frappez avec les battements
settings-calibrate-few = Trop peu de coups correspondent aux battements. Essayez encore une fois.
settings-calibrate-found = Le son vous parvient { $delay } ms en retard ; la moitié de vos coups tombe à { $spread } ms près.
settings-calibrate-wide = Les coups étaient assez dispersés : un second essai en dira plus.
settings-calibrate-keep = Utiliser cette valeur
settings-calibrate-forget = L’oublier
settings-calibrate-none = Rien n’est réglé pour cette sortie : on se fie à ce qu’elle annonce.
settings-calibrate-kept = Réglé pour cette sortie : { $delay } ms.

### match

match-title = Partie contre { $rival }
match-finding = À la recherche de votre tapis…
match-cards = { $count ->
    [one] carte
   *[other] cartes
}
match-taken = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}
match-fouls = { $count ->
    [0] aucune faute
    [one] 1 faute
   *[other] { $count } fautes
}
match-median = souvent { $seconds } s
match-readings = Lecture { $number } sur { $total }
match-you = vous
match-readings-short = { $number } sur { $total }
match-dead-short = { $count ->
    [one] { $count } morte
   *[other] { $count } mortes
}
match-dead-left = { $count ->
    [one] encore { $count } morte :
   *[other] encore { $count } mortes :
}
match-counts = Vous avez { $mine }, l’autre côté { $theirs }.
match-raise-hand = Lever la main
match-lower-hand = Baisser la main
match-pause = Pause
match-go-on = Continuer
match-take-back = Reprendre
match-menu = Plus
match-rules = Règles de cette partie
match-glossary = Glossaire
match-keys = Touches
match-practice = Dans cette partie
match-leaving = Partir
match-to-entrance = À l’entrée ; votre place vous est gardée
match-give-up = Abandonner la partie…
match-resign-sure = L’autre côté gagne alors par forfait, sans compte de cartes.
match-resign = Abandonner, en s’inclinant
match-leave = Partir sans un mot
match-ranked = Cette partie compte.
match-unranked = Entraînement : cette partie est hors classement.
match-skip = Passer
match-waiting = On attend…
match-time-left = Temps restant
match-bow = S’incliner
match-bow-title = Inclinez-vous devant { $rival }
match-bow-why = Le karuta commence et finit par un salut. Puis les cartes sont mêlées face cachée, et chaque côté prend les siennes.
match-bows-title = Saluez { $rival }, puis le lecteur
match-bows-why = La mémorisation est finie. Après les saluts vient la [joka], un poème qui n’est pas des cent ; le premier verset qui compte la suit.
match-thanks-title = Saluez { $rival }, puis le lecteur
match-thanks-why = Qui gagne et qui perd le dit de même.
match-gloss-yoroshiku = Je m’en remets à vous : jouons bien.
match-gloss-onegai = S’il vous plaît.
match-gloss-arigato = Merci pour la partie.
match-ask-bow = Inclinez-vous pour commencer.
match-ask-bows = Inclinez-vous, et la lecture commence.
match-ask-arrange = Posez vos cartes à votre gré : glissez-les, ou servez-vous des flèches.
match-ask-memorise = Apprenez où est chaque carte. Celles d’en face sont à l’envers.
match-ask-swings = Apprenez où est chaque carte. Vous pouvez passer la main sur le tapis sans rien toucher.
match-ask-away = Vous avez quitté le tapis.
match-ask-joka = On lit le poème d’ouverture. Aucune carte ne se prend encore : écoutez le rythme.
match-ask-reading = Le lecteur va reprendre. Écoutez.
match-ask-open = Dès que vous savez la carte, balayez-la.
match-ask-sending = Une carte est à envoyer.
match-ask-placing = Une carte est à placer.
match-ask-thanks = La partie est décidée. Inclinez-vous.
match-ask-over = La partie est finie.
match-ask-paused = Le lecteur vous attend.
match-ask-hai = { $rival } a déplacé une carte. Répondez, et le jeu reprend.
match-ask-moving = Glissez une de vos cartes à sa nouvelle place ; le déplacement est annoncé pour vous.
match-ask-hand-up = Votre main est levée : le lecteur attend.
match-ask-send = { $count ->
    [one] Vous pouvez envoyer une carte ([okurifuda]) : choisissez-la parmi les vôtres.
   *[other] Vous pouvez envoyer { $count } cartes ([okurifuda]) : choisissez-les parmi les vôtres.
}
match-ask-place = { $count ->
    [one] On vous a envoyé une carte. Glissez-la à une place libre de votre terrain, ou touchez une place.
   *[other] On vous a envoyé { $count } cartes. Glissez chacune à une place libre de votre terrain, ou touchez une place.
}
match-wait-send = { $count ->
    [one] { $rival } choisit une carte à vous envoyer.
   *[other] { $rival } choisit { $count } cartes à vous envoyer.
}
match-wait-place = { $rival } cherche une place pour la carte.
match-wait-hai = Vous avez annoncé un déplacement. { $rival } va répondre.
match-wait-hand = { $rival } a la main levée : le lecteur attend.
match-send = Envoyer { $cards }
match-send-none = { $count ->
    [one] Choisissez une carte
   *[other] Choisissez { $count } cartes
}
match-waive = Ne rien envoyer
match-place-for-me = La placer pour moi
match-move-cards = Déplacer une carte
match-move-none = Ne rien déplacer
match-lay-out = Disposer…
match-mirror = Inverser
match-keep-teiichi = Garder comme la mienne
match-teiichi-kept = Gardée comme la vôtre
match-laid-out = Terminé
match-memorised = Commencer
match-go-away = quitter sa place
match-come-back = revenir
match-strip-joka = joka
match-strip-paused = pause
match-strip-hand-you = votre main est levée
match-strip-hand = { $rival } : main levée
match-read = { $card } :
match-after = après { $seconds } s
match-field-of = chez { $name }
match-call = Encore deux minutes. Vous pouvez désormais passer la main sur le tapis sans rien toucher.
match-swings-call = Vous pouvez désormais passer la main sur le tapis sans rien toucher.
match-shortened = Plus courtes désormais : { $cards }
match-news-sent = { $who ->
    [you] Vous envoyez { $cards }.
   *[rival] { $rival } vous envoie { $cards }.
}
match-news-placed = { $who ->
    [you] Vous placez { $card }.
   *[rival] { $rival } place { $card }.
}
match-news-shifted = { $who ->
    [you] Vous déplacez { $cards }.
   *[rival] { $rival } déplace { $cards }.
}
match-news-waived-waived = { $who ->
    [you] Vous n’envoyez rien.
   *[rival] { $rival } n’envoie rien.
}
match-news-waived-lapsed = { $who ->
    [you] Votre droit d’envoyer est échu.
   *[rival] { $rival } a laissé passer le droit d’envoyer.
}
match-news-waived-no_room = Il n’y a plus de place pour une carte : rien n’est envoyé.
match-news-hand-up = { $who ->
    [you] Votre main est levée.
   *[rival] { $rival } lève la main.
}
match-news-hand-down = { $who ->
    [you] Votre main est baissée.
   *[rival] { $rival } baisse la main.
}
match-news-away = { $who ->
    [you] Vous quittez votre place.
   *[rival] { $rival } quitte sa place : shitsurei shimasu.
}
match-news-back = { $who ->
    [you] Vous êtes de retour.
   *[rival] { $rival } est de retour : shitsurei shimashita.
}
match-news-void = Cette lecture ne compte pas. Le poème reviendra.
match-sound-asleep = Le navigateur retient le son jusqu’à ce que vous pressiez quelque chose.
match-wake-sound = Entendre le lecteur
match-space = Espace
match-keys-note = Douze touches balaient chacune un bloc de cartes, comme le ferait une main. Elles valent par leur place sur le clavier, quelles que soient les lettres.
match-key-near-left = vos rangées, à gauche : haute, milieu, basse
match-key-near-right = vos rangées, à droite
match-key-far-left = les rangées d’en face, à gauche : la plus lointaine d’abord
match-key-far-right = les rangées d’en face, à droite
match-key-hand = lever ou baisser la main
match-key-arrows = d’une carte à l’autre
match-key-enter = choisir la carte ; ou le bouton coloré
match-key-hints = aide suivante
match-key-face = tourner les cartes d’en face
match-key-rules = les règles de cette partie

### result

result-title = Résultat
result-won = Vous avez gagné
result-lost = { $rival } a gagné
result-margin = { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
result-walkover = Par forfait : [fusensho]
result-rematch = Encore une fois
result-replay = Revoir
result-record = Télécharger la feuille
result-no-record = La feuille de cette partie n’a pas pu être chargée.
result-reactions = Vos prises, depuis la fin du son décisif
result-no-takes = Aucune carte n’a été prise à la main.
result-own = chez soi
result-far = en face
result-s = s
result-chart-note = Le trait vertical est la fin du son qui a décidé le poème ([kimariji]). Une barre à sa gauche : la main y était avant que le son soit entier.
result-takes-own = Prises chez soi
result-takes-far = Prises en face
result-fouls = Fautes
result-median = Réaction médiane
result-median-own = Médiane chez soi
result-median-far = Médiane en face
result-fastest = La plus rapide

### replay

replay-title = Revoir
replay-open = Ouvrir une feuille enregistrée
replay-unreadable = Ce fichier n’est pas une feuille de partie lisible.
replay-gone = Cette partie n’est plus gardée ici. Si vous en avez la feuille, ouvrez-la.
replay-finding = On cherche la feuille…
replay-none = Ouvrez la feuille d’une partie pour la revoir.
replay-timeline = Lectures
replay-back = Lecture précédente
replay-next = Lecture suivante
replay-play = Jouer
replay-pause = Pause
replay-speed = Vitesse
replay-tick-take-a = prise de { $a }
replay-tick-take-b = prise de { $b }
replay-tick-foul = faute
replay-tick-dead = carte morte
replay-dead = morte
replay-nobody = personne
replay-sent = { $name } envoie { $cards }.
replay-placed = { $name } place { $card }.
replay-shifted = { $name } déplace { $cards }.
replay-waived = { $name } n’envoie rien.
replay-unfinished = Cette partie n’a pas été finie
replay-won = { $count ->
    [0] Victoire par forfait : { $name }
    [one] Victoire d’une carte : { $name }
   *[other] Victoire de { $count } cartes : { $name }
}

### koikoi characters
koikoi-character-momo-name = Momo
koikoi-character-momo-line = Prend tout ce qui brille et s’en va, le cœur léger, au premier yaku.
koikoi-character-haru-name = Haru
koikoi-character-haru-line = Rêve devant les fleurs, laisse passer une carte et ose parfois un tour de plus.
koikoi-character-chihiro-name = Chihiro
koikoi-character-chihiro-line = Compte ce qu’il vous manque encore et s’arrête au bon moment.
koikoi-character-takeru-name = Takeru
koikoi-character-takeru-line = Annonce koi-koi avec le sourire tant qu’il lui reste des cartes en main.
koikoi-character-shizuka-name = Shizuka
koikoi-character-shizuka-line = Retient chaque carte que vous avez laissée et ne se presse jamais.
koikoi-character-akira-name = Akira
koikoi-character-akira-line = Lit votre main dans ce que vous n’avez pas pris et continue quand cela fait le plus mal.

### simulate koikoi
cli-simulate-rounds = Nombre de manches ; chaque donne est jouée deux fois, places échangées
simulate-koikoi-title = { $a } contre { $b } : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, règles { $rules }, graine { $seed }
simulate-koikoi-level = { $level ->
    [random] Au hasard
    [greedy] Glouton
    [easy] Facile
    [normal] Normal
   *[hard] Difficile
}
simulate-koikoi-points = Points par manche (intervalle à 95 %)
simulate-koikoi-won = Manches gagnées
simulate-koikoi-win = Points d’une manche gagnée
simulate-koikoi-asked = Koi-koi annoncé quand le choix se présente
simulate-koikoi-without = Manches sans points
simulate-koikoi-compiling = Le moteur rapide se compile. C’est nécessaire une seule fois et prend une ou deux minutes.
error-koikoi-player = « { $given } » ne joue pas au Koi-Koi ici. Donnez un niveau ({ $levels }) ou un nom ({ $names }).

### koikoi options

koikoi-option-group-match = Partie
koikoi-option-group-deal = Distribution
koikoi-option-group-course = Déroulement d’une manche
koikoi-option-group-doubling = Doublement
koikoi-option-group-yaku = Points de chaque yaku
koikoi-option-group-counting = Ce qui se cumule
koikoi-option-rounds = Manches
koikoi-option-teams = Équipes de deux
koikoi-option-teams-on = Oui : prises et yaku en commun, 5 cartes en main
koikoi-option-teams-off = Non : un contre un, 8 cartes en main
koikoi-option-payment = Le perdant paie les points de la manche
koikoi-option-payment-on = Oui
koikoi-option-payment-off = Non : seul le gagnant marque
koikoi-option-start_points = Points au départ
koikoi-option-target = Points qui mettent fin à la partie
koikoi-option-target-none = Aucun
koikoi-option-ruin = La partie s’arrête quand un camp n’a plus de points
koikoi-option-ruin-on = Oui
koikoi-option-ruin-off = Non
koikoi-option-lead = Avance qui met fin à la partie
koikoi-option-lead-none = Aucune
koikoi-option-tie = Égalité finale
koikoi-option-tie-draw = Partie nulle
koikoi-option-tie-round = Une manche de plus décide
koikoi-option-first_dealer = Premier donneur (oya)
koikoi-option-first_dealer-cards = Chacun tire une carte : le mois le plus tôt dans l’année distribue
koikoi-option-first_dealer-random = Au hasard
koikoi-option-first_dealer-first = La première place
koikoi-option-first_dealer-second = La deuxième place
koikoi-option-next_dealer = Donneur suivant
koikoi-option-next_dealer-winner = Le gagnant de la manche
koikoi-option-next_dealer-loser = Le perdant de la manche
koikoi-option-next_dealer-alternate = À tour de rôle
koikoi-option-deal_by = Les cartes sont distribuées
koikoi-option-deal_by-fours = Quatre par quatre
koikoi-option-deal_by-twos = Deux par deux
koikoi-option-deal_by-ones = Une par une
koikoi-option-deal_by-all = Toutes à la fois
koikoi-option-hand_four = Teshi (quatre cartes d’un mois en main)
koikoi-option-hand_four-owner = Points à cette main
koikoi-option-hand_four-dealer = Points au donneur
koikoi-option-hand_four-redeal = Nouvelle donne
koikoi-option-hand_four-play = On continue
koikoi-option-hand_pairs = Kuttsuki (quatre paires en main)
koikoi-option-hand_pairs-owner = Points à cette main
koikoi-option-hand_pairs-dealer = Points au donneur
koikoi-option-hand_pairs-redeal = Nouvelle donne
koikoi-option-hand_pairs-play = On continue
koikoi-option-table_four = Quatre cartes d’un mois sur la table
koikoi-option-table_four-dealer = Points au donneur
koikoi-option-table_four-redeal = Nouvelle donne
koikoi-option-table_four-play = On continue
koikoi-option-table_pairs = Quatre paires sur la table
koikoi-option-table_pairs-dealer = Points au donneur
koikoi-option-table_pairs-redeal = Nouvelle donne
koikoi-option-table_pairs-play = On continue
koikoi-option-table_three = Trois cartes d’un mois sur la table
koikoi-option-table_three-dealer = Points au donneur
koikoi-option-table_three-redeal = Nouvelle donne
koikoi-option-table_three-play = On continue
koikoi-option-special_points = Points d’une donne spéciale
koikoi-option-koikoi = On peut annoncer koi-koi
koikoi-option-koikoi-unlimited = Autant qu’on veut
koikoi-option-koikoi-once = Une fois par manche et par camp
koikoi-option-koikoi-never = Jamais : le premier yaku clôt la manche
koikoi-option-exhausted = Une manche que personne n’arrête
koikoi-option-exhausted-nothing = Personne ne marque
koikoi-option-exhausted-dealer = Le donneur marque
koikoi-option-exhausted-higher = Les meilleurs yaku comptent
koikoi-option-exhausted_points = Points du donneur dans ce cas
koikoi-option-exhausted_deal = Le donneur après une telle manche
koikoi-option-exhausted_deal-stays = Reste
koikoi-option-exhausted_deal-changes = Change
koikoi-option-three_on_table = Trois cartes d’un mois sur la table : la quatrième prend
koikoi-option-three_on_table-all = Les trois
koikoi-option-three_on_table-one = Une seule, au choix
koikoi-option-double_at = Un total est multiplié à partir de (points)
koikoi-option-double_at-off = Jamais
koikoi-option-double_factor = Un tel total est multiplié par
koikoi-option-opponent_koikoi = Gagner après un koi-koi adverse
koikoi-option-opponent_koikoi-off = Compte simple
koikoi-option-opponent_koikoi-double = Compte double
koikoi-option-opponent_koikoi-per_call = Double à chaque annonce
koikoi-option-doubling = Les deux à la fois
koikoi-option-doubling-multiply = Se multiplient : ×2 et ×2 font ×4
koikoi-option-doubling-add = S’ajoutent : ×2 et ×2 font ×3
koikoi-option-doubling-literal = À la lettre : seul un tel total grandit, ×4 si l’adversaire a annoncé, ×2 si c’est le gagnant
koikoi-option-call_at_threshold = Seules comptent les annonces faites avec un tel total
koikoi-option-call_at_threshold-on = Oui
koikoi-option-call_at_threshold-off = Non : toutes comptent
koikoi-option-own_koikoi = Les koi-koi du gagnant
koikoi-option-own_koikoi-none = N’ajoutent rien
koikoi-option-own_koikoi-one_each = +1 par annonce
koikoi-option-own_koikoi-times = Multiplient : 1 annonce ×2, 2 annonces ×3…
koikoi-option-own_koikoi-late = Multiplient tard : 3 annonces ×2, 4 ×3, 5 et plus ×4
koikoi-option-own_koikoi-climbing = +1 pour chacune des trois premières ; dès la quatrième, total × (annonces − 2)
koikoi-option-goko = Gokō (les cinq lumières)
koikoi-option-goko-off = Sans
koikoi-option-shiko = Shikō (quatre lumières sans l’homme sous la pluie)
koikoi-option-shiko-off = Sans
koikoi-option-ame_shiko = Ame-shikō (quatre lumières avec l’homme sous la pluie)
koikoi-option-ame_shiko-off = Sans
koikoi-option-sanko = Sankō (trois lumières sans l’homme sous la pluie)
koikoi-option-sanko-off = Sans
koikoi-option-hanami = Hanami-zake (rideau et coupe de saké)
koikoi-option-hanami-off = Sans
koikoi-option-tsukimi = Tsukimi-zake (lune et coupe de saké)
koikoi-option-tsukimi-off = Sans
koikoi-option-inoshikacho = Inoshikachō (sanglier, cerf, papillons)
koikoi-option-inoshikacho-off = Sans
koikoi-option-akatan = Akatan (trois rubans à poème)
koikoi-option-akatan-off = Sans
koikoi-option-aotan = Aotan (trois rubans violets)
koikoi-option-aotan-off = Sans
koikoi-option-akatan_aotan = Akatan et aotan réunis
koikoi-option-akatan_aotan-off = Sans
koikoi-option-tane = Tane (cinq animaux)
koikoi-option-tane-off = Sans
koikoi-option-tan = Tan (cinq rubans)
koikoi-option-tan-off = Sans
koikoi-option-kasu = Kasu (dix cartes simples)
koikoi-option-kasu-off = Sans
koikoi-option-tsukifuda = Tsuki-fuda (les quatre cartes du mois de la manche)
koikoi-option-tsukifuda-off = Sans
koikoi-option-viewing = Yaku de contemplation (hanami-zake, tsukimi-zake)
koikoi-option-viewing-on = Comptent
koikoi-option-viewing-off = Ne comptent pas
koikoi-option-viewing-with_other = Seulement avec un autre yaku
koikoi-option-viewing_raised = Chacun d’eux après son propre koi-koi
koikoi-option-viewing_raised-same = Comme avant
koikoi-option-viewing_cancelled = Pluie et brume : un saule pris annule hanami-zake, un paulownia pris tsukimi-zake
koikoi-option-viewing_cancelled-on = Oui
koikoi-option-viewing_cancelled-off = Non
koikoi-option-viewing_in_month = Hanami-zake en mars seulement, tsukimi-zake en août seulement
koikoi-option-viewing_in_month-on = Oui : manches 3 et 8
koikoi-option-viewing_in_month-off = Non : à chaque manche
koikoi-option-further = Cartes en plus d’inoshikachō, akatan, aotan
koikoi-option-further-instead = +1 chacune, sans tane ni tan à côté
koikoi-option-further-beside = Tane ou tan à côté, sans +1
koikoi-option-further-both = +1 chacune, et tane ou tan à côté
koikoi-option-further-none = Ni l’un ni l’autre
koikoi-option-both_ribbons = Les points d’akatan et aotan réunis
koikoi-option-both_ribbons-replaces = Remplacent les deux
koikoi-option-both_ribbons-added = S’ajoutent aux deux
koikoi-option-both_ribbons-sum = Aucun : la simple somme
koikoi-option-cup_plain = La coupe de saké est aussi une carte simple
koikoi-option-cup_plain-on = Oui
koikoi-option-cup_plain-off = Non, un animal seulement
koikoi-preset-nintendo = Nintendo
koikoi-preset-nintendo-line = Le classique : douze manches ; un total de 7 ou plus compte double, de même qu’une victoire après un koi-koi adverse.
koikoi-preset-nintendo-literal = Nintendo, à la lettre
koikoi-preset-nintendo-literal-line = La notice au mot près : seul un total de 7 ou plus grandit, ×2 après votre koi-koi, ×4 après celui de l’adversaire.
koikoi-preset-gamedesign = Gamedesign
koikoi-preset-gamedesign-line = La bourse : 25 points chacun, le perdant paie, et c’est fini dès qu’un camp a tout. Les lumières rapportent plus, sans yaku de contemplation.
koikoi-preset-netdegame = Netdegame
koikoi-preset-netdegame-line = Pour les audacieux : cinq manches, et dès votre troisième koi-koi votre score est multiplié.
koikoi-preset-steam = Steam
koikoi-preset-steam-line = L’ascension : huit manches à partir de 30 points ; les yaku de contemplation rapportent peu avant un koi-koi, et chaque koi-koi ajoute au score.
koikoi-preset-bga-soft = Board Game Arena, douce
koikoi-preset-bga-soft-line = Six manches à partir de 50 points ; vos propres koi-koi multiplient votre gain, et le perdant le paie.
koikoi-preset-bga-hard = Board Game Arena, dure
koikoi-preset-bga-hard-line = Six manches à partir de 50 points avec le doublement de Nintendo : un koi-koi imprudent coûte jusqu’à quatre fois plus.
koikoi-preset-short = Courte
koikoi-preset-short-line = Les règles de Nintendo en trois manches : environ cinq minutes.

### cli rules

cli-rules = Selon quelles règles on peut jouer : préréglages, ce qu’ils changent, toutes les options
cli-rules-all = Toutes les options en vigueur, pas seulement les différences
cli-rules-json = La même chose pour les programmes
rules-one = { $name } : { $text }
rules-differs = { $option } : { $value } (par défaut : { $default })
rules-default = Rien ne diffère des règles par défaut.

### errors table
error-table-take-back = Il n’y a rien à reprendre pour l’instant : une carte se reprend tant que celle de la pioche n’est pas retournée, et à l’entraînement n’importe lequel de vos coups.
error-table-advice-practice = On ne donne de conseils que dans un entraînement contre la maison.
error-table-advice-turn = On ne donne de conseils que lorsque c’est à vous de jouer.
error-table-advice-none = Aucun conseil pour l’instant. Redemandez, ou continuez à jouer.
error-table-record-early = La feuille de partie s’obtient une fois la partie décidée : elle nomme les cartes à venir.

### koikoi record

record-player = { $seat } : { $name }
record-column-round = Manche
record-column-turn = Tour
record-column-seat = Place
record-column-played = Joue
record-column-took = Prend
record-column-drawn = Pioche
record-column-yaku = Yaku
record-column-then = Ensuite
record-end-stop = arrête
record-end-last_card = gagne avec la dernière carte
record-end-exhausted = personne n’a arrêté
record-end-resigned = abandonne
record-end-special = donne spéciale
record-special-hand_four = teshi (quatre cartes d’un mois en main)
record-special-hand_pairs = kuttsuki (quatre paires en main)
record-special-table_four = quatre cartes d’un mois sur la table
record-special-table_pairs = quatre paires sur la table
record-special-table_three = trois cartes d’un mois sur la table
record-special-both_hands = donnes spéciales des deux camps
record-again = nouvelle donne : { $why }
record-drawn = Égalité : partie nulle.
record-points-rounds = Victoire de { $winner } ({ $side }) après la dernière manche, de { $margin }.
record-points-target = Victoire de { $winner } ({ $side }) : les points qui closent la partie sont atteints, écart { $margin }.
record-points-ruin = Victoire de { $winner } ({ $side }) : l’autre camp n’a plus de points, écart { $margin }.
record-points-lead = Victoire de { $winner } ({ $side }) : l’avance met fin à la partie, écart { $margin }.
record-points-resigned = Victoire de { $winner } ({ $side }) : l’autre camp a abandonné.

### cli yaku

cli-yaku = Ce que valent des cartes prises au Koi-Koi, et pourquoi
cli-yaku-rules = Règles du compte : préréglage, options, ou les deux
cli-yaku-round = Numéro de la manche (1 : janvier)
cli-yaku-calls = Koi-koi annoncés dans la manche
cli-yaku-opponent-calls = Koi-koi de l’adversaire dans la manche
cli-yaku-json = La même chose pour les programmes
yaku-one = { $yaku } : { $points }
yaku-further = dont { $further } pour des cartes en plus
yaku-none = Aucun yaku : 0
yaku-sum = Somme des yaku : { $points }
yaku-added = Koi-koi annoncés : +{ $added }
yaku-factor-seven = { $at } ou plus : × { $factor }
yaku-factor-opponent = L’adversaire a annoncé koi-koi : × { $factor }
yaku-factor-both = { $at } ou plus, et l’adversaire a annoncé koi-koi : × { $factor }
yaku-factor-literal = { $at } ou plus après un koi-koi : × { $factor }
yaku-factor-own = Koi-koi annoncés : × { $factor }
yaku-total = Total : { $total }
error-yaku-twice = « { $given } » : { $card } est donnée deux fois. Chaque carte n’existe qu’une fois.
error-yaku-calls = { $option } ne peut pas valoir { $given } : avec koikoi={ $koikoi }, { $most ->
    [0] personne n’annonce koi-koi.
   *[other] un camp annonce koi-koi une fois par manche au plus.
}

### hanafuda

hanafuda-month-1 = Pin (janvier)
hanafuda-month-2 = Prunier (février)
hanafuda-month-3 = Cerisier (mars)
hanafuda-month-4 = Glycine (avril)
hanafuda-month-5 = Iris (mai)
hanafuda-month-6 = Pivoine (juin)
hanafuda-month-7 = Lespédèze (juillet)
hanafuda-month-8 = Herbe des pampas (août)
hanafuda-month-9 = Chrysanthème (septembre)
hanafuda-month-10 = Érable (octobre)
hanafuda-month-11 = Saule (novembre)
hanafuda-month-12 = Paulownia (décembre)
hanafuda-kind-bright = Lumière (hikari)
hanafuda-kind-animal = Animal (tane)
hanafuda-kind-ribbon = Ruban (tan)
hanafuda-kind-plain = Carte simple (kasu)
hanafuda-card-crane = Grue (pin, janvier)
hanafuda-card-01-ribbon = Ruban à poème (pin, janvier)
hanafuda-card-01-plain-1 = Carte simple 1 (pin, janvier)
hanafuda-card-01-plain-2 = Carte simple 2 (pin, janvier)
hanafuda-card-warbler = Rossignol (prunier, février)
hanafuda-card-02-ribbon = Ruban à poème (prunier, février)
hanafuda-card-02-plain-1 = Carte simple 1 (prunier, février)
hanafuda-card-02-plain-2 = Carte simple 2 (prunier, février)
hanafuda-card-curtain = Rideau (cerisier, mars)
hanafuda-card-03-ribbon = Ruban à poème (cerisier, mars)
hanafuda-card-03-plain-1 = Carte simple 1 (cerisier, mars)
hanafuda-card-03-plain-2 = Carte simple 2 (cerisier, mars)
hanafuda-card-cuckoo = Coucou (glycine, avril)
hanafuda-card-04-ribbon = Ruban rouge (glycine, avril)
hanafuda-card-04-plain-1 = Carte simple 1 (glycine, avril)
hanafuda-card-04-plain-2 = Carte simple 2 (glycine, avril)
hanafuda-card-bridge = Pont (iris, mai)
hanafuda-card-05-ribbon = Ruban rouge (iris, mai)
hanafuda-card-05-plain-1 = Carte simple 1 (iris, mai)
hanafuda-card-05-plain-2 = Carte simple 2 (iris, mai)
hanafuda-card-butterflies = Papillons (pivoine, juin)
hanafuda-card-06-ribbon = Ruban violet (pivoine, juin)
hanafuda-card-06-plain-1 = Carte simple 1 (pivoine, juin)
hanafuda-card-06-plain-2 = Carte simple 2 (pivoine, juin)
hanafuda-card-boar = Sanglier (lespédèze, juillet)
hanafuda-card-07-ribbon = Ruban rouge (lespédèze, juillet)
hanafuda-card-07-plain-1 = Carte simple 1 (lespédèze, juillet)
hanafuda-card-07-plain-2 = Carte simple 2 (lespédèze, juillet)
hanafuda-card-moon = Pleine lune (herbe des pampas, août)
hanafuda-card-geese = Oies (herbe des pampas, août)
hanafuda-card-08-plain-1 = Carte simple 1 (herbe des pampas, août)
hanafuda-card-08-plain-2 = Carte simple 2 (herbe des pampas, août)
hanafuda-card-cup = Coupe de saké (chrysanthème, septembre)
hanafuda-card-09-ribbon = Ruban violet (chrysanthème, septembre)
hanafuda-card-09-plain-1 = Carte simple 1 (chrysanthème, septembre)
hanafuda-card-09-plain-2 = Carte simple 2 (chrysanthème, septembre)
hanafuda-card-deer = Cerf (érable, octobre)
hanafuda-card-10-ribbon = Ruban violet (érable, octobre)
hanafuda-card-10-plain-1 = Carte simple 1 (érable, octobre)
hanafuda-card-10-plain-2 = Carte simple 2 (érable, octobre)
hanafuda-card-rain-man = Homme sous la pluie (saule, novembre)
hanafuda-card-swallow = Hirondelle (saule, novembre)
hanafuda-card-11-ribbon = Ruban rouge (saule, novembre)
hanafuda-card-11-plain-1 = Éclair (saule, novembre)
hanafuda-card-phoenix = Phénix (paulownia, décembre)
hanafuda-card-12-plain-1 = Carte simple 1 (paulownia, décembre)
hanafuda-card-12-plain-2 = Carte simple 2 (paulownia, décembre)
hanafuda-card-12-plain-3 = Carte simple 3 (paulownia, décembre)
error-hanafuda-card = « { $given } » ne désigne aucune carte. Les cartes s’appellent par exemple crane, 01-ribbon ou 11-plain-1.
error-hanafuda-nearest = « { $given } » ne désigne aucune carte. La plus proche : { $nearest }.
error-hanafuda-several = « { $given } » désigne plusieurs cartes. Dites laquelle : { $cards }.

### errors koikoi

error-koikoi-seats = { $given } joueurs : avec ces règles, il en faut { $seats }.
error-koikoi-preset = Il n’y a pas de préréglage « { $given } ». Il y a : { $allowed }.
error-koikoi-yaku-off = Tous les yaku (combinaisons) sont à zéro : personne ne pourrait gagner une manche. Donnez des points à l’un d’eux, par exemple kasu=1.
error-koikoi-target = Une partie qui commence à { $start } points ne peut pas finir à { $target } : elle serait finie avant de commencer. Choisissez un but à partir de { $least }, ou aucun.
error-koikoi-ruin = Avec payment={ $payment } et { $start } points au départ, personne ne peut être ruiné. Choisissez payment=on et des points au départ, ou ruin=off.
error-koikoi-once = Avec un seul koi-koi par manche (koikoi=once), own_koikoi=late ne compte jamais : il commence au troisième. Choisissez koikoi=unlimited, ou un autre own_koikoi.
error-koikoi-never = Sans koi-koi (koikoi=never), { $option }={ $value } n’a rien à compter. Choisissez { $option }={ $right }, ou permettez le koi-koi.
error-koikoi-threshold = { $given } dépend du nombre de points à partir duquel un total est doublé, et double_at est à off. Choisissez par exemple double_at=7.
error-koikoi-literal = La lecture littérale a ses propres facteurs, ×2 et ×4 ; elle ne va pas avec double_factor={ $factor } et opponent_koikoi={ $opponent }. Choisissez double_factor=2 et opponent_koikoi=double, ou doubling=multiply.

### koikoi start

home-koikoi-now = Koi-Koi, tout de suite
home-koikoi-go = Distribuer les cartes
home-koikoi-choose = Adversaire, durée et règles
home-cards = Les cartes à fleurs
koikoi-start-title = Koi-Koi : votre table
koikoi-start-table = À la table
koikoi-start-table-two = Un contre un
koikoi-start-table-four = Deux contre deux
koikoi-start-table-note = Les partenaires sont face à face et mettent en commun prises et yaku : cinq cartes en main.
koikoi-start-company = Qui joue avec vous
koikoi-start-partner = Votre partenaire
koikoi-start-next = Joue après vous
koikoi-start-last = Joue avant vous
koikoi-start-length = Durée
koikoi-start-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
koikoi-start-rules = Selon quelles règles
koikoi-start-differs = { $count ->
    [one] Ce qui diffère des règles de Nintendo : un point
   *[other] Ce qui diffère des règles de Nintendo : { $count } points
}
koikoi-start-same = Les règles de Nintendo, rien d’autre.
koikoi-start-else = Nintendo : { $value }
koikoi-start-option = « { $option } : { $value } »
koikoi-start-as-preset = Tout comme dans « { $preset } »

### koikoi table

koikoi-title = Koi-Koi avec { $name }
koikoi-finding = Recherche de votre table…
koikoi-hand = Votre main
koikoi-table = La table
koikoi-side-of = { $name }
koikoi-piles = Prises : { $name }
koikoi-stock = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
koikoi-drawn = Retournée de la pioche : { $card }
koikoi-holds = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
koikoi-tray = { $kind } : { $count }. { $cards }
koikoi-none-yet = Aucune pour l’instant
koikoi-kind-bright = Lumière
koikoi-kind-animal = Animal
koikoi-kind-ribbon = Ruban
koikoi-kind-plain = Simple
koikoi-turn = à jouer
koikoi-dealer = donneur
koikoi-dealer-note = Oya : distribue cette manche et joue en premier
koikoi-calls = Koi-koi { $count ->
    [one] {""}
   *[other] ×{ $count }
}
koikoi-level-easy = facile
koikoi-level-normal = normal
koikoi-level-hard = difficile
koikoi-card-takes = { $card }. Prend { $taken }
koikoi-card-lies = { $card }. Rien à prendre : reste sur la table
koikoi-card-choose = Prendre { $card }
koikoi-card-matches = { $card }. S’accorde avec votre carte
koikoi-ask-play = Jouez une carte.
koikoi-ask-again = { $card } : touchez encore pour jouer, ou la carte assortie.
koikoi-ask-which = Deux cartes s’accordent. Laquelle prenez-vous ?
koikoi-ask-pick = Vous retournez { $card }. Que prend-elle ?
koikoi-ask-decide = Un yaku ! Arrêter, ou koi-koi ?
koikoi-ask-draw = La carte de la pioche va être retournée.
koikoi-ask-other = { $name } réfléchit.
koikoi-ask-other-decides = { $name } décide : arrêter, ou koi-koi ?
koikoi-ask-wait = Un instant.
koikoi-ask-deal = Quand vous voudrez.
koikoi-ask-over = La partie est finie.
koikoi-put-back = La reposer
koikoi-take-back = Reprendre
koikoi-advice = Conseil
koikoi-advice-title = Ce que valent vos coups
koikoi-advice-note = Points de la manche en moyenne, et la marge d’erreur.
koikoi-move-takes = { $card } prend { $taken }
koikoi-worth = { $points } en moyenne
koikoi-draw-title = Le mois le plus tôt dans l’année distribue
koikoi-special-hand_four = Teshi : quatre cartes d’un même mois en main
koikoi-special-hand_pairs = Kuttsuki : quatre paires en main
koikoi-special-table_four = Quatre cartes d’un même mois sur la table
koikoi-special-table_pairs = Quatre paires sur la table
koikoi-special-table_three = Trois cartes d’un même mois sur la table
koikoi-special-both_hands = Mains spéciales des deux côtés
koikoi-special-hand_four-note = Elle marque aussitôt : la manche s’achève sans qu’une carte soit jouée.
koikoi-special-hand_pairs-note = Elle marque aussitôt : la manche s’achève sans qu’une carte soit jouée.
koikoi-special-table_four-note = Selon ces règles, le donneur marque et la manche est finie.
koikoi-special-table_pairs-note = Selon ces règles, le donneur marque et la manche est finie.
koikoi-special-table_three-note = Selon ces règles, le donneur marque et la manche est finie.
koikoi-special-both_hands-note = Elles s’annulent.
koikoi-moment-made = { $who ->
    [you] Vous réalisez
   *[other] { $name } réalise
}
koikoi-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
koikoi-stop = Arrêter
koikoi-koikoi = Koi-koi
koikoi-stop-sub = Prendre { $count ->
    [one] { $count } point
   *[other] { $count } points
}
koikoi-koikoi-sub = Continuer pour plus
koikoi-decide-title = Arrêter, ou koi-koi ?
koikoi-decide-look = Voir la table
koikoi-decide-hopes = À portée
koikoi-decide-no-hopes = Aucune autre combinaison n’est proche ; des cartes isolées peuvent encore s’ajouter.
koikoi-missing = { $count ->
    [one] il manque une carte
   *[other] il manque { $count } cartes
}
koikoi-decide-stakes = L’enjeu
koikoi-decide-left = Restent { $hand } cartes en main, { $stock } dans la pioche
koikoi-decide-other = { $name } : { $points ->
    [0] encore aucun yaku
   *[other] yaku valant { $points }
}
koikoi-decide-threats = { $name } : il manque une carte pour { $yaku }
koikoi-decide-doubles = Après votre koi-koi, une victoire adverse ({ $name }) compte davantage
koikoi-decide-raised = Vos yaku vaudraient { $points } après un koi-koi adverse ({ $name })
koikoi-step-yaku = Somme des yaku
koikoi-step-added = Pour le koi-koi annoncé
koikoi-step-seven = { $least } points ou plus
koikoi-step-opponent = L’autre camp avait annoncé koi-koi
koikoi-step-both = { $least } ou plus, et l’autre camp avait annoncé
koikoi-step-literal = { $least } ou plus après un koi-koi
koikoi-step-own = Koi-koi annoncé
koikoi-step-total = Compte
koikoi-further = dont { $count } pour des cartes en plus
koikoi-score-by-round = Score par manche
koikoi-round-short = Manche
koikoi-how = Comment
koikoi-round = Manche { $round } sur { $of }
koikoi-dealt-by = { $who ->
    [you] Vous distribuez
   *[other] { $name } distribue
}
koikoi-why-exhausted = Personne n’a arrêté : aucun point
koikoi-why-resigned = abandon
koikoi-opening = Avant la première manche
koikoi-opening-rounds = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
koikoi-opponent = adversaire
koikoi-partner = partenaire
koikoi-rules = Règles de cette partie
koikoi-rules-differ = { $count ->
    [one] Une règle diffère de celles de Nintendo
   *[other] { $count } règles diffèrent de celles de Nintendo
}
koikoi-rules-nintendo = Règles de Nintendo, sans changement
koikoi-begin = Distribuer
koikoi-round-over = La manche est finie
koikoi-round-won = { $who ->
    [you] À vous :
   *[other] { $name } :
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-left = Restées en main
koikoi-next-dealer = { $who ->
    [you] Vous distribuez ensuite et jouez
   *[other] { $name } distribue ensuite et joue
} en premier.
koikoi-next-round = Manche suivante
koikoi-match-over = La partie est finie
koikoi-match-won = Vous gagnez la partie
koikoi-match-lost = La partie revient à { $name }
koikoi-match-draw = Partie nulle
koikoi-margin = { $count ->
    [one] { $count } point d’avance
   *[other] { $count } points d’avance
}
koikoi-last-round = La dernière manche
koikoi-rematch = Encore une fois
koikoi-replay = Revoir la partie
koikoi-record = Enregistrer la partie
koikoi-yaku-title = Yaku (combinaisons)
koikoi-brights = Lumières
koikoi-price = { $points }{ $more ->
    [yes] +
   *[other] {""}
}
koikoi-dead = n’est plus possible
koikoi-has-of = { $have } sur { $of }
koikoi-watch = Attention
koikoi-watch-table = { $name } : il ne manque que { $card } pour { $yaku } ({ $points }), et cette carte est sur la table.
koikoi-watch-one = { $name } : il ne manque que { $card } pour { $yaku } ({ $points }).
koikoi-watch-any = { $name } : il manque une carte pour { $yaku } ({ $points }){ $near ->
    [0] .
   *[other] , et il y en a sur la table.
}
koikoi-log = Ce qui s’est passé
koikoi-at-the-table = À la table
koikoi-marks = Mois et famille sur les cartes
koikoi-marks-note = Numéro du mois et signe de la famille dans les coins : 光 lumière, 種 animal, 短 ruban, カ simple.
koikoi-one-tap = Un seul toucher joue la carte
koikoi-one-tap-note = Sinon, le premier toucher la soulève et montre ce qu’elle prend.
koikoi-pace-note = La vitesse des autres joueurs et des cartes.
koikoi-mute = Silence
koikoi-resign-sure = Abandonner : l’autre camp gagne et la partie est conservée. Quitter : la partie n’est pas conservée.
koikoi-key-number = Une carte de votre main ; pendant un choix, la carte de ce numéro
koikoi-key-arrows = De carte en carte, vers la table et vers la main
koikoi-key-enter = Jouer ou prendre la carte
koikoi-key-escape = Reposer la carte levée
koikoi-key-decide = Arrêter, koi-koi
koikoi-key-back = Reprendre un coup
koikoi-key-advice = Demander conseil
koikoi-key-marks = Mois et famille sur les cartes
koikoi-key-yaku = Score et yaku
koikoi-key-log = Ce qui s’est passé
koikoi-key-rules = Règles de cette partie
koikoi-said-draws = { $name } : { $card }.
koikoi-said-dealer = { $who ->
    [you] Vous distribuez et jouez en premier.
   *[other] { $name } distribue et joue en premier.
}
koikoi-said-special-hand_four = { $who ->
    [you] Vous tenez
   *[other] { $name } tient
} quatre cartes d’un même mois : teshi. { $cards }
koikoi-said-special-hand_pairs = { $who ->
    [you] Vous tenez
   *[other] { $name } tient
} quatre paires : kuttsuki. { $cards }
koikoi-said-special-table_four = Les quatre cartes d’un même mois sont sur la table. { $cards }
koikoi-said-special-table_pairs = Quatre paires sont sur la table. { $cards }
koikoi-said-special-table_three = Trois cartes d’un même mois sont sur la table. { $cards }
koikoi-said-special-both_hands = Les deux camps ont une main spéciale ; elles s’annulent. { $cards }
koikoi-said-redealt = On redistribue.
koikoi-said-dealt = Manche { $round }. Sur la table : { $cards }.
koikoi-said-play-takes = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} { $card } et { $who ->
    [you] prenez
   *[other] prend
} { $taken }.
koikoi-said-play-lies = { $who ->
    [you] Vous posez
   *[other] { $name } pose
} { $card } sur la table.
koikoi-said-draw-takes = De la pioche, { $card } : { $who ->
    [you] vous prenez
   *[other] { $name } prend
} { $taken }.
koikoi-said-draw-lies = De la pioche, { $card } : elle reste sur la table.
koikoi-said-draw-choice = De la pioche, { $card } : { $who ->
    [you] vous choisissez
   *[other] { $name } choisit
} entre { $taken }.
koikoi-said-pick-takes = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} { $taken }.
koikoi-said-pick-lies = { $card } reste sur la table.
koikoi-said-made = { $who ->
    [you] Vous réalisez
   *[other] { $name } réalise
} { $yaku } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
koikoi-said-called = { $who ->
    [you] Vous annoncez
   *[other] { $name } annonce
} koi-koi : la manche continue.
koikoi-said-stop = { $who ->
    [you] Vous arrêtez et marquez
   *[other] { $name } arrête et marque
}.
koikoi-said-stops = { $who ->
    [you] Vous terminez
   *[other] { $name } termine
} la manche : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koikoi-said-scores = { $who ->
    [you] Vous marquez
   *[other] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koikoi-said-exhausted = Les mains sont vides et personne n’a arrêté : aucun point.
koikoi-said-exhausted-scores = Les mains sont vides et personne n’a arrêté. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
koikoi-said-resigned = { $who ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
}
koikoi-said-match-won = Vous gagnez la partie de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
koikoi-said-match-lost = La partie revient à { $name }, de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
koikoi-said-match-draw = La partie est nulle.
koikoi-called-raises = { $who ->
    [you] Votre victoire compte désormais ×{ $times }.
   *[other] Une victoire adverse ({ $name }) compte désormais ×{ $times }.
}
koikoi-raised-note = Une victoire compte ×{ $times } : l’autre camp a annoncé koi-koi
koikoi-last-card-note = C’était la dernière carte en main : plus de koi-koi possible, la manche s’arrête d’elle-même.
koikoi-round-extra = Manche décisive
koikoi-tie-note = Égalité après la dernière manche : une de plus décide.
koikoi-over-target = Fin anticipée : { $points } points sont atteints.
koikoi-over-ruin = Fin anticipée : un camp n’a plus de points.
koikoi-over-lead = Fin anticipée : une avance de { $points } ou plus.
koikoi-shares = partage avec { $name }

### koikoi lessons

koikoi-learn-title = Comment jouer
koikoi-learn-new = Première fois ? Comment jouer
koikoi-learn-done = Compris
koikoi-learn-cards = Les 48 cartes
koikoi-learn-match = Assortir les mois
koikoi-learn-match-line = Jouez une carte de votre main : elle prend une carte du même mois, donc de la même fleur. Rien de ce mois ? Elle reste sur la table.
koikoi-learn-turn = Puis la pioche en retourne une
koikoi-learn-turn-line = La première carte de la pioche est retournée et prend de la même façon. Puis c’est à l’autre camp.
koikoi-learn-yaku = Former des combinaisons : les yaku
koikoi-learn-yaku-line = Seuls les yaku rapportent. Voici ce qu’ils valent selon les règles choisies :
koikoi-learn-decide = Un yaku ? Arrêter, ou koi-koi
koikoi-learn-decide-line = Qui vient de former un yaku décide :
koikoi-learn-stop = Vous prenez vos points et la manche s’achève.
koikoi-learn-koikoi = Vous continuez pour plus. Mais si l’autre camp arrête avant vous, vous n’avez rien, et sa victoire peut compter double.
koikoi-lessons = Conseils pendant la première partie
koikoi-lessons-note = Aux premiers tours, une ligne dit ce qu’il y a à voir.
koikoi-lessons-off = Plus de conseils
koikoi-lesson-match = Les cartes d’un même mois vont ensemble. Choisissez-en une : ce qu’elle prend se soulève.
koikoi-lesson-lifted = { $count ->
    [1] Même mois : elle prend la carte soulevée.
    [3] Même mois : elle prend les trois.
   *[other] Même mois : elle prend l’une des cartes soulevées.
}
koikoi-lesson-lies = Rien de ce mois sur la table : cette carte y resterait.
koikoi-lesson-stock = Après votre carte, la pioche en retourne une, qui prend de la même façon.
koikoi-lesson-yaku = Formez des yaku : la feuille des scores montre ce que vous avez et ce qui manque.
koikoi-lesson-decide = Arrêter : les points sont à vous. Koi-koi : on continue, mais si { $name } arrête avant vous, vous n’avez rien.
koikoi-key-hurry = Poser aussitôt les cartes en mouvement

### koikoi yaku

koikoi-yaku-goko = Gokō
koikoi-yaku-goko-gloss = les cinq lumières
koikoi-yaku-shiko = Shikō
koikoi-yaku-shiko-gloss = quatre lumières sans l’homme sous la pluie
koikoi-yaku-ame-shiko = Ame-shikō
koikoi-yaku-ame-shiko-gloss = quatre lumières avec l’homme sous la pluie
koikoi-yaku-sanko = Sankō
koikoi-yaku-sanko-gloss = trois lumières sans l’homme sous la pluie
koikoi-yaku-hanami-zake = Hanami-zake
koikoi-yaku-hanami-zake-gloss = saké sous les cerisiers
koikoi-yaku-tsukimi-zake = Tsukimi-zake
koikoi-yaku-tsukimi-zake-gloss = saké sous la lune
koikoi-yaku-inoshikacho = Inoshikachō
koikoi-yaku-inoshikacho-gloss = sanglier, cerf, papillons
koikoi-yaku-akatan = Akatan
koikoi-yaku-akatan-gloss = les trois rubans à poème
koikoi-yaku-aotan = Aotan
koikoi-yaku-aotan-gloss = les trois rubans violets
koikoi-yaku-akatan-aotan = Akatan et aotan
koikoi-yaku-akatan-aotan-gloss = les deux séries de rubans
koikoi-yaku-tane = Tane
koikoi-yaku-tane-gloss = cinq animaux
koikoi-yaku-tan = Tan
koikoi-yaku-tan-gloss = cinq rubans
koikoi-yaku-kasu = Kasu
koikoi-yaku-kasu-gloss = dix simples
koikoi-yaku-tsuki-fuda = Tsuki-fuda
koikoi-yaku-tsuki-fuda-gloss = les quatre du mois de la manche

### koikoi replay

koikoi-replay-deal = Manche { $round } : la donne
koikoi-replay-moment = Manche { $round }, tour { $turn } : { $name }
koikoi-replay-hand = Main de { $name }
koikoi-replay-stock = De la pioche
koikoi-replay-yaku = yaku : { $points }
koikoi-replay-mark-played = { $card }, jouée
koikoi-replay-mark-taken = { $card }, prise par la carte jouée
koikoi-replay-mark-drawn = { $card }, retournée de la pioche
koikoi-replay-mark-drawn-taken = { $card }, prise par la carte de la pioche
koikoi-replay-mark-could = { $card }, aurait pu être prise
koikoi-replay-else = Ce qui aurait pu se faire
koikoi-replay-no-choice = Il n’y avait pas de choix.
koikoi-replay-lies = { $card } reste sur la table
koikoi-replay-turns = Décisions de la manche { $round }
koikoi-replay-timeline = Décisions
koikoi-replay-back = Décision précédente
koikoi-replay-next = Décision suivante
koikoi-replay-round-back = Manche précédente
koikoi-replay-round-next = Manche suivante
koikoi-replay-tick-deal = donne
koikoi-replay-tick-yaku = yaku formé
koikoi-replay-tick-koikoi = koi-koi
koikoi-replay-tick-end = fin d’une manche
koikoi-replay-won = { $count ->
    [0] Victoire : { $name }
    [one] Victoire d’un point : { $name }
   *[other] Victoire de { $count } points : { $name }
}

### cards page

cards-title = Les cartes à fleurs
cards-lede = Hanafuda : quarante-huit cartes sans un seul chiffre. Douze mois, chacun avec sa plante, et quatre cartes par mois. Apprenez les plantes, et vous savez jouer.
cards-play = Jouer au Koi-Koi
cards-history = D’où elles viennent
cards-history-arrival = Des marins portugais apportent les cartes à jouer au Japon au XVIe siècle ; le mot karuta est leur carta.
cards-history-bans = Comme on jouait de l’argent, les jeux furent interdits l’un après l’autre, et chaque fois un nouveau prit la place de l’ancien. De ces interdictions sont nées les cartes à fleurs : ni couleurs ni chiffres, seulement les saisons, telles que poètes et peintres les nommaient depuis toujours.
cards-history-nintendo = En 1889, Nintendo est fondée à Kyoto pour les fabriquer ; elle les fabrique toujours.
cards-history-games = Hana-awase, « assortir les fleurs », que certains livres appellent simplement hanafuda, compte les points des cartes prises, 264 en tout. Le Koi-Koi compte les yaku, les combinaisons ci-dessous, et demande après chacun : s’arrêter ou continuer ?
cards-kinds = Quatre familles
cards-kind-bright = Les cinq grandes images. Trois font le premier yaku ; l’homme sous la pluie de novembre le gâche.
cards-kind-animal = Oiseaux, bêtes et objets. La coupe de saké de septembre compte aussi comme carte simple.
cards-kind-ribbon = Trois portent un poème (janvier à mars), trois sont violets, quatre rouges et sans texte.
cards-kind-plain = Les plantes seules. Novembre n’en a qu’une, avec la foudre ; décembre en a trois.
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $points ->
    [one] un point
   *[other] { $points } points
}
cards-months = Les douze mois
cards-points = { $points ->
    [one] un point
   *[other] { $points } points
}
cards-yaku = Les yaku du Koi-Koi
cards-yaku-lede = Points selon les règles de Nintendo ; une maison peut en choisir d’autres. Parmi les yaku de lumières, seul le meilleur compte ; tout le reste s’additionne.
cards-further = +1 par carte en plus
cards-any = { $count } d’entre elles, n’importe lesquelles

### cli misuse

error-usage-option = Il n’y a pas d’option « { $given } » ici. Il y a : { $allowed }.
error-usage-command = Il n’y a pas de commande « { $given } ». Il y a : { $allowed }.
error-usage-missing = Il manque { $name }.
error-usage-missing-choice = Il manque { $name }. Permis : { $allowed }.
error-usage-choice = { $name } ne peut pas valoir « { $given } ». Permis : { $allowed }.
error-usage-number = { $name } ne peut pas valoir « { $given } ». Permis : un nombre entier de { $least } à { $most }.
error-usage-value = { $name } demande une valeur.
error-usage-extra = « { $given } » est de trop ici.
error-usage-help = Aide : { $command } --help

### errors cards

error-seats = Ce jeu ne se joue pas à { $given } : il faut { $allowed } joueurs.
error-cards-phase = Pas maintenant. La manche en est à : { $phase ->
    [play] une carte de la main
    [draw] la carte de la pioche
    [pick] le choix de ce que prend la carte retournée
    [decide] arrêt ou koi-koi (continuer)
   *[deal] la donne
}.
error-cards-over = La partie est finie.
error-cards-turn = Ce n’est pas votre tour.
error-cards-actor = « { $move } » n’est pas un coup pour « { $actor } ».
error-cards-hand = { $card } n’est pas dans votre main. Jouez l’une de celles-ci : { $cards }.
error-cards-take = { $card } prend l’une de ces cartes : { $cards }. Dites laquelle.
error-cards-take-none = { $card } ne laisse aucun choix : ne nommez pas { $take }.
error-cards-invariant = Cette partie ne peut pas continuer : une carte a été perdue ou comptée deux fois.

### family games

game-kyogi-title = Kyōgi karuta
game-kyogi-line = Le duel sur tatami : on entend comment un poème commence, on prend la carte qui porte sa fin.
game-kyogi-who = 2 joueurs
game-kyogi-time = 10 à 90 minutes
game-kyogi-goal = Être le premier à ne plus avoir de carte sur son terrain. Chacun commence avec 25 des cent [torifuda], en trois rangées.
game-kyogi-play = Mémorisez la place des cartes. Puis le lecteur récite un poème, et sa carte porte le second verset. La moitié des cent cartes n’est pas sur le tatami, et leurs poèmes sont lus aussi.
game-kyogi-take = Touchez la carte, ou poussez-la hors de son terrain, avant l’autre main. Pour une carte du terrain adverse, vous envoyez aussi une des vôtres ([okurifuda]).
game-kyogi-foul = Toucher une carte d’un terrain où la carte lue ne se trouve pas est un [otetsuki] : l’adversaire vous envoie une carte.
game-kyogi-end = Qui vide son terrain le premier gagne, d’autant de cartes qu’il en reste à l’autre.
game-kyogi-tip = Guettez le [kimariji], le plus court début qu’aucun autre poème non lu ne partage. Il raccourcit au fil des lectures.
game-koikoi-title = Koi-Koi
game-koikoi-line = Les cartes à fleurs : former un yaku, puis s’arrêter, ou oser encore un tour.
game-koikoi-who = 2 joueurs, ou 4 par équipes de deux
game-koikoi-time = 10 à 30 minutes
game-koikoi-goal = Marquer le plus de points sur l’ensemble des manches avec des [yaku], les combinaisons de cartes capturées.
game-koikoi-play = Huit cartes dans chaque main, huit sur la table. Jouez une carte de votre main, puis retournez la première de la pioche.
game-koikoi-take = Chacune des deux capture sur la table une carte de son mois. S’il n’y en a pas, elle y reste elle-même. S’il y en a trois, elle les prend toutes.
game-koikoi-foul = Avec un nouveau yaku, on s’arrête et on le compte, ou on annonce koi-koi et on continue. Si l’autre camp complète alors un yaku, les vôtres ne valent rien.
game-koikoi-end = La manche finit quand quelqu’un s’arrête, ou avec la dernière carte des mains. Après la dernière manche, qui a le plus de points gagne.
game-koikoi-tip = Avant d’annoncer, regardez ce qui manque à l’autre camp et combien de cartes il reste.
game-chirashi-title = Chirashidori
game-chirashi-line = Cent cartes éparpillées : la première main sur la bonne la garde.
game-chirashi-who = 1 à 10 joueurs
game-chirashi-time = 20 à 40 minutes
game-chirashi-goal = Prendre plus de cartes que tous les autres. Seul, on joue contre la montre et contre ses propres fautes.
game-chirashi-play = Toutes les [torifuda] sont face visible, n’importe où et dans tous les sens ; il n’y a pas de camps. Le lecteur lit le poème entier, et son second verset de nouveau tant que la carte n’est pas prise.
game-chirashi-take = Dès le premier son : touchez la carte du second verset, elle est à vous. Si plusieurs mains arrivent ensemble, la plus basse sur la carte l’emporte.
game-chirashi-foul = Toucher une autre carte. On convient d’avance du prix : rien, une carte rendue au centre pour le preneur suivant, ou une lecture passée.
game-chirashi-end = Quand tous les poèmes sont lus, qui en a le plus gagne.
game-chirashi-tip = Pendant les pauses du lecteur, repérez les cartes dont vous connaissez le début : l’oreille n’aura plus qu’à désigner.
game-sakasama-title = Sakasama karuta
game-sakasama-line = Le chirashidori à l’envers : on étale les cartes du lecteur, et il lit les seconds versets.
game-sakasama-who = 1 à 10 joueurs
game-sakasama-time = 20 à 40 minutes
game-sakasama-goal = Prendre plus de cartes que tous les autres. Seul, on joue contre la montre et contre ses propres fautes.
game-sakasama-play = Les cent [yomifuda], avec le poème entier et le poète, sont éparpillées face visible. On ne lit que les seconds versets : cherchez le poème qui finit ainsi.
game-sakasama-take = Touchez le premier la carte de ce poème, elle est à vous. Si plusieurs mains arrivent ensemble, la plus basse sur la carte l’emporte.
game-sakasama-foul = Toucher une autre carte. On convient d’avance du prix : rien, une carte rendue au centre pour le preneur suivant, ou une lecture passée.
game-sakasama-end = Quand tous les poèmes sont lus, qui en a le plus gagne.
game-sakasama-tip = Ici, c’est le début du second verset qui décide. Qui n’a appris que les premiers doit penser à partir de la fin.
game-genpei-title = Genpei gassen
game-genpei-line = Les Genji contre les Heike : deux camps, cinquante cartes chacun, et toute main prend partout.
game-genpei-who = 2 à 10 joueurs, en deux camps
game-genpei-time = 30 à 60 minutes
game-genpei-goal = Votre camp gagne s’il est le premier à ne plus avoir de carte sur son terrain. Chaque camp commence avec cinquante, tournées vers lui.
game-genpei-play = Le lecteur lit un poème après l’autre. Les cent cartes sont sur le tatami : chaque poème a la sienne. Entre deux lectures, on peut déplacer les cartes de son camp.
game-genpei-take = Tous prennent sur les deux terrains. Une carte du vôtre s’en va ; pour une carte d’en face, votre camp en envoie aussi une des siennes ([okurifuda]).
game-genpei-foul = Un mauvais contact est un [otetsuki] : votre camp reçoit une carte, une par terrain et par lecture, quel que soit le nombre de mains.
game-genpei-end = Le camp qui vide son terrain le premier gagne, d’autant de cartes qu’il en reste à l’autre.
game-genpei-tip = Partagez-vous le tatami : chacun garde un coin de son terrain, et l’un de vous vise loin.
game-relay-title = Karuta en relais
game-relay-line = Le genpei avec un seul joueur par camp au tatami ; les autres attendent leur tour.
game-relay-who = 4 à 10 joueurs, en deux camps
game-relay-time = 30 à 60 minutes
game-relay-goal = Votre camp gagne s’il est le premier à ne plus avoir de carte sur son terrain. Chaque camp commence avec cinquante cartes.
game-relay-play = Un seul joueur par camp est au tatami. On change quand l’autre camp prend une carte de votre terrain ; ou, si on en convient, toutes les dix ou vingt lectures.
game-relay-take = Qui est au tatami prend sur les deux terrains. Pour une carte d’en face, votre camp en envoie aussi une des siennes ([okurifuda]).
game-relay-foul = Un mauvais contact est un [otetsuki] : votre camp reçoit une carte de l’autre.
game-relay-end = Le camp qui vide son terrain le premier gagne, d’autant de cartes qu’il en reste à l’autre.
game-relay-tip = En attendant, retenez la place des cartes : elles auront bougé quand viendra votre tour.
game-goshoku-title = Goshoku
game-goshoku-line = Le duel des écoles : vingt cartes d’une couleur, dix-sept lectures, cinq minutes.
game-goshoku-who = 2 joueurs
game-goshoku-time = 5 à 10 minutes
game-goshoku-goal = Prendre plus que l’autre des vingt cartes.
game-goshoku-play = Dix cartes devant chacun, en deux rangées de cinq. Une fois posées, aucune ne bouge et aucun vide n’est comblé. On lit des poèmes entiers, dix-sept sur vingt.
game-goshoku-take = Touchez la carte le premier, où qu’elle soit, et gardez-la : on n’envoie rien. Si les mains arrivent ensemble, la plus basse l’emporte, et sinon pierre, papier, ciseaux.
game-goshoku-foul = Pour un mauvais contact, une de vos cartes va au centre, et le prochain preneur gagne ce qui s’y trouve. Si vous n’en avez pas, vous la devez sur votre prochaine prise.
game-goshoku-end = Après dix-sept lectures, qui en a le plus gagne. Dès que le poème suivant commence, la carte du précédent ne peut plus être prise.
game-goshoku-tip = Vingt poèmes s’apprennent vite. Couleur après couleur, c’est le chemin le plus doux vers les cent.
game-shimo-title = Karuta shimo-no-ku
game-shimo-line = Les cartes de bois de Hokkaidō : trois contre trois, et on ne lit que les seconds versets.
game-shimo-who = 6 joueurs, trois par camp
game-shimo-time = 30 à 60 minutes
game-shimo-goal = Votre camp gagne s’il est le premier à se défaire de ses cinquante cartes. Les cent sont en jeu.
game-shimo-play = Trois sont assis côte à côte : attaque, centre et défense, d’ordinaire avec 5, 5 et 40 cartes. L’attaque fait face à la défense adverse. On ne lit que les seconds versets : le dernier de nouveau, puis le nouveau.
game-shimo-take = Prenez seulement vos cartes et celles du joueur d’en face. Pour une des siennes, votre camp en envoie une.
game-shimo-foul = Un mauvais contact (teppe) apporte une carte à votre camp ; deux, si l’autre camp prend aussi une de vos cartes dans cette lecture.
game-shimo-end = Le camp sans cartes le premier gagne. Qui tombe sous le minimum en reçoit de ses partenaires entre deux lectures.
game-shimo-tip = Les débuts que l’on connaît des premiers versets n’aident pas ici : apprenez comment commencent les seconds.
game-bozu-title = Bōzu mekuri
game-bozu-line = On retourne une carte : seigneur, dame ou moine ? Ni lecture ni adresse, beaucoup de rires.
game-bozu-who = 2 à 10 joueurs
game-bozu-time = 10 minutes
game-bozu-goal = Avoir le plus de cartes quand la dernière est retournée.
game-bozu-play = Les cent [yomifuda] sont face cachée, en une pile ou en deux. Chacun à son tour en retourne une.
game-bozu-take = Un seigneur (tono) : gardez la carte. Une dame (hime) : gardez-la et prenez tout ce qui est au centre.
game-bozu-foul = Un moine (bōzu) : toutes vos cartes vont au centre, et lui avec elles.
game-bozu-end = Quand la pile est vide, qui en a le plus gagne.
game-bozu-tip = Il y a 21 dames et 12 moines. Semimaru, le no 10, a l’air d’un moine, et chaque famille a sa règle pour lui : choisissez la vôtre avant de commencer.
game-hanaawase-title = Hana-awase
game-hanaawase-line = Les cartes à fleurs au plus paisible : on capture par mois, puis on compte.
game-hanaawase-who = 2 ou 3 joueurs
game-hanaawase-time = 20 à 40 minutes
game-hanaawase-goal = Capturer plus que sa part des points. Une lumière vaut 20, un animal 10, un ruban 5, une simple 1 : 264 en tout.
game-hanaawase-play = À deux : huit cartes en main et huit sur la table ; à trois : sept et six. À son tour, on joue une carte de sa main, puis on retourne la première de la pioche.
game-hanaawase-take = Chacune des deux capture sur la table une carte de son mois. S’il n’y en a pas, elle y reste elle-même.
game-hanaawase-foul = Ce que vous laissez sur la table est au joueur suivant. Chaque manche se compte par rapport au pair, 132 à deux et 88 à trois : en dessous, on perd des points.
game-hanaawase-end = La manche finit quand toutes les mains sont vides. Après douze manches, qui a le plus de points gagne.
game-hanaawase-tip = Un mois a quatre cartes. Comptez-les : deux capturées, une dans votre main, et vous savez ce que vaut la dernière.

### family start

rules-text-title = Comment on joue
rules-text-goal = Le but
rules-text-play = Le jeu
rules-text-take = Prendre
rules-text-foul = Les fautes
rules-text-risk = Ce qui peut mal tourner
rules-text-end = La fin
rules-text-tip = Un conseil
family-title = Toute la famille
family-line = D’autres jeux avec les cent poèmes et les cartes à fleurs : entre amis, en classe, au club, ou à deux sur une tablette.
family-two-here = À deux ici, face à face
family-open-title = Votre partie n’est pas finie : { $game }
start-players = Combien de joueurs
start-players-count = { $count ->
    [1] seul
   *[other] { $count }
}
start-seats = Qui s’assied où
start-seats-note = { $count ->
    [1] Une personne joue
   *[other] Jusqu’à { $count } personnes jouent
} sur cette page ; la maison a des joueurs pour toutes les autres places.
start-seat = Place { $number }
start-side-0 = Genji
start-side-1 = Heike
start-person = Une personne ici
start-person-name = Nom
start-person-fallback = Joueur { $number }
start-level = Les joueurs de la maison
start-level-easy = faciles
start-level-normal = exercés
start-level-hard = forts
start-rules = Les règles
start-differs = { $count ->
    [0] Comme on joue d’habitude.
    [one] { $count } règle diffère de l’habitude :
   *[other] { $count } règles diffèrent de l’habitude :
}
start-usual = Tout comme d’habitude
start-go = Jouer
start-nobody = Personne ne joue sur cette page : choisissez une place pour une personne.

### bozu
bozu-group-table = Table
bozu-group-cards = Effet des cartes
bozu-stacks = Piles
bozu-bozu_discards = Un moine (bōzu) coûte
bozu-bozu_discards-all = Toutes ses cartes
bozu-bozu_discards-5 = Cinq cartes, moine compris
bozu-hime_draws_again = Une dame (hime) qui ne trouve rien au centre fait retourner une autre carte
bozu-hime_draws_again-on = Oui
bozu-hime_draws_again-off = Non
bozu-emperor_extra_draw = Après un empereur (tennō), on retourne une autre carte
bozu-emperor_extra_draw-on = Oui
bozu-emperor_extra_draw-off = Non
bozu-semimaru = Semimaru (no 10)
bozu-semimaru-normal = Un seigneur comme les autres
bozu-semimaru-bozu = Un moine, comme il en a l’air
bozu-semimaru-all_players_discard = Les cartes de tous vont au centre
bozu-semimaru-drawer_discards_and_skips = Qui le retourne perd toutes ses cartes et passe un tour
bozu-semimaru-drawer_takes_all = Qui le retourne prend les cartes de tous
error-bozu-stack = Il n’y a plus de carte dans la pile { $given }. Retournez-en une de la pile { $stack }.

### sitting down

error-player = Personne ne joue ici à ce jeu sous le nom de { $given }. Choisissez dans la liste : { $allowed }.
error-together = { $given ->
    [0] Il faut que quelqu’un joue sur cette page : laissez une place à une personne.
   *[other] { $given } personnes sur une même page, c’est trop pour ce jeu. Il y a de la place pour { $most } au plus.
}
error-names = Noms donnés : { $given } ; personnes sur cette page : { $people }. Donnez un nom à chacune.
error-preset = Ce jeu n’a pas de règles toutes faites nommées « { $given } ». Choisissez plutôt les règles une à une.
error-own-seat = Personne de cette page n’est assis à la place { $given }. Ses places : { $allowed }.
error-layout-scatter = Dans ce jeu, les cartes restent comme elles sont tombées. Personne ne les dispose.

### hanaawase
hanaawase-group-yaku = Yaku (combinaisons)
hanaawase-yaku = Les yaku tenus à la fin d’une manche
hanaawase-yaku-off = Ne comptent pas : seuls comptent les points des cartes
hanaawase-yaku-added = Rapportent leurs points
hanaawase-yaku-paid = Chacun des autres en paie les points

### simulate balance
cli-simulate-games = Nombre de parties
cli-simulate-seats = Nombre de joueurs
cli-simulate-levels = Qui joue : easy, normal, hard, une classe ou un nom ; un pour tous, un par place ou un par camp
simulate-balance-title = { $game } : { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}, { $seats ->
    [one] { $seats } place
    [many] { $seats } de places
   *[other] { $seats } places
}, graine { $seed }
simulate-balance-strength = { $strength ->
    [easy] Facile
    [hard] Difficile
   *[normal] Moyen
} ({ $level })
simulate-balance-seat = Place { $name }
simulate-balance-side = Camp { $name }
simulate-balance-won = Gagnées
simulate-balance-takes = Prises par partie
simulate-balance-fouls = Otetsuki
simulate-balance-sent = Envoyées
simulate-balance-times = Prise après, s
simulate-balance-note = Tous les intervalles sont à 95 %. Un dixième, la moitié et neuf dixièmes des prises ont eu lieu dans ces secondes après le son décisif.
simulate-balance-readings = Poèmes lus par partie
simulate-balance-margin = Écart, en cartes
simulate-balance-alone = Durée d’une partie, en s
simulate-balance-shared = Parties gagnées à plusieurs
error-simulate-players = { $given ->
    [one] { $given } joueur
    [many] { $given } de joueurs
   *[other] { $given } joueurs
} pour { $seats } places. Nommez-en { $allowed } ou { $seats }.

### gather

option-group-play = Prises et fautes
option-deck = Cartes
option-deck-full = Toutes les cent
option-deck-party = Cinquante, tirées au sort
option-deck-third = Un tiers (33 ou 34)
option-deck-quarter = Un quart (25)
option-deck-colour = Une couleur du goshoku (20)
option-deck-starter = Les sept cartes d’un seul son (musume-fusahose)
option-set-pink = Rose
option-set-yellow = Jaune
option-set-blue = Bleu
option-set-green = Vert
option-set-orange = Orange
option-dead_cards = Cartes mortes (karafuda) : lues, mais absentes
option-dead_cards-none = Aucune
option-turned = Position des cartes
option-turned-any = Dans tous les sens
option-turned-upright = Presque droites pour la première place
option-last_two_together = Les deux dernières cartes vont ensemble
option-last_two_together-on = Oui
option-last_two_together-off = Non
option-untaken-stays = Reste en place et n’est plus lue
option-untaken-removed = Est mise de côté
option-foul = Toucher une mauvaise carte (otetsuki)
option-foul-none = Ne coûte rien
option-foul-return_one = Une carte prise va au centre, pour le preneur suivant
option-foul-return_per_card = Une carte prise va au centre pour chaque mauvaise
option-foul-skip_turn = On passe la lecture suivante
option-per_card = Fautes d’un joueur par lecture
option-per_card-on = Une par mauvaise carte
option-per_card-off = Une au plus
option-tiebreak = Égalité à la fin
option-tiebreak-share = Victoire partagée
option-tiebreak-sudden_card = Une carte de plus décide
option-next_on_take = Une fois la carte prise
option-next_on_take-on = Le lecteur passe au poème suivant
option-next_on_take-off = Le poème est lu jusqu’au bout
option-shimo_repeat = Le second verset est lu
option-shimo_repeat-until_taken = Une deuxième fois si la carte est encore là
option-shimo_repeat-once = Une fois
option-look_s = Temps pour regarder les cartes
option-look_s-none = Aucun
option-tie = Mains arrivées ensemble
option-tie-hand_below = La main la plus basse a la carte
option-tie-first_touch = La première a la carte, si peu que ce soit
option-colour = Couleur
option-colour-seed = Tirée au sort
option-colour-pink = Rose
option-colour-yellow = Jaune
option-colour-blue = Bleu
option-colour-green = Vert
option-colour-orange = Orange
option-read = Poèmes lus, sur vingt
award-taken = Carte prise par { $taker }.
award-taken-why = La première main sur la carte la garde.
award-taken-foul = Carte prise par { $taker }. Faute : { $foulers }.
award-taken-foul-why = La première main sur la carte la garde. Toucher toute autre carte est une faute (otetsuki) et coûte ce qui a été convenu.
award-taken-tie = Mains arrivées ensemble : la carte va à { $taker }.
award-taken-tie-why = L’écart compte pour nul. La main la plus basse a la carte : la plus proche de son milieu. À égalité encore, c’est la première arrivée ; au goshoku, pierre-papier-ciseaux décide.
award-taken-tie-foul = Mains arrivées ensemble : la carte va à { $taker }. Faute : { $foulers }.
award-taken-tie-foul-why = Des mains arrivées ensemble, la plus basse, la plus proche du milieu de la carte, l’emporte. Toucher toute autre carte est une faute (otetsuki).
award-taken-pool = Carte prise par { $taker }, avec celles du centre : { $count } cartes.
award-taken-pool-why = Ce qui est posé au centre pour des fautes revient au preneur suivant.
award-taken-pool-foul = Carte prise par { $taker }, avec celles du centre : { $count } cartes. Faute : { $foulers }.
award-taken-pool-foul-why = Ce qui est posé au centre pour des fautes revient au preneur suivant. Le prix des nouvelles fautes attend la prise d’après.
award-taken-last-two = Les deux dernières cartes vont à { $taker }.
award-taken-last-two-why = Ici, les deux dernières cartes vont ensemble : qui prend l’une a les deux.
award-taken-last-two-foul = Les deux dernières cartes vont à { $taker }. Faute : { $foulers }.
award-taken-last-two-foul-why = Ici, les deux dernières cartes vont ensemble : qui prend l’une a les deux. La faute se paie ensuite.
award-untaken = Personne ne prend la carte.
award-untaken-why = Elle ne compte pour personne, et son poème n’est plus lu.
award-untaken-foul = Personne ne prend la carte. Faute : { $foulers }.
award-untaken-foul-why = La carte ne compte pour personne. Toucher toute autre carte est une faute (otetsuki) et coûte ce qui a été convenu.
award-dead = Carte morte : elle n’est pas ici.
award-dead-why = Tous les poèmes lus n’ont pas leur carte ici. Il fallait ne rien toucher.
award-dead-foul = Carte morte. Faute : { $foulers }.
award-dead-foul-why = La carte de ce poème n’est pas ici : tout contact est une faute (otetsuki).
error-gather-ready = Vous l’avez déjà dit. On attend les autres.
error-gather-hand = Main levée à la place { $seat } : le lecteur attend.
error-gather-yield = Vous n’avez pas de carte à céder : seul le dernier preneur en a une, jusqu’au poème suivant.
error-gather-yield-to = Une carte se cède à un autre joueur encore en jeu.
error-gather-left = Vous avez quitté cette partie.

### bozu table
bozu-table-people = Autour de la table
bozu-table-middle = Le milieu de la table
bozu-table-stack = { $stacks ->
    [1] Pile : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] Pile { $number } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
bozu-table-pool = Au centre : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bozu-table-pool-word = centre
bozu-table-begin = Cent cartes sont face cachée. Retournez la première.
bozu-table-kind-tono = Tono
bozu-table-kind-tono-gloss = un seigneur
bozu-table-kind-hime = Hime
bozu-table-kind-hime-gloss = une dame
bozu-table-kind-bozu = Bōzu
bozu-table-kind-bozu-gloss = un moine
bozu-table-kind-semimaru = Semimaru
bozu-table-kind-semimaru-gloss = l’homme au luth
bozu-table-kept-tono = { $who ->
    [you] Vous gardez
   *[other] { $name } garde
} la carte.
bozu-table-kept-hime = { $who ->
    [you] Vous la gardez
   *[other] { $name } la garde
} ; le centre est vide.
bozu-table-took = { $who ->
    [you] Vous la prenez
   *[other] { $name } la prend
}, et tout le centre : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
bozu-table-lost = { $count ->
    [0] Rien à perdre : il va seul au centre.
    [one] { $who ->
        [you] Vous perdez
       *[other] { $name } perd
    } { $count } carte.
   *[other] { $who ->
        [you] Vous perdez
       *[other] { $name } perd
    } { $count } cartes.
}
bozu-table-all-lost = Toutes les cartes de tous vont au centre.
bozu-table-took-all = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} les cartes de tous les autres : { $count }.
bozu-table-lost-and-skips = { $who ->
    [you] Vous perdez vos cartes et passez un tour.
   *[other] { $name } perd toutes ses cartes et passe un tour.
}
bozu-table-said-turns = { $who ->
    [you] Vous retournez
   *[other] { $name } retourne
} { $poet }, { $kind ->
    [hime] une dame.
    [bozu] un moine.
    [semimaru] l’homme au luth.
   *[tono] un seigneur.
}
bozu-table-said-again = { $who ->
    [you] Vous retournez
   *[other] { $name } retourne
} encore une carte.
bozu-table-said-skipped = { $who ->
    [you] Vous passez
   *[other] { $name } passe
} un tour.
bozu-table-said-went-out = { $who ->
    [you] Vous quittez
   *[other] { $name } quitte
} la partie ; le centre reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
bozu-table-won = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} !
bozu-table-won-shared = { $names } se partagent la victoire.
bozu-table-won-nobody = Personne n’a gagné.
bozu-table-left = n’est plus là
bozu-table-misses = passe un tour
bozu-table-leads = en tête
bozu-table-cards = { $count ->
    [one] carte
   *[other] cartes
}
bozu-table-ask = { $who ->
    [you] À vous : retournez une carte.
   *[other] { $name } : retournez une carte.
}
bozu-table-ask-stack = { $who ->
    [you] À vous : retournez une carte de l’une des piles.
   *[other] { $name } : retournez une carte de l’une des piles.
}
bozu-table-ask-other = { $name } va retourner une carte.
bozu-table-turn = Retourner une carte
bozu-table-by-itself = Mes cartes se retournent toutes seules
bozu-table-by-itself-note = Il n’y a rien à décider : installez-vous et regardez.
bozu-table-key-turn = Retourner une carte ; si des cartes bougent, elles se posent d’abord
bozu-table-key-stack = Retourner une carte de la première ou de la seconde pile
bozu-table-resign-sure = Abandonner : vos cartes vont au centre et les autres continuent. Quitter : de même, et sans retour.
bozu-table-over-left = Tous les autres sont partis.
bozu-table-margin = { $count ->
    [one] D’une carte.
   *[other] De { $count } cartes.
}
bozu-table-tick-lady = une dame prend le centre
bozu-table-tick-monk = un moine
bozu-table-standings = Classement final
bozu-table-place = Place
bozu-table-person = Nom
bozu-table-kept = Cartes
bozu-table-of-these = Dont
bozu-table-pool-rest = { $count ->
    [one] Une carte est restée au centre.
   *[other] { $count } cartes sont restées au centre.
}

### record endings

record-column-fouls = Fautes
record-column-gained = Gagne
record-column-cards = Cartes
record-column-kind = Qui
record-column-effect = Ce qui s’ensuit
record-column-pool = Milieu
record-column-points = Points
record-ended-read-out = { $count ->
    [one] Le plus de cartes : { $winners }, { $margin } de plus que qui suit.
   *[other] Autant de cartes : { $winners }.
}
record-ended-sudden-card = À la carte décisive : { $winners }.
record-ended-empty = { $count ->
    [one] Le plus de cartes : { $winners }, { $margin } de plus que qui suit.
   *[other] Autant de cartes : { $winners }.
}
record-ended-left = Reste en jeu : { $winners } ; les autres sont partis.
record-ended-rounds = { $count ->
    [one] Le plus de points : { $winners }, { $margin } d’avance.
   *[other] Autant de points : { $winners }.
}
record-ended-resigned = { $count ->
    [one] Victoire de { $winners } : quelqu’un a abandonné.
   *[other] Victoire commune : { $winners }. Quelqu’un a abandonné.
}
record-alone-read-out = Tous les poèmes sont lus. Temps pour prendre les cartes : { $seconds } s.
record-alone-resigned = Abandon.

### teams and face to face

match-holds = tient { $count }
match-plays-now = joue maintenant
match-ask-waits = Ce n’est pas votre tour au tatami. Retenez où sont les cartes.
match-news-swapped = Au tatami maintenant : { $names }.
match-won-by = { $name } a gagné
face-rest = Posez un doigt ici jusqu’à ce que vous visiez une carte
face-resting = Prêt
face-whose = À qui était cette main ?
face-mine = { $name } : à moi
start-seat-shimo-0 = Attaque
start-seat-shimo-1 = Attaque
start-seat-shimo-2 = Milieu
start-seat-shimo-3 = Milieu
start-seat-shimo-4 = Défense
start-seat-shimo-5 = Défense

### teams on two fields

option-group-match = Partie
option-set-hundred = Les cent poèmes
option-per_side = Cartes par camp
option-per_side-half = La moitié du jeu choisi
option-dead = Cartes mortes (karafuda)
option-rows = Rangées d’un terrain
option-cards_a-per_side = Autant que l’autre camp
option-cards_b-per_side = Autant que l’autre camp
option-reading = Lecture
option-reading-whole = Le poème entier, sa seconde moitié répétée jusqu’à la prise
option-reading-kyogi = Comme au kyōgi karuta : la seconde moitié précédente, puis la première du nouveau poème
option-foul_scope = Est une faute (otetsuki) de toucher
option-foul_scope-same_field_tolerant = Une carte du terrain où la carte lue n’est pas
option-foul_scope-any_wrong_card = Toute mauvaise carte, tant que la bonne n’est pas prise
option-net_sends = Les droits d’envoi se compensent
option-net_sends-on = Oui : seule la différence est envoyée
option-net_sends-off = Non : chaque camp envoie ce qui lui revient
option-untaken-flows = Passe (nagasu) : elle est relue une fois, plus tard
option-swap_every = Le joueur au tapis change
option-swap_every-take = Quand l’autre camp prend une carte de son terrain
option-attack = Cartes de l’attaque (tsuki)
option-attack-usual = Le moins possible
option-centre = Cartes du centre (chūken)
option-centre-usual = Le moins possible
option-each_holds = Cartes que chacun garde au moins
error-teams-cards = { $a } + { $b } cartes et { $dead } mortes, c’est trop : ce jeu a { $most } poèmes, et chaque camp a besoin d’une carte.
error-shimo-shares = { $attack } / { $centre } / { $defence } cartes : attaque, centre et défense en tiennent chacun au moins { $least }.
error-kyogi-position-holders = { $given } cartes ont un détenteur. Au shimo-no-ku karuta toutes en ont un, dans les autres jeux aucune.
error-kyogi-read-passing = Le lecteur attend : un joueur de { $seat ->
    [0] A
   *[1] B
} tient trop peu de cartes, un partenaire lui en passe.
error-kyogi-pass-to = On ne passe pas de cartes là : elles vont à un partenaire qui en tient trop peu.
error-kyogi-pass-card = Vous ne tenez pas ces cartes : { $cards }. Vous tenez : { $own }.
error-kyogi-pass-least = C’est trop : au moins { $least } cartes restent chez vous.
ruling-wrong-mamori = Prise à domicile par { $taker } ; de mauvaises cartes ont aussi été touchées.
ruling-wrong-mamori-name = 守り、お手つき (mamori, otetsuki) : prise chez soi, et faute
ruling-wrong-mamori-why = Dans cette partie, toute mauvaise carte compte : une faute par camp et par terrain. Une prise chez soi n’envoie rien ; pour chaque faute l’autre camp peut envoyer une carte.
ruling-wrong-nuki = Prise en terrain adverse par { $taker } ; de mauvaises cartes ont aussi été touchées.
ruling-wrong-nuki-name = 抜き、お手つき (nuki, otetsuki) : prise chez l’adversaire, et faute
ruling-wrong-nuki-why = Dans cette partie, toute mauvaise carte compte : une faute par camp et par terrain. Le preneur peut envoyer une carte pour la prise, et chaque camp une par faute de l’autre.
ruling-wrong-untaken = Personne n’a pris la carte ; de mauvaises cartes ont été touchées.
ruling-wrong-untaken-name = お手つき (otetsuki) : faute, personne ne prend
ruling-wrong-untaken-why = Dans cette partie, toute mauvaise carte compte : une faute par camp et par terrain, et pour chacune l’autre camp peut envoyer une carte.

### scatter

scatter-cloth = Le tapis : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
scatter-card = { $spoken }, { $printed } : { $where ->
    [00] en haut à gauche
    [01] en haut
    [02] en haut à droite
    [10] à gauche
    [11] au milieu
    [12] à droite
    [20] en bas à gauche
    [21] en bas
   *[22] en bas à droite
}, { $lies ->
    [upright] à l’endroit
    [over] à l’envers
    [left] couchée vers la gauche
   *[right] couchée vers la droite
}
scatter-tag-here = elle était ici
scatter-tag-taken = { $name }
scatter-tag-wrong = { $name } : mauvaise carte
scatter-left = a quitté
scatter-out = passe un tour
scatter-debt = doit { $count }
scatter-hand-up = main levée
scatter-ready = c’est bon
scatter-pool = Au centre
scatter-pad-click = Cliquez pour jouer
scatter-pad-chosen = joue maintenant
scatter-pad-ready = Touchez quand c’est bon
scatter-pad = Posez un doigt ici
scatter-pads-left = Places à gauche
scatter-pads-right = Places à droite
scatter-pads-near = Places de ce côté
scatter-pads-far = Places d’en face
scatter-begin-all = Tout le monde est prêt
scatter-theirs = { $who ->
    [you] Pas à moi…
   *[other] Pas à { $name }…
}
scatter-whose-take = Qui avait la carte en premier ?
scatter-keep = Laisser ainsi
scatter-who-nobody = De personne : un accident
scatter-ask-look-torifuda = Regardez où sont les cartes. Aucune n’est déplacée.
scatter-ask-look-yomifuda = Regardez où sont les poèmes. Aucun n’est déplacé.
scatter-ask-look-together = Regardez où sont les cartes. Chacun touche sa place quand c’est bon.
scatter-wait-ready = Les autres regardent encore.
scatter-ask-open-torifuda = Touchez la carte dès que vous la reconnaissez.
scatter-ask-open-yomifuda = Touchez le poème dont on lit la fin.
scatter-ask-open-together = Qui touche la carte en premier la garde.
scatter-ask-out = Vous passez cette lecture.
scatter-ask-left = Vous avez quitté. Les autres continuent.
scatter-news-began = La lecture commence.
scatter-news-out = { $who ->
    [you] Vous passez la prochaine lecture.
   *[rival] { $rival } passe la prochaine lecture.
}
scatter-news-count = Vous avez { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
scatter-news-yielded = { $from } donne { $count ->
    [one] la carte
   *[other] { $count } cartes
} à { $to }.
scatter-news-left = { $who ->
    [you] Vous avez quitté la partie.
   *[rival] { $rival } a quitté la partie.
}
scatter-won = Victoire de { $names }
scatter-won-alone = Tous les poèmes sont lus
scatter-gave-up = Abandon
scatter-shared = Victoire partagée : { $names }
scatter-shared-you = Vous partagez la victoire
scatter-cards-each = { $count ->
    [one] une carte chacun
   *[other] { $count } cartes chacun
}
scatter-why-left = Les autres ont quitté la partie.
scatter-time = Temps { $time }
scatter-misses = { $misses ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $misses } erreurs
}
scatter-best-new = Votre meilleur résultat avec ces règles
scatter-best = Votre meilleur avec ces règles : { $time }, { $misses ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $misses } erreurs
}
scatter-cards = Cartes
scatter-paid = { $name } : { $count ->
    [one] une carte posée
   *[other] { $count } cartes posées
} au centre.
scatter-owing = À payer sur la prochaine prise : { $names }.
scatter-sits-out = La prochaine lecture se passe sans { $names }.
scatter-removed = La carte quitte le tapis.
scatter-near = Cartes plus grandes
scatter-key-touch = toucher la carte pendant qu’un verset résonne
scatter-key-near = cartes plus grandes ou plus petites
scatter-key-pad = qui joue avec la souris et le clavier
scatter-keys-note = Les flèches mènent à la carte la plus proche dans cette direction.
scatter-resign-sure = Vous gardez vos cartes, les autres continuent sans vous ; si vous êtes seul, la partie s’arrête.
scatter-resign-sure-together = Tous à cet écran quittent alors la partie et gardent leurs cartes.
scatter-tick-taken = prise
scatter-replay-left = { $name } quitte la partie.

### league

cli-league = Une ligue de goshoku : tirage, classements, élimination directe
cli-league-draw = FILE contient les noms, un par ligne : tirer qui joue contre qui
cli-league-event = Un tournoi toutes couleurs : un seul classement, puis l’élimination directe à huit
cli-league-games = Parties préliminaires à tirer pour un tournoi : 8 ou 10
cli-league-seed = La même graine tire la même chose
league-none = Aucune partie n’y figure.
league-block = Groupe { $block }
league-event = Toutes couleurs
league-round = { $pairs ->
    [1] Finale
    [2] Demi-finales
   *[other] Quarts de finale
}
league-to-play = À jouer : { $first } – { $second }
league-column-place = Place
league-column-name = Nom
league-column-games = Parties
league-column-wins = Victoires
league-column-cards = Cartes
league-column-by = Départage
league-by-wins = victoires
league-by-direct = confrontation directe
league-by-cards = cartes
league-by-even = égalité
error-league-line = Ligne { $line }, « { $text } » : { $fault ->
    [names] une partie demande un groupe et deux joueurs différents.
    [again] ces deux-là se sont déjà rencontrés dans ce groupe.
    [score] un score s’écrit 10-7, 8*-8, wo ou -wo, ou reste vide.
    [total] cela fait plus de cartes que les vingt qu’il y a.
    [goal] une partie égale a une étoile, à qui a gagné le V-goal ; aucune autre n’en a.
   *[cells] écrivez block,first,score,second.
}
error-league-twice = { $name } y figure deux fois. Chaque joueur une fois.
error-league-few = { $given } nom : une ligue en demande au moins deux.
error-league-event = { $games } parties pour { $players } joueurs : un tournoi compte 8 ou 10 parties préliminaires et au moins { $least } joueurs.
error-league-knock-out = L’élimination directe demande { $least } joueurs. { $names ->
    [nobody] Il n’y en a que { $players }.
   *[other] À égalité pour la dernière place : { $names }. Le V-goal les départage d’abord.
}

### record bozu

record-kind-tono = seigneur
record-kind-hime = dame
record-kind-bozu = moine
record-kind-semimaru = Semimaru
record-effect-kept = gardée
record-effect-lost = cartes au centre
record-effect-took = prend le centre
record-effect-all-lost = les cartes de tous au centre
record-effect-took-all = prend les cartes de tous
record-effect-lost-and-skips = cartes au centre, passe un tour
record-effect-again = retourne encore
record-effect-skips = passe son tour
record-effect-left = s’en va

### simulate cards

simulate-bozu-cards = Cartes à la fin
simulate-bozu-taken = Le centre est pris, fois par partie
simulate-bozu-pool = Plus grand centre, cartes
simulate-bozu-lost = Des cartes sont perdues, fois par partie
simulate-bozu-leads = Un autre passe en tête, fois par partie
simulate-bozu-held = Plus grand paquet tenu, cartes
simulate-bozu-luck = Ce jeu ne demande aucune habileté : tous les joueurs de la maison gagnent autant.
simulate-hanaawase-ahead = Points d’avance par manche sur les autres
simulate-hanaawase-captured = Points capturés par manche

### hanaawase table
hanaawase-table-others = Les autres
hanaawase-table-points-title = Points
hanaawase-table-score = partie : { $points }
hanaawase-table-of-par = pour un par de { $par }
hanaawase-table-kinds = Capturé jusqu’ici
hanaawase-table-worth = × { $points }
hanaawase-table-rest = Encore à prendre
hanaawase-table-lying = Sur la table : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $brights ->
    [0] .
    [one] , dont une lumière.
   *[other] , dont { $brights } lumières.
}
hanaawase-table-hidden = Dans les autres mains et la pioche : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hanaawase-table-opening = Chaque manche se compte par rapport au par : { $par } points. Au-dessus vous gagnez la différence, au-dessous vous la perdez.
hanaawase-table-count = Décompte de la manche
hanaawase-table-sum = Points
hanaawase-table-par = Par
hanaawase-table-yaku = Yaku
hanaawase-table-gain = Gain
hanaawase-table-match = Partie
hanaawase-table-round-even = Personne n’est en tête dans cette manche
hanaawase-table-round-won = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} le plus : { $points }
hanaawase-table-said-counted = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, soit un gain de { $gain }.
hanaawase-table-won = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} la partie !
hanaawase-table-won-shared = { $names } se partagent la partie.
hanaawase-table-advice-note = De combien de points un coup vous met devant les autres d’ici la fin de la manche, en moyenne.
hanaawase-table-resign-sure = Abandonner : le meilleur des autres gagne et la partie est conservée. Quitter : la partie n’est pas conservée.

### facing
facing-title = Koi-Koi à deux
facing-hold = { $name } : maintenez pour voir vos cartes
facing-open = { $name } : touchez pour découvrir vos cartes
facing-cover = Couvrir les cartes
facing-ask = C’est à { $name }.
facing-waits = On attend { $name } …
facing-match-won = { $name } gagne la partie
facing-sitting = Comment êtes-vous assis ?
facing-sitting-facing = Face à face, la tablette entre nous
facing-sitting-pass = On se la passe de main en main
facing-sitting-note = Chaque main reste couverte jusqu’au tour de son propriétaire. À tout moment, un doigt posé sur son propre bord montre ses cartes.

### cards replay
cards-replay-steps = Étapes
cards-replay-back = Étape précédente
cards-replay-next = Étape suivante
cards-replay-step = Étape { $number } : { $name }
cards-replay-round = Manche { $round } : { $name }
cards-replay-end = la fin

### hall
hall-title = La salle
hall-line = Jouez avec des gens d’ici ou de loin : chacun entend le poème au même instant
hall-more = La salle, suite
hall-people = { $count ->
    [0] Personne d’autre pour l’instant
    [1] Personne d’autre pour l’instant
   *[other] { $count } personnes sont là
}
hall-play = Jouer avec quelqu’un
hall-game = Jeu
hall-format = Format
hall-own-rules = Vos propres règles
hall-rated = Classée
hall-friendly = Amicale
hall-seek = Trouver un adversaire
hall-invite = Inviter un ami
hall-open-room = Ouvrir une table à tous
hall-seeking = On cherche quelqu’un de votre force…
hall-seeking-note = Regardez autre chose en attendant : dès qu’on trouve quelqu’un, cette page passe à la partie.
hall-unseek = Ne plus chercher
hall-guest-note = Vous jouez sans compte. Avec un compte, vous gardez votre nom, votre classement et vos parties.
hall-account-make = Créer un compte
hall-code = Code de la table
hall-code-go = Entrer
hall-rooms = Tables qui attendent du monde
hall-rooms-none = Aucune table n’attend. Ouvrez-en une, ou envoyez le lien de la vôtre à un ami.
hall-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
hall-join = S’asseoir
hall-boards = Parties en cours
hall-boards-none = Aucune partie à regarder pour l’instant.
hall-watch = Regarder
hall-screen = Écran de salle
hall-cut = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu.
hall-rating-games = { $count ->
    [one] après une partie
   *[other] après { $count } parties
}
hall-rating-spread = à { $spread } près
room-title = Une table
room-going-in = Entrée…
room-gone-left = Vous avez quitté la table.
room-gone-sent_off = L’hôte a libéré votre place.
room-gone-closed = La table est fermée.
room-invite = Inviter quelqu’un
room-invite-line = Avec le lien, le code ou l’image, on arrive droit à cette table ; aucun compte n’est nécessaire.
room-link = Lien vers cette table
room-copy = Copier
room-copied = Copié
room-qr = Le lien en code QR
room-free = Place libre
room-you = (vous)
room-house-player = Joueur de la maison
room-away = absent
room-ready = prêt
room-not-ready = pas encore prêt
room-wants-again = veut rejouer
room-sit = S’asseoir ici
room-add-house = La maison…
room-seat-house = { $seat } : y asseoir un joueur de la maison
room-send-off = Libérer cette place
room-terms-save = Jouer ainsi
room-be-ready = On peut commencer
room-ready-on = Prêt (annuler)
room-again = Rejouer
room-again-on = Rejouer (annuler)
room-waits-others = Dès que tous sont prêts, on commence.
room-waits-you = Toutes les places sont prises : dites que l’on peut commencer.
room-waits-people = Il reste une place libre.
room-looking-on = Vous regardez. Prenez une place libre pour jouer.
room-playing = La partie est en cours.
room-to-match = À la partie
room-leave = Quitter la table
phrase-say = Dire quelque chose
phrase-said = Ce qui s’est dit
account-title = Votre compte
account-guest = Sans compte
account-guest-line = Vous pouvez jouer à tout. Les autres voient ce nom :
account-sign-in = Se connecter
account-sign-out = Se déconnecter
account-make = Créer un compte
account-make-line = Il garde votre nom, votre classement et vos parties. Aucune adresse n’est demandée : si vous oubliez le mot de passe, qui tient la maison peut le réinitialiser.
account-name = Nom
account-name-new = Nouveau nom
account-password = Mot de passe
account-password-new = Nouveau mot de passe (8 caractères au moins)
account-password-old = Ancien mot de passe
account-password-change = Changer le mot de passe
account-rename = Changer de nom
account-save = Enregistrer
account-done = C’est fait
account-must-change = Votre mot de passe a été réinitialisé : choisissez-en un nouveau.
account-profile = Ma page
account-passkeys = Clés d’accès
account-passkeys-line = Connectez-vous par empreinte, visage ou verrou de votre appareil.
account-passkey-add = Ajouter une clé d’accès
account-passkey-remove = Retirer
account-passkey-in = Se connecter avec une clé d’accès
account-export = Emporter mes données
account-export-line = Tout ce qui est gardé sur vous : classements, parties, temps de réaction, en un fichier.
account-export-go = Télécharger
account-delete = Supprimer le compte
account-delete-line = Nom, classements et clés d’accès disparaissent pour de bon. Vos parties restent, sans nom.
account-delete-name = Tapez votre nom : { $name }
account-delete-go = Supprimer définitivement
leaders-title = Les meilleurs
leaders-line = Par jeu et par format. Qui a trop peu joué pour un classement sûr n’y figure pas encore.
leaders-none = Personne n’a encore joué assez de parties classées.
leaders-place = Rang
leaders-rating = Classement
leaders-last = Dernière partie
profile-since = Ici depuis le { $date }
profile-sum = { $wins } gagnées, { $losses } perdues
profile-place = rang { $place }
profile-unplaced = trop peu de parties pour un rang
profile-unrated = Pas encore de partie classée.
profile-margins = Écarts en cartes
profile-reactions = Réactions après la syllabe décisive (ms)
profile-reactions-note = Hachuré : avant la fin de la syllabe, ce qui est courant pour une bonne oreille.
profile-fouls = { $fouls } otetsuki (fautes) par partie
profile-matches = Parties
profile-people = Joueurs
profile-median = Réaction médiane
profile-otetsuki = Otetsuki
profile-won = gagnée
profile-lost = perdue
profile-ended-resigned = abandon
profile-ended-forfeit = forfait
profile-ended-abandoned = interrompue
profile-more = Parties plus anciennes
input-mouse = souris
input-touch = doigt
input-pen = stylet
input-key = clavier
hall-guest = Invité
hall-counts = Compte pour le classement ?
hall-wishes = Qui cherche en ce moment
hall-wish = { $count ->
    [one] quelqu’un cherche
   *[other] { $count } personnes cherchent
}
hall-wish-go = Jouer
hall-seeking-reach = Adversaires à { $reach } points près, et plus loin si l’attente dure.
hall-since = { $count ->
    [0] vient de commencer
    [one] depuis une minute
   *[other] depuis { $count } minutes
}
hall-back = Retour à votre table : { $game }
hall-own-rules-note = Avec vos propres règles, la partie est amicale : seuls les formats sont classés.
hall-rated-note = Entre titulaires d’un compte seulement, et sans aide.
hall-unanswered = La maison n’a pas répondu. Réessayez dans un instant.
room-share = Envoyer le lien
room-terms-change = Changer de jeu ou de règles
room-rules = Comment on joue
room-not-again = n’a pas encore répondu
room-waits-again = Si tous le veulent, on rejoue en échangeant les camps.
room-looking-full = Vous regardez : toutes les places sont prises.
room-watch-line = Pour regarder, il suffit de ce lien.
room-watch-link = Lien pour les spectateurs
room-talk = Politesses
room-try-again = Réessayer
account-line = On peut jouer sans. Il garde votre nom, vos classements et vos parties.
account-show = Montrer le mot de passe
account-asking = Un instant…
account-make-passkey = Ou sans mot de passe
account-make-passkey-go = Le créer avec une clé d’accès
account-make-passkey-line = Votre appareil garde la clé : empreinte, visage ou verrou ouvrent le compte.
account-passkey-name = Nom de cet appareil
account-passkey-one = Cette clé d’accès ouvre votre compte.
account-password-set = Choisir un mot de passe
account-password-line = Toutes les autres sessions se terminent, ici et sur vos autres appareils.
account-rename-line = Classements et parties vous suivent sous le nouveau nom.
leaders-play = Jouer une partie classée
leaders-chance = Seul le hasard décide de ce jeu : il n’a pas de tableau des meilleurs.
profile-ratings = Classements
profile-figures = En chiffres
profile-how-often = Combien de fois
profile-by = de { $margin }
profile-margin = Écart
profile-margins-note = Hachuré : perdue d’autant.
profile-matches-none = Pas encore de partie avec des gens.
hall-seeking-any = On cherche quelqu’un pour jouer…

### between people
between-away = { $count ->
    [one] { $names } est absent et perdra par forfait dans
   *[other] { $names } sont absents et perdront par forfait dans
}
between-claim = Réclamer la victoire
between-slow = Votre connexion est lente : la clé qui ouvre le verset peut vous arriver trop tard.
between-unrate = Jouer sans classement
between-room = Retour à la table
between-replaced = Cette partie se poursuit dans une autre de vos fenêtres.
between-here = Continuer ici
between-waits = On attend { $names }.
between-waits-back = { $count ->
    [one] { $names } est absent : tout s’arrête jusqu’à son retour.
   *[other] { $names } sont absents : tout s’arrête jusqu’à leur retour.
}
between-strip-waits = On attend
between-bowed = { $count ->
    [one] { $names } vous a salué.
   *[other] { $names } vous ont salué.
}
between-waits-bow = { $count ->
    [one] { $names } n’a pas encore salué.
   *[other] { $names } n’ont pas encore salué.
}
between-done-arrange = cartes posées
between-done-memorise = prêt
between-out = sorti de la salle
between-counts = Partie classée : elle compte.
between-friendly = Partie amicale : elle ne compte pour aucun classement.
between-give-up = Les autres en sont avertis aussitôt.
between-gave-up = { $name } a abandonné
after-ratings = Classements
after-first = premier classement
after-want = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
after-wait = On attend { $names }.
after-gone = { $count ->
    [one] { $names } est parti.
   *[other] { $names } sont partis.
}
fairness-title = Votre connexion
fairness-line = La carte va au plus rapide, non au plus proche : votre temps court à partir du moment où vous entendez le verset. Voici ce que la maison voit de votre connexion.
fairness-your-line = Connexion
fairness-your-device = Son et toucher
fairness-ms = { $ms } ms
fairness-offset = L’horloge de la maison moins la vôtre
fairness-offset-of = { $ms } ms, connu à ± { $error } ms près
fairness-round-trip = Aller-retour
fairness-allowed = Retard admis d’un toucher
fairness-clamps = Touchers comptés comme plus tardifs
fairness-key = Avance de la clé qui ouvre le verset
fairness-stamps = Touchers datés par
fairness-stamps-output = l’horloge du son
fairness-stamps-latency = le retard annoncé du son
fairness-stamps-house = l’horloge de la maison
fairness-output = Retard annoncé par la sortie du son
fairness-device = Retard que vous avez tapé
fairness-not-measured = non mesuré
fairness-note = Les enceintes Bluetooth sonnent plus tard qu’elles ne le disent, chacune à sa façon. Indiquez leur retard :
fairness-calibrate = taper en rythme
fairness-pledge = La donne, scellée
fairness-pledge-note = Avant la donne, on vous montre l’empreinte du nombre (la graine) dont vient tout le hasard. Après la partie vient le nombre lui-même : chacun peut vérifier que rien n’a changé en chemin.
fairness-seed = Graine
fairness-pledge-kept = La donne était telle que promise : la graine correspond à son empreinte.
fairness-pledge-broken = La graine ne correspond pas à son empreinte.
watch-bar = En spectateur
watch-soon = L’image arrive avec { $seconds } s de retard. Un instant, s’il vous plaît.
watch-over = terminée
watch-later = { $seconds } s de retard
watch-delay = Retard
watch-seconds = { $seconds } s
watch-least = Les parties entre personnes se voient avec au moins { $seconds } s de retard, pour que nul ne puisse rien souffler aux joueurs.
watch-clean = Pour diffusion
watch-playing = Vous êtes en train de jouer : on ne peut pas regarder une autre partie sur la même page.
watch-title = { $a } contre { $b }
watch-no-touch = ne l’a pas touchée
watch-phase-bow = Ils se saluent.
watch-phase-arrange = On pose les cartes.
watch-phase-memorise = Ils apprennent où est chaque carte.
watch-phase-bows = Ils se saluent et saluent le lecteur.
watch-phase-joka = On lit le poème d’ouverture.
watch-phase-reading = Le poème suivant va être lu.
watch-phase-open = On lit un poème.
watch-phase-sending = On choisit une carte à envoyer.
watch-phase-placing = Une carte trouve sa place.
watch-phase-thanks = Ils se remercient.
watch-phase-over = La partie est terminée.
screen-pages = Tables
screen-page = Page { $page } sur { $pages }
screen-boards = { $count ->
    [one] une table
   *[other] { $count } tables
}
screen-seconds = { $seconds } s chacune
screen-full = Plein écran
screen-cards-left = cartes restantes
screen-cards-taken = cartes prises
screen-points = points
screen-stack = { $count ->
    [one] une carte reste
   *[other] { $count } cartes restent
}
screen-round = Manche { $round }
watch-paused = Quelqu’un est absent : la partie reprend à son retour.
home-hall = Jouer avec des gens
home-hall-line = Trouver un adversaire, inviter un ami, ou regarder

### cli pledge
cli-pledge = Vérifie qu’une partie a été distribuée et lue comme son empreinte le promettait
pledge-kept = Promesse tenue : la partie a été distribuée et lue comme l’empreinte l’annonçait.
error-pledge-broken = L’empreinte { $given } ne correspond pas : celle de la graine de cette feuille est { $found }.
error-pledge-position = { $file } : cette partie part d’une position, rien n’y a été distribué d’après sa graine.

### suspicion
suspicion-note = Des chiffres à regarder par une personne, pas un verdict : qui sort d’une limite peut être très fort, chanceux, ou jouer sur une ligne étrange.
suspicion-guesses = Prises avant le son décisif et justes : au hasard, si peu de fautes à côté auraient une chance de { $value } (d’ordinaire { $limit } ou plus ; { $takes } prises précoces)
suspicion-floor-1 = Dixième le plus rapide quand le premier son décide : { $value } ms après lui (d’ordinaire { $limit } ou plus ; { $takes } prises)
suspicion-floor-2 = Dixième le plus rapide quand le deuxième son décide : { $value } ms après lui (d’ordinaire { $limit } ou plus ; { $takes } prises)
suspicion-floor-3 = Dixième le plus rapide quand un son plus tardif décide : { $value } ms après lui (d’ordinaire { $limit } ou plus ; { $takes } prises)
suspicion-median = Milieu de toutes les prises : { $value } ms après le son décisif (d’ordinaire { $limit } ou plus ; { $takes } prises)
suspicion-spread = Dispersion des prises : { $value } ms (d’ordinaire { $limit } ou plus ; { $takes } prises)
suspicion-follows = Retard de la main par ms de retard du son décisif : { $value } (d’ordinaire { $limit } ou plus ; { $takes } prises)
suspicion-late = Les touches arrivent plus tard que la longueur de la ligne de { $value } ms au milieu (d’ordinaire { $limit } ou moins ; { $takes } prises)
suspicion-clamps = Part des touches arrivées plus tard que la ligne ne l’explique : { $value } (d’ordinaire { $limit } ou moins ; { $takes } prises)

### hall, server side
error-account-name = « { $given } » ne peut pas être un nom : prenez { $least } à { $most } lettres, chiffres, espaces ou - _ ' .
error-account-name-mixed = « { $given } » mêle des alphabets : écrivez le nom dans un seul
error-account-none = Ce compte n’existe pas : { $given }
error-banned = Ce compte n’est pas admis avant le { $until }. Motif : { $why }
error-body = L’envoi de la page est illisible : { $given }
error-body-long = L’envoi dépasse { $most } octets
error-body-slow = L’envoi a pris trop de temps : réessayez
error-bus = « { $given } » n’est pas un Redis : donnez redis://hôte:6379/0
error-bus-driver = Redis demande le paquet redis, qui est absent
error-claim-none = Personne n’est absent depuis assez longtemps : attendez encore
error-database = « { $given } » n’est pas une base : donnez sqlite:///chemin ou postgresql://nom@hôte/base
error-database-driver = PostgreSQL demande le paquet asyncpg, qui est absent
error-database-open = Impossible d’ouvrir { $given } : { $why }
error-database-taken = { $given } sert déjà à un autre processus de la maison : arrêtez-le, ou donnez un autre dossier par --data
error-delete-name = « { $given } » n’est pas le nom de ce compte : tapez { $name }
error-forged = Cette demande ne vient pas d’une page de la maison, ou la page est ancienne : rechargez-la
error-format = « { $given } » n’est pas un format de ce jeu : il y a { $allowed }
error-house-leaving = La maison ferme un instant : recommencez dans une minute
error-name-taken = { $given } est déjà pris : choisissez un autre nom
error-no-accounts = Cette maison ne tient pas de comptes
error-node-taken = Un autre processus de la maison s’appelle déjà { $given } : donnez à chacun son --node
error-passkey = La clé d’accès n’a pas été acceptée : réessayez, ou utilisez le mot de passe
error-passkey-known = Cette clé d’accès est déjà connue
error-passkeys = Un compte a { $most } clés d’accès au plus : retirez-en une d’abord
error-password = Un mot de passe compte de { $least } à { $most } caractères
error-phrase = « { $given } » n’est pas de ce qui se dit ici
error-profile-none = Personne de ce nom ici
error-room-host = Seul l’hôte, { $name }, prépare la table
error-room-none = Il n’y a pas de table { $given }, ou elle est fermée
error-room-out = Vous n’êtes à aucune table : entrez d’abord
error-room-people = { $people } personnes sont assises ; { $seats } peuvent jouer
error-room-playing = Une partie est en cours : préparez la suivante après
error-room-rated-chance = Seul le hasard décide de ce jeu : il n’est pas classé
error-room-rated-format = Ces règles ne sont pas un format du jeu : jouez en amical, ou choisissez un format
error-room-rated-guest = Une partie classée demande un compte : connectez-vous, ou jouez en amical
error-room-rated-house = Une partie classée se joue entre personnes : jouez en amical avec la maison
error-room-seat = Pas de place { $given } : la table en a { $most }
error-room-self = On ne se fait pas lever soi-même : quittez la table
error-room-stands = Vous n’avez pas de place ici : asseyez-vous d’abord
error-room-taken = La place { $seat } est à { $name }
error-rooms-full = Il n’y a plus de place pour une table : réessayez plus tard
error-sign-in = Nom ou mot de passe incorrect
error-sign-in-first = Connectez-vous d’abord
error-store-away = Rien ne peut être noté pour l’instant : la partie attend, rien n’est perdu
error-watch-many = Une page montre { $most } parties au plus
error-watch-none = Cette partie n’existe pas
note-house-leaving = La maison ferme un instant : la partie reprendra d’elle-même dans une minute
note-unrated = La partie ne compte plus au classement
phrase-onegai = Onegai shimasu (commençons)
phrase-arigato = Arigatō gozaimashita (merci)
phrase-hai = Hai (oui)
phrase-sumimasen = Sumimasen (pardon)
phrase-shitsurei = Shitsurei shimasu (vous permettez)
phrase-shitsureita = Shitsurei shimashita (toutes mes excuses)
phrase-wait = Un instant, s’il vous plaît
phrase-moved = J’ai déplacé une carte
seat-name-1 = Pin
seat-name-2 = Prunier
seat-name-3 = Cerisier
seat-name-4 = Glycine
seat-name-5 = Iris
seat-name-6 = Pivoine
seat-name-7 = Lespédèze
seat-name-8 = Lune
seat-name-9 = Chrysanthème
seat-name-10 = Érable
format-kyogi-official = Partie complète, 15 minutes
format-kyogi-brisk = Partie complète, 2 minutes
format-kyogi-short25 = 12 + 12 sur cinquante
format-kyogi-quarter = 12 + 12 d’un quart
format-kyogi-third = 10 + 10 d’un tiers
format-kyogi-nodead = 25 + 25, sans cartes mortes
format-kyogi-starter = 3 + 3 pour débuter
format-koikoi-teams = Deux contre deux
format-chirashi-usual = Les cent cartes
format-chirashi-third = Un tiers des cent
format-chirashi-quarter = Un quart des cent
format-sakasama-usual = Les cent cartes
format-sakasama-third = Un tiers des cent
format-sakasama-quarter = Un quart des cent
format-genpei-usual = Deux contre deux, 50 chacun
format-genpei-half = Deux contre deux, 25 chacun
format-genpei-kyogi = Deux contre deux, lecture de kyōgi
format-relay-usual = Deux contre deux, 50 chacun
format-relay-half = Deux contre deux, 25 chacun
format-relay-kyogi = Deux contre deux, lecture de kyōgi
format-goshoku-usual = Par couleur
format-shimo-usual = Trois contre trois
format-shimo-half = Trois contre trois, 25 chacun
format-bozu-usual = Habituel
format-hanaawase-usual = À deux, 12 manches
format-hanaawase-three = À trois
format-hanaawase-yaku = Avec yaku (combinaisons)
format-hanaawase-short = Trois manches
cli-serve = Tenir la maison pour d’autres : tables, comptes, classements, spectateurs
cli-serve-host = Adresse d’écoute ; 0.0.0.0 : toutes
cli-serve-port = Port ; 0 : un port libre
cli-serve-data = Dossier de la maison
cli-serve-database = postgresql://nom@hôte/base au lieu de SQLite dans --data
cli-serve-bus = redis://hôte:6379/0, si plusieurs processus forment la maison
cli-serve-node = Nom de ce processus, le même à chaque départ
cli-serve-base = Où les pages joignent ce processus, p. ex. /node/n1 ; vide : où elles sont
cli-serve-other = Base d’un autre processus, s’il est sur une autre origine ; répétable
cli-serve-proxy = Adresse d’un proxy digne de foi ; répétable
cli-serve-metrics-for = Adresse qui peut voir /metrics aussi ; répétable
cli-serve-most = Parties simultanées au plus
cli-serve-voice = Qui lit

### patience
error-patience = Vous avez fait attendre les autres assez longtemps dans cette partie : le lecteur continue maintenant.
note-hastened = On a assez attendu : la maison a fait ce qui restait à faire.

### store

error-backup-kind = { $given } : PostgreSQL se copie dans une archive, choisissez un nom comme house.gz
error-backup-house = { $given } : il n’y a là aucune maison à copier
error-restore-copy = { $given } n’est pas la copie d’une maison, ou n’est pas entier. Rien n’a été changé.
error-restore-running = Des processus de cette maison tournent : arrêtez-les d’abord
error-restore-full = Cette maison a déjà des joueurs ou des parties. Avec --replace, ils sont oubliés.

### fairness of lines
error-unrate = La partie compte toujours : seul qui reçoit trop tard la clé du verset peut demander le contraire, et seulement aux premières lectures.

### accounts
error-banned-for-good = Ce compte n’est plus admis dans la maison. Motif : { $why }
error-passkey-again = Rien n’a été demandé à votre clé d’accès, ou il y a trop longtemps : recommencez
error-passkey-host = Les clés d’accès demandent https et un nom d’hôte, ou localhost : connectez-vous ici par mot de passe
error-passkey-last = C’est le seul moyen d’entrer dans ce compte : définissez d’abord un mot de passe
error-passkey-none = Il n’y a pas de clé d’accès « { $given } »
error-passkey-unknown = Aucun compte d’ici n’a cette clé d’accès
error-signed-out = Cette session est terminée : reconnectez-vous
error-too-many-tries = Trop d’essais. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }, puis réessayez.

### admin
cli-admin = S’occuper d’une maison : personnes, copies, et si tout y est en ordre
cli-admin-create = Créer un compte pour NAME, avec un mot de passe pour la première fois
cli-admin-reset = Donner au compte de NAME un mot de passe pour une fois, et terminer ses sessions
cli-admin-ban = Interdire la maison au compte de NAME
cli-admin-unban = Admettre de nouveau le compte de NAME
cli-admin-export = Tout ce qui est gardé du compte de NAME, en JSON
cli-admin-backup = Copier la maison vers FILE pendant qu’elle tourne ; un nom en .db donne un fichier SQLite, tout autre une sauvegarde
cli-admin-restore = Faire de la maison ce qu’est FILE, une copie ; ses processus doivent être arrêtés
cli-admin-check = Recalculer chaque décision et vérifier que tout ce qui est gardé se tient ; finit par 1 sinon
cli-admin-suspicion = Chiffres de prises à regarder par une personne : tous ceux de NAME, ou de chacun ceux hors limite
cli-admin-tidy = Supprimer les journaux des parties finies depuis longtemps : résultats et classements restent, feuilles de partie et relectures disparaissent
cli-admin-data = Dossier de la maison
cli-admin-database = postgresql://user@host/name au lieu de SQLite dans --data
cli-admin-days = Pour combien de jours ; définitivement si rien n’est donné
cli-admin-within = Parties d’autant de jours
cli-admin-why = Ce qui est dit à la personne
cli-admin-to = Fichier à écrire ; sinon, affiché
cli-admin-replace = Oublier les personnes et parties qui s’y trouvent
cli-admin-match = Cette partie seulement
cli-admin-older = Seulement des parties finies depuis plus de tant de jours
cli-admin-dry-run = Dire seulement ce qui disparaîtrait
admin-created = { $name } a un compte. Mot de passe pour la première fois, à changer aussitôt : { $password }
admin-reset = { $name } a un nouveau mot de passe, à changer aussitôt : { $password }
admin-banned = { $name } n’est plus admis avant le { $until }
admin-banned-for-good = { $name } n’est plus admis
admin-unbanned = { $name } est de nouveau admis
admin-exported = Tout ce qui est gardé de { $name } est dans { $file }
admin-copied = La maison est copiée dans { $file } ({ $rows } lignes)
admin-restored = La maison est ce qu’était { $file } ({ $rows } lignes)
admin-checked = Passées en revue : parties { $matches }, entrées { $entries }
admin-tidied = Journaux supprimés : { $logs } ({ $megabytes } Mo)
admin-would-tidy = Journaux qui seraient supprimés : { $logs } ({ $megabytes } Mo)
admin-fault-unreadable = { $match } : illisible : { $fault }
admin-fault-ruling = { $match } : la décision gardée n’est pas celle qui est recalculée : { $fault }
admin-fault-log = { $match } : ce qui est gardé du journal ne se tient pas : { $fault }
admin-fault-result = { $match } : le résultat ne se tient pas : { $fault }
admin-fault-database = Base de données : { $fault }
admin-suspicion = { $name } : parties { $matches }, prises chronométrées { $takes }
error-admin-none = Il n’y a pas de maison à { $given } : donnez --data ou --database
error-admin-old = La maison est à la révision { $given }, ce programme à { $house } : démarrez la maison une fois, ou prenez le programme qui va avec
error-admin-file = { $given } : { $why }
error-admin-faults = Pas en ordre : { $count }

### reading programme
error-set-term = « { $given } » ne désigne aucun poème. Écrivez par exemple : all, pink, first:mu, length:2-3, 17, 3..14, 8*, group:tomofuda, third:A, quarter:1, ou le début d’un poème en kana ou en rōmaji.
error-set-empty = « { $given } » ne laisse aucun poème. Désignez-en au moins un.
error-wish = { $name } : « { $given } » ne convient pas. Valeurs possibles : { $right }
error-wish-long = { $name } : c’est trop long. { $most } signes au plus sont lus.
error-wish-pattern = « { $given } » n’est pas une façon de lire. Écrivez 1 pour le premier verset et 2 pour le second, six au plus de chaque côté d’une barre : 2/1, c’est le second verset du poème lu, puis le premier du suivant.
error-reading-kept = La lecture gardée ne peut pas reprendre. Commencez-en une autre.

### print: sheets of cards
print-ruler = Cette ligne mesure exactement 100 mm. Sinon, imprimez à 100 %, sans « ajuster à la page ».
print-title-torifuda = Torifuda
print-title-yomifuda = Yomifuda
print-title-hanafuda = Hanafuda
print-title-backs = Dos
print-title-rims = Bordures à replier autour des cartes
error-print-fonts = Les polices manquent dans { $folder } : lancez « make build ».
error-print-size = « { $given } » n’est pas une taille de carte. Il faut largeur x hauteur en mm, par exemple 52x73, chacune de { $least } à { $most }.
error-print-layout = « { $given } » ne va pas : en cartes de { $size } mm, { $paper } contient au plus (colonnes x rangées) { $most }.
error-print-choice = { $name } ne peut pas être « { $given } ». Valeurs possibles : { $allowed }.
error-print-either = { $first } et { $second } s’excluent : choisissez l’un des deux.
error-print-vain = { $name } est sans effet pour { $kind }. Cette option sert pour : { $right }.
error-print-json = La commande n’est pas lisible comme JSON : { $fault }
error-print-page = Il n’y a pas de page { $given } : elles vont de 1 à { $most }.
error-print-file = Impossible d’écrire « { $file } » : { $fault }
cli-print = Des cartes à imprimer et à découper, en PDF : torifuda, yomifuda, hanafuda, dos, bordures, ou un jeu entier (deck) ; « print sheet NAME » : feuilles de score et pages à lire
cli-print-size = Taille d’une carte en mm : 52x73, 52x76, 33x54, 88x124 ou toute autre
cli-print-paper = Papier
cli-print-layout = Cartes par feuille, colonnes x rangées, par exemple 5x2 ou 3x3 ; sans cela, le moins de feuilles possible
cli-print-poems = Quels poèmes : all, une couleur, 1..20, first:mu, length:1-2 …
cli-print-font = Écriture : pinceau, crayon, claire
cli-print-hints = Ce que les torifuda disent au débutant, en bas
cli-print-meaning = Langue du sens et des feuilles ; sans cela, celle dans laquelle on vous parle
cli-print-marks = Yomifuda avec rōmaji, voyelles allongées et barre du rythme
cli-print-crop = Repères de coupe
cli-print-ruler = Une ligne de 100 mm pour vérifier l’imprimante
cli-print-backs = Dos derrière les cartes (recto verso, retourné sur le grand côté), sur des feuilles à part, ou aucun
cli-print-ink-saver = Sans fond teinté, bordure fine
cli-print-black = Noir sur blanc seulement
cli-print-large = Blanc sur noir, écriture claire et grasse, pour la basse vision
cli-print-output = Fichier à écrire
print-sheets = Feuilles (print sheet NAME)
print-written = { $file } : { $count ->
    [one] une carte
    [many] { $count } de cartes
   *[other] { $count } cartes
} sur { $pages ->
    [one] une page
    [many] { $pages } de pages
   *[other] { $pages } pages
}

## Une lecture en un fichier : karuta read

cli-read = Une lecture entière en un seul fichier à chapitres (--out), ou son ordre (--list)
cli-read-order = Un usage (competition, recreation, study, hokkaido, beginners), un ordre (shuffle, replacement, number, musume), ou l’un et l’autre : --order study --order number
cli-read-poems = Quels poèmes : all, une couleur, 1..20, first:mu, length:1-2 ; -17 en retire un
cli-read-dead = Combien de cartes mortes s’ajoutent
cli-read-likeness = À quel point elles ressemblent aux autres : 0 au hasard, 100 les plus trompeuses
cli-read-seed = La même graine donne le même ordre, ici et sur la page du lecteur
cli-read-pace = Secondes du second verset, de son dernier son tenu, du silence, du premier verset : 5316, 4315, 6-3-1.5-7
cli-read-pattern = Ce qui est lu : 1 premier verset, 2 second verset ; avant / du poème déjà lu, après / du suivant
cli-read-joka = Combien de fois sont lus les deux versets du joka : 1-2
cli-read-span = Secondes de silence là où une personne toucherait l’écran pour continuer
cli-read-voice = Qui lit
cli-read-list = Affiche l’ordre : rang, kimariji, numéro du poème, auteur
cli-read-out = Fichier à écrire ; sa fin dit le format : .wav, .flac (avec une feuille cue à côté), .ogg, .mp3 (avec chapitres)
read-column-place = Rang
read-column-kimariji = Kimariji
read-column-poem = Poème
read-column-author = Auteur
read-dead = carte morte
read-chapter-joka = Joka
read-chapter-last = Le dernier second verset
read-title = Karuta : { $count ->
    [one] un poème
    [many] { $count } de poèmes
   *[other] { $count } poèmes
} (graine { $seed })
read-writing = Lecture
read-written = { $file } : { $count ->
    [one] un poème
    [many] { $count } de poèmes
   *[other] { $count } poèmes
}, { $length }
read-seed = Graine : { $seed }
error-read-nothing = Nommez un fichier avec --out, ou demandez l’ordre avec --list.
error-read-kind = « { $file } » : la fin du nom dit quoi écrire. Possible : { $right }
error-read-file = Impossible d’écrire « { $file } » : { $fault }
error-read-long = { $hours ->
    [one] { $hours } heure, c’est
    [many] { $hours } d’heures, c’est
   *[other] { $hours } heures, c’est
} trop long pour un fichier WAV, qui en contient { $most }. Écrivez en .flac, .ogg ou .mp3.

### anki: a deck for phones
anki-face-hearing = À l’oreille
anki-face-torifuda = Carte
anki-face-kimariji = Kimariji
anki-face-poem = Poème
anki-face-meaning = Sens
anki-ask-hearing = Comment commence la lecture ?
anki-ask-torifuda = Quelle est la carte ?
anki-ask-kimariji = Qu’est-ce qui la décide ?
anki-ask-poem = Quel est le poème ?
anki-ask-meaning = Que dit-il ?
anki-description = Ogura Hyakunin Isshu, composé par Karuta. Voix : { $voice }. Écriture : Yuji Syuku, licence SIL Open Font 1.1.
anki-written = { $file } : { $count ->
    [one] une carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
error-anki-faces = Recto « { $front } » et verso « { $back } » : donnez-en deux différents, ou aucun. Il y a : { $allowed }.
error-print-busy = Beaucoup d’impressions sont en cours. Réessayez dans un petit moment.
error-print-slow = C’est trop long à composer. Demandez moins de cartes à la fois.
error-print-failed = L’impression n’a pas abouti. Réessayez.
cli-anki = Un paquet pour Anki : versets entendus, cartes, kimariji, poèmes, sens
cli-anki-front = Ce que montre le recto ; donnez aussi --back
cli-anki-back = Ce qu’il faut trouver ; sans les deux, trois sortes de cartes
cli-anki-audio = Avec les premiers versets, chantés
cli-anki-poems = Quels poèmes : all, une couleur, 1..20, first:mu, length:1-2 …
cli-anki-meaning = Langue du sens et des questions ; sans cela, celle dans laquelle on vous parle
cli-anki-output = Fichier à écrire

### print page
print-page-lede = Choisissez d’un côté, voyez la feuille de l’autre : c’est elle qui ira à l’imprimante.
print-page-what = Que faire
print-page-kind-deck = Jeu complet
print-page-kind-deck-line = Les deux sortes de cartes avec leurs dos, toutes de la même taille, en un fichier.
print-page-kind-torifuda = Torifuda
print-page-kind-torifuda-line = Les cartes à prendre : le second verset de chaque poème, en kana.
print-page-kind-yomifuda = Yomifuda
print-page-kind-yomifuda-line = Les cartes à lire : le poème entier, son poète, un dessin.
print-page-kind-hanafuda = Hanafuda
print-page-kind-hanafuda-line = Les quarante-huit cartes de fleurs.
print-page-kind-backs = Dos
print-page-kind-backs-line = Les dos seuls, à coller derrière les cartes.
print-page-kind-rims = Bordures
print-page-kind-rims-line = Un dos plus grand que la carte : replié autour du chant, il fait la bordure.
print-page-kind-sheet = Feuilles
print-page-kind-sheet-line = Pour marquer, pour apprendre, pour les invités.
print-page-kind-anki = Paquet Anki
print-page-kind-anki-line = Des cartes pour le logiciel Anki, avec la voix de la maison.
print-page-which = Quels poèmes
print-page-which-all = Tous les cent
print-page-which-colour = Par couleurs
print-page-which-first = Les premiers
print-page-which-own = Votre choix
print-page-colour = Couleurs
print-page-first = Combien, à partir du n° 1
print-page-own = Ensemble de poèmes
print-page-own-note = Numéros, premiers sons, longueurs du kimariji, couleurs ; un moins retire : 17, 3..14, first:mu, length:1-2, pink -8*
print-page-size = Taille d’une carte
print-page-size-52x73 = Compétition
print-page-size-52x76 = Entraînement
print-page-size-33x54 = Hanafuda
print-page-size-62x83 = À replier sur 52 x 73
print-page-size-88x124 = Visible de loin
print-page-size-own = Autre taille
print-page-mm = { $width } x { $height } mm
print-page-side-mm = { $length } mm
print-page-width = Largeur en mm
print-page-height = Hauteur en mm
print-page-paper = Papier
print-page-paper-a4 = A4
print-page-paper-letter = US Letter
print-page-layout = Cartes par feuille
print-page-layout-auto = Le moins de feuilles
print-page-layout-grid = { $columns } x { $rows }
print-page-layout-own = Autre
print-page-layout-field = Colonnes x rangées
print-page-look = Encre
print-page-look-colour = En couleur
print-page-look-ink-saver = Économe
print-page-look-black = Noir seul
print-page-look-large = Grand, blanc sur noir
print-page-look-large-note = Pour la basse vision : signes gras, et cartes de 88 x 124 mm si vous ne choisissez pas de taille.
print-page-font = Écriture
print-page-font-yuji = Pinceau
print-page-font-klee = Crayon
print-page-font-clear = Claire
print-page-hints = Aide pour débuter
print-page-hints-none = Aucune
print-page-hints-kimariji = Kimariji
print-page-hints-romaji = Rōmaji
print-page-hints-meaning = Sens
print-page-marks = Repères pour lire
print-page-marks-note = Rōmaji, voyelles allongées et barre du rythme sur les yomifuda : un club peut lire sans savoir le japonais.
print-page-language = Langue sur le papier
print-page-backs = Dos
print-page-backs-none = Aucun
print-page-backs-duplex = Recto verso
print-page-backs-separate = Sur d’autres feuilles
print-page-backs-duplex-note = Retournez le papier sur son grand côté. Les dos débordent de 1 mm : un léger décalage ne se voit pas.
print-page-crop = Repères de coupe
print-page-ruler = Ligne de 100 mm
print-page-sheet = Quelle feuille
print-page-entrants = Participants
print-page-seed = Graine d’une donne, vide pour des champs vides
print-page-show = Sur les cartes
print-page-show-torifuda = Texte
print-page-show-kimariji = Kimariji
print-page-show-romaji = Rōmaji
print-page-anki-kinds = Questions
print-page-anki-language = Langue sur les cartes
print-page-anki-three = Trois sortes : entendre et trouver la carte ; voir la carte et dire le kimariji ; lire le poème et dire son sens.
print-page-anki-all = Les trois sortes
print-page-anki-one = Une seule sorte
print-page-anki-front = Recto
print-page-anki-back = Verso
print-page-anki-audio = Avec le son
print-page-anki-audio-note = Les premiers versets, environ 4 Mo. Sans eux, la question les montre en kana.
print-page-anki-turn = Retourner la carte
print-page-anki-listen = Ici, on entend le verset
print-page-preview = Aperçu
print-page-page = Page { $page } sur { $pages }
print-page-card-of = Carte { $page } sur { $pages }
print-page-before = Page précédente
print-page-after = Page suivante
print-page-sheets = { $count ->
    [one] une feuille
    [many] { $count } de feuilles
   *[other] { $count } feuilles
}
print-page-cards = { $count ->
    [one] une carte
    [many] { $count } de cartes
   *[other] { $count } cartes
}
print-page-scale = Imprimez à 100 %, sans « ajuster à la page », et posez une règle sur la ligne : elle mesure 100 mm.
print-page-preparing = La feuille se compose…
print-page-making-it = Votre fichier se prépare…
print-page-made = { $file } est prêt.
print-page-no-answer = La maison ne répond pas. Elle sera interrogée de nouveau au prochain changement.
print-page-download = Télécharger le PDF
print-page-open = Imprimer
print-page-download-anki = Télécharger le paquet
print-page-again = Réessayer
print-page-larger = Agrandir
print-page-usual = Tout comme d’habitude
print-page-making = De la feuille à la carte
print-page-making-text = Les vraies cartes sont des cartons de 1,5 à 2 mm. Repliez un dos plus grand autour du carton, puis collez la face imprimée au milieu : le papier replié fait la bordure. Les deux sortes de cartes ont la même taille.
print-page-making-sheet = La fiche de fabrication

### paper: score sheets, tables and pages to read

paper-foot = Karuta, la maison ouverte des jeux de cartes japonais
paper-name = Nom
paper-club = Club
paper-cm = { $length } cm
paper-dan = Classe, dan
paper-event = Tournoi
paper-place = Lieu
paper-date = Date
paper-class = Classe
paper-round = Tour
paper-board = Table
paper-reader = Lecteur
paper-referee = Arbitre
paper-winner = Vainqueur
paper-margin = Écart (cartes)
paper-begun = Début
paper-ended = Fin
paper-sign-a = Signature A
paper-sign-b = Signature B
paper-sign-referee = Arbitre
paper-sign-desk = Secrétariat
paper-art-seiza = Un joueur en seiza, vu de côté : à genoux, le dos droit, les mains sur les cuisses
paper-art-kamae = Un joueur prêt à prendre, vu de côté : penché en avant sur la main gauche, la main droite sur le tatami derrière la rangée du bas
paper-art-swipe = Une main vue d’en haut balaie une rangée ; la carte lue et sa voisine volent hors du terrain
paper-art-watching = Deux joueurs face à face de part et d’autre des terrains, le lecteur d’un côté, des spectateurs à distance de l’autre
paper-art-fold = Une carte en quatre étapes : le carton sur son papier de dos aux coins coupés, les longs bords rabattus, les petits bords rabattus, la face collée

paper-match-title = Feuille de partie
paper-match-title-line = Deux joueurs, vingt-cinq cartes chacun, cent lectures
paper-match-own = Carte
paper-match-read = Lecture n°
paper-match-taken = Prise par
paper-match-sent = Envoyée
paper-match-cards-how = *Carte* : son kimariji. *Envoyée* : à quelle lecture la carte est partie chez l’adversaire, ou « reçue » si elle en vient. *Écart* : les cartes qui restent au perdant ; dix font un *taba*.
paper-match-card = Carte
paper-match-field = Terrain
paper-match-by = Prise
paper-match-foul-a = Faute A
paper-match-foul-b = Faute B
paper-match-sends = Envoi
paper-match-left = A : B
paper-match-log-how = *Terrain* : où était la carte lue ; – pour une carte morte. *Prise* : A ou B. *Faute* : un trait par terrain touché où la carte lue n’était pas. *Envoi* : qui envoie et combien, la différence seulement (A 1). *A : B* : les cartes qui restent après la lecture.

paper-result-title = Feuille de résultats
paper-result-title-line = Une ligne par inscrit ; les adversaires sont tirés au sort à chaque tour
paper-result-number = N°
paper-result-round = Tour { $number }
paper-result-matches = { $matches ->
    [one] une partie
    [many] { $matches } de parties
   *[other] { $matches } parties
}
paper-result-byes = { $byes ->
    [one] une exemption
    [many] { $byes } d’exemptions
   *[other] { $byes } exemptions
}
paper-result-place = Rang
paper-result-how = À chaque tour : l’adversaire, et dans la colonne étroite ○ et l’écart (les cartes qui restent au perdant) pour une victoire, × et l’écart pour une défaite. *Exemption* : 不戦勝, toutes au premier tour. *Forfait* : ○ sans écart. Les deux perdants des demi-finales sont troisièmes, les quatre des quarts de finale quatrièmes.

paper-memory-title = Feuille de mémorisation
paper-memory-title-line = Les deux terrains tels qu’ils sont sur le tatami, vus de votre place
paper-memory-theirs = Terrain adverse
paper-memory-own = Votre terrain
paper-memory-scale = 1 : 4
paper-memory-seed = 1 : 4 · donne de la graine « { $seed } »
paper-memory-minutes = Minutes
paper-memory-right = Justes sur 50
paper-memory-how = Regardez les cinquante cartes pendant quinze minutes, couvrez-les, puis écrivez chaque kimariji à la place de sa carte. Une carte peut être n’importe où dans sa rangée. Les proportions sont exactes : 87 cm de large, 1 cm entre les rangées, 3 cm entre les terrains.
paper-memory-how-dealt = Apprenez ces cinquante cartes en quinze minutes ; la page suivante a les mêmes terrains, vides. Une partie de cette graine a la même donne.

paper-kimariji-title = Kimariji par première syllabe
paper-kimariji-title-line = Dans l’ordre où on les apprend : numéro, ce qui décide, comment cela sonne, début de la carte
paper-kimariji-how = *Kimariji* : le plus court début qu’un seul des cent poèmes possède ; chaque lecture en raccourcit d’autres. La dernière colonne donne ce qui est imprimé sur la carte, sans signes de sonorisation. Poèmes par première syllabe :
paper-kimariji-count = { $sounds } { $count }

paper-lower-title = Les cartes d’après leur texte
paper-lower-title-line = Ce qui est imprimé sur la carte, le kimariji du poème, comment il sonne, son numéro
paper-lower-how = En gras, le plus court début du texte imprimé qui distingue la carte de toutes les autres. Les cartes sont en kana historiques sans signes de sonorisation : は peut se dire ば ou わ. Un filet sépare les premiers signes.

paper-rules-title = Le karuta en deux pages
paper-rules-title-line = Kyōgi karuta : deux joueurs, un lecteur, cent poèmes
paper-rules-aim-title = Le but
paper-rules-aim = À chacun des cent poèmes répond une carte à prendre, qui ne porte que le second verset. Un lecteur récite ; le premier qui trouve la carte du poème la prend. *Gagne le premier qui n’a plus de carte dans son terrain.*
paper-rules-lay-title = La pose
paper-rules-lay = Saluez-vous. Les cent cartes sont mêlées face cachée ; chacun en tire *25* et les pose face visible sur trois rangées, le texte vers soi. Leur place dans son terrain est libre. Un terrain a au plus { $width } cm de large, { $rows } cm entre les rangées et { $fields } cm entre les deux terrains. Les *50* autres cartes sont mises de côté. Leurs poèmes sont lus aussi : une telle lecture est *morte*, et nul ne doit toucher de carte.
paper-rules-memory-title = Quinze minutes
paper-rules-memory = Chacun apprend où sont les cinquante cartes, pendant *15 minutes*. À 13 minutes on annonce les deux dernières : dès lors on peut s’exercer au geste, sans toucher de carte ni frapper le tatami. À 15 minutes, saluez l’adversaire, puis le lecteur.
paper-rules-reading-title = La lecture
paper-rules-reading = D’abord vient le *joka*, un poème qui n’est pas des cent, dont le second verset est lu deux fois. Puis le premier verset d’un poème tiré sans le voir : dès sa première syllabe on peut prendre. Quand toutes les mains sont baissées, on lit le second verset de ce poème et, une seconde après, le premier verset du suivant.
paper-rules-order-joka = joka
paper-rules-order-first = poème 1
paper-rules-order-second = poème 2
paper-rules-order-upper = premier v.
paper-rules-order-lower = second v.
paper-rules-order-take = prise, rangement
paper-rules-why-title = Pourquoi lire le second verset quand la carte est déjà prise ?
paper-rules-why = Par respect du poème, et comme horloge. Le second verset dure { $lower } secondes, sa dernière syllabe est tenue { $held } secondes, puis vient { $silence } seconde de silence, et le premier verset suivant commence, qui en dure { $upper }. C’est toujours pareil : chacun sait quand viendra le son suivant. Dès le second verset, nul ne bouge ni ne fait de bruit ; les deux partent du même calme.
paper-rules-bar-lower = second verset du dernier poème
paper-rules-bar-held = dernier son tenu
paper-rules-bar-silence = silence
paper-rules-bar-upper = premier verset du poème suivant
paper-rules-decides-title = Quand connaît-on la carte ?
paper-rules-decides = Dès qu’aucun autre poème non lu ne commence ainsi. Ce plus court début est le *kimariji* du poème. { $early } se connaît à la deuxième syllabe, { $late } à la quatrième seulement, car { $twin } commence pareil. Une fois { $twin } lu, { $then } suffit. Retenez donc ce qui a été lu, cartes mortes comprises.
paper-rules-sit-title = S’asseoir et prendre
paper-rules-sit = *Une seule main prend*, la même toute la partie ; ce que touche l’autre ne vaut rien. Jusqu’au début de la lecture, cette main reste sur le tatami derrière votre rangée du bas, et la tête ne dépasse pas votre rangée du haut.
paper-rules-seiza = *Seiza* : pour les saluts. Entre les lectures on peut s’asseoir à l’aise, sans montrer la plante des pieds à l’adversaire.
paper-rules-kamae = *En garde* : appui sur les genoux et l’autre main ; la main qui prend derrière la rangée du bas, la tête en deçà du pointillé.
paper-rules-swipe = *Le balayage* : à plat le long de la rangée. La carte lue vole hors du terrain, ses voisines avec elle.
paper-rules-take-title = Prendre et envoyer
paper-rules-take = Une carte est à vous si vous la touchez en premier, ou si vous la poussez tout entière hors de son terrain, avec d’autres au besoin. Toucher d’autres cartes du *même terrain* est permis. À égalité parfaite, elle va au maître du terrain. Posez-la face cachée à côté de vous. Prise chez vous, elle a simplement disparu. Prise dans le terrain *adverse*, elle vous permet d’envoyer une de vos cartes ; l’adversaire la pose où il veut chez lui.
paper-rules-hand-title = La main levée
paper-rules-hand = Tant qu’une main est levée, le lecteur attend : pour ranger, envoyer ou déplacer. Les cartes éparpillées retournent à leur place. Vous pouvez déplacer vos cartes entre les lectures ; dites-le chaque fois, et l’adversaire répond *hai*.
paper-rules-foul-title = Les fautes
paper-rules-foul = Est faute de toucher une carte dans un terrain où la carte lue n’est *pas*. Elle compte une fois par terrain, quel que soit le nombre de cartes, et donne à l’autre le droit d’envoyer une carte. Les droits des deux se compensent : seule la différence est envoyée.
paper-rules-case-nuki = Vous prenez en terrain adverse
paper-rules-case-mamori = Vous prenez chez vous
paper-rules-case-dead-one = Carte morte : vous touchez un terrain
paper-rules-case-dead-both = Carte morte : vous touchez les deux terrains
paper-rules-case-semi-daburu = L’autre prend chez lui, vous touchez chez vous
paper-rules-case-daburu = L’autre prend chez vous, vous touchez chez lui
paper-rules-case-torizon = Vous prenez chez lui et touchez aussi chez vous
paper-rules-case-tomo-ote = Carte morte : chacun touche un terrain
paper-rules-sent = { $count }
paper-rules-cases-how = Cartes que vous recevez (+) ou pouvez envoyer (–).
paper-rules-end-title = La fin
paper-rules-end = Quand tout est envoyé et qu’un terrain est vide, son maître a gagné, d’autant de cartes qu’il en reste à l’autre. Saluez l’adversaire, puis le lecteur : *arigatō gozaimashita*. En cas de litige, entendez-vous ; sinon un arbitre décide, et cela vaut.

paper-memorise-title = Cinquante cartes en quinze minutes
paper-memorise-title-line = Un plan pour le temps de mémorisation
paper-memorise-intro = N’apprenez pas cinquante places une à une. Apprenez des sons : pour chaque syllabe qui peut ouvrir un poème, où va la main ?
paper-memorise-minutes = { $span } min
paper-memorise-single-title = D’abord les syllabes uniques
paper-memorise-single = { $single } : sept cartes se connaissent dès la première syllabe. Trouvez celles qui sont là. Ce sont les plus rapides ; regardez chacune jusqu’à ce que la main sache le chemin.
paper-memorise-groups-title = Par première syllabe, en comptant
paper-memorise-groups = Parcourez les autres syllabes dans l’ordre du tableau. Trouvez toutes leurs cartes dans les deux terrains et comptez-les : tant chez moi, tant chez l’autre, le reste mort. Qui a compté ne cherche plus.
paper-memorise-twins-title = Jumelles ensemble ou séparées
paper-memorise-twins = Cartes qui commencent pareil : toutes celles qui restent à lire sont-elles dans un seul terrain ? Alors un balayage qui les couvre toutes peut partir dès leur début commun. Si l’une est en face ou morte, attendez la syllabe qui décide.
paper-memorise-theirs-title = Le terrain adverse
paper-memorise-theirs = La moitié des cartes est à l’envers. Apprenez-les avec autant de soin que les vôtres, rangée par rangée, du bord vers le centre ; puis fermez les yeux, dites-les, et vérifiez.
paper-memorise-dead-title = Ce qui n’est pas là
paper-memorise-dead = Une syllabe sans carte ici est une syllabe où la main ne bouge pas. Nommez-les une fois, en pensée.
paper-memorise-last-title = Les deux dernières minutes
paper-memorise-last = Dès l’annonce, faites le geste sans toucher. N’apprenez rien de nouveau : appelez syllabe après syllabe et regardez où elle est, les plus longs kimariji en dernier.
paper-memorise-then-title = Et pendant le jeu
paper-memorise-then = Chaque lecture en raccourcit d’autres : une fois { $twin } lu, { $late } se connaît à { $then }. Dites-vous la nouvelle place de chaque carte envoyée ou déplacée.
paper-memorise-hundred = sur 100
paper-memorise-mine = à moi
paper-memorise-yours = en face
paper-memorise-gone = mortes
paper-memorise-all = Total
paper-memorise-table-how = Pour compter à l’entraînement. En partie, on n’écrit rien.

paper-spectators-title = Regarder une partie
paper-spectators-title-line = Pour le public dans la salle
paper-spectators-intro = Les joueurs guettent le tout premier son d’un poème. Une toux, une page, un appareil photo peuvent le couvrir. Soyez les bienvenus : votre silence fait partie du jeu.
paper-spectators-manners-title = Les usages
paper-spectators-silence = *Silence, sans bouger, du second verset jusqu’à ce que les mains se lèvent.* Pendant la seconde de silence, retenez votre souffle avec les joueurs.
paper-spectators-noise = Pas de papier ni de sac froissé ; téléphones éteints, pas seulement muets.
paper-spectators-still = Ne marchez pas, ne vous levez pas, n’entrez pas pendant une lecture. Bougez quand les joueurs rangent leurs cartes.
paper-spectators-hints = En individuel : ni indices, ni encouragements, ni contact avec les joueurs, pas même du regard.
paper-spectators-photo = Ni flash ni bruit de déclencheur ; demandez aux organisateurs avant de photographier.
paper-spectators-mat = Restez hors des tatamis ; une carte qui vole jusqu’à vous reste où elle est : les joueurs viennent la chercher.
paper-spectators-after = Quand une partie finit, les autres continuent : même qui a fini garde le silence.
paper-spectators-course-title = Ce que vous voyez
paper-spectators-bow-when = Salut
paper-spectators-bow = Les joueurs se saluent, mêlent les cartes, en tirent 25 chacun et les posent.
paper-spectators-memory-when = 15 minutes
paper-spectators-memory = Ils apprennent où sont cinquante cartes. Tout est calme, mais ils peuvent quitter leur place.
paper-spectators-call-when = 2 minutes
paper-spectators-call = Une annonce à 13 minutes : ils s’exercent au geste, dans l’air.
paper-spectators-joka-when = Joka
paper-spectators-joka = Un poème hors des cent, pour s’habituer à la voix. Personne ne prend encore.
paper-spectators-reading-when = Lecture
paper-spectators-reading = Le second verset du dernier poème, une seconde de silence, le premier du suivant : et les mains partent, souvent dès une seule syllabe.
paper-spectators-dead-when = Rien
paper-spectators-dead = La moitié des poèmes n’a pas de carte au tatami. Qui en touche une alors fait une faute.
paper-spectators-end-when = La fin
paper-spectators-end = Après 60 à 90 minutes en tout. Gagne le premier dont le terrain est vide ; les deux se saluent, puis saluent le lecteur.
paper-spectators-cycle-lower = second verset
paper-spectators-cycle-held = tenu
paper-spectators-cycle-second = 1 s
paper-spectators-cycle-upper = premier verset
paper-spectators-cycle-hands = mains levées, on range
paper-spectators-cycle-silent = silence
paper-spectators-cycle-free = vous pouvez bouger

paper-making-title = Fabriquer ses cartes
paper-making-title-line = Deux jeux de cent cartes, tous de la même taille
paper-making-intro = Une carte à jouer est un carton épais, le papier imprimé devant, et au dos un papier rabattu sur la face par-dessus la tranche. Ainsi la tranche est lisse, rien ne se décolle au balayage, et toutes les cartes se ressemblent sous la main.
paper-making-needs-title = Il vous faut
paper-making-need-board = Carton gris de *1,5 à 2 mm*, coupé à { $width } × { $height } mm : 200 pièces pour les deux jeux
paper-making-need-faces = Faces : torifuda { $sheets } feuilles, yomifuda { $sheets } feuilles, sur papier mat
paper-making-need-backs = Papiers de dos (« bordures » à imprimer) : { $rim_sheets } feuilles par jeu, papier fin et solide
paper-making-need-paste = Colle : amidon, ou colle de relieur allongée d’eau
paper-making-need-tools = Cutter et règle d’acier, plioir, pinceau, deux planches et un poids
paper-making-steps-title = Pas à pas
paper-making-print = *Imprimez à 100 %*, sans ajuster à la page. Mesurez la ligne de 100 mm en bas.
paper-making-board = *Coupez le carton* à { $width } × { $height } mm : yomifuda et torifuda ont la même taille. Plusieurs passages légers ; n’arrondissez rien.
paper-making-back = *Coupez les papiers de dos*, { $rim_width } × { $rim_height } mm, et leurs coins. Encollez-en un et posez un carton entre ses repères.
paper-making-fold = *Rabattez les { $fold } mm sur la face* : les longs bords, puis les petits, bien tendus et marqués. Aux coins les plis se rejoignent sans se recouvrir.
paper-making-face = *Coupez la face* au bord intérieur de sa bordure imprimée, { $face_width } × { $face_height } mm, et collez-la au milieu : { $rim } mm du papier rabattu restent tout autour.
paper-making-press = *Pressez une nuit* entre deux planches. En séchant, le papier du dos cintre un peu la carte : c’est voulu, elle se prend mieux.
paper-making-fold-1 = 1 · le carton sur son papier de dos encollé
paper-making-fold-2 = 2 · les longs bords rabattus
paper-making-fold-3 = 3 · les petits bords rabattus
paper-making-fold-4 = 4 · la face au milieu, le pli pour bordure
paper-making-note = *Taille.* La carte courante fait { $width } × { $height } mm ; certains jeux font 52 × 76 mm. Le règlement n’en fixe aucune, mais dans un jeu toutes doivent être pareilles, sinon une carte se reconnaît à sa tranche. Faute de carton, deux feuilles de bristol collées à fils croisés conviennent aussi.

paper-written = { $file } : { $pages ->
    [one] une page
    [many] { $pages } de pages
   *[other] { $pages } pages
}
cli-print-sheet = Une feuille en PDF. NAME est match, result, memory, kimariji, lower, rules, memorise, spectators ou making
cli-print-language = Langue de la feuille ; sans cela, celle dans laquelle on vous parle
cli-print-entrants = result : nombre d’inscrits, de 2 à 64
cli-print-seed = memory : une donne posée dans les terrains, celle d’une partie de cette graine
cli-print-show = memory : ce que montrent ses cartes : torifuda, kimariji, romaji

### own recordings

voices-lede = Faites lire vos cartes par une voix qui est à vous : un paquet pour wasuramoti, les pistes d’un disque, ou un seul long enregistrement des cent poèmes.
voices-private = Tout reste sur cet appareil. Rien n’est envoyé nulle part, et personne d’autre ne peut l’entendre.
voices-add = Ajouter des enregistrements
voices-drop = Déposez ici un dossier ou un zip, ou choisissez :
voices-files = Un zip ou des fichiers
voices-folder = Un dossier
voices-cancel = Annuler
voices-keep = Garder
voices-reading = Écoute du fichier { $done } sur { $of }…
voices-reading-begin = Ouverture…
voices-untitled = Mes enregistrements
voices-names = Quels noms sont compris
voices-names-verses = Un fichier par verset : de 001 à 100 le poème, 000 la joka, poème d’ouverture ; 1 est le premier verset, 2 le second.
voices-names-prefix = La même chose, précédée d’un mot quelconque.
voices-names-poems = Une piste par poème : coupée à son plus long silence. Sans numéros, c’est l’ordre des noms qui compte.
voices-names-track = Un long enregistrement dans l’ordre des poèmes : coupé aux silences.
voices-names-kinds = Ogg, MP3, WAV, M4A et ce que votre navigateur sait lire ; les dossiers dans les dossiers aussi. Jusqu’à { $files } fichiers et { $megabytes } Mo ; un long enregistrement jusqu’à { $minutes } minutes.
voices-fault-not-a-zip = Ce n’est pas un zip, ou il ne peut pas être ouvert. Rien n’a été ajouté.
voices-fault-cut-short = Ce zip est tronqué : sa table des matières manque ou est abîmée. Récupérez-le ou refaites-le. Rien n’a été ajouté.
voices-fault-too-many = Il contient plus de { $files } fichiers : ce n’est pas un paquet d’enregistrements. Rien n’a été ajouté.
voices-fault-too-much = Décompressé, il dépasse { $megabytes } Mo : c’est plus que ce qu’une page peut accueillir. Rien n’a été ajouté.
voices-fault-full = Il n’y a plus de place sur cet appareil. Supprimez quelque chose ou choisissez des fichiers plus petits. Rien n’a été ajouté.
voices-fault-nothing = Il n’y a rien d’utilisable là-dedans. Rien n’a été ajouté.
voices-fault-unkept = Ce navigateur ne garde d’enregistrements que pour les pages venues par https ou de cette machine même.
voices-fault-broken = La lecture a échoué. Rien n’a été ajouté.
voices-fault-propose = Notre propre voix, à laquelle la vôtre est comparée, n’a pas pu être chargée. Réessayez avec une connexion.
voices-fault-read = Ce verset n’a pas pu être lu depuis l’appareil.
voices-odd = { $count ->
    [one] { $count } fichier ou morceau non utilisé
   *[other] { $count } fichiers ou morceaux non utilisés
}
voices-odd-other = Pas un son, d’après le nom :
voices-odd-unknown = Le nom ne désigne aucun poème :
voices-odd-doubled = Il y a un autre fichier pour le même verset ; celui-ci a été laissé de côté :
voices-odd-empty = Fichier vide :
voices-odd-big = Trop lourd pour un verset :
voices-odd-long = Trop long pour ce que ce devrait être :
voices-odd-damaged = Abîmé dans le zip, ou illisible :
voices-odd-locked = Verrouillé par un mot de passe :
voices-odd-not-audio = Pas un son que ce navigateur sache lire, ou cassé :
voices-odd-silent = Rien que du silence :
voices-odd-one-part = Aucun silence ne sépare le premier verset du second :
voices-odd-spare = Plus de morceaux que de versets ; ceux-ci restent :
voices-more = et { $count } de plus
voices-heard = { $heard } versets sur { $of }
voices-whole = Tous les versets sont là, ceux de la joka aussi.
voices-by-order = Les noms n’ont pas de numéros qui désignent les poèmes : les fichiers ont été pris dans l’ordre des noms.
voices-missing = { $count ->
    [one] Il manque { $count } verset
   *[other] Il manque { $count } versets
}
voices-missing-both = Les deux versets de
voices-missing-upper = Premier verset de
voices-missing-lower = Second verset de
voices-missing-note = 0 est la joka. Là où un verset manque, le lecteur se tait le temps qu’il durerait ; tous les autres sont lus avec votre voix.
voices-report = Ce qui est là
voices-opening = Morceaux sonores trouvés : { $count }. L’enregistrement commence par
voices-opening-none = le poème 1
voices-opening-once = la joka
voices-opening-twice = la joka, son second verset deux fois
voices-marks = Quand chaque son s’entend
voices-marks-why = Le texte suit la voix, et un geste se mesure depuis le son qui décide. Notre propre voix propose les temps ; vous pouvez les déplacer.
voices-align = { $count ->
    [one] Proposer les temps de { $count } verset
   *[other] Proposer les temps de { $count } versets
}
voices-aligning = Comparaison { $done } sur { $of }…
voices-verses = Versets
voices-show-needed = { $count } à vérifier
voices-show-all = Les { $count }
voices-row-accepted = vérifié
voices-row-sure = proposé
voices-row-unsure = à vérifier
voices-row-none = pas encore de temps
voices-standing-accepted = Vérifié par vous.
voices-standing-sure = Proposition ; les deux voix s’accordent bien.
voices-standing-unsure = Proposition incertaine : écoutez, s’il vous plaît. C’est peut-être un autre verset, ou une lecture très différente.
voices-proposing = Comparaison avec notre voix…
voices-verse-upper = Poème { $poem }, premier verset
voices-verse-lower = Poème { $poem }, second verset
voices-joka-upper = Joka, premier verset
voices-joka-lower = Joka, second verset
voices-mark = Son { $number } : { $kana }
voices-mark-decides = Son { $number } : { $kana }, qui décide
voices-mark-at = à { $seconds } s
voices-decides = décide
voices-play = Écouter
voices-stop = Arrêter
voices-play-mark = Écouter depuis le repère
voices-closer = Plus près
voices-wider = Plus large
voices-mora-before = Son précédent
voices-mora-after = Son suivant
voices-earlier = { $ms } ms plus tôt
voices-later = { $ms } ms plus tard
voices-wave-note = Faites glisser un repère, ou déplacez-le avec les flèches de { $ms } ms (de 1 ms avec Maj). Touchez l’onde pour écouter à partir de là ; faites-la glisser pour en voir plus.
voices-accept = C’est juste
voices-next = Suivant à vérifier
voices-name = Nom
voices-rename = Renommer
voices-rename-one = Renommer { $title }
voices-delete = Supprimer
voices-delete-one = Supprimer { $title }
voices-delete-title = Supprimer { $title } ?
voices-delete-note = Ses enregistrements et repères sont retirés de cet appareil. Les fichiers d’où ils viennent restent où ils sont.
voices-open = Versets et repères
voices-all = Tous les enregistrements
voices-shelf = Sur cet appareil
voices-loose = Ce navigateur peut les effacer quand l’appareil se remplit : gardez les fichiers d’origine.
voices-size = { $megabytes } Mo

## Reader

reader-tools = Lecture
reader-back = Retour
reader-repeat = Encore
reader-next = Suivant
reader-more = Plus
reader-of = sur { $count }
reader-place-of = { $place } sur { $count }
reader-poems = { $count ->
    [one] poème
    [many] de poèmes
   *[other] poèmes
}
reader-ask-none = Touchez pour commencer
reader-ask-ready = Touchez pour lire
reader-ask-fetching = Le vers arrive…
reader-ask-reading = Touchez pour la pause
reader-ask-paused = En pause. Touchez pour reprendre
reader-ask-read = Touchez pour le poème suivant
reader-ask-span = La suite vient d’elle-même. Touchez pour faire attendre
reader-ask-over = Tout a été lu
reader-ask-no-voice = Aucune voix sur cet appareil, et aucune ligne pour en chercher une
reader-ask-voice-comes = La voix arrive…
reader-settings = Façon de lire
reader-preset = Pour quel usage
reader-preset-competition = Compétition
reader-preset-competition-note = Le second verset du dernier poème, une seconde de silence, le premier verset du suivant. Puis la voix attend votre doigt.
reader-preset-recreation = Loisir
reader-preset-recreation-note = Premier verset, second verset, encore le second ; le poème suivant vient de lui-même.
reader-preset-study = Étude
reader-preset-study-note = Les poèmes entiers, un à un, avec le texte, le sens et la carte sous les yeux.
reader-preset-hokkaido = Hokkaidō
reader-preset-hokkaido-note = Seulement les seconds versets, comme sur les cartes de bois.
reader-preset-beginners = Débutants
reader-preset-beginners-note = Vingt cartes vite reconnues ; le poème paraît quand il a été lu.
reader-fault = Le vers n’a pas pu être chargé. Touchez pour réessayer.
reader-cards = Cartes
reader-count = { $count ->
    [one] { $count } poème
   *[other] { $count } poèmes
}
reader-done = Terminé
reader-begin-anew = Commencer une nouvelle lecture ainsi
reader-begin-again = Relire, dans un ordre nouveau
reader-from-next = Une lecture est en cours. Le rythme, l’attente et l’affichage changent tout de suite ; les cartes et l’ordre, au prochain début.
reader-sets-choose = Choisir les cartes
reader-sets-all = Les cent
reader-sets-expression = Le jeu en mots
reader-sets-expression-note = Des termes séparés par des espaces, comme pink first:mu length:2-3 17 3..14 8* chiha. Un moins retire : all -length:1. Un jeu à vous s’écrit set:nom.
reader-sets-colours = Cinq couleurs
reader-colour-pink = Rose
reader-colour-yellow = Jaune
reader-colour-blue = Bleu
reader-colour-green = Vert
reader-colour-orange = Orange
reader-sets-firsts = Première syllabe
reader-sets-lengths = Longueur du kimariji
reader-sets-length = { $length } ({ $count })
reader-sets-groups = Groupes
reader-group-group-tomofuda = Jumelles
reader-group-group-oyama = Six syllabes
reader-group-third-a = Tiers A
reader-group-third-b = Tiers B
reader-group-third-c = Tiers C
reader-group-quarter-1 = Quart 1
reader-group-quarter-2 = Quart 2
reader-group-quarter-3 = Quart 3
reader-group-quarter-4 = Quart 4
reader-sets-patterns = Numéros
reader-sets-grid = Une à une
reader-sets-sort = Triées
reader-sets-sort-sound = Par premier son
reader-sets-kept = Vos propres jeux
reader-sets-name = Nom de ce jeu
reader-sets-keep = Garder
reader-sets-link = Copier un lien vers { $name }
reader-sets-up = Monter { $name }
reader-sets-drop = Retirer { $name }
reader-sets-dropped = Le jeu « { $name } » a été retiré.
reader-sets-undo = Le remettre
reader-sets-export = Enregistrer en fichier
reader-sets-import = Ouvrir un fichier
reader-sets-brought = { $count ->
    [one] Un jeu a été ajouté.
   *[other] { $count } jeux ont été ajoutés.
}
reader-sets-no-file = Il n’y a là aucun jeu de karuta.
reader-sets-linked = Le lien a apporté le jeu « { $name } ». Il est choisi et gardé.
reader-wish-linked = Le lien a apporté la façon de lire. Commencez quand l’autre salle commence.
reader-copied = Copié
reader-known-title = Ce que vous savez
reader-known = Je le connais
reader-known-set = Ceux que je connais ({ $count })
reader-unknown-set = Pas encore connus ({ $count })
reader-known-forget = Effacer les marques
reader-known-forget-chosen = Effacer les marques des cartes choisies ({ $count })
reader-dead = Cartes mortes ajoutées
reader-likeness = À quel point elles se ressemblent
reader-likeness-none = n’importe lesquelles
reader-order = Ordre
reader-order-shuffle = Mélangé
reader-order-replacement = Chaque fois parmi tous
reader-order-number = Par numéro
reader-order-musume = Par famille, mu su me fu sa ho se
reader-seed = Graine de l’ordre
reader-seed-drawn = tirée au début
reader-seed-draw = En tirer une
reader-seed-note = La même graine et les mêmes cartes donnent le même ordre dans chaque salle.
reader-pattern = Ce qui est lu de chaque poème
reader-pattern-note = 1 est le premier verset, 2 le second. Avant la barre : du poème déjà lu ; après : du suivant.
reader-pattern-own = Autre façon
reader-joka-upper = Premier verset du poème d’ouverture, fois
reader-joka-lower = Second verset du poème d’ouverture, fois
reader-joka = (poème d’ouverture)
reader-rhythm = Rythme
reader-rhythm-own = le mien
reader-rhythm-note = Second verset, tenue, silence, premier verset. La hauteur de la voix ne change pas.
reader-pacing-lower = Second verset
reader-pacing-linger = Tenue
reader-pacing-silence = Silence
reader-pacing-upper = Premier verset
reader-before = Silence avant la lecture
reader-after = Silence après la lecture
reader-going = Enchaînement
reader-wait = Après chaque poème
reader-wait-hands = Attendre un toucher
reader-wait-hands-note = Personne n’est pressé : les mains restent levées tant que les cartes ne sont pas remises.
reader-wait-span = Continuer tout seul
reader-wait-span-note = Un toucher pendant l’attente la prolonge jusqu’au toucher suivant.
reader-span = Intervalle
reader-stop = Arrêter après
reader-stop-never = jamais
reader-again = Mélanger et continuer à la fin
reader-again-note = Un entraînement sans fin, par exemple avec quelques jumelles.
reader-resume = Après une pause
reader-resume-verse = Le verset depuis le début
reader-resume-here = De là où il en était
reader-repeats = « Encore » reprend
reader-repeats-step = tout ce qui vient d’être lu
reader-repeats-verse = son dernier verset
reader-see = Ce qui est montré
reader-show = Le poème est montré
reader-show-never = jamais
reader-show-as = pendant la lecture
reader-show-after = après la lecture
reader-show-kanji = Kanji
reader-show-kana = Kana
reader-show-romaji = Rōmaji
reader-show-meaning = Sens
reader-show-author = Auteur
reader-show-torifuda = Torifuda
reader-show-kimariji = Kimariji
reader-show-whole = Le poème entier
reader-show-whole-note = Sinon, seulement ce qui en est lu.
reader-live-log = Kimariji raccourcis à côté du numéro
reader-live-log-note = Pour ceux qui regardent : quelles cartes se reconnaissent plus tôt désormais.
reader-turned = La torifuda est
reader-turned-no = à l’endroit
reader-turned-yes = à l’envers
reader-turned-random = au hasard
reader-who = Qui lit
reader-prompter = Une personne lit à voix haute
reader-prompter-note = La page montre les versets en grand, avec rōmaji, voyelles à tenir et barre mobile. Aucun son n’est nécessaire.
reader-verse-upper = Premier verset
reader-verse-lower = Second verset
reader-poem = Le poème
reader-voice = Voix
reader-voice-own = Vos propres enregistrements, sur cet appareil seulement
reader-voice-missing = { $count ->
    [one] Un verset manque : il restera muet.
   *[other] { $count } versets manquent : ils resteront muets.
}
reader-voices-own = Vos propres enregistrements
reader-keep = Garder sur cet appareil
reader-keep-on = Reprendre le chargement
reader-keep-here = Sur cet appareil
reader-keep-drop = Retirer
reader-keep-stop = Arrêter
reader-keep-progress = Déjà chargé
reader-keep-full = Il n’y a plus de place sur cet appareil.
reader-keep-failed = Tout n’a pas pu être chargé. Ce qui est là reste ; réessayez plus tard.
reader-keep-not = Ce navigateur ne garde des voix que pour les pages venues par une ligne sûre.
reader-megabytes = { $size } Mo
reader-try = Essayer le son
reader-silent-switch = Rien à entendre ? Voyez l’interrupteur silencieux et le volume de l’appareil.
reader-volume-low = Le volume de cette page est bas.
reader-sound-off = Le son de cette page est coupé.
reader-tone = Timbre
reader-tone-low = Graves
reader-tone-high = Aigus : netteté des consonnes
reader-share = Partager avec une autre salle
reader-share-how = Qui ouvre ce lien, ou tape cette graine et choisit les mêmes cartes, entend les mêmes poèmes dans le même ordre.
reader-share-link = Lien
reader-share-give = Transmettre
reader-share-type = Graine d’une autre salle
reader-skip = Passer le poème : il viendra en dernier
reader-skipped = Le poème a été mis en dernier.
reader-return = Remettre le poème dans la boîte
reader-returned = Le poème est de nouveau dans la boîte, quelque part parmi le reste.
reader-last-verse = Encore le dernier verset
reader-clock = Mémorisation
reader-jump = Aller à
reader-jump-place = Auquel des { $count }
reader-jump-poem = À un poème : numéro, kana ou rōmaji
reader-jump-go = Aller
reader-jump-to = Aller au numéro { $place }
reader-jump-between = Donnez un nombre de 1 à { $count }.
reader-jump-not-here = « { $given } » n’est pas dans cette boîte.
reader-log = Comment les kimariji ont raccourci
reader-log-empty = Rien n’a encore été lu.
reader-log-none = Aucun kimariji n’a raccourci.
reader-log-by = n° { $number }
reader-read = Déjà lus ({ $count })
reader-to-come = À venir ({ $count }) : visible une fois ouvert
reader-end = Ranger les cartes
reader-end-sure = Cette lecture se termine pour de bon.
reader-time-up = Le temps fixé est écoulé.
reader-went-wrong = Cela n’a pas marché. Réessayez.
reader-clock-what = Les joueurs apprennent où sont les cartes. L’horloge appelle deux minutes avant la fin, et à la fin.
reader-clock-minutes = Durée
reader-clock-first = Premier appel après
reader-clock-sound = Appels
reader-clock-sound-voice = parlés, en japonais
reader-clock-sound-bell = une cloche
reader-clock-sound-none = muets
reader-clock-sound-note = La voix a des mots pour le début, deux minutes avant la fin et la fin ; à tout autre moment, la cloche sonne.
reader-clock-vibrate = Vibrer
reader-clock-begin = Lancer l’horloge
reader-clock-runs = Mémorisez
reader-clock-paused = L’horloge est arrêtée
reader-clock-over = C’est l’heure
reader-clock-pause = Pause
reader-clock-resume = Reprendre
reader-clock-end = Y mettre fin
reader-clock-to-reading = À la lecture
reader-help = Aide
reader-help-what = Action
reader-help-touch = Sur la grande surface
reader-help-key = Touche
reader-help-press = Lancer, pause, reprendre
reader-help-repeat = Encore
reader-help-next = Suivant
reader-help-back = Retour
reader-help-pause = Pause
reader-help-tap = Toucher
reader-help-double = Toucher deux fois, ou longtemps
reader-help-left = Glisser vers la gauche
reader-help-right = Glisser vers la droite
reader-help-note = Les pédales et télécommandes envoient Page suivante et Page précédente, les casques lecture et suivant. Les touches de volume comptent si le navigateur les transmet : plus fort continue, moins fort redit.
reader-install = Installé sur cet appareil, le lecteur s’ouvre sans ligne, dès qu’une voix est gardée.
reader-install-do = Installer
reader-full = Plein écran, et retour
reader-sets-none = Partir de zéro
reader-help-space = Espace
reader-reset = Tout remettre comme dans cet usage
