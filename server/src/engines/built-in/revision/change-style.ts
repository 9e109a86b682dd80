import { countDraft } from '@yanmo/contract/draft-count';
import type { Language } from '@yanmo/contract/languages';
import { listSentences } from '../../../text/sentences.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { WishNotUnderstood } from '../../engine.ts';
import type { Change } from './change.ts';
import { enRegister } from './registers/en.ts';
import { esRegister } from './registers/es.ts';
import { jaRegister } from './registers/ja.ts';
import type { Register, Rewording } from './registers/register.ts';
import { zhRegister } from './registers/zh.ts';
import { printSheet, type Sheet, type SheetParagraph } from './sheet.ts';

const registers: Readonly<Record<Language, Register>> = {
  zh: zhRegister,
  en: enRegister,
  es: esRegister,
  ja: jaRegister,
};

/** Longer than this a sentence is parted where it can be; nobody stumbles over a shorter one. */
const longSentence: Readonly<Record<Language, number>> = { zh: 32, ja: 40, en: 20, es: 22 };

/** Quotations, gaps and marks are somebody else's words. */
const fixed = /“[^”]*”|「[^」]*」|『[^』]*』|«[^»]*»|"[^"]*"|《[^》]*》|\[[^\]]*\]/gu;

function outsideFixed(text: string, change: (free: string) => string): string {
  const kept: string[] = [];
  const hidden = text.replace(fixed, (part) => {
    kept.push(part);
    return String.fromCharCode(0xe000 + kept.length - 1);
  });
  return change(hidden).replace(/[\ue000-\uf8ff]/gu, (mark) => kept[mark.charCodeAt(0) - 0xe000] ?? '');
}

/** A word at the head of a sentence keeps its capital, and what comes to stand there gets one. */
function reword(text: string, rewordings: readonly Rewording[], language: Language): string {
  const changed = outsideFixed(text, (free) =>
    rewordings.reduce((current, [pattern, to]) => current.replace(pattern, to), free),
  );
  if (isWideLanguage(language) || changed === text) return changed;
  return changed.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function part(sentence: string, language: Language): string {
  if (countDraft(sentence) <= longSentence[language]) return sentence;
  const shortest = longSentence[language] / 4;
  for (const [pattern, to] of registers[language].breaks) {
    const broken = reword(sentence, [[pattern, to]], language);
    // A stump of two or three words is no sentence.
    if (broken !== sentence && listSentences(broken).every((piece) => countDraft(piece) >= shortest)) return broken;
  }
  return sentence;
}

export function changeStyle(
  sheet: Sheet,
  { style }: Extract<Change, { kind: 'style' }>,
  within: SheetParagraph | null,
): Sheet {
  const { language } = sheet;
  const { formal, simple, active } = registers[language];
  const one = (sentence: string): string => {
    switch (style) {
      case 'formal':
        return reword(sentence, formal, language);
      case 'simple':
        return part(reword(sentence, simple, language), language);
      case 'active':
        return reword(sentence, active, language);
      case 'short':
        return part(part(sentence, language), language);
    }
  };
  const line = (text: string): string[] => listSentences(one(text));
  const isMeant = (block: unknown): boolean => within === null || block === within;
  const before = printSheet(sheet);
  for (const block of sheet.blocks) {
    if (!isMeant(block)) continue;
    if (block.kind === 'paragraph') block.sentences = block.sentences.flatMap(line);
    else if (block.kind === 'list') block.items = block.items.map(one);
  }
  if (printSheet(sheet) === before) throw new WishNotUnderstood('No rule changes anything here.');
  return sheet;
}
