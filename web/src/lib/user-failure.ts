import { ApiError, isOutage } from './api.ts';

/** No answer, a service that is busy or being maintained: the session is as good as before. */
const passing: readonly number[] = [0, 401, 429, 503];

export function isUserRefused(error: Error): boolean {
  return error instanceof ApiError && !isOutage(error) && !passing.includes(error.status);
}

/** Null for an answer that gives no reason. */
export function explainFailure(error: Error): string | null {
  return (error instanceof ApiError && error.isUnexplained) || !error.message ? null : error.message;
}
