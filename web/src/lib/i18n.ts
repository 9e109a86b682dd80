import {
  defaultLanguage,
  type Language,
  languageCookie,
  languageParameter,
  languages,
  pickLanguage,
} from '@yanmo/contract/language-choice';
import i18n, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { preferenceMaxAgeSeconds } from './constants.ts';
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

/** The address decides (a search engine leads to a page in one language), then the cookie, then the browser, then English. */
export function detectLanguage(
  cookie: string | null,
  browserLanguages: readonly string[],
  search: string = location.search,
): Language {
  const named = new URLSearchParams(search).get(languageParameter);
  const chosen = [named, cookie].flatMap((wanted) => languages.filter((language) => language === wanted))[0];
  return chosen ?? pickLanguage(browserLanguages.join(','));
}

/** The address goes with the choice: loaded again, it must not speak another language. */
function renameAddress(language: Language): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParameter)) return;
  url.searchParams.set(languageParameter, language);
  history.replaceState(history.state, '', url);
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
  // Pages behind the one that was found name no language: they go on in this one.
  if (new URLSearchParams(location.search).has(languageParameter)) {
    writeCookie(languageCookie, language, preferenceMaxAgeSeconds);
  }
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
  renameAddress(language);
  document.documentElement.lang = htmlLanguage[language];
  showSuccess(i18n.t('shell:language.switched'));
}

export { i18n };
