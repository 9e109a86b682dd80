import { describe, expect, test } from 'vitest';
import { checkAgainstCards } from '../../engines/cards/check-against-cards.ts';
import { listCitedClaims, withoutCitations } from '../../engines/cited-claims.ts';
import type { PaperWork } from '../../engines/engine.ts';
import { type CheckedClaim, rateCitations } from './citation-check.ts';

const text = '雨季推后。滴灌省水[@a][@b]。\n\n- 夜间灌溉更省[@a]。\n- 其余不论\n\n| 甲 | 乙[@a] |\n| 一 | 二 |\n: 表';

describe('cited sentences', () => {
  test('are found with their marks, in paragraphs and lists', () => {
    expect(listCitedClaims('s1', text)).toEqual([
      { section: 's1', sentence: '滴灌省水[@a][@b]。', works: ['a', 'b'] },
      { section: 's1', sentence: '夜间灌溉更省[@a]。', works: ['a'] },
    ]);
  });

  test('lose the marks of the works that do not bear them out, and nothing else', () => {
    expect(withoutCitations(text, '滴灌省水[@a][@b]。', ['a'])).toBe(text.replace('省水[@a]', '省水'));
    // A line that was broken within the sentence stays as it was broken.
    expect(withoutCitations('It rains [@a].\nNets\nhelp [@b] much.', 'Nets help [@b] much.', ['b'])).toBe(
      'It rains [@a].\nNets\nhelp much.',
    );
    expect(withoutCitations('Half [@a] of $& it.', 'Half [@a] of $& it.', ['a'])).toBe('Half of $& it.');
  });

  test('of our own rules rest on the words of the work or on its title', () => {
    const work = (id: string, title: string, abstract: string | null): PaperWork => ({
      ...{ id, title, abstract, authors: '', names: [], year: 2020, language: 'zh', text: null, card: null },
    });
    const works = [work('a', '山地灌溉研究', '本文考察灌溉。滴灌能够显著节约用水。'), work('b', '论气候', null)];
    const claims = [
      { section: 's', sentence: '有研究指出，滴灌能够显著节约用水[@a]。', works: ['a'] },
      { section: 's', sentence: '《论气候》讨论了相关问题[@b]。', works: ['b'] },
      { section: 's', sentence: '降雨翻了一番[@b]。', works: ['b'] },
      { section: 's', sentence: '滴灌能够显著节约用水[@a][@b]。', works: ['a', 'b'] },
    ];
    expect(checkAgainstCards(claims, works, 'zh').map(({ verdict }) => verdict)).toEqual([
      'SUPPORTED',
      'SUPPORTED',
      'NOT',
      'PARTLY',
    ]);
  });

  test('may name a work for its topics and authors, and credit it with nothing by them', () => {
    const topics = { zh: ['制度变迁'], en: ['institutional change'] };
    const work: PaperWork = {
      ...{ id: 'n', title: 'Institutions', abstract: null, authors: 'North', names: ['North'], year: 1990 },
      ...{ language: 'en', text: null, card: null, topics },
    };
    const verdictOf = (sentence: string, language: 'zh' | 'es' = 'zh') =>
      checkAgainstCards([{ section: 's', sentence, works: ['n'] }], [work], language)[0]?.verdict;
    expect(verdictOf('讨论制度变迁的，有North（1990）[@n]。')).toBe('SUPPORTED');
    expect(verdictOf('North（1990）[@n]发现，制度变迁促进增长。')).toBe('NOT');
    expect(verdictOf('讨论货币政策的，有North（1990）[@n]。')).toBe('NOT');
    expect(verdictOf('制度变迁由来已久[@n]。')).toBe('NOT');
  });
});

describe('recall and precision', () => {
  const claim = (sentence: string, parts: Partial<CheckedClaim> = {}): CheckedClaim => ({
    ...{ section: 's', sentence, works: ['a', 'b'], verdict: 'SUPPORTED', supports: ['a'], why: '' },
    ...parts,
  });

  test('count sentences that are borne out, and citations that bear them out', () => {
    const claims = [claim('1'), claim('2', { supports: ['a', 'b'] }), claim('3', { verdict: 'PARTLY' })];
    const rates = rateCitations({ claims, dropped: [] }, claims);
    expect(rates?.recall).toBeCloseTo(2 / 3);
    expect(rates?.precision).toBeCloseTo(3 / 6);
  });

  test('are not taken of a text that was changed since, or that cites nothing', () => {
    const claims = [claim('1')];
    expect(rateCitations({ claims, dropped: [] }, [...claims, claim('2'), claim('3')])).toBeNull();
    expect(rateCitations({ claims, dropped: [] }, [])).toBeNull();
  });
});
