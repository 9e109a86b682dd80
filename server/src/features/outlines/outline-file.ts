import { totalWords } from '@yanmo/contract/chapter-words';
import { fieldLabels, levelLabels, paperTypeLabels } from '@yanmo/contract/code-labels';
import type { Work } from '@yanmo/contract/works';
import { fileNameOf } from '../../documents/file-name-of.ts';
import type { OutlineDocument } from '../../documents/outline-word.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { defineTask } from '../../platform/threads/task.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import type { Outline } from './store.ts';

/** Whether the download of an outline was bought; orders answer it. */
export interface DownloadRight {
  isPaid(db: Queryable, userId: string, key1: string): Promise<boolean>;
}

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const linkSeconds = 600;

const writeWord = defineTask<OutlineDocument, Uint8Array>({
  ...{ name: 'outline-word', line: { name: 'outline-word', atOnce: 1 } },
  module: new URL('../../documents/outline-word-worker.ts', import.meta.url),
  limits: { timeoutMs: 30_000, memoryMb: 256 },
});

export const outlineFileKey = (id: string, revision: number) => `outlines/${id}/${revision}.docx`;

/** One file a revision: a later edit makes another, and a link given before goes on showing what it showed. */
export async function writeOutlineFile(
  { storage, threads }: { storage: Storage; threads: Threads },
  outline: Outline,
  works: readonly Work[],
): Promise<string> {
  const key = outlineFileKey(outline.id, outline.revision);
  await storage.put(key, await writeOutlineWord(threads, outline, works));
  const name = outlineFileName(outline.form.title);
  return storage.signUrl({ key, name, type: wordType, expiresInSeconds: linkSeconds, disposition: 'attachment' });
}

export function outlineFileName(title: string): string {
  return `${fileNameOf(title)}.docx`;
}

export async function writeOutlineWord(threads: Threads, outline: Outline, works: readonly Work[]): Promise<Buffer> {
  const { form } = outline;
  const document: OutlineDocument = {
    id: outline.id,
    title: form.title,
    language: form.language,
    description: [levelLabels[form.product], paperTypeLabels[form.type], fieldLabels[form.field]]
      .map((label) => label[form.language])
      .join(' · '),
    wordCount: totalWords(outline.chapters),
    chapters: outline.chapters,
    works: works.map((work) => ({ id: work.id, citation: citationOf(work) })),
  };
  return Buffer.from(await threads.run(writeWord, document));
}

function citationOf({ authors, title, year }: Work): string {
  const names = authors.map(({ family, given }) => `${family} ${given}`.trim()).join(', ');
  return [names, title, year].filter(Boolean).join('. ');
}
