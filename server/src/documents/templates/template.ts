import { Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import { cleanText } from '../clean-text.ts';
import { coverFields, documentTypes } from '../document.ts';

const line = (maximum: number) => z.string().max(maximum).overwrite(cleanText);
const localized = (maximum: number) =>
  z.strictObject({ zh: line(maximum), en: line(maximum), es: line(maximum), ja: line(maximum) });

/** 字号 in points, so that a template reads as a school's rules do. */
export const sizes = {
  chuhao: 42,
  xiaochu: 36,
  yihao: 26,
  xiaoyi: 24,
  erhao: 22,
  xiaoer: 18,
  sanhao: 16,
  xiaosan: 15,
  sihao: 14,
  xiaosi: 12,
  wuhao: 10.5,
  xiaowu: 9,
} as const;

/** Roles, not families: Word names the families below; the PDF embeds the nearest free font of the same role. */
export const fontRoles = ['serif', 'sans', 'kai'] as const;
export type FontRole = (typeof fontRoles)[number];

const family = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u);
export const FontPair = z.strictObject({ eastAsian: family, latin: family });
export type FontPair = z.infer<typeof FontPair>;

/**
 * `fixed` is the distance of lines in points. `multiple` is Word's: times the single line of the font (singleLine in
 * layout/measures.ts says how much that is).
 */
export const LineSpacing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), pt: z.number().min(6).max(72) }),
  z.strictObject({ kind: z.literal('multiple'), factor: z.number().min(0.8).max(3) }),
]);
export type LineSpacing = z.infer<typeof LineSpacing>;

/** Indents are in characters (ems of the style's own size), as Chinese and Japanese rules give them. */
export const ParagraphStyle = z.strictObject({
  font: z.enum(fontRoles),
  sizePt: z.number().min(5).max(72),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  align: z.enum(['left', 'centre', 'right', 'justify']).default('justify'),
  line: LineSpacing,
  beforePt: z.number().min(0).max(200).default(0),
  afterPt: z.number().min(0).max(200).default(0),
  firstLineChars: z.number().min(0).max(10).default(0),
  leftChars: z.number().min(0).max(20).default(0),
  rightChars: z.number().min(0).max(20).default(0),
  /** The lines after the first are set in by this much; the first begins at `leftChars`. */
  hangingChars: z.number().min(0).max(10).default(0),
});
export type ParagraphStyle = z.infer<typeof ParagraphStyle>;

export const styleNames = [
  'body',
  'plain',
  'quote',
  'centred',
  'lead',
  'placeholder',
  'list',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  /** Headings of fixed parts: 摘要, 目录, 参考文献, 致谢. */
  'partTitle',
  'coverSchool',
  'coverKind',
  'coverTitle',
  'coverSubtitle',
  'coverField',
  /** The title and the line of names above a document that has no cover page. */
  'title',
  'subtitle',
  'byline',
  'keywords',
  'caption',
  'tableText',
  'tableNote',
  'formula',
  'footnote',
  'reference',
  'contents1',
  'contents2',
  'contents3',
  'header',
  'footer',
  'aiLabel',
] as const;
export type StyleName = (typeof styleNames)[number];

/** `%1` is the number of level 1, `%2` that of level 2; `hanzi` writes 一, 二, 三 for the level's own number. */
export const NumberLevel = z.strictObject({
  pattern: line(30).refine((pattern) => /%[1-4]/u.test(pattern), 'a pattern needs %1 to %4'),
  digits: z.enum(['arabic', 'hanzi', 'letter', 'roman']).default('arabic'),
  /** Between the number and the heading's words. Word takes a wide one for a part of the number and repeats it where the heading is referred to. */
  gap: z.enum(['space', 'wide', 'none']).default('space'),
});
export type NumberLevel = z.infer<typeof NumberLevel>;

export const numberingIds = ['chapters', 'decimal', 'outline', 'none'] as const;
export type NumberingId = (typeof numberingIds)[number];

export const Numbering = z.strictObject({
  /** Of levels 1 to 4; none: headings bear no number. */
  levels: z.array(NumberLevel).max(4),
  /** Figures, tables and formulas counted by chapter (图1-1) or through the whole document (图1). */
  captionsBy: z.enum(['chapter', 'document']),
  /** Between chapter and number: 图1-1, Figure 1.1. */
  captionJoint: z.enum(['-', '.']),
});
export type Numbering = z.infer<typeof Numbering>;

/** `{title}`, `{school}`, `{kind}` (毕业论文) and `{chapter}` (the chapter that the page stands in) are filled in. */
const RunningText = line(120);
const Header = z.strictObject({ left: RunningText, centre: RunningText, right: RunningText, hasRule: z.boolean() });
export type Header = z.infer<typeof Header>;

