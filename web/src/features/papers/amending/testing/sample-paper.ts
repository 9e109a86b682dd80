import type { getPaperText, PaperBlock, PaperRun, SectionText } from '@yanmo/contract/paper-text';
import type { PaperReference } from '@yanmo/contract/papers';
import type { RouteResult } from '@yanmo/contract/route';

export type PaperText = RouteResult<typeof getPaperText>;

export const workIds = [
  '0a000000-0000-4000-8000-000000000001',
  '0a000000-0000-4000-8000-000000000002',
  '0a000000-0000-4000-8000-000000000003',
] as const;

export function sampleReference(index: 0 | 1 | 2, change: Partial<PaperReference> = {}): PaperReference {
  const names = ['Rails and reach', 'Streets for work', 'A city of lines'] as const;
  return {
    work: {
      id: workIds[index],
      title: names[index],
      authors: [{ family: 'Marin', given: 'Ana' }],
      year: 2019 + index,
      venue: 'Journal of Towns',
      volume: null,
      issue: null,
      pages: null,
      doi: `10.1000/${index + 1}`,
      abstract: null,
      language: 'en',
      type: 'article',
      source: 'CROSSREF',
      verified: { by: 'CROSSREF', matched_at: '2026-01-01T00:00:00.000Z' },
      standing: 'VERIFIED',
      is_allowed: false,
      publisher: null,
      place: null,
      edition: null,
      url: null,
      licence: null,
      is_retracted: false,
      is_open_access: true,
    },
    label: `[${index + 1}]`,
    text: `Marin A. ${names[index]}[J]. Journal of Towns, ${2019 + index}.`,
    cited_in: [],
    ...change,
  };
}

const citation = (index: 0 | 1 | 2): PaperRun => ({
  kind: 'citation',
  text: `[${index + 1}]`,
  works: [workIds[index]],
});
const words = (text: string): PaperRun => ({ kind: 'text', text });

export function sampleBlock(change: Partial<PaperBlock> & Pick<PaperBlock, 'id'>): PaperBlock {
  const works = (change.lines ?? []).flat().flatMap((run) => (run.kind === 'citation' ? run.works : []));
  return { kind: 'paragraph', lines: [], is_ordered: false, columns: 0, caption: null, svg: null, works, ...change };
}

export function sampleSection(change: Partial<SectionText> = {}): SectionText {
  return {
    id: 's1',
    number: '1.1',
    title: 'Why trams matter',
    depth: 2,
    text: {
      version: 1,
      origin: 'ENGINE',
      engine: 'built-in 5',
      written_at: '2026-01-01T08:00:00.000Z',
      units: 21,
      draft: `Trams bring work closer. [@${workIds[0]}]\n\nThey also change streets. [@${workIds[1]}]`,
      blocks: [
        sampleBlock({ id: 's1-1', lines: [[words('Trams bring work closer.'), citation(0)]] }),
        sampleBlock({ id: 's1-2', lines: [[words('They also change streets.'), citation(1)]] }),
      ],
    },
    ...change,
  };
}

export function samplePaper(change: Partial<PaperText> = {}): PaperText {
  return {
    out_trade_no: 'Y20260101000001',
    title: 'Trams and access to work',
    language: 'en',
    template_id: 'en-thesis',
    citation_style: 'apa',
    is_preview: false,
    is_cancelled: false,
    may_amend: true,
    amendments_left: 12,
    edition: 1,
    has_unexported_changes: false,
    sections: [
      sampleSection({ id: 'c1', number: 'Chapter 1', title: 'Introduction', depth: 1, text: null }),
      sampleSection(),
      sampleSection({
        id: 's2',
        number: '1.2',
        title: 'What was measured',
        text: {
          version: 2,
          origin: 'STUDENT',
          engine: 'built-in 5',
          written_at: '2026-01-02T08:00:00.000Z',
          units: 9,
          draft: `| Line | Riders |\n| A | 5 |\n: Riders a line\n\nFewer trams came. [@${workIds[0]}]`,
          blocks: [
            sampleBlock({
              id: 's2-1',
              kind: 'table',
              columns: 2,
              caption: 'Table 1-1 Riders a line',
              lines: [[words('Line')], [words('Riders')], [words('A')], [{ kind: 'gap', text: 'your data: riders' }]],
            }),
            sampleBlock({ id: 's2-2', lines: [[words('Fewer trams came.'), citation(0)]] }),
          ],
        },
      }),
    ],
    abstracts: [{ language: 'en', text: 'Trams shorten the way to work.' }],
    references: [
      sampleReference(0, { cited_in: ['Why trams matter', 'What was measured'] }),
      sampleReference(1, { cited_in: ['Why trams matter'] }),
      sampleReference(2),
    ],
    amendments: [],
    file_urls: { word: '/files/1.docx', pdf: '/files/1.pdf', zip: null },
    ...change,
  };
}
