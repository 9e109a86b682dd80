import { expect, it } from 'vitest';
import { readBibtexEntry } from '../readers/bibliography/read-entry.ts';
import type { CitationRecord, CitationStyle } from './citation-record.ts';
import { citeInText, formatReference } from './citations.ts';
import { matchesStyle } from './reference-grammar.ts';
import { toBibtex } from './to-bibtex.ts';
import { toRis } from './to-ris.ts';

const record = (author: CitationRecord['author']): CitationRecord => ({
  ...{ id: 'a', type: 'book', title: 'The Null Hypothesis in Practice', language: 'en' },
  ...{ author: author ?? [], publisher: 'Brill', 'publisher-place': 'Leiden', edition: '2' },
  issued: { 'date-parts': [[2001]] },
});
const king = record([
  { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
  { family: 'Berg', given: 'Jan van der' },
]);
const nan = record([
  { family: 'Nan', given: 'Li' },
  { family: 'al-Khwarizmi', given: 'Muhammad' },
]);

it.each<[CitationStyle, string, string]>([
  ['gbt7714-2015', 'KING M L, Jr, VAN DER BERG J. ', 'NAN L, AL-KHWARIZMI M. '],
  ['gbt7714-2025', 'King M L, Jr, van der Berg J. ', 'Nan Li, al-Khwarizmi M. '],
  ['apa', 'King, M. L., Jr., & van der Berg, J. ', 'Nan, L., & al-Khwarizmi, M. '],
  ['mla', 'King, Martin Luther, Jr., and Jan van der Berg. ', 'Nan, Li, and Muhammad al-Khwarizmi. '],
])('%s prints particles, Jr. and the surname Nan', (style, first, second) => {
  expect(formatReference(style, king).text).toContain(first);
  const printed = formatReference(style, nan).text;
  expect(printed).toContain(second);
  expect(matchesStyle(style, 'book', printed), 'a title that speaks of null is no hole').toBe(true);
});

it('a missing value that a program spelled out is left out', () => {
  expect(formatReference('apa', record([{ family: 'Roe', given: 'nan' }])).text).toMatch(/^Roe\. /u);
  expect(citeInText('apa', [nan], { among: [nan] }).text).toBe('(Nan & al-Khwarizmi, 2001)');
});

it('what is exported is read again as it was', () => {
  const read = readBibtexEntry(toBibtex([king]));
  expect('record' in read && read.record).toMatchObject({
    authors: [
      { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
      { family: 'van der Berg', given: 'Jan' },
    ],
    ...{ publisher: 'Brill', place: 'Leiden', edition: '2' },
  });
  expect(toRis([king])).toContain('AU  - King, Martin Luther, Jr.');
});
