import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { runPostgresServer } from './postgres-server.ts';

/** A shell in the place of the server: what it says and how it ends is all that matters here. */
function run(script: string, limits?: { fastMs: number; immediateMs: number }) {
  const lines: { postgres?: string }[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const command = { command: '/bin/sh', args: ['-c', script], options: { env: {}, cwd: '/' } };
  return { server: runPostgresServer(command, createLogger('warn', log), limits), lines };
}

describe('a database server', () => {
  it('is not reported for being asked before it was open', async () => {
    const { server, lines } = run(`
      echo "2026 [1] FATAL:  the database system is starting up" >&2
      echo "2026 [1] FATAL:  the database system is not yet accepting connections" >&2
      echo "2026 [1] FATAL:  could not write to the log" >&2
      exec sleep 30`);
    await expect
      .poll(() => lines.map(({ postgres }) => postgres))
      .toEqual(['2026 [1] FATAL:  could not write to the log']);
    await server.stop();
  });

  it('is lost, with its last words, when it ends by itself, and not when it is stopped', async () => {
    const crashing = run('echo "PANIC: no space left" >&2; sleep 0.1; kill -9 $$').server;
    expect((await crashing.lost).message).toMatch(/\(SIGKILL\):\n.*no space left/);

    const { server } = run('exec sleep 30');
    await server.stop();
    expect(await Promise.race([server.lost, 'not lost'])).toBe('not lost');
  });

  it('says why it did not start', async () => {
    const { server } = run('echo "FATAL:  lock file is empty" >&2; exit 1');
    await expect(server.waitUntilReady('postgres://x@127.0.0.1:1/x')).rejects.toThrow('lock file is empty');
  });

  it('is ended by force when it does not listen to a stop', async () => {
    const { server, lines } = run("trap '' INT QUIT; echo '[1] FATAL: deaf' >&2; while :; do sleep 0.05; done", {
      fastMs: 100,
      immediateMs: 100,
    });
    await expect.poll(() => lines).toHaveLength(1);
    const startedAt = performance.now();
    await server.stop();
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(150);
    expect(tookMs).toBeLessThan(25_000);
    expect(await Promise.race([server.lost, 'not lost'])).toBe('not lost');
  });
});
