import type { SettingDifference } from './admin.ts';

/** A value that changed altogether is told by its first places; nobody reads more of them. */
const differencesMaximum = 200;

function entriesOf(value: unknown): Map<string, unknown> | null {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

/** Where two values differ, leaf by leaf; the path of the whole is empty. */
export function listDifferences(before: unknown, after: unknown, path = ''): SettingDifference[] {
  const [left, right] = [entriesOf(before), entriesOf(after)];
  if (!left || !right || Array.isArray(before) !== Array.isArray(after)) {
    return Object.is(before, after) ? [] : [{ path, before: before ?? null, after: after ?? null }];
  }
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  return [...new Set([...left.keys(), ...right.keys()])]
    .flatMap((key) => listDifferences(left.get(key), right.get(key), below(key)))
    .slice(0, differencesMaximum);
}
