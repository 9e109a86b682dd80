import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import type { Tx } from '../database/database.ts';
import { afterCommit } from '../database/in-transaction.ts';
import { type Sweep, sweepOfAged } from '../retention/sweep.ts';

/** A call that has not answered after this was killed in the middle; rooms protect themselves against doing it twice. */
const abandonedSeconds = 60;
/** How long the second of two calls at the same moment waits for the first. */
const waitMs = 10_000;
const lookAgainMs = 50;

export interface IdempotentCall {
  userId: string;
  key: string;
  route: string;
  body: unknown;
}

/**
 * In the transaction that acts, as its last statement: what came of it is kept with it, so that whoever is killed leaves both or neither.
 * An act that keeps nothing itself has its answer kept after it.
 */
export type KeepAnswer = (tx: Tx, answer: string) => Promise<void>;

export interface Idempotency {
  /** The first call acts, every other one with the same key gets its answer; a failure is not kept, and can be tried again. */
  once(call: IdempotentCall, act: (keep: KeepAnswer) => Promise<string>): Promise<string>;
}

/** Whoever took the call for abandoned was quicker: what was done in this transaction is undone. */
class AnsweredMeanwhile extends Error {}

interface Row {
  route: string;
  body_hash: Buffer;
  answer: string | null;
}

export function createIdempotency(pool: pg.Pool): Idempotency {
  /** Its commit does not wait for the disk: that of the act itself does, and the claim is written before it. */
  async function claim({ userId, key, route }: IdempotentCall, bodyHash: Buffer): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into idempotency_keys as known (user_id, key, route, body_hash) values ($1, $2, $3, $4)
       on conflict (user_id, key) do update set created_at = now()
        where known.answer is null and known.route = $3 and known.body_hash = $4
          and known.created_at < now() - make_interval(secs => ${abandonedSeconds})
       returning set_config('synchronous_commit', 'off', true)`,
      [userId, key, route, bodyHash],
    );
    return rowCount === 1;
  }

  async function find({ userId, key }: IdempotentCall): Promise<Row | undefined> {
    const { rows } = await pool.query<Row>(
      `select route, body_hash, answer::text as answer
         from idempotency_keys where user_id = $1 and key = $2`,
      [userId, key],
    );
    return rows[0];
  }

  async function actOnce(call: IdempotentCall, act: (keep: KeepAnswer) => Promise<string>): Promise<string> {
    const { userId, key } = call;
    let isKept = false;
    const keep: KeepAnswer = async (tx, answer) => {
      const { numUpdatedRows } = await tx
        .updateTable('idempotency_keys')
        .set({ answer })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('answer', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AnsweredMeanwhile();
      afterCommit(tx, () => {
        isKept = true;
      });
    };
    try {
      const answer = await act(keep);
      if (isKept) return answer;
      await pool.query('update idempotency_keys set answer = $3::jsonb where user_id = $1 and key = $2', [
        userId,
        key,
        answer,
      ]);
      return answer;
    } catch (error) {
      if (error instanceof AnsweredMeanwhile) {
        const known = await find(call);
        if (known?.answer) return known.answer;
        throw underWay();
      }
      await pool.query('delete from idempotency_keys where user_id = $1 and key = $2 and answer is null', [
        userId,
        key,
      ]);
      throw error;
    }
  }

  return {
    async once(call, act) {
      const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest();
      const deadline = performance.now() + waitMs;
      while (performance.now() < deadline) {
        if (await claim(call, bodyHash)) return actOnce(call, act);
        const known = await find(call);
        if (known && (known.route !== call.route || !known.body_hash.equals(bodyHash))) {
          throw new AppError('idempotency_key_reused');
        }
        if (known?.answer) return known.answer;
        await delay(lookAgainMs);
      }
      throw underWay();
    },
  };
}

const underWay = () => new AppError('request_under_way', {}, { retryAfterSeconds: 1 });

export const answersSweep = (keptMs: number): Sweep =>
  sweepOfAged({ table: 'idempotency_keys', column: 'created_at', keptMs });

/** Answers hold what the user was told: they go with the account. */
export const idempotencyAccountPart = {
  room: 'platform/http',
  exportRows: async () => ({}),
  async erase(tx: Tx, userId: string): Promise<void> {
    await tx.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  },
};
