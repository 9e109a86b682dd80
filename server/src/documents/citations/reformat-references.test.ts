import { describe, expect, it } from 'vitest';
import { reformatReferences } from './reformat-references.ts';

const ask = (text: string, style: Parameters<typeof reformatReferences>[0]['style'] = 'apa') =>
  reformatReferences({ text, style, mostEntries: 200 });

describe('pasted references', () => {
  it.each([
    [
      '[1] 张三,李四.数据的价值[J].管理评论,2020,12(3):1-5.',
      'gbt7714-2015',
      '张三, 李四. 数据的价值[J]. 管理评论, 2020, 12(3): 1-5.',
    ],
    [
      'SMITH J A, DOE B. Data at work[J]. Nature, 2018, 5(2): 11-19.',
      'apa',
      'Smith, J. A., & Doe, B. (2018). Data at work. Nature, 5(2), 11–19.',
    ],
    [
      'Smith, J. A., & Doe, B. (2018). Data at work. Nature, 5(2), 11–19. https://doi.org/10.1000/xyz',
      'gbt7714-2015',
      'SMITH J A, DOE B. Data at work[J/OL]. Nature, 2018, 5(2): 11-19. DOI:10.1000/xyz.',
    ],
    [
      '陈登原. 国史旧闻[M]. 北京: 中华书局, 2000: 29.',
      'gbt7714-2015',
      '陈登原. 国史旧闻[M]. 北京: 中华书局, 2000: 29.',
    ],
    [
      'Smith, John, and Ann Doe. “Data at Work.” Nature, vol. 5, no. 2, 2018, pp. 11–19.',
      'gbt7714-2015',
      'SMITH J, DOE A. Data at work[J]. Nature, 2018, 5(2): 11-19.',
    ],
    [
      '于潇, 刘义, 柴跃廷, 等. 互联网药品可信交易环境[J]. 清华大学学报, 2012, 52(11): 1518-1523.',
      'gbt7714-2015',
      '于潇, 刘义, 柴跃廷, 等. 互联网药品可信交易环境[J]. 清华大学学报, 2012, 52(11): 1518-1523.',
    ],
  ] as const)('are taken apart and printed anew: %s', (given, style, printed) => {
    const { entries, unread } = ask(given, style);
    expect(unread).toEqual([]);
    expect(entries[0]?.text.toLowerCase()).toBe(printed.toLowerCase());
  });

  it('may be BibTeX or RIS', () => {
    const bibtex = ask(
      '@article{a, author={Smith, John}, title={Data at work}, journal={Nature}, year={2018}, volume={5}, pages={11--19}}',
    );
    expect(bibtex).toMatchObject({
      format: 'BIBTEX',
      entries: [{ text: 'Smith, J. (2018). Data at work. Nature, 5, 11–19.', doubts: [] }],
    });
    const ris = ask('TY  - JOUR\nAU  - Smith, John\nTI  - Data at work\nJO  - Nature\nPY  - 2018\nER  - \n');
    expect(ris).toMatchObject({ format: 'RIS', entries: [{ doubts: [] }] });
  });

  it('that cannot be read stay as they are, and what lacks is named', () => {
    const found = ask('这是一句普通的话，不是参考文献\n[2] 王五, 等. 题名[J]. 期刊, 2019.');
    expect(found.unread).toEqual(['这是一句普通的话,不是参考文献'.replace(',', '，')]);
    expect(found.entries[0]?.doubts).toEqual(['AUTHORS_CUT']);
  });

  it('of a hostile length take no longer than others', () => {
    const began = performance.now();
    ask(`${'a, '.repeat(3_000)}\n${'(2020). '.repeat(1_000)}\n[1] ${'张'.repeat(50_000)}[J]`);
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
