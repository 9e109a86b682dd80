import { useState } from 'react';

/** What was typed and is not sent yet, by what it is for: whoever looks at another comment finds it again. */
export type KeptWords = Map<string, string>;

export function useKeptWords(kept: KeptWords, name: string): [string | null, (words: string | null) => void] {
  const [words, setWords] = useState(() => kept.get(name) ?? null);
  return [
    words,
    (next) => {
      if (next === null) kept.delete(name);
      else kept.set(name, next);
      setWords(next);
    },
  ];
}
