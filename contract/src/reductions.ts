import { z } from 'zod';
import { stages } from './codes.ts';
import { Language } from './languages.ts';
import { measuredCharactersMaximum, NoVerdictReason, Rate, RateInterval, Verdict } from './measuring.ts';
import { exportOf, listQuery } from './operator-list.ts';
import { OrderItem, OutTradeNo, PayResult } from './orders.ts';
import { PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

export const reductionModes = ['REPETITION', 'AIGC', 'BOTH'] as const;
export const ReductionMode = z.enum(reductionModes);
export type ReductionMode = z.infer<typeof ReductionMode>;

/** Units that one order rewrites; `whole` is the most that a text may have of which only some paragraphs are rewritten. */
export const reductionUnits = { minimum: 50, maximum: 60_000, whole: 100_000 } as const;

const FileKey = z.string().min(1).max(200);
const ReduceKey = z.string().min(1).max(64);
const SentText = z.string().min(1).max(measuredCharactersMaximum);
/** UTF-16 offsets. */
const Place = { start: z.int().min(0), end: z.int().min(0) };

const isOneOfBoth = ({ text, file_key }: { text?: string | undefined; file_key?: string | undefined }) =>
  (text === undefined) !== (file_key === undefined);

/**
 * Names a paragraph by its words, and by how often they stood in the text before: it is the same wherever the paragraph moves, and
 * another as soon as its words are.
 */
const ParagraphKey = z.string().regex(/^[0-9a-f]{16}-\d{1,6}$/u);

/** A paragraph that can be rewritten, and its place in the text that was read. */
export const ReadParagraph = z.object({
  key: ParagraphKey,
  ...Place,
  units: z.int(),
  /** The heading right above it. */
  heading: z.string().nullable(),
});
export type ReadParagraph = z.infer<typeof ReadParagraph>;

/** What a file holds, as far as it can be rewritten. */
export const ReadText = z.object({
  name: z.string(),
  title: z.string(),
  /** Its prose, a line each paragraph. */
  text: z.string(),
  language: Language,
  units: z.int(),
  paragraphs: z.array(ReadParagraph),
  /** What stays as it is. */
  kept: z.object({ tables: z.int(), figures: z.int(), formulas: z.int(), footnotes: z.int(), citations: z.int() }),
  /** Invisible characters that were taken out. */
  cleaned: z.int(),
});
export type ReadText = z.infer<typeof ReadText>;

export const readForReduction = defineRoute({
  method: 'POST',
  path: `${prefix}/third_aigc/read`,
  who: 'user',
  summary: 'A text, or that of an uploaded file (purpose REDUCTION or CHECK), as it would be measured and rewritten.',
  body: z
    .strictObject({ text: SentText.optional(), file_key: FileKey.optional() })
    .refine(isOneOfBoth, { path: ['text'], error: 'invalid' }),
  result: ReadText,
  isUncleaned: true,
});

const placesMaximum = 500;
const chosenMaximum = 20_000;

export const ChosenParagraph = z.strictObject({
  key: ParagraphKey,
  /** What of it stands elsewhere, by places in it: that must change, and nothing else for its sake. Left out: all of it. */
  places: z.array(z.strictObject(Place)).max(placesMaximum).optional(),
});
export type ChosenParagraph = z.infer<typeof ChosenParagraph>;

export const orderReduction = defineRoute({
  method: 'POST',
  path: `${prefix}/third_aigc/once_aigc_order`,
  who: 'user',
  summary:
    'Order the rewriting of a text or of a file (purpose REDUCTION or CHECK), exactly one of the two, or of chosen paragraphs of it.',
  body: z
    .strictObject({
      text: SentText.optional(),
      file_key: FileKey.optional(),
      /** As they were read; left out: all of them. Only these are rewritten, priced and promised of. */
      chosen: z.array(ChosenParagraph).min(1).max(chosenMaximum).optional(),
      mode: ReductionMode,
      language: Language,
      /** The Word file holds its changes as tracked changes. */
      is_tracked: z.boolean().default(false),
      coupon_id: z.uuid().optional(),
    })
    .refine(isOneOfBoth, { path: ['text'], error: 'invalid' }),
  result: PayResult,
  isUncleaned: true,
});

export const Rates = z.object({
  aigc: Rate.nullable(),
  interval: RateInterval.nullable(),
  verdict: Verdict,
  no_verdict: NoVerdictReason.nullable(),
  repetition: Rate,
});
export type Rates = z.infer<typeof Rates>;

export const protectedKinds = [
  'NUMBER',
  'CITATION',
  'FORMULA',
  'QUOTATION',
  'NAME',
  'TERM',
  'CODE',
  'LINK',
  'GAP',
] as const;
export const ProtectedKind = z.enum(protectedKinds);
export type ProtectedKind = z.infer<typeof ProtectedKind>;

/**
 * A stretch of a paragraph, mostly one sentence. The parts of a paragraph, one after the other, are its text: `before` of all
 * of them is the original, and whichever of the two is chosen in each is what the file holds.
 */
export const ReducedPart = z.object({
  before: z.string(),
  after: z.string(),
  /** `after` is what counts. Where both are the same it says nothing. */
  is_accepted: z.boolean(),
});
export type ReducedPart = z.infer<typeof ReducedPart>;

/**
 * KEPT: a heading, a cell, a reference, or not chosen (`why` says so): not rewritten. LEFT: no rewriting passed the checks, or none was needed (`why`).
 */
export const paragraphStates = ['WAITING', 'REWRITING', 'REWRITTEN', 'LEFT', 'KEPT'] as const;
export const leftReasons = [
  'GOOD_ENOUGH',
  'TOO_SHORT',
  'NOTHING_TO_CHANGE',
  'CHECKS',
  'FOREIGN',
  'ALL_PROTECTED',
] as const;
export const unchangedReasons = [...leftReasons, 'NOT_CHOSEN'] as const;

export const ReducedParagraph = z.object({
  reduce_key: z.string(),
  position: z.int(),
  state: z.enum(paragraphStates),
  why: z.enum(unchangedReasons).nullable(),
  before: z.string(),
  /** As the file has it by the parts that are accepted; null until it was rewritten or left. */
  after: z.string().nullable(),
  parts: z.array(ReducedPart),
  rates: z.object({ before: Rate.nullable(), after: Rate.nullable() }),
  /** Places in `before` that no rewriting touches. */
  protected: z.array(z.object({ start: z.int(), end: z.int(), kind: ProtectedKind })),
  /** How often it may still be rewritten again, free of charge. */
  tries_left: z.int(),
});
export type ReducedParagraph = z.infer<typeof ReducedParagraph>;

export const reductionSources = ['TEXT', 'DOCX', 'PDF', 'TXT', 'PAPER'] as const;

export const Reduction = z.object({
  reduce_key: z.string(),
  out_trade_no: z.string(),
  item_id: z.string(),
  title: z.string(),
  source: z.enum(reductionSources),
  mode: ReductionMode,
  language: Language,
  units: z.int(),
  is_tracked: z.boolean(),
  stage: z.literal(stages),
  /** 0 to 100. */
  progress: z.number(),
  /** Which time the whole is gone through, from 1. */
  round: z.int(),
  engine: z.string(),
  /** Of what was ordered: of the chosen paragraphs, read as one text, where only some were. */
  rates: z.object({ before: Rates.nullable(), after: Rates.nullable() }),
  /** Of the whole text, where only some of its paragraphs were ordered; nothing is promised of it. Null where all were. */
  whole: z
    .object({
      units: z.int(),
      paragraphs: z.int(),
      chosen: z.int(),
      rates: z.object({ before: Rates.nullable(), after: Rates.nullable() }),
    })
    .nullable(),
  /** Of what `rates` are of. Null where nothing is promised: repetition alone, or a text without a verdict. */
  promise: z
    .object({
      aigc_rate_maximum: z.number(),
      /** Null until the file was measured. */
      is_kept: z.boolean().nullable(),
      /** Its price went back because it was not. */
      is_refunded: z.boolean(),
      /** A coupon had paid for all of it, and went back. */
      is_coupon_returned: z.boolean(),
    })
    .nullable(),
  /** An operator's own file was delivered instead. */
  is_by_hand: z.boolean(),
  /** The files were removed by their owner. */
  is_removed: z.boolean(),
  /** Invisible characters that were taken out of what was sent. */
  cleaned: z.int(),
  paragraphs: z.array(ReducedParagraph),
  zip_url: z.string().nullable(),
});
export type Reduction = z.infer<typeof Reduction>;

/**
 * A rewriting while it is made, on the order's stream: `reduction` carries this as it stands when a reader comes; after it
 * `paragraph` (ReducedParagraph) takes the place of the one with the same key, `rates` { after, round } tells each measurement, and
 * `stage`, `progress` and `done` go as for papers.
 */
export const ReductionSheet = z.object({
  item_id: z.string(),
  phase: z.string(),
  round: z.int(),
  rates: z.object({ before: Rates.nullable(), after: Rates.nullable() }),
  paragraphs: z.array(ReducedParagraph),
});
export type ReductionSheet = z.infer<typeof ReductionSheet>;

export const getReduction = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/reduce/{out_trade_no}`,
  who: 'user',
  summary: 'A rewriting paragraph by paragraph: before, after, rates, what was protected.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: Reduction,
});

export const chooseParts = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/reduce/{out_trade_no}`,
  who: 'user',
  summary: 'Accept a rewritten sentence, or have the original back; without `part` the whole paragraph.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  body: z.strictObject({ reduce_key: ReduceKey, part: z.int().min(0).max(10_000).optional(), accept: z.boolean() }),
  result: ReducedParagraph,
});

