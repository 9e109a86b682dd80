import type { FormatRole, FormatValue } from '@yanmo/contract/format-check';
import type { ParagraphStyle, StyleName, Template } from '../templates/template.ts';
import { type FaultList, placeOf } from './fault-list.ts';
import { isSignFont } from './font-names.ts';
import type { FoundLine } from './formats.ts';
import type { FormattedParagraph, FormattedRun } from './formatted-document.ts';
import type { PlacedBlock } from './roles.ts';

const styleOfRole: Readonly<Partial<Record<FormatRole, StyleName>>> = {
  BODY: 'body',
  ABSTRACT: 'body',
  HEADING_1: 'heading1',
  HEADING_2: 'heading2',
  HEADING_3: 'heading3',
  HEADING_4: 'heading4',
  PART_TITLE: 'partTitle',
  KEYWORDS: 'keywords',
  CAPTION: 'caption',
  REFERENCE: 'reference',
  QUOTE: 'quote',
  TABLE: 'tableText',
};

const eastAsianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const latinLetter = /[\p{Script=Latin}\d]/gu;
/** One stray letter may be anything; two are set in another font. */
const fewestLetters = 2;
/** Sizes are given in halves of a point. */
const tolerancePt = 0.26;

/** Fonts, sizes, lines and indents of every paragraph whose role the template sets. */
export function checkLooks(placed: readonly PlacedBlock[], template: Template, faults: FaultList): void {
  placed.forEach((one, index) => {
    const name = one.role && styleOfRole[one.role];
    if (!name || !one.role) return;
    const style = template.styles[name];
    if (one.block.kind === 'table') {
      // A formula with its number stands between cells without borders.
      if (one.block.paragraphs.some(({ hasFormula }) => hasFormula)) return;
      for (const paragraph of one.block.paragraphs) {
        checkFonts(paragraph, one, 'TABLE', style, template, faults, true);
      }
      return;
    }
    checkFonts(one.block, one, one.role, style, template, faults, false);
    if (one.role !== 'QUOTE') checkParagraph(one.block, one, one.role, style, faults, placed[index - 1]);
  });
}

/** By how many letters each value is set, without what is raised, a sign or a blank. */
function countBy<Value>(
  runs: readonly FormattedRun[],
  letters: RegExp,
  valueIn: (run: FormattedRun) => Value,
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const run of runs) {
    if (run.isRaised) continue;
    const count = run.text.match(letters)?.length ?? 0;
    if (count > 0) counts.set(valueIn(run), (counts.get(valueIn(run)) ?? 0) + count);
  }
  return counts;
}

function checkFonts(
  paragraph: FormattedParagraph,
  placed: PlacedBlock,
  role: FormatRole,
  style: ParagraphStyle,
  template: Template,
  faults: FaultList,
  isTable: boolean,
): void {
  const pair = template.fonts[style.font];
  const place = placeOf(placed);
  const at = isTable ? { ...place, paragraph: paragraph.number, text: paragraph.text.slice(0, 60) } : place;
  const { runs } = paragraph;
  for (const [font, count] of countBy(runs, eastAsianLetter, ({ eastAsian }) => eastAsian)) {
    if (font === pair.eastAsian || count < fewestLetters) continue;
    const found: FormatValue = font === null ? { kind: 'NOTHING' } : { kind: 'FONT', name: font };
    faults.add({ rule: 'FONT_EAST_ASIAN', role, found, wanted: { kind: 'FONT', name: pair.eastAsian } }, at);
  }
  for (const [font, count] of countBy(runs, latinLetter, ({ latin }) => latin)) {
    if (font === pair.latin || isSignFont(font) || count < fewestLetters) continue;
    faults.add(
      { rule: 'FONT_LATIN', role, found: { kind: 'FONT', name: font }, wanted: { kind: 'FONT', name: pair.latin } },
      at,
    );
  }
  for (const [sizePt, count] of countBy(runs, /[\p{L}\p{N}]/gu, (run) => run.sizePt)) {
    // A wide table is set smaller so that it fits.
    const isOff = isTable ? sizePt > style.sizePt + tolerancePt : Math.abs(sizePt - style.sizePt) > tolerancePt;
    if (!isOff || count < fewestLetters) continue;
    faults.add(
      { rule: 'FONT_SIZE', role, found: { kind: 'PT', pt: sizePt }, wanted: { kind: 'PT', pt: style.sizePt } },
      at,
    );
  }
  if (isTable || role === 'KEYWORDS') return;
  checkWeight(runs, placed, role, style, faults);
}

