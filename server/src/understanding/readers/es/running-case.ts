import { isFirm } from '../latin/firms.ts';
import { persons, placeWords } from './lexicon.ts';
import { bare, isName } from './noun-phrase.ts';

const isOwnName = (word: string): boolean =>
  persons.has(bare(word)) || placeWords.has(bare(word)) || isFirm(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word);

/** Titles written the English way, with a capital on every word. */
function isTitleCase(title: string): boolean {
  const words = (title.match(/\p{L}+/gu) ?? [])
    .slice(1)
    .filter(
      (word) => word.length > 3 && !/^(?:sobre|entre|para|desde|hasta|ante|como|según|contra|hacia)$/iu.test(word),
    );
  // One plain word in small letters shows that the capitals of "La memoria en Pedro Páramo" are those of names.
  return words.length > 2 && words.every(isName);
}

const lower = (word: string): string => (isOwnName(word) ? word : word.charAt(0).toLowerCase() + word.slice(1));

const besideName = /^\p{Lu}\S* (?:frente a|versus|vs\.?|contra|[ye]) \p{Lu}/u;

/** A span as it stands inside a sentence: the capital of a title's first word is not its own. */
export function toRunningCase(span: string, title: string): string {
  if (isTitleCase(title)) return span.replace(/\p{L}[\p{L}\p{N}-]*/gu, lower);
  const plain = title.replace(/^[¿¡“"«\s]+/u, '');
  // «Kotlin frente a Flutter»: set beside a name, one word with a capital is a name as well.
  if (besideName.test(plain) && (span === plain.split(' ')[0] || besideName.test(span))) return span;
  const starts = /(?:^|:\s+[¿¡]?|—\s+)$/u;
  const at = plain.indexOf(span);
  if (at < 0 || !starts.test(plain.slice(0, at)))
    return at < 0
      ? span.replace(/^\p{Lu}\p{Ll}+(?=,? \p{Ll})/u, (word) => (plain.startsWith(word) ? lower(word) : word))
      : span;
  const [, second = ''] = span.split(/\s+/u);
  return isName(second) && second.length > 3 ? span : span.replace(/^\p{L}[\p{L}\p{N}-]*/u, lower);
}
