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
