import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { hasWord } from '../knowledge/has-word.ts';
import type { Selection } from '../knowledge/select.ts';
import { nameHarm } from './skeletons/matters/find-matter.ts';

/** Words by which a cause calls for what is known of its spread. */
const borne =
  /micro-?plastics?|nano-?plastics?|pollut\p{L}*|contamina\p{L}*|微塑料|纳米塑料|污染物?|microplásticos?|マイクロプラスチック|汚染物質?/giu;

/** The principle of proportionality throws no light on itself. */
function withoutItself(selection: Selection, { object }: TitleUnderstanding): Selection {
  const name = object.toLowerCase();
  const theories = selection.theories.filter(({ term }) => !name.includes(term.toLowerCase()));
  if (theories.length === selection.theories.length) return selection;
  return {
    ...selection,
    theories,
    near: { ...selection.near, theories: Math.min(selection.near.theories, theories.length) },
  };
}

/** A theory of the trade explains nothing of the trouble that befalls it: nobody leaves a haulier because of supply chains. */
export function keepTheories(all: Selection, title: TitleUnderstanding): Selection {
  const selection = title.kind === 'doctrinal-law' ? withoutItself(all, title) : all;
  // How a pollutant travels explains no feeding rate: that it is one is no reason to explain the response by it.
  if (title.kind === 'lab-experiment' && title.bearing !== null) {
    const response = `${title.bearing.outcome} ${title.bearing.cause.replace(borne, ' ')}`.toLowerCase();
    const theories = selection.theories.filter(({ about }) => about.some((word) => hasWord(response, word)));
    return {
      ...selection,
      theories,
      near: { ...selection.near, theories: Math.min(selection.near.theories, theories.length) },
    };
  }
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
