# The lab: forecasts and reports.

cli-cmd-lab = El laboratorio: qué hace un cambio de reglas, con muchas partidas.
cli-cmd-lab-compare = Juega la misma suerte con dos reglas y compara cada cifra.
cli-cmd-lab-forecast = Dice en palabras sencillas qué hace un cambio de reglas.
cli-cmd-lab-sweep = Juega la misma suerte con cada valor de una opción.
cli-lab-change = Una regla que cambia, como opción=valor; se puede repetir.
cli-lab-vary = La opción que varía, como opción=menor..mayor u opción=menor..mayor/paso.
cli-lab-out = Una carpeta para las filas (Parquet, CSV), el diccionario y un informe; el trabajo interrumpido sigue desde ahí.
cli-workers-lab = Cuántos procesos juegan; si no se dice, todos los núcleos.
cli-cluster = Juega en un clúster de Ray: ray, o ray:dirección.
lab-row = { $mark } { $figure }: { $a } → { $b }, cambio { $c } ({ $d } a { $e })
lab-interval = { $mean } ({ $low } a { $high })
lab-rule = { $option }: { $after } en vez de { $before }.
lab-report-compare = Dos reglas comparadas
lab-report-sweep = Qué hace { $option }
lab-column-figure = Cifra
lab-column-before = Antes
lab-column-after = Después
lab-column-change = Cambio (intervalo del 95 %)
lab-axis-change = Cambio, en desviaciones estándar entre partidas
measure-game = Número de la partida
measure-bot = Quién jugó
measure-rank = Puesto
measure-first = Parte del primer puesto
measure-worth = Valor con el que se dan los puestos
measure-rules = Antes o después del cambio
refused-no_frames = Para esto hacen falta más bibliotecas: pip install "{ $extra }"
refused-no_cluster = Para esto hacen falta más bibliotecas: pip install "{ $extra }"
refused-unknown_cluster = No hay un clúster del tipo { $name }.
refused-bad_sweep = Dilo como menor..mayor, con { $most } valores como máximo.
