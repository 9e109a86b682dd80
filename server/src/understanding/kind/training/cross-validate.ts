import { readTitle } from '../../readers/read-title.ts';
import { decideKindBy, type KindDecision } from '../decide-by-model.ts';
import { findKind } from '../find-kind.ts';
import { askKind, fitModel, type LabelledKind } from './kind-examples.ts';

export interface Trial<Label extends LabelledKind> extends KindDecision {
  label: Label;
  isRight: boolean;
}

const folds = 5;

function findFold(title: string): number {
  let sum = 7;
  for (const character of title) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum % folds;
}

/**
 * Each fifth of the titles decided, as the program decides, by what the other four fifths and our own titles teach; without
 * those that were written for what had been missed.
 */
export function crossValidate<Label extends LabelledKind>(labels: readonly Label[]): Trial<Label>[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = fitModel(
      labels.filter(({ title }) => findFold(title) !== fold),
      ['early', 'later'],
    );
    return labels
      .filter(({ title }) => findFold(title) === fold)
      .map((label) => {
        const question = askKind(label);
        const reading = readTitle(question.text, label.lang, label.field);
        const decision = findKind((asked) => decideKindBy(model, asked), question, reading);
        return { label, ...decision, isRight: decision.kind === label.kind };
      });
  });
}
