import type { Wish } from '@yanmo/contract/understanding';
import { findMethod, speaksOfMethod } from '../../../../understanding/methods/known-methods.ts';
import { looksLikeTheory } from '../../../../understanding/wishes/theories.ts';
import { findTopic, isBarePart } from '../../../../understanding/wishes/topics.ts';
import type { Realised } from '../realise.ts';
import { addCase, addComparison } from './add-case.ts';
import { addMethod } from './add-method.ts';
import { addAtSection, addPart } from './add-part.ts';
import { addTheory } from './add-theory.ts';
import { playsPart } from './chapter-parts.ts';
import { findPlan, layOutPlan } from './lay-out-plan.ts';
import { orderChapters, placeChapter } from './order-chapters.ts';
import { dropNodes, isFrame } from './tree.ts';
import { enlarge, ensureWeighed, shorten } from './weigh-chapters.ts';
import { type ReadAs, WishedOutline, type WishPlan } from './wished-outline.ts';

/** Fewer chapters than these are no paper. */
const leastChapters = 3;

/** Leaves out every heading of a family of methods, of a part or of a matter; what frames a paper loses only sections. */
function exclude({ chapters, names }: WishedOutline, { what }: ReadAs): void {
  const method = findMethod(what);
  const topic = method || !isBarePart(what) ? null : findTopic(what);
  const words = what.toLowerCase();
  // What the title itself speaks of cannot be left out of its headings.
  const isOwn = names.some((name) => (method ? speaksOfMethod(name, method) : name.toLowerCase().includes(words)));
  const isUnwanted = (node: Realised): boolean => {
    if (topic) return playsPart(node, topic.id, names) > 0;
    if (isOwn) return false;
    return method ? speaksOfMethod(node.title, method) : node.title.toLowerCase().includes(words);
  };
  const kept = chapters.flatMap((chapter, index) => {
    const [left] = dropNodes([chapter], isUnwanted);
    if (left) return [left];
    const children = dropNodes(chapter.children, isUnwanted);
    return isFrame(chapters, index) ? [{ ...chapter, children: children.length >= 2 ? children : [] }] : [];
  });
  if (kept.length >= leastChapters) chapters.splice(0, chapters.length, ...kept);
}

const asksForChapter = (text: string): boolean => /章|chapter|capítulo|部分/iu.test(text);
const isNumbered = ({ chapter, position }: ReadAs): boolean => chapter !== undefined || position !== undefined;

/** What can be shown of the student's wishes is shown: in the place asked for, under headings of the paper's own. */
export function applyWishes(nodes: readonly Realised[], plan: WishPlan): Realised[] {
  if (plan.wishes.length === 0) return [...nodes];
  const outline = new WishedOutline(nodes, plan);
  const each = (kind: ReadAs['kind'], act: (read: ReadAs, wish: Wish) => void): void => {
    for (const wish of plan.wishes) if (wish.read_as.kind === kind) act(wish.read_as, wish);
  };
  const add = (read: ReadAs): void =>
    looksLikeTheory(read.what) ? addTheory(outline, read) : addMethod(outline, read);
  const whole = findPlan(plan.wishes.map(({ read_as }) => read_as));
  const fit = (): void => {
    each('SIZE', ({ chapter = 0, bound }) => {
      const count = outline.chapters.length;
      const isWithin = bound === 'AT_MOST' ? count <= chapter : bound === 'AT_LEAST' && count >= chapter;
      if (!isWithin) outline.resize(chapter);
    });
  };
  each('EXCLUSION', (read) => exclude(outline, read));
  if (whole.length > 0) layOutPlan(outline, whole);
  each('COMPARISON', (read) => addComparison(outline, read));
  each('CHAPTER', (read, { text }) => {
    if (!whole.includes(read) && read.section === undefined)
      addPart(outline, read, isNumbered(read) || asksForChapter(text));
  });
  each('EMPHASIS', (read) => ensureWeighed(outline, read));
  each('METHOD', (read) => !isNumbered(read) && add(read));
  fit();
  each('CASE', (read) => addCase(outline, read));
  each('PLACE', (read) => addCase(outline, read));
  const numbers = plan.wishes.map(({ read_as: { kind, chapter } }) => (kind === 'SIZE' ? 0 : (chapter ?? 0)));
  // Chapter six needs five before it.
  if (Math.max(0, ...numbers) > outline.chapters.length) outline.resize(Math.max(...numbers));
  each('ORDER', (read) => orderChapters(outline, read));
  const placed = plan.wishes.filter(
    ({ read_as: read }) =>
      read.kind === 'CHAPTER' && isNumbered(read) && read.section === undefined && !whole.includes(read),
  );
  for (const { read_as } of placed.sort((one, other) => (one.read_as.chapter ?? 99) - (other.read_as.chapter ?? 99))) {
    placeChapter(outline, read_as);
  }
  each('METHOD', (read) => isNumbered(read) && add(read));
  fit();
  each('CHAPTER', (read) => read.section !== undefined && addAtSection(outline, read));
  each('BREVITY', (read) => shorten(outline, read));
  each('EMPHASIS', (read) => enlarge(outline, read));
  return outline.chapters;
}
