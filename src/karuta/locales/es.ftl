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
error-deciding-mora = El poema { $poem } no puede decidirse en la mora { $given }: su { $verse ->
        [lower] segunda
       *[upper] primera
    } mitad tiene las moras (tiempos) 1 a { $morae }.
recital-rhythm-differs = { $voice } canta con el ritmo { $sung }; con { $rhythm } solo cambian los silencios.

### cli
cli-commands = Órdenes
cli-play = Abrir la casa: una página del navegador donde te sientas al tatami
cli-serving = Karuta está abierto en { $address }
cli-karuta = La casa abierta de los juegos de cartas japoneses
cli-play-host = Dirección en la que escuchar
cli-play-port = Puerto; 0 toma uno libre
cli-play-no-open = No abrir el navegador
cli-play-seed = Semilla de todas las partidas: fija el reparto, el orden y el rival
cli-play-voice = Quién lee
cli-play-data = Carpeta de la casa
cli-kimariji-read = Poemas ya leídos
cli-kimariji-counts = Cuántos poemas se deciden con 1, 2, … 6 sonidos
cli-kimariji-by = Orden de la lista
cli-referee-target = Zona de la carta leída; D: fantasma
cli-referee-a = Lo que tocó A: N t s o to so; con carta fantasma: N a b ab
cli-referee-b = Lo que tocó B, igual
cli-referee-first = Quién tocó primero la carta leída, si lo hicieron ambos
cli-referee-contact = De quién fue la mano que chocó con la falta del otro (antiguo art. 9)
cli-referee-rules = Reglas que difieren de las habituales
cli-simulate-a = Primer jugador: una clase (E D C B A meijin), en Koi-Koi un nivel (random greedy easy normal hard), o un nombre
cli-simulate-b = Segundo jugador, igual
cli-simulate-matches = Cuántas partidas
cli-simulate-seed = La misma semilla da las mismas partidas
cli-simulate-rules = Reglas que difieren de las habituales; en Koi-Koi pueden ir antes unas reglas prefijadas
cli-simulate-json = Todas las cifras, para programas

### error
error-port-taken = El puerto { $port } lo ocupa otro programa. Ciérralo o elige otro puerto: --port 0 toma uno libre.
error-address = No se puede escuchar en { $host }, puerto { $port }: { $why }
error-house-full = La sala está llena. Vuelve dentro de unos minutos, por favor.
error-too-many = Ha sido demasiado de una vez. Espera un momento y continúa.
error-busy = La partida está desbordada: esto no se ha oído. Hazlo otra vez.
error-layout-none = Aún no tienes una colocación propia. Guarda una o elige otra.
error-protocol = Esta página es más antigua que la sala. Vuelve a cargarla.
error-hello-first = La página y la sala se han perdido de vista. Vuelve a cargar la página.
error-message = La sala no ha entendido a la página. Vuelve a cargar la página.
error-no-match = No estás en ninguna partida.
error-match-gone = Esta partida ya no se guarda aquí.
error-match-stopped = Algo ha fallado y esta partida se ha detenido. Empieza otra, por favor.
error-replaced = La partida sigue en otra ventana tuya.
error-id = La página ha enviado una jugada sin nombre válido. Vuelve a cargar la página.
error-too-late = Demasiado tarde: el verso empieza. Espera la decisión.
error-touch = La página ha enviado un gesto que ninguna mano hace. Vuelve a cargar la página.
error-pause-practice = Solo se puede pausar un entrenamiento contra la casa.
error-setting-practice = Esto solo se cambia en un entrenamiento contra la casa.
error-take-back-practice = Solo en un entrenamiento contra la casa se puede volver atrás.
error-take-back-none = Ahora no hay nada que deshacer.
error-record-early = El acta se obtiene cuando la partida está decidida: nombra los poemas que faltan.
error-record-long = El acta es demasiado larga: se leen { $most } bytes como máximo.
error-record-text = Este archivo no es texto UTF-8 (byte { $at }).

### note
note-hand-late = El verso ya había empezado: levantar la mano no detiene nada. Da una palmada y di sumimasen («perdón») tras la lectura.
note-early = Tu mano estaba sobre el tatami antes de empezar el verso: solo contó tras levantarla o salir de las líneas.
note-clamped = Tu toque llegó { $ms } ms más tarde de lo que explica tu conexión; cuenta ese tiempo más tarde.

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
simulate-share = Proporción de victorias (intervalo del 95 %)
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
character-riku = Va por tu zona desde el primer poema hasta el último.
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

### ruling

cli-referee = Juzga una lectura descrita con palabras
ruling-send = { $giver } → { $receiver }: { $count ->
    [one] se envía 1 carta
   *[other] se envían { $count } cartas
}
ruling-send-none = no se envía nada
ruling-won = La partida ha terminado: la zona { $winner } está vacía, por { $margin ->
    [one] 1 carta
   *[other] { $margin } cartas
}.
ruling-rule = Reglas { $rule }
ruling-rule-contact = Reglas { $rule }; antiguo artículo 9: por el contacto, la falta es de ambos
ruling-rule-no-contact = Reglas { $rule }; que las manos choquen no es falta (tomo_ote_contact=off)
ruling-how-touch = tocada
ruling-how-push = empujada fuera (fudaoshi)
ruling-how-tie = a la vez (seimu)
ruling-how-owner = sin tomar, sale por su dueño
ruling-how-none = nadie
ruling-nothing = Carta fantasma, y nadie tocó nada.
ruling-nothing-name = 空札 (karafuda): carta fantasma
ruling-nothing-why = La carta leída no está en ninguna zona: lo correcto era no tocar nada.
ruling-kata-ote = Carta fantasma. Una zona tocada: { $fouler }.
ruling-kata-ote-name = 片お手 (kata-ote): falta simple
ruling-kata-ote-why = Con carta fantasma, cada zona tocada es una falta, sean cuantas sean las cartas: el otro envía una carta.
ruling-kara-daburu = Carta fantasma. Las dos zonas tocadas: { $fouler }.
ruling-kara-daburu-name = 空ダブ (kara-daburu): falta doble con carta fantasma
ruling-kara-daburu-why = Las faltas se cuentan por zona: dos zonas, dos faltas; el otro envía dos cartas, una diferencia de cuatro.
ruling-tomo-ote = Carta fantasma: una falta de cada lado.
ruling-tomo-ote-name = 共お手 (tomo-ote): falta de ambos
ruling-tomo-ote-why = Cada uno podría enviar una carta por la falta del otro: los dos derechos se anulan.
ruling-double-single = Carta fantasma. Dos zonas tocadas: { $fouler }; una: { $other }.
ruling-double-single-name = 空ダブとお手つき (kara-daburu, otetsuki): doble contra simple
ruling-double-single-why = Dos faltas contra una: solo se envía la diferencia, una carta.
ruling-both-double = Carta fantasma: ambos tocaron las dos zonas.
ruling-both-double-name = 空ダブ同士 (kara-daburu): doble contra doble
ruling-both-double-why = Dos faltas cada uno: los derechos se anulan y no se envía nada.
ruling-mamori = Tomada en casa: { $taker }.
ruling-mamori-name = 守り (mamori): toma en la zona propia
ruling-mamori-why = Una carta tomada en casa sale de la zona; no se envía nada.
ruling-nuki = Tomada en la zona rival: { $taker }.
ruling-nuki-name = 抜き (nuki): toma en la zona rival
ruling-nuki-why = La carta sale de esa zona, y quien la tomó puede enviar una de las suyas.
ruling-torizon-own = Tomada en casa ({ $taker }), pero la mano tocó también la otra zona.
ruling-torizon-own-name = 取り損 (torizon): toma malograda por falta propia
ruling-torizon-own-why = La toma vale, pero por la falta el otro envía una carta: quien tomó queda con las mismas.
ruling-torizon-other = Tomada en la zona rival ({ $taker }), pero la mano tocó también una carta propia.
ruling-torizon-other-name = 取り損 (torizon): toma malograda por falta propia
ruling-torizon-other-why = El derecho por la toma y el del otro por la falta se anulan: no se envía nada.
ruling-semi-daburu = Tomada en casa: { $taker }. Zona equivocada: { $fouler }.
ruling-semi-daburu-name = セミダブル (semi-daburu): semidoble
ruling-semi-daburu-why = La carta leída estaba en la zona de quien la tomó: solo la falta da derecho y se envía una carta.
ruling-daburu = Tomada en la zona rival: { $taker }. Zona equivocada: { $fouler }.
ruling-daburu-name = ダブル (daburu): doble
ruling-daburu-why = Un derecho por la toma en la zona rival y otro por la falta: se envían dos cartas.
ruling-mamori-tomo-ote = Tomada en casa: { $taker }. Ambos tocaron además la zona equivocada.
ruling-mamori-tomo-ote-name = 共お手 (tomo-ote): falta de ambos, toma en casa
ruling-mamori-tomo-ote-why = Las faltas se anulan, y una toma en casa no envía nada.
ruling-nuki-tomo-ote = Tomada en la zona rival: { $taker }. Ambos tocaron además la zona equivocada.
ruling-nuki-tomo-ote-name = 共お手 (tomo-ote): falta de ambos, toma en la zona rival
ruling-nuki-tomo-ote-why = Las faltas se anulan; queda el derecho de la toma: se envía una carta.
ruling-untaken = Nadie tomó la carta, que estaba en la zona { $owner }.
ruling-untaken-name = 取りなし (tori-nashi): nadie toma
ruling-untaken-why = Una carta sin tomar sale por su dueño, sin derecho a enviar, salvo que esta partida la deje en su sitio.
ruling-untaken-ote = Nadie tomó la carta. Zona equivocada: { $fouler }.
ruling-untaken-ote-name = お手つき (otetsuki): falta, nadie toma
ruling-untaken-ote-why = La carta leída sale por su dueño; por la falta, el otro envía una carta.
ruling-untaken-tomo-ote = Nadie tomó la carta; ambos tocaron la zona equivocada.
ruling-untaken-tomo-ote-name = 共お手 (tomo-ote): falta de ambos, nadie toma
ruling-untaken-tomo-ote-why = La carta leída sale por su dueño; las faltas se anulan.

### option

option-group-cards = Cartas
option-group-handicap = Ventaja
option-group-time = Tiempo
option-group-reading = Lectura
option-group-referee = Arbitraje
option-format = Formato
option-format-full = Partida completa: 25 + 25 cartas, se leen las 100
option-format-third = Tercio de las cien: 10 + 10 de 33 o 34
option-format-quarter = Cuarto de las cien: 12 + 12 de 25
option-format-starter = Inicio: 3 + 3 de las siete de una sílaba (musume-fusahose)
option-format-short25 = Media partida: 12 + 12 de 50
option-format-nodead = Sin cartas fantasma: 25 + 25, solo se leen estas
option-set = Conjunto de poemas
option-set-seed = Por sorteo
option-set-A = Tercio A (あいうさしすせな)
option-set-B = Tercio B (かきこたちつみむめも)
option-set-C = Tercio C (おはひふほやゆよわ)
option-set-1 = Cuarto 1
option-set-2 = Cuarto 2
option-set-3 = Cuarto 3
option-set-4 = Cuarto 4
option-deal = Reparto
option-deal-blind = Boca abajo, de todas
option-deal-hall = Las mismas 50 en todas las mesas
option-cards_a = Cartas del lado A
option-cards_a-format = Según el formato
option-cards_b = Cartas del lado B
option-cards_b-format = Según el formato
option-extra_memorise_a_s = Más memorización para A
option-extra_memorise_b_s = Más memorización para B
option-hints_a = Pistas para A
option-hints_a-off = Ninguna
option-hints_a-kimariji = Kimariji (sílabas decisivas)
option-hints_a-romaji = La carta en letras latinas
option-hints_a-meaning = Significado del poema
option-hints_b = Pistas para B
option-hints_b-off = Ninguna
option-hints_b-kimariji = Kimariji (sílabas decisivas)
option-hints_b-romaji = La carta en letras latinas
option-hints_b-meaning = Significado del poema
option-memorise_s = Tiempo de memorización (anki jikan)
option-memorise_s-format = El del formato
option-memorise_s-0 = Ninguno
option-call_before_s = Aviso antes del fin de la memorización
option-layout_limit_s = Límite para colocar las cartas
option-layout_limit_s-none = Ninguno
option-bow_limit_s = Espera máxima de un saludo
option-bow_limit_s-none = Ninguna
option-hand_limit_s = Pausa máxima (manos, envíos, cambios)
option-hand_limit_s-none = Ninguna
option-rhythm = Ritmo del lector
option-rhythm-5-3-1-6 = 5-3-1-6, desde 2021
option-rhythm-4-3-1-5 = 4-3-1-5, antes de 2021
option-window = Una carta puede tomarse
option-window-verse = Hasta 2 s después de la primera mitad
option-window-kimariji = Hasta 2 s después de la sílaba decisiva (práctica rápida)
option-after_take_ms = Toques que aún cuentan tras una toma
option-tie_margin_ms = Diferencia que aún es empate
option-both_push = Ambos empujan la carta a la vez (fudaoshi)
option-both_push-owner = Toma el dueño de la zona
option-both_push-closest = Toma la mano que tocó más cerca
option-untaken = Una carta que nadie toma
option-untaken-owner_takes = Sale por su dueño
option-untaken-stays_dead = Se queda en el tatami
option-wrong_hand = Una toma con la otra mano
option-wrong_hand-void = No cuenta
option-wrong_hand-opponent_takes = Es toma del rival
option-tomo_ote_contact = Contacto con una mano en falta (tomo-ote)
option-tomo_ote_contact-off = No es falta
option-tomo_ote_contact-old_art9 = Falta de ambos, si lo dice el juez (antiguo artículo 9)
option-max_voids = Lecturas anuladas por jugador, como mucho
option-card_height = Altura de las cartas, mm
option-card_height-73 = 73 mm, el juego estándar
option-card_height-76 = 76 mm

### record

cli-record = Comprueba el registro de una partida volviéndola a jugar y lo muestra
record-unfinished = La partida no se terminó.
record-won-cleared = Victoria de { $winner } ({ $side }), por { $margin ->
    [one] 1 carta
   *[other] { $margin } cartas
}.
record-won-resigned = Victoria de { $winner } ({ $side }): el otro lado abandonó.
record-won-read-out = Victoria de { $winner } ({ $side }): leídos todos los poemas, diferencia { $margin }.
record-column-number = N.º
record-column-card = Carta
record-column-field = Zona
record-column-touched = Tocan A/B
record-column-taker = Toma
record-column-time = ms
record-column-delay = Desde la sílaba decisiva
record-column-case = Decisión
record-column-send = Envíos
record-column-score = A-B
error-record-file = «{ $file }» no se puede leer como texto. Indica un archivo con el registro de una partida.
error-record-line = La línea { $line }, «{ $text }», no se entiende: { $fault ->
    [first] un registro empieza por «{ $right }».
    [header] una cabecera es «Nombre: texto», cada nombre una vez, y una línea vacía las termina.
    [end] falta el final. La última línea es «check» y 16 cifras hexadecimales.
    [game] la cabecera «Game» es una de: { $right }.
    [missing] falta la cabecera «{ $right }».
    [indented] una línea sangrada depende de una línea anterior.
    [under-move] bajo una jugada va { $right }.
    [under-reading] bajo una lectura van «morae», «clock», «contacts» y «hand».
    [no-morae] debajo va «morae» con al menos { $right } intervalos.
    [morae] «morae» da inicio-fin de cada sílaba en ms, luego «upper» y la duración del verso.
    [stroke] «hand» da un asiento, un puntero y puntos tiempo,x,y.
    [word] una línea empieza por una lectura, «clock», o un asiento (A, B, en equipos A1, B1 …) y uno de: { $right }.
    [bare] nada sigue a esta palabra.
    [hand] una mano va «up» o «down».
    [place] un lugar es carta=fila@x, con fila 0, 1 o 2.
    [one-card] se coloca una carta cada vez, carta=fila@x.
    [field] un asiento es A o B, en equipos A1, B1, A2 …
    [letter] un asiento es una letra, A para el primero.
    [seats] la cabecera «Seats» es una de: { $right }.
    [turns-under] aquí una línea sangrada empieza con una de estas palabras: { $right }.
    [turns-line] una línea es como { $right }.
    [flowers-taking] una carta que toma se escribe «moon x geese» y, si hay elección, «moon x geese not 08-plain-1».
    [flowers-card] «{ $right }» no es una carta. Se llaman crane, 01-ribbon, 12-plain-3…
   *[number] «{ $right }» no es un número entero.
}
error-record-move = La línea { $line }, «{ $text }», no se puede jugar: { $reason }
error-record-fact = La línea { $line } dice «{ $text }», pero la partida da «{ $right }». El registro fue cambiado.
error-record-header = «{ $text }» no puede ser nombre ni cabecera: una línea, espacios simples, y la cabecera con mayúscula.
error-record-names = { $given } nombres para { $seats } asientos: hace falta uno por asiento.
error-record-begin = Un registro con { $names } nombres empieza al comienzo de la partida, no a la mitad.
error-record-position = «{ $given }»: este juego se registra desde su comienzo, sin posición.

### error-kyogi

error-kyogi-phase = Ahora no. La partida está en: { $phase ->
    [bow] primer saludo
    [arrange] colocación
    [memorise] memorización
    [bows] saludos antes de la partida
    [look] mirar las cartas
    [joka] poema inicial
    [open] verso en curso
    [sending] envío
    [placing] colocación de lo enviado
    [thanks] saludos finales
    [over] final
   *[reading] pausa del lector
}.
error-kyogi-actor = «{ $move }» no es jugada de «{ $actor }».
error-kyogi-away = { $away ->
    [true] Ya has dejado tu sitio.
   *[false] Ya estás en tu sitio.
}
error-kyogi-bowed = Ya has saludado. Falta el saludo del rival.
error-kyogi-cards = { $a } + { $b } cartas son demasiadas: este formato lee { $most } poemas y no puede haber más cartas.
error-kyogi-class = «{ $given }» no es un toque posible aquí. Di uno de: { $allowed }.
error-kyogi-clock = El reloj no puede volver a { $given } ms: está en { $clock } ms.
error-kyogi-contact = { $other } no hizo falta: un contacto de { $side } no cambia nada. Quita --contact.
error-kyogi-first = «Primero { $first }» solo importa si ambos tocaron la carta leída (t o to).
error-kyogi-game = La casa no tiene el juego «{ $given }». Hay: { $allowed }.
error-kyogi-hai-first = Responde primero hai («sí») al cambio del rival.
error-kyogi-invariant = Esta partida no puede seguir: falta una carta o se contó dos veces. Llama al juez.
error-kyogi-morae = Los tiempos del poema { $poem } están incompletos: inicio y fin de cada sílaba.
error-kyogi-move-empty = No se nombra ninguna carta. Di cuáles van adónde.
error-kyogi-no-hai = Ningún cambio espera tu hai («sí»).
error-kyogi-nothing-due = Ahora no tienes nada que enviar.
error-kyogi-option-name = No hay opción «{ $given }». Hay: { $allowed }.
error-kyogi-option-text = «{ $given }» no es opción con valor. Escribe opción=valor, separadas por comas.
error-kyogi-option-twice = «{ $given }» aparece dos veces. Dilo una vez.
error-kyogi-option-value = { $option } no puede ser «{ $given }». Se admite: { $kind ->
    [number] un número entero de { $least } a { $most }
    [named] { $allowed }, un número entero de { $least } a { $most }
   *[choice] { $allowed }
}.
error-kyogi-own-card = La carta { $card } no es tuya para moverla.
error-kyogi-own-field = Tus cartas van en tu propia zona, { $side }.
error-kyogi-position = Las cartas { $cards } están en el tatami, pero sus poemas ya se leyeron.
error-kyogi-position-empty = { $a }-{ $b }: cada zona necesita al menos una carta, de la altura que dicen las reglas.
error-kyogi-position-unread = «{ $given }» no es una lista de poemas por leer: números separados por comas.
error-kyogi-put-card = La carta { $card } no te la enviaron. Coloca una de: { $cards }.
error-kyogi-put-none = No tienes ninguna carta por colocar.
error-kyogi-read-hand = Mano alzada de { $seat ->
    [0] A
   *[1] B
}: el lector espera.
error-kyogi-read-placing = El lector espera a que { $seat ->
    [0] A
   *[1] B
} coloque la carta enviada.
error-kyogi-read-hai = El lector espera el hai de { $seat ->
    [0] A
   *[1] B
}.
error-kyogi-read-deciding = La carta que debe enviar { $seat ->
    [0] A
   *[1] B
} decide la partida: el lector espera.
error-kyogi-reading = La lectura { $given } no toca: sigue la { $number }, con el poema y la sílaba decisiva que corresponden.
error-kyogi-ready = Ya lo has dicho. Falta el rival.
error-kyogi-score = { $given } no puede ser un marcador: durante la partida ambos tienen alguna carta, una zona admite { $capacity } y hay en juego { $most } como mucho.
error-kyogi-score-text = «{ $given }» no es un marcador. Escribe las cartas de A y de B, por ejemplo 25-25.
error-kyogi-send-card = La carta { $card } no está en tu zona: solo se envían cartas propias.
error-kyogi-send-count = { $given } elegidas, { $due } debidas: elige esas, distintas (menos es renunciar al resto).
error-kyogi-send-settled = Ya se colocó una carta de este envío: la elección está hecha.
error-state = Este texto no contiene una partida: «{ $given }».
error-kyogi-stroke-seat = Solo hay asientos de 0 a { $last }, no { $given }.
error-kyogi-swing = Aún no hay gestos de práctica: empiezan con el aviso, { $seconds } s antes del fin de la memorización.
error-kyogi-voids = Lecturas anuladas por el asiento { $seat }: ya { $most }, el máximo. Esta se juzga.

### board

board-label = El tatami: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-card = { $side ->
    [mine] Tuya
   *[theirs] Del rival
}, { $row ->
    [0] fila superior
    [1] fila central
   *[2] fila inferior
}, { $block ->
    [left] izquierda
   *[right] derecha
} { $position }: { $spoken }, { $printed }
board-hinted = { $name }. Kimariji: { $hint }
board-waiting = Carta enviada, por colocar: { $spoken }, { $printed }
board-grabbed = Carta levantada. { $name }. Las flechas la mueven, Intro la coloca y Escape la devuelve a su sitio.
board-moved = { $name }
board-dropped = Carta colocada. { $name }
board-cancelled = Carta devuelta a su sitio. { $name }

### mat
error-mat-field = Una zona es A o B; «{ $field }» no es ninguna de las dos.
error-mat-row = No existe la fila { $row }. Las filas van de 0 (jodan, junto al centro) a { $last } (gedan, junto a ti).
error-mat-outside = Una carta está entera dentro de su zona: su borde izquierdo está entre 0 y { $last } décimas de milímetro, no en { $x }.
error-mat-row-full = Esa fila ya tiene { $count } cartas y no cabe otra. Elige otra fila.
error-mat-overlap = La carta { $card } quedaría encima de la carta { $lying }. Las cartas pueden tocarse, pero no solaparse.
error-mat-present = La carta { $card } ya está en el tatami.
error-mat-absent = La carta { $card } no está en el tatami.
error-mat-text-rows = «{ $text }» tiene { $rows ->
    [one] una fila
   *[other] { $rows } filas
}. Este tatami se escribe en { $wanted } filas separadas por «/»; «-» es una fila vacía.
error-mat-text-entry = No se entiende «{ $text }». Una carta se escribe número@x: un número de 1 a 100 y su borde izquierdo en décimas de milímetro, por ejemplo 17@520.
error-mat-text-twice = La carta { $card } aparece dos veces. Una carta está en un solo lugar.
error-mat-text-height = No se entiende «{ $text }». Delante de «:» van la altura de una carta, por ejemplo 76mm, y las filas y el ancho de una zona, por ejemplo 2x1456mm.
error-mat-text-format = Solo se escriben como texto los tatamis con cartas de 52 mm de ancho, filas a 1 cm y zonas a 3 cm.
error-stroke-empty = Un gesto del puntero { $pointer } no tiene puntos. Necesita al menos aquel en que la mano se posó.
error-stroke-times = Los tiempos de un gesto retroceden: { $time } viene después de { $last }.
error-stroke-overlap = El puntero { $pointer } vuelve a posarse en { $time } sin haberse levantado.
error-layout-full = No caben { $count } cartas: en una zona caben { $most }.
error-teiichi-shape = «{ $text }» no es un teiichi (colocación habitual). Escribe tres filas (jodan/chudan/gedan), cada una con su izquierda y su derecha separadas por «|».
error-teiichi-poem = «{ $text }»: los poemas se numeran del 1 al 100.
error-teiichi-twice = El poema { $poem } aparece dos veces. Cada poema tiene un solo lugar en un teiichi (colocación habitual).
error-teiichi-home = El poema { $poem } no puede colocarse en «{ $text }». Da una fila de 0 (jodan) a 2 (gedan), left (izquierda) o right (derecha), y un rango desde 0.

### page

