import { sectionTextMaximum } from '@yanmo/contract/paper-text';
import { z } from 'zod';
import { listCitations, parseDraft, printBlock } from '../../../engines/draft-text.ts';
import { NothingKnown, WishNotUnderstood } from '../../../engines/engine.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { defineRun, defineStep, StepFailure } from '../../../platform/runs/run.ts';
import { isCitedBySheets } from '../../library/service.ts';
import { listLeaves } from '../paper-basis.ts';
import { baseOf } from '../reading/paper-text.ts';
import type { Paper } from '../store.ts';
import * as store from '../store.ts';
import { cleanDraft } from '../writing/clean-draft.ts';
import { OfPaper, type PaperSteps } from '../writing/paper-steps.ts';
import * as amendments from './amendment-store.ts';

const Input = OfPaper.extend({ amendmentId: z.uuid(), section: z.string() });

/** A student waits before the screen: fewer tries than for a paper, so that a dead engine is told of soon. */
const retries = { retryLimit: 2, retryDelayMs: 500 };

/** The last paragraph of the section before and the first of the one after, as they stand now. */
async function readNeighbours(db: Queryable, paper: Paper, sectionId: string) {
  const leaves = listLeaves(paper.request.chapters);
  const at = leaves.findIndex(({ id }) => id === sectionId);
  const sections = await store.readSections(db, paper.id);
  const paragraphs = (index: number) =>
    parseDraft(sections.get(leaves[index]?.id ?? '') ?? '').filter(({ kind }) => kind === 'paragraph');
  const before = paragraphs(at - 1).at(-1);
  const [after] = paragraphs(at + 1);
  return { before: before ? printBlock(before) : null, after: after ? printBlock(after) : null };
}

/** Only what the paper has may be cited, whatever an engine writes. */
function keepKnownCitations(text: string, known: ReadonlySet<string>): string {
  const unknown = listCitations(text).filter((id) => !known.has(id));
  return unknown.reduce((kept, id) => kept.replaceAll(` [@${id}]`, '').replaceAll(`[@${id}]`, ''), text);
}

/** A change that a student wished for: one step that asks the engine; what comes back is a proposal, never a version. */
export function createAmendmentRun(shared: PaperSteps) {
  const { db, engine, readPlanned, withCited, callOf, collect, forRun } = shared;

  const steps = {
    revise: defineStep({
      ...retries,
      input: Input,
      output: z.object({ text: z.string() }),
      work: (context) =>
        forRun(async () => {
          const { paperId, itemId, section, amendmentId } = context.input;
          const { paper, request, plan, works } = await readPlanned(paperId);
          const amendment = await amendments.getAmendment(db, amendmentId);
          const base = await baseOf(db, amendment);
          const pieces = engine.reviseSection(
            {
              ...{ paper: await withCited(paper.userId, request, base), plan, section, text: base },
              notes: [{ kind: 'WISH', text: amendment.instruction }],
              neighbours: await readNeighbours(db, paper, section),
            },
            callOf(context, itemId),
          );
          try {
            const known = new Set([...works.map(({ id }) => id), ...listCitations(base)]);
            const revised = await collect(context, pieces);
            // What is known of a subject brings the works along that it rests on.
            const named = listCitations(revised).filter(isCitedBySheets);
            const text = cleanDraft(keepKnownCitations(revised, new Set([...known, ...named])));
            if (text.length > sectionTextMaximum) throw new StepFailure('engine_refused', { isPermanent: true });
            // A proposal that changes nothing is no answer to a wish.
            if (text === '' || text === cleanDraft(base)) throw new WishNotUnderstood('nothing was changed');
            return { text };
          } catch (error) {
            if (!(error instanceof WishNotUnderstood)) throw error;
            const code = error instanceof NothingKnown ? 'wish_nothing_known' : 'wish_not_understood';
            throw new StepFailure(code, { isPermanent: true, cause: error });
          }
        }),
      onDone: (tx, { input, output }) =>
        amendments.settleAmendment(tx, input.amendmentId, ['WORKING'], {
          state: 'PROPOSED',
          text: output.text,
          engineVersion: engine.version,
        }),
    }),
  };

  return defineRun({
    kind: 'amendment',
    input: Input,
    steps,
    planNext: async (_tx, { input }, finished) => (finished ? null : { phase: 'revise', steps: { revise: [input] } }),
    async onEnded(tx, run) {
      const { amendmentId } = run.input;
      if (run.state === 'FAILED') {
        const error = run.error ?? 'internal';
        await amendments.settleAmendment(tx, amendmentId, ['WORKING'], { state: 'FAILED', error });
      }
      // Whoever stopped it, nobody works on it: its section must not wait for it.
      if (run.state === 'CANCELLED') {
        await amendments.settleAmendment(tx, amendmentId, ['WORKING'], { state: 'DISMISSED' });
      }
    },
  });
}
