import type { TextRun } from '../blocks.ts';
import { formulaToText, formulaToTypst, parseFormula } from '../formulas/formula.ts';
import type { LaidRun } from '../layout/laid.ts';
import { textOfLaid } from '../layout/measures.ts';
import { breakLongWords } from './break-long-words.ts';
import { isHarmless } from './formula-guard.ts';
import { type LinkedText, linkCitation } from './link-citation.ts';

/** What stands in this file: a link to anything else would not compile. */
export interface Presence {
  /** The section of each thing with a place, by id. */
  targets: ReadonlyMap<string, number>;
  /** Entries of the references by work. */
  references: ReadonlyMap<string, { target: string; label: string }>;
  /** A formula that Typst refused once is shown as text. */
  showsFormulasAsText: boolean;
}

export type RunData =
  | LinkedText
  | { kind: 'break' }
  /** No line breaks in it. */
  | { kind: 'whole'; runs: RunData[] }
  | (FormulaData & { isAfterHan?: boolean; isBeforeHan?: boolean })
  | { kind: 'citation'; label: LinkedText[]; raised: boolean }
  | { kind: 'placeholder'; text: string }
  | { kind: 'footnote'; number: number; isLatin: boolean; runs: RunData[] };

export interface FormulaData {
  kind: 'formula';
  /** Null: not a formula that can be set, so `text` is shown. */
  source: string | null;
  text: string;
}

/** Wide enough for any word of a language, narrow enough for half a line of large print. */
const longestWord = 30;

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\u{20000}-\u{3fffd}]/u;
export const isLatinText = (text: string): boolean => !eastAsian.test(text);

export function runData(runs: readonly LaidRun[], presence: Presence, longest = longestWord): RunData[] {
  return keepCitations(eachRun(runs, presence, longest));
}

/** What may begin a line, with what must not after it: all that a raised label is set behind. */
const lastCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー々\p{Pe}\p{Pf}\p{Po}]*$/u;

/** A raised label stays with the character that it stands behind: at the head of a line it would seem to belong to what follows. */
function keepCitations(runs: readonly RunData[]): RunData[] {
  const kept: RunData[] = [];
  for (const run of runs) {
    const before = kept.at(-1);
    const held =
      run.kind === 'citation' && run.raised && before?.kind === 'text' ? lastCharacter.exec(before.text) : null;
    if (!held || before?.kind !== 'text') {
      kept.push(run);
      continue;
    }
    kept.pop();
    if (held.index > 0) kept.push({ ...before, text: before.text.slice(0, held.index) });
    kept.push({ kind: 'whole', runs: [{ ...before, text: held[0] }, run] });
  }
  return kept;
}

function eachRun(runs: readonly LaidRun[], presence: Presence, longest: number): RunData[] {
  return runs.map((run, index) => {
    const data = oneRun(run, presence, longest);
    if (data.kind !== 'formula') return data;
    // Typst sets a little air between Chinese and Latin letters by itself, but none beside a formula.
    return { ...data, isAfterHan: endsInHan(runs[index - 1]), isBeforeHan: beginsWithHan(runs[index + 1]) };
  });
}

const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const endsInHan = (run: LaidRun | undefined): boolean => run?.kind === 'text' && han.test(run.text.at(-1) ?? '');
const beginsWithHan = (run: LaidRun | undefined): boolean => run?.kind === 'text' && han.test(run.text.at(0) ?? '');

function oneRun(run: LaidRun, presence: Presence, longest: number): RunData {
  const broken = <Text extends TextRun>(text: Text): Text => ({ ...text, text: breakLongWords(text.text, longest) });
  switch (run.kind) {
    case 'text':
      return broken(run);
    case 'break':
      return run;
    case 'placeholder':
      return { kind: 'placeholder', text: breakLongWords(run.text, longest) };
    case 'formula':
      return formulaData(run.latex, presence);
    case 'citation': {
      const works = run.works.map((work) => presence.references.get(work)).filter((work) => work !== undefined);
      return { kind: 'citation', label: linkCitation(run.label, works).map(broken), raised: run.raised };
    }
    case 'reference': {
      const text = broken({ kind: 'text', text: run.text });
      return !run.isCut && presence.targets.has(run.target) ? { ...text, target: run.target } : text;
    }
    case 'footnote':
      return {
        kind: 'footnote',
        number: run.number,
        isLatin: isLatinText(textOfLaid(run.runs)),
        runs: runData(run.runs, presence),
      };
  }
}

export function formulaData(latex: string, presence: Presence): FormulaData {
  const asText = (text: string): FormulaData => ({
    kind: 'formula',
    source: null,
    text: breakLongWords(text, longestWord),
  });
  const parsed = parseFormula(latex);
  if (!parsed.isFormula) return asText(latex);
  const source = formulaToTypst(parsed.tree);
  if (presence.showsFormulasAsText || !isHarmless(source)) return asText(formulaToText(parsed.tree));
  return { kind: 'formula', source, text: '' };
}
