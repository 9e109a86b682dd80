import type { Language } from '@yanmo/contract/languages';
import { writePlainDocx } from './plain-docx.ts';
import { readManuscript } from './read-manuscript.ts';
import { type RewriteDocxOptions, rewriteDocx } from './rewrite-docx.ts';
import { rewriteText } from './rewrite-text.ts';
import type { Manuscript, RewrittenParagraph } from './text-to-rewrite.ts';

export interface RewritingToWrite {
  /** As it was read. */
  manuscript: Manuscript;
  /** Those that changed; others may be named with the text that they had. */
  paragraphs: readonly RewrittenParagraph[];
  language: Language;
  /** Of the reduction: the label in the files names it. */
  produceId: string;
  /** A second Word file shows every change, to be accepted or rejected one by one. */
  isTracked: boolean;
  /** When the changes were made. */
  at: Date;
}

export interface RewrittenFiles {
  word: Uint8Array;
  tracked: Uint8Array | null;
  /** Of a text, pasted or sent: UTF-8 with its mark. */
  text: Uint8Array | null;
  /** Ids of paragraphs that stayed as they were in the Word file, because a note, a citation or the like would have been lost. */
  left: string[];
  /** The same of the file with tracked changes: also where two notes changed places, which Word cannot show. */
  leftInTracked: string[];
}

const author = 'Yanmo 研墨';

/** The files of a rewriting. For a thread that can be ended: it reads the manuscript again. */
export async function writeFiles(order: RewritingToWrite): Promise<RewrittenFiles> {
  const { manuscript, paragraphs, language, produceId, isTracked, at } = order;
  const original = await originalDocx(manuscript, language);
  const options: RewriteDocxOptions = { language, produceId };
  const clean = rewriteDocx(original, paragraphs, options);
  const tracked = isTracked
    ? rewriteDocx(original, paragraphs, { ...options, trackChanges: { author, date: at } })
    : null;
  const isText = manuscript.kind === 'text' || /\.txt$/iu.test(manuscript.file.name);
  return {
    word: clean.bytes,
    tracked: tracked?.bytes ?? null,
    text: isText ? Buffer.from(`\ufeff${rewriteText(manuscript, paragraphs, language)}`) : null,
    left: clean.left,
    leftInTracked: tracked?.left ?? [],
  };
}

/** The file itself, or what stands for one that was no Word file: from then on both go the same way. */
async function originalDocx(manuscript: Manuscript, language: Language): Promise<Uint8Array> {
  if (manuscript.kind === 'file' && /\.docx$/iu.test(manuscript.file.name)) return manuscript.file.bytes;
  return writePlainDocx(await readManuscript(manuscript), language);
}
