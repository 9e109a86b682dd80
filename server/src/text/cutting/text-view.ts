import { isBlank, isDigit, isLetter, isLineEnd } from './characters.ts';
import { isCloser, isEitherWay, isSuperscript } from './marks.ts';

const longestNote = 40;
export const longestWord = 24;

/** A text as far as it is known, and the sentence that is open in it. */
export class TextView {
  text = '';
  isWhole = true;
  /** A decision needed what is not there yet. */
  isShort = false;
  /** Where the open sentence begins, and where its first sign stands. */
  start = 0;
  content = -1;
  lineStart = 0;

  read = (index: number): number => {
    if (index < this.text.length) return this.text.charCodeAt(index);
    if (!this.isWhole) this.isShort = true;
    return -1;
  };

  before(index: number): number {
    return index > this.start ? this.text.charCodeAt(index - 1) : -1;
  }

  /** Citations, notes and closing marks behind a stop belong to it. */
  closeAt(from: number): number {
    let end = from;
    for (;;) {
      const code = this.read(end);
      if (isCloser(code) || isSuperscript(code)) end += 1;
      else if (isEitherWay(code)) {
        const after = this.read(end + 1);
        const isClosing = after === -1 || isBlank(after) || isLineEnd(after) || isCloser(after) || isEitherWay(after);
        if (!isClosing) return end;
        end += 1;
      } else {
        const note = this.noteEnd(end);
        if (note === end) return end;
        end = note;
      }
    }
  }

  /** [1], [2-5, 7], [@work]; behind a blank only where nothing else follows directly. */
  noteEnd(from: number): number {
    let at = from;
    while (isBlank(this.read(at))) at += 1;
    const bracket = this.read(at);
    if (bracket !== 0x5b && bracket !== 0xff3b) return from;
    const close = bracket === 0x5b ? 0x5d : 0xff3d;
    const isNamed = this.read(at + 1) === 0x40 || this.read(at + 1) === 0x23;
    let end = at + 1;
    for (;;) {
      const code = this.read(end);
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
      const after = this.read(end + 1);
      if (after !== -1 && !isBlank(after) && !isLineEnd(after)) return from;
    }
    return end + 1;
  }

  skipBlanks(from: number): { at: number; lines: number } {
    let at = from;
    let lines = 0;
    for (;;) {
      const code = this.read(at);
      if (isLineEnd(code)) {
        if (code !== 0x0a || this.text.charCodeAt(at - 1) !== 0x0d) lines += 1;
      } else if (!isBlank(code)) return { at, lines };
      at += 1;
    }
  }

  /** The word that ends before a point, with the points inside it. */
  wordBefore(index: number): string {
    let start = index;
    const least = Math.max(this.start, index - longestWord);
    while (start > least) {
      const code = this.text.charCodeAt(start - 1);
      if (!isLetter(code) && !isDigit(code) && code !== 0x2e && code !== 0x27 && code !== 0x2019) break;
      start -= 1;
    }
    return this.text.slice(start, index);
  }
}
