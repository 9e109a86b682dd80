import type { getDocumentProxy } from 'unpdf';
import type { ReadBookmark } from '../document-model.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Node = Awaited<ReturnType<Pdf['getOutline']>>[number];

/** No paper has so many; a file that says so is not worth the time. */
const most = 1_000;
const deepest = 6;

/** The headings that the file itself lists, with their pages; none where it lists none, or lists them wrongly. */
export async function readBookmarks(pdf: Pdf): Promise<ReadBookmark[]> {
  const bookmarks: ReadBookmark[] = [];
  const pages = new Map<string, number>();

  async function pageOf(destination: Node['dest']): Promise<number | null> {
    const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    const [reference] = (Array.isArray(explicit) ? explicit : []) as unknown[];
    if (typeof reference === 'number') return reference + 1;
    if (typeof reference !== 'object' || reference === null || !('num' in reference)) return null;
    const key = JSON.stringify(reference);
    const known = pages.get(key) ?? (await pdf.getPageIndex(reference as Parameters<Pdf['getPageIndex']>[0])) + 1;
    pages.set(key, known);
    return known;
  }

  async function walk(nodes: readonly Node[], level: number): Promise<void> {
    for (const { title, dest, items } of nodes) {
      if (bookmarks.length >= most) return;
      const page = await pageOf(dest);
      const text = title.replace(/\s+/gu, ' ').trim();
      if (page !== null && text !== '') bookmarks.push({ title: text, level, page });
      if (level < deepest) await walk(items, level + 1);
    }
  }

  try {
    await walk((await pdf.getOutline()) ?? [], 1);
    return bookmarks;
  } catch {
    // What is wrong with the list says nothing about the text.
    return [];
  }
}
