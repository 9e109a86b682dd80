import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Where works are added from: files of one's own, or a search. */
export type AddPlace = 'upload' | 'search';

/** Whoever was sent here for more works (&works=) finds the place to add them open; once, not at every return. */
export function useAskedWorks() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('works');
  const [place, setPlace] = useState<AddPlace | null>(null);
  useEffect(() => {
    if (asked === null) return;
    setPlace(asked === 'upload' ? 'upload' : 'search');
    setSearch(
      (before) => {
        before.delete('works');
        return before;
      },
      { replace: true },
    );
  }, [asked, setSearch]);
  return [place, setPlace] as const;
}
