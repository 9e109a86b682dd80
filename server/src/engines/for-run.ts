import { StepFailure } from '../platform/runs/run.ts';
import { EngineBusy, EngineRefused, EngineUnavailable } from './engine.ts';

/** A step asks an engine: one that is busy is waited for, one that cannot answer now is asked again, one that refused is not. */
export async function forRun<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineUnavailable) {
      throw new StepFailure('engine_unavailable', {
        cause: error,
        isOnlyLate: error instanceof EngineBusy,
        ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
      });
    }
    if (error instanceof EngineRefused) throw new StepFailure('engine_refused', { isPermanent: true, cause: error });
    throw error;
  }
}
