import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Who puts a paper in and who takes it out come one after the other, and each sees what the one before has committed. */
export async function lockSharedPaper(tx: Tx, paperId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`similarity.paper:${paperId}`}, 0))`.execute(tx);
}
