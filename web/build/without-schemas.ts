import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const contractFile = /[\\/]contract[\\/]src[\\/][\w-]+\.ts$/;
const ownFile = /[\\/]web[\\/]src[\\/].*\.tsx?$/;
/** A schema has the name of its type. */
const schemaName = /^[A-Z][a-z]/;
/** Of a route: these, and the sentence for the API's page. */
const schemaParts = new Set(['params', 'query', 'body', 'form', 'result', 'summary']);
const placeholder = '\0no-schemas';

/** Whatever is asked of it is it again, so that what is put together from schemas can be read; it judges nothing. */
const placeholderCode = `
const judging = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
export const z = new Proxy(() => z, {
  get(_target, name) {
    if (judging.has(name)) throw new Error('schemas stay on the server');
    return z;
  },
  apply: () => z,
});
`;

/**
 * The browser sends what its types allow, and the server judges it: of a route the browser needs the method and the path. Schemas
 * and the library that makes them would be a third of what a page builds before it is drawn.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler: (source) => (source === 'zod' || source === placeholder ? placeholder : null),
    },
    load: (id) => (id === placeholder ? placeholderCode : null),
    transform(code, id) {
      const isContract = contractFile.test(id);
      if (!isContract && !ownFile.test(id)) return null;
      const { program } = parseSync(id.replace(/\.tsx?$/, '.js'), code);
      if (!isContract) {
        const used = program.body.flatMap(schemasImportedBy);
        if (used.length > 0) this.error(`${id} needs a schema, and the browser has none: ${used.join(', ')}`);
        return withRoutesAtHand(code, program, id);
      }
      const replaced = program.body.flatMap(schemasOf).sort((a, b) => b.start - a.start);
      if (replaced.length === 0) return null;
      let bare = code;
      for (const { start, end } of replaced) bare = `${bare.slice(0, start)}noSchema${bare.slice(end)}`;
      return { code: `import { z as noSchema } from ${JSON.stringify(placeholder)};\n${bare}`, map: null };
    },
  };
}

/** Only those who came by an agent's address need it, and nobody waits for it. */
const fetchedApart = /[\\/]count-visit\.ts$/;

/**
 * Code asks for the routes of a room when it first calls one, as they came with their schemas once. Bare, they are smaller than the
 * request for them would be long: they come with the file that calls them.
 */
function withRoutesAtHand(code: string, program: ESTree.Program, id: string) {
  if (fetchedApart.test(id)) return null;
  const asked: (Place & { source: string })[] = [];
  new Visitor({
    ImportExpression({ start, end, source }) {
      if (source.type === 'Literal' && String(source.value).startsWith('@yanmo/contract/')) {
        asked.push({ start, end, source: String(source.value) });
      }
    },
  }).visit(program);
  if (asked.length === 0) return null;
  const sources = [...new Set(asked.map(({ source }) => source))];
  let direct = code;
  for (const { start, end, source } of asked.toReversed()) {
    direct = `${direct.slice(0, start)}Promise.resolve(routesAtHand${sources.indexOf(source)})${direct.slice(end)}`;
  }
  const imports = sources.map((source, index) => `import * as routesAtHand${index} from ${JSON.stringify(source)};\n`);
  return { code: `${imports.join('')}${direct}`, map: null };
}

interface Place {
  start: number;
  end: number;
}

function schemasOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): Place[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || !init) return [];
    if (schemaName.test(id.name)) return [init];
    const [route] = init.type === 'CallExpression' ? init.arguments : [];
    if (route?.type !== 'ObjectExpression') return [];
    return route.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && schemaParts.has(property.key.name)
        ? [property.value]
        : [],
    );
  });
}

function schemasImportedBy(statement: ESTree.Statement | ESTree.ModuleDeclaration): string[] {
  if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('@yanmo/contract/')) return [];
  return statement.specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' &&
    specifier.imported.type === 'Identifier' &&
    schemaName.test(specifier.imported.name)
      ? [specifier.imported.name]
      : [],
  );
}
