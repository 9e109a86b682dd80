import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a proxy in front may send; anything else could forge or flood log lines. */
const acceptable = /^[\w.:-]{8,64}$/;

/** Unique among processes by the prefix, within one by the counter: no randomness is drawn for a request. */
const prefix = randomBytes(6).toString('hex');
let counter = 0;

export function createRequestId(raw?: IncomingMessage): string {
  const given = raw?.headers['x-request-id'];
  if (typeof given === 'string' && acceptable.test(given)) return given;
  counter += 1;
  return `${prefix}-${counter.toString(36)}`;
}
