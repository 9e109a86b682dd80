import type { TitleKind } from '@yanmo/contract/understanding';
import type { Reading } from '../title-reading.ts';
import type { KindDecision } from './decide-by-model.ts';
import { findKind } from './find-kind.ts';
import type { KindQuestion } from './kind-features.ts';

/** Less likely than this, nobody meant it. */
const leastChance = 0.1;

/** The kind that a title could be of if it is not of this one; null where no other is likely. */
export function findOtherKind(
  decide: (question: KindQuestion) => KindDecision,
  asked: Omit<KindQuestion, 'ruledOut'>,
  reading: Reading,
  kind: TitleKind,
): TitleKind | null {
  const decideOther = (question: KindQuestion): KindDecision =>
    decide({ ...question, ruledOut: [...(question.ruledOut ?? []), kind] });
  const other = findKind(decideOther, asked, reading);
  return other.kind === kind || other.confidence < leastChance ? null : other.kind;
}
