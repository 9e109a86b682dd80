import { describe, expect, it } from 'vitest';
import type { ChainLine, FactLine } from '../../server/src/knowledge/knowledge-line.ts';
import { checkEnds, checkMisreadings } from './misreadings.ts';

const lines = (...facts: object[]) => facts.map((value, at) => ({ at: `x.jsonl:${at + 1}`, value: value as FactLine }));
const of = 'nazi-germany';

describe('what is wrongly believed of a subject', () => {
  it('is no problem of it, in any language', () => {
    const found = (name: string, text: string, language: 'zh' | 'en' | 'es' | 'ja'): string[] =>
      checkMisreadings(lines({ kind: 'problem', id: 'q', name, text }), of, language);
    expect(
      found('Hitler explained by Versailles alone', 'the path is told as if the treaty led there', 'en'),
    ).toHaveLength(1);
    expect(found('the fall of the republic', 'accounts often leave out the men who let him in', 'en')).toHaveLength(1);
    expect(found('六要素被当作公式', '一些海权论著按六要素给国家打分', 'zh')).toHaveLength(1);
    expect(found('guerra presentada como inevitable', 'todo conflicto anuncia la guerra', 'es')).toHaveLength(1);
    expect(found('人物の類型化', '一語で人物をまとめる論では、変化が消える', 'ja')).toHaveLength(1);
    expect(found('poverty among people in work', 'many people in work earn less than they need', 'en')).toEqual([]);
    expect(found('居民参与冷淡', '一些居民很少参加社区的议事', 'zh')).toEqual([]);
  });

  it('may be a trouble of the thing itself that was read and is named as one', () => {
    const facts = lines({
      kind: 'problem',
      id: 'q-terraces',
      name: 'the neglect of terraces',
      text: 'structures are breached',
    });
    expect(checkMisreadings(facts, 'soil-conservation', 'en')).toEqual([]);
    expect(checkMisreadings(facts, 'other-sheet', 'en')).toHaveLength(1);
  });

  it('has grounds and corrections, and not the causes and remedies of a trouble', () => {
    const belief = { kind: 'misreading', id: 'q', name: 'the one cause', text: '', links: { causedBy: ['k'] } };
    const correction = { kind: 'correction', id: 'r', name: 'several causes', text: '', links: { answers: ['k'] } };
    expect(checkMisreadings(lines(belief, { kind: 'ground', id: 'k', text: '' }, correction), of, 'en')).toEqual([]);
    expect(checkMisreadings(lines(belief, { kind: 'cause', id: 'k', text: '' }, correction), of, 'en')).toHaveLength(2);
    const trouble = { kind: 'problem', id: 'p', name: 'hunger', text: '', links: { causedBy: ['k'] } };
    expect(checkMisreadings(lines(trouble, { kind: 'ground', id: 'k', text: '' }), of, 'en')).toHaveLength(1);
  });

  it('has a chain that ends in what sets it right', () => {
    const facts = lines(
      { kind: 'misreading', id: 'q' },
      { kind: 'ground', id: 'k' },
      { kind: 'correction', id: 'r' },
      { kind: 'remedy', id: 's' },
    );
    const chain = (...path: string[][]): Pick<ChainLine, 'path'> => ({ path });
    expect(checkEnds(chain(['q'], ['k'], ['r']), facts)).toEqual([]);
    expect(checkEnds(chain(['q'], ['k'], ['s']), facts)).toEqual(['the chain does not end in corrections']);
    expect(checkEnds(chain(['k'], ['r']), facts)).toHaveLength(2);
  });
});
