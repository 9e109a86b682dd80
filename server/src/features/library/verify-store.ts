import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readSearchQuery, titleKey, toTsQuery } from '../../text/search-words.ts';
import { namesakes } from './namesakes-store.ts';
import { shown, type WorkRow } from './work-row.ts';

const columns = sql.join([...shown, 'works.text_of'].map((column) => sql.ref(column)));
/** A work that the student uploaded can be compared with. A record that the student imported proves nothing: it may be invented too. */
const visible = (userId: string | null) =>
  userId === null
    ? sql`works.owner_user_id is null`
    : sql`(works.owner_user_id is null or (works.owner_user_id = ${userId}::uuid and works.is_at_hand and works.text_of is null))`;

export async function findRowsByDoi(db: Database, userId: string | null, doi: string): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select ${columns} from works where works.doi = ${doi} and ${visible(userId)} limit 5
  `.execute(db);
  return rows;
}

/** Works that bear one of these titles, letter by letter. */
export async function findRowsByTitle(
  db: Database,
  userId: string | null,
  keys: readonly string[],
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select works.* from ${namesakes(columns, { titleKeys: keys, dois: [] })} as works
    where ${visible(userId)} limit 60
  `.execute(db);
  return rows;
}

/** Works whose title begins so: the subtitle may be missing in a reference. */
export async function findRowsByStart(
  db: Database,
  userId: string | null,
  keys: readonly string[],
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select found.* from unnest(${[...keys]}::text[]) as key
    cross join lateral (
      select ${columns} from works
      where left(works.title_key, 200) collate "C" >= key
        and left(works.title_key, 200) collate "C" < key || chr(1114111)
        and ${visible(userId)}
      limit 4
    ) as found
  `.execute(db);
  return rows;
}

/** Fewer words than this are in too many titles. */
const fewestWords = 2;

/**
 * Works whose title holds one half of these words whole: a slip of the pen spoils one half and leaves the other. Looking up
 * words costs milliseconds where comparing groups of letters with a million titles costs hundreds.
 */
export async function findRowsByHalf(db: Database, userId: string | null, title: string): Promise<WorkRow[]> {
  const { lexemes, words } = readSearchQuery(title);
  const list = words === '' ? [] : words.split(' ');
  const halves = [0, 1].flatMap((half) => {
    const cut = <Item>(items: readonly Item[]): Item[] => {
      const middle = Math.ceil(items.length / 2);
      return half === 0 ? items.slice(0, middle) : items.slice(middle);
    };
    const [pairs, part] = [cut(lexemes), cut(list)];
    if (pairs.length + part.length < fewestWords) return [];
    const stemmed = sql`plainto_tsquery('english', ${part.join(' ')})`;
    if (pairs.length === 0) return [stemmed];
    const whole = sql`${toTsQuery({ lexemes: pairs, words: '' })}::tsquery`;
    return [part.length === 0 ? whole : sql`(${whole} && ${stemmed})`];
  });
  const [first, second] = halves;
  if (!first) return [];
  const holds = second
    ? sql`(works.title_vector @@ ${first} or works.title_vector @@ ${second})`
    : sql`works.title_vector @@ ${first}`;
  const { rows } = await sql<WorkRow>`
    with hits as materialized (select works.id from works where ${holds} and ${visible(userId)} limit 200)
    select ${columns} from hits join works on works.id = hits.id
    order by similarity(works.title_key, ${titleKey(title)}) desc limit 8
  `.execute(db);
  return rows;
}
