import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../../testing/expect-quick.ts';
import { isSoak } from '../../../testing/soak.ts';
import { isForeign } from '../../model/prose/prose-language.ts';
import { findProtected, maskOf, maskSign, maskText, unmask } from './mask-text.ts';

const options = (language: 'zh' | 'en' | 'es' | 'ja', terms: string[] = []) => ({ language, terms, field: null });
const named = (text: string, language: 'zh' | 'en' | 'es' | 'ja', terms: string[] = []) =>
  findProtected(text, options(language, terms)).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`);

describe('what no rewriting touches', () => {
  it.each([
    ['水位上升了12.5%，约为3.6 km（见图3-1）。', ['NUMBER 12.5%', 'NUMBER 3.6 km', 'NUMBER 图3-1']],
    [
      '这与王明（2020）和已有研究（李华，2019；Smith, 2021）一致[1-3]，另见[@w-12]。',
      ['NAME 王明', 'CITATION （2020）', 'CITATION （李华，2019；Smith, 2021）', 'CITATION [1-3]', 'CITATION [@w-12]'],
    ],
    [
      '由$E = mc^2$可知，当 x = 3y + 2 时 \\alpha_{i} 为正。',
      ['FORMULA $E = mc^2$', 'FORMULA x = 3y + 2', 'FORMULA \\alpha_{i}'],
    ],
    [
      '他在《雪国》中写道“穿过隧道便是雪国”，用`len(x)`计数。',
      ['NAME 《雪国》', 'QUOTATION “穿过隧道便是雪国”', 'CODE `len(x)`'],
    ],
    [
      '卷积神经网络（CNN）很常用，CNN 的三个层次见 https://example.org/a?b=1。',
      ['TERM 卷积神经网络', 'TERM CNN', 'TERM CNN', 'NUMBER 三个', 'LINK https://example.org/a?b=1'],
    ],
    ['结果见[待补充数据: 三所学校的问卷]，在浙江省完成。', ['GAP [待补充数据: 三所学校的问卷]', 'NAME 浙江省']],
  ])('is found in %s', (text, expected) => {
    expect(named(text, 'zh')).toEqual(expected);
  });

  it.each([
    [
      'Rain rose by 12.5 % in 2019 (Smith & Jones, 2020, p. 5) [2, 4-6].',
      ['NUMBER 12.5 %', 'NUMBER 2019', 'CITATION (Smith & Jones, 2020, p. 5)', 'CITATION [2, 4-6]'],
    ],
    [
      'Garcia et al. (2018) asked 350 nurses in New York, who said "we wait too long".',
      ['CITATION Garcia et al. (2018)', 'NUMBER 350', 'NAME New York', 'QUOTATION "we wait too long"'],
    ],
    [
      'Tickets cost $5 million and $6 million; the price index number (PIN) fell.',
      ['NUMBER $5 million', 'NUMBER $6 million', 'TERM price index number', 'TERM PIN'],
    ],
  ])('is found in %s', (text, expected) => {
    expect(named(text, 'en')).toEqual(expected);
  });

  it('is what its owner names, and a quotation holds whatever stands in it', () => {
    expect(named('潮间带微藻在“2020年（王明，2021）”之后增多。', 'zh', ['潮间带微藻'])).toEqual([
      'TERM 潮间带微藻',
      'QUOTATION “2020年（王明，2021）”',
    ]);
    expect(named('El 45 % (García, 2018) dijo «sí».', 'es')).toEqual([
      'NUMBER 45 %',
      'CITATION (García, 2018)',
      'QUOTATION «sí»',
    ]);
    expect(named('水温は「適温」の18℃だった（田中, 2020）。', 'ja')).toEqual([
      'QUOTATION 「適温」',
      'NUMBER 18℃',
      'CITATION （田中, 2020）',
    ]);
  });

  it('leaves ordinary words alone', () => {
    expect(named('这一方法十分可靠，一方面节省时间，一方面便于推广。', 'zh')).toEqual([]);
    expect(named('However, the method is simple. It works because nobody has to wait.', 'en')).toEqual([]);
  });
});

const bits = [
  ...[
    '水位',
    '上升',
    '，',
    '。',
    '12.5%',
    '（王明，2020）',
    '[1-3]',
    '[@w-1]',
    '$a_1$',
    '$',
    '《',
    '》',
    '“',
    '”',
    '"',
    '`',
    '\\frac{a}{b}',
  ],
  ...[
    'Smith',
    ' (2020)',
    'https://a.org/x',
    '[待补充: x]',
    '[',
    ']',
    '⟦1⟧',
    '⟧',
    '\n',
    ' ',
    '三个',
    'CNN',
    '（CNN）',
    '\ue000',
    '\uf8ff',
    '\ue001',
  ],
  ...['\u200b', '😀', '\ud83d', 'к', 'the rain', ' in Spain ', '100 kg', 'x = 2', '①', '…', '____'],
];
const mixture = fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 6 })), { maxLength: 30 });

describe('a mask', () => {
  it('comes off again exactly, whatever stood there', () => {
    fc.assert(
      fc.property(mixture, fc.constantFrom('zh', 'en', 'es', 'ja'), (parts, language) => {
        const text = parts.join('');
        const masked = maskText(text, options(language as 'zh', ['水位上升']));
        expect(unmask(masked.text, masked)).toBe(text);
        // Each sign stands once, and a sign of the input is none of them.
        const signs = masked.text.match(maskSign) ?? [];
        expect(signs).toEqual(masked.words.map((_, index) => maskOf(index)));
      }),
      { numRuns: isSoak ? 20_000 : 300 },
    );
  });

  it('of a sign that stood there already brings back that sign', () => {
    const text = '记号\ue000与\ue001都是字体自带的符号。';
    const masked = maskText(text, options('zh'));
    expect(masked.words).toEqual(['\ue000', '\ue001']);
    expect(unmask(masked.text.replace('都是', '均为'), masked)).toBe('记号\ue000与\ue001均为字体自带的符号。');
  });

  it('is put on a book, and on what was made to be slow, in good time', () => {
    // A third of a book for every day: what grows with the square of its length is ten times too slow on that, too.
    const share = isSoak ? 1 : 1 / 3;
    const page = '在2020年，王明（2019）测得12.5%的样本[3]，见“附录”与$x_1$。';
    const book = page.repeat(7_000).slice(0, 300_000 * share);
    expectQuick(6_000 * share, () => expect(findProtected(book, options('zh')).length).toBeGreaterThan(6_400 * share));
    for (const bit of ['(', '1', 'a=', '$', '“', '《', 'x_', '\\a{', '\\(', '\\a[', 'A ', 'A-', '第', '1,', '[', '⟦']) {
      // With something behind it, so that what was begun in every place ends in none.
      expectQuick(1_500, () => findProtected(`${bit.repeat(20_000 / bit.length)}!我`, options('en')));
      expectQuick(1_500, () => isForeign('en', `${bit.repeat(20_000 / bit.length)}!我`));
    }
  });
});
