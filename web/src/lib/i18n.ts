import { defaultLanguage, type Language, languages, pickLanguage } from '@yanmo/contract/language-choice';
import i18n, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageCookie, preferenceMaxAgeSeconds } from './constants.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { loadPart } from './load-part.ts';
import { showSuccess } from './notify.ts';

/** One chunk a language and namespace; a page fetches only its own, in the current language. */
const files = import.meta.glob<{ default: object }>('../locales/*/*.json');

const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`../locales/${language}/${namespace}.json`];
    if (!load) {
      done(new Error(`no texts ${language}/${namespace}`), null);
      return;
    }
    loadPart(load).then(
      (module) => done(null, module.default),
      (error: unknown) => done(error as Error, null),
    );
  },
};

/** The cookie decides, then the browser's own order of languages, then English. */
export function detectLanguage(cookie: string | null, browserLanguages: readonly string[]): Language {
  const chosen = languages.find((language) => language === cookie);
  return chosen ?? pickLanguage(browserLanguages.join(','));
}

/** BCP 47 tags for <html lang>, so that the browser picks the right glyphs, quotes and voice. */
const htmlLanguage: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };

/** Each language by its own name: whoever cannot read the page must still find theirs. */
export const languageNames: Record<Language, string> = { zh: '中文', en: 'English', es: 'Español', ja: '日本語' };

export function currentLanguage(): Language {
  return languages.find((language) => language === i18n.language) ?? defaultLanguage;
}

/** For Intl: the same tags as <html lang>. */
export function currentLocale(): string {
  return htmlLanguage[currentLanguage()];
}

export async function startI18n(
  language: Language = detectLanguage(readCookie(languageCookie), navigator.languages),
): Promise<void> {
  document.documentElement.lang = htmlLanguage[language];
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: ['shell', 'sources'],
      defaultNS: 'shell',
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Switches the page; what each open page shows is fetched in the new language before anything changes. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === i18n.language) return;
  await i18n.changeLanguage(language);
  writeCookie(languageCookie, language, preferenceMaxAgeSeconds);
  document.documentElement.lang = htmlLanguage[language];
  showSuccess(i18n.t('shell:language.switched'));
}

export { i18n };
