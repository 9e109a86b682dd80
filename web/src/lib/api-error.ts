import type { ErrorCode, FieldProblem } from '@yanmo/contract/errors';

/** Failures that never reached the server, or whose answer was not the envelope. */
export type TransportErrorCode = 'network_unreachable' | 'request_timed_out' | 'unreadable_answer';

export interface ApiErrorDetails {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The envelope's code: the status, or 50008 / 50014. */
  code: number;
  error: ErrorCode | TransportErrorCode;
  /** In the reader's language, ready to be shown. */
  message: string;
  /** The server gave no reason, and `message` only says that something is wrong. */
  isUnexplained?: boolean;
  fields?: FieldProblem[];
  requestId?: string | null;
  retryAfterSeconds?: number | null;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly error: ErrorCode | TransportErrorCode;
  readonly isUnexplained: boolean;
  readonly fields: FieldProblem[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.error = details.error;
    this.isUnexplained = details.isUnexplained ?? false;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  /** The message of one field, for a form that shows it beside its input. */
  findFieldMessage(path: string): string | null {
    return this.fields.find((field) => field.path === path)?.message ?? null;
  }
}
