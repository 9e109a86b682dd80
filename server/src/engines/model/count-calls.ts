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
