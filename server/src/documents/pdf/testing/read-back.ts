import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { extractTextItems, getDocumentProxy, type StructuredTextItem } from 'unpdf';

export interface ReadBack {
  pages: { width: number; height: number; text: string; items: StructuredTextItem[] }[];
  /** All text without blanks and zero-width characters: lines break where the page wants. */
  words: string;
  info: Record<string, unknown>;
  outline: { title: string; depth: number }[];
  pageLabels: string[] | null;
  /** Addresses outside, or the page inside; headings are named places. */
  links: { page: number; url: string | null; toPage: number | null; toName: string | null; text: string }[];
  destinations: Map<string, number>;
  fonts: { name: string; isEmbedded: boolean }[];
}

export type ReadPages = Pick<ReadBack, 'pages' | 'words'>;

export const withoutBlanks = (text: string): string =>
  text.replace(/[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]+/gu, '');

const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });

async function listPages(document: Awaited<ReturnType<typeof open>>): Promise<ReadPages> {
  const { items } = await extractTextItems(document);
  const pages: ReadBack['pages'] = [];
  for (const [index, pageItems] of items.entries()) {
    const page = await document.getPage(index + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width, height, items: pageItems, text: pageItems.map(({ str }) => str).join('') });
  }
  return { pages, words: withoutBlanks(pages.map(({ text }) => text).join('')) };
}

/** What is printed; links and fonts take twice as long to read as the words. */
export async function readPages(bytes: Uint8Array): Promise<ReadPages> {
  const document = await open(bytes);
  const read = await listPages(document);
  await document.loadingTask.destroy();
  return read;
}

export async function readBack(bytes: Uint8Array): Promise<ReadBack> {
  const document = await open(bytes);
  const read = await listPages(document);
  const links: ReadBack['links'] = [];
  for (const index of read.pages.keys()) {
    const page = await document.getPage(index + 1);
    for (const annotation of await page.getAnnotations()) {
      if (annotation.subtype !== 'Link') continue;
      const place =
        typeof annotation.dest === 'string' ? await document.getDestination(annotation.dest) : annotation.dest;
      links.push({
        page: index + 1,
        url: annotation.url ?? null,
        toPage: place ? (await document.getPageIndex(place[0])) + 1 : null,
        toName: typeof annotation.dest === 'string' ? annotation.dest : null,
        text: annotation.overlaidText ?? '',
      });
    }
  }
  const destinations = new Map<string, number>();
  for (const [name, place] of Object.entries(await document.getDestinations())) {
    if (Array.isArray(place)) destinations.set(name, (await document.getPageIndex(place[0])) + 1);
  }
  const { info } = await document.getMetadata();
  const outline = flatten((await document.getOutline()) ?? [], 1);
  const pageLabels = await document.getPageLabels();
  await document.loadingTask.destroy();
  return {
    ...read,
    info: info as Record<string, unknown>,
    outline,
    pageLabels,
    links,
    destinations,
    fonts: await listFonts(bytes),
  };
}

interface OutlineNode {
  title: string;
  items: OutlineNode[];
}

function flatten(nodes: readonly OutlineNode[], depth: number): { title: string; depth: number }[] {
  return nodes.flatMap(({ title, items }) => [{ title, depth }, ...flatten(items, depth + 1)]);
}

async function listFonts(bytes: Uint8Array): Promise<ReadBack['fonts']> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('FontDescriptor')) return [];
    return {
      name: String(object.get(PDFName.of('FontName'))).slice(1),
      isEmbedded: ['FontFile', 'FontFile2', 'FontFile3'].some((key) => object.has(PDFName.of(key))),
    };
  });
}
