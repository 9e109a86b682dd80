import type { Language } from '@yanmo/contract/languages';
import { facetNames, requiredFacets } from '../../server/src/engines/built-in/knowledge/facets.ts';
import type { PlainFactLine, TermLine } from '../../server/src/knowledge/knowledge-line.ts';
import { listPieces } from '../../server/src/text/word-overlap.ts';
import { checkClause, checkSource } from './clause-rules.ts';
import type { Line } from './knowledge-file.ts';

/** A term with the facts below it. */
export interface Term {
  line: Line<TermLine>;
  facts: Line<PlainFactLine>[];
}

const longestName: Record<Language, number> = { zh: 18, ja: 24, en: 62, es: 62 };
const foreign: Record<Language, RegExp> = {
  // Names of methods that are written in Latin letters in Chinese too.
  zh: /(?!SWOT)(?:^|[^A-Z])[a-zA-Z]{2,}|[\u3040-\u30ff]/u,
  en: /[\p{Script=Han}\u3040-\u30ff]|[ñáíóúü]/u,
  es: /[\p{Script=Han}\u3040-\u30ff]|\b(?:the|and|with)\b/u,
  ja: /[a-zA-Z]/u,
};

/** Methods are named in more ways than the terms of a field, abbreviations among them; their clauses are checked alike. */
export function checkName(name: string, language: Language): string[] {
  const faults: string[] = [];
  const alien = foreign[language].exec(name);
  if (alien) faults.push(`the name “${name}” holds another language: ${alien[0]}`);
  if (/\d|[。，；]$/u.test(name)) faults.push(`the name “${name}” holds a digit or ends in punctuation`);
  const length = [...name].length;
  if (length > longestName[language])
    faults.push(`the name “${name}” has ${length} characters, not ${longestName[language]} at most`);
  return faults;
}

/** Words of a clause that name its term: at least half of the clauses must, or the paragraph loses its subject. */
function namesTerm(clause: string, name: string): boolean {
  if (clause.toLowerCase().includes(name.toLowerCase())) return true;
  const own = listPieces(name);
  const said = listPieces(clause);
  let shared = 0;
  for (const piece of own) if (said.has(piece)) shared += 1;
  return shared >= Math.min(2, own.size) && shared > 0;
}

/** Everything wrong with what a file says of its terms, in words for who writes it. */
export function checkTerms(terms: readonly Term[], language: Language, linkable: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const ids = new Set(terms.map(({ line }) => line.value.id));
  const begun = new Map<string, string>();
  const beginning = language === 'zh' || language === 'ja' ? 24 : 48;
  for (const { line, facts } of terms) {
    const { id, name, links = {} } = line.value;
    for (const [link, targets] of Object.entries(links)) {
      const mayLeave = link === 'contrasts' || link === 'parts';
      for (const target of targets) {
        if (!ids.has(target) && !(mayLeave && linkable.has(target)))
          faults.push(`${line.at}: ${link} names ${target}, which is no term`);
      }
    }
    if (line.value.type === 'problem' && !(links.causes?.length && links.measures?.length)) {
      faults.push(`${line.at}: ${id} is a problem without causes or without measures`);
    }
    if (line.value.type === 'theory' && !line.value.about?.length) {
      faults.push(`${line.at}: ${id} is a theory without words of titles that call for it`);
    }
    if (line.value.kinds && line.value.type !== 'method' && line.value.type !== 'data') {
      faults.push(`${line.at}: ${id} names kinds of paper, which only methods and data do`);
    }
    const kinds = facts.map(({ value }) => value.kind);
    for (const kind of requiredFacets) if (!kinds.includes(kind)) faults.push(`${line.at}: ${id} has no ${kind}`);
    const order = facetNames.filter((kind) => kinds.includes(kind));
    if (kinds.length === order.length && kinds.some((kind, place) => kind !== order[place])) {
      faults.push(`${line.at}: what is said of ${id} stands in another order than ${order.join(', ')}`);
    }
    let naming = 0;
    for (const { at, value } of facts) {
      if (namesTerm(value.text, name)) naming += 1;
      const isCited = value.cite !== undefined;
      for (const fault of [...checkSource(value), ...checkClause(value.text, language, isCited)]) {
        faults.push(`${at}: ${fault}`);
      }
      const start = value.text.slice(0, beginning);
      const twin = begun.get(start);
      if (twin) faults.push(`${at}: begins like ${twin}`);
      begun.set(start, at);
    }
    if (naming * 2 < facts.length) faults.push(`${line.at}: only ${naming} of ${facts.length} clauses name “${name}”`);
  }
  return faults;
}
