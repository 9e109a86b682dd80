import { seenText } from '@yanmo/contract/seen-text';

/** Letters of other scripts that look like these: within a word of Latin letters they hide it from whoever searches or measures. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      а: 'a',
      е: 'e',
      о: 'o',
      р: 'p',
      с: 'c',
      у: 'y',
      х: 'x',
      і: 'i',
      ј: 'j',
      ѕ: 's',
      һ: 'h',
      ԁ: 'd',
      ԛ: 'q',
      ԝ: 'w',
    },
    ...{
      А: 'A',
      В: 'B',
      Е: 'E',
      К: 'K',
      М: 'M',
      Н: 'H',
      О: 'O',
      Р: 'P',
      С: 'C',
      Т: 'T',
      У: 'Y',
      Х: 'X',
      І: 'I',
      Ј: 'J',
      Ѕ: 'S',
    },
    ...{
      ο: 'o',
      ν: 'v',
      Α: 'A',
      Β: 'B',
      Ε: 'E',
      Ζ: 'Z',
      Η: 'H',
      Ι: 'I',
      Κ: 'K',
      Μ: 'M',
      Ν: 'N',
      Ο: 'O',
      Ρ: 'P',
      Τ: 'T',
      Υ: 'Y',
      Χ: 'X',
    },
  }),
);
const foreignLetter = `[${[...lookAlikes.keys()].join('')}]`;
/** What a word of these scripts is made of: beside signs of other scripts it needs no blank to be one. */
const wordSign = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}]';
/** Two letters of Latin beside it: a variable such as “xο” is no word. */
const mixedWord = new RegExp(
  `(?<!${wordSign})(?=${wordSign}*${foreignLetter})(?=${wordSign}*\\p{Script=Latin}${wordSign}*\\p{Script=Latin})(?:\\p{Script=Latin}|\\p{M}|${foreignLetter})+(?!${wordSign})`,
  'gu',
);
const mayHold = new RegExp(foreignLetter, 'u');

/** Text as its reader sees it, and how many signs stood in it to deceive one: invisible ones, and letters that look like others. */
export function cleanCounted(given: string): { text: string; cleaned: number } {
  const whole = given.toWellFormed();
  // Line ends in two signs become one, and hide nothing.
  const seen = seenText(whole.replaceAll('\r\n', '\n'));
  let cleaned = whole.replaceAll('\r\n', '\n').length - seen.length;
  if (!mayHold.test(seen)) return { text: seen, cleaned };
  const text = seen.replace(mixedWord, (word) =>
    word.replace(new RegExp(foreignLetter, 'gu'), (sign) => {
      cleaned += 1;
      return lookAlikes.get(sign) ?? sign;
    }),
  );
  return { text, cleaned };
}
