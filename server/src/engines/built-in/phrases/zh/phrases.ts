import { argue } from './argue.ts';
import { caseStudy } from './case.ts';
import { design } from './design.ts';
import { effect } from './effect.ts';
import { frame } from './frame.ts';
import { kinds } from './kinds.ts';
import { law } from './law.ts';
import { past } from './past.ts';
import { policy } from './policy.ts';
import { strands } from './strands.ts';
import { thought } from './thought.ts';

/** Chinese is written first: its moves are the moves, and the other languages fail to compile where one is missing. */
export const zhPhrases = {
  ...{ ...frame, ...effect, ...design, ...argue, ...kinds, ...strands },
  ...{ ...law, ...policy, ...caseStudy, ...past, ...thought },
};

export type Move = keyof typeof zhPhrases;
