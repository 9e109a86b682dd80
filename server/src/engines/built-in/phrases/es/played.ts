import type { Phrases } from '../phrase.ts';

/** The part that somebody plays in something. */
export const played = {
  'play.scene': [['{b}: contexto y participantes'], ['Exponer el origen y quién participa desde qué lugar.']],
  'play.task': [['Antecedentes {de b}'], ['Dar origen, estado y tareas con fuentes.']],
  'play.stand': [['Composición y posición {de a}'], ['Dar número, organización, poderes e intereses.']],
  'play.deeds': [['El trabajo {de a} en {b}'], ['Contar lo hecho por vías, recursos y relaciones.']],
  'play.ways': [['Actividades principales'], ['Enumerar actividades con un ejemplo cada una.']],
  'play.means': [['Recursos y poderes'], ['Decir de dónde vienen dinero, gente, saber y poderes.']],
  'play.bonds': [['Relaciones con otros'], ['Describir reparto, cooperación y conflicto.']],
  'play.effect': [['El papel {de a} en {b}'], ['Decir qué lograron, cómo se sabe y dónde varía.']],
  'play.gain': [['Resultados comprobados'], ['Comparar antes y después; cifras por completar.']],
  'play.proof': [['Hasta dónde fue obra suya'], ['Distinguir su parte de la de otros factores.']],
  'play.differ': [['Diferencias entre situaciones'], ['Comparar etapas, lugares o grupos.']],
  'play.limit': [['Límites a la labor {de a}'], ['Mirar primero dentro y luego las reglas y el entorno.']],
  'play.inner': [['Límites propios'], ['Hablar de manos, capacidades y voluntad.']],
  'play.outer': [['Reglas y entorno'], ['Hablar de reglas, dinero y relaciones externas.']],
  'play.better': [['Hacia un mejor aprovechamiento {de a}'], ['Responder a los límites uno por uno.']],
  'play.self': [['Cambios por parte {de a}'], ['Nombrar cambios de organización, capacidad y modo.']],
  'play.support': [['Apoyo con reglas y recursos'], ['Decir quién lo da y qué exige.']],
  'play.verdict': [['Juicio sobre el papel {de a}'], ['Dar las opiniones de la época y los efectos posteriores.']],
  'play.then': [['Opiniones de la época'], ['Citar fuentes de distintos lados.']],
  'play.after': [['Efectos posteriores y límites'], ['Decir qué quedó y qué no se logró.']],
} as const satisfies Phrases;
