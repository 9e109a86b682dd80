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
  'ja-commitment.md': 5,
  'en-online-courses.md': 8,
};

describe.each(samples)('docs/samples/$file', (sample) => {
  const text = write(sample);

  it('is what the engine writes now (npm run samples)', () => {
    expect(fs.readFileSync(path.join(folder, sample.file), 'utf8')).toBe(text);
  });

  it('cites, and lists what it cites', () => {
    const [, list = ''] = text.split(/\n## (?:参考文献|References|Bibliografía)\n/u);
    const entries = list.trim().split('\n\n');
    expect(entries.length).toBeGreaterThanOrEqual(least[sample.file] ?? 10);
    expect(text).not.toContain('[@');
    expect(list).not.toMatch(/不详/u);
  });
});