page-close = Cerrar
page-skip = Ir al contenido
page-light = Claro u oscuro
page-home = A la entrada
page-lost = No hay nada en esta dirección
page-connecting = Buscando la sala…
page-you = Tú
page-term-unknown = El glosario aún no tiene línea para esta palabra.
page-class = { $level ->
    [meijin] Meijin
   *[other] Clase { $level }
}
page-level = Fuerza
page-level-meijin-short = Meijin
page-level-E = Clase E: principiantes. La mano espera un segundo o más y a menudo se pierde.
page-level-D = Clase D: primer dan. Conoce las cien cartas.
page-level-C = Clase C: segundo dan. Pocas cartas pasan sin lucha.
page-level-B = Clase B: tercer dan. Sale con el propio sonido decisivo.
page-level-A = Clase A: cuarto dan o más. Oye el sonido antes de que esté entero.
page-level-meijin = Quien tiene el título.
page-opponent = Rival
page-style-attack = ataca
page-style-defence = defiende
page-style-hearing = oye pronto
page-new-match = Elegir la partida
page-every-option = Todas las demás reglas
page-as-competition = Todo como en competición
page-changed = cambiado
page-format-full = 25 + 25 cartas, todas leídas
page-format-third = 10 + 10 cartas
page-format-quarter = 12 + 12 cartas
page-format-starter = 3 + 3 cartas para empezar
page-format-short25 = 12 + 12 de cincuenta
page-format-nodead = 25 + 25, ninguna fantasma
page-layout = Colocación de tus cartas
page-layout-standard = Clásica
page-layout-attack = Ataque
page-layout-defence = Defensa
page-layout-balanced = Equilibrada
page-layout-teiichi = La mía
page-layout-standard-note = Tres filas, a ambos extremos: la forma que muestran los libros.
page-layout-attack-note = Las [tomofuda|gemelas] van separadas y las cartas cortas lejos de ti: el otro lado tiene más que defender.
page-layout-defence-note = Las [tomofuda|gemelas] van juntas en el lado fuerte, donde un barrido guarda las dos.
page-layout-balanced-note = Algo más de la mitad en el lado fuerte, las cartas largas cerca de ti.
page-layout-teiichi-note = Tu [teiichi] guardado, aplicado a las cartas que te toquen.
page-hints-off = Sin ayuda
page-hints-kimariji = Kimariji
page-hints-romaji = Rōmaji
page-hints-meaning = Sentido
page-hints-off-note = Como en competición: conoces las cartas o las aprendes.
page-hints-kimariji-note = Cada carta muestra los sonidos que la deciden. Son menos a medida que se leen poemas.
page-hints-romaji-note = Los sonidos decisivos en letras latinas. No hace falta japonés.
page-hints-meaning-note = Rōmaji, y lo que dice el poema cuando te detienes en una carta.
page-pace-match = Partida
page-pace-brisk = Ágil
page-pace-quick = Rápido
page-pace-note = El ritmo acorta lo que suena entre lecturas, nunca una regla.
page-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
page-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
page-milliseconds = { $count } ms
page-in-seconds = { $label }, segundos
page-in-milliseconds = { $label }, ms
page-no-books = No se pudieron cargar los poemas.
page-again = Intentar de nuevo
page-offline = Se ha cortado la conexión con la sala. Se reanudará sola.

### home

home-title = Karuta
home-what = Cien poemas, dos jugadores, un lector. Cuando oigas cómo empieza un poema, toma la carta en que termina antes que la otra mano. El [kyogikaruta|karuta de competición] se juega sobre tatami, en silencio, y se decide en décimas de segundo.
home-reads = ¿Lees hiragana?
home-reads-no = Todavía no
home-reads-yes = Sí
home-reads-poems = Sí, y conozco los poemas
home-reads-again = Cambiar la ayuda que recibo
home-continue = Tu partida contra { $name } sigue abierta. Volver al tatami
home-karuta = Karuta ahora
home-karuta-line = Una partida sobre tatami, arbitrada como en competición.
home-sit = Sentarse
home-first-steps = Primeros pasos: 3 + 3 cartas
home-choose = Elegir la partida
home-koikoi-line = Las cartas de flores: doce meses, una ronda más, un riesgo más.
home-reader = Leer para mi mesa
home-reader-line = Un lector para tus propias cartas, con el ritmo verdadero.
home-reader-go = Abrir el lector
home-print = Imprimir cartas y hojas
home-voices = Tus grabaciones
home-more = Más enlaces

### settings

settings-title = Ajustes
settings-language = Idioma
settings-looks = Aspecto
settings-sounds = Sonido
settings-play = Juego
settings-theme = Luz
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-text-size = Tamaño del texto
settings-motion = Movimiento
settings-motion-system = Como el dispositivo
settings-motion-reduced = Tranquilo
settings-motion-full = Completo
settings-neat = Cartas rectas
settings-neat-note = Sin el leve giro de las cartas puestas a mano.
settings-clear-face = Letra clara en las cartas
settings-clear-face-note = A lápiz en vez de a pincel.
settings-face-me = Cartas del rival hacia mí
settings-face-me-note = En un tatami real están del revés.
settings-sound = Sonido
settings-volume = Volumen
settings-calibrate = Ajustar auriculares inalámbricos
settings-calibrate-note = Suenan tarde; un minuto llevando el compás hace exactos tus tiempos.
settings-name = Tu nombre
settings-hints = Ayuda
settings-captions = Subtítulos
settings-captions-note = Las palabras aparecen a medida que se cantan. Esa partida queda fuera de clasificación.
settings-pace = Ritmo
settings-breath = La respiración del lector
settings-breath-note = Se oye antes de cada verso. Anuncia que va a empezar, como en una sala.
settings-left-handed = Zurdo o zurda
settings-left-handed-note = Las colocaciones se reflejan.
settings-calibrate-how = Ponte los auriculares con los que juegas. Oirás catorce golpes regulares: toca con ellos, aquí o con la barra espaciadora, desde el tercero. Sigue lo que oyes, no lo que ves.
settings-calibrate-begin = Empezar
settings-calibrate-tap = Toca con los golpes
settings-calibrate-few = Muy pocos toques coinciden con los golpes. Inténtalo otra vez.
settings-calibrate-found = El sonido te llega { $delay } ms tarde; la mitad de tus toques cae a menos de { $spread } ms de ahí.
settings-calibrate-wide = Los toques quedaron bastante dispersos: un segundo intento dirá más.
settings-calibrate-keep = Usar este valor
settings-calibrate-forget = Olvidarlo
settings-calibrate-none = Nada ajustado para esta salida: se confía en lo que ella declara.
settings-calibrate-kept = Ajustado para esta salida: { $delay } ms.

### match

match-title = Partida contra { $rival }
match-finding = Buscando tu tatami…
match-cards = { $count ->
    [one] carta
   *[other] cartas
}
match-taken = { $count ->
    [one] { $count } tomada
   *[other] { $count } tomadas
}
match-fouls = { $count ->
    [0] sin faltas
    [one] 1 falta
   *[other] { $count } faltas
}
match-median = casi siempre { $seconds } s
match-readings = Lectura { $number } de { $total }
match-you = tú
match-readings-short = { $number } de { $total }
match-dead-short = { $count ->
    [one] { $count } fantasma
   *[other] { $count } fantasmas
}
match-dead-left = { $count ->
    [one] queda { $count } fantasma:
   *[other] quedan { $count } fantasmas:
}
match-counts = Tú tienes { $mine }, el otro lado { $theirs }.
match-raise-hand = Alzar la mano
match-lower-hand = Bajar la mano
match-pause = Pausa
match-go-on = Seguir
match-take-back = Deshacer
match-menu = Más
match-rules = Reglas de esta partida
match-glossary = Glosario
match-keys = Teclas
match-practice = En esta partida
match-leaving = Salir
match-to-entrance = A la entrada; tu sitio queda guardado
match-give-up = Abandonar la partida…
match-resign-sure = El otro lado gana entonces sin jugar, sin cuenta de cartas.
match-resign = Rendirse, con una reverencia
match-leave = Irse sin una palabra
match-ranked = Esta partida cuenta.
match-unranked = Práctica: esta partida queda fuera de clasificación.
match-skip = Saltar
match-waiting = Esperando…
match-time-left = Tiempo restante
match-bow = Hacer la reverencia
match-bow-title = Reverencia ante { $rival }
match-bow-why = El karuta empieza y acaba con una reverencia. Luego se mezclan las cartas boca abajo y cada lado toma las suyas.
match-bows-title = Reverencia ante { $rival } y luego ante el lector
match-bows-why = La memorización ha terminado. Tras las reverencias viene el [joka], un poema ajeno a los cien; después llega el primer verso que cuenta.
match-thanks-title = Reverencia ante { $rival } y luego ante el lector
match-thanks-why = Lo dicen por igual quien gana y quien pierde.
match-gloss-yoroshiku = Me pongo en tus manos: juguemos bien.
match-gloss-onegai = Por favor.
match-gloss-arigato = Gracias por la partida.
match-ask-bow = Haz la reverencia para empezar.
match-ask-bows = Una reverencia, y empieza la lectura.
match-ask-arrange = Coloca tus cartas como quieras: arrástralas o usa las flechas.
match-ask-memorise = Aprende dónde está cada carta. Las de enfrente están del revés.
match-ask-swings = Aprende dónde está cada carta. Puedes pasar la mano sobre el tatami sin tocar nada.
match-ask-away = Has dejado el tatami.
match-ask-joka = Se lee el poema inicial. Aún no se toma ninguna carta: oye el ritmo.
match-ask-reading = El lector va a seguir. Escucha.
match-ask-open = Cuando sepas la carta, bárrela.
match-ask-sending = Hay una carta que enviar.
match-ask-placing = Hay una carta que colocar.
match-ask-thanks = La partida está decidida. Haz la reverencia.
match-ask-over = La partida ha terminado.
match-ask-paused = El lector te espera.
match-ask-hai = { $rival } ha movido una carta. Responde, y el juego sigue.
match-ask-moving = Arrastra una de tus cartas a su nuevo lugar; el movimiento se anuncia por ti.
match-ask-hand-up = Tu mano está alzada: el lector espera.
match-ask-send = { $count ->
    [one] Puedes enviar una carta ([okurifuda]): elige una de las tuyas.
   *[other] Puedes enviar { $count } cartas ([okurifuda]): elígelas entre las tuyas.
}
match-ask-place = { $count ->
    [one] Te han enviado una carta. Arrástrala a un lugar libre de tu zona, o toca un lugar.
   *[other] Te han enviado { $count } cartas. Arrastra cada una a un lugar libre de tu zona, o toca un lugar.
}
match-wait-send = { $count ->
    [one] { $rival } elige una carta para enviarte.
   *[other] { $rival } elige { $count } cartas para enviarte.
}
match-wait-place = { $rival } busca lugar para la carta.
match-wait-hai = Has anunciado un movimiento. { $rival } va a responder.
match-wait-hand = { $rival } tiene la mano alzada: el lector espera.
match-send = Enviar { $cards }
match-send-none = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
match-waive = No enviar
match-place-for-me = Colocarla por mí
match-move-cards = Mover una carta
match-move-none = No mover nada
match-lay-out = Colocar…
match-mirror = Reflejar
match-keep-teiichi = Guardar como la mía
match-teiichi-kept = Guardada como la tuya
match-laid-out = Listo
match-memorised = Empezar ya
match-go-away = dejar el sitio
match-come-back = volver
match-strip-joka = joka
match-strip-paused = pausa
match-strip-hand-you = tu mano está alzada
match-strip-hand = { $rival }: mano alzada
match-read = { $card }:
match-after = tras { $seconds } s
match-field-of = en la zona de { $name }
match-call = Quedan dos minutos. Desde ahora puedes pasar la mano sobre el tatami sin tocar nada.
match-swings-call = Desde ahora puedes pasar la mano sobre el tatami sin tocar nada.
match-shortened = Ahora más cortas: { $cards }
match-news-sent = { $who ->
    [you] Envías { $cards }.
   *[rival] { $rival } te envía { $cards }.
}
match-news-placed = { $who ->
    [you] Colocas { $card }.
   *[rival] { $rival } coloca { $card }.
}
match-news-shifted = { $who ->
    [you] Mueves { $cards }.
   *[rival] { $rival } mueve { $cards }.
}
match-news-waived-waived = { $who ->
    [you] No envías nada.
   *[rival] { $rival } no envía nada.
}
match-news-waived-lapsed = { $who ->
    [you] Tu derecho a enviar ha caducado.
   *[rival] { $rival } dejó caducar el derecho a enviar.
}
match-news-waived-no_room = No cabe otra carta: no se envía nada.
match-news-hand-up = { $who ->
    [you] Tu mano está alzada.
   *[rival] { $rival } alza la mano.
}
match-news-hand-down = { $who ->
    [you] Tu mano está bajada.
   *[rival] { $rival } baja la mano.
}
match-news-away = { $who ->
    [you] Dejas tu sitio.
   *[rival] { $rival } deja su sitio: shitsurei shimasu.
}
match-news-back = { $who ->
    [you] Estás de vuelta.
   *[rival] { $rival } está de vuelta: shitsurei shimashita.
}
match-news-void = Esta lectura no cuenta. El poema volverá.
match-sound-asleep = El navegador retiene el sonido hasta que pulses algo.
match-wake-sound = Oír al lector
match-space = Espacio
match-keys-note = Doce teclas barren cada una un bloque de cartas, como lo haría una mano. Valen por su lugar en el teclado, sean cuales sean las letras.
match-key-near-left = tus filas, a la izquierda: alta, media, baja
match-key-near-right = tus filas, a la derecha
match-key-far-left = las filas de enfrente, a la izquierda: primero la más lejana
match-key-far-right = las filas de enfrente, a la derecha
match-key-hand = alzar o bajar la mano
match-key-arrows = de carta en carta
match-key-enter = elegir la carta; o el botón de color
match-key-hints = ayuda siguiente
match-key-face = girar las cartas de enfrente
match-key-rules = las reglas de esta partida

### result

result-title = Resultado
result-won = Has ganado
result-lost = Ha ganado { $rival }
result-margin = { $count ->
    [one] por una carta
   *[other] por { $count } cartas
}
result-walkover = Victoria sin jugar: [fusensho]
result-rematch = Otra vez
result-replay = Repetición
result-record = Descargar el acta
result-no-record = No se pudo cargar el acta de esta partida.
result-reactions = Tus tomas, desde el final del sonido decisivo
result-no-takes = Ninguna carta se tomó con la mano.
result-own = zona propia
result-far = zona rival
result-s = s
result-chart-note = La línea vertical es el final del sonido que decidió el poema ([kimariji]). Una barra a su izquierda: la mano estaba allí antes de que el sonido acabara.
result-takes-own = Tomadas en casa
result-takes-far = Tomadas en la zona rival
result-fouls = Faltas
result-median = Reacción mediana
result-median-own = Mediana en casa
result-median-far = Mediana en la zona rival
result-fastest = La más rápida

### replay

replay-title = Repetición
replay-open = Abrir un acta guardada
replay-unreadable = Este archivo no es un acta legible.
replay-gone = Esta partida ya no se guarda aquí. Si tienes su acta, ábrela.
replay-finding = Buscando el acta…
replay-none = Abre el acta de una partida para verla de nuevo.
replay-timeline = Lecturas
replay-back = Lectura anterior
replay-next = Lectura siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-tick-take-a = toma { $a }
replay-tick-take-b = toma { $b }
replay-tick-foul = falta
replay-tick-dead = carta fantasma
replay-dead = fantasma
replay-nobody = nadie
replay-sent = { $name } envía { $cards }.
replay-placed = { $name } coloca { $card }.
replay-shifted = { $name } mueve { $cards }.
replay-waived = { $name } no envía nada.
replay-unfinished = Esta partida no se terminó
replay-won = { $count ->
    [0] Ganó { $name } sin jugar
    [one] Ganó { $name } por una carta
   *[other] Ganó { $name } por { $count } cartas
}

### koikoi characters
koikoi-character-momo-name = Momo
koikoi-character-momo-line = Toma todo lo que brilla y se va feliz con el primer yaku.
koikoi-character-haru-name = Haru
koikoi-character-haru-line = Sueña ante las flores, se le escapa una carta y a veces se atreve a un turno más.
koikoi-character-chihiro-name = Chihiro
koikoi-character-chihiro-line = Cuenta lo que aún te falta y se planta a tiempo.
koikoi-character-takeru-name = Takeru
koikoi-character-takeru-line = Canta koi-koi con una sonrisa mientras le queden cartas en la mano.
koikoi-character-shizuka-name = Shizuka
koikoi-character-shizuka-line = Recuerda cada carta que dejaste pasar y nunca tiene prisa.
koikoi-character-akira-name = Akira
koikoi-character-akira-line = Lee tu mano en lo que no tomaste y sigue cuando más duele.

### simulate koikoi
cli-simulate-rounds = Cuántas rondas; cada reparto se juega dos veces, con los asientos cambiados
simulate-koikoi-title = { $a } contra { $b }: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, reglas { $rules }, semilla { $seed }
simulate-koikoi-level = { $level ->
    [random] Al azar
    [greedy] Codicioso
    [easy] Fácil
    [normal] Normal
   *[hard] Difícil
}
simulate-koikoi-points = Puntos por ronda (intervalo del 95 %)
simulate-koikoi-won = Rondas ganadas
simulate-koikoi-win = Puntos de una ronda ganada
simulate-koikoi-asked = Koi-koi cantado cuando se pudo elegir
simulate-koikoi-without = Rondas sin puntos
simulate-koikoi-compiling = El motor rápido se está compilando. Hace falta una sola vez y tarda uno o dos minutos.
error-koikoi-player = «{ $given }» no juega al Koi-Koi aquí. Da un nivel ({ $levels }) o un nombre ({ $names }).

### koikoi options

koikoi-option-group-match = Partida
koikoi-option-group-deal = Reparto
koikoi-option-group-course = Curso de una ronda
koikoi-option-group-doubling = Duplicación
koikoi-option-group-yaku = Puntos de cada yaku
koikoi-option-group-counting = Qué se acumula
koikoi-option-rounds = Rondas
koikoi-option-teams = Equipos de dos
koikoi-option-teams-on = Sí: capturas y yaku en común, 5 cartas por mano
koikoi-option-teams-off = No: uno contra uno, 8 cartas por mano
koikoi-option-payment = Quien pierde paga los puntos de la ronda
koikoi-option-payment-on = Sí
koikoi-option-payment-off = No: solo puntúa quien gana
koikoi-option-start_points = Puntos al empezar
koikoi-option-target = Puntos que terminan la partida
koikoi-option-target-none = Ninguno
koikoi-option-ruin = La partida termina cuando un bando se queda sin puntos
koikoi-option-ruin-on = Sí
koikoi-option-ruin-off = No
koikoi-option-lead = Ventaja que termina la partida antes
koikoi-option-lead-none = Ninguna
koikoi-option-tie = Igualdad al final
koikoi-option-tie-draw = Empate
koikoi-option-tie-round = Decide una ronda más
koikoi-option-first_dealer = Primero en repartir (oya)
koikoi-option-first_dealer-cards = Cada uno saca una carta: reparte el mes más temprano
koikoi-option-first_dealer-random = Por sorteo
koikoi-option-first_dealer-first = El primer asiento
koikoi-option-first_dealer-second = El segundo asiento
koikoi-option-next_dealer = Siguiente en repartir
koikoi-option-next_dealer-winner = Quien gana la ronda
koikoi-option-next_dealer-loser = Quien pierde la ronda
koikoi-option-next_dealer-alternate = Por turnos
koikoi-option-deal_by = Las cartas se reparten
koikoi-option-deal_by-fours = De cuatro en cuatro
koikoi-option-deal_by-twos = De dos en dos
koikoi-option-deal_by-ones = De una en una
koikoi-option-deal_by-all = Todas a la vez
koikoi-option-hand_four = Teshi (cuatro de un mes en la mano)
koikoi-option-hand_four-owner = Puntos para esa mano
koikoi-option-hand_four-dealer = Puntos para quien reparte
koikoi-option-hand_four-redeal = Se reparte otra vez
koikoi-option-hand_four-play = Se sigue jugando
koikoi-option-hand_pairs = Kuttsuki (cuatro parejas en la mano)
koikoi-option-hand_pairs-owner = Puntos para esa mano
koikoi-option-hand_pairs-dealer = Puntos para quien reparte
koikoi-option-hand_pairs-redeal = Se reparte otra vez
koikoi-option-hand_pairs-play = Se sigue jugando
koikoi-option-table_four = Cuatro de un mes en la mesa
koikoi-option-table_four-dealer = Puntos para quien reparte
koikoi-option-table_four-redeal = Se reparte otra vez
koikoi-option-table_four-play = Se sigue jugando
koikoi-option-table_pairs = Cuatro parejas en la mesa
koikoi-option-table_pairs-dealer = Puntos para quien reparte
koikoi-option-table_pairs-redeal = Se reparte otra vez
koikoi-option-table_pairs-play = Se sigue jugando
koikoi-option-table_three = Tres de un mes en la mesa
koikoi-option-table_three-dealer = Puntos para quien reparte
koikoi-option-table_three-redeal = Se reparte otra vez
koikoi-option-table_three-play = Se sigue jugando
koikoi-option-special_points = Puntos de un reparto especial
koikoi-option-koikoi = Se puede cantar koi-koi
koikoi-option-koikoi-unlimited = Cuantas veces se quiera
koikoi-option-koikoi-once = Una vez por ronda y bando
koikoi-option-koikoi-never = Nunca: el primer yaku cierra la ronda
koikoi-option-exhausted = Una ronda que nadie para
koikoi-option-exhausted-nothing = Nadie puntúa
koikoi-option-exhausted-dealer = Puntúa quien reparte
koikoi-option-exhausted-higher = Cuentan los yaku más altos
koikoi-option-exhausted_points = Puntos de quien reparte en ese caso
koikoi-option-exhausted_deal = Quien reparte tras esa ronda
koikoi-option-exhausted_deal-stays = Sigue
koikoi-option-exhausted_deal-changes = Cambia
koikoi-option-three_on_table = Con tres de un mes en la mesa, la cuarta toma
koikoi-option-three_on_table-all = Las tres
koikoi-option-three_on_table-one = Una sola, a elegir
koikoi-option-double_at = Un total se multiplica desde (puntos)
koikoi-option-double_at-off = Nunca
koikoi-option-double_factor = Ese total se multiplica por
koikoi-option-opponent_koikoi = Ganar tras un koi-koi rival
koikoi-option-opponent_koikoi-off = Cuenta tal cual
koikoi-option-opponent_koikoi-double = Cuenta doble
koikoi-option-opponent_koikoi-per_call = Se duplica con cada canto
koikoi-option-doubling = Ambas cosas a la vez
koikoi-option-doubling-multiply = Se multiplican: ×2 y ×2 son ×4
koikoi-option-doubling-add = Se suman: ×2 y ×2 son ×3
koikoi-option-doubling-literal = Al pie de la letra: solo crece ese total, ×4 si cantó el rival, ×2 si cantó quien gana
koikoi-option-call_at_threshold = Solo valen los cantos hechos con ese total
koikoi-option-call_at_threshold-on = Sí
koikoi-option-call_at_threshold-off = No: valen todos
koikoi-option-own_koikoi = Los koi-koi de quien gana
koikoi-option-own_koikoi-none = No añaden nada
koikoi-option-own_koikoi-one_each = +1 por canto
koikoi-option-own_koikoi-times = Multiplican: 1 canto ×2, 2 cantos ×3…
koikoi-option-own_koikoi-late = Multiplican tarde: 3 cantos ×2, 4 ×3, 5 o más ×4
koikoi-option-own_koikoi-climbing = +1 por cada uno de los tres primeros; desde el cuarto, total × (cantos − 2)
koikoi-option-goko = Gokō (las cinco luces)
koikoi-option-goko-off = No
koikoi-option-shiko = Shikō (cuatro luces sin el hombre de la lluvia)
koikoi-option-shiko-off = No
koikoi-option-ame_shiko = Ame-shikō (cuatro luces con el hombre de la lluvia)
koikoi-option-ame_shiko-off = No
koikoi-option-sanko = Sankō (tres luces sin el hombre de la lluvia)
koikoi-option-sanko-off = No
koikoi-option-hanami = Hanami-zake (cortina y copa de sake)
koikoi-option-hanami-off = No
koikoi-option-tsukimi = Tsukimi-zake (luna y copa de sake)
koikoi-option-tsukimi-off = No
koikoi-option-inoshikacho = Inoshikachō (jabalí, ciervo, mariposas)
koikoi-option-inoshikacho-off = No
koikoi-option-akatan = Akatan (tres cintas con poema)
koikoi-option-akatan-off = No
koikoi-option-aotan = Aotan (tres cintas moradas)
koikoi-option-aotan-off = No
koikoi-option-akatan_aotan = Akatan y aotan juntos
koikoi-option-akatan_aotan-off = No
koikoi-option-tane = Tane (cinco animales)
koikoi-option-tane-off = No
koikoi-option-tan = Tan (cinco cintas)
koikoi-option-tan-off = No
koikoi-option-kasu = Kasu (diez cartas simples)
koikoi-option-kasu-off = No
koikoi-option-tsukifuda = Tsuki-fuda (las cuatro cartas del mes de la ronda)
koikoi-option-tsukifuda-off = No
koikoi-option-viewing = Yaku de contemplación (hanami-zake, tsukimi-zake)
koikoi-option-viewing-on = Cuentan
koikoi-option-viewing-off = No cuentan
koikoi-option-viewing-with_other = Solo junto a otro yaku
koikoi-option-viewing_raised = Cada uno tras un koi-koi propio
koikoi-option-viewing_raised-same = Igual que antes
koikoi-option-viewing_cancelled = Lluvia y niebla: un sauce capturado anula hanami-zake; una paulonia, tsukimi-zake
koikoi-option-viewing_cancelled-on = Sí
koikoi-option-viewing_cancelled-off = No
koikoi-option-viewing_in_month = Hanami-zake solo en marzo, tsukimi-zake solo en agosto
koikoi-option-viewing_in_month-on = Sí: rondas 3 y 8
koikoi-option-viewing_in_month-off = No: en todas las rondas
koikoi-option-further = Cartas de más junto a inoshikachō, akatan, aotan
koikoi-option-further-instead = +1 cada una, sin tane ni tan al lado
koikoi-option-further-beside = Tane o tan al lado, sin +1
koikoi-option-further-both = +1 cada una, y tane o tan al lado
koikoi-option-further-none = Ni lo uno ni lo otro
koikoi-option-both_ribbons = Los puntos de akatan y aotan juntos
koikoi-option-both_ribbons-replaces = En lugar de los dos
koikoi-option-both_ribbons-added = Además de los dos
koikoi-option-both_ribbons-sum = Ninguno: la simple suma
koikoi-option-cup_plain = La copa de sake es también una carta simple
koikoi-option-cup_plain-on = Sí
koikoi-option-cup_plain-off = No, solo un animal
koikoi-preset-nintendo = Nintendo
koikoi-preset-nintendo-line = El clásico: doce rondas; un total de 7 o más cuenta doble, y también ganar tras un koi-koi rival.
koikoi-preset-nintendo-literal = Nintendo, al pie de la letra
koikoi-preset-nintendo-literal-line = El folleto palabra por palabra: solo crece un total de 7 o más, ×2 tras el koi-koi propio, ×4 tras el del rival.
koikoi-preset-gamedesign = Gamedesign
koikoi-preset-gamedesign-line = La bolsa: 25 puntos cada uno, quien pierde paga, y se acaba en cuanto un bando lo tiene todo. Las luces valen más, sin yaku de contemplación.
koikoi-preset-netdegame = Netdegame
koikoi-preset-netdegame-line = Para atrevidos: cinco rondas, y desde el tercer koi-koi propio los puntos se multiplican.
koikoi-preset-steam = Steam
koikoi-preset-steam-line = La subida: ocho rondas desde 30 puntos; los yaku de contemplación valen poco hasta que se canta koi-koi, y cada koi-koi suma.
koikoi-preset-bga-soft = Board Game Arena, suave
koikoi-preset-bga-soft-line = Seis rondas desde 50 puntos; los koi-koi propios multiplican lo ganado, y lo paga quien pierde.
koikoi-preset-bga-hard = Board Game Arena, dura
koikoi-preset-bga-hard-line = Seis rondas desde 50 puntos con la duplicación de Nintendo: un koi-koi imprudente cuesta hasta cuatro veces más.
koikoi-preset-short = Corta
koikoi-preset-short-line = Las reglas de Nintendo en tres rondas: unos cinco minutos.

