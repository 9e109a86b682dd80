import { describe, expect, it } from 'vitest';
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
