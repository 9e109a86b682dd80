import { nextOperand } from './formula-operands.ts';
import type {
  AccentMark,
  BigOperator,
  Fenced,
  FormulaNode,
  LetterStyle,
  Lines,
  Matrix,
  NamedFunction,
  Row,
  Scripts,
  Sign,
} from './formula-tree.ts';
import { isAlphabet, mathLetter } from './math-letters.ts';
import { pairFences } from './pair-fences.ts';

/**
 * Word opens a file only if the children of each element stand in the order of its schema: properties first, in their own
 * order, then the arguments. Each function below writes one element in that order.
 */

interface Context {
  style: LetterStyle | null;
  isDisplay: boolean;
  /** How many sums, functions and pairs of parentheses reach over this one. */
  reach: number;
}

/** A row of a thousand sums would nest a thousand deep; from here on they stand side by side. */
const maximumReach = 12;

export interface OmmlOptions {
  /** On a line of its own: limits stand below and above instead of beside. */
  isDisplay: boolean;
}

const namespaces =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The formula as one `m:oMath`, complete with its namespaces. */
export function formulaToOmml(tree: Row, { isDisplay }: OmmlOptions): string {
  return `<m:oMath ${namespaces}>${items(tree, { style: null, isDisplay, reach: 0 }) || nothing}</m:oMath>`;
}

const mathFont = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';
const control = `<m:ctrlPr>${mathFont}</m:ctrlPr>`;
/** An argument without content is shown as a dotted box; a space of no width is content. */
const nothing = `<m:r><m:rPr><m:nor/></m:rPr><m:t>\u200b</m:t></m:r>`;

const emptyRow: Row = { kind: 'row', items: [] };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);
const value = (name: string, text: string): string => `<m:${name} m:val="${escapeXml(text)}"/>`;
const slot = (name: string, content: string): string => `<m:${name}>${content || nothing}</m:${name}>`;
const argument = (name: string, row: Row | undefined, context: Context): string =>
  slot(name, row ? items(row, context) : '');

function run(text: string, properties: string, fonts = mathFont): string {
  const settings = properties ? `<m:rPr>${properties}</m:rPr>` : '';
  const isPadded = /^\s|\s$/u.test(text);
  return `<m:r>${settings}${fonts}<m:t${isPadded ? ' xml:space="preserve"' : ''}>${escapeXml(text)}</m:t></m:r>`;
}

const upright = value('sty', 'p');

/** Functions and signs with limits take what follows them as their argument; everything else stands side by side. */
function items(row: Row, context: Context): string {
  const inner = { ...context, reach: context.reach + 1 };
  const mayReach = context.reach < maximumReach;
  const nodes = mayReach ? pairFences(row.items) : row.items;
  const isLone = nodes.length === 1;
  let xml = !isLone && lacksLeft(nodes[0]) ? nothing : '';
  for (let index = 0; index < nodes.length; ) {
    const first = nodes[index] as FormulaNode;
    const head = first.kind === 'scripts' ? first.base : first;
    index += 1;
    if (head.kind === 'big' || head.kind === 'function') {
      const operand = mayReach ? nextOperand(head, nodes, index) : [];
      index += operand.length;
      xml += withOperand(head, first.kind === 'scripts' ? first : null, operand, inner);
    } else xml += node(first, inner);
  }
  return !isLone && lacksRight(nodes.at(-1)) ? xml + nothing : xml;
}

/** A sign between two values that has only one, as at the begin of a line, is set tight or refused; an empty one helps. */
const lacksLeft = (first: FormulaNode | undefined): boolean =>
  first?.kind === 'sign' && (first.role === 'relation' || (first.role === 'operator' && !/^[+−±∓]$/u.test(first.text)));
const lacksRight = (last: FormulaNode | undefined): boolean =>
  last?.kind === 'sign' && (last.role === 'relation' || last.role === 'operator');