### cli rules

cli-rules = Con qué reglas se puede jugar: reglas prefijadas, qué cambian, todas las opciones
cli-rules-all = Todas las opciones en vigor, no solo las diferencias
cli-rules-json = Lo mismo para programas
rules-one = { $name }: { $text }
rules-differs = { $option }: { $value } (habitual: { $default })
rules-default = Nada difiere de las reglas habituales.

### errors table
error-table-take-back = Ahora no hay nada que deshacer: una carta se puede recoger hasta que se descubre la del mazo, y en un entrenamiento cualquier jugada tuya.
error-table-advice-practice = Solo se dan consejos en un entrenamiento contra la casa.
error-table-advice-turn = Solo se dan consejos cuando te toca a ti.
error-table-advice-none = Ahora no hay consejo que dar. Vuelve a preguntar o sigue jugando.
error-table-record-early = El acta se obtiene cuando la partida está decidida: nombra las cartas que faltan.

### koikoi record

record-player = { $seat }: { $name }
record-column-round = Ronda
record-column-turn = Turno
record-column-seat = Asiento
record-column-played = Juega
record-column-took = Toma
record-column-drawn = Del mazo
record-column-yaku = Yaku
record-column-then = Después
record-end-stop = para
record-end-last_card = gana con la última carta
record-end-exhausted = nadie paró
record-end-resigned = abandona
record-end-special = reparto especial
record-special-hand_four = teshi (cuatro de un mes en la mano)
record-special-hand_pairs = kuttsuki (cuatro parejas en la mano)
record-special-table_four = cuatro de un mes en la mesa
record-special-table_pairs = cuatro parejas en la mesa
record-special-table_three = tres de un mes en la mesa
record-special-both_hands = repartos especiales de ambos bandos
record-again = reparto nuevo: { $why }
record-drawn = Igualdad: empate.
record-points-rounds = Gana { $winner } ({ $side }) tras la última ronda, por { $margin }.
record-points-target = Gana { $winner } ({ $side }): se alcanzan los puntos que cierran la partida, diferencia { $margin }.
record-points-ruin = Gana { $winner } ({ $side }): el otro bando se queda sin puntos, diferencia { $margin }.
record-points-lead = Gana { $winner } ({ $side }): la ventaja termina la partida antes, diferencia { $margin }.
record-points-resigned = Gana { $winner } ({ $side }): el otro bando abandonó.

### cli yaku

cli-yaku = Cuánto valen las cartas capturadas en Koi-Koi, y por qué
cli-yaku-rules = Con qué reglas se cuenta: reglas prefijadas, opciones o ambas
cli-yaku-round = Número de la ronda (1: enero)
cli-yaku-calls = Koi-koi propios en la ronda
cli-yaku-opponent-calls = Koi-koi del rival en la ronda
cli-yaku-json = Lo mismo para programas
yaku-one = { $yaku }: { $points }
yaku-further = { $further } por cartas de más
yaku-none = Ningún yaku: 0
yaku-sum = Suma de los yaku: { $points }
yaku-added = Koi-koi propios: +{ $added }
yaku-factor-seven = { $at } o más: × { $factor }
yaku-factor-opponent = El rival cantó koi-koi: × { $factor }
yaku-factor-both = { $at } o más, y el rival cantó koi-koi: × { $factor }
yaku-factor-literal = { $at } o más tras un koi-koi: × { $factor }
yaku-factor-own = Koi-koi propios: × { $factor }
yaku-total = Total: { $total }
error-yaku-twice = «{ $given }»: { $card } aparece dos veces. De cada carta hay una.
error-yaku-calls = { $option } no puede ser { $given }: con koikoi={ $koikoi } { $most ->
    [0] nadie canta koi-koi.
   *[other] un bando canta koi-koi una vez por ronda como mucho.
}

### hanafuda

hanafuda-month-1 = Pino (enero)
hanafuda-month-2 = Ciruelo (febrero)
hanafuda-month-3 = Cerezo (marzo)
hanafuda-month-4 = Glicina (abril)
hanafuda-month-5 = Iris (mayo)
hanafuda-month-6 = Peonía (junio)
hanafuda-month-7 = Lespedeza (julio)
hanafuda-month-8 = Hierba de las pampas (agosto)
hanafuda-month-9 = Crisantemo (septiembre)
hanafuda-month-10 = Arce (octubre)
hanafuda-month-11 = Sauce (noviembre)
hanafuda-month-12 = Paulonia (diciembre)
hanafuda-kind-bright = Luz (hikari)
hanafuda-kind-animal = Animal (tane)
hanafuda-kind-ribbon = Cinta (tan)
hanafuda-kind-plain = Carta simple (kasu)
hanafuda-card-crane = Grulla (pino, enero)
hanafuda-card-01-ribbon = Cinta con poema (pino, enero)
hanafuda-card-01-plain-1 = Carta simple 1 (pino, enero)
hanafuda-card-01-plain-2 = Carta simple 2 (pino, enero)
hanafuda-card-warbler = Ruiseñor (ciruelo, febrero)
hanafuda-card-02-ribbon = Cinta con poema (ciruelo, febrero)
hanafuda-card-02-plain-1 = Carta simple 1 (ciruelo, febrero)
hanafuda-card-02-plain-2 = Carta simple 2 (ciruelo, febrero)
hanafuda-card-curtain = Cortina (cerezo, marzo)
hanafuda-card-03-ribbon = Cinta con poema (cerezo, marzo)
hanafuda-card-03-plain-1 = Carta simple 1 (cerezo, marzo)
hanafuda-card-03-plain-2 = Carta simple 2 (cerezo, marzo)
hanafuda-card-cuckoo = Cuco (glicina, abril)
hanafuda-card-04-ribbon = Cinta roja (glicina, abril)
hanafuda-card-04-plain-1 = Carta simple 1 (glicina, abril)
hanafuda-card-04-plain-2 = Carta simple 2 (glicina, abril)
hanafuda-card-bridge = Puente (iris, mayo)
hanafuda-card-05-ribbon = Cinta roja (iris, mayo)
hanafuda-card-05-plain-1 = Carta simple 1 (iris, mayo)
hanafuda-card-05-plain-2 = Carta simple 2 (iris, mayo)
hanafuda-card-butterflies = Mariposas (peonía, junio)
hanafuda-card-06-ribbon = Cinta morada (peonía, junio)
hanafuda-card-06-plain-1 = Carta simple 1 (peonía, junio)
hanafuda-card-06-plain-2 = Carta simple 2 (peonía, junio)
hanafuda-card-boar = Jabalí (lespedeza, julio)
hanafuda-card-07-ribbon = Cinta roja (lespedeza, julio)
hanafuda-card-07-plain-1 = Carta simple 1 (lespedeza, julio)
hanafuda-card-07-plain-2 = Carta simple 2 (lespedeza, julio)
hanafuda-card-moon = Luna llena (hierba de las pampas, agosto)
hanafuda-card-geese = Gansos (hierba de las pampas, agosto)
hanafuda-card-08-plain-1 = Carta simple 1 (hierba de las pampas, agosto)
hanafuda-card-08-plain-2 = Carta simple 2 (hierba de las pampas, agosto)
hanafuda-card-cup = Copa de sake (crisantemo, septiembre)
hanafuda-card-09-ribbon = Cinta morada (crisantemo, septiembre)
hanafuda-card-09-plain-1 = Carta simple 1 (crisantemo, septiembre)
hanafuda-card-09-plain-2 = Carta simple 2 (crisantemo, septiembre)
hanafuda-card-deer = Ciervo (arce, octubre)
hanafuda-card-10-ribbon = Cinta morada (arce, octubre)
hanafuda-card-10-plain-1 = Carta simple 1 (arce, octubre)
hanafuda-card-10-plain-2 = Carta simple 2 (arce, octubre)
hanafuda-card-rain-man = Hombre de la lluvia (sauce, noviembre)
hanafuda-card-swallow = Golondrina (sauce, noviembre)
hanafuda-card-11-ribbon = Cinta roja (sauce, noviembre)
hanafuda-card-11-plain-1 = Relámpago (sauce, noviembre)
hanafuda-card-phoenix = Fénix (paulonia, diciembre)
hanafuda-card-12-plain-1 = Carta simple 1 (paulonia, diciembre)
hanafuda-card-12-plain-2 = Carta simple 2 (paulonia, diciembre)
hanafuda-card-12-plain-3 = Carta simple 3 (paulonia, diciembre)
error-hanafuda-card = «{ $given }» no es ninguna carta. Las cartas se llaman, por ejemplo, crane, 01-ribbon u 11-plain-1.
error-hanafuda-nearest = «{ $given }» no es ninguna carta. La más parecida: { $nearest }.
error-hanafuda-several = «{ $given }» puede ser varias cartas. Di cuál: { $cards }.

### errors koikoi

error-koikoi-seats = { $given } jugadores: con estas reglas son { $seats }.
error-koikoi-preset = No hay reglas prefijadas «{ $given }». Hay: { $allowed }.
error-koikoi-yaku-off = Todos los yaku (combinaciones) están sin puntos, así que nadie podría ganar una ronda. Da puntos al menos a uno, por ejemplo kasu=1.
error-koikoi-target = Una partida que empieza con { $start } puntos no puede acabar en { $target }: terminaría antes de empezar. Elige una meta desde { $least }, o ninguna.
error-koikoi-ruin = Con payment={ $payment } y { $start } puntos al principio, nadie puede arruinarse. Elige payment=on y puntos al principio, o ruin=off.
error-koikoi-once = Con un solo koi-koi por ronda (koikoi=once), own_koikoi=late no cuenta nunca: empieza con el tercero. Elige koikoi=unlimited, u otro own_koikoi.
error-koikoi-never = Sin koi-koi (koikoi=never), { $option }={ $value } no tiene nada que contar. Elige { $option }={ $right }, o permite el koi-koi.
error-koikoi-threshold = { $given } depende de los puntos desde los que se dobla un total, y double_at está en off. Elige, por ejemplo, double_at=7.
error-koikoi-literal = La lectura literal tiene sus propios factores, ×2 y ×4; no va con double_factor={ $factor } y opponent_koikoi={ $opponent }. Elige double_factor=2 y opponent_koikoi=double, o doubling=multiply.

### koikoi start

home-koikoi-now = Koi-Koi ya
home-koikoi-go = Repartir las cartas
home-koikoi-choose = Rival, duración y reglas
home-cards = Las cartas de flores
koikoi-start-title = Koi-Koi: tu mesa
koikoi-start-table = En la mesa
koikoi-start-table-two = Uno contra uno
koikoi-start-table-four = Dos contra dos
koikoi-start-table-note = Cada pareja se sienta frente a frente y comparte capturas y yaku: cinco cartas por mano.
koikoi-start-company = Quién juega contigo
koikoi-start-partner = Tu pareja
koikoi-start-next = Juega después de ti
koikoi-start-last = Juega antes de ti
koikoi-start-length = Duración
koikoi-start-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
koikoi-start-rules = Con qué reglas
koikoi-start-differs = { $count ->
    [one] Qué difiere de las reglas de Nintendo: una cosa
   *[other] Qué difiere de las reglas de Nintendo: { $count } cosas
}
koikoi-start-same = Las reglas de Nintendo, sin más.
koikoi-start-else = Nintendo: { $value }
koikoi-start-option = «{ $option }: { $value }»
koikoi-start-as-preset = Todo como en «{ $preset }»

### koikoi table

