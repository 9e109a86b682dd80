import { randomBytes } from 'node:crypto';
import { dayNumber } from '../../platform/clock.ts';

/**
 * The buyer's day and 80 random bits: sorts by day in a gateway's list, and cannot be guessed from another. Letters and
 * digits only.
 */
export function makeNumber(prefix: string, at: Date): string {
  return `${prefix}${dayNumber(at)}${randomBytes(10).toString('hex')}`;
}
