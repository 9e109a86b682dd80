import type { Language } from '@yanmo/contract/languages';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { LibraryService } from '../../library/service.ts';
import type { Templates } from '../../settings/service.ts';
import { findCurrentEdition, type PaperEdition, readSectionsOf } from '../editions/edition-store.ts';
import { findPrintableWorks } from '../editions/printable-works.ts';
import * as store from '../store.ts';
import { printedProse } from './printed-prose.ts';

/** Whoever compares others' texts with papers whose owners agreed. */
export interface PaperSharing {
  connect(texts: SharedTexts): void;
  onDelivered(tx: Tx, paper: { userId: string; paperId: string }): Promise<void>;
  onTakenAway(tx: Tx, paperIds: readonly string[]): Promise<void>;
}

interface SharedTexts {
  listDelivered(db: Queryable, userId: string): Promise<string[]>;
  read(db: Queryable, paperId: string): Promise<{ userId: string; language: Language; text: string } | null>;
}

interface Parts {
  fulfilment: Pick<FulfilmentService, 'listOwned'>;
  library: LibraryService;
  templates: Templates;
}

/** What others' texts are compared with, where the owner of a paper agrees: its prose, as the edition prints it that is served. */
export function createSharedTexts({ fulfilment, library, templates }: Parts): SharedTexts {
  async function readPrinted(db: Queryable, paper: store.Paper, edition: PaperEdition): Promise<string> {
    const { templateId, citationStyle, certificate } = edition;
    const sections = await readSectionsOf(db, paper.id, edition.versions);
    // What its student says of a work later changes the next edition.
    const printed = certificate?.sources?.map(({ id }) => id);
    const works = printed
      ? await library.findCited(db, paper.userId, printed)
      : await findPrintableWorks(library, db, paper, sections.values());
    const template = await templates.getTemplate(db, templateId, paper.request.language);
    return printedProse(
      { paper: { ...paper, templateId, citationStyle }, sections, works, isPreview: false },
      template,
    );
  }

  return {
    listDelivered: async (db, userId) => store.listPaperIds(db, await fulfilment.listOwned(db, userId, 'PAPER')),

    async read(db, paperId) {
      const paper = await store.findPaper(db, paperId);
      if (paper?.kind !== 'PAPER') return null;
      const { userId, itemId, request } = paper;
      if (!(await fulfilment.listOwned(db, userId, 'PAPER')).includes(itemId)) return null;
      const edition = await findCurrentEdition(db, itemId);
      // Of a deposit only a part is there, and what is written for it is still being changed.
      if (!edition || edition.isPreview) return null;
      return { userId, language: request.language, text: await readPrinted(db, paper, edition) };
    },
  };
}