koikoi-title = Koi-Koi con { $name }
koikoi-finding = Buscando tu mesa…
koikoi-hand = Tu mano
koikoi-table = La mesa
koikoi-side-of = { $name }
koikoi-piles = Capturadas: { $name }
koikoi-stock = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
koikoi-drawn = Descubierta del mazo: { $card }
koikoi-holds = { $name }: { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano
koikoi-tray = { $kind }: { $count }. { $cards }
koikoi-none-yet = Ninguna todavía
koikoi-kind-bright = Luz
koikoi-kind-animal = Animal
koikoi-kind-ribbon = Cinta
koikoi-kind-plain = Simple
koikoi-turn = juega
koikoi-dealer = reparte
koikoi-dealer-note = Oya: reparte esta ronda y juega primero
koikoi-calls = Koi-koi { $count ->
    [one] {""}
   *[other] ×{ $count }
}
koikoi-level-easy = fácil
koikoi-level-normal = normal
koikoi-level-hard = difícil
koikoi-card-takes = { $card }. Toma { $taken }
koikoi-card-lies = { $card }. Nada que tomar: se queda en la mesa
koikoi-card-choose = Tomar { $card }
koikoi-card-matches = { $card }. Coincide con tu carta
koikoi-ask-play = Juega una carta.
koikoi-ask-again = { $card }: toca otra vez para jugarla, o toca la carta que coincide.
koikoi-ask-which = Coinciden dos cartas. ¿Cuál tomas?
koikoi-ask-pick = Sale { $card }. ¿Qué carta tomas?
koikoi-ask-decide = ¡Un yaku! ¿Parar o koi-koi?
koikoi-ask-draw = Se va a descubrir la carta del mazo.
koikoi-ask-other = { $name } piensa.
koikoi-ask-other-decides = { $name } decide: ¿parar o koi-koi?
koikoi-ask-wait = Un momento.
koikoi-ask-deal = Cuando quieras.
koikoi-ask-over = La partida ha terminado.
koikoi-put-back = Dejarla
koikoi-take-back = Deshacer
koikoi-advice = Consejo
koikoi-advice-title = Lo que valen tus jugadas
koikoi-advice-note = Puntos de la ronda de media, y su margen de error.
koikoi-move-takes = { $card } toma { $taken }
koikoi-worth = { $points } de media
koikoi-draw-title = Reparte el mes más temprano
koikoi-special-hand_four = Teshi: cuatro cartas de un mes en la mano
koikoi-special-hand_pairs = Kuttsuki: cuatro parejas en la mano
koikoi-special-table_four = Cuatro cartas de un mes en la mesa
koikoi-special-table_pairs = Cuatro parejas en la mesa
koikoi-special-table_three = Tres cartas de un mes en la mesa
koikoi-special-both_hands = Manos especiales en ambos bandos
koikoi-special-hand_four-note = Puntúa al instante: la ronda acaba sin jugar una carta.
koikoi-special-hand_pairs-note = Puntúa al instante: la ronda acaba sin jugar una carta.
koikoi-special-table_four-note = Según estas reglas puntúa quien reparte y la ronda acaba.
koikoi-special-table_pairs-note = Según estas reglas puntúa quien reparte y la ronda acaba.
koikoi-special-table_three-note = Según estas reglas puntúa quien reparte y la ronda acaba.
koikoi-special-both_hands-note = Se anulan entre sí.
koikoi-moment-made = { $who ->
    [you] Consigues
   *[other] { $name } consigue
}
koikoi-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
koikoi-stop = Parar
koikoi-koikoi = Koi-koi
koikoi-stop-sub = Tomar { $count ->
    [one] un punto
   *[other] { $count } puntos
}
koikoi-koikoi-sub = Seguir por más
koikoi-decide-title = ¿Parar o koi-koi?
koikoi-decide-look = Ver la mesa
koikoi-decide-hopes = Al alcance
koikoi-decide-no-hopes = No hay otra combinación cerca; aún pueden sumarse cartas sueltas.
koikoi-missing = { $count ->
    [one] falta una carta
   *[other] faltan { $count } cartas
}
koikoi-decide-stakes = En juego
koikoi-decide-left = Quedan { $hand } cartas en tu mano y { $stock } en el mazo
koikoi-decide-other = { $name }: { $points ->
    [0] ningún yaku aún
   *[other] yaku por { $points }
}
koikoi-decide-threats = { $name }: falta una carta para { $yaku }
koikoi-decide-doubles = Tras tu koi-koi, una victoria de { $name } vale más
koikoi-decide-raised = Tus yaku valdrían { $points } tras un koi-koi de { $name }
koikoi-step-yaku = Suma de los yaku
koikoi-step-added = Por el koi-koi propio
koikoi-step-seven = { $least } puntos o más
koikoi-step-opponent = El otro bando había cantado koi-koi
koikoi-step-both = { $least } o más, y el otro bando había cantado
koikoi-step-literal = { $least } o más tras un koi-koi
koikoi-step-own = Koi-koi propio
koikoi-step-total = Cuenta
koikoi-further = { $count } por cartas de más
koikoi-score-by-round = Marcador por ronda
koikoi-round-short = Ronda
koikoi-how = Cómo
koikoi-round = Ronda { $round } de { $of }
koikoi-dealt-by = { $who ->
    [you] Repartes tú
   *[other] Reparte { $name }
}
koikoi-why-exhausted = Nadie paró: sin puntos
koikoi-why-resigned = abandono
koikoi-opening = Antes de la primera ronda
koikoi-opening-rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
koikoi-opponent = rival
koikoi-partner = pareja
koikoi-rules = Reglas de esta partida
koikoi-rules-differ = { $count ->
    [one] Una regla difiere de las de Nintendo
   *[other] { $count } reglas difieren de las de Nintendo
}
koikoi-rules-nintendo = Reglas de Nintendo, sin cambios
koikoi-begin = Repartir
koikoi-round-over = La ronda ha terminado
koikoi-round-won = { $who ->
    [you] Para ti:
   *[other] { $name }:
} { $points ->
    [one] un punto
   *[other] { $points } puntos
}
koikoi-left = Quedaron en las manos
koikoi-next-dealer = { $who ->
    [you] Después repartes tú y juegas
   *[other] Después reparte { $name } y juega
} primero.
koikoi-next-round = Siguiente ronda
koikoi-match-over = La partida ha terminado
koikoi-match-won = Ganas la partida
koikoi-match-lost = La partida es para { $name }
koikoi-match-draw = Empate
koikoi-margin = { $count ->
    [one] un punto de ventaja
   *[other] { $count } puntos de ventaja
}
koikoi-last-round = La última ronda
koikoi-rematch = Otra vez lo mismo
koikoi-replay = Ver de nuevo
koikoi-record = Guardar la partida
koikoi-yaku-title = Yaku (combinaciones)
koikoi-brights = Luces
koikoi-price = { $points }{ $more ->
    [yes] +
   *[other] {""}
}
koikoi-dead = ya no es posible
koikoi-has-of = { $have } de { $of }
koikoi-watch = Cuidado
koikoi-watch-table = { $name }: solo falta { $card } para { $yaku } ({ $points }), y está en la mesa.
koikoi-watch-one = { $name }: solo falta { $card } para { $yaku } ({ $points }).
koikoi-watch-any = { $name }: falta una carta para { $yaku } ({ $points }){ $near ->
    [0] .
   *[other] , y las hay en la mesa.
}
koikoi-log = Lo que ha pasado
koikoi-at-the-table = En la mesa
koikoi-marks = Mes y clase en las cartas
koikoi-marks-note = Número del mes y signo de la clase en las esquinas: 光 luz, 種 animal, 短 cinta, カ simple.
koikoi-one-tap = Un toque juega la carta
koikoi-one-tap-note = Si no, el primer toque la levanta y muestra qué toma.
koikoi-pace-note = La velocidad de los demás y de las cartas.
koikoi-mute = Silencio
koikoi-resign-sure = Abandonar: gana el otro bando y se guarda la partida. Salir: la partida se descarta.
koikoi-key-number = Una carta de tu mano; al elegir, la carta con ese número
koikoi-key-arrows = De carta en carta, a la mesa y a la mano
koikoi-key-enter = Jugar o tomar la carta
koikoi-key-escape = Dejar la carta levantada
koikoi-key-decide = Parar, koi-koi
koikoi-key-back = Deshacer una jugada
koikoi-key-advice = Pedir consejo
koikoi-key-marks = Mes y clase en las cartas
koikoi-key-yaku = Marcador y yaku
koikoi-key-log = Lo que ha pasado
koikoi-key-rules = Reglas de esta partida
koikoi-said-draws = { $name }: { $card }.
koikoi-said-dealer = { $who ->
    [you] Repartes tú y juegas primero.
   *[other] Reparte { $name } y juega primero.
}
koikoi-said-special-hand_four = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} cuatro cartas de un mes: teshi. { $cards }
koikoi-said-special-hand_pairs = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} cuatro parejas: kuttsuki. { $cards }
koikoi-said-special-table_four = Las cuatro cartas de un mes están en la mesa. { $cards }
koikoi-said-special-table_pairs = Hay cuatro parejas en la mesa. { $cards }
koikoi-said-special-table_three = Hay tres cartas de un mes en la mesa. { $cards }
koikoi-said-special-both_hands = Ambos bandos tienen una mano especial; se anulan. { $cards }
koikoi-said-redealt = Se reparte de nuevo.
koikoi-said-dealt = Ronda { $round }. En la mesa: { $cards }.
koikoi-said-play-takes = { $who ->
    [you] Juegas { $card } y tomas { $taken }.
   *[other] { $name } juega { $card } y toma { $taken }.
}
koikoi-said-play-lies = { $who ->
    [you] Dejas
   *[other] { $name } deja
} { $card } en la mesa.
koikoi-said-draw-takes = Del mazo, { $card }: { $who ->
    [you] tomas
   *[other] { $name } toma
} { $taken }.
koikoi-said-draw-lies = Del mazo, { $card }: se queda en la mesa.
koikoi-said-draw-choice = Del mazo, { $card }: { $who ->
    [you] eliges
   *[other] { $name } elige
} entre { $taken }.
koikoi-said-pick-takes = { $who ->
    [you] Tomas
   *[other] { $name } toma
} { $taken }.
koikoi-said-pick-lies = { $card } se queda en la mesa.
koikoi-said-made = { $who ->
    [you] Consigues
   *[other] { $name } consigue
} { $yaku }: { $points ->
    [one] un punto
   *[other] { $points } puntos
} en total.
koikoi-said-called = { $who ->
    [you] Cantas
   *[other] { $name } canta
} koi-koi: la ronda sigue.
koikoi-said-stop = { $who ->
    [you] Paras y puntúas
   *[other] { $name } para y puntúa
}.
koikoi-said-stops = { $who ->
    [you] Terminas
   *[other] { $name } termina
} la ronda: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
koikoi-said-scores = { $who ->
    [you] Sumas
   *[other] { $name } suma
} { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
koikoi-said-exhausted = Las manos están vacías y nadie paró: sin puntos.
koikoi-said-exhausted-scores = Las manos están vacías y nadie paró. { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
koikoi-said-resigned = { $who ->
    [you] Abandonas.
   *[other] { $name } abandona.
}
koikoi-said-match-won = Ganas la partida por { $margin ->
    [one] un punto
   *[other] { $margin } puntos
}.
koikoi-said-match-lost = La partida es para { $name } por { $margin ->
    [one] un punto
   *[other] { $margin } puntos
}.
koikoi-said-match-draw = La partida acaba en empate.
koikoi-called-raises = { $who ->
    [you] Tu victoria vale ahora ×{ $times }.
   *[other] Una victoria de { $name } vale ahora ×{ $times }.
}
koikoi-raised-note = Una victoria vale ×{ $times }: el otro bando ha cantado koi-koi
koikoi-last-card-note = Era la última carta de la mano: ya no hay koi-koi, y la ronda se detiene sola.
koikoi-round-extra = Ronda decisiva
koikoi-tie-note = Empate tras la última ronda: una más decide.
koikoi-over-target = Final anticipado: se llegó a { $points } puntos.
koikoi-over-ruin = Final anticipado: un bando se quedó sin puntos.
koikoi-over-lead = Final anticipado: una ventaja de { $points } o más.
koikoi-shares = comparte con { $name }

### koikoi lessons

koikoi-learn-title = Cómo se juega
koikoi-learn-new = ¿Primera vez? Cómo se juega
koikoi-learn-done = Entendido
koikoi-learn-cards = Las 48 cartas
koikoi-learn-match = Emparejar por mes
koikoi-learn-match-line = Juega una carta de tu mano: toma una carta del mismo mes, es decir, de la misma flor. ¿No hay ninguna? Entonces se queda en la mesa.
koikoi-learn-turn = Luego se vuelve una del mazo
koikoi-learn-turn-line = La primera carta del mazo se vuelve y toma del mismo modo. Después juega el otro bando.
koikoi-learn-yaku = Formar combinaciones: yaku
koikoi-learn-yaku-line = Solo los yaku dan puntos. Esto valen según las reglas elegidas:
koikoi-learn-decide = ¿Un yaku? Parar, o koi-koi
koikoi-learn-decide-line = Quien ha formado un yaku decide:
koikoi-learn-stop = Se lleva sus puntos y la ronda termina.
koikoi-learn-koikoi = Sigue jugando por más. Pero si el otro bando para antes, quien cantó no recibe nada y la victoria del otro puede valer el doble.
koikoi-lessons = Consejos en la primera partida
koikoi-lessons-note = En los primeros turnos una línea dice qué hay que mirar.
koikoi-lessons-off = Sin más consejos
koikoi-lesson-match = Las cartas del mismo mes forman pareja. Elige una tuya: lo que toma se levanta.
koikoi-lesson-lifted = { $count ->
    [one] Mismo mes: esta carta toma la levantada.
    [3] Mismo mes: esta carta toma las tres.
   *[other] Mismo mes: esta carta toma una de las levantadas.
}
koikoi-lesson-lies = No hay nada de este mes: esta carta se quedaría en la mesa.
koikoi-lesson-stock = Tras tu carta se vuelve una del mazo, que toma del mismo modo.
koikoi-lesson-yaku = Forma yaku: la hoja de puntos muestra lo que tienes y lo que falta.
koikoi-lesson-decide = Parar: los puntos son tuyos. Koi-koi: se sigue, pero si { $name } para antes, no recibes nada.
koikoi-key-hurry = Las cartas en movimiento caen enseguida

### koikoi yaku

koikoi-yaku-goko = Gokō
koikoi-yaku-goko-gloss = las cinco luces
koikoi-yaku-shiko = Shikō
koikoi-yaku-shiko-gloss = cuatro luces sin el hombre de la lluvia
koikoi-yaku-ame-shiko = Ame-shikō
koikoi-yaku-ame-shiko-gloss = cuatro luces con el hombre de la lluvia
koikoi-yaku-sanko = Sankō
koikoi-yaku-sanko-gloss = tres luces sin el hombre de la lluvia
koikoi-yaku-hanami-zake = Hanami-zake
koikoi-yaku-hanami-zake-gloss = sake bajo los cerezos
koikoi-yaku-tsukimi-zake = Tsukimi-zake
koikoi-yaku-tsukimi-zake-gloss = sake bajo la luna
koikoi-yaku-inoshikacho = Inoshikachō
koikoi-yaku-inoshikacho-gloss = jabalí, ciervo, mariposas
koikoi-yaku-akatan = Akatan
koikoi-yaku-akatan-gloss = las tres cintas con poema
koikoi-yaku-aotan = Aotan
koikoi-yaku-aotan-gloss = las tres cintas moradas
koikoi-yaku-akatan-aotan = Akatan y aotan
koikoi-yaku-akatan-aotan-gloss = las dos series de cintas
koikoi-yaku-tane = Tane
koikoi-yaku-tane-gloss = cinco animales
koikoi-yaku-tan = Tan
koikoi-yaku-tan-gloss = cinco cintas
koikoi-yaku-kasu = Kasu
koikoi-yaku-kasu-gloss = diez simples
koikoi-yaku-tsuki-fuda = Tsuki-fuda
koikoi-yaku-tsuki-fuda-gloss = las cuatro del mes de la ronda

### koikoi replay

koikoi-replay-deal = Ronda { $round }: el reparto
koikoi-replay-moment = Ronda { $round }, turno { $turn }: { $name }
koikoi-replay-hand = Mano de { $name }
koikoi-replay-stock = Del mazo
koikoi-replay-yaku = yaku: { $points }
koikoi-replay-mark-played = { $card }, jugada
koikoi-replay-mark-taken = { $card }, tomada por la carta jugada
koikoi-replay-mark-drawn = { $card }, descubierta del mazo
koikoi-replay-mark-drawn-taken = { $card }, tomada por la carta del mazo
koikoi-replay-mark-could = { $card }, se podía tomar
koikoi-replay-else = Qué más se podía hacer
koikoi-replay-no-choice = No había elección.
koikoi-replay-lies = { $card } se queda en la mesa
koikoi-replay-turns = Decisiones de la ronda { $round }
koikoi-replay-timeline = Decisiones
koikoi-replay-back = Decisión anterior
koikoi-replay-next = Decisión siguiente
koikoi-replay-round-back = Ronda anterior
koikoi-replay-round-next = Ronda siguiente
koikoi-replay-tick-deal = reparto
koikoi-replay-tick-yaku = yaku formado
koikoi-replay-tick-koikoi = koi-koi
koikoi-replay-tick-end = fin de una ronda
koikoi-replay-won = { $count ->
    [0] Gana { $name }
    [one] Gana { $name } por un punto
   *[other] Gana { $name } por { $count } puntos
}

### cards page

cards-title = Las cartas de flores
cards-lede = Hanafuda: cuarenta y ocho cartas sin un solo número. Doce meses, cada uno con su planta, y cuatro cartas por mes. Quien conoce las plantas ya puede jugar.
cards-play = Jugar al Koi-Koi
cards-history = De dónde vienen
cards-history-arrival = Marinos portugueses llevaron los naipes a Japón en el siglo XVI; la palabra karuta es su carta.
cards-history-bans = Como se apostaba con ellos, las barajas se prohibieron una tras otra, y cada vez una nueva ocupó el lugar de la anterior. De esas prohibiciones nacieron las cartas de flores: sin palos ni números, solo las estaciones, como poetas y pintores las habían nombrado siempre.
cards-history-nintendo = En 1889 se fundó Nintendo en Kioto para fabricarlas, y aún las fabrica.
cards-history-games = Hana-awase, «emparejar flores», que algunos libros llaman simplemente hanafuda, cuenta los puntos de las cartas capturadas, 264 en total. El Koi-Koi cuenta yaku, las combinaciones de abajo, y tras cada uno pregunta: ¿parar o seguir?
cards-kinds = Cuatro clases
cards-kind-bright = Las cinco grandes imágenes. Tres hacen el primer yaku; el hombre de la lluvia de noviembre lo estropea.
cards-kind-animal = Aves, animales y cosas. La copa de sake de septiembre cuenta también como carta simple.
cards-kind-ribbon = Tres con poema (de enero a marzo), tres moradas, cuatro rojas sin texto.
cards-kind-plain = Las plantas solas. Noviembre tiene una, con el rayo; diciembre tiene tres.
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de { $points ->
    [one] un punto
   *[other] { $points } puntos
}
cards-months = Los doce meses
cards-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
cards-yaku = Los yaku del Koi-Koi
cards-yaku-lede = Puntos según las reglas de Nintendo; cada casa puede elegir otros. De los yaku de luces solo cuenta el mejor; lo demás se suma.
cards-further = +1 por cada carta de más
cards-any = { $count } cualesquiera de estas

### cli misuse

error-usage-option = No hay opción «{ $given }» aquí. Hay: { $allowed }.
error-usage-command = No hay orden «{ $given }». Hay: { $allowed }.
error-usage-missing = Falta { $name }.
error-usage-missing-choice = Falta { $name }. Se admite: { $allowed }.
error-usage-choice = { $name } no puede ser «{ $given }». Se admite: { $allowed }.
error-usage-number = { $name } no puede ser «{ $given }». Se admite: un número entero de { $least } a { $most }.
error-usage-value = { $name } necesita un valor.
error-usage-extra = «{ $given }» sobra aquí.
error-usage-help = Ayuda: { $command } --help

### errors cards

error-seats = Este juego no es para { $given } jugadores: se juega con { $allowed }.
error-cards-phase = Ahora no. La ronda está en: { $phase ->
    [play] una carta de la mano
    [draw] la carta del mazo
    [pick] elegir qué toma la carta descubierta
    [decide] parar o koi-koi (seguir)
   *[deal] el reparto
}.
error-cards-over = La partida ha terminado.
error-cards-turn = No es tu turno.
error-cards-actor = «{ $move }» no es una jugada para «{ $actor }».
error-cards-hand = { $card } no está en tu mano. Juega una de estas: { $cards }.
error-cards-take = { $card } toma una de estas: { $cards }. Di cuál.
error-cards-take-none = { $card } no deja elección: no nombre { $take }.
error-cards-invariant = Esta partida no puede seguir: se ha perdido una carta o se ha contado dos veces.

### family games

game-kyogi-title = Kyōgi karuta
game-kyogi-line = El duelo sobre tatami: oyes cómo empieza un poema y tomas la carta con su final.
game-kyogi-who = 2 jugadores
game-kyogi-time = De 10 a 90 minutos
game-kyogi-goal = Quedarte antes que tu rival sin cartas en tu zona. Cada uno empieza con 25 de las cien [torifuda], en tres filas.
game-kyogi-play = Memoriza dónde están las cartas. Luego el lector recita un poema, y su carta lleva la segunda mitad. La mitad de las cien cartas no está en el tatami, y sus poemas también se leen.
game-kyogi-take = Toca la carta, o empújala fuera de su zona, antes que la otra mano. Por una carta de la zona rival, además envías una de las tuyas ([okurifuda]).
game-kyogi-foul = Tocar una carta de una zona donde no está la carta leída es un [otetsuki]: tu rival te envía una carta.
game-kyogi-end = Quien vacía antes su zona gana, por tantas cartas como le queden al otro.
game-kyogi-tip = Espera el [kimariji], el comienzo más corto que ningún otro poema sin leer comparte. Se acorta según se lee.
game-koikoi-title = Koi-Koi
game-koikoi-line = Las cartas de flores: forma un yaku y para, o atrévete a un turno más.
game-koikoi-who = 2 jugadores, o 4 por parejas
game-koikoi-time = De 10 a 30 minutos
game-koikoi-goal = Sumar más puntos en todas las rondas con [yaku], las combinaciones de tus cartas capturadas.
game-koikoi-play = Ocho cartas en cada mano y ocho en la mesa. Juega una de tu mano y después descubre la primera del mazo.
game-koikoi-take = Cada una de las dos captura de la mesa una carta de su mes. Si no hay ninguna, se queda allí. Si hay tres, se lleva las tres.
game-koikoi-foul = Con un yaku nuevo puedes parar y contarlo, o decir koi-koi y seguir. Si entonces el otro bando completa un yaku, los tuyos no valen nada.
game-koikoi-end = La ronda acaba cuando alguien para o con la última carta de las manos. Tras la última ronda gana quien tenga más puntos.
game-koikoi-tip = Antes de decir koi-koi, mira qué le falta al otro bando y cuántas cartas quedan.
game-chirashi-title = Chirashidori
game-chirashi-line = Cien cartas esparcidas: quien toca primero la buena se la queda.
game-chirashi-who = De 1 a 10 jugadores
game-chirashi-time = De 20 a 40 minutos
game-chirashi-goal = Tomar más cartas que nadie. A solas, juegas contra el reloj y contra tus propios fallos.
game-chirashi-play = Todas las [torifuda] están boca arriba, en cualquier sitio y en cualquier dirección; no hay zonas. El lector lee el poema entero, y otra vez su segunda mitad hasta que se toma la carta.
game-chirashi-take = Desde el primer sonido: toca la carta con la segunda mitad y es tuya. De las manos que llegan a la vez, gana la más baja sobre la carta.
game-chirashi-foul = Tocar cualquier otra carta. Lo que cuesta se acuerda antes: nada, una carta al centro para quien tome la siguiente, o una lectura sin jugar.
game-chirashi-end = Leídos todos los poemas, gana quien tenga más cartas.
game-chirashi-tip = En las pausas del lector, repasa las cartas cuyo comienzo conoces: después el oído solo tiene que señalar.
game-sakasama-title = Sakasama karuta
game-sakasama-line = El chirashidori al revés: se esparcen las cartas del lector y se leen las segundas mitades.
game-sakasama-who = De 1 a 10 jugadores
game-sakasama-time = De 20 a 40 minutos
game-sakasama-goal = Tomar más cartas que nadie. A solas, juegas contra el reloj y contra tus propios fallos.
game-sakasama-play = Las cien [yomifuda], con el poema entero y el poeta, están esparcidas boca arriba. Solo se leen las segundas mitades: busca el poema que acaba así.
game-sakasama-take = Toca antes que nadie la carta de ese poema y es tuya. De las manos que llegan a la vez, gana la más baja sobre la carta.
game-sakasama-foul = Tocar cualquier otra carta. Lo que cuesta se acuerda antes: nada, una carta al centro para quien tome la siguiente, o una lectura sin jugar.
game-sakasama-end = Leídos todos los poemas, gana quien tenga más cartas.
game-sakasama-tip = Aquí decide el comienzo de la segunda mitad. Quien solo aprendió los comienzos tiene que pensar desde el final.
game-genpei-title = Genpei gassen
game-genpei-line = Genji contra Heike: dos bandos, cincuenta cartas cada uno, y cualquier mano toma en cualquier sitio.
game-genpei-who = De 2 a 10 jugadores, en dos bandos
game-genpei-time = De 30 a 60 minutos
game-genpei-goal = Gana el bando que antes se queda sin cartas en su zona. Cada uno empieza con cincuenta, de cara a sus jugadores.
game-genpei-play = El lector lee un poema tras otro. Las cien cartas están en el tatami, así que cada poema tiene la suya. Entre lecturas pueden mover las cartas de su bando.
game-genpei-take = Todos pueden tomar en las dos zonas. Una carta de la propia desaparece; por una de la otra, tu bando además envía una de las suyas ([okurifuda]).
game-genpei-foul = Un toque equivocado es un [otetsuki] y tu bando recibe una carta: una por zona y lectura, sean las manos que sean.
game-genpei-end = El bando que vacía antes su zona gana, por tantas cartas como le queden al otro.
game-genpei-tip = Repártanse el tatami: cada uno guarda una esquina de la zona propia, y uno apunta lejos.
game-relay-title = Karuta de relevos
game-relay-line = El genpei con un solo jugador de cada bando ante el tatami; los demás esperan su turno.
game-relay-who = De 4 a 10 jugadores, en dos bandos
game-relay-time = De 30 a 60 minutos
game-relay-goal = Gana el bando que antes se queda sin cartas en su zona. Cada uno empieza con cincuenta.
game-relay-play = Solo uno de cada bando está ante el tatami. El turno pasa a otro cuando el bando contrario toma una carta de la zona propia; o, si así se acuerda, cada diez o veinte lecturas.
game-relay-take = Quien está ante el tatami puede tomar en las dos zonas. Por una carta de la otra, tu bando además envía una de las suyas ([okurifuda]).
game-relay-foul = Un toque equivocado es un [otetsuki]: tu bando recibe una carta del otro.
game-relay-end = El bando que vacía antes su zona gana, por tantas cartas como le queden al otro.
game-relay-tip = Mientras esperas, aprende dónde están las cartas: se habrán movido cuando te toque.
game-goshoku-title = Goshoku
game-goshoku-line = El duelo de las escuelas: veinte cartas de un color, diecisiete lecturas, cinco minutos.
game-goshoku-who = 2 jugadores
game-goshoku-time = De 5 a 10 minutos
game-goshoku-goal = Tomar más que el otro de las veinte cartas.
game-goshoku-play = Hay diez cartas ante cada uno, en dos filas de cinco. Una vez puestas, ninguna se mueve ni se cierran los huecos. Se leen poemas enteros, diecisiete de los veinte.
game-goshoku-take = Toca la carta antes, esté donde esté, y te la quedas: no se envía nada. Si las manos llegan a la vez, gana la más baja; si eso no decide, piedra, papel o tijera.
game-goshoku-foul = Por un toque equivocado pones una de tus cartas en el centro, y quien tome la siguiente gana lo que haya allí. Si no tienes ninguna, la debes de tu próxima toma.
game-goshoku-end = Tras diecisiete lecturas gana quien tenga más cartas. En cuanto empieza el poema siguiente, la carta del anterior ya no se puede tomar.
game-goshoku-tip = Veinte poemas se aprenden pronto. Color a color, es el camino más suave hacia los cien.
game-shimo-title = Karuta shimo-no-ku
game-shimo-line = Las cartas de madera de Hokkaidō: tres contra tres, y solo se leen las segundas mitades.
game-shimo-who = 6 jugadores, tres por bando
game-shimo-time = De 30 a 60 minutos
game-shimo-goal = Gana el bando que antes se deshace de sus cincuenta cartas. Las cien están en juego.
game-shimo-play = Tres se sientan juntos: ataque, centro y defensa, normalmente con 5, 5 y 40 cartas. El ataque está frente a la defensa rival. Solo se leen las segundas mitades: otra vez la última y después la nueva.
game-shimo-take = Toma solo tus cartas y las del jugador de enfrente. Por una de las suyas, tu bando envía una propia.
game-shimo-foul = Un toque equivocado (teppe) le trae una carta a tu bando; dos, si el otro bando además toma una carta del tuyo en esa lectura.
game-shimo-end = Gana el bando que antes se queda sin cartas. Quien baja del mínimo recibe algunas de los suyos entre lecturas.
game-shimo-tip = Los comienzos que conoces de las primeras mitades aquí no ayudan: aprende cómo empiezan las segundas.
game-bozu-title = Bōzu mekuri
game-bozu-line = Descubre una carta: ¿caballero, dama o monje? Sin lectura ni destreza, con muchas risas.
game-bozu-who = De 2 a 10 jugadores
game-bozu-time = 10 minutos
game-bozu-goal = Tener más cartas que nadie cuando se descubre la última.
game-bozu-play = Las cien [yomifuda] están boca abajo en un montón, o en dos. Por turno, cada uno descubre una.
game-bozu-take = Un caballero (tono): te quedas la carta. Una dama (hime): te la quedas y te llevas todo lo que hay en el centro.
game-bozu-foul = Un monje (bōzu): todas tus cartas van al centro, y él con ellas.
game-bozu-end = Cuando se acaba el montón, gana quien tenga más cartas.
game-bozu-tip = Hay 21 damas y 12 monjes. Semimaru, el n.º 10, parece un monje, y cada familia tiene su regla para él: elijan la suya antes de empezar.
game-hanaawase-title = Hana-awase
game-hanaawase-line = Las cartas de flores con toda calma: captura por meses y cuenta lo que tienes.
game-hanaawase-who = 2 o 3 jugadores
game-hanaawase-time = De 20 a 40 minutos
game-hanaawase-goal = Capturar más puntos de los que te tocan. Una luz vale 20, un animal 10, una cinta 5, una carta simple 1: 264 en total.
game-hanaawase-play = Entre dos, ocho cartas en cada mano y ocho en la mesa; entre tres, siete y seis. Por turno, juega una carta de tu mano y después descubre la primera del mazo.
game-hanaawase-take = Cada una de las dos captura de la mesa una carta de su mes. Si no hay ninguna, se queda allí.
game-hanaawase-foul = Lo que dejas en la mesa es de quien viene después. Cada ronda se cuenta sobre el par, 132 entre dos y 88 entre tres: por debajo se pierden puntos.
game-hanaawase-end = La ronda acaba cuando todas las manos están vacías. Tras doce rondas gana quien tenga más puntos.
game-hanaawase-tip = Un mes tiene cuatro cartas. Cuéntalas: si hay dos capturadas y una está en tu mano, sabes lo que vale la última.

### family start

rules-text-title = Cómo se juega
rules-text-goal = El objetivo
rules-text-play = El juego
rules-text-take = Tomar cartas
rules-text-foul = Las faltas
rules-text-risk = Lo que puede salir mal
rules-text-end = El final
rules-text-tip = Un consejo
family-title = Toda la familia
family-line = Más juegos con los cien poemas y las cartas de flores: para una fiesta, una clase, un club o dos ante una tableta.
family-two-here = Dos personas aquí, cara a cara
family-open-title = Tu juego sigue abierto: { $game }
start-players = Cuántos juegan
start-players-count = { $count ->
    [1] a solas
   *[other] { $count }
}
start-seats = Quién se sienta dónde
start-seats-note = { $count ->
    [1] Una persona juega
   *[other] Hasta { $count } personas juegan
} en esta página; la casa tiene jugadores para los demás sitios.
start-seat = Sitio { $number }
start-side-0 = Genji
start-side-1 = Heike
start-person = Una persona aquí
start-person-name = Nombre
start-person-fallback = Jugador { $number }
start-level = Los jugadores de la casa
start-level-easy = suaves
start-level-normal = con práctica
start-level-hard = fuertes
start-rules = Las reglas
start-differs = { $count ->
    [0] Como se juega normalmente.
    [one] { $count } regla es distinta de lo normal:
   *[other] { $count } reglas son distintas de lo normal:
}
start-usual = Todo como siempre
start-go = Jugar
start-nobody = Nadie juega en esta página: elige un sitio para una persona.

### bozu
bozu-group-table = Mesa
bozu-group-cards = Lo que hacen las cartas
bozu-stacks = Montones
bozu-bozu_discards = Un monje (bōzu) cuesta
bozu-bozu_discards-all = Todas las cartas propias
bozu-bozu_discards-5 = Cinco cartas, con el monje entre ellas
bozu-hime_draws_again = Una dama (hime) que no encuentra cartas en el centro deja descubrir otra
bozu-hime_draws_again-on = Sí
bozu-hime_draws_again-off = No
bozu-emperor_extra_draw = Tras un emperador (tennō) se descubre otra carta
bozu-emperor_extra_draw-on = Sí
bozu-emperor_extra_draw-off = No
bozu-semimaru = Semimaru (n.º 10)
bozu-semimaru-normal = Un caballero como los demás
bozu-semimaru-bozu = Un monje, como parece
bozu-semimaru-all_players_discard = Las cartas de todos van al centro
bozu-semimaru-drawer_discards_and_skips = Quien lo descubre pierde todas sus cartas y un turno
bozu-semimaru-drawer_takes_all = Quien lo descubre se lleva las cartas de todos
error-bozu-stack = No quedan cartas en el montón { $given }. Descubre una del montón { $stack }.

### sitting down

error-player = Nadie llamado { $given } juega aquí a este juego. Elige de la lista: { $allowed }.
error-together = { $given ->
    [0] Alguien tiene que jugar en esta página: deja un sitio para una persona.
   *[other] { $given } personas en una página son demasiadas para este juego. Caben { $most } como mucho.
}
error-names = Nombres dados: { $given }; personas en esta página: { $people }. Da un nombre a cada una.
error-preset = Este juego no tiene reglas ya hechas que se llamen «{ $given }». Elige las reglas una por una.
error-own-seat = Nadie de esta página ocupa el sitio { $given }. Los de esta página: { $allowed }.
error-layout-scatter = En este juego las cartas quedan como cayeron. Nadie las coloca.

### hanaawase
hanaawase-group-yaku = Yaku (combinaciones)
hanaawase-yaku = Los yaku al final de una ronda
hanaawase-yaku-off = No cuentan: solo valen los puntos de las cartas
hanaawase-yaku-added = Dan sus puntos
hanaawase-yaku-paid = Cada uno de los demás paga sus puntos

### simulate balance
cli-simulate-games = Cuántas partidas
cli-simulate-seats = Cuántos juegan
cli-simulate-levels = Quién juega: easy, normal, hard, una clase o un nombre; uno para todos, uno por puesto o uno por bando
simulate-balance-title = { $game }: { $games ->
    [one] una partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}, { $seats ->
    [one] un puesto
    [many] { $seats } de puestos
   *[other] { $seats } puestos
}, semilla { $seed }
simulate-balance-strength = { $strength ->
    [easy] Fácil
    [hard] Difícil
   *[normal] Medio
} ({ $level })
simulate-balance-seat = Puesto { $name }
simulate-balance-side = Bando { $name }
simulate-balance-won = Ganadas
simulate-balance-takes = Tomas por partida
simulate-balance-fouls = Otetsuki
simulate-balance-sent = Enviadas
simulate-balance-times = Toma tras, s
simulate-balance-note = Todos los intervalos son del 95 %. Una décima parte, la mitad y nueve décimas de las tomas llegaron en esos segundos tras el sonido decisivo.
simulate-balance-readings = Poemas leídos por partida
simulate-balance-margin = Diferencia, en cartas
simulate-balance-alone = Duración de una partida, en s
simulate-balance-shared = Partidas que ganaron varios
error-simulate-players = { $given ->
    [one] Un jugador
    [many] { $given } de jugadores
   *[other] { $given } jugadores
} para { $seats } puestos. Nombra { $allowed } o { $seats }.

### gather

option-group-play = Tomas y faltas
option-deck = Cartas
option-deck-full = Las cien
option-deck-party = Cincuenta, por sorteo
option-deck-third = Un tercio (33 o 34)
option-deck-quarter = Un cuarto (25)
option-deck-colour = Un color de goshoku (20)
option-deck-starter = Las siete de un solo sonido (musume-fusahose)
option-set-pink = Rosa
option-set-yellow = Amarillo
option-set-blue = Azul
option-set-green = Verde
option-set-orange = Naranja
option-dead_cards = Cartas fantasma (karafuda): se leen, pero no están
option-dead_cards-none = Ninguna
option-turned = Cómo están las cartas
option-turned-any = En cualquier dirección
option-turned-upright = Casi derechas para el primer asiento
option-last_two_together = Las dos últimas cartas van juntas
option-last_two_together-on = Sí
option-last_two_together-off = No
option-untaken-stays = Se queda y no se vuelve a leer
option-untaken-removed = Se aparta
option-foul = Tocar una carta equivocada (otetsuki)
option-foul-none = No cuesta nada
option-foul-return_one = Una carta tomada va al centro, para quien tome la siguiente
option-foul-return_per_card = Una carta tomada va al centro por cada equivocada
option-foul-skip_turn = Se pierde la lectura siguiente
option-per_card = Faltas de un jugador por lectura
option-per_card-on = Una por cada carta equivocada
option-per_card-off = Una como mucho
option-tiebreak = Empate al final
option-tiebreak-share = Comparten la victoria
option-tiebreak-sudden_card = Decide una carta más
option-next_on_take = Tomada la carta
option-next_on_take-on = El lector pasa al poema siguiente
option-next_on_take-off = El poema se lee hasta el final
option-shimo_repeat = La segunda mitad se lee
option-shimo_repeat-until_taken = Otra vez si la carta sigue ahí
option-shimo_repeat-once = Una vez
option-look_s = Tiempo para mirar las cartas
option-look_s-none = Ninguno
option-tie = Manos que llegan a la vez
option-tie-hand_below = La carta es de la mano más baja
option-tie-first_touch = Es de la primera, por poco que sea
option-colour = Color
option-colour-seed = Por sorteo
option-colour-pink = Rosa
option-colour-yellow = Amarillo
option-colour-blue = Azul
option-colour-green = Verde
option-colour-orange = Naranja
option-read = Poemas leídos, de veinte
award-taken = Carta tomada: { $taker }.
award-taken-why = Quien toca primero la carta se la queda.
award-taken-foul = Carta tomada: { $taker }. Falta: { $foulers }.
award-taken-foul-why = Quien toca primero la carta se la queda. Tocar cualquier otra es falta (otetsuki) y cuesta lo acordado.
award-taken-tie = Manos a la vez. Se lleva la carta: { $taker }.
award-taken-tie-why = Las manos llegaron dentro del tiempo que cuenta como igual. La carta es de la mano más baja: la más cercana a su centro. Si siguen iguales, de la primera; en goshoku deciden piedra, papel o tijera.
award-taken-tie-foul = Manos a la vez. Se lleva la carta: { $taker }. Falta: { $foulers }.
award-taken-tie-foul-why = De las manos a la vez, toma la más baja, la más cercana al centro de la carta. Tocar cualquier otra carta es falta (otetsuki).
award-taken-pool = Tomada con las del centro: { $taker }. Cartas: { $count }.
award-taken-pool-why = Lo que se puso en el centro por faltas es de quien toma después.
award-taken-pool-foul = Tomada con las del centro: { $taker }. Cartas: { $count }. Falta: { $foulers }.
award-taken-pool-foul-why = Lo que se puso en el centro por faltas es de quien toma después. Lo que cuesten las faltas nuevas espera a la toma siguiente.
award-taken-last-two = Las dos últimas cartas, tomadas: { $taker }.
award-taken-last-two-why = Aquí las dos últimas cartas van juntas: quien toma una tiene las dos.
award-taken-last-two-foul = Las dos últimas cartas, tomadas: { $taker }. Falta: { $foulers }.
award-taken-last-two-foul-why = Aquí las dos últimas cartas van juntas: quien toma una tiene las dos. La falta se paga después.
award-untaken = Nadie toma la carta.
award-untaken-why = No cuenta para nadie, y su poema no se vuelve a leer.
award-untaken-foul = Nadie toma la carta. Falta: { $foulers }.
award-untaken-foul-why = La carta no cuenta para nadie. Tocar cualquier otra es falta (otetsuki) y cuesta lo acordado.
award-dead = Carta fantasma: no está aquí.
award-dead-why = No todos los poemas que se leen tienen aquí su carta. Lo justo era no tocar nada.
award-dead-foul = Carta fantasma. Falta: { $foulers }.
award-dead-foul-why = La carta de este poema no está aquí, así que todo toque es falta (otetsuki).
error-gather-ready = Ya lo has dicho. Faltan los demás.
error-gather-hand = Hay una mano alzada en el sitio { $seat }: el lector espera.
error-gather-yield = No tienes ninguna carta que ceder: solo quien tomó la última, hasta que empiece el poema siguiente.
error-gather-yield-to = Una carta se cede a otro jugador que siga en la partida.
error-gather-left = Has dejado esta partida.

### bozu table
bozu-table-people = Alrededor de la mesa
bozu-table-middle = El centro de la mesa
bozu-table-stack = { $stacks ->
    [1] Montón: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
   *[other] Montón { $number }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
}
bozu-table-pool = En el centro: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
bozu-table-pool-word = centro
bozu-table-begin = Cien cartas están boca abajo. Descubre la primera.
bozu-table-kind-tono = Tono
bozu-table-kind-tono-gloss = un caballero
bozu-table-kind-hime = Hime
bozu-table-kind-hime-gloss = una dama
bozu-table-kind-bozu = Bōzu
bozu-table-kind-bozu-gloss = un monje
bozu-table-kind-semimaru = Semimaru
bozu-table-kind-semimaru-gloss = el del laúd
bozu-table-kept-tono = { $who ->
    [you] Te quedas
   *[other] { $name } se queda
} con la carta.
bozu-table-kept-hime = { $who ->
    [you] Te quedas
   *[other] { $name } se queda
} con ella; el centro está vacío.
bozu-table-took = { $who ->
    [you] Te la llevas
   *[other] { $name } se la lleva
}, y todo el centro: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
bozu-table-lost = { $count ->
    [0] Nada que perder: va solo al centro.
    [one] { $who ->
        [you] Pierdes
       *[other] { $name } pierde
    } { $count } carta.
   *[other] { $who ->
        [you] Pierdes
       *[other] { $name } pierde
    } { $count } cartas.
}
bozu-table-all-lost = Todas las cartas de todos van al centro.
bozu-table-took-all = { $who ->
    [you] Te llevas
   *[other] { $name } se lleva
} las cartas de todos los demás: { $count }.
bozu-table-lost-and-skips = { $who ->
    [you] Pierdes todas tus cartas
   *[other] { $name } pierde todas sus cartas
} y un turno.
bozu-table-said-turns = { $who ->
    [you] Descubres
   *[other] { $name } descubre
} { $poet }, { $kind ->
    [hime] una dama.
    [bozu] un monje.
    [semimaru] el del laúd.
   *[tono] un caballero.
}
bozu-table-said-again = { $who ->
    [you] Descubres
   *[other] { $name } descubre
} otra carta.
bozu-table-said-skipped = { $who ->
    [you] Pierdes
   *[other] { $name } pierde
} un turno.
bozu-table-said-went-out = { $who ->
    [you] Te vas
   *[other] { $name } se va
}; el centro recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
bozu-table-won = { $who ->
    [you] ¡Ganas!
   *[other] ¡Gana { $name }!
}
bozu-table-won-shared = { $names } comparten la victoria.
bozu-table-won-nobody = No ha ganado nadie.
bozu-table-left = se ha ido
bozu-table-misses = pierde un turno
bozu-table-leads = en cabeza
bozu-table-cards = { $count ->
    [one] carta
   *[other] cartas
}
bozu-table-ask = { $who ->
    [you] Tu turno: descubre una carta.
   *[other] { $name }: descubre una carta.
}
bozu-table-ask-stack = { $who ->
    [you] Tu turno: descubre una carta de uno de los montones.
   *[other] { $name }: descubre una carta de uno de los montones.
}
bozu-table-ask-other = { $name } va a descubrir una carta.
bozu-table-turn = Descubrir una carta
bozu-table-by-itself = Mis cartas se descubren solas
bozu-table-by-itself-note = No hay nada que decidir: relájate y mira.
bozu-table-key-turn = Descubrir una carta; si hay cartas en movimiento, primero se posan
bozu-table-key-stack = Descubrir una carta del primer o del segundo montón
bozu-table-resign-sure = Abandonar: tus cartas van al centro y los demás siguen. Salir: lo mismo, y sin vuelta.
bozu-table-over-left = Todos los demás se han ido.
bozu-table-margin = { $count ->
    [one] Por una carta.
   *[other] Por { $count } cartas.
}
bozu-table-tick-lady = una dama se lleva el centro
bozu-table-tick-monk = un monje
bozu-table-standings = Clasificación final
bozu-table-place = Puesto
bozu-table-person = Nombre
bozu-table-kept = Cartas
bozu-table-of-these = Entre ellas
bozu-table-pool-rest = { $count ->
    [one] Una carta quedó en el centro.
   *[other] { $count } cartas quedaron en el centro.
}

### record endings

record-column-fouls = Faltas
record-column-gained = Gana
record-column-cards = Cartas
record-column-kind = Quién
record-column-effect = Qué pasa
record-column-pool = Centro
record-column-points = Puntos
record-ended-read-out = { $count ->
    [one] Más cartas: { $winners }, { $margin } más que quien sigue.
   *[other] Igual número de cartas: { $winners }.
}
record-ended-sudden-card = Por la carta decisiva: { $winners }.
record-ended-empty = { $count ->
    [one] Más cartas: { $winners }, { $margin } más que quien sigue.
   *[other] Igual número de cartas: { $winners }.
}
record-ended-left = Se quedó { $winners }; los demás se fueron.
record-ended-rounds = { $count ->
    [one] Más puntos: { $winners }, con { $margin } de ventaja.
   *[other] Igual número de puntos: { $winners }.
}
record-ended-resigned = { $count ->
    [one] Gana { $winners }: alguien abandonó.
   *[other] Ganan juntos: { $winners }. Alguien abandonó.
}
record-alone-read-out = Leídos todos los poemas. Tiempo para tomar las cartas: { $seconds } s.
record-alone-resigned = Abandono.

### teams and face to face

match-holds = tiene { $count }
match-plays-now = juega ahora
match-ask-waits = No es tu turno ante el tatami. Aprende dónde están las cartas.
match-news-swapped = Ahora ante el tatami: { $names }.
match-won-by = Ha ganado { $name }
face-rest = Apoya un dedo aquí hasta que vayas por una carta
face-resting = Listo
face-whose = ¿De quién era la mano?
face-mine = { $name }: mía
start-seat-shimo-0 = Ataque
start-seat-shimo-1 = Ataque
start-seat-shimo-2 = Centro
start-seat-shimo-3 = Centro
start-seat-shimo-4 = Defensa
start-seat-shimo-5 = Defensa

### teams on two fields

option-group-match = Partida
option-set-hundred = Los cien poemas
option-per_side = Cartas por bando
option-per_side-half = La mitad del conjunto
option-dead = Cartas fantasma (karafuda)
option-rows = Filas de una zona
option-cards_a-per_side = Tantas como el otro bando
option-cards_b-per_side = Tantas como el otro bando
option-reading = Lectura
option-reading-whole = El poema entero, con la segunda mitad repetida hasta que se toma la carta
option-reading-kyogi = Como en el kyōgi karuta: la segunda mitad anterior y luego la primera del nuevo
option-foul_scope = Es falta (otetsuki) tocar
option-foul_scope-same_field_tolerant = Una carta de la zona donde no está la carta leída
option-foul_scope-any_wrong_card = Cualquier carta equivocada, hasta que se toma la buena
option-net_sends = Los derechos de envío se compensan
option-net_sends-on = Sí: solo se envía la diferencia
option-net_sends-off = No: cada bando envía lo que le toca
option-untaken-flows = Se deja pasar (nagasu): se lee otra vez, más tarde
option-swap_every = El jugador activo cambia
option-swap_every-take = Cuando el otro bando toma una carta de la zona propia
option-attack = Cartas del ataque (tsuki)
option-attack-usual = Las menos posibles
option-centre = Cartas del centro (chūken)
option-centre-usual = Las menos posibles
option-each_holds = Cartas que conserva cada uno como mínimo
error-teams-cards = { $a } + { $b } cartas y { $dead } fantasma no caben: el conjunto tiene { $most } poemas, y cada bando necesita una carta.
error-shimo-shares = { $attack } / { $centre } / { $defence } cartas: ataque, centro y defensa tienen cada uno al menos { $least }.
error-kyogi-position-holders = { $given } cartas tienen dueño. En el shimo-no-ku karuta lo tienen todas; en los demás juegos, ninguna.
error-kyogi-read-passing = El lector espera: un jugador de { $seat ->
    [0] A
   *[1] B
} tiene muy pocas cartas y un compañero le pasa algunas.
error-kyogi-pass-to = Ahí no se pueden pasar cartas: van a un compañero que tiene muy pocas.
error-kyogi-pass-card = No tienes estas cartas: { $cards }. Tienes: { $own }.
error-kyogi-pass-least = Son demasiadas: al menos { $least } cartas se quedan contigo.
ruling-wrong-mamori = Tomada en casa: { $taker }. También se tocaron cartas equivocadas.
ruling-wrong-mamori-name = 守り、お手つき (mamori, otetsuki): toma en casa, y falta
ruling-wrong-mamori-why = En esta partida cuenta toda carta equivocada: una falta por bando y zona. Una toma en casa no envía nada; por cada falta el otro bando puede enviar una carta.
ruling-wrong-nuki = Tomada en la zona rival: { $taker }. También se tocaron cartas equivocadas.
ruling-wrong-nuki-name = 抜き、お手つき (nuki, otetsuki): toma en la zona rival, y falta
ruling-wrong-nuki-why = En esta partida cuenta toda carta equivocada: una falta por bando y zona. Quien toma puede enviar una carta por la toma, y cada bando una por cada falta del otro.
ruling-wrong-untaken = Nadie tomó la carta; se tocaron cartas equivocadas.
ruling-wrong-untaken-name = お手つき (otetsuki): falta, nadie toma
ruling-wrong-untaken-why = En esta partida cuenta toda carta equivocada: una falta por bando y zona, y por cada una el otro bando puede enviar una carta.

### scatter

scatter-cloth = El tapete: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
scatter-card = { $spoken }, { $printed }: { $where ->
    [00] arriba a la izquierda
    [01] arriba
    [02] arriba a la derecha
    [10] a la izquierda
    [11] en el centro
    [12] a la derecha
    [20] abajo a la izquierda
    [21] abajo
   *[22] abajo a la derecha
}, { $lies ->
    [upright] derecha
    [over] cabeza abajo
    [left] tumbada hacia la izquierda
   *[right] tumbada hacia la derecha
}
scatter-tag-here = estaba aquí
scatter-tag-taken = { $name }
scatter-tag-wrong = { $name }: carta equivocada
scatter-left = se ha ido
scatter-out = no juega esta
scatter-debt = debe { $count }
scatter-hand-up = mano alzada
scatter-ready = en espera
scatter-pool = En el centro
scatter-pad-click = Pulsa para jugar
scatter-pad-chosen = juega ahora
scatter-pad-ready = Toca cuando quieras empezar
scatter-pad = Deja aquí un dedo
scatter-pads-left = Sitios de la izquierda
scatter-pads-right = Sitios de la derecha
scatter-pads-near = Sitios de este lado
scatter-pads-far = Sitios del otro lado
scatter-begin-all = Todos a punto
scatter-theirs = { $who ->
    [you] No era mía…
   *[other] No era de { $name }…
}
scatter-whose-take = ¿Quién tenía antes la carta?
scatter-keep = Dejarlo así
scatter-who-nobody = De nadie: fue sin querer
scatter-ask-look-torifuda = Mira dónde están las cartas. No se mueve ninguna.
scatter-ask-look-yomifuda = Mira dónde están los poemas. No se mueve ninguno.
scatter-ask-look-together = Miren dónde están las cartas. Cada uno toca su sitio cuando quiera empezar.
scatter-wait-ready = Los demás siguen mirando.
scatter-ask-open-torifuda = Toca la carta en cuanto la reconozcas.
scatter-ask-open-yomifuda = Toca el poema cuyo final se lee.
scatter-ask-open-together = Quien toca primero la carta se la queda.
scatter-ask-out = En esta lectura no juegas.
scatter-ask-left = Te has ido. Los demás siguen.
scatter-news-began = Empieza la lectura.
scatter-news-out = { $who ->
    [you] En la próxima lectura no juegas.
   *[rival] En la próxima lectura no juega { $rival }.
}
scatter-news-count = Tienes { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
scatter-news-yielded = { $count ->
    [one] La carta pasa
   *[other] { $count } cartas pasan
} de mano: { $from } → { $to }.
scatter-news-left = { $who ->
    [you] Has dejado la partida.
   *[rival] { $rival } ha dejado la partida.
}
scatter-won = Gana { $names }
scatter-won-alone = Todos los poemas están leídos
scatter-gave-up = Abandono
scatter-shared = Victoria compartida: { $names }
scatter-shared-you = Compartes la victoria
scatter-cards-each = { $count ->
    [one] una carta cada uno
   *[other] { $count } cartas cada uno
}
scatter-why-left = Los demás han dejado la partida.
scatter-time = Tiempo { $time }
scatter-misses = { $misses ->
    [0] ningún fallo
    [one] un fallo
   *[other] { $misses } fallos
}
scatter-best-new = Tu mejor resultado con estas reglas
scatter-best = Tu mejor resultado con estas reglas: { $time }, { $misses ->
    [0] ningún fallo
    [one] un fallo
   *[other] { $misses } fallos
}
scatter-cards = Cartas
scatter-paid = { $name }: { $count ->
    [one] una carta puesta
   *[other] { $count } cartas puestas
} en el centro.
scatter-owing = Se pagará de la próxima toma: { $names }.
scatter-sits-out = En la próxima lectura no juega: { $names }.
scatter-removed = La carta sale del tapete.
scatter-near = Cartas más grandes
scatter-key-touch = tocar la carta mientras suena un verso
scatter-key-near = cartas más grandes o más pequeñas
scatter-key-pad = quién juega con ratón y teclado
scatter-keys-note = Las flechas llevan a la carta más cercana en esa dirección.
scatter-resign-sure = Conservas tus cartas y los demás siguen sin ti; a solas, la partida acaba.
scatter-resign-sure-together = Todos los de esta pantalla dejan la partida y conservan sus cartas.
scatter-tick-taken = tomada
scatter-replay-left = { $name } deja la partida.

### league

cli-league = Una liga de goshoku: sorteo, tablas y eliminatoria
cli-league-draw = FILE contiene nombres, uno por línea: sortear quién juega contra quién
cli-league-event = Un torneo de todos los colores: una sola tabla y la eliminatoria de ocho
cli-league-games = Partidas previas que se sortean para un torneo: 8 o 10
cli-league-seed = La misma semilla sortea lo mismo
league-none = No hay ninguna partida.
league-block = Grupo { $block }
league-event = Todos los colores
league-round = { $pairs ->
    [1] Final
    [2] Semifinales
   *[other] Cuartos de final
}
league-to-play = Por jugar: { $first } – { $second }
league-column-place = Puesto
league-column-name = Nombre
league-column-games = Partidas
league-column-wins = Victorias
league-column-cards = Cartas
league-column-by = Desempate
league-by-wins = victorias
league-by-direct = resultado directo
league-by-cards = cartas
league-by-even = igualados
error-league-line = Línea { $line }, «{ $text }»: { $fault ->
    [names] una partida necesita un grupo y dos jugadores distintos.
    [again] estos dos ya se han enfrentado en este grupo.
    [score] un resultado es como 10-7, 8*-8, wo o -wo, o queda vacío.
    [total] son más cartas que las veinte que hay.
    [goal] una partida igualada lleva una estrella, en quien ganó el V-goal; ninguna otra la lleva.
   *[cells] escriba block,first,score,second.
}
error-league-twice = { $name } aparece dos veces. Cada jugador, una.
error-league-few = Nombres: { $given }. Una liga necesita dos como mínimo.
error-league-event = { $games } partidas de { $players } jugadores: un torneo tiene 8 o 10 partidas previas y { $least } jugadores como mínimo.
error-league-knock-out = La eliminatoria necesita { $least } jugadores. { $names ->
    [nobody] Solo hay { $players }.
   *[other] Igualados en el último puesto: { $names }. Antes los separa el V-goal.
}

### record bozu

record-kind-tono = caballero
record-kind-hime = dama
record-kind-bozu = monje
record-kind-semimaru = Semimaru
record-effect-kept = se queda
record-effect-lost = cartas al centro
record-effect-took = toma el centro
record-effect-all-lost = las cartas de todos al centro
record-effect-took-all = toma las cartas de todos
record-effect-lost-and-skips = cartas al centro, pierde un turno
record-effect-again = descubre otra
record-effect-skips = pierde el turno
record-effect-left = se va

### simulate cards

simulate-bozu-cards = Cartas al final
simulate-bozu-taken = Se toma el centro, veces por partida
simulate-bozu-pool = Mayor centro, cartas
simulate-bozu-lost = Se pierden cartas, veces por partida
simulate-bozu-leads = Cambia quien va delante, veces por partida
simulate-bozu-held = Más cartas que alguien tuvo
simulate-bozu-luck = En este juego no cuenta la habilidad: todos los jugadores de la casa ganan por igual.
simulate-hanaawase-ahead = Puntos por ronda por delante de los demás
simulate-hanaawase-captured = Puntos capturados por ronda

### hanaawase table
hanaawase-table-others = Los demás
hanaawase-table-points-title = Puntos
hanaawase-table-score = partida: { $points }
hanaawase-table-of-par = de un par de { $par }
hanaawase-table-kinds = Capturado hasta ahora
hanaawase-table-worth = × { $points }
hanaawase-table-rest = Por venir
hanaawase-table-lying = En la mesa: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $brights ->
    [0] .
    [one] , con una luz.
   *[other] , con { $brights } luces.
}
hanaawase-table-hidden = En las otras manos y en el mazo: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
hanaawase-table-opening = Cada ronda se cuenta frente al par: { $par } puntos. Lo que tengas de más lo ganas, lo que te falte lo pierdes.
hanaawase-table-count = Cómo se contó la ronda
hanaawase-table-sum = Puntos
hanaawase-table-par = Par
hanaawase-table-yaku = Yaku
hanaawase-table-gain = Ganancia
hanaawase-table-match = Partida
hanaawase-table-round-even = Nadie va por delante en esta ronda
hanaawase-table-round-won = { $who ->
    [you] Ganas
   *[other] { $name } gana
} más que nadie: { $points }
hanaawase-table-said-counted = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: ganancia de { $gain }.
hanaawase-table-won = { $who ->
    [you] ¡Ganas la partida!
   *[other] ¡{ $name } gana la partida!
}
hanaawase-table-won-shared = { $names } comparten la partida.
hanaawase-table-advice-note = Cuántos puntos le adelanta una jugada a los demás en lo que queda de ronda, de media.
hanaawase-table-resign-sure = Abandonar: gana el mejor de los demás y se guarda la partida. Salir: la partida se descarta.

### facing
facing-title = Koi-Koi para dos
facing-hold = { $name }: mantén pulsado para ver tus cartas
facing-open = { $name }: toca para descubrir tus cartas
facing-cover = Tapar las cartas
facing-ask = Le toca a { $name }.
facing-waits = Esperando a { $name }…
facing-match-won = { $name } gana la partida
facing-sitting = ¿Cómo se sientan?
facing-sitting-facing = Frente a frente, con la tableta en medio
facing-sitting-pass = Nos la pasamos de mano en mano
facing-sitting-note = Cada mano queda tapada hasta el turno de su dueño. En cualquier momento, un dedo apoyado en el propio borde muestra las cartas.

### cards replay
cards-replay-steps = Pasos
cards-replay-back = Paso anterior
cards-replay-next = Paso siguiente
cards-replay-step = Paso { $number }: { $name }
cards-replay-round = Ronda { $round }: { $name }
cards-replay-end = el final

### hall
hall-title = La sala
hall-line = Juega con gente de cerca o de lejos: el poema suena para todos en el mismo instante
hall-more = Más de la sala
hall-people = { $count ->
    [0] De momento no hay nadie más
    [1] De momento no hay nadie más
   *[other] Hay { $count } personas
}
hall-play = Jugar con alguien
hall-game = Juego
hall-format = Formato
hall-own-rules = Tus propias reglas
hall-rated = Puntuada
hall-friendly = Amistosa
hall-seek = Buscar rival
hall-invite = Invitar a un amigo
hall-open-room = Abrir una mesa para todos
hall-seeking = Buscando a alguien de tu fuerza…
hall-seeking-note = Mira otra cosa mientras tanto: en cuanto aparezca alguien, esta página pasa a la partida.
hall-unseek = Dejar de buscar
hall-guest-note = Juegas sin cuenta. Con una conservas tu nombre, tus puntuaciones y tus partidas.
hall-account-make = Crear una cuenta
hall-code = Código de la mesa
hall-code-go = Entrar
hall-rooms = Mesas que esperan jugadores
hall-rooms-none = Ninguna mesa espera. Abre una o envía a un amigo el enlace de la tuya.
hall-free = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
}
hall-join = Sentarse
hall-boards = En juego ahora
hall-boards-none = Ahora no hay ninguna partida que mirar.
hall-watch = Mirar
hall-screen = Pantalla de sala
hall-cut = Se ha cortado la conexión. Vuelve sola; no se pierde nada.
hall-rating-games = { $count ->
    [one] tras una partida
   *[other] tras { $count } partidas
}
hall-rating-spread = con un margen de { $spread }
room-title = Una mesa
room-going-in = Entrando…
room-gone-left = Has dejado la mesa.
room-gone-sent_off = El anfitrión ha liberado tu sitio.
room-gone-closed = La mesa está cerrada.
room-invite = Invitar a alguien
room-invite-line = Quien tiene el enlace, el código o la imagen llega directo a esta mesa; no hace falta cuenta.
room-link = Enlace a esta mesa
room-copy = Copiar
room-copied = Copiado
room-qr = El enlace como código QR
room-free = Sitio libre
room-you = (tú)
room-house-player = Jugador de la casa
room-away = ausente
room-ready = a punto
room-not-ready = aún se prepara
room-wants-again = quiere jugar otra
room-sit = Sentarse aquí
room-add-house = La casa…
room-seat-house = { $seat }: sentar a un jugador de la casa
room-send-off = Liberar este sitio
room-terms-save = Jugar así
room-be-ready = Podemos empezar
room-ready-on = A punto (retirar)
room-again = Jugar otra
room-again-on = Jugar otra (retirar)
room-waits-others = En cuanto todos estén a punto, empieza.
room-waits-you = Todos los sitios están ocupados: di que se puede empezar.
room-waits-people = Queda un sitio libre.
room-looking-on = Estás mirando. Siéntate en un sitio libre para jugar.
room-playing = La partida está en marcha.
room-to-match = A la partida
room-leave = Dejar la mesa
phrase-say = Decir algo
phrase-said = Lo que se ha dicho
account-title = Tu cuenta
account-guest = Sin cuenta
account-guest-line = Puedes jugar a todo. Los demás ven este nombre:
account-sign-in = Iniciar sesión
account-sign-out = Cerrar sesión
account-make = Crear una cuenta
account-make-line = Conserva tu nombre, tus puntuaciones y tus partidas. No se pide ninguna dirección: si olvidas la contraseña, quien lleva la casa puede restablecerla.
account-name = Nombre
account-name-new = Nombre nuevo
account-password = Contraseña
account-password-new = Contraseña nueva (8 caracteres o más)
account-password-old = Contraseña anterior
account-password-change = Cambiar la contraseña
account-rename = Cambiar el nombre
account-save = Guardar
account-done = Hecho
account-must-change = Tu contraseña se ha restablecido: elige una nueva ahora.
account-profile = Mi página
account-passkeys = Llaves de acceso
account-passkeys-line = Entra con la huella, la cara o el bloqueo de tu dispositivo.
account-passkey-add = Añadir una llave de acceso
account-passkey-remove = Quitar
account-passkey-in = Entrar con una llave de acceso
account-export = Llevarme mis datos
account-export-line = Todo lo que se guarda de ti: puntuaciones, partidas, reacciones, en un archivo.
account-export-go = Descargar
account-delete = Borrar la cuenta
account-delete-line = Nombre, puntuaciones y llaves de acceso desaparecen para siempre. Tus partidas quedan, sin nombre.
account-delete-name = Escribe tu nombre: { $name }
account-delete-go = Borrar para siempre
leaders-title = Los mejores
leaders-line = Por juego y formato. Quien ha jugado pocas partidas para tener una puntuación segura aún no aparece.
leaders-none = Nadie ha jugado aún bastantes partidas puntuadas.
leaders-place = Puesto
leaders-rating = Puntuación
leaders-last = Última partida
profile-since = Aquí desde el { $date }
profile-sum = { $wins } ganadas, { $losses } perdidas
profile-place = puesto { $place }
profile-unplaced = pocas partidas para un puesto
profile-unrated = Aún no hay partidas puntuadas.
profile-margins = Diferencias en cartas
profile-reactions = Reacciones tras la sílaba decisiva (ms)
profile-reactions-note = Rayado: antes de que acabara la sílaba, cosa normal en un buen oído.
profile-fouls = { $fouls } otetsuki (faltas) por partida
profile-matches = Partidas
profile-people = Jugadores
profile-median = Reacción mediana
profile-otetsuki = Otetsuki
profile-won = ganada
profile-lost = perdida
profile-ended-resigned = abandono
profile-ended-forfeit = incomparecencia
profile-ended-abandoned = interrumpida
profile-more = Partidas anteriores
input-mouse = ratón
input-touch = dedo
input-pen = lápiz
input-key = teclado
hall-guest = Invitado
hall-counts = ¿Puntúa?
hall-wishes = Quién busca ahora
hall-wish = { $count ->
    [one] alguien busca
   *[other] { $count } personas buscan
}
hall-wish-go = Jugar
hall-seeking-reach = Rivales a { $reach } puntos como mucho; cuanto más dura la espera, más lejos.
hall-since = { $count ->
    [0] acaba de empezar
    [one] desde hace un minuto
   *[other] desde hace { $count } minutos
}
hall-back = Volver a tu mesa: { $game }
hall-own-rules-note = Con tus propias reglas la partida es amistosa: solo puntúan los formatos.
hall-rated-note = Solo entre quienes tienen cuenta, y sin ayuda.
hall-unanswered = La casa no ha respondido. Prueba de nuevo en un momento.
room-share = Enviar el enlace
room-terms-change = Cambiar a qué se juega
room-rules = Cómo se juega
room-not-again = aún no ha respondido
room-waits-again = Si todos quieren, se juega otra con los lados cambiados.
room-looking-full = Estás mirando: todos los sitios están ocupados.
room-watch-line = Para mirar basta con este enlace.
room-watch-link = Enlace para espectadores
room-talk = Cortesías
room-try-again = Probar de nuevo
account-line = Puedes jugar sin ella. Conserva tu nombre, tus puntuaciones y tus partidas.
account-show = Mostrar la contraseña
account-asking = Un momento…
account-make-passkey = O sin contraseña
account-make-passkey-go = Crearla con una llave de acceso
account-make-passkey-line = Tu dispositivo guarda la llave: la huella, la cara o su bloqueo abren la cuenta.
account-passkey-name = Nombre de este dispositivo
account-passkey-one = Esta llave de acceso abre tu cuenta.
account-password-set = Poner una contraseña
account-password-line = Se cierran todas las demás sesiones, aquí y en otros dispositivos.
account-rename-line = Puntuaciones y partidas siguen contigo bajo el nombre nuevo.
leaders-play = Jugar una partida puntuada
leaders-chance = En este juego decide solo el azar: no hay tabla de los mejores.
profile-ratings = Puntuaciones
profile-figures = En cifras
profile-how-often = Cuántas veces
profile-by = por { $margin }
profile-margin = Diferencia
profile-margins-note = Rayado: perdida por tantas.
profile-matches-none = Aún no hay partidas con gente.
hall-seeking-any = Buscando con quién jugar…

### between people
between-away = { $count ->
    [one] { $names } no está y pierde la partida en
   *[other] { $names } no están y pierden la partida en
}
between-claim = Reclamar la victoria
between-slow = Tu conexión es lenta: la clave que abre el verso puede llegarte demasiado tarde.
between-unrate = Jugar sin puntuar
between-room = Volver a la mesa
between-replaced = Esta partida sigue en otra ventana tuya.
between-here = Seguir aquí
between-waits = Esperando a { $names }.
between-waits-back = { $count ->
    [one] { $names } no está: todo se detiene hasta que vuelva.
   *[other] { $names } no están: todo se detiene hasta que vuelvan.
}
between-strip-waits = Esperando
between-bowed = { $count ->
    [one] { $names } te ha saludado.
   *[other] { $names } te han saludado.
}
between-waits-bow = { $count ->
    [one] { $names } aún no ha saludado.
   *[other] { $names } aún no han saludado.
}
between-done-arrange = cartas puestas
between-done-memorise = a punto
between-out = fuera de la sala
between-counts = Partida puntuada: cuenta.
between-friendly = Partida amistosa: no cuenta para la puntuación de nadie.
between-give-up = Los demás lo saben enseguida.
between-gave-up = { $name } ha abandonado
after-ratings = Puntuaciones
after-first = primera puntuación
after-want = { $count ->
    [one] { $names } quiere jugar otra.
   *[other] { $names } quieren jugar otra.
}
after-wait = Esperando a { $names }.
after-gone = { $count ->
    [one] { $names } se ha ido.
   *[other] { $names } se han ido.
}
fairness-title = Tu conexión
fairness-line = La carta es de quien es más rápido, no de quien está más cerca: tu tiempo corre desde que oyes el verso. Esto es lo que la casa ve de tu conexión.
fairness-your-line = Conexión
fairness-your-device = Sonido y toque
fairness-ms = { $ms } ms
fairness-offset = El reloj de la casa menos el tuyo
fairness-offset-of = { $ms } ms, con ± { $error } ms de error
fairness-round-trip = Ida y vuelta
fairness-allowed = Retraso admitido de un toque
fairness-clamps = Toques contados como más tardíos
fairness-key = Antelación de la clave que abre el verso
fairness-stamps = Los toques se miden con
fairness-stamps-output = el reloj del sonido
fairness-stamps-latency = el retraso declarado del sonido
fairness-stamps-house = el reloj de la casa
fairness-output = Retraso que declara la salida de sonido
fairness-device = Retraso que marcaste
fairness-not-measured = sin medir
fairness-note = Los altavoces Bluetooth suenan más tarde de lo que dicen, cada uno a su modo. Di a la página cuánto:
fairness-calibrate = marcar el ritmo
fairness-pledge = El reparto, sellado
fairness-pledge-note = Antes del reparto se te muestra la huella del número (la semilla) del que sale todo el azar. Tras la partida llega el número mismo: así cualquiera puede comprobar que nada cambió por el camino.
fairness-seed = Semilla
fairness-pledge-kept = El reparto fue el prometido: la semilla coincide con su huella.
fairness-pledge-broken = La semilla no coincide con su huella.
watch-bar = Mirando
watch-soon = La imagen llega con { $seconds } s de retraso. Un momento, por favor.
watch-over = terminada
watch-later = { $seconds } s de retraso
watch-delay = Retraso
watch-seconds = { $seconds } s
watch-least = Las partidas entre personas se ven con { $seconds } s de retraso como mínimo, para que nadie pueda ayudar a quien juega.
watch-clean = Para emitir
watch-playing = Estás jugando una partida: quien juega no puede mirar otra en la misma página.
watch-title = { $a } contra { $b }
watch-no-touch = no la tocó
watch-phase-bow = Se saludan.
watch-phase-arrange = Se colocan las cartas.
watch-phase-memorise = Aprenden dónde está cada carta.
watch-phase-bows = Se saludan y saludan al lector.
watch-phase-joka = Se lee el poema inicial.
watch-phase-reading = Va a leerse el siguiente poema.
watch-phase-open = Se lee un poema.
watch-phase-sending = Se elige una carta para enviar.
watch-phase-placing = Una carta busca su sitio.
watch-phase-thanks = Se dan las gracias.
watch-phase-over = La partida ha terminado.
screen-pages = Mesas
screen-page = Página { $page } de { $pages }
screen-boards = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
screen-seconds = { $seconds } s cada una
screen-full = Pantalla completa
screen-cards-left = cartas restantes
screen-cards-taken = cartas tomadas
screen-points = puntos
screen-stack = { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}
screen-round = Ronda { $round }
watch-paused = Alguien no está: la partida sigue cuando vuelva.
home-hall = Jugar con gente
home-hall-line = Busca rival, invita a un amigo o mira

### cli pledge
cli-pledge = Comprueba que una partida se repartió y leyó como prometía su huella
pledge-kept = Promesa cumplida: la partida se repartió y se leyó como anunciaba la huella.
error-pledge-broken = La huella { $given } no encaja: la de la semilla de este registro es { $found }.
error-pledge-position = { $file }: esta partida empezó desde una posición, así que su semilla no repartió nada.

### suspicion
suspicion-note = Son cifras para que las mire una persona, no un veredicto: quien pasa un límite puede ser muy bueno, tener suerte o jugar con una conexión rara.
suspicion-guesses = Tomas acertadas antes del sonido decisivo: si fueran al azar, tan pocas faltas al lado tendrían una probabilidad de { $value } (lo normal: { $limit } o más; { $takes } tomas tempranas)
suspicion-floor-1 = Décima parte más rápida cuando decide el primer sonido: { $value } ms después (lo normal: { $limit } o más; { $takes } tomas)
suspicion-floor-2 = Décima parte más rápida cuando decide el segundo sonido: { $value } ms después (lo normal: { $limit } o más; { $takes } tomas)
suspicion-floor-3 = Décima parte más rápida cuando decide un sonido posterior: { $value } ms después (lo normal: { $limit } o más; { $takes } tomas)
suspicion-median = Mediana de todas las tomas: { $value } ms tras el sonido decisivo (lo normal: { $limit } o más; { $takes } tomas)
suspicion-spread = Dispersión de las tomas: { $value } ms (lo normal: { $limit } o más; { $takes } tomas)
suspicion-follows = Cuánto más tarde llega la mano por cada ms que el sonido decide más tarde: { $value } (lo normal: { $limit } o más; { $takes } tomas)
suspicion-late = Los toques llegan más tarde de lo que explica la conexión: { $value } ms de mediana (lo normal: { $limit } o menos; { $takes } tomas)
suspicion-clamps = Proporción de toques que llegaron más tarde de lo que la conexión explica: { $value } (lo normal: { $limit } o menos; { $takes } tomas)

### hall, server side
error-account-name = «{ $given }» no puede ser un nombre: usa de { $least } a { $most } letras, cifras, espacios o - _ ' .
error-account-name-mixed = «{ $given }» mezcla alfabetos: escribe el nombre en uno solo
error-account-none = No existe esa cuenta: { $given }
error-banned = Esta cuenta no puede entrar hasta el { $until }. Motivo: { $why }
error-body = No se entiende lo que envió la página: { $given }
error-body-long = Lo enviado supera { $most } bytes
error-body-slow = El envío tardó demasiado: prueba otra vez
error-bus = «{ $given }» no es un Redis: indica redis://servidor:6379/0
error-bus-driver = Redis necesita el paquete redis, que falta
error-claim-none = Nadie lleva bastante tiempo ausente: espera un poco más
error-database = «{ $given }» no es una base de datos: indica sqlite:///ruta o postgresql://usuario@servidor/nombre
error-database-driver = PostgreSQL necesita el paquete asyncpg, que falta
error-database-open = No se puede abrir { $given }: { $why }
error-database-taken = { $given } lo usa otro proceso de la casa: termínalo o indica otra carpeta con --data
error-delete-name = «{ $given }» no es el nombre de esta cuenta: escribe { $name }
error-forged = Esto no se pidió desde una página de la casa, o la página es vieja: cárgala de nuevo
error-format = «{ $given }» no es un formato de este juego: hay { $allowed }
error-house-leaving = La casa cierra un momento: empieza de nuevo en un minuto
error-name-taken = { $given } ya está ocupado: elige otro nombre
error-no-accounts = Esta casa no lleva cuentas
error-node-taken = Otro proceso de la casa ya se llama { $given }: da a cada uno su --node
error-passkey = La llave de acceso no se aceptó: prueba otra vez o entra con contraseña
error-passkey-known = Esta llave de acceso ya se conoce
error-passkeys = Una cuenta admite { $most } llaves de acceso: quita una antes
error-password = Una contraseña tiene de { $least } a { $most } caracteres
error-phrase = «{ $given }» no es de las frases que se dicen aquí
error-profile-none = Aquí no hay nadie con ese nombre
error-room-host = Solo el anfitrión, { $name }, prepara la mesa
error-room-none = No existe la mesa { $given }, o está cerrada
error-room-out = No estás en ninguna mesa: entra antes en una
error-room-people = Hay { $people } personas sentadas; pueden jugar { $seats }
error-room-playing = Hay una partida en marcha: prepara la siguiente cuando acabe
error-room-rated-chance = En este juego solo decide el azar: no puntúa
error-room-rated-format = Estas reglas no son un formato del juego: juega sin puntuar o elige un formato
error-room-rated-guest = Para puntuar hace falta una cuenta: inicia sesión o juega sin puntuar
error-room-rated-house = Las partidas puntuadas son entre personas: con la casa juega sin puntuar
error-room-seat = No existe el sitio { $given }: la mesa tiene { $most }
error-room-self = No puedes retirarte a ti mismo del sitio: deja la mesa
error-room-stands = No tienes sitio aquí: siéntate antes
error-room-taken = El sitio { $seat } es de { $name }
error-rooms-full = No caben más mesas: prueba de nuevo en un rato
error-sign-in = Nombre o contraseña incorrectos
error-sign-in-first = Inicia sesión antes
error-store-away = Ahora no se puede anotar nada: la partida espera, no se pierde nada
error-watch-many = Una página muestra { $most } partidas como mucho
error-watch-none = No existe esa partida
note-house-leaving = La casa cierra un momento: la partida sigue sola en un minuto
note-unrated = La partida ya no puntúa
phrase-onegai = Onegai shimasu (empecemos)
phrase-arigato = Arigatō gozaimashita (gracias)
phrase-hai = Hai (sí)
phrase-sumimasen = Sumimasen (perdón)
phrase-shitsurei = Shitsurei shimasu (con permiso)
phrase-shitsureita = Shitsurei shimashita (mil disculpas)
phrase-wait = Un momento, por favor
phrase-moved = He movido una carta
seat-name-1 = Pino
seat-name-2 = Ciruelo
seat-name-3 = Cerezo
seat-name-4 = Glicina
seat-name-5 = Lirio
seat-name-6 = Peonía
seat-name-7 = Lespedeza
seat-name-8 = Luna
seat-name-9 = Crisantemo
seat-name-10 = Arce
format-kyogi-official = Partida completa, 15 minutos
format-kyogi-brisk = Partida completa, 2 minutos
format-kyogi-short25 = 12 + 12 de cincuenta
format-kyogi-quarter = 12 + 12 de un cuarto
format-kyogi-third = 10 + 10 de un tercio
format-kyogi-nodead = 25 + 25, ninguna fantasma
format-kyogi-starter = 3 + 3 para empezar
format-koikoi-teams = Dos contra dos
format-chirashi-usual = Las cien cartas
format-chirashi-third = Un tercio de las cien
format-chirashi-quarter = Un cuarto de las cien
format-sakasama-usual = Las cien cartas
format-sakasama-third = Un tercio de las cien
format-sakasama-quarter = Un cuarto de las cien
format-genpei-usual = Dos contra dos, 50 cada lado
format-genpei-half = Dos contra dos, 25 cada lado
format-genpei-kyogi = Dos contra dos, lectura de kyōgi
format-relay-usual = Dos contra dos, 50 cada lado
format-relay-half = Dos contra dos, 25 cada lado
format-relay-kyogi = Dos contra dos, lectura de kyōgi
format-goshoku-usual = Por color
format-shimo-usual = Tres contra tres
format-shimo-half = Tres contra tres, 25 cada lado
format-bozu-usual = Habitual
format-hanaawase-usual = Dos jugadores, 12 rondas
format-hanaawase-three = Tres jugadores
format-hanaawase-yaku = Con yaku (combinaciones)
format-hanaawase-short = Tres rondas
cli-serve = Llevar la casa para otros: mesas, cuentas, puntuaciones, espectadores
cli-serve-host = Dirección en la que escuchar; 0.0.0.0: todas
cli-serve-port = Puerto; 0: uno libre
cli-serve-data = Carpeta de la casa
cli-serve-database = postgresql://usuario@servidor/nombre en lugar de SQLite en --data
cli-serve-bus = redis://servidor:6379/0, si varios procesos son una casa
cli-serve-node = Nombre de este proceso, el mismo en cada arranque
cli-serve-base = Dónde las páginas alcanzan este proceso, p. ej. /node/n1; vacío: donde están
cli-serve-other = Base de otro proceso, si está en otro origen; repetible
cli-serve-proxy = Dirección de un proxy de confianza; repetible
cli-serve-metrics-for = Dirección que también puede ver /metrics; repetible
cli-serve-most = Partidas a la vez como mucho
cli-serve-voice = Quién lee

### patience
error-patience = Ya has hecho esperar bastante a los demás en esta partida: el lector continúa ahora.
note-hastened = Se ha esperado bastante: la casa ha hecho lo que quedaba por hacer.

### store

error-backup-kind = { $given }: PostgreSQL se copia en un volcado; elige un nombre como house.gz
error-backup-house = { $given }: ahí no hay ninguna casa que copiar
error-restore-copy = { $given } no es la copia de una casa, o no está completa. No se ha cambiado nada.
error-restore-running = Hay procesos de esta casa en marcha: termínalos primero
error-restore-full = Esta casa ya tiene jugadores o partidas. Con --replace se olvidan.

### fairness of lines
error-unrate = La partida sigue puntuando: solo quien recibe demasiado tarde la clave del verso puede pedir lo contrario, y solo en las primeras lecturas.

### accounts
error-banned-for-good = Esta cuenta ya no puede entrar en la casa. Motivo: { $why }
error-passkey-again = No se ha pedido nada a tu llave de acceso, o fue hace demasiado tiempo: empieza de nuevo
error-passkey-host = Las llaves de acceso necesitan https y un nombre de servidor, o localhost: entra aquí con contraseña
error-passkey-last = Es la única manera de entrar en la cuenta: pon primero una contraseña
error-passkey-none = No hay ninguna llave de acceso «{ $given }»
error-passkey-unknown = Ninguna cuenta de aquí tiene esta llave de acceso
error-signed-out = Esta sesión ha terminado: vuelve a entrar
error-too-many-tries = Demasiados intentos. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 } y vuelve a intentarlo.

