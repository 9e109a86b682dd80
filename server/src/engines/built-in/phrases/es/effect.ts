import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const effect = {
  'effect.paths': [
    ['Vías de influencia {de object} en {aspect}'],
    ['Deduce hipótesis comprobables sobre el efecto directo, el canal y las condiciones.'],
  ],
  'effect.direct': [
    ['Relación directa entre {object} y {aspect}'],
    [
      'Se apoya en {theory} para prever la dirección y formula la hipótesis principal.',
      'Se apoya en los estudios previos para prever la dirección y formula la hipótesis principal.',
    ],
  ],
  'effect.directReason': [
    ['Por qué {aspect} puede responder {a object}'],
    ['Parte de las decisiones de los implicados y descarta la lectura inversa.'],
  ],
  'effect.directClaim': [
    ['Hipótesis principal sobre {aspect}'],
    ['Formula la expectativa de modo que los datos puedan refutarla.'],
  ],
  'effect.mediated': [
    ['{variable} como canal de transmisión'],
    ['Explica cómo el cambio pasaría primero por este canal y luego {a aspect}.'],
  ],
  'effect.stepOne': [
    ['De {bare object} a {bare variable}'],
    ['Da razones para el primer tramo y los signos que lo revelan.'],
  ],
  'effect.stepTwo': [
    ['De {bare variable} a {bare aspect}'],
    ['Precisa cuándo se cumple el segundo tramo y cuándo se interrumpe.'],
  ],
  'effect.moderated': [
    ['{variable} como condición de contorno'],
    ['Argumenta por qué el efecto sería más fuerte o más débil según esta condición.'],
  ],
  'effect.rival': [
    ['Dos explicaciones rivales del cambio en {aspect}'],
    ['Deja que cada teoría prediga el resultado y busca el punto en que difieren.'],
  ],
  'effect.prediction': [
    ['Lo que predice {theory} sobre {aspect}'],
    ['Deduce dirección y condiciones, y qué resultado contaría en contra.'],
  ],
  'effect.claims': [
    ['Hipótesis que distinguen las explicaciones'],
    ['Pone las predicciones lado a lado y elige la observación decisiva.'],
  ],
  'effect.design': [
    ['Medición {de object} y {de aspect}: datos y modelo'],
    ['Explica de dónde procede la muestra, cómo se mide cada variable y por qué se adopta el modelo.'],
  ],
  'effect.sample': [
    ['Selección y preparación {de data}'],
    ['Fija cobertura, reglas de selección y tratamiento de ausencias; los datos los aporta quien investiga.'],
  ],
  'effect.source': [['Procedencia y alcance {de data}'], ['Enumera fuentes, periodo y unidad de observación.']],
  'effect.screening': [
    ['Depuración de casos y valores atípicos'],
    ['Escribe las reglas de exclusión para que otros puedan repetirlas.'],
  ],
  'effect.outcome': [['Indicadores {de aspect}'], ['Compara los indicadores posibles y lo que omite el elegido.']],
  'effect.driver': [
    ['Indicadores {de object}'],
    ['Define la medida y reserva una alternativa para las pruebas de robustez.'],
  ],
  'effect.model': [['Especificación {de tool}'], ['Escribe el modelo y nombra los supuestos de la identificación.']],
  'effect.test': [
    ['Contraste de la relación entre {object} y {aspect}'],
    ['Toma las hipótesis en orden e informa solo de lo que muestren los datos obtenidos.'],
  ],
  'effect.baseline': [
    ['Estimación de referencia para {aspect}'],
    ['Contrasta la hipótesis principal y comenta signo y magnitud práctica.'],
  ],
  'effect.mediationTest': [
    ['Contraste del canal: {bare variable}'],
    ['Comprueba el canal paso a paso y juzga si transmite todo el efecto o una parte.'],
  ],
  'effect.heterogeneity': [
    ['Diferencias entre grupos en {aspect}'],
    ['Divide la muestra solo donde la teoría espera una diferencia.'],
  ],
  'effect.byGroup': [
    ['Diferencias según {variable}'],
    ['Justifica la división, compara los grupos y explica el contraste.'],
  ],
  'effect.robustness': [
    ['Robustez ante otras medidas y endogeneidad'],
    ['Cambia medidas, muestra y método para ver si el hallazgo se mantiene.'],
  ],
  'effect.groups': [
    ['Condiciones en que {object} puede influir en {aspect}'],
    ['Busca dónde el efecto es fuerte y dónde desaparece, para decidir entre las explicaciones.'],
  ],
  'effect.discuss': [
    ['Discusión e implicaciones para {aspect}'],
    ['Sitúa los resultados junto a las dificultades conocidas, con sus causas y respuestas.'],
  ],
  'effect.suggest': [
    ['Recomendaciones para {aspect}'],
    ['Une cada recomendación a una hipótesis contrastada y a sus condiciones.'],
  ],
  'factor.candidates': [
    ['Factores que pueden influir en {object}'],
    ['Elige pocos factores con respaldo teórico y formula para cada uno una hipótesis.'],
  ],
  'factor.one': [
    ['{variable} y {object}'],
    [
      'Argumenta por qué puede influir, en qué sentido y qué hablaría en contra.',
      'Sitúa este factor entre los demás y cómo distinguirlo de ellos.',
      'Considera por qué pasos podría actuar.',
    ],
  ],
  'factor.claims': [
    ['Relaciones entre los factores e hipótesis'],
    ['Separa los factores directos de los que actúan a través de otros.'],
  ],
  'factor.design': [
    ['Medición {de object}: instrumento y muestra'],
    ['Describe instrumento, participantes y análisis de modo que cada hipótesis tenga sus preguntas.'],
  ],
  'factor.outcome': [
    ['Escala para medir {object}'],
    ['Elige una escala y precisa dimensiones, puntuación y población.'],
  ],
  'factor.items': [
    ['Preguntas sobre los factores'],
    ['Convierte cada factor en preguntas que pueden responderse y prevé una prueba piloto.'],
  ],
  'factor.test': [
    ['Peso de los factores {de object}'],
    ['Examina los factores por separado y juntos; los resultados dependen de los datos obtenidos.'],
  ],
  'factor.rank': [
    ['Comparación del peso de cada factor'],
    ['Separa los factores sobre los que se puede intervenir de los restantes.'],
  ],
  'factor.group': [
    ['Diferencias {de object} entre grupos'],
    ['Compara niveles entre grupos y busca el origen de las diferencias.'],
  ],
  'factor.joint': [
    ['Acción conjunta de los factores {de object}'],
    ['Contrasta las interacciones y señala las combinaciones que merecen atención.'],
  ],
  'factor.suggest': [
    ['Propuestas para {improve} {object}'],
    ['Atiende a los factores modificables y dice quién debe actuar.'],
  ],
  'trial.design': [
    ['Materiales y métodos para estudiar {object}'],
    ['Expone material, tratamientos, controles y estadística para que el ensayo pueda repetirse.'],
  ],
  'trial.material': [
    ['Origen y selección del material'],
    ['Enumera procedencia, especificación y criterios de inclusión.'],
  ],
  'trial.groups': [
    ['Niveles de tratamiento {de object} y controles'],
    ['Explica gradiente, repeticiones y asignación aleatoria.'],
  ],
  'trial.indicators': [
    ['Indicadores {de aspect} y momentos de medida', 'Indicadores y momentos de medida'],
    ['Fija los indicadores principales y secundarios.'],
  ],
  'trial.analysis': [
    ['Tratamiento de datos y aplicación {de tool}'],
    ['Compromete la estadística y los criterios antes de empezar.'],
  ],
  'trial.result': [
    ['Respuesta {de aspect} {a object}', '~Cambios observados'],
    ['Informa de las diferencias por indicador cuando se disponga de los datos.'],
  ],
  'trial.main': [
    ['Diferencias {de aspect} entre tratamientos', '~Diferencias entre tratamientos'],
    ['Compara tratamiento y control y juzga si la diferencia supera el azar.'],
  ],
  'trial.course': [
    ['Evolución {de aspect} en el tiempo', '~Evolución de la respuesta en el tiempo'],
    ['Describe aparición, aumento y descenso de la respuesta.'],
  ],
  'trial.condition': [
    ['Condiciones y límites {de object}'],
    ['Varía las condiciones para hallar el intervalo en que el efecto se mantiene.'],
  ],
  'trial.discussion': [
    ['Explicación del cambio en {aspect}', '~Explicación de los cambios observados'],
    ['Contrasta lo observado con los mecanismos conocidos y separa pruebas de conjeturas.'],
  ],
  'trial.mechanism': [
    ['{theory} y la respuesta observada', '~Mecanismo de la respuesta observada'],
    ['Enlaza los indicadores y nombra la prueba que falta.'],
  ],
  'trial.alternative': [
    ['Otras explicaciones consideradas'],
    ['Examina confusión, medida y azar, y por qué se descartan.'],
  ],
  'trial.use': [['Condiciones de uso {de object}'], ['Indica intervalo, dosis o límites de manejo.']],
  'trace.source': [
    ['{object}: contenido y condiciones de difusión'],
    ['Precisa primero en qué consistía la fuente y después cómo circuló.'],
  ],
  'trace.core': [
    ['Elementos {de object} pertinentes para {aspect}'],
    ['Aísla las ideas o formas que pudieron adoptarse.'],
  ],
  'trace.situation': [
    ['Condiciones que permitieron difundir {object}'],
    ['Muestra cómo personas, instituciones y medios hicieron posible el contacto.'],
  ],
  'trace.channel': [
    ['Caminos {de object} hacia {aspect}'],
    ['Prueba el contacto con {data} y pregunta qué se valoró.'],
  ],
  'trace.contact': [['Contactos directos e indirectos con {object}'], ['Separa lo documentado de lo supuesto.']],
  'trace.choice': [
    ['Lo que se tomó {de object} y lo que se dejó'],
    ['Explica la selección por las necesidades de quienes la hicieron.'],
  ],
  'trace.mark': [
    ['Huellas {de object} en {aspect}'],
    ['Señala la influencia en pasajes o prácticas concretas y distingue parecido de herencia.'],
  ],
  'trace.thought': [['Cambio de las ideas en {aspect}'], ['Compara las ideas antes y después.']],
  'trace.form': [
    ['Cambio de las formas en {aspect}'],
    ['Busca rasgos correspondientes en forma, estructura o disposición.'],
  ],
  'trace.limit': [
    ['Transformación y límites de la influencia {de object}'],
    ['Muestra cómo se alteró la influencia y qué cambios no explica.'],
  ],
  'trace.change': [['{object}: cambios en la recepción'], ['Señala lecturas erróneas, reescrituras y hallazgos.']],
  'trace.other': [
    ['{variable} y otras fuentes de cambio'],
    ['Sopesa otros factores para no exagerar una sola fuente.'],
  ],
  'trial.chain': [
    ['Enlace de los pasos de la respuesta'],
    ['Avanza paso a paso y nombra el indicador que apoya cada uno.'],
  ],
  'trial.missing': [['Pruebas que aún faltan'], ['Enumera lo que el ensayo no prueba y cómo podría mostrarse.']],
  'sway.ground': [
    ['{object} y las condiciones de la época'],
    ['Precisa primero qué actuó, hasta dónde llegó y qué lo hizo posible.'],
  ],
  'sway.state': [['Extensión y formas {de object}'], ['Describe con {data} alcance, participantes y funcionamiento.']],
  'sway.condition': [
    ['Instituciones y entorno {de object}'],
    ['Indica qué condiciones lo favorecieron y cuáles lo frenaron.'],
  ],
  'sway.path': [['Vías {de object} hacia {aspect}'], ['Toma las vías una a una, con las pruebas de cada una.']],
  'sway.through': [
    ['Influencia a través {de variable}'],
    ['Indica cómo y cuándo contó esta vía y la fuerza de las pruebas.', 'Compara el peso de esta vía con las demás.'],
  ],
  'sway.result': [['Cambios en {aspect}'], ['Señala cambios en varios niveles y distingue efectos de coincidencias.']],
  'sway.rule': [
    ['Cambios en las normas y la organización {de aspect}'],
    ['Compara normas y organización antes y después.'],
  ],
  'sway.life': [
    ['Cambios en la práctica y las ideas {de aspect}'],
    ['Observa lo que se hacía y se decía, más allá de las normas.'],
  ],
  'sway.limit': [
    ['Límites de la influencia {de object}'],
    ['Indica dónde no llegó la influencia y sopesa otras causas.'],
  ],
  'sway.uneven': [
    ['Efectos desiguales {de object} según lugares y grupos'],
    ['Compara lugares y grupos afectados en distinto grado.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