export const pageNumberStyles = ['none', 'arabic', 'roman-upper', 'roman-lower'] as const;
export const PageSection = z.strictObject({
  header: Header.nullable(),
  pageNumber: z.strictObject({
    style: z.enum(pageNumberStyles),
    align: z.enum(['left', 'centre', 'right']).default('centre'),
    /** `{page}` and `{pages}`. */
    pattern: line(40).default('{page}'),
  }),
});
export type PageSection = z.infer<typeof PageSection>;

/** What stands in a document, in the order given. `heading` is the title and names above a document without a cover. */
export const partNames = [
  'cover',
  'statement',
  'heading',
  'abstracts',
  'contents',
  'chapters',
  'references',
  'appendices',
  'acknowledgements',
] as const;
export type PartName = (typeof partNames)[number];

/** What one type of document looks like in a template. */
export const Form = z.strictObject({
  /** The name of the type, as the cover prints it: 本科毕业论文. */
  kind: line(100),
  parts: z
    .array(z.enum(partNames))
    .min(1)
    .refine((parts) => new Set(parts).size === parts.length, 'a part stands twice')
    .refine((parts) => parts.includes('chapters'), 'a document without chapters is empty'),
  coverFields: z.array(z.enum(coverFields)).max(8),
  numbering: z.enum(numberingIds),
  /** Chapters and fixed parts begin a page; else they follow on. */
  partsStartPages: z.boolean(),
  /** The template's running header, the document's title instead, or none. */
  header: z.enum(['template', 'title', 'none']),
  /** What stands below the title where there is no cover: names on a line, or the cover's fields as a table to fill in. */
  headingLook: z.enum(['byline', 'table', 'none']),
});
export type Form = z.infer<typeof Form>;

/** The words of fixed headings and of the statement; `{title}`, `{school}`, `{author}` are filled in. */
export const Texts = z.strictObject({
  statementTitle: line(100),
  statement: z.array(line(3_000)).max(20),
  aiUseTitle: line(100),
  aiUse: z.array(line(3_000)).max(20),
  /** Labels of the lines to sign, each with a rule to write on. */
  signatures: z.array(line(60)).max(6),
  /** By the abstract's language: a Chinese thesis has an English one too. */
  abstractTitles: localized(60),
  keywordLabels: localized(60),
  keywordJoints: localized(5),
  figureLabel: line(20),
  tableLabel: line(20),
  contentsTitle: line(60),
  referencesTitle: line(60),
  acknowledgementsTitle: line(60),
  /** `%1` is the letter; without it the first appendix of one is just "附录". */
  appendixLabel: line(60),
  coverFields: z.strictObject(
    Object.fromEntries(coverFields.map((field) => [field, line(40)])) as Record<
      (typeof coverFields)[number],
      ReturnType<typeof line>
    >,
  ),
});
export type Texts = z.infer<typeof Texts>;

const millimetres = z.number().min(5).max(80);

export const Template = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,63}$/u),
  language: Language,
  /** How the student is offered it, in the languages of the product. */
  name: localized(60),
  page: z.strictObject({
    widthMm: z.number().min(100).max(450),
    heightMm: z.number().min(100).max(450),
    marginsMm: z.strictObject({ top: millimetres, bottom: millimetres, left: millimetres, right: millimetres }),
    /** Added at the left for the binding. */
    gutterMm: z.number().min(0).max(40),
    /** From the edge of the page to the header and to the footer. */
    headerMm: millimetres,
    footerMm: millimetres,
  }),
  fonts: z.strictObject({ serif: FontPair, sans: FontPair, kai: FontPair }),
  styles: z.strictObject(
    Object.fromEntries(styleNames.map((name) => [name, ParagraphStyle])) as Record<StyleName, typeof ParagraphStyle>,
  ),
  /** What differs where parts follow on without new pages: smaller headings, closer together. */
  flowingStyles: z.partialRecord(z.enum(styleNames), ParagraphStyle),
  numberings: z.strictObject({
    chapters: Numbering,
    decimal: Numbering,
    outline: Numbering,
    none: Numbering,
  }),
  table: z.strictObject({
    /** Head and foot rule, and the rule below the head rows. */
    outerRulePt: z.number().min(0.25).max(3),
    innerRulePt: z.number().min(0.25).max(3),
  }),
  /** Cover and statement; what stands before the chapters; the rest. */
  sections: z.strictObject({ cover: PageSection, front: PageSection, body: PageSection }),
  contentsLevels: z.int().min(1).max(3),
  texts: Texts,
  forms: z.strictObject(
    Object.fromEntries(documentTypes.map((type) => [type, Form])) as Record<
      (typeof documentTypes)[number],
      typeof Form
    >,
  ),
});
export type Template = z.infer<typeof Template>;
export type TemplateInput = z.input<typeof Template>;

export class TemplateInvalid extends Error {
  override name = 'TemplateInvalid';
  readonly problems: readonly { path: string; message: string }[];

  constructor(problems: readonly { path: string; message: string }[]) {
    super(`the template does not hold: ${problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
    this.problems = problems;
  }
}
