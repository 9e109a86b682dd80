/**
 * Figures as values, however they are written: `1,000`, `1.000` and 一千 are one, as are `52 %`, `52 percent` and 百分之五十二. A
 * share is told apart from a number, by its sign.
 */
const percent = String.raw`[%％]|‰|(?:per\s?cent|percentage points|por\s?ciento)(?!\p{L})|个?百分点|パーセント|ポイント`;
const scales: Readonly<Record<string, number>> = {
  ...{ 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8, 億: 1e8, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 },
  ...{ mil: 1e3, millón: 1e6, millones: 1e6 },
};
const scale = String.raw`[百千万亿億]+|(?:hundred|thousand|million|billion|millones|millón|mil)(?!\p{L})`;
const written = new RegExp(
  String.raw`(?<number>\d+(?:[.,]\d+)*)\s*(?:(?<share>${percent})|(?<tenths>成)|(?<scale>${scale}))?(?=(?<ranged>\s*(?:[-–—~至到、]|から|(?:to|and|a|y)(?!\p{L}))\s*\d[\d.,]*\s*(?:${percent}))?)`,
  'giu',
);
/** 百分之四十, 三百二十, 六成. One sign alone may be a part of any word, and 十四五 is a name. */
const wide =
  /(?<share>百分之)?(?<number>[〇零一二两三四五六七八九十百千万亿億]+)(?:点(?<rest>[〇零一二三四五六七八九]+))?(?<tenths>成)?(?!世[纪紀])/gu;

const digits: Readonly<Record<string, number>> = {
  ...{ 〇: 0, 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
};
const steps: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1e3 };

/** Null for what is no number: 十四五, 千千. */
function readWide(signs: string): number | null {
  let whole = 0;
  let part = 0;
  let digit: number | null = null;
  let last = Number.POSITIVE_INFINITY;
  for (const sign of signs) {
    const value = digits[sign];
    const step = steps[sign];
    if (value !== undefined) {
      if (digit !== null && digit !== 0) return null;
      digit = value;
    } else if (step !== undefined) {
      if (step >= last) return null;
      part += (digit ?? 1) * step;
      [digit, last] = [null, step];
    } else {
      part += digit ?? 0;
      if (part === 0) return null;
      whole = (whole + part) * (scales[sign] ?? 1);
      [part, digit, last] = [0, null, Number.POSITIVE_INFINITY];
    }
  }
  // 三百五 is 350, 三百零五 is 305.
  const isShort = Number.isFinite(last) && last > 10 && !/[零〇].$/u.test(signs);
  return whole + part + (digit ?? 0) * (isShort ? last / 10 : 1);
}

/** A point or a comma parts thousands or decimals: where three signs follow, nobody can tell which. */
function readDigits(text: string): number[] {
  const groups = text.split(/[.,]/u);
  const last = groups.at(-1) ?? '';
  const asDecimal = groups.length > 1 ? Number(`${groups.slice(0, -1).join('')}.${last}`) : Number(text);
  const isParted = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  return isParted ? [Number(groups.join('')), asDecimal] : [asDecimal];
}

const nameOf = (value: number, isShare: boolean): string => `${Number(value.toPrecision(12))}${isShare ? '%' : ''}`;

/** Each figure of a text with all that it may mean. */
export function listFigures(text: string): string[][] {
  return [...text.normalize('NFKC').matchAll(written)].map(({ groups = {} }) => {
    const factor = [...(groups.scale ?? '').toLowerCase().matchAll(/[百千万亿億]|[a-zó]+/gu)].reduce(
      (product, [name]) => product * (scales[name] ?? 1),
      groups.tenths ? 10 : 1,
    );
    const isShare = groups.share !== undefined || groups.tenths !== undefined;
    return readDigits(groups.number ?? '').flatMap((value) => [
      nameOf(value * factor, isShare),
      // The first of two that have one sign together: 40 to 52 %.
      ...(groups.ranged === undefined ? [] : [nameOf(value, true)]),
    ]);
  });
}

/** The same for numbers in Chinese signs. */
export function listWideFigures(text: string): string[][] {
  return [...text.matchAll(wide)].flatMap(({ groups = {} }) => {
    const { number = '', rest, share, tenths } = groups;
    if (number.length < 2 && share === undefined && tenths === undefined && rest === undefined) return [];
    if (!/[十百千万亿億]/u.test(number) && number.length > 1) return [];
    const value = readWide(number);
    if (value === null) return [];
    const decimals = [...(rest ?? '')].map((sign) => digits[sign]).join('');
    const whole = Number(`${value}.${decimals || '0'}`);
    return [[nameOf(whole * (tenths ? 10 : 1), share !== undefined || tenths !== undefined)]];
  });
}

const words: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12 },
  ...{ quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, cien: 100 },
};
const spelled = new RegExp(
  String.raw`(?<!\p{L})(?<word>${Object.keys(words).join('|')})(?:[\s-](?<ones>${Object.keys(words).slice(0, 8).join('|')}))?(?!\p{L})\s*(?:(?<share>${percent})|(?<scale>${scale}))?`,
  'giu',
);

/** Numbers that a work spells out: whoever tells of it writes them as he likes. */
export function listSpelledFigures(text: string): string[][] {
  return [...text.matchAll(spelled)].map(({ groups = {} }) => {
    const of = (name: string | undefined) => words[name?.toLowerCase() ?? ''] ?? 0;
    const value = (of(groups.word) + of(groups.ones)) * (scales[groups.scale?.toLowerCase() ?? ''] ?? 1);
    return [nameOf(value, groups.share !== undefined)];
  });
}
