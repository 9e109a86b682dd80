import type { Realised } from '../realise.ts';
import { partOf } from './chapter-parts.ts';

export const flattenNodes = (nodes: readonly Realised[]): Realised[] =>
  nodes.flatMap((node) => [node, ...flattenNodes(node.children)]);

/** The chapter that opens a paper, if its first one does. */
export const isOpening = (chapters: readonly Realised[], index: number): boolean => {
  const chapter = chapters[index];
  return index === 0 && chapter !== undefined && partOf(chapter) === 'introduction';
};

/** The chapter that closes it. */
export const isClosing = (chapters: readonly Realised[], index: number): boolean => {
  const chapter = chapters[index];
  if (index !== chapters.length - 1 || chapter === undefined) return false;
  const part = partOf(chapter);
  return part === 'conclusion' || part === 'limits' || chapter.section.move === 'review.outlook';
};

export const isFrame = (chapters: readonly Realised[], index: number): boolean =>
  isOpening(chapters, index) || isClosing(chapters, index);

/** Places where a chapter may stand: behind the opening and before the close. */
export function coreRange(chapters: readonly Realised[]): [first: number, behindLast: number] {
  const first = isOpening(chapters, 0) ? 1 : 0;
  const last = chapters.length - (isClosing(chapters, chapters.length - 1) ? 1 : 0);
  return [Math.min(first, last), last];
}

export function moveTo(chapters: Realised[], from: number, to: number): void {
  const [chapter] = chapters.splice(from, 1);
  if (chapter) chapters.splice(Math.min(to, chapters.length), 0, chapter);
}

/** Leaves out what the test finds; a lone heading below another is no division. */
export function dropNodes(nodes: readonly Realised[], isUnwanted: (node: Realised) => boolean): Realised[] {
  return nodes.flatMap((node) => {
    if (isUnwanted(node)) return [];
    const children = dropNodes(node.children, isUnwanted);
    return [{ ...node, children: children.length >= 2 ? children : [] }];
  });
}
