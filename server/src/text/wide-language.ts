import type { Language } from '@yanmo/contract/languages';

/** Written without blanks between words: counted, compared and joined by characters. */
export const isWideLanguage = (language: Language): boolean => language === 'zh' || language === 'ja';
