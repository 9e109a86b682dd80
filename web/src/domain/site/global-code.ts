import { useQuery } from '@tanstack/react-query';
import * as labels from '@yanmo/contract/code-labels';
import { aigcRateMaximum } from '@yanmo/contract/codes';
import type { GlobalCode, Labels } from '@yanmo/contract/home';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';

/** The dictionaries change with a release of the server at the most. */
const staleMs = 60 * 60_000;

export type Dictionary = Exclude<keyof GlobalCode, 'limits' | 'promise'>;

/**
 * The names that came with the page: nobody reads a code while the server's are on their way, nor of what is not
 * offered now, which who bought it once still has in a list.
 */
const ownNames: Record<Dictionary, Readonly<Record<string, Labels>>> = {
  languages: labels.languageLabels,
  levels: labels.levelLabels,
  types: labels.paperTypeLabels,
  fields: labels.fieldLabels,
  order_types: labels.orderTypeLabels,
  pay_types: labels.payTypeLabels,
  payment_statuses: labels.paymentStatusLabels,
  stages: labels.stageLabels,
  coupon_kinds: labels.couponKindLabels,
};

/** The codes of the wire with their labels in the four languages, and the limits. */
function useGlobalCode() {
  return useQuery<GlobalCode>({
    queryKey: ['global-code'],
    queryFn: async ({ signal }) => {
      const { getGlobalCode } = await loadPart(() => import('@yanmo/contract/home'));
      return await call(getGlobalCode, {}, { signal });
    },
    staleTime: staleMs,
  });
}

/** Reads a code as the reader of the page calls it; the code itself only where neither side has a name for it. */
export function useCodeLabel(): (dictionary: Dictionary, code: string | number) => string {
  const { data } = useGlobalCode();
  const language = currentLanguage();
  return (dictionary, code) => {
    const offered = data?.[dictionary].find((entry) => entry.code === code)?.labels;
    return (offered ?? ownNames[dictionary][code])?.[language] ?? String(code);
  };
}

/** What is promised of the AIGC rate, and whether it held here lately; null where nothing is, or nobody has said so yet. */
export const usePromise = () => useGlobalCode().data?.promise ?? null;

/** In percent; until it is known what holds here, what holds usually. */
export const usePromisedRate = (): number => usePromise()?.aigc_rate_maximum ?? aigcRateMaximum;
