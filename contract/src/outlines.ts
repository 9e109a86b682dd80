import { z } from 'zod';
import { fields, levels, paperTypes, wordCountLimits } from './codes.ts';
import { Language } from './languages.ts';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';
import { lastTitleBatch } from './title-kinds.ts';
import { Doubts, TitleKind, Understanding, Wishes } from './understanding.ts';
import { Work } from './works.ts';

/** A title must say something: two letters or ideographs at least, and no more than a title page holds. */
export const Title = z
  .string()
  .trim()
  .min(2)
  .max(200)
  .regex(/\p{L}.*\p{L}/su, 'title_without_words');

export const WordCount = z
  .int()
  .min(wordCountLimits.minimum)
  .max(wordCountLimits.maximum)
  .multipleOf(wordCountLimits.step);

const Level = z.enum(levels);
const PaperType = z.enum(paperTypes);
const Field = z.enum(fields);

export const OutlineForm = z.strictObject({
  title: Title,
  language: Language,
  type: PaperType,
  field: Field,
  product: Level,
  word_count: WordCount,
});
export type OutlineForm = z.infer<typeof OutlineForm>;

/** What the student asks for beyond the form, in his own words. */
export const ExtraRequirements = z.string().trim().max(2000);

/**
 * How the student wants title and requirements read. Left out, the server reads them itself when it writes; why a wish
 * cannot be met is always the server's to say.
 */
const reading = { understanding: Understanding.optional(), wishes: Wishes.optional() };

/** v1 professional: one form; v2 custom: step by step. */
export const OutlineVersion = z.enum(['v1', 'v2']);
export type OutlineVersion = z.infer<typeof OutlineVersion>;

export const OutlineStatus = z.enum(['WAITING', 'SUCCEEDED', 'FAILED']);
export type OutlineStatus = z.infer<typeof OutlineStatus>;

/** Where a custom outline stands; a professional one is always at OUTLINE. */
export const OutlineStep = z.enum(['KEYWORDS', 'PAPERS', 'REQUIREMENTS', 'OUTLINE']);
export type OutlineStep = z.infer<typeof OutlineStep>;

export const maximumChapterDepth = 3;
export const maximumChapters = 300;

export interface Chapter {
  id: string;
  /** Without its number: numbers follow from the place in the tree (chapter-numbers.ts). */
  title: string;
  summary: string;
  word_count: number;
  /** Ids of the works it rests on. */
  works: string[];
  children: Chapter[];
}

const chapterFields = {
  id: z.string().min(1).max(40),
  title: z.string().trim().min(1).max(200),
  summary: z.string().trim().max(500),
  word_count: z.int().min(0).max(wordCountLimits.maximum),
  works: z.array(z.uuid()).max(50),
};
const Leaf = z.strictObject({ ...chapterFields, children: z.array(z.never()).max(0) });
const Section = z.strictObject({ ...chapterFields, children: z.array(Leaf).max(50) });
/** Three levels and no more: a deeper tree is refused by its shape. */
export const Chapter = z.strictObject({ ...chapterFields, children: z.array(Section).max(50) });

export const Chapters = z.array(Chapter).min(1).max(50);

export const OutlineDetail = z.object({
  key1: z.string(),
  status: OutlineStatus,
  /** 0 to 100. */
  progress: z.number(),
  revision: z.int(),
  version: OutlineVersion,
  step: OutlineStep,
  form: OutlineForm,
  keywords: z.array(z.string()),
  papers: z.array(Work),
  extra_requirements: z.string(),
  /** How the title was read, by the student's leave; null until it is written, and for outlines of before. */
  understanding: Understanding.nullable(),
  wishes: Wishes.nullable(),
  /** Why the plan may miss what the title means; none while it is written. */
  doubts: Doubts,
  /** Kinds that would be absurd for the title. */
  unfit_kinds: z.array(TitleKind),
  chapters: z.array(Chapter),
  /** Nothing is wrong: the engine has no room for it yet. */
  is_waiting: z.boolean(),
  free_num: z.int(),
  engine: z.enum(['BUILT_IN', 'MODEL']).nullable(),
  updated_at: z.iso.datetime(),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
});
export type OutlineDetail = z.infer<typeof OutlineDetail>;

