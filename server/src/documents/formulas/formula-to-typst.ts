import type {
  AccentMark,
  Fenced,
  FormulaNode,
  LetterStyle,
  Lines,
  Matrix,
  Row,
  Scripts,
  Stack,
} from './formula-tree.ts';

/**
 * The inside of a Typst formula, to be set between dollar signs. Nothing of the source passes as code: calls come from this
 * file, letters stand alone, signs are escaped, and whatever else there is stands in a quoted string.
 */
export function formulaToTypst(tree: Row): string {
  return items(tree.items);
}

const wordEdge = /[\p{L}\p{N}\p{M}]/u;

/** Two letters side by side would read as one name; a blank anywhere else would show beside words. */
function join(pieces: readonly string[]): string {
  let endsInWord = false;
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => {
      const isNameLike = endsInWord && wordEdge.test(piece.slice(0, 1));
      endsInWord = wordEdge.test(piece.slice(-1));
      return isNameLike ? ` ${piece}` : piece;
    })
    .join('');
}

const items = (nodes: readonly FormulaNode[]): string => join(nodes.map(node));

/** A missing argument would shift those after it. */
const argument = (row: Row): string => items(row.items) || '""';

const quoted = (text: string): string => `"${text.replace(/[\\"]/gu, (character) => `\\${character}`)}"`;

function sign(text: string): string {
  if (/^(?:[A-Za-z]|\d+(?:\.\d+)?)$/u.test(text)) return text;
  // A backslash before any sign that is no letter, digit or blank makes it print as itself.
  if (/^[!-/:-@[-`{-~]$/u.test(text)) return `\\${text}`;
  return /^[^\p{C}\p{Z}\p{M}]$/u.test(text) ? text : quoted(text);
}

function node(item: FormulaNode): string {
  switch (item.kind) {
    case 'row':
      return items(item.items);
    case 'sign':
      return sign(item.text);
    case 'words':
      return quoted(item.text);
    case 'space':
      return `#h(${item.em}em)`;
    case 'function':
      return `op(${quoted(item.name)}, limits: #${item.limits === 'under'})`;
    case 'big':
      return item.text;
    case 'scripts':
      return scripts(item);
    case 'fraction':
      return `${item.isBinomial ? 'binom' : 'frac'}(${argument(item.over)}, ${argument(item.under)})`;
    case 'root':
      return item.degree
        ? `root(${argument(item.degree)}, ${argument(item.radicand)})`
        : `sqrt(${argument(item.radicand)})`;
    case 'fenced':
      return fenced(item);
    case 'matrix':
      return matrix(item);
    case 'lines':
      return lines(item);
    case 'accent':
      return `${accentNames[item.mark]}(${argument(item.body)})`;
    case 'rule':
      return `${item.side}${item.shape}(${argument(item.body)})`;
    case 'stack':
      return stack(item);
    case 'styled':
      return styled(item.style, argument(item.body));
  }
}

const integrals = /^[∫∬∭∮]$/u;

function scripts({ base, sub, super: above }: Scripts): string {
  let source = node(base) || '""';
  if (base.kind === 'big' && (base.limits === 'under') === integrals.test(base.text)) {
    source = base.limits === 'under' ? `limits(${source})` : `scripts(${source})`;
  }
  return attach(source, sub, above);
}

const attach = (base: string, below: Row | undefined, above: Row | undefined): string =>
  `attach(${[base, ...(above ? [`t: ${argument(above)}`] : []), ...(below ? [`b: ${argument(below)}`] : [])].join(', ')})`;

function stack({ base, over, under }: Stack): string {
  if (base.kind === 'rule' && base.shape === 'brace') {
    const note = base.side === 'over' ? over : under;
    const other = base.side === 'over' ? under : over;
    const braced = `${base.side}brace(${argument(base.body)}${note ? `, ${argument(note)}` : ''})`;
    if (!other) return braced;
    return attach(
      `limits(${braced})`,
      base.side === 'over' ? other : undefined,
      base.side === 'over' ? undefined : other,
    );
  }
  return attach(`limits(${node(base) || '""'})`, under, over);
}

function fenced({ open, close, bodies, separators }: Fenced): string {
  const inner = bodies.map((body, index) => {
    const separator = separators[index];
    return separator ? join([items(body.items), `mid(${sign(separator)})`]) : items(body.items);
  });
  return `lr(${join([open ? sign(open) : '', ...inner, close ? sign(close) : ''])})`;
}

const fenceValue = (text: string): string => (text ? quoted(text) : 'none');

function matrix({ open, close, rows, columns }: Matrix): string {
  const cells = rows.map((row) => row.map(argument).join(', ')).join('; ');
  const settings = `delim: #(${fenceValue(open)}, ${fenceValue(close)})${columns === 'left' ? ', align: #left' : ''}`;
  return `mat(${settings}, ${cells})`;
}

const lines = ({ rows }: Lines): string =>
  rows.map((cells) => cells.map((cell) => items(cell.items)).join('&')).join(' \\ ');

const accentNames: Readonly<Record<AccentMark, string>> = {
  hat: 'hat',
  bar: 'macron',
  vec: 'arrow',
  tilde: 'tilde',
  dot: 'dot',
  ddot: 'dot.double',
  check: 'caron',
  breve: 'breve',
};

function styled(style: LetterStyle, body: string): string {
  switch (style) {
    case 'upright':
      return `upright(${body})`;
    case 'bold':
      return `bold(upright(${body}))`;
    case 'bold-italic':
      return `bold(italic(${body}))`;
    case 'italic':
      return `italic(${body})`;
    case 'blackboard':
      return `bb(${body})`;
    case 'calligraphic':
      return `cal(${body})`;
    case 'fraktur':
      return `frak(${body})`;
  }
}
