import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const strands = {
  'frame.concepts': [
    ['{focus}: conceptos y marco de análisis', '~{object}: conceptos y marco de análisis'],
    ['Define los términos clave y dice de qué partes consta el asunto y cómo se enlazan.'],
  ],
  'frame.framework': [
    ['Marco para estudiar {focus}', '~Marco para estudiar {object}'],
    ['Descompone el título en aspectos que se toman por orden.'],
  ],
  'strand.object': [['Estudios sobre {object}'], ['Resume temas, material y resultados y marca lo aceptado.']],
  'strand.side': [['Estudios sobre {aspect}'], ['Dice hasta dónde se ha llegado y con qué evidencia.']],
  'strand.link': [
    ['Estudios sobre la relación entre {object} y {aspect}'],
    ['Compara resultados y pregunta si los separa la muestra, la medida o el método.'],
  ],
  'strand.causes': [
    ['Estudios sobre los factores que condicionan {object}'],
    ['Compara explicaciones, evidencia y alcance.'],
  ],
  'strand.answers': [
    ['Estudios sobre las medidas en torno {a object}'],
    ['Pregunta si los consejos apuntan a las causas y se han probado.'],
  ],
  'strand.workings': [
    ['Estudios sobre el mecanismo {de object}'],
    ['Expone lo conocido del mecanismo y lo que sigue en duda.'],
  ],
  'strand.uses': [['Estudios sobre los usos {de object}'], ['Compara ámbitos, resultados y límites.']],
  'strand.similar': [['Trabajos afines {a object}'], ['Compara ideas, virtudes y carencias de lo anterior.']],
  'strand.course': [
    ['Lo establecido por la historiografía sobre {object}'],
    ['Separa los hechos firmes de los relatos que discrepan.'],
  ],
  'strand.judged': [
    ['Valoraciones cambiantes {de object}'],
    ['Compara juicios de distintas épocas, sus fuentes y su punto de vista.'],
  ],
  'strand.readings': [['Lecturas diversas {de object}'], ['Agrupa las lecturas y compara en qué se apoyan.']],
  'strand.first': [['Estudios sobre {a}'], ['Resume temas y resultados con vistas a la comparación.']],
  'strand.second': [['Estudios sobre {b}'], ['Resume del mismo modo, para poder comparar.']],
  'strand.compared': [['Comparaciones previas entre {a} y {b}'], ['Juzga las dimensiones y el material empleados.']],
  'review.origin': [
    ['Surgimiento de la investigación sobre {object}'],
    ['Divide la bibliografía en etapas y explica el cambio de temas.'],
  ],
  'review.designs': [
    ['Diseños habituales en los estudios sobre {object}'],
    ['Compara lo que pueden y no pueden responder.'],
  ],
  'review.evidence': [
    ['Calidad de la evidencia sobre {object}'],
    ['Valora la fiabilidad de muestras, medidas y material.'],
  ],
  'review.conflict': [
    ['Resultados contradictorios sobre {object}'],
    ['Enfrenta resultados opuestos con sus condiciones.'],
  ],
  'review.sources': [
    ['Origen de las discrepancias sobre {object}'],
    ['Pregunta si vienen de conceptos, material o métodos.'],
  ],
  'task.readObject': [['Lecturas sobre {object}'], ['Pide las ideas principales y su relación con el tema.']],
  'survey.level': [
    ['{object}: panorama general'],
    ['Da nivel y dispersión de los indicadores; los datos quedan por completar.'],
  ],
  'survey.view': [
    ['Opiniones sobre {object}'],
    ['Dice cómo lo entienden y valoran los encuestados y dónde se contradicen.'],
  ],
  'survey.behaviour': [
    ['Conductas relacionadas con {object}'],
    ['Dice qué se hace y con qué frecuencia, frente a lo que se opina.'],
  ],
  'survey.weak': [
    ['Puntos débiles {de object}'],
    ['Nombra las carencias más claras y las preguntas que las muestran.'],
  ],
  'survey.reason': [
    ['Causas de los puntos débiles {de object}'],
    ['Explica las carencias con las respuestas abiertas y las variables de fondo.'],
  ],
  'survey.first': [
    ['Medidas inmediatas sobre {object}'],
    ['Propone pasos de poco coste contra la carencia principal.'],
  ],
  'survey.later': [
    ['Medidas a largo plazo sobre {object}'],
    ['Nombra medidas que exigen normas y dinero, y su orden.'],
  ],
  'compare.formed': [
    ['Condiciones de formación: {a} y {b}'],
    ['Contrasta los antecedentes y el punto de partida de ambos.'],
  ],
  'compare.content': [
    ['Contenido y estructura: {a} y {b}'],
    ['Compara los contenidos con un mismo criterio y marca diferencias de fondo.'],
  ],
  'compare.effect': [['Resultados alcanzados: {a} y {b}'], ['Compara resultados y costes, con su evidencia.']],
  'compare.path': [
    ['Caminos divergentes: {a} y {b}'],
    ['Explica por decisiones y trayectorias por qué duran las diferencias.'],
  ],
  'review.counted': [['Trabajos cuantitativos sobre {object}'], ['Compara muestras, indicadores y resultados.']],
  'review.described': [['Trabajos cualitativos sobre {object}'], ['Compara material, enfoque y profundidad.']],
  'sway.scale': [['La escala {de object}'], ['Da extensión y grado con material comprobable.']],
  'sway.order': [['La organización {de object}'], ['Dice quién la organizó y cómo funcionó.']],
  'trace.proven': [['Contactos documentados con {object}'], ['Reúne pruebas directas: cartas, bibliotecas y citas.']],
  'trace.likely': [['Contactos probables con {object}'], ['Da el fundamento de la inferencia y su fiabilidad.']],
} as const satisfies Partial<Phrases<Move>>;
