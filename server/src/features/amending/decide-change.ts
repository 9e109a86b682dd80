import { amendLimits } from '@yanmo/contract/amending';
import { seenText } from '@yanmo/contract/seen-text';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AmendParagraph, type Change, joinPassage, partPassage, standsSo, versionOf } from './amending.ts';
import { getPassage } from './ask-change.ts';
import * as changeStore from './change-store.ts';
import * as paragraphStore from './paragraph-store.ts';
import * as store from './store.ts';

export interface Decision {
  key: string;
  changeId: string;
  decision: 'ACCEPT' | 'DISMISS' | 'UNDO' | 'ANSWER';
  version?: number | undefined;
  text?: string | undefined;
  reply?: string | undefined;
}

/** What its owner makes of a proposal. The document is locked, so that of two decisions at one moment the second sees the first. */
export function createDecideChange({ db, clock, runs }: Pick<Platform, 'db' | 'clock' | 'runs'>) {
  /** Paragraphs that stay keep their version, so that others' proposals for them stay good. */
  async function setTexts(
    tx: Tx,
    change: Change,
    paragraphs: readonly AmendParagraph[],
    texts: readonly string[],
  ): Promise<void> {
    for (const [index, { id, text }] of paragraphs.entries()) {
      const fresh = texts[index] ?? text;
      if (fresh !== text) await paragraphStore.setText(tx, change.documentId, id, fresh);
    }
  }

  /** Words of the owner's own, in place of what stands there now. */
  function readOwnWords(text: string, paragraphs: readonly AmendParagraph[]): string[] {
    const clean = seenText(text).replace(/\r\n?/gu, '\n');
    const texts = partPassage(clean, paragraphs.length);
    if (texts === null) throw new AppError('amend_paragraphs_differ', { count: paragraphs.length });
    if (joinPassage(texts).length > amendLimits.text || /[⟦⟧]/u.test(clean)) {
      throw new AppError('invalid_fields', {}, { fields: [{ path: 'text', message: 'invalid' }] });
    }
    return texts;
  }

  async function accept(tx: Tx, change: Change, { text, version }: Decision): Promise<void> {
    if (change.state === 'ACCEPTED') {
      if (text === undefined || text.trim() === joinPassage(change.proposed ?? [])) return;
      throw new AppError('wrong_state');
    }
    const paragraphs = await getPassage(tx, change);
    const isOwn = text !== undefined;
    if (!isOwn && (change.state !== 'PROPOSED' || !change.proposed)) throw new AppError('wrong_state');
    const now = versionOf(paragraphs);
    const isSeen = isOwn ? (version ?? now) === now : standsSo(paragraphs, change.base);
    if (!isSeen) throw new AppError('amend_text_changed');
    const texts = isOwn ? readOwnWords(text, paragraphs) : (change.proposed ?? []);
    const base = paragraphs.map((paragraph) => paragraph.text);
    if (joinPassage(texts) === joinPassage(base)) throw new AppError('amend_already');
    await setTexts(tx, change, paragraphs, texts);
    await changeStore.changeChange(tx, change.id, {
      ...{ state: 'ACCEPTED', base, proposed: texts, error: null, say: null },
      // What was made of an engine's words is not all its owner's.
      maker: change.maker === null || change.state === 'WORKING' ? 'HAND' : change.maker,
      runId: null,
      decidedAt: clock.now(),
    });
  }

  async function undo(tx: Tx, change: Change): Promise<void> {
    if (change.state === 'DISMISSED') {
      const state = change.proposed ? 'PROPOSED' : change.error === null ? 'OPEN' : 'FAILED';
      await changeStore.changeChange(tx, change.id, { state, decidedAt: null });
      return;
    }
    if (change.state !== 'ACCEPTED' || !change.base) throw new AppError('wrong_state');
    const paragraphs = await getPassage(tx, change);
    // Another rests on it by now: that one goes first.
    if (!standsSo(paragraphs, change.proposed)) throw new AppError('amend_undo_later');
    await setTexts(tx, change, paragraphs, change.base);
    await changeStore.changeChange(tx, change.id, { state: 'PROPOSED', decidedAt: null });
  }

  async function dismiss(tx: Tx, change: Change): Promise<void> {
    if (change.state === 'ACCEPTED') throw new AppError('wrong_state');
    if (change.state === 'DISMISSED') return;
    await changeStore.changeChange(tx, change.id, { state: 'DISMISSED', runId: null, decidedAt: clock.now() });
  }

  return async (userId: string, decision: Decision): Promise<void> => {
    const stopped = await inTransaction(db, async (tx) => {
      const document = await store.lockOwn(tx, userId, decision.key);
      const change = document && (await changeStore.findChange(tx, document.id, decision.changeId));
      if (!change) throw new AppError('not_found');
      if (decision.reply !== undefined) {
        if (change.commentId === null) throw new AppError('wrong_state');
        const reply = seenText(decision.reply).trim();
        await changeStore.changeChange(tx, change.id, { reply: reply === '' ? null : reply });
      }
      if (decision.decision === 'ACCEPT') await accept(tx, change, decision);
      else if (decision.decision === 'DISMISS') await dismiss(tx, change);
      else if (decision.decision === 'UNDO') await undo(tx, change);
      await store.touch(tx, document.id, clock.now());
      return change.state === 'WORKING' && decision.decision !== 'ANSWER' ? change.runId : null;
    });
    // Not above: a run is locked before what it changes. Killed in between, it ends and its proposal is dropped.
    if (stopped !== null) await inTransaction(db, (tx) => runs.cancel(tx, stopped));
  };
}
