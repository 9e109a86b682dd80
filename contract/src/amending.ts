import { z } from 'zod';
import { Language } from './languages.ts';
import { PageQuery, PageResult } from './page.ts';
import { DiffPart } from './paper-text.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

export const amendLimits = {
  /** Comments of one file. */
  comments: 1_000,
  instruction: 1_000,
  /** What is written by hand in the place of what a change speaks of. */
  text: 20_000,
  reply: 1_000,
  author: 60,
  /** Paragraphs to choose from, a page. */
  paragraphs: 50,
} as const;

/** What somebody wrote at the margin; `at` as the file says it, which is often the writer's own time. */
export const Remark = z.object({ author: z.string().nullable(), at: z.string().nullable(), text: z.string() });
export type Remark = z.infer<typeof Remark>;

/**
 * Why the words that a comment is about are not changed here. NO_PLACE: the file does not say where it belongs. DELETED: on words that a
 * tracked change deletes. NO_TEXT: on a picture or a blank line. FIXED: in a contents list, a field or a box. TOO_WIDE: over more
 * paragraphs than can be changed at once.
 */
export const AmendTrouble = z.enum(['NO_PLACE', 'DELETED', 'NO_TEXT', 'FIXED', 'TOO_WIDE']);
export type AmendTrouble = z.infer<typeof AmendTrouble>;

/** OPEN: nothing was asked yet. FAILED: it was asked, and came to nothing. */
export const changeStates = ['OPEN', 'WORKING', 'PROPOSED', 'FAILED', 'ACCEPTED', 'DISMISSED'] as const;
export type ChangeState = (typeof changeStates)[number];

/** Who made a proposal. REMARK: the comment itself says the new words, or what goes. */
export const changeMakers = ['ENGINE', 'REMARK', 'HAND'] as const;

export const AmendPassage = z.object({
  id: z.string(),
  /** The typed number before it, which stays. */
  lead: z.string(),
  /** As it stands now. */
  text: z.string(),
  /** The words that the comment was set on, where they still stand. */
  mark: z.object({ start: z.int(), end: z.int() }).nullable(),
});

export const AmendChange = z.object({
  id: z.string(),
  /** Null for a wish that its owner added. */
  comment: Remark.extend({ replies: z.array(Remark), is_resolved: z.boolean() }).nullable(),
  trouble: AmendTrouble.nullable(),
  /** The words that it was set on. */
  quote: z.string(),
  /** The heading above it. */
  heading: z.string().nullable(),
  /** The paragraphs that it changes, in order. */
  passage: z.array(AmendPassage),
  /** Grows with every change of these paragraphs; what was looked at before is refused. */
  version: z.int(),
  state: z.enum(changeStates),
  /** What was asked for, where it is not the comment itself. */
  instruction: z.string().nullable(),
  /** Paragraphs parted by blank lines. */
  proposal: z
    .object({
      text: z.string(),
      /** Left out where all changes of a file are listed. */
      diff: z.array(DiffPart).nullable(),
      by: z.enum(changeMakers),
      /** Citations, notes and formulas that go with it. */
      lost: z.array(z.string()),
      /** The paragraphs changed since: it can no longer be accepted. */
      is_stale: z.boolean(),
    })
    .nullable(),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
  /** What only its owner can supply, in words of the engine. */
  say: z.string().nullable(),
  /** Goes below the comment in the file. */
  reply: z.string().nullable(),
});
export type AmendChange = z.infer<typeof AmendChange>;

