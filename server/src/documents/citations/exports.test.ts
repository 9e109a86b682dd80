import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBibliography } from '../readers/read-bibliography.ts';
import type { CitationRecord } from './citation-record.ts';
import { date, people } from './testing/citation-records.ts';
import { toBibtex } from './to-bibtex.ts';
import { toRis } from './to-ris.ts';

const word = fc.constantFrom(
  ...'Role DNA iPhone 研究 データ análisis 100% R&D f_x C# {T} a--b x^2 $5 café Müller ~'.split(' '),
);
const title = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `T ${words.join(' ')}`);
const person = fc.constantFrom(
  ...people(
    'Smith, John R.; 于, 潇; de Valpine, Perry; García Márquez, Gabriel; World Health Organization; Müller & Sons',
  ),
);

const record: fc.Arbitrary<CitationRecord> = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom('article-journal', 'book', 'chapter', 'thesis', 'report', 'paper-conference'),
  title,
  author: fc.array(person, { maxLength: 4 }),
  issued: fc.integer({ min: 1800, max: 2030 }).map((year) => date(year)),
  'container-title': title,
  publisher: title,
  volume: fc.integer({ min: 1, max: 99 }).map(String),
  issue: fc.integer({ min: 1, max: 99 }).map(String),
  page: fc.constantFrom('12-18', '5', 'e5956'),
  DOI: fc.constantFrom('10.1000/abc_1', '10.1000/a(b)c', null),
});

/** What a reader of the file must find again; a book, a thesis and a report have no container, and pages of their own vary. */
function kept({ type, title: name, author, issued, DOI, ...rest }: CitationRecord) {
  const isHeld = type === 'article-journal' || type === 'chapter' || type === 'paper-conference';
  return {
    title: name,
    authors: (author ?? []).map(({ family, given, literal }) => ({
      family: family ?? literal ?? '',
      given: given ?? '',
    })),
    year: issued?.['date-parts']?.[0]?.[0] ?? null,
    venue: isHeld ? rest['container-title'] : rest.publisher,
    doi: DOI ?? null,
    type,
    ...(type === 'article-journal' ? { volume: rest.volume, issue: rest.issue } : {}),
    ...(isHeld ? { pages: rest.page } : {}),
  };
}

describe.each([
  ['bib', toBibtex],
  ['ris', toRis],
] as const)('an exported .%s file', (extension, write) => {
  it('reads back as the records it was made of', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
        const held = records.map((one) =>
          one.type === 'article-journal' || one.type === 'chapter' || one.type === 'paper-conference'
            ? one
            : { ...one, 'container-title': null },
        );
        const { records: found } = readBibliography(extension, write(held));
        expect(found.length).toBe(held.length);
        held.forEach((one, index) => {
          expect(found[index]).toMatchObject(kept(one));
        });
      }),
      { numRuns: 80 },
    );
  });
});

describe('toBibtex', () => {
  it('writes plain entries with keys that differ', () => {
    const one: CitationRecord = {
      id: '1',
      type: 'article-journal',
      title: 'DNA in R&D',
      author: people('Müller, Ana; WHO'),
      'container-title': 'Tests',
      issued: date(2020, 5),
      page: '1-9',
      language: 'en',
    };
    expect(toBibtex([one, { ...one, title: 'Second' }])).toBe(
      [
        '@article{muller2020,',
        '  author = {Müller, Ana and {WHO}},',
        '  title = {{DNA} in R\\&D},',
        '  journal = {Tests},',
        '  pages = {1--9},',
        '  year = {2020},',
        '  month = {5},',
        '  langid = {english},',
        '}',
        '',
        '@article{muller2020b,',
        '  author = {Müller, Ana and {WHO}},',
        '  title = {Second},',
        '  journal = {Tests},',
        '  pages = {1--9},',
        '  year = {2020},',
        '  month = {5},',
        '  langid = {english},',
        '}',
        '',
      ].join('\n'),
    );
  });
});

describe('toRis', () => {
  it('writes one tag a line and ends each record', () => {
    const text = toRis([
      {
        id: '1',
        type: 'article-newspaper',
        title: '数字革命\n与竞争',
        author: people('丁, 文详'),
        'container-title': '中国青年报',
        issued: date(2000, 11, 20),
        page: '15',
      },
    ]);
    expect(text).toBe(
      'TY  - NEWS\r\nAU  - 丁, 文详\r\nTI  - 数字革命 与竞争\r\nT2  - 中国青年报\r\nPY  - 2000\r\nDA  - 2000/11/20/\r\nSP  - 15\r\nLA  - zh\r\nER  - \r\n',
    );
  });
});
