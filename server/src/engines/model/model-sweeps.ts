import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { findOldest, type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';

const keepingText = { table: 'model_calls', column: 'started_at', where: sql<boolean>`keeps_text` };

/**
 * The texts go, the rows stay: they hold what was spent, and the AI-use statement of a paper counts them whenever it is
 * exported anew. Calls that belong to no order are in no statement.
 */
export function modelSweeps({ modelTextsMs, unsoldModelCallsMs }: Config['retention']): Sweep[] {
  return [
    {
      name: 'model_calls.response',
      keptMs: modelTextsMs,
      async remove(tx, { before, limit }) {
        const { numAffectedRows = 0n } = await sql`
          update model_calls set response = null, tool_calls = null, keeps_text = false where id = any (array(
            select id from model_calls where started_at < ${before} and keeps_text
             order by started_at limit ${limit} for update skip locked))`.execute(tx);
        const rows = Number(numAffectedRows);
        return { rows, hasMore: rows === limit };
      },
      findOldest: (db) => findOldest(db, keepingText),
    },
    sweepOfAged({
      name: 'model_calls',
      table: 'model_calls',
      column: 'started_at',
      where: sql<boolean>`subject_kind <> 'order'`,
      keptMs: unsoldModelCallsMs,
    }),
  ];
}
