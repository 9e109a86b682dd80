import { findTopic } from '../../../../understanding/wishes/topics.ts';
import { naturalPlace } from './resize.ts';
import { coreRange, flattenNodes, isClosing, isOpening, moveTo } from './tree.ts';
import type { ReadAs, WishedOutline } from './wished-outline.ts';

/** A part that has no chapter yet gets one: only chapters can be put in order. */
function create(outline: WishedOutline, what: string): number | null {
  const topic = findTopic(what);
  const made = topic && outline.makePart(what, topic);
  if (!made || !topic) return null;
  const at = naturalPlace(outline.chapters, topic.id, outline.names);
  outline.insertAt(made, at);
  return at;
}

/** Puts one part before another, or first, or last; introduction and conclusion stay where they are. */
export function orderChapters(outline: WishedOutline, { what, other, position }: ReadAs): void {
  const { chapters } = outline;
  const from = outline.locateOwn(what) ?? create(outline, what) ?? outline.locate(what);
  if (from === null) return;
  outline.sayPart(from, what);
  const [first, behindLast] = coreRange(chapters);
  if (position) {
    if (!isClosing(chapters, from)) moveTo(chapters, from, position === 'FIRST' ? first : behindLast - 1);
    return;
  }
  const later = other ?? '';
  const to = outline.locate(later) ?? create(outline, later);
  const start = outline.locate(what);
  if (to === null || start === null) return;
  if (start === to) {
    orderSections(outline, start, what, later);
    return;
  }
  outline.sayPart(to, later);
  if (start < to) return;
  // The chapter that opens the paper stays first: what stands in it goes behind the other, not it.
  if (isOpening(chapters, to)) liftSection(outline, to, later, start);
  else moveTo(chapters, start, Math.max(to, first));
}

function orderSections(outline: WishedOutline, index: number, what: string, other: string): void {
  const chapter = outline.chapters[index];
  if (!chapter) return;
  const [speaks, speaksOther] = [outline.speakingOf(what), outline.speakingOf(other)];
  const children = [...chapter.children];
  const from = children.findIndex((child) => flattenNodes([child]).some(speaks));
  const to = children.findIndex((child) => flattenNodes([child]).some(speaksOther));
  if (to < 0 || from <= to) return;
  moveTo(children, from, to);
  outline.replace(chapter, { ...chapter, children });
}

/** A section of the opening that is wanted later becomes a chapter there. */
function liftSection(outline: WishedOutline, opening: number, what: string, behind: number): void {
  const chapter = outline.chapters[opening];
  const lifted = chapter?.children.find(outline.speakingOf(what));
  if (!chapter || !lifted) return;
  const left = chapter.children.filter((child) => child !== lifted);
  outline.replace(chapter, { ...chapter, children: left.length >= 2 ? left : [] });
  outline.insertAt({ ...lifted, weight: 12 }, behind + 1);
}

/** A numbered wish, when everything else stands. */
export function placeChapter(outline: WishedOutline, { what, chapter, position }: ReadAs): void {
  const { chapters } = outline;
  const index = outline.locateOwn(what);
  if (index === null || isClosing(chapters, index)) return;
  const [first, behindLast] = coreRange(chapters);
  if (position) moveTo(chapters, index, position === 'FIRST' ? first : behindLast - 1);
  else moveTo(chapters, index, Math.max(first, (chapter ?? 1) - 1));
}
