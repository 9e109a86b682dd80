import { errorMessages } from '@yanmo/contract/error-messages';
import { type ErrorCode, envelopeCode, type Failure } from '@yanmo/contract/errors';
import type { Language } from '@yanmo/contract/languages';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { isErasedUser } from '../database/living-user.ts';
import { fieldMessage, isFieldMessageKey } from './field-problems.ts';
import { fillIn } from './fill-in.ts';

/** The framework's own refusals that the table names more exactly than by their status. */
const codeOfFrameworkError: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FILES_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_INVALID_JSON_FIELD_ERROR: 'malformed_json',
};

/** The form parser throws plain errors with nothing but these words to tell a broken form from a bug. */
const brokenForm = /multipart|boundary|part header|terminated early|end of form/i;

/** A new connection or a freed lock is a matter of seconds; asked to come back sooner, a crowd keeps the door shut. */
const overloadRetrySeconds = 5;

/** Every thrown value as one of the table; what is none of them is a bug and keeps its cause. */
export function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error) {
    const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
    const known = typeof code === 'string' ? codeOfFrameworkError[code] : undefined;
    if (known) return new AppError(known, {}, { cause: error });
    const isFramework = typeof code === 'string' && code.startsWith('FST_');
    const isGone = request.raw.destroyed && !request.raw.complete;
    const isRefusal = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true && brokenForm.test(error.message);
    if ((isFramework && isRefusal) || isGone || isForm) return new AppError('malformed_request', {}, { cause: error });
    if (isErasedUser(error)) return new AppError('session_revoked', {}, { cause: error });
    // Last: a caller who hangs up in the middle of a body is a reset connection too.
    if (isDatabaseUnavailable(error)) return new AppError('overloaded', {}, { cause: error });
  }
  return new AppError('internal', {}, { cause: error });
}

export function failureOf(error: AppError, language: Language, requestId: string): Failure {
  return {
    code: envelopeCode(error.code),
    message: fillIn(errorMessages[error.code][language], { ...error.params, request_id: requestId }),
    error: error.code,
    fields: error.fields?.map(({ path, message }) => ({
      path,
      message: isFieldMessageKey(message) ? fieldMessage(message, language, error.params) : message,
    })),
    request_id: requestId,
  };
}

/** Undefined where nobody knows when another try would help. */
export function retryAfterSeconds(error: AppError): number | undefined {
  if (error.retryAfterSeconds !== undefined) return Math.max(1, Math.ceil(error.retryAfterSeconds));
  if (error.code === 'overloaded') return overloadRetrySeconds;
  const { seconds } = error.params;
  return error.status === 429 && typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : undefined;
}
