import type { Language } from '@yanmo/contract/languages';

export type FontKind = 'serif' | 'sans';

/**
 * Advance widths in thousandths of an em, by the width: Times (and the fonts of its metrics) for `serif`, the Latin part of
 * Noto Sans SC for `sans`, which Arial nearly shares. A test compares them with the fonts that the PDF embeds.
 */
const widths: Readonly<Record<FontKind, Readonly<Record<number, string>>>> = {
  serif: {
    180: "'",
    200: '|¦',
    250: ' ,.\u00a0',
    278: '/:;\\ijltìíîï',
    300: '²³¹ª',
    333: '!()-I[]`fr¡¨´·¸ÌÍÎÏ‘’º',
    400: 'Js°',
    444: '"?acez¿àáâãäåçèéêë“”',
    480: '{}^',
    500: '#$*0123456789_bdghknopquvxy¢£¤¥§«¯»ßðñòóôõöøùúûüýþÿ–¶',
    564: '~±÷≤≥FPSÞ+<=>¬×−',
    611: 'µELTZÈÉÊË',
    667: 'BCRÇæ',
    722: 'ADGHKNOQUVXYwÀÁÂÃÄÅÐÑÒÓÔÕÖØÙÚÛÜÝ',
    778: '&m¼½¾©®',
    833: '%',
    944: 'MÆ@W',
    1000: '—…',
  },
  sans: {
    224: ' \u00a0',
    284: "|¦ijìíîï',.:;l",
    338: 'IÌÍÎÏ!¡f()[]{}',
    347: '-',
    392: '°tªr/\\',
    411: 'º²³¹',
    479: '*s®"?¿z«»',
    521: 'xcçvyýÿ',
    564: 'YÝJ–LFkeèéêë#$+0123456789<=>^~¢£¤¥¬−_aàáâãäåg',
    603: 'XVEÈÉÊËSTZ',
    620: '`o¨¯´¸òóôõöøhuùúûüAÀÁÂÃÄÅðnñbdpqþ',
    657: 'µPRCÇßKÞB',
    728: '&DGÐUÙÚÛÜNÑH',
    742: 'OQÒÓÔÕÖØ',
    812: 'wM',
    903: '©¼æW¾—½',
    946: 'Æ%m@',
    1000: '§±¶·×÷‘’“”…≤≥',
  },
};

const tables = Object.fromEntries(
  Object.entries(widths).map(([font, groups]) => [
    font,
    new Map(
      Object.entries(groups).flatMap(([width, characters]) => [...characters].map((c) => [c, Number(width) / 1000])),
    ),
  ]),
) as Record<FontKind, Map<string, number>>;

/** Set in a square of one em: Chinese, Japanese, Korean and their punctuation. */
const square =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
/** Marks that East Asian fonts draw on a square and Latin ones narrow. */
const sharedMarks = /[‘’“”…—·×÷±]/u;
const pictogram = /\p{Extended_Pictographic}/u;
const skinTone = /^[\u{1f3fb}-\u{1f3ff}]$/u;
const weightless = /[\p{M}\u200b-\u200f\u202a-\u202e\u2060-\u2069]/u;
/** A script without a table (Greek, Russian, Arabic): wide enough for nearly all of its letters. */
const unknownWidth = 0.75;

export const isEastAsian = (language: Language): boolean => language === 'zh' || language === 'ja';

/** Whether a character belongs to the East Asian font of a figure rather than to the Latin one. */
export const isSquare = (character: string, language: Language): boolean =>
  square.test(character) || (isEastAsian(language) && sharedMarks.test(character));

export interface Typeface {
  font: FontKind;
  language: Language;
  sizePt: number;
}

function characterWidth(character: string, { font, language }: Typeface): number {
  if (isSquare(character, language)) return 1;
  const known = tables[font].get(character);
  if (known !== undefined) return known;
  if (weightless.test(character)) return 0;
  return pictogram.test(character) ? 1.4 : unknownWidth;
}

/** How wide a text is set on one line, in points. */
export function textWidth(text: string, typeface: Typeface): number {
  let width = 0;
  let isJoined = false;
  for (const character of text) {
    // A pictogram joined to the one before, or one that only colours it, is drawn in its place.
    if (!isJoined && !skinTone.test(character)) width += characterWidth(character, typeface);
    isJoined = character === '\u200d';
  }
  return width * typeface.sizePt;
}
