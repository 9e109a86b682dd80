import fs from 'node:fs';
import type { TitleKind } from '@yanmo/contract/understanding';
import { type KindQuestion, listFeatures } from './kind-features.ts';
import { type KindModel, readModel, takeLikeliest, weighKinds } from './kind-model.ts';
import { findOutrightKind } from './outright-kinds.ts';

export interface KindDecision {
  kind: TitleKind;
  /** About the chance that it is right. */
  confidence: number;
}

/** How often the words that say a kind outright were right on labelled titles. */
const outrightChance = 0.95;

export function decideKindBy(model: KindModel, question: KindQuestion): KindDecision {
  const outright = findOutrightKind(question.text, question.language);
  if (outright) return { kind: outright, confidence: outrightChance };
  return takeLikeliest(weighKinds(model, listFeatures(question)));
}

export const weightsFile = new URL('kind-weights.tsv', import.meta.url);
let shipped: KindModel | undefined;

/** The kind of paper that a title asks for: what the title says outright, else what labelled titles like it were. */
export function decideKind(question: KindQuestion): KindDecision {
  shipped ??= readModel(fs.readFileSync(weightsFile, 'utf8'));
  return decideKindBy(shipped, question);
}
