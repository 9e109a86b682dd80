import type { XmlElement } from '../xml/walk-xml.ts';
import { childrenNamed, findChild, isOn, wordValue } from '../xml/xml-element.ts';
import { writeNumber } from './write-number.ts';

interface Level {
  format: string;
  /** `%1.%2` with the numbers of the levels above. */
  text: string;
  start: number;
  /** All numbers of the label in digits, however the levels above write theirs. */
  isDigitsOnly: boolean;
}

const deepestLevel = 8;

/** Counts the paragraphs of numbered lists, since their numbers stand nowhere in the file. */
export class Numbering {
  /** Which list a number of the file uses, and where that number starts levels anew. */
  readonly #lists = new Map<string, { list: string; starts: Map<number, number> }>();
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #counters = new Map<string, number[]>();

  constructor(root: XmlElement | undefined) {
    if (!root) return;
    for (const list of childrenNamed(root, 'w:abstractNum')) {
      const levels = new Map([...childrenNamed(list, 'w:lvl')].map((level) => [indexOf(level), readLevel(level)]));
      this.#levels.set(list.attributes['w:abstractNumId'] ?? '', levels);
    }
    for (const number of childrenNamed(root, 'w:num')) {
      const starts = new Map<number, number>();
      for (const override of childrenNamed(number, 'w:lvlOverride')) {
        const start = wordValue(override, 'w:startOverride');
        if (start !== undefined) starts.set(indexOf(override), Number.parseInt(start, 10) || 0);
      }
      this.#lists.set(number.attributes['w:numId'] ?? '', { list: wordValue(number, 'w:abstractNumId') ?? '', starts });
    }
  }

  /** The label of the next paragraph in this list; null where the file knows no such list. */
  next({ id, level }: { id: string; level: number }): string | null {
    const used = this.#lists.get(id);
    const levels = used && this.#levels.get(used.list);
    const own = levels?.get(level);
    if (!used || !levels || !own || level > deepestLevel) return null;
    // A number with a start of its own counts for itself; the others go on with their list.
    const key = used.starts.size > 0 ? `number ${id}` : used.list;
    const counters = this.#counters.get(key) ?? [];
    this.#counters.set(key, counters);
    const startOf = (index: number): number => used.starts.get(index) ?? levels.get(index)?.start ?? 1;
    counters[level] = counters[level] === undefined ? startOf(level) : counters[level] + 1;
    counters.length = level + 1;
    if (own.format === 'bullet' || own.format === 'none') return own.format === 'none' ? '' : '•';
    return own.text.replace(/%([1-9])/gu, (_, digit: string) => {
      const index = Number(digit) - 1;
      const count = counters[index] ?? startOf(index);
      return writeNumber(count, own.isDigitsOnly ? 'decimal' : (levels.get(index)?.format ?? 'decimal'));
    });
  }
}

const indexOf = (level: XmlElement): number => Number.parseInt(level.attributes['w:ilvl'] ?? '0', 10) || 0;

function readLevel(level: XmlElement): Level {
  return {
    format: wordValue(level, 'w:numFmt') ?? 'decimal',
    text: findChild(level, 'w:lvlText')?.attributes['w:val'] ?? '',
    start: Number.parseInt(wordValue(level, 'w:start') ?? '1', 10) || 0,
    isDigitsOnly: isOn(level, 'w:isLgl'),
  };
}
