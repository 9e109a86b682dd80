import type { FieldProblem } from '@yanmo/contract/errors';
import { type FieldMessageKey, fieldMessages } from '@yanmo/contract/field-messages';
import type { Language } from '@yanmo/contract/languages';
import type { z } from 'zod';
import { fillIn } from './fill-in.ts';

type Issue = z.core.$ZodIssue;

/** A request with thousands of wrong fields is told about the first ones only. */
const problemsMaximum = 20;
const pathLengthMaximum = 200;

export function isFieldMessageKey(text: string): text is FieldMessageKey {
  return Object.hasOwn(fieldMessages, text);
}

export function fieldMessage(key: FieldMessageKey, language: Language, params: Record<string, unknown> = {}): string {
  return fillIn(fieldMessages[key][language], params);
}

/** What a schema found wrong with `data`, one problem a field, in the caller's language. */
export function listFieldProblems(issues: readonly Issue[], data: unknown, language: Language): FieldProblem[] {
  const found = new Map<string, string>();
  for (const { path, key, params } of issues.flatMap((issue) => explain(issue, [], data))) {
    const name = fieldPath(path);
    if (!found.has(name)) found.set(name, fieldMessage(key, language, params));
    if (found.size === problemsMaximum) break;
  }
  return [...found].map(([path, message]) => ({ path, message }));
}

/** The whole body or query has no name of its own: an array where an object was due, for one. */
export function fieldPath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body';
  return path.map(String).join('.').slice(0, pathLengthMaximum);
}

interface Explanation {
  path: PropertyKey[];
  key: FieldMessageKey;
  params: Record<string, unknown>;
}

function explain(issue: Issue, above: readonly PropertyKey[], data: unknown): Explanation[] {
  const path = [...above, ...issue.path];
  const params = issue as unknown as Record<string, unknown>;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], key: 'unknown' as const, params }));
  }
  if (isFieldMessageKey(issue.message)) {
    const own = issue.code === 'custom' ? issue.params : undefined;
    return [{ path, key: issue.message, params: { ...params, ...own } }];
  }
  if (issue.code === 'invalid_union') return explainUnion(issue, path, data);
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    return issue.issues.flatMap((inner) => explain(inner, path, data));
  }
  return [{ path, ...keyOf(issue, valueAt(data, path)) }];
}

/** The branch that came closest says most; a discriminator that fits none names its own field. */
function explainUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: PropertyKey[],
  data: unknown,
): Explanation[] {
  if (valueAt(data, path) === undefined) return [{ path, key: 'required', params: {} }];
  const branches = issue.errors.filter((errors) => errors.length > 0);
  const closest = branches.toSorted((left, right) => left.length - right.length)[0];
  if (!closest) return [{ path, key: 'not_an_option', params: {} }];
  if (closest.every((inner) => inner.path.length === 0 && inner.code !== 'unrecognized_keys') && branches.length > 1) {
    return [{ path, key: 'invalid', params: {} }];
  }
  return closest.flatMap((inner) => explain(inner, path, data));
}

function keyOf(issue: Issue, value: unknown): { key: FieldMessageKey; params: Record<string, unknown> } {
  if (value === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    return { key: 'required', params: {} };
  }
  switch (issue.code) {
    case 'invalid_type':
      return { key: 'wrong_type', params: {} };
    case 'invalid_value':
      return { key: 'not_an_option', params: {} };
    case 'too_small': {
      const minimum = Number(issue.minimum) + (issue.inclusive === false ? 1 : 0);
      return value === '' ? { key: 'required', params: {} } : { key: 'too_short', params: { minimum } };
    }
    case 'too_big':
      return { key: 'too_long', params: { maximum: Number(issue.maximum) - (issue.inclusive === false ? 1 : 0) } };
    default:
      return { key: 'invalid', params: {} };
  }
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
