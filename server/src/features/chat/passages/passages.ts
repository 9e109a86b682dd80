import { type ChatFile, chatPagesMaximum } from '@yanmo/contract/chat';
import type { Language } from '@yanmo/contract/languages';
import { FileRefused, type ReadRefusal } from '../../../documents/readers/reading.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { indexForm } from '../../../text/passages/index-passages.ts';
import type { FilesService } from '../../files/service.ts';
import { createFileSources } from './file-sources.ts';
import type { FoundPassage } from './found-passage.ts';
import { createOwnSources, type OwnSource } from './own-sources.ts';
import type { OwnTextParts } from './own-texts.ts';
import { findPassage, listPassages, type OwnPassage } from './passage-store.ts';
import { searchPassages } from './search-passages.ts';
import * as store from './source-store.ts';

export type { FoundPassage } from './found-passage.ts';

/** What may be asked about. The library has no key; any will do. */
export interface PassageSource {
  kind: store.SourceKind;
  key: string;
}

export interface Retrieval {
  /** The best first. */
  passages: FoundPassage[];
  /** At least one of them is sure; else nothing that was searched answers the question. */
  hasFit: boolean;
  /** What could not be searched: not read yet, unreadable, gone, or not theirs. */
  unread: PassageSource[];
}

export type DescribedFile = Omit<ChatFile, 'error'> & { error: ReadRefusal | null };

export interface PassagesParts extends OwnTextParts {
  files: FilesService;
}

const linkSeconds = 600;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** What is told to whoever sent a file that cannot be read. */
export const refusalOfFile = (error: ReadRefusal): AppError => new AppError(error, { maximum: chatPagesMaximum });

export type Passages = ReturnType<typeof createPassages>;

/** What users ask about, cut into passages: put in, searched for whose it is alone, read one by one. */
export function createPassages(platform: Platform, { files, ...own }: PassagesParts) {
  const { db } = platform;
  const fileSources = createFileSources(platform, { files });
  const bringUpToDate = createOwnSources(platform, own);
  const isFile = ({ kind }: PassageSource): boolean => kind === 'FILE';
  const keyOf = ({ kind, key }: PassageSource): string => (kind === 'LIBRARY' ? '' : key);

  /** The source where it can be searched now, or within the time; null where it cannot. */
  async function open(
    userId: string,
    source: PassageSource,
    known: store.Source | undefined,
    waitMs: number,
  ): Promise<store.Source | null> {
    // It goes with its file: what is here may be read.
    const isRead = known && isFile(source) && known.form === indexForm && known.state !== 'READING';
    if (isRead) return known.state === 'READY' ? known : null;
    try {
      const found = isFile(source)
        ? await fileSources.wait(await fileSources.put(userId, source.key), waitMs)
        : await bringUpToDate(userId, { kind: source.kind, key: keyOf(source) } as OwnSource);
      return found?.state === 'READY' ? found : null;
    } catch (error) {
      if (error instanceof AppError || error instanceof FileRefused) return null;
      throw error;
    }
  }

  async function openAll(
    userId: string,
    sources: readonly PassageSource[],
    waitMs: number,
  ): Promise<(store.Source | null)[]> {
    const files = await store.listSources(db, userId, sources.filter(isFile));
    return Promise.all(
      sources.map((source) =>
        open(
          userId,
          source,
          files.find(({ key }) => key === source.key),
          waitMs,
        ),
      ),
    );
  }

  /** AppError where its owner may not read any more what it is of: a refunded paper, a deleted outline. */
  async function linkOf(userId: string, { kind, key }: OwnPassage): Promise<string | null> {
    if (kind === 'PAPER') return (await own.papers.getPrinted(userId, key)).signPdf();
    if (kind === 'OUTLINE') await own.outlines.getForOrder(db, userId, key);
    if (kind !== 'FILE') return null;
    const [file] = await files.listStored(db, [key]);
    return file ? files.signLink(file, linkSeconds, 'inline') : null;
  }

  return {
    registerJobs: fileSources.registerJobs,

    /**
     * Has a source read, unless it stands there as it is; ask as often as you like. A file is read by a job, and this answers when it is read
     * or `waitMs` are over. AppError where it is none of theirs; a file that cannot be read says so by its state.
     */
    async index({ userId, source, waitMs = 0 }: { userId: string; source: PassageSource; waitMs?: number }) {
      if (!isFile(source)) {
        await bringUpToDate(userId, { kind: source.kind, key: keyOf(source) } as OwnSource).catch((error: unknown) => {
          throw error instanceof FileRefused ? refusalOfFile(error.reason) : error;
        });
        return { state: 'READY' as const, error: null };
      }
      const found = await fileSources.wait(await fileSources.put(userId, source.key), waitMs);
      if (!found) throw new AppError('not_found');
      return { state: found.state, error: found.error };
    },

    /** The passages of these sources that answer a question best. What is not this user's is never looked at. */
    async retrieve(request: {
      userId: string;
      sources: readonly PassageSource[];
      question: string;
      language: Language;
      most: number;
      /** How long a file that is being read is waited for. */
      waitMs?: number;
    }): Promise<Retrieval> {
      const { userId, sources, question, language, most, waitMs = 0 } = request;
      const opened = await openAll(userId, sources, waitMs);
      const readable = new Map(opened.flatMap((source) => (source ? [[source.id, source] as const] : [])));
      const passages = await searchPassages(db, { sources: [...readable.values()], question, language, most });
      return {
        passages,
        hasFit: passages.some(({ isSure }) => isSure),
        unread: sources.filter((_, at) => !opened[at]),
      };
    },

    /** A passage with what stands around it. AppError not_found for another's; what a paper is of may be refunded by now. */
    async read(userId: string, passageId: string) {
      const passage = uuid.test(passageId) ? await findPassage(db, userId, passageId) : null;
      if (!passage) throw new AppError('not_found');
      const url = await linkOf(userId, passage);
      const { sourceId, place, workId } = passage;
      const around = await listPassages(
        db,
        [place - 1, place + 1].map((at) => ({ sourceId, place: at })),
      );
      const textAt = (at: number): string =>
        around.find((other) => other.place === at && other.workId === workId)?.text ?? '';
      return {
        passage_id: passage.id,
        kind: passage.kind === 'LIBRARY' ? ('WORK' as const) : passage.kind,
        key: workId ?? passage.key,
        title: passage.title ?? passage.sourceTitle,
        heading: passage.heading,
        page: passage.page,
        before: textAt(place - 1),
        text: passage.text,
        after: textAt(place + 1),
        url,
      };
    },

    /** Of these files those that are this user's and were sent to be read, in the order given. */
    async describe(userId: string, fileKeys: readonly string[]): Promise<DescribedFile[]> {
      const sources = await store.listSources(
        db,
        userId,
        fileKeys.map((key) => ({ kind: 'FILE' as const, key })),
      );
      const stored = await files.listStored(db, fileKeys);
      return stored.flatMap(({ fileKey, name, ownerId }) => {
        const source = sources.find(({ key }) => key === fileKey);
        if (!source || ownerId !== userId) return [];
        const { pages, characters, state, error } = source;
        return [{ file_key: fileKey, name, pages, characters, state, error }];
      });
    },

    /** The passages themselves are in what they were cut from, which is exported and erased where it is kept. */
    accountPart: {
      room: 'chat',
      exportRows: async (tx: Tx, userId: string) => ({
        passage_sources: await store.listSourcesForExport(tx, userId),
      }),
      erase: (tx: Tx, userId: string) => store.deleteSourcesOf(tx, userId),
    },
  };
}
