import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a program and waits for a line that tells its address. */
export async function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd = root,
): Promise<{ address: string; pid: number; tookMs: number; stop(): Promise<void> }> {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (text: string) => {
      output += text;
      // Where the site has an address of its own, the line of the API says where it listens.
      const found = /ready at (http:\/\/\S+)/.exec(output)?.[1] ?? /API +(http:\/\/\S+)\/api\/docs/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)));
  });
  return { address, pid: child.pid ?? 0, tookMs: performance.now() - startedAt, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
