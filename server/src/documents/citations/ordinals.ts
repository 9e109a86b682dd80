import type { EntryLanguage } from './entry-language.ts';

const englishOrdinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const hanDigits = '零一二三四五六七八九';

/** The number of an edition however it is written ("2", "Second", "2nd ed.", 第二版), or null if it is no number. */
export function editionNumber(edition: string): number | null {
  const text = edition.toLowerCase().replace(/\s+/g, ' ').trim();
  const digits =
    /^(?:第\s*)?(\d{1,3})(?:\s*版|(?:st|nd|rd|th|e|\.?ª|ª|a)?\.?(?: (?:ed|edition|edición|edn)\.?)?)$/.exec(text)?.[1];
  if (digits) return Number(digits);
  const word = englishOrdinals.indexOf(text.replace(/ (?:ed|edition|edn)\.?$/, ''));
  if (word >= 0) return word + 1;
  const han = /^第?([一二三四五六七八九十]{1,3})版$/.exec(text)?.[1];
  return han ? hanNumber(han) : null;
}

function hanNumber(han: string): number {
  const [tens, ones] = han.includes('十') ? han.split('十') : ['', han];
  const ten = han.includes('十') ? (tens ? hanDigits.indexOf(tens) : 1) : 0;
  return ten * 10 + (ones ? hanDigits.indexOf(ones) : 0);
}

export function englishOrdinal(number: number): string {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}

/** "2nd ed.", «2.ª ed.», 第2版. A first edition says nothing and is left out. */
export function editionPhrase(edition: string, language: EntryLanguage): string {
  const number = editionNumber(edition);
  if (number === 1 || edition === '') return '';
  if (number === null) {
    const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u.test(edition);
    return isLatin && !/\bed(?:\.|ition|ición|n)?(?:\b|$)/iu.test(edition) ? `${edition} ed.` : edition;
  }
  if (language === 'zh' || language === 'ja') return `第${number}版`;
  return language === 'es' ? `${number}.ª ed.` : `${englishOrdinal(number)} ed.`;
}
