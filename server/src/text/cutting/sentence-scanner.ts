import { closing, leading, linking, openers, speech, speechReach } from './abbreviations.ts';
import { isBlank, isDigit, isHiragana, isLetter, isLineEnd, isLower, isOneOf, isUpper, isWide } from './characters.ts';
import { readLineEnd } from './line-ends.ts';

const plain = 0;
const lineEnd = 1;
const stop = 2;
const opening = 3;
const semicolon = 4;

/** Most units mean nothing to a cutter; one look tells. */
const kinds = new Uint8Array(0x10000);
for (const mark of '。！？｡．.!?…') kinds[mark.charCodeAt(0)] = stop;
for (const mark of '\n\r\u2028\u2029\f\v\u0085') kinds[mark.charCodeAt(0)] = lineEnd;
kinds['；'.charCodeAt(0)] = semicolon;

/** Marks that belong together; the dollar sign stands around formulas. */
const pairs: ReadonlyMap<number, number> = new Map(
  ['“”', '‘’', '「」', '『』', '«»', '""', '()', '（）', '[]', '［］', '【】', '《》', '〈〉', '〔〕', '$$'].map(
    (pair) => [pair.charCodeAt(0), pair.charCodeAt(1)],
  ),
);
for (const mark of pairs.keys()) kinds[mark] = opening;

const isQuote = isOneOf('“‘「『«"');
const isRound = isOneOf('(（');
const isCloser = isOneOf('”’»）)]］】」』》〉〕}');
/** They close or open: by what stands behind them. */
const isEitherWay = isOneOf('"\'*_');
const isComma = isOneOf('，,、；;：:');
const isStrong = isOneOf('。！？｡');
const isAsking = isOneOf('!?');
const isDash = isOneOf('—–-');
const isPoint = isOneOf('.．');
/** 从……到, 甲……等: something was left out in the middle. */
const goesOnBehind = isOneOf('等的之或和与及到至而才就则即');
const leadsOn = isOneOf('从自由在当以若虽因如像');
/** Fewer characters before an ellipsis are no sentence yet. */
const shortestTrailing = 6;
const isStop = (code: number): boolean => code >= 0 && kinds[code] === stop;
const isSuperscript = (code: number): boolean =>
  code === 0xb9 || code === 0xb2 || code === 0xb3 || (code >= 0x2070 && code <= 0x2079);

/** What stands in brackets or quotation marks is held together for so long; a mark that is never closed holds nothing. */
const longestHeld = 300;
const mostHeldLines = 8;
const longestNote = 40;
const longestWord = 24;

/**
 * Finds where sentences end, from left to right. Each end is decided by the sentence itself and by what follows; where
 * that is not there yet (`isWhole` false) nothing is decided, so that a growing text is cut as the whole one will be.
 */
export class SentenceScanner {
  #text = '';
  #isWhole = true;
  /** A decision needed what is not there yet. */
  #isShort = false;
  #start = 0;
  #content = -1;
  #at = 0;
  #lineStart = 0;
  /** Where a point stands that ends nothing. */
  #open = -1;
  #isClauseEnd: boolean;
  /** Whether the last cut was the end of a paragraph too. */
  endsParagraph = false;

  constructor({ clauses = false }: { clauses?: boolean } = {}) {
    this.#isClauseEnd = clauses;
  }

  get start(): number {
    return this.#start;
  }

  /** The text as far as it is known; what was there before must still be there. */
  read(text: string, isWhole: boolean): void {
    this.#text = text;
    this.#isWhole = isWhole;
  }

