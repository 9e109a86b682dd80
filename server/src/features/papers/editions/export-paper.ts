import type { Language } from '@yanmo/contract/languages';
import type { PrintedStyle } from '@yanmo/contract/orders';
import type { PaperExport } from '@yanmo/contract/paper-text';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { presentFailure } from '../../../platform/kept-failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { watchedPriority } from '../../../platform/runs/run.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { Templates } from '../../settings/service.ts';
import type { OwnPaper, OwnPapers } from '../reading/own-paper.ts';
import { hasChangedSince } from '../reading/paper-text.ts';
import { readNewest } from '../section-store.ts';
import * as store from '../store.ts';
import { type createExportRun, ExportInput } from './export-run.ts';
import { chooseFormat } from './paper-options.ts';

interface Parts {
  fulfilment: FulfilmentService;
  templates: Templates;
  papers: OwnPapers;
  run: ReturnType<typeof createExportRun>;
}

/** New files of a paper from its sections as they stand: one export at a time, the old files stay until it is done. */
export function createExportPaper(
  { db, runs }: Pick<Platform, 'db' | 'runs'>,
  { fulfilment, templates, papers, run }: Parts,
) {
  async function present(own: OwnPaper, state: PaperExport['state'], error: string | null, language: Language) {
    return {
      state,
      edition: own.paper.edition,
      error: error === null ? null : presentFailure(error, language, own.item.outTradeNo),
      file_urls: await fulfilment.filesOf(db, own.item),
    };
  }

  const findRun = async (queryable: Queryable, { paper }: OwnPaper) =>
    paper.exportRunId ? runs.find(queryable, paper.exportRunId) : null;

  return {
    async start(
      userId: string,
      asked: { outTradeNo: string; templateId?: string | undefined; citationStyle?: PrintedStyle | undefined },
      language: Language,
    ): Promise<PaperExport> {
      const { own, state } = await inTransaction(db, async (tx) => {
        const own = await papers.lock(tx, userId, asked.outTradeNo);
        const { paper, edition } = own;
        const format = await chooseFormat(templates, tx, paper.request.language, {
          // A template that is no longer shipped gives way to the usual one.
          templateId: asked.templateId ?? (await templates.findTemplate(tx, paper.templateId))?.id,
          citationStyle: asked.citationStyle ?? paper.citationStyle,
        });
        const last = await findRun(tx, own);
        if (last && !last.finishedAt) {
          const begun = ExportInput.parse(last.input);
          const isSame = begun.templateId === format.templateId && begun.citationStyle === format.citationStyle;
          if (!isSame) throw new AppError('request_under_way');
          return { own, state: 'WORKING' as const };
        }
        const isCurrent =
          edition?.templateId === format.templateId &&
          edition.citationStyle === format.citationStyle &&
          !hasChangedSince(own, (await readNewest(tx, paper.id)).values());
        // The files that are there are what another export would write.
        if (isCurrent) return { own, state: 'DONE' as const };
        const created = await runs.create(tx, run, {
          userId,
          subject: paper.id,
          input: { paperId: paper.id, ...format },
          priority: watchedPriority,
        });
        await store.changePaper(tx, paper.id, { exportRunId: created.id });
        return { own, state: 'WORKING' as const };
      });
      return present(own, state, null, language);
    },

    async get(userId: string, outTradeNo: string, language: Language): Promise<PaperExport> {
      const before = await papers.get(db, userId, outTradeNo);
      const last = await findRun(db, before);
      // An edition is entered as its run ends: read before that end, it would be told as done with the old one's number.
      const own = last?.finishedAt ? await papers.get(db, userId, outTradeNo) : before;
      if (!last) return present(own, 'NONE', null, language);
      if (!last.finishedAt) return present(own, 'WORKING', null, language);
      if (last.state !== 'SUCCEEDED') return present(own, 'FAILED', last.error ?? 'internal', language);
      return present(own, 'DONE', null, language);
    },
  };
}
