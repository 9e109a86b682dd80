import type { Language } from '@yanmo/contract/languages';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { findCurrentEdition, readSectionsOf } from '../editions/edition-store.ts';
import { proseOf } from '../reducing/paper-paragraphs.ts';
import * as store from '../store.ts';

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

const citation = /\[@[\w-]+\]/gu;

/** What others' texts are compared with, where the owner of a paper agrees: its prose, as the edition reads that is served. */
export function createSharedTexts({ fulfilment }: { fulfilment: Pick<FulfilmentService, 'listOwned'> }): SharedTexts {
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
      const sections = await readSectionsOf(db, paperId, edition.versions);
      return { userId, language: request.language, text: proseOf(request.chapters, sections).replace(citation, '') };
    },
  };
}
