import { initialsOf, type Name } from './names.ts';
import type { Terms } from './terms.ts';

/** The makers of a work as its entry begins: up to twenty, of more the first nineteen and the last. */
export function apaAuthorList(names: readonly Name[], terms: Terms, hasOthers = false): string {
  const shown = names.map(invertedName);
  if (hasOthers) return withOthers(shown, terms);
  if (shown.length > 20) return `${shown.slice(0, 19).join(', ')}, … ${shown.at(-1)}`;
  // Two names without initials need no comma to be told apart.
  const isBare = names.length === 2 && names[0]?.form === 'whole';
  return joinNames(shown, terms, { commaBeforeLast: !isBare });
}

/** Of those who are not named nothing is printed but that there are some. */
function withOthers(names: readonly string[], terms: Terms): string {
  if (terms.language === 'zh' || terms.language === 'ja') return `${names.join(', ')}${terms.andOthers}`;
  const hasComma = names.length > 1 || names[0]?.includes(',');
  return `${names.join(', ')}${hasComma ? ',' : ''} ${terms.andOthers}`;
}

/** Editors of a book and translators, whose names are not inverted: "A. B. Smith & C. Doe". */
export function apaPlainList(names: readonly Name[], terms: Terms): string {
  return joinNames(names.map(plainName), terms, { commaBeforeLast: names.length > 2 });
}

function joinNames(names: readonly string[], terms: Terms, { commaBeforeLast }: { commaBeforeLast: boolean }): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const before = names.slice(0, -1).join(', ');
  if (terms.language === 'zh') return `${before}, ${last}`;
  if (terms.language === 'ja') return names.join('・');
  if (terms.language === 'es') return `${before} ${spanishAnd(last)} ${last}`;
  return `${before}${commaBeforeLast ? ',' : ''} & ${last}`;
}

/** «y» becomes «e» before the sound of i. */
export function spanishAnd(next: string): string {
  return /^h?[ií](?![aeouáéóú])/iu.test(next) ? 'e' : 'y';
}

function invertedName(name: Name): string {
  if (name.form === 'whole') return name.text;
  const { family, given, suffix } = name;
  return [`${family}, ${dottedInitials(given)}`, suffix].filter(Boolean).join(', ');
}

function plainName(name: Name): string {
  if (name.form === 'whole') return name.text;
  const { family, given, suffix } = name;
  return [`${dottedInitials(given)} ${family}`, suffix].filter(Boolean).join(', ');
}

export function dottedInitials(given: string): string {
  return initialsOf(given)
    .map((group) => group.map((letter) => `${letter.toUpperCase()}.`).join('-'))
    .join(' ');
}