/** The outline as a page that follows its writing gets it first; `growing`: growing-outline.ts. */
export type OutlineSnapshot = OutlineDetail & { growing: string };

export const OutlineSummary = z.object({
  key1: z.string(),
  title: z.string(),
  status: OutlineStatus,
  product: Level,
  type: PaperType,
  field: Field,
  version: OutlineVersion,
  step: OutlineStep,
  language: Language,
  word_count: z.int(),
  free_num: z.int(),
  updated_at: z.iso.datetime(),
});
export type OutlineSummary = z.infer<typeof OutlineSummary>;

const prefix = '/api/ai-paper';
const Key = z.string().min(1).max(40);
const Started = z.object({ key1: z.string(), status: OutlineStatus });

export const recommendTitles = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/title_recommend`,
  who: 'optional',
  summary:
    'Five titles for a field and type, each with a reason and the kind of paper that it asks for; keywords and hint are in every one. Further batches give others.',
  body: z.strictObject({
    field: Field,
    type: PaperType,
    language: Language,
    keywords: z.array(z.string().trim().min(1).max(40)).max(10).optional(),
    hint: z.string().trim().max(500).optional(),
    batch: z.int().min(0).max(lastTitleBatch).optional(),
  }),
  result: z.object({ titles: z.array(z.object({ title: z.string(), reason: z.string(), kind: TitleKind })) }),
});

export const understandTitle = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/outline/understand`,
  who: 'user',
  summary:
    'How a title and the requirements are read, before the outline is made, in `doubts` what of it is doubtful and in `unfit_kinds` which kinds would be absurd for it. With `understanding` (as the student corrected it) wishes and doubts are judged by that.',
  body: OutlineForm.extend({
    extra_requirements: ExtraRequirements.optional(),
    understanding: Understanding.optional(),
  }),
  result: z.object({
    understanding: Understanding,
    wishes: Wishes,
    doubts: Doubts,
    unfit_kinds: z.array(TitleKind),
  }),
});

export const createOutline = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/outline/create`,
  who: 'user',
  summary:
    'Start writing an outline; with `key` the outline is written again (one of its free_num), from what is sent and else from what it has.',
  body: OutlineForm.extend({
    version: OutlineVersion.default('v1'),
    key: Key.optional(),
    extra_requirements: ExtraRequirements.optional(),
    ...reading,
  }),
  result: Started,
});

export const editOutline = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/outline/edit`,
  who: 'user',
  summary: 'Save the tree; 409 when `revision` is not the newest.',
  body: z.strictObject({ key1: Key, revision: z.int().min(0), chapters: Chapters }),
  result: OutlineDetail,
});

export const deleteOutline = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/outline/delete`,
  who: 'user',
  summary: 'Delete an outline; its writing stops, its orders go on. It can be restored until the day it is erased.',
  body: z.strictObject({ key1: Key }),
  result: z.object({ key1: z.string(), restorable_until: z.iso.datetime() }),
});

export const restoreOutline = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/outline/restore`,
  who: 'user',
  summary: 'Take back the deletion of an outline.',
  body: z.strictObject({ key1: Key }),
  result: OutlineDetail,
});

export const listOutlines = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/outline/list`,
  who: 'user',
  summary: 'The outlines of this account, newest first.',
  query: z.strictObject({ ...PageQuery.shape, status: OutlineStatus.optional() }),
  result: PageResult.extend({ outline_list: z.array(OutlineSummary) }),
});

export const getOutline = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/outline/status/{key}`,
  who: 'user',
  summary: 'One outline as it stands, with its draft while it is being written.',
  params: z.strictObject({ key: Key }),
  result: OutlineDetail,
});

