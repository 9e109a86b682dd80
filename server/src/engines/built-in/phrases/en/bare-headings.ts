import type { Move } from '../zh/phrases.ts';

/** English keeps the thing in its headings, but for those below a chapter on a work that the chapter has named. */
export const enBareHeadings: Partial<Record<Move, readonly string[]>> = {
  'text.genre': ['Genre and tradition'],
  'text.voice': ['Point of view and narrative voice'],
  'text.image': ['Recurring images and symbols'],
  'text.language': ['Language and rhythm'],
  'text.echo': ['Reception and later readings'],
};
