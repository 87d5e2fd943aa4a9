# El coach: lo que importó en una partida terminada, y qué habría traído otro camino.
# $a es del mejor camino, $b del otro; las cifras vienen escritas.

coach-title = { $name }: los momentos que importaron
coach-when = { $game ->
    [financity] Año { $n }
    [elplan] Período { $n }
   *[other] Ronda { $n }
}
coach-nothing = Nada de lo que hiciste habría cambiado mucho: ningún otro camino era claramente mejor ni peor. Esta partida la decidieron la suerte y los demás.
coach-few = Pocas de tus decisiones pesaron mucho. Esto es lo que sí pesó.

coach-kind-bookmark = Tu docente marcó esto
coach-kind-bookmark-room = Tu docente marcó este momento
coach-kind-loss = Otro camino era mejor
coach-kind-missed_bargain = Una ganga que se dejó pasar
coach-kind-best = Bien elegido
coach-kind-first_loan = Tu primera deuda
coach-kind-first_loan-room = Una primera deuda
coach-kind-uninsured_loss = Sin seguro
coach-kind-recovery = La remontada
coach-kind-swing = Un giro de la suerte

## Qué hiciste y qué más podías hacer

coach-chose = { $when }: elegiste «{ $mine }». Otro camino era «{ $other }».
coach-chose-nothing = { $when }: elegiste «{ $mine }». Otro camino era no hacerlo.
coach-chose-room = { $when }: aquí se eligió «{ $mine }». Otro camino era «{ $other }».
coach-chose-nothing-room = { $when }: aquí se eligió «{ $mine }». Otro camino era no hacerlo.
coach-let-be = Dejarlo estar
coach-recovered = Habías bajado al puesto { $from } y terminaste en el puesto { $to }.
coach-recovered-room = Desde el puesto { $from } se llegó al final al puesto { $to }.
coach-happened = Lo que vino después: { $fact }

## Qué tan bueno fue, hasta donde se podía saber

coach-verdict-other = En { $tens } de 10 futuros te habría ido mejor con el otro camino, { $by }.
coach-verdict-own = En { $tens } de 10 futuros te fue mejor con tu camino, { $by }.
# En un cara o cruz $tens es del camino que parece mejor, $against del otro.
coach-verdict-toss = Cara o cruz: con el otro camino te habría ido mejor en { $tens } de 10 futuros y con el tuyo en { $against }. En conjunto, el otro camino salía mejor, { $by }. Bien puede ser casualidad.
coach-verdict-toss-own = Cara o cruz: con tu camino te fue mejor en { $tens } de 10 futuros y con el otro en { $against }. En conjunto, tu camino salía mejor, { $by }. Bien puede ser casualidad.
coach-verdict-other-room = En { $tens } de 10 futuros el otro camino terminó mejor, { $by }.
coach-verdict-own-room = En { $tens } de 10 futuros el camino elegido terminó mejor, { $by }.
coach-verdict-toss-room = Cara o cruz: el otro camino terminó mejor en { $tens } de 10 futuros y el elegido en { $against }. En conjunto, el otro camino salía mejor, { $by }. Bien puede ser casualidad.
coach-verdict-toss-own-room = Cara o cruz: el camino elegido terminó mejor en { $tens } de 10 futuros y el otro en { $against }. En conjunto, el camino elegido salía mejor, { $by }. Bien puede ser casualidad.
coach-same = En { $same } de 10 los dos caminos terminaron igual.
coach-by-points = por { $mean } puntos en promedio (de { $low } a { $high })
coach-by-steps = por { $mean } pasos en promedio (de { $low } a { $high })
coach-by-money = por { MONEY($mean) } en promedio (de { MONEY($low) } a { MONEY($high) })
coach-by-standing = en promedio por delante de { $mean } finales posibles más de cada 100 (de { $low } a { $high })
coach-though-points = Los puntos solos dicen { $mean } (de { $low } a { $high }); las metas y los puestos cuentan más.
coach-goals = Con él se alcanzan todas las metas en { $a } de 100 futuros, y sin él en { $b }.
coach-gauges = En promedio eso significa { $list }.
coach-gauge-money = { $game ->
    [elplan] { $mean } fichas de recursos (de { $low } a { $high })
    [citylife] { $mean } en patrimonio (de { $low } a { $high })
   *[other] { $mean } en dinero (de { $low } a { $high })
}
coach-gauge-debt = { $mean } en deuda (de { $low } a { $high })
coach-gauge-wellbeing = { $game ->
    [financialit] { $mean } de Felicidad (de { $low } a { $high })
   *[other] { $mean } de bienestar (de { $low } a { $high })
}
coach-because = Porque desde ahí { $list }.
coach-came-better = Con la suerte que de verdad vino, el otro camino habría terminado mejor: { $points }.
coach-came-worse = Con la suerte que de verdad vino, el otro camino habría terminado peor: { $points }.
coach-came-better-even = Con la suerte que de verdad vino, el otro camino habría terminado mejor, con el mismo puntaje.
coach-came-worse-even = Con la suerte que de verdad vino, el otro camino habría terminado peor, con el mismo puntaje.
coach-came-same = Con la suerte que de verdad vino, los dos caminos habrían terminado igual.
coach-came-points = { $unit ->
    [steps] { $n } { $count ->
        [one] paso
       *[other] pasos
    }
    [money] { MONEY($n) }
   *[points] { $n } { $count ->
        [one] punto
       *[other] puntos
    }
}
coach-luck-differs = La suerte decide una partida; con lo que es bueno en promedio puedes planear.

