import { z } from 'zod';
import { stages } from './codes.ts';
import { Language } from './languages.ts';
import { measuredCharactersMaximum, Rate } from './measuring.ts';
import { OrderDetail, OutTradeNo } from './orders.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

/** LIBRARY: the works known here, and the user's own library; OWN_FILES: what the user paid to have checked or rewritten; SITE: papers whose owners agreed. */
export const comparedTexts = ['LIBRARY', 'OWN_FILES', 'SITE'] as const;
export const ComparedTexts = z.enum(comparedTexts);
export type ComparedTexts = z.infer<typeof ComparedTexts>;

/** Units of one check, and of each side of a free comparison. */
export const checkUnits = { minimum: 30, maximum: 100_000, compared: 3_000 } as const;

const CompareWith = z
  .array(ComparedTexts)
  .min(1)
  .max(comparedTexts.length)
  .default([...comparedTexts]);
const FileKey = z.string().min(1).max(200);
const FileBackKey = z.string().min(1).max(64);
const SentText = z.string().min(1).max(measuredCharactersMaximum);

export const SentForCheck = z.object({
  /** Names what was sent; its order is found by it. */
  file_back_key: z.string(),
  title: z.string(),
  language: Language,
  /** Units, by which it is priced. */
  characters: z.int(),
  out_trade_no: z.string(),
  /** How it begins, as it was read. */
  preview: z.string(),
  /** Invisible characters and look-alikes that were taken out. */
  cleaned: z.int(),
});
export type SentForCheck = z.infer<typeof SentForCheck>;

/**
 * Sent as JSON, or as a form with the file in it. Exactly one of `text`, `file_key` (upload purpose CHECK) and `out_trade_no` (a
 * delivered paper of one's own) is given.
 */
export const sendForCheck = defineRoute({
  method: 'POST',
  path: `${prefix}/pass/upload`,
  who: 'user',
  summary: 'Send a text, a file or a delivered paper to be checked against other texts; it becomes an unpaid order.',
  body: z
    .strictObject({
      text: SentText.optional(),
      file_key: FileKey.optional(),
      out_trade_no: OutTradeNo.optional(),
      title: z.string().trim().max(200).optional(),
      language: Language.optional(),
      compare_with: CompareWith,
    })
    .refine((sent) => [sent.text, sent.file_key, sent.out_trade_no].filter((one) => one !== undefined).length === 1, {
      path: ['text'],
      error: 'invalid',
    }),
  form: z.strictObject({
    file: z.file(),
    title: z.string().optional(),
    language: Language.optional(),
    /** Names with commas between. */
    compare_with: z.string().optional(),
  }),
  result: SentForCheck,
  isUncleaned: true,
});

export const getCheckOrder = defineRoute({
  method: 'GET',
  path: `${prefix}/pass/order/{fileBackKey}`,
  who: 'user',
  summary: 'The order of what was sent to be checked.',
  params: z.strictObject({ fileBackKey: FileBackKey }),
  result: OrderDetail,
});

export const removeCheck = defineRoute({
  method: 'POST',
  path: `${prefix}/pass/remove`,
  who: 'user',
  summary: 'Remove what was sent and what was found in it; the order, the rates and the certificate stay.',
  body: z.strictObject({ file_back_key: FileBackKey }),
  result: z.null(),
});

/** Positions are UTF-16 offsets into the text that is named. */
const Place = { start: z.int(), end: z.int() };

/**
 * Percent, each over the units that are counted for it: cover, contents and statements never are.
 * `headline` counts quotations, and not the list of references; `without_quotations` takes what is quoted from the copies, not from the text.
 */
export const SimilarityRates = z.object({
  headline: Rate,
  without_quotations: Rate,
  with_references: Rate,
  /** What stands twice in the text itself. */
  inside: Rate,
  /** Sentences that may be somebody's in other words; in none of the rates above. */
  paraphrase: Rate,
});
export type SimilarityRates = z.infer<typeof SimilarityRates>;

export const checkedKinds = ['PROSE', 'HEADING', 'OTHER', 'REFERENCES', 'MASKED'] as const;
export const CheckedParagraph = z.object({
  ...Place,
  /** MASKED: a cover, contents, a statement: never counted. OTHER: tables, captions and the like. */
  kind: z.enum(checkedKinds),
  units: z.int(),
  rate: Rate,
  paraphrase: Rate,
});
export type CheckedParagraph = z.infer<typeof CheckedParagraph>;

export const sourceKinds = ['LIBRARY', 'OWN_LIBRARY', 'OWN_FILE', 'SITE'] as const;
export const FoundSource = z.object({
  id: z.string(),
  kind: z.enum(sourceKinds),
  /** Null for a paper of somebody else: it is shown without identity. */
  title: z.string().nullable(),
  authors: z.array(z.string()),
  year: z.int().nullable(),
  venue: z.string().nullable(),
  doi: z.string().nullable(),
  /** From the union of its places: where two of them meet, nothing counts twice. */
  rate: Rate,
  units: z.int(),
});
export type FoundSource = z.infer<typeof FoundSource>;

export const ReportedSource = FoundSource.extend({
  /** It was there when the text was checked, and its owner has withdrawn it since: its words are no longer shown. */
  is_gone: z.boolean(),
});
export type ReportedSource = z.infer<typeof ReportedSource>;

export const matchLayers = ['COPY', 'PARAPHRASE'] as const;
export const Match = z.object({
  id: z.string(),
  source_id: z.string(),
  /** PARAPHRASE: possibly in other words; in no rate but its own. */
  layer: z.enum(matchLayers),
  ...Place,
  units: z.int(),
  /** 0 to 1: how much of the two is the same. */
  similarity: z.number().min(0).max(1),
  /** It stands between quotation marks. */
  is_quotation: z.boolean(),
  is_in_references: z.boolean(),
  /** Too short, or in too many texts, to be anybody's: it is shown, and in no rate. */
  is_common: z.boolean(),
  /** The other side: its words, and the place in them. Of a paper without identity nothing but the place. */
  source: z.object({ text: z.string(), ...Place, page: z.int().nullable() }),
});
export type Match = z.infer<typeof Match>;

