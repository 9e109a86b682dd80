import { isCompared } from '@yanmo/contract/similarity';
import { z } from 'zod';
import { type DocumentWriter, isUnwritable } from '../../../documents/document-writer.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineRun, defineStep, StepFailure } from '../../../platform/runs/run.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { makeCertificateNumber } from '../certificates/certificate-number.ts';
import type { Certificates } from '../certificates/certificates.ts';
import type { CheckFiles } from '../reports/check-files.ts';
import { findFindings, putFindings } from '../reports/findings-store.ts';
import { reportOf } from '../reports/printed-report.ts';
import * as store from './check-store.ts';
import type { MeasureCheck } from './measure-check.ts';

const OfCheck = z.object({ checkId: z.uuid(), itemId: z.uuid() });
const Nothing = z.object({});
const Written = z.object({ folder: z.string() });

/** Of the way from nothing to the report. */
const share = { begun: 5, found: 60, measured: 80 } as const;

export interface CheckRunParts {
  fulfilment: FulfilmentService;
  measure: MeasureCheck;
  documents: Pick<DocumentWriter, 'writeCheckReport'>;
  files: CheckFiles;
  certificates: Certificates;
}

/**
 * A text that is compared with others, and what comes of it as a file. What was found is kept by the step that found it, not in its
 * answer: answers of steps are kept for a month, and words of others must be able to go before.
 */
export function createCheckRun(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { fulfilment, measure, documents, files, certificates }: CheckRunParts,
) {
  /** Without one that others reach it is read at home, on the machine itself. */
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const retries = { retryLimit: config.stepRetries, retryDelayMs: 1_000 };

  const steps = {
    measure: defineStep({
      ...retries,
      input: OfCheck,
      output: Nothing,
      async work({ input: { checkId, itemId }, turn, signal, write }) {
        await write((tx) => fulfilment.begin(tx, itemId));
        await write((tx) => fulfilment.progress(tx, itemId, share.begun));
        const check = await store.getCheck(db, checkId);
        const text = await store.findText(db, checkId);
        // Nobody can remove it before it is delivered or given up.
        if (!text) throw new StepFailure('item_failed', { isPermanent: true });
        const onFound = () => write((tx) => fulfilment.progress(tx, itemId, share.found));
        const { findings, rates, compared, method, version } = await measure(check, text, { turn, signal, onFound });
        // All that was chosen went away since it was paid for, or is an earlier version of the text: nothing was measured.
        if (!isCompared(compared)) throw new StepFailure('nothing_to_compare_with', { isPermanent: true });
        await write(async (tx) => {
          // Which locks the order, before what belongs to it.
          await fulfilment.progress(tx, itemId, share.measured);
          await putFindings(tx, checkId, findings);
          const { certificateNumber } = await store.lockCheck(tx, checkId);
          const now = clock.now();
          await store.changeCheck(
            tx,
            checkId,
            {
              ...{ rates, compared, method, version, measuredAt: now },
              certificateNumber: certificateNumber ?? makeCertificateNumber(),
            },
            now,
          );
        });
        return {};
      },
    }),
    report: defineStep({
      ...retries,
      input: OfCheck,
      output: Written,
      async work({ input: { checkId } }) {
        const check = await store.getCheck(db, checkId);
        const text = await store.findText(db, checkId);
        const findings = await findFindings(db, checkId);
        if (!text || !findings) throw new StepFailure('item_failed', { isPermanent: true });
        try {
          const pdf = await documents.writeCheckReport(reportOf(check, text, findings, siteUrl));
          return await files.put(checkId, pdf);
        } catch (error) {
          if (!isUnwritable(error)) throw error;
          throw new StepFailure('document_failed', { isPermanent: true, cause: error });
        }
      },
      async onDone(tx, { input, output }) {
        await fulfilment.holdItem(tx, input.itemId);
        await files.enter(tx, input.checkId, output);
      },
    }),
  };

  async function deliver(tx: Tx, { itemId, checkId }: z.output<typeof OfCheck>): Promise<void> {
    if (!(await fulfilment.finish(tx, itemId))) return;
    await store.changeCheck(tx, checkId, { deliveredAt: clock.now() }, clock.now());
    await certificates.issue(tx, await store.getCheck(tx, checkId));
  }

  return defineRun({
    kind: 'similarity.check',
    input: OfCheck,
    steps,
    async planNext(_tx, { input }, finished) {
      if (!finished) return { phase: 'measure', steps: { measure: [input] } };
      return finished.phase === 'measure' ? { phase: 'report', steps: { report: [input] } } : null;
    },
    async onEnded(tx, run) {
      const { checkId, itemId } = run.input;
      const check = await store.findCheck(tx, checkId);
      // One that was given up as overdue may end after another was begun in its place: that one decides.
      if (check?.runId !== run.id) return;
      if (run.state === 'SUCCEEDED') await deliver(tx, run.input);
      else if (run.state === 'FAILED') await fulfilment.failByRun(tx, itemId, run);
    },
  });
}
