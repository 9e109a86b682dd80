import { type EngineCall, EngineRefused, EngineUnavailable } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';

const patienceMs = 60_000;

/** A question that somebody waits for. Outside a transaction: a model may take its time. */
export async function askEngine<Answer>(
  question: (call: EngineCall) => Promise<Answer>,
  call: Omit<EngineCall, 'signal'>,
): Promise<Answer> {
  try {
    return await question({ ...call, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    if (error instanceof EngineUnavailable) throw new AppError('engine_unavailable', {}, { cause: error });
    if (error instanceof EngineRefused) throw new AppError('engine_refused', {}, { cause: error });
    throw error;
  }
}
