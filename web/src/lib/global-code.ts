import { useQuery } from '@tanstack/react-query';
import type { GlobalCode, Labels } from '@yanmo/contract/home';
import { call } from './api.ts';
import { currentLanguage } from './i18n.ts';
import { loadPart } from './load-part.ts';

/** The dictionaries change with a release of the server at the most. */
const staleMs = 60 * 60_000;

/** Names of what is not offered now: who bought it once still has it in a list. */
type Withdrawn = Partial<Record<Dictionary, Readonly<Record<string, Labels>>>>;

/** The codes of the wire with their labels in the four languages, and the limits. */
export function useGlobalCode() {
  return useQuery<GlobalCode & { withdrawn?: Withdrawn }>({
    queryKey: ['global-code'],
    queryFn: async ({ signal }) => {
      const [{ getGlobalCode }, { orderTypeLabels, couponKindLabels }] = await loadPart(() =>
        Promise.all([import('@yanmo/contract/home'), import('@yanmo/contract/code-labels')]),
      );
      const codes = await call(getGlobalCode, {}, { signal });
      return { ...codes, withdrawn: { order_types: orderTypeLabels, coupon_kinds: couponKindLabels } };
    },
    staleTime: staleMs,
  });
}

export type Dictionary = Exclude<keyof GlobalCode, 'limits' | 'promise'>;

/** Reads a code as the reader of the page calls it; the code itself until the dictionaries are here. */
export function useCodeLabel(): (dictionary: Dictionary, code: string | number) => string {
  const { data } = useGlobalCode();
  const language = currentLanguage();
  return (dictionary, code) => {
    const offered = data?.[dictionary].find((entry) => entry.code === code)?.labels;
    return (offered ?? data?.withdrawn?.[dictionary]?.[code])?.[language] ?? String(code);
  };
}
