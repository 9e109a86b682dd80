import { describe, expect, it } from 'vitest';
import { chooseFacts } from './aim.ts';
import { leaveUnsaid } from './leave-unsaid.ts';
import type { ToldFact } from './told-fact.ts';

const fact = (id: string, kind: ToldFact['kind'], more: Partial<ToldFact> = {}): ToldFact => ({
  ...{ id, clause: id, also: [], kind, group: id, term: '', units: 50, pieces: new Set<string>() },
  ...{ proposition: null, own: null, nearness: 1, aim: 0.4, standing: 'TOPIC', bears: false, worth: () => 1 },
  ...more,
});
const chain = (name: string): ToldFact[] =>
  (['problem', 'cause', 'remedy', 'limit', 'indicator'] as const).map((kind) =>
    fact(`${name} ${kind}`, kind, { group: name }),
  );
const singles = Array.from({ length: 40 }, (_, index) => fact(`single ${index}`, 'mechanism'));
const chains = Array.from({ length: 10 }, (_, index) => chain(`chain ${index}`)).flat();
const seeds = Array.from({ length: 20 }, (_, index) => index * 7_919);
const unsaidBy = (seed: number, told: readonly ToldFact[], isKept = (_: ToldFact): boolean => false): ToldFact[] => {
  const said = new Set(leaveUnsaid(told, isKept, { language: 'zh', seed, about: '' }).map(({ id }) => id));
  return told.filter(({ id }) => !said.has(id));
};

describe('what a paper leaves unsaid', () => {
  it('is something else in each paper on a title', () => {
    const told = [...singles, ...chains];
    const lists = seeds.map((seed) => unsaidBy(seed, told).map(({ id }) => id));
    expect(new Set(lists.map((ids) => ids.join())).size).toBe(seeds.length);
    for (const { id } of singles) expect(lists.some((ids) => ids.includes(id))).toBe(true);
  });

  it('is of a chain only by what it is measured', () => {
    const kinds = new Set(seeds.flatMap((seed) => unsaidBy(seed, chains).map(({ kind }) => kind)));
    expect([...kinds]).toEqual(['indicator']);
  });

  it('is neither what a heading names nor what the subject is, and nothing where there is no more than enough', () => {
    const told = [...singles, ...Array.from({ length: 9 }, (_, index) => fact(`definition ${index}`, 'definition'))];
    for (const seed of seeds) {
      const kinds = unsaidBy(seed, told, ({ id }) => id === 'single 3').map(({ id, kind }) => `${kind} ${id}`);
      expect(kinds).not.toContain('mechanism single 3');
      expect(kinds.filter((one) => one.startsWith('definition'))).toEqual([]);
      expect(unsaidBy(seed, singles.slice(0, 28))).toEqual([]);
    }
  });
});

describe('background that a paper has no room for', () => {
  it('is another one in each paper, where one is as far from the title as the other', () => {
    const wider = Array.from({ length: 40 }, (_, index) => fact(`wider ${index}`, 'effect', { standing: 'WIDER' }));
    const toldBy = (seed: number): string[] =>
      chooseFacts([...singles.slice(0, 18), ...wider], () => false, 'zh', new Set(), seed).map(({ id }) => id);
    const lists = seeds.map((seed) => toldBy(seed).join());
    expect(new Set(lists).size).toBeGreaterThan(seeds.length / 2);
    for (const { id } of singles.slice(0, 18)) expect(toldBy(seeds[1] ?? 0)).toContain(id);
  });
});
