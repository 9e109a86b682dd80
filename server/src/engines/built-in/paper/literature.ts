import { citeGroup, groupWorks } from './cite-works.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import type { SectionDraft } from './section-draft.ts';
import { writeOwn } from './write-sentences.ts';
import type { WritingContext } from './writing-context.ts';

/** Where the works are what is spoken of; elsewhere a paragraph ends with them. */
export const surveying: ReadonlySet<Role> = new Set<Role>(['literature', 'gap', 'debate', 'search']);

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
export function openLiterature(spot: Spot, context: WritingContext, draft: SectionDraft, unit: number): Literature {
  const groups = groupWorks(spot, context);
  const add = (room: () => number): boolean => {
    const group = groups[0];
    if (!group || room() < unit) return false;
    groups.shift();
    return draft.add(citeGroup(group, spot, context));
  };
  return {
    units: () => groups.length * unit,
    open: (room) => {
      const heading = spot.section.title.toLowerCase();
      const at = groups.findIndex(({ topic }) => topic !== null && heading.includes(topic.toLowerCase()));
      if (at < 0) return;
      groups.unshift(...groups.splice(at, 1));
      add(room);
    },
    survey: (room, isLed = true) => {
      const isLong = groups.length >= mostSideBySide;
      if (isLong && isLed) draft.add(writeOwn(spot, context));
      for (let count = 0; count < mostSideBySide; count += 1) add(room);
      if (isLong) draft.close();
    },
    next: (room) => {
      add(room);
    },
    rest: (room) => {
      for (let count = 0; groups.length > 0 && count < 8; count += 1) {
        if (!add(room)) break;
        if (count % mostSideBySide === mostSideBySide - 1) draft.close();
      }
      draft.close();
    },
  };
}
