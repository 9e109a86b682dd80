import { countUnits } from '@yanmo/contract/text-count';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { fingerprint, fingerprintScripts, grainOf, shingle, tokenKeys, winnow } from './fingerprints.ts';
import { normalise } from './normalise.ts';
import { KeyRoom, keysOfText } from './text-keys.ts';
import { tokenise } from './tokens.ts';

const numRuns = process.env.YANMO_SOAK === '1' ? 20_000 : 300;

const pieces = [
  ...[
    'ＡＢｃ',
    '１２',
    '①',
    '㈠',
    'Ⅷ',
    'ﬁ',
    'ｶﾞ',
    'か\u3099',
    'e\u0301',
    'e\u200d\u0301',
    'É',
    'İ',
    'ß',
    'ΣΑΣ',
    'ς',
    '가',
    'ᄀ',
    'ᅡ',
    'ᆨ',
  ],
  ...[
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u2060',
    '\ufe0f',
    '\u{e0100}',
    '\0',
    '\u0336',
    'Z\u0351\u0352\u0353',
    '\u0301',
    '¨',
    '´',
  ],
  ...[
    '😀',
    '👨\u200d👩',
    '\ud83d',
    '\ude00',
    '𝐀',
    '𠀀',
    '豈',
    '⼀',
    '٣',
    '१',
    'कि',
    'ि',
    'نص',
    '\ufdfa',
    '㍿',
    '…',
    '——',
    '“',
    '。',
    '、',
  ],
  ...[' ', '\u3000', '\n', '\u00a0', 'word', "don't", 'x', '研究', 'の', 'ー', '々', '２.5', '-'],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.array(fc.nat(0xffff), { maxLength: 20 }).map((codes) => String.fromCharCode(...codes)) },
);

describe('a normalised text', () => {
  it.each([
    ['ＡＢＣ　１２３', 'abc 123'],
    ['数字経済\u200b、ﾃﾞｼﾞﾀﾙ。', '数字経済,デジタル.'],
    ['“Quoted” — ‘it’s’ 「引」', '"quoted" - \'it\'s\' "引"'],
    ['co\u0338p\u0336y Z\u0351\u0352a\u0301', 'copy zá'],
    ['cafe\u0301 É İ Σς', 'café é i σσ'],
    ['٣١ १२ ①', '31 12 1'],
    ['豈 ⼀ ㈱ ﬁ', '豈 一 (株) fi'],
    ['a \n\t\u200b b', 'a b'],
    ['\ud83d\u200b\ude00', '\ufffd\ufffd'],
    ['', ''],
  ])('of %j is %j', (raw, expected) => {
    expect(normalise(raw).text).toBe(expected);
  });

  it('normalised again is the same', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const once = normalise(raw).text;
        expect(normalise(once).text).toBe(once);
      }),
      { numRuns },
    );
    const units = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    for (const joint of [' ', 'ᄀ']) {
      const once = normalise(units.join(joint)).text;
      expect(normalise(once).text === once, JSON.stringify(joint)).toBe(true);
    }
  });

  it('knows for each of its units which stretch of the original became it', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (raw, one, other) => {
        const normalised = normalise(raw);
        const { starts, ends, text: folded } = normalised;
        expect(starts.length).toBe(folded.length);
        for (let index = 0; index < folded.length; index += 1) {
          expect(starts[index]).toBeLessThan(ends[index] ?? 0);
          if (index > 0) {
            expect(starts[index]).toBeGreaterThanOrEqual(starts[index - 1] ?? 0);
            const isSame = starts[index] === starts[index - 1];
            if (!isSame) expect(starts[index]).toBeGreaterThanOrEqual(ends[index - 1] ?? 0);
          }
        }
        if (folded === '') return;
        // A stretch between whole characters comes from exactly that part of the original.
        const edge = (at: number): boolean => at === 0 || at === folded.length || starts[at] !== starts[at - 1];
        let start = Math.min(one % folded.length, other % folded.length);
        let end = Math.max(one % folded.length, other % folded.length) + 1;
        while (!edge(start)) start -= 1;
        while (!edge(end)) end += 1;
        const span = normalised.toOriginal({ start, end });
        expect(normalise(raw.slice(span.start, span.end)).text).toBe(folded.slice(start, end));
      }),
      { numRuns },
    );
  });

  it('of signs that are no single units takes no longer than of letters, by far', () => {
    for (const sign of ['ﷺ', '\ud800', '👩‍👧']) expectQuick(200, () => normalise(sign.repeat(20_000)), sign);
  });

  it('of a long text, or one that grows by folding, is whole', () => {
    const long = '\ufdfa'.repeat(2_000);
    expect(normalise(long).text).toBe(normalise('\ufdfa').text.repeat(2_000));
    expect(normalise('研究A'.repeat(100_000)).text.length).toBe(300_000);
  });
});

