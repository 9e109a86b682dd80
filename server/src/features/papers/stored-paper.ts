import { fields, levels, paperTypes } from '@yanmo/contract/codes';
import { Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import { citationStyles } from '../../documents/citations/citation-record.ts';
import type { PaperPlan, PaperRequest, PaperSection } from '../../engines/engine.ts';
import { StoredUnderstanding, StoredWishes } from '../../understanding/stored-understanding.ts';

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

/** The columns of a paper that hold JSON. Limits of today's forms do not hold for what was ordered before them. */
export const StoredBasis: z.ZodType<Omit<PaperRequest, 'works'>> = z.looseObject({
  title: z.string(),
  language: Language,
  type: z.enum(paperTypes),
  field: z.enum(fields),
  level: z.enum(levels),
  wordCount: z.number(),
  keywords: z.array(z.string()).default([]),
  extraRequirements: z.string().default(''),
  understanding: StoredUnderstanding.optional(),
  wishes: StoredWishes.optional(),
  variant: z.number().default(0),
  chapters: z.array(Section),
});

export const StoredPlan: z.ZodType<PaperPlan> = z.looseObject({
  thesis: z.string(),
  terms: z.array(z.looseObject({ term: z.string(), meaning: z.string() })).default([]),
  hypotheses: z.array(z.looseObject({ label: z.string(), claim: z.string(), test: z.string() })).default([]),
  chains: z.array(z.looseObject({ problem: z.string(), cause: z.string(), measure: z.string() })).default([]),
  briefs: z.array(
    z.looseObject({ section: z.string(), points: z.array(z.string()), works: z.array(z.string()).default([]) }),
  ),
});

export const StoredAbstracts = z.partialRecord(Language, z.string());
