import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { grammars } from '../grammar/grammars.ts';
import { chance } from '../seeded-random.ts';
import { stammers } from './stammer.ts';
import type { Fillers, Frames } from './wordings/wording.ts';

/** One sentence with what it was made of: tests and the certificate read these marks. */
export interface Sentence {
  text: string;
  /** The frame it was worded by; null where a clause stands by itself. */
  frame: string | null;
  /** Group of the frame, or the facet of the clause. */
  move: string;
  /** Entries that it speaks of. */
  about: readonly string[];
  works: readonly string[];
  units: number;
  /** A clause that stands by itself, as the knowledge writes it: a name keeps its capital when it is joined to another. */
  clause?: string;
}

/** No frame twice within 30 sentences, with a margin for those that are moved to the head of their section. */
const frameRest = 58;
/** Words that only say how a fact hangs together with the one before are heard less, and come back sooner. */
const tyingRest = 7;
const tying = /^telling\.(?:cause|further|remedy|propose|beside|tie|answer|limit|counter|debate|problem|indicator)$/u;

export const stops: Record<Language, string> = { zh: '。', ja: '。', en: '.', es: '.' };

const slotMark = /\{(?:(\w+) )?(\w+)\}/gu;

const connectives: Record<Language, RegExp> = {
  zh: /^(?:因此|因而|所以|由此|于是|然而|但是|不过|可是|此外|另外|同时|而且|并且|进而|从而|同样|反之|相反|换言之|也就是说|例如|譬如|其实|事实上|总体上|一方面|另一方面|与此同时|相应地|据此|可见|正因如此|尽管如此|即便如此|反过来|换句话说|就此而言|在此基础上)/u,
  en: /^(?:therefore|thus|hence|however|but|moreover|furthermore|in addition|also|similarly|likewise|conversely|in contrast|by contrast|for example|for instance|in other words|consequently|as a result|accordingly|nevertheless|nonetheless|still|yet|at the same time|on the other hand|meanwhile|instead|indeed|in fact|besides|then|so)\b/iu,
  es: /^(?:por tanto|por lo tanto|así|sin embargo|pero|además|asimismo|también|del mismo modo|por el contrario|en cambio|por ejemplo|es decir|en consecuencia|no obstante|al mismo tiempo|por otra parte|de hecho|de ahí|entonces)\b/iu,
  ja: /^(?:したがって|そのため|ゆえに|しかし|だが|ただし|また|さらに|加えて|同様に|逆に|一方|たとえば|例えば|すなわち|つまり|それでも|同時に|このように|よって|もっとも|なお)/u,
};

export const opensWithConnective = (text: string, language: Language): boolean => connectives[language].test(text);

/** Binds two clauses that stand side by side, and leaves it open how. */
const openJoints: Record<Language, string> = { zh: '；', ja: '、', en: '; ', es: '; ' };

/** At most this share of sentences may open with a connective. */
const mostConnectives = 0.26;

export interface SentenceWriter {
  /** Fills one of the frames; null when none can be filled, is rested, or may still be used. */
  word(frames: Frames, fillers: Fillers, move: string, about?: readonly string[]): Sentence | null;
  /** A clause that stands by itself. */
  state(clause: string, move: string, about: readonly string[]): Sentence;
  /** Two clauses as one longer sentence, the second of them bare. */
  join(first: Sentence, second: Sentence, joint?: string): Sentence;
  /** A sentence is used up only when it is kept. */
  keep(sentence: Sentence): void;
  hasSaid(text: string): boolean;
  /** Another writer who has said the same so far. */
  fork(): SentenceWriter;
  readonly kept: number;
}

/** Any other frame of the group is taken before one in which a name is heard as a stammer. */
const stammered = 9;

/** A clause, a number, a list or a heading is no noun phrase: no grammar of articles applies to it. */
const plainSlots: ReadonlySet<string> = new Set(
  'clause clause2 ref label list count said who work topic n gap mark about'.split(' '),
);

/** A frame that names more of what the section is about says more than one that names only the theme. */
const ownSlots = new Map<string, number>();
function countOwnSlots(frame: string): number {
  let count = ownSlots.get(frame);
  if (count === undefined) {
    count = (frame.match(slotMark) ?? []).filter((slot) => !/object|focus|matter|topic/u.test(slot)).length;
    ownSlots.set(frame, count);
  }
  return count;
}

