import { z } from 'zod';
import { OutTradeNo } from './orders.ts';
import { defineRoute } from './route.ts';

/**
 * What a card was made from. TITLE: nothing but the record; such a work may be named, not credited with a finding. ABSTRACT:
 * its abstract. TEXT: the file that the student uploaded.
 */
export const cardBases = ['TITLE', 'ABSTRACT', 'TEXT'] as const;
export const CardBasis = z.enum(cardBases);
export type CardBasis = z.infer<typeof CardBasis>;

/** One thing that a work says of itself, and where it says so. */
export const CardLine = z.object({
  text: z.string(),
  /** The words of the abstract or of the file that bear it out. */
  quote: z.string(),
  /** In the uploaded file; null for abstracts, and for files without pages. */
  page: z.int().nullable(),
});
export type CardLine = z.infer<typeof CardLine>;

export const cardParts = ['asks', 'how', 'found', 'limits'] as const;
export type CardPart = (typeof cardParts)[number];

const Lines = z.array(CardLine);

/** A work as a paper may use it: what it asks, how, what it found, and its limits. What it does not say is empty. */
export const WorkCard = z.object({
  work_id: z.uuid(),
  basis: CardBasis,
  asks: Lines,
  how: Lines,
  found: Lines,
  limits: Lines,
  made_by: z.enum(['MODEL', 'BUILT_IN']),
});
export type WorkCard = z.infer<typeof WorkCard>;

export const getCard = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/paper/card',
  who: 'user',
  summary:
    'The card of a work of an own outline (key1) or paper (out_trade_no): what it asks, how, what it found, its limits, each with the words that say so.',
  query: z.strictObject({
    work_id: z.uuid(),
    key1: z.string().min(1).max(64).optional(),
    out_trade_no: OutTradeNo.optional(),
  }),
  result: WorkCard,
});
