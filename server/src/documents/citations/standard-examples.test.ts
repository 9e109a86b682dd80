import { describe, expect, it } from 'vitest';
import { citationStyles, formatReference } from './citations.ts';
import { flawsOf } from './testing/flaws.ts';
import { findExampleSets, type StandardExample } from './testing/standard-examples.ts';

const marks: Record<string, string> = {
  article: 'J',
  book: 'M',
  incollection: 'M',
  phdthesis: 'D',
  mastersthesis: 'D',
  inproceedings: 'C',
  proceedings: 'C',
  online: 'EB',
  techreport: 'R',
  standard: 'S',
  patent: 'P',
  'article-newspaper': 'N',
  dataset: 'DS',
  preprint: 'PP',
};
describe.each(findExampleSets())('the examples $name', ({ examples, atLeast }) => {
  // Fragments of the standard ("3版.") show one element alone; an entry needs a title.
  const entries = examples.filter(({ record }) => record.title);
  const inScope = entries.filter(({ record }) => marks[record.type]);

  it('are all there, and of every kind', () => {
    expect(inScope.length).toBeGreaterThanOrEqual(atLeast.entries);
    expect(new Set(inScope.map(({ record }) => record.type))).toEqual(new Set(Object.keys(marks)));
  });

  it.each(citationStyles)('print without a flaw in %s', (style) => {
    const flawed = entries.flatMap(({ record }) => {
      const { text } = formatReference(style, record);
      return flawsOf(text).map((flaw) => `${record.id}: ${flaw}: ${text}`);
    });
    expect(flawed).toEqual([]);
  });

  it('bear the mark of their type and end with a point', () => {
    for (const { record } of inScope) {
      const { text } = formatReference('gbt7714-2025', record);
      expect(text, record.id).toContain(`[${marks[record.type]}${isOnline(record) ? '/OL' : ''}]`);
      expect(text, record.id).toMatch(/\.$/);
    }
  });

  it('print exactly as the pattern of the standard says, where an entry has the fields of the pattern', () => {
    const patterned = inScope
      .map((example) => ({
        id: example.record.id,
        expected: byPattern(example),
        text: formatReference('gbt7714-2025', example.record).text,
      }))
      .filter(({ expected }) => expected !== null);
    expect(patterned.length).toBeGreaterThanOrEqual(atLeast.patterned);
    expect(patterned.filter(({ expected, text }) => expected !== text)).toEqual([]);
  });
});

function isOnline({ type, URL, DOI }: StandardExample['record']): boolean {
  return Boolean(URL || DOI) || ['online', 'dataset', 'preprint'].includes(type);
}

/** The patterns of the standard's clauses 8.2, 8.3, 8.5, 8.6 and 8.7, filled in by hand for plain Chinese entries on paper. */
function byPattern({ record, fields }: StandardExample): string | null {
  const { type } = record;
  const isPart = type === 'incollection' || type === 'inproceedings';
  const unusual = ['edition', 'translator', 'url', 'doi', 'eid', ...(type === 'article' ? [] : ['volume'])];
  const maker = type === 'proceedings' ? fields.editor : fields.author;
  if (fields.langid !== 'chinese' || unusual.some((name) => fields[name]) || !maker) return null;
  if (/[{\\(]|——|[A-Za-z],/.test(`${fields.title}${maker}`)) return null;
  const opening = `${list(maker)}. ${fields.title}[${marks[type]}]`;
  const pages = fields.pages ? `：${fields.pages.replace('--', '-')}` : '';
  if (type === 'article' && fields.number) {
    const volume = fields.volume ? `，${fields.volume}` : '';
    return `${opening}. ${fields.journal}，${fields.year}${volume}（${fields.number}）${pages}.`;
  }
  const publisher = fields.publisher ?? fields.school;
  if (!publisher || !fields.address || (isPart && !fields.booktitle)) return null;
  const host = `//${fields.editor ? `${list(fields.editor)}. ` : ''}${fields.booktitle}`;
  return `${opening}${isPart ? host : ''}. ${fields.address}：${publisher}，${fields.year}${pages}.`;
}

function list(names: string): string {
  const all = names.replace(/[{}]/g, '').split(' and ');
  return `${all.slice(0, 3).join('，')}${all.length > 3 ? '，等' : ''}`;
}
