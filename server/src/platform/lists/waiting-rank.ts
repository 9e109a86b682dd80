import { type RawBuilder, sql } from 'kysely';

/**
 * For the order `waiting`, the highest first: what waits for a decision comes before the rest, and of it what has waited longest; what is
 * decided follows, the newest first. No instant is as many seconds after 1970.
 */
export const waitingRank = (column: string, waiting: string): RawBuilder<number> => sql<number>`
  case when ${sql.ref(column)} = ${waiting} then 1e12 - extract(epoch from created_at) else extract(epoch from created_at) end`;
