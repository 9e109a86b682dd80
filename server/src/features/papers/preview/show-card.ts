import type { Language } from '@yanmo/contract/languages';
import type { WorkCard } from '@yanmo/contract/work-cards';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { LibraryService, WorkCards } from '../../library/service.ts';
import type { OutlinesService } from '../../outlines/service.ts';
import { citedIds } from '../editions/printable-works.ts';
import { readSections } from '../store.ts';
import { getShownPaper } from './get-shown-paper.ts';

interface Parts {
  db: Database;
  library: LibraryService;
  outlines: OutlinesService;
  fulfilment: FulfilmentService;
  cards: WorkCards;
}

interface CardQuery {
  workId: string;
  key1?: string | undefined;
  outTradeNo?: string | undefined;
}

/** What a work of an own outline or paper says of itself; of any other it is not said that there is one. */
export function createShowCard({ db, library, outlines, fulfilment, cards }: Parts) {
  async function findOwner(
    userId: string,
    { key1, outTradeNo }: CardQuery,
  ): Promise<{ language: Language; workIds: ReadonlySet<string> }> {
    if (outTradeNo !== undefined) {
      const paper = await getShownPaper({ db, fulfilment }, userId, outTradeNo);
      const texts = [...(await readSections(db, paper.id)).values()];
      const workIds = new Set([...(paper.workIds ?? []), ...texts.flatMap(citedIds)]);
      return { language: paper.request.language, workIds };
    }
    if (key1 === undefined) {
      throw new AppError('invalid_fields', {}, { fields: [{ path: 'key1', message: 'required' }] });
    }
    return outlines.readBeside(userId, key1);
  }

  return async function getCard(userId: string, query: CardQuery): Promise<WorkCard> {
    const { language, workIds } = await findOwner(userId, query);
    const workId = query.workId.toLowerCase();
    if (!workIds.has(workId)) throw new AppError('not_found');
    const [work] = await library.findCited(db, userId, [workId]);
    if (!work) throw new AppError('not_found');
    return cards.showCard(userId, work, language);
  };
}