### admin
cli-admin = Cuidar de una casa: personas, copias y si todo en ella está en orden
cli-admin-create = Crear una cuenta para NAME, con una contraseña para la primera vez
cli-admin-reset = Dar a la cuenta de NAME una contraseña para una vez y terminar sus sesiones
cli-admin-ban = No dejar entrar en la casa a la cuenta de NAME
cli-admin-unban = Dejar entrar de nuevo a la cuenta de NAME
cli-admin-export = Todo lo que se guarda de la cuenta de NAME, en JSON
cli-admin-backup = Copiar la casa a FILE mientras sigue abierta; un nombre en .db hace un archivo SQLite, cualquier otro un volcado
cli-admin-restore = Poner en la casa lo que hay en FILE, una copia; sus procesos no deben estar en marcha
cli-admin-check = Volver a calcular cada decisión y mirar si todo lo guardado concuerda; termina con 1 si no
cli-admin-suspicion = Cifras de tomas que conviene que mire una persona: de NAME todas, de los demás las que pasan un límite
cli-admin-tidy = Quitar los registros de partidas terminadas hace mucho: quedan resultados y puntuaciones, se van actas y repeticiones
cli-admin-data = Carpeta de la casa
cli-admin-database = postgresql://user@host/name en lugar de SQLite en --data
cli-admin-days = Por cuántos días; para siempre si no se da
cli-admin-within = Partidas de tantos días
cli-admin-why = Lo que se dice a la persona
cli-admin-to = Archivo que escribir; si no, se muestra
cli-admin-replace = Olvidar las personas y partidas que hay
cli-admin-match = Solo esta partida
cli-admin-older = Solo de partidas terminadas hace más de tantos días
cli-admin-dry-run = Decir solo qué se quitaría
admin-created = { $name } tiene una cuenta. Contraseña para la primera vez, que debe cambiarse enseguida: { $password }
admin-reset = { $name } tiene una contraseña nueva, que debe cambiarse enseguida: { $password }
admin-banned = { $name } no puede entrar hasta el { $until }
admin-banned-for-good = { $name } ya no puede entrar
admin-unbanned = { $name } puede entrar de nuevo
admin-exported = Todo lo que se guarda de { $name } está en { $file }
admin-copied = La casa está copiada en { $file } ({ $rows } filas)
admin-restored = La casa es lo que era { $file } ({ $rows } filas)
admin-checked = Revisado: partidas { $matches }, entradas { $entries }
admin-tidied = Registros quitados: { $logs } ({ $megabytes } MB)
admin-would-tidy = Registros que se quitarían: { $logs } ({ $megabytes } MB)
admin-fault-unreadable = { $match }: no se puede leer: { $fault }
admin-fault-ruling = { $match }: la decisión guardada no es la que se calcula: { $fault }
admin-fault-log = { $match }: lo guardado del registro no concuerda: { $fault }
admin-fault-result = { $match }: el resultado no concuerda: { $fault }
admin-fault-database = Base de datos: { $fault }
admin-suspicion = { $name }: partidas { $matches }, tomas cronometradas { $takes }
error-admin-none = No hay ninguna casa en { $given }: da --data o --database
error-admin-old = La casa es de la revisión { $given } y este programa de la { $house }: arranca la casa una vez o usa el programa que le corresponde
error-admin-file = { $given }: { $why }
error-admin-faults = No está en orden: { $count }