## La suerte, y la distancia al mejor

coach-swing-up = { $when }: la suerte se puso de tu lado. Desde ahí podías esperar dejar atrás { $mean } finales posibles más de cada 100 (de { $low } a { $high }). Fue cosa del azar y de los demás, no tuya.
coach-swing-down = { $when }: la suerte se puso en tu contra. Desde ahí podías esperar dejar atrás { $mean } finales posibles menos de cada 100 (de { $low } a { $high }). Fue cosa del azar y de los demás, no tuya.
coach-swing-up-room = { $when }: la suerte se puso del lado de alguien. Desde ahí podía esperar dejar atrás { $mean } finales posibles más de cada 100 (de { $low } a { $high }). Fue cosa del azar y de los demás.
coach-swing-down-room = { $when }: la suerte se puso en contra de alguien. Desde ahí podía esperar dejar atrás { $mean } finales posibles menos de cada 100 (de { $low } a { $high }). Fue cosa del azar y de los demás.
coach-swing-facts = Lo que vino: { $facts }
coach-swing-worse-expected = En promedio cabía esperar algo peor.
coach-swing-better-expected = En promedio cabía esperar algo mejor.
coach-split-behind = Terminaste { $gap } por detrás de { $name }. Con la misma suerte y personas igual de buenas en esos dos asientos, esa distancia habría sido { $drawn } (de { $drawn_low } a { $drawn_high }): eso lo puso la suerte. El resto salió de las decisiones: { $decided } (de { $decided_low } a { $decided_high }).
coach-split-ahead = Terminaste { $gap } por delante de { $name }. Con la misma suerte y personas igual de buenas en esos dos asientos, esa ventaja habría sido { $drawn } (de { $drawn_low } a { $drawn_high }): eso lo puso la suerte. El resto salió de las decisiones: { $decided } (de { $decided_low } a { $decided_high }).

## Porque: City Life

