import type { Threads } from '../platform/threads/thread-pool.ts';
import type { CheckReport } from './checking/check-report.ts';
import { type DocumentInput, DocumentInvalid } from './document.ts';
import { PdfFailed } from './pdf/pdf-failed.ts';
import { createPdfWriter, type PdfWriter } from './pdf/pdf-writer.ts';
import type { RewriteReport } from './rewriting/report/rewrite-report.ts';
import type { Template } from './templates/template.ts';
import { createWordWriter, WordFailed, type WordWriter } from './word/word-writer.ts';

export interface WrittenDocument {
  pdf: Uint8Array;
  /** Null for a preview, which is delivered as PDF only. */
  word: Uint8Array | null;
  pages: number;
}

export interface DocumentWriter {
  /** `turn`: its place among those that wait for a thread, the highest first; left out, somebody waits for it. */
  write(document: DocumentInput, template: Template, turn?: number): Promise<WrittenDocument>;
  /** The PDF alone, for whoever only looks at it. */
  writePdf(document: DocumentInput, template: Template): Promise<Uint8Array>;
  /** The report of a rewriting, as PDF. */
  writeReport(report: RewriteReport): Promise<Uint8Array>;
  /** The report of a check with its certificate, as PDF. */
  writeCheckReport(report: CheckReport): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Whether the same document would fail again: what it holds is to blame, not the moment. */
export function isUnwritable(error: unknown): boolean {
  if (error instanceof DocumentInvalid) return true;
  return (error instanceof PdfFailed || error instanceof WordFailed) && error.isFinal;
}

/** Both files of a document. The PDF comes first: it knows the pages that Word's contents show, and draws the figures. */
export function createDocumentWriter(
  threads: Threads,
  writers: { pdf: PdfWriter; word: WordWriter } = { pdf: createPdfWriter(), word: createWordWriter(threads) },
): DocumentWriter {
  return {
    async write(document, template, turn) {
      const isPreview = document.variant === 'PREVIEW';
      const { bytes, pages, pageOf, figureImages } = await writers.pdf.write({
        document,
        template,
        wantsFigureImages: !isPreview,
      });
      const word = isPreview ? null : await writers.word.write({ document, template, pageOf, figureImages }, turn);
      return { pdf: bytes, word, pages };
    },
    async writePdf(document, template) {
      return (await writers.pdf.write({ document, template, wantsFigureImages: false })).bytes;
    },
    async writeReport(report) {
      return (await writers.pdf.writeReport(report)).bytes;
    },
    async writeCheckReport(report) {
      return (await writers.pdf.writeCheckReport(report)).bytes;
    },
    async close() {
      await writers.pdf.close();
    },
  };
}
