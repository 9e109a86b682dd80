import { describe, expect, it } from 'vitest';
import { type CitationOptions, type CitationRecord, formatReference } from './citations.ts';
import { article, chapter, chinese, spanish } from './testing/author-date-records.ts';
import { date, markItalics, people } from './testing/citation-records.ts';

type Fields = Omit<CitationRecord, 'id'>;
const apa = (record: Fields, options?: CitationOptions) =>
  markItalics(formatReference('apa', { id: '1', ...record }, options).runs);
const mla = (record: Fields, options?: CitationOptions) =>
  markItalics(formatReference('mla', { id: '1', ...record }, options).runs);

describe('APA', () => {
  it('prints articles in sentence case with names and acronyms untouched', () => {
    expect(apa(article)).toBe(
      'Smith, J. R., & Doe, J. (2020). The role of DNA methylation in Chinese and European populations: A meta-analysis. *Journal of Testing*, *12*(3), 1518–1523. https://doi.org/10.1000/abc',
    );
    expect(apa({ ...article, title: 'How Homer reads iPhone data', page: 'e5956' })).toContain(
      'How Homer reads iPhone data. *Journal of Testing*, *12*(3), Article e5956. ',
    );
  });

  it('prints chapters, books, theses and papers', () => {
    expect(apa(chapter)).toBe(
      'Weinstein, L., Swartz, M. N., & Roe, A. (1974). Invading microorganisms. In W. A. Sodeman & J.-L. Lee (Eds.), *Pathologic physiology: Mechanisms of disease* (5th ed., pp. 457–472). Saunders.',
    );
    expect(
      apa({
        type: 'book',
        title: 'The child',
        editor: people('Piaget, J.'),
        translator: people('Weaver, H.'),
        edition: '2nd ed.',
        volume: 1,
        publisher: 'Basic Books',
        issued: date(1969),
      }),
    ).toBe('Piaget, J. (Ed.). (1969). *The child* (H. Weaver, Trans.; 2nd ed., Vol. 1). Basic Books.');
    expect(
      apa({
        type: 'thesis',
        title: 'Solid Oxygen',
        author: people('Cairns, Bruce'),
        genre: 'Doctoral dissertation',
        publisher: 'UC Berkeley',
        issued: date(1965),
      }),
    ).toBe('Cairns, B. (1965). *Solid oxygen* [Doctoral dissertation, UC Berkeley].');
    expect(
      apa({
        type: 'paper-conference',
        title: 'Attention is all you need',
        author: people('Vaswani, Ashish'),
        'container-title': 'Advances in Neural Information Processing Systems',
        issued: date(2017),
        page: '5998-6008',
      }),
    ).toBe(
      'Vaswani, A. (2017). Attention is all you need. In *Advances in Neural Information Processing Systems* (pp. 5998–6008).',
    );
  });

  it('prints web pages, reports, patents, newspapers, data sets and preprints', () => {
    expect(
      apa({
        type: 'webpage',
        title: 'About us',
        author: people('OCLC'),
        'container-title': 'OCLC',
        accessed: date(2012, 3, 27),
        URL: 'https://oclc.org/a',
      }),
    ).toBe('OCLC. (n.d.). *About us*. Retrieved March 27, 2012, from https://oclc.org/a');
    expect(
      apa({
        type: 'report',
        title: 'Immune response',
        author: people('WHO'),
        publisher: 'WHO',
        number: '448',
        issued: date(1970),
      }),
    ).toBe('WHO. (1970). *Immune response* (Report No. 448).');
    expect(
      apa({
        type: 'patent',
        title: 'A method',
        author: people('Tachibana, Ryuki'),
        number: 'US6915001',
        issued: date(2005, 7, 5),
      }),
    ).toBe('Tachibana, R. (2005). *A method* (Patent No. US6915001).');
    expect(
      apa({
        type: 'article-newspaper',
        title: 'A report',
        author: people('Roe, A.'),
        'container-title': 'The Times',
        issued: date(2000, 11, 20),
        page: '15',
      }),
    ).toBe('Roe, A. (2000, November 20). A report. *The Times*, p. 15.');
    expect(
      apa({
        type: 'dataset',
        title: 'Rain',
        author: people('IHME'),
        publisher: 'GHDx',
        version: 'v1.0',
        issued: date(2021),
        URL: 'https://e.org',
      }),
    ).toBe('IHME. (2021). *Rain* (Version 1.0) [Data set]. GHDx. https://e.org');
    expect(
      apa({
        type: 'preprint',
        title: 'Light',
        author: people('Roe, A.'),
        publisher: 'arXiv',
        issued: date(2012, 3, 18),
        DOI: '10.48550/arXiv.1112.6136',
      }),
    ).toBe('Roe, A. (2012). *Light*. arXiv. https://doi.org/10.48550/arXiv.1112.6136');
  });

  it('names twenty authors; of more the first nineteen and the last', () => {
    const authors = Array.from({ length: 21 }, (_, index) => ({
      family: `A${String.fromCharCode(97 + index)}`,
      given: 'B.',
    }));
    expect(apa({ type: 'book', title: 'T', author: authors.slice(0, 20) })).toMatch(
      /^Aa, B\., .*As, B\., & At, B\. \(n\.d\.\)/,
    );
    expect(apa({ type: 'book', title: 'T', author: authors })).toMatch(/As, B\., … Au, B\. \(n\.d\.\)/);
  });

  it('speaks Spanish, Chinese and Japanese as the entry or the paper does', () => {
    expect(apa(spanish)).toBe('Castells, M. e Iglesias, A. (2006). *La sociedad red* (2.ª ed.). Alianza.');
    expect(apa(spanish, { language: 'en' })).toBe(
      'Castells, M., & Iglesias, A. (2006). *La sociedad red* (2nd ed.). Alianza.',
    );
    expect(apa({ ...article, issued: null }, { language: 'es' })).toMatch(/^Smith, J\. R\. y Doe, J\. \(s\. f\.\)\. /);
    expect(apa(chinese)).toBe('于潇, 刘义, 柴跃廷. (2012). 可信交易环境研究. *清华大学学报*, *52*(11), 1–9.');
    expect(
      apa({
        type: 'article-journal',
        title: '大学図書館の研究',
        author: people('佐藤, 太郎; 鈴木, 一郎'),
        'container-title': '年報',
        issued: date(2010),
        volume: 3,
        page: '1-9',
      }),
    ).toBe('佐藤太郎・鈴木一郎. (2010). 大学図書館の研究. *年報*, *3*, 1–9.');
  });
});

