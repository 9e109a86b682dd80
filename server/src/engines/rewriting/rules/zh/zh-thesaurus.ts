import { fileOf, knowledgeFolder, readLines } from '../../../../knowledge/read-lines.ts';
import type { ThesaurusLine } from '../../../../knowledge/thesaurus-line.ts';

/** What may stand in a word for any words within a clause. */
const gap = '……';

export interface ZhEntry {
  line: ThesaurusLine;
  /** One where the word has no gap. */
  pieces: string[];
}

let known: Map<string, ZhEntry[]> | undefined;

/** The entries by their first character; those with more characters first. Read once, when first asked for. */
export function zhThesaurus(): ReadonlyMap<string, readonly ZhEntry[]> {
  if (known) return known;
  const byFirst = new Map<string, ZhEntry[]>();
  for (const line of readLines<ThesaurusLine>(fileOf(knowledgeFolder, 'thesaurus', 'zh'))) {
    const first = line.word[0] ?? '';
    const entries = byFirst.get(first) ?? [];
    entries.push({ line, pieces: line.word.split(gap) });
    byFirst.set(first, entries);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.line.word.length - a.line.word.length);
  known = byFirst;
  return known;
}

/** A replacement with what stood in the gaps of the word. */
export function fillGaps(text: string, filled: readonly string[]): string {
  return text.split(gap).reduce((whole, piece, index) => `${whole}${filled[index - 1] ?? ''}${piece}`);
}
