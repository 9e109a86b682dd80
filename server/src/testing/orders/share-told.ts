import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { listEntries, listFacets } from '../../engines/built-in/knowledge/knowledge.ts';
import { scoreEntries } from '../../engines/built-in/knowledge/select.ts';
import { listSentences } from '../../text/sentences.ts';

interface Titled {
  title: string;
  field: Field;
  language: Language;
}

/** A stretch from the middle of a clause: its ends change with what leads to it and what it is joined to. */
const heartOf = (clause: string): string => {
  const middle = Math.floor(clause.length / 2);
  return clause.slice(Math.max(0, middle - 6), middle + 6);
};

/**
 * The share of sentences that say what the sheets of a title know, or cite a work. Read from the sheets and the text alone, whatever the engine and
 * the certificate say of it: a text of frames comes to nothing.
 */
export function shareTold(text: string, { title, field, language }: Titled): number {
  const entries = listEntries(field, language).filter(({ sheet }) => sheet !== undefined);
  const called = scoreEntries(entries, title);
  const facets = listFacets(field, language);
  const clausesOf = ({ id, sheet }: (typeof entries)[number]) => [
    ...Object.values(facets[id] ?? {}),
    ...Object.values(sheet?.also ?? {}).flat(),
  ];
  const hearts = entries
    .filter(({ id }) => called.has(id))
    .flatMap(clausesOf)
    .filter((clause): clause is string => typeof clause === 'string')
    .map(heartOf);
  const sentences = listSentences(text);
  const isTold = (sentence: string): boolean =>
    sentence.includes('[@') || hearts.some((heart) => sentence.includes(heart));
  return sentences.filter(isTold).length / Math.max(1, sentences.length);
}
