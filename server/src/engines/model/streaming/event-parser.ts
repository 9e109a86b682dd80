/** What a server sends as events, line by line: comments, names and numbers of events are of no use to us. */
export class EventParser {
  #rest = '';
  #data: string[] = [];

  /** The data of the events that are whole by now. */
  push(text: string): string[] {
    const events: string[] = [];
    const lines = this.#rest === '' ? text : this.#rest + text;
    let from = 0;
    for (let end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', from)) {
      const line = lines.slice(from, lines.charCodeAt(end - 1) === carriageReturn && end > from ? end - 1 : end);
      from = end + 1;
      if (line === '') this.#dispatch(events);
      else if (line.startsWith('data:')) this.#data.push(line.slice(line.charCodeAt(5) === space ? 6 : 5));
    }
    this.#rest = lines.slice(from);
    return events;
  }

  #dispatch(events: string[]): void {
    if (this.#data.length === 0) return;
    events.push(this.#data.length === 1 ? (this.#data[0] ?? '') : this.#data.join('\n'));
    this.#data = [];
  }
}

const carriageReturn = 13;
const space = 32;