const key = (text: string): string => text.replace(/[\p{P}\s]/gu, '').toLowerCase();

export function fillFrame(template: string, fillers: Fillers, language: Language): string | null {
  const grammar = grammars[language];
  let isWhole = true;
  const text = template.replace(slotMark, (_, modifier: string | undefined, name: string) => {
    const value = fillers[name];
    if (!value) {
      isWhole = false;
      return '';
    }
    return plainSlots.has(name) ? value : grammar.inflect(value, modifier);
  });
  return isWhole ? grammar.polishSentence(text) : null;
}

interface SentenceWriterState {
  uses: ReadonlyMap<string, { count: number; last: number }>;
  said: ReadonlySet<string>;
  kept: number;
  linked: number;
  opening: string;
}

export function createSentenceWriter(
  language: Language,
  seed: number,
  expectedSentences: number,
  from?: SentenceWriterState,
): SentenceWriter {
  const uses = new Map<string, { count: number; last: number }>(from?.uses);
  const said = new Set<string>(from?.said);
  // One in a hundred at most; a short paper cannot use a frame twice.
  const mostUses = Math.max(1, Math.floor(expectedSentences / 110));
  let kept = from?.kept ?? 0;
  let linked = from?.linked ?? 0;
  let opening = from?.opening ?? '';
  const head = (text: string): string =>
    language === 'zh' || language === 'ja' ? text.slice(0, 2) : text.split(/\s/u, 2).join(' ');

  const measure = (sentence: Omit<Sentence, 'units'>): Sentence => ({
    ...sentence,
    units: countUnits(sentence.text.replace(/\[@[\w-]+\]/gu, '')),
  });

  return {
    word: (frames, fillers, move, about = []) => {
      const open = frames
        .flatMap((frame, index) => {
          const use = uses.get(frame);
          const isTying = tying.test(move);
          if (use && (kept - use.last < (isTying ? tyingRest : frameRest) || (!isTying && use.count >= mostUses)))
            return [];
          const rank =
            (use?.count ?? 0) * 2 - Math.min(2, countOwnSlots(frame)) * 0.35 + chance(seed, `${kept}:${move}:${index}`);
          return [{ frame, rank }];
        })
        .sort((one, other) => one.rank - other.rank);
      let best: { frame: string; text: string; rank: number } | null = null;
      for (const { frame, rank: least } of open) {
        // Filling a frame costs the most, and its opening can only push it back: what comes later cannot be before the best.
        if (best && best.rank <= least) break;
        const text = fillFrame(frame, fillers, language);
        if (text === null || said.has(key(text))) continue;
        const opens = opensWithConnective(text, language);
        if (opens && linked + 1 > (kept + 1) * mostConnectives) continue;
        const rank = least + (head(text) === opening ? 1.5 : 0) + (stammers(frame, fillers, language) ? stammered : 0);
        if (!best || rank < best.rank) best = { frame, text, rank };
      }
      return best ? measure({ text: best.text, frame: best.frame, move, about, works: [] }) : null;
    },
    state: (clause, move, about) =>
      measure({
        text: grammars[language].polishSentence(`${clause}${stops[language]}`),
        clause,
        frame: null,
        move,
        about,
        works: [],
      }),
    join: (first, second, joint = openJoints[language]) => {
      const isWide = language === 'zh' || language === 'ja';
      const head = first.text.slice(0, -1);
      const tail = isWide ? second.text : `${second.clause ?? second.text.slice(0, -1)}${stops[language]}`;
      return measure({
        text: `${head}${joint}${tail}`,
        frame: first.frame,
        move: first.move,
        about: [...new Set([...first.about, ...second.about])],
        works: [],
      });
    },
    keep: (sentence) => {
      kept += 1;
      if (opensWithConnective(sentence.text, language)) linked += 1;
      opening = head(sentence.text);
      said.add(key(sentence.text));
      if (sentence.frame) uses.set(sentence.frame, { count: (uses.get(sentence.frame)?.count ?? 0) + 1, last: kept });
    },
    hasSaid: (text) => said.has(key(text)),
    fork: () => createSentenceWriter(language, seed, expectedSentences, { uses, said, kept, linked, opening }),
    get kept() {
      return kept;
    },
  };
}
