import type { ModelLimits } from './limits.ts';

/**
 * Doubles with every failure and is spread over its upper half, so that callers that failed together do not come back
 * together. What the provider asked for is never undercut.
 */
export function backoffMs(
  failures: number,
  retryAfterMs: number | undefined,
  limits: Pick<ModelLimits, 'backoffBaseMs' | 'backoffMaximumMs'>,
  random: () => number = Math.random,
): number {
  const ceilingMs = Math.min(limits.backoffMaximumMs, limits.backoffBaseMs * 2 ** (failures - 1));
  const spreadMs = ceilingMs * (0.5 + random() / 2);
  return retryAfterMs === undefined ? spreadMs : retryAfterMs + spreadMs / 2;
}

/** `Retry-After` in seconds or as a date, or the finer `retry-after-ms` of some providers. */
export function readRetryAfterMs(headers: Headers | undefined, now: Date): number | undefined {
  const fine = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(fine)) return Math.max(0, fine);
  const value = headers?.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const instantMs = Date.parse(value);
  return Number.isNaN(instantMs) ? undefined : Math.max(0, instantMs - now.getTime());
}
