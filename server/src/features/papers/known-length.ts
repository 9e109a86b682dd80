import { createHash } from 'node:crypto';
import type { PaperLength } from '@yanmo/contract/catalogue';
import { type ExtraService, wordCountLimits } from '@yanmo/contract/codes';
import { companionMinimum, companionUnits } from '@yanmo/contract/companion-length';
import type { ErrorCode } from '@yanmo/contract/errors';
import type { Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import {
  type Companion,
  type Engine,
  type EngineCall,
  EngineUnavailable,
  type PaperRequest,
  type PaperWriter,
  type Writable,
} from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { isWideLanguage } from '../../text/wide-language.ts';
import { countSections } from '../../understanding/trim-sections.ts';
import type { LibraryService } from '../library/service.ts';
import type { OrderedOutline } from '../outlines/service.ts';
import { basisOf, hashBasis, requestOf } from './paper-basis.ts';

/** The length that a paper was ordered for, and how its sections share it; fixed with the order. */
export const KnownLength = z.object({ units: z.int().min(1), leaves: z.record(z.string(), z.int().min(1)) });
export type KnownLength = z.infer<typeof KnownLength>;

/** Somebody looks on while it is counted. */
const patienceMs = 20_000;
const keptLengths = 200;
/** Each writes the paper once to see how long it becomes; a student who answers question by question comes to fewer. */
const counts = { count: 60, perSeconds: 600 };

interface Parts {
  db: Database;
  engine: Engine & Partial<Pick<PaperWriter, 'measureWritable' | 'measureCompanion'>>;
  library: Pick<LibraryService, 'findWorks'>;
  limiter: Pick<RateLimiter, 'admit'>;
}

/** A document that goes with a paper, where it has a length: forms have none. */
export type TextCompanion = Exclude<Companion, 'questionnaire'>;
const sold = {
  proposal: { extra: 'EXTRA_PROPOSAL', tooLittle: 'proposal_too_little_known' },
  task_book: { extra: 'EXTRA_TASK_ASSIGNMENT', tooLittle: 'task_book_too_little_known' },
  literature_review: { extra: 'EXTRA_JOURNAL_REVIEWED', tooLittle: 'review_too_little_known' },
} as const satisfies Record<TextCompanion, { extra: ExtraService; tooLittle: ErrorCode }>;

/** However much there is to tell: none of it is about what the title is about. */
function assertOfTitle({ missing, unlinked }: Writable, language: Language): void {
  if (missing.length > 0) {
    throw new AppError('title_terms_unknown', { terms: missing.join(isWideLanguage(language) ? '、' : ', ') });
  }
  // Each half may be long: neither answers what the title asks.
  if (unlinked?.isApart) throw new AppError('title_link_unknown', { cause: unlinked.cause, outcome: unlinked.outcome });
}

export type KnownLengths = ReturnType<typeof createKnownLengths>;

/**
 * How long a paper of an outline can be made here without filling. What was counted is kept: the quote is asked for again and again, and the
 * order that follows it stands in a transaction.
 */
export function createKnownLengths({ db, engine, library, limiter }: Parts) {
  const kept = new Map<string, Promise<Writable | null>>();

  /** What a paper of it would be written from, and the name under which its length is kept. */
  async function gather(queryable: Queryable, userId: string, outline: OrderedOutline, of: TextCompanion | null) {
    const basis = { ...basisOf(outline), seed: outline.key1 };
    const works = await library.findWorks(queryable, userId, [...(basis.sources?.kept ?? [])]);
    const given = [basis.own ?? [], basis.ownTables ?? [], works.map(({ id }) => id)];
    const digest = createHash('sha256').update(JSON.stringify(given)).digest('hex');
    return { basis, works, key: [of ?? 'paper', hashBasis(basis), engine.version, basis.variant, digest].join() };
  }

  const isMeasured = (of: TextCompanion | null): boolean =>
    (of === null ? engine.measureWritable : engine.measureCompanion) !== undefined;

  async function measure(paper: PaperRequest, of: TextCompanion | null, call: EngineCall): Promise<Writable | null> {
    if (of === null) return (await engine.measureWritable?.(paper, call)) ?? null;
    const wordCount = companionUnits(sold[of].extra, paper.language);
    return (await engine.measureCompanion?.({ paper, kind: of, wordCount }, call)) ?? null;
  }

  /** What was asked ahead; null where nothing is measured. AppError where the outline is another than the one that was measured. */
  async function read(
    queryable: Queryable,
    userId: string,
    outline: OrderedOutline,
    of: TextCompanion | null,
  ): Promise<Writable | null> {
    if (!isMeasured(of)) return null;
    const { key } = await gather(queryable, userId, outline, of);
    const measured = kept.get(key);
    if (!measured) throw new AppError('outline_stale');
    return answerOf(measured);
  }

  async function assertNotTooOften(userId: string, of: TextCompanion | null): Promise<void> {
    const line = of === null ? 'paper-length' : `${of}-length`;
    const retryAfterSeconds = await limiter.admit(`${line}:${userId}`, counts);
    if (retryAfterSeconds > 0)
      throw new AppError('too_many_requests', { seconds: retryAfterSeconds }, { retryAfterSeconds });
  }

  async function askAhead(userId: string, outline: OrderedOutline, of: TextCompanion | null = null): Promise<void> {
    if (!isMeasured(of)) return;
    const { basis, works, key } = await gather(db, userId, outline, of);
    if (!kept.has(key)) await assertNotTooOften(userId, of);
    // Looked up after that: of two at the same moment the first has begun to count.
    const asked = kept.get(key) ?? count();
    await answerOf(asked);

    function count(): Promise<Writable | null> {
      const call = { stepKey: key, subject: { kind: 'outline', id: outline.key1 } as const, userId };
      const counted = measure(requestOf(basis, works), of, { ...call, signal: AbortSignal.timeout(patienceMs) });
      kept.set(key, counted);
      for (const oldest of kept.keys()) if (kept.size > keptLengths) kept.delete(oldest);
      // For whoever waits for the same as well: the next one who asks has it counted anew.
      counted.catch(() => kept.delete(key));
      return counted;
    }
  }

  return {
    /** Has the engine count it, before the quote or the order and outside their transactions. */
    askAhead,

    /**
     * What a paper of this outline comes to; null where it is as long as the outline says. AppError where it would be too little, and
     * where the outline is another than the one that was measured.
     */
    async find(
      queryable: Queryable,
      userId: string,
      outline: OrderedOutline,
      wanted: number,
    ): Promise<{ known: KnownLength; length: PaperLength } | null> {
      const writable = await read(queryable, userId, outline, null);
      if (!writable) return null;
      assertOfTitle(writable, outline.form.language);
      const { units, leaves, subjects, own, works, unknown, seldom, unlinked } = writable;
      const minimum = Math.min(wordCountLimits.minimum, wanted);
      if (units < minimum) throw new AppError('too_little_known', { units, minimum });
      const sections = { wanted: countSections(outline.chapters), kept: Object.keys(leaves).length };
      return {
        known: { units, leaves },
        length: {
          ...{ wanted, units, subjects, own, works, sections, unknown: [...unknown], seldom: [...seldom] },
          unlinked: unlinked && { cause: unlinked.cause, outcome: unlinked.outcome },
        },
      };
    },

    /** What a document that goes with the paper comes to; null where it is sold by the piece. */
    async findCompanion(
      queryable: Queryable,
      userId: string,
      outline: OrderedOutline,
      of: TextCompanion,
    ): Promise<number | null> {
      const writable = await read(queryable, userId, outline, of);
      if (!writable) return null;
      const { language } = outline.form;
      assertOfTitle(writable, language);
      const { extra, tooLittle } = sold[of];
      const minimum = companionMinimum(extra, language);
      if (writable.units < minimum) throw new AppError(tooLittle, { units: writable.units, minimum });
      return writable.units;
    },
  };
}

/** AppError engine_unavailable where it came to nothing, also because it took too long. */
async function answerOf(asked: Promise<Writable | null>): Promise<Writable | null> {
  try {
    return await asked;
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    if (isLate || error instanceof EngineUnavailable) throw new AppError('engine_unavailable', {}, { cause: error });
    throw error;
  }
}
