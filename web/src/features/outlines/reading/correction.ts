import type { Doubt, Understanding, Wish } from '@yanmo/contract/understanding';

export const readingParts = ['object', 'aspect', 'context', 'kind'] as const;
export type ReadingPart = (typeof readingParts)[number];

/** What the student reads otherwise; everything else is as it was read. */
export type Correction = Partial<Pick<Understanding, ReadingPart>>;

/** As long as the contract takes a part. */
export const partMaximumCharacters = 200;

const isChanged = (reading: Understanding, correction: Correction, part: ReadingPart): boolean =>
  correction[part] !== undefined && correction[part] !== reading[part];

/** What the student wrote is sure. */
export function correct(reading: Understanding, correction: Correction): Understanding {
  const confidence = { ...reading.confidence };
  for (const part of readingParts) if (isChanged(reading, correction, part)) confidence[part] = 1;
  return { ...reading, ...correction, confidence };
}

/** Whether what is read of a title will need a third line: wide signs count twice. */
export function isLongTitle(title: string): boolean {
  return [...title].reduce((width, sign) => width + (/[\u2e80-\uffef]/u.test(sign) ? 2 : 1), 0) > 100;
}

/** Doubts of how it was read that no correction has settled. */
export function findOpenDoubts(doubts: readonly Doubt[], { confidence }: Understanding): Doubt[] {
  return doubts.filter(({ reason, part }) => (reason === 'KIND' || reason === 'PART') && confidence[part] < 1);
}

/** A paper without an object or a question is none: what was read stays. */
export function changePart(correction: Correction, change: Correction): Correction {
  const next = { ...correction, ...change };
  if (next.object === '') delete next.object;
  if (next.aspect === '') delete next.aspect;
  return next;
}

export function isCorrected(reading: Understanding | null, correction: Correction): boolean {
  return reading !== null && readingParts.some((part) => isChanged(reading, correction, part));
}

/** A reading that was sent before, as the correction that it is of the one that the server gives. */
export function correctionTo(understanding: Understanding | null): Correction {
  if (!understanding) return {};
  const { object, aspect, context, kind } = understanding;
  return { object, context, kind, ...(aspect === '' ? {} : { aspect }) };
}

const joints = /^[\s,，、;；.。]+|[\s,，、;；]+$/gu;

/** The requirements without a wish that was taken back; null where its words cannot be found in them. */
export function cutWish(requirements: string, wish: string): string | null {
  const at = requirements.indexOf(wish);
  if (at < 0) return null;
  const before = requirements.slice(0, at).replace(/[\s,，、]+$/u, '');
  const after = requirements.slice(at + wish.length).replace(joints, '');
  if (after === '') return before.replace(/[\s,，、;；]+$/u, '');
  const isJoined = before === '' || /[\p{P}\n]$/u.test(before);
  return `${before}${isJoined ? '' : '\n'}${after}`.trim();
}

/** What is asked for beyond the form. */
export interface AskedReading {
  requirements: string;
  correction: Correction;
  /** Wishes that were read from the requirements and taken back (wishKey). */
  dropped: readonly string[];
}

export const nothingAsked: AskedReading = { requirements: '', correction: {}, dropped: [] };

/** The same words may say the same of two chapters. */
export const wishKey = ({ text, read_as: { kind, what, chapter, position, other } }: Wish): string =>
  JSON.stringify([text, kind, what, chapter ?? position ?? null, other ?? null]);

export function keptWishes(wishes: readonly Wish[], dropped: readonly string[]): Wish[] {
  return wishes.filter((wish) => !dropped.includes(wishKey(wish)));
}

/**
 * Whatever writes later reads the student's words, so a wish is taken back together with them; words that say something else
 * beside it stay.
 */
export function dropWish(asked: AskedReading, wishes: readonly Wish[], wish: Wish): AskedReading {
  const dropped = [...asked.dropped, wishKey(wish)];
  const isSaidFor = keptWishes(wishes, dropped).some(({ text }) => text === wish.text);
  const requirements = isSaidFor ? asked.requirements : (cutWish(asked.requirements, wish.text) ?? asked.requirements);
  return { ...asked, requirements, dropped };
}

/** Written anew, a wish that was taken back is wished again. */
export function changeRequirements(asked: AskedReading, requirements: string): AskedReading {
  const dropped = asked.dropped.filter((key) => requirements.includes((JSON.parse(key) as [string])[0]));
  return { ...asked, requirements, dropped };
}
