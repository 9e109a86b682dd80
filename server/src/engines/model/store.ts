import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import type { EngineCall } from '../engine.ts';
import { ToolCall } from './chat.ts';
import type { TokenUsage } from './cost.ts';

export type ModelCallState = 'RUNNING' | 'ANSWERED' | 'INTERRUPTED' | 'REFUSED';

export interface StoredCall {
  stepKey: string;
  state: ModelCallState;
  response: string | null;
  toolCalls: ToolCall[];
  finishReason: string | null;
}

export interface NewCall {
  stepKey: string;
  requestHash: string;
  promptName: string;
  promptVersion: number;
  model: string;
  call: Pick<EngineCall, 'subject' | 'userId'>;
}

const storedColumns = ['step_key', 'state', 'response', 'tool_calls', 'finish_reason'] as const;

interface StoredRow {
  step_key: string;
  state: string;
  response: string | null;
  tool_calls: unknown;
  finish_reason: string | null;
}

function toStoredCall(row: StoredRow): StoredCall {
  return {
    stepKey: row.step_key,
    state: row.state as ModelCallState,
    response: row.response,
    toolCalls: z.array(ToolCall).nullable().parse(row.tool_calls) ?? [],
    finishReason: row.finish_reason,
  };
}

export async function findCall(db: Queryable, stepKey: string): Promise<StoredCall | null> {
  const row = await db
    .selectFrom('model_calls')
    .select(storedColumns)
    .where('step_key', '=', stepKey)
    .executeTakeFirst();
  return row ? toStoredCall(row) : null;
}

/** Another step of the same subject that asked the same and has its answer. */
export async function findSameRequest(
  db: Queryable,
  subject: EngineCall['subject'],
  requestHash: string,
): Promise<StoredCall | null> {
  const row = await db
    .selectFrom('model_calls')
    .select(storedColumns)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('request_hash', '=', requestHash)
    .where('state', '=', 'ANSWERED')
    .where('keeps_text', '=', true)
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst();
  return row ? toStoredCall(row) : null;
}

/**
 * Opens the row or takes up one that has no answer, or none any more; what earlier attempts cost stays in its sums. Returns the attempt's
 * number, under which alone its part is written, or null when somebody has written an answer meanwhile.
 */
export async function beginAttempt(db: Queryable, call: NewCall): Promise<number | null> {
  const row = await db
    .insertInto('model_calls')
    .values({
      step_key: call.stepKey,
      request_hash: call.requestHash,
      subject_kind: call.call.subject.kind,
      subject_id: call.call.subject.id,
      user_id: call.call.userId,
      prompt_name: call.promptName,
      prompt_version: call.promptVersion,
      model: call.model,
      attempts: 1,
    })
    .onConflict((conflict) =>
      conflict
        .column('step_key')
        .doUpdateSet((excluded) => ({
          request_hash: excluded.ref('excluded.request_hash'),
          prompt_version: excluded.ref('excluded.prompt_version'),
          model: excluded.ref('excluded.model'),
          state: 'RUNNING',
          keeps_text: true,
          started_at: sql<Date>`case when model_calls.keeps_text then model_calls.started_at else now() end`,
          response: null,
          tool_calls: null,
          finish_reason: null,
          error: null,
          finished_at: null,
          attempts: sql<number>`model_calls.attempts + 1`,
        }))
        .where((call) =>
          call.or([call('model_calls.state', '<>', 'ANSWERED'), call('model_calls.keeps_text', '=', false)]),
        ),
    )
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? null;
}

export async function savePart(
  db: Queryable,
  { stepKey, attempt }: { stepKey: string; attempt: number },
  response: string,
): Promise<void> {
  await db
    .updateTable('model_calls')
    .set({ response })
    .where('step_key', '=', stepKey)
    .where('state', '=', 'RUNNING')
    .where('attempts', '=', attempt)
    .execute();
}

export interface CallEnd {
  state: 'ANSWERED' | 'INTERRUPTED';
  response: string | null;
  toolCalls: readonly ToolCall[];
  finishReason: string | null;
  error: string | null;
  usage: TokenUsage;
  costMicroFen: number;
}

/**
 * What was spent is added whatever happened. Two workers with the same step (one lost its lease) end with one answer:
 * one that stands is never replaced, and the end of an older attempt does not touch a newer one. Nor is anything written
 * to a row that was refused meanwhile: its person may have left, and taken the text along (eraseCallsOfUser).
 */
