import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Reading } from '../title-reading.ts';
import { readEnTitle } from './read-en-title.ts';
import { readEsTitle } from './read-es-title.ts';
import { readJaTitle } from './read-ja-title.ts';
import { readZhTitle } from './read-zh-title.ts';
import { withTwoMinds } from './two-minds.ts';

const readers: Record<Language, (title: string, field: Field) => Reading> = {
  zh: readZhTitle,
  en: readEnTitle,
  es: readEsTitle,
  ja: readJaTitle,
};

/** A clean title read with the grammar of its language. */
export const readTitle = (text: string, language: Language, field: Field): Reading =>
  withTwoMinds(readers[language](text, field), text, language, field);
