import { parsePartialJson } from './partial-json.ts';

/** An entry of the list that is not JSON; what came before it stays good. */
export class MalformedEntry extends Error {
  override name = 'MalformedEntry';
}

/** Longer entries are given when they are whole: each look at one that grows reads all of it. */
const growingMaximum = 50_000;

const thinkingStart = '<think>';
const thinkingEnd = '</think>';

/**
 * Reads `{"<key>": [entry, entry, …]}` as it streams in and gives each entry as soon as it is whole. Tolerates what models
 * put around it: a code fence, a sentence, a bare list, their thoughts, raw line breaks inside strings.
 */
export class JsonListReader {
  readonly #key: string;
  #state: 'before' | 'thinking' | 'object' | 'list' | 'closed' = 'before';
  #recent = '';
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isKeyExpected = true;
  #lastKey = '';
  #entry = '';
  #hasGrown = false;

  constructor(key: string) {
    this.#key = key;
  }

  /** The list was opened and closed: nothing more will come. */
  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** The text ended between two entries of an open list. */
  get isBetweenEntries(): boolean {
    return this.#state === 'list' && this.#entry === '';
  }

  /** The entry that is not whole yet, as far as it is there; undefined when nothing was added to it since it was last asked. */
  takeGrowing(): unknown {
    if (!this.#hasGrown) return undefined;
    this.#hasGrown = false;
    return this.#entry.length > growingMaximum ? undefined : parsePartialJson(this.#entry);
  }

  /** Throws MalformedEntry at the first entry that is not JSON; the reader is of no use afterwards. */
  *push(text: string): Generator<unknown> {
    for (const character of text) {
      switch (this.#state) {
        case 'before':
        case 'thinking':
          this.#seek(character);
          break;
        case 'object':
          this.#readObject(character);
          break;
        case 'list':
          if (this.#readList(character)) {
            yield parseEntry(this.#entry);
            this.#entry = '';
            this.#hasGrown = false;
          }
          break;
        case 'closed':
          return;
      }
    }
  }

  #seek(character: string): void {
    this.#recent = (this.#recent + character).slice(-thinkingEnd.length);
    if (this.#state === 'thinking') {
      if (this.#recent.endsWith(thinkingEnd)) this.#state = 'before';
    } else if (this.#recent.endsWith(thinkingStart)) {
      this.#state = 'thinking';
    } else if (character === '{') {
      this.#state = 'object';
      this.#depth = 1;
    } else if (character === '[') {
      this.#state = 'list';
      this.#depth = 0;
    }
  }

  #readObject(character: string): void {
    if (this.#isInString) {
      const isEnd = this.#stepInString(character);
      if (!isEnd && this.#depth === 1 && this.#isKeyExpected) this.#lastKey += character;
      return;
    }
    switch (character) {
      case '"':
        this.#isInString = true;
        if (this.#depth === 1 && this.#isKeyExpected) this.#lastKey = '';
        break;
      case ':':
        if (this.#depth === 1) this.#isKeyExpected = false;
        break;
      case ',':
        if (this.#depth === 1) this.#isKeyExpected = true;
        break;
      case '[':
        if (this.#depth === 1 && this.#lastKey === this.#key) {
          this.#state = 'list';
          this.#depth = 0;
        } else this.#depth += 1;
        break;
      case '{':
        this.#depth += 1;
        break;
      case '}':
      case ']':
        this.#depth -= 1;
        if (this.#depth === 0) this.#state = 'closed';
        break;
    }
  }

  /** True when #entry holds a whole entry. */
  #readList(character: string): boolean {
    if (this.#isInString) {
      // A raw control character inside a string is the commonest mistake of small models, and harmless once blank.
      this.#entry += character < ' ' ? ' ' : character;
      if (!this.#stepInString(character)) return false;
      this.#hasGrown = true;
      return this.#depth === 0;
    }
    if (this.#depth === 0) {
      if (character === ']') this.#state = 'closed';
      if (character === ']' || character === ',') return this.#entry !== '';
      if (/\s/.test(character)) return false;
    }
    this.#entry += character;
    if (character === '"') this.#isInString = true;
    else if (character === '{' || character === '[') this.#depth += 1;
    else if (character === '}' || character === ']') {
      this.#depth -= 1;
      return this.#depth === 0;
    }
    return false;
  }

  /** True when the character closed the string. */
  #stepInString(character: string): boolean {
    if (this.#isEscaped) {
      this.#isEscaped = false;
      return false;
    }
    if (character === '\\') this.#isEscaped = true;
    if (character !== '"') return false;
    this.#isInString = false;
    return true;
  }
}

function parseEntry(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MalformedEntry(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
