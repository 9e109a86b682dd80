import type { ReadPassage } from '@yanmo/contract/reading';
import { createContext, useContext } from 'react';

/** A passage that somebody wants to see where it stands; another object each time, so that the same one can be asked for again. */
export type ShownPassage = Pick<ReadPassage, 'page' | 'paragraph'> & { text: string | null };

export const ShowPassage = createContext<(passage: ShownPassage) => void>(() => undefined);
export const useShowPassage = () => useContext(ShowPassage);
