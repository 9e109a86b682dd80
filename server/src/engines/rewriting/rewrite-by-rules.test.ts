import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { cleanCounted } from '../../text/clean-counted.ts';
import type { Detector } from '../../text/detector/detector.ts';
import { alignSentences } from './align-sentences.ts';
import { applyToParts, partsOf } from './apply-edits.ts';
import { listDraftParagraphs } from './draft-paragraphs.ts';
import type { Edit } from './edit.ts';
import { maskSign } from './masking/mask-text.ts';
import { offerEdits } from './rewrite-at-once.ts';
import { rewriteByRules } from './rewrite-by-rules.ts';
import type { RewriteRequest, Rewriting } from './rewriter.ts';

const requestOf = (text: string, changes: Partial<RewriteRequest> = {}): RewriteRequest => ({
  ...{ text, language: 'zh', mode: 'AIGC', around: { before: '', after: '' }, repeated: [], target: 0.2 },
  ...{ field: null, terms: [], round: 1, earlier: [], ...changes },
});

/** Reads every one of these words as a machine's. */
const countingDetector = (words: RegExp): Detector => ({
  read: () => {
    throw new Error('never asked');
  },
  score: (text) => 1 - 0.5 ** (text.match(words)?.length ?? 0),
});
const swap =
  (pairs: Record<string, string>, safety = 0.9) =>
  (text: string): Edit[] =>
    Object.entries(pairs).flatMap(([word, instead]) =>
      [...text.matchAll(new RegExp(word, 'gu'))].map(({ index }) => ({
        ...{ start: index, end: index + word.length, text: instead, safety, rule: 'WORD' as const },
      })),
    );

const reeds =
  '春季返青以后，河口的芦苇长势很旺，调查小组每周沿三条样带测一次株高。与此同时，盐度较低的样地里新芽密度持续上升，在2021年达到12.5株（王明，2020）。由此可见，淡水补给十分关键。';
const rules = { 长势很旺: '长得茂盛', 与此同时: '这段时间', 由此可见: '可以看出', 十分关键: '相当关键' };
const machine = countingDetector(/长势很旺|与此同时|由此可见|十分关键/gu);
const tools = { offer: swap(rules), detector: machine };

const joinBefore = ({ parts }: Rewriting): string => parts.map(({ before }) => before).join('');
const joinAfter = ({ parts }: Rewriting): string => parts.map(({ after }) => after).join('');

