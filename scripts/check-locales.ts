import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SameText, sameTexts } from './locale-allowances.ts';
import { findLocaleProblems, type LocaleFiles, readLocaleFiles, withoutPlural } from './locale-files.ts';
import { report } from './report.ts';
import { readSourceTexts, type SourceTexts } from './source-texts.ts';

/** What a reader of one of the four languages would miss, and texts that nobody reads any more. */
export function findTextProblems(root: string, allowances: readonly SameText[] = sameTexts): string[] {
  const files = readLocaleFiles(path.join(root, 'web', 'src', 'locales'));
  const texts = readSourceTexts(root);
  return [
    ...findLocaleProblems(files, allowances),
    ...findLoosePercents(files),
    ...findKeyUseProblems(files, texts),
    ...texts.problems,
  ];
}

/** A figure at the end of a line and its sign on the next. */
function findLoosePercents(files: LocaleFiles): string[] {
  return [...files].flatMap(([language, namespaces]) =>
    [...namespaces].flatMap(([namespace, texts]) =>
      [...texts]
        .filter(([, text]) => /(?:\d|\}\}) %/.test(text))
        .map(([key]) => `${language}/${namespace}.json: ${key}: the blank before % must be one that does not break`),
    ),
  );
}

/** What each key uses: itself, and everything below it where it is that of a whole group (returnObjects). */
function groupKeys(keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const parts = key.split('.');
    for (let length = 1; length <= parts.length; length += 1) {
      const group = parts.slice(0, length).join('.');
      groups.set(group, [...(groups.get(group) ?? []), key]);
    }
  }
  return groups;
}

/** English stands for all: that the others have the same keys is checked on its own. */
function findKeyUseProblems(files: LocaleFiles, texts: SourceTexts): string[] {
  const english = files.get('en') ?? new Map<string, Map<string, string>>();
  const keysOf = new Map([...english].map(([namespace, own]) => [namespace, [...own.keys()].map(withoutPlural)]));
  const below = new Map([...keysOf].map(([namespace, keys]) => [namespace, groupKeys(keys)]));
  const problems: string[] = [];
  const used = new Set<string>();

  const use = (namespace: string, key: string): boolean => {
    const found = below.get(namespace)?.get(key) ?? [];
    for (const known of found) used.add(`${namespace}:${known}`);
    return found.length > 0;
  };

  for (const { key, namespaces, where } of texts.calls) {
    const [namespace, own] = key.includes(':')
      ? [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
      : [null, key];
    const isFound = (namespace === null ? namespaces : [namespace])
      .map((candidate) => use(candidate, own))
      .some(Boolean);
    if (!isFound) problems.push(`${where}: t('${key}') has no text in ${namespace ?? namespaces.join(', ')}.json`);
  }
  for (const [literal, where] of texts.literals) {
    const separator = literal.indexOf(':');
    const namespace = literal.slice(0, separator);
    if (separator > 0 && keysOf.has(namespace) && /^[\w.-]+$/.test(literal.slice(separator + 1))) {
      if (!use(namespace, literal.slice(separator + 1)))
        problems.push(`${where}: '${literal}' has no text in ${namespace}.json`);
    } else if (separator < 0) {
      for (const candidate of keysOf.keys()) use(candidate, literal);
    }
  }
  for (const [shown, pattern] of texts.patterns) {
    const [namespace] = shown.split(':');
    const isQualified = shown.includes(':') && namespace !== undefined && keysOf.has(namespace);
    const matches = [...keysOf].flatMap(([candidate, keys]) =>
      keys
        .filter((key) => pattern.test(`${candidate}:${key}`) || pattern.test(key))
        .map((key) => `${candidate}:${key}`),
    );
    for (const match of matches) used.add(match);
    if (isQualified && matches.length === 0) problems.push(`\`${shown}\` matches no text of ${namespace}.json`);
  }
  for (const [namespace, keys] of keysOf) {
    for (const key of new Set(keys)) {
      if (!used.has(`${namespace}:${key}`)) problems.push(`${namespace}.json: ${key} is used nowhere in web/src`);
    }
  }
  return problems;
}

if (import.meta.main) report('locales', findTextProblems(fileURLToPath(new URL('..', import.meta.url))));
