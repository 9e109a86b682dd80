import { useQuery } from '@tanstack/react-query';
import type { GlobalCode } from '@yanmo/contract/home';
import { call } from './api.ts';
import { currentLanguage } from './i18n.ts';
import { loadPart } from './load-part.ts';

/** The dictionaries change with a release of the server at the most. */
const staleMs = 60 * 60_000;

/** The codes of the wire with their labels in the four languages, and the limits. */
export function useGlobalCode() {
  return useQuery<GlobalCode>({
    queryKey: ['global-code'],
    queryFn: async ({ signal }) => {
      const { getGlobalCode } = await loadPart(() => import('@yanmo/contract/home'));
      return await call(getGlobalCode, {}, { signal });
    },
    staleTime: staleMs,
  });
}

export type Dictionary = Exclude<keyof GlobalCode, 'limits' | 'promise'>;

/** Reads a code as the reader of the page calls it; the code itself until the dictionaries are here. */
export function useCodeLabel(): (dictionary: Dictionary, code: string | number) => string {
  const { data } = useGlobalCode();
  const language = currentLanguage();
  return (dictionary, code) =>
    data?.[dictionary].find((entry) => entry.code === code)?.labels[language] ?? String(code);
}