describe('a paragraph that is rewritten by rules', () => {
  it('is changed until it is fine, and no further', () => {
    const made = rewriteByRules(requestOf(reeds, { target: 0.5 }), tools);
    expect(made.state).toBe('REWRITTEN');
    expect(made.rates.before).toBeGreaterThan(0.9);
    expect(made.rates.after).toBeLessThanOrEqual(0.5);
    const changed = Object.keys(rules).filter((word) => !made.text.includes(word));
    // Two of the four would have left it at 0.75, all four are one too many.
    expect(changed).toHaveLength(4);
    expect(rewriteByRules(requestOf(reeds, { target: 0.6 }), tools).rates.after).toBe(0.5);
    expect(joinBefore(made)).toBe(reeds);
    expect(joinAfter(made)).toBe(made.text);
    expect(rewriteByRules(requestOf(reeds, { target: 0.5 }), tools)).toEqual(made);
  });

  it('is not touched where it is fine already, and each part stands alone', () => {
    const fine = rewriteByRules(requestOf(reeds), { ...tools, detector: countingDetector(/海啸/gu) });
    expect([fine.state, fine.why, fine.text]).toEqual(['LEFT', 'GOOD_ENOUGH', reeds]);
    const { parts } = rewriteByRules(requestOf(reeds), tools);
    expect(parts).toHaveLength(3);
    expect(parts[1]?.before).toBe('与此同时，盐度较低的样地里新芽密度持续上升，在2021年达到12.5株（王明，2020）。');
    expect(parts[1]?.after).toBe(parts[1]?.before.replace('与此同时', '这段时间'));
  });

  it('keeps what is protected, and says where it stands', () => {
    const greedy = swap({ '2021年': '那一年', 王明: '有人', ...rules });
    const made = rewriteByRules(requestOf(reeds, { terms: ['芦苇'] }), { ...tools, offer: greedy });
    expect(made.text).toContain('在2021年达到12.5株（王明，2020）');
    expect(made.protected.map(({ start, end, kind }) => [kind, reeds.slice(start, end)])).toEqual([
      ['TERM', '芦苇'],
      ['NUMBER', '三条'],
      ['NUMBER', '2021年'],
      ['NUMBER', '12.5株'],
      ['CITATION', '（王明，2020）'],
    ]);
  });

  it('is left with the reason where nothing passes', () => {
    const why = (text: string, changes: Partial<RewriteRequest> = {}, offer = tools.offer) => {
      const left = rewriteByRules(requestOf(text, changes), { ...tools, offer });
      expect([left.state, left.text, joinBefore(left), joinAfter(left)]).toEqual(['LEFT', text, text, text]);
      return left.why;
    };
    expect(why('')).toBe('TOO_SHORT');
    expect(why('由此可见。')).toBe('TOO_SHORT');
    expect(why(reeds, {}, () => [])).toBe('NOTHING_TO_CHANGE');
    expect(why(reeds, {}, swap({ 由此可见: '由此不可见' }))).toBe('NOTHING_TO_CHANGE');
    expect(why('The reeds of the estuary grow fast in spring, and nobody cuts them before June.')).toBe('FOREIGN');
    expect(why('《河口》“芦苇与渔民的一百年”（王明，2020）[1-3]，$a = b + c$，https://example.org/reeds。')).toBe(
      'ALL_PROTECTED',
    );
  });

  it('with signs that hide in it comes back without them, and its parts still tile what was given', () => {
    const hidden = `\u200b${reeds.replace('芦苇', '芦\u200b苇').replace('调查', '\u2060调查')}\ufeff`;
    for (const offer of [tools.offer, () => []]) {
      const made = rewriteByRules(requestOf(hidden), { ...tools, offer });
      expect(joinBefore(made)).toBe(hidden);
      expect(made.text).toBe(joinAfter(made));
      expect(cleanCounted(made.text).cleaned).toBe(0);
      expect(made.text).toContain('芦苇');
    }
  });

  it('of LaTeX, code and several languages keeps all that is not prose', () => {
    const kept = [
      '$\\sum_{i=1}^{n} x_i$',
      '\\begin{aligned} a &= b \\end{aligned}',
      '`np.mean(x)`',
      'random forest',
      'β',
    ];
    const text = `由此可见，样本均值${kept[0]}随水位变化，与此同时模型${kept[1]}用${kept[2]}计算，${kept[3]}的系数${kept[4]}长势很旺地上升。`;
    const made = rewriteByRules(requestOf(text), tools);
    expect(made.state).toBe('REWRITTEN');
    for (const each of kept) expect(made.text).toContain(each);
  });

  it('goes further in a later round, and comes out otherwise', () => {
    const two = (text: string): Edit[] => [
      ...swap({ 由此可见: '可以看出', 十分关键: '相当关键' }, 0.9)(text),
      ...swap({ 由此可见: '不难看出', 长势很旺: '长得茂盛' }, 0.75)(text),
      ...swap({ 与此同时: '这段时间' }, 0.62)(text),
    ];
    const first = rewriteByRules(requestOf(reeds), { ...tools, offer: two });
    const second = rewriteByRules(requestOf(reeds, { round: 2, earlier: [first.text] }), { ...tools, offer: two });
    expect(first.text).toContain('与此同时');
    expect(second.text).not.toContain('与此同时');
    expect(second.text).not.toBe(first.text);
    expect(second.rates.after ?? 1).toBeLessThan(first.rates.after ?? 0);
  });

  it('for repetition is changed where it is repeated and nowhere else', () => {
    const start = reeds.indexOf('与此同时');
    const repeated = [{ start, end: start + 24 }];
    const made = rewriteByRules(requestOf(reeds, { mode: 'REPETITION', repeated }), {
      ...tools,
      offer: swap({ ...rules, 持续上升: '一直在升高', 样地里: '样地中' }),
    });
    expect(made.parts[1]?.after).not.toBe(made.parts[1]?.before);
    expect(made.text).toContain('由此可见');
    expect(made.text).toContain('长势很旺');
    expect(rewriteByRules(requestOf(reeds, { mode: 'REPETITION' }), tools).why).toBe('GOOD_ENOUGH');
  });

  it('of a book’s length is rewritten in pieces', () => {
    const length = process.env.YANMO_SOAK === '1' ? 300_000 : 45_000;
    const book = reeds.repeat(Math.ceil(length / reeds.length));
    expectQuick(60_000, () => {
      const made = rewriteByRules(requestOf(book), {
        offer: swap({ 与此同时: '这段时间' }),
        detector: countingDetector(/与此同时/gu),
      });
      // Not as texts: what differs would be printed.
      expect(joinBefore(made) === book && joinAfter(made) === made.text).toBe(true);
      expect(made.text.includes('与此同时')).toBe(false);
    });
  });

  it('without an end is parted all the same, and keeps whatever stands in it', () => {
    const list = `与此同时，测得的数值依次是：${'12.5，'.repeat(8_000)}`;
    const rules = { offer: swap({ 与此同时: '这段时间' }), detector: countingDetector(/与此同时/gu) };
    const made = rewriteByRules(requestOf(`${list}${'𠮷'.repeat(9_000)}${reeds}`), rules);
    expect(joinBefore(made) === `${list}${'𠮷'.repeat(9_000)}${reeds}`).toBe(true);
    expect(made.text.includes('与此同时')).toBe(false);
    expect(made.text.includes('12.5，'.repeat(8_000)) && made.text.includes('𠮷'.repeat(9_000))).toBe(true);
  });
});

