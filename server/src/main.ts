import { parseArgs } from 'node:util';
import { startApi } from './api.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { DataDirInUse, lockDataDir } from './platform/data-dir-lock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createLogger } from './platform/logger.ts';
import { readyBlock } from './ready-block.ts';
import { registerJobs } from './worker.ts';

const parts = ['api', 'worker'] as const;
type Part = (typeof parts)[number];

/** A failure that the person at the terminal can mend: said in words, without a stack. */
class StartRefused extends Error {}

function readParts(): Set<Part> {
  const { values } = parseArgs({ options: { run: { type: 'string', default: 'api,worker' } }, strict: true });
  const wanted = values.run.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new StartRefused(`--run=${unknown}: the parts are ${parts.join(' and ')}.`);
  return new Set(wanted as Part[]);
}

async function start(config: Config, run: Set<Part>): Promise<() => Promise<void>> {
  const startedAt = performance.now();
  const logger = createLogger(config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'));
  // Undone in reverse: requests and jobs before the pool, the pool before the database server, the lock last.
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    if (config.databaseUrl === undefined) {
      const lock = lockDataDir(config.dataDir);
      undo.push(() => lock.release());
    }
    const database = await openDatabase(config, logger);
    undo.push(() => database.close());
    const app = await createApp({ config, logger, database });
    undo.push(() => app.close());
    registerJobs(app);
    await app.start({ work: run.has('worker') });
    if (run.has('api')) {
      const api = await startApi(app);
      undo.push(() => api.close());
      process.stdout.write(readyBlock(config, api.address, performance.now() - startedAt));
    } else {
      process.stdout.write(`Yanmo worker is ready (${((performance.now() - startedAt) / 1000).toFixed(1)} s).\n`);
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Yanmo cannot start, a setting is wrong:\n${error.message}`;
  if (error instanceof StartRefused || error instanceof DataDirInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: another program uses this port. Stop it, or set PORT to another one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const starting = start(loadConfig(), readParts());
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    process.stdout.write(`\n${signal}: stopping …\n`);
    starting
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${explain(error)}\n`);
          process.exit(1);
        },
      );
  };
  // SIGHUP: the terminal was closed. Listened to from the first moment: a signal in the middle of the start, or right
  // after the ready line, would otherwise end the process and leave the database to be recovered.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  await starting;
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
