import type { Language } from '@yanmo/contract/languages';
import type { matchLayers } from '@yanmo/contract/similarity';
import type { Span } from '../span.ts';
import { checkText } from './check-text.ts';
import type { TextToCheck } from './checked.ts';
import { createMemoryCorpus } from './memory-corpus.ts';

export interface ComparedTexts {
  left: { units: number; rate: number };
  right: { units: number; rate: number };
  /** In the order of the left text. */
  matches: { layer: (typeof matchLayers)[number]; similarity: number; left: Span; right: Span }[];
}

const whole = (text: string, language: Language): TextToCheck => ({ text, language, paragraphs: [] });

/** What two texts have in common, seen from both: how much of each stands in the other, word for word. */
export async function compareTexts(left: string, right: string, language: Language): Promise<ComparedTexts> {
  const [ofLeft, ofRight] = await Promise.all([
    checkText(whole(left, language), createMemoryCorpus([{ id: 'right', text: right }])),
    checkText(whole(right, language), createMemoryCorpus([{ id: 'left', text: left }])),
  ]);
  return {
    left: { units: ofLeft.units, rate: ofLeft.rates.headline },
    right: { units: ofRight.units, rate: ofRight.rates.headline },
    matches: ofLeft.matches.map(({ start, end, layer, similarity, source }) => ({
      ...{ layer, similarity, left: { start, end } },
      right: { start: source.offset + source.start, end: source.offset + source.end },
    })),
  };
}