describe('MLA', () => {
  it('prints titles in quotation marks and containers in italics', () => {
    expect(mla({ ...article, title: 'The role of DNA in “old” trials: a review' })).toBe(
      'Smith, John R., and Jane Doe. “The Role of DNA in ‘Old’ Trials: A Review.” *Journal of Testing*, vol. 12, no. 3, 2020, pp. 1518–23, https://doi.org/10.1000/abc.',
    );
    expect(mla(chapter)).toBe(
      'Weinstein, L., et al. “Invading Microorganisms.” *Pathologic Physiology: Mechanisms of Disease*, edited by William A. Sodeman and Jean-Luc Lee, 5th ed., Saunders, 1974, pp. 457–72.',
    );
    expect(
      mla({
        type: 'book',
        title: 'The child',
        author: people('Piaget, Jean'),
        translator: people('Weaver, Helen'),
        publisher: 'Basic Books',
        issued: date(1969),
      }),
    ).toBe('Piaget, Jean. *The Child*. Translated by Helen Weaver, Basic Books, 1969.');
    expect(
      mla({
        type: 'webpage',
        title: 'Who are we?',
        'container-title': 'OCLC',
        accessed: date(2012, 9, 27),
        URL: 'https://oclc.org/a',
      }),
    ).toBe('“Who Are We?” *OCLC*, https://oclc.org/a. Accessed 27 Sept. 2012.');
    expect(
      mla({
        type: 'thesis',
        title: 'Solid oxygen',
        author: people('Cairns, Bruce'),
        genre: 'PhD dissertation',
        publisher: 'U of California',
        issued: date(1965),
      }),
    ).toBe('Cairns, Bruce. *Solid Oxygen*. 1965. U of California, PhD dissertation.');
  });

  it('speaks the language of the entry', () => {
    expect(mla(chinese)).toBe('于潇, 等. “可信交易环境研究”. *清华大学学报*, 第52卷, 第11期, 2012, 第1–9页.');
    expect(mla(spanish)).toBe('Castells, Manuel, y Ana Iglesias. *La sociedad red*. 2.ª ed., Alianza, 2006.');
  });
});
