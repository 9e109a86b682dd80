import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '@yanmo/contract/languages';
import type { FontPair, FontRole, Template } from '../templates/template.ts';

const require = createRequire(import.meta.url);

/** Only the weights that are used: each one of the Chinese fonts is 10 to 15 MB to map and to search. */
const fontFiles: readonly [packageName: string, ...weights: string[]][] = [
  ['noto-serif-sc', '400Regular', '700Bold'],
  ['noto-sans-sc', '500Medium', '700Bold'],
  ['noto-serif-jp', '400Regular', '700Bold'],
  ['tinos', '400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'],
];

export function fontFolders(): string[] {
  return fontFiles.flatMap(([name, ...weights]) => {
    const home = path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    return weights.map((weight) => path.join(home, weight));
  });
}

/** Typst's own: `latin-in-cjk` leaves to the Chinese font what both have, such as quotation marks and dashes. */
export type TypstFont = string | { name: string; covers: 'latin-in-cjk' };

export interface TypstFonts {
  /** For text with Chinese or Japanese in it. */
  mixed: TypstFont[];
  /** For paragraphs of Latin letters alone, whose quotation marks must not be as wide as a Chinese character. */
  latin: TypstFont[];
}

const latinSerif = 'Tinos';
const sansSerif = 'Noto Sans SC';

/** The last two come with Typst: signs, and scripts that none of ours has (Arabic, Georgian). */
const lastResort = ['New Computer Modern Math', 'DejaVu Sans Mono'];

/** Word names the families of the system; the PDF embeds the nearest free ones. Nothing free stands near KaiTi. */
export function fontsOf(template: Template, role: FontRole): TypstFonts {
  const { language } = template;
  const pair = template.fonts[role];
  const eastAsian = eastAsianFamily(language, role);
  const others = ['Noto Serif SC', 'Noto Serif JP', sansSerif].filter((family) => family !== eastAsian);
  const latin = isSansLatin(pair) ? sansSerif : latinSerif;
  const rest = [eastAsian, latinSerif, ...others, ...lastResort];
  return { mixed: [{ name: latin, covers: 'latin-in-cjk' }, ...rest], latin: [latin, ...rest] };
}

/** The first has the tables that formulas are built by; the rest are for words inside them. */
export function mathFonts(template: Template): TypstFont[] {
  return ['New Computer Modern Math', latinSerif, eastAsianFamily(template.language, 'serif'), 'Noto Serif SC'];
}

/** The sans-serif of ours draws Chinese characters the Chinese way, which Japanese readers see: they get a bold Mincho. */
function eastAsianFamily(language: Language, role: FontRole): string {
  if (language === 'ja') return 'Noto Serif JP';
  return role === 'sans' ? sansSerif : 'Noto Serif SC';
}

const isSansLatin = ({ latin }: FontPair): boolean => /arial|helvetica|calibri|verdana|sans|gothic/iu.test(latin);

/** 黑体 has one weight, heavier than a regular and lighter than a bold; elsewhere regular means regular. */
export function weightOf(language: Language, role: FontRole, isBold: boolean): number {
  if (isBold || (language === 'ja' && role === 'sans')) return 700;
  return role === 'sans' ? 500 : 400;
}
