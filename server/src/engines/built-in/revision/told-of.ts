import { facetNames } from '../knowledge/facets.ts';
import { hasWord } from '../knowledge/has-word.ts';
import { listEntries, listFacets } from '../knowledge/knowledge.ts';
import type { Proposition, Source } from '../paper/pool.ts';
import type { WritingContext } from '../paper/writing-context.ts';

/** One fact that a wish asks for: of the paper's own subjects, or of another that the wish names. */
export interface Told {
  clause: string;
  facet: Proposition['facet'];
  about: string[];
  /** Drawn when it is said; null of a subject that the paper is not on. */
  proposition: Proposition | null;
}

const nameOf = ({ entry }: Source): string => (entry.sheet?.isWhole ? '' : entry.term);

/** What the paper's own subjects still have to say of a thing, named there or not. */
const listOwn = (context: WritingContext, isOn: (text: string) => boolean): Told[] =>
  context.pool.sources
    .filter(({ entry }) => entry.sheet !== undefined)
    .flatMap((source) =>
      context.pool
        .left(source, facetNames)
        .filter(({ clause }) => isOn(`${nameOf(source)} ${clause}`))
        .map((proposition) => ({
          ...{ clause: proposition.clause, facet: proposition.facet, proposition },
          about: [source.entry.id, source.entry.sheet?.id ?? source.entry.id],
        })),
    );

/** What is known of another subject that the wish calls by name: what it is first. */
function listOther(about: string, { subject, pool }: WritingContext): Told[] {
  const { field, language } = subject;
  const wish = about.toLowerCase();
  const facets = listFacets(field, language);
  const called = listEntries(field, language).filter(
    ({ id, sheet, about: words }) =>
      sheet !== undefined && pool.find(id) === null && words.some((word) => hasWord(wish, word)),
  );
  return called
    .flatMap(({ id, sheet }) =>
      facetNames.flatMap((facet): Told[] => {
        const clause = facets[id]?.[facet];
        return clause && sheet?.told[facet] !== undefined
          ? [{ clause, facet, about: [id, sheet.id], proposition: null }]
          : [];
      }),
    )
    .toSorted((one, other) => facetNames.indexOf(one.facet) - facetNames.indexOf(other.facet));
}

/** All that is known of what a wish asks for, the nearest first; empty where nothing is. */
export function listTold(about: string, context: WritingContext, isOn: (text: string) => boolean): Told[] {
  const own = listOwn(context, isOn);
  return own.length > 0 ? own : listOther(about, context);
}
