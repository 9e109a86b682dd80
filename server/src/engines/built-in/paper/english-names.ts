import { readEnglishNames } from '../../../understanding/name-in-english.ts';
import { translateTerm } from './glossary.ts';
import { listCalled } from './telling/told-fact.ts';
import type { WritingContext } from './writing-context.ts';

/** A name of which so much is known in English says what is meant, if wider: text sentiment analysis for that of Chinese texts. */
const fewestKnown = 0.7;
/** Names of a sheet's whole subject; behind them stand those of its parts and sides, which have English names of their own. */
const ofWhole = 3;
/** More of them in a row are no English. */
const mostParts = 3;

const isPlural = (name: string): boolean => /[^s]s$|\b(?:children|people|women|men)$/u.test(name);

/** Parts of one name as English has them: the performance of small and medium enterprises, the mental health of rural left-behind children. */
function putTogether(parts: readonly string[]): string {
  const many = parts.slice(0, -1).findLastIndex(isPlural);
  if (many < 0) return parts.join(' ');
  return `the ${parts.slice(many + 1).join(' ')} of ${parts.slice(0, many + 1).join(' ')}`;
}

/** Events have an article that no dictionary of names gives them, and so has what is of something: the image of women. */
const definite =
  /^\p{Lu}.*\b(?:Movement|War|Revolution|Dynasty|Rebellion|Uprising|Incident|Reforms?|Restoration|Campaign)$|^imperial examination$|^\p{Lu}\p{Ll}+ landings$|^\p{Ll}[\p{L}-]* of | dynasty$|^(?:United States|United Nations|European Union|Renaissance|Republic of China)$/u;
/** Things of which there are many have their plain form there: unmanned aerial vehicle. */
const countable =
  /\b(?:vehicle|system|robot|drone|enterprise|station|battery|novel|film|company|bank|school|hospital|university|city|network|teacher|student|patient|farmer|worker|family|museum|island)$/u;

function inSentence(name: string): string {
  if (definite.test(name)) return `the ${name}`;
  if (!countable.test(name)) return name;
  return /[^aeou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** What a part of a title is called in English: by its own sheet, as a term, or by the names of its parts; null where too little of it has one. */
export function nameAbroad(text: string | undefined, { subject, pool }: Pick<WritingContext, 'subject' | 'pool'>) {
  if (!text) return null;
  const wanted = text.toLowerCase();
  const sheets = listCalled(pool).flatMap(({ entry }) => entry.sheet ?? []);
  const isCalled = (names: readonly string[]): boolean => names.some((name) => name.toLowerCase() === wanted);
  const named = sheets.filter(({ english }) => english !== '');
  const own = named.find(({ names }) => isCalled(names.slice(0, ofWhole)));
  const known = own?.english ?? translateTerm(text, subject.language, subject.field);
  if (known) return inSentence(known);
  const { parts, share, isHeadNamed } = readEnglishNames(text, subject.language);
  const [first, ...others] = parts;
  if (first && others.length === 0 && first.length <= mostParts && share >= fewestKnown && isHeadNamed)
    return inSentence(putTogether(first));
  // Another name of the whole does not hold its usual one, as that of a side does.
  const other = named.find(
    ({ names: [usual = '', ...others] }) => isCalled(others) && !wanted.includes(usual.toLowerCase()),
  );
  return other ? inSentence(other.english) : null;
}

/**
 * The wider thing that a name means of which most, but not its last word, has an English name: rural e-commerce logistics, of 农村电商物流配送. Nearer to a
 * title than the name of a whole sheet.
 */
export function nameWithin(text: string | undefined, { subject }: Pick<WritingContext, 'subject'>): string | null {
  if (!text) return null;
  const { parts, share, isHeadNamed } = readEnglishNames(text, subject.language);
  const [first, ...others] = parts;
  const isOne = first !== undefined && others.length === 0 && first.length <= mostParts;
  return isOne && first.length > 1 && !isHeadNamed && share >= fewestKnown ? putTogether(first) : null;
}
