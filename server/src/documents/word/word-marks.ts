import type { LaidRun, Layout } from '../layout/laid.ts';

/**
 * The names of bookmarks, and the footnotes met on the way. Names are short and hidden (they begin with an underscore):
 * Word allows 40 characters, and the ids of blocks may be longer. Those of the contents are apart from those of
 * references, because Word throws its own away when it fills the contents anew.
 */
export class WordMarks {
  /** What the words of the document are in, also where they are digits and brackets. */
  readonly textLanguage: string;
  readonly footnotes = new Map<number, readonly LaidRun[]>();
  readonly #names = new Map<string, string>();
  readonly #fields = new Map<string, string | null>();
  readonly #aims = new Set<string>();

  constructor(layout: Layout) {
    this.textLanguage = layout.metadata.language;
    const { levels } = layout.template.numberings[layout.template.forms[layout.type].numbering];
    for (const section of layout.sections) {
      for (const item of section.items) {
        if (item.kind === 'figure' || item.kind === 'table' || item.kind === 'formula')
          this.#fields.set(item.id, '\\h');
        if (item.kind === 'heading') {
          // Word leaves out a point behind a number but repeats any other mark (一、), and a heading without number has none to give.
          const pattern = item.role === 'appendix' ? 'A' : (levels[item.level - 1]?.pattern ?? '');
          const isPlain = item.number !== null && !/[^%\p{L}\p{N}）).]$/u.test(pattern);
          this.#fields.set(item.id, isPlain ? '\\r \\h' : null);
        }
      }
    }
    for (const id of referredIn(layout)) this.#aims.add(id);
  }

  contents(id: string): string {
    return this.#name('_Toc', id);
  }

  target(id: string): string {
    return this.#name('_Ref', id);
  }

  reference(id: string): string {
    return this.#name('_Work', id);
  }

  /** The bookmarks that a heading, caption or number bears; only what something points at is marked. */
  targetNames(id: string): string[] {
    return this.#aims.has(id) ? [this.target(id)] : [];
  }

  /** The switches of the REF field that prints the target; null: none can. */
  fieldOf(id: string): string | null {
    return this.#fields.get(id) ?? null;
  }

  addFootnote(number: number, runs: readonly LaidRun[]): void {
    this.footnotes.set(number, runs);
  }

  #name(prefix: string, id: string): string {
    const key = `${prefix} ${id}`;
    const known = this.#names.get(key);
    if (known) return known;
    const name = `${prefix}${String(this.#names.size + 1).padStart(6, '0')}`;
    this.#names.set(key, name);
    return name;
  }
}

function* referredIn(layout: Layout): Iterable<string> {
  for (const section of layout.sections) {
    for (const item of section.items) {
      switch (item.kind) {
        case 'heading':
        case 'paragraph':
        case 'reference':
          yield* aimsOf(item.runs);
          break;
        case 'list':
          for (const entry of item.items) yield* aimsOf(entry.runs);
          break;
        case 'table':
          for (const cell of [...item.head, ...item.rows].flat()) yield* aimsOf(cell.runs);
          yield* aimsOf([...(item.caption?.runs ?? []), ...item.notes.flat()]);
          break;
        case 'figure':
          yield* aimsOf([...item.caption.runs, ...item.notes.flat()]);
          break;
      }
    }
  }
}

function* aimsOf(runs: readonly LaidRun[]): Iterable<string> {
  for (const run of runs) {
    if (run.kind === 'reference' && !run.isCut) yield run.target;
    if (run.kind === 'footnote') yield* aimsOf(run.runs);
  }
}
