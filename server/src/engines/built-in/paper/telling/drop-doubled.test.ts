import { expect, it } from 'vitest';
import { listPieces } from '../../../../text/word-overlap.ts';
import type { Source } from '../pool.ts';
import { dropDoubled } from './drop-doubled.ts';
import type { ToldFact } from './told-fact.ts';

function fact(sheet: string, clause: string, aim = 0): ToldFact {
  const entry = { id: `${sheet}.${clause}`, term: '', about: [], links: {}, sheet: { id: sheet } };
  return {
    ...{
      id: entry.id,
      clause,
      also: [],
      kind: 'law',
      group: entry.id,
      term: '',
      units: 20,
      pieces: listPieces(clause),
    },
    proposition: { source: { entry } as unknown as Source, facet: 'definition', clause },
    ...{ own: null, nearness: 1, aim, standing: 'TOPIC', bears: false, worth: () => 1 },
  };
}

const marked = '《人工智能生成合成内容标识办法》自2025年9月1日起施行，把标识分为显式与隐式两种';
const same = '《人工智能生成合成内容标识办法》自2025年9月1日起施行，要求对生成合成内容添加显式和隐式标识';
const other = '《生成式人工智能服务管理暂行办法》要求提供者防范未成年人过度依赖';

it('tells what two sheets know once, by the fact that is nearer to the title', () => {
  const told = dropDoubled([fact('a', marked), fact('b', same, 1), fact('b', other)]);
  expect(told.map(({ clause }) => clause)).toEqual([same, other]);
});

it('leaves what one sheet tells as it is', () => {
  expect(dropDoubled([fact('a', marked), fact('a', same)])).toHaveLength(2);
});
