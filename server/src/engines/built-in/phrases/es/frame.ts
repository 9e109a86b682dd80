import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const frame = {
  'frame.intro': [
    ['Introducción: {ask}', '~Introducción: el estudio {de object}'],
    ['Expone de dónde surge la pregunta, qué se responderá y en qué orden.'],
  ],
  'frame.background': [
    ['Relevancia {de focus} {there}', 'El interés actual por {focus}', '~El interés actual por {object}'],
    ['Muestra qué cambios recientes dejan corta la visión habitual del tema.'],
  ],
  'frame.question': [
    ['Preguntas en torno a {focus}', '~Preguntas en torno a {object}'],
    ['Divide el título en preguntas que pueden responderse una a una y descarta lo que no se tratará.'],
  ],
  'frame.literature': [
    ['Estudios previos sobre {focus} y sus desacuerdos', '~Estudios previos sobre {object}'],
    [
      'Agrupa los estudios según {theory} y señala lo que dejan sin explicar.',
      'Compara el material y los resultados de los estudios y localiza sus discrepancias.',
    ],
  ],
  'frame.approach': [
    ['El estudio {de focus} con {tool}', '~El estudio {de object} con {tool}'],
    ['Justifica {tool}, el uso de {data} y el encadenamiento de los capítulos.'],
  ],
  'frame.scope': [
    [
      'Razones para estudiar el caso {de case}',
      'Exigencias {de backdrop} para {object}',
      'Elección del periodo: {bare era}',
      'Delimitación del estudio {de object}',
    ],
    ['Indica en qué medida el caso es representativo y hasta dónde alcanzan las conclusiones.'],
  ],
  'frame.foundations': [
    ['Conceptos y teoría para entender {focus}', '~Conceptos y teoría para entender {object}'],
    [
      'Define los términos clave e introduce {theory}, para dar un lenguaje común al trabajo.',
      'Define los términos clave y la teoría en que se apoyan, para dar un lenguaje común al trabajo.',
    ],
  ],
  'frame.object': [
    ['Sentido y límites {de object}'],
    ['Distingue el concepto de otros cercanos y fija el sentido que aquí se emplea.'],
  ],
  'frame.aspect': [['Dimensiones {de aspect}'], ['Enumera sus facetas y cómo puede observarse cada una.']],
  'frame.theory': [
    ['{focus} a la luz {de theory}', '~{object} a la luz {de theory}', '~Lo que explica {theory}'],
    [
      'Indica qué parte de la pregunta explica esta teoría y cuál deja abierta.',
      'Deduce una expectativa que la argumentación posterior retoma.',
      'Confronta lo que esta teoría hace visible con lo que oculta.',
    ],
  ],
  'frame.claim': [
    ['Tesis centrales {de theory}'],
    ['Recoge solo las tesis que atañen a la pregunta y muestra cómo se enlazan.'],
  ],
  'frame.fit': [
    [
      'Condiciones para aplicar {theory} {a focus}',
      '~Condiciones para aplicar {theory} {a object}',
      '~Ámbito de aplicación {de theory}',
    ],
    ['Examina los supuestos necesarios y lo que debe adaptarse.'],
  ],
  'frame.base': [
    ['Técnicas y principios en que se apoya {object}'],
    ['Presenta solo los principios de los que dependen las decisiones de diseño.'],
  ],
  'frame.toolBase': [['Elección {de tool}'], ['Compara las opciones disponibles y justifica la preferida.']],
  'frame.debate': [
    ['{debate}: consecuencias para {object}'],
    ['Sopesa las razones de ambas partes y declara la posición adoptada.'],
  ],
  'frame.review': [
    ['La investigación sobre {focus}: avances y vacíos', '~La investigación sobre {object}: avances y vacíos'],
    ['Ordena los estudios por enfoques, valora sus pruebas y llega al vacío que aquí se aborda.'],
  ],
  'frame.strand': [
    ['Estudios basados en {theory}'],
    [
      'Resume qué ha hallado esta corriente, con qué material y dónde se contradice.',
      'Muestra cómo trata el tema y cuáles de sus tesis se discuten.',
      'Pregunta qué ve esta corriente que las demás pasan por alto.',
    ],
  ],
  'frame.gap': [
    ['Lo que queda por explicar {de focus}', '~Lo que queda por explicar {de object}'],
    ['Señala los casos, materiales o métodos ausentes de los que parte el trabajo.'],
  ],
  'frame.conclusion': [
    ['Conclusión: {answer}', '~Conclusión: balance {de object}'],
    ['Responde una a una las preguntas iniciales y precisa en qué condiciones valen las respuestas.'],
  ],
  'frame.findings': [
    ['Lo establecido sobre {focus}', '~Lo establecido sobre {object}'],
    ['Reúne el argumento en unas pocas afirmaciones comprobables.'],
  ],
  'frame.limits': [
    ['Límites del estudio {de focus} y nuevas preguntas', '~Límites del estudio {de object} y nuevas preguntas'],
    ['Declara lo que el material y el método no permiten mostrar.'],
  ],
  'frame.keyword': [
    ['{term} en relación con {object}'],
    ['Fija el sentido del término en este trabajo y sus vínculos con el tema.'],
  ],
  'frame.required': [['{bare term}'], ['Se incluye a petición: explica su contenido y las pruebas en que se apoya.']],
  'frame.tool': [
    ['Aplicación {de term}: razones y procedimiento'],
    ['Justifica el método y detalla pasos y controles; los resultados quedan por completar.'],
  ],
  'frame.case': [['{term} como caso de estudio'], ['Describe lo pertinente del caso y por qué resulta informativo.']],
  'frame.grounds': [
    ['Bases teóricas para explicar {focus}', '~Bases teóricas para explicar {object}'],
    ['Introduce las teorías que pueden explicar el asunto y compara lo que esperan.'],
  ],
  'frame.applied': [
    ['{theory} y su uso en el diseño'],
    [
      'Recoge lo que atañe al diseño y las decisiones que condiciona.',
      'Deduce las reglas que el diseño debe respetar.',
    ],
  ],
  'frame.demand': [
    ['La demanda {de object}'],
    ['Parte de dificultades concretas y dice por qué merece la pena el trabajo.'],
  ],
  'frame.similar': [
    ['Trabajos comparables sobre {object} y sus carencias'],
    ['Compara las soluciones existentes y nombra lo que aquí se mejora.'],
  ],
  'frame.task': [
    ['Problemas clave que resolver en {object}'],
    ['Reduce la demanda a unos problemas comprobables y dice lo que se excluye.'],
  ],
  'frame.opening': [
    ['Introducción: {ask}', '~Introducción: el estudio {de object}'],
    ['Va de una pregunta abierta al plan del trabajo y al material en que se apoya.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
