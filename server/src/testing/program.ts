import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { settings } from '../config.ts';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Kept between runs: it halves the start of a process, of which the fault tests need dozens. A process that is killed adds
 * nothing to it; fill-compile-cache.ts fills it.
 */
export const compileCache = path.join(projectRoot, 'node_modules', '.cache', 'programs');

export interface Program {
  process: ChildProcess;
  /** All it wrote so far, both streams. */
  output(): string;
  /** Resolves when it has ended: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Resolves with the address once it is ready; rejects with its output when it ends before. */
  ready: Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
  /** Ends it and whatever it started, if anything is left: npm alone, killed, would leave its script running. */
  killAll(): void;
}

/** API_PORT belongs to the watch mode alone, the others to tests that stand between a command and what it uses. */
export type ProgramSettings = Partial<
  Record<keyof typeof settings | 'API_PORT' | 'PATH' | 'NODE_COMPILE_CACHE', string>
>;

/** Nothing of the environment of the test run reaches the program, but the paths that it needs to run at all. */
function environment(given: ProgramSettings): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const fixed = { NODE_COMPILE_CACHE: compileCache, LOG_LEVEL: 'warn', PORT: '0' };
  // Without the collection of works too: whoever starts on a folder of their own would put five thousand of them in first.
  const quiet = { NODE_ENV: 'test', SAMPLE_PAPERS: 'off', LLM_FIND_LOCAL: 'off' };
  // Each of them asks the database once a second whether there is something to do.
  const fewWorkers = { RUN_CONCURRENCY: '6', WORKER_CONCURRENCY: '1' };
  return { PATH, HOME, TMPDIR, ...fixed, ...quiet, ...fewWorkers, ...given };
}

/** Starts the program as a user would, on settings of its own; `--run=…` chooses its parts. */
export function startProgram(given: ProgramSettings, args: readonly string[] = []): Program {
  return startCommand(process.execPath, [main, ...args], given);
}

export function startCommand(command: string, args: readonly string[], given: ProgramSettings): Program {
  // A group of its own, so that a test can signal it as a terminal does (all of the group) or as a service does (one).
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: environment(given),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let announce: (address: string) => void;
  const announced = new Promise<string>((resolve) => {
    announce = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      // Where the site has an address of its own, which is not this machine's, the line of the API says where to call.
      const address =
        /ready at (http:\S+)/.exec(output)?.[1] ??
        /API +(http:\S+)\/api\/docs/.exec(output)?.[1] ??
        (/worker is ready/.test(output) ? 'worker' : undefined);
      if (address !== undefined) announce(address);
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const ready = Promise.race([
    announced,
    ended.then((end) => {
      throw new Error(`the program ended (${end}) before it was ready:\n${output}`);
    }),
  ]);
  // Tests that expect the start to be refused never wait for `ready`.
  ready.catch(() => undefined);
  return {
    process: child,
    output: () => output,
    ended,
    ready,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return await ended;
    },
    killAll: () => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    },
  };
}

/** The live processes that have this folder in their command line: the database server of a data folder, above all. */
export function listProcessesOn(folder: string): string[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return command.includes(folder) ? [`${pid} ${command}`] : [];
      } catch {
        return [];
      }
    });
}
