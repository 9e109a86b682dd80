import type { Language } from '@yanmo/contract/languages';
import type { Match } from '@yanmo/contract/similarity';
import { diffTexts } from '../../text/diff.ts';
import { isWideLanguage } from '../../text/wide-language.ts';
import { segmentWords } from '../../text/words.ts';
import { shownText } from '../pdf/report-frame.ts';
import type { Span } from './mark-text.ts';

/** A stretch of one side: around the place, the words that both have, or what one of them says otherwise. */
export interface SideRun {
  kind: 'around' | 'same' | 'other' | 'gap';
  text: string;
}

/** UTF-16. What is longer is printed by its beginning and its end. */
const longestSide = 600;
const keptAtStart = 400;
const keptAtEnd = 150;
const around = 60;

interface Printing {
  language: Language;
  gap: string;
  isAnonymous: boolean;
  /** In the place of words that are not printed: those of papers of others, which their authors may withdraw. */
  unprinted: string;
}

/** Both sides of a match as they are printed beside each other. */
export function compareSides(
  text: string,
  { layer, start, end, source }: Match,
  { language, gap, isAnonymous, unprinted }: Printing,
): { text: SideRun[]; source: SideRun[] } {
  if (source.text === '') {
    const own: SideRun[] = [{ kind: 'same', text: text.slice(start, end) }];
    return { text: printed(text, { start, end }, own, gap, around), source: [{ kind: 'gap', text: unprinted }] };
  }
  const own = text.slice(start, end);
  const theirs = source.text.slice(source.start, source.end);
  const [left, right] = layer === 'COPY' ? compareWords(own, theirs, language) : shareWords(own, theirs, language);
  return {
    text: printed(text, { start, end }, left, gap, around),
    // Of a paper without identity nothing but the place is anybody's to see.
    source: printed(source.text, source, right, gap, isAnonymous ? 0 : around),
  };
}

type Sides = [text: SideRun[], source: SideRun[]];

/** In the order of both: a copy keeps it. */
function compareWords(own: string, theirs: string, language: Language): Sides {
  const parts = diffTexts(own, theirs, language);
  const side = (left: 'added' | 'removed'): SideRun[] =>
    parts
      .filter(({ kind }) => kind !== left)
      .map((part) => ({ kind: part.kind === 'same' ? 'same' : 'other', text: part.text }));
  return [side('added'), side('removed')];
}

/** Wherever they stand: a paraphrase moves its words. Short ones are in every sentence. */
function shareWords(own: string, theirs: string, language: Language): Sides {
  const shortest = isWideLanguage(language) ? 2 : 4;
  const [left, right] = [own, theirs].map((text) => Array.from(segmentWords(text, language), ({ segment }) => segment));
  const keysOf = (words: readonly string[] = []): Set<string> =>
    new Set(words.filter((word) => word.length >= shortest).map((word) => word.toLowerCase()));
  const shared = keysOf(left).intersection(keysOf(right));
  const side = (words: readonly string[] = []): SideRun[] =>
    words.map((text) => ({ kind: shared.has(text.toLowerCase()) ? 'same' : 'other', text }));
  return [joinAlike(side(left)), joinAlike(side(right))];
}

function joinAlike(runs: readonly SideRun[]): SideRun[] {
  const joined: SideRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

function printed(text: string, { start, end }: Span, place: readonly SideRun[], gap: string, reach: number): SideRun[] {
  const before = text.slice(Math.max(0, start - reach), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + reach).replace(/\n.*$/su, '');
  const runs: SideRun[] = [
    { kind: 'around', text: (reach > 0 && before.length === reach ? '…' : '') + before },
    ...shorten(place, gap),
    { kind: 'around', text: after + (reach > 0 && after.length === reach ? '…' : '') },
  ];
  return runs.map((run) => ({ ...run, text: shownText(run.text) })).filter((run) => run.text !== '');
}

function shorten(runs: readonly SideRun[], gap: string): SideRun[] {
  const length = runs.reduce((sum, run) => sum + run.text.length, 0);
  if (length <= longestSide) return [...runs];
  return [...cut(runs, 0, keptAtStart), { kind: 'gap', text: gap }, ...cut(runs, length - keptAtEnd, length)];
}

function cut(runs: readonly SideRun[], from: number, to: number): SideRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...run, text }];
  });
}
