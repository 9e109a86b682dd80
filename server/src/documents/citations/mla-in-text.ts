import { enDash } from './apa.ts';
import { type InTextForm, usesFullWidth } from './apa-in-text.ts';
import { spanishAnd } from './apa-names.ts';
import type { CitationOptions } from './citation-record.ts';
import { casedTitle, heldKinds } from './mla.ts';
import { makersOf, type Reference, shortTitle } from './reference.ts';
import { italic, joinParts, type Part, roman, wrap } from './runs.ts';
import { entryTerms, type Terms } from './terms.ts';

/** "(Smith 12; Doe and Roe)" or, in the sentence, "Smith (12)". Works of one author are told apart by their titles. */
export function citeMla(
  cited: readonly Reference[],
  all: readonly Reference[],
  options: CitationOptions,
  form: InTextForm,
): Part {
  const isFullWidth = usesFullWidth(cited, options);
  const [semicolon, open, close] = isFullWidth ? ['；', '（', '）'] : ['; ', '(', ')'];
  const citations = cited.map((reference) => {
    const label = mlaLabel(reference, all, options);
    const locator = roman(enDash(form.locators[reference.id]?.trim() ?? ''));
    return form.isNarrative
      ? joinParts([label, wrap(open, locator, close)], isFullWidth ? '' : ' ')
      : joinParts([label, locator], ' ');
  });
  const text = joinParts(citations, semicolon);
  return form.isNarrative ? text : wrap(open, text, close);
}

function mlaLabel(reference: Reference, all: readonly Reference[], options: CitationOptions): Part {
  const names = makerLabel(reference, entryTerms(reference.language, options));
  if (names === '') return titleLabel(reference);
  const isShared = all.some(
    (other) => other.id !== reference.id && makerLabel(other, entryTerms(other.language, options)) === names,
  );
  return isShared ? joinParts([roman(names), titleLabel(reference)], ', ') : roman(names);
}

function makerLabel(reference: Reference, terms: Terms): string {
  const makers = makersOf(reference);
  const [first = '', second = ''] = makers.map((name) => (name.form === 'whole' ? name.text : name.family));
  const isEast = terms.language === 'zh' || terms.language === 'ja';
  if (makers.length < 2 && !reference.hasOthers) return first;
  if (makers.length > 2 || reference.hasOthers) return `${first}${isEast ? '' : ' '}${terms.andOthers}`;
  if (isEast) return `${first}${terms.language === 'zh' ? '和' : '・'}${second}`;
  return `${first} ${terms.language === 'es' ? spanishAnd(second) : 'and'} ${second}`;
}

function titleLabel(reference: Reference): Part {
  const title = casedTitle(reference, shortTitle(reference));
  if (!heldKinds.includes(reference.kind)) return italic(title);
  return reference.language === 'ja' ? wrap('「', roman(title), '」') : wrap('“', roman(title), '”');
}
