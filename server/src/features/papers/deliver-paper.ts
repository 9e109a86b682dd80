import type { DocumentWriter } from '../../documents/document-writer.ts';
import { findTemplate, getDefaultTemplate } from '../../documents/templates/templates.ts';
import type { PaperSection } from '../../engines/engine.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { assemblePaper, type PaperTexts, plainChapters } from './assemble-paper.ts';
import { measurePaper } from './certificate.ts';
import * as store from './store.ts';

export type DeliverPaper = (texts: Omit<PaperTexts, 'referencesTitle'>) => Promise<{ pages: number }>;

/** Under the item, and under whether it is the preview: a second try writes the same place again. */
export function paperFileKey(itemId: string, file: 'word' | 'pdf' | 'preview'): string {
  return `papers/${itemId}/${file === 'word' ? 'paper.docx' : file === 'pdf' ? 'paper.pdf' : 'preview.pdf'}`;
}

const headingsOf = (sections: readonly PaperSection[]): string[] =>
  sections.flatMap((section) => [section.title, ...headingsOf(section.children)]);

/** Writes both files and measures what is in them. Storage shows a file only when it is whole. */
export function createDeliverPaper(parts: { db: Database; storage: Storage; documents: DocumentWriter }): DeliverPaper {
  const { db, storage, documents } = parts;
  return async (texts) => {
    const { paper, works, isPreview } = texts;
    const template = findTemplate(paper.templateId) ?? getDefaultTemplate(paper.request.language);
    const document = assemblePaper({ ...texts, referencesTitle: template.texts.referencesTitle });
    const written = await documents.write(document, template);
    if (isPreview) await storage.put(paperFileKey(paper.itemId, 'preview'), Buffer.from(written.pdf));
    else {
      await storage.put(paperFileKey(paper.itemId, 'pdf'), Buffer.from(written.pdf));
      if (written.word) await storage.put(paperFileKey(paper.itemId, 'word'), Buffer.from(written.word));
      const certificate = measurePaper({
        language: paper.request.language,
        wantedUnits: paper.request.wordCount,
        headings: headingsOf(paper.request.chapters),
        chapters: plainChapters(texts),
        document,
        works,
      });
      await store.changePaper(db, paper.id, { certificate });
    }
    return { pages: written.pages };
  };
}
