import type { Tx } from '../../../platform/database/database.ts';
import { indexForm } from '../../../text/passages/index-passages.ts';
import type { IndexedText } from './indexed-text.ts';
import { type NewPassage, packNumbers, replacePassages } from './passage-store.ts';
import { markReady } from './source-store.ts';

export interface ReadSource extends Omit<IndexedText, 'passages'> {
  passages: NewPassage[];
  title: string;
  version: string | null;
  pages: number | null;
}

/** A source with all its passages, in the place of those it had; its row is held. Whoever searches sees the old ones or the new. */
export async function putSource(tx: Tx, sourceId: number, read: ReadSource, at: Date): Promise<void> {
  const { title, version, stems, pages, characters, passages, index } = read;
  await replacePassages(tx, sourceId, passages, index);
  const lengths = packNumbers(index.lengths);
  await markReady(tx, sourceId, { title, version, stems, pages, characters, lengths, form: indexForm, at });
}
