import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { CitedLine } from '../server/src/knowledge/cited-line.ts';
import { type FitFile, fitFiles, readFitRows } from '../server/src/knowledge/fit-words.ts';
import { GuideLine, guideLanguages } from '../server/src/knowledge/guide-line.ts';
import { KnowledgeLine } from '../server/src/knowledge/knowledge-line.ts';
import { readPublisherPlaces } from '../server/src/knowledge/publisher-places.ts';
import { listSubjectFiles, readSheet } from '../server/src/knowledge/subject-files.ts';
import { ThesaurusLine, thesaurusLanguages } from '../server/src/knowledge/thesaurus-line.ts';
import { WorkLine } from '../server/src/knowledge/work-line.ts';
import { checkCited } from './knowledge-rules/cited-rules.ts';
import { checkGuide, type GuideMeanings } from './knowledge-rules/guide-rules.ts';
import { type Line, Once, readKnowledgeFile } from './knowledge-rules/knowledge-file.ts';
import { listUnheldWords } from './knowledge-rules/match-words.ts';
import {
  countGuide,
  countMethods,
  countSheet,
  countTerms,
  countThesaurus,
  countWorks,
  type Minimums,
  minimums,
} from './knowledge-rules/minimums.ts';
import { type SortedLines, sortLines } from './knowledge-rules/sort-lines.ts';
import { checkSubject, type FactLine, factId, type Surroundings } from './knowledge-rules/subject-rules.ts';
import { checkName, checkTerms } from './knowledge-rules/term-rules.ts';
import { checkThesaurus } from './knowledge-rules/thesaurus-rules.ts';
import { beginWorks, checkWorks } from './knowledge-rules/work-rules.ts';
import { report } from './report.ts';
import { collectionFile, describeCollection } from './write-collection.ts';

const folder = 'server/knowledge';
const publishersFile = 'works/publishers.tsv';
const citedFile = 'works/cited.jsonl';
const names = [...fields, 'methods'] as const;
const expected = [
  ...languages.flatMap((language) => names.map((name) => `${language}/${name}.jsonl`)),
  ...fields.map((field) => `works/${field}.jsonl`),
  ...languages.filter((language) => language !== 'en').map((language) => `names/${language}.tsv`),
  ...thesaurusLanguages.map((language) => `thesaurus/${language}.jsonl`),
  ...guideLanguages.map((language) => `guide/${language}.jsonl`),
  publishersFile,
  citedFile,
  ...fitFiles.map((name) => `fit/${name}.tsv`),
];

/** One subject each, in one language. */
const sheetFile = new RegExp(`^subjects/(?:${languages.join('|')})/[a-z0-9-]+\\.jsonl$`, 'u');