describe('the rules of each language', () => {
  const own = {
    zh: `随着城市规模的不断扩大，公共空间的管理问题日益突出。一方面，居民对绿地的需求持续增长；另一方面，可供使用的土地越来越少。因此，如何在有限的空间内满足不同人群的需要，成为管理者必须面对的课题。通过对六个街区的走访，我们发现，参与管理的居民并不多，但他们提出的意见往往具有重要意义。此外，社区组织在其中发挥着重要作用，不仅能够传递信息，而且可以化解矛盾。`,
    en: `In recent years, public gardens have become increasingly important for residents of large cities. Furthermore, they play a crucial role in the exchange between neighbours who would otherwise not meet. However, it is important to note that not all districts have the means to maintain them. Because the budget is small, volunteers are often asked to help, which leads to new questions about responsibility. In conclusion, a comprehensive approach is needed in order to keep the gardens open.`,
    es: `En los últimos años, los huertos urbanos han crecido en muchas ciudades. Sin embargo, no todos los barrios disponen de terreno suficiente. Aunque el presupuesto es pequeño, los vecinos suelen colaborar con las tareas. Por lo tanto, es necesario buscar fórmulas nuevas. Además, las escuelas participan cuando termina el curso.`,
    ja: `近年、都市の菜園は住民の交流の場として注目されている。しかし、すべての地区に十分な土地があるわけではない。予算が少ないため、住民が作業に参加することが多い。したがって、新しい仕組みを考える必要がある。また、学校も授業が終わると参加している。`,
  } as const;

  it.each(Object.keys(own) as (keyof typeof own)[])(
    'leave no sign in %s that deceives a reader, whatever they change',
    (language) => {
      const text = own[language];
      const { parts } = rewriteByRules(
        requestOf(text, { language, mode: 'BOTH', repeated: [{ start: 0, end: text.length }], target: 0.01, round: 3 }),
        // Whatever is changed brings something: all that may be changed is changed.
        {
          offer: offerEdits[language],
          detector: {
            read: () => {
              throw new Error('never asked');
            },
            score: (now) => (now === text ? 0.99 : 0.9),
          },
        },
      );
      expect(parts.some(({ before, after }) => before !== after)).toBe(true);
      for (const { after } of parts) {
        expect(cleanCounted(after)).toEqual({ text: after, cleaned: 0 });
        expect(after).not.toMatch(maskSign);
        expect(after).not.toMatch(/[\u{a0}\u{2000}-\u{200a}\u{202f}\u{fffd}⟦⟧]/u);
      }
    },
  );
});

