import { randomBytes } from 'node:crypto';

/** Day and 80 random bits: sorts by day in a gateway's list, and cannot be guessed from another. Letters and digits only. */
export function makeNumber(prefix: string, at: Date): string {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '');
  return `${prefix}${day}${randomBytes(10).toString('hex')}`;
}
