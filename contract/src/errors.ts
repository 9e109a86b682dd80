import { z } from 'zod';

/**
 * The one table of expected failures: code -> HTTP status. What is not here is a bug and answers `internal` (500).
 * Its messages stand in error-messages.ts; a code without a message in one language does not compile.
 */
export const errorStatus = {
  malformed_request: 400,
  malformed_json: 400,
  not_logged_in: 401,
  session_expired: 401,
  session_revoked: 401,
  session_replaced: 401,
  balance_too_low: 402,
  forbidden: 403,
  not_found: 404,
  route_not_found: 404,
  redemption_code_unknown: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  wrong_state: 409,
  library_full: 409,
  folder_exists: 409,
  outline_download_unpaid: 409,
  outline_free_used_up: 409,
  outline_not_ready: 409,
  outline_being_written: 409,
  outline_stale: 409,
  outline_stopped: 409,
  wallet_not_empty: 409,
  commission_not_paid_out: 409,
  characters_left: 409,
  product_unavailable: 409,
  order_differs: 409,
  order_outdated: 409,
  stages_unavailable: 409,
  order_already_paid: 409,
  order_unfinished: 409,
  nothing_to_pay: 409,
  item_not_retryable: 409,
  item_refunded: 409,
  item_cancelled: 409,
  payment_method_unavailable: 409,
  coupon_expired: 409,
  coupon_already_used: 409,
  coupon_not_applicable: 409,
  redemption_code_used: 409,
  redemption_code_used_by_you: 409,
  redemption_code_expired: 409,
  refund_not_possible: 409,
  refund_pending: 409,
  refund_changed: 409,
  refund_too_large: 409,
  idempotency_key_reused: 409,
  request_under_way: 409,
  section_changed: 409,
  amendments_used_up: 409,
  paper_not_delivered: 409,
  paper_refunded: 409,
  pack_not_ready: 409,
  files_quota_reached: 409,
  sub_domain_taken: 409,
  totp_already_enrolled: 409,
  totp_not_enrolled: 409,
  body_too_large: 413,
  file_too_large: 413,
  file_too_long: 413,
  unsupported_media_type: 415,
  file_type_refused: 415,
  file_took_too_long: 415,
  file_without_text: 415,
  file_encrypted: 415,
  file_unreadable: 415,
  document_failed: 422,
  invalid_fields: 422,
  repeated_chapter_id: 422,
  too_many_chapters: 422,
  section_without_words: 422,
  outline_length_refused: 422,
  sections_too_short: 422,
  sms_code_wrong: 422,
  sms_code_expired: 422,
  sms_code_exhausted: 422,
  wish_not_understood: 422,
  unknown_citation: 422,
  totp_required: 422,
  totp_wrong: 422,
  too_many_requests: 429,
  outline_daily_limit: 429,
  sms_too_soon: 429,
  sms_limit_reached: 429,
  headers_too_large: 431,
  internal: 500,
  sms_unavailable: 503,
  sms_cap_reached: 503,
  too_many_for_visitor: 422,
  engine_unavailable: 503,
  engine_cap_reached: 503,
  payment_unavailable: 503,
  item_failed: 503,
  item_timed_out: 503,
  engine_refused: 503,
  maintenance: 503,
  overloaded: 503,
  not_ready: 503,
  storage_full: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The seed's two envelope codes that differ from their HTTP status. */
export const envelopeCodes: Partial<Record<ErrorCode, number>> = {
  session_revoked: 50008,
  session_replaced: 50014,
};

export function envelopeCode(code: ErrorCode): number {
  return envelopeCodes[code] ?? errorStatus[code];
}

export const FieldProblem = z.object({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

export const Failure = z.object({
  code: z.int(),
  message: z.string(),
  error: z.string(),
  fields: z.array(FieldProblem).optional(),
  request_id: z.string(),
});
export type Failure = z.infer<typeof Failure>;

export type Success<Result> = { code: 200; message: string; result: Result };
