import type { Language } from '@yanmo/contract/languages';
import { listPhrases } from './list-phrases.ts';
import { zhBareHeadings } from './zh/bare-headings.ts';
import type { Move } from './zh/phrases.ts';

/** 居住权的法律含义 is 法律含义 where the chapter is about 居住权. */
const loses: Partial<Record<Language, RegExp>> = { zh: /^~?(?:关于|对)?\{(?:object|focus)\}中?的(?<rest>[^{}]{4,})$/u };
const worded: Partial<Record<Language, Partial<Record<Move, readonly string[]>>>> = { zh: zhBareHeadings };
/** What is defined or found wanting is named, and sections that a student asked for are worded as asked. */
const whole = /^wish\.|^frame\.object$|^rating\.items$|^(?:lack|harm)\.[a-z]+$/u;

/** Wordings of a move that leave the thing to the chapter's heading; none in languages that name it by a pronoun or an article. */
export function listBareHeadings(language: Language, move: Move): readonly string[] {
  const shape = loses[language];
  if (!shape || whole.test(move)) return [];
  const own = worded[language]?.[move];
  if (own) return own;
  return listPhrases(language)[move][0].flatMap((template) => shape.exec(template)?.groups?.rest ?? []);
}
