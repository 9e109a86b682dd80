import type { DocumentInput } from '../../document.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { defaultTemplates } from '../../templates/default-templates.ts';
import type { Template } from '../../templates/template.ts';
import { type RenderedPdf, renderPdf } from '../render-pdf.ts';
import { TypstCompiler } from '../typst-compiler.ts';

export function templateOf(document: DocumentInput): Template {
  const template = defaultTemplates.find(({ id }) => id === document.templateId);
  if (!template) throw new Error(`no template ${document.templateId}`);
  return template;
}

let compiler: TypstCompiler | null = null;

/** In this process, without the limits: for what stands on the pages. */
export function renderHere(document: DocumentInput, template = templateOf(document)): RenderedPdf {
  compiler ??= new TypstCompiler();
  return renderPdf(compiler, layoutDocument(document, template));
}
