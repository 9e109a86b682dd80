import type { PassageIndex } from '../../../text/passages/index-passages.ts';
import type { Stems } from '../../../text/passages/passage-terms.ts';
import type { Passage } from '../../../text/passages/text-block.ts';

/** A text as it is kept to be searched. */
export interface IndexedText {
  passages: Passage[];
  stems: Stems;
  index: PassageIndex;
  characters: number;
}
