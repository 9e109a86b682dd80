import { Language } from '@yanmo/contract/languages';
import { ComparedCount, ComparedTexts, checkedKinds, SimilarityRates } from '@yanmo/contract/similarity';
import { z } from 'zod';

const checkSources = ['TEXT', 'DOCX', 'PDF', 'TXT', 'PAPER'] as const;

/** A text that is checked against others, as it is kept. */
export interface Check {
  id: string;
  userId: string;
  /** Null until it is paid for. */
  itemId: string | null;
  outTradeNo: string | null;
  fingerprint: string;
  source: (typeof checkSources)[number];
  /** The order that delivered it, where it is a paper of ours. */
  paperNo: string | null;
  language: Language;
  /** In which its report speaks: the buyer's. */
  reportLanguage: Language;
  title: string;
  units: number;
  cleaned: number;
  compareWith: ComparedTexts[];
  fileKey: string | null;
  runId: string | null;
  measuredAt: Date | null;
  method: string | null;
  version: string | null;
  /** In percent. */
  rates: SimilarityRates | null;
  compared: z.infer<typeof ComparedCount>[] | null;
  certificateNumber: string | null;
  folder: string | null;
  removedAt: Date | null;
  deliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const storedCheck = {
  source: z.enum(checkSources),
  language: Language,
  reportLanguage: Language,
  compareWith: z.array(ComparedTexts),
  rates: SimilarityRates.nullable(),
  compared: z.array(ComparedCount).nullable(),
};

/** Where a paragraph stands in the text, and what it is. */
export const CheckParagraph = z.looseObject({
  start: z.int(),
  end: z.int(),
  kind: z.enum(checkedKinds),
  isQuotation: z.boolean().default(false),
});
export type CheckParagraph = z.infer<typeof CheckParagraph>;

export interface CheckText {
  /** Without invisible characters. */
  text: string;
  paragraphs: CheckParagraph[];
}
