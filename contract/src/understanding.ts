import { z } from 'zod';
import { titleKinds } from './title-kinds.ts';

export { sureFrom, titleKinds } from './title-kinds.ts';

export const TitleKind = z.enum(titleKinds);
export type TitleKind = z.infer<typeof TitleKind>;

const Part = z.string().trim().max(200);
/** 0 for a guess, 1 for what the title says outright. */
const Certainty = z.number().min(0).max(1);

/** How sure the reading is of each part; what a student corrected is sure. */
export const Confidence = z.strictObject({
  object: Certainty,
  aspect: Certainty,
  context: Certainty,
  kind: Certainty,
});
export type Confidence = z.infer<typeof Confidence>;

/** How a title was read, and how the student wants it read. */
export const Understanding = z.strictObject({
  /** What is studied. */
  object: Part.min(1),
  /** What is asked of it. */
  aspect: Part,
  /** Place, time, population, policy, case or text that it is asked in; empty where there is none. */
  context: Part,
  kind: TitleKind,
  confidence: Confidence,
});
export type Understanding = z.infer<typeof Understanding>;

export const wishKinds = [
  /** Use this method, instrument or material. */
  'METHOD',
  /** Have a chapter or section on this, perhaps at a given number. */
  'CHAPTER',
  /** Study this case: a firm, a school, a work, an event. */
  'CASE',
  /** Study it in this place or time, or among these people. */
  'PLACE',
  /** Set this beside that. */
  'COMPARISON',
  /** Leave this out. */
  'EXCLUSION',
  /** Put this before that, or first, or last. */
  'ORDER',
  /** So many chapters, or so many at most or at least. */
  'SIZE',
  /** Give this more room than the rest. */
  'EMPHASIS',
  /** Give this less room than the rest. */
  'BREVITY',
  /** Have a table of this, or a figure. */
  'TABLE',
  'FIGURE',
  /** About the text, not about its outline: kept for the writing. */
  'WRITING',
  /** Could not be read. */
  'UNKNOWN',
] as const;
export const WishKind = z.enum(wishKinds);
export type WishKind = z.infer<typeof WishKind>;

/** Why a wish cannot be met, or not by an outline. */
export const wishProblems = [
  'NOT_UNDERSTOOD',
  /** The method cannot answer what a title of this kind asks. */
  'UNFIT_METHOD',
  /** Another wish asks for the opposite. */
  'CONTRADICTION',
  /** The paper is too short, or of a type that has no place for it. */
  'NO_ROOM',
  /** What a paper of this type cannot be without. */
  'NEEDED',
  /** A table or a chart of results that nobody has given: none are made up. */
  'NO_DATA',
  /** A photograph, a map, a chart: figures here are of parts and arrows. */
  'NOT_DRAWN',
  /** The engine that writes has nothing to make such a table or figure from. */
  'NO_MATERIAL',
  /** It is named in another language than the paper's, and no name of the paper's language is known for it. */
  'OTHER_LANGUAGE',
  /** An outline cannot show it; the writing will have it. */
  'FOR_THE_TEXT',
  /** Nothing stood in its way, and the outline that was written does not show it. */
  'MISSED',
] as const;
export const WishProblem = z.enum(wishProblems);
export type WishProblem = z.infer<typeof WishProblem>;

/** Any number that a student may write for one; which of them a paper has room for is judged. */
export const maximumWishedChapter = 99;

export const Wish = z.strictObject({
  /** The student's own words. */
  text: z.string().trim().min(1).max(500),
  read_as: z.strictObject({
    kind: WishKind,
    /** What is wished for, without the words of asking. */
    what: z.string().trim().max(200),
    /** The chapter that it should be, counted from 1; the number of chapters for SIZE. */
    chapter: z.int().min(1).max(maximumWishedChapter).optional(),
    /** The section of that chapter, counted from 1. */
    section: z.int().min(1).max(maximumWishedChapter).optional(),
    /** At one of the ends, where no number says it. */
    position: z.enum(['FIRST', 'LAST']).optional(),
    /** The other side of a comparison; what an ORDER puts it before. */
    other: z.string().trim().max(200).optional(),
    /** Where the number of a SIZE is a bound. */
    bound: z.enum(['AT_MOST', 'AT_LEAST']).optional(),
  }),
  why_not: WishProblem.optional(),
});
export type Wish = z.infer<typeof Wish>;

/** More would be a second paper. */
export const maximumWishes = 20;
export const Wishes = z.array(Wish).max(maximumWishes);

export const doubtReasons = [
  /** It could be of another kind as well. */
  'KIND',
  /** A part of the reading is a guess. */
  'PART',
  /** What the title names, or what a student wrote to be asked, stands in no heading. */
  'UNSAID',
  /** People are to be asked, and the title names nobody who could answer. */
  'NOBODY_TO_ASK',
] as const;
export const DoubtReason = z.enum(doubtReasons);
export type DoubtReason = z.infer<typeof DoubtReason>;

/** Why a plan may miss what the title means, with what a student needs to put it right. */
export const Doubt = z.strictObject({
  reason: DoubtReason,
  /** The part of the reading to look at. */
  part: z.enum(['object', 'aspect', 'context', 'kind']),
  /** The kind that it could be as well, where there is one. */
  kind: TitleKind.optional(),
  /** The words of the title or of the student that are in no heading, or the heading in question. */
  text: z.string().min(1).max(200).optional(),
});
export type Doubt = z.infer<typeof Doubt>;

/** Whoever is told more reads none. */
export const maximumDoubts = 2;
export const Doubts = z.array(Doubt).max(maximumDoubts);
