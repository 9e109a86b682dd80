import type { Entry } from '../../knowledge/entry.ts';
import { hasWord } from '../../knowledge/has-word.ts';
import { listPeople, speaksOfPeople } from '../../knowledge/people-words.ts';
import type { Subject } from '../subject.ts';
import { isAnybody, listTelling, tellingOf } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';
import { listFamilies } from './word-families.ts';

type Sheet = NonNullable<Entry['sheet']>;

/** Fewer facts than these are a word in passing. */
const fewestTold = 3;
const last = / (?:of|among|for|in|de|del|de las|de los|en|entre) (?:the |los |las |la |el )?/u;

/** Among whom and where: as the title was read, and at the end of what it is about where the reading has left them there. */
function listNamed({ contexts, object, bearing }: Subject['understanding']): string[] {
  const read = contexts
    .filter(({ kind, isQuiet }) => (kind === 'population' || kind === 'setting') && isQuiet !== true)
    .map(({ text }) => text);
  const ends = [object, bearing?.outcome ?? ''].flatMap((text) => {
    const parts = text.split(last);
    const end = parts.at(-1) ?? '';
    return parts.length > 1 && listPeople(end.toLowerCase()).own.length > 0 ? [end] : [];
  });
  return [...new Set([...read, ...ends])];
}

/**
 * The people and settings that a title names and of which nothing is told: what is said of the subject at large is not known to hold of them. In the
 * words of the title.
 */
export function listUnknownPeople(
  told: readonly ToldFact[],
  { understanding }: Pick<Subject, 'understanding'>,
): string[] {
  const sheets = told.flatMap(({ proposition }) => proposition?.source.entry.sheet ?? []);
  return findUnknown(
    sheets,
    told.map(({ term, clause }) => `${term} ${clause}`.toLowerCase()),
    understanding,
  );
}

/** The same of sheets and of what they say, in lower case. */
export function findUnknown(
  sheets: readonly Sheet[],
  texts: readonly string[],
  understanding: Subject['understanding'],
): string[] {
  const named = new Set(sheets.flatMap(({ names }) => names.flatMap((name) => [...listTelling(name)])));
  const within = [...new Set(sheets.flatMap((sheet) => [...sheet.within, ...sheet.same]))];
  const says = [...new Set(sheets.map((sheet) => sheet.says))].flat();
  return listNamed(understanding).filter((text) => {
    if (isAnybody(text)) return false;
    const lower = text.toLowerCase();
    const { own } = listPeople(lower);
    const isOfSheet = (word: string): boolean =>
      named.has(word) || within.some((one) => hasWord(one.toLowerCase(), word) || hasWord(word, one));
    const words = new Set([...listTelling(tellingOf(lower))].filter((word) => !isOfSheet(word)));
    if (words.size === 0) return false;
    const ofSheets = listFamilies(lower, words, says).flatMap((family) => family.words);
    // Of several things that a phrase says of them, each is to be spoken of: older patients in villages.
    const isKnown = (group: (typeof own)[number]): boolean =>
      texts.filter((said) => speaksOfPeople(said, { own, others: [] }, [group])).length >= fewestTold;
    const speaks = (said: string): boolean =>
      ofSheets.some((word) => hasWord(said, word)) || [...words].some((word) => said.includes(word));
    if (own.length === 0) return texts.filter(speaks).length < fewestTold;
    // *Educación secundaria* is told as *secundaria*, and as either stage of it.
    const isEachSaid = [...words].every((word) => texts.filter((said) => said.includes(word)).length >= fewestTold);
    const axes = [...Map.groupBy(own, ({ axis, id }) => axis ?? id).values()];
    return !isEachSaid && !axes.every((axis) => axis.some(isKnown));
  });
}
