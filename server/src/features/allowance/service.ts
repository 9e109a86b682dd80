import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { startOfDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdUser } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';
import { type AccountRef, book, type LedgerService } from '../ledger/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { createFreeRates, type FreeRates } from './free-rates.ts';
import type { PaidBy, UseKind } from './store.ts';
import * as store from './store.ts';

export { type PaidBy, type UseKind, usesLock } from './store.ts';
export { findHoldDifferences } from './verify-holds.ts';

export interface NewUse {
  userId: string;
  kind: UseKind;
  /** As long as an answer can get; so many are held at most, and never more than there are. */
  mostCharacters: number;
  /** The room's name for what is asked; a second attempt at it is another. */
  reference: string;
  /** Its transaction holds `usesLock` of the user already, taken with the user. */
  isLocked?: boolean;
}

/** A free question as a statement, for whoever sends it together with others; what it answered goes to `begin`. */
export interface FreeTry {
  /** Null: all users together have had theirs. */
  statement: RawBuilder<unknown> | null;
  rates: FreeRates;
}

export interface Allowance {
  freePerDay: number;
  freeLeft: number;
  characters: number;
  /** When the free ones come back. */
  renewsAt: Date;
}

const dayMs = 24 * 3_600_000;
/** Longer than anything is written; rooms let go of what they gave up far earlier. */
const abandonedMs = dayMs;
/** When to ask again after all users together have had what is free: some of it comes back with every hour that passes. */
const spentSeconds = 600;

/** In an hour; each of them asked a model, and cost nobody but us. */
const mostFruitless = 60;
const hourMs = 3_600_000;

interface Hold {
  userId: string;
  reference: string;
  held: number;
  at: Date;
}

export type AllowanceService = ReturnType<typeof createAllowanceService>;