export async function endAttempt(
  db: Queryable,
  { stepKey, attempt }: { stepKey: string; attempt: number },
  end: CallEnd,
): Promise<void> {
  const keep = sql<boolean>`(state in ('ANSWERED', 'REFUSED') or (${end.state}::text <> 'ANSWERED' and attempts <> ${attempt}::integer))`;
  const toolCalls = end.toolCalls.length === 0 ? null : JSON.stringify(end.toolCalls);
  await db
    .updateTable('model_calls')
    .set({
      response: sql<string | null>`case when ${keep} then response else ${end.response}::text end`,
      tool_calls: sql<string | null>`case when ${keep} then tool_calls else ${toolCalls}::jsonb end`,
      finish_reason: sql<string | null>`case when ${keep} then finish_reason else ${end.finishReason}::text end`,
      error: sql<string | null>`case when ${keep} then error else ${end.error}::text end`,
      state: sql<string>`case when ${keep} then state else ${end.state}::text end`,
      tokens_in: sql<number>`tokens_in + ${end.usage.tokensIn}::bigint`,
      tokens_out: sql<number>`tokens_out + ${end.usage.tokensOut}::bigint`,
      is_estimated: sql<boolean>`is_estimated or ${end.usage.isEstimated}::boolean`,
      cost_micro_fen: sql<number>`cost_micro_fen + ${end.costMicroFen}::bigint`,
      finished_at: sql<Date | null>`case when ${keep} then finished_at else now() end`,
    })
    .where('step_key', '=', stepKey)
    .execute();
}

/** The answers under these keys turned out to be of no use; the next call for the step buys new ones. */
export async function refuseCalls(db: Queryable, stepKeys: readonly string[], error: string): Promise<void> {
  await db
    .updateTable('model_calls')
    .set({ state: 'REFUSED', error })
    .where('step_key', 'in', [...stepKeys])
    .execute();
}

/** What the export of an account says of the model: when, what for, how much; the texts stand in the rooms they went to. */
export async function listCallsOfUser(db: Queryable, userId: string) {
  return db
    .selectFrom('model_calls')
    .select(['subject_kind', 'prompt_name', 'model', 'state', 'tokens_in', 'tokens_out', 'started_at', 'finished_at'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute();
}

/** The texts go and the person with them; what was spent stays in the books. */
export async function eraseCallsOfUser(db: Queryable, userId: string): Promise<void> {
  await db
    .updateTable('model_calls')
    .set({ user_id: null, response: null, tool_calls: null, error: null, state: 'REFUSED' })
    .where('user_id', '=', userId)
    .execute();
}

/** The texts of what its user took away; what was spent stays in the books. */
export async function eraseCallsOf(
  db: Queryable,
  kind: EngineCall['subject']['kind'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('model_calls')
    .set({ response: null, tool_calls: null, error: null, state: 'REFUSED' })
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .execute();
}

export const slotChannel = 'model_slots';

/**
 * Its commit does not wait for the disk. A crash of the database may forget who held a slot in its last moments, and every call that held
 * one loses its connection with it.
 */
const notFlushed = sql`set_config('synchronous_commit', 'off', true)`;

/** The table has at least this many slots; only those up to the limit are taken. */
export async function ensureSlots(db: Queryable, count: number): Promise<void> {
  await sql`insert into model_slots (id) select generate_series(1, ${count}::integer) on conflict do nothing`.execute(
    db,
  );
}

export interface SlotHold {
  id: number;
  holder: string;
}

/**
 * As many as are free, up to the count. Rows that another process is changing at this instant are passed over; its
 * notification follows. `array(…)` runs once: `in (…)` may run again for each row and take more than the count.
 */
export async function takeSlots(
  db: Queryable,
  wanted: { count: number; maximum: number; expiryMs: number; fromLast?: boolean },
): Promise<SlotHold[]> {
  const { rows } = await sql<SlotHold>`
    update model_slots
       set holder = gen_random_uuid(),
           expires_at = clock_timestamp() + ${wanted.expiryMs} * interval '1 millisecond'
     where id = any (array(
             select id from model_slots
              where id <= ${wanted.maximum} and (expires_at is null or expires_at < clock_timestamp())
              order by ${wanted.fromLast ? sql`id desc` : sql`id`} limit ${wanted.count} for update skip locked))
    returning id, holder, ${notFlushed}`.execute(db);
  return rows;
}

/** Those of them that are still held; a slot that has expired may be somebody else's. In one statement, however many calls run. */
export async function renewSlots(db: Queryable, slots: readonly SlotHold[], expiryMs: number): Promise<SlotHold[]> {
  const { rows } = await sql<SlotHold>`
    update model_slots set expires_at = clock_timestamp() + ${expiryMs} * interval '1 millisecond'
      from unnest(${slots.map(({ id }) => id)}::integer[], ${slots.map(({ holder }) => holder)}::uuid[]) held (id, holder)
     where model_slots.id = held.id and model_slots.holder = held.holder
    returning held.id, held.holder, ${notFlushed}`.execute(db);
  return rows;
}

export async function releaseSlot(db: Queryable, slot: SlotHold): Promise<void> {
  await sql`
    with freed as (
      update model_slots set holder = null, expires_at = null
       where id = ${slot.id} and holder = ${slot.holder}::uuid
      returning id)
    select pg_notify(${slotChannel}, ''), ${notFlushed} from freed`.execute(db);
}
