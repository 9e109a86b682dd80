import { spanishAnd } from './apa-names.ts';
import type { Name } from './names.ts';
import type { Terms } from './terms.ts';

/** "Smith, John", "Smith, John, and Jane Doe", "Smith, John, et al." */
export function mlaAuthorList(names: readonly Name[], terms: Terms, hasOthers = false): string {
  const [first, second] = names;
  if (!first) return '';
  if (hasOthers) return `${invertedName(first)}, ${terms.andOthers}`;
  if (!second) return invertedName(first);
  if (terms.language === 'zh' || terms.language === 'ja') {
    return `${invertedName(first)}, ${names.length > 2 ? terms.andOthers : plainName(second)}`;
  }
  const rest = names.length > 2 ? terms.andOthers : `${andBefore(plainName(second), terms)} ${plainName(second)}`;
  return `${invertedName(first)}, ${rest}`;
}

/** Names in running text: "Jane Doe and John Smith", of three or more the first "et al.". */
export function mlaPlainList(names: readonly Name[], terms: Terms): string {
  const [first, second] = names.map(plainName);
  if (!first || !second) return first ?? '';
  if (terms.language === 'zh' || terms.language === 'ja') {
    return names.length > 2 ? `${first}${terms.andOthers}` : `${first}、${second}`;
  }
  return names.length > 2 ? `${first} ${terms.andOthers}` : `${first} ${andBefore(second, terms)} ${second}`;
}

function andBefore(next: string, terms: Terms): string {
  return terms.language === 'es' ? spanishAnd(next) : 'and';
}

function invertedName(name: Name): string {
  if (name.form === 'whole') return name.text;
  return [`${name.family}, ${dotted(name.given)}`, name.suffix].filter(Boolean).join(', ');
}

function plainName(name: Name): string {
  if (name.form === 'whole') return name.text;
  return [`${dotted(name.given)} ${name.family}`, name.suffix].filter(Boolean).join(' ');
}

/** A lone letter of a given name takes its point: "John R" is "John R." */
function dotted(given: string): string {
  return given.replace(/(?<![\p{L}.])(\p{Lu})(?![\p{L}.'’])/gu, '$1.');
}
