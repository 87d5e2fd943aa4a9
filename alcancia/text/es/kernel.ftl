### Lo que dicen todos los juegos, español.

## Palabras y listas

word-nobody = nadie
word-none = ninguna
word-bank = el banco
word-trainer = la persona docente
word-pot = el pozo
word-yes = sí
word-no = no
list-more = { $list }, { $next }
# $sound es el primer sonido de lo último: «y» pasa a «e» delante de i.
list-last = { $sound ->
    [i] { $list } e { $last }
   *[other] { $list } y { $last }
}
list-score = { $name } { NUMBER($score) }

# Un asiento se llama igual en todas partes: por su letra, o por el nombre de quien se sienta.
option-part-of = { $part }:
seat-A = Asiento A
seat-B = Asiento B
seat-C = Asiento C
seat-D = Asiento D
seat-E = Asiento E
seat-F = Asiento F
seat-G = Asiento G
seat-H = Asiento H
seat-I = Asiento I

## Lo que pasó

# $of es la palabra "money" o el nombre de lo que se paga en su lugar.
fact-paid = { $of ->
    [money] { $from } paga { MONEY($amount) }
   *[other] { $from } da { NUMBER($amount) } ({ $of })
} { $to ->
    [bank] al banco.
    [pot] al pozo.
   *[other] a { $to }.
}
fact-undone = { $seat } deshizo su última jugada.
fact-envelope_taken_back = { $seat } retiró su respuesta y lo piensa otra vez.
fact-rewound = La partida volvió a un momento anterior.
fact-offer_made = { $seat } propone un trato a { $other } ({ $terms }).
fact-offer_accepted = { $seat } acepta el trato que propuso { $other } ({ $terms }).
fact-offer_closed = { $how ->
    [declined] { $other } no acepta el trato que propuso { $seat }.
    [withdrawn] { $seat } retira el trato que propuso a { $other }.
   *[lapsed] El trato que { $seat } propuso a { $other } ya no es posible.
}
fact-early_end_announced = El juego termina después de la ronda { $last }.
fact-rule_change_announced = Desde la próxima ronda cambia una regla: { $option } será { $value }.
fact-goal_today = La meta de hoy: { $goal }
fact-rule_today = La regla de hoy: { $option }: { $value } (lo normal es { $before }).
fact-rule_changed = Cambió una regla: { $option } es ahora { $value }.

## Preguntas y jugadas

ask-anything = Te toca: { $question }
prompt-waiting = Esperando a: { $seats }
move-of = { $move }: { $what }
move-offer = Proponer un trato
    .about = Propones un trato a alguien. Solo se hace si lo acepta.
move-accept = Aceptar el trato
    .about = El trato se hace enseguida.
move-decline = No aceptar el trato
    .about = No quieres este trato.
move-withdraw = Retirar tu propuesta
    .about = Quitas tu propuesta de la mesa.

## Rechazos de jugadas

refused-unknown = Eso no es posible ({ $reason }).
refused-game_over = La partida terminó y ya no se puede jugar.
refused-stale_decision = La mesa siguió adelante y esa pregunta se cerró. Mira otra vez y responde lo que se pregunta ahora.
refused-no_such_seat = Ese asiento no existe en esta mesa.
refused-already_answered = Ya respondiste. Espera a los demás.
refused-not_your_decision = Ahora no te toca decidir. Espera a que se te pregunte.
refused-unknown_move = Esa jugada no es de este paso. Elige una de las que se ofrecen.
refused-bad_parameter = Eso no se puede elegir aquí. Elige algo de lo que se ofrece.
refused-nothing_to_undo = Todavía no hay nada que deshacer.
refused-undo_barrier = Esta jugada ya no se puede deshacer: después salió o se mostró algo.
refused-undo_not_yours = Solo se puede deshacer la última jugada, y era de otra persona.
refused-envelope_final = Aquí una respuesta entregada ya no se cambia.
refused-no_envelope = Todavía no entregaste ninguna respuesta.
refused-trainer_only = Eso solo puede hacerlo la persona docente.
refused-trainer_missing = Esa opción necesita una persona docente en la mesa.
refused-not_live_option = Esa regla solo se puede elegir antes de la partida.
refused-bad_forced_outcome = Ese resultado no se puede elegir.
refused-cannot_come = Eso ya no puede salir: se acabó, o ya lo elegiste tantas veces como hay.
refused-bad_last_period = El juego no puede terminar después de esa ronda.
refused-no_next_period = Esta es la última ronda: una regla cambiada ya no llegaría a valer.
refused-bad_rewind = La partida no puede volver a ese momento.

## Rechazos de mesas y opciones

