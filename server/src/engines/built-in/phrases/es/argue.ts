import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const argue = {
  'measures.status': [
    ['Estado actual {de focus} {there}', 'Estado actual {de focus}', '~Estado actual {de object}'],
    ['Expone con {data} hasta dónde se ha llegado, antes de pasar a los problemas.'],
  ],
  'measures.current': [
    ['Alcance y formas {de focus}', '~Alcance y formas {de object}'],
    ['Describe dimensión, participantes y funcionamiento; las cifras las aporta quien investiga.'],
  ],
  'measures.actors': [
    ['El papel {de institution}', '~Agentes implicados en {object}'],
    ['Indica qué deber asume cada parte y qué espera.'],
  ],
  'measures.problems': [
    ['{issues} {de focus}', '~{issues} {de object}'],
    ['Nombra unos pocos problemas que no se solapan, cada uno con signos observables.'],
  ],
  'measures.problem': [
    ['{bare problem}'],
    [
      'Muestra con situaciones concretas cómo aparece y a quién afecta.',
      'Juzga con {data} su gravedad y por qué figura entre los principales.',
      'Sigue sus vínculos con los demás problemas y lo que traería la inacción.',
    ],
  ],
  'measures.causes': [
    ['{roots} {focus}', '~{roots} {object}'],
    ['Busca la causa de cada problema y distingue síntomas de raíces.'],
  ],
  'measures.cause': [
    ['{bare cause}'],
    [
      'Explica por qué conduce a «{bare problem}» y con qué pruebas.',
      'Pregunta qué hay detrás de «{bare problem}» en normas y recursos.',
      'Sigue la cadena hasta «{bare problem}» y excluye otras explicaciones.',
    ],
  ],
  'measures.answers': [
    ['Medidas para {improve} {focus}', '~Medidas para {improve} {object}'],
    ['Une cada medida a una causa, con responsable, pasos y comprobación.'],
  ],
  'measures.measure': [
    ['{measure}'],
    [
      'Se dirige contra «{bare cause}»: quién actúa, qué va primero y cómo se comprueba.',
      'Responde a «{bare problem}» y nombra condiciones y resistencias.',
      'Deduce los pasos de «{bare cause}» y los ordena.',
    ],
  ],
  'measures.step': [['Pasos para {measure}'], ['Divide la medida en pasos sucesivos con un responsable cada uno.']],
  'measures.condition': [
    ['Condiciones para superar {cause}'],
    ['Nombra fondos, personas y normas necesarias, y una alternativa si faltan.'],
  ],
  'measures.show': [['Signos {de problem}'], ['Muestra peso y alcance con situaciones halladas en {data}.']],
  'measures.experience': [
    ['Prácticas ajenas útiles para {focus}', '~Prácticas ajenas útiles para {object}'],
    ['Compara prácticas en condiciones parecidas y toma solo lo trasladable.'],
  ],
  'measures.model': [
    ['Una práctica impulsada por {institution}', 'Práctica en condiciones parecidas'],
    ['Explica cómo funciona y qué la sostiene.'],
  ],
  'measures.lesson': [
    ['Condiciones y límites de la adaptación'],
    ['Compara condiciones y nombra lo que no puede copiarse.'],
  ],
  'measures.safeguard': [['Orden y garantías de las medidas'], ['Ordena las medidas y prevé supervisión y ajuste.']],
  'compare.ground': [
    ['Bases para comparar {focus}', '~Bases para comparar {object}'],
    ['Justifica la comparación y fija dimensiones y material.'],
  ],
  'compare.first': [
    ['Rasgos principales {de a}', 'Primer término de la comparación'],
    ['Lo describe según las dimensiones elegidas, sin elogio ni censura.'],
  ],
  'compare.second': [
    ['Rasgos principales {de b}', 'Segundo término de la comparación'],
    ['Lo describe en el mismo orden, para que la comparación sea justa.'],
  ],
  'compare.criteria': [
    ['Criterios para comparar: {a} y {b}'],
    ['Indica de dónde salen las dimensiones y qué sustento ofrecen {data}.'],
  ],
  'compare.contrast': [
    ['Diferencias y semejanzas {de focus}', '~Diferencias y semejanzas {de object}'],
    ['Recorre las dimensiones, primero los hechos y luego los juicios.'],
  ],
  'compare.dimension': [
    ['Contraste en {variable}'],
    [
      'Pone ambos lados frente a frente y juzga la distancia.',
      'Pregunta si el criterio significa lo mismo en los dos lados.',
      'Busca dónde coinciden y dónde se separan.',
    ],
  ],
  'compare.same': [
    ['Terreno común: {a} y {b}', 'Terreno común de ambas partes'],
    ['Busca lo que comparten las diferencias y de dónde procede.'],
  ],
  'compare.reasons': [
    ['Razones de las diferencias en {focus}', '~Razones de las diferencias en {object}'],
    ['Explica las diferencias por condiciones e ideas.'],
  ],
  'compare.reason': [
    ['{theory} como explicación de las diferencias', '~Ideas e intereses tras las diferencias'],
    ['Indica qué diferencias abarca y cuáles quedan.'],
  ],
  'compare.background': [['Historias distintas: {a} y {b}'], ['Sigue cómo cada parte adquirió su carácter.']],
  'compare.lessons': [
    ['Enseñanzas de la comparación: {a} y {b}', 'Enseñanzas y límites de la comparación'],
    ['Indica qué experiencia puede trasladarse y qué hay que añadir.'],
  ],
  'compare.borrow': [
    ['Prácticas que pueden compartirse: {a} y {b}', 'Prácticas que conviene adoptar'],
    ['Lleva cada enseñanza a un paso y nombra su condición.'],
  ],
  'compare.caution': [['Lo que no debe copiarse: {a} y {b}'], ['Nombra lo que depende de condiciones especiales.']],
  'past.origin': [
    ['Orígenes {de focus}', '~Orígenes {de object}'],
    ['Indica en qué condiciones apareció y cómo era al principio.'],
  ],
  'past.condition': [
    ['Condiciones sociales en el origen {de focus}', '~Condiciones sociales en el origen {de object}'],
    ['Rastrea las condiciones, entre ellas {variable}.', 'Rastrea las condiciones políticas, económicas y sociales.'],
  ],
  'past.first': [['Primeras formas {de object}'], ['Reconstruye aspecto y participantes a partir {de data}.']],
  'past.growth': [
    ['Expansión y consolidación {de focus}', '~Expansión y consolidación {de object}'],
    ['Muestra cómo se amplió y se fijó en reglas.'],
  ],
  'past.spread': [['Vías de expansión {de object}'], ['Sigue lugares, personas y medios.']],
  'past.rules': [
    ['{institution} y las reglas {de object}', 'La formación {de object}'],
    ['Indica quién fijó las reglas y cómo se aplicaron.'],
  ],
  'past.turn': [
    ['El punto de inflexión {de focus}', '~El punto de inflexión {de object}'],
    ['Data el giro y compara lo anterior con lo posterior.'],
  ],
  'past.event': [['Sucesos y fuerzas del giro {de object}'], ['Distingue el detonante de la acumulación lenta.']],
  'past.reshape': [['{object} tras el giro'], ['Muestra qué perduró y qué fue sustituido.']],
  'past.drivers': [
    ['Fuerzas que movieron {focus}', '~Fuerzas que movieron {object}'],
    ['Sopesa varias fuerzas y las jerarquiza.'],
  ],
  'past.driver': [
    ['{variable} como fuerza impulsora'],
    ['Indica en qué etapa contó y cuánto.', 'La compara con las demás fuerzas.'],
  ],
  'past.view': [
    ['{theory} como lectura del proceso'],
    ['Confronta el proceso con la teoría y anota lo que esta no explica.'],
  ],
  'past.continuity': [['Lo permanente {de object}'], ['Halla el hilo constante y pregunta por qué se mantuvo.']],
  'past.meaning': [
    ['Consecuencias de los cambios {de focus}', '~Consecuencias de los cambios {de object}'],
    ['Indica qué quedó y cómo ayuda a ver el presente.'],
  ],
  'past.legacy': [['El legado {de object}'], ['Sigue lo que permaneció en instituciones, ideas y vida diaria.']],
  'past.insight': [
    ['{object} hoy a la luz de su pasado'],
    ['Ofrece ideas que las fuentes sostienen y evita paralelos fáciles.'],
  ],
  'past.themes': [
    ['Instituciones y organización {de focus}', '~Instituciones y organización {de object}'],
    ['Toma las instituciones como hilo de todas las etapas.'],
  ],
  'past.ideas': [['Ideas y debates sobre {object}'], ['Toma como hilo cómo se entendió y se juzgó.']],
  'past.people': [
    ['Personas y grupos en torno a {object}'],
    ['Mira quién participó, por qué motivos y en qué posición.'],
  ],
  'concept.meaning': [
    ['Qué se entiende por {bare focus}', '~Qué se entiende por {bare object}'],
    ['Fija el sentido a partir del uso y de los textos.'],
  ],
  'concept.sense': [['Varios sentidos {de object}'], ['Enumera los sentidos y cuál está aquí en juego.']],
  'concept.border': [['{object} y sus conceptos vecinos'], ['Prueba los límites con contraejemplos.']],
  'concept.lineage': [
    ['Procedencia de la idea {de object}'],
    ['Vuelve a la pregunta que respondía y al adversario que enfrentaba.'],
  ],
  'concept.structure': [
    ['Estructura del argumento sobre {focus}', '~Estructura del argumento sobre {object}'],
    ['Reconstruye premisas y pasos y comprueba cada uno.'],
  ],
  'concept.premise': [
    ['Premisas {de focus}', '~Premisas {de object}'],
    ['Enumera las premisas expresas y tácitas y su credibilidad.'],
  ],
  'concept.argument': [
    ['Pasos del argumento sobre {object}'],
    ['Reconstruye el razonamiento y señala el paso decisivo.'],
  ],
  'concept.tension': [
    ['Tensiones internas {de object}'],
    ['Muestra dónde chocan sus exigencias y si pueden conciliarse.'],
  ],
  'concept.lens': [
    ['{focus} bajo la óptica {de theory}', '~{object} bajo la óptica {de theory}'],
    ['Relee el asunto: qué ilumina la teoría y qué oculta.'],
  ],
  'concept.debate': [
    ['La disputa sobre {focus}', '~La disputa sobre {object}'],
    ['Expone las mejores razones de cada parte antes de juzgar.'],
  ],
  'concept.position': [['{debate}: razones de ambas partes'], ['Reformula cada posición en su mejor versión.']],
  'concept.objection': [
    ['Objeciones a esta visión {de object}'],
    ['Pregunta si cada objeción toca una premisa o una inferencia.'],
  ],
  'concept.reply': [
    ['Respuestas a las objeciones sobre {object}'],
    ['Concede lo sólido de las objeciones y reescribe la tesis.'],
  ],
  'concept.present': [
    ['Vigencia {de focus}', '~Vigencia {de object}'],
    ['Pone a prueba la idea en una cuestión actual y marca su alcance.'],
  ],
  'concept.use': [['{object} frente {a problem}'], ['Muestra cómo la idea ayuda a entender el problema.']],
  'concept.bound': [['Hasta dónde llega la idea {de object}'], ['Nombra las preguntas que no puede responder.']],
  'compare.condition': [
    ['Entorno institucional: {a} y {b}'],
    ['Muestra cómo las condiciones externas formaron a cada parte.'],
  ],
  'compare.idea': [
    ['Ideas y tradiciones: {a} y {b}'],
    ['Rastrea de dónde vienen las diferencias de enfoque y cómo perduran.'],
  ],
  'past.kept': [['Elementos duraderos {de object}'], ['Nombra lo que se conservó y por qué.']],
  'past.replaced': [['Elementos sustituidos {de object}'], ['Sigue cómo lo nuevo reemplazó a lo viejo y a qué coste.']],
  'concept.stated': [
    ['Premisas expresas {de object}'],
    ['Toma las premisas de los textos y dice qué función cumple cada una.'],
  ],
  'concept.tacit': [
    ['Premisas tácitas {de object}'],
    ['Completa lo que la inferencia necesita sin decirlo y lo examina.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
