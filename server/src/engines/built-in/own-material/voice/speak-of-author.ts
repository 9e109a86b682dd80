import type { Language } from '@yanmo/contract/languages';
import { speakChinese } from './chinese-voice.ts';
import { speakEnglish } from './english-voice.ts';
import { speakJapanese } from './japanese-voice.ts';
import { speakSpanish } from './spanish-voice.ts';

/** What somebody else said, and names of works, are nobody's to turn. */
const quoted = /“[^”]*”|"[^"]*"|「[^」]*」|『[^』]*』|«[^»]*»|《[^》]*》|‘[^’]{2,}’(?!\p{L})/gu;
const kept = (at: number): string => String.fromCodePoint(0xe000 + at);
const keptSigns = /[\ue000-\ue0ff]/gu;

/** Whose verbs cannot be made to agree is quoted: the words are the student's own. */
const asSaid = (clause: string): string => `as the author puts it, “${clause.replaceAll(/[“”"]/gu, '’')}”`;

const voices: Readonly<Record<Language, (clause: string) => string | null>> = {
  zh: speakChinese,
  en: speakEnglish,
  es: speakSpanish,
  ja: speakJapanese,
};

/** What a student says of themselves, as their paper says it: of its author, in the register of a paper. */
export function speakOfAuthor(clause: string, language: Language): string {
  const parts: string[] = [];
  const held = clause.replaceAll(keptSigns, '').replace(quoted, (part) => {
    if (parts.length > 250) return part;
    parts.push(part);
    return kept(parts.length - 1);
  });
  const told = voices[language](held);
  if (told === null) return asSaid(clause);
  return told.replaceAll(keptSigns, (sign) => parts[(sign.codePointAt(0) ?? 0xe000) - 0xe000] ?? '');
}
