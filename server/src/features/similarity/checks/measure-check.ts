import type { ComparedTexts, SimilarityRates } from '@yanmo/contract/similarity';
import type { Platform } from '../../../platform/platform.ts';
import { type CheckedText, similarityMethod, similarityVersion } from '../../../text/similarity/checked.ts';
import { type Findings, findingsOf } from '../reports/findings.ts';
import { percentOf } from '../reports/percent-of.ts';
import type { SimilarityIndex } from '../similarity-index.ts';
import type { Check, CheckText } from './check.ts';
import { createCheckInThreads } from './check-in-threads.ts';

/** What the user put into the library a moment ago is compared with too; for longer nobody is kept waiting. */
const followedMs = 60_000;

interface When {
  turn: number;
  signal: AbortSignal;
  /** When the other texts were asked all that they are asked. */
  onFound(): Promise<void>;
}

export interface MeasuredCheck {
  findings: Findings;
  /** In percent. */
  rates: SimilarityRates;
  compared: { among: ComparedTexts; texts: number; passages: number }[];
  method: string;
  version: string;
}

export type MeasureCheck = (check: Check, text: CheckText, when: When) => Promise<MeasuredCheck>;

/** Compares a text with what its owner may be compared with; all that computes does so in threads. */
export function createMeasureCheck({ threads }: Pick<Platform, 'threads'>, index: SimilarityIndex): MeasureCheck {
  const checkInThreads = createCheckInThreads(threads);

  return async ({ userId, compareWith, language, fileKey }, { text, paragraphs }, { turn, signal, onFound }) => {
    const scope = { userId, among: compareWith, excluding: { fileKeys: fileKey ? [fileKey] : [] } };
    if (compareWith.includes('LIBRARY')) await index.followWorksOf(userId, performance.now() + followedMs);
    const corpus = await index.createCorpus(scope);
    const counted = await index.countTexts(scope);
    const checked = await checkInThreads({ text, language, paragraphs }, corpus, { turn, signal });
    await onFound();
    const ids = [...checked.sources.map(({ id }) => id), ...checked.earlierVersions];
    const described = await index.describeSources(userId, ids);
    if (ids.some((id) => !described.has(id))) throw new Error('a source went away while it was compared with');
    // Earlier versions of the text itself are no sources: they are not what it was compared with.
    const compared = counted.map(({ among, texts, passages }) => ({
      ...{ among, passages },
      texts: among === 'OWN_FILES' ? Math.max(0, texts - checked.earlierVersions.length) : texts,
    }));
    return {
      ...{ compared, rates: ratesOf(checked), method: similarityMethod, version: similarityVersion },
      findings: findingsOf(checked, described),
    };
  };
}

const ratesOf = ({ rates }: CheckedText): SimilarityRates => ({
  headline: percentOf(rates.headline),
  without_quotations: percentOf(rates.withoutQuotations),
  with_references: percentOf(rates.withReferences),
  inside: percentOf(rates.inside),
  paraphrase: percentOf(rates.paraphrase),
});
