import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const wishes = {
  'wish.survey': [
    ['Diseño y aplicación {de term}'],
    ['Indica a qué pregunta responde cada ítem, a quién se pregunta y cómo se cuida la calidad.'],
  ],
  'wish.surveyData': [
    ['Lectura de los resultados {de term}'],
    ['Ordena las respuestas por temas y dice qué muestran y qué no; las cifras se añaden después.'],
  ],
  'wish.interview': [
    ['Guion y participantes {de term}'],
    ['Indica con quién se habla y de qué, cómo se prepara el guion y cómo se registra.'],
  ],
  'wish.interviewData': [
    ['Temas del material {de term}'],
    ['Agrupa los testimonios por temas, los compara y señala hasta dónde son típicos.'],
  ],
  'wish.experiment': [
    ['Diseño y pasos {de term}'],
    ['Expone el control, lo que se mantiene constante y cómo se registra.'],
  ],
  'wish.experimentData': [
    ['Registro y análisis de los resultados {de term}'],
    ['Indica cómo se contrastan los resultados con lo esperado; los valores se añaden tras medir.'],
  ],
  'wish.model': [
    ['Especificación y variables {de term}'],
    ['Justifica la especificación y aclara el sentido y la fuente de cada variable.'],
  ],
  'wish.modelData': [
    ['Interpretación y comprobación de los resultados {de term}'],
    ['Dice cómo se leen las estimaciones y con qué pruebas se comprueban.'],
  ],
  'wish.texts': [
    ['Material y pasos {de term}'],
    ['Indica qué material se toma, en qué pasos se trabaja y cómo se evita el sesgo.'],
  ],
  'wish.textsData': [['Lo que muestra {term}'], ['Dice, clase por clase, qué muestra el material y qué no encaja.']],
  'wish.appraise': [
    ['{term} {de focus}', '~{term} {de object}'],
    ['Da las pruebas de cada punto y los sopesa entre sí.'],
  ],
  'wish.appraiseData': [
    ['Conclusiones que se extraen {de term}'],
    ['Toma los puntos en conjunto y dice qué dirección favorecen.'],
  ],
  'wish.simulate': [
    ['Modelo y parámetros {de term}'],
    ['Dice qué simplifica el modelo, de dónde salen los parámetros y los límites.'],
  ],
  'wish.simulateData': [
    ['Resultados y errores {de term}'],
    ['Dice cómo se contrastan los resultados y de dónde salen los errores.'],
  ],
  'wish.method': [
    ['Razones y procedimiento {de term}'],
    ['Da las razones de su elección, los pasos y los controles de calidad.'],
  ],
  'wish.methodData': [
    ['Análisis del material obtenido con {term}'],
    ['Dice cómo se analiza el material y hasta dónde sostiene el argumento.'],
  ],
  'wish.methodChapter': [
    ['{focus} a través {de term}', '~{object} a través {de term}'],
    ['Reúne el material con el método elegido y dice cómo se obtiene y se lee.'],
  ],
  'wish.background': [
    ['{bare term} {de focus}', '~{bare term} {de object}'],
    ['Presenta el entorno práctico y académico del que surge el tema.'],
  ],
  'wish.significance': [
    ['Relevancia del estudio {de focus}', '~Relevancia del estudio {de object}'],
    ['Dice qué aporta el estudio al saber y a la práctica.'],
  ],
  'wish.review': [
    ['Revisión de la literatura sobre {focus}', '~Revisión de la literatura sobre {object}'],
    ['Ordena los trabajos por temas, compara sus pruebas y llega a lo que falta.'],
  ],
  'wish.concept': [['Conceptos clave {de object}'], ['Fija el sentido y los límites de los conceptos empleados.']],
  'wish.theory': [
    ['Marco teórico {de focus}', '~Marco teórico {de object}'],
    ['Dice qué teorías explican el tema y hasta dónde llega cada una.'],
  ],
  'wish.hypotheses': [
    ['Hipótesis sobre {focus}', '~Hipótesis sobre {object}'],
    ['Deduce enunciados contrastables y da la base de cada uno.'],
  ],
  'wish.design': [
    ['Metodología para el estudio {de focus}', '~Metodología para el estudio {de object}'],
    ['Dice con qué medios, material y pasos se responde a la pregunta.'],
  ],
  'wish.data': [
    ['Datos y variables para el estudio {de focus}', '~Datos para el estudio {de object}'],
    ['Dice de dónde salen los datos, qué contienen y qué les falta.'],
  ],
  'wish.needs': [['Análisis de requisitos {de object}'], ['Reúne los requisitos a partir del uso real y los ordena.']],
  'wish.testing': [['Pruebas y valoración {de object}'], ['Dice qué se prueba, cómo y con qué criterio se aprueba.']],
  'wish.experience': [
    ['Experiencias internacionales en {focus}', '~Experiencias internacionales en {object}'],
    ['Toma prácticas comparables y dice qué lograron y en qué condiciones.'],
  ],
  'wish.experienceA': [
    ['Prácticas destacadas en otros países'],
    ['Toma dos o tres prácticas con su entorno y sus logros.'],
  ],
  'wish.experienceB': [
    ['Lo que puede adoptarse y en qué condiciones'],
    ['Dice qué práctica puede trasladarse y qué necesitaría.'],
  ],
  'wish.history': [
    ['Evolución histórica {de focus}', '~Evolución histórica {de object}'],
    ['Sigue el cambio por etapas y puntos de giro.'],
  ],
  'wish.historyA': [
    ['Comienzo y expansión {de focus}', '~Comienzo y expansión {de object}'],
    ['Dice en qué condiciones empezó y cómo se extendió.'],
  ],
  'wish.historyB': [
    ['Puntos de giro {de focus}', '~Puntos de giro {de object}'],
    ['Nombra los hechos que cambiaron el rumbo y sus efectos.'],
  ],
  'wish.law': [
    ['Marco legal {de focus}', '~Marco legal {de object}'],
    ['Expone las normas vigentes, su rango, contenido y alcance.'],
  ],
  'wish.lawA': [
    ['Normas vigentes sobre {focus}', '~Normas vigentes sobre {object}'],
    ['Enumera los preceptos pertinentes por rango.'],
  ],
  'wish.lawB': [['Vacíos y conflictos de las normas'], ['Señala lo que las normas omiten y dónde chocan.']],
  'wish.mechanism': [
    ['Mecanismos {de focus}', '~Mecanismos {de object}'],
    ['Dice por qué pasos actúa y en qué se apoya cada uno.'],
  ],
  'wish.status': [
    ['Situación actual {de focus}', '~Situación actual {de object}'],
    ['Dice, con el material disponible, su alcance y sus formas actuales.'],
  ],
  'wish.problem': [
    ['Problemas {de focus}', '~Problemas {de object}'],
    ['Nombra problemas que no se solapan, cada uno con sus signos.'],
  ],
  'wish.cause': [
    ['Causas {de focus}', '~Causas {de object}'],
    ['Pregunta de dónde viene cada problema y distingue causas próximas y hondas.'],
  ],
  'wish.measure': [
    ['{bare term} para {improve} {focus}', '~{bare term} para {improve} {object}'],
    ['Deduce pasos viables del análisis y dice quién actúa y qué va primero.'],
  ],
  'wish.case': [
    ['Estudio de caso {de focus} en {case}', 'Estudio de caso sobre {focus}', '~Estudio de caso sobre {object}'],
    ['Contrasta el argumento con un caso concreto.'],
  ],
  'wish.caseA': [
    ['Elección y contexto {de term}', 'Elección y contexto del caso'],
    ['Dice por qué se eligió y qué de él importa aquí.'],
  ],
  'wish.caseB': [
    ['Lo que {term} muestra sobre {focus}', 'Lo que el caso muestra sobre {focus}', '~Lo que muestra el caso'],
    ['Contrasta el argumento con el curso del caso y dice hasta dónde vale.'],
  ],
  'wish.empirical': [
    ['Análisis empírico {de focus}', '~Análisis empírico {de object}'],
    ['Contrasta los enunciados uno a uno con el material.'],
  ],
  'wish.results': [
    ['Resultados sobre {focus}', '~Resultados sobre {object}'],
    ['Presenta los resultados en el orden de las preguntas.'],
  ],
  'wish.discussion': [
    ['Discusión sobre {focus}', '~Discusión sobre {object}'],
    ['Pone lo obtenido junto a lo ya sabido y explica las diferencias.'],
  ],
  'wish.limits': [
    ['Limitaciones del estudio {de focus}', '~Limitaciones del estudio'],
    ['Dice en qué se quedan cortos el material y los medios.'],
  ],
  'wish.outlook': [
    ['Perspectivas {de focus}', '~Perspectivas {de object}'],
    ['Juzga hacia dónde puede ir y qué condiciones vigilar.'],
  ],
  'wish.implication': [
    ['{bare term} del estudio {de focus}', '~{bare term} del estudio {de object}'],
    ['Dice qué se sigue para cuestiones afines y para la práctica.'],
  ],
  'wish.innovation': [
    ['Aportaciones del estudio {de focus}', '~Aportaciones del estudio'],
    ['Dice en qué se distingue de los trabajos anteriores.'],
  ],
  'wish.ethics': [
    ['Cuestiones éticas {de focus}', '~Cuestiones éticas {de object}'],
    ['Dice qué intereses afecta y cómo se ponderan y protegen.'],
  ],
  'wish.risk': [
    ['Riesgos {de focus}', '~Riesgos {de object}'],
    ['Dice de dónde surgen los riesgos, a qué llevan y cómo se afrontan.'],
  ],
  'wish.feasibility': [['Viabilidad {de object}'], ['Juzga por condiciones, esfuerzo y tiempo si puede hacerse.']],
  'wish.cost': [
    ['Costes y beneficios {de focus}', '~Costes y beneficios {de object}'],
    ['Enumera lo que se gasta y se gana y cómo se estima.'],
  ],
  'wish.schedule': [
    ['Cronograma del estudio {de focus}', '~Cronograma del estudio'],
    ['Enumera tareas y fechas por etapas.'],
  ],
  'wish.feasibilityA': [['Viabilidad técnica'], ['Dice si se dispone de los medios necesarios.']],
  'wish.feasibilityB': [
    ['Viabilidad de costes y plazos'],
    ['Estima personas, costes y plazos y dice si son asumibles.'],
  ],
  'wish.riskA': [
    ['De dónde surgen los riesgos {de focus}', '~De dónde surgen los riesgos {de object}'],
    ['Ordena los riesgos por su origen y los sopesa.'],
  ],
  'wish.riskB': [
    ['Cómo se afrontan los riesgos {de focus}', '~Cómo se afrontan los riesgos {de object}'],
    ['Responde a cada origen con prevención y remedio.'],
  ],
  'wish.ethicsA': [
    ['Intereses y valores en juego en {focus}', '~Intereses y valores en juego en {object}'],
    ['Dice qué intereses se tocan y cómo chocan.'],
  ],
  'wish.ethicsB': [
    ['Respuestas a las cuestiones éticas {de focus}', '~Respuestas a las cuestiones éticas {de object}'],
    ['Propone principios de ponderación y límites viables.'],
  ],
  'wish.outlookA': [
    ['Hacia dónde puede ir {focus}', '~Hacia dónde puede ir {object}'],
    ['Infiere del cambio actual algunas direcciones.'],
  ],
  'wish.outlookB': [
    ['Condiciones que decidirán el rumbo {de focus}', '~Condiciones que decidirán el rumbo {de object}'],
    ['Dice qué condiciones cambiarían el juicio y qué vigilar.'],
  ],
  'wish.discussionA': [
    ['Lo obtenido frente a los trabajos anteriores'],
    ['Compara punto por punto coincidencias y diferencias.'],
  ],
  'wish.discussionB': [
    ['Una explicación más amplia {de focus}', '~Una explicación más amplia {de object}'],
    ['Dice qué puede haber tras las diferencias y ofrece mejor explicación.'],
  ],
  'wish.implicationA': [
    ['Lo que supone para el estudio {de focus}', '~Lo que supone para el estudio {de object}'],
    ['Dice cómo podrían mejorar los estudios futuros.'],
  ],
  'wish.implicationB': [['Lo que supone para la práctica'], ['Dice cómo puede usarlo la práctica y con qué cuidado.']],
  'wish.costA': [
    ['Lo que cuesta {focus}', '~Lo que cuesta {object}'],
    ['Enumera costes únicos y continuos y cómo se estiman.'],
  ],
  'wish.costB': [
    ['Lo que aporta {focus}', '~Lo que aporta {object}'],
    ['Pone lo contable y lo no contable frente a los costes.'],
  ],
  'wish.compare': [
    ['{focus} en {a} y en {b}: una comparación', '~Comparación entre {a} y {b}'],
    ['Pone a los dos lado a lado en puntos elegidos y explica sus diferencias.'],
  ],
  'wish.abroad': [
    ['{focus} en {b}: una comparación', '~Una comparación con {b}'],
    ['Toma un caso comparable para ver lo propio y lo que podría hacerse de otro modo.'],
  ],
  'wish.beside': [
    ['Una comparación con {b}'],
    ['Toma un caso comparable para ver lo propio y lo que podría hacerse de otro modo.'],
  ],
  'wish.contrast': [
    ['Comparación entre {a} y {b}'],
    ['Pone a los dos lado a lado en puntos elegidos y explica qué los separa.'],
  ],
  'wish.closing': [
    ['Conclusiones y {bare term}'],
    ['Responde primero a las preguntas iniciales y luego dice qué se sigue de ellas.'],
  ],
  'wish.matter': [['{term}'], ['Dice cómo este lado toca la pregunta, con qué material y con qué resultado.']],
  'wish.relation': [
    ['{term} y {object}', '~{term} y {focus}'],
    ['Dice qué lugar ocupa este lado en la pregunta y cómo se unen ambos.'],
  ],
  'wish.problemCauses': [
    ['Problemas {de focus} y sus causas', '~Problemas {de object} y sus causas'],
    ['Nombra primero los problemas y pregunta luego de dónde vienen.'],
  ],
  'wish.statusProblems': [
    [
      'Situación actual y problemas {de focus} en {case}',
      'Situación actual y problemas {de focus}',
      '~Situación actual y problemas {de object}',
    ],
    ['Describe cómo están las cosas y luego qué falla.'],
  ],
  'wish.statusCauses': [
    ['Situación, problemas y causas {de focus}', '~Situación, problemas y causas {de object}'],
    ['Describe la situación, nombra los problemas y pregunta de dónde vienen.'],
  ],
  'wish.theoryHypotheses': [
    ['Teoría e hipótesis sobre {focus}', '~Teoría e hipótesis sobre {object}'],
    ['Presenta la teoría y deduce de ella lo que puede contrastarse.'],
  ],
  'wish.reviewTheory': [
    ['Literatura y teoría sobre {focus}', '~Literatura y teoría sobre {object}'],
    ['Resume los trabajos anteriores y luego la teoría de apoyo.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
