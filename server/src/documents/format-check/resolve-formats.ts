import { isFallback, isTextbox } from '../readers/docx/boxes.ts';
import { visibleText } from '../readers/docx/visible-text.ts';
import type { XmlElement } from '../readers/xml/walk-xml.ts';
import { elementsOf, findChild, wordValue } from '../readers/xml/xml-element.ts';
import { canonicalFont } from './font-names.ts';
import type { FormatStyles } from './format-styles.ts';
import { mergeParagraph, mergeRun, type ParagraphLayer, type RunLayer, readRunLayer } from './formats.ts';
import type { FormattedRun, ParagraphFormat } from './formatted-document.ts';

/** Where a file says nothing, Word sets ten points of Times. */
const usualSizePt = 10;
const usualFont = 'Times New Roman';
/** The pitch of the lines of a page, by which Word counts distances that are given in lines. */
const usualPitchPt = 15.6;

const black = new Set(['auto', '000000', 'windowtext']);

export function formatOf(...layers: readonly ParagraphLayer[]): ParagraphFormat {
  const merged = mergeParagraph(...layers);
  const distance = (pt: number | undefined, lines: number | undefined): number | null => {
    if (merged.isAutoSpaced) return null;
    return lines !== undefined && lines > 0 ? lines * usualPitchPt : (pt ?? 0);
  };
  return {
    align: merged.align ?? 'left',
    line: merged.line ?? { kind: 'multiple', factor: 1 },
    beforePt: distance(merged.beforePt, merged.beforeLines),
    afterPt: distance(merged.afterPt, merged.afterLines),
    firstLineChars: merged.firstLineChars ?? null,
    firstLinePt: merged.firstLinePt ?? 0,
    hangingPt: merged.hangingPt ?? (merged.hangingChars ?? 0) * usualSizePt,
    leftPt: merged.leftPt ?? 0,
    rightPt: merged.rightPt ?? 0,
    hasRuleBelow: merged.hasRuleBelow ?? false,
  };
}

/** Not of the line: what was deleted, codes, boxes beside the text, an older form of the same, formulas. */
const passedBy = new Set(['w:pPr', 'w:rPr', 'w:del', 'w:moveFrom', 'm:oMath', 'm:oMathPara', 'w:instrText']);

export function* runElements(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    if (passedBy.has(child.name) || isFallback(child) || isTextbox(child)) continue;
    if (child.name === 'w:r') yield child;
    else yield* runElements(child);
  }
}

export function runsOf(paragraph: XmlElement, ofStyle: RunLayer, styles: FormatStyles): FormattedRun[] {
  const runs: FormattedRun[] = [];
  for (const run of runElements(paragraph)) {
    const properties = findChild(run, 'w:rPr');
    const own = readRunLayer(properties, styles.themeFont);
    const merged = mergeRun(ofStyle, styles.character(wordValue(properties, 'w:rStyle')), own);
    const text = visibleText(run);
    if (text === '' || merged.isHidden) continue;
    runs.push({ text, ...runFormat(merged) });
  }
  return runs;
}

export function runFormat(layer: RunLayer): Omit<FormattedRun, 'text'> {
  return {
    eastAsian: layer.eastAsian === undefined ? null : canonicalFont(layer.eastAsian),
    latin: canonicalFont(layer.latin ?? usualFont),
    sizePt: layer.sizePt ?? usualSizePt,
    bold: layer.bold ?? false,
    italic: layer.italic ?? false,
    colour: layer.colour === undefined || black.has(layer.colour) ? null : layer.colour,
    isRaised: layer.isRaised ?? false,
  };
}
