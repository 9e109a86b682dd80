import { z } from 'zod';
import type { Engine, EngineCall } from '../../engines/engine.ts';
import type { RewriteRequest, Rewriter, Rewriting } from '../../engines/rewriting/rewriter.ts';
import type { StepContext } from '../../platform/runs/run.ts';
import type { Span } from '../../text/span.ts';
import { mergeSpans } from './paragraph-choice.ts';
import type { ParagraphChange } from './paragraph-store.ts';
import { isProse, type Paragraph, type Part, type Reduction, textOf } from './reduction.ts';

export type RewritingEngine = Pick<Engine, 'kind' | 'version'> & Rewriter;

export const OfReduction = z.object({ reductionId: z.uuid(), itemId: z.uuid() });

/** A paragraph that measures so little is fine; the whole has to come below the promise, and some paragraphs cannot be helped. */
const targets = [0.15, 0.1, 0.06] as const;
export const mostRounds = targets.length;
export const targetOf = (round: number): number => targets[Math.min(round, mostRounds) - 1] ?? 0.06;

/** Sections are rewritten side by side, so that what stands around a paragraph is taken as the round before left it. */
function textBefore(round: number, paragraph: Paragraph | undefined): string {
  if (!paragraph) return '';
  return paragraph.round >= round ? (paragraph.earlier.at(-1) ?? paragraph.before) : textOf(paragraph);
}

export function requestFor(
  { language, mode, source }: Pick<Reduction, 'language' | 'mode' | 'source'>,
  around: readonly Paragraph[],
  paragraph: Paragraph,
  { round, earlier = paragraph.earlier }: { round: number; earlier?: readonly string[] },
): RewriteRequest {
  const prose = around.filter(isProse);
  const at = prose.findIndex(({ position }) => position === paragraph.position);
  return {
    ...{ language, mode, text: paragraph.before, round, earlier: [...earlier] },
    repeated: repeatedOf(mode, paragraph),
    around: { before: textBefore(round, prose[at - 1]), after: textBefore(round, prose[at + 1]) },
    target: targetOf(round),
    // A paper was paid for by its length.
    ...(source === 'PAPER' ? { lengthShare: 0.06 } : {}),
    field: null,
    // What its file holds as a field, a link or a formula comes back as it is.
    terms: [...new Set(paragraph.protected.map(({ start, end }) => paragraph.before.slice(start, end).trim()))].filter(
      (term) => term !== '',
    ),
  };
}

/**
 * Whoever has a text rewritten for its repetition alone says that it stands elsewhere, which nothing here has read; where a check has
 * found what does, that must change and the rest need not.
 */
function repeatedOf(mode: Reduction['mode'], { before, repeated, copied }: Paragraph): Span[] {
  if (mode !== 'REPETITION') return mergeSpans([...repeated, ...copied]);
  return copied.length > 0 ? copied : [{ start: 0, end: before.length }];
}

const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 1000) / 10);

/** A later round that finds nothing, or nothing better, leaves what an earlier one made. */
function isBetter(paragraph: Paragraph, made: Rewriting): boolean {
  if (made.state === 'LEFT') return paragraph.state !== 'REWRITTEN' && paragraph.parts.length === 0;
  if (paragraph.parts.length === 0) return true;
  const after = percent(made.rates.after);
  return after === null || paragraph.rateAfter === null || after <= paragraph.rateAfter;
}

/** What becomes of a paragraph that an engine has looked at. */
export function changeBy(paragraph: Paragraph, made: Rewriting, round: number): ParagraphChange {
  const wasRewritten = paragraph.parts.length > 0;
  const earlier = wasRewritten ? [...paragraph.earlier, paragraph.parts.map(({ after }) => after).join('')] : [];
  if (!isBetter(paragraph, made)) {
    return { state: wasRewritten ? 'REWRITTEN' : 'LEFT', round, earlier, ...(wasRewritten ? {} : { why: made.why }) };
  }
  const parts: Part[] = made.parts.map(({ before, after }) => ({ before, after, isAccepted: true }));
  return {
    ...{ state: made.state, why: made.why, round, earlier },
    parts: made.state === 'REWRITTEN' ? parts : [],
    protected: withOwn(paragraph, made.protected),
    rateAfter: percent(made.state === 'REWRITTEN' ? made.rates.after : made.rates.before),
    ...(paragraph.rateBefore === null ? { rateBefore: percent(made.rates.before) } : {}),
  };
}

/** The places that the file itself holds stay known beside those that the engine found. */
function withOwn({ protected: own }: Paragraph, found: Paragraph['protected']): Paragraph['protected'] {
  const isNew = (span: Paragraph['protected'][number]) =>
    !own.some(({ start, end }) => span.start < end && start < span.end);
  return [...own, ...found.filter(isNew)].sort((one, other) => one.start - other.start);
}

/** One call a paragraph: a step that is begun again buys none of them twice. */
export function callFor(
  { run, step, turn, signal, write }: StepContext<unknown>,
  itemId: string,
  position: number,
): EngineCall {
  return {
    stepKey: `${step.key}/${position}`,
    subject: { kind: 'order', id: itemId },
    userId: run.userId,
    turn,
    signal,
    assertWanted: () => write(async () => undefined),
  };
}
