import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { PostgresCommand } from './postgres-account.ts';

/** Recovery after a power cut reads what was written since the last checkpoint; it takes seconds, not minutes. */
const readyTimeoutMs = 60_000;
const stopLimits = {
  /** A fast shutdown writes all that is in memory. Given up earlier, the next start has to recover; nothing is lost. */
  fastMs: 10_000,
  /** An immediate one writes nothing, and ends its own processes by force after five seconds. */
  immediateMs: 8_000,
};
/** What a server wrote may arrive after the news of its end. */
const lastWordsMs = 500;

export interface PostgresServer {
  /** Resolves when the server ends without having been told to. */
  lost: Promise<Error>;
  /** Throws with the server's last words when it ends before it takes connections. */
  waitUntilReady(url: string): Promise<void>;
  /** In bounded time, whatever state the server is in. */
  stop(): Promise<void>;
}

/** Said to whoever knocks before the server is open, which is how waitUntilReady finds out. */
const tooEarly = /the database system is (?:starting up|not yet accepting connections)/;

export function runPostgresServer(
  { command, args, options }: PostgresCommand,
  logger: Logger,
  limits = stopLimits,
): PostgresServer {
  // Its own session: Ctrl-C reaches only us, and we stop the database last.
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const lastLines: string[] = [];
  let isStopping = false;
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 20) lastLines.shift();
    if (!isStopping && !hasEnded() && / (FATAL|PANIC): /.test(line) && !tooEarly.test(line)) {
      logger.warn({ postgres: line }, 'database server');
    }
  });

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const wordsRead = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>();
  let spawnError: Error | undefined;
  child.once('error', (error) => {
    spawnError = error;
  });
  child.once('exit', (exitCode, signal) => {
    process.off('exit', killAtExit);
    if (isStopping) return;
    const how = signal ?? `exit code ${exitCode}`;
    lose(new Error(`The embedded PostgreSQL ended by itself (${how}):\n${lastLines.join('\n')}`));
  });
  // A process that leaves at once still tells its database; the kernel tells it too, where setpriv is installed.
  const killAtExit = () => child.kill('SIGINT');
  process.on('exit', killAtExit);

  const endWithin = async (signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> => {
    child.kill(signal);
    await Promise.race([ended, delay(timeoutMs, undefined, { ref: false })]);
    return hasEnded();
  };

  return {
    lost,
    async waitUntilReady(url) {
      const deadline = Date.now() + readyTimeoutMs;
      for (;;) {
        if (spawnError || hasEnded()) {
          await Promise.race([wordsRead, delay(lastWordsMs, undefined, { ref: false })]);
          throw new Error(`The embedded PostgreSQL did not start:\n${lastLines.join('\n')}`, { cause: spawnError });
        }
        const client = new pg.Client({ connectionString: url });
        // Until the server listens, the refusal arrives here as well as in connect().
        client.on('error', () => undefined);
        try {
          await client.connect();
          await client.end();
          return;
        } catch (error) {
          if (Date.now() > deadline) {
            throw new Error('The embedded PostgreSQL is not ready after a minute.', { cause: error });
          }
          await delay(25);
        }
      }
    },
    async stop() {
      isStopping = true;
      if (hasEnded() || (await endWithin('SIGINT', limits.fastMs))) return;
      logger.warn('the database server does not stop; it is ended at once and will recover at its next start');
      if (await endWithin('SIGQUIT', limits.immediateMs)) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
