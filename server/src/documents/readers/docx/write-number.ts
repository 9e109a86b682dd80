const roman: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Above this a list is no list of a paper, and a numeral in letters would be longer than the text. */
const highest = 3_999;

/** A number as Word's formats of this name write it; a format that is not known in digits. */
export function writeNumber(value: number, format: string): string {
  if (value < 0 || value > highest) return String(value);
  switch (format) {
    case 'upperRoman':
      return romanNumeral(value).toUpperCase();
    case 'lowerRoman':
      return romanNumeral(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerLetter':
      return letters(value);
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'japaneseCounting':
    case 'taiwaneseCounting':
    case 'taiwaneseCountingThousand':
      return chineseNumeral(value);
    case 'ideographDigital':
      return [...String(value)].map((digit) => '〇一二三四五六七八九'[Number(digit)]).join('');
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return value >= 1 && value <= 20 ? String.fromCodePoint(0x245f + value) : String(value);
    case 'ideographTraditional':
      return value >= 1 && value <= 10 ? ('甲乙丙丁戊己庚辛壬癸'[value - 1] ?? '') : String(value);
    default:
      return String(value);
  }
}

function romanNumeral(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, sign] of roman) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}

/** a … z, aa, bb …: Word repeats the letter. */
function letters(value: number): string {
  if (value < 1) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(20, Math.floor((value - 1) / 26) + 1));
}

function chineseNumeral(value: number): string {
  if (value === 0) return '〇';
  const digits = '〇一二三四五六七八九';
  let text = '';
  let isGap = false;
  for (const [worth, sign] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / worth) % 10;
    if (digit === 0) isGap = text !== '';
    else {
      text += `${isGap ? '〇' : ''}${digit === 1 && worth === 10 && text === '' ? '' : digits[digit]}${sign}`;
      isGap = false;
    }
  }
  return text;
}
