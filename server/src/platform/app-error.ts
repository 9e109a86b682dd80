import { type ErrorCode, errorStatus, type FieldProblem } from '@yanmo/contract/errors';

export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * An expected failure, named in the contract's table. Anything else that is thrown is a bug: logged once with its
 * cause and shown as `internal`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    options: { cause?: unknown; fields?: readonly FieldProblem[]; retryAfterSeconds?: number } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
