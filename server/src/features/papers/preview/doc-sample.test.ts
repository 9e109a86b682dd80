import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../engines/built-in/paper/write-sample.ts';
import { openDocSamples } from './doc-sample.ts';

const folder = path.join(import.meta.dirname, '../../../../../docs/samples');
const write = openDocSamples();
/** Of a title that the collection has little for, fewer. */
const least: Record<string, number> = {
  'zh-leadership.md': 8,
  'en-online-courses.md': 8,
  'en-monetary-policy.md': 4,
  'zh-reading-teaching.md': 1,
  'zh-school-bullying.md': 1,
};
/** The collection has nothing on them: they rest on laws, standards and records that the text itself names. */
const bare: ReadonlySet<string> = new Set([
  ...['zh-rural-logistics.md', 'en-remote-work.md', 'en-antibiotics.md', 'es-school-bullying.md'],
  ...['ja-school-non-attendance.md', 'ja-abandoned-farmland.md'],
]);

describe.each(samples)('docs/samples/$file', (sample) => {
  const text = write(sample);

  it('is what the engine writes now (npm run samples)', () => {
    expect(fs.readFileSync(path.join(folder, sample.file), 'utf8')).toBe(text);
  });

  it('cites, and lists what it cites', () => {
    const [, list = ''] = text.split(/\n## (?:参考文献|References|Bibliografía)\n/u);
    const entries = list.trim().split('\n\n').filter(Boolean);
    expect(entries.length).toBeGreaterThanOrEqual(bare.has(sample.file) ? 0 : (least[sample.file] ?? 10));
    expect(text).not.toContain('[@');
    expect(list).not.toMatch(/不详/u);
  });
});