### reading programme
error-set-term = «{ $given }» no nombra ningún poema. Escribe por ejemplo: all, pink, first:mu, length:2-3, 17, 3..14, 8*, group:tomofuda, third:A, quarter:1, o el comienzo de un poema en kana o rōmaji.
error-set-empty = «{ $given }» no deja ningún poema. Nombra al menos uno.
error-wish = { $name }: «{ $given }» no sirve. Se admite: { $right }
error-wish-long = { $name }: es demasiado largo. Se leen { $most } signos como máximo.
error-wish-pattern = «{ $given }» no es un modo de leer. Escribe 1 para la primera mitad y 2 para la segunda, seis como máximo a cada lado de una barra: 2/1 es la segunda mitad del poema leído y luego la primera del siguiente.
error-reading-kept = La lectura guardada no puede seguir. Empieza otra.

### print: sheets of cards
print-ruler = Esta línea mide exactamente 100 mm. Si no es así, imprime al 100 %, sin «ajustar a la página».
print-title-torifuda = Torifuda
print-title-yomifuda = Yomifuda
print-title-hanafuda = Hanafuda
print-title-backs = Reversos
print-title-rims = Bordes para doblar alrededor de las cartas
error-print-fonts = Faltan los tipos de letra en { $folder }: ejecuta «make build».
error-print-size = «{ $given }» no es un tamaño de carta. Lo correcto: ancho x alto en mm, como 52x73, cada uno de { $least } a { $most }.
error-print-layout = «{ $given }» no sirve: de cartas de { $size } mm, en { $paper } caben (columnas x filas) { $most } como máximo.
error-print-choice = { $name } no puede ser «{ $given }». Se admite: { $allowed }.
error-print-either = { $first } y { $second } se excluyen: elige uno de los dos.
error-print-vain = { $name } no tiene efecto en { $kind }. Sirve para: { $right }.
error-print-json = El pedido no se puede leer como JSON: { $fault }
error-print-page = No hay página { $given }: van de la 1 a la { $most }.
error-print-file = No se puede escribir «{ $file }»: { $fault }
cli-print = Cartas para imprimir y recortar, en PDF: torifuda, yomifuda, hanafuda, reversos, bordes o una baraja entera (deck); «print sheet NAME»: hojas de resultados y páginas para leer
cli-print-size = Tamaño de una carta en mm: 52x73, 52x76, 33x54, 88x124 o cualquier otro
cli-print-paper = Papel
cli-print-layout = Cartas por hoja, columnas x filas, como 5x2 o 3x3; si no se dice, las menos hojas posibles
cli-print-poems = Qué poemas: all, un color, 1..20, first:mu, length:1-2 …
cli-print-font = Letra: pincel, lápiz, clara
cli-print-hints = Lo que las torifuda dicen al principiante, al pie
cli-print-meaning = Idioma del significado y de las hojas; si no se dice, el idioma en que se te habla
cli-print-marks = Yomifuda con rōmaji, vocales alargadas y la barra del ritmo
cli-print-crop = Marcas de corte
cli-print-ruler = Una línea de 100 mm para comprobar la impresora
cli-print-backs = Reversos detrás de las cartas (a doble cara, girando por el lado largo), en hojas aparte, o ninguno
cli-print-ink-saver = Sin fondo teñido, con borde fino
cli-print-black = Solo negro sobre blanco
cli-print-large = Blanco sobre negro con letra clara y gruesa, para baja visión
cli-print-output = Archivo que se escribe
print-sheets = Hojas (print sheet NAME)
print-written = { $file }: { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} en { $pages ->
    [one] una página
    [many] { $pages } de páginas
   *[other] { $pages } páginas
}