describe('tokens', () => {
  it('are characters of zh and ja and words of other scripts, with where they stand', () => {
    const raw = 'ＡＩは“便利”である；don’t 2.5倍 𠀀ñandú';
    const tokens = tokenise(raw);
    const listed = Array.from({ length: tokens.length }, (_, index) => tokens.textOf(index));
    expect(listed).toEqual(['ai', 'は', '便', '利', 'で', 'あ', 'る', "don't", '2', '5', '倍', '𠀀', 'ñandú']);
    const { start, end } = tokens.spanOf(2, 8);
    expect(raw.slice(start, end)).toBe('便利”である；don’t');
    expect([0, 1, 11].map((index) => tokens.isWide(index))).toEqual([false, true, true]);
  });

  it('are as many as are counted for prices', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('研', 'の', 'a', 'B', '1', ' ', '，', "'", '-', '.', 'é'), maxLength: 40 }),
        (raw) => {
          expect(tokenise(raw).length).toBe(countUnits(raw));
        },
      ),
      { numRuns },
    );
  });
});

describe('keys of a text', () => {
  it('are those of its tokens, whichever way they are read', () => {
    const mixed = fc.string({
      unit: fc.constantFrom('研', 'の', 'a', 'B', '1', ' ', '…', '’', "'", '-', '㈱', 'ŉ', 'é', '\u00ad', '\n'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(text, mixed), (raw) => {
        expect(keysOfText(raw)).toEqual(tokenKeys(tokenise(raw)));
      }),
      { numRuns: 3 * numRuns },
    );
    // As a check reads passages, in one room for all: a new one for each unit is most of the work.
    const room = new KeyRoom();
    const wrong = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((unit) => {
      const raw = `a${unit}b'${unit}`;
      return keysOfText(raw, room).join() !== tokenKeys(tokenise(raw)).join();
    });
    expect(wrong).toEqual([]);
  });
});

const keysOf = (raw: string, grain = grainOf('zh')): Set<number> => {
  const { fingerprints } = fingerprint(raw, grain);
  return new Set(Array.from({ length: fingerprints.length }, (_, index) => fingerprints.keyAt(index)));
};

describe('fingerprints', () => {
  it('never change: they are kept in databases', () => {
    const { fingerprints, spanOf } = fingerprint('数字普惠金融显著促进了农村居民消费升级。', grainOf('zh'));
    expect([...fingerprints.signed()].map(String)).toEqual([
      '3900829164895164600',
      '2755514345625995156',
      '2265329119633278844',
    ]);
    expect(fingerprints.keyAt(0)).toBe(Number(BigInt.asUintN(64, fingerprints.signed()[0] ?? 0n) >> 11n));
    expect(spanOf(0).end - spanOf(0).start).toBe(8);
    const english = fingerprint('The quick brown fox jumps over the lazy dog.', grainOf('en')).fingerprints;
    expect([...english.signed()].map(String)).toEqual(['770207341370225858']);
  });

  it('of the same words in another width, case and spacing are the same', () => {
    expect(keysOf('ＤＩＧＩＴＡＬ 经济“发展”\u200b对农村　居民消费的影响')).toEqual(
      keysOf('digital经济发展对农村居民 消费的影响。'),
    );
  });

  it('are shared by any two texts with a copy as long as the grain promises', () => {
    const word = fc.constantFrom(...'甲乙丙丁', 'a ', 'b ', 'c ', '，');
    const filler = fc.array(word, { maxLength: 40 });
    const grain = fc.constantFrom(
      { size: 8, window: 6 },
      { size: 5, window: 4 },
      { size: 1, window: 1 },
      { size: 2, window: 9 },
    );
    const copy = fc.array(fc.constantFrom(...'甲乙丙丁戊己庚辛壬癸'), { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(filler, filler, filler, filler, copy, grain, (one, two, three, four, shared, chosen) => {
        const passage = shared.slice(0, chosen.size + chosen.window - 1).join('');
        const left = keysOf(one.join('') + passage + two.join(''), chosen);
        const right = keysOf(three.join('') + passage + four.join(''), chosen);
        expect([...left].some((key) => right.has(key))).toBe(true);
      }),
      { numRuns },
    );
  });

  it('by script are shared by any two texts with a copy of 13 characters or 8 words, whatever stands around', () => {
    const hashesOf = (raw: string) =>
      new Set(fingerprintScripts(tokenise(raw)).flatMap(({ prints }) => [...prints.signed()]));
    const filler = fc.array(fc.constantFrom('甲', '乙', 'a ', 'b ', 'c ', '，', '\n'), { maxLength: 30 });
    const words = fc.array(fc.constantFrom('p', 'q', 'r', 's'), { minLength: 8, maxLength: 8 });
    const characters = fc.array(fc.constantFrom('丙', '丁', '戊', ' did ', '９'), { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(
        ...[filler, filler, filler, filler],
        fc.oneof(
          words.map((each) => each.join(' ')),
          characters.map((each) => each.join(' ')),
        ),
        (one, two, three, four, copy) => {
          const left = hashesOf([...one, ' ', copy, ' ', ...two].join(''));
          const right = hashesOf([...three, ' ', copy, ' ', ...four].join(''));
          expect([...left].some((hash) => right.has(hash))).toBe(true);
        },
      ),
      { numRuns },
    );
  });

  it('are the smallest of each window, and no more than that', () => {
    const all = shingle(tokenise('一'.repeat(5_000)), 8);
    // One sentence a thousand times gives few.
    expect(winnow(all, 6).length).toBeLessThanOrEqual(Math.ceil(all.length / 6) + 1);
    expect(winnow(shingle(tokenise('短句'), 8), 6).length).toBe(0);
    expect(winnow(shingle(tokenise('一二三四五六七八九'), 8), 6).length).toBe(1);
  });

  it('spread over all bits and do not collide', () => {
    const seen = new Set<bigint>();
    const bits = new Array<number>(64).fill(0);
    const count = 5_000;
    for (let index = 0; index < count; index += 1) {
      const [value = 0n] = shingle(tokenise(`a${index} b`), 2).signed();
      seen.add(value);
      const halves = [Number(BigInt.asUintN(32, value)), Number(BigInt.asUintN(32, value >> 32n))];
      halves.forEach((half, place) => {
        for (let bit = 0; bit < 32; bit += 1)
          if ((half >>> bit) & 1) bits[place * 32 + bit] = (bits[place * 32 + bit] ?? 0) + 1;
      });
    }
    expect(seen.size).toBe(count);
    for (const ones of bits) expect(Math.abs(ones / count - 0.5)).toBeLessThan(0.04);
    expect(keysOf('乙甲丙丁戊己庚辛', { size: 8, window: 1 })).not.toEqual(
      keysOf('甲乙丙丁戊己庚辛', { size: 8, window: 1 }),
    );
  });
});