because-citylife-in-quiz_award = las respuestas correctas traen { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-in-visitor_fee = las visitas te pagan { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-in-dividend = los dividendos traen { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-in-deed_sold = vender propiedades trae { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-in-share_sold = vender acciones trae { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-in-lottery_won = la Lotería trae { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-visitor_fee = pagas { $sign }{ $a } en tarifas de visita en vez de { $sign }{ $b }
because-citylife-out-deed_bought = gastas { $sign }{ $a } en propiedades en vez de { $sign }{ $b }
because-citylife-out-traffic_fine = pagas { $sign }{ $a } en multas en vez de { $sign }{ $b }
because-citylife-out-insurance = el seguro te cuesta { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-repair_bill = los arreglos te cuestan { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-grocery_bill = las compras de comida te cuestan { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-property_tax = el impuesto predial te cuesta { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-land_transfer_tax = el impuesto de traspaso te cuesta { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-capital_gains_tax = el impuesto a la ganancia te cuesta { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-loan_cost = los préstamos te cuestan { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-out-mortgage_cost = las hipotecas te cuestan { $sign }{ $a } en vez de { $sign }{ $b }
because-citylife-did-turn_missed = pierdes { $a } turnos en vez de { $b }
because-citylife-did-debt = te falta efectivo { $a } veces en vez de { $b }

## Porque: El Plan

because-elplan-in-idea-idea = haces { $a } ideas en vez de { $b }
because-elplan-in-production-raw_material = haces { $a } materias primas en vez de { $b }
because-elplan-in-production-consumer_good = haces { $a } bienes de consumo en vez de { $b }
because-elplan-in-production-service = haces { $a } servicios en vez de { $b }
because-elplan-in-sale = las ventas traen { $a } de dinero en vez de { $b }
because-elplan-in-income = las cartas traen { $a } de dinero en vez de { $b }
because-elplan-in-income-worker = las cartas traen { $a } trabajadores en vez de { $b }
because-elplan-in-income-energy = las cartas traen { $a } de energía en vez de { $b }
because-elplan-in-space_worker-worker = las casillas traen { $a } trabajadores en vez de { $b }
because-elplan-in-subsidy_pile = la pila de subsidios trae { $a } de dinero en vez de { $b }
because-elplan-in-subsidy-energy = los subsidios traen { $a } de energía en vez de { $b }
because-elplan-in-sale_bonus = los bonos de venta traen { $a } de dinero en vez de { $b }
because-elplan-in-event_gift = los sucesos dan { $a } de dinero en vez de { $b }
because-elplan-out-event_demand = los sucesos se llevan { $a } de dinero en vez de { $b }
because-elplan-out-event_demand-worker = los sucesos se llevan { $a } trabajadores en vez de { $b }
because-elplan-out-event_demand-energy = los sucesos se llevan { $a } de energía en vez de { $b }
because-elplan-out-inflation = la inflación se lleva { $a } de dinero en vez de { $b }
because-elplan-out-card_cost = las cartas cuestan { $a } de dinero en vez de { $b }
because-elplan-out-card_cost-energy = las cartas cuestan { $a } de energía en vez de { $b }
because-elplan-out-purchase = pagas { $a } de dinero en el mercado en vez de { $b }
because-elplan-out-import = pagas { $a } de dinero por importar en vez de { $b }
because-elplan-did-acquired = consigues { $a } cartas en vez de { $b }
because-elplan-did-benefit_lost = pierdes un beneficio { $a } veces en vez de { $b }
because-elplan-did-cut_back = desechas productos { $a } veces en vez de { $b }

## Porque: FinanciaLit

because-financialit-in-income = los ingresos traen { $a } Unidades en vez de { $b }
because-financialit-in-loan = pides prestadas { $a } Unidades en vez de { $b }
because-financialit-in-investment_paid = las inversiones pagan { $a } Unidades en vez de { $b }
because-financialit-in-savings_bonus = ahorrar trae { $a } Unidades en vez de { $b }
because-financialit-in-event_gain = los buenos sucesos traen { $a } Unidades en vez de { $b }
because-financialit-in-luxury-happiness = los lujos traen { $a } de Felicidad en vez de { $b }
because-financialit-in-career-happiness = los empleos traen { $a } de Felicidad en vez de { $b }
because-financialit-in-investment_paid-happiness = las inversiones traen { $a } de Felicidad en vez de { $b }
because-financialit-in-final_investment = las inversiones cortadas antes pagan { $a } Unidades en vez de { $b }
because-financialit-out-goods = los productos cuestan { $a } Unidades en vez de { $b }
because-financialit-out-bills = las facturas cuestan { $a } Unidades en vez de { $b }
because-financialit-out-skill = aprender cuesta { $a } Unidades en vez de { $b }
because-financialit-out-luxury = los lujos cuestan { $a } Unidades en vez de { $b }
because-financialit-out-investment = inviertes { $a } Unidades en vez de { $b }
because-financialit-out-event = los sucesos cuestan { $a } Unidades en vez de { $b }
because-financialit-out-final_loan = al final { $a } Unidades se van en préstamos en vez de { $b }
because-financialit-out-event-happiness = los sucesos cuestan { $a } de Felicidad en vez de { $b }
because-financialit-out-goods_missing-happiness = los productos que faltan cuestan { $a } de Felicidad en vez de { $b }
because-financialit-out-loan-happiness = los préstamos cuestan { $a } de Felicidad en vez de { $b }
because-financialit-out-miscalculation-happiness = los errores de cálculo cuestan { $a } de Felicidad en vez de { $b }
because-financialit-did-skill_learned = aprendes { $a } habilidades en vez de { $b }
because-financialit-did-career_active = empiezas { $a } empleos en vez de { $b }
because-financialit-did-luxury_bought = te alcanza para { $a } lujos en vez de { $b }
because-financialit-did-loan_taken = pides { $a } préstamos en vez de { $b }
because-financialit-did-goods_missing = te faltan productos { $a } veces en vez de { $b }
because-financialit-did-event_prevented = el seguro frena { $a } sucesos en vez de { $b }

## Porque: FinanCity

because-financity-in-extra_job = los trabajos extra traen { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-in-interest = los intereses traen { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-in-business_income = los negocios traen { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-in-education_income = la educación trae { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-in-loan = pides prestado { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-in-purchase-wellbeing = lo que compras trae { $a } de bienestar en vez de { $b }
because-financity-in-yearly_bonus-wellbeing = los bonos de cada año traen { $a } de bienestar en vez de { $b }
because-financity-in-free_time-wellbeing = el tiempo libre trae { $a } de bienestar en vez de { $b }
because-financity-out-loan_repaid_minimum = pagas { $sign }{ $a } por créditos en vez de { $sign }{ $b }
because-financity-out-expenses = tus gastos suman { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-out-event_loss = los imprevistos cuestan { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-out-surcharge = retirar con apuro cuesta { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-out-insurance = el seguro cuesta { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-out-shopping = las compras cuestan { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-out-investment = inviertes { $sign }{ $a } en vez de { $sign }{ $b }
because-financity-out-event-wellbeing = los imprevistos cuestan { $a } de bienestar en vez de { $b }
because-financity-did-job_paid = haces un trabajo extra { $a } veces en vez de { $b }
because-financity-did-loan_taken = pides { $a } créditos en vez de { $b }
because-financity-did-over_indebted = tienes demasiadas deudas { $a } veces en vez de { $b }
because-financity-did-event_avoided = evitas { $a } imprevistos en vez de { $b }

## Porque: Multiverse Money

because-multiverse-in-notes = tus billetes suman { $a } en vez de { $b }
because-multiverse-in-sets = los sets traen { $a } puntos en vez de { $b }
because-multiverse-in-coins = las monedas traen { $a } puntos en vez de { $b }
because-multiverse-out-unfinished = las divisas incompletas te cuestan { $a } puntos en vez de { $b }

## La orden

cli-cmd-coach = Lo que importó en una partida terminada, y qué habría traído otro camino.
cli-coach-seat = Solo para este asiento; 1 es el primero.
cli-coach-budget = Cuántas partidas de prueba recibe cada asiento: con más, los intervalos son más estrechos.
cli-coach-cost = { $playouts } partidas de prueba.
