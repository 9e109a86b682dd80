import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { countedAspects, findCounted } from '../what-counts.ts';
import { withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';

/** «¿Qué cuenta como trabajo?» asks for the concept of work and its limits; «¿Es trabajador el repartidor?» for what the courier is. */
export function readCounted(text: string, reader: Reader): Core | null {
  const counted = findCounted(text, 'es');
  if (!counted) return null;
  const { contexts, rest } = takeContexts(counted.thing, reader);
  const signs = ['question', 'concept', 'argument'] as const;
  if (counted.bearer !== null) {
    // A quality that has a noun of its own is asked by it.
    if (/^(?:es|son|qué hace)\s/iu.test(text) && qualified.test(counted.thing)) return null;
    const bearer = takeContexts(counted.bearer, reader);
    const all = [...bearer.contexts, ...contexts];
    const isMade = /^qué hace\s/iu.test(text);
    return coreOf(
      withoutArticle(bearer.rest),
      isMade ? `carácter ${rest.toLowerCase()}` : `condición de ${withoutArticle(rest)}`,
      { contexts: all, signs, sure: 0.7 },
    );
  }
  return coreOf(withoutArticle(rest), counted.isReach ? 'límites' : countedAspects.es, { contexts, signs, sure: 0.85 });
}

const qualified =
  /^(?:just|legítim|legal|constitucional|necesari|eficaz|eficaces|efectiv|viable|rentable|sostenible|posible|segur|útil|étic|moral|fiable|válid|libre|inevitable|suficiente|justificad|compatible)/iu;
