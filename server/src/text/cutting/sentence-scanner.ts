import { linking, speech, speechReach } from './abbreviations.ts';
import { isBlank, isDigit, isHiragana, isLetter, isLineEnd, isLower, isUpper, isWide } from './characters.ts';
import { findClose } from './held.ts';
import { readLineEnd } from './line-ends.ts';
import {
  goesOnBehind,
  isAsking,
  isCloser,
  isComma,
  isDash,
  isEitherWay,
  isPoint,
  isQuote,
  isRound,
  isStop,
  isStrong,
  kinds,
  leadsOn,
  lineEnd,
  opening,
  plain,
  semicolon,
  shortestTrailing,
} from './marks.ts';
import { endsNumber, isAddress, isMarker, opensSentence, shortens } from './points.ts';
import { TextView } from './text-view.ts';

/**
 * Finds where sentences end, from left to right. Each end is decided by the sentence itself and by what follows; where
 * that is not there yet (`isWhole` false) nothing is decided, so that a growing text is cut as the whole one will be.
 */
export class SentenceScanner {
  readonly #view = new TextView();
  #at = 0;
  /** Where a point stands that ends nothing. */
  #open = -1;
  #isClauseEnd: boolean;
  /** Whether the last cut was the end of a paragraph too. */
  endsParagraph = false;

  constructor({ clauses = false }: { clauses?: boolean } = {}) {
    this.#isClauseEnd = clauses;
  }

  get start(): number {
    return this.#view.start;
  }

  /** Up to here it is decided. */
  get at(): number {
    return this.#at;
  }

  /** The text as far as it is known; what was there before must still be there. */
  read(text: string, isWhole: boolean): void {
    this.#view.text = text;
    this.#view.isWhole = isWhole;
  }