describe('parts', () => {
  it('tile both texts, whatever is changed', () => {
    const sentence = fc.constantFrom('水涨了。', '人走了，船还在。', '为什么？', '“好。”他说。', '见[1]。 ');
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(40), fc.nat(6), fc.constantFrom('', '改', '改了。', '，')), { maxLength: 4 }),
        (sentences, drawn) => {
          const text = sentences.join('');
          let last = 0;
          const edits = drawn
            .map(([start, length, instead]) => ({ start, end: start + length, text: instead }))
            .sort((one, other) => one.start - other.start)
            .filter(({ start, end }) => {
              if (start < last || end > text.length || end === start) return false;
              last = end;
              return true;
            });
          const parts = applyToParts(partsOf(text), edits);
          let expected = text;
          for (const { start, end, text: instead } of edits.toReversed())
            expected = expected.slice(0, start) + instead + expected.slice(end);
          expect(parts.map(({ before }) => before).join('')).toBe(text);
          expect(parts.map(({ after }) => after).join('')).toBe(expected);
        },
      ),
    );
  });

  it('that run on into the next one stand or fall with it', () => {
    const text = '水涨了。船走了。人还在。';
    expect(applyToParts(partsOf(text), [{ start: 3, end: 4, text: '，' }])).toEqual([
      { before: '水涨了。船走了。', after: '水涨了，船走了。' },
      { before: '人还在。', after: '人还在。' },
    ]);
  });

  it('of a text that somebody worded anew pair the sentences that say the same', () => {
    const before = '河口的芦苇怕盐。渔民不同意这个说法。他们认为水闸更要紧，开闸以后芦苇才会返青。';
    const after =
      '芦苇在河口长不好，是因为怕盐。对这个说法渔民并不同意。在他们看来水闸更要紧。只有开闸以后，芦苇才会返青。';
    expect(alignSentences(before, after, 'zh').map((part) => [part.before, part.after])).toEqual([
      ['河口的芦苇怕盐。', '芦苇在河口长不好，是因为怕盐。'],
      ['渔民不同意这个说法。', '对这个说法渔民并不同意。'],
      ['他们认为水闸更要紧，开闸以后芦苇才会返青。', '在他们看来水闸更要紧。只有开闸以后，芦苇才会返青。'],
    ]);
    expect(alignSentences(before, '都不要了。', 'zh')).toEqual([{ before, after: '都不要了。' }]);
  });
});

it('of a draft only prose is rewritten', () => {
  const draft = `## 水位\n\n第一段正文[@w-1]，见[#t1]。\n\n- 一项\n- 又一项\n\n| 甲 | 乙 |\n| 1 | 2 |\n: 表 {#t1}\n\n[待补充数据: 水位记录]\n\n\`\`\`figure\na -> b\n\nb -> c\n\`\`\`\n\n第二段正文。`;
  const prose = listDraftParagraphs(draft).filter(({ isProse }) => isProse);
  expect(prose.map(({ start, end }) => draft.slice(start, end))).toEqual([
    '第一段正文[@w-1]，见[#t1]。',
    '第二段正文。',
  ]);
});
