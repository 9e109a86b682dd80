import { describe, expect, it } from 'vitest';
import { listPieces } from '../../../../text/word-overlap.ts';
import { compareChains } from './near-chains.ts';
import type { ToldFact } from './told-fact.ts';

const chain = (id: string, sheet: string, text: string) => ({
  ...{ id, sheet },
  facts: [{ pieces: listPieces(text) } as unknown as ToldFact],
});

describe('a chain that no heading names', () => {
  const findNearest = compareChains([
    chain('cold', 'logistics', '冷链断在产地，果蔬带着田间热装车，缺少预冷设施'),
    chain('village', 'logistics', '快递只到乡镇，村民取件要跑几公里'),
    chain('loss', 'commerce', '鲜果途中闷熟，果蔬带着田间热装车，没有预冷'),
    chain('brand', 'commerce', '同村网店互相压价，没有品牌'),
  ]);

  it('stands with the one that tells of the same things', () => {
    expect(findNearest('loss', ['cold', 'village'])).toBe('cold');
  });

  it('stands with none where they have nothing in common', () => {
    expect(findNearest('brand', ['cold', 'village'])).toBeNull();
    expect(findNearest('brand', [])).toBeNull();
  });
});
