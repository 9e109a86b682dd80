import type { Language } from '@yanmo/contract/languages';
import type { PaperSection } from '../../engine.ts';
import type { Slots } from '../outline/section.ts';
import type { Move } from '../phrases/zh/phrases.ts';
import type { Relation } from '../relation.ts';
import { findMove } from './find-move.ts';
import { readCue } from './heading-cues.ts';
import { findRole, type Role } from './roles.ts';

/** A heading in its place. */
export interface Spot {
  section: PaperSection;
  path: readonly number[];
  role: Role;
  /** What the heading and those above it name. */
  slots: Slots;
  parent: Spot | null;
  isLeaf: boolean;
  /** What it was worded for; null of a heading of another hand. */
  move: Move | null;
  /** Worded by our own outline, so that its role and slots were read, not guessed. */
  isOurs: boolean;
  /** Units of text to write here; 0 above leaves. */
  units: number;
}

/** What a chapter in the middle of a paper does when its heading does not say it. */
const coreRoles: Record<Relation, Role> = {
  effect: 'factor',
  design: 'structure',
  measures: 'problem',
  comparison: 'dimension',
  history: 'change',
  theory: 'reasoning',
};

/** Names of a heading that stand for the paper itself, not for this section. */
const titleSlots: ReadonlySet<string> = new Set([
  'context',
  'case',
  'backdrop',
  'era',
  'place',
  'population',
  'there',
  'policy',
  'work',
  'means',
  'driver',
  'outcome',
  'through',
  'under',
  'data',
  'tool',
  'method',
  'object',
  'aspect',
  'focus',
  'matter',
  'ask',
  'answer',
  'improve',
  'issues',
  'roots',
]);

function readSpot(
  section: PaperSection,
  language: Language,
): {
  role: Role | null;
  move: Move | null;
  slots: Slots;
  isOurs: boolean;
} {
  const found = findMove(section.title, section.summary, language);
  if (found) {
    const slots = Object.fromEntries(Object.entries(found.slots).filter(([name]) => !titleSlots.has(name))) as Slots;
    return { role: findRole(found.move), move: found.move, slots, isOurs: true };
  }
  return { role: readCue(section.title, language), move: null, slots: {}, isOurs: false };
}

const inherit = ({ problem, cause, measure }: Slots): Slots => ({
  ...(problem && { problem }),
  ...(cause && { cause }),
  ...(measure && { measure }),
});

/** Leaves share what their chapter was given in proportion to what they were given themselves. */
function leafUnits(section: PaperSection): number {
  return section.children.length > 0 ? 0 : Math.max(0, section.units);
}

export function readOutline(
  chapters: readonly PaperSection[],
  language: Language,
  relation: Relation,
  wordCount: number,
): Spot[] {
  const spots: Spot[] = [];
  const visit = (section: PaperSection, path: readonly number[], parent: Spot | null): void => {
    const read = readSpot(section, language);
    const isFirst = path.length === 1 && path[0] === 1 && chapters.length > 2;
    const isLast = path.length === 1 && path[0] === chapters.length && chapters.length > 2;
    const role = read.role ?? parent?.role ?? (isFirst ? 'background' : isLast ? 'findings' : coreRoles[relation]);
    const spot: Spot = {
      section,
      path,
      role,
      // A chapter's summary names what some of its sections are about; a section's heading holds for all below it.
      slots: { ...(parent ? (parent.path.length > 1 ? parent.slots : inherit(parent.slots)) : {}), ...read.slots },
      ...{ parent, move: read.move },
      isOurs: read.isOurs,
      isLeaf: section.children.length === 0,
      units: leafUnits(section),
    };
    spots.push(spot);
    for (const [index, child] of section.children.entries()) visit(child, [...path, index + 1], spot);
  };
  for (const [index, chapter] of chapters.entries()) visit(chapter, [index + 1], null);
  const leaves = spots.filter(({ isLeaf }) => isLeaf);
  const given = leaves.reduce((sum, { units }) => sum + units, 0);
  // A tree that the student changed may add up to another length, or hold headings without one.
  for (const leaf of leaves) {
    leaf.units = given > 0 ? (leaf.units / given) * wordCount : wordCount / leaves.length;
  }
  return spots;
}
