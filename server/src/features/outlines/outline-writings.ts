import { randomBytes } from 'node:crypto';
import type { OutlineForm, OutlineVersion } from '@yanmo/contract/outlines';
import { AppError } from '../../platform/app-error.ts';
import { startOfDay } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { watchedPriority } from '../../platform/runs/run.ts';
import { createTurns } from '../../platform/turns.ts';
import type { FreeQuestions } from './free-questions.ts';
import * as store from './store.ts';
import type { createWriteOutlineRun } from './write-outline-run.ts';

/** Free regenerations of one outline, and outlines that one account may have written a day. */
export const freeRegenerations = 3;
export const writingsPerDay = 20;

export type OutlineWritings = ReturnType<typeof createOutlineWritings>;

/** How outlines are begun and written, and how many of it one account may ask for. */
export function createOutlineWritings(
  { db, clock, runs }: Pick<Platform, 'db' | 'clock' | 'runs'>,
  { run, freeQuestions }: { run: ReturnType<typeof createWriteOutlineRun>; freeQuestions: FreeQuestions },
) {
  const turns = createTurns();

  async function assertLeft(queryable: Queryable, userId: string): Promise<void> {
    const today = await store.countWritingsSince(queryable, userId, startOfDay(clock.now()));
    if (today >= writingsPerDay) throw new AppError('outline_daily_limit');
  }

  return {
    assertLeft,

    /**
     * What takes one of a user's writings, or begins an outline: one after the other, and none while the account is deleted.
     * `look` refuses before anything is counted of what all callers together may ask, else one of them could use it up with
     * calls that are refused; what it finds is the answer.
     */
    transactFor: <Result>(
      userId: string,
      look: () => Promise<Result | null>,
      work: (tx: Tx) => Promise<Result>,
    ): Promise<Result> =>
      turns(userId, async () => {
        const found = await look();
        if (found !== null) return found;
        await freeQuestions.admit();
        return inTransaction(db, async (tx) => {
          await assertUserLives(tx, userId);
          return work(tx);
        });
      }),

    async assertMayBeWritten(userId: string, key1: string): Promise<null> {
      assertMayBegin(await getOutline(db, userId, key1));
      await assertLeft(db, userId);
      return null;
    },

    /** Takes one of the day's writings and, for an outline that is there already, one of its free regenerations. */
    async start(tx: Tx, outline: store.Outline, change: store.OutlineChange): Promise<store.Outline> {
      assertMayBegin(outline);
      const now = clock.now();
      await store.lockWritings(tx, outline.userId);
      await assertLeft(tx, outline.userId);
      await store.insertWriting(tx, outline.userId, outline.id, now);
      const variant = outline.runId === null ? outline.variant : outline.variant + 1;
      const { id: runId } = await runs.create(tx, run, {
        userId: outline.userId,
        subject: outline.key1,
        input: { outlineId: outline.id, variant, ...(isRegeneration(outline) ? { before: basisOf(outline) } : {}) },
        priority: watchedPriority,
      });
      return store.changeOutline(
        tx,
        outline.id,
        {
          ...change,
          step: 'OUTLINE',
          status: 'WAITING',
          error: null,
          draft: [],
          isWaiting: false,
          isSearching: true,
          runId,
          variant,
          freeNum: outline.freeNum - (isRegeneration(outline) ? 1 : 0),
        },
        now,
      );
    },

    insert(tx: Tx, { userId, version, form, asked }: InsertedOutline): Promise<store.Outline> {
      const step = version === 'v1' ? 'OUTLINE' : 'KEYWORDS';
      const key1 = randomBytes(12).toString('base64url').replace(/[-_]/g, '0');
      const freeNum = freeRegenerations;
      return store.insertOutline(tx, { key1, userId, version, step, form, asked, freeNum, now: clock.now() });
    },
  };
}

interface InsertedOutline {
  userId: string;
  version: OutlineVersion;
  form: OutlineForm;
  asked: store.AskedOutline;
}

export async function getOutline(queryable: Queryable, userId: string, key1: string): Promise<store.Outline> {
  const outline = await store.findOutline(queryable, userId, key1);
  if (!outline) throw new AppError('not_found');
  return outline;
}

export async function lockOutline(tx: Tx, userId: string, key1: string): Promise<store.Outline> {
  const outline = await store.lockOutline(tx, userId, key1);
  if (!outline) throw new AppError('not_found');
  return outline;
}

/** A custom outline that is still being prepared waits for its student, not for an engine. */
export function assertNotBeingWritten(outline: store.Outline): void {
  if (outline.draft !== null) throw new AppError('outline_being_written');
}

const isRegeneration = ({ chapters }: store.Outline): boolean => chapters.length > 0;

const basisOf = ({ form, extraRequirements, understanding, wishes }: store.Outline) => ({
  form,
  extraRequirements,
  understanding,
  wishes,
});

function assertMayBegin(outline: store.Outline): void {
  assertNotBeingWritten(outline);
  if (isRegeneration(outline) && outline.freeNum <= 0) throw new AppError('outline_free_used_up');
}
