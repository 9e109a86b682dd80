import type { Match, SimilarityReport } from '@yanmo/contract/similarity';

/**
 * What a mark says. Each place has one: in the list of references it is REFERENCES, between quotation marks QUOTATION, whatever
 * else it is. INSIDE: it stood in the text itself before. COMMON: a phrase that many texts have, in no rate.
 */
export const markKinds = ['COPY', 'QUOTATION', 'REFERENCES', 'PARAPHRASE', 'INSIDE', 'COMMON'] as const;
export type MarkKind = (typeof markKinds)[number];

export interface Mark {
  id: string;
  kind: MarkKind;
  start: number;
  end: number;
  /** Null for what stands in the text itself. */
  match: Match | null;
  /** Where it stood before, of INSIDE. */
  like: { start: number; end: number } | null;
}

export function kindOf({ layer, is_quotation, is_in_references, is_common }: Match): MarkKind {
  if (is_common) return 'COMMON';
  if (is_in_references) return 'REFERENCES';
  if (layer === 'PARAPHRASE') return 'PARAPHRASE';
  return is_quotation ? 'QUOTATION' : 'COPY';
}

/** Everything that is marked, in the order of the text. */
export function marksOf({ matches, repeated }: Pick<SimilarityReport, 'matches' | 'repeated'>): Mark[] {
  const found: Mark[] = matches.map((match) => ({
    ...{ id: match.id, kind: kindOf(match), start: match.start, end: match.end },
    ...{ match, like: null },
  }));
  const inside: Mark[] = repeated.map(({ start, end, like }) => ({
    ...{ id: `inside-${start}`, kind: 'INSIDE', start, end },
    ...{ match: null, like },
  }));
  return [...found, ...inside].sort((one, other) => one.start - other.start || other.end - one.end);
}

/** What is shown until somebody asks for more. */
export const shownAtFirst: readonly MarkKind[] = markKinds.filter((kind) => kind !== 'COMMON');

export interface MarkFilter {
  kinds: ReadonlySet<MarkKind>;
  sourceId: string | null;
}

export function isShown({ kind, match }: Mark, { kinds, sourceId }: MarkFilter): boolean {
  return kinds.has(kind) && (sourceId === null || match?.source_id === sourceId);
}

/** How many there are of each kind; those without any need no filter. */
export function countKinds(marks: readonly Mark[]): Record<MarkKind, number> {
  const counts: Record<MarkKind, number> = {
    COPY: 0,
    QUOTATION: 0,
    REFERENCES: 0,
    PARAPHRASE: 0,
    INSIDE: 0,
    COMMON: 0,
  };
  for (const { kind } of marks) counts[kind] += 1;
  return counts;
}

/** The mark after or before a place of the list, round the end. */
export function nextMark(marks: readonly Mark[], chosenId: string | null, by: 1 | -1): Mark | null {
  if (marks.length === 0) return null;
  const at = marks.findIndex(({ id }) => id === chosenId);
  if (at < 0) return marks.at(by === 1 ? 0 : -1) ?? null;
  return marks[(at + by + marks.length) % marks.length] ?? null;
}
