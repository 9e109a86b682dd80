import { describe, expect, it } from 'vitest';
import { type CitationRecord, citeInText, formatBibliography, formatReference } from './citations.ts';
import { date, people } from './testing/citation-records.ts';

const in2015 = (record: Omit<CitationRecord, 'id'>) => formatReference('gbt7714-2015', { id: '1', ...record }).text;
const in2025 = (record: Omit<CitationRecord, 'id'>) => formatReference('gbt7714-2025', { id: '1', ...record }).text;

const article = {
  type: 'article-journal',
  title: '互联网药品可信交易环境中主体资质审核备案模式',
  author: people('于, 潇; 刘, 义; 柴, 跃廷; 孙, 宏波'),
  'container-title': '清华大学学报（自然科学版）',
  issued: date(2012),
  volume: 52,
  issue: 11,
  page: '1518–1523',
};
const page = {
  type: 'webpage',
  title: 'UNIMARC and metadata: Dublin Core',
  author: people('Hopkinson, Alan'),
  issued: date(2009, 4, 22),
  accessed: date(2013, 3, 27),
  URL: 'http://archive.ifla.org/IV/ifla64/138-161e.htm',
};

describe('GB/T 7714-2015', () => {
  it.each([
    [
      article,
      '于潇, 刘义, 柴跃廷, 等. 互联网药品可信交易环境中主体资质审核备案模式[J]. 清华大学学报(自然科学版), 2012, 52(11): 1518-1523.',
    ],
    [
      {
        type: 'book',
        title: '国史旧闻',
        volume: 1,
        author: people('陈, 登原'),
        'publisher-place': '北京',
        publisher: '中华书局',
        issued: date(2000),
        page: '29',
      },
      '陈登原. 国史旧闻: 第1卷[M]. 北京: 中华书局, 2000: 29.',
    ],
    [
      {
        type: 'thesis',
        title: 'Infrared spectroscopic studies on solid oxygen',
        author: people('Cairns, B. R.'),
        'publisher-place': 'Berkeley',
        publisher: 'Univ. of California',
        issued: date(1965),
      },
      'CAIRNS B R. Infrared spectroscopic studies on solid oxygen[D]. Berkeley: Univ. of California, 1965.',
    ],
    [
      {
        type: 'paper-conference',
        title: '论数字素养',
        author: people('贾, 东; 柯, 平'),
        editor: people('中国图书馆学会'),
        'container-title': '年会论文集',
        volume: '2011年卷',
        'publisher-place': '北京',
        publisher: '国家图书馆出版社',
        issued: date(2011),
        page: '45-52',
      },
      '贾东, 柯平. 论数字素养[C]//中国图书馆学会. 年会论文集: 2011年卷. 北京: 国家图书馆出版社, 2011: 45-52.',
    ],
    [
      page,
      'HOPKINSON A. UNIMARC and metadata: Dublin Core[EB/OL]. (2009-04-22)[2013-03-27]. http://archive.ifla.org/IV/ifla64/138-161e.htm.',
    ],
    [
      {
        type: 'article',
        title: 'Scaling laws',
        genre: 'preprint',
        author: people('Kaplan, Jared'),
        publisher: 'arXiv',
        issued: date(2020, 1, 23),
        URL: 'https://arxiv.org/abs/2001.08361',
      },
      'KAPLAN J. Scaling laws[EB/OL]. arXiv, 2020(2020-01-23). https://arxiv.org/abs/2001.08361.',
    ],
  ])('prints %#', (record, expected) => {
    expect(in2015(record)).toBe(expected);
  });
});

