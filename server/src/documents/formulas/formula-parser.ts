import {
  accentOf,
  ignoredCommands,
  ignoredWithArgument,
  negated,
  plainWords,
  spaces,
  styles,
} from './formula-commands.ts';
import { readEnvironment } from './formula-environments.ts';
import { findBig, findFunction, findSign, isFence, readCharacter } from './formula-signs.ts';
import { FormulaFault, type FormulaSource, type Token } from './formula-source.ts';
import { type FormulaNode, type LetterStyle, type Row, row } from './formula-tree.ts';

/** A page holds no more; beyond it, filling up ragged rows would cost more than the source is long. */
const maximumRows = 100;
const maximumColumns = 40;
/** Printers and Word walk the tree by recursion: deeper than this, Word itself gives up on the line. */
const maximumDepth = 40;

/** Throws `FormulaFault` where the source is no formula. */
export class FormulaParser {
  readonly source: FormulaSource;
  #depth = 0;

  constructor(source: FormulaSource) {
    this.source = source;
  }

  /** The whole source: usually one row; with breaks or alignment marks, lines below each other. */
  lines(): Row {
    const rows = this.cells();
    if (!this.source.isAhead('end')) throw new FormulaFault('unexpected', this.source.ahead);
    const [first = []] = rows;
    return rows.length === 1 && first.length === 1 ? (first[0] as Row) : row([{ kind: 'lines', rows }]);
  }

  /** Rows of cells up to what neither parts rows nor cells; an empty last row is a break too many. */
  cells(): Row[][] {
    const rows: Row[][] = [[]];
    for (;;) {
      const cells = rows.at(-1) ?? [];
      if (rows.length > maximumRows || cells.length >= maximumColumns)
        throw new FormulaFault('too_large', this.source.ahead);
      cells.push(this.row());
      if (this.source.takeIf('cell')) continue;
      if (!this.source.takeIf('line')) break;
      rows.push([]);
    }
    const last = rows.at(-1);
    if (rows.length > 1 && last?.length === 1 && last[0]?.items.length === 0) rows.pop();
    return rows;
  }

  row(): Row {
    const items: FormulaNode[] = [];
    while (!this.#endsRow(this.source.ahead)) {
      for (const node of this.#scripted()) {
        const last = items.at(-1);
        if (node.kind === 'words' && last?.kind === 'words')
          items[items.length - 1] = { ...node, text: last.text + node.text };
        else items.push(node);
      }
    }
    return row(items);
  }

  nested<Result>(token: Token, read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > maximumDepth) throw new FormulaFault('too_deep', token);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** A group in braces, or the one sign that stands for it. */
  argument(): Row {
    const token = this.source.ahead;
    return this.nested(token, () => {
      if (this.source.takeIf('open')) return this.#untilClose();
      if (token.kind === 'number') return row([{ kind: 'sign', role: 'number', text: this.source.takeDigit().text }]);
      if (token.kind !== 'command' && token.kind !== 'character') throw new FormulaFault('missing', token);
      return row(this.#atom());
    });
  }

  #endsRow({ kind, text }: Token): boolean {
    if (kind === 'command') return text === 'right' || text === 'middle' || text === 'end';
    return kind === 'end' || kind === 'close' || kind === 'cell' || kind === 'line';
  }