export const AmendSummary = z.object({
  key: z.string(),
  name: z.string(),
  language: Language,
  changes: z.int(),
  /** Accepted or dismissed, or resolved in the file already. */
  settled: z.int(),
  accepted: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type AmendSummary = z.infer<typeof AmendSummary>;

const AmendKey = z.uuid();
const Instruction = z.string().trim().min(2).max(amendLimits.instruction);

export const openAmending = defineRoute({
  method: 'POST',
  path: `${prefix}/amend/upload`,
  who: 'user',
  summary: 'Read an uploaded Word file with its comments; the same file again is the same list.',
  body: z.strictObject({ file_key: z.string().min(1).max(100) }),
  result: z.object({ key: z.string(), comments: z.int() }),
});

export const listAmendings = defineRoute({
  method: 'GET',
  path: `${prefix}/amend/list`,
  who: 'user',
  summary: 'Word files whose comments are being worked on, the last changed first.',
  query: PageQuery.strict(),
  result: PageResult.extend({ files: z.array(AmendSummary) }),
});

export const getAmending = defineRoute({
  method: 'GET',
  path: `${prefix}/amend/{key}`,
  who: 'user',
  summary: 'One file: every comment with its words, and what became of it.',
  params: z.strictObject({ key: AmendKey }),
  result: AmendSummary.extend({
    list: z.array(AmendChange),
    /** Whether a model writes, or rules of ours that know only some wishes. */
    engine: z.enum(['BUILT_IN', 'MODEL']),
  }),
});

export const listAmendParagraphs = defineRoute({
  method: 'GET',
  path: `${prefix}/amend/paragraphs`,
  who: 'user',
  summary: 'Paragraphs of the file that can be changed, to add a wish to one; `q` looks for words in them.',
  query: PageQuery.extend({ key: AmendKey, q: z.string().trim().max(100).default('') }).strict(),
  result: PageResult.extend({
    paragraphs: z.array(
      z.object({ id: z.string(), lead: z.string(), text: z.string(), heading_level: z.int().nullable() }),
    ),
  }),
});

export const addAmendChange = defineRoute({
  method: 'POST',
  path: `${prefix}/amend/add`,
  who: 'user',
  summary: 'Add a wish of one’s own to a paragraph, and ask for a proposal.',
  body: z.strictObject({ key: AmendKey, paragraph: z.string().max(20), instruction: Instruction }),
  result: AmendChange,
});

export const proposeChange = defineRoute({
  method: 'POST',
  path: `${prefix}/amend/propose`,
  who: 'user',
  summary: 'Ask for new words, in place of those before; answers with the proposal, or WORKING when that takes longer.',
  body: z.strictObject({ key: AmendKey, change_id: z.uuid(), instruction: Instruction.optional() }),
  result: AmendChange,
});

export const getChange = defineRoute({
  method: 'GET',
  path: `${prefix}/amend/{key}/change/{change_id}`,
  who: 'user',
  summary: 'How one change stands.',
  params: z.strictObject({ key: AmendKey, change_id: z.uuid() }),
  result: AmendChange,
});

export const decideChange = defineRoute({
  method: 'POST',
  path: `${prefix}/amend/decide`,
  who: 'user',
  summary:
    'Accept the proposal, or words of one’s own in its place; dismiss it; undo either; or only answer the comment. 409 when the paragraphs changed since `version`.',
  body: z.strictObject({
    key: AmendKey,
    change_id: z.uuid(),
    decision: z.enum(['ACCEPT', 'DISMISS', 'UNDO', 'ANSWER']),
    version: z.int().min(0).optional(),
    text: z.string().max(amendLimits.text).optional(),
    /** An empty one takes an answer away. */
    reply: z.string().trim().max(amendLimits.reply).optional(),
  }),
  /** Others of the same paragraphs change with it. */
  result: z.object({ change: AmendChange, others: z.array(AmendChange) }),
});

export const exportAmending = defineRoute({
  method: 'POST',
  path: `${prefix}/amend/export`,
  who: 'user',
  summary:
    'The file with what was accepted as tracked changes, its comments done or answered; everything else as it was.',
  body: z.strictObject({ key: AmendKey, author: z.string().trim().max(amendLimits.author).optional() }),
  result: z.object({
    url: z.string(),
    name: z.string(),
    changes: z.int(),
    answers: z.int(),
    /** Ids of accepted changes that Word cannot show: these stand as they were. */
    left: z.array(z.string()),
  }),
});

export const removeAmending = defineRoute({
  method: 'POST',
  path: `${prefix}/amend/remove`,
  who: 'user',
  summary: 'Remove the file and all that was made of it.',
  body: z.strictObject({ key: AmendKey }),
  result: z.null(),
});
