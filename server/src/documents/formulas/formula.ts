export type { FormulaProblem } from './formula-source.ts';
export { formulaToOmml, type OmmlOptions } from './formula-to-omml.ts';
export { formulaToText } from './formula-to-text.ts';
export { formulaToTypst } from './formula-to-typst.ts';
export type { Row as FormulaTree } from './formula-tree.ts';
export { type ParsedFormula, parseFormula } from './parse-formula.ts';
