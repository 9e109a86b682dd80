export const codeLength = 16;
const groupLength = 4;

/** Codes hold none of these, because each is taken for another letter or digit. */
const lookAlikes = /[01ILO]/;
const foreign = /[^0-9A-Z]/;

/** What was meant by what was typed or pasted: spaces, dashes, small and full-width letters are how people write codes. */
export function readCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.·]/gu, '')
    .slice(0, codeLength);
}

export function groupCode(code: string): string {
  return (code.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? []).join(' ');
}

export type CodeProblem = 'lookAlike' | 'foreign';

/** What can be seen to be wrong before the code is complete. */
export function findCodeProblem(code: string): CodeProblem | null {
  if (foreign.test(code)) return 'foreign';
  return lookAlikes.test(code) ? 'lookAlike' : null;
}

/** Where the caret belongs in the grouped text when so many characters of the code stand before it. */
export function caretAfter(count: number, text: string): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (text[index] !== ' ') seen += 1;
  }
  return text.length;
}
