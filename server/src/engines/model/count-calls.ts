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
