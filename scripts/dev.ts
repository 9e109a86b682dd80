import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Watch mode for contributors: the API restarts when a module changes, the browser takes changed pages at once. */
const root = fileURLToPath(new URL('..', import.meta.url));
const webPort = process.env.PORT || '3000';
const apiPort = process.env.API_PORT || '3001';

/** In groups of their own: Ctrl-C reaches this process alone, which stops both in order and waits for the database. */
function start(name: string, args: readonly string[], cwd: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`\n${name} ended (${signal ?? `exit code ${code}`}).`);
    void stop(1);
  });
  return child;
}

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(
    [web, server].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  process.exit(exitCode);
}

// Folders, not imports: what is read (server/knowledge) is part of the program as well.
const watched = ['server/src', 'server/knowledge', 'contract/src'].map((folder) => `--watch-path=${folder}`);
const server = start('The server', ['--watch', ...watched, '--watch-preserve-output', 'server/src/main.ts'], root, {
  PORT: apiPort,
  // Open event streams would hold up every restart for the whole grace.
  SHUTDOWN_GRACE_MS: process.env.SHUTDOWN_GRACE_MS || '500',
});
const web = start(
  'The web',
  ['../node_modules/vite/bin/vite.js', '--port', webPort, '--strictPort'],
  path.join(root, 'web'),
  {
    API_PORT: apiPort,
  },
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
console.log(
  `\nOpen http://localhost:${webPort} (pages as they are edited); the API alone is on port ${apiPort}. Ctrl-C stops both.\n`,
);
