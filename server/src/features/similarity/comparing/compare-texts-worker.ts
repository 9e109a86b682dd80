import type { Language } from '@yanmo/contract/languages';
import type { Comparison } from '@yanmo/contract/similarity';
import type { TaskModule } from '../../../platform/threads/task.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import { compareTexts } from '../../../text/similarity/compare-texts.ts';
import { percentOf } from '../reports/percent-of.ts';

export interface ComparingQuestion {
  left: string;
  right: string;
  language?: Language | undefined;
}

export type ComparedPair = Pick<Comparison, 'left' | 'right' | 'matches'>;

const compare: TaskModule<ComparingQuestion, ComparedPair> = async ({ left, right, language }) => {
  const compared = await compareTexts(left, right, language ?? guessLanguage(left));
  return {
    left: { text: left, units: compared.left.units, rate: percentOf(compared.left.rate) },
    right: { text: right, units: compared.right.units, rate: percentOf(compared.right.rate) },
    matches: compared.matches,
  };
};
export default compare;
