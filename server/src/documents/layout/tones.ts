import type { TextRun } from '../blocks.ts';

/** Pale enough to print and to copy in grey; a rewrite also underlines and strikes, so that colour is never alone. */
export const toneColours: Readonly<Record<NonNullable<TextRun['tone']> | 'placeholder', string>> = {
  matched: 'F6D5D0',
  suspect: 'FBE7BF',
  added: 'DCEFD9',
  removed: 'EBEBEB',
  placeholder: 'FFF3C4',
};
