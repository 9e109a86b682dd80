import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { languages } from '@yanmo/contract/languages';
import { citedFile } from './read-cited.ts';
import { knowledgeFolder } from './read-lines.ts';
import { listSubjectFiles } from './subject-files.ts';

/** Eight letters that change with any word of what the built-in engine writes from; of the works those that sheets cite are among it. */
export function digestKnowledge(folder: string): string {
  const hash = createHash('sha256');
  for (const language of languages) {
    for (const name of fs.readdirSync(path.join(folder, language)).toSorted()) {
      hash.update(`${language}/${name}\n`).update(fs.readFileSync(path.join(folder, language, name)));
    }
    for (const file of listSubjectFiles(folder, language)) {
      hash.update(`${path.relative(folder, file)}\n`).update(fs.readFileSync(file));
    }
  }
  const cited = citedFile(folder);
  if (fs.existsSync(cited)) hash.update(fs.readFileSync(cited));
  return hash.digest('hex').slice(0, 8);
}

let known: string | null = null;

/** Worked out when it is first asked for (15 ms): most threads never name it. */
export function knowledgeDigest(): string {
  known ??= digestKnowledge(knowledgeFolder);
  return known;
}
