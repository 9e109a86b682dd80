import { SmsError } from './sms-sender.ts';

/** Beyond it a person looks at a spinner for too long; the code may still arrive, so the outcome counts as unknown. */
export const smsTimeoutMs = 5_000;

/** An answer is a few hundred bytes; more is not the provider talking. */
const maximumAnswerChars = 64 * 1024;

/** Refused before a byte of the request could be read: nothing was sent. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface ProviderRequest {
  url: URL;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/** One POST; answers the status and the parsed JSON object, or throws SmsError classified by what can have happened. */
export async function callProvider(
  request: ProviderRequest,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      headers: request.headers,
      // An empty text would make fetch add a content type that was not signed.
      body: request.body || null,
      redirect: 'error',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    status = response.status;
    text = (await response.text()).slice(0, maximumAnswerChars);
  } catch (error) {
    const code = networkCode(error);
    if (unreachable.has(code))
      throw new SmsError('retryable', code, 'the provider cannot be reached', { cause: error });
    throw new SmsError('unknown', code, 'no complete answer from the provider', { cause: error });
  }
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) return { status, answer: answer as Record<string, unknown> };
  } catch (error) {
    throw new SmsError('unknown', `HTTP_${status}`, 'the answer is not JSON', { cause: error });
  }
  throw new SmsError('unknown', `HTTP_${status}`, 'the answer is not a JSON object');
}

function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if (error.name === 'TimeoutError') return 'TIMEOUT';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name;
}
