import { findCitations, findFormulas, findLinks } from './rewriting/masking/find-marked.ts';

const figure = /\d+(?:[.,．，:]\d+)*[%％‰]?/gu;
const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '');

/** What must stand in a text whoever words it: citations, formulas, addresses, figures. Written numerals are words like others. */
export function factsOf(text: string): string[] {
  const spans = [...findCitations(text), ...findLinks(text), ...findFormulas(text)].sort(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  const facts: string[] = [];
  let [rest, last] = ['', 0];
  for (const { start, end } of spans) {
    if (start < last) continue;
    facts.push(bare(text.slice(start, end)));
    rest += `${text.slice(last, start)} `;
    last = end;
  }
  rest += text.slice(last);
  return [...new Set([...facts, ...(rest.match(figure) ?? []).map(bare)])];
}

/** What of one text another does not have. */
export function missingFacts(from: string, within: readonly string[]): string[] {
  const had = new Set(within.flatMap(factsOf));
  const all = within.map(bare).join(' ');
  return factsOf(from).filter((fact) => !had.has(fact) && !all.includes(fact));
}
