import { countDraft } from '@yanmo/contract/draft-count';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { listCitations } from '../../draft-text.ts';
import { hasCitation, keyOf, paragraphsOf, type Sheet } from './sheet.ts';
import type { Unsaid } from './unsaid.ts';

/** A sentence of which so much stands in the passage is meant by it. */
const leastShare = 0.6;

/** Runs of signs, long enough that two texts share them only when one repeats the other. */
function runsOf(text: string, size: number): Set<string> {
  const key = keyOf(text);
  return new Set(
    Array.from({ length: Math.max(1, key.length - size + 1) }, (_, index) => key.slice(index, index + size)),
  );
}

/** What stands in another section goes, its sources are cited with other words, and the room is filled with what is new. */
export function sayOtherwise(sheet: Sheet, passage: string, unsaid: Unsaid): Sheet {
  const size = isWideLanguage(sheet.language) ? 6 : 18;
  const told = runsOf(passage, size);
  const isTold = (sentence: string): boolean => {
    const own = runsOf(sentence, size);
    let shared = 0;
    for (const run of own) if (told.has(run)) shared += 1;
    return shared / own.size >= leastShare || keyOf(sentence).includes(keyOf(passage));
  };
  for (const paragraph of paragraphsOf(sheet)) {
    paragraph.sentences = paragraph.sentences.flatMap((sentence) => {
      if (!isTold(sentence)) return [sentence];
      const cited = hasCitation(sentence)
        ? listCitations(sentence).flatMap((id) => {
            const work = unsaid.context.works.get(id);
            return (work && unsaid.cite(work)) ?? [];
          })
        : [];
      // A source that no other wording is left for is worth more than the repetition costs.
      if (hasCitation(sentence) && cited.length === 0) return [sentence];
      const fresh: string[] = [];
      let missing = countDraft(sentence) - countDraft(cited.join(' '));
      while (missing > unsaid.unit * 0.5 && fresh.length < 4) {
        const next = unsaid.sentence();
        if (!next) break;
        fresh.push(next);
        missing -= countDraft(next);
      }
      return [...cited, ...fresh];
    });
  }
  for (const block of sheet.blocks) {
    if (block.kind === 'list' && block.items.length > 2) block.items = block.items.filter((item) => !isTold(item));
  }
  return sheet;
}
