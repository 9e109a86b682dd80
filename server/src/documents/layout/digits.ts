import type { NumberLevel } from '../templates/template.ts';

const hanziDigits = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** Up to 99, which is more chapters than a document may hold at one level; beyond that plain digits say it better. */
export function hanzi(value: number): string {
  if (value > 99) return String(value);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return hanziDigits[ones] ?? '';
  return `${tens === 1 ? '' : hanziDigits[tens]}十${ones === 0 ? '' : hanziDigits[ones]}`;
}

/** A to Z, then AA, AB as Word and Typst count on. */
export function letter(value: number): string {
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.floor((value - 1) / 26) + 1);
}

const romanSteps = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

export function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [step, sign] of romanSteps) {
    while (rest >= step) {
      text += sign;
      rest -= step;
    }
  }
  return text;
}

export function printDigits(value: number, digits: NumberLevel['digits']): string {
  switch (digits) {
    case 'arabic':
      return String(value);
    case 'hanzi':
      return hanzi(value);
    case 'letter':
      return letter(value);
    case 'roman':
      return roman(value);
  }
}
