import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { KnowledgeLine } from '../server/src/knowledge/knowledge-line.ts';
import { WorkLine } from '../server/src/knowledge/work-line.ts';
import { Once, readKnowledgeFile } from './knowledge-rules/knowledge-file.ts';
import { countMethods, countTerms, countWorks, type Minimums, minimums } from './knowledge-rules/minimums.ts';
import { type SortedLines, sortLines } from './knowledge-rules/sort-lines.ts';
import { checkSubject, factId, type Surroundings } from './knowledge-rules/subject-rules.ts';
import { checkName, checkTerms } from './knowledge-rules/term-rules.ts';
import { checkWorks } from './knowledge-rules/work-rules.ts';
import { report } from './report.ts';

const folder = 'server/knowledge';
const names = [...fields, 'methods'] as const;
const expected = [
  ...languages.flatMap((language) => names.map((name) => `${language}/${name}.jsonl`)),
  ...fields.map((field) => `works/${field}.jsonl`),
];

/** What is wrong with the knowledge files below `root`, each as `file:line: sentence`. */
export function findKnowledgeProblems(root: string, least: Minimums = minimums): string[] {
  const faults: string[] = [];
  const found = fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)));
  faults.push(...expected.filter((file) => !found.includes(file)).map((file) => `${folder}/${file}: is missing`));
  faults.push(...found.filter((file) => !expected.includes(file)).map((file) => `${folder}/${file}: nothing reads it`));
  if (faults.length > 0) return faults;

  const works = checkAllWorks(root, least, faults);
  const meanings = new Map<string, { type: string; kinds: string; at: string }>();
  for (const language of languages) {
    const files = new Map(
      names.map((name) => {
        const file = `${folder}/${language}/${name}.jsonl`;
        return [name, { file, ...sortLines(readKnowledgeFile(root, file, KnowledgeLine, faults), faults) }] as const;
      }),
    );
    const around = surroundingsOf([...files.values()], files.get('methods')?.terms ?? [], works);
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
      for (const subject of subjects) {
        subjectIds.add(subject.line.value.id, subject.line.at, `the subject ${subject.line.value.id}`);
        faults.push(...checkSubject(subject, language, around));
        for (const { at, value } of subject.facts) said.add(value.text, at, 'the clause');
      }
    }
  }
  return faults;
}

/** The ids of all works, which are one table in the database. */
function checkAllWorks(root: string, least: Minimums, faults: string[]): Set<string> {
  const today = new Date().toISOString().slice(0, 10);
  const ids = new Once(faults);
  const known = new Set<string>();
  for (const field of fields) {
    const file = `${folder}/works/${field}.jsonl`;
    const lines = readKnowledgeFile(root, file, WorkLine, faults);
    for (const { at, value } of lines) {
      ids.add(value.id, at, `the id ${value.id}`);
      known.add(value.id);
    }
    faults.push(...checkWorks(lines, today));
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

if (import.meta.main) report('knowledge', findKnowledgeProblems(fileURLToPath(new URL('..', import.meta.url))));
