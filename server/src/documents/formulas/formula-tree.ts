/** What a sign is for: spacing, and whether a letter leans, follow from it. */
export type SignRole =
  | 'variable'
  | 'number'
  | 'ordinary'
  | 'operator'
  | 'relation'
  | 'punctuation'
  | 'opening'
  | 'closing';

export type LetterStyle = 'upright' | 'bold' | 'bold-italic' | 'italic' | 'blackboard' | 'calligraphic' | 'fraktur';

export interface Sign {
  kind: 'sign';
  text: string;
  role: SignRole;
}

/** Words inside a formula, or characters that no formula has a sign for. */
export interface Words {
  kind: 'words';
  text: string;
}

export interface Space {
  kind: 'space';
  em: number;
}

/** A name set upright, such as "sin" or "lim"; `under` names take their limits below. */
export interface NamedFunction {
  kind: 'function';
  name: string;
  limits: 'under' | 'beside';
}

/** A sign that grows and takes limits: a sum, a product, an integral. */
export interface BigOperator {
  kind: 'big';
  text: string;
  limits: 'under' | 'beside';
}

export interface Scripts {
  kind: 'scripts';
  base: FormulaNode;
  sub?: Row;
  super?: Row;
}

export interface Fraction {
  kind: 'fraction';
  over: Row;
  under: Row;
  /** Without a bar it is the upper and lower number of a binomial, in parentheses. */
  isBinomial: boolean;
}

export interface Root {
  kind: 'root';
  degree?: Row;
  radicand: Row;
}

/** Fences that grow with what they hold; '' is an open side. Bodies are parted by `separators`. */
export interface Fenced {
  kind: 'fenced';
  open: string;
  close: string;
  bodies: Row[];
  separators: string[];
  /** Written as plain signs: they keep the size of the line. */
  isPlain?: true;
}

export interface Matrix {
  kind: 'matrix';
  open: string;
  close: string;
  /** Every row has as many cells as the widest. */
  rows: Row[][];
  columns: 'centre' | 'left';
}

/** Lines below each other, aligned where the cells meet: cells 0 | 1, 2 | 3 … are pairs of a right and a left side. */
export interface Lines {
  kind: 'lines';
  rows: Row[][];
}

export const accents = ['hat', 'bar', 'vec', 'tilde', 'dot', 'ddot', 'check', 'breve'] as const;
export type AccentMark = (typeof accents)[number];

export interface Accent {
  kind: 'accent';
  mark: AccentMark;
  body: Row;
}

export interface Rule {
  kind: 'rule';
  side: 'over' | 'under';
  shape: 'line' | 'brace';
  body: Row;
}

/** Something small above or below: a limit of a brace, a word above an equals sign. */
export interface Stack {
  kind: 'stack';
  base: FormulaNode;
  over?: Row;
  under?: Row;
}

export interface Styled {
  kind: 'styled';
  style: LetterStyle;
  body: Row;
}

export interface Row {
  kind: 'row';
  items: FormulaNode[];
}

export type FormulaNode =
  | Sign
  | Words
  | Space
  | NamedFunction
  | BigOperator
  | Scripts
  | Fraction
  | Root
  | Fenced
  | Matrix
  | Lines
  | Accent
  | Rule
  | Stack
  | Styled
  | Row;

export const row = (items: FormulaNode[]): Row => ({ kind: 'row', items });
