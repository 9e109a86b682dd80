import type { FieldMessageKey } from '@yanmo/contract/field-messages';

/** No request of the contract nests deeper; without a bound a body of brackets alone would exhaust the stack. */
const depthMaximum = 64;

export interface RefusedText {
  path: string[];
  message: FieldMessageKey;
}

/**
 * What no schema looks at and the database or the language runtime would choke on: null characters and lone surrogates
 * (PostgreSQL refuses both, one in text, one in jsonb), and keys that would reach an object's prototype.
 */
export function findRefusedText(value: unknown, depth = depthMaximum): RefusedText | null {
  if (typeof value === 'string') return isRefused(value) ? { path: [], message: 'null_character' } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return { path: [], message: 'invalid' };
  for (const key of Object.keys(value)) {
    const found = refuseKey(key) ?? findRefusedText((value as Record<string, unknown>)[key], depth - 1);
    if (found) {
      found.path.unshift(key);
      return found;
    }
  }
  return null;
}

function isRefused(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function refuseKey(key: string): RefusedText | null {
  if (key === '__proto__' || key === 'constructor') return { path: [], message: 'unknown' };
  return isRefused(key) ? { path: [], message: 'null_character' } : null;
}
