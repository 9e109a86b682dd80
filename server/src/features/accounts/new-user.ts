import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when an invite code is read out or typed. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** What an account has before its owner says anything: a name to be shown and a code to invite with. */
export function newUserTexts(): { userName: string; invCode: string } {
  return { userName: `yanmo_${randomText(6)}`, invCode: randomText(10) };
}
