import { getDocumentProxy } from 'unpdf';
import { paragraphOf, type ReadBlock, type ReadDocument } from '../document-model.ts';
import { fileLimits } from '../limits.ts';
import { headingLevelOf } from '../plain-text/read-text-blocks.ts';
import { FileRefused } from '../reading.ts';
import { cjkMap } from './cjk-maps.ts';
import { contentsLine, joinParagraphs, type PdfParagraph, toLines, usualFontOf } from './join-paragraphs.ts';
import { createLevelByFont } from './level-by-font.ts';
import { readBookmarks } from './read-bookmarks.ts';
import { inReadingOrder, median } from './reading-order.ts';
import { type PageRows, withoutRunningRows } from './running-rows.ts';
import { takeNotes } from './take-notes.ts';
import { type PlacedText, rowsOf } from './text-row.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Letters on an average page below which a file is pictures with page numbers or a watermark. */
const fewestLettersPerPage = 15;
/** Above this share of signs without a meaning the fonts do not say what their glyphs are. */
const mostMeaningless = 0.3;

/** Before this, the first pages say nothing about the others: fonts are loaded with them. */
const soonestVerdictMs = 2_000;

export async function readPdf(
  bytes: Uint8Array,
  budgetMs = Number.POSITIVE_INFINITY,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<ReadDocument> {
  const startedMs = performance.now();
  // The reader takes the bytes over, so it gets a copy of its own.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    useWorkerFetch: false,
    cMapPacked: false,
    BinaryDataFactory: OwnTables,
  }).catch((cause: unknown) => {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new FileRefused(isLocked ? 'file_encrypted' : 'file_unreadable', { cause });
  });
  try {
    if (pdf.numPages > mostPages) throw new FileRefused('file_too_many_pages');
    return await readPages(pdf, (done) => {
      const elapsedMs = performance.now() - startedMs;
      const neededMs = (elapsedMs / done) * pdf.numPages;
      if (elapsedMs > soonestVerdictMs && neededMs > budgetMs) throw new FileRefused('file_took_too_long');
    });
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused('file_unreadable', { cause });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** All that the reader asks for besides the file: tables of encodings. Fonts and codecs are only for drawing. */
class OwnTables {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const table = kind === 'cMapUrl' ? cjkMap(filename) : null;
    if (table === null) throw new Error(`nothing is fetched for a PDF: ${filename}`);
    return Buffer.from(table, 'latin1');
  }
}

/** `onPage` is told how many are read, and throws when the rest would not be in time. */
async function readPages(pdf: Pdf, onPage: (done: number) => void): Promise<ReadDocument> {
  if (pdf.numPages > fileLimits.pages) throw new FileRefused('file_too_long');
  const pages: PageRows[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const items = placedTexts((await page.getTextContent()).items);
    characters += items.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > fileLimits.characters) throw new FileRefused('file_too_long');
    const [, bottom = 0, , top = 0] = page.view;
    for (const item of items) item.y -= bottom;
    pages.push({ height: top - bottom, rows: rowsOf(items) });
    page.cleanup();
    onPage(number);
  }
  assertReadable(pages);
  const bodies = withoutRunningRows(pages);
  const ordered = bodies.flatMap((rows, index) => toLines(inReadingOrder(rows), index + 1));
  const { lines, notes } = takeNotes(ordered);
  const { info } = (await pdf.getMetadata()) as { info: { Title?: unknown; Author?: unknown } };
  const property = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;
  return {
    kind: 'document',
    title: property(info.Title),
    author: property(info.Author),
    blocks: toBlocks(joinParagraphs(lines)),
    footnotes: notes.map((text, index) => ({ id: String(index + 1), text })),
    endnotes: [],
    comments: [],
    images: 0,
    pages: pdf.numPages,
    bookmarks: await readBookmarks(pdf),
  };
}

type PdfItem = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>['items'][number];

/** Text that lies on its side is left out unless the page is mostly that: a stamp in the margin is none of the text. */
function placedTexts(items: readonly PdfItem[]): PlacedText[] {
  const upright: PlacedText[] = [];
  const turned: PlacedText[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    const text = usualCharacters(item.str);
    if (text.trim() === '') continue;
    const [a, b, , , x, y] = item.transform as [number, number, number, number, number, number];
    const size = Math.round(Math.hypot(a, b) * 2) / 2 || Math.abs(item.height) || 1;
    const isTurned = Math.abs(b) > Math.abs(a);
    // Turned by a quarter, the line runs along y: upwards for b > 0.
    const along = isTurned ? (b > 0 ? y : -y) : x;
    const across = isTurned ? (b > 0 ? -x : x) : y;
    const placed = { text, x: along, right: along + Math.abs(item.width), y: across, size, font: item.fontName };
    (isTurned ? turned : upright).push(placed);
  }
  const letters = (texts: readonly PlacedText[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);
  return letters(turned) > letters(upright) ? turned : upright;
}

/** Ligatures and the radicals that some fonts name instead of characters are what they look like. */
function usualCharacters(text: string): string {
  return (
    text
      .replace(/[\ufb00-\ufb06\u2e80-\u2fdf]/gu, (character) => character.normalize('NFKC'))
      // A sign at the end of a line that the font gives no meaning divides a word.
      .replace(/(?<=\p{L})(?!\s)\p{Cc}$/u, '\u00ad')
      .replace(/(?!\s)\p{Cc}|\ufeff/gu, '')
  );
}

function assertReadable(pages: readonly PageRows[]): void {
  let letters = 0;
  let meaningless = 0;
  for (const { rows } of pages) {
    for (const { items } of rows) {
      for (const { text } of items) {
        letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
        meaningless += text.match(/[\p{Co}\p{Cn}\ufffd]/gu)?.length ?? 0;
      }
    }
  }
  const isPicture = letters < fewestLettersPerPage * pages.length;
  if (isPicture || meaningless > (letters + meaningless) * mostMeaningless) throw new FileRefused('file_without_text');
}

/** A heading is short and numbered like one, or set larger than the text, or in another font. */
function toBlocks(paragraphs: readonly PdfParagraph[]): ReadBlock[] {
  const prose = paragraphs.filter(({ text }) => text.length > 80);
  const usual = median(prose.map(({ size }) => size));
  const larger = [...new Set(paragraphs.map(({ size }) => size))]
    .filter((size) => usual > 0 && size > usual * 1.12)
    .sort((one, other) => other - one);
  const levelByFont = createLevelByFont(paragraphs, usual, usualFontOf(prose));
  return paragraphs.map(({ text, page, size, isRow }, index) => {
    const rank = larger.indexOf(size);
    const isShort = text.length <= 120;
    const bySize = isShort && rank >= 0 ? Math.min(3, rank + 1) : null;
    const headingLevel = contentsLine.test(text) ? null : (headingLevelOf(text) ?? bySize ?? levelByFont(index));
    return paragraphOf({ id: `p${index + 1}`, text, page, headingLevel, isRow });
  });
}
