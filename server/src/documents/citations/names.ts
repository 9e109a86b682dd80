import { tidyName } from '../../text/person-name.ts';
import type { CitationName } from './citation-record.ts';
import { cleanText } from './clean-text.ts';

/** Who made a work: a person whose name has parts, or a name that is printed as it stands (a body, a full CJK name). */
export type Name =
  | { form: 'person'; family: string; given: string; suffix: string }
  | { form: 'whole'; text: string; script: 'cjk' | 'latin' };

export function readNames(names: readonly CitationName[] | null | undefined): Name[] {
  return (names ?? []).map(readName).filter((name) => name !== null);
}

function readName(name: CitationName): Name | null {
  const literal = cleanText(name.literal);
  const told = [name['dropping-particle'], name['non-dropping-particle'], name.family]
    .map(cleanText)
    .filter(Boolean)
    .join(' ')
    // Marks of footnotes stay behind where names were copied from a title page.
    .replace(/[*†‡§]+$/u, '');
  if (told === '') return whole(literal || cleanText(name.given));
  // Indexes leave "van der" behind the given name, and Jr. with either; every style here has a place for them.
  const {
    family,
    given: rest,
    suffix = '',
  } = tidyName({
    family: told,
    given: cleanText(name.given),
    suffix: cleanText(name.suffix),
  });
  const given = rest.replace(/(?<=\p{Ll}{2})\.$/u, '');
  if (given === '') return whole(family);
  if (isCjkText(family) && !/\p{Script=Latin}|\p{Script=Cyrillic}/u.test(given)) {
    const isKatakana = /^[\p{Script=Katakana}ー・\s]+$/u.test(family + given);
    return whole(isKatakana ? `${family} ${given}` : `${family}${given}`.replace(/\s+/g, ''));
  }
  return {
    form: 'person',
    family,
    given,
    suffix: suffix.replace(/^Jr$/i, 'Jr.').replace(/^Sr$/i, 'Sr.'),
  };
}

function whole(text: string): Name | null {
  if (text === '') return null;
  return { form: 'whole', text, script: isCjkText(text) ? 'cjk' : 'latin' };
}

export function isCjkText(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}

/** The letters a given name is shortened to, in groups: "Jean-Luc P." gives [["J", "L"], ["P"]]. */
export function initialsOf(given: string): string[][] {
  return given
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\. -/g, '.-')
    .split(/\s+/)
    .map((word) =>
      word
        .split(/[-‐‑]/)
        .map((part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? '')
        .filter(Boolean),
    )
    .filter((group) => group.length > 0);
}

/** Two records have the same makers if this is the same. */
export function nameKey(name: Name): string {
  return name.form === 'whole' ? name.text : `${name.family}, ${name.given} ${name.suffix}`.trim();
}
