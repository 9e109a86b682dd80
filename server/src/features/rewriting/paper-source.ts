import type { RewrittenParagraph } from '../../documents/rewriting/text-to-rewrite.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Reduction } from './reduction.ts';
import type { When } from './reduction-documents.ts';

export interface PaperFiles {
  word: Uint8Array;
  pdf: Uint8Array;
  /** Paragraphs that its owner has worded anew meanwhile: they stay as they are. */
  left: string[];
  /** What `enter` needs; null where nothing changed, and the files are those that were there. */
  entry: unknown;
}

/** The room whose papers are rewritten: it writes their files, and keeps what became of their sections. It stands to the right. */
export interface PaperSource {
  /** Puts the files where nobody sees them; it may run twice, or at the same time as another. */
  write(reduction: Reduction, changed: readonly RewrittenParagraph[], when: When): Promise<PaperFiles>;
  /** In the transaction that makes them the ones that are served. */
  enter(tx: Tx, reduction: Reduction, entry: unknown): Promise<void>;
  /** It was delivered, or came to nothing. */
  onEnded(tx: Tx, reduction: Reduction): Promise<void>;
}

/** Filled once the rooms are made. */
export interface PaperSourcePlace {
  source: PaperSource | null;
}

export function sourceOf({ source }: PaperSourcePlace): PaperSource {
  if (!source) throw new Error('no room writes papers here');
  return source;
}
