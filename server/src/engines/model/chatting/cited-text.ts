/** What may be open at the end of what has arrived: a citation that is not whole yet. */
const openMark = /\s?[[【][\s^\d,，、;；]{0,24}$/u;
const mark = /\s?[[【]\^?(\d{1,3}(?:\s*[,，、;；]\s*\d{1,3})*)[\]】](?!\()/gu;
/** Where prose ends: code, in lines of its own or within one, and formulas. */
const beginning = /```|`|\$\$|\$(?!\d)/u;
/** A sign that may be the first of such a mark, at the end of what has arrived. */
const openBeginning = /(?:`{1,2}|\$)$/u;
/** What has no end on its own line was none. */
const endings: Readonly<Record<string, RegExp>> = { '```': /```/u, '`': /[`\n]/u, $$: /\$\$/u, $: /[$\n]/u };
const longestEnding = 3;

/**
 * An answer as it arrives, with citations of what was given alone: `[7]` of five passages goes before anybody sees it. Code and formulas
 * have brackets of their own, and are left as they are.
 */
export class CitedText {
  readonly #most: number;
  readonly #cited = new Set<number>();
  /** Arrived and not given yet. */
  #held = '';
  /** What the stretch ends with that is not prose; null in prose. */
  #ending: RegExp | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  /** Numbers that were given on, in the order in which they came. */
  get cited(): number[] {
    return [...this.#cited];
  }

  push(text: string): string {
    return this.#read(this.#held + text, false);
  }

  /** What was held back never came: what follows goes on behind what was given. */
  forgetHeld(): void {
    this.#held = '';
  }

  get isProse(): boolean {
    return this.#ending === null;
  }

  /** What was held back. */
  finish(): string {
    return this.#read(this.#held, true);
  }

  #read(text: string, isEnd: boolean): string {
    let [given, rest] = ['', text];
    for (;;) {
      const found = (this.#ending ?? beginning).exec(rest);
      // Whether it is one sign or three is not known before the next one is there.
      const isSure = found && (isEnd || found.index + longestEnding <= rest.length);
      if (!found || !isSure) break;
      const stretch = rest.slice(0, found.index);
      given += (this.#ending ? stretch : this.#clean(stretch)) + found[0];
      rest = rest.slice(found.index + found[0].length);
      this.#ending = this.#ending ? null : (endings[found[0]] ?? null);
    }
    const open = isEnd ? null : (this.#ending ? /[`$]{1,3}[^`$]?$/u : openMark).exec(rest);
    const doubtful = isEnd ? null : (openBeginning.exec(rest) ?? beginning.exec(rest));
    const end = Math.min(open?.index ?? rest.length, doubtful?.index ?? rest.length);
    this.#held = rest.slice(end);
    const whole = rest.slice(0, end);
    return given + (this.#ending ? whole : this.#clean(whole));
  }

  #clean(prose: string): string {
    return prose.replace(mark, (whole, numbers: string) => {
      const lead = /^\s/u.exec(whole)?.[0] ?? '';
      const known = numbers
        .split(/\D+/u)
        .map(Number)
        .filter((number) => number >= 1 && number <= this.#most);
      for (const number of known) this.#cited.add(number);
      return known.length === 0 ? '' : lead + known.map((number) => `[${number}]`).join('');
    });
  }
}
