import { describe, expect, it } from 'vitest';
import { readBibtexEntry, readRisEntry } from './read-entry.ts';

const recordOf = (read: ReturnType<typeof readBibtexEntry>) => ('record' in read ? read.record : read);
const book = (author: string, rest = 'publisher={Brill}, address={Leiden}, edition={2nd}, year=2001') =>
  recordOf(readBibtexEntry(`@book{a, title={On names}, author={${author}}, ${rest}}`));

describe('names of a BibTeX file', () => {
  it.each([
    [
      'Nan, Li and Null, Jane',
      [
        ['Nan', 'Li'],
        ['Null', 'Jane'],
      ],
    ],
    [
      'Jan van der Berg and {de la Cruz}, María',
      [
        ['van der Berg', 'Jan'],
        ['de la Cruz', 'María'],
      ],
    ],
    ['J. D. {van der} Waals', [['van der Waals', 'J. D.']]],
    [
      'al-Khwarizmi, Muhammad and El-Sayed, A',
      [
        ['al-Khwarizmi', 'Muhammad'],
        ['El-Sayed', 'A'],
      ],
    ],
    [
      'King, Martin Luther, Jr. and King, Jr., Martin Luther',
      [
        ['King', 'Martin Luther', 'Jr.'],
        ['King', 'Martin Luther', 'Jr.'],
      ],
    ],
    ['Martin Luther King Jr. and others', [['King', 'Martin Luther', 'Jr.']]],
    [
      "{\\'E}mile Zola and {\\O}yvind Dahl",
      [
        ['Zola', 'Émile'],
        ['Dahl', 'Øyvind'],
      ],
    ],
    [
      '王 小明 and 欧阳, 修',
      [
        ['王', '小明'],
        ['欧阳', '修'],
      ],
    ],
    ['{World Health Organization}', [['World Health Organization', '']]],
  ])('%s', (text, names) => {
    expect(book(text)).toMatchObject({
      authors: names.map(([family, given, suffix]) => ({ family, given, ...(suffix ? { suffix } : {}) })),
    });
  });
});

it('keeps place, publisher and edition, however a file calls them', () => {
  const kept = { publisher: 'Brill', place: 'Leiden', edition: '2nd', year: 2001 };
  expect(book('A, B')).toMatchObject(kept);
  expect(book('A, B', 'publisher={Brill}, location={Leiden and Boston}, edition={2nd}, date={2001-05}')).toMatchObject({
    ...kept,
    place: 'Leiden and Boston',
  });
  expect(
    recordOf(
      readBibtexEntry('@phdthesis{a, title={T}, author={A, B}, school={MIT}, address={Cambridge, MA}, year=1999}'),
    ),
  ).toMatchObject({ publisher: 'MIT', place: 'Cambridge, MA' });
  const ris =
    'TY  - BOOK\nT1  - On names\nA1  - Berg, Jan van der\nPB  - Brill\nPP  - Leiden\nET  - 2nd\nY1  - 2001///\nER  - \n';
  expect(recordOf(readRisEntry(ris))).toMatchObject({ ...kept, authors: [{ family: 'van der Berg', given: 'Jan' }] });
});
