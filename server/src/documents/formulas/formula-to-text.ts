import type { AccentMark, Fenced, FormulaNode, Row } from './formula-tree.ts';
import { isAlphabet, mathLetter } from './math-letters.ts';

/** The formula on one line of plain text, for contents, bookmarks, alternative texts and counting. */
export function formulaToText(tree: Row): string {
  return items(tree.items).replace(/\s+/gu, ' ').trim();
}

/** A sign before its value, as in "= −2", stands close to it. */
const isUnary = (before: FormulaNode | undefined): boolean =>
  !before || (before.kind === 'sign' && /^(?:relation|operator|opening|punctuation)$/u.test(before.role));

const isSpaced = (item: FormulaNode, before: FormulaNode | undefined): boolean =>
  item.kind === 'sign' && (item.role === 'relation' || (item.role === 'operator' && !isUnary(before)));

const items = (nodes: readonly FormulaNode[]): string =>
  nodes
    .map((item, index) => {
      const text = node(item);
      if (isSpaced(item, nodes[index - 1])) return ` ${text} `;
      if (item.kind === 'sign' && item.role === 'punctuation') return `${text} `;
      const head = item.kind === 'scripts' ? item.base : item;
      return head.kind === 'function' ? ` ${text} ` : text;
    })
    .join('');

const plain = (row: Row): string => items(row.items).trim();

const factor = /^√?(?:[\p{L}\p{M}\p{S}]|[\d.]+)[₀-₉ₐ-ₜᵢᵣᵤᵥⱼ⁰¹²³⁴-⁹ⁿⁱ′!]*$/u;

/** In parentheses unless it is one factor or already closed. */
function closed(row: Row): string {
  const text = plain(row);
  return text === '' || factor.test(text) || /^\([^()]*\)$/u.test(text) ? text : `(${text})`;
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−=()niT′'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵀ′'][index] ?? '']),
);
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−=()aehijklmnoprstuvx'].map((character, index) => [
    character,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][index] ?? '',
  ]),
);

function script(row: Row, characters: Readonly<Record<string, string>>, mark: '^' | '_'): string {
  const letters = [...plain(row).replace(/\s/gu, '')];
  if (letters.every((letter) => characters[letter])) return letters.map((letter) => characters[letter]).join('');
  return mark + closed(row);
}

const combining: Readonly<Record<AccentMark, string>> = {
  hat: '\u0302',
  bar: '\u0304',
  vec: '\u20d7',
  tilde: '\u0303',
  dot: '\u0307',
  ddot: '\u0308',
  check: '\u030c',
  breve: '\u0306',
};

function node(item: FormulaNode): string {
  switch (item.kind) {
    case 'row':
      return items(item.items);
    case 'sign':
    case 'words':
    case 'big':
      return item.text;
    case 'space':
      return ' ';
    case 'function':
      return item.name;
    case 'scripts':
      return (
        node(item.base) +
        (item.sub ? script(item.sub, lowered, '_') : '') +
        (item.super ? script(item.super, raised, '^') : '')
      );
    case 'fraction':
      return item.isBinomial
        ? `C(${plain(item.over)}, ${plain(item.under)})`
        : `${closed(item.over)}/${closed(item.under)}`;
    case 'root':
      return `${item.degree ? script(item.degree, raised, '^') : ''}√${closed(item.radicand)}`;
    case 'fenced':
      return fenced(item);
    case 'matrix':
      return `${item.open || '['}${item.rows.map((cells) => cells.map(plain).join(', ')).join('; ')}${item.close || ']'}`;
    case 'lines':
      return item.rows.map((cells) => cells.map(plain).join(' ')).join('; ');
    case 'accent': {
      const body = plain(item.body);
      return [...body].length === 1 ? body + combining[item.mark] : `${item.mark}(${body})`;
    }
    case 'rule':
      return plain(item.body);
    case 'stack':
      return `${node(item.base)}${item.under ? `_${closed(item.under)}` : ''}${item.over ? `^${closed(item.over)}` : ''}`;
    case 'styled':
      return isAlphabet(item.style) ? mathLetter(item.style, plain(item.body)) : plain(item.body);
  }
}

const fenced = ({ open, close, bodies, separators }: Fenced): string =>
  open +
  bodies.map((body, index) => plain(body) + (separators[index] ? ` ${separators[index]} ` : '')).join('') +
  close;
