import type { Measurement } from '@yanmo/contract/measuring';
import { countUnits } from '@yanmo/contract/text-count';
import type { RewriteRequest, Rewriting } from '../../engines/rewriting/rewriter.ts';
import type { RewritingParts } from '../../features/rewriting/service.ts';

/** A sentence that begins so is a machine's to `swornMeasuring`; `swornEngine` says it otherwise. */
const machine = '综上所述，';
const person = '由此看来，';

const sentencesOf = (text: string): string[] => text.match(/[^。\n]+。?/gu) ?? [];
const shareOf = (text: string): number => {
  const sentences = sentencesOf(text);
  return sentences.filter((sentence) => sentence.startsWith(machine)).length / Math.max(1, sentences.length);
};

/** Measures by one word, so that a test decides what a text comes to. */
export const swornMeasuring = {
  async measure({ text, language = 'zh' }): Promise<Measurement> {
    let start = 0;
    const paragraphs = text.split('\n').map((line) => {
      const place = { start, end: start + line.length };
      start = place.end + 1;
      const rate = Math.round(shareOf(line) * 1000) / 10;
      return { ...place, rate, interval: null, verdict: 'UNCERTAIN' as const, repetition: 0, sentences: [] };
    });
    const rate = Math.round(shareOf(text) * 1000) / 10;
    const hasVerdict = (language === 'zh' || language === 'en') && countUnits(text) >= 100;
    return {
      ...{ text, language, units: countUnits(text), rate: hasVerdict ? rate : null, interval: null, features: [] },
      ...{ verdict: hasVerdict ? 'UNCERTAIN' : 'NONE', no_verdict: hasVerdict ? null : 'TOO_SHORT' },
      ...{
        repetition: 0,
        repeated: [],
        compared_with: ['TEXT'],
        paragraphs,
        cleaned: 0,
        method: 'sworn',
        version: '1',
      },
      measured_at: new Date(0).toISOString(),
    };
  },
} satisfies Pick<RewritingParts['measuring'], 'measure'>;

export interface SwornEngine extends NonNullable<RewritingParts['engine']> {
  /** What it was asked, in order. */
  asked: { stepKey: string; request: RewriteRequest }[];
  /** Called with each question before it is answered; may wait or throw. */
  onAsked: (request: RewriteRequest) => Promise<void>;
}

/** Rewrites by one word. A paragraph with 顽固 passes no check; one with 犹豫 only in its second round. */
export function createSwornEngine(): SwornEngine {
  const engine: SwornEngine = {
    kind: 'BUILT_IN',
    version: 'sworn 1',
    asked: [],
    onAsked: async () => undefined,
    async rewrite(request, { stepKey }): Promise<Rewriting> {
      engine.asked.push({ stepKey, request });
      await engine.onAsked(request);
      const { text, round } = request;
      const before = shareOf(text);
      const isLeft = text.includes('顽固') || (text.includes('犹豫') && round < 2);
      const left = { state: 'LEFT' as const, text, parts: [], protected: [], similarity: 1, refused: [] };
      if (isLeft) return { ...left, why: 'CHECKS', refused: ['CONTENT'], rates: { before, after: before } };
      if (!text.includes(machine) && request.earlier.length === 0) {
        return { ...left, why: 'GOOD_ENOUGH', rates: { before, after: before } };
      }
      const say = `${person}${'再'.repeat(request.earlier.length)}`;
      const parts = sentencesOf(text).map((sentence) => ({
        before: sentence,
        after: sentence.startsWith(machine) ? say + sentence.slice(machine.length) : sentence,
      }));
      const after = parts.map((part) => part.after).join('');
      return {
        ...{ state: 'REWRITTEN', why: null, text: after, parts, similarity: 0.9, refused: [] },
        ...{ protected: [], rates: { before, after: shareOf(after) } },
      };
    },
  };
  return engine;
}
