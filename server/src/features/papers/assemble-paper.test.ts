import type { Work } from '@yanmo/contract/works';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../documents/document.ts';
import { assemblePaper, type PaperTexts } from './assemble-paper.ts';
import { measurePaper } from './certificate.ts';
import type { Paper } from './store.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const work = {
  ...{ id, title: 'On trams', authors: [{ family: 'Lee', given: 'A.' }], year: 2020, venue: 'Transport', volume: '3' },
  ...{ issue: '1', pages: '1-9', doi: null, abstract: null, language: 'en', type: 'article-journal', source: 'IMPORT' },
  ...{ verified: { by: 'CROSSREF', matched_at: '2026-01-01T00:00:00.000Z' }, is_retracted: false },
} as unknown as Work;

function textsOf(text: string, isPreview = false): PaperTexts {
  const section = (name: string, title: string, children: object[] = []) => ({
    ...{ id: name, title, summary: '', units: 50, works: [], children },
  });
  const paper = {
    id: 'p',
    templateId: 'en-standard',
    citationStyle: 'apa',
    abstracts: { en: 'What trams do.\n\nKeywords: trams; work' },
    acknowledgements: null,
    request: {
      ...{ title: 'Trams and work', language: 'en', type: 'thesis', keywords: [], wordCount: 50 },
      chapters: [section('c1', 'Introduction', [section('s1', 'Background')]), section('c2', 'Conclusion')],
    },
  } as unknown as Paper;
  const sections = new Map([['s1', text], ...(isPreview ? [] : [['c2', 'It ends.'] as const])]);
  return { paper, sections, works: [work], isPreview, referencesTitle: 'References' };
}

describe('a paper as a document', () => {
  it('has the outline’s headings, citations in the style, gaps as gaps, and only what it cites as references', () => {
    const draft = `Trams matter [@${id}]. [your data: riders a day]\n\n- one\n- two\n\n| A | B |\n| 1 | 2 |\n: Counts`;
    const document = parseDocument(assemblePaper(textsOf(draft)));
    expect(document.chapters.map(({ id: name }) => name)).toEqual(['c1', 'c2']);
    const [heading, paragraph, list, table] = document.chapters[0]?.blocks ?? [];
    expect(heading).toMatchObject({ kind: 'heading', id: 's1', level: 2 });
    expect(paragraph).toMatchObject({
      runs: [
        { kind: 'text', text: 'Trams matter' },
        { kind: 'text', text: ' ' },
        { kind: 'citation', works: [id], label: [{ text: '(Lee, 2020)' }], raised: false },
        { kind: 'text', text: '. ' },
        { kind: 'placeholder', text: 'your data: riders a day' },
      ],
    });
    expect([list?.kind, table?.kind]).toEqual(['list', 'table']);
    expect(document.references).toMatchObject([{ id }]);
    expect(document.abstracts[0]).toMatchObject({ language: 'en', keywords: ['trams', 'work'] });
  });

  it('without any verified work says so where the list would stand, and is not measured as another outline for it', () => {
    const texts = textsOf('Nothing is cited here.');
    const document = assemblePaper(texts);
    expect(document.references).toEqual([]);
    expect(document.chapters.at(-1)).toMatchObject({ title: [{ text: 'References' }], isNumbered: false });
    const { measures } = measurePaper({
      ...{ language: 'en', wantedUnits: 50, headings: ['Introduction', 'Background', 'Conclusion'] },
      ...{ chapters: [{ title: '', text: 'Nothing is cited here.' }], document, works: [] },
    });
    expect(measures.find(({ name }) => name === 'outline_match')?.value).toBe(1);
    expect(measures.find(({ name }) => name === 'citation_closure')?.value).toBe(1);
  });

  it('as a preview shows the part that is written and no list of gaps', () => {
    const document = assemblePaper(textsOf('The first part.', true));
    expect(document.variant).toBe('PREVIEW');
    expect(document.chapters.map(({ id: name }) => name)).toEqual(['c1']);
  });

  it('cites no id that is not one of its works', () => {
    const document = parseDocument(assemblePaper(textsOf('An invention [@bbbbbbbb-0000-4000-8000-000000000002].')));
    expect(JSON.stringify(document.chapters[0])).not.toContain('bbbbbbbb');
    expect(document.references).toEqual([]);
  });
});
