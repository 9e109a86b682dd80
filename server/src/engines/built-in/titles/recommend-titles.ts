import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { listKinds } from '../../../understanding/kind/kinds-of-field.ts';
import { holdsWishes, type TitleWishes, turnsOf } from '../../../understanding/titles/read-title-wishes.ts';
import { understandTitle } from '../../../understanding/understand-title.ts';
import type { TitleRequest, TitleSuggestion } from '../../engine.ts';
import { en } from './en/title-data.ts';
import { es } from './es/title-data.ts';
import { ja } from './ja/title-data.ts';
import { type Candidate, listCandidates } from './list-candidates.ts';
import type { TitleData } from './title-data.ts';
import { titleGrammars } from './title-grammar.ts';
import { zh } from './zh/title-data.ts';

const dataOf: Readonly<Record<Language, TitleData>> = { zh, en, es, ja };
const titlesABatch = 5;
const longestTitle = 200;

interface Offer extends Candidate {
  turn: string;
  wishes: TitleWishes;
}

/** Takes titles one kind after the other, of what was used least, and only those that say of themselves what they are. */
class Proposing {
  readonly #request: TitleRequest;
  readonly #left: Map<TitleKind, Offer[]>;
  readonly #used = new Map<string, number>();
  /** As titles were read: one that was passed over comes up again. */
  readonly #kinds = new Map<string, TitleKind>();
  readonly taken: { title: string; kind: TitleKind; written: TitleKind }[] = [];

  constructor(request: TitleRequest, kinds: readonly TitleKind[], offers: readonly Offer[]) {
    this.#request = request;
    this.#left = new Map(kinds.map((kind) => [kind, offers.filter((offer) => offer.kind === kind)]));
  }

  takeUntil(count: number): void {
    for (const isStrict of [true, false]) {
      const open = new Set([...this.#left.keys()]);
      while (open.size > 0 && this.taken.length < count) {
        for (const kind of [...open]) {
          if (this.taken.length >= count) return;
          if (!this.#take(kind, isStrict)) open.delete(kind);
        }
      }
    }
  }

  #usesOf({ key, form, turn }: Offer): number {
    return 2 * (this.#used.get(key) ?? 0) + (this.#used.get(form) ?? 0) + (this.#used.get(turn) ?? 0);
  }

  #take(kind: TitleKind, isStrict: boolean): boolean {
    const offers = this.#left.get(kind) ?? [];
    const order = [...offers].sort((one, other) => this.#usesOf(one) - this.#usesOf(other));
    const turn = this.taken.length;
    for (const mustBeBrief of isStrict ? [true, false] : [false]) {
      for (const offer of order) {
        const read = this.#judge(offer, mustBeBrief);
        if (read === null || (isStrict && read !== kind)) continue;
        offers.splice(offers.indexOf(offer), 1);
        for (const name of [offer.key, offer.form, offer.turn]) this.#used.set(name, (this.#used.get(name) ?? 0) + 1);
        if (this.taken.some(({ title }) => title === offer.title)) return this.#take(kind, isStrict);
        this.taken.push({ title: offer.title, kind: read, written: kind });
        return this.taken.length > turn;
      }
    }
    return false;
  }

  /** The kind as it will be read, or null for a title that cannot stand. */
  #judge({ title, wishes }: Offer, mustBeBrief: boolean): TitleKind | null {
    const { language, field } = this.#request;
    if (title.length > longestTitle || !holdsWishes(title, wishes)) return null;
    if (mustBeBrief && titleGrammars[language].isLong(title, wishes.words.join(' '))) return null;
    const known = this.#kinds.get(title) ?? understandTitle({ title, language, field }).kind;
    this.#kinds.set(title, known);
    return known;
  }
}

/** Five titles; further batches give others, until what can be said of the matter is said and they begin again. */
export function recommendTitlesAtOnce(request: TitleRequest): TitleSuggestion[] {
  const titles = proposeTitles(request);
  if (titles.length > 0 || request.keywords.length + request.hint.length === 0) return titles;
  // What no title can hold all of is held as far as its first word, or else left out.
  const fewer = request.hint === '' ? request.keywords.slice(0, -1) : request.keywords;
  return recommendTitlesAtOnce({ ...request, keywords: fewer, hint: '' });
}

function proposeTitles(request: TitleRequest): TitleSuggestion[] {
  const { field, type, language, batch } = request;
  const data = dataOf[language];
  const kinds = listKinds(field, type);
  const offers = Array.from({ length: turnsOf(request) }, (_, turn) => {
    const { candidates, wishes } = listCandidates(request, data, { kinds, turn });
    return candidates.map(
      (candidate): Offer => ({ ...candidate, key: `${candidate.key}${turn}`, turn: `turn ${turn}`, wishes }),
    );
  }).flat();
  const proposing = new Proposing(request, kinds, offers);
  proposing.takeUntil((batch + 1) * titlesABatch);
  const { taken } = proposing;
  const batches = Math.max(1, Math.ceil(taken.length / titlesABatch));
  // The last one is filled up with titles that were shown before.
  const start = Math.max(0, Math.min((batch % batches) * titlesABatch, taken.length - titlesABatch));
  const { source } = data.views[field];
  return taken.slice(start, start + titlesABatch).map(({ title, kind }, index) => {
    const earlier = taken.slice(0, start + index).filter((other) => other.kind === kind).length;
    const reasons = data.reasons[kind];
    return { title, kind, reason: (reasons[earlier % reasons.length] ?? '').replace('{source}', () => source) };
  });
}
