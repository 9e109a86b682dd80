import type { Spot } from '../read-outline.ts';
import type { WritingContext } from '../writing-context.ts';
import type { ToldFact } from './told-fact.ts';

const bare = (name: string): string =>
  name
    .replace(/[《》『』“”"]/gu, '')
    .toLowerCase()
    .trim();

/**
 * Of two things that are compared each has headings of its own: what names the other one alone stands below those of the other, and not here.
 * Whether these facts may stand in a section by that.
 */
export function openSideHeadings({ subject }: Pick<WritingContext, 'subject'>) {
  const names = (subject.understanding.sides ?? []).map(bare).filter((name) => name.length > 1);
  const listNamed = (text: string): string[] => {
    const said = text.toLowerCase();
    return names.filter((name) => said.includes(name));
  };
  /** The one side that a heading is on, or the next above it that names any. */
  const sideOf = ({ section, parent }: Spot): string | null => {
    const named = listNamed(section.title);
    if (named.length === 1) return named[0] ?? null;
    return named.length > 1 || parent === null ? null : sideOf(parent);
  };
  const known = new Map<Spot, string | null>();
  const isOfOther = ({ term, clause, own }: ToldFact, side: string): boolean => {
    const named = own === null ? listNamed(`${term} ${clause}`) : [];
    return named.length > 0 && !named.includes(side);
  };
  return (facts: readonly ToldFact[], leaf: Spot): boolean => {
    if (names.length < 2) return true;
    if (!known.has(leaf)) known.set(leaf, sideOf(leaf));
    const side = known.get(leaf) ?? null;
    return side === null || !facts.some((fact) => isOfOther(fact, side));
  };
}
