const start = '<think>';
const end = '</think>';

/** Takes away the thoughts with which some models begin. */
export class Thoughts {
  #state: 'start' | 'thinking' | 'over' = 'start';
  #buffer = '';

  /** What of the text so far is answer. */
  push(text: string): string {
    if (this.#state === 'over') return text;
    this.#buffer += text;
    if (this.#state === 'start') {
      const begin = this.#buffer.trimStart();
      if (begin.length < start.length && start.startsWith(begin)) return '';
      if (!begin.startsWith(start)) return this.#leave(this.#buffer);
      this.#state = 'thinking';
    }
    const at = this.#buffer.indexOf(end);
    if (at >= 0) return this.#leave(this.#buffer.slice(at + end.length).trimStart());
    this.#buffer = this.#buffer.slice(-end.length);
    return '';
  }

  /** What was kept back at the end of the answer; thoughts without an end are none of it. */
  finish(): string {
    return this.#leave(this.#state === 'start' ? this.#buffer : '');
  }

  #leave(rest: string): string {
    this.#state = 'over';
    this.#buffer = '';
    return rest;
  }
}
