import type { Pool } from 'pg';

const typeOf: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
  timestamptz: 'Timestamp',
  date: 'Timestamp',
  jsonb: 'Json',
  inet: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
  xid8: 'string',
};

interface Column {
  table_name: string;
  column_name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
}

/**
 * The text of schema.ts, read from a migrated database: the migrations are the one truth about tables, and a test
 * fails when the file no longer says the same.
 */
export async function describeDatabase(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(
    `select c.relname as table_name, a.attname as column_name, t.typname as type, not a.attnotnull as is_nullable,
            a.atthasdef or a.attidentity <> '' as has_default,
            a.attgenerated <> '' or a.attidentity = 'a' as is_generated
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid
       join pg_namespace n on n.oid = c.relnamespace
       join pg_type t on t.oid = a.atttypid
      where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );
  const tables = new Map<string, Column[]>();
  for (const column of rows) tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), column]);

  const lines = [
    '// Written from the migrated database by `npm run db:types`; change a migration, not this file.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
    'type Timestamp = ColumnType<Date, Date | string, Date | string>;',
    '/** Parsed by the driver, checked by the room that reads it; written as text that is JSON already. */',
    'type Json = ColumnType<unknown, string, string>;',
    '',
  ];
  for (const [table, columns] of tables) {
    lines.push(`export interface ${interfaceName(table)} {`);
    for (const column of columns) lines.push(`  ${column.column_name}: ${columnType(column)};`);
    lines.push('}', '');
  }
  lines.push('export interface Tables {');
  for (const table of tables.keys()) lines.push(`  ${table}: ${interfaceName(table)};`);
  lines.push('}', '');
  return lines.join('\n');
}

function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Table`;
}

function columnType({ table_name, column_name, type, is_nullable, has_default, is_generated }: Column): string {
  const isArray = type.startsWith('_');
  const base = typeOf[isArray ? type.slice(1) : type];
  if (!base)
    throw new Error(`${table_name}.${column_name}: no TypeScript type for ${type}; add it to database-types.ts`);
  const element = isArray ? `${base}[]` : base;
  const full = is_nullable ? `${element} | null` : element;
  if (is_generated) return `ColumnType<${full}, never, never>`;
  if (base === 'Timestamp' || base === 'Json') {
    const read = base === 'Timestamp' ? 'Date' : 'unknown';
    const write = base === 'Timestamp' ? 'Date | string' : 'string';
    if (!is_nullable && !has_default) return base;
    const orNull = is_nullable ? ' | null' : '';
    return `ColumnType<${read}${orNull}, ${write}${orNull} | undefined, ${write}${orNull}>`;
  }
  return has_default ? `Generated<${full}>` : full;
}