## Una lectura en un archivo: karuta read

cli-read = Una lectura entera en un solo archivo con capítulos (--out), o su orden (--list)
cli-read-order = Un uso (competition, recreation, study, hokkaido, beginners), un orden (shuffle, replacement, number, musume), o uno de cada: --order study --order number
cli-read-poems = Qué poemas: all, un color, 1..20, first:mu, length:1-2; -17 quita uno
cli-read-dead = Cuántas cartas fantasma se añaden
cli-read-likeness = Cuánto se parecen a las demás: 0 al azar, 100 las que más confunden
cli-read-seed = La misma semilla da el mismo orden, aquí y en la página del lector
cli-read-pace = Segundos de la segunda mitad, de su último sonido sostenido, del silencio y de la primera mitad: 5316, 4315, 6-3-1.5-7
cli-read-pattern = Qué se lee: 1 primera mitad, 2 segunda; antes de / del poema ya leído, después del siguiente
cli-read-joka = Cuántas veces se leen la primera y la segunda mitad del joka: 1-2
cli-read-span = Segundos de silencio donde una persona tocaría para seguir
cli-read-voice = Quién lee
cli-read-list = Muestra el orden: puesto, kimariji, número del poema, autor
cli-read-out = Archivo que se escribe; su final dice el formato: .wav, .flac (con una hoja cue al lado), .ogg, .mp3 (con capítulos)
read-column-place = Puesto
read-column-kimariji = Kimariji
read-column-poem = Poema
read-column-author = Autor
read-dead = carta fantasma
read-chapter-joka = Joka
read-chapter-last = La última segunda mitad
read-title = Karuta: { $count ->
    [one] un poema
    [many] { $count } de poemas
   *[other] { $count } poemas
} (semilla { $seed })
read-writing = Lectura
read-written = { $file }: { $count ->
    [one] un poema
    [many] { $count } de poemas
   *[other] { $count } poemas
}, { $length }
read-seed = Semilla: { $seed }
error-read-nothing = Nombra un archivo con --out, o pide el orden con --list.
error-read-kind = «{ $file }»: el final del nombre dice qué se escribe. Correcto: { $right }
error-read-file = No se puede escribir «{ $file }»: { $fault }
error-read-long = { $hours ->
    [one] { $hours } hora es demasiado
    [many] { $hours } de horas son demasiadas
   *[other] { $hours } horas son demasiadas
} para un archivo WAV, en el que caben { $most }. Escribe en .flac, .ogg o .mp3.

