import type { CheckReport } from '../checking/check-report.ts';
import type { DocumentInput } from '../document.ts';
import type { RewriteReport } from '../rewriting/report/rewrite-report.ts';
import type { Template } from '../templates/template.ts';
import type { PdfFailure } from './pdf-failed.ts';
import type { RenderedPdf } from './render-pdf.ts';

export interface PdfOrder {
  document: DocumentInput;
  template: Template;
  /** Pictures of the figures for Word files, which old readers need beside the drawing. */
  wantsFigureImages: boolean;
}

/** A report has a form of its own, and no Word file beside it. */
export type ReportOrder = { report: RewriteReport } | { check: CheckReport };

export type AnyOrder = PdfOrder | ReportOrder;

export interface WrittenPdf extends RenderedPdf {
  /** PNG by the id of the figure; empty unless asked for. */
  figureImages: Map<string, Uint8Array>;
}

export type PdfAnswer = { written: WrittenPdf } | { failed: { reason: PdfFailure; message: string } };