function withOperand(
  head: BigOperator | NamedFunction,
  scripts: Scripts | null,
  operand: readonly FormulaNode[],
  context: Context,
): string {
  const name = head.kind === 'big' ? run(head.text, '') : run(head.name, upright);
  if (operand.length === 0) return limited(name, scripts, head.limits === 'under' && context.isDisplay, context);
  const content = items({ kind: 'row', items: [...operand] }, context);
  if (head.kind === 'function') {
    return `<m:func><m:funcPr>${control}</m:funcPr>${slot('fName', limited(name, scripts, head.limits === 'under', context))}${slot('e', content)}</m:func>`;
  }
  const location = head.limits === 'under' && context.isDisplay ? 'undOvr' : 'subSup';
  const properties =
    value('chr', head.text) +
    value('limLoc', location) +
    (scripts?.sub ? '' : value('subHide', '1')) +
    (scripts?.super ? '' : value('supHide', '1')) +
    control;
  return (
    `<m:nary><m:naryPr>${properties}</m:naryPr>${argument('sub', scripts?.sub, context)}` +
    `${argument('sup', scripts?.super, context)}${slot('e', content)}</m:nary>`
  );
}

function limited(base: string, scripts: Scripts | null, isUnder: boolean, context: Context): string {
  if (!scripts) return base;
  if (!isUnder) return attached(base, scripts, context);
  const lower = scripts.sub ? limit('limLow', base, scripts.sub, context) : base;
  return scripts.super ? limit('limUpp', lower, scripts.super, context) : lower;
}

const limit = (name: 'limLow' | 'limUpp', base: string, mark: Row, context: Context): string =>
  `<m:${name}><m:${name}Pr>${control}</m:${name}Pr>${slot('e', base)}${argument('lim', mark, context)}</m:${name}>`;

function attached(base: string, { sub, super: above }: Scripts, context: Context): string {
  const name = sub && above ? 'sSubSup' : sub ? 'sSub' : 'sSup';
  return (
    `<m:${name}><m:${name}Pr>${control}</m:${name}Pr>${slot('e', base)}` +
    `${sub ? argument('sub', sub, context) : ''}${above ? argument('sup', above, context) : ''}</m:${name}>`
  );
}

function node(item: FormulaNode, context: Context): string {
  switch (item.kind) {
    case 'row':
      return items(item, context);
    case 'sign':
      return sign(item, context.style);
    case 'words':
      return run(item.text, '<m:nor/>', '');
    case 'space':
      return run(spaceCharacters(item.em), '<m:nor/>', '');
    case 'big':
    case 'function':
      return withOperand(item, null, [], context);
    case 'scripts':
      return attached(
        item.base.kind === 'fenced' ? fenced(item.base, context) : node(item.base, context),
        item,
        context,
      );
    case 'fraction':
      return fraction(item.over, item.under, item.isBinomial, context);
    case 'root':
      return (
        `<m:rad><m:radPr>${item.degree ? '' : value('degHide', '1')}${control}</m:radPr>` +
        `${item.degree ? argument('deg', item.degree, context) : '<m:deg/>'}${argument('e', item.radicand, context)}</m:rad>`
      );
    case 'fenced':
      return item.isPlain ? plainFence(item, context) : fenced(item, context);
    case 'matrix':
      return matrix(item, context);
    case 'lines':
      return lines(item, context);
    case 'accent':
      return `<m:acc><m:accPr>${value('chr', accentCharacters[item.mark])}${control}</m:accPr>${argument('e', item.body, context)}</m:acc>`;
    case 'rule':
      return item.shape === 'line' ? bar(item.side, item.body, context) : brace(item.side, item.body, context);
    case 'stack': {
      const lower = item.under
        ? limit('limLow', node(item.base, context), item.under, context)
        : node(item.base, context);
      return item.over ? limit('limUpp', lower, item.over, context) : lower;
    }
    case 'styled':
      return items(item.body, { ...context, style: item.style });
  }
}

const styleValues = { upright: 'p', bold: 'b', 'bold-italic': 'bi', italic: 'i' } as const;

function sign({ text, role }: Sign, style: LetterStyle | null): string {
  if (style && isAlphabet(style)) return run(mathLetter(style, text), upright);
  const isLetter = role === 'variable' || role === 'number' || role === 'ordinary';
  if (style && isLetter) return run(text, value('sty', styleValues[style]));
  // A lone bar is the "given" of a probability; as a keyboard's bar, other programs read it as "or".
  if (text === '|') return run('∣', upright);
  // Digits and signs never lean; capital Greek letters would, by Word's own choice.
  return run(text, role === 'variable' ? '' : upright);
}

const spaceCharacters = (em: number): string =>
  em >= 1 ? '\u2003'.repeat(Math.round(em)) : em >= 0.5 ? '\u2002' : em >= 0.25 ? '\u2004' : '\u2009';

