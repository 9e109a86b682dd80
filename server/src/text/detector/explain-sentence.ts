import type { TextFeature } from '@yanmo/contract/measuring';
import type { Span } from '../span.ts';
import { lexiconKinds } from './lexicon/kinds.ts';
import type { DetectorModel } from './model.ts';
import { styleFeatures, styleNames } from './style.ts';

const bitOf = (kind: (typeof lexiconKinds)[number]): number => 1 << lexiconKinds.indexOf(kind);
const connective = bitOf('connective');
const order = bitOf('order');
const stock = bitOf('stock');
const first = bitOf('first');
const hedge = bitOf('hedge');

/** From this weight on the choice of words speaks by itself. */
const tellingWeight = 0.35;
const shown = 3;

/** What a reader can find in this sentence that speaks the way it was weighed; which way a thing speaks was learned. */
export function explainSentence(
  { style }: DetectorModel,
  { codes, kinds }: { codes: Uint16Array; kinds: Uint8Array },
  { start, end }: Span,
  weight: number,
): TextFeature[] {
  const counts = new Map<(typeof styleNames)[number], number>();
  const add = (name: (typeof styleNames)[number]): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  for (let at = start; at < end; at += 1) {
    const code = codes[at];
    if (code === 0x30) add('numbers');
    else if (code === 0x28) add('brackets');
    const found = kinds[at] as number;
    if (found === 0) continue;
    if (at - start < 2 && found & connective) add('connective openings');
    if (at - start < 2 && found & order) add('order openings');
    if (found & stock) add('stock share');
    if (found & first) add('first share');
    if (found & hedge) add('hedge share');
  }
  const features = [...counts]
    .filter(([name]) => (style.weights[styleNames.indexOf(name)] as number) * weight > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([name]) => styleFeatures[name].more);
  if (weight > tellingWeight) features.push('WORD_CHOICE');
  if (weight < -tellingWeight) features.push('HUMAN_WORD_CHOICE');
  return [...new Set(features)].slice(0, shown);
}
