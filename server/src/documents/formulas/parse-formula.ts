import { FormulaParser } from './formula-parser.ts';
import { FormulaFault, type FormulaProblem, FormulaSource, findFormulaBounds } from './formula-source.ts';
import type { Row } from './formula-tree.ts';

/** Longer than any formula on paper; beyond it the source is text that was taken for one. */
const maximumLength = 10_000;

export type ParsedFormula = { isFormula: true; tree: Row } | { isFormula: false; problem: FormulaProblem };

/** Reads the LaTeX subset of papers. Never throws; what does not parse is to be shown as its source. */
export function parseFormula(source: string): ParsedFormula {
  try {
    return { isFormula: true, tree: read(source) };
  } catch (fault) {
    if (fault instanceof FormulaFault) return { isFormula: false, problem: fault.problem };
    throw fault;
  }
}

function read(source: string): Row {
  if (source.length > maximumLength) throw new FormulaFault('too_long', { at: maximumLength, text: '' });
  const { start, end } = findFormulaBounds(source);
  const parser = new FormulaParser(new FormulaSource(source, start, end));
  const tree = parser.lines();
  if (tree.items.length === 0) throw new FormulaFault('empty', { at: start, text: '' });
  return tree;
}
