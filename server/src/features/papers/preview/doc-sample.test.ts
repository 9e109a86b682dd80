import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../engines/built-in/paper/write-sample.ts';
import { openDocSamples } from './doc-sample.ts';

const folder = path.join(import.meta.dirname, '../../../../../docs/samples');
const write = openDocSamples();
/** Works on the very matter of the title: of those that its facts rest on and those that the collection has. */
const least: Record<string, number> = {
  'zh-image-classification.md': 6,
  'zh-leadership.md': 4,
  'en-online-courses.md': 8,
  'en-monetary-policy.md': 4,
  'en-remote-work.md': 3,
  'en-antibiotics.md': 1,
  'es-school-bullying.md': 2,
};

describe.each(samples)('docs/samples/$file', (sample) => {
  const text = write(sample);

  it('is what the engine writes now (npm run samples)', () => {
    expect(fs.readFileSync(path.join(folder, sample.file), 'utf8')).toBe(text);
  });

  it('cites, and lists what it cites', () => {
    const [, list = ''] = text.split(/\n## (?:参考文献|References|Bibliografía)\n/u);
    const entries = list.trim().split('\n\n').filter(Boolean);
    expect(entries.length).toBeGreaterThanOrEqual(least[sample.file] ?? 0);
    // Without a work they rest on laws, standards and records, which the text itself names.
    if (entries.length === 0) expect(text).toMatch(/《[^》]+》|「[^」]+」/u);
    expect(text).not.toContain('[@');
    expect(list).not.toMatch(/不详/u);
  });
});
