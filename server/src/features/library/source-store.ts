import { workSources } from '@yanmo/contract/works';
import type { Database } from '../../platform/database/database.ts';
import { indexNames } from '../../providers/literature/literature.ts';

/** Names that mean something else wherever they are shown. */
const taken = new Set<string>([...workSources, 'LIBRARY', 'MINE', 'ALL', 'STARTER']);
const form = /^[A-Z][A-Z0-9_-]{1,39}$/u;

export class SourceRefused extends Error {
  override name = 'SourceRefused';
}

export async function listSources(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('library_sources').select('name').orderBy('name').execute();
  return [...indexNames, ...rows.map(({ name }) => name)];
}

/**
 * The name under which an import bears its records out: an index, or one that the operator gave before; with `isNew` it
 * is given now. A slip of the keyboard must not make a witness.
 */
export async function admitSource(db: Database, given: string, { isNew }: { isNew: boolean }): Promise<string> {
  const name = given.trim().toUpperCase();
  if (indexNames.some((index) => index === name)) return name;
  const known = await listSources(db);
  if (known.includes(name)) return name;
  if (!isNew) {
    throw new SourceRefused(
      `No source is called ${name}. Known are: ${known.join(', ')}. A new name is given once, with --new-source.`,
    );
  }
  if (!form.test(name) || taken.has(name)) {
    throw new SourceRefused(
      `${name} cannot be the name of a source: 2 to 40 letters, digits, - and _, the first a letter, and none of ${[...taken].join(', ')}.`,
    );
  }
  await db
    .insertInto('library_sources')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return name;
}