/** A word may stand out; a paragraph may not. */
function checkWeight(
  runs: readonly FormattedRun[],
  placed: PlacedBlock,
  role: FormatRole,
  style: ParagraphStyle,
  faults: FaultList,
): void {
  const letters = /[\p{L}\p{N}]/gu;
  const bold = countBy(runs, letters, (run) => run.bold);
  const heavy = bold.get(true) ?? 0;
  const light = bold.get(false) ?? 0;
  const isBold = heavy > light;
  // Latin letters beside a black face need weight of their own: the title of an English abstract may have it.
  const isLatinTitle = role === 'PART_TITLE' && !runs.some(({ text }) => text.match(eastAsianLetter));
  if (heavy + light > 0 && isBold !== style.bold && !isLatinTitle) {
    const said = (value: boolean): FormatValue => ({ kind: value ? 'YES' : 'NO' });
    faults.add({ rule: 'BOLD', role, found: said(isBold), wanted: said(style.bold) }, placeOf(placed));
  }
  const coloured = [...countBy(runs, letters, (run) => run.colour)].filter(
    ([colour, count]) => colour !== null && count > (heavy + light) / 2,
  );
  for (const [colour] of coloured) {
    faults.add(
      { rule: 'COLOUR', role, found: { kind: 'TEXT', text: `#${colour}` }, wanted: { kind: 'TEXT', text: '#000000' } },
      placeOf(placed),
    );
  }
}

function checkParagraph(
  paragraph: FormattedParagraph,
  placed: PlacedBlock,
  role: FormatRole,
  style: ParagraphStyle,
  faults: FaultList,
  before: PlacedBlock | undefined,
): void {
  const { format } = paragraph;
  const place = placeOf(placed);
  if (format.align !== style.align && !(role === 'REFERENCE' && format.align === 'left')) {
    faults.add(
      {
        rule: 'ALIGNMENT',
        role,
        found: { kind: 'ALIGN', align: format.align },
        wanted: { kind: 'ALIGN', align: style.align },
      },
      place,
    );
  }
  if (!isLine(format.line, style, paragraph.hasFormula)) {
    faults.add({ rule: 'LINE_SPACING', role, found: lineValue(format.line), wanted: lineValue(style.line) }, place);
  }
  const distances = [
    ['SPACE_BEFORE', format.beforePt, style.beforePt],
    ['SPACE_AFTER', format.afterPt, style.afterPt],
  ] as const;
  for (const [rule, found, wanted] of distances) {
    if (found === null || Math.abs(found - wanted) <= 1) continue;
    faults.add({ rule, role, found: { kind: 'PT', pt: round(found) }, wanted: { kind: 'PT', pt: wanted } }, place);
  }
  if (role === 'BODY' || role === 'ABSTRACT') checkIndent(paragraph, placed, role, style, faults, before);
  if (role === 'REFERENCE' && style.hangingChars > 0 && format.hangingPt < style.sizePt / 2) {
    faults.add(
      {
        rule: 'HANGING_INDENT',
        role,
        found: { kind: 'NO' },
        wanted: { kind: 'CHARACTERS', characters: style.hangingChars },
      },
      place,
    );
  }
}

/** Explains the signs of the formula above it, and goes on with its sentence. */
const goesOn = /^(?:式中|其中|这里|where\b|donde\b|ここで|ただし)/iu;

function checkIndent(
  paragraph: FormattedParagraph,
  placed: PlacedBlock,
  role: FormatRole,
  style: ParagraphStyle,
  faults: FaultList,
  before: PlacedBlock | undefined,
): void {
  const { format, runs, text } = paragraph;
  const followsFormula =
    before !== undefined && (before.block.kind === 'table' ? before.block.rows === 1 : before.block.hasFormula);
  if (goesOn.test(text.trim()) || followsFormula) return;
  const sizePt = runs.find((run) => run.text.trim() !== '')?.sizePt ?? style.sizePt;
  const characters = round(format.firstLineChars ?? (format.firstLinePt - format.hangingPt) / sizePt);
  if (Math.abs(characters - style.firstLineChars) <= 0.35) return;
  const isTyped = characters < 0.35 && /^(?:[\u3000]|[ \u00a0]{2,}|\t)/u.test(text);
  faults.add(
    {
      ...{ rule: 'FIRST_LINE_INDENT', role },
      found: isTyped ? { kind: 'TYPED_BLANKS' } : { kind: 'CHARACTERS', characters },
      wanted: { kind: 'CHARACTERS', characters: style.firstLineChars },
    },
    placeOf(placed),
  );
}

/** Where a formula stands in the line it may grow: "at least" is then the same. */
function isLine(found: FoundLine, { line }: ParagraphStyle, hasFormula: boolean): boolean {
  if (line.kind === 'multiple') return found.kind === 'multiple' && Math.abs(found.factor - line.factor) <= 0.03;
  const isFixed = found.kind === 'fixed' || (found.kind === 'atLeast' && hasFormula);
  return isFixed && Math.abs(found.pt - line.pt) <= 0.5;
}

function lineValue(line: FoundLine | ParagraphStyle['line']): FormatValue {
  if (line.kind === 'multiple') return { kind: 'LINE_MULTIPLE', factor: Math.round(line.factor * 100) / 100 };
  return { kind: line.kind === 'fixed' ? 'LINE_FIXED' : 'LINE_AT_LEAST', pt: round(line.pt) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