/** How many texts of a kind there were to compare with. */
export const ComparedCount = z.object({ among: ComparedTexts, texts: z.int(), passages: z.int() });
export type ComparedCount = z.infer<typeof ComparedCount>;

/** Whether there was anything to compare with: if not, a rate of 0 would be no finding. */
export const isCompared = (counts: readonly ComparedCount[]): boolean => counts.some(({ texts }) => texts > 0);

export const countComparedTexts = defineRoute({
  method: 'GET',
  path: `${prefix}/similarity/texts`,
  who: 'optional',
  summary: 'How many texts there are to compare with now, one’s own among them.',
  result: z.object({ texts: z.array(ComparedCount) }),
});

export const SimilarityReport = z.object({
  file_back_key: z.string(),
  out_trade_no: z.string(),
  /** The file that was checked, of which a rewriting can be ordered; null for what was pasted, for a paper, and once it is removed. */
  file_key: z.string().nullable(),
  item_id: z.string(),
  kind: z.literal('SIMILARITY'),
  stage: z.literal(stages),
  /** 0 to 100. */
  progress: z.number(),
  title: z.string(),
  language: Language,
  units: z.int(),
  cleaned: z.int(),
  /** The headline; null until it is there, and where there was nothing to compare with. */
  rate: Rate.nullable(),
  rates: SimilarityRates.nullable(),
  compared_with: z.array(ComparedCount),
  method: z.string(),
  version: z.string(),
  measured_at: z.iso.datetime().nullable(),
  /** As it was checked: without invisible characters. */
  text: z.string(),
  paragraphs: z.array(CheckedParagraph),
  sources: z.array(ReportedSource),
  matches: z.array(Match),
  /** More was found than is kept; the rates count all of it. */
  is_cut: z.boolean(),
  /** Of the text itself: a place, and where it stood before. */
  repeated: z.array(z.object({ ...Place, like: z.object({ ...Place }) })),
  /** Own texts that are earlier versions of this one: in no match and no rate. */
  earlier_versions: z.array(z.object({ kind: z.enum(sourceKinds), title: z.string() })),
  certificate_number: z.string().nullable(),
  pdf_url: z.string().nullable(),
  /** The text was removed by its owner; the rates and the certificate stay. */
  is_removed: z.boolean(),
});
export type SimilarityReport = z.infer<typeof SimilarityReport>;

/**
 * Of a check that is being made, first on the stream of its order (event `check`); after it `stage`, `progress` and `done` go as for
 * papers.
 */
export const CheckSheet = z.object({
  item_id: z.string(),
  file_back_key: z.string(),
  /** `measure`: compared with the other texts; `report`: its pages are set. */
  phase: z.string(),
  /** 0 to 100. */
  progress: z.number(),
  units: z.int(),
});
export type CheckSheet = z.infer<typeof CheckSheet>;

export const getReport = defineRoute({
  method: 'GET',
  path: `${prefix}/pass/report/{out_trade_no}`,
  who: 'user',
  summary: 'What a check found: rates, paragraphs, sources, and each match with both of its sides.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: SimilarityReport,
});

const ComparedSide = z
  .strictObject({ text: SentText.optional(), file_key: FileKey.optional() })
  .refine(({ text, file_key }) => (text === undefined) !== (file_key === undefined), {
    path: ['text'],
    error: 'invalid',
  });

export const Comparison = z.object({
  left: z.object({ text: z.string(), units: z.int(), rate: Rate }),
  right: z.object({ text: z.string(), units: z.int(), rate: Rate }),
  matches: z.array(
    z.object({
      layer: z.enum(matchLayers),
      similarity: z.number().min(0).max(1),
      left: z.object({ ...Place }),
      right: z.object({ ...Place }),
    }),
  ),
  method: z.string(),
  version: z.string(),
  measured_at: z.iso.datetime(),
});
export type Comparison = z.infer<typeof Comparison>;

export const compareTexts = defineRoute({
  method: 'POST',
  path: `${prefix}/similarity/compare`,
  who: 'optional',
  summary: 'What two texts have in common; free up to 3,000 units a side. Files only when logged in.',
  body: z.strictObject({ left: ComparedSide, right: ComparedSide, language: Language.optional() }),
  result: Comparison,
  isUncleaned: true,
});

export const SimilarityCertificate = z.object({
  number: z.string(),
  kind: z.literal('SIMILARITY'),
  measured_at: z.iso.datetime(),
  /** Null where there was nothing to compare with. */
  rate: Rate.nullable(),
  rates: SimilarityRates,
  language: Language,
  units: z.int(),
  compared_with: z.array(ComparedCount),
  method: z.string(),
  version: z.string(),
});
export type SimilarityCertificate = z.infer<typeof SimilarityCertificate>;

export const getSimilarityCertificate = defineRoute({
  method: 'GET',
  path: `${prefix}/similarity/certificate/{number}`,
  who: 'public',
  summary: 'Confirms a certificate: when, by which method and with which rate; nothing of the text.',
  // Any text: what cannot be a number is as unknown as what is none.
  params: z.strictObject({ number: z.string().min(1).max(200) }),
  result: SimilarityCertificate,
});

export const SharingConsent = z.object({
  /** Null until the user was asked. */
  is_shared: z.boolean().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Papers of this user that others are compared with now. */
  papers: z.int(),
});
export type SharingConsent = z.infer<typeof SharingConsent>;
