import { aiLabelValue, rewrittenLabelLine } from '../ai-label.ts';
import { cleanText } from '../clean-text.ts';
import { languageTags } from '../layout/layout-document.ts';
import { reportData } from '../rewriting/report/report-data.ts';
import { reportWordings } from '../rewriting/report/report-wordings.ts';
import type { RewriteReport } from '../rewriting/report/rewrite-report.ts';
import { finishPdf } from './finish-pdf.ts';
import type { RenderedPdf } from './render-pdf.ts';
import type { TypstCompiler } from './typst-compiler.ts';

/** Blocks for as long as the report takes: for a process of its own. What it shows of the new text was generated, so it is labelled. */
export function renderReport(compiler: TypstCompiler, report: RewriteReport): RenderedPdf {
  const { language, id, title } = report;
  try {
    const typeset = compiler.typeset('rewrite-report', reportData(report));
    const bytes = finishPdf(typeset.pdf(), {
      aiLabel: { line: rewrittenLabelLine[language], value: aiLabelValue(id) },
      metadata: {
        ...{ title: cleanText(title), subject: reportWordings[language].kind, author: '', keywords: [] },
        language: languageTags[language],
      },
    });
    return { bytes, pages: typeset.pageCount, pageOf: new Map() };
  } finally {
    compiler.forget();
  }
}
