import type { Language } from '@yanmo/contract/languages';
import type { ChainLine, FactLine, SubjectLine } from '../../server/src/knowledge/knowledge-line.ts';
import { checkBareName } from './bare-names.ts';
import { checkClause, checkOther, checkSource, holdsFigure } from './clause-rules.ts';
import { type Line, Once } from './knowledge-file.ts';
import { checkEnds, checkMisreadings } from './misreadings.ts';

export type { ChainLine, FactLine, SubjectLine };

/** A subject with the facts and chains below it. */
export interface Subject {
  line: Line<SubjectLine>;
  facts: Line<FactLine>[];
  chains: Line<ChainLine>[];
}

/** What lies outside a subject's lines and may be named in them. */
export interface Surroundings {
  /** Of the language, whatever their field, each with its parent. */
  subjects: ReadonlyMap<string, string | undefined>;
  /** Facts of any subject or term of the language, as `id/fact`. */
  facts: ReadonlySet<string>;
  methods: ReadonlySet<string>;
  works: ReadonlySet<string>;
}

/** Without an id of its own a fact goes by its kind. */
export const factId = ({ id, kind }: { id?: string | undefined; kind: string }): string => id ?? kind;

/** What headings and other sentences speak of has a name: a noun phrase of this length at most. */
const namedKinds: ReadonlySet<FactLine['kind']> = new Set([
  ...(['problem', 'cause', 'remedy', 'actor', 'part', 'stage', 'driver', 'effect', 'debate', 'material'] as const),
  ...(['law', 'standard', 'policy', 'misreading', 'ground', 'correction'] as const),
]);
const longestName: Record<Language, number> = { zh: 18, ja: 26, en: 70, es: 80 };

function checkFactName({ kind, name }: FactLine, language: Language): string[] {
  if (name === undefined) return namedKinds.has(kind) ? [`a ${kind} has a name by which it is spoken of`] : [];
  const length = [...name].length;
  const faults =
    length > longestName[language] ? [`the name has ${length} characters, not ${longestName[language]}`] : [];
  if (/[。，；,;.!?]$/u.test(name)) faults.push('the name ends in punctuation');
  return faults;
}

/** What papers tell of, and what their English abstracts therefore have to name. */
const abroad: ReadonlySet<FactLine['kind']> = new Set(['problem', 'cause', 'remedy', 'part', 'debate']);
const longestAbroad = 95;

