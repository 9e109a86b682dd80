import { type LineSpacing, type ParagraphStyle, type StyleName, sizes } from './template.ts';

export interface StyleChoices {
  bodyPt: number;
  line: LineSpacing;
  firstLineChars: number;
  /** Of levels 1 to 4. */
  headingPt: readonly [number, number, number, number];
  headingFont: ParagraphStyle['font'];
  headingBold: boolean;
  chapterAlign: ParagraphStyle['align'];
  chapterSpacePt: readonly [before: number, after: number];
  captionPt: number;
  headerPt: number;
  notePt: number;
  coverTitlePt: number;
  coverSchoolPt: number;
  coverFont: ParagraphStyle['font'];
}

/** Entries in two scripts would stand unevenly with a multiple, because the single lines of the fonts differ. */
const listLine = ({ line, captionPt }: StyleChoices): LineSpacing =>
  line.kind === 'fixed'
    ? { kind: 'fixed', pt: Math.min(line.pt, Math.round(captionPt * 1.5)) }
    : { kind: 'multiple', factor: 1.25 };

/** All styles of a template from the few choices in which schools differ. */
export function stylesFrom(choices: StyleChoices): Record<StyleName, ParagraphStyle> {
  const { bodyPt, line } = choices;
  const style = (rest: Partial<ParagraphStyle>): ParagraphStyle => ({
    font: 'serif',
    sizePt: bodyPt,
    bold: false,
    italic: false,
    align: 'justify',
    line,
    beforePt: 0,
    afterPt: 0,
    firstLineChars: 0,
    leftChars: 0,
    rightChars: 0,
    hangingChars: 0,
    ...rest,
  });
  const single: LineSpacing = { kind: 'multiple', factor: 1 };
  const loose: LineSpacing = { kind: 'multiple', factor: 1.25 };
  const heading = (rest: Partial<ParagraphStyle>): ParagraphStyle =>
    style({ font: choices.headingFont, bold: choices.headingBold, align: 'left', line: single, ...rest });
  const [first, second, third, fourth] = choices.headingPt;
  const [before, after] = choices.chapterSpacePt;
  const chapter = heading({ sizePt: first, align: choices.chapterAlign, beforePt: before, afterPt: after });
  const contents = (leftChars: number, rest: Partial<ParagraphStyle> = {}): ParagraphStyle =>
    style({ align: 'left', leftChars, ...rest });
  return {
    body: style({ firstLineChars: choices.firstLineChars }),
    plain: style({}),
    quote: style({
      font: 'kai',
      leftChars: choices.firstLineChars + 2,
      rightChars: 2,
      beforePt: bodyPt / 2,
      afterPt: bodyPt / 2,
    }),
    centred: style({ align: 'centre' }),
    lead: style({ font: choices.headingFont, bold: choices.headingBold, align: 'left', beforePt: bodyPt / 2 }),
    placeholder: style({ align: 'left', beforePt: bodyPt / 2, afterPt: bodyPt / 2 }),
    list: style({ leftChars: choices.firstLineChars }),
    heading1: chapter,
    heading2: heading({ sizePt: second, beforePt: bodyPt * 1.5, afterPt: bodyPt / 2 }),
    heading3: heading({ sizePt: third, beforePt: bodyPt, afterPt: bodyPt / 2 }),
    heading4: heading({ sizePt: fourth, beforePt: bodyPt, afterPt: bodyPt / 3 }),
    partTitle: chapter,
    coverSchool: heading({ font: choices.coverFont, sizePt: choices.coverSchoolPt, align: 'centre', afterPt: bodyPt }),
    coverKind: heading({ font: choices.coverFont, sizePt: choices.coverTitlePt, align: 'centre' }),
    coverTitle: heading({ sizePt: choices.coverTitlePt, align: 'centre', line: loose }),
    coverSubtitle: heading({ bold: false, sizePt: sizes.sanhao, align: 'centre', beforePt: bodyPt, line: loose }),
    coverField: style({ sizePt: sizes.sihao, align: 'left', line: single }),
    title: heading({ sizePt: first + 2, align: 'centre', beforePt: bodyPt, afterPt: bodyPt, line: loose }),
    subtitle: heading({ bold: false, sizePt: second, align: 'centre', afterPt: bodyPt / 2 }),
    byline: style({ align: 'centre', afterPt: bodyPt * 1.5, line: loose }),
    keywords: style({ align: 'left', beforePt: bodyPt }),
    caption: style({ sizePt: choices.captionPt, align: 'centre', line: loose, beforePt: 6, afterPt: 6 }),
    tableText: style({ sizePt: choices.captionPt, align: 'left', line: single, beforePt: 2, afterPt: 2 }),
    tableNote: style({ sizePt: choices.notePt, align: 'left', line: single, beforePt: 3 }),
    formula: style({ align: 'centre', line: single, beforePt: bodyPt / 2, afterPt: bodyPt / 2 }),
    footnote: style({ sizePt: choices.notePt, line: single }),
    reference: style({ sizePt: choices.captionPt, line: listLine(choices), afterPt: 3, hangingChars: 2 }),
    contents1: contents(0, { font: choices.headingFont, bold: choices.headingBold, beforePt: 4 }),
    contents2: contents(1),
    contents3: contents(2),
    header: style({ sizePt: choices.headerPt, align: 'centre', line: single }),
    footer: style({ sizePt: choices.headerPt, align: 'centre', line: single }),
    aiLabel: style({ sizePt: sizes.xiaowu, align: 'centre', line: single, beforePt: 18 }),
  };
}

/** Short papers: a chapter is a section of a few paragraphs, and its heading is no larger than that. */
export function flowingStylesFrom(choices: StyleChoices): Partial<Record<StyleName, ParagraphStyle>> {
  const { bodyPt } = choices;
  const [, second, third, fourth] = choices.headingPt;
  const styles = stylesFrom(choices);
  const chapter: ParagraphStyle = {
    ...styles.heading1,
    sizePt: second,
    align: 'left',
    beforePt: bodyPt * 1.4,
    afterPt: bodyPt * 0.6,
  };
  return {
    heading1: chapter,
    heading2: { ...styles.heading2, sizePt: third, beforePt: bodyPt },
    heading3: { ...styles.heading3, sizePt: fourth, beforePt: bodyPt * 0.8 },
    partTitle: { ...chapter, align: choices.chapterAlign },
    subtitle: { ...styles.subtitle, beforePt: bodyPt },
  };
}
