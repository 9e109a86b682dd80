import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DirectionRule, directionRules, isTestPath, type Side } from './direction-rules.ts';
import { findCycles } from './find-cycles.ts';
import { type Import, readImports, readWorkspaces, type Workspace } from './read-imports.ts';
import { report } from './report.ts';

const workspaceFolders = ['contract', 'server', 'web', 'e2e', 'bench'];
const sourceFolders = ['contract/src', 'server/src', 'web/src', 'web/build', 'e2e', 'bench/src', 'scripts'];

/** What breaks direction-rules.ts below `root`, one line each. */
export function findDirectionProblems(root: string): string[] {
  const workspaces = readWorkspaces(root, workspaceFolders);
  const folders = sourceFolders.filter((folder) => fs.existsSync(path.join(root, folder)));
  const files = folders.flatMap((folder) => listSources(root, folder));
  const imports = new Map(files.map((file) => [file, readImports(root, file, workspaces)]));
  const rules = directionRules.map(compileRule);
  const problems: string[] = [];
  for (const [file, found] of imports) {
    const asking = rules.flatMap((rule) => rule.forImporter(file) ?? []);
    for (const one of found) {
      const broken = asking.filter(({ forbids }) => forbids(one.to)).map(({ name }) => name);
      if (one.isMissing) broken.push('resolvable');
      if (isUndeclared(file, one, workspaces)) broken.push('declared-packages');
      for (const name of broken) problems.push(`${name}: ${file} -> ${one.to}`);
    }
  }
  const edges = new Map([...imports].map(([file, found]) => [file, found.map(({ to }) => to)]));
  return [...problems, ...findCycles(edges).map((way) => `no-cycles: ${way.join(' -> ')}`)];
}

/** A package that the workspace does not declare comes and goes with other packages. */
function isUndeclared(file: string, { packageName, isTypeOnly }: Import, workspaces: readonly Workspace[]): boolean {
  if (packageName === null || isTypeOnly || isTestPath(file)) return false;
  const own = workspaces.find(({ folder }) => file.startsWith(`${folder}/src/`) && folder !== 'bench');
  return own !== undefined && !own.dependencies.has(packageName);
}

/** `forImporter` is null where the rule does not speak of the file. */
function compileRule({ name, from, to }: DirectionRule) {
  const isImporter = compileSide(from);
  const [pattern = ''] = [from.path ?? ''].flat();
  const group = new RegExp(pattern);
  const sides = new Map<string, (file: string) => boolean>();
  return {
    forImporter(file: string): { name: string; forbids: (to: string) => boolean } | null {
      if (!isImporter(file)) return null;
      const own = group.exec(file)?.[1] ?? '';
      const forbids = sides.get(own) ?? compileSide(to, own);
      sides.set(own, forbids);
      return { name, forbids };
    },
  };
}

function compileSide({ path: wanted, pathNot }: Side, group = ''): (file: string) => boolean {
  const compile = (patterns: Side['path']) =>
    [patterns ?? []].flat().map((pattern) => new RegExp(pattern.replaceAll('$1', group)));
  const [all, none] = [compile(wanted), compile(pathNot)];
  return (file) =>
    (all.length === 0 || all.some((pattern) => pattern.test(file))) && !none.some((pattern) => pattern.test(file));
}

function listSources(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => path.posix.join(folder, name));
}

if (import.meta.main) report('directions', findDirectionProblems(fileURLToPath(new URL('..', import.meta.url))));
