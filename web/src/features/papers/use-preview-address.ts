import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const previewTabs = ['file', 'references', 'certificate', 'statement'] as const;
export type PreviewTab = (typeof previewTabs)[number];

/** What the page shows, as its address says it: `order` with `tab` and `item`, or `sample`. */
export function usePreviewAddress() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (name: 'tab' | 'item', value: string | null) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        // The history is of papers, not of tabs: back leads to where one came from.
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return {
    order: address.get('order'),
    sample: address.get('sample'),
    item: address.get('item'),
    tab: previewTabs.find((tab) => tab === address.get('tab')) ?? ('file' as const),
    setTab: (tab: PreviewTab) => change('tab', tab === 'file' ? null : tab),
    setItem: (item: string) => change('item', item),
  };
}
