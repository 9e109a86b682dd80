import type { Wish } from '@yanmo/contract/understanding';
import { findMethod, speaksOfMethod } from '../methods/known-methods.ts';
import { findTopic, findTopics, isBarePart } from './topics.ts';

/** A heading of any engine's outline. */
export interface OutlineNode {
  title: string;
  summary: string;
  /** Its share of the words, where the outline has shares. */
  weight?: number;
  children: readonly OutlineNode[];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{P}\s]/gu, '');

/** Words of Latin scripts, pairs of signs of the others. */
function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>();
  for (const [word] of text
    .toLowerCase()
    .normalize('NFKC')
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!/[\p{Script=Han}\u3040-\u30ff]/u.test(word)) {
      if (word.length > 2) pieces.add(word.replace(/(?:es|s)$/u, ''));
      continue;
    }
    const signs = [...word];
    for (let index = 0; index + 1 < signs.length; index += 1) pieces.add(`${signs[index]}${signs[index + 1]}`);
  }
  return pieces;
}

/** Whether a heading names the matter: in these words, or in most of them. */
function names(title: string, what: string): boolean {
  if (plain(what) !== '' && plain(title).includes(plain(what))) return true;
  const wanted = piecesOf(what);
  if (wanted.size === 0) return false;
  const found = piecesOf(title);
  return [...wanted].filter((piece) => found.has(piece)).length / wanted.size >= 0.6;
}

const textsOf = (node: OutlineNode): string[] => [node.title, ...node.children.flatMap(textsOf)];

/** What a heading has to say for the wish; methods and parts go by many names. */
function testOf(what: string): (title: string) => boolean {
  const method = findMethod(what);
  const topic = isBarePart(what) ? findTopic(what) : null;
  return (title) =>
    names(title, what) ||
    (topic !== null && findTopics(title).includes(topic)) ||
    (method !== null && topic === null && speaksOfMethod(title, method));
}

const findChapter = (chapters: readonly OutlineNode[], test: (title: string) => boolean): number => {
  const own = chapters.findIndex(({ title }, index) => index > 0 && test(title));
  return own >= 0 ? own : chapters.findIndex((chapter) => textsOf(chapter).some(test));
};

/** How much room a chapter has: its share, or what stands below it. */
const roomOf = ({ weight, children }: OutlineNode): number => weight ?? 1 + children.length;

/** Whether no chapter between the first and the last has more room than this one, or less. */
function isWeighed(chapters: readonly OutlineNode[], index: number, isMore: boolean): boolean {
  const host = chapters[index];
  if (!host) return false;
  const others = chapters.slice(1, -1).filter((node) => node !== host);
  return others.every((node) => (isMore ? roomOf(node) <= roomOf(host) : roomOf(node) >= roomOf(host)));
}

function isMet(
  { what, kind, chapter, position, other, bound }: Wish['read_as'],
  chapters: readonly OutlineNode[],
): boolean {
  const test = testOf(what);
  const last = chapters.length - 1;
  const within = (index: number): boolean => {
    const host = chapters[index];
    return host !== undefined && textsOf(host).some(test);
  };
  switch (kind) {
    case 'SIZE':
      if (chapter === undefined) return true;
      if (bound === 'AT_MOST') return chapters.length <= chapter;
      return bound === 'AT_LEAST' ? chapters.length >= chapter : chapters.length === chapter;
    case 'EMPHASIS':
      return isWeighed(chapters, what === '' ? (chapter ?? 1) - 1 : findChapter(chapters, test), true);
    case 'BREVITY': {
      const own = chapters.findIndex(({ title }, index) => index > 0 && index < last && test(title));
      const index = what === '' ? (chapter ?? 1) - 1 : own;
      // What has no chapter of its own is brief.
      return index < 0 || isWeighed(chapters, index, false);
    }
    case 'EXCLUSION':
      return !chapters.some((node, index) => {
        // The frame of a paper holds words of every part.
        const titles = index === 0 || index === last ? node.children.flatMap(textsOf) : textsOf(node);
        return titles.some(test);
      });
    case 'ORDER': {
      const from = findChapter(chapters, test);
      if (from < 0) return false;
      // First means behind the introduction, last before the conclusion.
      if (position === 'FIRST') return from <= 1;
      if (position === 'LAST') return from >= last - 1;
      const to = findChapter(chapters, testOf(other ?? ''));
      return to >= 0 && from <= to;
    }
    case 'COMPARISON': {
      const sides = what
        .split(/、|[和与跟及]|と|,\s*(?:and |y |e )?| and | [ye] /u)
        .filter((side) => side.trim().length > 1);
      return chapters.some((node) =>
        textsOf(node).some(
          (title) => names(title, what) || (sides.length > 1 && sides.every((side) => names(title, side))),
        ),
      );
    }
    case 'METHOD':
    case 'CHAPTER':
    case 'CASE':
    case 'PLACE':
      if (chapter !== undefined) return within(chapter - 1);
      if (position === 'FIRST') return within(0) || within(1);
      if (position === 'LAST') return within(last) || within(last - 1);
      return chapters.some((node) => textsOf(node).some(test));
    default:
      return true;
  }
}

/**
 * Wishes that an outline does not show, whoever wrote it. Those that cannot be met, and those about the text, are nobody's
 * fault.
 */
export function findUnmet(chapters: readonly OutlineNode[], wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ read_as, why_not }) => why_not === undefined && !isMet(read_as, chapters));
}