export const reduceAgain = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/edit/re_reduce`,
  who: 'user',
  summary: 'Rewrite one paragraph again, or a failed reduction as a whole, free of charge.',
  body: z.strictObject({ reduce_key: ReduceKey }),
  result: OrderItem,
});

export const removeReduction = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/edit/remove_reduce_file`,
  who: 'user',
  summary: 'Remove what was sent and what was made of it; the order stays.',
  body: z.strictObject({ reduce_key: ReduceKey }),
  result: z.null(),
});

export const packReduction = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/reduce_pack`,
  who: 'user',
  summary: 'The rewritten file and its report in one zip; 409 with Retry-After while it is packed.',
  query: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({ zip_url: z.string() }),
});

export const ReductionTask = z.object({
  id: z.string(),
  out_trade_no: z.string(),
  /** Masked. */
  phone: z.string(),
  title: z.string(),
  source: z.enum(reductionSources),
  mode: ReductionMode,
  language: Language,
  units: z.int(),
  stage: z.literal(stages),
  progress: z.number(),
  round: z.int(),
  rates: z.object({ before: Rate.nullable(), after: Rate.nullable() }),
  /** Where only some paragraphs are to be rewritten: how many of how many, and how each of the first begins. */
  chosen: z.object({ paragraphs: z.int(), of: z.int(), openings: z.array(z.string()) }).nullable(),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
  /** What an operator gave as the reason. */
  reason: z.string().nullable(),
  is_by_hand: z.boolean(),
  is_refunded: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** What was sent, for whoever does it by hand; null once it is gone. */
  original_url: z.string().nullable(),
});
export type ReductionTask = z.infer<typeof ReductionTask>;

export const listReductionTasks = defineRoute({
  method: 'GET',
  path: `${prefix}/third_aigc/task`,
  who: 'operator',
  summary: 'Rewritings of all users, newest first, by stage; `search` looks into number, title and whose they are.',
  query: listQuery(['created_at', 'title'], { stage: z.coerce.number().pipe(z.literal(stages)).optional() }),
  result: PageResult.extend({ tasks: z.array(ReductionTask) }),
});
export const exportReductionTasks = exportOf(listReductionTasks, 'The same rewritings as CSV, all pages of them.');

export const completeReductionTask = defineRoute({
  method: 'POST',
  path: `${prefix}/third_aigc/task_complete`,
  who: 'operator',
  summary: 'Deliver a rewriting by an own file, or fail it with a reason; the money then goes back.',
  body: z
    .strictObject({
      id: z.uuid(),
      file_key: FileKey.optional(),
      failed: z.literal(true).optional(),
      reason: z.string().trim().min(1).max(500).optional(),
    })
    .refine(({ file_key, failed }) => (file_key === undefined) !== (failed === undefined), {
      path: ['file_key'],
      error: 'invalid',
    })
    .refine(({ failed, reason }) => failed === undefined || reason !== undefined, {
      path: ['reason'],
      error: 'required',
    }),
  result: ReductionTask,
});
