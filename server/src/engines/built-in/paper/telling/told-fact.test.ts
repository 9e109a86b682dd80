import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { openContext } from '../write-paper.ts';
import { dealFacts } from './deal-facts.ts';
import { type ToldFact, wordBehind, wordFact } from './told-fact.ts';

describe('how a paper words a fact', () => {
  const fact = { id: 'waste.cause', clause: 'one', also: ['two', 'three'] } as unknown as ToldFact;

  it('is the same each time it is written, and each of its wordings comes up', () => {
    const clauses = [...Array(60).keys()].map((seed) => wordFact(fact, seed).clause);
    expect(new Set(clauses)).toEqual(new Set(['one', 'two', 'three']));
    expect([...Array(60).keys()].map((seed) => wordFact(fact, seed).clause)).toEqual(clauses);
  });

  it('puts nothing first where other words stand before it', () => {
    const told = { ...fact, clause: 'easy to see, forms are what inspectors count', also: ['inspectors count forms'] };
    expect(wordBehind(told)).toBe('inspectors count forms');
    expect(wordBehind({ ...fact, clause: 'inspectors count forms', also: [] })).toBe('inspectors count forms');
    const asked = {
      ...fact,
      clause: 'asked to replace the name, archives keep the text',
      also: ['archives keep the text'],
    };
    expect(wordBehind(asked)).toBe('archives keep the text');
    const said = { ...fact, clause: 'no da seguridad, responden los críticos', also: ['la medida no da seguridad'] };
    expect(wordBehind(said)).toBe('la medida no da seguridad');
  });

  it('gives no reason of a reason', () => {
    const cause = {
      ...fact,
      kind: 'cause',
      clause: '网点停在镇上，因为派费不分城乡',
      also: ['派费不分城乡，网点停在镇上'],
    };
    expect(wordBehind(cause as ToldFact)).toBe('派费不分城乡，网点停在镇上');
    expect(wordBehind({ ...cause, kind: 'effect' } as ToldFact)).toBe('网点停在镇上，因为派费不分城乡');
  });

  it('is its own where there is no other', () => {
    expect(wordFact({ ...fact, also: [] }, 7).clause).toBe('one');
  });
});

describe('parts that are named as one set', () => {
  it('are told together in every paper, and none of them without the others', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const request = requestPaper({
        ...{ title: '论马克思的劳动异化理论', language: 'zh', field: 'philosophy', wordCount: 6_000, seed },
      });
      const context = openContext(request);
      const deal = dealFacts(context, [], request.wordCount);
      const homes = context.spots.filter((spot) => deal.of(spot).some(({ term }) => term.endsWith('相异化')));
      expect(homes, seed).toHaveLength(1);
      expect(homes.flatMap((spot) => deal.of(spot)).filter(({ term }) => term.endsWith('相异化'))).toHaveLength(4);
    }
  });
});