/** What is wrong with the knowledge files below `root`, each as `file:line: sentence`. */
export function findKnowledgeProblems(root: string, least: Minimums = minimums): string[] {
  const faults: string[] = [];
  const found = fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)));
  faults.push(...expected.filter((file) => !found.includes(file)).map((file) => `${folder}/${file}: is missing`));
  const isSheet = (file: string): boolean => sheetFile.test(file);
  faults.push(
    ...found
      .filter((file) => !expected.includes(file) && !isSheet(file))
      .map((file) => `${folder}/${file}: nothing reads it`),
  );
  if (faults.length > 0) return faults;

  for (const file of expected.filter((name) => name.startsWith('names/'))) faults.push(...checkNames(root, file));
  faults.push(...checkPublishers(root));
  for (const name of fitFiles) faults.push(...checkFitWords(root, name));
  checkAllGuides(root, least, faults);
  const collection = checkAllWorks(root, least, faults);
  const works = new Set(collection.map(({ id }) => id));
  const cited = readKnowledgeFile(root, `${folder}/${citedFile}`, CitedLine, faults);
  const facts: Line<FactLine>[] = [];
  const meanings = new Map<string, { type: string; kinds: string; at: string }>();
  for (const language of languages) {
    const files = new Map(
      names.map((name) => {
        const file = `${folder}/${language}/${name}.jsonl`;
        return [name, { file, ...sortLines(readKnowledgeFile(root, file, KnowledgeLine, faults), faults) }] as const;
      }),
    );
    const sheets = found
      .filter((file) => isSheet(file) && file.startsWith(`subjects/${language}/`))
      .toSorted()
      .map((file) => readSheetFile(root, `${folder}/${file}`, faults));
    const around = surroundingsOf([...files.values(), ...sheets], files.get('methods')?.terms ?? [], works);
    const said = new Once(faults);
    const subjectIds = new Once(faults);
    for (const [name, { file, terms, subjects }] of files) {
      const lines = terms.map(({ line }) => line.value);
      faults.push(
        ...(name === 'methods' ? countMethods(file, lines, least) : countTerms(file, lines, language, least)),
      );
      faults.push(...checkTerms(terms, language, around.methods));
      for (const { line, facts } of terms) {
        const { id, type, stage, name: called } = line.value;
        const kinds = [...(line.value.kinds ?? [])].sort().join(', ');
        if (name !== 'methods') faults.push(...checkName(called, language).map((fault) => `${line.at}: ${fault}`));
        if ((stage !== undefined) !== (name === 'methods')) {
          faults.push(`${line.at}: ${id} ${stage ? 'has a stage, which only shared methods have' : 'has no stage'}`);
        }
        const meaning = meanings.get(`${name}/${id}`);
        if (meaning && meaning.type !== type)
          faults.push(`${line.at}: ${id} is a ${type} here and a ${meaning.type} in ${meaning.at}`);
        if (meaning && meaning.kinds !== kinds)
          faults.push(
            `${line.at}: ${id} serves ${kinds || 'any kind'} here and ${meaning.kinds || 'any kind'} in ${meaning.at}`,
          );
        meanings.set(`${name}/${id}`, { type, kinds, at: line.at });
        for (const { at, value } of facts) said.add(value.text, at, 'the clause');
      }
      for (const { line } of subjects)
        faults.push(`${line.at}: a subject has a file of its own in subjects/${language}`);
    }
    for (const subject of sheets.flatMap(({ subjects }) => subjects)) {
      subjectIds.add(subject.line.value.id, subject.line.at, `the subject ${subject.line.value.id}`);
      faults.push(...checkSubject(subject, language, around), ...countSheet(subject, least));
      for (const { at, value } of subject.facts) said.add(value.text, at, 'the clause');
      facts.push(...subject.facts);
    }
    if (thesaurusLanguages.includes(language)) {
      const file = `${folder}/thesaurus/${language}.jsonl`;
      const lines = readKnowledgeFile(root, file, ThesaurusLine, faults);
      faults.push(
        ...checkThesaurus(lines, language, namesOf(files, sheets)),
        ...countThesaurus(file, lines.length, language, least),
      );
    }
  }
  return [...faults, ...checkCited(cited, facts, collection)];
}

/** A file that holds one subject, and is called as it is. */
function readSheetFile(root: string, file: string, faults: string[]): SortedLines {
  const sorted = sortLines(readKnowledgeFile(root, file, KnowledgeLine, faults), faults);
  const [subject, ...others] = sorted.subjects;
  if (!subject || others.length > 0 || sorted.terms.length > 0)
    faults.push(`${file}:1: is not the sheet of one subject`);
  else if (path.basename(file) !== `${subject.line.value.id}.jsonl`)
    faults.push(`${subject.line.at}: the subject is ${subject.line.value.id}, the file is called otherwise`);
  return sorted;
}

function checkAllGuides(root: string, least: Minimums, faults: string[]): void {
  const meanings: GuideMeanings = new Map();
  for (const language of guideLanguages) {
    const file = `${folder}/guide/${language}.jsonl`;
    const lines = readKnowledgeFile(root, file, GuideLine, faults);
    const count = lines.filter(({ value }) => value.kind === 'entry').length;
    faults.push(...checkGuide(lines, language, meanings), ...countGuide(file, count, language, least));
  }
}

/** What the fields call their terms and subjects, each with the field. */
function namesOf(files: ReadonlyMap<string, SortedLines>, sheets: readonly SortedLines[]): Map<string, string> {
  const named = [
    ...[...files].flatMap(([field, { terms }]) => terms.map(({ line }) => [line.value.name, field] as const)),
    ...sheets
      .flatMap(({ subjects }) => subjects)
      .flatMap(({ line: { value } }) =>
        [...Object.values(value.name), ...value.aliases].map((name) => [name, value.field] as const),
      ),
  ];
  return new Map(named.map(([name, field]) => [name.toLowerCase(), field]));
}

/** All works, which are one table in the database. */
function checkAllWorks(root: string, least: Minimums, faults: string[]): WorkLine[] {
  const rules = { today: new Date().toISOString().slice(0, 10), placeOf: readPublisherPlaces(path.join(root, folder)) };
  const all = beginWorks(faults);
  const known: WorkLine[] = [];
  for (const field of fields) {
    const file = `${folder}/works/${field}.jsonl`;
    const lines = readKnowledgeFile(root, file, WorkLine, faults);
    for (const { value } of lines) known.push(value);
    faults.push(...checkWorks(lines, all, rules));
    faults.push(
      ...countWorks(
        file,
        lines.map(({ value }) => value),
        least,
      ),
    );
  }
  return known;
}

