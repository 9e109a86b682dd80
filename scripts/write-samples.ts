import fs from 'node:fs';
import path from 'node:path';
import { samples, writeSample } from '../server/src/engines/built-in/paper/write-sample.ts';

/** Papers of the built-in engine as text, for reading; a test fails when they are not what the engine writes now. */
const folder = path.join(import.meta.dirname, '../docs/samples');
fs.mkdirSync(folder, { recursive: true });
for (const sample of samples) {
  fs.writeFileSync(path.join(folder, sample.file), writeSample(sample));
  console.log(`wrote docs/samples/${sample.file}`);
}
