import { randomBytes } from 'node:crypto';
import type { Localized } from '@yanmo/contract/languages';
import type { FileUrls } from '@yanmo/contract/orders';
import { Rates } from '@yanmo/contract/reductions';
import { z } from 'zod';
import { fileNameOf } from '../../documents/file-name-of.ts';
import { filesOfPack, type PackedFile, zipFiles } from '../../documents/rewriting/pack-rewritten.ts';
import { reportWordings } from '../../documents/rewriting/report/report-wordings.ts';
import type { RewrittenParagraph } from '../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { noFiles } from '../fulfilment/service.ts';
import * as fileStore from './file-store.ts';
import { type MeasuredChoice, measureChosen } from './measure-chosen.ts';
import { type PaperSourcePlace, sourceOf } from './paper-source.ts';
import * as paragraphs from './paragraph-store.ts';
import { isChosen, isProse, type Paragraph, type Reduction, textOf } from './reduction.ts';
import { createReductionDocuments, type DocumentsParts, type When } from './reduction-documents.ts';
import * as store from './store.ts';

const linkSeconds = 600;
/** Links to what was there before go on for as long as they were given. */
const replacedKeptMs = 2 * linkSeconds * 1000;

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain',
  zip: 'application/zip',
} as const;
type Extension = 'docx' | 'pdf' | 'txt';

const byHand: Localized = { zh: '人工改写', en: 'by hand', es: 'a mano', ja: '人の手による' };

/** What lies in the storage and waits to be entered; the output of the step that wrote it. */
export const WrittenFiles = z.object({
  folder: z.string(),
  /** The choices that are in them. */
  version: z.int(),
  /** Where the text itself lies. */
  mainKey: z.string(),
  rates: Rates,
  /** Of the whole, where only some paragraphs are rewritten. */
  whole: Rates.nullable().default(null),
  /** Places in the file that could not take their new text. */
  left: z.array(z.string()),
  /** Of a paper: what became of its sections. */
  entry: z.unknown(),
});
export type WrittenFiles = z.infer<typeof WrittenFiles>;

const discardFiles = defineJob({
  name: 'rewriting.discard-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retryLimit: 10,
});

/** A place of its own for every try: two that write at the same time never mix. */
const newFolder = (reductionId: string): string => `reductions/${reductionId}/${randomBytes(8).toString('hex')}`;

export type ReductionFiles = ReturnType<typeof createReductionFiles>;

/**
 * The rewritten text as a file, its report, and all of it in one zip. `write` reads the choices as they stand and puts the files where
 * nobody sees them; it may run twice, or at the same time as another. `enter` makes them the ones that are served.
 */
