import type { Language } from '@yanmo/contract/languages';
import type { Move } from '../phrases/zh/phrases.ts';
import { findCover } from './cover-words.ts';
import { reportingMoves } from './discuss-known.ts';
import { findJoint } from './joint-chapters.ts';
import { part, type Section } from './section.ts';
import { gatherThemes } from './skeletons/twin.ts';

const ofReport = 1.5;
const ofPromised = 1.2;
/** What a joint heading leaves unsaid may fall first. */
const unpromised: ReadonlySet<Move> = new Set<Move>(['field.meaning', 'case.frame']);
/** Why a review was written and how far it goes opens a paper; inside a chapter only its terms are settled. */
const asPart: Partial<Record<Move, Move>> = { 'review.scope': 'review.terms' };

/**
 * The weightiest chapters in their own order, where a paper has no room for all. What a chapter that falls away had to
 * do is done in a section of the next one that stays, so that no step of the argument is lost.
 */
export function fitChapters(planned: readonly Section[], room: number, language: Language): Section[] {
  const chapters = gatherThemes(planned, room);
  if (chapters.length <= room) return [...chapters];
  const kept = new Set([...chapters].sort((left, right) => right.weight - left.weight).slice(0, room));
  const fitted: Section[] = [];
  const taken = new Map<Section, Move[]>();
  let waiting: Section[] = [];
  for (const chapter of chapters) {
    const own = part(asPart[chapter.move] ?? chapter.move, chapter.slots);
    // How it was measured may be left unsaid; that results are still to come may not.
    const asSection = reportingMoves.has(chapter.move) ? { ...own, weight: own.weight * ofReport } : own;
    if (kept.has(chapter)) {
      const host = { ...chapter, children: [...waiting, ...chapter.children] };
      fitted.push(host);
      taken.set(
        host,
        waiting.map(({ move }) => move),
      );
      waiting = [];
    } else waiting.push(asSection);
  }
  const last = fitted.at(-1);
  if (last) {
    last.children.push(...waiting);
    taken.get(last)?.push(...waiting.map(({ move }) => move));
  }
  return fitted.map((chapter) => {
    const absorbed = taken.get(chapter) ?? [];
    const { move, isEven } = findJoint(chapter.move, absorbed);
    const words = move === chapter.move ? findCover(move, absorbed, language) : null;
    if (words !== null) {
      // What the heading promises stays where the chapter is cut to its length.
      const children = chapter.children.map((child) =>
        absorbed.includes(child.move) && !unpromised.has(child.move)
          ? { ...child, weight: child.weight * ofPromised }
          : child,
      );
      return { ...chapter, children, slots: { ...chapter.slots, cover: words } };
    }
    if (!isEven) return { ...chapter, move };
    const own = part(chapter.move, chapter.slots);
    return { ...chapter, move, children: [...chapter.children.slice(0, absorbed.length), own] };
  });
}
