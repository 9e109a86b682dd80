import { countDraft } from '@yanmo/contract/draft-count';
import type { Step } from '../../../platform/runs/run.ts';

/**
 * How far an item is when a phase begins, and how much of it the phase is. By the time that phases take with a model of
 * the usual pace: the plan and the abstracts are one call each and cannot be shared out as sections can.
 */
export const shares = {
  sources: [0, 3],
  cards: [3, 4],
  plan: [7, 13],
  sections: [20, 50],
  review: [70, 2],
  revise: [72, 8],
  check: [80, 5],
  extras: [85, 10],
} as const;

/** Before this much is written, one slow start would be taken for the pace of the whole. */
const enoughToGoBy = { share: 0.03, ms: 1_500 };

export interface Pace {
  /** Null until a worker took it up. */
  startedAt: Date | null;
  now: Date;
  /** Of the item, in percent. */
  progress: number;
  steps: readonly Pick<Step, 'id' | 'kind' | 'state' | 'input' | 'createdAt'>[];
  /** What grows, by step. */
  texts: ReadonlyMap<string, string>;
  /** What each section of the run is meant to come to, by its id: those too that are begun when the others are there. */
  units: ReadonlyMap<string, number>;
}

/** Seconds until a paper is there, by the pace of this run so far; null while there is nothing to go by. */
export function remainingSeconds({ startedAt, now, progress, steps, texts, units }: Pace): number | null {
  if (!startedAt || progress >= 100) return null;
  const sections = steps.filter(({ kind }) => kind === 'section');
  const [first] = sections;
  if (!first) return null;
  const unitsOf = ({ input }: (typeof sections)[number]) =>
    Math.max(1, units.get((input as { section: string }).section) ?? 1);
  const writtenOf = (step: (typeof sections)[number]): number => {
    if (step.state === 'SUCCEEDED') return unitsOf(step);
    // A section that runs over its length is still not done.
    return Math.min(unitsOf(step) * 0.95, countDraft(texts.get(step.id) ?? ''));
  };
  const begun = new Set(sections.map(({ input }) => (input as { section: string }).section));
  const later = [...units].filter(([id]) => !begun.has(id)).reduce((sum, [, wanted]) => sum + Math.max(1, wanted), 0);
  const total = sections.reduce((sum, step) => sum + unitsOf(step), later);
  const written = sections.reduce((sum, step) => sum + writtenOf(step), 0);
  if (later === 0 && sections.every(({ state }) => state === 'SUCCEEDED')) {
    const passedMs = now.getTime() - startedAt.getTime();
    return progress <= 0 ? null : inSeconds((passedMs * (100 - progress)) / progress);
  }
  const begunMs = Math.min(...sections.map(({ createdAt }) => createdAt.getTime()));
  const passedMs = now.getTime() - begunMs;
  if (written < total * enoughToGoBy.share || passedMs < enoughToGoBy.ms) return null;
  const wholeMs = (passedMs * total) / written;
  const [from, width] = shares.sections;
  return inSeconds(wholeMs - passedMs + (wholeMs * (100 - from - width)) / width);
}

const inSeconds = (ms: number) => Math.max(1, Math.round(ms / 1000));
