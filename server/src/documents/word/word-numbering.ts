import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat, LevelSuffix } from 'docx';
import type { List } from '../blocks.ts';
import type { Layout } from '../layout/laid.ts';
import { type ListMarker, listMarkers } from '../layout/list-markers.ts';
import type { NumberLevel, Template } from '../templates/template.ts';

/**
 * The library writes `{name-1}` for a list whose number it does not know yet and puts the number in its place afterwards,
 * in the words of the document too. No text of a document holds this noncharacter (cleanText takes it out).
 */
const reserved = '\ufdd0';
export const headingNumbering = `${reserved}headings`;
export const appendixNumbering = `${reserved}appendices`;
export const listNumbering = (marker: List['marker']): string => `${reserved}list-${marker}`;

const headingFormats = {
  arabic: LevelFormat.DECIMAL,
  hanzi: LevelFormat.CHINESE_COUNTING,
  letter: LevelFormat.UPPER_LETTER,
  roman: LevelFormat.UPPER_ROMAN,
} as const;

const listFormats = {
  arabic: LevelFormat.DECIMAL,
  circled: LevelFormat.DECIMAL_ENCLOSED_CIRCLE,
  letter: LevelFormat.LOWER_LETTER,
  roman: LevelFormat.LOWER_ROMAN,
  bullet: LevelFormat.BULLET,
} as const;

const markers: readonly List['marker'][] = ['bullet', 'number', 'circle', 'box'];

export function wordNumbering(layout: Layout): INumberingOptions {
  const { template } = layout;
  const { levels } = template.numberings[template.forms[layout.type].numbering];
  const headings = levels.map((level, index) => headingLevel(level, index, `Heading${index + 1}`));
  return {
    config: [
      ...(headings.length > 0 ? [{ reference: headingNumbering, levels: headings }] : []),
      { reference: appendixNumbering, levels: appendixLevels(template.texts.appendixLabel) },
      ...markers.map((marker) => ({
        reference: listNumbering(marker),
        levels: listLevels(template, marker),
      })),
    ],
  };
}

function headingLevel(level: NumberLevel, index: number, style?: string): ILevelsOptions {
  return {
    level: index,
    format: headingFormats[level.digits],
    text: level.gap === 'wide' ? `${level.pattern}\u3000` : level.pattern,
    alignment: AlignmentType.LEFT,
    suffix: level.gap === 'space' ? LevelSuffix.SPACE : LevelSuffix.NOTHING,
    // A level that shows its chapter's number (2.1 below 第二章) shows it in digits.
    ...(level.digits === 'arabic' && index > 0 ? { isLegalNumberingStyle: true } : {}),
    style: { ...(style ? { style } : {}), paragraph: { indent: { left: 0, firstLine: 0 } } },
  };
}

function appendixLevels(label: string): ILevelsOptions[] {
  const level = (index: number, pattern: string): ILevelsOptions => ({
    level: index,
    format: index === 0 ? LevelFormat.UPPER_LETTER : LevelFormat.DECIMAL,
    text: pattern,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.SPACE,
    style: { paragraph: { indent: { left: 0, firstLine: 0 } } },
  });
  return [level(0, label), level(1, '%1.%2'), level(2, '%1.%2.%3'), level(3, '%1.%2.%3.%4')];
}

function listLevels(template: Template, marker: List['marker']): ILevelsOptions[] {
  return listMarkers(template.language, marker).map((depth, index) => listLevel(depth, index, template));
}

/** Room for the marker before the words begin: （1） alone takes two and a half characters. */
const markerEms = { wide: 2.8, narrow: 1.7 } as const;

function listLevel({ pattern, digits }: ListMarker, index: number, { styles }: Template): ILevelsOptions {
  const { sizePt } = styles.list;
  const ems = pattern.startsWith('（') ? markerEms.wide : markerEms.narrow;
  const step = Math.round(ems * sizePt * 20);
  const start = Math.round(styles.list.leftChars * sizePt * 20);
  return {
    level: index,
    format: listFormats[digits],
    text: pattern.replace('%', `%${index + 1}`),
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.TAB,
    style: { paragraph: { indent: { left: start + step * (index + 1), hanging: step } } },
  };
}
