import fs from 'node:fs';
import path from 'node:path';
import { samples } from '../server/src/engines/built-in/paper/write-sample.ts';
import { openDocSamples } from '../server/src/features/papers/preview/doc-sample.ts';
import { excerptOf, shownSamples } from './sample-excerpt.ts';

/** Papers of the built-in engine as text, for reading; a test fails when they are not what the engine writes now. */
const folder = path.join(import.meta.dirname, '../docs/samples');
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });
const write = openDocSamples();
for (const sample of samples) {
  fs.writeFileSync(path.join(folder, sample.file), write(sample));
  console.log(`wrote docs/samples/${sample.file}`);
}

/** What the home page shows of them. */
const shown = path.join(import.meta.dirname, '../web/src/features/outlines/landing/excerpts');
fs.mkdirSync(shown, { recursive: true });
for (const [language, sample] of Object.entries(shownSamples)) {
  const markdown = fs.readFileSync(path.join(folder, `${sample}.md`), 'utf8');
  fs.writeFileSync(path.join(shown, `${language}.json`), `${JSON.stringify(excerptOf(sample, markdown), null, 2)}\n`);
}
