import type { Fenced, FormulaNode, Sign } from './formula-tree.ts';

/**
 * Parentheses, brackets and bars that are written as plain signs, as pairs around what they hold: Word sets a raised 2 after
 * a pair rightly, and a reader of its formulas refuses one after a lone ")". Only the outermost pairs; what they hold stays
 * as it was.
 */
export function pairFences(items: readonly FormulaNode[]): FormulaNode[] {
  return pairBars(pairBrackets(items));
}

/** The sign itself, or the one that bears a script, as in ")²". */
const signOf = (node: FormulaNode | undefined): Sign | null => {
  const base = node?.kind === 'scripts' ? node.base : node;
  return base?.kind === 'sign' ? base : null;
};

const fenced = (open: FormulaNode | undefined, close: FormulaNode | undefined, body: FormulaNode[]): FormulaNode => {
  const node: Fenced = {
    kind: 'fenced',
    open: signOf(open)?.text ?? '',
    close: signOf(close)?.text ?? '',
    bodies: [{ kind: 'row', items: body }],
    separators: [],
    isPlain: true,
  };
  return close?.kind === 'scripts' ? { ...close, base: node } : node;
};

function pairBrackets(items: readonly FormulaNode[]): FormulaNode[] {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (const [index, node] of items.entries()) {
    if (node.kind === 'sign' && node.role === 'opening') open.push(index);
    else if (signOf(node)?.role === 'closing') {
      const start = open.pop();
      if (start !== undefined) closings.set(start, index);
    }
  }
  const paired: FormulaNode[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const end = closings.get(index);
    if (end === undefined) paired.push(items[index] as FormulaNode);
    else {
      paired.push(fenced(items[index], items[end], items.slice(index + 1, end)));
      index = end;
    }
  }
  return paired;
}

const isBar = (node: FormulaNode | undefined): boolean => /^[|‖]$/u.test(signOf(node)?.text ?? '');

/** Whether a bar after this node opens a pair: where a value is still to come, it cannot close one. */
function awaitsValue(node: FormulaNode | undefined): boolean {
  if (!node || node.kind === 'big' || node.kind === 'function' || node.kind === 'space') return true;
  if (node.kind === 'scripts' && (node.base.kind === 'big' || node.base.kind === 'function')) return true;
  return node.kind === 'sign' && /^(?:operator|relation|punctuation|opening)$/u.test(node.role);
}

function pairBars(items: readonly FormulaNode[]): FormulaNode[] {
  const paired: FormulaNode[] = [];
  let open: number | null = null;
  for (const node of items) {
    const text = isBar(node) ? signOf(node)?.text : null;
    if (text && open !== null && signOf(paired[open])?.text === text && !awaitsValue(paired.at(-1))) {
      const body = paired.splice(open);
      paired.push(fenced(body[0], node, body.slice(1)));
      open = null;
      continue;
    }
    if (text && node.kind === 'sign' && awaitsValue(paired.at(-1))) open = paired.length;
    paired.push(node);
  }
  return paired;
}
