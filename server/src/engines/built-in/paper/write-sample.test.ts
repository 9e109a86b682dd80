import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { samples, writeSample } from './write-sample.ts';

const folder = path.join(import.meta.dirname, '../../../../../docs/samples');

it.each(samples)('docs/samples/$file is what the engine writes now (npm run samples)', (sample) => {
  expect(fs.readFileSync(path.join(folder, sample.file), 'utf8')).toBe(writeSample(sample));
});
