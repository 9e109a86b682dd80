import { errorMessages } from '@yanmo/contract/error-messages';
import type { ErrorCode } from '@yanmo/contract/errors';
import type { Language } from '@yanmo/contract/languages';
import { fillIn } from './http/fill-in.ts';

/**
 * A failure that was kept as its code, told to whoever looks later. The request that met it is gone: `number` is what they can
 * quote instead (an order's, an outline's), under which everything about it is found.
 */
export function presentFailure(
  code: string,
  language: Language,
  number: string,
): { error: ErrorCode; message: string } {
  const error = code in errorMessages ? (code as ErrorCode) : 'internal';
  const filled = fillIn(errorMessages[error][language], { request_id: number });
  return { error, message: filled.replace(/\{\w+\}/g, '') };
}
