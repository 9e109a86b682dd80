import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import type { ManuscriptParagraph } from '../../../documents/rewriting/text-to-rewrite.ts';
import type { TaskModule } from '../../../platform/threads/task.ts';
import { grainOf, shingle } from '../../../text/comparing/fingerprints.ts';
import { tokenise } from '../../../text/comparing/tokens.ts';
import { guessLanguage, isWrittenIn } from '../../../text/guess-language.ts';
import { findReferences, isHeading } from '../listed-references.ts';
import { findMasked } from '../masked-paragraphs.ts';
import type { CheckParagraph, CheckText } from './check.ts';

export interface WeighedText extends CheckText {
  /** Of what the headline counts. */
  units: number;
  /** Of everything. */
  allUnits: number;
  /** In which of the four it is written; null where it is in none. */
  language: Language | null;
  /** 0 to 1: how much of it stands there for the first time. */
  distinct: number;
}

function kindOf(
  { lead, text, kind, why }: ManuscriptParagraph,
  { isMasked, isListed }: { isMasked: boolean; isListed: boolean },
): CheckParagraph['kind'] {
  if (isMasked) return 'MASKED';
  if (isListed) return 'REFERENCES';
  // What stands in a list and is none of it: the text that follows.
  if (why === 'REFERENCES') return isHeading(lead + text) ? 'HEADING' : 'PROSE';
  if (kind === 'PROSE' || why === null) return 'PROSE';
  return why === 'HEADING' ? why : 'OTHER';
}

/** The paragraphs one below the other, as they are checked and shown. */
function layOut(given: readonly ManuscriptParagraph[]): CheckText {
  let text = '';
  const areMasked = findMasked(given);
  const areListed = findReferences(given);
  const paragraphs = given.map((paragraph, index): CheckParagraph => {
    if (text !== '') text += '\n';
    const start = text.length;
    text += paragraph.lead + paragraph.text;
    return {
      start,
      end: text.length,
      kind: kindOf(paragraph, { isMasked: areMasked[index] === true, isListed: areListed[index] === true }),
      isQuotation: paragraph.why === 'QUOTATION',
    };
  });
  // The heading of a list, of contents or of a statement is a part of it.
  for (let index = paragraphs.length - 2; index >= 0; index -= 1) {
    const [own, next] = [paragraphs[index], paragraphs[index + 1]];
    if (own?.kind === 'HEADING' && (next?.kind === 'REFERENCES' || next?.kind === 'MASKED')) own.kind = next.kind;
  }
  return { text, paragraphs };
}

export const isCounted = ({ kind }: Pick<CheckParagraph, 'kind'>): boolean =>
  kind !== 'MASKED' && kind !== 'REFERENCES';

const letter = /\p{L}/u;

/** What one sentence a thousand times is not. */
function readDistinct(text: string, language: Language): number {
  const shingles = shingle(tokenise(text), grainOf(language).size);
  if (shingles.length === 0) return 1;
  const keys = new Set<number>();
  for (let index = 0; index < shingles.length; index += 1) keys.add(shingles.keyAt(index));
  return keys.size / shingles.length;
}

export function weighText(given: readonly ManuscriptParagraph[]): WeighedText {
  const { text, paragraphs } = layOut(given);
  const counted = paragraphs.filter(isCounted).map(({ start, end }) => text.slice(start, end));
  const joined = counted.join('\n');
  const guessed = guessLanguage(joined);
  return {
    ...{ text, paragraphs },
    units: counted.reduce((sum, own) => sum + countUnits(own), 0),
    allUnits: countUnits(text),
    // Numbers alone are written in none, and prove nothing.
    language: letter.test(joined) && isWrittenIn(joined, guessed) ? guessed : null,
    distinct: readDistinct(joined, guessed),
  };
}

const weigh: TaskModule<readonly ManuscriptParagraph[], WeighedText> = (paragraphs) => weighText(paragraphs);
export default weigh;
