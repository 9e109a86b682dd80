import { type RawBuilder, sql } from 'kysely';

/**
 * Works that bear one of these titles or DOIs, each once, as a table of these columns (`works.id` among them). One look-up a
 * key, each fenced by its own offset: either of two conditions at once is found by going through all works, and so is a
 * list of keys in a library without statistics (a first import, a restored copy).
 */
export function namesakes(
  columns: RawBuilder<unknown>,
  { titleKeys, dois }: { titleKeys: readonly string[]; dois: readonly string[] },
): RawBuilder<unknown> {
  const lookUp = (wanted: readonly string[], isIt: RawBuilder<unknown>) => sql`
    select work.* from unnest(${[...new Set(wanted)]}::text[]) as wanted
    cross join lateral (select ${columns} from works where ${isIt} offset 0) as work`;
  return sql`(select distinct on (found.id) found.* from (
    ${lookUp(dois, sql`works.doi = wanted`)} union all ${lookUp(titleKeys, sql`md5(works.title_key) = md5(wanted)`)}
  ) as found order by found.id)`;
}
