import { comparedTexts, type SimilarityReport } from '@yanmo/contract/similarity';
import type { DocumentWriter } from '../../../documents/document-writer.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Sweep } from '../../../platform/retention/sweep.ts';
import { similarityMethod, similarityVersion } from '../../../text/similarity/checked.ts';
import type { FilesService } from '../../files/service.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { createCertificates } from '../certificates/certificates.ts';
import { createCompareTexts } from '../comparing/compare-texts.ts';
import { createCheckFiles } from '../reports/check-files.ts';
import { noFindings } from '../reports/findings.ts';
import { findFindings } from '../reports/findings-store.ts';
import { presentReport } from '../reports/present-report.ts';
import { readWordsOfOthers } from '../reports/words-of-others.ts';
import type { SimilarityIndex } from '../similarity-index.ts';
import { createCheckKind } from './check-kind.ts';
import { createCheckRun } from './check-run.ts';
import * as store from './check-store.ts';
import { createMeasureCheck } from './measure-check.ts';
import { createOrderCheck } from './order-check.ts';
import { createOwnCheck, isReadable } from './own-check.ts';
import { createRemoveCheck } from './remove-check.ts';

export interface ChecksParts {
  documents: Pick<DocumentWriter, 'writeCheckReport'>;
  files: FilesService;
  fulfilment: FulfilmentService;
  index: SimilarityIndex;
}

export type ChecksService = ReturnType<typeof createChecks>;

/** Texts that are checked against others: sent, ordered, measured, reported and certified. */
export function createChecks(platform: Platform, { documents, files, fulfilment, index }: ChecksParts) {
  const { db, config, runs } = platform;
  const own = createOwnCheck(fulfilment);
  const checkFiles = createCheckFiles(platform);
  const certificates = createCertificates(platform, fulfilment);
  const measure = createMeasureCheck(platform, index);
  const run = createCheckRun(platform, { fulfilment, measure, documents, files: checkFiles, certificates });
  runs.register(run);
  const orderCheck = createOrderCheck(platform, { files, index });

  return {
    kinds: [createCheckKind(platform, { run, files: checkFiles, index })],
    prepare: orderCheck.prepare,
    preparePaper: orderCheck.preparePaper,
    compare: createCompareTexts(platform, files),
    remove: createRemoveCheck(platform, { own, fulfilment, files, checkFiles }),
    getCertificate: certificates.get,
    async countTexts(userId: string | null) {
      // What was put into an empty library a moment ago is counted too: whoever is told that there is nothing orders nothing.
      await index.hasTexts({ userId, among: ['LIBRARY'] });
      return index.countTexts({ userId, among: comparedTexts });
    },

    /** AppError not_found for what is not theirs. */
    getSent: (userId: string, fileBackKey: string) => own.findByKey(db, userId, fileBackKey),

    async getReport(userId: string, outTradeNo: string): Promise<SimilarityReport> {
      const { item, check } = await own.find(db, userId, outTradeNo);
      // What went back for its money is no longer theirs to read.
      if (item.stage === 2 && item.isGivenUp && !item.isKept) throw new AppError('check_refunded');
      const isThere = isReadable(item) && !check.removedAt;
      const findings = (isThere && (await findFindings(db, check.id))) || noFindings;
      return presentReport({
        ...{ check, item, findings, text: await store.findText(db, check.id) },
        words: await readWordsOfOthers(index, userId, findings.matches),
        pdfUrl: isThere ? checkFiles.sign(check).pdf : null,
        ...{ method: similarityMethod, version: similarityVersion },
      });
    },

    sweeps: [
      {
        name: 'checks',
        keptMs: config.retention.unpaidChecksMs,
        async remove(tx, batch) {
          const { rows, fileKeys } = await store.deleteUnpaid(tx, batch);
          await files.removeFiles(tx, await store.listUnusedFiles(tx, fileKeys));
          return { rows, hasMore: rows === batch.limit };
        },
        findOldest: store.findOldestUnpaid,
      },
      checkFiles.lostFilesSweep,
    ] satisfies Sweep[] as Sweep[],

    accountPart: {
      room: 'similarity',
      async exportRows(tx: Tx, userId: string) {
        return { checks: await store.listForExport(tx, userId, await fulfilment.listReadable(tx, userId)) };
      },
      /** What was sent is among the account's files, and goes with them; certificates stay without a way back. */
      async erase(tx: Tx, userId: string) {
        await certificates.eraseWithdrawn(tx, userId);
        await checkFiles.discardKeys(tx, await store.deleteChecksOf(tx, userId));
      },
    },
  };
}
