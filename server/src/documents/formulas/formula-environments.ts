import { FormulaFault, type FormulaSource, type Token } from './formula-source.ts';
import { type FormulaNode, type Row, row } from './formula-tree.ts';

const fences: Readonly<Record<string, readonly [open: string, close: string]>> = {
  matrix: ['', ''],
  smallmatrix: ['', ''],
  array: ['', ''],
  pmatrix: ['(', ')'],
  bmatrix: ['[', ']'],
  Bmatrix: ['{', '}'],
  vmatrix: ['|', '|'],
  Vmatrix: ['‖', '‖'],
};
const lineEnvironments = new Set(
  'equation equation* align align* aligned alignat split gather gather* gathered multline'.split(' '),
);

/** What an environment needs of the parser that it stands in. */
interface CellReader {
  source: FormulaSource;
  cells(): Row[][];
}

/** What stands between \begin{…}, already taken, and its \end{…}. */
export function readEnvironment(parser: CellReader, begin: Token): FormulaNode {
  const name = parser.source.takeRaw().trim();
  const fence = fences[name];
  const isCases = name === 'cases';
  if (!fence && !isCases && !lineEnvironments.has(name)) {
    throw new FormulaFault('unknown_environment', { at: begin.at, text: name });
  }
  if (name === 'array') parser.source.takeRaw();
  const rows = parser.cells();
  parser.source.expect('command', 'end');
  const end = parser.source.ahead;
  if (parser.source.takeRaw().trim() !== name) throw new FormulaFault('missing', end);
  const width = Math.max(...rows.map((cells) => cells.length));
  if (isCases) return { kind: 'matrix', open: '{', close: '', rows: padded(rows, width), columns: 'left' };
  if (fence) return { kind: 'matrix', open: fence[0], close: fence[1], rows: padded(rows, width), columns: 'centre' };
  if (rows.length === 1 && width === 1) return rows[0]?.[0] as Row;
  return { kind: 'lines', rows };
}

const padded = (rows: Row[][], width: number): Row[][] =>
  rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => row([]))]);
