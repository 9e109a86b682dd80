import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

export interface Import {
  /** From the root; of a package its folder below node_modules; of a part of Node its bare name. */
  to: string;
  /** Without the file or the installed package that it names. */
  isMissing: boolean;
  /** Gone before anything runs. */
  isTypeOnly: boolean;
  /** Of a package that is not of this project. */
  packageName: string | null;
}

export interface Workspace {
  folder: string;
  name: string;
  /** What the running program may import. */
  dependencies: ReadonlySet<string>;
  exportsFrom: string | null;
}

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

/** The parts of the project, by their package.json. */
export function readWorkspaces(root: string, folders: readonly string[]): Workspace[] {
  return folders.flatMap((folder) => {
    const file = path.join(root, folder, 'package.json');
    if (!fs.existsSync(file)) return [];
    const { name = '', dependencies = {}, exports = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    return [{ folder, name, dependencies: new Set(Object.keys(dependencies)), exportsFrom: exports['./*'] ?? null }];
  });
}

/** What a file of the project imports, passes on, or loads later, wherever the name of it stands in its text. */
export function readImports(root: string, file: string, workspaces: readonly Workspace[]): Import[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const isTypeOnly = /(?:^|[;\s])(?:import|export)\s+type\b[^;'"`]*$/.test(text.slice(Math.max(0, pos - 2_000), pos));
    return { isTypeOnly, ...resolve(root, file, fileName, { workspaces, isTypeOnly }) };
  });
}

function resolve(
  root: string,
  file: string,
  name: string,
  { workspaces, isTypeOnly }: { workspaces: readonly Workspace[]; isTypeOnly: boolean },
): Omit<Import, 'isTypeOnly'> {
  const isThere = (to: string) => fs.existsSync(path.join(root, to));
  if (name.startsWith('.')) {
    const to = path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, ''));
    return { to, isMissing: !isThere(to), packageName: null };
  }
  if (isBuiltin(name)) return { to: name.replace(/^node:/, ''), isMissing: false, packageName: null };
  const packageName = /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
  const own = workspaces.find((one) => one.name === packageName);
  if (own?.exportsFrom) {
    const to = path.posix.join(own.folder, own.exportsFrom.replace('*', name.slice(packageName.length + 1)));
    return { to, isMissing: !isThere(to), packageName: null };
  }
  const from = file.split('/')[0] ?? '';
  const places = [`${from}/node_modules/${packageName}`, `node_modules/${packageName}`];
  if (isTypeOnly) places.push(`node_modules/@types/${packageName}`);
  return { to: `node_modules/${name}/`, isMissing: !places.some(isThere), packageName };
}
