import type { ChosenParagraph, ReadText, ReductionMode } from '@yanmo/contract/reductions';
import type { Place } from './paragraph-marks.ts';

/** Which paragraphs of what was read are to be rewritten. */
export interface Choice {
  keys: ReadonlySet<string>;
  units: number;
  /** Of all that could be. */
  of: { paragraphs: number; units: number };
  /** Some are left as they are. */
  isPart: boolean;
}

/** `chosen` null: all. What is named and not there any more was edited away; where nothing named is left, it is another text. */
export function choiceOf({ paragraphs }: Pick<ReadText, 'paragraphs'>, chosen: readonly string[] | null): Choice {
  const wanted = new Set(chosen);
  const named = paragraphs.filter(({ key }) => wanted.has(key));
  const own = chosen === null || (named.length === 0 && chosen.length > 0) ? paragraphs : named;
  const sum = (of: ReadText['paragraphs']) => of.reduce((units, paragraph) => units + paragraph.units, 0);
  return {
    keys: new Set(own.map(({ key }) => key)),
    units: sum(own),
    of: { paragraphs: paragraphs.length, units: sum(paragraphs) },
    isPart: own.length < paragraphs.length,
  };
}

/** As an order says it; undefined where there is nothing to say. */
export function wishOf(
  { keys, isPart }: Choice,
  copied: Readonly<Record<string, readonly Place[]>>,
  mode: ReductionMode,
): ChosenParagraph[] | undefined {
  const places = mode === 'AIGC' ? {} : copied;
  if (!isPart && ![...keys].some((key) => places[key])) return undefined;
  return [...keys].map((key) => ({ key, ...(places[key] ? { places: [...places[key]] } : {}) }));
}
