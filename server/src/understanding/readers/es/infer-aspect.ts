import { namesHazard } from '../../kind/sampled.ts';
import type { Core, Reader } from '../latin/core.ts';

const conditions =
  /^(?:síndrome|burnout|depresión|ansiedad|hipertensión|diabetes|obesidad|desnutrición|anemia|estrés|infecci|dolor|adicción|violencia|acoso|tabaquismo|insomnio|mastitis|parásitos|caries|consumo)/iu;
const refusals =
  /^(?:deserción|abandono|despoblación|desempleo|pobreza|desigualdad|fracaso|rechazo|escasez|déficit|pérdida|brecha|informalidad)/iu;
const methods =
  /^(?:método|metodología|gamificación|aprendizaje|cuidados|estrategias?|enfoque|modelo|terapia|técnica)/iu;

const unfolding =
  /^(?:conquista|colonización|independencia|transición|unificación|reunificación|fundación|descolonización|repoblación|reconquista|evangelización|industrialización|romanización|formación)(?!\p{L})/iu;

/** What a Spanish title asks whose words do not say it, where its object leaves little doubt. */
export function inferAspect({ object, contexts }: Core, reader: Reader): string | null {
  const text = reader.open(object);
  const isAmong = contexts.some(({ kind }) => kind === 'population');
  if (contexts.some(({ kind }) => kind === 'text'))
    return /^(?:mujer|mujeres|infancia|figura|personaje)/iu.test(text) ? 'representación' : 'interpretación';
  if (/^(?:history|military)$/u.test(reader.field)) {
    if (/^mujer(?:es)?\s+en\s|^participación/iu.test(text)) return reader.field === 'history' ? 'papel' : 'integración';
    if (unfolding.test(text)) return 'proceso';
    if (
      /^(?:vida|costumbres|fiestas?|moda|alimentación|sociedad|comercio|nobleza|clero|educación)(?!\p{L})/iu.test(text)
    )
      return 'características y evolución';
  }
  if (/^mujer(?:es)?\s+en\s/iu.test(text)) return 'participación';
  if (namesHazard(text) && contexts.some(({ kind }) => kind === 'place' || kind === 'setting')) return 'presencia';
  if (/^(?:calidad|estado)\s+del?\s+(?:la\s+)?(?:aguas?|aire|suelos?)(?!\p{L})/iu.test(text)) return 'evaluación';
  if (/^(?:adopción|aceptación|uso|intención|disposición)/iu.test(text)) return 'determinantes';
  if (refusals.test(text))
    return /\b(?:tras|desde|a partir de)\s/iu.test(reader.title) ? 'evolución y causas' : 'causas';
  if (conditions.test(text) && isAmong) return 'prevalencia y factores';
  if (methods.test(text) && contexts.length > 0) return 'aplicación';
  if (
    reader.field === 'law' &&
    /^(?:derecho|legítima|principio|responsabilidad|libertad|delito|prescripción)/iu.test(text)
  )
    return 'alcance';
  return null;
}
