import { countUnits } from '@yanmo/contract/text-count';
import {
  findCitations,
  findCode,
  findFormulas,
  findLinks,
  findQuotations,
} from '../../engines/rewriting/masking/find-marked.ts';

const finders = [findCode, findFormulas, findLinks, findCitations, findQuotations];

/** Units outside of all that is marked as somebody else's words or as no words at all; names and terms are not looked for. */
export function countFree(text: string): number {
  const signs = text.split('');
  for (const find of finders) for (const { start, end } of find(text)) signs.fill(' ', start, end);
  return countUnits(signs.join(''));
}
