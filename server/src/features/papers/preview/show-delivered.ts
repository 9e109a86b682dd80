import type { PageQuery } from '@yanmo/contract/page';
import type { OwnPaper } from '@yanmo/contract/papers';
import { countSources } from '@yanmo/contract/works';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { certificateMethod, readCertificate } from '../editions/certificate.ts';
import { createOwnPapers } from '../reading/own-paper.ts';
import { listDeliveredPapers } from './paper-list-store.ts';

/** What is true of the papers that were handed over. */
export function createShowDelivered({ db, fulfilment }: { db: Database; fulfilment: FulfilmentService }) {
  const own = createOwnPapers(fulfilment);

  return {
    async getCertificate(userId: string, outTradeNo: string) {
      const { paper, edition } = await own.get(db, userId, outTradeNo);
      const stored = edition ? edition.certificate : paper.certificate;
      const measuredAt = edition?.createdAt ?? paper.deliveredAt;
      if (!stored || !measuredAt) throw new AppError('paper_not_delivered');
      const certificate = readCertificate(stored);
      return {
        units: certificate.units,
        references: certificate.references,
        sources: certificate.sources ? countSources(certificate.sources) : null,
        engine: paper.engineVersion,
        measured_at: measuredAt.toISOString(),
        edition: edition?.edition ?? paper.edition,
        method: certificateMethod(certificate),
        compared_with: certificate.comparedWith ?? ['TEXT' as const],
        is_all_met: certificate.isAllMet,
        gaps:
          certificate.gaps?.map(({ sectionId, part = null, ...gap }) => ({ ...gap, part, section_id: sectionId })) ??
          null,
        measures: certificate.measures.map(({ isMet, ...measure }) => ({ ...measure, is_met: isMet })),
      };
    },

    async getStatement(userId: string, outTradeNo: string) {
      const { edition } = await own.get(db, userId, outTradeNo);
      if (!edition?.statement) throw new AppError('paper_not_delivered');
      return edition.statement;
    },

    async list(userId: string, { page_num, page_size }: PageQuery) {
      const itemIds = await fulfilment.listOwned(db, userId, 'PAPER');
      const { papers, total } = await listDeliveredPapers(db, itemIds, {
        limit: page_size,
        offset: (page_num - 1) * page_size,
      });
      return {
        ...{ page_num, page_size, total },
        papers: papers.map(
          ({ outTradeNo, title, language, edition, isPreview, pages, units, deliveredAt }): OwnPaper => ({
            out_trade_no: outTradeNo,
            title,
            language,
            is_preview: isPreview,
            edition,
            pages,
            units,
            delivered_at: deliveredAt.toISOString(),
          }),
        ),
      };
    },
  };
}
