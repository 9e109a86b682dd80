import { z } from 'zod';
import { citationStyleCodes } from './explore.ts';
import { Language } from './languages.ts';
import { comparedWith } from './measuring.ts';
import { OutTradeNo, PrintedStyle, TemplateId } from './orders.ts';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';
import { SourceCounts, Work } from './works.ts';

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
    counts: SourceCounts,
    /** Own entries that would fit, and are not printed until their giver says so. */
    withheld: z.array(Work),
    /** What a paper of this level usually rests on; fewer is said before it is paid for. */
    wanted: z.int(),
    style: z.enum(citationStyleCodes),
  }),
});

export const getPaperOptions = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/options`,
  who: 'user',
  summary:
    'The templates and citation styles that a paper in a language can be set in; the first of each is the default.',
  query: z.strictObject({ language: Language }),
  result: z.object({
    /** Names are in the caller's language. */
    templates: z.array(z.object({ id: TemplateId, name: z.string() })),
    styles: z.array(PrintedStyle),
  }),
});

export const PaperProgress = z.object({
  item_id: z.string(),
  stage: z.int(),
  progress: z.number(),
  sections_done: z.int(),
  sections_total: z.int(),
  /** Until it is there, by its own pace, or by what such papers took here; null while there is nothing to go by. */
  estimated_seconds: z.int().nullable(),
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
  /** Null where there was nothing to measure. */
  value: z.number().nullable(),
  bar: z.number().nullable(),
  direction: z.enum(['at_least', 'at_most']),
  is_met: z.boolean(),
});

export const gapParts = ['ABSTRACT', 'REFERENCES', 'ACKNOWLEDGEMENTS'] as const;

export const getCertificate = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/certificate/{out_trade_no}`,
  who: 'user',
  summary: 'What was measured on the delivered file, with the bars.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({
    units: z.int(),
    references: z.int(),
    /** What stands behind them; null for a file of before this was measured. */
    sources: SourceCounts.nullable(),
    engine: z.string(),
    measured_at: z.iso.datetime(),
    /** Which export of the paper was measured, from 1. */
    edition: z.int(),
    method: z.string(),
    /** Where repetition was looked for. */
    compared_with: z.array(z.enum(comparedWith)),
    /** Every measure was taken and is at its bar, and no place is left to the student. */
    is_all_met: z.boolean(),
    /** Places left to the student. Null in certificates of before. */
    gaps: z
      .array(
        z.object({
          section_id: z.string().nullable(),
          /** What it stands in, if in no section. Abstracts and thanks are filled in the Word file alone. */
          part: z.enum(gapParts).nullable(),
          number: z.string(),
          title: z.string(),
          text: z.string(),
        }),
      )
      .nullable(),
    measures: z.array(Measure),
  }),
});

export const getStatement = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/statement/{out_trade_no}`,
  who: 'user',
  summary: 'The AI-use statement of a paper, made from what really happened: engine, steps, sources, own edits.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({
    title: z.string(),
    /** In the paper's language, as it stands in the file. */
    paragraphs: z.array(z.string()),
    facts: z.object({
      engine: z.string(),
      sections_by_engine: z.int(),
      /** Sections whose newest version came from a change that the student asked for, or from their own hand. */
      sections_amended: z.int(),
      sections_by_student: z.int(),
      works: z.int(),
      /** Of these, files that the student uploaded, and entries that the student gave. */
      works_at_hand: z.int().optional(),
      works_given: z.int().optional(),
      works_named: z.int().optional(),
      model_calls: z.int(),
    }),
  }),
});

export const OwnPaper = z.object({
  out_trade_no: z.string(),
  title: z.string(),
  language: Language,
  /** Of a deposit: only its first part can be read, nothing changed. */
  is_preview: z.boolean(),
  edition: z.int(),
  pages: z.int().nullable(),
  units: z.int().nullable(),
  delivered_at: z.iso.datetime(),
});
export type OwnPaper = z.infer<typeof OwnPaper>;

export const listPapers = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/list`,
  who: 'user',
  summary: 'Own papers that were delivered, newest first.',
  query: PageQuery.strict(),
  result: PageResult.extend({ papers: z.array(OwnPaper) }),
});

export const SamplePaper = z.object({
  id: z.string(),
  language: Language,
  title: z.string(),
  field: z.string(),
  level: z.string(),
  units: z.int(),
  pages: z.int(),
  engine: z.string(),
  pdf_url: z.string(),
});
export type SamplePaper = z.infer<typeof SamplePaper>;

export const listSamples = defineRoute({
  method: 'GET',
  path: `${prefix}/home/samples`,
  who: 'public',
  summary:
    'Papers that the built-in engine wrote, to look at before one is ordered; those still being made are left out.',
  query: PageQuery.extend({ language: Language.optional() }).strict(),
  result: PageResult.extend({ samples: z.array(SamplePaper) }),
});

export const getPack = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/pack/{out_trade_no}`,
  who: 'user',
  summary: 'All files of an order as one zip. 409 pack_not_ready, with Retry-After, while it is being packed.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({ zip_url: z.string() }),
});
