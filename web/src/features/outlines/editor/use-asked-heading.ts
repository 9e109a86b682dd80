import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Whoever was sent here about the words of one heading (&heading=) finds the cursor in them; once, not at every return. */
export function useAskedHeading(): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('heading');
  useEffect(() => {
    if (asked === null) return;
    const words = document.querySelector<HTMLInputElement>(`[data-heading="${CSS.escape(asked)}"] > input`);
    words?.scrollIntoView({ block: 'center' });
    words?.focus({ preventScroll: true });
    setSearch(
      (before) => {
        before.delete('heading');
        return before;
      },
      { replace: true },
    );
  }, [asked, setSearch]);
}
