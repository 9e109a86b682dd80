import type { AnyRoute } from '@yanmo/contract/route';

interface Entry {
  pattern: RegExp;
  methods: Set<string>;
}

/** Which methods an address takes; asked only when no route matched, to tell a wrong method from a wrong path. */
export class PathTable {
  readonly #entries = new Map<string, Entry>();

  add({ method, path }: Pick<AnyRoute, 'method' | 'path'>): void {
    const entry = this.#entries.get(path) ?? { pattern: toRegExp(path), methods: new Set() };
    entry.methods.add(method);
    if (method === 'GET') entry.methods.add('HEAD');
    this.#entries.set(path, entry);
  }

  has({ method, path }: Pick<AnyRoute, 'method' | 'path'>): boolean {
    return this.#entries.get(path)?.methods.has(method) ?? false;
  }

  /** The value of an `Allow` header, or null when no route has this path. */
  findAllowed(pathname: string): string | null {
    const plain = this.#entries.get(pathname);
    if (plain) return [...plain.methods].join(', ');
    for (const { pattern, methods } of this.#entries.values())
      if (pattern.test(pathname)) return [...methods].join(', ');
    return null;
  }
}

function toRegExp(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${literal}$`);
}
