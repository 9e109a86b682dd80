import { amendLimits } from '@yanmo/contract/amending';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { watchedPriority } from '../../platform/runs/run.ts';
import { waitForRun } from '../../platform/runs/wait-for-run.ts';
import type { AllowanceService } from '../allowance/service.ts';
import { type AmendDocument, type AmendParagraph, type Change, joinPassage } from './amending.ts';
import * as changeStore from './change-store.ts';
import * as paragraphStore from './paragraph-store.ts';
import { changePlainly } from './passage-of.ts';
import { type AmendingEngine, type createProposeRun, referenceOf } from './propose-run.ts';
import * as store from './store.ts';

interface Parts {
  engine: AmendingEngine;
  allowance: Pick<AllowanceService, 'begin'>;
  run: ReturnType<typeof createProposeRun>;
}

/** The paragraphs of a change in its order; AppError where one of them cannot be changed here. */
export async function getPassage(tx: Tx, { documentId, ranges, trouble }: Change): Promise<AmendParagraph[]> {
  const found = await paragraphStore.readParagraphs(
    tx,
    documentId,
    ranges.map(({ paragraphId }) => paragraphId),
  );
  const paragraphs = ranges.flatMap(({ paragraphId }) => found.get(paragraphId) ?? []);
  const isWhole = paragraphs.length > 0 && paragraphs.length === ranges.length;
  if (trouble !== null || !isWhole || paragraphs.some(({ isEditable }) => !isEditable)) {
    throw new AppError('amend_place_fixed');
  }
  return paragraphs;
}

/** New words are asked for: of the remark itself where it says them, else of the engine. */
export function createAskChange(platform: Pick<Platform, 'db' | 'clock' | 'runs' | 'config'>, parts: Parts) {
  const { db, clock, runs, config } = platform;
  const { engine, allowance, run } = parts;

  /** The document is locked. Answers with the run that makes the proposal; null where it is there at once. */
  async function begin(
    tx: Tx,
    userId: string,
    change: Change,
    instruction: string | undefined,
  ): Promise<string | null> {
    if (change.state === 'WORKING') throw new AppError('request_under_way');
    if (change.state === 'ACCEPTED') throw new AppError('wrong_state');
    const paragraphs = await getPassage(tx, change);
    // Asked again in other words it goes by these; asked again without any, by the last.
    const asked = { ...change, instruction: instruction ?? change.instruction };
    const variant = change.variant + 1;
    const base = paragraphs.map(({ text }) => text);
    const shared = {
      ...{ instruction: asked.instruction, variant, base },
      ...{ error: null, say: null, decidedAt: null },
    };
    const plain = changePlainly(asked, paragraphs);
    if (plain && joinPassage(plain) !== joinPassage(base)) {
      const made = { state: 'PROPOSED', proposed: plain, maker: 'REMARK', engineVersion: null, runId: null } as const;
      await changeStore.changeChange(tx, change.id, { ...shared, ...made });
      return null;
    }
    const input = { documentId: change.documentId, changeId: change.id, variant };
    const { id: runId } = await runs.create(tx, run, {
      userId,
      subject: change.id,
      input,
      priority: watchedPriority,
    });
    const working = { state: 'WORKING', proposed: null, maker: null, runId } as const;
    await changeStore.changeChange(tx, change.id, { ...shared, ...working });
    if (engine.kind === 'MODEL') {
      const mostCharacters = 2 * joinPassage(base).length + 500;
      await allowance.begin(tx, { userId, kind: 'AMENDING', mostCharacters, reference: referenceOf(input) });
    }
    return runId;
  }

  async function inDocument<Result>(
    userId: string,
    key: string,
    work: (tx: Tx, document: AmendDocument) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(db, async (tx) => {
      await assertUserLives(tx, userId);
      const document = await store.lockOwn(tx, userId, key);
      if (!document) throw new AppError('not_found');
      const result = await work(tx, document);
      await store.touch(tx, document.id, clock.now());
      return result;
    });
  }

  /** Bounded, so that no request outlives a proxy's patience; the run goes on without it. */
  const wait = async (runId: string | null): Promise<void> => {
    if (runId !== null) await waitForRun({ db, runs }, runId, config.amendmentWaitMs);
  };

  return {
    async propose(
      userId: string,
      { key, changeId, instruction }: { key: string; changeId: string; instruction: string | undefined },
    ): Promise<void> {
      const runId = await inDocument(userId, key, async (tx, document) => {
        const change = await changeStore.findChange(tx, document.id, changeId);
        if (!change) throw new AppError('not_found');
        return begin(tx, userId, change, instruction);
      });
      await wait(runId);
    },

    /** A wish of its owner's for a whole paragraph. */
    async add(
      userId: string,
      { key, paragraphId, instruction }: { key: string; paragraphId: string; instruction: string },
    ): Promise<string> {
      const { changeId, runId } = await inDocument(userId, key, async (tx, document) => {
        const paragraph = (await paragraphStore.readParagraphs(tx, document.id, [paragraphId])).get(paragraphId);
        if (!paragraph) throw new AppError('not_found');
        const position = await changeStore.nextPosition(tx, document.id);
        if (position >= 2 * amendLimits.comments) {
          throw new AppError('amend_too_many_comments', { maximum: amendLimits.comments });
        }
        const [id = ''] = await changeStore.insertChanges(
          tx,
          document.id,
          [
            {
              ...{ position, commentId: null, comment: null, trouble: null, quote: '', instruction },
              heading: await paragraphStore.findHeading(tx, document.id, paragraph.position),
              ranges: [{ paragraphId, start: 0, end: paragraph.original.length }],
            },
          ],
          clock.now(),
        );
        const change = await changeStore.findChange(tx, document.id, id);
        if (!change) throw new Error('what was put in is not there');
        return { changeId: id, runId: await begin(tx, userId, change, instruction) };
      });
      await wait(runId);
      return changeId;
    },
  };
}
