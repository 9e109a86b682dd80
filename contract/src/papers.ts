import { z } from 'zod';
import { citationStyleCodes } from './explore.ts';
import { OutTradeNo } from './orders.ts';
import { defineRoute } from './route.ts';
import { Work } from './works.ts';

const prefix = '/api/ai-paper';

/** A source of a paper, as its list prints it. */
export const PaperReference = z.object({
  work: Work,
  label: z.string(),
  text: z.string(),
  /** Titles of the sections that cite it; empty for one that is only at hand. */
  cited_in: z.array(z.string()),
});
export type PaperReference = z.infer<typeof PaperReference>;

export const getReferences = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/references`,
  who: 'user',
  summary:
    'The works of a paper, each with who bore it out; by key1 those that a paper of this outline could rest on, before it is ordered.',
  query: z.strictObject({
    key1: z.string().min(1).max(64).optional(),
    out_trade_no: OutTradeNo.optional(),
    style: z.enum(citationStyleCodes).optional(),
  }),
  result: z.object({
    references: z.array(PaperReference),
    /** What a paper of this level usually rests on; fewer is said before it is paid for. */
    wanted: z.int(),
    style: z.enum(citationStyleCodes),
  }),
});

export const PaperProgress = z.object({
  item_id: z.string(),
  stage: z.int(),
  progress: z.number(),
  sections_done: z.int(),
  sections_total: z.int(),
  estimated_seconds: z.int(),
});

export const getPaperStatus = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/paper_status`,
  who: 'user',
  summary: 'How far each item of an order is.',
  body: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({ items: z.array(PaperProgress) }),
});

export const Measure = z.object({
  name: z.string(),
  value: z.number(),
  bar: z.number().nullable(),
  direction: z.enum(['at_least', 'at_most']),
  is_met: z.boolean(),
});

export const getCertificate = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/certificate/{out_trade_no}`,
  who: 'user',
  summary: 'What was measured on the delivered file, with the bars.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({
    units: z.int(),
    references: z.int(),
    engine: z.string(),
    measured_at: z.iso.datetime(),
    measures: z.array(Measure),
  }),
});

export const getPack = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/pack/{out_trade_no}`,
  who: 'user',
  summary: 'All files of an order as one zip.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({ zip_url: z.string() }),
});