function fraction(over: Row, under: Row, isBinomial: boolean, context: Context): string {
  const type = isBinomial ? value('type', 'noBar') : '';
  const xml = `<m:f><m:fPr>${type}${control}</m:fPr>${argument('num', over, context)}${argument('den', under, context)}</m:f>`;
  return isBinomial ? fence('(', ')', '', [xml]) : xml;
}

function fence(open: string, close: string, separator: string, bodies: readonly string[], isPlain = false): string {
  const properties =
    value('begChr', open) +
    (separator ? value('sepChr', separator) : '') +
    value('endChr', close) +
    (isPlain ? value('grow', '0') : '') +
    control;
  return `<m:d><m:dPr>${properties}</m:dPr>${bodies.map((body) => slot('e', body)).join('')}</m:d>`;
}

const plainFence = ({ open, close, bodies }: Fenced, context: Context): string =>
  /^[|‖]$/u.test(open)
    ? fence(open, close, '', [items(bodies[0] ?? emptyRow, context)], true)
    : run(open, upright) + items(bodies[0] ?? emptyRow, context) + run(close, upright);

function fenced({ open, close, bodies, separators, isPlain }: Fenced, context: Context): string {
  const contents = bodies.map((body) => items(body, context));
  const [first = ''] = separators;
  if (first !== '' && separators.every((separator) => separator === first)) return fence(open, close, first, contents);
  const joined = contents.map((content, index) => {
    const separator = separators[index];
    return separator ? content + run(separator, upright) : content;
  });
  return fence(open, close, '', [joined.join('')], isPlain);
}

type ColumnSide = 'left' | 'center' | 'right';

function grid(rows: readonly Row[][], sides: readonly ColumnSide[], spacing: string, context: Context): string {
  const columns = sides.map((side) => `<m:mc><m:mcPr>${value('count', '1')}${value('mcJc', side)}</m:mcPr></m:mc>`);
  const cells = rows.map((row) => `<m:mr>${row.map((cell) => argument('e', cell, context)).join('')}</m:mr>`);
  const properties = `${value('plcHide', '1')}${spacing}<m:mcs>${columns.join('')}</m:mcs>${control}`;
  return `<m:m><m:mPr>${properties}</m:mPr>${cells.join('')}</m:m>`;
}

function matrix({ open, close, rows, columns }: Matrix, context: Context): string {
  const sides = (rows[0] ?? []).map((): ColumnSide => (columns === 'left' ? 'left' : 'center'));
  const xml = grid(rows, sides, '', context);
  return open || close ? fence(open, close, '', [xml]) : xml;
}

/**
 * A matrix without gaps, right and left sides by turns. Word's own array of equations aligns at ampersands inside the text,
 * which other programs print.
 */
function lines({ rows }: Lines, context: Context): string {
  const width = Math.max(...rows.map((cells) => cells.length));
  const padded = rows.map((cells) => Array.from({ length: width }, (_, index) => cells[index] ?? emptyRow));
  const sides = Array.from({ length: width }, (_, index): ColumnSide => {
    if (width === 1) return 'center';
    return index % 2 === 0 ? 'right' : 'left';
  });
  return grid(padded, sides, value('cGpRule', '3') + value('cGp', '60'), context);
}

/** Word's accents are combining characters. */
const accentCharacters: Readonly<Record<AccentMark, string>> = {
  hat: '\u0302',
  bar: '\u0305',
  vec: '\u20d7',
  tilde: '\u0303',
  dot: '\u0307',
  ddot: '\u0308',
  check: '\u030c',
  breve: '\u0306',
};

const bar = (side: 'over' | 'under', body: Row, context: Context): string =>
  `<m:bar><m:barPr>${value('pos', side === 'over' ? 'top' : 'bot')}${control}</m:barPr>${argument('e', body, context)}</m:bar>`;

function brace(side: 'over' | 'under', body: Row, context: Context): string {
  const properties =
    side === 'over'
      ? value('chr', '⏞') + value('pos', 'top') + value('vertJc', 'bot')
      : value('chr', '⏟') + value('pos', 'bot') + value('vertJc', 'top');
  return `<m:groupChr><m:groupChrPr>${properties}${control}</m:groupChrPr>${argument('e', body, context)}</m:groupChr>`;
}
