import type { Language } from '@yanmo/contract/languages';
import { enBareHeadings } from './en/bare-headings.ts';
import { esBareHeadings } from './es/bare-headings.ts';
import { jaBareHeadings } from './ja/bare-headings.ts';
import { listPhrases } from './list-phrases.ts';
import { zhBareHeadings } from './zh/bare-headings.ts';
import type { Move } from './zh/phrases.ts';

/** 居住权的法律含义 is 法律含义 where the chapter is about 居住权. */
const loses: Partial<Record<Language, RegExp>> = {
  zh: /^~?(?:关于|对)?\{(?:object|focus)\}中?的(?<rest>[^{}]{4,})$/u,
  ja: /^~?\{(?:object|focus)\}(?:の|に関する|をめぐる)(?<rest>[^{}]{4,})$/u,
  // «Procedencia de la idea» of what? A noun that cannot stand without its thing keeps it.
  es: /^~?(?!~|(?:El|La|Los|Las|Una?) )(?<rest>(?=[^{}]* )[^{}]{13,}?(?<! (?:idea|origen|uso|detrás|favorables|previa|través|afines|trabajo|proyecto))) (?:(?:en torno )?\{(?:de|a) (?:object|focus)\}|(?:sobre|en torno a) \{(?:object|focus)\})$/u,
};
const worded: Partial<Record<Language, Partial<Record<Move, readonly string[]>>>> = {
  zh: zhBareHeadings,
  en: enBareHeadings,
  ja: jaBareHeadings,
  es: esBareHeadings,
};
/** What is defined or found wanting is named, and sections that a student asked for are worded as asked. */
const whole = /^wish\.|^frame\.object$|^rating\.items$|^(?:lack|harm)\.[a-z]+$/u;

/** Wordings of a move that leave the thing to the chapter's heading; few in English, which names it by a pronoun or an article. */
export function listBareHeadings(language: Language, move: Move): readonly string[] {
  const shape = loses[language];
  const own = worded[language]?.[move];
  if (whole.test(move)) return [];
  if (own) return own;
  if (!shape) return [];
  return listPhrases(language)[move][0].flatMap((template) => shape.exec(template)?.groups?.rest ?? []);
}
