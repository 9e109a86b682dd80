import type { Language } from '@yanmo/contract/languages';
import type { matchLayers } from '@yanmo/contract/similarity';
import { tokenise } from '../comparing/tokens.ts';
import type { Span } from '../span.ts';
import { checkText } from './check-text.ts';
import type { CheckedText, FoundMatch, TextToCheck } from './checked.ts';
import { createMemoryCorpus } from './memory-corpus.ts';
import { markSpans } from './rates.ts';

export interface ComparedTexts {
  left: { units: number; rate: number };
  right: { units: number; rate: number };
  /** In the order of the left text. */
  matches: { layer: (typeof matchLayers)[number]; similarity: number; left: Span; right: Span }[];
}

const whole = (text: string, language: Language): TextToCheck => ({ text, language, paragraphs: [] });

/**
 * What two texts have in common, seen from both: how much of each stands in the other, word for word. Whoever lays two texts side by side
 * asks of these two alone: what would be anybody's in a library of thousands is theirs here, and counts.
 */
export async function compareTexts(left: string, right: string, language: Language): Promise<ComparedTexts> {
  const [ofLeft, ofRight] = await Promise.all([
    checkText(whole(left, language), createMemoryCorpus([{ id: 'right', text: right }])),
    checkText(whole(right, language), createMemoryCorpus([{ id: 'left', text: left }])),
  ]);
  const matches = ofLeft.matches.map((match) => pairOf(match));
  // What stands once at the left and twice at the right was found once from the left.
  const others = ofRight.matches
    .filter(({ layer }) => layer === 'COPY')
    .filter(({ start, end }) => !matches.some(({ right: known }) => known.start < end && known.end > start))
    .map((match) => turned(pairOf(match)));
  return {
    left: { units: ofLeft.units, rate: copiedShare(left, ofLeft) },
    right: { units: ofRight.units, rate: copiedShare(right, ofRight) },
    matches: [...matches, ...others].sort((one, other) => one.left.start - other.left.start),
  };
}

type Pair = ComparedTexts['matches'][number];

const pairOf = ({ start, end, layer, similarity, source }: FoundMatch): Pair => ({
  ...{ layer, similarity, left: { start, end } },
  right: { start: source.offset + source.start, end: source.offset + source.end },
});

const turned = ({ left, right, ...pair }: Pair): Pair => ({ ...pair, left: right, right: left });

/** As it is marked: the same words are counted that are shown. */
function copiedShare(text: string, { matches, units }: CheckedText): number {
  const tokens = tokenise(text);
  const copies = matches.filter(({ layer }) => layer === 'COPY');
  const marks = markSpans({ tokens }, copies);
  return units > 0 ? marks.reduce((sum, mark) => sum + mark, 0) / units : 0;
}
