import type { Language } from '@yanmo/contract/languages';
import type { PageQuery } from '@yanmo/contract/page';
import { z } from 'zod';
import type { DocumentWriter } from '../../../documents/document-writer.ts';
import { fileNameOf } from '../../../documents/file-name-of.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import type { Engine, PaperWriter } from '../../../engines/engine.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { digestCollection, type LibraryService } from '../../library/service.ts';
import { mediaTypes } from '../editions/paper-files.ts';
import { type SampleForm, sampleForms } from './sample-papers.ts';
import { deleteFormerSamples, deleteOtherSamples, hasSample, insertSample, listSamples } from './sample-store.ts';
import { writeSamplePaper } from './write-sample-paper.ts';

const linkSeconds = 3_600;

/** One sample a job, each asking for the next: a paper that somebody waits for is never more than one sample away. */
const makeSample = defineJob({
  name: 'papers.make-sample',
  payload: z.object({ id: z.string() }),
  policy: 'short',
  retryLimit: 2,
  retryDelaySeconds: 30,
});

interface Parts {
  engine: Engine & PaperWriter;
  library: LibraryService;
  documents: DocumentWriter;
  discardFiles(tx: Parameters<typeof insertSample>[0], keys: readonly string[]): Promise<void>;
}

/** Another one whenever they would be written otherwise: the engine's, and what the collection holds. */
const versionOf = (engine: Engine): string => `${engine.version}.${digestCollection().slice(0, 8)}`;

/** The papers on show: written by the built-in engine, once for each of its versions and of the collection's. */
export function createSamples(
  { db, clock, jobs, storage }: Pick<Platform, 'db' | 'clock' | 'jobs' | 'storage'>,
  { engine, library, documents, discardFiles }: Parts,
) {
  let known: string | null = null;
  const version = (): string => {
    known ??= versionOf(engine);
    return known;
  };

  async function findMissing(): Promise<SampleForm | null> {
    // The short ones first: there is something to look at soon.
    for (const form of sampleForms.toSorted((one, other) => one.wordCount - other.wordCount))
      if (!(await hasSample(db, form.id, version()))) return form;
    return null;
  }

  /** Papers that are on show no more go once all that are stand there. */
  async function discardFormer(): Promise<void> {
    const shown = sampleForms.map(({ id }) => id);
    await inTransaction(db, async (tx) => discardFiles(tx, await deleteFormerSamples(tx, shown)));
  }

  async function askForNext(): Promise<void> {
    const next = await findMissing();
    if (!next) return discardFormer();
    await inTransaction(db, (tx) =>
      jobs.enqueue(tx, makeSample, { id: next.id }, { singletonKey: 'samples', priority: -10 }),
    );
  }

  async function make(form: SampleForm, signal: AbortSignal): Promise<void> {
    const at = clock.now();
    const engineVersion = version();
    const { document, units } = await writeSamplePaper({ db, engine, library }, form, { at, signal });
    const { pdf, pages } = await documents.write(document, getDefaultTemplate(form.language));
    const fileKey = `samples/${engineVersion}/${form.id}.pdf`;
    await storage.put(fileKey, Buffer.from(pdf));
    await inTransaction(db, async (tx) => {
      const { id, language, title, field, level } = form;
      await insertSample(tx, {
        ...{ id, language, title, field, level, units, pages, fileKey },
        ...{ engineVersion, createdAt: at },
      });
      await discardFiles(tx, await deleteOtherSamples(tx, id, engineVersion));
    });
  }

  jobs.work(
    makeSample,
    async ({ id }, { signal }) => {
      const form = sampleForms.find((one) => one.id === id);
      if (form && !(await hasSample(db, id, version()))) await make(form, signal);
      await askForNext();
    },
    { concurrency: 1 },
  );

  return {
    /** Begins with the first one that this version of the engine has not written; does nothing when all are there. */
    askForSamples: askForNext,

    async listSamples({ page_num, page_size }: PageQuery, language: Language | undefined) {
      const forms = sampleForms.filter((form) => language === undefined || form.language === language);
      const rows = await listSamples(
        db,
        forms.map(({ id }) => id),
      );
      const made = forms.flatMap(({ id }) => rows.filter((row) => row.id === id));
      return {
        ...{ page_num, page_size, total: made.length },
        samples: made.slice((page_num - 1) * page_size, page_num * page_size).map((sample) => ({
          id: sample.id,
          language: sample.language,
          title: sample.title,
          field: sample.field,
          level: sample.level,
          units: sample.units,
          pages: sample.pages,
          engine: sample.engineVersion,
          pdf_url: storage.signUrl({
            key: sample.fileKey,
            name: `${fileNameOf(sample.title)}.pdf`,
            type: mediaTypes.pdf,
            expiresInSeconds: linkSeconds,
            disposition: 'inline',
          }),
        })),
      };
    },
  };
}
