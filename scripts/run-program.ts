import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ProgramEnd {
  /** Null when a signal ended it. */
  exitCode: number | null;
  output: string;
  durationMs: number;
  isTimedOut: boolean;
}

export interface ProgramOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** `show` passes the output on as it comes; `keep` returns it. */
  output: 'show' | 'keep';
  /** A program that hangs is ended after this, so that a run always comes to its last line. */
  limitMs: number;
}

const running = new Set<ChildProcess>();

/** Ends the program with everything it started that stayed in its process group. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** For the signal handlers of a script: what it started does not outlive it. */
export function endRunningPrograms(signal: NodeJS.Signals): void {
  for (const child of running) end(child, signal);
}

export async function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<ProgramEnd> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', ...(options.output === 'show' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    end(child, 'SIGTERM');
    setTimeout(() => end(child, 'SIGKILL'), 5_000).unref();
  }, options.limitMs);
  try {
    const [exitCode] = (await once(child, 'close')) as [number | null];
    return { exitCode: isTimedOut ? null : exitCode, output, durationMs: performance.now() - started, isTimedOut };
  } finally {
    clearTimeout(timer);
    running.delete(child);
    end(child, 'SIGKILL');
  }
}
