import { describe, expect, it } from 'vitest';
import type { Passage, PassageBlock } from './corpus.ts';
import { openPassages } from './packed-passages.ts';

const passageOf = (id: number, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{ id, sourceId: '7', ordinal: id, text, start: 10 * id, firstToken: 5 * id, page: null },
  ...{ sourceTokens: 90, isOwn: false, ...more },
});

function pack(passages: readonly Passage[]): PassageBlock {
  const heads = passages.flatMap((one) => [
    ...[one.id, Number(one.sourceId), one.ordinal, one.start, one.firstToken, 5, one.page ?? -1, one.sourceTokens],
    ...[one.text.length, one.isOwn ? 1 : 0],
  ]);
  const bytes = Buffer.alloc(4 * heads.length);
  heads.forEach((number, index) => {
    bytes.writeInt32BE(number, 4 * index);
  });
  return { heads: bytes, texts: passages.map(({ text }) => text).join('') };
}

describe('packed passages', () => {
  it('are opened as they were, whatever their characters are made of', () => {
    for (const sign of ['河', '𠮷', '👩‍🔬', '']) {
      const first = [passageOf(1, `${sign}口湿地${sign}`), passageOf(2, '芦苇', { page: 3, isOwn: true })];
      const later = [passageOf(3, `水鸟${sign}`, { sourceId: '8' }), passageOf(4, '')];
      expect(openPassages([{ blocks: [pack(first), pack(later)] }])).toEqual([...first, ...later]);
    }
  });

  it('are opened once each, also where some came before by themselves', () => {
    const [one, two] = [passageOf(1, '河口'), passageOf(2, '湿地')];
    expect(openPassages([[one], { blocks: [pack([two, one]), pack([two])] }])).toEqual([one, two]);
    expect(openPassages([[], { blocks: [{ heads: new Uint8Array(), texts: '' }] }])).toEqual([]);
  });
});
