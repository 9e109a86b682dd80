import type { CitationStyleCode } from '@yanmo/contract/explore';
import type { PaperReference } from '@yanmo/contract/papers';
import { createDocumentWriter } from '../../documents/document-writer.ts';
import { listCitations } from '../../engines/draft-text.ts';
import type { Engine, PaperWriter } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import type { LibraryService } from '../library/service.ts';
import type { OutlinesService } from '../outlines/service.ts';
import { chooseWorks, wantedByLevel } from './choose-works.ts';
import { createCompanionRun } from './companion-run.ts';
import { createDeliverPaper, paperFileKey } from './deliver-paper.ts';
import { createPackPaper } from './pack-paper.ts';
import { basisOf, defaultStyles, listLeaves } from './paper-basis.ts';
import { createPaperKinds } from './paper-kinds.ts';
import { createPaperSteps } from './paper-steps.ts';
import * as store from './store.ts';
import { createWritePaperRun } from './write-paper-run.ts';

export interface PapersParts {
  engine: Engine & PaperWriter;
  library: LibraryService;
  outlines: OutlinesService;
  fulfilment: FulfilmentService;
}

export type PapersService = ReturnType<typeof createPapersService>;

export function createPapersService(platform: Platform, { engine, library, outlines, fulfilment }: PapersParts) {
  const { db, clock, runs, storage } = platform;
  const documents = createDocumentWriter();
  const pack = createPackPaper(platform, { fulfilment });

  const steps = createPaperSteps({ db, clock, engine, library, fulfilment });
  const run = createWritePaperRun(steps, createDeliverPaper({ db, storage, documents }));
  const companionRun = createCompanionRun({ steps, storage, documents });
  runs.register(run);
  runs.register(companionRun);

  async function getOwn(userId: string, outTradeNo: string): Promise<store.Paper> {
    const paper = await store.findPaperOf(db, userId, outTradeNo);
    if (!paper) throw new AppError('not_found');
    return paper;
  }

  /** Printed in the style of the paper, or in the one that was asked for. */
  async function present(
    userId: string,
    ids: readonly string[],
    style: CitationStyleCode,
    citedIn: (id: string) => string[],
  ): Promise<PaperReference[]> {
    const works = await library.findWorks(db, userId, ids);
    const { entries } = await library.cite(
      userId,
      works.map(({ id }) => id),
      style,
    );
    return entries.flatMap(({ id, label, text }) => {
      const work = works.find((one) => one.id === id);
      return work ? [{ work, label, text, cited_in: citedIn(id) }] : [];
    });
  }

  return {
    kinds: createPaperKinds(platform, { engine, outlines, run, companionRun }),

    async getReferences(
      userId: string,
      query: { key1?: string | undefined; outTradeNo?: string | undefined; style?: CitationStyleCode | undefined },
    ) {
      if (query.outTradeNo !== undefined) {
        const paper = await getOwn(userId, query.outTradeNo);
        const sections = await store.readSections(db, paper.id);
        const leaves = listLeaves(paper.request.chapters);
        const citedIn = (id: string) =>
          leaves.filter((leaf) => listCitations(sections.get(leaf.id) ?? '').includes(id)).map(({ title }) => title);
        const used = leaves.flatMap((leaf) => listCitations(sections.get(leaf.id) ?? ''));
        const ids = [...new Set(used)].filter((id) => paper.workIds?.includes(id));
        const style = query.style ?? paper.citationStyle;
        return {
          references: await present(userId, ids, style, citedIn),
          wanted: wantedByLevel[paper.request.level],
          style,
        };
      }
      if (query.key1 === undefined) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'key1', message: 'required' }] });
      }
      const outline = await outlines.getForOrder(db, userId, query.key1);
      const request = basisOf(outline);
      const style = query.style ?? defaultStyles[request.language];
      const ids = await chooseWorks(library, db, { userId, request });
      return { references: await present(userId, ids, style, () => []), wanted: wantedByLevel[request.level], style };
    },

    async getStatus(userId: string, outTradeNo: string) {
      const items = await fulfilment.listByNumber(db, userId, outTradeNo);
      if (items.length === 0) throw new AppError('not_found');
      return Promise.all(
        items.map(async (item) => {
          const paper = await store.findPaperOfItem(db, item.id);
          const total = paper && item.kind === 'PAPER' ? listLeaves(paper.request.chapters).length : 1;
          const done = paper ? (await store.readSections(db, paper.id)).size : item.stage === 2 ? 1 : 0;
          const run = paper?.runId ? await runs.find(db, paper.runId) : null;
          return {
            item_id: item.id,
            stage: item.stage ?? 0,
            progress: item.progress,
            sections_done: Math.min(done, total),
            sections_total: total,
            estimated_seconds: remainingSeconds(run?.startedAt ?? null, item, clock.now()),
          };
        }),
      );
    },

    async getCertificate(userId: string, outTradeNo: string) {
      const paper = await getOwn(userId, outTradeNo);
      const { certificate } = paper;
      if (!certificate || !paper.deliveredAt) throw new AppError('wrong_state');
      return {
        units: certificate.units,
        references: certificate.references,
        engine: paper.engineVersion,
        measured_at: paper.deliveredAt.toISOString(),
        measures: certificate.measures.map(({ isMet, ...measure }) => ({ ...measure, is_met: isMet })),
      };
    },

    pack,

    close: () => documents.close(),

    accountPart: {
      room: 'papers',
      exportRows: async (tx: Tx, userId: string) => ({ papers: await store.listPapersForExport(tx, userId) }),
      async erase(tx: Tx, userId: string) {
        for (const itemId of await store.deletePapersOf(tx, userId)) {
          for (const file of ['word', 'pdf', 'preview'] as const) await storage.remove(paperFileKey(itemId, file));
        }
      },
    },
  };
}

/** By how long it took so far; nothing is promised before there is something to go by. */
function remainingSeconds(startedAt: Date | null, item: { progress: number; stage: number | null }, now: Date): number {
  if (!startedAt || item.stage !== 1 || item.progress < 5) return 0;
  const passed = (now.getTime() - startedAt.getTime()) / 1000;
  return Math.max(1, Math.round((passed * (100 - item.progress)) / item.progress));
}
