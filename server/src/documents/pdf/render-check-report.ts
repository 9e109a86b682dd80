import { checkData } from '../checking/check-data.ts';
import type { CheckReport } from '../checking/check-report.ts';
import { checkWordings } from '../checking/check-wordings.ts';
import { cleanText } from '../clean-text.ts';
import { languageTags } from '../layout/layout-document.ts';
import { finishPdf } from './finish-pdf.ts';
import type { RenderedPdf } from './render-pdf.ts';
import type { TypstCompiler } from './typst-compiler.ts';

/** Blocks for as long as the report takes: for a process of its own. It shows a text as it was sent, so nothing in it is labelled. */
export function renderCheckReport(compiler: TypstCompiler, report: CheckReport): RenderedPdf {
  const { language, title, certificateNumber } = report;
  try {
    const typeset = compiler.typeset('check-report', checkData(report));
    const bytes = finishPdf(typeset.pdf(), {
      aiLabel: null,
      metadata: {
        ...{
          title: cleanText(title),
          subject: checkWordings[language].kind,
          author: '',
          keywords: [certificateNumber],
        },
        language: languageTags[language],
      },
    });
    return { bytes, pages: typeset.pageCount, pageOf: new Map() };
  } finally {
    compiler.forget();
  }
}