function surroundingsOf(
  files: readonly SortedLines[],
  methods: SortedLines['terms'],
  works: ReadonlySet<string>,
): Surroundings {
  const owners = files.flatMap(({ terms, subjects }) => [...terms, ...subjects]);
  return {
    subjects: new Map(files.flatMap(({ subjects }) => subjects.map(({ line: { value } }) => [value.id, value.parent]))),
    facts: new Set(owners.flatMap(({ line, facts }) => facts.map(({ value }) => `${line.value.id}/${factId(value)}`))),
    methods: new Set(methods.map(({ line }) => line.value.id)),
    works,
  };
}

/** One name a line, its English name after a tab; each name once, in the order of its characters. */
function checkNames(root: string, file: string): string[] {
  const lines = fs
    .readFileSync(path.join(root, folder, file), 'utf8')
    .split('\n')
    .slice(0, -1);
  return lines.flatMap((line, index) => {
    const at = `${folder}/${file}:${index + 1}`;
    const before = lines[index - 1]?.split('\t')[0];
    if (!/^[^\t]+\t[\p{Script=Latin}\d][\p{Script=Latin}\d' -]*$/u.test(line))
      return [`${at}: is no name with its English name`];
    return before !== undefined && before >= (line.split('\t')[0] ?? '')
      ? [`${at}: is out of order, or stands twice`]
      : [];
  });
}

const groupsOfFields = new RegExp(`^(?:(?:${fields.join('|')})[; ]*)+$`, 'u');
/** What may be said of a word of each list. */
const saidOf: Record<FitFile, RegExp> = {
  frames: /^(?:en|zh)$/u,
  homonyms: groupsOfFields,
  joiners: /^(?:joins|parts)$/u,
  people: /^[a-z]+$/u,
  synonyms: /^[^\t]+$/u,
  wider: /^[^\t|]+(?:\|[^\t|]+)*\t[^\t|]+(?:\|[^\t|]+)*$/u,
};

/** A word a line and what is said of it after a tab, in the order of their characters; of `wider` a field with its words and topics. */
function checkFitWords(root: string, name: FitFile): string[] {
  const rows = readFitRows(path.join(root, folder), name);
  return rows.flatMap(([word = '', ...said], index) => {
    const at = `${folder}/fit/${name}.tsv:${index + 1}`;
    const before = rows[index - 1];
    if (!saidOf[name].test(said.join('\t'))) return [`${at}: says of “${word}” what this list does not`];
    if (name === 'wider' && !(fields as readonly string[]).includes(word)) return [`${at}: “${word}” is no field`];
    if (name !== 'wider' && word !== word.normalize('NFKC').toLowerCase())
      return [`${at}: “${word}” is not as texts are compared`];
    const isAfter =
      before === undefined ||
      (name === 'wider' ? before.join('\t') < [word, ...said].join('\t') : (before[0] ?? '') < word);
    return isAfter ? [] : [`${at}: is out of order, or stands twice`];
  });
}

/** A publisher a line, where it is after a tab; each once, in the order of their characters. */
function checkPublishers(root: string): string[] {
  const lines = fs
    .readFileSync(path.join(root, folder, publishersFile), 'utf8')
    .split('\n')
    .slice(0, -1);
  return lines.flatMap((line, index) => {
    const at = `${folder}/${publishersFile}:${index + 1}`;
    if (!/^[^\t]+\t[^\t]+$/u.test(line)) return [`${at}: is no publisher with its place`];
    const before = lines[index - 1]?.split('\t')[0];
    return before !== undefined && before >= (line.split('\t')[0] ?? '')
      ? [`${at}: is out of order, or stands twice`]
      : [];
  });
}

/** The page of the collection says what the files hold. */
function checkPage(root: string): string[] {
  const written = fs.existsSync(collectionFile) ? fs.readFileSync(collectionFile, 'utf8') : '';
  return written === describeCollection(path.join(root, folder))
    ? []
    : ['docs/collection.md differs from server/knowledge/works: run `scripts/node scripts/write-collection.ts`'];
}

/** Words that bring titles to a sheet whose facts hardly hold them, a line a sheet: no fault, but where to look. */
export function printUnheldWords(root: string): string[] {
  return languages.flatMap((language) =>
    listSubjectFiles(path.join(root, folder), language).flatMap((file) => {
      const words = listUnheldWords(readSheet(file)).map(({ word, count }) => `${word} (${count})`);
      return words.length > 0 ? [`${path.relative(root, file)}: ${words.join(', ')}`] : [];
    }),
  );
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (process.argv.includes('--words')) for (const line of printUnheldWords(root)) console.log(line);
  const faults = findKnowledgeProblems(root);
  report('knowledge', faults.length > 0 ? faults : checkPage(root));
}
