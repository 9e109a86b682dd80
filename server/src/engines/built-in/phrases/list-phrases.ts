import type { Language } from '@yanmo/contract/languages';
import { enPhrases } from './en/phrases.ts';
import { esPhrases } from './es/phrases.ts';
import { jaPhrases } from './ja/phrases.ts';
import type { Phrases } from './phrase.ts';
import { type Move, zhPhrases } from './zh/phrases.ts';

const phrases: Record<Language, Phrases<Move>> = { zh: zhPhrases, en: enPhrases, es: esPhrases, ja: jaPhrases };

export const listPhrases = (language: Language): Phrases<Move> => phrases[language];
