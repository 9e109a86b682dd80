import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('as many at a time for each key as are allowed, the others in their order; one that fails gives its turn on', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const bring = (key: string, name: string) =>
    turns(key, () => {
      begun.push(name);
      return new Promise<void>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve()));
      });
    });
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name));
  all.push(bring('b', 'b1'));
  const outcomes = Promise.allSettled(all);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a2')?.(new Error('broken'));
  await settle();
  expect(begun.at(-1)).toBe('a3');
  ends.get('a1')?.();
  await settle();
  expect(begun.at(-1)).toBe('a4');
  for (const name of ['a3', 'a4', 'b1']) ends.get(name)?.();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  await turns('a', async () => begun.push('a5'));
  expect(begun.at(-1)).toBe('a5');
});
