import type { Language } from '@yanmo/contract/language-choice';
import type { SamplePaper } from '@yanmo/contract/papers';

/** The reader's own language first, the rest as the server has them; or one language alone. */
export function orderSamples(
  samples: readonly SamplePaper[],
  own: Language,
  chosen: Language | null,
): readonly SamplePaper[] {
  const shown = chosen ? samples.filter(({ language }) => language === chosen) : samples;
  const isOwn = ({ language }: SamplePaper) => language === own;
  return [...shown.filter(isOwn), ...shown.filter((sample) => !isOwn(sample))];
}
