import { createHash } from 'node:crypto';
import type { Chapter } from '@yanmo/contract/outlines';
import type { Queryable } from '../../../platform/database/database.ts';
import { pageBreak } from '../../../text/page-break.ts';
import type { TextBlock } from '../../../text/passages/text-block.ts';
import type { KeptWork, LibraryService } from '../../library/service.ts';
import type { OutlinesService } from '../../outlines/service.ts';
import type { PapersService } from '../../papers/service.ts';
import type { TextToIndex } from './index-texts-worker.ts';
import type { SourceOf } from './source-store.ts';

/** A text of the user that the product itself keeps, as it stands now. */
export interface OwnText {
  of: Exclude<SourceOf, { kind: 'FILE' }>;
  title: string;
  /** Another one as soon as it reads otherwise. */
  version: string;
  /** Its content: a file to be read, or texts, each with the work that it is of. */
  open(): Promise<{ pdf: Uint8Array } | { texts: (TextToIndex & { work: { id: string; title: string } | null })[] }>;
}

export interface OwnTextParts {
  library: Pick<LibraryService, 'listKept' | 'readKeptVersion'>;
  outlines: Pick<OutlinesService, 'getForOrder'>;
  papers: Pick<PapersService, 'getPrinted'>;
}

/** Some twenty papers; what an account uploaded before them is found by its title and abstract. */
const mostLibraryCharacters = 600_000;

/** AppError where there is no such text, or it is not theirs to read. */
export function createOwnTexts({ library, outlines, papers }: OwnTextParts) {
  return async (
    queryable: Queryable,
    userId: string,
    source: { kind: 'PAPER' | 'OUTLINE' | 'LIBRARY'; key: string },
  ): Promise<OwnText> => {
    if (source.kind === 'PAPER') {
      const { paperId, title, version, readPdf } = await papers.getPrinted(userId, source.key);
      return { of: { kind: 'PAPER', paperId }, title, version, open: async () => ({ pdf: await readPdf() }) };
    }
    if (source.kind === 'OUTLINE') {
      const {
        id: outlineId,
        form,
        chapters,
        keywords,
        extraRequirements,
      } = await outlines.getForOrder(queryable, userId, source.key);
      const blocks = [
        ...[form.title, keywords.join('; '), extraRequirements].map(paragraph),
        ...chapters.flatMap((chapter) => [...blocksOfChapter(chapter, 1)]),
      ];
      const version = createHash('sha256').update(JSON.stringify(blocks)).digest('hex');
      const texts = [{ about: '', blocks, work: null }];
      return { of: { kind: 'OUTLINE', outlineId }, title: form.title, version, open: async () => ({ texts }) };
    }
    return {
      of: { kind: 'LIBRARY' },
      title: '',
      version: await library.readKeptVersion(queryable, userId),
      open: async () => ({ texts: (await library.listKept(queryable, userId, mostLibraryCharacters)).map(textOfWork) }),
    };
  };
}

const paragraph = (text: string): TextBlock => ({ text, headingLevel: null, page: null });

function* blocksOfChapter({ title, summary, children }: Chapter, level: number): Generator<TextBlock> {
  yield { text: title, headingLevel: level, page: null };
  yield paragraph(summary);
  for (const child of children) yield* blocksOfChapter(child, level + 1);
}

/** Its record and its abstract, what its cards say, and the text that the account has of it. */
function textOfWork(work: KeptWork): TextToIndex & { work: { id: string; title: string } } {
  const { id, title, authors, year, venue, abstract, content, cards } = work;
  const names = authors.map(({ family, given }) => `${family}${/\p{Script=Han}/u.test(family) ? '' : ' '}${given}`);
  const record = [names.join(', '), year, venue].filter(Boolean).join('. ');
  const lines = new Set(
    cards.flatMap(({ asks, how, found, limits }) => [...asks, ...how, ...found, ...limits].map(({ text }) => text)),
  );
  // What a card took over word for word stands in the abstract already.
  const said = [...lines].filter((line) => !abstract?.includes(line));
  const blocks = [
    ...(record ? [paragraph(`${title}. ${record}`)] : [paragraph(title)]),
    paragraph(abstract ?? ''),
    ...(said.length > 0 ? [paragraph(said.join('\n'))] : []),
    ...blocksOfContent(content ?? ''),
  ];
  return { about: title, blocks, work: { id, title: title.trim() || '—' } };
}

function* blocksOfContent(content: string): Generator<TextBlock> {
  const pages = content.split(pageBreak);
  for (const [at, page] of pages.entries()) {
    for (const text of page.split(/\n{2,}/u))
      yield { text, headingLevel: null, page: pages.length > 1 ? at + 1 : null };
  }
}
