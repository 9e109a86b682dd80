import { languages } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { describe, expect, it } from 'vitest';
import { citationStyles } from '../../../documents/citations/citation-record.ts';
import { parseDocument } from '../../../documents/document.ts';
import { layoutDocument } from '../../../documents/layout/layout-document.ts';
import { textOfLaid } from '../../../documents/layout/measures.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { hasPreview, previewLeaves } from '../paper-basis.ts';
import { presentSections } from '../reading/present-section.ts';
import type { SectionRow } from '../section-store.ts';
import type { Paper } from '../store.ts';
import type { Statement } from './ai-statement.ts';
import { assembleCompanion } from './assemble-companion.ts';
import { addStatement, assemblePaper, type PaperTexts } from './assemble-paper.ts';
import { measurePaper } from './certificate.ts';
import { listGaps } from './list-gaps.ts';
import { describeSources } from './statement-sources.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const work = {
  ...{ id, title: 'On trams', authors: [{ family: 'Lee', given: 'A.' }], year: 2020, venue: 'Transport', volume: '3' },
  ...{ issue: '1', pages: '1-9', doi: null, abstract: null, language: 'en', type: 'article-journal', source: 'IMPORT' },
  ...{
    verified: { by: 'CROSSREF', matched_at: '2026-01-01T00:00:00.000Z' },
    standing: 'VERIFIED',
    is_retracted: false,
  },
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

  it('has what the first section says of the whole chapter under the chapter’s heading', () => {
    const texts = textsOf('Section 1.1 opens, Section 1.2 argues, Section 1.3 ends.\n\nTrams matter.');
    const [chapter] = texts.paper.request.chapters;
    if (!chapter) throw new Error('no chapter');
    const more = ['s2', 's3'].map((name) => ({ ...chapter.children[0], id: name, title: name }));
    Object.assign(chapter, { children: [...chapter.children, ...more] });
    const sections = new Map([...texts.sections, ['s2', 'Two.'], ['s3', 'Three.']]);
    const { chapters } = parseDocument(assemblePaper({ ...texts, sections }));
    expect(chapters[0]?.blocks.map((block) => block.id).slice(0, 3)).toEqual(['s1-1', 's1', 's1-2']);
    // Where it is read and changed it is still text of the section that holds it.
    const rows = new Map([...sections].map(([name, text]) => [name, { text, createdAt: new Date() } as SectionRow]));
    const shown = presentSections({ ...texts }, rows, getDefaultTemplate('en')).find(({ id: name }) => name === 's1');
    expect(JSON.stringify(shown?.text?.blocks)).toMatch(/Section 1\.1 opens.*Trams matter/u);
  });

  it('names sections by the numbers that the headings of its file bear, and of its certificate too', () => {
    const texts = textsOf('见第1.1节和第2章，不见第1.7节；《资本论》第2章另说。[待补充数据: 人数]');
    Object.assign(texts.paper.request, { language: 'zh', type: 'course_paper' });
    const { forms } = getDefaultTemplate('zh');
    const file = assemblePaper({ ...texts, forms });
    const said = JSON.stringify(file.chapters);
    expect(said).toContain('见第一部分（一）和第二部分，不见第1.7节；《资本论》第2章另说。');
    expect(listGaps(file, texts.paper.request, forms[file.type].numbering)[0]).toMatchObject({ number: '一（一）' });
    // A page, and a thesis, count as the text does.
    expect(JSON.stringify(assemblePaper(texts).chapters)).toContain('见第1.1节和第2章');
    Object.assign(texts.paper.request, { type: 'thesis' });
    expect(JSON.stringify(assemblePaper({ ...texts, forms }).chapters)).toContain('见第1.1节和第2章');
  });

  it('has companions whose sections are counted as their text names them', () => {
    const template = getDefaultTemplate('zh');
    const { paper } = textsOf('');
    Object.assign(paper.request, { language: 'zh' });
    const text =
      '# 缘起\n\n## 背景\n\n本章有第1.1节、第1.2节和第1.3节。\n\n见第2章。\n\n## 意义\n\n甲。\n\n## 范围\n\n乙。\n\n# 进路\n\n见第1.3节。';
    const input = assembleCompanion({ paper, works: [], text, companion: 'literature_review', template });
    const { sections } = layoutDocument(parseDocument(input), template);
    const items = sections.flatMap((section) => section.items);
    const printed = items.flatMap((item) =>
      item.kind === 'heading' || item.kind === 'paragraph'
        ? [`${item.kind === 'heading' ? (item.number ?? '') : ''}${textOfLaid(item.runs)}`]
        : [],
    );
    expect(printed.slice(-13, -3)).toEqual([
      ...['一、缘起', '本章有第一部分（一）、第一部分（二）和第一部分（三）。', '（一）背景', '见第二部分。'],
      ...['（二）意义', '甲。', '（三）范围', '乙。', '二、进路', '见第一部分（三）。'],
    ]);
    expect(printed.slice(-3, -1)).toEqual(['文献的来历', expect.stringContaining('未列参考文献')]);
  });

  it('has companions that list apart what the student gave: they bear no statement of their own', () => {
    const given = { ...work, title: 'Nowhere to be found', standing: 'GIVEN', verified: null } as Work;
    const { paper } = textsOf('');
    const text = `# Origins\n\nLee says so [@${id}].`;
    const companion = { paper, works: [given], text, template: getDefaultTemplate('en') } as const;
    const { chapters } = assembleCompanion({ ...companion, companion: 'task_book' });
    const said = JSON.stringify(chapters.at(-1));
    expect(said).toContain('1 given by the author and not verified');
    expect(said).toMatch(/could not verify it.*Nowhere to be found/u);
    const bare = assembleCompanion({ ...companion, text: '# Origins', companion: 'task_book' });
    expect(bare.chapters).toHaveLength(1);
  });

  it('marks and counts what is left to the student also before and behind the chapters', () => {
    const texts = textsOf('Trams matter.');
    Object.assign(texts.paper, {
      abstracts: { en: 'Of [your data: the English title].\n\nKeywords: [your data: keywords]' },
      acknowledgements: 'Thanks to [name] of [name of library].',
    });
    const file = parseDocument(
      assemblePaper({ ...texts, sections: new Map([...texts.sections, ['s1', `So [@${id}].`]]) }),
    );
    const [thanks] = file.acknowledgements;
    expect(thanks?.map((run) => run.kind)).toEqual(['text', 'placeholder', 'text', 'placeholder', 'text']);
    const apart = listGaps(file, texts.paper.request).filter(({ sectionId }) => sectionId === null);
    expect(apart.map(({ part, text }) => [part, text])).toEqual([
      ['ABSTRACT', 'your data: the English title'],
      ['ABSTRACT', 'your data: keywords'],
      ['ACKNOWLEDGEMENTS', 'name'],
      ['ACKNOWLEDGEMENTS', 'name of library'],
    ]);
  });

  it('without any verified work says so where the list would stand, and is not measured as another outline for it', async () => {
    const texts = textsOf('Nothing is cited here.');
    const document = assemblePaper(texts);
    expect(document.references).toEqual([]);
    expect(document.chapters.at(-1)).toMatchObject({ title: [{ text: 'References' }], isNumbered: false });
    const { measures } = await measurePaper({
      ...{ language: 'en', wantedUnits: 50, headings: ['Introduction', 'Background', 'Conclusion'] },
      ...{ chapters: [{ title: '', text: 'Nothing is cited here.' }], document, style: 'apa', works: [] },
      ...{ wantedReferences: 8, twins: 0, fitting: new Set(), gaps: [] },
    });
    expect(measures.find(({ name }) => name === 'outline_match')?.value).toBe(1);
    expect(measures.find(({ name }) => name === 'citation_closure')?.value).toBeNull();
  });

  it('says in the sections that rest on sources where these lack, and nowhere once there are enough', () => {
    const texts = textsOf(`Trams [@${id}].`);
    const section = (name: string, title: string, children: object[] = []) => ({
      ...{ id: name, title, summary: '', units: 50, works: [], children },
    });
    const chapters = [
      section('c1', 'Introduction'),
      section('c2', 'Literature review', [section('s1', 'Trams'), section('s2', 'Work')]),
      section('c3', 'Conclusion'),
    ];
    const request = { ...texts.paper.request, level: 'FINAL', chapters } as unknown as Paper['request'];
    const marksOf = (sections: [string, string][], works = texts.works) => {
      const document = parseDocument(
        assemblePaper({ ...texts, paper: { ...texts.paper, request }, sections: new Map(sections), works }),
      );
      return document.chapters.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'placeholder' ? [`${block.id}: ${block.text}`] : [])),
      );
    };
    const whole: [string, string][] = [
      ['c1', 'It begins.'],
      ['s1', `Trams [@${id}].`],
      ['s2', 'Work.'],
      ['c3', 'It ends.'],
    ];
    expect(marksOf(whole)).toEqual([expect.stringMatching(/^s2-sources: sources to be added: this section/u)]);
    expect(marksOf(whole.map(([name, text]) => [name, name === 's2' ? `Work [@${id}].` : text]))).toEqual([
      expect.stringMatching(/^s2-sources: .* rests on 1 work so far, .* 8 or more/u),
    ]);
    const many = Array.from({ length: 8 }, (_, index) => ({
      ...work,
      ...{ id: `aaaaaaaa-0000-4000-8000-00000000001${index}`, title: `On trams ${index}` },
    }));
    const cited = many.map((one) => `[@${one.id}]`).join(' ');
    expect(marksOf([['s1', `Trams ${cited}.`]], many)).toEqual([]);
  });

  it('lists a work whose authors could not be read by its title, in every style', () => {
    const title = 'Waiting at the Repair Café';
    const bare = {
      ...work,
      authors: [],
      title,
      venue: null,
      volume: null,
      issue: null,
      pages: null,
      standing: 'AT_HAND',
    };
    for (const style of citationStyles) {
      const texts = textsOf(`So it is [@${id}].`);
      Object.assign(texts.paper, { citationStyle: style });
      const { references } = parseDocument(assemblePaper({ ...texts, works: [bare as unknown as Work] }));
      const entry = references[0]?.runs.map((run) => ('text' in run ? run.text : '')).join('') ?? '';
      expect(references, style).toHaveLength(1);
      expect(entry.replace(/^\[1\]\s*|^["“]/u, '').toLowerCase(), style).toMatch(/^waiting at the repair café/u);
      expect(entry, style).not.toMatch(/undefined|null|anon|佚名|s\.n\./iu);
    }
  });

  it('never says beside an upload that nothing could be verified, whatever could be taken from it', () => {
    const denied = /核实|could be verified|se pudo verificar|ninguna obra|確認できる/u;
    const table = { name: 't', caption: 'Riders', head: ['a'], rows: [['1']], terms: [] };
    const read = { id: 'u-1', from: 'UPLOAD', kind: 'fact', text: 'x', terms: [] };
    const answered = { ...read, from: 'ANSWER' };
    const cases: [object, boolean][] = [
      [{}, true],
      [{ own: [answered] }, true],
      // Of a file in another language, and of one that says nothing, nothing was taken.
      [{ hasUploads: true }, false],
      [{ hasUploads: true, own: [answered] }, false],
      // From before it was kept.
      [{ own: [read] }, false],
      [{ ownTables: [table] }, false],
    ];
    for (const language of languages) {
      for (const [given, isSaid] of cases) {
        const texts = textsOf('Nothing is cited here.');
        const [chapter] = texts.paper.request.chapters;
        const chapters = [
          {
            ...chapter,
            title: { zh: '文献综述', en: 'Literature review', es: 'Estado de la cuestión', ja: '先行研究' }[language],
          },
        ];
        Object.assign(texts.paper.request, { language, level: 'FINAL', chapters, ...given });
        const document = assemblePaper(texts);
        const statement = describeSources([], texts.paper.request, 'apa').join('\n');
        const marks = document.chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'placeholder'));
        expect(marks, language).toHaveLength(2);
        expect(denied.test(JSON.stringify(marks)), `${language} ${JSON.stringify(given)}`).toBe(isSaid);
        expect(denied.test(statement), `${language} ${JSON.stringify(given)}`).toBe(isSaid);
      }
    }
  });

  it('bears its AI-use statement where the type has a place for one, and else before the references', () => {
    const statement = { title: 'Use of AI', paragraphs: ['By an engine.'], facts: {} } as unknown as Statement;
    const template = getDefaultTemplate('en');
    const thesis = addStatement(assemblePaper(textsOf('Text.')), statement, template);
    expect(thesis.statement?.aiUse).toEqual([[{ kind: 'text', text: 'By an engine.' }]]);
    const paper = addStatement({ ...assemblePaper(textsOf('Text.')), type: 'course_paper' }, statement, template);
    expect(paper.chapters.slice(-2).map(({ id: name }) => name)).toEqual(['ai-use', 'references-missing']);
  });

  it('is whole whatever an outline calls its sections', () => {
    const texts = textsOf('');
    const names = [
      'a',
      'a-1',
      'ai-use',
      'references-missing',
      '_a',
      '5f61',
      `${'章'.repeat(20)}一`,
      `${'章'.repeat(20)}二`,
    ];
    const chapters = names.map((name) => ({ id: name, title: name, summary: '', units: 50, works: [], children: [] }));
    const request = { ...texts.paper.request, chapters } as unknown as Paper['request'];
    const sections = new Map(names.map((name) => [name, 'One.\n\nTwo.']));
    const bare = assemblePaper({ ...texts, paper: { ...texts.paper, request }, sections });
    const statement = { title: 'Use of AI', paragraphs: ['By an engine.'], facts: {} } as unknown as Statement;
    const document = parseDocument(
      addStatement({ ...bare, type: 'course_paper' }, statement, getDefaultTemplate('en')),
    );
    expect(document.chapters).toHaveLength(names.length + 2);
  });

  it('as a preview lists all that the paper will hold, and no list of gaps', () => {
    const document = assemblePaper(textsOf('The first part.', true));
    expect(document).toMatchObject({ variant: 'PREVIEW', previewEnd: 'c2' });
    expect(document.chapters.map(({ id: name }) => name)).toEqual(['c1', 'c2']);
  });

  it.each([
    [3, 2, 2],
    [6, 5, 10],
    [7, 3, 7],
  ])(
    'as a preview of %i chapters of %i sections holds %i of them in full, and lists every one',
    (count, each, bought) => {
      const section = (name: string, children: object[] = []) => ({
        ...{ id: name, title: `On ${name}`, summary: '', units: 50, works: [], children },
      });
      const chapters = Array.from({ length: count }, (_, chapter) =>
        section(
          `c${chapter}`,
          Array.from({ length: each }, (__, index) => section(`s${chapter}.${index}`)),
        ),
      ) as unknown as Paper['request']['chapters'];
      const texts = textsOf('', true);
      const held = previewLeaves(chapters).map(({ id: name }) => name);
      expect(held).toHaveLength(bought);
      const template = getDefaultTemplate('en');
      const { sections } = layoutDocument(
        assemblePaper({
          ...texts,
          paper: { ...texts.paper, request: { ...texts.paper.request, chapters } },
          sections: new Map(held.map((name) => [name, `All of ${name}.`])),
        }),
        template,
      );
      const items = sections.flatMap((part) => part.items);
      const printed = JSON.stringify(items.filter(({ kind }) => kind === 'paragraph'));
      expect(held.filter((name) => printed.includes(`All of ${name}.`))).toEqual(held);
      const headings = items.flatMap((item) => (item.kind === 'heading' && /^[cs]\d/u.test(item.id) ? [item.id] : []));
      expect(headings.filter((name) => name.startsWith('s'))).toEqual(held);
      expect(headings.filter((name) => name.startsWith('c'))).toHaveLength(Math.ceil(bought / each));
      const listed = items.flatMap((item) => (item.kind === 'contents' ? item.entries : []));
      const all = chapters.flatMap((chapter) => [chapter.id, ...chapter.children.map((child) => child.id)]);
      expect(listed.map((entry) => entry.id).filter((name) => all.includes(name))).toEqual(all);
      expect(listed.filter((entry) => !entry.isCut).map((entry) => entry.id)).toEqual(expect.arrayContaining(headings));
    },
  );

  it.each([
    ['an even paper: a third of its sections', [10, 10, 10, 10, 10, 10], 2, true],
    ['long first sections: no more than half of the words', [10, 400, 400, 30, 30, 30, 30, 30, 40], 2, true],
    ['a first section that is nearly all: no preview', [480, 10, 10], 1, false],
    ['a single section: no preview', [100], 1, false],
  ])('a deposit buys of %s', (_name, lengths, bought, isOffered) => {
    const chapters = lengths.map((units, index) => ({
      ...{ id: `c${index}`, title: 'On it', summary: '', units, works: [], children: [] },
    }));
    expect(previewLeaves(chapters).map(({ id: name }) => name)).toEqual(chapters.slice(0, bought).map(({ id }) => id));
    expect(hasPreview(chapters)).toBe(isOffered);
  });

  it('cites no id that is not one of its works', () => {
    const document = parseDocument(assemblePaper(textsOf('An invention [@bbbbbbbb-0000-4000-8000-000000000002].')));
    expect(JSON.stringify(document.chapters[0])).not.toContain('bbbbbbbb');
    expect(document.references).toEqual([]);
  });

  it('marks a sentence whose work may not be printed any more, and counts it as a gap', () => {
    const gone = 'bbbbbbbb-0000-4000-8000-000000000002';
    const texts = textsOf(`Wu (2022) holds that trams dream [@${gone}]. Both say so [@${id}] [@${gone}].`);
    const file = assemblePaper(texts);
    const marks = listGaps(file, texts.paper.request).filter(({ text }) => text.includes('no longer listed'));
    expect(marks.map(({ sectionId }) => sectionId)).toEqual(['s1', 's1']);
    expect(file.references).toMatchObject([{ id }]);
  });
});