  /** What can be left out in front: everything before the line in which the open sentence begins. */
  get settled(): number {
    return Math.min(this.#start, this.#lineStart);
  }

  forget(length: number): void {
    this.#start -= length;
    this.#at -= length;
    this.#lineStart -= length;
    this.#open -= length;
    if (this.#content >= 0) this.#content -= length;
  }

  /** Where the next sentence begins; null when there is no further one, or when nobody can tell yet. */
  next(): number | null {
    const text = this.#text;
    const { length } = text;
    let index = this.#at;
    while (index < length) {
      const code = text.charCodeAt(index);
      const kind = kinds[code];
      if (this.#content < 0 && kind !== lineEnd && !isBlank(code)) this.#content = index;
      if (kind === plain || (kind === semicolon && !this.#isClauseEnd)) {
        index += 1;
        continue;
      }
      this.#isShort = false;
      const lineStart = this.#lineStart;
      const open = this.#open;
      const found =
        kind === lineEnd
          ? this.#readLineEnd(index)
          : kind === opening
            ? this.#readHeld(index, code)
            : this.#readStop(index);
      if (this.#isShort) {
        this.#at = index;
        this.#lineStart = lineStart;
        this.#open = open;
        return null;
      }
      if (found < 0) {
        index = -found;
        continue;
      }
      this.#at = found;
      if (found >= length) return null;
      this.#start = found;
      this.#content = -1;
      return found;
    }
    this.#at = index;
    return null;
  }

  /** The functions below answer with the beginning of the next sentence or, negative, with where to go on. */

  #read = (index: number): number => {
    if (index < this.#text.length) return this.#text.charCodeAt(index);
    if (!this.#isWhole) this.#isShort = true;
    return -1;
  };

  #before(index: number): number {
    return index > this.#start ? this.#text.charCodeAt(index - 1) : -1;
  }

  #readLineEnd(index: number): number {
    const { next, isHard } = readLineEnd(this.#text, this.#read, this.#lineStart, index, this.#open);
    this.#lineStart = next;
    if (!isHard || this.#content < 0) return -next;
    this.endsParagraph = true;
    return next;
  }

  /** Where a sentence that ends here gives way to the next: behind the white space. */
  #cut(from: number): number {
    let next = from;
    let lineAt = -1;
    for (;;) {
      const code = this.#read(next);
      if (isLineEnd(code)) {
        if (lineAt < 0) lineAt = next;
      } else if (!isBlank(code)) break;
      next += 1;
    }
    this.endsParagraph = lineAt >= 0;
    if (lineAt >= 0) this.#lineStart = next;
    return next;
  }

  /** Citations, notes and closing marks behind a stop belong to it. */
  #closeAt(from: number): number {
    let end = from;
    for (;;) {
      const code = this.#read(end);
      if (isCloser(code) || isSuperscript(code)) end += 1;
      else if (isEitherWay(code)) {
        const after = this.#read(end + 1);
        const isClosing = after === -1 || isBlank(after) || isLineEnd(after) || isCloser(after) || isEitherWay(after);
        if (!isClosing) return end;
        end += 1;
      } else {
        const note = this.#noteEnd(end);
        if (note === end) return end;
        end = note;
      }
    }
  }

  /** [1], [2-5, 7], [@work]; behind a blank only where nothing else follows directly. */
  #noteEnd(from: number): number {
    let at = from;
    while (isBlank(this.#read(at))) at += 1;
    const bracket = this.#read(at);
    if (bracket !== 0x5b && bracket !== 0xff3b) return from;
    const close = bracket === 0x5b ? 0x5d : 0xff3d;
    const isNamed = this.#read(at + 1) === 0x40 || this.#read(at + 1) === 0x23;
    let end = at + 1;
    for (;;) {
      const code = this.#read(end);
      if (code === close) break;
      const isPart =
        isDigit(code) ||
        code === 0x2c ||
        code === 0xff0c ||
        code === 0x3001 ||
        code === 0x2d ||
        code === 0x2013 ||
        code === 0x20 ||
        (isNamed && (isLetter(code) || code === 0x40 || code === 0x23 || code === 0x5f || code === 0x3b));
      if (!isPart || end - at > longestNote) return from;
      end += 1;
    }
    if (end === at + 1) return from;
    if (at > from && !isNamed) {
      const after = this.#read(end + 1);
      if (after !== -1 && !isBlank(after) && !isLineEnd(after)) return from;
    }
    return end + 1;
  }

  #skipBlanks(from: number): { at: number; lines: number } {
    let at = from;
    let lines = 0;
    for (;;) {
      const code = this.#read(at);
      if (isLineEnd(code)) {
        if (code !== 0x0a || this.#text.charCodeAt(at - 1) !== 0x0d) lines += 1;
      } else if (!isBlank(code)) return { at, lines };
      at += 1;
    }
  }

  #readStop(index: number): number {
    if (kinds[this.#text.charCodeAt(index)] === semicolon) return this.#cut(this.#closeAt(index + 1));
    let end = index;
    let isWideStop = false;
    let asks = false;
    while (isStop(this.#read(end))) {
      const code = this.#text.charCodeAt(end);
      if (isStrong(code)) isWideStop = true;
      if (isAsking(code)) asks = true;
      end += 1;
    }
    const closed = this.#closeAt(end);
    const after = this.#read(closed);
    if (after === -1) return -closed;
    if (isComma(after)) return -closed;
    const before = this.#before(index);
    if (isWideStop) return this.#isWideDecimal(index, end) ? -closed : this.#cut(closed);
    if (asks) return this.#readAsking(end, closed, before);
    if (end - index > 1 || !isPoint(this.#text.charCodeAt(index))) return this.#readEllipsis(index, closed);
    return this.#readPoint(index, closed);
  }

  /** 0。05: a keyboard left in Chinese. */
  #isWideDecimal(index: number, end: number): boolean {
    if (end !== index + 1 || !isDigit(this.#before(index)) || !isDigit(this.#read(end))) return false;
    let last = end;
    while (last < end + 5 && isDigit(this.#read(last))) last += 1;
    return last - end !== 4 || this.#read(last) !== 0x5e74;
  }

  #readAsking(end: number, closed: number, before: number): number {
    const after = this.#read(closed);
    if (isWide(after) || (isWide(before) && !isLetter(after) && !isDigit(after))) return this.#cut(closed);
    if (isBlank(after) || isLineEnd(after)) {
      const { at, lines } = this.#skipBlanks(closed);
      // "Why?" he asked. —¿Vienes? —preguntó.
      const isTold = closed > end ? isLower(this.#read(at)) : isDash(this.#read(at)) && isLower(this.#read(at + 1));
      return lines === 0 && isTold ? -closed : this.#cut(closed);
    }
    return isLower(before) && isUpper(after) ? this.#cut(closed) : -closed;
  }

  #readEllipsis(index: number, closed: number): number {
    const after = this.#read(closed);
    if (isWide(after) && isWide(this.#before(index))) {
      const isOpen =
        index - this.#content < shortestTrailing ||
        isHiragana(after) ||
        goesOnBehind(after) ||
        leadsOn(this.#before(index));
      return isOpen ? -closed : this.#cut(closed);
    }
    if (!isBlank(after) && !isLineEnd(after)) return -closed;
    const { at, lines } = this.#skipBlanks(closed);
    // At the end of a line its own rules hold.
    if (lines > 0) return -closed;
    const first = this.#read(at);
    return isUpper(first) || isQuote(first) || first === 0xbf || first === 0xa1 ? this.#cut(closed) : -closed;
  }

  #readPoint(index: number, closed: number): number {
    const goOn = (): number => {
      this.#open = index;
      return -closed;
    };
    const after = this.#read(closed);
    const word = this.#wordBefore(index);
    if (this.#isMarker(word, index)) return goOn();
    const isDirect = closed === index + 1;
    if (isWide(after)) {
      const before = this.#before(index);
      if (isDigit(before)) return this.#endsNumber(word, index) ? this.#cut(closed) : goOn();
      if (isLetter(before) && this.#shortens(word, closed)) return goOn();
      return this.#cut(closed);
    }
    if (isBlank(after) || isLineEnd(after))
      return this.#endsBeforeBlank(word, index, closed) ? this.#cut(closed) : goOn();
    if (!isDirect) return goOn();
    if (isWide(this.#before(index)) && (kinds[after] === opening || isUpper(after))) return this.#cut(closed);
    if (isDigit(after)) return this.#readNoteNumber(word, index);
    return this.#lacksBlank(word, index) && !this.#isAddress(index) ? this.#cut(closed) : goOn();
  }

  /** "end.The next", "in 2014.It": a blank was forgotten. */
  #lacksBlank(word: string, index: number): boolean {
    const isQuoted = isQuote(this.#read(index + 1));
    const at = isQuoted ? index + 2 : index + 1;
    if (!isUpper(this.#read(at)) || /^\p{Lu}$|\.\p{L}/u.test(word) || linking.has(word.toLowerCase())) return false;
    if (/^\p{Ll}{3,}$/u.test(word)) return isLower(this.#read(at + 1)) || isBlank(this.#read(at + 1));
    return !this.#shortens(word, at) && this.#opensSentence(at);
  }

  /** "deposition.12 The": the number of a note that lost its place above the line. */
  #readNoteNumber(word: string, index: number): number {
    const goOn = -(index + 1);
    if (!/^\p{Ll}{4,}$/u.test(word) || linking.has(word) || this.#isAddress(index)) return goOn;
    let end = index + 1;
    while (end < index + 12 && (isDigit(this.#read(end)) || this.#read(end) === 0x2c || this.#read(end) === 0x2013))
      end += 1;
    if (!isBlank(this.#read(end))) return goOn;
    return isUpper(this.#read(this.#skipBlanks(end).at)) ? this.#cut(end) : goOn;
  }

  #endsBeforeBlank(word: string, index: number, closed: number): boolean {
    const { at, lines } = this.#skipBlanks(closed);
    const first = this.#read(at);
    if (lines > 1 || first === -1) return true;
    if (this.#shortens(word, at)) return false;
    if (isLower(first)) {
      // Whoever writes carelessly begins with a small letter; a short word is more likely shortened.
      return closed === index + 1 && /^\p{L}{4,}$/u.test(word) && !linking.has(word.toLowerCase());
    }
    if (isDigit(this.#before(index)) && isDigit(first)) return /\d{4}$/u.test(word);
    return !isComma(first) && first !== 0x29 && first !== 0x3d;
  }

  /** The word that ends before a point, with the points inside it. */
  #wordBefore(index: number): string {
    let start = index;
    const least = Math.max(this.#start, index - longestWord);
    while (start > least) {
      const code = this.#text.charCodeAt(start - 1);
      if (!isLetter(code) && !isDigit(code) && code !== 0x2e && code !== 0x27 && code !== 0x2019) break;
      start -= 1;
    }
    return this.#text.slice(start, index);
  }

  /** 1. and A. and II. at the beginning are marks of what follows. */
  #isMarker(word: string, index: number): boolean {
    if (!/^(?:[\d０-９]{1,3}(?:\.\d{1,3})*|[A-Za-z]|[IVXLC]{1,6}|[ivx]{1,5})$/u.test(word)) return false;
    let at = index - word.length - 1;
    for (; at >= this.#content; at -= 1) {
      const code = this.#text.charCodeAt(at);
      if (!isBlank(code) && code !== 0x23 && code !== 0x2a && code !== 0x3e && code !== 0x2d) return false;
    }
    return true;
  }

  /** Whether the point only shortens the word; `next` is where the word behind it begins. */
  #shortens(word: string, next: number): boolean {
    const lower = word.toLowerCase();
    if (leading.has(lower)) return true;
    const isInitial = /^\p{L}$/u.test(word) || /\p{L}\.\p{L}{1,2}$/u.test(word) || /^(\p{Lu})\1$/u.test(word);
    if (!isInitial && !linking.has(lower) && !closing.has(lower)) return false;
    if (lower === 'no' && !isDigit(this.#read(next))) return false;
    return !this.#opensSentence(next);
  }

  #opensSentence(at: number): boolean {
    const first = this.#read(at);
    if (first === 0xbf || first === 0xa1) return true;
    if (!isUpper(first)) return false;
    let end = at;
    while (end < at + longestWord && isLetter(this.#read(end))) end += 1;
    // "A." and "I." are initials again.
    return this.#read(end) !== 0x2e && openers.has(this.#text.slice(at, end).toLowerCase());
  }

  /** A number before a point and an ideograph: P<0.05.结果 ends, 1.人才 does not. */
  #endsNumber(word: string, index: number): boolean {
    if (/\d\.\d|\d{3}$/u.test(word)) return true;
    return isOneOf('=<>＝＜＞≤≥')(this.#before(index - word.length)) || /^\p{L}/u.test(word);
  }

  #isAddress(index: number): boolean {
    let start = index;
    const least = Math.max(this.#start, index - 80);
    while (start > least && !isBlank(this.#text.charCodeAt(start - 1)) && !isWide(this.#text.charCodeAt(start - 1)))
      start -= 1;
    return /[/@\\_]|^www\./iu.test(this.#text.slice(start, index));
  }

  /** What stands in brackets or quotation marks is passed as a whole; a stop inside may end the sentence around it. */
  #readHeld(index: number, code: number): number {
    const close = this.#findClose(index, code);
    if (this.#isShort || close < 0) return -(index + 1);
    let inner = close - 1;
    while (inner > index && (isCloser(this.#text.charCodeAt(inner)) || isEitherWay(this.#text.charCodeAt(inner))))
      inner -= 1;
    if (code === 0x24 || inner === index || !isStop(this.#text.charCodeAt(inner))) return -(close + 1);
    const isFirst = index === this.#content;
    if (!isQuote(code) && !(isFirst && isRound(code))) return -(close + 1);
    const closed = this.#closeAt(close + 1);
    const after = this.#read(closed);
    if (after === -1 || isComma(after) || isStop(after)) return -closed;
    return this.#endsBehindQuote(index, inner, closed, isFirst) ? this.#cut(closed) : -closed;
  }

  #endsBehindQuote(index: number, inner: number, closed: number, isFirst: boolean): boolean {
    const after = this.#read(closed);
    const { at, lines } = this.#skipBlanks(closed);
    if (lines > 0) return true;
    const first = this.#read(at);
    if (isHiragana(after) || isLower(first)) return false;
    const lacksBlank = isUpper(after) && isLower(this.#read(closed + 1));
    if (!isBlank(after) && !isWide(after) && !isQuote(after) && !lacksBlank) return false;
    if (isPoint(this.#text.charCodeAt(inner)) && this.#shortens(this.#wordBefore(inner), at)) return false;
    if (isWide(after) && !isFirst && !isComma(this.#before(this.#backOverBlanks(index)))) return false;
    const isSaid = isWide(after) ? isFirst : !isPoint(this.#text.charCodeAt(inner));
    return !(isSaid && this.#isSpoken(closed));
  }

  #backOverBlanks(index: number): number {
    let at = index;
    while (at > this.#start && isBlank(this.#text.charCodeAt(at - 1))) at -= 1;
    return at;
  }

  #isSpoken(from: number): boolean {
    this.#read(from + speechReach);
    if (this.#isShort) {
      // The end of the line is as good as the reach.
      for (let at = from; at < this.#text.length; at += 1)
        if (isLineEnd(this.#text.charCodeAt(at))) this.#isShort = false;
    }
    return speech.test(this.#text.slice(from, from + speechReach));
  }

  #findClose(index: number, code: number): number {
    const close = pairs.get(code) ?? -1;
    const isSame = close === code;
    const first = this.#read(index + 1);
    if (isSame && (isBlank(first) || isLineEnd(first) || first === -1)) return -1;
    const before = this.#before(index);
    if (code === 0x22 && (isLetter(before) || isDigit(before))) return -1;
    const text = this.#text;
    if (!hasWithin(text, close, index + 1)) {
      if (this.#isWhole || index + longestHeld < text.length) return -1;
    }
    let depth = 1;
    let lines = 0;
    let lineStart = this.#lineStart;
    for (let at = index + 1; at <= index + longestHeld; at += 1) {
      const here = at < text.length ? text.charCodeAt(at) : this.#read(at);
      if (here === -1) return -1;
      if (kinds[here] === lineEnd) {
        lines += 1;
        const { next, isHard } = readLineEnd(text, this.#read, lineStart, at, -1);
        if (isHard || this.#isShort || lines > mostHeldLines) return -1;
        lineStart = next;
        at = next - 1;
      } else if (here === close) {
        // A price, or the beginning of another quotation.
        if (isSame && isBlank(text.charCodeAt(at - 1))) {
          if (code === 0x24) return -1;
          continue;
        }
        // An apostrophe is no closing mark.
        if (close === 0x2019 && isLetter(this.#read(at + 1))) continue;
        depth -= 1;
        if (depth === 0) {
          this.#lineStart = lineStart;
          return at;
        }
      } else if (here === code) depth += 1;
    }
    return -1;
  }
}

function hasWithin(text: string, mark: number, from: number): boolean {
  const to = Math.min(text.length, from + longestHeld);
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === mark) return true;
  return false;
}
