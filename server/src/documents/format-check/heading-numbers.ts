import { hanzi, printDigits, roman } from '../layout/digits.ts';
import type { NumberLevel } from '../templates/template.ts';

const hanziValue = (text: string): number => {
  if (/^\d+$/u.test(text)) return Number(text);
  for (let value = 1; value <= 99; value += 1) if (hanzi(value) === text) return value;
  return Number.NaN;
};

/** A number before a heading, however it is written, as the level it shows and its figures. */
export interface HeadingNumber {
  /** As it stands there. */
  text: string;
  /** Of each level that it shows, its own the last. */
  figures: number[];
  /** What stands behind it. */
  rest: string;
  /** Null where its form does not tell. */
  level: number | null;
}

const cn = '[一二三四五六七八九十百]';
/** In the order in which they are tried; each names the level that it stands for, where it always does. */
const forms: readonly (readonly [RegExp, level: number | null])[] = [
  [new RegExp(`^第\\s*(${cn}{1,4}|\\d{1,2})\\s*章`, 'u'), 1],
  [/^(?:chapter|capítulo)\s+(\d{1,2}|[ivxlc]{1,6})\b\s*[.:：]?/iu, 1],
  [new RegExp(`^第\\s*(${cn}{1,4}|\\d{1,2})\\s*节`, 'u'), 2],
  [/^(\d{1,2}(?:\s*[.．]\s*\d{1,2}){1,3})(?![\d.．]*\d)\s*[.．、]?/u, null],
  [new RegExp(`^(${cn}{1,4})\\s*、`, 'u'), 1],
  [new RegExp(`^[（(]\\s*(${cn}{1,4})\\s*[）)]`, 'u'), 2],
  [/^([IVXLC]{1,6})\s*[.．](?=\s)/u, 1],
  [/^[（(]\s*(\d{1,2})\s*[）)]/u, null],
  [/^(\d{1,2})\s*[.．、)](?!\d)/u, null],
  [/^([A-Z])\s*[.．](?=\s)/u, null],
  [/^(\d{1,2})(?=[\s\u3000])/u, 1],
];

/** The number with which a heading's own words begin. */
export function readHeadingNumber(text: string): HeadingNumber | null {
  const line = text.trimStart();
  for (const [form, level] of forms) {
    const found = form.exec(line);
    if (!found) continue;
    const figures = (found[1] ?? '').split(/\s*[.．]\s*/u).map(figureOf);
    if (figures.some(Number.isNaN)) continue;
    const shown = found[0].trim();
    return {
      text: shown,
      figures,
      rest: line.slice(found[0].length).trim(),
      level: level ?? (figures.length > 1 ? figures.length : null),
    };
  }
  return null;
}

function figureOf(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  if (/^[A-Z]$/u.test(text) && !/^[IVXLC]$/u.test(text)) return text.charCodeAt(0) - 64;
  if (/^[ivxlc]+$/iu.test(text)) {
    for (let value = 1; value <= 60; value += 1) if (roman(value) === text.toUpperCase()) return value;
    return Number.NaN;
  }
  return hanziValue(text);
}

/** The number that a template puts before a heading of these figures. */
export function writeHeadingNumber({ pattern, digits }: NumberLevel, figures: readonly number[]): string {
  const own = figures.length;
  return pattern.replace(/%([1-4])/gu, (_, index: string) => {
    const figure = figures[Number(index) - 1] ?? 0;
    return Number(index) === own ? printDigits(figure, digits) : String(figure);
  });
}

/** Without blanks, with wide signs made narrow: 第 1 章 and 第１章 are one number. */
export const bareNumber = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

/** Whether a number has the template's form, whatever its figures. */
export function hasForm(text: string, level: NumberLevel): boolean {
  const digit = { arabic: '\\d{1,3}', hanzi: `${cn}{1,4}`, letter: '[a-z]{1,2}', roman: '[ivxlc]{1,8}' }[level.digits];
  const own = [...level.pattern.matchAll(/%([1-4])/gu)].at(-1)?.[1];
  const escaped = bareNumber(level.pattern).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const body = escaped.replace(/%([1-4])/gu, (_, index: string) => (index === own ? digit : '\\d{1,3}'));
  // A point at the end is the same number to whoever reads it.
  return new RegExp(`^${body}${/[.、)]$/u.test(bareNumber(level.pattern)) ? '' : '\\.?'}$`, 'iu').test(
    bareNumber(text),
  );
}
