import { describe, expect, it } from 'vitest';
import { citationKindOf } from './citation-kind.ts';
import { citationStyles, formatReference } from './citations.ts';
import { matchesStyle } from './reference-grammar.ts';
import { findExampleSets } from './testing/standard-examples.ts';

const good: readonly [Parameters<typeof matchesStyle>[0], Parameters<typeof matchesStyle>[1], string][] = [
  [
    'gbt7714-2015',
    'article',
    '于潇, 刘义, 柴跃廷, 等. 可信交易环境中的备案模式[J]. 清华大学学报(自然科学版), 2012, 52(11): 1518-1523.',
  ],
  [
    'gbt7714-2025',
    'article',
    '于潇，刘义，柴跃廷，等. 可信交易环境中的备案模式[J]. 清华大学学报（自然科学版），2012，52（11）：1518-1523.',
  ],
  ['gbt7714-2025', 'article', 'Lee A, Wang B. Trams and work[J/OL]. Transport, 2020, 3(1): 1-9. DOI:10.1000/xyz.'],
  ['gbt7714-2015', 'book', '陈登原. 国史旧闻: 第1卷[M]. 北京: 中华书局, 2000: 29.'],
  ['gbt7714-2025', 'thesis', '张三. 论乡村教育[D]. 兰州：西北师范大学，2019.'],
  ['gbt7714-2025', 'paper', '李四. 论数字素养[C]//第五届会议论文集. 上海：某出版社，2018：1-9.'],
  [
    'gbt7714-2015',
    'webpage',
    'HOPKINSON A. UNIMARC and metadata[EB/OL]. (2009-04-22)[2013-03-27]. http://archive.ifla.org/a.htm.',
  ],
  [
    'apa',
    'article',
    'Lee, A., & Wang, B. C. (2020). Trams and work: A review. Transport, 3(1), 1–9. https://doi.org/10.1000/xyz',
  ],
  ['apa', 'book', 'World Bank. (2019). World development report (2nd ed.). World Bank Group.'],
  [
    'apa',
    'chapter',
    'Cole, M. (1996a). Activity. In A. Smith & B. Doe (Eds.), Cultural psychology (pp. 1–10). Harvard University Press.',
  ],
  ['apa', 'thesis', 'Ruiz, L. (2018). El turismo rural [Tesis doctoral, Universidad de Sevilla].'],
  ['apa', 'article', '张三, 李四. (2020). 乡村教师流失研究. 教育研究, 41(3), 12–20.'],
  [
    'mla',
    'article',
    'Lee, Anna. “Trams and Work.” Transport, vol. 3, no. 1, 2020, pp. 1-9, https://doi.org/10.1000/xyz.',
  ],
  ['mla', 'book', 'Cole, Michael. Cultural Psychology. Harvard UP, 1996.'],
];

const broken: readonly [Parameters<typeof matchesStyle>[0], Parameters<typeof matchesStyle>[1], string, string][] = [
  [
    'gbt7714-2025',
    'article',
    '于潇. 可信交易环境中的备案模式. 清华大学学报，2012，52（11）：1518-1523.',
    'no mark of the type',
  ],
  [
    'gbt7714-2025',
    'article',
    '于潇. 可信交易环境中的备案模式[M]. 清华大学学报，2012，52（11）：1518-1523.',
    'the mark of another type',
  ],
  ['gbt7714-2025', 'article', '于潇. 可信交易环境中的备案模式[J]. 清华大学学报，52（11）：1518-1523.', 'no year'],
  ['gbt7714-2025', 'article', '于潇. 可信交易环境中的备案模式[J]. 2012，52（11）：1518-1523.', 'no journal'],
  ['gbt7714-2025', 'book', '陈登原. 国史旧闻[M].', 'no publisher and no year'],
  ['gbt7714-2025', 'article', '于潇. 备案模式[J]. 清华大学学报，，2012（11）：15-23.', 'two commas'],
  ['gbt7714-2025', 'article', '于潇. 备案模式[J]. 清华大学学报，2012，52（11）：1518-1523', 'no point at the end'],
  ['gbt7714-2015', 'paper', '李四. 论数字素养[C]. 上海: 某出版社, 2018: 1-9.', 'a paper that stands in nothing'],
  ['apa', 'article', 'Lee, A. 2020. Trams and work. Transport, 3(1), 1–9.', 'a year without brackets'],
  ['apa', 'article', 'Anna Lee (2020). Trams and work. Transport, 3(1), 1–9.', 'a name that is not turned round'],
  ['apa', 'article', 'Lee, A. (2020). Trams and work.', 'no journal'],
  ['apa', 'article', 'Lee, A. (2020) Trams and work. Transport, 3(1), 1–9.', 'no point behind the year'],
  ['apa', 'article', 'Lee, A. (2020). Trams and work. Transport, 3(1), undefined.', 'a hole in the record'],
  ['apa', 'article', 'Lee, A. (2020). Trams and work. Transport, 3(1, 1–9.', 'an open bracket'],
  [
    'mla',
    'article',
    'Lee, Anna. Trams and Work. Transport, vol. 3, no. 1, 2020, pp. 1-9.',
    'a part without quotation marks',
  ],
  ['mla', 'book', 'Cole, Michael. Cultural Psychology. Harvard UP.', 'no year'],
];

describe('the grammar of a printed reference', () => {
  it.each(good)('%s: %s holds for %s', (style, kind, text) => {
    expect(matchesStyle(style, kind, text)).toBe(true);
  });

  it.each(broken)('%s: %s fails for %s (%s)', (style, kind, text) => {
    expect(matchesStyle(style, kind, text)).toBe(false);
  });

  const cases = findExampleSets().flatMap(({ name, examples }) =>
    citationStyles.map((style) => ({ name, examples, style })),
  );
  it.each(cases)('holds for what is printed of a whole record in $style: those $name', ({ style, examples }) => {
    const whole = examples
      .map(({ record }) => record)
      .filter(({ title, issued, author, editor }) => title && issued && (author || editor));
    const kept = whole.filter((record) =>
      matchesStyle(style, citationKindOf(record), formatReference(style, record).text),
    );
    // Letters of emperors and ministers stand in no journal, whatever their record calls them.
    expect(kept.length / whole.length).toBeGreaterThan(0.97);
  });
});
