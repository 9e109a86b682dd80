import type { Language } from '@yanmo/contract/languages';
import { cleanText } from '../clean-text.ts';
import { isEastAsian } from '../layout/number-document.ts';
import { toneColours } from '../layout/tones.ts';
import type { FontRole } from '../templates/template.ts';
import { getDefaultTemplate } from '../templates/templates.ts';
import { breakLongWords } from './break-long-words.ts';
import { fontsOf, type TypstFont } from './fonts.ts';

const regions = { zh: 'CN', en: 'GB', es: 'ES', ja: 'JP' } as const;
/** Signs of a word in half a page's width. */
const longestWord = 24;

/** What every report tells typst/report-look.typ of its language, and of the language that its text is written in. */
export function reportFrame(language: Language, textLanguage: Language): object {
  return {
    lang: language,
    textLang: textLanguage,
    region: regions[language],
    isEastAsian: isEastAsian(language),
    fonts: {
      ...{ serif: fontIn(language, 'serif'), sans: fontIn(language, 'sans'), text: fontIn(textLanguage, 'serif') },
      latin: fontsOf(getDefaultTemplate(language), 'serif').latin,
    },
    tones: toneColours,
    joint: isEastAsian(language) ? '、' : ', ',
  };
}

function fontIn(language: Language, role: FontRole): TypstFont[] {
  const { mixed, latin } = fontsOf(getDefaultTemplate(language), role);
  return isEastAsian(language) ? mixed : latin;
}

/** Anybody's text as a report can carry it: nothing that kills the typesetter, no word wider than half a page. */
export const shownText = (text: string): string => breakLongWords(cleanText(text), longestWord);

export function percentIn(language: Language): (rate: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (rate) => `${format.format(rate)}${language === 'es' ? '\u00a0' : ''}%`;
}

/** Grouped always: left to itself Spanish groups from five digits on, and 8421 would stand above 12.408. */
export const numberIn = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { useGrouping: 'always' });

export const dayIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ dateStyle: 'long', timeZone: 'Asia/Shanghai' },
  }).format(at);
