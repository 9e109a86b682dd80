import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { languages } from '@yanmo/contract/language-choice';
import { publicPages } from '@yanmo/contract/public-pages';
import { type ESTree, type Plugin, parseSync, type Rolldown } from 'vite';

/** What the server names in a page's head, so that the browser asks for it at once and not after the program has started. */
export interface PageFiles {
  /** By language: the texts that every page needs. */
  texts: Record<string, string[]>;
  /** In the order of the navigation. */
  pages: Record<string, PageOfFiles>;
  /** By language: the words that stand around every page, and what each page is called. */
  words: Record<string, FrameWords>;
}

interface PageOfFiles extends Pick<ReadRoute, 'access' | 'isNew' | 'filledBy'> {
  scripts: string[];
  styles: string[];
  texts: Record<string, string[]>;
  /** Which list of the side bar it stands in. */
  navigation: 'main' | 'operator' | null;
  /** What its skeleton is shaped like. */
  shape: 'list' | 'sheet';
}

interface FrameWords {
  brand: string;
  login: string;
  isNew: string;
  mobileNotice: string;
  names: Record<string, { title: string; tagline: string }>;
}

const operatorRoutes = 'src/app/operator-routes.ts';
const routeFiles = ['src/app/routes.ts', operatorRoutes];
const shellTexts = (language: string) => `src/locales/${language}/shell.json`;
/** Its pages name these texts, and only they (operator-routes.ts). */
const listTexts = 'operator';
const namedPaths = 'src/domain/site/site-links.ts';
/** As startI18n asks for them. */
const sharedTexts = ['shell', 'sources'];

/** Writes dist/page-files.json: by a page's path, the files that its route would fetch one after the other. */
export function pageFiles(): Plugin {
  let folder = '';
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.root;
    },
    async generateBundle(_options, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
      const byModule = new Map<string, Rolldown.OutputChunk>();
      for (const chunk of chunks.values()) {
        if (chunk.facadeModuleId) byModule.set(relative(folder, chunk.facadeModuleId), chunk);
      }
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
      const first = entry ? filesOf(entry, chunks) : { scripts: [], styles: [] };
      const textsOf = (namespaces: readonly string[]) => {
        const texts: Record<string, string[]> = {};
        for (const [module, { fileName }] of byModule) {
          const [, language = '', namespace = ''] = /^src\/locales\/(\w+)\/([\w-]+)\.json$/.exec(module) ?? [];
          if (namespaces.includes(namespace)) texts[language] = [...(texts[language] ?? []), `/${fileName}`];
        }
        return texts;
      };
      const routes = await readRoutes(folder);
      const files: PageFiles = { texts: textsOf(sharedTexts), pages: {}, words: await readWords(folder, routes) };
      for (const { path, module, namespaces, file, access, isNew, filledBy } of routes) {
        const chunk = byModule.get(module);
        if (!chunk) this.error(`the page ${path} is in no file of its own: ${module}`);
        const { scripts, styles } = filesOf(chunk, chunks);
        files.pages[path] = {
          scripts: scripts.filter((file) => !first.scripts.includes(file)),
          styles: styles.filter((file) => !first.styles.includes(file)),
          texts: textsOf(namespaces),
          navigation: file === operatorRoutes ? 'operator' : /^\/(?:main|home\/home$)/.test(path) ? 'main' : null,
          shape: namespaces.includes(listTexts) ? 'list' : 'sheet',
          ...{ access, isNew, filledBy },
        };
      }
      for (const { path } of publicPages) {
        const [known] = Object.keys(files.pages).filter((route) => patternOf(route).test(path));
        if (!known) this.error(`the files of the page ${path} are not known`);
      }
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(files) });
    },
  };
}

/** `:name` stands for one part of an address, `:name?` also for none. */
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

