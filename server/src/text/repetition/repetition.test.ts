import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { readRepetition } from './read-repetition.ts';

const river = '河口湿地的芦苇在春季返青，盐度降低两周之后，新芽的密度达到全年最高。';
const other = '调查小组沿三条样带取样，每隔五十米测一次土壤含水量，并记录水位。';
const third = '渔民的说法与此不同：他们认为水闸开放的时间比盐度更要紧。';

const slices = (text: string, read: ReturnType<typeof readRepetition>) =>
  read.places.map(({ start, end, kind }) => [kind, text.slice(start, end)]);

describe('what a text repeats', () => {
  it('is nothing where each sentence says its own', () => {
    expect(readRepetition(`${river}${other}\n\n${third}`, 'zh')).toEqual({ places: [], share: 0, shares: [] });
  });

  it('is the later of two places that are the same, with where the words stood before', () => {
    const text = `${river}${other}\n\n${river}`;
    const at = text.lastIndexOf('河口');
    const stretches = [
      { start: 0, end: at },
      { start: at, end: text.length },
    ];
    const read = readRepetition(text, 'zh', { stretches });
    expect(read.places).toEqual([
      { kind: 'SELF', start: at, end: text.length - 1, like: { start: 0, end: river.length - 1 } },
    ]);
    expect(read.shares).toEqual([0, 1]);
    expect(read.share).toBeGreaterThan(0.3);
    expect(read.share).toBeLessThan(0.4);
  });

  it('is a sentence that is much like another', () => {
    const near = '河口滩涂的芦苇在春季返青，盐分降低两周之后，嫩芽的密度达到全年最高。';
    const text = `${river}${other}${near}`;
    const read = readRepetition(text, 'zh');
    expect(read.places.length).toBeGreaterThan(0);
    for (const { kind, like } of read.places) {
      expect(kind).toBe('NEAR');
      expect(like).toEqual({ start: 0, end: river.length });
    }
    expect(readRepetition(`${river}河口的渔船在秋季靠岸，盐场开工两周之后，港区的租金达到全年最高。`, 'zh').share).toBe(
      0,
    );
  });

  it('is a ready-made phrase, also over a gap, and never over the end of a sentence', () => {
    const text = `随着物联网技术的不断发展，农业具有重要意义。${third}`;
    expect(slices(text, readRepetition(text, 'zh'))).toEqual([
      ['TEMPLATE', '随着物联网技术的不断发展'],
      ['TEMPLATE', '具有重要意义'],
    ]);
    expect(readRepetition('随着水位上涨。大坝的不断发展', 'zh').places).toEqual([]);
  });

  it('is found in words of other scripts, whatever their case, and only as whole words', () => {
    const text = 'Tides PLAY a   crucial role in the marsh. Replay a crucial role inside.';
    expect(slices(text, readRepetition(text, 'en'))).toEqual([['TEMPLATE', 'PLAY a   crucial role in']]);
    const one = 'The gauge near the lock was read at six every morning by the same keeper.';
    expect(slices(`${one} ${one}`, readRepetition(`${one} ${one}`, 'en'))).toEqual([['SELF', one.slice(0, -1)]]);
    expect(readRepetition('Hoy en día, el río crece.', 'es').places).toHaveLength(1);
    expect(readRepetition('流量を毎朝測った。以上のことから、水門の影響は小さい。', 'ja').places).toHaveLength(1);
  });

  it('is what stands in other texts before all else', () => {
    const text = `${river}${river}`;
    const copies = [{ start: river.length, end: text.length }];
    expect(readRepetition(text, 'zh', { copies }).places).toEqual([
      { kind: 'COPY', start: river.length, end: text.length - 1, like: null },
    ]);
  });

  it('counts no run of one sign, nothing in an empty text, and a huge one in good time', () => {
    expect(readRepetition('', 'zh')).toEqual({ places: [], share: 0, shares: [] });
    expect(readRepetition('啊'.repeat(20), 'zh').share).toBe(0);
    const huge = `${river}${other}`.repeat(4_500);
    expectQuick(10_000, () => expect(readRepetition(huge, 'zh').share).toBeGreaterThan(0.99));
  });
});
