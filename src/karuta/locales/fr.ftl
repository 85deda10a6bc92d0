### kimariji
cli-kimariji = Ce qui décide de chaque poème : le plus court début parmi ceux qui restent à lire
error-poem-number = { $given } : ce poème n’existe pas. Les poèmes portent les numéros 1 à 100.
error-poem-name = « { $given } » ne désigne aucun poème. Donnez un numéro de 1 à 100, ou le début d’un poème en kana ou en rōmaji.
error-poem-ambiguous = « { $given } » commence { $count ->
    [one] un poème
   *[other] { $count } poèmes
} ({ $poems }). Écrivez-en plus, ou donnez le numéro.
error-poem-read = Le poème { $given } a déjà été lu : il n’a plus de kimariji (syllabes déterminantes).
error-poem-twice = Le poème { $given } est donné deux fois. Chaque poème n’est lu qu’une fois.
kimariji-column-number = N°
kimariji-column-kimariji = Kimariji
kimariji-column-romaji = Rōmaji
kimariji-column-lower-opening = Début du second verset
kimariji-column-upper = Premier verset
kimariji-column-lower = Second verset
### recital
error-voice-unknown = Aucune voix ne s’appelle « { $given } ». Il y a { $known }.
error-voice-damaged = Le fichier de voix { $file } manque ou est abîmé. Réinstallez karuta, ou remettez le fichier en place.
error-voice-call = La voix { $voice } ne dit pas l’annonce { $given }.
error-deciding-mora = Le poème { $poem } ne peut pas se décider à la more { $given } : son premier verset a les mores (temps) 1 à { $morae }.
recital-rhythm-differs = { $voice } chante au rythme { $sung } ; à { $rhythm }, seuls les silences changent.

### cli
cli-commands = Commandes
cli-play = Ouvrir la salle : une page du navigateur où l’on s’assoit au tatami
cli-serving = Karuta est ouvert à l’adresse { $address }

### error
error-port-taken = Le port { $port } est pris par un autre programme. Arrêtez-le ou choisissez un autre port : --port 0 en prend un libre.
error-address = Impossible d’écouter sur { $host }, port { $port } : { $why }
error-house-full = La salle est pleine. Revenez dans quelques minutes.
error-too-many = C’était trop à la fois. Attendez un instant, puis continuez.
error-busy = La partie est débordée : ceci n’a pas été entendu. Recommencez.
error-opponent = Personne ici ne s’appelle { $given }. Choisissez un adversaire dans la liste.
error-protocol = Cette page est plus ancienne que la salle. Rechargez-la.
error-hello-first = La page et la salle se sont perdues. Rechargez la page.
error-message = La salle n’a pas compris la page. Rechargez la page.
error-no-match = Vous n’êtes assis à aucune partie.
error-match-gone = Cette partie n’est plus conservée ici.
error-replaced = La partie continue dans une autre de vos fenêtres.
error-id = La page a envoyé un coup sans nom valable. Rechargez la page.
error-too-late = Trop tard : le poème commence. Attendez la décision.
error-touch = La page a envoyé un geste qu’aucune main ne fait. Rechargez la page.
error-pause-practice = Seul un entraînement contre la maison peut être mis en pause.
error-setting-practice = Cela ne se change que dans un entraînement contre la maison.
error-take-back-practice = On ne revient en arrière que dans un entraînement contre la maison.
error-take-back-none = Il n’y a rien à reprendre pour l’instant.
error-record-early = La feuille de partie s’obtient une fois la partie décidée : elle nomme les poèmes à venir.
error-record-long = La feuille de partie est trop longue : { $most } octets au plus sont lus.
error-record-text = Ce fichier n’est pas du texte UTF-8 (octet { $at }).

### note
note-hand-late = Le poème avait commencé : lever la main n’arrête plus rien. Frappez dans vos mains et dites sumimasen (« pardon ») après la lecture.
note-early = Votre main était sur le tapis avant le début du poème : elle n’a compté qu’une fois levée ou sortie des lignes.
note-clamped = Votre geste est arrivé { $ms } ms plus tard que votre connexion ne l’explique ; il compte d’autant plus tard.

### simulate
cli-simulate = Des adversaires de la maison s’affrontent : qui gagne, de combien, et comment
simulate-title = { $a } contre { $b } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine { $seed }
simulate-class = { $level ->
    [meijin] Meijin
   *[other] Classe { $level }
}
simulate-wins = Victoires
simulate-share = Part des victoires (intervalle à 95 %)
simulate-fouls = Fautes (otetsuki) par partie
simulate-takes-own = Prises dans son terrain
simulate-takes-other = Prises dans le terrain adverse
simulate-margin = Écart en cartes
simulate-reads = Poèmes lus
simulate-winner-takes = Prises du vainqueur
simulate-take-time = Temps médian depuis le son décisif
error-character = « { $given } » n’est pas un adversaire. Donnez une classe ({ $levels }) ou un nom ({ $names }).

### character
character-mio-name = Mio
character-mio = Garde chaque carte de son terrain, laisse filer les autres, et se réjouit de chacune qui reste.
character-sora-name = Sora
character-sora = Tend la main avant de réfléchir : rapide pour une débutante, et souvent à côté.
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
character-tsumugi = Met du temps à s’échauffer ; ensuite, une consonne suffit.
character-chiyo-name = Chiyo
character-chiyo = Une main d’expérience : de ce côté du tatami, rien n’est gratuit.
character-suzu-name = Suzu
character-suzu = Entend le son dans le souffle qui le précède.
character-itsuki-name = Itsuki
character-itsuki = Chaque lecture est une attaque ; défendre, c’est pour les autres.
character-kohaku-name = Kohaku
character-kohaku = Tient le score, carte après carte, et attend votre faute.
character-tomoe-name = Tomoe
character-tomoe = Porte un nom de guerrière : votre rangée du bas tombe la première.
character-kazuma-name = Kazuma
character-kazuma = La main la plus calme de la salle, et presque jamais de faute.
character-sakuya-name = Sakuya
character-sakuya = Détient le titre. La carte est partie avant la syllabe.
