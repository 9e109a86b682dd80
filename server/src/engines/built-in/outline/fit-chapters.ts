import { part, type Section } from './section.ts';

/**
 * The weightiest chapters in their own order, where a paper has no room for all. What a chapter that falls away had to
 * do is done in a section of the next one that stays, so that no step of the argument is lost.
 */
export function fitChapters(chapters: readonly Section[], room: number): Section[] {
  if (chapters.length <= room) return [...chapters];
  const kept = new Set([...chapters].sort((left, right) => right.weight - left.weight).slice(0, room));
  const fitted: Section[] = [];
  let waiting: Section[] = [];
  for (const chapter of chapters) {
    const asSection = part(chapter.move, chapter.slots);
    if (kept.has(chapter)) {
      fitted.push({ ...chapter, children: [...waiting, ...chapter.children] });
      waiting = [];
    } else waiting.push(asSection);
  }
  const last = fitted.at(-1);
  if (last) last.children.push(...waiting);
  return fitted;
}
