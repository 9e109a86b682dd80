import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

/** Works that end when they are told to; each is noted when it begins. */
function createLine(most: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const done: Promise<void>[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    async bring(owner: string, count: number): Promise<void> {
      for (let number = 1; number <= count; number += 1) {
        const name = `${owner}${number}`;
        const work = () => new Promise<void>((end) => void ends.set(name, end)).finally(() => ends.delete(name));
        done.push(
          inTurn({ owner, most }, () => {
            begun.push(name);
            return work();
          }),
        );
      }
      await settle();
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settle();
    },
    async endAll(): Promise<void> {
      while (ends.size > 0) {
        for (const end of [...ends.values()]) end();
        await settle();
      }
      await Promise.all(done);
    },
  };
}

it('one owner holds no more than their share, and a place is left for whoever comes', async () => {
  const line = createLine(3);
  await line.bring('a', 12);
  expect(line.begun).toEqual(['a1', 'a2', 'a3']);
  await line.bring('b', 1);
  expect(line.begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  await line.endAll();
  expect(line.begun).toHaveLength(13);
});

it('a place that is given back goes to whoever holds fewest', async () => {
  const line = createLine(3);
  await line.bring('a', 12);
  await line.bring('b', 3);
  await line.bring('c', 1);
  expect(line.begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  await line.end('a1');
  expect(line.begun.at(-1)).toBe('c1');
  await line.end('a2');
  expect(line.begun.at(-1)).toBe('a4');
  await line.end('c1');
  expect(line.begun.at(-1)).toBe('b2');
  await line.endAll();
});

it('work that fails gives its place back', async () => {
  const failing = Array.from({ length: 8 }, () =>
    inTurn({ owner: 'a', most: 3 }, () => Promise.reject(new Error('broken'))),
  );
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await inTurn({ owner: 'a', most: 3 }, async () => 'read')).toBe('read');
});
