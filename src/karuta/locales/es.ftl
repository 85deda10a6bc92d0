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

### cli
cli-commands = Órdenes
cli-play = Abrir la sala: una página del navegador donde uno se sienta al tatami
cli-serving = Karuta está abierto en { $address }

### error
error-port-taken = El puerto { $port } lo ocupa otro programa. Ciérrelo o elija otro puerto: --port 0 toma uno libre.
error-address = No se puede escuchar en { $host }, puerto { $port }: { $why }
error-house-full = La sala está llena. Vuelva dentro de unos minutos.
error-too-many = Ha sido demasiado de una vez. Espere un momento y continúe.
error-busy = La partida está desbordada: esto no se ha oído. Hágalo otra vez.
error-opponent = Aquí nadie se llama { $given }. Elija un rival de la lista.
error-protocol = Esta página es más antigua que la sala. Vuelva a cargarla.
error-hello-first = La página y la sala se han perdido de vista. Vuelva a cargar la página.
error-message = La sala no ha entendido a la página. Vuelva a cargar la página.
error-no-match = No está sentado a ninguna partida.
error-match-gone = Esta partida ya no se guarda aquí.
error-replaced = La partida sigue en otra ventana suya.
error-id = La página ha enviado una jugada sin nombre válido. Vuelva a cargar la página.
error-too-late = Demasiado tarde: el poema empieza. Espere la decisión.
error-touch = La página ha enviado un gesto que ninguna mano hace. Vuelva a cargar la página.
error-pause-practice = Solo se puede pausar un entrenamiento contra la casa.
error-setting-practice = Esto solo se cambia en un entrenamiento contra la casa.
error-take-back-practice = Solo en un entrenamiento contra la casa se puede volver atrás.
error-take-back-none = Ahora no hay nada que deshacer.
error-record-early = El acta se obtiene cuando la partida está decidida: nombra los poemas que faltan.
error-record-long = El acta es demasiado larga: se leen { $most } bytes como máximo.
error-record-text = Este archivo no es texto UTF-8 (byte { $at }).

### note
note-hand-late = El poema ya había empezado: levantar la mano no detiene nada. Dé una palmada y diga sumimasen («perdón») tras la lectura.
note-early = Su mano estaba sobre el tapete antes de empezar el poema: solo contó tras levantarla o salir de las líneas.
note-clamped = Su toque llegó { $ms } ms más tarde de lo que explica su conexión; cuenta ese tiempo más tarde.
