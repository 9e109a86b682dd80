import type { Language } from '@yanmo/contract/languages';
import type { Rewording } from '../revision/registers/register.ts';

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}）】」』”]`;
const behindWide = (sign: string): RegExp => new RegExp(`(?<=${wide})\\s?${sign}\\s?(?![\\d])`, 'gu');

const wideMarks: readonly Rewording[] = [
  [behindWide(','), '，'],
  [behindWide(';'), '；'],
  [behindWide(':'), '：'],
  [behindWide('\\?'), '？'],
  [behindWide('!'), '！'],
  [new RegExp(`(?<=${wide})\\.(?=\\s*(?:$|${wide}))`, 'gu'), '。'],
  [/\((?=\p{Script=Han})([^()]{1,80})\)/gu, '（$1）'],
  [/([，。；：、！？])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, '$1'],
  [new RegExp(`(?<=${wide}) +(?=${wide})`, 'gu'), ''],
  [/([，。；：、])\1+/gu, '$1'],
];

const latinMarks: readonly Rewording[] = [
  [/[ \t]{2,}/gu, ' '],
  [/ +(?=[,;](?:\s|$|\p{L})|[.:!?](?:\s|$))/gu, ''],
  [/,(?=\p{L})/gu, ', '],
  [/;(?=\p{L})/gu, '; '],
  [/\.\.(?=\s|$)(?<!\.\.\.)/gu, '.'],
  [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})(?<!(?:that|had) \1)/giu, '$1'],
];

/** Marks and spaces as the language sets them. */
export const typography: Readonly<Record<Language, readonly Rewording[]>> = {
  zh: [...wideMarks, [/[「]([^「」]{1,80})[」]/gu, '“$1”']],
  ja: wideMarks.map(([pattern, to]): Rewording => [pattern, to === '，' ? '、' : to]),
  en: latinMarks,
  es: latinMarks,
};
