import { describe, expect, it } from 'vitest';
import { type CitationOptions, type CitationRecord, citeInText, formatBibliography } from './citations.ts';
import { article, chapter, chinese, spanish } from './testing/author-date-records.ts';
import { date, markItalics, people } from './testing/citation-records.ts';

describe('the order of an author-date list', () => {
  const work = (id: string, author: string, year: number, title = id): CitationRecord => ({
    id,
    type: 'book',
    title,
    author: people(author),
    issued: date(year),
    publisher: 'P',
  });
  const works = [
    work('zhang', '张, 三', 2001),
    work('li', '李, 四', 2001),
    work('two', 'Smith, J.; Adams, B.', 2001),
    work('b', 'Smith, J.', 2020, 'The beta'),
    work('a', 'Smith, J.', 2020, 'An alpha'),
    work('old', 'Smith, J.', 2019),
    work('accent', 'Álvarez, P.', 2005),
    work('zeta', 'Zeta, P.', 2005),
  ];

  it('is alphabetical, Chinese names by their pinyin', () => {
    const ids = (options?: CitationOptions) => formatBibliography('apa', works, options).map(({ id }) => id);
    expect(ids({ language: 'en' })).toEqual(['accent', 'old', 'a', 'b', 'two', 'zeta', 'li', 'zhang']);
    expect(ids({ language: 'zh' })).toEqual(['li', 'zhang', 'accent', 'old', 'a', 'b', 'two', 'zeta']);
  });

  it('tells works of one author and year apart by letters', () => {
    const texts = formatBibliography('apa', works).map(({ text }) => text);
    expect(texts.filter((text) => /\(2020[ab]\)/.test(text))).toEqual([
      'Smith, J. (2020a). An alpha. P.',
      'Smith, J. (2020b). The beta. P.',
    ]);
    expect(citeInText('apa', [works[3] as CitationRecord, works[4] as CitationRecord], { among: works }).text).toBe(
      '(Smith, 2020a, 2020b)',
    );
  });
});

describe('author-date citations in the text', () => {
  const works: CitationRecord[] = [
    { id: 'one', ...article },
    { id: 'three', ...chapter },
    { id: 'es', ...spanish },
    { id: 'zh', ...chinese },
    {
      id: 'none',
      type: 'article-journal',
      title: 'Trust in the age of machines that write: a view',
      issued: date(2021),
    },
  ];
  const cite = (style: 'apa' | 'mla', ids: string[], more: Partial<Parameters<typeof citeInText>[2]> = {}) =>
    markItalics(
      citeInText(
        style,
        works.filter(({ id }) => ids.includes(id)),
        { among: works, ...more },
      ).runs,
    );

  it.each([
    ['apa', ['one'], {}, '(Smith & Doe, 2020)'],
    ['apa', ['one'], { form: 'narrative', locators: { one: '1520' } }, 'Smith and Doe (2020, p. 1520)'],
    ['apa', ['three', 'one'], { locators: { three: '3-4' } }, '(Smith & Doe, 2020; Weinstein et al., 1974, pp. 3–4)'],
    ['apa', ['es'], {}, '(Castells e Iglesias, 2006)'],
    ['apa', ['one'], { language: 'es' }, '(Smith y Doe, 2020)'],
    ['apa', ['zh'], {}, '（于潇等，2012）'],
    ['apa', ['zh', 'one'], { language: 'zh' }, '（于潇等，2012；Smith & Doe，2020）'],
    ['apa', ['zh'], { form: 'narrative' }, '于潇等（2012）'],
    ['apa', ['none'], {}, '(“Trust in the age”, 2021)'],
    ['mla', ['one'], { locators: { one: '1520' } }, '(Smith and Doe 1520)'],
    ['mla', ['three'], { form: 'narrative', locators: { three: '460' } }, 'Weinstein et al. (460)'],
    ['mla', ['none'], {}, '(“Trust in the Age”)'],
    ['mla', ['zh'], { locators: { zh: '3' } }, '（于潇等 3）'],
  ] as const)('%s %j %j', (style, ids, more, expected) => {
    expect(cite(style, [...ids], more)).toBe(expected);
  });

  it('show as many names and initials as it takes to tell works apart', () => {
    const rivals: CitationRecord[] = [
      {
        id: '1',
        type: 'book',
        title: 'A',
        author: people('Kapoor, A.; Bloom, B.; Montez, C.; Warner, D.'),
        issued: date(2017),
      },
      {
        id: '2',
        type: 'book',
        title: 'B',
        author: people('Kapoor, A.; Bloom, B.; Zhou, Y.; Naidu, E.'),
        issued: date(2017),
      },
      { id: '3', type: 'book', title: 'C', author: people('Light, Ivan'), issued: date(2006) },
      { id: '4', type: 'book', title: 'D', author: people('Light, Michael'), issued: date(2008) },
    ];
    const texts = rivals.map((work) => citeInText('apa', [work], { among: rivals }).text);
    expect(texts).toEqual([
      '(Kapoor, Bloom, Montez, & Warner, 2017)',
      '(Kapoor, Bloom, Zhou, & Naidu, 2017)',
      '(I. Light, 2006)',
      '(M. Light, 2008)',
    ]);
    expect(citeInText('mla', [rivals[0] as CitationRecord], { among: rivals }).text).toBe('(Kapoor et al., A)');
  });

  it('tell a work whose authors are not all named from others of its first author by letters', () => {
    const book = (id: string, authors: string): CitationRecord => ({
      ...{ id, type: 'book', title: id, author: people(authors), issued: date(2015) },
    });
    const works = [
      book('A', 'Bloom, N.; Liang, J.; Roberts, J.; Ying, Z.'),
      book('B', 'Bloom; et al.'),
      book('C', 'Bloom, N.; Liang, J.'),
    ];
    const texts = works.map((work) => citeInText('apa', [work], { among: works, language: 'en' }).text);
    expect(new Set(texts).size).toBe(3);
    expect(texts.slice(0, 2).toSorted()).toEqual(['(Bloom et al., 2015a)', '(Bloom et al., 2015b)']);
    expect(texts[2]).toBe('(Bloom & Liang, 2015)');
    const alone = works.slice(1, 2);
    expect(citeInText('apa', alone, { among: alone, language: 'en' }).text).toBe('(Bloom et al., 2015)');
  });
});