export const followOutline = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/outline/events/{key}`,
  who: 'user',
  summary:
    'Server-sent events: a snapshot (the outline, and as `growing` what is written of chapters that are not whole: a line a heading, with its place such as 3.1, its title and, once written, its summary, tabs between them), then `works` once the works are there that it is written from (paper/outline/works), then `chapter` ({ index, chapter, is_changed? }) as each is whole, or again with `is_changed` where one was changed when all were there, `text` ({ step, offset, text }: keep `growing` up to `offset`, append `text`) as the next grows, `waiting` while the engine has no room, then `done`. A chapter that was sent takes the place of what grew under its number. Resumes after Last-Event-ID.',
  params: z.strictObject({ key: Key }),
  result: z.unknown(),
  shape: 'stream',
});

export const getOutlineFile = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/outline/down_url/{key1}`,
  who: 'user',
  summary: 'A link to the outline as Word (10 minutes), once its download is paid.',
  params: z.strictObject({ key1: Key }),
  result: z.object({ url: z.string() }),
});

export const generateKeywords = defineRoute({
  method: 'POST',
  path: `${prefix}/step_outline/generate_keywords`,
  who: 'user',
  summary: 'Begin a custom outline (or take one up by key1) and propose keywords.',
  body: OutlineForm.extend({
    key1: Key.optional(),
    extra_requirements: ExtraRequirements.optional(),
    ...reading,
  }),
  result: z.object({ key1: z.string(), keywords: z.array(z.string()) }),
});

export const saveKeywords = defineRoute({
  method: 'POST',
  path: `${prefix}/step_outline/save_keywords`,
  who: 'user',
  summary: 'Keep the keywords; the next step is literature.',
  body: z.strictObject({ key1: Key, keywords: z.array(z.string().trim().min(1).max(40)).min(1).max(12) }),
  result: OutlineDetail,
});

export const searchPapers = defineRoute({
  method: 'POST',
  path: `${prefix}/step_outline/search_papers`,
  who: 'user',
  summary: 'Search works for this outline; without a query its keywords are used.',
  body: z.strictObject({
    key1: Key,
    query: z.string().trim().max(200).optional(),
    page_num: z.int().min(1).max(1000).default(1),
  }),
  result: z.object({ works: z.array(Work), total: z.int(), source: z.string() }),
});

/** In one form. */
export const maximumPaperFiles = 10;

export const uploadPapers = defineRoute({
  method: 'POST',
  path: `${prefix}/step_outline/upload_papers`,
  who: 'user',
  summary:
    'Upload own papers and own material (pdf, docx, txt, md, csv, xlsx, bib, ris); `key1` comes first in the form. For an outline whose works were looked for they are added to them. What the files say is the first source of a paper of it; of data files what can be counted.',
  form: z.strictObject({ key1: Key, files: z.array(z.file()).min(1).max(maximumPaperFiles) }),
  result: z.object({
    works: z.array(Work),
    rejected: z.array(z.object({ name: z.string(), error: z.string(), message: z.string() })),
  }),
  shape: 'multipart',
});

export const savePapers = defineRoute({
  method: 'POST',
  path: `${prefix}/step_outline/save_papers_list`,
  who: 'user',
  summary: 'Keep the chosen works; the next step is requirements.',
  body: z.strictObject({ key1: Key, papers: z.array(z.uuid()).max(50) }),
  result: OutlineDetail,
});

export const saveExtraRequirements = defineRoute({
  method: 'POST',
  path: `${prefix}/step_outline/save_extra_requirements`,
  who: 'user',
  summary: 'Keep what the student asks for beyond the form.',
  body: z.strictObject({ key1: Key, text: ExtraRequirements, ...reading }),
  result: OutlineDetail,
});

export const createCustomOutline = defineRoute({
  method: 'POST',
  path: `${prefix}/step_outline/create_outline`,
  who: 'user',
  summary: 'Write the outline from the saved steps; requirements given here count only if the writing begins.',
  body: z.strictObject({ key1: Key, extra_requirements: ExtraRequirements.optional(), ...reading }),
  result: Started,
});
