import type { Work } from '@yanmo/contract/works';
import { describe, expect, it } from 'vitest';
import { DocumentInvalid } from '../../../documents/document.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import type { SectionRow } from '../section-store.ts';
import type { Paper } from '../store.ts';
import { presentSections } from './present-section.ts';

const workId = 'aaaaaaaa-0000-4000-8000-000000000001';
const work = {
  ...{ id: workId, title: 'On trams', authors: [{ family: 'Lee', given: 'A.' }], year: 2020, venue: 'Transport' },
  ...{ volume: '3', issue: '1', pages: '1-9', doi: null, abstract: null, language: 'en', type: 'article-journal' },
  ...{
    source: 'IMPORT',
    verified: { by: 'CROSSREF', matched_at: '2026-01-01T00:00:00.000Z' },
    standing: 'VERIFIED',
    is_retracted: false,
  },
} as unknown as Work;

const section = (id: string, title: string, children: object[] = []) => ({
  ...{ id, title, summary: '', units: 50, works: [], children },
});

function present(texts: Record<string, string>, style: Paper['citationStyle'] = 'apa') {
  const paper = {
    ...{ id: 'p', templateId: 'en-standard', citationStyle: style, abstracts: {}, acknowledgements: null },
    request: {
      ...{ title: 'Trams and work', language: 'en', type: 'thesis', level: 'FINAL', keywords: [], wordCount: 50 },
      chapters: [
        section('c1', 'Introduction', [section('s1', 'Background'), section('第二', 'Aim')]),
        section('c2', 'End'),
      ],
    },
  } as unknown as Paper;
  const rows = Object.entries(texts).map(([sectionId, text]): [string, SectionRow] => [
    sectionId,
    {
      ...{ sectionId, text, version: 2, units: 7, origin: 'STUDENT', engineVersion: '', amendmentId: null },
      createdAt: new Date('2026-11-15T12:00:00Z'),
    },
  ]);
  const shown = { paper, works: [work], isPreview: false, referencesTitle: 'References' };
  return presentSections(shown, new Map(rows), getDefaultTemplate('en'));
}

const figure = [
  '```figure model',
  'x {independent} Service',
  'y {dependent} Riders',
  'x -> y: H1',
  ': The model {#fig-model}',
  '```',
].join('\n');

describe('a section to read', () => {
  it('stands where the outline has it; headings and what is not written yet have no text', () => {
    const sections = present({ s1: 'Trams run.' });
    expect(sections.map(({ id, depth, text }) => [id, depth, text !== null])).toEqual([
      ['c1', 1, false],
      ['s1', 2, true],
      ['第二', 2, false],
      ['c2', 1, false],
    ]);
    expect(sections[1]?.text).toMatchObject({ version: 2, origin: 'STUDENT', units: 7, draft: 'Trams run.' });
    expect(sections[1]?.text?.written_at).toBe('2026-11-15T12:00:00.000Z');
  });

  it('has its citations as they are printed in the paper’s style, and its gaps as gaps', () => {
    const draft = `Trams matter [@${workId}]. [your data: riders a day]`;
    const [paragraph] = present({ s1: draft })[1]?.text?.blocks ?? [];
    expect(paragraph).toMatchObject({
      kind: 'paragraph',
      works: [workId],
      lines: [
        [
          { kind: 'text', text: 'Trams matter ' },
          { kind: 'citation', text: '(Lee, 2020)', works: [workId] },
          { kind: 'text', text: '. ' },
          { kind: 'gap', text: 'your data: riders a day' },
        ],
      ],
    });
    const [numbered] = present({ s1: draft }, 'gbt7714-2015')[1]?.text?.blocks ?? [];
    expect(numbered?.lines[0]).toContainEqual({ kind: 'citation', text: '[1]', works: [workId] });
  });

  it('has lists by item, tables by cell, figures with their picture, and says their numbers where it points at them', () => {
    const draft = ['# Method', '1. one\n2. two', '| A | B |\n| 1 | 2 |\n: Counts {#tab-counts}', figure].join('\n\n');
    const sections = present({ s1: 'See [#tab-counts] and [#fig-model].', 第二: draft });
    const shown = sections[1]?.text?.blocks[0]?.lines[0] ?? [];
    expect(shown).toEqual([{ kind: 'text', text: 'See Table 1.1 and Figure 1.1.' }]);
    const [heading, list, table, picture] = sections[2]?.text?.blocks ?? [];
    expect(heading).toMatchObject({ kind: 'heading', lines: [[{ kind: 'text', text: 'Method' }]] });
    expect(list).toMatchObject({ kind: 'list', is_ordered: true });
    expect(list?.lines.map(([run]) => run?.text)).toEqual(['one', 'two']);
    expect(table).toMatchObject({ kind: 'table', columns: 2, caption: 'Table 1.1 Counts' });
    expect(table?.lines.map(([run]) => run?.text)).toEqual(['A', 'B', '1', '2']);
    expect(picture).toMatchObject({ kind: 'figure', caption: 'Figure 1.1 The model' });
    expect(picture?.svg).toMatch(/^<svg/u);
    expect(new Set(sections[2]?.text?.blocks.map(({ id }) => id)).size).toBe(4);
  });

  it('draws a figure of hostile words as words', () => {
    const label = '"><script>x</script>&amp;';
    const hostile = figure.replace('Service', label).replace('The model', label);
    const [picture] = present({ s1: hostile })[1]?.text?.blocks ?? [];
    expect(picture?.kind).toBe('figure');
    expect(picture?.svg).not.toMatch(/<script|<a\b|<[^>]*\son\w+=|<foreignObject/iu);
    expect(picture?.svg).toContain('&lt;');
  });

  it('marks the place of a citation of a work that the paper may not print', () => {
    const [paragraph] =
      present({ s1: 'Nobody said so [@aaaaaaaa-0000-4000-8000-00000000dead].' })[1]?.text?.blocks ?? [];
    const mark = { kind: 'gap', text: expect.stringContaining('no longer listed') };
    expect(paragraph).toMatchObject({ works: [], lines: [[{ text: 'Nobody said so ' }, mark, { text: '.' }]] });
  });

  it('that no file could hold is told as such', () => {
    expect(() => present({ s1: 'x'.repeat(100_001) })).toThrow(DocumentInvalid);
  });
});