describe('GB/T 7714-2025', () => {
  it('prints Chinese entries with full-width marks', () => {
    expect(in2025(article)).toBe(
      '于潇，刘义，柴跃廷，等. 互联网药品可信交易环境中主体资质审核备案模式[J]. 清华大学学报（自然科学版），2012，52（11）：1518-1523.',
    );
    expect(in2025({ ...article, 'container-title': '清华大学学报(自然科学版)' })).toBe(in2025(article));
  });

  it('writes Western names without capitals, shortened, and pinyin names in full', () => {
    const author = people('Park, Jung-Ran; Wang, Shanshan; Saito, Makoto; Long, Jane');
    expect(
      in2025({ type: 'book', title: 'T', author: author.slice(0, 3), publisher: 'P', 'publisher-place': 'X' }),
    ).toBe('Park J-R, Wang Shanshan, Saito M. T[M]. X: P.');
    expect(in2025({ ...article, title: 'A study', author, 'container-title': 'J', language: 'en' })).toBe(
      'Park J-R, Wang Shanshan, Saito M, et al. A study[J]. J, 2012, 52(11): 1518-1523.',
    );
  });

  it('names the day of access only for what may change under its address', () => {
    const online = { accessed: date(2025, 1, 2), URL: 'https://example.org/a' };
    expect(in2025({ ...article, ...online })).toMatch(/：1518-1523\. https:\/\/example\.org\/a\.$/);
    expect(in2025({ ...article, ...online })).toContain('[J/OL]');
    expect(in2015({ ...article, ...online })).toContain('1518-1523[2025-01-02]. https');
    expect(in2025(page)).toContain('[EB/OL]. (2009-04-22)[2013-03-27]. http');
    expect(
      in2025({
        type: 'dataset',
        title: '降水量数据集',
        publisher: '数据中心',
        version: '1.0',
        issued: date(2024, 7, 19),
        ...online,
      }),
    ).toBe('降水量数据集[DS/OL]. V1.0. 数据中心（2024-07-19）[2025-01-02]. https://example.org/a.');
    expect(
      in2025({
        type: 'preprint',
        title: 'Light in lattices',
        publisher: 'arXiv',
        issued: date(2012, 3, 18),
        DOI: '10.48550/arXiv.1112.6136',
      }),
    ).toBe('Light in lattices[PP/OL]. arXiv(2012-03-18). https://doi.org/10.48550/arXiv.1112.6136.');
  });

  it('identifies a standard by its number, with a dash before the year', () => {
    const standard = {
      type: 'standard',
      title: '信息与文献 参考文献著录规则',
      number: 'GB/T 7714-2025',
      author: people('全国信息与文献标准化技术委员会'),
    };
    expect(in2025(standard)).toBe('GB/T 7714—2025 信息与文献 参考文献著录规则[S].');
    expect(in2015(standard)).toBe('全国信息与文献标准化技术委员会. 信息与文献 参考文献著录规则: GB/T 7714-2025[S].');
  });

  it('prints reports, patents, newspapers and translated books', () => {
    expect(
      in2025({
        type: 'report',
        title: '统计报告',
        number: 'R-7',
        author: people('统计局'),
        issued: date(2012, 1, 16),
        page: '8-9',
      }),
    ).toBe('统计局. 统计报告：R-7[R]. 2012-01-16：8-9.');
    expect(
      in2025({
        type: 'patent',
        title: '全智能节电器',
        number: 'CN200610171314.3',
        author: people('邓, 一刚'),
        issued: date(2008, 1, 16),
      }),
    ).toBe('邓一刚. 全智能节电器：CN200610171314.3[P]. 2008-01-16.');
    expect(
      in2025({
        type: 'article-newspaper',
        title: '数字革命',
        author: people('丁, 文'),
        'container-title': '中国青年报',
        issued: date(2000, 11, 20),
        page: 15,
      }),
    ).toBe('丁文. 数字革命[N]. 中国青年报，2000-11-20（15）.');
    expect(
      in2025({
        type: 'book',
        title: '递归理论',
        author: people('扬奎斯特'),
        translator: people('杨, 斌; 王, 忠玉'),
        edition: 'Second',
        'publisher-place': '北京',
        publisher: '人大出版社',
        issued: date(2010),
      }),
    ).toBe('扬奎斯特. 递归理论[M]. 杨斌，王忠玉，译. 2版. 北京：人大出版社，2010.');
    expect(
      in2025({
        type: 'book',
        title: 'Recursive theory',
        author: people('Smith, J.'),
        translator: people('Doe, A.'),
        edition: 2,
        'publisher-place': 'York',
        publisher: 'P',
        issued: date(2010),
      }),
    ).toBe('Smith J. Recursive theory[M]. Doe A, trans. 2nd ed. York: P, 2010.');
  });

  it('says that place or publisher are unknown, in the language of the entry, but not of what is online', () => {
    expect(in2025({ type: 'book', title: '书', issued: date(1990), publisher: '三户图书刊行社' })).toBe(
      '书[M]. [出版地不详]：三户图书刊行社，1990.',
    );
    expect(in2025({ type: 'book', title: 'Book', issued: date(1964), 'publisher-place': 'Salt Lake City' })).toBe(
      'Book[M]. Salt Lake City: [s.n.], 1964.',
    );
    expect(in2015({ type: 'book', title: 'Book', issued: date(1975) })).toBe('Book[M]. [S.l.: s.n.], 1975.');
    expect(in2025({ type: 'book', title: 'Book', issued: date(2025), publisher: 'OUP', URL: 'https://e.org/' })).toBe(
      'Book[M/OL]. OUP, 2025. https://e.org/.',
    );
    expect(in2025({ type: 'thesis', title: '论文', publisher: '清华大学', issued: date(2020) })).toBe(
      '论文[D]. 清华大学，2020.',
    );
  });

  it('leaves the DOI out where the address already holds it, and both where links are not wanted', () => {
    const record = { id: '1', ...article, DOI: '10.1000/xyz', URL: 'https://www.doi.org/10.1000/XYZ' };
    expect(formatReference('gbt7714-2025', record).text).not.toContain('DOI:');
    expect(formatReference('gbt7714-2025', { ...record, URL: null }).text).toContain('[J/OL]');
    expect(formatReference('gbt7714-2025', { ...record, URL: null }).text).toMatch(/1523\. DOI:10\.1000\/xyz\.$/);
    expect(formatReference('gbt7714-2025', record, { links: false }).text).toBe(in2025(article));
  });
});

describe('numbers of a GB/T 7714 list', () => {
  const records = ['a', 'b', 'c', 'd', 'a'].map((id) => ({ ...article, id, title: id }));
  const cited = (...ids: string[]) => records.filter(({ id }) => ids.includes(id));

  it('follow the first use, one for each work', () => {
    const list = formatBibliography('gbt7714-2015', records);
    expect(list.map(({ id, label }) => [id, label])).toEqual([
      ['a', '[1]'],
      ['b', '[2]'],
      ['c', '[3]'],
      ['d', '[4]'],
    ]);
  });

  it('are drawn together in the text', () => {
    expect(citeInText('gbt7714-2025', cited('d', 'a', 'b'), { among: records }).text).toBe('[1-2,4]');
    expect(citeInText('gbt7714-2025', cited('c'), { among: records, locators: { c: '17-19' } }).text).toBe('[3]17-19');
    expect(citeInText('gbt7714-2025', [{ ...article, id: 'elsewhere' }], { among: records }).text).toBe('');
  });
});