/** A file with all that it imports from its first line on. */
function filesOf(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pending = [chunk];
  for (let one = pending.pop(); one; one = pending.pop()) {
    if (scripts.has(`/${one.fileName}`)) continue;
    scripts.add(`/${one.fileName}`);
    for (const style of one.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
    for (const name of one.imports) {
      const imported = chunks.get(name);
      if (imported) pending.push(imported);
    }
  }
  return { scripts: [...scripts], styles: [...styles] };
}

interface ReadRoute {
  file: string;
  path: string;
  /** Of its title and tagline among the shell's texts. */
  name: string;
  /** As web/src/app/guard.ts reads it. */
  access: string;
  isNew: boolean;
  filledBy: string | null;
  module: string;
  namespaces: string[];
}

async function readWords(folder: string, routes: readonly ReadRoute[]): Promise<Record<string, FrameWords>> {
  const words: Record<string, FrameWords> = {};
  for (const language of languages) {
    const shell = JSON.parse(await readFile(join(folder, shellTexts(language)), 'utf8'));
    const names = routes.map(({ path, name }) => {
      const { title, describe } = shell.routes[name];
      return [path, { title, tagline: describe }] as const;
    });
    words[language] = {
      ...{ brand: shell.brand, login: shell.topBar.login, isNew: shell.nav.new },
      ...{ mobileNotice: shell.mobileNotice.text, names: Object.fromEntries(names) },
    };
  }
  return words;
}

/** The routes as they are written: running them would need a browser. */
async function readRoutes(folder: string): Promise<ReadRoute[]> {
  const paths = new Map<string, string>();
  const read = async (file: string) => parseSync(file, await readFile(join(folder, file), 'utf8')).program;
  for (const [name, value] of constantsOf(await read(namedPaths))) {
    if (value.type === 'Literal') paths.set(name, String(value.value));
  }
  const routes: ReadRoute[] = [];
  for (const file of routeFiles) {
    const program = await read(file);
    const constants = constantsOf(program);
    visit(program, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const path = propertyOf(node, 'path');
      const page = propertyOf(node, 'page');
      if (!path || !page) return;
      const pathText = path.type === 'Identifier' ? paths.get(path.name) : path.type === 'Literal' ? path.value : null;
      const call = page.type === 'Identifier' ? constants.get(page.name) : page;
      if (typeof pathText !== 'string' || call?.type !== 'CallExpression') {
        throw new Error(`${file}: a route's path or page is written in a way that is not read here`);
      }
      const namespaces: string[] = [];
      let module = '';
      visit(call, (part) => {
        if (part.type === 'ImportExpression' && part.source.type === 'Literal') {
          module = relative(folder, join(folder, file, '..', String(part.source.value)));
        } else if (part.type === 'Literal' && typeof part.value === 'string' && call.arguments.includes(part)) {
          namespaces.push(part.value);
        }
      });
      const textIn = (name: string): string | null => {
        const value = propertyOf(node, name, constants);
        return value?.type === 'Literal' && value.value !== null ? String(value.value) : null;
      };
      const [name, access] = [textIn('name'), textIn('access')];
      if (name === null || access === null)
        throw new Error(`${file}: the name or the access of ${pathText} is not read`);
      const isNew = textIn('isNew') === 'true';
      routes.push({ file, path: pathText, name, access, isNew, filledBy: textIn('filledBy'), module, namespaces });
    });
  }
  return routes;
}

function constantsOf(program: ESTree.Program): Map<string, ESTree.Expression> {
  const constants = new Map<string, ESTree.Expression>();
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      constants.set(node.id.name, node.init);
    }
  });
  return constants;
}

/** Of the object itself, or of a constant that is spread into it. */
function propertyOf(
  { properties }: ESTree.ObjectExpression,
  name: string,
  constants: ReadonlyMap<string, ESTree.Expression> = new Map(),
): ESTree.Expression | null {
  for (const property of properties) {
    if (property.type === 'Property') {
      if (property.key.type === 'Identifier' && property.key.name === name) return property.value as ESTree.Expression;
    } else if (property.argument.type === 'Identifier') {
      const spread = constants.get(property.argument.name);
      const object = spread?.type === 'TSAsExpression' ? spread.expression : spread;
      const found = object?.type === 'ObjectExpression' ? propertyOf(object, name) : null;
      if (found) return found;
    }
  }
  return null;
}

function visit(node: unknown, look: (node: ESTree.Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node && typeof node.type === 'string') look(node as ESTree.Node);
    for (const value of Object.values(node)) visit(value, look);
  }
}
