import type { Language } from '@yanmo/contract/languages';
import { seenText } from '@yanmo/contract/seen-text';
import { z } from 'zod';

/** A sign of some font of its own, which nobody else has. */
const withoutForm = /\p{Co}/gu;

/** One line of plain text out of whatever a model wrote for it. */
export function toPlainLine(text: string): string {
  return seenText(text.normalize('NFC'))
    .replace(/\s+/gu, ' ')
    .replace(withoutForm, '')
    .replace(/^(#{1,6}|[-*•>])\s+/u, '')
    .replace(/(\*\*|__|`)(.+?)\1/gu, '$2')
    .trim();
}

/** Never within a sign that has two places: half of one is no text, and no database takes it. */
export const shorten = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');

const numerals = '[0-9０-９〇零一二三四五六七八九十百]{1,4}';
const numbering = [
  new RegExp(`^第\\s*${numerals}\\s*[章节節篇部](分)?[\\s:：.、．]*`, 'u'),
  /^[（(][0-9一二三四五六七八九十]{1,3}[)）]\s*/u,
  /^[一二三四五六七八九十]{1,3}、\s*/u,
  /^(chapter|section|part|capítulo|capitulo|sección|apartado)\s+([0-9]{1,2}(\.[0-9]{1,2})*|[ivx]{1,5})\s*([:.．—–-]\s*|$|\s)/iu,
  /^[0-9]{1,2}(\.[0-9]{1,2}){1,3}[.、．]?\s+/u,
  /^[0-9]{1,2}[.、．)）]\s*(?![0-9])/u,
];

/** Numbers follow from the place in the tree; a model that writes them anyway would give them twice. */
export function withoutNumbering(heading: string): string {
  for (const pattern of numbering) {
    const rest = heading.replace(pattern, '');
    if (rest !== heading && rest !== '') return rest.trim();
  }
  return heading;
}

const markup: readonly [pattern: RegExp, problem: string][] = [
  [/<\/?[a-z!][^>]*>|<!--|&(lt|gt|#\d+);/iu, 'contains markup; write plain text'],
  [/```|\]\(|\[\[|\{\{|\}\}/u, 'contains markup; write plain text'],
  [/\bhttps?:\/\/|\bwww\.|javascript:/iu, 'contains an address; write plain text'],
  [/\bdata name=|<\|[a-z_]+\|>/iu, 'repeats a marker of the request'],
];

/** Narrow on purpose: a thesis may be about prompts or refusals, a heading never speaks to its reader in these words. */
const talk: readonly RegExp[] = [
  /\b(ignore|disregard|forget)\s+(all\s+|any\s+)?(of\s+)?(the\s+|your\s+)?(previous|prior|above|earlier)\s+(instructions?|prompts?|rules)/iu,
  /(忽略|无视|忘记|忘掉)(掉)?(以上|上述|之前|前面|此前)(的)?(所有|全部|一切)?(的)?(指令|指示|提示|规则|要求)/u,
  /ignora(r)?\s+(todas\s+)?(las\s+)?instrucciones\s+(anteriores|previas)/iu,
  /(以前|これまで|上記|前)の(すべての|全ての)?(指示|命令|プロンプト)を?(無視|忘れ)/u,
  /\bas an ai( language)? model\b|\bi('m| am) sorry, but\b|\bi can(no|')t (help|assist|comply)\b/iu,
  /作为(一个|一名)?(ai|人工智能)(语言)?模型|(很)?抱歉，?我(无法|不能)/iu,
  /como modelo de (lenguaje|ia)\b|lo siento, (pero )?no puedo/iu,
  /(ai|言語)モデルとして(は|、)|申し訳(ありません|ございません)が/iu,
];

/** What must not get through into an outline, as a sentence for the repair; null when the text is fine. */
export function findTextProblem(text: string): string | null {
  for (const [pattern, problem] of markup) if (pattern.test(text)) return problem;
  return talk.some((pattern) => pattern.test(text)) ? 'speaks to the reader instead of naming the matter' : null;
}

/** A quotation may hold anything: a paper on language models quotes what they say. */
const quotation = /“[^”]*”|"[^"]*"|«[^»]*»|「[^」]*」|『[^』]*』|‘[^’]*’/gu;
/** Of a model that speaks of itself: other than in a heading, the third person is ordinary here. */
const selfTalk: readonly RegExp[] = [
  ...talk.slice(0, 4),
  /\bas an ai( language)? model,? i\b|\bi('m| am) sorry, but i\b|\bi can(no|'|’)t (help|assist|comply) with\b/iu,
  /作为(一个|一名)?(ai|人工智能)(语言)?(模型|助手)，?(我|本模型)|(很)?抱歉，?我(无法|不能)/iu,
  /como modelo de (lenguaje|ia),? (no puedo|yo)|lo siento, (pero )?no puedo/iu,
  /(ai|言語)モデルとして、?(私|お答え)|申し訳(ありません|ございません)が、/iu,
];

/** The same for a sentence of a text that stands in a paper. */
export function isTalkToReader(sentence: string): boolean {
  const said = sentence.replace(quotation, ' ');
  return /\bdata name=|<\|[a-z_]+\|>/iu.test(said) || selfTalk.some((pattern) => pattern.test(said));
}

const han = /\p{Script=Han}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const letters = /\p{L}/gu;

/** Whether a heading with its summary can be in the language; es and en are not told apart. */
export function isPlausiblyIn(language: Language, text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [letterCount, hanCount, kanaCount] = [count(letters), count(han), count(kana)];
  switch (language) {
    case 'zh':
      return hanCount > 0 && kanaCount <= letterCount * 0.1;
    case 'ja':
      return kanaCount > 0;
    case 'en':
    case 'es':
      return letterCount > 0 && hanCount + kanaCount <= letterCount * 0.3;
  }
}

/** A line of an answer: cleaned, within its length, and nothing but text. */
export function answerLine(maximum: number, clean: (text: string) => string = toPlainLine) {
  return z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, 'is empty')
        .max(maximum, `is longer than ${maximum} characters`)
        .superRefine((text, context) => {
          const problem = findTextProblem(text);
          if (problem) context.addIssue({ code: 'custom', message: problem });
        }),
    );
}
