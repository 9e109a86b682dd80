import type { SectionText } from '@yanmo/contract/paper-text';
import { useDeferredValue, useMemo, useState } from 'react';
import { findInText, type Hit } from './find-in-text.ts';
import { showBlock } from './show-block.ts';

/** The words that are looked for, their places, and which of them one is at. */
export function useFind(sections: readonly SectionText[]) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(words);
  const hits = useMemo(() => findInText(sections, asked), [sections, asked]);
  const current: Hit | null = hits[Math.min(at, hits.length - 1)] ?? null;

  return {
    words,
    hits,
    isSettled: asked === words,
    current,
    /** From 1; 0 where there is none. */
    position: hits.length === 0 ? 0 : Math.min(at, hits.length - 1) + 1,
    ask(next: string) {
      setWords(next);
      setAt(0);
    },
    /** Round and round, as every reader of documents does. */
    step(by: 1 | -1, isFirst: boolean) {
      // Enter may come before the marks are drawn.
      const found = asked === words ? hits : findInText(sections, words);
      if (found.length === 0) return;
      const next = isFirst ? at : (at + by + found.length) % found.length;
      setAt(next);
      const hit = found[next];
      if (hit) showBlock(hit.blockId);
    },
  };
}
