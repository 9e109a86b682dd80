/** Why a source is no formula. `position` counts characters of the source as JavaScript does. */
export interface FormulaProblem {
  code:
    | 'empty'
    | 'too_long'
    | 'too_deep'
    | 'too_large'
    | 'unknown_command'
    | 'unknown_environment'
    | 'unexpected'
    | 'missing'
    | 'double_script';
  position: number;
  /** What stands there; '' at the end of the source. */
  found: string;
}

/** Thrown inside the parser only; `parseFormula` returns its problem. */
export class FormulaFault extends Error {
  override name = 'FormulaFault';
  readonly problem: FormulaProblem;

  constructor(code: FormulaProblem['code'], token: Pick<Token, 'at' | 'text'>) {
    super(`${code} at ${token.at}`);
    this.problem = { code, position: token.at, found: token.text.slice(0, 40) };
  }
}

export interface Token {
  kind: 'command' | 'character' | 'number' | 'open' | 'close' | 'sub' | 'super' | 'prime' | 'cell' | 'line' | 'end';
  /** A command's name without the backslash, otherwise what is written. */
  text: string;
  at: number;
  /** Where reading goes on after it. */
  next: number;
}

const singles: Readonly<Record<string, Token['kind']>> = {
  '{': 'open',
  '}': 'close',
  _: 'sub',
  '^': 'super',
  "'": 'prime',
  '’': 'prime',
  '′': 'prime',
  '&': 'cell',
  '~': 'command',
};

/** What neither XML nor Typst can carry (control characters, half pairs, places without a character) parts like a blank. */
const blank = /^[\s\p{Cc}\p{Cs}\p{Cn}]$/u;

/** Reads tokens from `start` to `end`, one ahead, without a copy of the source. */
export class FormulaSource {
  readonly #text: string;
  readonly #end: number;
  #ahead: Token;

  constructor(text: string, start: number, end: number) {
    this.#text = text;
    this.#end = end;
    this.#ahead = this.#read(start);
  }

  get ahead(): Token {
    return this.#ahead;
  }

  take(): Token {
    const token = this.#ahead;
    if (token.kind !== 'end') this.#ahead = this.#read(token.next);
    return token;
  }

  isAhead(kind: Token['kind'], text?: string): boolean {
    return this.#ahead.kind === kind && (text === undefined || this.#ahead.text === text);
  }

  takeIf(kind: Token['kind'], text?: string): boolean {
    if (!this.isAhead(kind, text)) return false;
    this.take();
    return true;
  }

  expect(kind: Token['kind'], text?: string): Token {
    if (!this.isAhead(kind, text)) throw new FormulaFault('missing', this.#ahead);
    return this.take();
  }

  /** The first digit of the number ahead: an argument without braces is one character long. */
  takeDigit(): Token {
    const { text, at } = this.#ahead;
    this.#ahead = this.#read(at + 1);
    return { kind: 'number', text: text.slice(0, 1), at, next: at + 1 };
  }

  /** What stands between the braces ahead, as written: words keep their blanks. */
  takeRaw(): string {
    const open = this.#ahead;
    if (open.kind !== 'open') throw new FormulaFault('missing', open);
    let depth = 0;
    for (let index = open.at; index < this.#end; index += 1) {
      const character = this.#text[index];
      if (character === '\\') index += 1;
      else if (character === '{') depth += 1;
      else if (character === '}') {
        depth -= 1;
        if (depth === 0) {
          this.#ahead = this.#read(index + 1);
          return this.#text.slice(open.at + 1, index);
        }
      }
    }
    throw new FormulaFault('missing', { at: this.#end, text: '' });
  }

  #read(from: number): Token {
    let at = from;
    let character = this.#character(at);
    while (at < this.#end && blank.test(character)) {
      at += character.length;
      character = this.#character(at);
    }
    if (at >= this.#end) return { kind: 'end', text: '', at: this.#end, next: this.#end };
    if (character === '\\') return this.#readCommand(at);
    if (/\d/u.test(character)) {
      let next = this.#endOfDigits(at);
      if (this.#text[next] === '.' && this.#endOfDigits(next + 1) > next + 1) next = this.#endOfDigits(next + 1);
      return { kind: 'number', text: this.#text.slice(at, next), at, next };
    }
    return { kind: singles[character] ?? 'character', text: character, at, next: at + character.length };
  }

  #character(at: number): string {
    return String.fromCodePoint(this.#text.codePointAt(at) ?? 0);
  }

  #endOfDigits(from: number): number {
    let end = from;
    while (end < this.#end && /\d/u.test(this.#text[end] ?? '')) end += 1;
    return end;
  }

  #readCommand(at: number): Token {
    let next = at + 1;
    while (next < this.#end && /[A-Za-z]/u.test(this.#text[next] ?? '')) next += 1;
    if (next === at + 1) {
      if (next >= this.#end) throw new FormulaFault('unexpected', { at, text: '\\' });
      next += this.#character(next).length;
    }
    const text = this.#text.slice(at + 1, next);
    return { kind: text === '\\' ? 'line' : 'command', text, at, next };
  }
}

const wrappers: readonly [open: string, close: string][] = [
  ['$$', '$$'],
  ['$', '$'],
  ['\\[', '\\]'],
  ['\\(', '\\)'],
];

/** The part of a source without blanks and without the marks that say "a formula" in running text. */
export function findFormulaBounds(source: string): { start: number; end: number } {
  let start = source.length - source.trimStart().length;
  let end = source.trimEnd().length;
  for (const [open, close] of wrappers) {
    if (end - start >= open.length + close.length && source.startsWith(open, start) && source.endsWith(close, end)) {
      start += open.length;
      end -= close.length;
      break;
    }
  }
  return { start, end: Math.max(start, end) };
}
