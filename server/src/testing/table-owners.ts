import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The paths, below server/src, from which a table may be named. */
function placeOf(owner: string): RegExp {
  // A part of the program is owner by its whole folder, a room by its store files alone.
  return owner.includes('/')
    ? new RegExp(`^${owner}/`)
    : new RegExp(`^features/${owner}/([\\w-]+/)*([\\w-]+-)?store(-[\\w-]+)?\\.ts$`);
}

const kyselyCalls =
  /(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using|from|table)$/;
const sqlVerb = /\b(select|insert|update|delete|truncate|lock|merge|with|join|create|alter)\b/i;

/** Whatever namesTable would say yes to is among what this finds. */
function mayName(tables: readonly string[]): RegExp {
  const anyOf = `(?:${tables.join('|')})`;
  return new RegExp(
    `(?:from|join|into|update|using|truncate|table|only)\\s+"?(?:public\\.)?${anyOf}\\b|['"\`]${anyOf}(?: as \\w+)?['"\`]|,\\s*${anyOf}\\s+(?:as\\s+)?\\w+\\s+where\\b`,
    'i',
  );
}

/** How a table is named, in a Kysely call and in SQL; made once, because they are asked at every text of the server. */
interface TablePatterns {
  table: string;
  asArgument: RegExp;
  inSql: RegExp;
}

const patternsOf = (table: string): TablePatterns => ({
  table,
  asArgument: new RegExp(`^${table}( as \\w+)?$`),
  inSql: new RegExp(
    `\\b(from|join|into|update|using|truncate|table|only)\\s+"?(public\\.)?${table}"?\\b|,\\s*${table}\\s+(as\\s+)?\\w+\\s+where\\b`,
    'i',
  ),
});

/** Every table that a module names in SQL or in a Kysely call. Comments and other texts do not count. */
function tablesNamedIn(file: string, tables: readonly TablePatterns[], mayNameAny: RegExp): Set<string> {
  const text = fs.readFileSync(file, 'utf8');
  const named = new Set<string>();
  // Most modules name none, and taking them apart is what costs.
  if (!mayNameAny.test(text)) return named;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (isText) for (const table of tables) if (namesTable(node, table)) named.add(table.table);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return named;
}

function namesTable(
  node: ts.StringLiteralLike | ts.TemplateLiteralLikeNode,
  { table, asArgument, inSql }: TablePatterns,
): boolean {
  if (!node.text.toLowerCase().includes(table)) return false;
  const call = ts.findAncestor(node, (above) => ts.isCallExpression(above) || ts.isStatement(above));
  const isArgument = call !== undefined && ts.isCallExpression(call) && kyselyCalls.test(call.expression.getText());
  if (isArgument && asArgument.test(node.text)) return true;
  return inSql.test(node.text) && sqlVerb.test(wholeText(node));
}

/** Of a template with holes the words around a hole say what it is. */
function wholeText(node: ts.StringLiteralLike | ts.TemplateLiteralLikeNode): string {
  const template = ts.findAncestor(node, ts.isTemplateExpression);
  return template ? template.getText() : node.text;
}

/** Megabytes of prose; nothing in them can reach a database. */
const texts = /^engines\/built-in\/(knowledge|phrases|paper\/wordings)\//;

/** Modules that name a table of another owner, as `path: table (owner)`. Tests may look into any table. */
export function findForeignTables(sourceFolder: string, owners: ReadonlyMap<string, string>): string[] {
  const tables = [...owners.keys()].map(patternsOf);
  const mayNameAny = mayName([...owners.keys()]);
  return fs
    .readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        !texts.test(name) &&
        !/\.(test|fault)\.ts$|^testing\/|^platform\/database\/schema\.ts$/.test(name),
    )
    .sort()
    .flatMap((name) =>
      [...tablesNamedIn(path.join(sourceFolder, name), tables, mayNameAny)]
        .filter((table) => !placeOf(owners.get(table) ?? '').test(name))
        .map((table) => `${name}: ${table} (${owners.get(table)})`),
    );
}
