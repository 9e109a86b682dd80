import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@yanmo/contract/languages';

const known = new Map<string, unknown>();

/** Read once a worker: a page of tests asks for hundreds of texts. */
function readTexts(language: Language, namespace: string): unknown {
  const file = fileURLToPath(new URL(`../web/src/locales/${language}/${namespace}.json`, import.meta.url));
  const texts: unknown = known.get(file) ?? JSON.parse(fs.readFileSync(file, 'utf8'));
  known.set(file, texts);
  return texts;
}

/** A text as the reader of a language sees it, for tests that go through all four. */
export function textOf(
  language: Language,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const texts = readTexts(language, namespace);
  const find = (name: string): unknown =>
    name.split('.').reduce((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);
  // A text that counts has a form for each kind of number that the language tells apart.
  const form = typeof values.count === 'number' ? new Intl.PluralRules(language).select(values.count) : null;
  const found = find(key) ?? (form && find(`${key}_${form}`));
  if (typeof found !== 'string') throw new Error(`${language}/${namespace}.json has no text ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same text with anything in the places that were not filled. */
export function patternOf(...asked: Parameters<typeof textOf>): RegExp {
  const parts = textOf(...asked).split(/\{\{\w+\}\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}
