import type { DocumentInput, DocumentType } from '../../document.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { sampleDocument } from '../../samples/sample-document.ts';
import { findTemplate, type Template } from '../../templates/templates.ts';
import { writeWord } from '../write-word.ts';
import { readPackage, type WordPackage } from './word-package.ts';

/** One white dot: what a figure shows is not what these tests ask. */
export const dot = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=', 'base64'),
);

export function templateOf(id: string): Template {
  const template = findTemplate(id);
  if (!template) throw new Error(`no template ${id}`);
  return template;
}

export const sampleOf = (type: DocumentType, templateId: string): DocumentInput =>
  sampleDocument(type, templateOf(templateId));

export async function writeToPackage(
  document: DocumentInput,
  pageOf: ReadonlyMap<string, string> = new Map(),
): Promise<WordPackage & { bytes: Uint8Array }> {
  const layout = layoutDocument(document, templateOf(document.templateId));
  const figures = layout.sections.flatMap(({ items }) => items.filter((item) => item.kind === 'figure'));
  const figureImages = new Map(figures.map(({ id }) => [id, dot]));
  const bytes = await writeWord(layout, { pageOf, figureImages });
  return { ...(await readPackage(bytes)), bytes };
}
