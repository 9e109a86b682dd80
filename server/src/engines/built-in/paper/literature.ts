import { citeWork, listCitable } from './cite-works.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import type { SectionDraft } from './section-draft.ts';
import { writeOwn } from './write-sentences.ts';
import type { WritingContext } from './writing-context.ts';

/** Where the works are what is spoken of; elsewhere a paragraph ends with them. */
export const surveying: ReadonlySet<Role> = new Set<Role>(['literature', 'gap', 'debate', 'search']);

/** Who says it, and that it is another's, comes on top of what is said. */
const ofSentence = 1.4;

/** Sentences on works side by side; more of them, and a paragraph is a list. */
const mostSideBySide = 3;

export interface Literature {
  /** What the sentences that are still to come will take. */
  units(): number;
  /** Works on what the heading names come first. */
  open(room: () => number): void;
  /** The works before what else is said; several as a paragraph of their own, with a sentence of the place before them. */
  survey(room: () => number, isLed?: boolean): void;
  /** One sentence that ends the paragraph at hand. */
  next(room: () => number): void;
  /** All that found no paragraph to end. */
  rest(room: () => number): void;
}

/** The works of a section, spread over its paragraphs. */
export function openLiterature(
  spot: Spot,
  context: WritingContext,
  draft: SectionDraft,
  { unit, cited = new Set() }: { unit: number; cited?: ReadonlySet<string> },
): Literature {
  const works = listCitable(spot, context, cited);
  const add = (room: () => number): boolean => {
    for (let work = works[0]; work; work = works[0]) {
      // What the student brought is cited, however short the section is.
      if (room() < unit && !work.isOwn) return false;
      works.shift();
      // One of which nothing can be said leaves its place to the next.
      if (draft.add(citeWork(work.id, spot, context))) return true;
    }
    return false;
  };
  return {
    units: () => works.length * unit * ofSentence,
    open: (room) => {
      const heading = spot.section.title.toLowerCase();
      const { language } = context.subject;
      const at = works.findIndex(({ topics }) =>
        topics?.[language]?.some((topic) => heading.includes(topic.toLowerCase())),
      );
      if (at < 0) return;
      works.unshift(...works.splice(at, 1));
      add(room);
    },
    survey: (room, isLed = true) => {
      const isLong = works.length >= mostSideBySide;
      if (isLong && isLed) draft.add(writeOwn(spot, context));
      for (let count = 0; count < mostSideBySide; count += 1) add(room);
      if (isLong) draft.close();
    },
    next: (room) => {
      add(room);
    },
    rest: (room) => {
      for (let count = 0; works.length > 0 && count < 8; count += 1) {
        if (!add(room)) break;
        if (count % mostSideBySide === mostSideBySide - 1) draft.close();
      }
      draft.close();
    },
  };
}
