import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from './report.ts';

/** Each may read the environment, for the reason beside it. */
const allowed: readonly [pattern: RegExp, reason: string][] = [
  [/^server\/src\/config\.ts$/, 'the one reader'],
  [/^server\/src\/testing\//, 'never part of the running program'],
  [/\.(test|fault)\.tsx?$/, 'tests hand an environment to the programs that they start'],
];

const reading =
  /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[\s*['"`]env['"`]|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*['"](node:)?process['"]/;

/** Lines of the server that read the environment beside config.ts, where a setting would be neither checked nor documented. */
export function findEnvironmentReaders(root: string): string[] {
  const folder = path.join(root, 'server', 'src');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join('server/src', name))
    .filter((file) => !allowed.some(([pattern]) => pattern.test(file)))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          reading.test(line) ? [`${file}:${index + 1}: reads the environment; add a setting to config.ts instead`] : [],
        ),
    );
}

if (import.meta.main) report('environment', findEnvironmentReaders(fileURLToPath(new URL('..', import.meta.url))));
