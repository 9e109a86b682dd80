import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { hasWord } from '../knowledge/has-word.ts';
import type { Selection } from '../knowledge/select.ts';
import { nameHarm } from './skeletons/matters/find-matter.ts';

/** A theory of the trade explains nothing of the trouble that befalls it: nobody leaves a haulier because of supply chains. */
export function keepTheories(selection: Selection, title: TitleUnderstanding): Selection {
  const trouble = title.kind === 'status-and-remedies' || title.kind === 'relation-test' ? nameHarm(title) : null;
  if (trouble === null || title.bearing !== null) return selection;
  const text = trouble.toLowerCase();
  const theories = selection.theories.filter(({ about }) => about.some((word) => hasWord(text, word)));
  // Where none speaks of the trouble itself, what speaks of those it befalls is better than nothing.
  if (theories.length === 0) return selection;
  return {
    ...selection,
    theories,
    near: { ...selection.near, theories: Math.min(selection.near.theories, theories.length) },
  };
}
