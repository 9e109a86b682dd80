import { type KeyRoom, keysOfText } from '../comparing/text-keys.ts';
import { type Tokens, tokenise } from '../comparing/tokens.ts';
import type { Passage, PassageId } from './corpus.ts';

/** Neighbouring passages of one source, as one text: a copy does not end where a passage does. */
export class Region {
  readonly sourceId: string;
  readonly passages: Passage[];
  readonly text: string;
  /** Where it begins in the source. */
  readonly start: number;
  readonly firstToken: number;
  #tokens: Tokens | null = null;

  constructor(passages: [Passage, ...Passage[]]) {
    const [{ sourceId, start, firstToken }] = passages;
    this.sourceId = sourceId;
    this.start = start;
    this.firstToken = firstToken;
    this.passages = passages;
    this.text = passages.length === 1 ? passages[0].text : passages.map((passage) => passage.text).join('');
  }

  /** With their places: of most regions nobody asks for them. */
  get tokens(): Tokens {
    this.#tokens ??= tokenise(this.text);
    return this.#tokens;
  }

  /** One number for each token; 0 is nobody's. They lie in the room, up to the next text that is read into it. */
  readKeys(room: KeyRoom): Int32Array {
    return keysOfText(this.text, room);
  }
}

/** So that a source of which everything was copied is not one text of a million characters. */
const mostPassages = 400;

/** Of those in a row of which none is looked at, nothing is made. */
export function joinPassages(
  passages: readonly Passage[],
  isLookedAt: (id: PassageId) => boolean = () => true,
): Region[] {
  const sorted = [...passages].sort(
    (one, other) =>
      (one.sourceId < other.sourceId ? -1 : one.sourceId > other.sourceId ? 1 : 0) || one.ordinal - other.ordinal,
  );
  const runs: [Passage, ...Passage[]][] = [];
  for (const passage of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && last.sourceId === passage.sourceId && last.ordinal + 1 === passage.ordinal;
    if (run && isNext && run.length < mostPassages) run.push(passage);
    else runs.push([passage]);
  }
  return runs.filter((run) => run.some(({ id }) => isLookedAt(id))).map((run) => new Region(run));
}
