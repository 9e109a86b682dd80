import { z } from 'zod';
import { FormatReport } from './format-check.ts';
import { Language } from './languages.ts';
import { recommendTitles } from './outlines.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper/tools';

/** Of an abstract, in UTF-16 units; beyond it a text is none. */
export const abstractMaximum = 6_000;
/** Of the text that references are pasted as, and how many of them; a visitor tries it out with a few. */
export const referenceLimits = {
  user: { characters: 200_000, entries: 200 },
  visitor: { characters: 10_000, entries: 10 },
} as const;

export const formatStyles = ['gbt7714-2025', 'gbt7714-2015', 'apa', 'mla'] as const;
export const FormatStyle = z.enum(formatStyles);
export type FormatStyle = z.infer<typeof FormatStyle>;

/** Types of papers whose form a template sets. */
export const checkedTypes = [
  'thesis',
  'course_paper',
  'literature_review',
  'proposal',
  'journal_article',
  'survey_report',
] as const;
export const CheckedType = z.enum(checkedTypes);
export type CheckedType = z.infer<typeof CheckedType>;

/** Null for whoever has not logged in. */
const Left = z.int().nullable();

export const ToolsInfo = z.object({
  per_day: z.int(),
  left: Left,
  /** What rules cannot do is done by a model, where there is one. */
  has_model: z.boolean(),
  templates: z.array(z.object({ id: z.string(), language: Language, name: z.string(), style: FormatStyle })),
});
export type ToolsInfo = z.infer<typeof ToolsInfo>;

export const getToolsInfo = defineRoute({
  method: 'GET',
  path: `${prefix}/info`,
  who: 'optional',
  summary: 'What the small tools offer, and how often they can still be used today.',
  result: ToolsInfo,
});

const Abstract = z.string().trim().min(1).max(abstractMaximum);

export const polishKinds = ['TYPOGRAPHY', 'WORDY', 'SPOKEN', 'WORDING'] as const;
export const PolishResult = z.object({
  /** UNCHANGED: there is nothing to better by rules. NEEDS_MODEL: nothing but a model can do it. */
  outcome: z.enum(['POLISHED', 'UNCHANGED', 'NEEDS_MODEL']),
  text: z.string(),
  changes: z.array(z.object({ kind: z.enum(polishKinds), before: z.string(), after: z.string() })),
  left: Left,
});
export type PolishResult = z.infer<typeof PolishResult>;

export const polishAbstract = defineRoute({
  method: 'POST',
  path: `${prefix}/polish`,
  who: 'user',
  summary:
    'An abstract with its wording bettered, and every change named. What only a model can do is said, and not counted.',
  body: z.strictObject({ text: Abstract, language: Language, variant: z.int().min(0).max(20).default(0) }),
  result: PolishResult,
});

export const TranslatedLanguage = z.enum(['zh', 'en']);
export const TranslateResult = z.object({
  outcome: z.enum(['TRANSLATED', 'NEEDS_MODEL']),
  text: z.string(),
  left: Left,
});
export type TranslateResult = z.infer<typeof TranslateResult>;

export const translateAbstract = defineRoute({
  method: 'POST',
  path: `${prefix}/translate`,
  who: 'user',
  summary:
    'An abstract in the other language, Chinese to English or back. Without a model it is said that it needs one.',
  body: z
    .strictObject({
      text: Abstract,
      from: TranslatedLanguage,
      to: TranslatedLanguage,
      variant: z.int().min(0).max(20).default(0),
    })
    .refine(({ from, to }) => from !== to, { path: ['to'], message: 'invalid' }),
  result: TranslateResult,
});

/** AUTHORS_CUT: it says "et al.", so that the style has fewer names than it asks for. */
export const referenceDoubts = ['AUTHORS_CUT', 'NO_YEAR', 'NO_VENUE', 'NO_AUTHORS'] as const;
export const FormattedReference = z.object({
  /** As it was given. */
  given: z.string(),
  label: z.string(),
  text: z.string(),
  runs: z.array(z.object({ text: z.string(), is_italic: z.boolean() })),
  doubts: z.array(z.enum(referenceDoubts)),
});
export type FormattedReference = z.infer<typeof FormattedReference>;

export const ReferencesResult = z.object({
  format: z.enum(['LINES', 'BIBTEX', 'RIS']),
  entries: z.array(FormattedReference),
  /** What could not be read as a reference, left as it was. */
  unread: z.array(z.string()),
  /** The whole list, ready to paste. */
  text: z.string(),
  left: Left,
});
export type ReferencesResult = z.infer<typeof ReferencesResult>;

export const formatReferences = defineRoute({
  method: 'POST',
  path: `${prefix}/references`,
  who: 'optional',
  summary: 'References as lines, BibTeX or RIS, printed in one style. What cannot be read is given back as it was.',
  body: z.strictObject({
    text: z.string().min(1).max(referenceLimits.user.characters),
    style: FormatStyle,
    language: Language.optional(),
  }),
  result: ReferencesResult,
});

export const FormatCheckResult = FormatReport.extend({ file_name: z.string(), template_id: z.string(), left: Left });
export type FormatCheckResult = z.infer<typeof FormatCheckResult>;

export const checkDocumentFormat = defineRoute({
  method: 'POST',
  path: `${prefix}/format_check`,
  who: 'user',
  summary:
    'The faults of an uploaded Word file (purpose TOOL) against a template: where, what stands there, what is wanted.',
  body: z.strictObject({
    file_key: z.string().min(1).max(200),
    template_id: z.string().min(1).max(64),
    type: CheckedType,
    style: FormatStyle,
  }),
  result: FormatCheckResult,
});

export const helpWithTitles = defineRoute({
  method: 'POST',
  path: `${prefix}/titles`,
  who: 'user',
  summary: 'Five titles for a field and type, as paper/title_recommend gives them, counted as one use of the tools.',
  body: recommendTitles.body,
  result: z.object({ ...recommendTitles.result.shape, left: Left }),
});
