import type { CitationOptions } from './citation-record.ts';
import { stripKeepMarks } from './clean-text.ts';
import { isCjkText, type Name } from './names.ts';
import { makersOf, type Reference } from './reference.ts';

/**
 * Alphabetical order of an author-date list: by the names letter by letter (one author before the same author with
 * others), then the year, then the title. Chinese names stand in the order of their pinyin, before the Latin script in a
 * Chinese or Japanese paper and behind it in the others.
 */
export function sortReferences(references: readonly Reference[], options: CitationOptions): Reference[] {
  const latin = new Intl.Collator(options.language === 'es' ? 'es' : 'en', {
    sensitivity: 'base',
    ignorePunctuation: true,
  });
  const han = new Intl.Collator(options.language === 'ja' ? 'ja' : 'zh', { sensitivity: 'base' });
  const cjkRank = options.language === 'zh' || options.language === 'ja' ? -1 : 1;

  const compare = (left: string, right: string): number => {
    const [isLeftCjk, isRightCjk] = [isCjkText(left.slice(0, 1)), isCjkText(right.slice(0, 1))];
    if (isLeftCjk !== isRightCjk) return isLeftCjk ? cjkRank : -cjkRank;
    return (isLeftCjk ? han : latin).compare(left, right);
  };

  const keyed = references.map((reference) => ({ reference, key: sortKey(reference) }));
  keyed.sort((left, right) => {
    for (let index = 0; index < Math.max(left.key.names.length, right.key.names.length); index += 1) {
      const [a, b] = [left.key.names[index], right.key.names[index]];
      if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return compare(left.key.year, right.key.year) || compare(left.key.title, right.key.title);
  });
  return keyed.map(({ reference }) => reference);
}

function sortKey(reference: Reference): { names: string[]; year: string; title: string } {
  const { title, issued } = reference;
  const makers = makersOf(reference);
  const plainTitle = stripKeepMarks(title).replace(/^(?:the|an?|el|la|los|las|un|una)\s+(?=\p{L})/iu, '');
  const names = makers.length > 0 ? makers.flatMap(nameParts) : [plainTitle];
  return { names, year: issued?.year ?? '', title: plainTitle };
}

/** Family and given name are compared one after the other, so that "Li, Wei" stands before "Lin, An". */
function nameParts(name: Name): string[] {
  return name.form === 'whole' ? [name.text, ''] : [name.family, `${name.given} ${name.suffix}`.trim()];
}
