import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CitationRecord, citationStyles, citeInText, formatBibliography, formatReference } from './citations.ts';
import { flawsOf } from './testing/flaws.ts';

const word = fc.constantFrom(
  ...'The Role of DNA in China and US-based Trials iPhone COVID-19 análisis niño 研究 方法论 数字经济 日本の大学 教育 Wien’s α-helix 3D Война U.S. Inc.'.split(
    ' ',
  ),
);
const divider = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ': ',
  '：',
  ', ',
  '——',
  ' – ',
  '; ',
  '？',
  '? ',
  ' & ',
  '...',
  '..',
  ' (x) ',
  '（上）',
  ' “q” ',
  ' , ',
);
/** Text as indexes deliver it: divided by any mark, with dangling ones and markup at its ends. */
const dirtyText = fc
  .tuple(
    fc.constantFrom('', '', '', ' ', ', ', '.', '：', '<i>', '()', '<span class="nocase">K</span> '),
    fc.array(fc.tuple(word, divider), { minLength: 1, maxLength: 6 }),
    word,
    fc.constantFrom('', '', '', '.', ',', ';', '：', '。', '</i>', '[]', ' .', '...', '?'),
  )
  .map(([before, pairs, last, after]) => before + pairs.flat().join('') + last + after);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const field = maybe(fc.oneof({ weight: 5, arbitrary: dirtyText }, fc.constantFrom('', ' ', ',', '-', '...', '()')));
const number = maybe(
  fc.oneof(
    fc.nat(999),
    fc.constantFrom('', '12', 'S1', '增刊2', '上', '第2卷', '1/2', 'Second', '2nd ed.', '第三版', 'Rev. ed.', '1'),
  ),
);
const pages = maybe(
  fc.constantFrom('1-9', '12--18', '1518–1523', 'e5956', '序2-3', '5', '', 'A1, A4', '1.1-1.36', 'pp. 3-4'),
);
const name = fc.record({
  family: maybe(
    fc.constantFrom(
      'Smith',
      'De Morgan',
      'O’Brien',
      'Wang',
      '王',
      '欧阳',
      'スミス',
      'Кочетков',
      '',
      ',',
      'World Bank, Inc.',
    ),
  ),
  given: maybe(
    fc.constantFrom('John R.', 'J', 'J.-L.', 'Xiaoming', '小明', 'ジョン', 'А. Я.', '', '.', 'P. H. van der'),
  ),
  literal: maybe(fc.constantFrom('UNESCO', '国家统计局', 'U.S. Department (USDA)', '')),
  suffix: maybe(fc.constantFrom('Jr.', 'III', '')),
});
const names = maybe(fc.array(name, { maxLength: 24 }));
const day = maybe(
  fc.oneof(
    fc.tuple(fc.integer({ min: 1500, max: 2030 }), fc.nat(13), fc.nat(32)).map((parts) => ({ 'date-parts': [parts] })),
    fc.integer({ min: 1900, max: 2030 }).map((year) => ({ 'date-parts': [[year]] })),
    fc.constantFrom(
      { literal: '1865（清同治四年）' },
      { literal: 'c1988' },
      { literal: '[1936]' },
      { literal: '' },
      {},
      { 'date-parts': [[]] },
    ),
  ),
);
const types =
  'article-journal book chapter thesis paper-conference proceedings webpage report standard patent article-newspaper dataset preprint article unknown'.split(
    ' ',
  );

const record: fc.Arbitrary<CitationRecord> = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom(...types),
  title: fc.oneof({ weight: 6, arbitrary: dirtyText }, field),
  author: names,
  editor: names,
  translator: names,
  issued: day,
  accessed: day,
  'container-title': field,
  'event-title': field,
  publisher: field,
  'publisher-place': field,
  edition: number,
  volume: number,
  issue: number,
  page: pages,
  number,
  version: number,
  genre: maybe(fc.constantFrom('Doctoral dissertation', '硕士学位论文', '')),
  DOI: maybe(fc.constantFrom('10.1000/abc.1', 'https://doi.org/10.1000/ABC', 'none', '')),
  URL: maybe(fc.constantFrom('https://example.org/a?b=c', 'https://doi.org/10.1000/abc.1', 'no address', '')),
  language: maybe(fc.constantFrom('zh', 'en', 'es', 'ja', 'fr', '')),
});
const options = fc.record({ language: fc.constantFrom(undefined, 'zh', 'en', 'es', 'ja'), links: fc.boolean() });

it('knows a flaw when it sees one', () => {
  const flawed = [
    'A, . B',
    'A..',
    'A (',
    ', A',
    'A: undefined.',
    'A () B.',
    'A，，B',
    'A [B.',
    '(, 2020)',
    'A  B',
    '“.” A',
  ];
  expect(flawed.filter((text) => flawsOf(text).length === 0)).toEqual([]);
});

describe.each(citationStyles)('%s', (style) => {
  it('prints no flaw, whatever a record lacks', () => {
    fc.assert(
      fc.property(record, options, (one, settings) => {
        const { text, runs } = formatReference(style, one, settings);
        expect(flawsOf(text).map((flaw) => `${flaw}: ${text}`)).toEqual([]);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        expect(runs.every((run) => run.text !== '')).toBe(true);
      }),
      { numRuns: process.env.YANMO_SOAK === '1' ? 6_000 : 300 },
    );
  });

  it('lists every work once and can cite each of them', () => {
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 8 }),
        options,
        fc.constantFrom('narrative', 'parenthetical'),
        (works, settings, form) => {
          const list = formatBibliography(style, [...works, ...works], settings);
          expect(list.map(({ id }) => id).sort()).toEqual([...new Set(works.map(({ id }) => id))].sort());
          for (const work of works) {
            const { text } = citeInText(style, [work], { ...settings, among: works, form });
            expect(flawsOf(text).map((flaw) => `${flaw}: ${text}`)).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives the same list for the same works in any order, where the order is alphabetical', () => {
    if (style.startsWith('gbt')) return;
    fc.assert(
      fc.property(fc.array(record, { maxLength: 6 }), (works) => {
        const printed = (list: CitationRecord[]) => formatBibliography(style, list).map(({ text }) => text);
        expect(printed(works.toReversed())).toEqual(printed(works));
      }),
      { numRuns: 60 },
    );
  });
});
