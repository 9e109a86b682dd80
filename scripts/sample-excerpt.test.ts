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

test('of short sections one that cites works goes before; a sample without any is refused', () => {
  const plain = '# Title\n\n## 1 One\n\n### 1.1 First\n\nNothing is cited.\n\nNor here.\n\n';
  const citing = '### 1.2 Second\n\nThis is known [1].\n\nIt was asked.\n\n';
  const headingOf = (text: string) => excerptOf('some', `${text}## References\n\n[1] Work\n`).page.heading;
  expect(headingOf(plain)).toBe('1.1 First');
  expect(headingOf(plain + citing)).toBe('1.2 Second');
  expect(() => excerptOf('bare', '# Title\n\n## 1 One\n\n### 1.1 First\n\nToo short.\n\n## References\n')).toThrow(
    'bare',
  );
});
