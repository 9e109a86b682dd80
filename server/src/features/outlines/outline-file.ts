import { fieldLabels, levelLabels, paperTypeLabels } from '@yanmo/contract/code-labels';
import type { Work } from '@yanmo/contract/works';
import type { OutlineDocument } from '../../documents/outline-word.ts';
import { runInThread } from '../../documents/run-in-thread.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Outline } from './store.ts';

/** Whether the download of an outline was bought; orders answer it. */
export interface DownloadRight {
  isPaid(db: Queryable, outlineId: string): Promise<boolean>;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const linkSeconds = 600;

/** One file a revision: a later edit makes another, and a link given before goes on showing what it showed. */
export async function writeOutlineFile(storage: Storage, outline: Outline, works: readonly Work[]): Promise<string> {
  const key = `outlines/${outline.id}/${outline.revision}.docx`;
  const { form } = outline;
  const document: OutlineDocument = {
    id: outline.id,
    title: form.title,
    language: form.language,
    description: [levelLabels[form.product], paperTypeLabels[form.type], fieldLabels[form.field]]
      .map((label) => label[form.language])
      .join(' · '),
    wordCount: form.word_count,
    chapters: outline.chapters,
    works: works.map((work) => ({ id: work.id, citation: citationOf(work) })),
  };
  const bytes = await runInThread<Uint8Array>(
    new URL('../../documents/outline-word-worker.ts', import.meta.url),
    document,
    {
      timeoutMs: 30_000,
      memoryMb: 256,
    },
  );
  await storage.put(key, Buffer.from(bytes));
  const name = `${form.title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').slice(0, 80)}.docx`;
  return storage.signUrl({ key, name, type: wordType, expiresInSeconds: linkSeconds, disposition: 'attachment' });
}

function citationOf({ authors, title, year }: Work): string {
  const names = authors.map(({ family, given }) => `${family} ${given}`.trim()).join(', ');
  return [names, title, year].filter(Boolean).join('. ');
}
