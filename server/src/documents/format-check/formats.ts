import type { XmlElement } from '../readers/xml/walk-xml.ts';
import { findChild, wordValue } from '../readers/xml/xml-element.ts';

export type Align = 'left' | 'centre' | 'right' | 'justify';

export type FoundLine =
  | { kind: 'fixed'; pt: number }
  | { kind: 'atLeast'; pt: number }
  | { kind: 'multiple'; factor: number };

/** What one layer (defaults, a style, the paragraph itself) says; what it does not say comes from the layer below. */
export interface ParagraphLayer {
  align?: Align | undefined;
  line?: FoundLine | undefined;
  beforePt?: number | undefined;
  afterPt?: number | undefined;
  beforeLines?: number | undefined;
  afterLines?: number | undefined;
  isAutoSpaced?: boolean | undefined;
  firstLineChars?: number | undefined;
  firstLinePt?: number | undefined;
  hangingChars?: number | undefined;
  hangingPt?: number | undefined;
  leftPt?: number | undefined;
  rightPt?: number | undefined;
  startsPage?: boolean | undefined;
  hasRuleBelow?: boolean | undefined;
}

export interface RunLayer {
  eastAsian?: string | undefined;
  latin?: string | undefined;
  sizePt?: number | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  colour?: string | undefined;
  isRaised?: boolean | undefined;
  isHidden?: boolean | undefined;
}

export type ResolveThemeFont = (theme: string) => string | undefined;

const aligns: Readonly<Record<string, Align>> = {
  left: 'left',
  start: 'left',
  center: 'centre',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

const numberOf = (value: string | undefined, share: number): number | undefined => {
  const parsed = Number.parseFloat(value ?? '');
  return Number.isFinite(parsed) ? parsed / share : undefined;
};

/** A setting that may be said, said otherwise, or not be said at all. */
function toggle(properties: XmlElement, name: string): boolean | undefined {
  const found = findChild(properties, name);
  if (!found) return undefined;
  const value = found.attributes['w:val'];
  return value !== 'false' && value !== '0' && value !== 'off';
}

export function readParagraphLayer(properties: XmlElement | undefined): ParagraphLayer {
  if (!properties) return {};
  const spacing = findChild(properties, 'w:spacing')?.attributes ?? {};
  const indent = findChild(properties, 'w:ind')?.attributes ?? {};
  const borders = findChild(properties, 'w:pBdr');
  const bottom = borders && findChild(borders, 'w:bottom')?.attributes['w:val'];
  const twentieths = (value: string | undefined): number | undefined => numberOf(value, 20);
  const isOnValue = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';
  return {
    align: aligns[wordValue(properties, 'w:jc') ?? ''],
    line: readLine(spacing['w:line'], spacing['w:lineRule']),
    beforePt: twentieths(spacing['w:before']),
    afterPt: twentieths(spacing['w:after']),
    beforeLines: numberOf(spacing['w:beforeLines'], 100),
    afterLines: numberOf(spacing['w:afterLines'], 100),
    isAutoSpaced:
      spacing['w:beforeAutospacing'] === undefined && spacing['w:afterAutospacing'] === undefined
        ? undefined
        : isOnValue(spacing['w:beforeAutospacing']) || isOnValue(spacing['w:afterAutospacing']),
    firstLineChars: numberOf(indent['w:firstLineChars'], 100),
    firstLinePt: twentieths(indent['w:firstLine']),
    hangingChars: numberOf(indent['w:hangingChars'], 100),
    hangingPt: twentieths(indent['w:hanging']),
    leftPt: twentieths(indent['w:left'] ?? indent['w:start']),
    rightPt: twentieths(indent['w:right'] ?? indent['w:end']),
    startsPage: toggle(properties, 'w:pageBreakBefore'),
    hasRuleBelow: bottom === undefined ? undefined : bottom !== 'nil' && bottom !== 'none',
  };
}

function readLine(value: string | undefined, rule: string | undefined): FoundLine | undefined {
  const twips = numberOf(value, 1);
  if (twips === undefined) return undefined;
  if (rule === 'exact') return { kind: 'fixed', pt: twips / 20 };
  if (rule === 'atLeast') return { kind: 'atLeast', pt: twips / 20 };
  return { kind: 'multiple', factor: twips / 240 };
}

export function readRunLayer(properties: XmlElement | undefined, themeFont: ResolveThemeFont): RunLayer {
  if (!properties) return {};
  const fonts = findChild(properties, 'w:rFonts')?.attributes ?? {};
  const named = (theme: string | undefined, name: string | undefined): string | undefined =>
    (theme === undefined ? undefined : themeFont(theme)) ?? name;
  const position = wordValue(properties, 'w:vertAlign');
  return {
    eastAsian: named(fonts['w:eastAsiaTheme'], fonts['w:eastAsia']),
    latin: named(fonts['w:asciiTheme'] ?? fonts['w:hAnsiTheme'], fonts['w:ascii'] ?? fonts['w:hAnsi']),
    sizePt: numberOf(wordValue(properties, 'w:sz'), 2),
    bold: toggle(properties, 'w:b'),
    italic: toggle(properties, 'w:i'),
    colour: wordValue(properties, 'w:color')?.toLowerCase(),
    isRaised: position === undefined ? undefined : position !== 'baseline',
    isHidden: toggle(properties, 'w:vanish'),
  };
}

/** The later say more; an indent of the first line and one of the others undo each other. */
export function mergeParagraph(...layers: readonly ParagraphLayer[]): ParagraphLayer {
  const merged: ParagraphLayer = {};
  for (const layer of layers) {
    if (layer.hangingPt !== undefined || layer.hangingChars !== undefined) {
      delete merged.firstLineChars;
      delete merged.firstLinePt;
    }
    if (layer.firstLinePt !== undefined || layer.firstLineChars !== undefined) {
      delete merged.hangingChars;
      delete merged.hangingPt;
    }
    // A distance in points that comes later does away with one in lines only where it says so itself: Word keeps the lines.
    assignDefined(merged, layer);
  }
  return merged;
}

export function mergeRun(...layers: readonly RunLayer[]): RunLayer {
  const merged: RunLayer = {};
  for (const layer of layers) assignDefined(merged, layer);
  return merged;
}

function assignDefined<Layer extends object>(target: Layer, source: Layer): void {
  for (const [key, value] of Object.entries(source)) {
    if (value !== undefined) (target as Record<string, unknown>)[key] = value;
  }
}
