import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { segmentWords } from '../../../text/words.ts';
import type { ProtectedSpan } from '../rewriter.ts';
import { createTermFinder, type TermFinder } from './term-finder.ts';

/** What a text defines: "short message service (SMS)", 数字素养（DL）, 以下简称“平台”. */
export function listDefined(text: string, language: Language): string[] {
  return isWideLanguage(language) ? listDefinedWide(text, language) : listDefinedLatin(text);
}

const shortForm =
  /[（(]\s*(?:以下简称|简称|下称|以下|英文(?:名|简称)?[:：]?)?[“"「]?([A-Za-z][\w .\-/&]{1,60}|[\p{Script=Han}]{2,10})[”"」]?\s*[)）]/gu;
const stopSigns =
  /^[\p{P}\s]|^(?:的|了|和|与|及|或|在|对|把|被|将|是|为|以|于|从|到|由|通过|基于|采用|使用|利用|称为|即|而|并|の|を|は|が|に|で|と|や)$/u;

function listDefinedWide(text: string, language: Language): string[] {
  return [...text.matchAll(shortForm)].flatMap(({ index, 0: whole, 1: short = '' }) => {
    const isDefinition = /简称|下称|以下|英文/u.test(whole) || /[A-Z]{2}/u.test(short);
    if (!isDefinition) return [];
    const words = [...segmentWords(text.slice(Math.max(0, index - 24), index), language)].map(({ segment }) => segment);
    let name = '';
    for (const word of words.reverse()) {
      if (stopSigns.test(word) || name.length + word.length > 14) break;
      name = word + name;
    }
    return [short.trim(), ...(name.length > 1 ? [name] : [])];
  });
}

function listDefinedLatin(text: string): string[] {
  return [...text.matchAll(/\(([A-Z][A-Za-z\d-]{1,9})s?\)/gu)].flatMap(({ index, 1: short = '' }) => {
    const initials = short.replace(/[^A-Z]/gu, '').toLowerCase();
    if (initials.length < 2) return [];
    const words = [...text.slice(Math.max(0, index - 120), index).matchAll(/[\p{L}\p{N}'’-]+/gu)];
    for (let count = 1; count <= Math.min(words.length, initials.length * 2 + 2); count += 1) {
      const first = words.at(-count);
      if (!first) break;
      const name = words.slice(-count).flatMap(([word]) => word.split('-'));
      if (name.length >= initials.length && spells(name, initials)) {
        const from = Math.max(0, index - 120) + first.index;
        return [short, text.slice(from, index).trim()];
      }
    }
    return [short];
  });
}

/** Whether the initials are those of the words in order, the first with the first; small words may be left out. */
function spells(words: readonly string[], initials: string): boolean {
  if (words[0]?.[0]?.toLowerCase() !== initials[0]) return false;
  let at = 0;
  for (const word of words) if (word[0]?.toLowerCase() === initials[at]) at += 1;
  return at === initials.length;
}

/** In a text of signs every run of letters is somebody's name or a term; elsewhere capitals alone tell a short form. */
const foreign = {
  wide: /[A-Za-z][A-Za-z\d]*(?:[ .&+#'’/-]{1,2}[A-Za-z\d]+)*\+{0,2}/gu,
  latin: /(?<![\p{L}\p{N}])(?:[A-Z]{2,}s?|[A-Z]\.(?:[A-Z]\.)+)(?:-[\p{L}\p{N}]+)*(?![\p{L}\p{N}])/gu,
};

/** A term of one common word is watched over where a rule would change it, and not masked: sentences need their words. */
const isMasked = (term: string, language: Language): boolean =>
  isWideLanguage(language) ? term.length > 2 : /[\s-]/u.test(term);

export function findTerms(
  text: string,
  language: Language,
  { own, known }: { own: readonly string[]; known: TermFinder },
): ProtectedSpan[] {
  const isWide = isWideLanguage(language);
  const defined = createTermFinder([...own, ...listDefined(text, language)].filter((term) => term.length > 1));
  const spans = [
    ...defined.find(text),
    ...known.find(text).filter(({ start, end }) => isMasked(text.slice(start, end), language)),
    ...[...text.matchAll(isWide ? foreign.wide : foreign.latin)].map(({ index, 0: { length } }) => ({
      ...{ start: index, end: index + length },
    })),
  ];
  return spans.map(({ start, end }) => ({ start, end, kind: 'TERM' }));
}
