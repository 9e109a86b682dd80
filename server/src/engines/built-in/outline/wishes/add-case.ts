import type { Language } from '@yanmo/contract/languages';
import {
  looksLikeCountry,
  looksLikePeople,
  looksLikePlace,
  looksLikeTime,
} from '../../../../understanding/wishes/places.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Realised } from '../realise.ts';
import { part, type Slots, section } from '../section.ts';
import { addMatter } from './add-part.ts';
import { rankOf, rankOfChapter } from './chapter-parts.ts';
import { flattenNodes } from './tree.ts';
import { type ReadAs, sectionsFrom, type WishedOutline } from './wished-outline.ts';

const fitting: ReadonlySet<string> = new Set([
  'status',
  'method',
  'data',
  'needs',
  'results',
  'empirical',
  'experience',
]);

/** The case, the place or the time is named in a heading of the argument, not only where it is introduced. */
export function addCase(outline: WishedOutline, read: ReadAs): void {
  const { what, chapter } = read;
  const isNamed = (nodes: readonly Realised[]): boolean =>
    flattenNodes(nodes).some(({ title }) => title.toLowerCase().includes(what.toLowerCase()));
  if (chapter !== undefined) {
    const host = outline.chapters[chapter - 1];
    if (host && isNamed([host])) return;
    const made = outline.makeChapter('wish.case', { case: what, term: what }, ['wish.caseA', 'wish.caseB']);
    if (made) outline.insertAt(made, chapter - 1);
    return;
  }
  const isScope = looksLikeTime(what) || looksLikePeople(what);
  // Young teachers may stand in some heading without the paper keeping to them; what the title says it says.
  if (isScope ? outline.names.some((name) => name.includes(what)) : isNamed(outline.core)) return;
  const move: Move = looksLikeTime(what) ? 'wish.period' : looksLikePeople(what) ? 'wish.people' : 'wish.caseA';
  const added = outline.plan.word(part(move, { term: what }), 'SECTION');
  const host =
    (move === 'wish.caseA' ? undefined : outline.core.find((node) => outline.partOf(node) === 'method')) ??
    outline.core.find((node) => outline.partOf(node) === 'case') ??
    outline.core.find((node) => fitting.has(outline.partOf(node) ?? '')) ??
    outline.findNearest('status');
  if (added) outline.insertSection(host, added, true);
  else addMatter(outline, read, false);
}

/** The country of those who write in a language, where it has one. */
const home: Partial<Record<Language, string>> = { zh: '我国', ja: '日本' };

/** Leeds with York and Bristol: all but the last stand first. */
function partList(read: ReadAs): ReadAs {
  const { what, other } = read;
  const found = /^(?<first>.+?)(?:,? (?:and|with|y|e) |[和与跟及]|と|、(?=[^、]+$))(?<last>[^、]+)$/u.exec(
    what,
  )?.groups;
  if (!other || !found?.first || !found.last) return read;
  const isWide = /[\p{Script=Han}\u3040-\u30ff]/u.test(what);
  return { ...read, what: found.last, other: `${other}${isWide ? '、' : ', '}${found.first}` };
}

/** Two sides, and what they have in common: a chapter where there is room, else a section. */
export function addComparison(outline: WishedOutline, read: ReadAs): void {
  const { what, other, chapter, position } = partList(read);
  const all = [...(other?.split(/、|, /u) ?? []), what];
  const { slots, word, language, wordCount } = outline.plan;
  const isPlace = looksLikePlace(what);
  const here = slots.context !== undefined && looksLikePlace(slots.context) ? slots.context : undefined;
  // A country is set beside a country, not beside a town of another.
  const isAbroad = looksLikeCountry(what) && !looksLikeCountry(here ?? '');
  const usual = isPlace ? ((isAbroad ? home[language] : undefined) ?? here) : slots.object;
  const own = other ?? usual;
  // "A and B and Lisbon compared": two that are joined take no third, and what has its place is not also elsewhere.
  const theme = slots.focus ?? slots.object ?? '';
  const isFull =
    other === undefined &&
    (own === undefined
      ? /\s\p{Lu}/u.test(theme)
      : !isPlace && / (?:and|y|e) |[与和]|と|[:：]/u.test(slots.object ?? ''));
  const isAlone = own === undefined || isFull;
  const named: Slots = { a: isAlone ? '' : (own ?? ''), b: what };
  const move: Move = isFull
    ? 'wish.beside'
    : own === undefined
      ? 'wish.abroad'
      : isPlace
        ? 'wish.compare'
        : 'wish.contrast';
  if (wordCount >= sectionsFrom || chapter !== undefined || position !== undefined) {
    if (all.length > 2) {
      const each = all.map((b) => part('compare.second', { b }));
      const inner = outline.hasSections ? [...each, part('compare.same', named)] : [];
      const whole = word(section(isPlace ? 'wish.compare' : 'wish.contrast', 14, inner, named));
      if (whole) outline.insertAt(whole, outline.placeOf({ chapter, position }, 'experience'));
      return;
    }
    const sides: Move[] = isAlone ? ['compare.second'] : ['compare.first', 'compare.second', 'compare.same'];
    const made = outline.makeChapter(move, named, isPlace || isFull ? [...sides, 'compare.borrow'] : sides);
    if (made) outline.insertAt(made, outline.placeOf({ chapter, position }, 'experience'));
    return;
  }
  const added = word(part(move, named), 'SECTION');
  const host = outline.findHost((node) => rankOfChapter(node, outline.names) >= rankOf('status'));
  if (added) outline.insertSection(host, added);
}
