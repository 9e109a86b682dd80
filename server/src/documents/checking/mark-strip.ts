import type { CheckReport } from './check-report.ts';
import { type Span, unite } from './mark-text.ts';

/** Shares of the text's length, from 0 to 1. */
export type Stretch = [from: number, to: number];

export interface Strip {
  copies: Stretch[];
  paraphrases: Stretch[];
  repeated: Stretch[];
  uncounted: Stretch[];
}

/** What is closer than this is one to the eye, and nothing is drawn narrower: about a quarter of a millimetre. */
const finest = 1 / 600;

/** Where in the text the marks lie. */
export function markStrip({ text, matches, repeated, paragraphs }: CheckReport): Strip {
  const length = Math.max(1, text.length);
  const stretches = (spans: readonly Span[]): Stretch[] => {
    const drawn: Stretch[] = [];
    for (const { start, end } of unite(spans)) {
      const from = Math.min(start / length, 1 - finest);
      const to = Math.min(Math.max(end / length, from + finest), 1);
      const last = drawn.at(-1);
      if (last && from - last[1] < finest / 2) last[1] = Math.max(last[1], to);
      else drawn.push([from, to]);
    }
    return drawn;
  };
  const counted = matches.filter(({ is_common }) => !is_common);
  return {
    copies: stretches(counted.filter(({ layer }) => layer === 'COPY')),
    paraphrases: stretches(counted.filter(({ layer }) => layer === 'PARAPHRASE')),
    repeated: stretches(repeated),
    uncounted: stretches(paragraphs.filter(({ kind }) => kind === 'MASKED' || kind === 'REFERENCES')),
  };
}
