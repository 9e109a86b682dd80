import { z } from 'zod';

/** Every rule of the format check; the browser says each of them in its reader's language. */
export const formatRules = [
  'PAGE_SIZE',
  'MARGIN_TOP',
  'MARGIN_BOTTOM',
  'MARGIN_LEFT',
  'MARGIN_RIGHT',
  'GUTTER',
  'HEADER_DISTANCE',
  'FOOTER_DISTANCE',
  'FONT_EAST_ASIAN',
  'FONT_LATIN',
  'FONT_SIZE',
  'BOLD',
  'COLOUR',
  'ALIGNMENT',
  'LINE_SPACING',
  'SPACE_BEFORE',
  'SPACE_AFTER',
  'FIRST_LINE_INDENT',
  'HANGING_INDENT',
  'HEADING_STYLE',
  'HEADING_LEVEL',
  'HEADING_NUMBER_MISSING',
  'HEADING_NUMBER_FORM',
  'HEADING_NUMBER_ORDER',
  'PART_MISSING',
  'PART_ORDER',
  'PART_NEW_PAGE',
  'ABSTRACT_OTHER_LANGUAGE',
  'KEYWORDS_MISSING',
  'KEYWORDS_COUNT',
  'KEYWORDS_SEPARATOR',
  'CONTENTS_OUTDATED',
  'CAPTION_MISSING',
  'CAPTION_NUMBER_FORM',
  'CAPTION_NUMBER_ORDER',
  'CAPTION_POSITION',
  'CAPTION_NOT_MENTIONED',
  'HEADER_MISSING',
  'HEADER_UNWANTED',
  'HEADER_TEXT',
  'HEADER_RULE',
  'PAGE_NUMBER_MISSING',
  'PAGE_NUMBER_UNWANTED',
  'PAGE_NUMBER_FORM',
  'PAGE_NUMBER_PLACE',
  'PAGE_NUMBER_START',
  'SECTIONS_JOINED',
  'REFERENCE_NUMBER',
  'REFERENCE_FORM',
  'REFERENCE_ORDER',
  'REFERENCE_UNCITED',
  'CITATION_UNKNOWN',
  'CITATION_ORDER',
  'EMPTY_LINES',
] as const;
export const FormatRule = z.enum(formatRules);
export type FormatRule = z.infer<typeof FormatRule>;

/** What a paragraph is in its paper, as far as the check tells. */
export const formatRoles = [
  'PAGE',
  'BODY',
  'HEADING_1',
  'HEADING_2',
  'HEADING_3',
  'HEADING_4',
  'PART_TITLE',
  'ABSTRACT',
  'KEYWORDS',
  'CONTENTS',
  'CAPTION',
  'FIGURE',
  'TABLE',
  'REFERENCE',
  'QUOTE',
  'HEADER',
  'FOOTER',
  'DOCUMENT',
] as const;
export const FormatRole = z.enum(formatRoles);
export type FormatRole = z.infer<typeof FormatRole>;

export const formatParts = [
  'COVER',
  'STATEMENT',
  'ABSTRACTS',
  'CONTENTS',
  'CHAPTERS',
  'REFERENCES',
  'APPENDICES',
  'ACKNOWLEDGEMENTS',
] as const;
export const FormatPart = z.enum(formatParts);
export type FormatPart = z.infer<typeof FormatPart>;

/** What stands there, or what is wanted: a measure with its unit, so that each reader is told it in his own words. */
export const FormatValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MM'), mm: z.number() }),
  z.object({ kind: z.literal('PAGE'), width_mm: z.number(), height_mm: z.number() }),
  z.object({ kind: z.literal('PT'), pt: z.number() }),
  z.object({ kind: z.literal('LINE_FIXED'), pt: z.number() }),
  z.object({ kind: z.literal('LINE_AT_LEAST'), pt: z.number() }),
  z.object({ kind: z.literal('LINE_MULTIPLE'), factor: z.number() }),
  z.object({ kind: z.literal('CHARACTERS'), characters: z.number() }),
  /** Blanks were typed in place of an indent. */
  z.object({ kind: z.literal('TYPED_BLANKS') }),
  z.object({ kind: z.literal('FONT'), name: z.string() }),
  z.object({ kind: z.literal('ALIGN'), align: z.enum(['left', 'centre', 'right', 'justify']) }),
  z.object({ kind: z.literal('NUMBERS'), style: z.enum(['none', 'arabic', 'roman-upper', 'roman-lower', 'other']) }),
  z.object({ kind: z.literal('COUNT'), count: z.int() }),
  z.object({ kind: z.literal('RANGE'), least: z.int(), most: z.int() }),
  z.object({ kind: z.literal('PART'), part: FormatPart }),
  z.object({ kind: z.literal('YES') }),
  z.object({ kind: z.literal('NO') }),
  z.object({ kind: z.literal('ABOVE') }),
  z.object({ kind: z.literal('BELOW') }),
  /** Nothing stands there, or nothing is wanted. */
  z.object({ kind: z.literal('NOTHING') }),
  z.object({ kind: z.literal('TEXT'), text: z.string() }),
]);
export type FormatValue = z.infer<typeof FormatValue>;

export const FormatPlace = z.object({
  /** Which paragraph of the file, counted from 1; null for what concerns no single one. */
  paragraph: z.int().nullable(),
  part: FormatPart.nullable(),
  /** The heading below which it stands. */
  heading: z.string().nullable(),
  /** How it begins. */
  text: z.string(),
});
export type FormatPlace = z.infer<typeof FormatPlace>;

export const FormatFault = z.object({
  rule: FormatRule,
  role: FormatRole,
  found: FormatValue,
  wanted: FormatValue,
  /** HINT: worth a look, though a template does not say it in so many words. */
  weight: z.enum(['FAULT', 'HINT']),
  /** How many places have it; the first of them are listed. */
  count: z.int(),
  places: z.array(FormatPlace),
});
export type FormatFault = z.infer<typeof FormatFault>;

export const FormatReport = z.object({
  faults: z.array(FormatFault),
  /** What was looked at, so that an empty list says something. */
  checked: z.object({
    paragraphs: z.int(),
    headings: z.int(),
    captions: z.int(),
    references: z.int(),
    sections: z.int(),
    parts: z.array(FormatPart),
  }),
  /** Faults beyond those that are listed. */
  left_out: z.int(),
});
export type FormatReport = z.infer<typeof FormatReport>;
