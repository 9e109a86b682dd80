import type { CheckedSource, TextToCheck } from './checked.ts';
import { countUnion, type SourceShare } from './earlier-versions.ts';
import type { Copy } from './find-copies.ts';
import type { Paraphrase } from './find-paraphrases.ts';
import { tokensAt } from './passages.ts';
import { type Prepared, prose, references } from './prepared.ts';
import { findQuotations } from './quotations.ts';

/** How many units there are of each. */
export function countKinds({ kinds }: Prepared): { prose: number; references: number } {
  const counts = { prose: 0, references: 0 };
  for (const kind of kinds) {
    if (kind === prose) counts.prose += 1;
    else if (kind === references) counts.references += 1;
  }
  return counts;
}

/** The share of so many units that are marked and count. */
export function rate(
  { kinds }: Prepared,
  marks: Uint8Array,
  of: number,
  counts: (kind: number, at: number) => boolean,
): number {
  let count = 0;
  for (let at = 0; at < marks.length; at += 1) if (marks[at] && counts(kinds[at] as number, at)) count += 1;
  return of > 0 ? count / of : 0;
}

export function markSpans(
  { tokens }: Pick<Prepared, 'tokens'>,
  spans: readonly { start: number; end: number }[],
): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  const edges = tokensAt(
    tokens,
    spans.flatMap(({ start, end }) => [start, end]),
  );
  spans.forEach((_, index) => {
    marks.fill(1, edges[2 * index], edges[2 * index + 1]);
  });
  return marks;
}

export function markQuoted({ text, paragraphs }: TextToCheck, prepared: Prepared): Uint8Array {
  const marks = markSpans(prepared, findQuotations(text));
  paragraphs.forEach(({ isQuotation }, index) => {
    const { from, to } = prepared.paragraphs[index] as { from: number; to: number };
    if (isQuotation) marks.fill(1, from, to);
  });
  return marks;
}

export function markStretches({ tokens }: Prepared, stretches: Iterable<{ from: number; to: number }>): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  for (const { from, to } of stretches) marks.fill(1, from, to);
  return marks;
}

interface Found {
  copies: readonly Copy[];
  counted: ReadonlySet<Copy>;
  paraphrases: readonly Paraphrase[];
}

/** Each source by the union of its places in the prose; where two of them meet, nothing counts twice. */
export function rateSources(
  { kinds }: Prepared,
  { copies, counted, paraphrases }: Found,
  shares: readonly SourceShare[],
  of: number,
): CheckedSource[] {
  const upTo = new Uint32Array(kinds.length + 1);
  kinds.forEach((kind, at) => {
    upTo[at + 1] = (upTo[at] as number) + (kind === prose ? 1 : 0);
  });
  const contained = new Map(shares.map((share) => [share.id, share.contained]));
  const places = new Map<string, { from: number; to: number }[]>();
  for (const { region } of [...copies, ...paraphrases])
    if (!places.has(region.sourceId)) places.set(region.sourceId, []);
  for (const { region, from, to } of counted) {
    places.get(region.sourceId)?.push({ from: upTo[from] as number, to: upTo[to] as number });
  }
  return [...places]
    .map(([id, stretches]) => {
      const units = countUnion(stretches);
      return { id, units, rate: of > 0 ? units / of : 0, contained: contained.get(id) ?? 0 };
    })
    .sort((one, other) => other.units - one.units || other.contained - one.contained || (one.id < other.id ? -1 : 1));
}
