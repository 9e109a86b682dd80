import type { Context } from '../../title-reading.ts';
import { anyOf } from '../latin/locks.ts';
import { bare } from './noun-phrase.ts';
import { placePhrases, placeWords } from './place-names.ts';

const phrases = anyOf(placePhrases);

/** Places named inside object or aspect ("collapse of the Soviet Union"): the scope of a title that gives no other. */
export function listPlaces(texts: readonly string[]): Context[] {
  for (const text of texts) {
    const phrase = text.match(phrases)?.[0];
    const word = text
      .split(/\s+/u)
      .find((each) => /^\p{Lu}/u.test(each) && placeWords.has(bare(each)) && !/-|^nato/iu.test(each));
    const found = phrase ?? word;
    if (found) return [{ text: found.replace(/[’']s?$/u, ''), kind: 'place' }];
  }
  return [];
}