### anki: a deck for phones
anki-face-hearing = De oído
anki-face-torifuda = Carta
anki-face-kimariji = Kimariji
anki-face-poem = Poema
anki-face-meaning = Significado
anki-ask-hearing = ¿Cómo empieza cuando se lee?
anki-ask-torifuda = ¿Qué carta es?
anki-ask-kimariji = ¿Qué la decide?
anki-ask-poem = ¿Qué poema es?
anki-ask-meaning = ¿Qué dice?
anki-description = Ogura Hyakunin Isshu, hecho por Karuta. Voz: { $voice }. Letra: Yuji Syuku, licencia SIL Open Font 1.1.
anki-written = { $file }: { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
error-anki-faces = Anverso «{ $front }» y reverso «{ $back }»: da dos distintos, o ninguno. Hay: { $allowed }.
error-print-busy = Se está imprimiendo mucho en este momento. Vuelve a intentarlo dentro de un rato.
error-print-slow = Eso tarda demasiado. Pide menos cartas a la vez.
error-print-failed = No se pudo imprimir. Vuelve a intentarlo.
cli-anki = Un mazo para Anki: versos oídos, cartas, kimariji, poemas, significados
cli-anki-front = Con qué pregunta la tarjeta; da también --back
cli-anki-back = Qué hay que responder; sin ninguno, tres tipos de tarjetas
cli-anki-audio = Con las primeras mitades, cantadas
cli-anki-poems = Qué poemas: all, un color, 1..20, first:mu, length:1-2 …
cli-anki-meaning = Idioma de los significados y de las preguntas; si no se dice, el idioma en que se te habla
cli-anki-output = Archivo que se escribe

### print page
print-page-lede = Elige a un lado y mira la hoja al otro: es la que recibirá tu impresora.
print-page-what = Qué hacer
print-page-kind-deck = Baraja completa
print-page-kind-deck-line = Las dos clases de cartas con sus reversos, todas del mismo tamaño, en un archivo.
print-page-kind-torifuda = Torifuda
print-page-kind-torifuda-line = Las cartas que se toman: la segunda mitad de cada poema, en kana.
print-page-kind-yomifuda = Yomifuda
print-page-kind-yomifuda-line = Las cartas que se leen: el poema entero, su poeta, un dibujo.
print-page-kind-hanafuda = Hanafuda
print-page-kind-hanafuda-line = Las cuarenta y ocho cartas de flores.
print-page-kind-backs = Reversos
print-page-kind-backs-line = Solo los reversos, para pegarlos detrás de las cartas.
print-page-kind-rims = Bordes
print-page-kind-rims-line = Un reverso mayor que la carta: se dobla por el canto y forma el borde.
print-page-kind-sheet = Hojas
print-page-kind-sheet-line = Para anotar, para aprender, para los invitados.
print-page-kind-anki = Mazo de Anki
print-page-kind-anki-line = Tarjetas para el programa Anki, con la voz de la casa.
print-page-which = Qué poemas
print-page-which-all = Los cien
print-page-which-colour = Por colores
print-page-which-first = Los primeros
print-page-which-own = Tu selección
print-page-colour = Colores
print-page-first = Cuántos, desde el n.º 1
print-page-own = Conjunto de poemas
print-page-own-note = Números, primeros sonidos, longitud del kimariji, colores; un menos quita: 17, 3..14, first:mu, length:1-2, pink -8*
print-page-size = Tamaño de una carta
print-page-size-52x73 = Competición
print-page-size-52x76 = Entrenamiento
print-page-size-33x54 = Hanafuda
print-page-size-62x83 = Para doblar sobre 52 x 73
print-page-size-88x124 = Para ver de lejos
print-page-size-own = Otro tamaño
print-page-mm = { $width } x { $height } mm
print-page-side-mm = { $length } mm
print-page-width = Ancho en mm
print-page-height = Alto en mm
print-page-paper = Papel
print-page-paper-a4 = A4
print-page-paper-letter = US Letter
print-page-layout = Cartas por hoja
print-page-layout-auto = Menos hojas
print-page-layout-grid = { $columns } x { $rows }
print-page-layout-own = Otra
print-page-layout-field = Columnas x filas
print-page-look = Tinta
print-page-look-colour = En color
print-page-look-ink-saver = Ahorro
print-page-look-black = Solo negro
print-page-look-large = Grande, blanco sobre negro
print-page-look-large-note = Para baja visión: signos gruesos y cartas de 88 x 124 mm si no eliges un tamaño.
print-page-font = Letra
print-page-font-yuji = Pincel
print-page-font-klee = Lápiz
print-page-font-clear = Clara
print-page-hints = Ayuda para aprender
print-page-hints-none = Ninguna
print-page-hints-kimariji = Kimariji
print-page-hints-romaji = Rōmaji
print-page-hints-meaning = Significado
print-page-marks = Marcas para quien lee
print-page-marks-note = Rōmaji, vocales alargadas y la barra del ritmo en las yomifuda: un club puede leer sin saber japonés.
print-page-language = Idioma en el papel
print-page-backs = Reversos
print-page-backs-none = Ninguno
print-page-backs-duplex = A doble cara
print-page-backs-separate = En hojas aparte
print-page-backs-duplex-note = Gira el papel por su lado largo. Los reversos sobresalen 1 mm, así no se nota un pequeño desvío.
print-page-crop = Marcas de corte
print-page-ruler = Línea de 100 mm
print-page-sheet = Qué hoja
print-page-entrants = Participantes
print-page-seed = Semilla de un reparto, vacía para campos vacíos
print-page-show = En las cartas
print-page-show-torifuda = Texto
print-page-show-kimariji = Kimariji
print-page-show-romaji = Rōmaji
print-page-anki-kinds = Preguntas
print-page-anki-language = Idioma en las tarjetas
print-page-anki-three = Tres tipos: oír y hallar la carta; ver la carta y decir el kimariji; leer el poema y decir qué significa.
print-page-anki-all = Los tres tipos
print-page-anki-one = Un solo tipo
print-page-anki-front = Anverso
print-page-anki-back = Reverso
print-page-anki-audio = Con sonido
print-page-anki-audio-note = Las primeras mitades, unos 4 MB. Sin él, la pregunta las muestra en kana.
print-page-anki-turn = Girar la tarjeta
print-page-anki-listen = Aquí se oye el verso
print-page-preview = Vista previa
print-page-page = Página { $page } de { $pages }
print-page-card-of = Tarjeta { $page } de { $pages }
print-page-before = Página anterior
print-page-after = Página siguiente
print-page-sheets = { $count ->
    [one] una hoja
    [many] { $count } de hojas
   *[other] { $count } hojas
}
print-page-cards = { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
print-page-scale = Imprime al 100 %, sin «ajustar a la página», y pon una regla sobre la línea: mide 100 mm.
print-page-preparing = Se compone la hoja…
print-page-making-it = Se prepara tu archivo…
print-page-made = { $file } está listo.
print-page-no-answer = La casa no responde. Se le preguntará de nuevo cuando cambies algo.
print-page-download = Descargar PDF
print-page-open = Imprimir
print-page-download-anki = Descargar el mazo
print-page-again = Volver a intentar
print-page-larger = Más grande
print-page-usual = Todo como de costumbre
print-page-making = De la hoja a la carta
print-page-making-text = Las cartas de verdad son cartones de 1,5 a 2 mm. Dobla un reverso mayor por el canto del cartón y pega la cara impresa en el centro: el papel doblado forma el borde. Las dos clases de cartas tienen el mismo tamaño.
print-page-making-sheet = La hoja de fabricación

### paper: score sheets, tables and pages to read

paper-foot = Karuta, la casa abierta de los juegos de cartas japoneses
paper-name = Nombre
paper-club = Club
paper-cm = { $length } cm
paper-dan = Clase, dan
paper-event = Torneo
paper-place = Lugar
paper-date = Fecha
paper-class = Clase
paper-round = Ronda
paper-board = Mesa
paper-reader = Lector
paper-referee = Árbitro
paper-winner = Gana
paper-margin = Diferencia
paper-begun = Comienzo
paper-ended = Final
paper-sign-a = Firma A
paper-sign-b = Firma B
paper-sign-referee = Árbitro
paper-sign-desk = Secretaría
paper-art-seiza = Un jugador en seiza visto de lado: de rodillas, erguido, las manos sobre los muslos
paper-art-kamae = Un jugador listo para tomar, visto de lado: inclinado sobre la mano izquierda, la derecha en el tatami detrás de la fila baja
paper-art-swipe = Una mano vista desde arriba barre una fila; la carta leída y su vecina salen volando de la zona
paper-art-watching = Dos jugadores frente a frente a ambos lados de las zonas, el lector a un lado y, a distancia, el público
paper-art-fold = Una carta en cuatro pasos: el cartón sobre su papel de dorso con las esquinas cortadas, los lados largos doblados, los cortos doblados, la cara pegada

paper-match-title = Hoja de partida
paper-match-title-line = Dos jugadores, veinticinco cartas cada uno, cien lecturas
paper-match-own = Carta
paper-match-read = Lectura n.º
paper-match-taken = La toma
paper-match-sent = Enviada
paper-match-cards-how = *Carta*: su kimariji. *Enviada*: en qué lectura pasó al rival, o «recibida» si vino de él. *Diferencia*: las cartas que le quedan a quien pierde; diez son un *taba*.
paper-match-card = Carta
paper-match-field = Zona
paper-match-by = Toma
paper-match-foul-a = Falta A
paper-match-foul-b = Falta B
paper-match-sends = Envío
paper-match-left = A : B
paper-match-log-how = *Zona*: dónde estaba la carta leída; – si es fantasma. *Toma*: A o B. *Falta*: una raya por cada zona tocada sin la carta leída en ella. *Envío*: quién envía y cuántas, solo la diferencia (A 1). *A : B*: cartas que quedan tras la lectura.

paper-result-title = Hoja de resultados
paper-result-title-line = Una línea por participante; los rivales se sortean en cada ronda
paper-result-number = N.º
paper-result-round = Ronda { $number }
paper-result-matches = { $matches ->
    [one] 1 partida
    [many] { $matches } de partidas
   *[other] { $matches } partidas
}
paper-result-byes = { $byes ->
    [one] 1 exento
    [many] { $byes } de exentos
   *[other] { $byes } exentos
}
paper-result-place = Puesto
paper-result-how = En cada ronda: el rival y, en la columna estrecha, ○ y la diferencia (las cartas que le quedan a quien pierde) si se gana, × y la diferencia si se pierde. *Exento*: 不戦勝, todos en la ronda 1. *Incomparecencia*: ○ sin diferencia. Quienes pierden la semifinal son terceros; los cuatro de cuartos de final, cuartos.

paper-memory-title = Hoja de memorización
paper-memory-title-line = Las dos zonas tal como están en el tatami, vistas desde tu lado
paper-memory-theirs = Zona rival
paper-memory-own = Tu zona
paper-memory-scale = 1 : 4
paper-memory-seed = 1 : 4 · reparto de la semilla «{ $seed }»
paper-memory-minutes = Minutos
paper-memory-right = Aciertos de 50
paper-memory-how = Mira las cincuenta cartas durante quince minutos, cúbrelas y escribe cada kimariji donde está su carta. Una carta puede estar en cualquier punto de su fila. Las proporciones son exactas: 87 cm de ancho, 1 cm entre filas, 3 cm entre zonas.
paper-memory-how-dealt = Apréndete estas cincuenta cartas en quince minutos; la página siguiente tiene las mismas zonas, vacías. Una partida con esta semilla se reparte igual.

paper-kimariji-title = Kimariji por primera sílaba
paper-kimariji-title-line = En el orden en que se aprenden: número, lo que decide, cómo suena, cómo empieza la carta
paper-kimariji-how = *Kimariji*: el comienzo más corto que solo tiene uno de los cien poemas; cada lectura acorta otros. La última columna es lo impreso en la carta, sin signos de sonoridad. Poemas por primera sílaba:
paper-kimariji-count = { $sounds } { $count }

paper-lower-title = Las cartas por su texto
paper-lower-title-line = Lo impreso en la carta, el kimariji de su poema, cómo suena, su número
paper-lower-how = En negrita, el comienzo más corto del texto impreso que distingue la carta de las demás. Las cartas llevan kana históricos sin signos de sonoridad: は puede sonar ば o わ. Una línea separa los primeros signos.

paper-rules-title = El karuta en dos páginas
paper-rules-title-line = Kyōgi karuta: dos jugadores, un lector, cien poemas
paper-rules-aim-title = El objetivo
paper-rules-aim = Cada uno de los cien poemas tiene una carta que se toma y que lleva solo la segunda mitad. Un lector recita; quien primero encuentra la carta del poema la toma. *Gana quien antes se queda sin cartas en su propia zona.*
paper-rules-lay-title = La colocación
paper-rules-lay = Salúdense con una reverencia. Las cien cartas se mezclan boca abajo; cada cual toma *25* y las pone boca arriba en tres filas, con el texto hacia sí. El sitio dentro de la propia zona es libre. Una zona mide como mucho { $width } cm de ancho, con { $rows } cm entre filas y { $fields } cm entre las dos zonas. Las otras *50* cartas se apartan. Sus poemas también se leen: son cartas *fantasma*, y entonces nadie debe tocar nada.
paper-rules-memory-title = Quince minutos
paper-rules-memory = Cada cual aprende dónde están las cincuenta cartas, durante *15 minutos*. A los 13 se avisa de los dos últimos: desde entonces se puede practicar el gesto, sin tocar cartas ni golpear el tatami. A los 15, reverencia al rival y luego al lector.
paper-rules-reading-title = La lectura
paper-rules-reading = Primero viene el *joka*, un poema que no es de los cien; su segunda mitad se lee dos veces. Luego, la primera mitad de un poema sacado sin verlo: desde su primer sonido se puede tomar. Cuando ya no hay manos alzadas, se lee la segunda mitad de ese poema y, un segundo después, la primera del siguiente.
paper-rules-order-joka = joka
paper-rules-order-first = poema 1
paper-rules-order-second = poema 2
paper-rules-order-upper = 1.ª mitad
paper-rules-order-lower = 2.ª mitad
paper-rules-order-take = tomar, ordenar
paper-rules-why-title = ¿Por qué se lee la segunda mitad si la carta ya no está?
paper-rules-why = Por respeto al poema, y como reloj. La segunda mitad dura { $lower } segundos, su último sonido se sostiene { $held }, sigue { $silence } segundo de silencio y empieza la siguiente primera mitad, que dura { $upper }. Siempre es igual: ambos saben cuándo llega el próximo sonido. Desde la segunda mitad nadie se mueve ni hace ruido; los dos parten de la misma calma.
paper-rules-bar-lower = segunda mitad del último poema
paper-rules-bar-held = sonido sostenido
paper-rules-bar-silence = silencio
paper-rules-bar-upper = primera mitad del siguiente
paper-rules-decides-title = ¿Cuándo se conoce la carta?
paper-rules-decides = En cuanto ningún otro poema sin leer empieza así. Ese comienzo, el más corto, es el *kimariji* del poema. { $early } se conoce en la segunda sílaba; { $late }, solo en la cuarta, porque { $twin } empieza igual. Leído { $twin }, basta { $then }. Recuerda, pues, lo que se ha leído, también las cartas fantasma.
paper-rules-sit-title = Sentarse y tomar
paper-rules-sit = *Toma una sola mano*, la misma toda la partida; lo que toca la otra no vale. Hasta que empieza la lectura, esa mano descansa en el tatami detrás de tu fila baja, y la cabeza no pasa de tu fila alta.
paper-rules-seiza = *Seiza*: para las reverencias. Entre lecturas puedes sentarte con comodidad, sin mostrar las plantas de los pies al rival.
paper-rules-kamae = *En guardia*: el peso en las rodillas y la otra mano; la que toma, detrás de la fila baja; la cabeza, sin pasar la línea de puntos.
paper-rules-swipe = *El barrido*: plano, a lo largo de la fila. La carta leída sale volando de la zona, y sus vecinas con ella.
paper-rules-take-title = Tomar y enviar
paper-rules-take = Una carta es tuya si la tocas primero o si la empujas del todo fuera de su zona, con otras si hace falta. Se pueden tocar otras cartas de la *misma zona*. Si el toque es del todo simultáneo, es de quien tiene esa zona. Déjala boca abajo a tu lado. Tomada en tu zona, simplemente desaparece. Tomada en la zona *rival*, te permite enviar una de tus cartas; el rival la pone donde quiera en la suya.
paper-rules-hand-title = La mano alzada
paper-rules-hand = Mientras haya una mano alzada, el lector espera: para ordenar, enviar o mover cartas. Las cartas dispersas vuelven a su sitio. Entre lecturas puedes mover las tuyas; dilo cada vez, y el rival responde *hai*.
paper-rules-foul-title = Las faltas
paper-rules-foul = Es falta tocar una carta en una zona donde la carta leída *no* está. Cuenta una vez por zona, se toquen las que se toquen, y da al rival el derecho a enviar una carta. Los derechos de ambos se compensan: solo se envía la diferencia.
paper-rules-case-nuki = Tomas en la zona rival
paper-rules-case-mamori = Tomas en tu zona
paper-rules-case-dead-one = Carta fantasma: tocas una zona
paper-rules-case-dead-both = Carta fantasma: tocas las dos zonas
paper-rules-case-semi-daburu = El rival toma en su zona y tú tocas en la tuya
paper-rules-case-daburu = El rival toma en tu zona y tú tocas en la suya
paper-rules-case-torizon = Tomas en la zona rival y tocas también en la tuya
paper-rules-case-tomo-ote = Carta fantasma: cada cual toca una zona
paper-rules-sent = { $count }
paper-rules-cases-how = Cartas que recibes (+) o puedes enviar (–).
paper-rules-end-title = El final
paper-rules-end = Cuando todo está enviado y una zona queda vacía, gana quien la tiene, por tantas cartas como le quedan al otro. Reverencia al rival y luego al lector: *arigatō gozaimashita*. Si discrepan sobre una toma, pónganse de acuerdo; si no, decide un árbitro, y eso vale.

paper-memorise-title = Cincuenta cartas en quince minutos
paper-memorise-title-line = Un plan para el tiempo de memorización
paper-memorise-intro = No aprendas cincuenta sitios uno a uno. Aprende sonidos: con cada sílaba que puede abrir un poema, ¿adónde va la mano?
paper-memorise-minutes = { $span } min
paper-memorise-single-title = Primero, las de una sílaba
paper-memorise-single = { $single }: siete cartas se conocen desde la primera sílaba. Busca las que están aquí. Son las más rápidas; mira cada una hasta que la mano sepa el camino.
paper-memorise-groups-title = Por primera sílaba, contando
paper-memorise-groups = Recorre las demás sílabas en el orden de la tabla. Encuentra todas sus cartas en ambas zonas y cuéntalas: tantas mías, tantas del rival, el resto fantasma. Quien ha contado ya no busca.
paper-memorise-twins-title = Gemelas juntas o separadas
paper-memorise-twins = Cartas que empiezan igual: ¿están en una sola zona todas las que faltan por leer? Entonces un barrido que las cubra todas puede partir en su comienzo común. Si una está enfrente o es fantasma, espera a la sílaba que decide.
paper-memorise-theirs-title = La zona rival
paper-memorise-theirs = La mitad de las cartas está al revés. Apréndelas con tanto cuidado como las tuyas, fila por fila, del borde hacia dentro; luego cierra los ojos, dilas y mira.
paper-memorise-dead-title = Lo que no está
paper-memorise-dead = Una sílaba sin carta aquí es una sílaba en que la mano no se mueve. Nómbralas una vez, para tus adentros.
paper-memorise-last-title = Los dos últimos minutos
paper-memorise-last = Desde el aviso, haz el gesto sin tocar. No aprendas nada nuevo: llama sílaba tras sílaba y mira dónde está; los kimariji más largos, al final.
paper-memorise-then-title = Y durante el juego
paper-memorise-then = Cada lectura acorta otros: leído { $twin }, { $late } se conoce en { $then }. Repítete el nuevo sitio de cada carta enviada o movida.
paper-memorise-hundred = de 100
paper-memorise-mine = mías
paper-memorise-yours = rival
paper-memorise-gone = fantasma
paper-memorise-all = Total
paper-memorise-table-how = Para contar al practicar. En la partida no se escribe nada.

paper-spectators-title = Mirar una partida
paper-spectators-title-line = Para el público de la sala
paper-spectators-intro = Los jugadores acechan el primerísimo sonido de un poema. Una tos, una página, una cámara pueden taparlo. Te damos la bienvenida: tu silencio es parte de la partida.
paper-spectators-manners-title = Modales
paper-spectators-silence = *Silencio y quietud desde la segunda mitad de un poema hasta que se alzan las manos.* En el segundo de silencio, contén el aliento con los jugadores.
paper-spectators-noise = Sin ruido de papeles ni bolsas; los teléfonos apagados, no solo en silencio.
paper-spectators-still = No camines, no te levantes ni entres mientras se lee. Muévete cuando los jugadores ordenan sus cartas.
paper-spectators-hints = En torneos individuales: ni pistas, ni ánimos, ni contacto con los jugadores, tampoco con la mirada.
paper-spectators-photo = Ni flash ni ruido de obturador; pregunta a la organización antes de hacer fotos.
paper-spectators-mat = No pises los tatamis; si una carta vuela hasta ti, déjala donde está: los jugadores van por ella.
paper-spectators-after = Cuando una partida acaba, las demás siguen: también quien ha terminado guarda silencio.
paper-spectators-course-title = Lo que se ve
paper-spectators-bow-when = Reverencia
paper-spectators-bow = Los jugadores se saludan, mezclan las cartas, toman 25 cada uno y las colocan.
paper-spectators-memory-when = 15 minutos
paper-spectators-memory = Memorizan dónde están cincuenta cartas. Hay calma, aunque pueden dejar su asiento.
paper-spectators-call-when = 2 minutos
paper-spectators-call = Un aviso a los 13 minutos: ahora practican el gesto en el aire.
paper-spectators-joka-when = Joka
paper-spectators-joka = Un poema que no es de los cien, para habituarse a la voz. Aún nadie toma.
paper-spectators-reading-when = Lectura
paper-spectators-reading = La segunda mitad del último poema, un segundo de silencio, la primera del siguiente: y las manos vuelan, a menudo con una sola sílaba.
paper-spectators-dead-when = Nada
paper-spectators-dead = La mitad de los poemas no tiene carta en el tatami. Quien toca una entonces comete falta.
paper-spectators-end-when = El final
paper-spectators-end = Tras 60 a 90 minutos en total. Gana quien antes vacía su zona; ambos se saludan y saludan al lector.
paper-spectators-cycle-lower = segunda mitad
paper-spectators-cycle-held = sostenido
paper-spectators-cycle-second = 1 s
paper-spectators-cycle-upper = primera mitad
paper-spectators-cycle-hands = manos alzadas, se ordena
paper-spectators-cycle-silent = silencio
paper-spectators-cycle-free = ya puedes moverte

paper-making-title = Hacer tus propias cartas
paper-making-title-line = Dos mazos de cien cartas, todas del mismo tamaño
paper-making-intro = Una carta de juego es un cartón grueso con el papel impreso delante y, detrás, un papel que se dobla por el canto hacia la cara. Así el canto es liso, nada se despega al barrer y todas las cartas se sienten iguales.
paper-making-needs-title = Hace falta
paper-making-need-board = Cartón gris de *1,5 a 2 mm*, cortado a { $width } × { $height } mm: 200 piezas para los dos mazos
paper-making-need-faces = Caras: torifuda { $sheets } hojas, yomifuda { $sheets } hojas, en papel mate
paper-making-need-backs = Papeles de dorso (los «bordes» que se imprimen): { $rim_sheets } hojas por mazo, en papel fino y fuerte
paper-making-need-paste = Pegamento: engrudo, o cola de encuadernar aguada
paper-making-need-tools = Cúter y regla de acero, plegadera, pincel, dos tablas y un peso
paper-making-steps-title = Paso a paso
paper-making-print = *Imprime al 100 %*, sin ajustar a la página. Mide la línea de 100 mm al pie.
paper-making-board = *Corta el cartón* a { $width } × { $height } mm: yomifuda y torifuda miden lo mismo. Varias pasadas suaves; no redondees nada.
paper-making-back = *Corta los papeles de dorso*, { $rim_width } × { $rim_height } mm, sin sus esquinas. Encola uno y pon un cartón entre sus marcas.
paper-making-fold = *Dobla los { $fold } mm por el canto*: primero los lados largos, luego los cortos, bien tensos y alisados. En las esquinas los dobleces se juntan sin montarse.
paper-making-face = *Corta la cara* por el filo interior de su borde impreso, { $face_width } × { $face_height } mm, y pégala en el centro: quedan { $rim } mm del papel doblado alrededor.
paper-making-press = *Prensa una noche* entre tablas. Al secar, el papel del dorso curva un poco la carta: así debe ser, y se toma mejor.
paper-making-fold-1 = 1 · el cartón sobre su papel encolado
paper-making-fold-2 = 2 · los lados largos, doblados
paper-making-fold-3 = 3 · los lados cortos, doblados
paper-making-fold-4 = 4 · la cara en el centro, el doblez como borde
paper-making-note = *Tamaño.* La carta usual mide { $width } × { $height } mm; algunos mazos, 52 × 76 mm. El reglamento no fija ninguno, pero en un mazo todas deben ser iguales, o una carta se reconoce por el canto. A falta de cartón sirven dos cartulinas pegadas con la fibra cruzada.

paper-written = { $file }: { $pages ->
    [one] una página
    [many] { $pages } de páginas
   *[other] { $pages } páginas
}
cli-print-sheet = Una hoja en PDF. NAME es match, result, memory, kimariji, lower, rules, memorise, spectators o making
cli-print-language = Idioma de la hoja; si falta, el que se usa contigo
cli-print-entrants = result: cuántos participan, de 2 a 64
cli-print-seed = memory: un reparto en las zonas, el de una partida con esta semilla
cli-print-show = memory: lo que muestran sus cartas: torifuda, kimariji, romaji

### own recordings

voices-lede = Deja que lea tus cartas una voz que sea tuya: un paquete para wasuramoti, las pistas de un disco o una sola grabación larga de los cien poemas.
voices-private = Todo se queda en este dispositivo. Nada se envía a ninguna parte y nadie más puede oírlo.
voices-add = Añadir grabaciones
voices-drop = Suelta aquí una carpeta o un zip, o elige:
voices-files = Un zip o archivos
voices-folder = Una carpeta
voices-cancel = Cancelar
voices-keep = Guardar
voices-reading = Escuchando el archivo { $done } de { $of }…
voices-reading-begin = Abriendo…
voices-untitled = Mis grabaciones
voices-names = Qué nombres se entienden
voices-names-verses = Un archivo por mitad: de 001 a 100 el poema, 000 el joka, el poema inicial; 1 es la primera mitad, 2 la segunda.
voices-names-prefix = Lo mismo con cualquier palabra delante.
voices-names-poems = Una pista por poema: se corta en su silencio más largo. Sin números, cuenta el orden de los nombres.
voices-names-track = Una grabación larga en el orden de los poemas: se corta donde hay silencio.
voices-names-kinds = Ogg, MP3, WAV, M4A y lo que reproduzca tu navegador; también carpetas dentro de carpetas. Hasta { $files } archivos y { $megabytes } MB; una grabación larga, hasta { $minutes } minutos.
voices-fault-not-a-zip = Esto no es un zip, o no se puede abrir. No se ha añadido nada.
voices-fault-cut-short = Este zip está cortado: su lista de contenido falta o está rota. Consíguelo o hazlo de nuevo. No se ha añadido nada.
voices-fault-too-many = Tiene más de { $files } archivos: no es un paquete de grabaciones. No se ha añadido nada.
voices-fault-too-much = Descomprimido ocupa más de { $megabytes } MB: es más de lo que admite una página. No se ha añadido nada.
voices-fault-full = No queda sitio en este dispositivo. Borra algo o elige archivos más pequeños. No se ha añadido nada.
voices-fault-nothing = No hay nada que se pueda usar. No se ha añadido nada.
voices-fault-unkept = Este navegador solo guarda grabaciones de páginas que llegan por https o de esta misma máquina.
voices-fault-broken = No se ha podido leer. No se ha añadido nada.
voices-fault-propose = No se ha podido traer nuestra voz, con la que se compara la tuya. Prueba de nuevo con conexión.
voices-fault-read = No se ha podido leer esta mitad del dispositivo.
voices-odd = { $count ->
    [one] { $count } archivo o trozo sin usar
   *[other] { $count } archivos o trozos sin usar
}
voices-odd-other = No es sonido, por el nombre:
voices-odd-unknown = El nombre no dice ningún poema:
voices-odd-doubled = Hay otro archivo para la misma mitad; este se ha dejado fuera:
voices-odd-empty = Archivo vacío:
voices-odd-big = Demasiado grande para medio poema:
voices-odd-long = Demasiado largo para lo que debería ser:
voices-odd-damaged = Dañado en el zip, o ilegible:
voices-odd-locked = Cerrado con contraseña:
voices-odd-not-audio = No es un sonido que este navegador sepa reproducir, o está roto:
voices-odd-silent = Nada más que silencio:
voices-odd-one-part = Ningún silencio separa la primera mitad de la segunda:
voices-odd-spare = Hay más trozos que mitades; estos sobran:
voices-more = y { $count } más
voices-heard = { $heard } de { $of } mitades
voices-whole = Están todas las mitades, también las del joka.
voices-by-order = Los nombres no tienen números que digan los poemas: los archivos se han tomado por el orden de los nombres.
voices-missing = { $count ->
    [one] Falta { $count } mitad
   *[other] Faltan { $count } mitades
}
voices-missing-both = Las dos mitades de
voices-missing-upper = Primera mitad de
voices-missing-lower = Segunda mitad de
voices-missing-note = 0 es el joka. Donde falta una mitad, el lector calla lo que duraría; todas las demás se leen con tu voz.
voices-report = Lo que hay
voices-opening = Trozos de sonido hallados: { $count }. La grabación empieza con
voices-opening-none = el poema 1
voices-opening-once = el joka
voices-opening-twice = el joka, su segunda mitad dos veces
voices-marks = Cuándo se oye cada sonido
voices-marks-why = El texto sigue a la voz, y un toque se mide desde el sonido que decide. Nuestra voz propone los tiempos; tú puedes moverlos.
voices-align = { $count ->
    [one] Proponer los tiempos de { $count } mitad
   *[other] Proponer los tiempos de { $count } mitades
}
voices-aligning = Comparando { $done } de { $of }…
voices-verses = Mitades
voices-show-needed = { $count } por revisar
voices-show-all = Las { $count }
voices-row-accepted = revisada
voices-row-sure = propuesta
voices-row-unsure = revísala
voices-row-none = aún sin tiempos
voices-standing-accepted = Revisada por ti.
voices-standing-sure = Propuesta; las dos voces coinciden bien.
voices-standing-unsure = Propuesta dudosa: escúchala, por favor. Puede ser otra mitad, o una lectura muy distinta.
voices-proposing = Comparando con nuestra voz…
voices-verse-upper = Poema { $poem }, primera mitad
voices-verse-lower = Poema { $poem }, segunda mitad
voices-joka-upper = Joka, primera mitad
voices-joka-lower = Joka, segunda mitad
voices-mark = Sonido { $number }: { $kana }
voices-mark-decides = Sonido { $number }: { $kana }, que decide
voices-mark-at = a los { $seconds } s
voices-decides = decide
voices-play = Escuchar
voices-stop = Parar
voices-play-mark = Escuchar desde la marca
voices-closer = Más cerca
voices-wider = Más lejos
voices-mora-before = Sonido anterior
voices-mora-after = Sonido siguiente
voices-earlier = { $ms } ms antes
voices-later = { $ms } ms después
voices-wave-note = Arrastra una marca, o muévela con las flechas { $ms } ms (con Mayús, 1 ms). Toca la onda para oír desde ahí; arrástrala para ver más.
voices-accept = Está bien
voices-next = Siguiente por revisar
voices-name = Nombre
voices-rename = Cambiar el nombre
voices-rename-one = Cambiar el nombre de { $title }
voices-delete = Borrar
voices-delete-one = Borrar { $title }
voices-delete-title = ¿Borrar { $title }?
voices-delete-note = Sus grabaciones y marcas se quitan de este dispositivo. Los archivos de los que salieron se quedan donde están.
voices-open = Mitades y marcas
voices-all = Todas las grabaciones
voices-shelf = En este dispositivo
voices-loose = Este navegador puede borrarlas cuando se llene el dispositivo: guarda los archivos originales.
voices-size = { $megabytes } MB

## Reader

reader-tools = Lectura
reader-back = Atrás
reader-repeat = Otra vez
reader-next = Siguiente
reader-more = Más
reader-of = de { $count }
reader-place-of = { $place } de { $count }
reader-poems = { $count ->
    [one] poema
    [many] de poemas
   *[other] poemas
}
reader-ask-none = Toca para empezar
reader-ask-ready = Toca para leer
reader-ask-fetching = El verso está en camino…
reader-ask-reading = Toca para pausar
reader-ask-paused = En pausa. Toca para seguir
reader-ask-read = Toca para el siguiente poema
reader-ask-span = Sigue sin ayuda. Toca para que espere
reader-ask-over = Todo está leído
reader-ask-no-voice = No hay ninguna voz en este dispositivo, ni línea para traer una
reader-ask-voice-comes = La voz está en camino…
reader-settings = Cómo leer
reader-preset = Para qué
reader-preset-competition = Competición
reader-preset-competition-note = La segunda mitad del último poema, un segundo de silencio y la primera mitad del siguiente. Después espera tu toque.
reader-preset-recreation = Por diversión
reader-preset-recreation-note = Primera mitad, segunda mitad y otra vez la segunda; el siguiente poema llega sin ayuda.
reader-preset-study = Estudio
reader-preset-study-note = Poemas enteros, uno a uno, con el texto, el sentido y la carta a la vista.
reader-preset-hokkaido = Hokkaido
reader-preset-hokkaido-note = Solo las segundas mitades, como en las cartas de madera.
reader-preset-beginners = Principiantes
reader-preset-beginners-note = Veinte cartas que pronto se distinguen; el poema se ve cuando ya se leyó.
reader-fault = No se pudo traer el verso. Toca para intentarlo otra vez.
reader-cards = Cartas
reader-count = { $count ->
    [one] { $count } poema
   *[other] { $count } poemas
}
reader-done = Listo
reader-begin-anew = Empezar así una lectura nueva
reader-begin-again = Leer otra vez, en otro orden
reader-from-next = Hay una lectura en curso. El ritmo, la espera y lo que se ve cambian enseguida; las cartas y el orden, en el próximo comienzo.
reader-sets-choose = Elegir las cartas
reader-sets-all = Las cien
reader-sets-expression = El conjunto en palabras
reader-sets-expression-note = Términos separados por espacios, como pink first:mu length:2-3 17 3..14 8* chiha. Un menos quita: all -length:1. Un conjunto tuyo se escribe set:nombre.
reader-sets-colours = Cinco colores
reader-colour-pink = Rosa
reader-colour-yellow = Amarillo
reader-colour-blue = Azul
reader-colour-green = Verde
reader-colour-orange = Naranja
reader-sets-firsts = Primera sílaba
reader-sets-lengths = Longitud del kimariji
reader-sets-length = { $length } ({ $count })
reader-sets-groups = Grupos
reader-group-group-tomofuda = Gemelas
reader-group-group-oyama = Seis sílabas
reader-group-third-a = Tercio A
reader-group-third-b = Tercio B
reader-group-third-c = Tercio C
reader-group-quarter-1 = Cuarto 1
reader-group-quarter-2 = Cuarto 2
reader-group-quarter-3 = Cuarto 3
reader-group-quarter-4 = Cuarto 4
reader-sets-patterns = Números
reader-sets-grid = Una por una
reader-sets-sort = Ordenadas
reader-sets-sort-sound = Por primer sonido
reader-sets-kept = Tus conjuntos
reader-sets-name = Nombre de este conjunto
reader-sets-keep = Guardar
reader-sets-link = Copiar un enlace a { $name }
reader-sets-up = Subir { $name }
reader-sets-drop = Quitar { $name }
reader-sets-dropped = Se ha quitado el conjunto «{ $name }».
reader-sets-undo = Volver a ponerlo
reader-sets-export = Guardar en un archivo
reader-sets-import = Abrir un archivo
reader-sets-brought = { $count ->
    [one] Se añadió un conjunto.
   *[other] Se añadieron { $count } conjuntos.
}
reader-sets-no-file = Aquí no hay conjuntos de karuta.
reader-sets-linked = El enlace trajo el conjunto «{ $name }». Está elegido y guardado.
reader-wish-linked = El enlace trajo cómo leer. Empieza cuando empiece la otra sala.
reader-copied = Copiado
reader-known-title = Lo que sabes
reader-known = Este lo sé
reader-known-set = Los que sé ({ $count })
reader-unknown-set = Aún no sabidos ({ $count })
reader-known-forget = Borrar las marcas
reader-known-forget-chosen = Borrar las marcas de las cartas elegidas ({ $count })
reader-dead = Cartas fantasma añadidas
reader-likeness = Cuánto se parecen
reader-likeness-none = cualquiera
reader-order = Orden
reader-order-shuffle = Barajado
reader-order-replacement = Cada vez entre todos
reader-order-number = Por número
reader-order-musume = Por familias, mu su me fu sa ho se
reader-seed = Semilla del orden
reader-seed-drawn = se saca al empezar
reader-seed-draw = Sacar una
reader-seed-note = La misma semilla y las mismas cartas dan el mismo orden en cada sala.
reader-pattern = Qué se lee de cada poema
reader-pattern-note = 1 es la primera mitad, 2 la segunda. Antes de la barra: del poema ya leído; después: del siguiente.
reader-pattern-own = Otra manera
reader-joka-upper = Primera mitad del poema inicial, veces
reader-joka-lower = Segunda mitad del poema inicial, veces
reader-joka = (poema inicial)
reader-rhythm = Ritmo
reader-rhythm-own = propio
reader-rhythm-note = Segunda mitad, nota sostenida, silencio, primera mitad. El tono de la voz no cambia.
reader-pacing-lower = Segunda mitad
reader-pacing-linger = Nota sostenida
reader-pacing-silence = Silencio
reader-pacing-upper = Primera mitad
reader-before = Silencio antes de leer
reader-after = Silencio después de leer
reader-going = Continuación
reader-wait = Después de cada poema
reader-wait-hands = Esperar un toque
reader-wait-hands-note = Nadie tiene prisa: las manos siguen en alto hasta que las cartas vuelvan a su sitio.
reader-wait-span = Seguir sin ayuda
reader-wait-span-note = Un toque durante la espera la alarga hasta el siguiente toque.
reader-span = Intervalo
reader-stop = Parar después de
reader-stop-never = nunca
reader-again = Barajar y seguir al final
reader-again-note = Práctica sin fin, por ejemplo con unas pocas gemelas.
reader-resume = Después de una pausa
reader-resume-verse = La mitad desde el principio
reader-resume-here = Desde donde estaba
reader-repeats = «Otra vez» repite
reader-repeats-step = todo lo último leído
reader-repeats-verse = su última mitad
reader-see = Qué se muestra
reader-show = El poema se muestra
reader-show-never = nunca
reader-show-as = mientras se lee
reader-show-after = después de leerlo
reader-show-kanji = Kanji
reader-show-kana = Kana
reader-show-romaji = Romaji
reader-show-meaning = Sentido
reader-show-author = Autor
reader-show-torifuda = Torifuda
reader-show-kimariji = Kimariji
reader-show-whole = El poema entero
reader-show-whole-note = Si no, solo lo que se lee de él.
reader-live-log = Kimariji acortados junto al número
reader-live-log-note = Para quienes miran: qué cartas se reconocen antes ahora.
reader-turned = La torifuda está
reader-turned-no = del derecho
reader-turned-yes = del revés
reader-turned-random = al azar
reader-who = Quién lee
reader-prompter = Una persona lee en voz alta
reader-prompter-note = La página muestra las mitades en grande, con romaji, vocales que sostener y la barra que avanza. No hace falta sonido.
reader-verse-upper = Primera mitad
reader-verse-lower = Segunda mitad
reader-poem = El poema
reader-voice = Voz
reader-voice-own = Tus propias grabaciones, solo en este dispositivo
reader-voice-missing = { $count ->
    [one] Falta una mitad: quedará en silencio.
   *[other] Faltan { $count } mitades: quedarán en silencio.
}
reader-voices-own = Tus propias grabaciones
reader-keep = Guardar en este dispositivo
reader-keep-on = Seguir trayendo
reader-keep-here = En este dispositivo
reader-keep-drop = Quitar
reader-keep-stop = Parar
reader-keep-progress = Traído hasta ahora
reader-keep-full = No queda espacio en este dispositivo.
reader-keep-failed = No se pudo traer todo. Lo que ya está se queda; inténtalo más tarde.
reader-keep-not = Este navegador solo guarda voces para páginas que llegan por una línea segura.
reader-megabytes = { $size } MB
reader-try = Probar el sonido
reader-silent-switch = ¿No se oye nada? Mira el interruptor de silencio y el volumen del dispositivo.
reader-volume-low = El volumen de esta página es bajo.
reader-sound-off = El sonido de esta página está apagado.
reader-tone = Timbre
reader-tone-low = Graves
reader-tone-high = Agudos: claridad de las consonantes
reader-share = Compartir con otra sala
reader-share-how = Quien abra este enlace, o escriba esta semilla y elija las mismas cartas, oirá los mismos poemas en el mismo orden.
reader-share-link = Enlace
reader-share-give = Pasar
reader-share-type = Semilla de otra sala
reader-skip = Saltar el poema: irá al final
reader-skipped = El poema se puso al final.
reader-return = Devolver el poema a la caja
reader-returned = El poema está otra vez en la caja, en algún lugar entre el resto.
reader-last-verse = Otra vez la última mitad
reader-clock = Memorización
reader-jump = Ir a
reader-jump-place = A cuál de { $count }
reader-jump-poem = A un poema: número, kana o romaji
reader-jump-go = Ir
reader-jump-to = Ir al número { $place }
reader-jump-between = Da un número de 1 a { $count }.
reader-jump-not-here = «{ $given }» no está en esta caja.
reader-log = Cómo se acortaron los kimariji
reader-log-empty = Aún no se ha leído nada.
reader-log-none = Ningún kimariji se acortó.
reader-log-by = n.º { $number }
reader-read = Ya leídos ({ $count })
reader-to-come = Por venir ({ $count }): se ve solo al abrirlo
reader-end = Guardar las cartas
reader-end-sure = Esta lectura termina del todo.
reader-time-up = El tiempo fijado se acabó.
reader-went-wrong = Eso no salió bien. Inténtalo otra vez.
reader-clock-what = Los jugadores aprenden dónde están las cartas. El reloj avisa dos minutos antes del final y al final.
reader-clock-minutes = Duración
reader-clock-first = Primer aviso después de
reader-clock-sound = Avisos
reader-clock-sound-voice = hablados, en japonés
reader-clock-sound-bell = una campana
reader-clock-sound-none = en silencio
reader-clock-sound-note = La voz tiene palabras para el comienzo, dos minutos antes del final y el final; en otro momento suena la campana.
reader-clock-vibrate = Vibrar
reader-clock-begin = Poner en marcha
reader-clock-runs = Memoriza
reader-clock-paused = El reloj está parado
reader-clock-over = Tiempo
reader-clock-pause = Pausa
reader-clock-resume = Seguir
reader-clock-end = Terminar ya
reader-clock-to-reading = A la lectura
reader-help = Ayuda
reader-help-what = Acción
reader-help-touch = En la zona grande
reader-help-key = Tecla
reader-help-press = Empezar, pausar, seguir
reader-help-repeat = Otra vez
reader-help-next = Siguiente
reader-help-back = Atrás
reader-help-pause = Pausa
reader-help-tap = Tocar
reader-help-double = Tocar dos veces, o un rato
reader-help-left = Deslizar a la izquierda
reader-help-right = Deslizar a la derecha
reader-help-note = Los pedales y mandos envían Re Pág y Av Pág; los auriculares, reproducir y siguiente. Las teclas de volumen valen si el navegador las pasa: más alto sigue, más bajo repite.
reader-install = Instalado en este dispositivo, el lector se abre sin línea en cuanto guardes una voz.
reader-install-do = Instalar
reader-full = Pantalla completa, y volver
reader-sets-none = Empezar sin ninguna
reader-help-space = Espacio
reader-reset = Volver a dejarlo todo como en este uso
