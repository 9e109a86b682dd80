import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { report } from './report.ts';

const sourceFolders = ['contract/src', 'server/src', 'web/src', 'web/build', 'e2e', 'bench/src', 'scripts'];

/** What breaks the rules of .dependency-cruiser.mjs below `root`, one line each. */
export async function findDirectionProblems(root: string): Promise<string[]> {
  const rulesUrl = new URL('../.dependency-cruiser.mjs', import.meta.url);
  const { default: rules } = (await import(rulesUrl.href)) as { default: { forbidden: object[]; options: object } };
  const folders = sourceFolders.filter((folder) => fs.existsSync(path.join(root, folder)));
  const options = {
    ...rules.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  } as ICruiseOptions;
  const { output } = await cruise(
    folders,
    options,
    (rules.options as { enhancedResolveOptions: object }).enhancedResolveOptions,
  );
  const { modules, summary } = output as ICruiseResult;

  // A compiler that dependency-cruiser cannot drive makes it find nothing, and nothing breaks no rule.
  const cruised = new Set(modules.map(({ source }) => source));
  const missed = folders.flatMap((folder) => listSources(root, folder)).filter((file) => !cruised.has(file));
  return [
    ...missed.map((file) => `not-cruised: ${file} was not read, so its imports are not checked`),
    ...summary.violations.map(({ rule, from, to, cycle }) => {
      const target = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
      return `${rule.name}: ${from} -> ${target}`;
    }),
  ];
}

function listSources(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => path.posix.join(folder, name));
}

if (import.meta.main) report('directions', await findDirectionProblems(fileURLToPath(new URL('..', import.meta.url))));
