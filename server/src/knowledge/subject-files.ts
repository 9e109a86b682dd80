import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@yanmo/contract/languages';
import type { ChainLine, FactLine, KnowledgeLine, SubjectLine } from './knowledge-line.ts';
import { LineError, readLines } from './read-lines.ts';

/** A subject with what is said of it: one file of server/knowledge/subjects/<language>. */
export interface Sheet {
  subject: SubjectLine;
  facts: readonly FactLine[];
  chains: readonly ChainLine[];
}

const folderOf = (folder: string, language: Language): string => path.join(folder, 'subjects', language);

/** By their names, so that every machine reads them in the same order. */
export function listSubjectFiles(folder: string, language: Language): string[] {
  const own = folderOf(folder, language);
  if (!fs.existsSync(own)) return [];
  return fs
    .readdirSync(own)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => path.join(own, name));
}

export function readSheet(file: string): Sheet {
  const [subject, ...said] = readLines<KnowledgeLine>(file);
  if (subject?.kind !== 'subject') throw new LineError(file, 0, 'does not begin with its subject');
  const facts: FactLine[] = [];
  const chains: ChainLine[] = [];
  for (const [index, line] of said.entries()) {
    if (line.kind === 'chain') chains.push(line);
    else if (line.kind === 'words' || line.kind === 'term' || line.kind === 'subject')
      throw new LineError(file, index + 1, `${line.kind} does not belong on the sheet of a subject`);
    else facts.push(line);
  }
  return { subject, facts, chains };
}
