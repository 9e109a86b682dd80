import type { TextRun } from '../blocks.ts';

export type LinkedText = TextRun & { target?: string };

interface CitedWork {
  target: string;
  /** "[1]"; '' in styles that sort by name. */
  label: string;
}

/**
 * Links each part of a label to the entry that it means: the numbers of "[1, 3-5]" one by one, the halves of "(Li, 2020;
 * Wang, 2021)" at their semicolons. Where the parts cannot be told apart the whole label leads to the first work.
 */
export function linkCitation(label: readonly TextRun[], works: readonly CitedWork[]): LinkedText[] {
  const [first] = works;
  if (!first) return [...label];
  if (works.length === 1) return label.map((run) => ({ ...run, target: first.target }));
  if (works.every((work) => /\d/u.test(work.label))) return linkNumbers(label, works);
  const parts = label.map((run) => run.text.split(/(?<=[;；])/u));
  if (parts.flat().length !== works.length + label.length - 1) {
    return label.map((run) => ({ ...run, target: first.target }));
  }
  return linkParts(label, parts, works);
}

function linkNumbers(label: readonly TextRun[], works: readonly CitedWork[]): LinkedText[] {
  const byNumber = new Map(works.map((work) => [/\d+/u.exec(work.label)?.[0], work.target]));
  return label.flatMap((run) =>
    run.text
      .split(/(\d+)/u)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const target = byNumber.get(piece);
        return { ...run, text: piece, ...(target === undefined ? {} : { target }) };
      }),
  );
}

/** A semicolon ends a work's part; runs go on with the work at which the one before them stopped. */
function linkParts(
  label: readonly TextRun[],
  parts: readonly (readonly string[])[],
  works: readonly CitedWork[],
): LinkedText[] {
  let at = 0;
  return label.flatMap((run, index) =>
    (parts[index] ?? []).map((piece) => {
      const target = works[at]?.target;
      if (/[;；]$/u.test(piece)) at += 1;
      return { ...run, text: piece, ...(target === undefined ? {} : { target }) };
    }),
  );
}
