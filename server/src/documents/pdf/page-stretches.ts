import type { LaidHeading, LaidItem, LaidSection, Layout } from '../layout/laid.ts';
import { runningHead } from '../layout/running-head.ts';
import { edgesOfItem } from './item-spacing.ts';

/** The part of a section that begins a page and runs on to the next that does. */
export interface Stretch {
  items: LaidItem[];
  /** What `{chapter}` means in its header; null where several chapters share its pages. */
  chapter: string | null;
  /** Points above the first item, which would lose its own space at the head of a page. */
  headroom: number;
}

export function stretchesOf(layout: Layout, section: LaidSection): Stretch[] {
  const stretches: LaidItem[][] = [];
  for (const item of section.items) {
    const last = stretches.at(-1);
    if (!last || ('startsPage' in item && item.startsPage)) stretches.push([item]);
    else last.push(item);
  }
  let running = '';
  return stretches.map((items) => {
    const chapters = items.filter((item): item is LaidHeading => item.kind === 'heading' && item.level === 1);
    const [first] = items;
    const opens = chapters.length === 0 || first === chapters[0];
    const lastChapter = chapters.at(-1);
    if (lastChapter) running = runningHead(layout.template, section.header, lastChapter);
    return {
      items,
      chapter: chapters.length <= 1 && opens ? running : null,
      headroom: first?.kind === 'heading' ? edgesOfItem(layout, first).beforePt : 0,
    };
  });
}
