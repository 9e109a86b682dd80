import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { excerptOf, shownSamples } from './sample-excerpt.ts';

const read = (...names: string[]) => fs.readFileSync(path.join(import.meta.dirname, '..', ...names), 'utf8');

test.each(Object.entries(shownSamples))(
  'what the home page shows in %s stands in its sample (npm run samples)',
  (language, sample) => {
    const shown: unknown = JSON.parse(read('web/src/features/outlines/landing/excerpts', `${language}.json`));
    expect(shown).toEqual(excerptOf(sample, read('docs/samples', `${sample}.md`)));
  },
);

test('a sample without a short section that cites anything is refused', () => {
  expect(() =>
    excerptOf('bare', '# Title\n\n## 1 One\n\n### 1.1 First\n\nNothing is cited.\n\n## References\n'),
  ).toThrow('bare');
});