/** The English name of a fact on a sheet of another language runs inside a sentence. */
function checkEnglish({ kind, name, english }: FactLine, language: Language): string[] {
  if (english === undefined)
    return language !== 'en' && abroad.has(kind) && name !== undefined
      ? [`a ${kind} has a name in English as well`]
      : [];
  if (language === 'en') return ['an English sheet gives no English names besides'];
  const faults =
    english.length > longestAbroad ? [`the English name has ${english.length} letters, not ${longestAbroad}`] : [];
  if (
    !/^[\p{Script=Latin}\p{N}]/u.test(english) ||
    /[^\p{Script=Latin}\p{M}\p{N}\s,'’\-–%.&+]/u.test(english) ||
    /[.,]$/u.test(english)
  )
    faults.push(`“${english}” is no name as it runs inside an English sentence`);
  return faults;
}

/** Words that call for a subject as `hasWord` reads them: a star ends a stem, " & " asks for both, and nothing else is a sign. */
function checkMatch(word: string): string[] {
  const faults: string[] = [];
  for (const each of word.split(' & ')) {
    if (/\*(?!$)/u.test(each)) faults.push(`“${word}” has a * inside: it never matches, only one at the end does`);
    if (/^\*?$/u.test(each.trim())) faults.push(`“${word}” has an empty word`);
    if (each !== each.trim()) faults.push(`“${word}” has a space at an end of a word`);
    if (/[\p{Script=Han}\u3040-\u30ff]\*$/u.test(each))
      faults.push(`“${word}” needs no *: such a word is found wherever it stands`);
  }
  if (/&/u.test(word.replaceAll(' & ', ''))) faults.push(`“${word}” has an & without a space on both sides`);
  return faults;
}

/** Everything that a subject's lines say of themselves that is not so. */
export function checkSubject({ line, facts, chains }: Subject, language: Language, around: Surroundings): string[] {
  const faults: string[] = [];
  const { id, parent, neighbours } = line.value;
  const called = [...Object.values(line.value.name), ...line.value.aliases].sort(
    (one, other) => other.length - one.length,
  );
  const own = new Set(facts.map(({ value }) => factId(value)));
  const isKnown = (target: string): boolean => (target.includes('/') ? around.facts.has(target) : own.has(target));
  if (parent !== undefined && !around.subjects.has(parent))
    faults.push(`${line.at}: the parent ${parent} is no subject`);
  if (isOwnAncestor(id, around.subjects)) faults.push(`${line.at}: ${id} is among its own parents`);
  for (const neighbour of neighbours) {
    if (!around.subjects.has(neighbour.id) && neighbour.name === undefined) {
      faults.push(`${line.at}: the neighbour ${neighbour.id} is no subject and has no name`);
    }
  }
  for (const word of [...line.value.match, ...line.value.notMatch]) {
    for (const fault of checkMatch(word)) faults.push(`${line.at}: ${fault}`);
  }
  const ids = new Once(faults);
  const abroadNames = new Once(faults);
  for (const { at, value } of facts) {
    ids.add(factId(value), at, `the fact ${factId(value)} of ${id}`);
    for (const [link, targets] of Object.entries(value.links ?? {})) {
      for (const target of targets)
        if (!isKnown(target)) faults.push(`${at}: ${link} names ${target}, which is no fact`);
    }
    if (value.english !== undefined)
      abroadNames.add(value.english.toLowerCase(), at, `the English name “${value.english}”`);
    const cite = 'cite' in value ? value.cite : undefined;
    for (const fault of checkSource(value)) faults.push(`${at}: ${fault}`);
    if (typeof cite === 'object' && !around.works.has(cite.work))
      faults.push(`${at}: cites ${cite.work}, which is no work`);
    if (value.kind === 'work' && !around.works.has(value.work)) faults.push(`${at}: ${value.work} is no work`);
    if (value.kind === 'method' && !around.methods.has(value.method))
      faults.push(`${at}: ${value.method} is no shared method`);
    const mayHoldFigures = cite !== undefined || !holdsFigure(value.text, called);
    for (const fault of [
      ...checkClause(value.text, language, mayHoldFigures),
      ...checkFactName(value, language),
      ...checkBareName(value, language === 'en'),
      ...checkEnglish(value, language),
    ])
      faults.push(`${at}: ${fault}`);
    const wordings = [value.text, ...(value.also ?? [])];
    for (const [index, other] of wordings.entries()) {
      if (index === 0) continue;
      for (const fault of [...checkClause(other, language, true), ...checkOther(other, wordings.slice(0, index))])
        faults.push(`${at}: also ${index}: ${fault}`);
    }
  }
  faults.push(...checkMisreadings(facts, id, language));
  for (const { at, value } of chains) {
    ids.add(value.id, at, `the chain ${value.id} of ${id}`);
    for (const fault of checkEnds(value, facts)) faults.push(`${at}: ${fault}`);
    for (const target of [...value.path.flat(), ...value.check, ...value.limit, ...value.basis]) {
      if (!isKnown(target)) faults.push(`${at}: the chain names ${target}, which is no fact`);
    }
  }
  return faults;
}

function isOwnAncestor(id: string, parents: Surroundings['subjects']): boolean {
  const passed = new Set<string>();
  let above = parents.get(id);
  while (above !== undefined && above !== id && !passed.has(above)) {
    passed.add(above);
    above = parents.get(above);
  }
  return above === id;
}
