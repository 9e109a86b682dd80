import { fields, levels, paperTypes } from '@yanmo/contract/codes';
import { Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import { citationStyles } from '../../documents/citations/citation-record.ts';
import { type CoverField, coverFields } from '../../documents/document.ts';
import { ownFactKinds } from '../../engines/built-in/paper/own-fact.ts';
import { figureShapes } from '../../engines/draft-figure.ts';
import type { PaperPlan, PaperRequest, PaperSection } from '../../engines/engine.ts';
import { StoredUnderstanding, StoredWishes } from '../../understanding/stored-understanding.ts';

/** What a paper is written from, without the works: those are rows of the library. */
export interface PaperBasis extends Omit<PaperRequest, 'works'> {
  /** The works of its outline as its student left them; left out for what was ordered before outlines had any. */
  sources?: PaperSources | undefined;
  /** Its student handed in files for it; left out where there are none, and of what was ordered before it was kept. */
  hasUploads?: boolean | undefined;
  /** Places left to the student count nothing of its length; left out of what was ordered when they did. */
  isWithoutGaps?: boolean | undefined;
  /** Of a document that goes with a paper: the length that it was sold for; left out of what is sold by the piece. */
  companionUnits?: number | undefined;
  /** What its cover shows, as the student gave it. */
  cover?: Partial<Record<CoverField, string>> | undefined;
}

/** `isSearched`: these and no others; else the rest is looked for when it is written, without what was dropped. */
export interface PaperSources {
  kept: readonly string[];
  dropped: readonly string[];
  /** Of those that are kept, the student's own choice and what stands for it; left out of what was ordered before it was kept. */
  chosen?: readonly string[] | undefined;
  isSearched: boolean;
}

export const StoredStyle = z.enum(citationStyles);

/** A heading that is not there yet in an older row's list reads as nothing. */
const Section: z.ZodType<PaperSection> = z.looseObject({
  id: z.string(),
  title: z.string(),
  summary: z.string().default(''),
  units: z.number(),
  works: z.array(z.string()).default([]),
  get children() {
    return z.array(Section).default([]);
  },
});

const StoredFact = z.object({
  id: z.string(),
  from: z.enum(['ANSWER', 'UPLOAD']),
  kind: z.enum(ownFactKinds),
  text: z.string(),
  terms: z.array(z.string()),
  cite: z.string().exactOptional(),
});

const StoredTable = z.object({
  ...{ name: z.string(), caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) },
  terms: z.array(z.string()),
  cite: z.string().exactOptional(),
  says: z.array(z.string()).exactOptional(),
  chart: z
    .object({
      ...{ kind: z.literal('figure'), shape: z.enum(figureShapes), caption: z.string(), name: z.string() },
      parts: z.array(z.object({ id: z.string(), group: z.string(), label: z.string() })),
      arrows: z.array(z.object({ from: z.string(), to: z.string(), label: z.string() })),
    })
    .exactOptional(),
});

/** The columns of a paper that hold JSON. Limits of today's forms do not hold for what was ordered before them. */
export const StoredBasis: z.ZodType<PaperBasis> = z.looseObject({
  title: z.string(),
  language: Language,
  type: z.enum(paperTypes),
  field: z.enum(fields),
  level: z.enum(levels),
  wordCount: z.number(),
  keywords: z.array(z.string()).default([]),
  extraRequirements: z.string().default(''),
  englishTitle: z.string().optional(),
  understanding: StoredUnderstanding.optional(),
  wishes: StoredWishes.optional(),
  own: z.array(StoredFact).optional(),
  ownTables: z.array(StoredTable).optional(),
  hasUploads: z.boolean().optional(),
  isWithoutGaps: z.boolean().optional(),
  companionUnits: z.number().optional(),
  cover: z.partialRecord(z.enum(coverFields), z.string()).optional(),
  variant: z.number().default(0),
  seed: z.string().optional(),
  chapters: z.array(Section),
  sources: z
    .looseObject({
      ...{ kept: z.array(z.string()), dropped: z.array(z.string()), chosen: z.array(z.string()).optional() },
      isSearched: z.boolean(),
    })
    .optional(),
});

export const StoredPlan: z.ZodType<PaperPlan> = z.looseObject({
  thesis: z.string(),
  terms: z.array(z.looseObject({ term: z.string(), meaning: z.string() })).default([]),
  hypotheses: z.array(z.looseObject({ label: z.string(), claim: z.string(), test: z.string() })).default([]),
  chains: z.array(z.looseObject({ problem: z.string(), cause: z.string(), measure: z.string() })).default([]),
  englishTitle: z.string().optional(),
  briefs: z.array(
    z.looseObject({
      section: z.string(),
      points: z.array(z.string()),
      works: z.array(z.string()).default([]),
      shows: z.array(z.looseObject({ kind: z.enum(['TABLE', 'FIGURE']), what: z.string() })).default([]),
      wishes: z.array(z.string()).default([]),
    }),
  ),
  unsourced: z.array(z.string()).optional(),
  beside: z.looseObject({ wider: z.array(z.string()), aside: z.array(z.string()) }).optional(),
});

export const StoredAbstracts = z.partialRecord(Language, z.string());
