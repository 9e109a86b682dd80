import type { CitationStyleCode } from '@yanmo/contract/explore';
import type { Language } from '@yanmo/contract/languages';
import { PrintedStyle } from '@yanmo/contract/orders';
import type { PaperReference } from '@yanmo/contract/papers';
import { countSources, mayBePrinted } from '@yanmo/contract/works';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import { formatBibliography } from '../../../documents/citations/citations.ts';
import { buildQueriesAtOnce } from '../../../engines/build-queries-at-once.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import { type LibraryService, wantedByLevel } from '../../library/service.ts';
import type { OutlinesService } from '../../outlines/service.ts';
import { citedIds } from '../editions/printable-works.ts';
import { basisOf, defaultStyles, listLeaves } from '../paper-basis.ts';
import * as store from '../store.ts';
import { chooseWorks, queriesRequestOf } from '../writing/choose-works.ts';
import { getShownPaper } from './get-shown-paper.ts';

interface Parts {
  db: Database;
  library: LibraryService;
  outlines: OutlinesService;
  fulfilment: FulfilmentService;
}

/** The works that a paper cites, or that one of an outline could rest on. */
export function createShowReferences({ db, library, outlines, fulfilment }: Parts) {
  /** As the paper prints them, or in the style that was asked for. */
  async function print(
    userId: string,
    ids: readonly string[],
    { style, language }: { style: CitationStyleCode; language: Language },
    citedIn: (id: string) => string[],
  ): Promise<PaperReference[]> {
    const works = (await library.findCited(db, userId, ids)).filter(mayBePrinted);
    const printed = PrintedStyle.safeParse(style);
    const entries = printed.success
      ? formatBibliography(printed.data, works.map(citationOfWork), { language })
      : (
          await library.cite(
            userId,
            works.map(({ id }) => id),
            style,
          )
        ).entries;
    return entries.flatMap(({ id, label, text }) => {
      const work = works.find((one) => one.id === id);
      return work ? [{ work, label, text, cited_in: citedIn(id) }] : [];
    });
  }

  /** Those that its sections cite as they stand, in the order of first use: the list that its next export prints. */
  async function listCited(paper: store.Paper, style: CitationStyleCode): Promise<PaperReference[]> {
    const sections = await store.readSections(db, paper.id);
    const citing = listLeaves(paper.request.chapters).map(({ id, title }) => ({
      title,
      works: citedIds(sections.get(id) ?? ''),
    }));
    const used = [...new Set(citing.flatMap(({ works }) => works))];
    return print(paper.userId, used, { style, language: paper.request.language }, (id) =>
      citing.filter(({ works }) => works.includes(id)).map(({ title }) => title),
    );
  }

  return {
    listCited,

    async getReferences(
      userId: string,
      query: { key1?: string | undefined; outTradeNo?: string | undefined; style?: CitationStyleCode | undefined },
    ) {
      if (query.outTradeNo !== undefined) {
        const paper = await getShownPaper({ db, fulfilment }, userId, query.outTradeNo);
        const style = query.style ?? paper.citationStyle;
        const references = await listCited(paper, style);
        return {
          ...{ references, style, withheld: [], wanted: wantedByLevel[paper.request.level] },
          counts: countSources(references.map(({ work }) => work)),
        };
      }
      if (query.key1 === undefined) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'key1', message: 'required' }] });
      }
      const outline = await outlines.getForOrder(db, userId, query.key1);
      const request = basisOf(outline);
      const style = query.style ?? defaultStyles[request.language];
      const { works, withheld } = await chooseWorks(
        library,
        db,
        { userId, request },
        { isOnline: false, askQueries: async () => buildQueriesAtOnce(queriesRequestOf({ request })) },
      );
      const ids = works.map(({ id }) => id);
      return {
        references: await print(userId, ids, { style, language: request.language }, () => []),
        ...{ style, withheld, wanted: wantedByLevel[request.level], counts: countSources(works) },
      };
    },
  };
}
