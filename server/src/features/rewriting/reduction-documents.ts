import type { Rates } from '@yanmo/contract/reductions';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { FileRefused } from '../../documents/readers/reading.ts';
import { readForRewriting } from '../../documents/rewriting/read-for-rewriting.ts';
import type { RewrittenFiles } from '../../documents/rewriting/rewritten-files.ts';
import {
  type Manuscript,
  type ManuscriptParagraph,
  proseOf,
  type RewrittenParagraph,
} from '../../documents/rewriting/text-to-rewrite.ts';
import { writeRewritten } from '../../documents/rewriting/write-rewritten.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { StepFailure } from '../../platform/runs/run.ts';
import type { FilesService } from '../files/service.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import { keepsPromise } from './keeps-promise.ts';
import { type MeasuredChoice, measureChosen } from './measure-chosen.ts';
import type { Measuring } from './measuring.ts';
import { presentParagraph } from './present-reduction.ts';
import type { Paragraph, Reduction } from './reduction.ts';

/** Of the places for files: one who sends many does not keep the others waiting. */
const writtenAtOnce = 2;

export interface DocumentsParts {
  documents: DocumentWriter;
  files: FilesService;
  fulfilment: Pick<FulfilmentService, 'find'>;
  measuring: Pick<Measuring, 'measure'>;
}

export interface When {
  turn?: number | undefined;
  signal?: AbortSignal | undefined;
}

interface Reported {
  engine: string;
  shown: readonly Paragraph[];
  /** Rewritten paragraphs that the file with tracked changes shows as they were. */
  leftInTracked?: number;
}

/** What a rewriting is handed over as, and what is measured on it. */
export function createReductionDocuments(
  { db, clock, threads }: Pick<Platform, 'db' | 'clock' | 'threads'>,
  { documents, files, fulfilment, measuring }: DocumentsParts,
) {
  async function originalOf({ userId, fileKey, source }: Reduction): Promise<Manuscript> {
    const file = fileKey ? await files.readUpload(userId, fileKey, 'REDUCTION') : null;
    if (!file) throw new AppError('reduction_removed');
    return source === 'TEXT'
      ? { kind: 'text', text: Buffer.from(file.bytes).toString('utf8') }
      : { kind: 'file', file };
  }

  /** As it was judged on delivery, or is now; what its owner changed since is not promised. */
  async function promiseOf(reduction: Reduction, after: Rates) {
    const isKept = keepsPromise(reduction, after);
    if (reduction.promised === null || isKept === null) return null;
    if (reduction.isPromiseKept !== null && reduction.isPromiseKept !== isKept) return null;
    const item = reduction.itemId ? await fulfilment.find(db, reduction.itemId) : null;
    // Cancelled half way: nobody judged what there is of it, and nothing goes back for it.
    if (item?.isGivenUp) return null;
    return { maximum: reduction.promised, isKept, isRefunded: !isKept && (item?.priceFen ?? 0) > 0 };
  }

  return {
    /** What was sent could be read when it was ordered: that it cannot be written now is ours to bear. */
    async typeset(reduction: Reduction, changed: readonly RewrittenParagraph[]): Promise<RewrittenFiles> {
      const { id, userId, language, isTracked } = reduction;
      const manuscript = await originalOf(reduction);
      try {
        const order = { manuscript, paragraphs: changed, language, produceId: id, isTracked, at: clock.now() };
        return await writeRewritten(threads, order, { turn: { owner: userId, most: writtenAtOnce } });
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        throw new StepFailure('document_failed', { isPermanent: true, cause: error });
      }
    },

    /** What is promised is promised of the file: it is read again as anybody's upload, and measured. AppError where it cannot be read. */
    async measureFile(
      { language, userId }: Reduction,
      file: { name: string; bytes: Uint8Array },
      isOrdered: (paragraph: ManuscriptParagraph) => boolean,
      when: When = {},
    ): Promise<MeasuredChoice> {
      try {
        const found = await readForRewriting(threads, { kind: 'file', file });
        const prose = proseOf(found).map((paragraph, position) => ({
          ...{ position, text: paragraph.text, isChosen: isOrdered(paragraph) },
        }));
        return await measureChosen(measuring, prose, { language, userId, ...when });
      } catch (error) {
        if (error instanceof FileRefused) throw new AppError(error.reason, {}, { cause: error });
        throw error;
      }
    },

    async report(
      reduction: Reduction,
      { rates: after, whole: wholeAfter, measured }: MeasuredChoice,
      reported: Reported,
    ): Promise<Uint8Array> {
      const { id, title, mode, units, round, kept, cleaned, whole } = reduction;
      return documents.writeReport({
        ...{ id, title, mode, units, engine: reported.engine, rounds: round, kept, cleaned },
        leftInTracked: reported.leftInTracked ?? 0,
        language: reduction.reportLanguage,
        textLanguage: reduction.language,
        method: measured.method,
        version: measured.version,
        measuredAt: new Date(measured.measured_at),
        comparedWith: measured.compared_with,
        before: reduction.ratesBefore ?? after,
        after,
        whole: whole && { ...whole, after: wholeAfter },
        promise: await promiseOf(reduction, after),
        paragraphs: reported.shown.map((paragraph) => presentParagraph(id, paragraph)),
      });
    },
  };
}
