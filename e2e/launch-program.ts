import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Kept between runs: several programs of the same source are started, and a start is half compiling. */
export const compileCache = path.join(root, 'node_modules', '.cache', 'programs');

export interface LaunchedProgram {
  /** Where it listens, as it said itself. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a program of the project and waits until it says its address, the first group of `announcement`. */
export async function launchProgram(
  script: string,
  announcement: RegExp,
  environment: Record<string, string> = {},
): Promise<LaunchedProgram> {
  const { PATH, HOME, TMPDIR } = process.env;
  const program = spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(program, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = announcement.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    ended.then(() => reject(new Error(`${script} did not start:\n${output}`)), reject);
  });
  return {
    url,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The whole service as a user starts it, on a data folder of its own, which goes with it: a copy of the one that a first start
 * has left, where there is one, because a first start makes a database and takes the collection of works in.
 */
export async function launchService(settings: Record<string, string> = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-e2e-'));
  const beginning = process.env.YANMO_E2E_BEGINNING;
  // With owners and modes: PostgreSQL takes a cluster only from its own account, closed to others.
  if (beginning) execFileSync('cp', ['-a', `${beginning}/.`, dataDir]);
  const service = await launchProgram('server/src/main.ts', /ready at (http:\S+)/, {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    // A test must not wait for, or depend on, what lies outside this machine, or else runs on it.
    LITERATURE_ONLINE: 'off',
    LLM_FIND_LOCAL: 'off',
    // Nor share the machine with papers that nobody ordered; who looks at samples turns them on.
    SAMPLE_PAPERS: 'off',
    // Nor with workers that find nothing to do: each asks the database again and again.
    RUN_CONCURRENCY: '8',
    WORKER_CONCURRENCY: '1',
    // Every test makes its own users from one address: the limits by rate have their own tests on the server.
    RATE_LIMIT_SCALE: '10000',
    ...settings,
  });
  return {
    url: service.url,
    dataDir,
    /** Its folder stays. */
    end: () => service.stop(),
    async stop() {
      await service.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
