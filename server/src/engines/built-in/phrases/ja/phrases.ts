import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';
import { argue } from './argue.ts';
import { design } from './design.ts';
import { effect } from './effect.ts';
import { frame } from './frame.ts';
import { kinds } from './kinds.ts';

export const jaPhrases: Phrases<Move> = { ...frame, ...effect, ...design, ...argue, ...kinds };
