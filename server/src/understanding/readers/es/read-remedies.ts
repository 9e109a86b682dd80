import type { Core, Reader } from '../latin/core.ts';
import { aspectNouns } from './lexicon.ts';
import { headOf } from './noun-phrase.ts';

/** «… y estrategias para superarlas», «… y propuestas de mejora»: what is to be done about all that stands before it. */
const tail =
  /^(?<head>.+?),?\s+[ye]\s+(?<ways>(?:(?:sus|las|los|algunas|posibles|nuevas)\s+)?(?:propuestas?|estrategias|medidas|alternativas|soluciones|recomendaciones|acciones|vías|líneas|planes|plan)\s+(?:(?:didáctic|metodológic|pedagógic|educativ|preventiv|correctiv|jurídic|legislativ|normativ|terapéutic)[oa]s?\s+)?(?:(?:para|de)\s+(?:(?:su|la|una)\s+)?(?:superar|mejor|afront|preven|redu|solu|resol|interven|actuación|reform|regulación|cambio|combat|evitar|mitig|corre|optimi|fortalec|abord|control|enfrent|elimin|erradic|fomentar|promover|impuls|manej|reforz|refuerz|retenci|conten|rehabilit|apoyo)\p{L}*.*)?|(?:(?:propuestas?|medidas|soluciones|recomendaciones)\s+(?:de|para)\s+\p{L}+(?:ción|sión|miento|ar|er|ir)(?!\p{L}).*))$/iu;

const items = (text: string): string[] => text.split(/\s*,\s*|\s+[ye]\s+/u);

/** The title without what is to be done, and that apart; null where the remedies are asked of something that follows them. */
export function takeRemedies(text: string): { head: string; ways: string } | null {
  const { head, ways } = tail.exec(text)?.groups ?? {};
  if (!head || !ways) return null;
  // «Causas y estrategias de prevención del acoso»: both are asked of what stands behind.
  const isAsking = items(head).every((item) => aspectNouns.has(headOf(item)) && item.trim().split(/\s+/u).length < 3);
  return isAsking ? null : { head, ways };
}

/** What is asked of the thing, and what is to be done about it; a thing's bearing on another stays what is asked. */
export function withRemedies(core: Core, ways: string): Core {
  const signs = [...core.signs, 'remedy' as const];
  if (core.bearing || core.sides) return { ...core, signs };
  const isNamed = core.aspect !== null && core.sure >= 0.7;
  return { ...core, aspect: isNamed ? `${core.aspect} y ${ways}` : ways, signs, sure: Math.max(core.sure, 0.75) };
}

const troubles =
  /^(?:(?:las|los|principales|algunas|algunos)\s+)*(?<trouble>(?:dificultades|obstáculos|barreras|problemas|limitaciones|deficiencias|carencias|errores|retos|desafíos)(?:\s+(?:y|e)\s+(?:dificultades|obstáculos|barreras|problemas|limitaciones|retos|desafíos))?(?:\s+(?!en|para|de|del|al?|ante|que)\p{L}+)?)\s+(?:en|para|al?|ante)\s+(?<matter>(?:el|la|los|las)\s+.+)$/iu;

/** «Dificultades en el aprendizaje de las fracciones»: what is hard in a thing does not act on it. */
export function readTroubles(text: string, isWhere: (matter: string, reader: Reader) => boolean, reader: Reader) {
  const { trouble, matter } = troubles.exec(text)?.groups ?? {};
  return trouble && matter && !isWhere(matter, reader) ? { trouble, matter } : null;
}
