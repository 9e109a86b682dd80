import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { AppError } from '../app-error.ts';
import type { Tx } from '../database/database.ts';
import { type Sweep, sweepOfAged } from '../retention/sweep.ts';
import type { Secrets } from '../secrets.ts';

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
  /** Its answer is shown once and may be read nowhere else: it is kept sealed. */
  isSecret?: boolean;
}

/** The answer of a call, kept by the transaction that acts: whoever is killed leaves both or neither. */
export interface KeptAnswer {
  /** As part of the statement that acts. */
  keep(answer: string): RawBuilder<unknown>;
}

export interface Idempotency {
  /** The first call acts, every other one with the same key gets its answer; a failure is not kept, and can be tried again. */
  once(call: IdempotentCall, act: () => Promise<string>): Promise<string>;
  /**
   * The same for an act that is one transaction and nothing else, which keeps its answer itself: no statement more is needed. Of two at the
   * same moment the second cannot keep its own; what it did is undone, and it gets the answer of the first.
   */
  onceWithin(call: IdempotentCall, act: (kept: KeptAnswer) => Promise<string>): Promise<string>;
}

interface Row {
  route: string;
  body_hash: Buffer;
  answer: string | null;
}

const purpose = 'kept-answer';

export function createIdempotency(pool: pg.Pool, secrets: Pick<Secrets, 'encrypt' | 'decrypt'>): Idempotency {
  const seal = ({ isSecret }: IdempotentCall, answer: string): string =>
    isSecret ? JSON.stringify(secrets.encrypt(purpose, answer)) : answer;
  const open = ({ isSecret }: IdempotentCall, kept: string): string =>
    isSecret ? secrets.decrypt(purpose, String(JSON.parse(kept))) : kept;

  async function claim({ userId, key, route }: IdempotentCall, bodyHash: Buffer): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into idempotency_keys as known (user_id, key, route, body_hash) values ($1, $2, $3, $4)
       on conflict (user_id, key) do update set created_at = now()
        where known.answer is null and known.route = $3 and known.body_hash = $4
          and known.created_at < now() - make_interval(secs => ${abandonedSeconds})`,
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

  async function actOnce(call: IdempotentCall, act: () => Promise<string>): Promise<string> {
    const { userId, key } = call;
    try {
      const answer = await act();
      await pool.query('update idempotency_keys set answer = $3::jsonb where user_id = $1 and key = $2', [
        userId,
        key,
        seal(call, answer),
      ]);
      return answer;
    } catch (error) {
      await pool.query('delete from idempotency_keys where user_id = $1 and key = $2 and answer is null', [
        userId,
        key,
      ]);
      throw error;
    }
  }

  return {
    async once(call, act) {
      const bodyHash = hashOf(call);
      const deadline = performance.now() + waitMs;
      while (performance.now() < deadline) {
        if (await claim(call, bodyHash)) return actOnce(call, act);
        const known = await find(call);
        if (known) assertSame(known, call, bodyHash);
        if (known?.answer) return open(call, known.answer);
        await delay(lookAgainMs);
      }
      throw new AppError('request_under_way', {}, { retryAfterSeconds: 1 });
    },

    async onceWithin(call, act) {
      const bodyHash = hashOf(call);
      const { userId, key, route } = call;
      const kept: KeptAnswer = {
        keep: (answer) => sql`
          insert into idempotency_keys (user_id, key, route, body_hash, answer)
          values (${userId}, ${key}, ${route}, ${bodyHash}, ${seal(call, answer)}::jsonb) returning key`,
      };
      try {
        return await act(kept);
      } catch (error) {
        // Whatever it stumbled over: once it was done under this key, that is what came of it.
        const known = await find(call);
        if (known) assertSame(known, call, bodyHash);
        if (known?.answer) return open(call, known.answer);
        throw error;
      }
    },
  };
}

const hashOf = ({ body }: IdempotentCall): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

function assertSame(known: Row, { route }: IdempotentCall, bodyHash: Buffer): void {
  if (known.route !== route || !known.body_hash.equals(bodyHash)) throw new AppError('idempotency_key_reused');
}

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