/** Who may ask a model how often for nothing, and what pays beyond. The built-in engine costs nothing and never asks here. */
export function createAllowanceService(
  { db, clock, config, logger }: Pick<Platform, 'db' | 'clock' | 'config' | 'logger'>,
  { settings, ledger }: { settings: Pick<SettingsService, 'readSetting'>; ledger: LedgerService },
) {
  const rates = createFreeRates({ db, clock, config, logger }, settings);

  /**
   * In the transaction that begins the answer, which holds the user: without it nothing is taken. AppError characters_too_few (402)
   * when there is neither a free question nor a prepaid character left, engine_cap_reached when all users together have had theirs.
   * The same reference again answers what it was. `tried`: a free one was asked for in the same transaction, behind `usesLock`.
   */
  async function begin(tx: Tx, use: NewUse, tried?: FreeTry & { isTaken: boolean }): Promise<PaidBy> {
    const { userId, kind, mostCharacters, reference, isLocked } = use;
    if (!isLocked) await store.lockUses(tx, userId);
    const { rates: free, statement } = tried ?? takeFree(use, await rates.read(tx));
    const isFree = tried ? tried.isTaken : statement !== null && (await statement.execute(tx)).rows.length > 0;
    if (isFree) {
      rates.admitted();
      return 'FREE';
    }
    const { perDay, isSpent } = free;
    const at = clock.now();
    const since = startOfDay(at);
    const known = await store.lockUse(tx, reference);
    if (known) {
      if (known.userId !== userId || known.state !== 'HELD') throw new Error(`${reference} was asked and ended before`);
      return known.paidBy;
    }
    const held = Math.min(await ledger.readCharacters(tx, userId), mostCharacters);
    if (held <= 0) {
      const isOthers = isSpent && (await store.countFreeLeft(tx, userId, { since, most: perDay })) > 0;
      if (!isOthers) throw new AppError('characters_too_few');
      rates.refused();
      throw new AppError('engine_cap_reached', {}, { retryAfterSeconds: spentSeconds });
    }
    if ((await store.countFruitless(tx, userId, new Date(at.getTime() - hourMs))) >= mostFruitless) {
      throw new AppError('too_many_requests', { seconds: spentSeconds }, { retryAfterSeconds: spentSeconds });
    }
    await store.insertUse(tx, { reference, userId, kind, paidBy: 'PREPAID', heldCharacters: held, at });
    await hold(tx, { userId, reference, held, at });
    return 'PREPAID';
  }

  function takeFree(
    { userId, kind, reference }: Pick<NewUse, 'userId' | 'kind' | 'reference'>,
    free: FreeRates,
  ): FreeTry {
    const at = clock.now();
    const statement = store.insertingFree(
      { reference, userId, kind, at },
      { since: startOfDay(at), most: free.perDay },
    );
    return { statement: free.isSpent ? null : statement, rates: free };
  }

  async function hold(tx: Tx, { userId, reference, held, at }: Hold): Promise<void> {
    try {
      await book(tx, {
        ...{ kind: 'CHARACTERS_HELD', reference, at },
        postings: [
          { account: prepaidOf(userId), amount: -held },
          { account: heldOf(userId), amount: held },
        ],
      });
    } catch (error) {
      // A text that is rewritten at this moment has taken them.
      if (error instanceof AppError && error.code === 'balance_too_low') throw new AppError('characters_too_few');
      throw error;
    }
  }

  /** Null: it came to nothing. True for whoever ends it; whoever comes second changes nothing. */
  async function end(tx: Tx, reference: string, characters: number | null): Promise<boolean> {
    if (await store.endFree(tx, reference, characters)) return true;
    const use = await store.lockUse(tx, reference);
    if (use?.state !== 'HELD') return false;
    await store.endUse(tx, reference, characters);
    const taken = Math.min(characters ?? 0, use.heldCharacters);
    await book(tx, {
      ...{ kind: 'CHARACTERS_SETTLED', reference, at: clock.now() },
      postings: [
        { account: heldOf(use.userId), amount: -use.heldCharacters },
        { account: { kind: 'CHARACTERS_ISSUED' }, amount: taken },
        { account: prepaidOf(use.userId), amount: use.heldCharacters - taken },
      ],
    });
    return true;
  }

  const releaseAbandoned: Sweep = {
    name: 'allowance_uses.held',
    keptMs: abandonedMs,
    async remove(tx, { before, limit }) {
      const uses = await store.listHeldBefore(tx, before, limit);
      // A user's row comes before all that is theirs; of an account that is erased, nothing is left to give back.
      for (const { reference, userId } of uses) if (await holdUser(tx, userId)) await end(tx, reference, null);
      return { rows: uses.length, hasMore: uses.length === limit };
    },
    findOldest: store.findOldestHeld,
  };

  return {
    begin,
    /** Before the transaction that begins the answer. */
    tryFree: async (use: Pick<NewUse, 'userId' | 'kind' | 'reference'>): Promise<FreeTry> =>
      takeFree(use, await rates.readAtOnce()),
    settle: (tx: Tx, reference: string, characters: number) => end(tx, reference, characters),
    release: (tx: Tx, reference: string) => end(tx, reference, null),

    async read(userId: string): Promise<Allowance> {
      const today = startOfDay(clock.now());
      const { perDay, isSpent } = await rates.read(db);
      const [left, characters] = await Promise.all([
        store.countFreeLeft(db, userId, { since: today, most: perDay }),
        ledger.readCharacters(db, userId),
      ]);
      const renewsAt = new Date(today.getTime() + dayMs);
      // Whoever would pay although some are left of their own sees it before they ask.
      return { freePerDay: perDay, freeLeft: isSpent ? 0 : left, characters, renewsAt };
    },

    sweeps: [
      releaseAbandoned,
      sweepOfAged({
        ...{ table: 'allowance_uses', column: 'created_at', keptMs: config.retention.allowanceUsesMs },
        // What is held is let go first: the books count on its row.
        where: sql<boolean>`state <> 'HELD'`,
      }),
    ],

    accountPart: {
      room: 'allowance',
      exportRows: async (tx: Tx, userId: string) => ({ questions_to_a_model: await store.listUsesOf(tx, userId) }),
      /** What is held is given up with the other characters, by the ledger; whatever is still being written settles nothing. */
      erase: (tx: Tx, userId: string) => store.deleteUsesOf(tx, userId),
    },
  };
}

const prepaidOf = (ownerId: string): AccountRef => ({ kind: 'CHARACTERS', ownerId });
const heldOf = (ownerId: string): AccountRef => ({ kind: 'CHARACTERS_HELD', ownerId });
