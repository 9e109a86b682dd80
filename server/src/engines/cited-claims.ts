import { listSentences } from '../text/sentences.ts';
import { listCitations, parseDraft } from './draft-text.ts';
import type { CitedClaim } from './engine.ts';

/** Sentences of a draft text that cite, with their marks, in the order of reading. Cells of a table say too little to check. */
export function listCitedClaims(section: string, text: string): CitedClaim[] {
  return parseDraft(text)
    .flatMap((block) =>
      block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : ([] as string[]),
    )
    .flatMap(listSentences)
    .flatMap((sentence) => {
      const works = listCitations(sentence);
      return works.length > 0 ? [{ section, sentence, works }] : [];
    });
}

/** Signs behind which a sentence may begin, and the mark of an item. */
const beginning = /(?:^|\n|[.。！？!?…｡:：;；]["”’»』」）)】\]]*|\]|^\s*(?:[-*]|\d{1,2}[.、]))\s*$/u;

/** Where it stands as a sentence of its own, however its line is broken; else wherever its words are, outside of tables. */
function findSentence(text: string, sentence: string): { start: number; end: number } | null {
  const words = sentence.split(/\s+/u).map((word) => RegExp.escape(word));
  const places = [...text.matchAll(new RegExp(words.join('\\s+'), 'gu'))]
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
    .filter(
      ({ start }) =>
        !text
          .slice(text.lastIndexOf('\n', start - 1) + 1, start + 1)
          .trimStart()
          .startsWith('|'),
    );
  return places.find(({ start }) => beginning.test(text.slice(Math.max(0, start - 20), start))) ?? places[0] ?? null;
}

/** The text without the marks of these works in this sentence; all else of it stays as it stands. */
export function withoutCitations(text: string, sentence: string, works: readonly string[]): string {
  const place = findSentence(text, sentence);
  if (!place) return text;
  const bare = text
    .slice(place.start, place.end)
    .replace(/(\s?)((?:\[@[\w-]+\])+)/gu, (_marks, blank: string, marks: string) => {
      const kept = listCitations(marks).filter((work) => !works.includes(work));
      return kept.length === 0 ? '' : `${blank}${kept.map((work) => `[@${work}]`).join('')}`;
    });
  return `${text.slice(0, place.start)}${bare}${text.slice(place.end)}`;
}