  #untilClose(): Row {
    const inner = this.row();
    this.source.expect('close');
    return inner;
  }

  #scripted(): FormulaNode[] {
    const { ahead } = this.source;
    const startsBare = ahead.kind === 'sub' || ahead.kind === 'super' || ahead.kind === 'prime';
    const atom = startsBare ? [row([])] : this.#atom();
    let base = atom.pop();
    if (!base) return [];
    base = this.#chooseLimits(base);
    const scripts = this.#scripts();
    if (!scripts) return [...atom, base];
    if (base.kind === 'rule' && base.shape === 'brace') {
      return [
        ...atom,
        {
          kind: 'stack',
          base,
          ...(scripts.sub && { under: scripts.sub }),
          ...(scripts.super && { over: scripts.super }),
        },
      ];
    }
    return [...atom, { kind: 'scripts', base, ...scripts }];
  }

  #chooseLimits(base: FormulaNode): FormulaNode {
    if (base.kind !== 'big' && base.kind !== 'function') return base;
    if (this.source.takeIf('command', 'limits')) return { ...base, limits: 'under' };
    if (this.source.takeIf('command', 'nolimits')) return { ...base, limits: 'beside' };
    return base;
  }

  #scripts(): { sub?: Row; super?: Row } | null {
    let sub: Row | undefined;
    let above: Row | undefined;
    const primes: FormulaNode[] = [];
    for (;;) {
      const token = this.source.ahead;
      if (token.kind === 'prime') {
        if (above) throw new FormulaFault('double_script', token);
        this.source.take();
        primes.push({ kind: 'sign', text: '′', role: 'ordinary' });
      } else if (token.kind === 'sub') {
        if (sub) throw new FormulaFault('double_script', token);
        this.source.take();
        sub = this.argument();
      } else if (token.kind === 'super') {
        if (above) throw new FormulaFault('double_script', token);
        this.source.take();
        above = this.argument();
      } else break;
    }
    if (primes.length > 0) above = row([...primes, ...(above?.items ?? [])]);
    if (!sub && !above) return null;
    return { ...(sub && { sub }), ...(above && { super: above }) };
  }

  /** Usually one node; none where a command only says how to set the line. */
  #atom(): FormulaNode[] {
    const token = this.source.ahead;
    switch (token.kind) {
      case 'open':
        return this.nested(token, () => {
          this.source.take();
          const group = this.#untilClose();
          return [group.items.length === 1 ? (group.items[0] as FormulaNode) : group];
        });
      case 'number':
        return [{ kind: 'sign', text: this.source.take().text, role: 'number' }];
      case 'character':
        return [readCharacter(this.source.take().text)];
      case 'command':
        return this.nested(token, () => this.#command(this.source.take()));
      default:
        throw new FormulaFault('unexpected', token);
    }
  }

  #command(token: Token): FormulaNode[] {
    const { text: name } = token;
    if (ignoredCommands.has(name)) return [];
    if (ignoredWithArgument.has(name)) {
      this.source.takeRaw();
      return [];
    }
    const space = spaces[name];
    if (space !== undefined) return [{ kind: 'space', em: space }];
    const plain = findSign(name) ?? findBig(name) ?? findFunction(name);
    if (plain) return [plain];
    const style = styles[name];
    if (style) return [this.#styled(style)];
    const mark = accentOf[name];
    if (mark) return [{ kind: 'accent', mark, body: this.argument() }];
    return [this.#structure(token)];
  }

  #structure(token: Token): FormulaNode {
    switch (token.text) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
      case 'binom':
        return { kind: 'fraction', over: this.argument(), under: this.argument(), isBinomial: token.text === 'binom' };
      case 'sqrt':
        return this.#root();
      case 'left':
        return this.#fenced();
      case 'begin':
        return readEnvironment(this, token);
      case 'text':
      case 'textrm':
      case 'textit':
      case 'textbf':
      case 'mbox':
        return { kind: 'words', text: plainWords(this.source.takeRaw()) };
      case 'operatorname': {
        const limits = this.source.takeIf('character', '*') ? 'under' : 'beside';
        const name = plainWords(this.source.takeRaw().replace(/\\[,; ]/gu, ' ')).trim();
        return { kind: 'function', name, limits };
      }
      case 'overline':
      case 'underline':
      case 'overbrace':
      case 'underbrace':
        return this.#rule(token.text);
      case 'overset':
      case 'stackrel':
        return { kind: 'stack', over: this.argument(), base: this.argument() };
      case 'underset':
        return { kind: 'stack', under: this.argument(), base: this.argument() };
      case 'not':
        return this.#negated(token);
      case 'bmod':
        return { kind: 'function', name: 'mod', limits: 'beside' };
      case 'pmod':
        return {
          kind: 'fenced',
          open: '(',
          close: ')',
          separators: [],
          bodies: [row([{ kind: 'function', name: 'mod', limits: 'beside' }, ...this.argument().items])],
        };
      default:
        throw new FormulaFault('unknown_command', { ...token, text: `\\${token.text}` });
    }
  }

  #rule(name: string): FormulaNode {
    const side = name.startsWith('over') ? 'over' : 'under';
    return { kind: 'rule', side, shape: name.endsWith('line') ? 'line' : 'brace', body: this.argument() };
  }

  #root(): FormulaNode {
    if (!this.source.takeIf('character', '[')) return { kind: 'root', radicand: this.argument() };
    const items: FormulaNode[] = [];
    while (!this.source.takeIf('character', ']')) {
      if (this.#endsRow(this.source.ahead)) throw new FormulaFault('missing', this.source.ahead);
      items.push(...this.#scripted());
    }
    return { kind: 'root', degree: row(items), radicand: this.argument() };
  }

  #fenced(): FormulaNode {
    const open = this.#fence();
    const bodies = [this.row()];
    const separators: string[] = [];
    while (this.source.takeIf('command', 'middle')) {
      separators.push(this.#fence());
      bodies.push(this.row());
    }
    this.source.expect('command', 'right');
    return { kind: 'fenced', open, close: this.#fence(), bodies, separators };
  }

  #fence(): string {
    const token = this.source.take();
    const text =
      token.kind === 'command' ? findSign(token.text)?.text : ({ '<': '⟨', '>': '⟩' }[token.text] ?? token.text);
    if (token.kind === 'character' && text === '.') return '';
    if ((token.kind !== 'character' && token.kind !== 'command') || text === undefined || !isFence(text)) {
      throw new FormulaFault('missing', token);
    }
    return text;
  }

  #styled(style: LetterStyle): FormulaNode {
    const body = this.argument();
    const isPlain = body.items.every(
      (item) => item.kind === 'words' || (item.kind === 'sign' && /^[A-Za-z0-9.]+$/u.test(item.text)),
    );
    if (style !== 'upright' || !isPlain) return { kind: 'styled', style, body };
    return { kind: 'words', text: body.items.map((item) => ('text' in item ? item.text : '')).join('') };
  }

  #negated(token: Token): FormulaNode {
    const [node] = this.#atom();
    if (node?.kind !== 'sign') throw new FormulaFault('missing', token);
    return { ...node, text: negated[node.text] ?? `${node.text}\u0338`, role: 'relation' };
  }
}
