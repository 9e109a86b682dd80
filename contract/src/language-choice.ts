/** Apart from languages.ts because it needs no schema: the browser's first script holds this file, and not zod. */
export const languages = ['zh', 'en', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** A page in one language is its address with this parameter; without it, the reader's own language decides. */
export const languageParameter = 'lang';

/** What a reader chose on the site; the server reads it for the page that it sends before the program runs. */
export const languageCookie = 'yanmo_language';

export const defaultLanguage: Language = 'en';

/** The first language of an `Accept-Language` value (or of a browser's list joined by commas) that we speak. */
export function pickLanguage(accepted: string | null | undefined): Language {
  const wanted = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((found) => found);
      return { language: tag.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality);
  for (const { language } of wanted) {
    const known = languages.find((candidate) => candidate === language);
    if (known) return known;
  }
  return defaultLanguage;
}
