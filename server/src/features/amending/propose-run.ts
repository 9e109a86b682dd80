import { amendLimits } from '@yanmo/contract/amending';
import type { ErrorCode } from '@yanmo/contract/errors';
import { seenText } from '@yanmo/contract/seen-text';
import { z } from 'zod';
import type { AmendDoubt, Amendment } from '../../engines/chat-port.ts';
import type { Engine } from '../../engines/engine.ts';
import { forRun } from '../../engines/for-run.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineRun, defineStep, StepFailure } from '../../platform/runs/run.ts';
import type { AllowanceService } from '../allowance/service.ts';
import { joinPassage } from './amending.ts';
import * as changeStore from './change-store.ts';
import * as paragraphStore from './paragraph-store.ts';
import { type Passage, passageOf } from './passage-of.ts';
import * as store from './store.ts';

export type AmendingEngine = Pick<Engine, 'kind' | 'version' | 'amendPassage'>;

const Input = z.object({ documentId: z.uuid(), changeId: z.uuid(), variant: z.int() });

/** A student waits before the screen: few tries, so that a dead engine is told of soon. */
const retries = { retryLimit: 2, retryDelayMs: 500 };

const doubts: Record<AmendDoubt, ErrorCode> = {
  UNCLEAR: 'amend_unclear',
  FACTS: 'amend_needs_facts',
  NOTHING: 'amend_nothing_asked',
  CHECKS: 'amend_checks_failed',
  ALREADY: 'amend_already',
};

/** By what a proposal is counted: asked again, it is another. */
export const referenceOf = ({ changeId, variant }: { changeId: string; variant: number }): string =>
  `amending:${changeId}:${variant}`;

interface Outcome {
  texts: string[] | null;
  /** Characters of what the engine wrote: what stood there before is not paid for. */
  written: number;
  error: ErrorCode | null;
  say: string | null;
}

const refused = (error: ErrorCode, say: string | null = null): Outcome => ({ texts: null, written: 0, error, say });

/** Whatever an engine answers: as many paragraphs as there were, other words than there were, nothing that no file could hold. */
function judge(answer: Amendment, passage: Passage, base: readonly string[]): Outcome {
  if (answer.kind === 'NEEDS_MODEL') return refused('amend_needs_model');
  if (answer.kind === 'UNCLEAR') {
    const say = answer.say === null ? null : seenText(answer.say).trim().slice(0, amendLimits.reply).toWellFormed();
    return refused(doubts[answer.why], say);
  }
  const words = seenText(answer.text);
  const texts = passage.compose(words);
  const whole = joinPassage(texts ?? []);
  if (texts === null || whole.length > amendLimits.text || /[⟦⟧]/u.test(whole)) return refused('amend_checks_failed');
  if (whole === joinPassage(base)) return refused('amend_already');
  return { texts, written: [...words.trim()].length, error: null, say: null };
}

/** New words for one comment: one step that asks the engine. What comes back is a proposal, never a change of the file. */
export function createProposeRun(
  { db }: Pick<Platform, 'db'>,
  { engine, allowance }: { engine: AmendingEngine; allowance: Pick<AllowanceService, 'settle' | 'release'> },
) {
  async function settle(tx: Tx, reference: string, written: number | null): Promise<void> {
    if (engine.kind !== 'MODEL') return;
    if (written === null) await allowance.release(tx, reference);
    else await allowance.settle(tx, reference, written);
  }

  const propose = defineStep({
    ...retries,
    input: Input,
    output: z.object({
      texts: z.array(z.string()).nullable(),
      written: z.int(),
      error: z.string().nullable(),
      say: z.string().nullable(),
    }),
    work: ({ input, run, step, turn, signal, write }) =>
      forRun(async () => {
        const found = await readPassage(input.documentId, input.changeId);
        if (!found) throw new StepFailure('not_found', { isPermanent: true });
        const { language, passage, base } = found;
        const answer = await engine.amendPassage(
          { language, ...passage.request, variant: input.variant - 1 },
          {
            stepKey: step.key,
            subject: { kind: 'amending', id: input.documentId },
            userId: run.userId,
            turn,
            signal,
            // A worker hears of a cancelled run at its next beat; until then it must not buy another round.
            assertWanted: () => write(async () => undefined),
          },
        );
        return judge(answer, passage, base);
      }),
    async onDone(tx, { run, input, output: { texts, written, error, say } }) {
      const isTaken = await changeStore.settleRun(
        tx,
        input.changeId,
        run.id,
        texts
          ? {
              state: 'PROPOSED',
              proposed: texts,
              maker: 'ENGINE',
              engineVersion: engine.version,
              error: null,
              say: null,
            }
          : { state: 'FAILED', proposed: null, maker: null, error, say },
      );
      await settle(tx, referenceOf(input), isTaken && texts ? written : null);
    },
  });

  /** As it was asked: what was accepted meanwhile makes the proposal a stale one, and not another. */
  async function readPassage(documentId: string, changeId: string) {
    const change = await changeStore.findChange(db, documentId, changeId);
    const document = await store.findDocument(db, documentId);
    if (!change?.base || !document) return null;
    const found = await paragraphStore.readParagraphs(
      db,
      documentId,
      change.ranges.map(({ paragraphId }) => paragraphId),
    );
    const base = change.base;
    const paragraphs = change.ranges.flatMap(({ paragraphId }, index) => {
      const paragraph = found.get(paragraphId);
      return paragraph ? [{ ...paragraph, text: base[index] ?? '' }] : [];
    });
    const positions = paragraphs.map(({ position }) => position);
    const around = await paragraphStore.readNeighbours(db, documentId, Math.min(...positions), Math.max(...positions));
    const passage = passageOf(change, paragraphs, around, { namesWords: engine.kind === 'MODEL' });
    return { language: document.language, passage, base };
  }

  return defineRun({
    kind: 'amending.propose',
    input: Input,
    steps: { propose },
    planNext: async (_tx, { input }, finished) => (finished ? null : { phase: 'propose', steps: { propose: [input] } }),
    async onEnded(tx, run) {
      if (run.state === 'SUCCEEDED') return;
      const { changeId } = run.input;
      const failed = {
        state: 'FAILED',
        proposed: null,
        maker: null,
        error: run.error ?? 'internal',
        say: null,
      } as const;
      await changeStore.settleRun(
        tx,
        changeId,
        run.id,
        run.state === 'FAILED' ? failed : { state: 'OPEN', proposed: null },
      );
      await settle(tx, referenceOf(run.input), null);
    },
  });
}