refused-bad_player_count = Este juego no se puede jugar con ese número de asientos.
refused-unknown_option = Este juego no tiene ninguna opción llamada { $option }.
refused-bad_option_value = Ese valor no es posible para la opción { $option }.
refused-bad_seed = La semilla tiene que ser un texto de caracteres legibles.
refused-unknown_game = No hay ningún juego llamado { $game }.
refused-unknown_bot = No hay ningún bot llamado { $bot }. Los que hay: { $known }.
refused-bad_content = En { $file } hay algo que no cuadra: { $entry }.

## Rechazos de archivos

refused-too_large = El archivo pasa de { NUMBER($limit) } bytes: ningún registro es tan grande.
refused-not_json = El archivo no es un registro: está dañado o es de otro tipo.
refused-duplicate_key = El archivo no es un registro correcto: dice lo mismo dos veces.
refused-bad_number = El archivo no es un registro correcto: contiene el número { $number }.
refused-too_deep = El archivo no es un registro correcto: tiene demasiados niveles.
refused-bad_text = El archivo no es un registro correcto: tiene caracteres que no se pueden leer.
refused-not_a_record = El archivo no es el registro de una partida.
refused-unknown_format = El registro tiene un formato que este programa no conoce ({ $format }).
refused-bad_record = A una parte del registro le falta algo o tiene otra forma ({ $entry }).
refused-unknown_version = El registro se hizo con la versión { $version } de las reglas; este programa tiene la { $known }.
refused-other_content = El registro se hizo con otras cartas o cifras que las de este programa.
refused-seed_missing = El registro no tiene semilla y no se puede repetir. La semilla se da cuando termina la partida.
refused-commitment_broken = La semilla del registro no es la que se prometió antes de la partida.
refused-shares_broken = La semilla del registro no está hecha con las partes que nombra.
refused-hash_differs = El registro no cuadra: después de la jugada { $at } la mesa no es como dice.
refused-move_refused = El registro no cuadra: la jugada { $at } no está permitida. { $why }
refused-move_differs = El registro no cuadra: la jugada { $at } no es lo que se jugó allí.

# El bot que tienen todos los juegos.
bot-random = Al azar
    .about = Elige cualquier jugada permitida, todas con la misma probabilidad.

refused-box_missing = Para esto hace falta la caja { $box }, que no está en este estante.
refused-bad_box = Esta caja no se puede usar. { $file } { $why ->
    [too_large] Es demasiado grande.
    [too_many_files] Tiene demasiados archivos.
    [file_twice] Un archivo está dos veces.
    [not_a_zip] No es un archivo zip.
    [unknown_file] Este archivo no va en una caja.
    [not_utf8] No está guardado como texto UTF-8. En Excel, guárdalo como «CSV UTF-8».
    [missing] Falta.
    [box_file] No se puede leer.
    [game] No existe ese juego.
    [id] El id lleva minúsculas, cifras y guiones.
    [title] Falta un título o está en un idioma que no hablamos.
    [length] Hay demasiadas palabras, o ninguna.
    [invisible_sign] Hay un signo que nadie puede ver.
    [markup] Las palabras no pueden llevar código de página.
    [no_sheet] Esta tabla tiene que seguir siendo un archivo TOML.
    [no_words] Una carta tuya no tiene nombre.
    [no_entry] No existe esa carta o cantidad.
    [new_id] Ese id ya existe, o tiene otros signos que letras, cifras y guiones.
    [no_copy] De esto solo hay uno.
    [too_few] Hay muy pocas cartas: con tan pocas no se puede jugar hasta el final.
    [unknown_words] El juego no tiene esas palabras.
    [does_not_play] Con ella, las partidas no llegan al final.
   *[row] Esta fila no encaja.
 } { $entry }
# Los que piensan antes de mover, en todos los juegos.
bot-sharp-300 = Astuto 0,3 s
    .about = Piensa hasta un tercio de segundo: prueba jugadas en mundos que podrían ser el verdadero y elige la que mejor sale.
bot-sharp-1000 = Astuto 1 s
    .about = Piensa hasta un segundo: prueba jugadas en mundos que podrían ser el verdadero y elige la que mejor sale.
why-sharp_only = No había nada que pensar.
why-sharp_best = Probé muchas veces lo que se me ocurría, y esto salió mejor.
why-sharp_ahead = Lo jugué muchas veces en mi cabeza, y esto salió claramente mejor que la segunda mejor jugada.
why-sharp_close = Lo jugué muchas veces en mi cabeza. Otra jugada es casi igual de buena.
thought-next = La segunda mejor: { $move }. En { $playouts } intentos quedó { $points } puntos de 100 por detrás, con un margen de { $error }.
thought-figure = Lo que más cambia entonces: { $figure } ({ $more } en promedio).

# Rulebooks: whose rule it is.
rule-printed = impresa
rule-both = impresa, con un detalle nuestro
rule-ours = nuestra
rules-changed = Distinto en esta mesa
cards-ours = Las reglas siguen el libro impreso; la mayoría de las cartas son nuestras.
