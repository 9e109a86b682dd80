import { argue } from './argue.ts';
import { design } from './design.ts';
import { effect } from './effect.ts';
import { frame } from './frame.ts';
import { kinds } from './kinds.ts';

/** Chinese is written first: its moves are the moves, and the other languages fail to compile where one is missing. */
export const zhPhrases = { ...frame, ...effect, ...design, ...argue, ...kinds };

export type Move = keyof typeof zhPhrases;
