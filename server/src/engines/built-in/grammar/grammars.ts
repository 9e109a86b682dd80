import type { Language } from '@yanmo/contract/languages';
import { enGrammar } from './en.ts';
import { esGrammar } from './es.ts';
import type { Grammar } from './grammar.ts';
import { jaGrammar } from './ja.ts';
import { zhGrammar } from './zh.ts';

export const grammars: Readonly<Record<Language, Grammar>> = {
  zh: zhGrammar,
  en: enGrammar,
  es: esGrammar,
  ja: jaGrammar,
};
