import type { ReducedParagraph } from '@yanmo/contract/reductions';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnReduction } from './own-reduction.ts';
import * as paragraphs from './paragraph-store.ts';
import { presentParagraph, readKey } from './present-reduction.ts';
import * as store from './store.ts';

export interface Choice {
  reduceKey: string;
  /** Left out: all of the paragraph. */
  part?: number | undefined;
  isAccepted: boolean;
}

/** Its owner takes a rewritten sentence, or has the original back. The files follow when they are asked for. */
export function createChooseParts({ db, clock }: Pick<Platform, 'db' | 'clock'>, own: OwnReduction) {
  return async (userId: string, outTradeNo: string, choice: Choice): Promise<ReducedParagraph> => {
    const { item, reduction } = await own.find(db, userId, outTradeNo);
    const key = readKey(choice.reduceKey);
    const position = key?.position ?? null;
    if (key?.id !== reduction.id || position === null) throw new AppError('not_found');
    return inTransaction(db, async (tx) => {
      const { version } = await own.holdChangeable(tx, item, reduction.id);
      const paragraph = await paragraphs.findParagraph(tx, reduction.id, position);
      if (!paragraph) throw new AppError('not_found');
      // A new wording is on its way: what is chosen now would be gone with the old one.
      if (paragraph.state === 'REWRITING') throw new AppError('wrong_state');
      if (choice.part !== undefined && !paragraph.parts[choice.part]) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'part', message: 'invalid' }] });
      }
      const parts = paragraph.parts.map((part, index) =>
        choice.part === undefined || choice.part === index ? { ...part, isAccepted: choice.isAccepted } : part,
      );
      const changed = await paragraphs.changeParagraph(tx, reduction.id, position, { parts });
      const isOther = parts.some(
        ({ isAccepted, before, after }, index) => before !== after && isAccepted !== paragraph.parts[index]?.isAccepted,
      );
      if (isOther) await store.changeReduction(tx, reduction.id, { version: version + 1 }, clock.now());
      return presentParagraph(reduction.id, changed);
    });
  };
}
