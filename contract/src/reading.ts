import { z } from 'zod';
import { VerifiedReference } from './explore.ts';
import { Language } from './languages.ts';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper/reading';

/** Papers of one account that are read and kept at a time. */
export const readingsMaximum = 100;
/** References of one paper that are verified; the rest is listed. */
export const readReferencesMaximum = 200;
/** Paragraphs of one answer. */
export const readingTextAtOnce = 500;

const Key = z.uuid();

/** READING: parts still come. FAILED: what came stays, and it can be tried again. */
export const readingStates = ['READING', 'READY', 'FAILED'] as const;

export const Reading = z.object({
  key: z.string(),
  /** The upload, for questions about it. */
  file_key: z.string(),
  file_name: z.string(),
  kind: z.enum(['PDF', 'DOCX', 'TXT', 'MD']),
  title: z.string(),
  /** Of the paper; null until it is read. */
  language: Language.nullable(),
  pages: z.int().nullable(),
  state: z.enum(readingStates),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
  created_at: z.iso.datetime(),
});
export type Reading = z.infer<typeof Reading>;

/** Where something stands: every statement has one. */
export const ReadPassage = z.object({
  /** Counted from 0 over the whole text. */
  paragraph: z.int(),
  /** On which it begins; null where the file has no pages. */
  page: z.int().nullable(),
  /** In the paper's own words. */
  text: z.string(),
});
export type ReadPassage = z.infer<typeof ReadPassage>;

export const ReadStatement = z.object({ text: z.string(), passage: ReadPassage });
export type ReadStatement = z.infer<typeof ReadStatement>;

/** COMING: it is being looked for. NOTHING: the paper says nothing of it. NEEDS_MODEL: rules alone cannot tell. */
export const findingStates = ['COMING', 'FOUND', 'NOTHING', 'NEEDS_MODEL'] as const;
export const Finding = z.object({
  state: z.enum(findingStates),
  /** Sentences of the paper, word for word; else words of a model that rest on them. */
  is_quoted: z.boolean(),
  statements: z.array(ReadStatement),
});
export type Finding = z.infer<typeof Finding>;

export const ReadTerm = z.object({ term: z.string(), meaning: z.string().nullable(), passage: ReadPassage });
export type ReadTerm = z.infer<typeof ReadTerm>;

export const ReadHeading = z.object({
  level: z.int(),
  /** Null: the paper has no headings and goes by its pages, or it stands before the first heading. */
  title: z.string().nullable(),
  page: z.int().nullable(),
  last_page: z.int().nullable(),
  paragraph: z.int(),
});
export type ReadHeading = z.infer<typeof ReadHeading>;

export const ListedReference = z.object({
  number: z.int(),
  text: z.string(),
  page: z.int().nullable(),
  paragraph: z.int(),
  /** Null until it is compared, and beyond the most that are. */
  verified: VerifiedReference.nullable(),
});
export type ListedReference = z.infer<typeof ListedReference>;

export const ReadingDetail = Reading.extend({
  /** The file itself, signed; null once it is gone. */
  file_url: z.string().nullable(),
  /** Who looked: `builtin …` or `model …`. */
  engine: z.string(),
  progress: z.object({ done: z.int(), total: z.int() }),
  outline: z.array(ReadHeading),
  /** No headings could be told from the text: the parts go by pages. */
  is_by_pages: z.boolean(),
  overview: Finding,
  /** By the place of their heading in the outline. */
  summaries: z.array(Finding.extend({ heading: z.int() })),
  terms: z.object({ state: z.enum(findingStates), terms: z.array(ReadTerm) }),
  methods: Finding,
  limits: Finding,
  references: z.array(ListedReference),
});
export type ReadingDetail = z.infer<typeof ReadingDetail>;

export const openReading = defineRoute({
  method: 'POST',
  path: `${prefix}/open`,
  who: 'user',
  summary:
    'Have an uploaded paper read (upload purpose CHAT): headings, summaries, terms, methods, limits, verified references. The same file again gives the same key.',
  body: z.strictObject({ file_key: z.string().min(1).max(200), language: Language.optional() }),
  result: Reading,
});

export const listReadings = defineRoute({
  method: 'GET',
  path: `${prefix}/list`,
  who: 'user',
  summary: 'The papers that were read, the latest first.',
  query: PageQuery.strict(),
  result: PageResult.extend({
    readings: z.array(Reading),
    /** Prepaid characters that the next one costs at most, once the day's free messages are used; null where no model reads. */
    most_characters: z.int().nullable(),
  }),
});

export const getReading = defineRoute({
  method: 'GET',
  path: `${prefix}/{key}`,
  who: 'user',
  summary: 'A paper that is read, with the parts that are there so far.',
  params: z.strictObject({ key: Key }),
  result: ReadingDetail,
});

export const readReadingText = defineRoute({
  method: 'GET',
  path: `${prefix}/{key}/text`,
  who: 'user',
  summary: 'The paragraphs of a paper that is read, from one on.',
  params: z.strictObject({ key: Key }),
  query: z.strictObject({ from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  result: z.object({
    paragraphs: z.array(
      z.object({ number: z.int(), text: z.string(), level: z.int().nullable(), is_row: z.boolean() }),
    ),
    total: z.int(),
  }),
});

export const retryReading = defineRoute({
  method: 'POST',
  path: `${prefix}/retry`,
  who: 'user',
  summary: 'Read a paper again whose reading failed; what a model answered already is not asked again.',
  body: z.strictObject({ key: Key }),
  result: Reading,
});

export const removeReading = defineRoute({
  method: 'POST',
  path: `${prefix}/remove`,
  who: 'user',
  summary: 'Remove a reading for good, with its text, and the file unless something else uses it.',
  body: z.strictObject({ key: Key }),
  result: z.null(),
});
