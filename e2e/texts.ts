import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@yanmo/contract/languages';

/** A text as the reader of a language sees it, for tests that go through all four. */
export function textOf(language: Language, namespace: string, key: string): string {
  const file = fileURLToPath(new URL(`../web/src/locales/${language}/${namespace}.json`, import.meta.url));
  let found: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const part of key.split('.')) found = (found as Record<string, unknown>)[part];
  if (typeof found !== 'string') throw new Error(`${language}/${namespace}.json has no text ${key}`);
  return found;
}
