import { z } from 'zod';
import { Language } from './languages.ts';
import { defineRoute } from './route.ts';

/** NONE: too short, or a language without a detector. */
export const verdicts = ['LIKELY_AI', 'UNCERTAIN', 'LIKELY_HUMAN', 'NONE'] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

/** Why there is no verdict. */
export const noVerdictReasons = ['TOO_SHORT', 'LANGUAGE'] as const;
export const NoVerdictReason = z.enum(noVerdictReasons);
export type NoVerdictReason = z.infer<typeof NoVerdictReason>;

/** What speaks for or against a machine, as a reader can check it in the text. */
export const textFeatures = [
  'EVEN_SENTENCES',
  'UNEVEN_SENTENCES',
  'SENTENCE_LENGTH',
  'CONNECTIVES',
  'FEW_CONNECTIVES',
  'STOCK_PHRASES',
  'FEW_STOCK_PHRASES',
  'CONCRETE_DETAIL',
  'FEW_DETAILS',
  'VARIED_WORDS',
  'REPEATED_WORDS',
  'LIST_LIKE',
  'PERSONAL_VOICE',
  'IMPERSONAL_VOICE',
  'CAUTIOUS_WORDS',
  'WRITTEN_STYLE',
  'PLAIN_WORDS',
  'LONG_WORDS',
  'PUNCTUATION',
  'WORD_CHOICE',
  'HUMAN_WORD_CHOICE',
] as const;
export const TextFeature = z.enum(textFeatures);
export type TextFeature = z.infer<typeof TextFeature>;

/** Percent, one decimal. */
export const Rate = z.number().min(0).max(100);
export const RateInterval = z.tuple([Rate, Rate]);

/** Positions are UTF-16 offsets into the `text` of the answer. */
const Place = { start: z.int(), end: z.int() };

export const SentenceMark = z.object({
  ...Place,
  /** -1 to 1: how much it moves its paragraph towards a machine (positive) or a person. No verdict of its own. */
  weight: z.number().min(-1).max(1),
  features: z.array(TextFeature),
});
export type SentenceMark = z.infer<typeof SentenceMark>;

export const MeasuredParagraph = z.object({
  ...Place,
  /** Read together with its neighbours; null where nothing can be said. */
  rate: Rate.nullable(),
  interval: RateInterval.nullable(),
  verdict: Verdict,
  /** The share of it that stands elsewhere too, or is a ready-made phrase. */
  repetition: Rate,
  sentences: z.array(SentenceMark),
});
export type MeasuredParagraph = z.infer<typeof MeasuredParagraph>;

/**
 * COPY: it stands in another text; SELF: word for word elsewhere in this one; NEAR: a sentence much like another one; TEMPLATE: a phrase
 * that stands in thousands of papers.
 */
export const repetitionKinds = ['COPY', 'SELF', 'NEAR', 'TEMPLATE'] as const;
export const RepeatedPlace = z.object({
  ...Place,
  kind: z.enum(repetitionKinds),
  /** Where it stood before; null for a ready-made phrase, and for what stands in another text. */
  like: z.object({ ...Place }).nullable(),
});
export type RepeatedPlace = z.infer<typeof RepeatedPlace>;

/** What a text was compared with. */
export const comparedWith = ['TEXT', 'LIBRARY', 'SITE'] as const;

export const Measurement = z.object({
  /** As it was measured: without invisible characters. */
  text: z.string(),
  language: Language,
  units: z.int(),
  /** Null when the verdict is NONE. */
  rate: Rate.nullable(),
  interval: RateInterval.nullable(),
  verdict: Verdict,
  no_verdict: NoVerdictReason.nullable(),
  /** What moved the verdict most, strongest first; positive towards a machine. */
  features: z.array(z.object({ feature: TextFeature, weight: z.number() })),
  /** The share of the text that is repeated. */
  repetition: Rate,
  repeated: z.array(RepeatedPlace),
  compared_with: z.array(z.enum(comparedWith)),
  paragraphs: z.array(MeasuredParagraph),
  /** Invisible characters and look-alikes that were taken out before. */
  cleaned: z.int(),
  method: z.string(),
  version: z.string(),
  measured_at: z.iso.datetime(),
});
export type Measurement = z.infer<typeof Measurement>;

/** Units that are measured at a time. */
export const measuredUnits = { visitor: 1_000, user: 50_000 } as const;
/** Units below which a whole text gets no verdict; there is a detector for these languages alone. */
export const verdictUnits = { zh: 200, en: 100 } as const;

/** In characters: no text of so many units is longer, and nobody sends a book to be refused. */
export const measuredCharactersMaximum = 600_000;

export const measureText = defineRoute({
  method: 'POST',
  path: '/api/ai-paper/third_aigc/measure',
  who: 'optional',
  summary: 'How much of a text reads as written by a machine, and how much of it repeats itself; free.',
  body: z.strictObject({ text: z.string().min(1).max(measuredCharactersMaximum), language: Language.optional() }),
  result: Measurement,
  isUncleaned: true,
});
