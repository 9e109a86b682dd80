import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { EngineCall } from '../engine.ts';

/** How often a model answered for a subject, answers of no use included: what an AI-use statement says. */
export async function countModelCalls(db: Queryable, subject: EngineCall['subject']): Promise<number> {
  const { count } = await db
    .selectFrom('model_calls')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('state', 'in', ['ANSWERED', 'REFUSED'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which questions a model answered for a subject in a way that was of use, by their names. */
export async function listAnswered(db: Queryable, subject: EngineCall['subject']): Promise<Set<string>> {
  const rows = await db
    .selectFrom('model_calls')
    .select('prompt_name')
    .distinct()
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'ANSWERED')
    .execute();
  return new Set(rows.map(({ prompt_name: name }) => name));
}

/** What calls cost that ended within some time, in millionths of a fen: by the item of an order that they were for, and all others. */
export async function sumCostsIn(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<{ byItem: Map<string, number>; others: number }> {
  const rows = await db
    .selectFrom('model_calls')
    .select(sql<string>`case when subject_kind = 'order' then subject_id else '' end`.as('item'))
    .select(sql<number>`sum(cost_micro_fen)::bigint`.as('cost'))
    .where('finished_at', '>=', from)
    .where('finished_at', '<', until)
    .where('cost_micro_fen', '>', 0)
    .groupBy('item')
    .execute();
  const byItem = new Map(rows.map(({ item, cost }) => [item, cost]));
  const others = byItem.get('') ?? 0;
  byItem.delete('');
  return { byItem, others };
}
