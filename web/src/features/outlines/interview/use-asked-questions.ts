import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Whoever was sent here to answer (&questions=1) finds the questions open; once, not at every return. */
export function useAskedQuestions() {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has('questions');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    setIsOpen(true);
    setSearch(
      (before) => {
        before.delete('questions');
        return before;
      },
      { replace: true },
    );
  }, [isAsked, setSearch]);
  return [isOpen, setIsOpen] as const;
}
