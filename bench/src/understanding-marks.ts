import { languages } from '@yanmo/contract/languages';
import { sureFrom } from '@yanmo/contract/understanding';
import { crossValidate } from '../../server/src/understanding/kind/training/cross-validate.ts';
import {
  standsInTitle as isInTitle,
  leastAgreement,
  measureAgreement,
} from '../../server/src/understanding/readers/training/measure-agreement.ts';
import { presentUnderstanding, understandTitle } from '../../server/src/understanding/understand-title.ts';
import { measureDoubts } from './doubt-marks.ts';
import type { Figure } from './figure.ts';
import { measureUnseenKinds } from './kind-trials.ts';
import { goals, isUnread, type LabelledTitle, type Part, parts, readLabelledTitles } from './labelled-titles.ts';

/** A context that a reader added from what he knows cannot be read from the title. */
export const standsInTitle = ({ title, context, lang }: LabelledTitle): boolean => isInTitle(title, context, lang);

export interface Mark {
  label: LabelledTitle;
  part: Part;
  found: string;
  wanted: string;
  isRight: boolean;
  confidence: number;
}

export function markTitle(label: LabelledTitle): Mark[] {
  const { title, lang, field, level } = label;
  const read = presentUnderstanding(understandTitle({ title, language: lang, field, level }));
  return parts.flatMap((part): Mark[] => {
    if (part === 'context' && !standsInTitle(label)) return [];
    const [found, wanted] = [read[part], label[part] ?? ''];
    const isRight = part === 'kind' ? found === wanted : measureAgreement(found, wanted, lang) >= leastAgreement;
    return [{ label, part, found, wanted, isRight, confidence: read.confidence[part] }];
  });
}

const share = (marks: readonly Mark[]): number => marks.filter(({ isRight }) => isRight).length / marks.length;
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** Whether what a reading says of its own sureness may be believed, on titles that nobody tuned on. */
function measureTrust(labels: readonly LabelledTitle[]): Figure[] {
  const marks = labels.flatMap(markTitle).filter(({ part }) => part !== 'kind');
  return parts.slice(0, 3).map((part): Figure => {
    const own = marks.filter((mark) => mark.part === part);
    const [sure, unsure] = [
      own.filter(({ confidence }) => confidence >= sureFrom),
      own.filter(({ confidence }) => confidence < sureFrom),
    ];
    const tell = (some: readonly Mark[]): string =>
      some.length > 0 ? `${percent(share(some))} of ${some.length}` : 'none';
    return {
      name: `${part} right where it is called sure (${sureFrom} and above), and where not`,
      value: `${tell(sure)}, ${tell(unsure)}`,
      bar: '',
      isMet: null,
    };
  });
}

/** With `--misses=zh` the titles that were read otherwise are listed, without those held back. */
export function measureUnderstanding({ isFull }: { isFull: boolean }): Figure[] {
  const labels = readLabelledTitles();
  if (labels === null) return [{ name: 'labelled titles', value: 'not here', bar: '', isMet: null }];
  const marks = labels.flatMap(markTitle);
  const asked = process.argv.find((argument) => argument.startsWith('--misses='))?.slice('--misses='.length);
  for (const { label, part, found, wanted, isRight } of marks) {
    if (isRight || label.lang !== asked || isUnread(label)) continue;
    console.log(`${part}\t${label.title}\t[${found}]\tfor\t[${wanted}]\t${label.field}`);
  }
  const figures = languages.flatMap((language) =>
    parts.map((part): Figure => {
      const own = marks.filter((mark) => mark.part === part && mark.label.lang === language);
      const held = own.filter(({ label }) => isUnread(label));
      const goal = goals[language][part];
      const isLearned = part === 'kind';
      return {
        name: `${part} of ${own.length} titles in ${language}, ${isLearned ? 'all learned from' : held.length > 0 ? `and of the ${held.length} not tuned on` : 'all tuned on'}`,
        value: isLearned || held.length === 0 ? percent(share(own)) : `${percent(share(own))}, ${percent(share(held))}`,
        bar: `${percent(goal)}`,
        isMet: isLearned ? null : share(own) >= goal,
      };
    }),
  );
  if (!isFull) return figures;
  const trials = crossValidate(labels);
  const misread = new Set(
    marks.filter(({ part, isRight }) => !isRight && part !== 'context' && part !== 'kind').map(({ label }) => label),
  );
  return [
    ...figures,
    ...measureUnseenKinds(trials),
    ...measureTrust(labels.filter(isUnread)),
    ...measureDoubts(trials, (label) => misread.has(label)),
  ];
}
