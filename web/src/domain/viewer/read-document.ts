import { type FoldedPage, foldPage, type TextPiece } from './find-text.ts';
import type { Heading, PageSize } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf-library.ts';

/** A heading of the file's own contents. */
export interface ContentsEntry extends Heading {
  title: string;
  depth: number;
}

export interface DocumentFacts {
  sizes: readonly PageSize[];
  contents: readonly ContentsEntry[];
}

type Destination = Awaited<ReturnType<PDFDocumentProxy['getDestination']>>;
type OutlineNode = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>[number];

/** Every size before the first page is drawn: the column is as long as it will be, and the scroll bar tells the truth. */
export async function readDocument(pdf: PDFDocumentProxy): Promise<DocumentFacts> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const sizes = await Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
  return { sizes, contents: await readContents(pdf, sizes) };
}

async function readContents(pdf: PDFDocumentProxy, sizes: readonly PageSize[]): Promise<ContentsEntry[]> {
  const read = async (nodes: readonly OutlineNode[], depth: number): Promise<ContentsEntry[]> => {
    const lists = await Promise.all(
      nodes.map(async ({ title, dest, items }) => {
        const target = await findTarget(pdf, dest, sizes);
        const below = await read(items, depth + 1);
        return target ? [{ title, depth, ...target }, ...below] : below;
      }),
    );
    return lists.flat();
  };
  return await read((await pdf.getOutline()) ?? [], 0);
}

/** Where a link or a heading leads; null for one that leads nowhere in this file. */
export async function findTarget(
  pdf: PDFDocumentProxy,
  named: unknown,
  sizes: readonly PageSize[],
): Promise<Heading | null> {
  const destination = typeof named === 'string' ? await pdf.getDestination(named) : (named as Destination);
  if (!Array.isArray(destination)) return null;
  const [place, fit, , top] = destination;
  const page = typeof place === 'number' ? place : await pdf.getPageIndex(place);
  const size = sizes[page];
  if (!size) return null;
  // Files count from the lower edge; any other kind of destination shows the page from its upper edge on.
  const hasTop = fit?.name === 'XYZ' && typeof top === 'number';
  return { page, top: hasTop ? Math.max(0, size.height - top) : 0 };
}

/** The text of every page, ready to be searched. Its pieces are those of the text layer, one by one. */
export async function readTexts(pdf: PDFDocumentProxy, sizes: readonly PageSize[]): Promise<FoldedPage[]> {
  return await Promise.all(sizes.map((size, index) => readPageText(pdf, size, index)));
}

export async function readPageText(pdf: PDFDocumentProxy, { height }: PageSize, index: number): Promise<FoldedPage> {
  const page = await pdf.getPage(index + 1);
  // The text layer reads with marks too, and without them the pieces would be cut elsewhere.
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  return foldPage(
    items.flatMap((item): TextPiece[] =>
      'str' in item
        ? [
            {
              str: item.str,
              hasEOL: item.hasEOL,
              left: Number(item.transform[4] ?? 0),
              top: height - Number(item.transform[5] ?? 0) - item.height,
            },
          ]
        : [],
    ),
  );
}
