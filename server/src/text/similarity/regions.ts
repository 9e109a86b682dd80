import { type Tokens, tokenise } from '../comparing/tokens.ts';
import type { Passage, PassageId } from './corpus.ts';

/** Neighbouring passages of one source, as one text: a copy does not end where a passage does. */
export interface Region {
  sourceId: string;
  passages: Passage[];
  text: string;
  tokens: Tokens;
  /** Where it begins in the source. */
  start: number;
  firstToken: number;
}

/** So that a source of which everything was copied is not one text of a million characters. */
const mostPassages = 400;

/** Of those in a row of which none is looked at, nothing is made. */
export function joinPassages(
  passages: readonly Passage[],
  isLookedAt: (id: PassageId) => boolean = () => true,
): { regions: Region[]; regionOf: Map<PassageId, Region> } {
  const sorted = [...passages].sort(
    (one, other) =>
      (one.sourceId < other.sourceId ? -1 : one.sourceId > other.sourceId ? 1 : 0) || one.ordinal - other.ordinal,
  );
  const runs: Passage[][] = [];
  for (const passage of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && last.sourceId === passage.sourceId && last.ordinal + 1 === passage.ordinal;
    if (run && isNext && run.length < mostPassages) run.push(passage);
    else runs.push([passage]);
  }
  const regionOf = new Map<PassageId, Region>();
  const looked = runs.filter((run) => run.some(({ id }) => isLookedAt(id)));
  const regions = looked.map((run) => {
    const [first] = run as [Passage];
    const text = run.map((passage) => passage.text).join('');
    const tokens = tokenise(text);
    const { sourceId, start, firstToken } = first;
    const region = { sourceId, passages: run, text, tokens, start, firstToken };
    for (const { id } of run) regionOf.set(id, region);
    return region;
  });
  return { regions, regionOf };
}
