import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { findLocalModels } from './engines/model/find-local-models.ts';
import { explainListenError } from './explain-listen-error.ts';
import { ensureDataDir } from './platform/data-dir.ts';
import { lockDataDir } from './platform/data-dir-lock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createLogger } from './platform/logger.ts';
import { StartRefused } from './platform/start-refused.ts';
import { readyBlock, settingsFor } from './ready-block.ts';
import { Shutdown, StoppedLate } from './shutdown.ts';

const parts = ['api', 'worker'] as const;
type Part = (typeof parts)[number];

/**
 * After the grace: for handlers that were told to end, and for closing what they used. Who gives little grace wants the
 * process gone, and is given little more.
 */
const stopMarginMs = (graceMs: number): number => Math.min(5_000, 500 + 2 * graceMs);
/** npm passes a terminal's Ctrl-C on to us, who had it already: two signals this close are one. */
const sameSignalMs = 500;

function readParts(): Set<Part> {
  const { values } = parseArgs({ options: { run: { type: 'string', default: 'api,worker' } }, strict: true });
  const wanted = values.run.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new StartRefused(`--run=${unknown}: the parts are ${parts.join(' and ')}.`);
  return new Set(wanted as Part[]);
}

interface Starting {
  config: Config;
  run: Set<Part>;
  shutdown: Shutdown;
  /** Aborted by a stop: the start goes no further than the step it is at. */
  stopping: AbortSignal;
  onDatabaseLost(): void;
}

/** Most of the program: not loaded for a start that is refused, and while the database server starts. */
async function loadProgram(run: Set<Part>) {
  const [app, worker, api] = await Promise.all([
    import('./app.ts'),
    import('./worker.ts'),
    // A worker has no use for the HTTP server, a third of what it would load.
    run.has('api') ? import('./api.ts') : null,
  ]);
  return { createApp: app.createApp, registerJobs: worker.registerJobs, startApi: api?.startApi };
}

async function start({ config, run, shutdown, stopping, onDatabaseLost }: Starting): Promise<void> {
  const startedAt = performance.now();
  const logger = createLogger(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'));
  // Asked beside the start, which takes longer; what it finds is said once everything is ready.
  const findingModels = config.findsLocalModels ? findLocalModels({ ownPort: config.port }) : [];
  if (config.databaseUrl === undefined) {
    const lock = lockDataDir(config.dataDir);
    shutdown.addBounded('the lock of the data folder', () => lock.release());
  } else {
    ensureDataDir(config.dataDir);
  }
  const loading = loadProgram(run);
  // Whoever needs it hears of its failure.
  loading.catch(() => undefined);
  const database = await openDatabase(config, logger);
  shutdown.addBounded('the database server', () => database.stopServer());
  shutdown.add('database connections', () => database.pool.end());
  void database.lost.then((error) => {
    logger.fatal({ err: error }, 'the database server ended by itself; stopping');
    // What follows is its consequence: every connection, stream and job says so on its own.
    logger.level = 'fatal';
    onDatabaseLost();
  });
  stopping.throwIfAborted();
  const { createApp, registerJobs, startApi } = await loading;
  const app = await createApp({ config, logger, database });
  shutdown.add('jobs and event streams', () => app.close());
  registerJobs(app);
  await app.start({ work: run.has('worker') });
  stopping.throwIfAborted();
  if (startApi) {
    const api = await startApi(app).catch((error) => {
      throw explainListenError(error, config);
    });
    shutdown.add('open requests', () => api.close());
    const tookMs = performance.now() - startedAt;
    process.stdout.write(readyBlock(config, api.address, tookMs, await findingModels));
  } else {
    process.stdout.write(`Yanmo worker is ready (${((performance.now() - startedAt) / 1000).toFixed(1)} s).\n`);
  }
  for (const found of await findingModels) {
    logger.info(
      { server: found.server, settings: settingsFor(found) },
      'a model answers on this machine; it is not used',
    );
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Yanmo cannot start, a setting is wrong:\n${error.message}`;
  if (error instanceof StartRefused || error instanceof StoppedLate) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function main(config: Config, run: Set<Part>): void {
  const shutdown = new Shutdown();
  const stopping = new AbortController();
  let signalledAt = 0;

  /** The one way out. Whoever calls it second changes nothing. */
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const deadline = delay(config.shutdownGraceMs + stopMarginMs(config.shutdownGraceMs));
    // A start in the middle ends at its next step; what it has built until the deadline is taken down.
    const hanging = await Promise.race([settled, deadline.then(() => new StoppedLate('the start'))]);
    const problems = [...(hanging ? [hanging] : []), ...(await shutdown.run(deadline))];
    for (const problem of problems) process.stderr.write(`${explain(problem)}\n`);
    process.exit(exitCode || (problems.length > 0 ? 1 : 0));
  };

  // SIGHUP: the terminal was closed. Listened to from the first moment: a signal in the middle of the start, or right
  // after the ready line, would otherwise end the process and leave the database to be recovered.
  for (const [signal, number] of [['SIGINT', 2] as const, ['SIGTERM', 15] as const, ['SIGHUP', 1] as const]) {
    process.on(signal, () => {
      if (signalledAt === 0) {
        signalledAt = performance.now();
        process.stdout.write(`\n${signal}: stopping … (again: leave at once)\n`);
        void stop(0);
      } else if (performance.now() - signalledAt > sameSignalMs) {
        process.exit(128 + number);
      }
    });
  }

  const starting = start({ config, run, shutdown, stopping: stopping.signal, onDatabaseLost: () => void stop(1) });
  const settled = starting.catch((error) => {
    if (stopping.signal.aborted) return;
    process.stderr.write(`\n${explain(error)}\n`);
    void stop(1);
  });
}

try {
  main(loadConfig(), readParts());
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
