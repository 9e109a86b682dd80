import type { TitleKind } from '@yanmo/contract/understanding';
import { listAbsurdKinds } from './absurd-kinds.ts';
import { type KindQuestion, listFeatures } from './kind-features.ts';
import { type KindModel, takeLikeliest, weighKinds } from './kind-model.ts';
import { findOutrightKind } from './outright-kinds.ts';

export interface KindDecision {
  kind: TitleKind;
  /** About the chance that it is right. */
  confidence: number;
}

/** How often the words that say a kind outright were right on labelled titles. */
const outrightChance = 0.95;

export function decideKindBy(model: KindModel, question: KindQuestion): KindDecision {
  const outright = findOutrightKind(question.text, question.language, question.field);
  if (outright) return { kind: outright, confidence: outrightChance };
  const ruledOut = [...(question.ruledOut ?? []), ...listAbsurdKinds(question.field)];
  return takeLikeliest(weighKinds(model, listFeatures(question)), ruledOut);
}
