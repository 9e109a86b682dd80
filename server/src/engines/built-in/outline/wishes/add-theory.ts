import { part, section } from '../section.ts';
import { flattenNodes, isFrame } from './tree.ts';
import type { ReadAs, WishedOutline } from './wished-outline.ts';

/** A theory that the student names has its place where the paper's ideas are laid, or a chapter of its own. */
export function addTheory(outline: WishedOutline, { what, chapter }: ReadAs): void {
  const slots = { theory: what };
  const { word } = outline.plan;
  const isNamed = flattenNodes(outline.chapters).some(({ title }) => title.toLowerCase().includes(what.toLowerCase()));
  if (isNamed && chapter === undefined) return;
  const index = chapter === undefined ? outline.findPart('theory') : chapter - 1;
  const host = index === null || isFrame(outline.chapters, index) ? undefined : outline.chapters[index];
  if (host) {
    const added = word(part('frame.theory', slots), 'SECTION');
    if (added) outline.insertSection(host, added);
    return;
  }
  const sections = [part('frame.claim', slots), part('frame.theory', slots)];
  const made = word(section('wish.theory', 14, outline.plan.wordCount >= 3_000 ? sections : [], slots));
  if (made) outline.insertAt(made, outline.placeOf({ chapter }, 'theory'));
}
