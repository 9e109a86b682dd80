import { describe, expect, it } from 'vitest';
import { listPieces } from '../../../../text/word-overlap.ts';
import type { Spot } from '../read-outline.ts';
import type { Role } from '../roles.ts';
import type { WritingContext } from '../writing-context.ts';
import { arrangeFacts } from './arrange-facts.ts';
import type { ToldFact } from './told-fact.ts';

const tell = (kind: ToldFact['kind'], clause: string, group: string): ToldFact =>
  ({ kind, clause, group, id: clause, term: '', proposition: null, aim: 0, pieces: listPieces(clause) }) as ToldFact;

const facts = [
  tell('actor', '村民取件要跑几公里', 'villagers'),
  tell('stage', '县级分拨按乡镇线路分开快件', 'sorting'),
  tell('cause', '总部对农村与城区付同样派费', 'loss'),
  tell('remedy', '总部对农村件加付派费', 'loss'),
];
const context = {
  subject: {
    ...{ about: '农村物流', seed: 7, slots: { long: {}, short: {} }, isPlan: false },
    understanding: {
      text: '农村物流',
      kind: 'status-and-remedies',
      language: 'zh',
      bearing: null,
      sides: null,
      signs: [],
    },
  },
} as unknown as WritingContext;
const orderAt = (role: Role, title: string): string[] =>
  arrangeFacts(facts, { role, section: { title } } as unknown as Spot, context)
    .flat()
    .map(({ kind }) => kind);

describe('what a section opens with', () => {
  it('is the cause where causes are asked for, and the answer where answers are', () => {
    expect(orderAt('cause', '农村物流的深层原因')[0]).toBe('cause');
    expect(orderAt('measure', '改进农村物流的对策')[0]).toBe('cause');
    expect(orderAt('cause', '农村物流的深层原因').slice(-2)).toEqual(['stage', 'actor']);
  });

  it('is how things go on and who takes part where the state of things is asked for', () => {
    expect(orderAt('status', '农村物流的运作')[0]).toBe('stage');
    expect(orderAt('problem', '农村物流的现状与问题')[0]).toBe('stage');
  });
});
