import type { Language } from '@yanmo/contract/languages';
import { type TopicId, topicOf } from '../../../../understanding/wishes/topics.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Realised, Wording } from '../realise.ts';
import { section } from '../section.ts';
import { partOf, playsPart, rankOf, rankOfChapter } from './chapter-parts.ts';
import { belowTopic, moveOfTopic } from './topic-moves.ts';
import { coreRange, isClosing, isOpening } from './tree.ts';

export interface Resizing {
  wished: ReadonlySet<Realised>;
  names: readonly string[];
  language: Language;
  word: Wording;
  /** Whether the paper is long enough for headings of a third level. */
  isDeep: boolean;
}

interface Joint {
  index: number;
  cost: number;
  move: Move | null;
}

const joined: readonly { first: readonly TopicId[]; second: readonly TopicId[]; move: Move }[] = [
  { first: ['review'], second: ['theory', 'concept'], move: 'wish.reviewTheory' },
  { first: ['theory', 'concept'], second: ['hypotheses', 'mechanism'], move: 'wish.theoryHypotheses' },
  { first: ['status'], second: ['cause'], move: 'wish.statusCauses' },
  { first: ['problem'], second: ['cause'], move: 'wish.problemCauses' },
  { first: ['status'], second: ['problem'], move: 'wish.statusProblems' },
];

/** Sections of a chapter made of two: more would be a list. */
const mostSections = 6;

function findJoint(
  chapters: readonly Realised[],
  wished: ReadonlySet<Realised>,
  names: readonly string[],
): Joint | null {
  let best: Joint | null = null;
  for (let index = 0; index + 1 < chapters.length; index += 1) {
    const [one, other] = [chapters[index], chapters[index + 1]];
    if (!one || !other) continue;
    const [first, second] = [partOf(one, names), partOf(other, names)];
    const fitting = joined.find(
      (pair) => first !== null && second !== null && pair.first.includes(first) && pair.second.includes(second),
    );
    const isReviewInIntro = isOpening(chapters, index) && second === 'review';
    let cost = one.weight + other.weight;
    if (fitting) cost -= 30;
    else if (isReviewInIntro) cost -= 15;
    else if (isOpening(chapters, index)) cost += second === 'theory' || second === 'concept' ? 5 : 60;
    if (isClosing(chapters, index + 1)) cost += 40;
    // Measures answer what the paper asks; they stand apart as long as anything else can be joined.
    if (first === 'measure' || second === 'measure') cost += 30;
    if (wished.has(one) || wished.has(other)) cost += 100;
    if (!best || cost < best.cost) best = { index, cost, move: fitting?.move ?? null };
  }
  return best;
}

/** One chapter of two: under a name for both where there is one, else the lighter as a section of the weightier. */
function join(one: Realised, other: Realised, move: Move | null, { word, isDeep }: Resizing): Realised {
  const weight = Math.min(one.weight + other.weight, 34);
  const parts = (node: Realised): Realised[] =>
    node.children.length > 0 ? node.children : [{ ...node, children: [], weight: 10 }];
  const whole = move && word(section(move, weight));
  if (whole) {
    const children = [...parts(one), ...parts(other)];
    // Too many to stand side by side: each half keeps its own below it.
    return {
      ...whole,
      children: children.length > mostSections ? [demote(one, word, isDeep), demote(other, word, isDeep)] : children,
    };
  }
  const isFirstHost = one.weight >= other.weight || partOf(one) === 'introduction';
  const [host, guest] = isFirstHost ? [one, other] : [other, one];
  const added = demote(guest, word, false);
  const own = host.children.length > 0 ? host.children : guest.children;
  const children = isFirstHost ? [...own, added] : [added, ...own];
  return { ...host, weight, children: children.length >= 2 ? children : [] };
}

/** A chapter as a section: under the shorter names that sections have. */
function demote(node: Realised, word: Wording, isDeep: boolean): Realised {
  const named = word({ ...node.section, children: [] }, 'SECTION') ?? node;
  const children = isDeep ? node.children.map((child) => ({ ...child, children: [] })) : [];
  return { ...named, weight: 10, children };
}

/** Chapters that a longer paper has and a shorter leaves out. */
const further: readonly TopicId[] = ['review', 'theory', 'discussion', 'implication', 'outlook', 'limits'];

/** Before the first chapter that usually comes later. */
export function naturalPlace(chapters: readonly Realised[], part: TopicId, names: readonly string[]): number {
  const [first, behindLast] = coreRange(chapters);
  for (let index = first; index < behindLast; index += 1) {
    const chapter = chapters[index];
    if (chapter && rankOfChapter(chapter, names) > rankOf(part)) return index;
  }
  return behindLast;
}

/** Where a part is spoken of in a section already, the section goes over into the chapter. */
function takeSections(chapters: Realised[], part: TopicId): Realised[] {
  const taken: Realised[] = [];
  for (const [index, chapter] of chapters.entries()) {
    if (index > 0) break;
    const own = chapter.children.filter((child) => partOf(child) === part);
    const left = chapter.children.filter((child) => partOf(child) !== part);
    if (own.length === 0 || left.length < 2) continue;
    taken.push(...own);
    chapters[index] = { ...chapter, children: left };
  }
  return taken;
}

function addChapter(chapters: Realised[], { names, word, language }: Resizing): Realised | null {
  for (const part of further) {
    if (chapters.some((chapter) => playsPart(chapter, part, names) > 0)) continue;
    const whole = word(section(moveOfTopic(part), 14, [], { term: topicOf(part).names[language] }));
    if (!whole) continue;
    const taken = takeSections(chapters, part);
    const fresh = (belowTopic[part] ?? []).flatMap((inner) => word(section(inner, 10), 'SECTION') ?? []);
    const children = [
      ...taken,
      ...fresh.filter(({ section: { move: own } }) => !taken.some((node) => node.section.move === own)),
    ];
    const chapter = { ...whole, children: children.length >= 2 ? children : [] };
    chapters.splice(naturalPlace(chapters, part, names), 0, chapter);
    return chapter;
  }
  return null;
}

/** So many chapters: neighbours that belong together become one, parts that longer papers have are added. */
export function resize(chapters: Realised[], count: number, resizing: Resizing): void {
  const { wished, names } = resizing;
  while (chapters.length > count) {
    const joint = findJoint(chapters, wished, names);
    const [one, other] = joint ? [chapters[joint.index], chapters[joint.index + 1]] : [];
    if (!joint || !one || !other) return;
    chapters.splice(joint.index, 2, join(one, other, joint.move, resizing));
  }
  while (chapters.length < count && addChapter(chapters, resizing)) {
    // Each turn adds one.
  }
}