  /** What can be left out in front: everything before the line in which the open sentence begins. */
  get settled(): number {
    return Math.min(this.#view.start, this.#view.lineStart);
  }

  forget(length: number): void {
    this.#view.start -= length;
    this.#at -= length;
    this.#view.lineStart -= length;
    this.#open -= length;
    if (this.#view.content >= 0) this.#view.content -= length;
  }

  /** Where the next sentence begins; null when there is no further one, or when nobody can tell yet. */
  next(): number | null {
    const text = this.#view.text;
    const { length } = text;
    let index = this.#at;
    while (index < length) {
      const code = text.charCodeAt(index);
      const kind = kinds[code];
      if (this.#view.content < 0 && kind !== lineEnd && !isBlank(code)) this.#view.content = index;
      if (kind === plain || (kind === semicolon && !this.#isClauseEnd)) {
        index += 1;
        continue;
      }
      this.#view.isShort = false;
      const lineStart = this.#view.lineStart;
      const open = this.#open;
      const found =
        kind === lineEnd
          ? this.#readLineEnd(index)
          : kind === opening
            ? this.#readHeld(index, code)
            : this.#readStop(index);
      if (this.#view.isShort) {
        this.#at = index;
        this.#view.lineStart = lineStart;
        this.#open = open;
        return null;
      }
      if (found < 0) {
        index = -found;
        continue;
      }
      this.#at = found;
      if (found >= length) return null;
      this.#view.start = found;
      this.#view.content = -1;
      return found;
    }
    this.#at = index;
    return null;
  }

  /** The functions below answer with the beginning of the next sentence or, negative, with where to go on. */

  #readLineEnd(index: number): number {
    const { next, isHard } = readLineEnd(this.#view.text, this.#view.read, this.#view.lineStart, index, this.#open);
    this.#view.lineStart = next;
    if (!isHard || this.#view.content < 0) return -next;
    this.endsParagraph = true;
    return next;
  }

  /** Where a sentence that ends here gives way to the next: behind the white space. */
  #cut(from: number): number {
    let next = from;
    let lineAt = -1;
    for (;;) {
      const code = this.#view.read(next);
      if (isLineEnd(code)) {
        if (lineAt < 0) lineAt = next;
      } else if (!isBlank(code)) break;
      next += 1;
    }
    this.endsParagraph = lineAt >= 0;
    if (lineAt >= 0) this.#view.lineStart = next;
    return next;
  }

  #readStop(index: number): number {
    if (kinds[this.#view.text.charCodeAt(index)] === semicolon) return this.#cut(this.#view.closeAt(index + 1));
    let end = index;
    let isWideStop = false;
    let asks = false;
    while (isStop(this.#view.read(end))) {
      const code = this.#view.text.charCodeAt(end);
      if (isStrong(code)) isWideStop = true;
      if (isAsking(code)) asks = true;
      end += 1;
    }
    const closed = this.#view.closeAt(end);
    const after = this.#view.read(closed);
    if (after === -1) return -closed;
    if (isComma(after)) return -closed;
    const before = this.#view.before(index);
    if (isWideStop) return this.#isWideDecimal(index, end) ? -closed : this.#cut(closed);
    if (asks) return this.#readAsking(end, closed, before);
    if (end - index > 1 || !isPoint(this.#view.text.charCodeAt(index))) return this.#readEllipsis(index, closed);
    return this.#readPoint(index, closed);
  }

  /** 0。05: a keyboard left in Chinese. */
  #isWideDecimal(index: number, end: number): boolean {
    if (end !== index + 1 || !isDigit(this.#view.before(index)) || !isDigit(this.#view.read(end))) return false;
    let last = end;
    while (last < end + 5 && isDigit(this.#view.read(last))) last += 1;
    return last - end !== 4 || this.#view.read(last) !== 0x5e74;
  }

  #readAsking(end: number, closed: number, before: number): number {
    const after = this.#view.read(closed);
    if (isWide(after) || (isWide(before) && !isLetter(after) && !isDigit(after))) return this.#cut(closed);
    if (isBlank(after) || isLineEnd(after)) {
      const { at, lines } = this.#view.skipBlanks(closed);
      // "Why?" he asked. —¿Vienes? —preguntó.
      const isTold =
        closed > end ? isLower(this.#view.read(at)) : isDash(this.#view.read(at)) && isLower(this.#view.read(at + 1));
      return lines === 0 && isTold ? -closed : this.#cut(closed);
    }
    return isLower(before) && isUpper(after) ? this.#cut(closed) : -closed;
  }

  #readEllipsis(index: number, closed: number): number {
    const after = this.#view.read(closed);
    if (isWide(after) && isWide(this.#view.before(index))) {
      const isOpen =
        index - this.#view.content < shortestTrailing ||
        isHiragana(after) ||
        goesOnBehind(after) ||
        leadsOn(this.#view.before(index));
      return isOpen ? -closed : this.#cut(closed);
    }
    if (!isBlank(after) && !isLineEnd(after)) return -closed;
    const { at, lines } = this.#view.skipBlanks(closed);
    // At the end of a line its own rules hold.
    if (lines > 0) return -closed;
    const first = this.#view.read(at);
    return isUpper(first) || isQuote(first) || first === 0xbf || first === 0xa1 ? this.#cut(closed) : -closed;
  }

  #readPoint(index: number, closed: number): number {
    const goOn = (): number => {
      this.#open = index;
      return -closed;
    };
    const after = this.#view.read(closed);
    const word = this.#view.wordBefore(index);
    if (isMarker(this.#view, word, index)) return goOn();
    const isDirect = closed === index + 1;
    if (isWide(after)) {
      const before = this.#view.before(index);
      if (isDigit(before)) return endsNumber(this.#view, word, index) ? this.#cut(closed) : goOn();
      if (isLetter(before) && shortens(this.#view, word, closed)) return goOn();
      return this.#cut(closed);
    }
    if (isBlank(after) || isLineEnd(after))
      return this.#endsBeforeBlank(word, index, closed) ? this.#cut(closed) : goOn();
    if (!isDirect) return goOn();
    if (isWide(this.#view.before(index)) && (kinds[after] === opening || isUpper(after))) return this.#cut(closed);
    if (isDigit(after)) return this.#readNoteNumber(word, index);
    return this.#lacksBlank(word, index) && !isAddress(this.#view, index) ? this.#cut(closed) : goOn();
  }

  /** "end.The next", "in 2014.It": a blank was forgotten. */
  #lacksBlank(word: string, index: number): boolean {
    const isQuoted = isQuote(this.#view.read(index + 1));
    const at = isQuoted ? index + 2 : index + 1;
    if (!isUpper(this.#view.read(at)) || /^\p{Lu}$|\.\p{L}/u.test(word) || linking.has(word.toLowerCase()))
      return false;
    if (/^\p{Ll}{3,}$/u.test(word)) return isLower(this.#view.read(at + 1)) || isBlank(this.#view.read(at + 1));
    return !shortens(this.#view, word, at) && opensSentence(this.#view, at);
  }

  /** "deposition.12 The": the number of a note that lost its place above the line. */
  #readNoteNumber(word: string, index: number): number {
    const goOn = -(index + 1);
    if (!/^\p{Ll}{4,}$/u.test(word) || linking.has(word) || isAddress(this.#view, index)) return goOn;
    let end = index + 1;
    while (
      end < index + 12 &&
      (isDigit(this.#view.read(end)) || this.#view.read(end) === 0x2c || this.#view.read(end) === 0x2013)
    )
      end += 1;
    if (!isBlank(this.#view.read(end))) return goOn;
    return isUpper(this.#view.read(this.#view.skipBlanks(end).at)) ? this.#cut(end) : goOn;
  }

  #endsBeforeBlank(word: string, index: number, closed: number): boolean {
    const { at, lines } = this.#view.skipBlanks(closed);
    const first = this.#view.read(at);
    if (lines > 1 || first === -1) return true;
    if (shortens(this.#view, word, at)) return false;
    if (isLower(first)) {
      // Whoever writes carelessly begins with a small letter; a short word is more likely shortened.
      return closed === index + 1 && /^\p{L}{4,}$/u.test(word) && !linking.has(word.toLowerCase());
    }
    if (isDigit(this.#view.before(index)) && isDigit(first)) return /\d{4}$/u.test(word);
    return !isComma(first) && first !== 0x29 && first !== 0x3d;
  }

  /** What stands in brackets or quotation marks is passed as a whole; a stop inside may end the sentence around it. */
  #readHeld(index: number, code: number): number {
    const close = findClose(this.#view, index, code);
    if (this.#view.isShort || close < 0) return -(index + 1);
    let inner = close - 1;
    while (
      inner > index &&
      (isCloser(this.#view.text.charCodeAt(inner)) || isEitherWay(this.#view.text.charCodeAt(inner)))
    )
      inner -= 1;
    if (code === 0x24 || inner === index || !isStop(this.#view.text.charCodeAt(inner))) return -(close + 1);
    const isFirst = index === this.#view.content;
    if (!isQuote(code) && !(isFirst && isRound(code))) return -(close + 1);
    const closed = this.#view.closeAt(close + 1);
    const after = this.#view.read(closed);
    if (after === -1 || isComma(after) || isStop(after)) return -closed;
    return this.#endsBehindQuote(index, inner, closed, isFirst) ? this.#cut(closed) : -closed;
  }

  #endsBehindQuote(index: number, inner: number, closed: number, isFirst: boolean): boolean {
    const after = this.#view.read(closed);
    const { at, lines } = this.#view.skipBlanks(closed);
    if (lines > 0) return true;
    const first = this.#view.read(at);
    if (isHiragana(after) || isLower(first)) return false;
    const lacksBlank = isUpper(after) && isLower(this.#view.read(closed + 1));
    if (!isBlank(after) && !isWide(after) && !isQuote(after) && !lacksBlank) return false;
    if (isPoint(this.#view.text.charCodeAt(inner)) && shortens(this.#view, this.#view.wordBefore(inner), at))
      return false;
    if (isWide(after) && !isFirst && !isComma(this.#view.before(this.#backOverBlanks(index)))) return false;
    const isSaid = isWide(after) ? isFirst : !isPoint(this.#view.text.charCodeAt(inner));
    return !(isSaid && this.#isSpoken(closed));
  }

  #backOverBlanks(index: number): number {
    let at = index;
    while (at > this.#view.start && isBlank(this.#view.text.charCodeAt(at - 1))) at -= 1;
    return at;
  }

  #isSpoken(from: number): boolean {
    this.#view.read(from + speechReach);
    if (this.#view.isShort) {
      // The end of the line is as good as the reach.
      for (let at = from; at < this.#view.text.length; at += 1)
        if (isLineEnd(this.#view.text.charCodeAt(at))) this.#view.isShort = false;
    }
    return speech.test(this.#view.text.slice(from, from + speechReach));
  }
}
