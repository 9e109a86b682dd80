import type { BigOperator, FormulaNode, NamedFunction, Sign } from './formula-tree.ts';

/**
 * What a function or a sum reaches over, where the tree has it only as neighbours: Word wants it as an argument. A pair of
 * parentheses right after a function is its argument; a sum goes on to the next sign of its own rank.
 */
export function nextOperand(
  head: BigOperator | NamedFunction,
  items: readonly FormulaNode[],
  from: number,
): FormulaNode[] {
  const operand: FormulaNode[] = [];
  for (let index = from; index < items.length; index += 1) {
    const node = items[index] as FormulaNode;
    const base = node.kind === 'scripts' ? node.base : node;
    const sign = base.kind === 'sign' ? base : null;
    if (sign && isParting(sign)) break;
    if (operand.length > 0 && endsOperand(head, base, sign)) break;
    operand.push(node);
    if (head.kind === 'function' && base.kind === 'fenced') break;
  }
  while (operand.at(-1)?.kind === 'space') operand.pop();
  return operand;
}

const isParting = ({ role }: Sign): boolean => role === 'relation' || role === 'punctuation' || role === 'closing';

function endsOperand(head: BigOperator | NamedFunction, base: FormulaNode, sign: Sign | null): boolean {
  if (sign?.role === 'operator') return head.kind === 'function' || /^[+−±∓]$/u.test(sign.text);
  return head.kind === 'function' && (base.kind === 'function' || base.kind === 'space');
}
