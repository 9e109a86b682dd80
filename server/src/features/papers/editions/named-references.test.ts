import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { afterAll, describe, expect, it } from 'vitest';
import { textOfRuns } from '../../../documents/blocks.ts';
import { citationKindOf } from '../../../documents/citations/citation-kind.ts';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import { matchesStyle } from '../../../documents/citations/reference-grammar.ts';
import { createDocumentWriter } from '../../../documents/document-writer.ts';
import { readPdf } from '../../../documents/readers/pdf/read-pdf.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { part, readPackage, textOf } from '../../../documents/word/testing/word-package.ts';
import { requestPaper } from '../../../engines/built-in/paper/request-paper.ts';
import { printSection, writePaperAtOnce } from '../../../engines/built-in/paper/write-paper.ts';
import { testThreads } from '../../../testing/test-threads.ts';
import { findNamedWork, openCollection } from '../../library/service.ts';
import type { Paper } from '../store.ts';
import { assemblePaper, citedWorks, plainChapters } from './assemble-paper.ts';
import { measurePaper } from './certificate.ts';
import { describeSources } from './statement-sources.ts';

const { find } = openCollection();
const findWork = (id: string): Work[] => [find(id) ?? findNamedWork(id)].flatMap((work) => work ?? []);

/** A paper that no work was chosen for: all that it cites its own subject brings. */
function write(language: Language, field: Field, title: string, citationStyle: Paper['citationStyle']) {
  const request = requestPaper({ title, language, field, wordCount: 3_000, works: [] });
  const template = getDefaultTemplate(language);
  const paper = {
    ...{ id: 'p', templateId: template.id, citationStyle, abstracts: {}, acknowledgements: null, request },
  } as unknown as Paper;
  const written = writePaperAtOnce(request).sections;
  const sections = new Map(written.map((one) => [one.spot.section.id, printSection(one, language)]));
  const ids = [...sections.values()].flatMap((text) => [...text.matchAll(/\[@([\w-]+)\]/gu)].map(([, id = '']) => id));
  const works = [...new Set(ids)].flatMap(findWork);
  const { referencesTitle } = template.texts;
  const texts = { paper, sections, works, isPreview: false, referencesTitle, forms: template.forms };
  return { document: assemblePaper(texts), texts, works, template, ids: [...new Set(ids)] };
}

const titles: readonly [Language, Field, string][] = [
  ['zh', 'management', '变革型领导对员工创造力的影响机制研究'],
  ['en', 'management', 'The effect of remote work on employee productivity'],
  ['es', 'education', 'El acoso escolar: problemas y propuestas'],
  ['ja', 'medicine', '認知症高齢者の看護の現状と課題'],
];

describe.each(titles)('a paper in %s whose subject rests on works', (language, field, title) => {
  it.each(['gbt7714-2015', 'apa'] as const)('cites and lists them in %s, each as its type is written', (style) => {
    const { document, works, ids } = write(language, field, title, style);
    const references = document.references ?? [];
    expect(references.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const text = JSON.stringify(document.chapters);
    expect(text).toContain('"kind":"citation"');
    expect(text).toMatch(style === 'apa' ? /[,，] ?(?:19|20)\d{2}[)）]/u : /"\[1\]"/u);
    for (const { id, label, runs } of references) {
      const work = works.find((one) => one.id === id);
      const kind = citationKindOf(citationOfWork(work as Work));
      expect(matchesStyle(style, kind, textOfRuns(runs)), textOfRuns(runs)).toBe(true);
      expect(label !== '').toBe(style !== 'apa');
    }
  });
});

it('says of works that only the subject names that nobody verified them', async () => {
  const { document, texts, works } = write('en', 'management', titles[1]?.[2] ?? '', 'apa');
  const named = works.filter(({ standing }) => standing === 'NAMED');
  expect(named.length).toBeGreaterThan(1);
  const { measures, sources } = await measurePaper({
    ...{ language: 'en', wantedUnits: 2_000, headings: [], chapters: plainChapters(texts), document, style: 'apa' },
    ...{ works, twins: 0, wantedReferences: 15, fitting: new Set(works.map(({ id }) => id)), gaps: [] },
  });
  expect(sources?.filter(({ standing }) => standing === 'NAMED').length).toBe(named.length);
  const verified = measures.find(({ name }) => name === 'reference_verification');
  expect(verified).toMatchObject({ value: (works.length - named.length) / works.length, isMet: false });
  const said = describeSources(citedWorks(texts), { language: 'en' }, 'apa').join('\n');
  expect(said).toContain(`${named.length} named by what the service knows of the subject and not verified`);
  expect(said).toContain('Aksoy et al. (2023)');
});

describe('both files', () => {
  const writer = createDocumentWriter(testThreads);
  afterAll(() => writer.close());

  it('show the list', async () => {
    const { document, template } = write('en', 'management', titles[1]?.[2] ?? '', 'apa');
    const { word, pdf } = await writer.write(document, template);
    const body = textOf(part(await readPackage(word ?? new Uint8Array()), 'word/document.xml'));
    const pages = JSON.stringify((await readPdf(pdf)).blocks).replace(/\s+/gu, ' ');
    for (const text of [body, pages]) {
      // A line or a page may end inside any one of them.
      expect(text).toMatch(/\((?:Aksoy|Bloom|Choudhury|Gibbs)[^()]{0,40}, \d{4}\)/u);
      expect(text).toContain('Aksoy et al. (2023). Time savings when working from home.');
    }
  }, 60_000);
});
