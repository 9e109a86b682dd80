import { languages } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { Trial } from '../../server/src/understanding/kind/training/cross-validate.ts';
import type { Figure } from './figure.ts';
import { goals, isHeldBack, type LabelledTitle } from './labelled-titles.ts';

/** Kinds that work with other hands: what is measured, what is made, what is read and argued. */
const trades: readonly (readonly TitleKind[])[] = [
  ['relation-test', 'clinical-study', 'lab-experiment'],
  ['design-artefact', 'teaching-design'],
  ['text-interpretation', 'history-narrative', 'theory-essay', 'doctrinal-law'],
];
const findTrade = (kind: TitleKind): number => trades.findIndex((trade) => trade.includes(kind));

/** A wrong kind of another trade gives an outline that cannot be mended: a laboratory for an essay, an essay for a device. */
function isHarmful(label: TitleKind, said: TitleKind): boolean {
  const [wanted, found] = [findTrade(label), findTrade(said)];
  return wanted !== found && wanted >= 0 && found >= 0;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const countRight = (trials: readonly { isRight: boolean }[]): number => trials.filter(({ isRight }) => isRight).length;

/** Kinds are learned from all these titles: how unseen ones fare is told only by weights that did not see them. */
export function measureUnseenKinds(trials: readonly Trial<LabelledTitle>[]): Figure[] {
  const shares = languages.map((language): Figure => {
    const own = trials.filter(({ label }) => label.lang === language);
    const held = own.filter(({ label }) => isHeldBack(label));
    return {
      name: `kind of ${own.length} unseen titles in ${language} (five folds), and of the ${held.length} nobody looked at`,
      value: `${percent(countRight(own), own.length)}, ${percent(countRight(held), held.length)}`,
      bar: `${(100 * goals[language].kind).toFixed(1)} %`,
      isMet: countRight(held) / held.length >= goals[language].kind,
    };
  });
  const held = trials.filter(({ label }) => isHeldBack(label));
  const harm = (some: typeof trials): number => some.filter(({ label, kind }) => isHarmful(label.kind, kind)).length;
  return [
    ...shares,
    {
      name: 'unseen titles taken for a kind of another trade, and among those nobody looked at',
      value: `${percent(harm(trials), trials.length)}, ${percent(harm(held), held.length)}`,
      bar: '',
      isMet: null,
    },
  ];
}
