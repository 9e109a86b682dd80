import type { Language } from '@yanmo/contract/languages';
import { cleanTitle } from '../clean-title.ts';
import { findTitleLanguage } from '../title-language.ts';
import { readEnTitle } from './read-en-title.ts';
import { readEsTitle } from './read-es-title.ts';
import { readJaTitle } from './read-ja-title.ts';
import { readZhTitle } from './read-zh-title.ts';
import type { Reading, TitleAnalysis } from './title-analysis.ts';

const readers: Record<Language, (title: string) => Reading> = {
  zh: readZhTitle,
  en: readEnTitle,
  es: readEsTitle,
  ja: readJaTitle,
};

const joiners: Record<Language, (object: string, aspect: string) => string> = {
  zh: (object, aspect) => `${object}的${aspect}`,
  en: (object, aspect) => `${aspect} of ${object}`,
  es: (object, aspect) => `${aspect} ${`de ${object}`.replace(/^de el /u, 'del ')}`,
  ja: (object, aspect) => `${object}の${aspect}`,
};

const quotes = /^[“”"'「『‘’]+|[“”"'」』‘’]+$/gu;
/** A quotation mark whose partner stayed in another slot would stand alone in a heading. */
const balanced = (text: string): string => {
  const trimmed = text.trim().replace(/^[，,、：:；;]+|[，,、：:；;]+$/gu, '');
  const isPaired = (trimmed.match(/[“”"「『]/gu)?.length ?? 0) % 2 === 0 || /[」』]/u.test(trimmed);
  return isPaired ? trimmed : trimmed.replace(quotes, '').replace(/[“”"]/gu, '');
};
const orNull = (text: string | null | undefined): string | null => {
  const kept = text ? balanced(text) : '';
  return kept.length > 0 ? kept : null;
};

/** For a title in which nothing can be read: the request is refused before, but an engine never writes an empty heading. */
const unnamed: Record<Language, string> = {
  zh: '所选课题',
  en: 'the chosen topic',
  es: 'el tema elegido',
  ja: '選んだ主題',
};

/** Reads a title with the grammar of its own language; `asked` decides only where the title could be either. */
export function analyseTitle(title: string, asked: Language): TitleAnalysis {
  const text = cleanTitle(title) || unnamed[asked];
  const language = findTitleLanguage(text, asked);
  const reading = readers[language](text);
  const object = orNull(reading.object) ?? text;
  const aspect = orNull(reading.aspect);
  return {
    language,
    text,
    object,
    aspect,
    relation: reading.relation ?? 'theory',
    isRelationNamed: Boolean(reading.relation),
    context: orNull(reading.context),
    contextKind: orNull(reading.context) ? (reading.contextKind ?? 'case') : null,
    method: orNull(reading.method),
    sides: reading.sides ?? null,
    focus: orNull(reading.focus) ?? (aspect ? joiners[language](object, aspect) : object),
  };
}
