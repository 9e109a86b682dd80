import type { Language } from '@yanmo/contract/languages';
import { languages } from '@yanmo/contract/languages';
import type { DiffPart } from '@yanmo/contract/paper-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../testing/expect-quick.ts';
import { compareTokens } from './compare-tokens.ts';
import { diffTexts } from './diff.ts';

const without = (parts: readonly DiffPart[], kind: DiffPart['kind']): string =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

function told(before: string, after: string, language: Language): string {
  const marks = { same: '', removed: '-', added: '+' };
  return diffTexts(before, after, language)
    .map(({ kind, text }) => (kind === 'same' ? text : `{${marks[kind]}${text}}`))
    .join('');
}

describe('what changed between two drafts', () => {
  it('gives both texts back, whatever they are', () => {
    const words = [
      '研究',
      '的',
      '企业。',
      'the ',
      'end. ',
      '\n\n',
      '[@a-1]',
      '| 甲 | 乙 |\n',
      '……',
      '😀',
      '\u0301',
      ' ',
    ];
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...words), maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, text, fc.constantFrom(...languages), (before, after, language) => {
        const parts = diffTexts(before, after, language);
        expect(without(parts, 'added')).toBe(before);
        expect(without(parts, 'removed')).toBe(after);
        expect(parts.every((part, index) => part.text !== '' && part.kind !== parts[index + 1]?.kind)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing where nothing changed, and all where all did', () => {
    expect(diffTexts('同一句话。', '同一句话。', 'zh')).toEqual([{ kind: 'same', text: '同一句话。' }]);
    expect(diffTexts('', '新的。', 'zh')).toEqual([{ kind: 'added', text: '新的。' }]);
    expect(diffTexts('旧的。', '', 'zh')).toEqual([{ kind: 'removed', text: '旧的。' }]);
    expect(diffTexts('', '', 'zh')).toEqual([]);
  });

  it.each<[Language, string, string, string]>([
    [
      'zh',
      '平台向用户提供服务。用户满意。',
      '平台向消费者提供服务。用户满意。',
      '平台向{-用户}{+消费者}提供服务。用户满意。',
    ],
    [
      'en',
      'The old school was closed. It rained.',
      'The new school was closed. It rained.',
      'The {-old}{+new} school was closed. It rained.',
    ],
    [
      'es',
      'La escuela rural cerró pronto.',
      'La escuela urbana cerró pronto.',
      'La escuela {-rural}{+urbana} cerró pronto.',
    ],
    ['ja', '企業は利用者に価値を届ける。', '企業は消費者に価値を届ける。', '企業は{-利用者}{+消費者}に価値を届ける。'],
  ])('is told in words (%s)', (language, before, after, expected) => {
    expect(told(before, after, language)).toBe(expected);
  });

  it('tells a sentence that was put in or left out as that sentence', () => {
    const before = '第一句。第二句说的是别的事。第三句。';
    expect(told(before, '第一句。第三句。', 'zh')).toBe('第一句。{-第二句说的是别的事。}第三句。');
    expect(told('One. Three.', 'One. Two is new. Three.', 'en')).toBe('One. {+Two is new. }Three.');
  });

  it('tells a sentence that was written anew whole, not as scattered particles', () => {
    const parts = diffTexts('数字经济的发展改变了乡村的教育。', '农村学校因新的技术而有了不同的样貌。', 'zh');
    expect(parts.length).toBeLessThanOrEqual(3);
  });

  it('shows that a citation and the break between two paragraphs stayed', () => {
    const before = '成本下降[@w-1]明显。\n\n第二段。';
    const after = '费用降低[@w-1]显著。\n\n第二节。';
    const same = diffTexts(before, after, 'zh').filter(({ kind }) => kind === 'same');
    expect(same.some(({ text }) => text.includes('[@w-1]'))).toBe(true);
    expect(same.some(({ text }) => text.includes('\n\n'))).toBe(true);
    expect(told('见[@w-1]。', '见[@w-12]。', 'zh')).toBe('见{-[@w-1]}{+[@w-12]}。');
  });
});

describe('a long text', () => {
  const letters = (seed: number, count: number): string => {
    let state = seed;
    let text = '';
    for (let index = 0; index < count; index += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      text += index % 40 === 39 ? '。' : String.fromCodePoint(0x4e00 + (state % 3_000));
    }
    return text;
  };
  const base = letters(7, 20_000);
  const long = letters(1, 150_000);
  const everyFifth = base
    .split('。')
    .map((sentence, index) => (index % 5 === 0 ? `${sentence.slice(0, 10)}改过的字${sentence.slice(14)}` : sentence))
    .join('。');

  it.each<[string, string, string]>([
    ['of which every fifth sentence changed', base, everyFifth],
    ['that was written anew', base, letters(99, 20_000)],
    ['that has no mark in it', base.replaceAll('。', ''), letters(99, 20_000).replaceAll('。', '')],
    ['of which every character is the same', '好'.repeat(20_000), '好'.repeat(19_000)],
    ['as long as a section may be', long, letters(2, 150_000)],
    ['as long as a section may be, in another order', long, long.split('。').reverse().join('。')],
    ['as long as a section may be, without a mark', 'a b '.repeat(37_500), 'b a '.repeat(37_500)],
  ])('%s never holds the thread for 50 ms', (_name, before, after) => {
    expectQuick(50, () => diffTexts(before, after, 'zh'));
    const parts = diffTexts(before, after, 'zh');
    expect(without(parts, 'added') === before && without(parts, 'removed') === after).toBe(true);
  });
});

it('a search that is cut short still gives both lists back', () => {
  const tokens = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(tokens, tokens, fc.nat(20), (old, fresh, steps) => {
      const stretches = compareTokens(old, fresh, { steps });
      expect(stretches.flatMap(({ from, to }) => old.slice(from, to))).toEqual(old);
      expect(stretches.flatMap(({ newFrom, newTo }) => fresh.slice(newFrom, newTo))).toEqual(fresh);
      for (const { isKept, from, to, newFrom, newTo } of stretches) {
        if (isKept) expect(old.slice(from, to)).toEqual(fresh.slice(newFrom, newTo));
      }
    }),
  );
});
