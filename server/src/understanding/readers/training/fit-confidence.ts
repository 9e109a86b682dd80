import { languages } from '@yanmo/contract/languages';
import { cleanTitle } from '../../clean-title.ts';
import { presentUnderstanding, understandTitle } from '../../understand-title.ts';
import { readTitle } from '../read-title.ts';
import {
  type ConfidenceTable,
  listGroups,
  type ReadingGroup,
  readingGroups,
  type Steps,
} from '../reading-confidence.ts';
import { leastAgreement, measureAgreement, standsInTitle } from './measure-agreement.ts';
import type { LabelledReading } from './own-readings.ts';

interface Trial {
  group: ReadingGroup;
  sure: number;
  isRight: boolean;
}

function tryTitle({ title, lang, field, ...label }: LabelledReading): Trial[] {
  const reading = readTitle(cleanTitle(title), lang, field);
  const shown = presentUnderstanding(understandTitle({ title, language: lang, field }));
  const groups = listGroups(reading);
  return (['object', 'aspect', 'context'] as const)
    .map((part, at) => ({ part, at }))
    .filter(({ part }) => part !== 'context' || standsInTitle(title, label.context, lang))
    .map(({ part, at }) => ({
      group: groups[at] ?? 'object',
      sure: Math.round(reading.confidence[part] * 20) / 20,
      isRight: measureAgreement(shown[part], label[part] ?? '', lang) >= leastAgreement,
    }));
}

/** So many titles of the group's usual rate stand beside those of each step: few titles prove little. */
const prior = 4;

/** How often the rules were right from each sureness on; where a surer step was right less often, both count as one. */
export function fitSteps(trials: readonly Omit<Trial, 'group'>[]): Steps {
  if (trials.length === 0) return [];
  const usual = trials.filter(({ isRight }) => isRight).length / trials.length;
  const levels = [...new Set(trials.map(({ sure }) => sure))].sort((one, other) => one - other);
  const pools: { from: number; right: number; count: number }[] = [];
  for (const from of levels) {
    const own = trials.filter(({ sure }) => sure === from);
    pools.push({
      from,
      right: own.filter(({ isRight }) => isRight).length + prior * usual,
      count: own.length + prior,
    });
    for (let last = pools.at(-1), before = pools.at(-2); last && before; last = pools.at(-1), before = pools.at(-2)) {
      if (before.right / before.count < last.right / last.count) break;
      pools.splice(-2, 2, {
        from: before.from,
        right: before.right + last.right,
        count: before.count + last.count,
      });
    }
  }
  return pools.map(({ from, right, count }) => ({ from, right: right / count }));
}

export function fitConfidence(labels: readonly LabelledReading[]): ConfidenceTable {
  return Object.fromEntries(
    languages.map((language) => {
      const trials = labels.filter(({ lang }) => lang === language).flatMap(tryTitle);
      return [
        language,
        Object.fromEntries(
          readingGroups.map((group) => [group, fitSteps(trials.filter((trial) => trial.group === group))]),
        ),
      ];
    }),
  ) as ConfidenceTable;
}
