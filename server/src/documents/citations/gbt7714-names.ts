import type { EntryLanguage } from './entry-language.ts';
import { initialsOf, isCjkText, type Name } from './names.ts';
import { isPinyinName } from './pinyin-name.ts';

export type Gbt7714Edition = '2015' | '2025';

const andOthers: Record<EntryLanguage, string> = {
  zh: '等',
  ja: '他',
  ko: '외',
  ru: 'и др.',
  es: 'et al.',
  en: 'et al.',
  other: 'et al.',
};

const translated: Record<EntryLanguage, string> = {
  zh: '译',
  ja: '訳',
  ko: '역',
  ru: 'пер.',
  es: 'trad.',
  en: 'trans.',
  other: 'trans.',
};

/** Three names at most stand before 等 or "et al."; no point at the end, the sentence brings it. */
export function gbtNames(
  names: readonly Name[],
  edition: Gbt7714Edition,
  language: EntryLanguage,
  comma: string,
  hasOthers = false,
): string {
  const shown = names.slice(0, 3).map((name) => gbtName(name, edition));
  if (names.length > 3 || hasOthers) shown.push(andOthers[language]);
  return shown.join(comma);
}

export function gbtTranslators(
  names: readonly Name[],
  edition: Gbt7714Edition,
  language: EntryLanguage,
  comma: string,
): string {
  return names.length === 0 ? '' : `${gbtNames(names, edition, language, comma)}${comma}${translated[language]}`;
}

function gbtName(name: Name, edition: Gbt7714Edition): string {
  if (name.form === 'whole') return name.text;
  const { family, given, suffix } = name;
  const initials = initialsOf(given)
    .map((group) => group.map((letter) => letter.toUpperCase()).join('-'))
    .join(' ');
  if (isCjkText(family)) return `${family} ${initials}`;
  const isInFull = edition === '2025' && isPinyinName(family, given);
  const main = `${edition === '2015' ? family.toUpperCase() : family} ${isInFull ? given : initials}`;
  return suffix ? `${main}, ${suffix.replace(/\.$/, '')}` : main;
}
