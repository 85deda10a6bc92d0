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

### simulate
cli-simulate = Los rivales de la casa juegan entre sí: quién gana, por cuánto y cómo
simulate-title = { $a } contra { $b }: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, semilla { $seed }
simulate-class = { $level ->
    [meijin] Meijin
   *[other] Clase { $level }
}
simulate-wins = Victorias
simulate-share = Parte de victorias (intervalo del 95 %)
simulate-fouls = Faltas (otetsuki) por partida
simulate-takes-own = Cartas tomadas en la zona propia
simulate-takes-other = Cartas tomadas en la zona rival
simulate-margin = Diferencia de cartas
simulate-reads = Poemas leídos
simulate-winner-takes = Cartas tomadas por quien gana
simulate-take-time = Tiempo mediano desde el sonido decisivo
error-character = «{ $given }» no es ningún rival. Da una clase ({ $levels }) o un nombre ({ $names }).

### character
character-mio-name = Mio
character-mio = Guarda cada carta de su zona, deja pasar las demás y celebra cada una que salva.
character-sora-name = Sora
character-sora = Alarga la mano antes de pensar: rápida para ser principiante, y a menudo se equivoca.
character-yuzu-name = Yuzu
character-yuzu = Se queda muy quieta e intenta atrapar el siguiente sonido antes de que llegue.
character-riku-name = Riku
character-riku = Va a por tu zona desde el primer poema hasta el último.
character-nagisa-name = Nagisa
character-nagisa = Conoce los cien poemas por su música más que por sus palabras.
character-hinata-name = Hinata
character-hinata = Mantiene juntas las cartas gemelas y nunca suelta la fila de abajo.
character-aoi-name = Aoi
character-aoi = Vuelve el oído hacia el lector y parece olvidar que estás ahí.
character-kaede-name = Kaede
character-kaede = Espera, no regala nada y deja que el error lo cometas tú.
character-shun-name = Shun
character-shun = Lanza el brazo entero a tu fila de arriba y se ríe cuando falla.
character-ren-name = Ren
character-ren = Te manda las cartas cortas y viene a recuperarlas.
character-tsumugi-name = Tsumugi
character-tsumugi = Tarda en entrar en calor; después le basta una consonante.
character-chiyo-name = Chiyo
character-chiyo = Una mano veterana: a este lado del tatami nada es gratis.
character-suzu-name = Suzu
character-suzu = Oye el sonido en el aliento que lo precede.
character-itsuki-name = Itsuki
character-itsuki = Cada lectura es un ataque; defender es cosa de otros.
character-kohaku-name = Kohaku
character-kohaku = Mantiene el marcador igualado, carta a carta, y espera tu falta.
character-tomoe-name = Tomoe
character-tomoe = Lleva nombre de guerrera: tu fila de abajo es la primera en caer.
character-kazuma-name = Kazuma
character-kazuma = La mano más tranquila de la sala, y casi nunca una falta.
character-sakuya-name = Sakuya
character-sakuya = Tiene el título. La carta se va antes que la sílaba.
