import type { PaperRun, SectionText } from '@yanmo/contract/paper-text';

/** Where the words of a search stand: in which line of which block, from which character to which. */
export interface Hit {
  blockId: string;
  line: number;
  from: number;
  to: number;
}

export interface MarkedRun {
  run: PaperRun;
  /** The run's words, in turns outside and inside of a hit. */
  pieces: { text: string; hit: Hit | null }[];
}

/** Letters that change their number when they become small (İ) stay as they are, so that places still fit. */
function foldCase(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

const lineText = (runs: readonly PaperRun[]): string => runs.map(({ text }) => text).join('');

/** Every place of the words, in the order of reading; overlapping ones count once. */
export function findInText(sections: readonly SectionText[], words: string): Hit[] {
  const wanted = foldCase(words.trim());
  if (wanted === '') return [];
  const hits: Hit[] = [];
  for (const block of sections.flatMap(({ text }) => text?.blocks ?? [])) {
    for (const [line, runs] of block.lines.entries()) {
      const text = foldCase(lineText(runs));
      for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
        hits.push({ blockId: block.id, line, from, to: from + wanted.length });
      }
    }
  }
  return hits;
}

/** A line's runs with the hits in them; a hit may begin in one run and end in the next. */
export function markRuns(runs: readonly PaperRun[], hits: readonly Hit[]): MarkedRun[] {
  let start = 0;
  return runs.map((run) => {
    const end = start + run.text.length;
    const pieces: MarkedRun['pieces'] = [];
    let at = start;
    for (const hit of hits) {
      const from = Math.max(hit.from, start);
      const to = Math.min(hit.to, end);
      if (from >= to) continue;
      if (from > at) pieces.push({ text: run.text.slice(at - start, from - start), hit: null });
      pieces.push({ text: run.text.slice(from - start, to - start), hit });
      at = to;
    }
    if (at < end) pieces.push({ text: run.text.slice(at - start), hit: null });
    start = end;
    return { run, pieces };
  });
}
