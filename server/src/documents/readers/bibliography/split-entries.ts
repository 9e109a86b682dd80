/** One entry of a bibliography as it stands in its file; `line` counts from 1. */
export interface RawEntry {
  line: number;
  text: string;
}

/** Takes a file piece by piece and gives its entries as they become whole. */
export interface Splitter {
  push(chunk: string): RawEntry[];
  end(): RawEntry[];
}

/**
 * A record is some kilobytes; what is longer is no record, and would fill the memory. Indexes list with a work all that it
 * cites, and all who wrote it: a review of particle physics takes megabytes.
 */
const longestEntry = 400_000;
const longestLine = 8_000_000;

/** Cuts a text at places that `findEnd` names; keeps the line of what is left. */
abstract class Cutter implements Splitter {
  protected readonly longest: number = longestEntry;
  private rest = '';
  private line = 1;
  /** Within an entry that was given up; its remains are no entries. */
  private isSkipping = false;

  /** Where the first entry of the text begins and ends, or null while it is not whole. `isLast`: no more will come. */
  protected abstract find(text: string, isLast: boolean): { start: number; end: number } | null;

  /** Where one can go on behind an entry that was too long; null while that is not in sight. */
  protected findNext(_text: string): number | null {
    return 0;
  }

  push(chunk: string): RawEntry[] {
    this.rest += chunk;
    if (this.isSkipping) {
      const next = this.findNext(this.rest);
      this.skip(next ?? this.rest.length);
      if (next === null) return [];
      this.isSkipping = false;
    }
    return this.cut(false);
  }

  end(): RawEntry[] {
    return this.cut(true);
  }

  private cut(isLast: boolean): RawEntry[] {
    const entries: RawEntry[] = [];
    for (;;) {
      const found = this.find(this.rest, isLast);
      if (!found) {
        if (this.rest.length > this.longest) {
          entries.push({ line: this.line, text: this.rest.slice(0, 200) });
          this.skip(this.rest.length);
          this.isSkipping = true;
        }
        return entries;
      }
      const before = this.rest.slice(0, found.start);
      const text = this.rest.slice(found.start, found.end);
      const line = this.line + countLines(before);
      this.skip(found.end);
      if (text.trim() !== '') entries.push({ line, text: text.slice(0, this.longest) });
    }
  }

  private skip(length: number): void {
    this.line += countLines(this.rest.slice(0, length));
    this.rest = this.rest.slice(length);
  }
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** An entry begins with @ at the start of a line and ends where its brackets close, or where the next one begins. */
class BibtexCutter extends Cutter {
  protected find(text: string, isLast: boolean): { start: number; end: number } | null {
    const head = /(^|\n)[ \t]*@/u.exec(text);
    if (!head) return null;
    const start = head.index + head[0].length - 1;
    let depth = 0;
    let isOpen = false;
    for (let at = start; at < text.length; at += 1) {
      const character = text[at];
      if (character === '\\') at += 1;
      else if (character === '{' || (character === '(' && !isOpen)) {
        depth += 1;
        isOpen = true;
      } else if (character === '}' || (character === ')' && depth === 1 && text.slice(start, at).indexOf('{') < 0)) {
        depth -= 1;
        if (isOpen && depth <= 0) return { start, end: at + 1 };
      } else if (
        character === '@' &&
        at > start &&
        /\n[ \t]*$/u.test(text.slice(Math.max(0, at - 80), at)) &&
        /^@\w+\s*[{(]/u.test(text.slice(at, at + 40))
      ) {
        // A new entry before the brackets closed: the one before is broken, and must not swallow this one.
        return { start, end: at };
      }
    }
    return isLast ? { start, end: text.length } : null;
  }
}

/** A record ends with its line ER. */
class RisCutter extends Cutter {
  protected find(text: string, isLast: boolean): { start: number; end: number } | null {
    const end = /(?:^|\n)ER {2}-[^\n]*(?:\n|$)/u.exec(text);
    if (end && (isLast || end.index + end[0].length < text.length || text.endsWith('\n'))) {
      return { start: text.length - text.trimStart().length, end: end.index + end[0].length };
    }
    return isLast && text.trim() !== '' ? { start: text.length - text.trimStart().length, end: text.length } : null;
  }
}

/** One JSON value a line. */
class LineCutter extends Cutter {
  protected override readonly longest = longestLine;

  protected override findNext(text: string): number | null {
    const end = text.indexOf('\n');
    return end < 0 ? null : end + 1;
  }

  protected find(text: string, isLast: boolean): { start: number; end: number } | null {
    const end = text.indexOf('\n');
    if (end >= 0) return { start: 0, end: end + 1 };
    return isLast && text !== '' ? { start: 0, end: text.length } : null;
  }
}

/** Files of Crossref, and answers of the indexes, hold their works in one array with a name. */
const wrapping = /^\s*\{\s*"(?:items|results|works|data)"\s*:\s*\[/u;

/** The elements of one array, or one object alone. */
class ArrayCutter extends Cutter {
  protected override readonly longest = longestLine;

  protected find(text: string, isLast: boolean): { start: number; end: number } | null {
    const from = wrapping.exec(text)?.[0].length ?? 0;
    const inner = text.slice(from).search(/\{/u);
    const start = inner < 0 ? -1 : from + inner;
    if (start < 0) return null;
    let depth = 0;
    let isText = false;
    for (let at = start; at < text.length; at += 1) {
      const character = text[at];
      if (isText) {
        if (character === '\\') at += 1;
        else if (character === '"') isText = false;
      } else if (character === '"') isText = true;
      else if (character === '{') depth += 1;
      else if (character === '}') {
        depth -= 1;
        if (depth === 0) return { start, end: at + 1 };
      }
    }
    return isLast ? { start, end: text.length } : null;
  }
}

export const bibliographyFormats = ['bibtex', 'ris', 'json', 'jsonl'] as const;
export type BibliographyFormat = (typeof bibliographyFormats)[number];

export function createSplitter(format: BibliographyFormat): Splitter {
  switch (format) {
    case 'bibtex':
      return new BibtexCutter();
    case 'ris':
      return new RisCutter();
    case 'jsonl':
      return new LineCutter();
    case 'json':
      return new ArrayCutter();
  }
}

/** By what the file holds, whatever it is called; null where it is none of them. */
export function findFormat(head: string): BibliographyFormat | null {
  const text = head.replace(/^\uFEFF/u, '').trimStart();
  const start = text.slice(0, 10_000);
  if (/^TY {2}- /u.test(text) || /(?:^|\n)TY {2}- \w/u.test(text.slice(0, 2_000))) return 'ris';
  if (text.startsWith('[') || wrapping.test(text)) return 'json';
  if (text.startsWith('{')) {
    // One record of an index may well be longer than the part that shows the other formats.
    const end = text.indexOf('\n');
    try {
      JSON.parse(end < 0 ? text : text.slice(0, end));
      return 'jsonl';
    } catch {
      // Not one value a line: an object that goes over several.
      return 'json';
    }
  }
  return /(?:^|\n)[ \t]*@\w+\s*[{(]/u.test(start) ? 'bibtex' : null;
}