export function createReductionFiles(platform: Platform, parts: DocumentsParts & { papers: PaperSourcePlace }) {
  const { db, clock, jobs, storage } = platform;
  const { papers } = parts;
  const made = createReductionDocuments(platform, parts);
  jobs.work(discardFiles, async ({ keys }) => {
    for (const key of keys) await storage.remove(key);
  });

  async function discardKeys(tx: Tx, keys: readonly string[], startAfter?: Date): Promise<void> {
    if (keys.length === 0) return;
    await jobs.enqueue(tx, discardFiles, { keys: [...keys] }, startAfter ? { startAfter } : {});
  }

  /** Each key is written down before its first byte; an account that is erased meanwhile has looked for it in vain. */
  async function put(
    { id, version }: Reduction,
    files: { main: Uint8Array; extension: Extension; report: Uint8Array; pack: readonly PackedFile[] },
  ): Promise<Pick<WrittenFiles, 'folder' | 'version' | 'mainKey'>> {
    const folder = newFolder(id);
    const mainKey = `${folder}/text.${files.extension}`;
    const contents: [string, Uint8Array][] = [
      [mainKey, files.main],
      [`${folder}/report.pdf`, files.report],
      [`${folder}/all.zip`, await zipFiles(files.pack, clock.now())],
    ];
    const keys = contents.map(([key]) => key);
    await fileStore.insertFileKeys(db, id, keys);
    for (const [key, bytes] of contents) await storage.put(key, Buffer.from(bytes));
    const known = new Set(await fileStore.findFileKeys(db, keys));
    const erased = keys.filter((key) => !known.has(key));
    for (const key of erased) await storage.remove(key);
    if (erased.length > 0) throw new AppError('not_found');
    return { folder, version, mainKey };
  }

  const asShown = (all: readonly Paragraph[], left: readonly string[]) =>
    all.map((paragraph) => (left.includes(paragraph.key) ? asLeft(paragraph) : paragraph));

  /**
   * A paper of ours is set anew, with its own Word and PDF. What is measured is what was rewritten, the prose of its sections, as
   * before it was: the abstract and what the file says of itself would move the rate and cannot be helped.
   */
  async function writePaper(
    reduction: Reduction,
    { all, changed }: { all: readonly Paragraph[]; changed: readonly RewrittenParagraph[] },
    when: When,
  ): Promise<WrittenFiles> {
    const { title, reportLanguage, engineVersion } = reduction;
    const { word, pdf, left, entry } = await sourceOf(papers).write(reduction, changed, when);
    const shown = asShown(all, left);
    const prose = shown.filter(isProse).map((one) => ({ ...one, text: textOf(one), isChosen: isChosen(one) }));
    const { language, userId } = reduction;
    const measured = await measureChosen(parts.measuring, prose, { language, userId, ...when });
    const report = await made.report(reduction, measured, { engine: engineVersion, shown });
    const pack = [
      { name: `${fileNameOf(title)}.docx`, bytes: word },
      { name: `${fileNameOf(title)}.pdf`, bytes: pdf },
      { name: `${reportWordings[reportLanguage].kind}.pdf`, bytes: report },
    ];
    const written = await put(reduction, { main: word, extension: 'docx', report, pack });
    return { ...written, rates: measured.rates, whole: measured.whole, left, entry };
  }

  return {
    /** An operator's own file: what stood there before and was not to be rewritten is not what was ordered. */
    async measureByHand(reduction: Reduction, file: { name: string; bytes: Uint8Array }): Promise<MeasuredChoice> {
      if (reduction.whole === null) return made.measureFile(reduction, file, () => true);
      const all = await paragraphs.listParagraphs(db, reduction.id);
      const left = new Set(all.filter((one) => isProse(one) && !isChosen(one)).map(({ before }) => before));
      return made.measureFile(reduction, file, ({ text }) => !left.has(text));
    },

    async write(reductionId: string, when: When): Promise<WrittenFiles> {
      const reduction = await store.getReduction(db, reductionId);
      const all = await paragraphs.listParagraphs(db, reductionId);
      const changed = all
        .filter((paragraph) => isChosen(paragraph) && paragraph.parts.length > 0)
        .map((paragraph) => ({ id: paragraph.key, text: textOf(paragraph) }));
      if (reduction.source === 'PAPER') return writePaper(reduction, { all, changed }, when);
      const files = await made.typeset(reduction, changed);
      const chosen = new Set(all.filter(isChosen).map(({ key }) => key));
      const isOrdered = reduction.whole === null ? () => true : ({ id }: { id: string }) => chosen.has(id);
      const measured = await made.measureFile(reduction, { name: 'text.docx', bytes: files.word }, isOrdered, when);
      const report = await made.report(reduction, measured, {
        ...{ engine: reduction.engineVersion, leftInTracked: files.leftInTracked.length },
        shown: asShown(all, files.left),
      });
      const pack = filesOfPack({ title: reduction.title, language: reduction.reportLanguage }, { ...files, report });
      const written = await put(reduction, { main: files.word, extension: 'docx', report, pack });
      return { ...written, rates: measured.rates, whole: measured.whole, left: files.left, entry: null };
    },

    /** An operator's own file in the place of what an engine would have made. */
    async writeByHand(
      reduction: Reduction,
      file: { name: string; bytes: Uint8Array },
      measured: MeasuredChoice,
    ): Promise<WrittenFiles> {
      const { title, reportLanguage } = reduction;
      const extension = (/\.(docx|pdf|txt)$/iu.exec(file.name)?.[1]?.toLowerCase() ?? 'docx') as Extension;
      const report = await made.report(reduction, measured, { engine: byHand[reportLanguage], shown: [] });
      const pack = [
        { name: `${fileNameOf(title)}.${extension}`, bytes: file.bytes },
        { name: `${reportWordings[reportLanguage].kind}.pdf`, bytes: report },
      ];
      const written = await put(reduction, { main: file.bytes, extension, report, pack });
      return { ...written, rates: measured.rates, whole: measured.whole, left: [], entry: null };
    },

    async enter(tx: Tx, reductionId: string, written: WrittenFiles): Promise<void> {
      const reduction = await store.lockReduction(tx, reductionId);
      const { removedAt, folder: replaced } = reduction;
      if (written.entry) await sourceOf(papers).enter(tx, reduction, written.entry);
      if (removedAt) return discardKeys(tx, await fileStore.deleteFileKeys(tx, reductionId));
      const { folder, version } = written;
      await paragraphs.keepOriginals(tx, reductionId, written.left);
      await store.changeReduction(tx, reductionId, { folder, packedVersion: version }, clock.now());
      await store.setRatesAfter(tx, reductionId, written, clock.now());
      await fileStore.markServed(tx, reductionId, folder);
      if (!replaced) return;
      const startAfter = new Date(Date.now() + replacedKeptMs);
      await discardKeys(tx, await fileStore.deleteFileKeys(tx, reductionId, replaced), startAfter);
    },

    /** All that was ever made of it. */
    async discard(tx: Tx, reductionId: string): Promise<void> {
      await discardKeys(tx, await fileStore.deleteFileKeys(tx, reductionId));
    },
    discardKeys,

    /** Of the choices that are packed; the zip only while they are the newest. */
    sign({ title, folder, packedVersion, version, handFileKey, removedAt }: Reduction): FileUrls {
      if (!folder || removedAt) return noFiles;
      const extension = (handFileKey?.match(/\w+$/u)?.[0] ?? 'docx') as Extension;
      const sign = (file: string, kind: keyof typeof types) =>
        storage.signUrl({
          key: `${folder}/${file}`,
          name: `${fileNameOf(title)}.${kind}`,
          type: types[kind],
          expiresInSeconds: linkSeconds,
          disposition: 'attachment',
        });
      return {
        word: extension === 'docx' ? sign('text.docx', 'docx') : null,
        pdf: sign('report.pdf', 'pdf'),
        zip: packedVersion === version ? sign('all.zip', 'zip') : null,
      };
    },
  };
}

const asLeft = (paragraph: Paragraph): Paragraph => ({ ...paragraph, state: 'LEFT', why: 'CHECKS', parts: [] });
