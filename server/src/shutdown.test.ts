import { describe, expect, it } from 'vitest';
import { Shutdown, StoppedLate } from './shutdown.ts';

const never = new Promise<void>(() => {});

describe('a shutdown', () => {
  it('undoes in reverse, each after the one before is over', async () => {
    const order: string[] = [];
    const shutdown = new Shutdown();
    shutdown.addBounded('lock', () => order.push('lock'));
    shutdown.add('pool', async () => {
      await Promise.resolve();
      order.push('pool');
    });
    shutdown.add('requests', () => order.push('requests'));
    expect(await shutdown.run(never)).toEqual([]);
    expect(order).toEqual(['requests', 'pool', 'lock']);
  });

  it('gives every step its turn though others fail, and tells what failed', async () => {
    const done: string[] = [];
    const shutdown = new Shutdown();
    shutdown.addBounded('lock', () => done.push('lock'));
    shutdown.addBounded('server', () => {
      throw new Error('server');
    });
    shutdown.add('pool', async () => {
      throw new Error('pool');
    });
    expect((await shutdown.run(never)).map(({ message }) => message)).toEqual(['pool', 'server']);
    expect(done).toEqual(['lock']);
  });

  it('leaves what hangs behind at the deadline, and still waits for what is bounded', async () => {
    const deadline = Promise.withResolvers<void>();
    const server = Promise.withResolvers<void>();
    const done: string[] = [];
    const shutdown = new Shutdown();
    shutdown.addBounded('server', () => server.promise.then(() => done.push('server')));
    shutdown.add('pool', () => never);
    shutdown.add('requests', () => never);
    const running = shutdown.run(deadline.promise);
    deadline.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    server.resolve();
    const problems = await running;
    expect(problems.every((problem) => problem instanceof StoppedLate)).toBe(true);
    expect(problems.map(({ message }) => message.split(':')[0])).toEqual(['requests', 'pool']);
    expect(done).toEqual(['server']);
  });
});
