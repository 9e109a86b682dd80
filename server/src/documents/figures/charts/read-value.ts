import type { ReadCell } from '../../readers/table-model.ts';

/** How people write "no answer" in a table. */
const missing = /^(?:|-+|—+|–|\.+|…+|\/|n\/?a|nan|null|none|nil|s\/d|nd|无|缺失|空|暂无|未填|欠測|なし|未回答)$/iu;

export const isMissing = (cell: ReadCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && missing.test(cell.trim()));

/** Digits and signs of East Asian keyboards as everyone's. */
const narrow = (text: string): string =>
  text
    .trim()
    .replace(/[０-９．，％＋－]/gu, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[−﹣]/gu, '-')
    .replace(/[\u00a0\u202f]/gu, ' ');

const unitAround =
  /^(?<before>[$€£¥￥])?\s*(?<number>[-+]?[\d.,'\s]*\d(?:[eE][-+]?\d+)?)\s*(?<after>%|‰|€|元|万元|亿元|円)?$/u;

/** Which of point and comma parts the digits of thousands, by the values of one column. */
export type NumberStyle = 'point' | 'comma';

const groupedByComma = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;
const groupedByPoint = /^[-+]?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?(?:[eE][-+]?\d+)?$/u;

export interface ReadNumber {
  value: number;
  unit: string;
}

/** A number as people write it, with at most one unit; null for everything else: no guess is made. */
export function readNumber(cell: ReadCell, style: NumberStyle): ReadNumber | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell, unit: '' } : null;
  if (typeof cell !== 'string') return null;
  const match = unitAround.exec(narrow(cell));
  if (!match?.groups) return null;
  const digits = (match.groups.number ?? '').replace(/[\s']/gu, '');
  const pattern = style === 'point' ? groupedByComma : groupedByPoint;
  if (!pattern.test(digits)) return null;
  const plain = style === 'point' ? digits.replace(/,/gu, '') : digits.replace(/\./gu, '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? { value, unit: match.groups.after ?? match.groups.before ?? '' } : null;
}

/** "3,14" can only be read with a decimal comma; a column that has one such value is written so throughout. */
export function findNumberStyle(cells: readonly ReadCell[]): NumberStyle {
  const count = (style: NumberStyle): number => cells.filter((cell) => readNumber(cell, style) !== null).length;
  return count('comma') > count('point') ? 'comma' : 'point';
}

export type DatePrecision = 'year' | 'month' | 'day';

export interface ReadDate {
  /** At midnight of Greenwich, where days have one length. */
  timeMs: number;
  precision: DatePrecision;
}

const dateForms: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/u,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/u,
  /^(?<year>\d{4})\s*年(?:\s*(?<month>\d{1,2})\s*月(?:\s*(?<day>\d{1,2})\s*日)?)?$/u,
];

/** A date whose order of year, month and day is beyond doubt; "03/04/2024" is none. */
export function readDate(cell: ReadCell): ReadDate | null {
  if (typeof cell !== 'string') return null;
  for (const form of dateForms) {
    const groups = form.exec(narrow(cell))?.groups;
    if (!groups) continue;
    const [year, month, day] = [Number(groups.year), Number(groups.month ?? 1), Number(groups.day ?? 1)];
    const timeMs = Date.UTC(year, month - 1, day);
    const date = new Date(timeMs);
    if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
    return { timeMs, precision: groups.day ? 'day' : groups.month ? 'month' : 'year' };
  }
  return null;
}

const yearName = /年份?$|年度$|^year$|^año$|^年$/iu;

/** A column of whole numbers named "year" holds dates. */
export function readYear(cell: ReadCell, columnName: string): ReadDate | null {
  const year =
    typeof cell === 'number' ? cell : typeof cell === 'string' && /^\d{4}$/u.test(cell.trim()) ? Number(cell) : NaN;
  if (!yearName.test(columnName.trim()) || !Number.isInteger(year) || year < 1000 || year > 2999) return null;
  return { timeMs: Date.UTC(year, 0, 1), precision: 'year' };
}
