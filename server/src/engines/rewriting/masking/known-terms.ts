import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Field, fields } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { knowledgeFolder } from '../../../knowledge/read-lines.ts';
import { isGeneralWord } from '../../../text/general-words.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { listNames } from '../../built-in/knowledge/knowledge.ts';
import { createTermFinder, type TermFinder } from './term-finder.ts';

/** Longer ones are said in a sentence's words, and stand in no text as they stand there. */
const longest = { wide: 12, words: 6 } as const;

/** Of a language's names for things: the column that is in the language. */
function listGlossary(language: Language): string[] {
  const column = language === 'en' ? 1 : 0;
  return readFileSync(join(knowledgeFolder, 'names', `${language === 'en' ? 'zh' : language}.tsv`), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[column]?.trim() ?? '');
}

const isTerm = (term: string, language: Language): boolean =>
  isWideLanguage(language)
    ? term.length > 1 && term.length <= longest.wide && !isGeneralWord(term)
    : term.length > 2 && term.split(' ').length <= longest.words && !isGeneralWord(term.toLowerCase());

const kept = new Map<string, TermFinder>();

/** The terms of a field, or of all of them, as the knowledge and the glossaries have them. */
export function knownTerms(language: Language, field: Field | null): TermFinder {
  const key = `${language} ${field ?? ''}`;
  const known = kept.get(key);
  if (known) return known;
  const named = (field ? [field] : fields).flatMap((each) => listNames(each, language).map(({ term }) => term));
  const terms = [...named, ...listGlossary(language)].filter((term) => isTerm(term, language));
  const finder = createTermFinder(terms);
  kept.set(key, finder);
  return finder;
}
