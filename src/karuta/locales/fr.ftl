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
