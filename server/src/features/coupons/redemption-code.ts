import { randomInt } from 'node:crypto';

/** Without 0 O 1 I L: what is read from paper or a screenshot is typed right the first time. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 16;

/** 79 bits: nobody guesses one, even without the limit on tries. */
export function makeRedemptionCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
