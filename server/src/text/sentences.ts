import type { Language } from '@yanmo/contract/languages';

/** By the marks of the language: a point inside a number or an abbreviation before a small letter ends nothing. */
export function splitSentences(text: string, language: Language): string[] {
  const flat = text.replace(/\s+/gu, ' ');
  const parts =
    language === 'zh' || language === 'ja' ? flat.split(/(?<=[。！？；])/u) : flat.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
