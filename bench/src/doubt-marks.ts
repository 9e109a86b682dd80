import { defaultWordCount } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { writeOutlineAtOnce } from '../../server/src/engines/built-in/outline/write-outline.ts';
import { findDoubts } from '../../server/src/understanding/doubts/find-doubts.ts';
import type { Trial } from '../../server/src/understanding/kind/training/cross-validate.ts';
import { presentUnderstanding, understandTitle } from '../../server/src/understanding/understand-title.ts';
import type { Figure } from './figure.ts';
import { isUnread, type LabelledTitle } from './labelled-titles.ts';

/** A warning that is always there is worthless, and so is one that is never there. */
const [mostWarned, leastHeld] = [0.25, 0.5];

interface Warned {
  label: LabelledTitle;
  isDoubtful: boolean;
  isWrong: boolean;
}

/** By weights that had not seen the title: the shipped ones are sure of every labelled one. */
function warn({ label, kind, confidence }: Trial<LabelledTitle>, isReadWrong: boolean): Warned {
  const { title, lang: language, field, level } = label;
  const question = { title, language, field, level };
  const read = presentUnderstanding(understandTitle(question));
  const understanding = { ...read, kind, confidence: { ...read.confidence, kind: confidence } };
  const chapters = writeOutlineAtOnce({
    ...{ ...question, type: level === 'FINAL' ? 'course_paper' : 'thesis', wordCount: defaultWordCount[level] },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
    ...(kind === read.kind ? {} : { understanding }),
  });
  return {
    label,
    isDoubtful: findDoubts(question, { understanding, chapters }).length > 0,
    isWrong: isReadWrong || kind !== label.kind,
  };
}

const shareOf = (some: readonly Warned[]): number => some.filter(({ isDoubtful }) => isDoubtful).length / some.length;
const tell = (some: readonly Warned[]): string =>
  some.length === 0
    ? 'none'
    : `${(100 * shareOf(some)).toFixed(1)} % (${some.filter(({ isDoubtful }) => isDoubtful).length} of ${some.length})`;

/** How many plans are called doubtful, and whether those are the ones of titles that were read wrongly. */
export function measureDoubts(
  trials: readonly Trial<LabelledTitle>[],
  isReadWrong: (label: LabelledTitle) => boolean,
): Figure[] {
  const warned = trials.map((trial) => warn(trial, isReadWrong(trial.label)));
  const groups = [...languages, null].map((language) => ({
    of: language ?? 'all languages',
    all: warned.filter(({ label }) => language === null || label.lang === language),
  }));
  return groups.flatMap(({ of, all }): Figure[] => {
    const unread = all.filter(({ label }) => isUnread(label));
    const both = (pick: (one: Warned) => boolean): string => `${tell(all.filter(pick))}, ${tell(unread.filter(pick))}`;
    const wrong = all.filter(({ isWrong }) => isWrong);
    return [
      {
        name: `titles in ${of} whose plan is called doubtful, and of those nobody read`,
        value: both(() => true),
        bar: `at most ${100 * mostWarned} %`,
        isMet: shareOf(all) <= mostWarned,
      },
      {
        name: `${of}: of titles whose object, aspect or kind is read wrongly`,
        value: both(({ isWrong }) => isWrong),
        bar: `at least ${100 * leastHeld} %`,
        isMet: shareOf(wrong) >= leastHeld,
      },
      {
        name: `${of}: of titles that are read rightly`,
        value: both(({ isWrong }) => !isWrong),
        bar: '',
        isMet: null,
      },
    ];
  });
}
