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
