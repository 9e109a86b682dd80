import type { OutlineForm } from '@yanmo/contract/outlines';
import {
  type Engine,
  type EngineCall,
  EngineRefused,
  EngineUnavailable,
  type UnderstandRequest,
  type Understood,
} from '../../engines/engine.ts';
import { understandAtOnce } from '../../engines/understand-at-once.ts';
import { stepKey as hashStepInput } from '../../platform/runs/step-key.ts';
import type { FreeQuestions } from './free-questions.ts';
import { createSharedQuestions } from './shared-questions.ts';

/** Somebody looks at an empty line meanwhile; what the words alone say comes at once. */
const patienceMs = 15_000;
/** Of this process: a title is asked for again with each choice that is changed and changed back. */
const keptReadings = 500;

export type TitleReadings = ReturnType<typeof createTitleReadings>;

/** Who asks, and for how long. */
export interface TitleReader {
  userId: string;
  /** Aborted when nobody waits any more. */
  gone: AbortSignal;
}

const requestOf = (form: OutlineForm, extraRequirements: string): UnderstandRequest => ({
  title: form.title,
  language: form.language,
  type: form.type,
  field: form.field,
  level: form.product,
  wordCount: form.word_count,
  extraRequirements,
});

/** The same form has the same key, whoever asks: a reading that was bought is not bought again. */
const keyOf = (request: UnderstandRequest): string => hashStepInput('understanding', request);

/**
 * How engines read titles. A reading never fails for want of an engine: then the words alone are read, which costs nothing,
 * and the student corrects what is wrong.
 */
export function createTitleReadings(
  engine: Engine,
  freeQuestions: Pick<FreeQuestions, 'admitReading'>,
  { graceMs = 3_000 }: { graceMs?: number } = {},
) {
  const kept = new Map<string, Understood>();
  const underway = createSharedQuestions<Understood | null>(graceMs);

  function keep(key: string, understood: Understood): void {
    kept.delete(key);
    kept.set(key, understood);
    const [oldest] = kept.keys();
    if (kept.size > keptReadings && oldest !== undefined) kept.delete(oldest);
  }

  async function askOf(request: UnderstandRequest, call: EngineCall): Promise<Understood | null> {
    try {
      return await engine.understand(request, call);
    } catch (error) {
      if (error instanceof EngineUnavailable || error instanceof EngineRefused || isTimeout(error)) return null;
      throw error;
    }
  }

  return {
    /** For somebody who waits for it; once he has gone on, nothing more is bought for him. */
    async ask(form: OutlineForm, extraRequirements: string, { userId, gone }: TitleReader): Promise<Understood> {
      const request = requestOf(form, extraRequirements);
      const key = keyOf(request);
      const known = kept.get(key);
      if (known) return known;
      if (!(await freeQuestions.admitReading())) return understandAtOnce(request, engine.kind);
      const subject = { kind: 'title' as const, id: userId };
      const understood = await underway
        .join(key, gone, async (nobody) => {
          const signal = AbortSignal.any([nobody, AbortSignal.timeout(patienceMs)]);
          const answer = await askOf(request, { stepKey: key, subject, userId, signal, isSpare: true });
          if (answer) keep(key, answer);
          return answer;
        })
        .catch((error: unknown) => {
          if (!gone.aborted) throw error;
          return null;
        });
      return understood ?? understandAtOnce(request, engine.kind);
    },

    /** For an outline that nobody has read the title of, or whose reader pressed on before he saw it: then that reading is waited for. */
    async forWriting(form: OutlineForm, extraRequirements: string, call: EngineCall): Promise<Understood> {
      const request = requestOf(form, extraRequirements);
      const key = keyOf(request);
      const known = kept.get(key);
      if (known) return known;
      const understood = await underway.join(key, call.signal, (nobody) => {
        const signal = AbortSignal.any([nobody, AbortSignal.timeout(patienceMs)]);
        return askOf(request, { ...call, stepKey: key, signal, isSpare: true });
      });
      return understood ?? understandAtOnce(request, engine.kind);
    },
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
