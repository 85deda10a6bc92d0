### kimariji
cli-kimariji = Lo que decide cada poema: el comienzo más corto entre los que quedan por leer
error-poem-number = { $given }: no existe tal poema. Los poemas van del 1 al 100.
error-poem-name = «{ $given }» no designa ningún poema. Da un número del 1 al 100 o el comienzo de un poema en kana o en romaji.
error-poem-ambiguous = Con «{ $given }» { $count ->
    [one] empieza un poema
   *[other] empiezan { $count } poemas
} ({ $poems }). Escribe algo más, o el número.
error-poem-read = El poema { $given } ya se leyó: no le queda kimariji (sílabas decisivas).
error-poem-twice = El poema { $given } aparece dos veces. Cada poema se lee una sola vez.
kimariji-column-number = N.º
kimariji-column-kimariji = Kimariji
kimariji-column-romaji = Romaji
kimariji-column-lower-opening = Segunda mitad por
kimariji-column-upper = Primera mitad
kimariji-column-lower = Segunda mitad
### recital
error-voice-unknown = No hay ninguna voz llamada «{ $given }». Hay { $known }.
error-voice-damaged = El archivo de voz { $file } falta o está dañado. Instala karuta de nuevo o devuelve el archivo a su sitio.
error-voice-call = La voz { $voice } no dice el aviso { $given }.
error-deciding-mora = El poema { $poem } no puede decidirse en la mora { $given }: su primera mitad tiene las moras (tiempos) 1 a { $morae }.
recital-rhythm-differs = { $voice } canta con el ritmo { $sung }; con { $rhythm } solo cambian los silencios.
