import { DocumentInvalid } from '../document.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { drawFigures } from './draw-figures.ts';
import type { AnyOrder, PdfAnswer, WrittenPdf } from './pdf-messages.ts';
import { renderCheckReport } from './render-check-report.ts';
import { renderPdf } from './render-pdf.ts';
import { renderReport } from './render-report.ts';
import { TypstCompiler, TypstRefused } from './typst-compiler.ts';

// A process of its own, not a thread: Typst is native code, which no thread can be stopped in, whose memory no limit of a
// thread counts, and whose crash would take the whole program with it. The parent ends it with SIGKILL.

const compiler = new TypstCompiler();

async function write(order: AnyOrder): Promise<WrittenPdf> {
  if ('report' in order) return { ...renderReport(compiler, order.report), figureImages: new Map() };
  if ('check' in order) return { ...renderCheckReport(compiler, order.check), figureImages: new Map() };
  const { document, template, wantsFigureImages } = order;
  const layout = layoutDocument(document, template);
  const rendered = renderPdf(compiler, layout);
  return { ...rendered, figureImages: wantsFigureImages ? await drawFigures(compiler, layout) : new Map() };
}

async function answer(order: AnyOrder): Promise<PdfAnswer> {
  try {
    return { written: await write(order) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof DocumentInvalid) return { failed: { reason: 'invalid', message } };
    if (error instanceof TypstRefused) return { failed: { reason: 'refused', message } };
    return { failed: { reason: 'crashed', message } };
  }
}

process.on('message', async (order: AnyOrder) => {
  process.send?.(await answer(order));
});
// A stop of the whole program reaches the group; what is under way is finished, and the parent's end is the end here too.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
