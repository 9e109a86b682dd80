import { type GrowingHeading, readGrowingHeadings } from '@yanmo/contract/growing-outline';
import type { Chapter, OutlineDetail, OutlineSnapshot } from '@yanmo/contract/outlines';
import type { ServerEvent } from '../../lib/event-stream.ts';

/** An outline while it is written. */
export interface OutlineDraft {
  chapters: readonly Chapter[];
  /** What is written of those that are not whole (growing-outline.ts). */
  growing: string;
  isWaiting: boolean;
}

export function beginDraft({ chapters, is_waiting }: OutlineDetail): OutlineDraft {
  return { chapters, growing: '', isWaiting: is_waiting };
}

/** Events that say nothing of the draft leave it as it is. */
export function takeDraftEvent(draft: OutlineDraft, { type, data }: ServerEvent): OutlineDraft {
  switch (type) {
    case 'snapshot': {
      const { growing = '', ...outline } = JSON.parse(data) as OutlineSnapshot;
      return { chapters: outline.chapters, growing, isWaiting: outline.is_waiting && growing === '' };
    }
    case 'waiting':
      return { ...draft, isWaiting: true };
    case 'chapter':
      return { ...draft, chapters: placeChapter(draft.chapters, JSON.parse(data)), isWaiting: false };
    case 'text': {
      const { offset, text } = JSON.parse(data) as { offset: number; text: string };
      return { ...draft, growing: draft.growing.slice(0, offset) + text, isWaiting: draft.isWaiting && text === '' };
    }
    default:
      return draft;
  }
}

/**
 * A writing that starts over, after a failure on the way, replaces what came before it chapter by chapter; one that looks
 * its chapters over changes some of them and leaves the others.
 */
function placeChapter(
  chapters: readonly Chapter[],
  { index, chapter, is_changed = false }: { index: number; chapter: Chapter; is_changed?: boolean },
): readonly Chapter[] {
  return [...chapters.slice(0, index), chapter, ...(is_changed ? chapters.slice(index + 1) : [])];
}

/** What stands on the sheet: chapters that are whole, and below them what is written of the next. */
export function showDraft({ chapters, growing }: OutlineDraft): readonly Chapter[] {
  const shown = [...chapters];
  for (const heading of readGrowingHeadings(growing)) {
    const { path } = heading;
    // Kept since, or of a writing that started over and has not come so far.
    if ((path[0] ?? 0) <= chapters.length) continue;
    const siblings = path.slice(0, -1).reduce<Chapter[] | undefined>((of, place) => of?.[place - 1]?.children, shown);
    if (siblings?.length === (path.at(-1) ?? 0) - 1) siblings.push(asChapter(heading));
  }
  return shown;
}

function asChapter({ path, title, summary }: GrowingHeading): Chapter {
  return { id: path.join('.'), title, summary, word_count: 0, works: [], children: [] };
}
