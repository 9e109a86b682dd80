import fs from 'node:fs';
import path from 'node:path';
import { languages } from '../contract/src/languages.ts';
import { type SameText, sameTexts } from './locale-allowances.ts';

/** Flat keys ('nav.home', 'sections.0.title') of every language and namespace. */
export type Texts = Map<string, Map<string, string>>;
export type LocaleFiles = Map<string, Texts>;

export function readLocaleFiles(folder: string): LocaleFiles {
  return new Map(
    languages.map((language) => {
      const own = path.join(folder, language);
      const names = fs.existsSync(own) ? fs.readdirSync(own).filter((name) => name.endsWith('.json')) : [];
      return [
        language,
        new Map(
          names.sort().map((name) => {
            const content: unknown = JSON.parse(fs.readFileSync(path.join(own, name), 'utf8'));
            return [name.replace(/\.json$/, ''), new Map(flatten(content, ''))];
          }),
        ),
      ];
    }),
  );
}

function* flatten(value: unknown, key: string): Generator<[string, string]> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* flatten(inner, key === '' ? name : `${key}.${name}`);
  } else {
    // A number or null in a file of texts is a mistake; as an empty text it is reported as one.
    yield [key, typeof value === 'string' ? value : ''];
  }
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key as the code names it: `files_one` and `files_other` are both `files`. */
export function withoutPlural(key: string): string {
  return key.replace(pluralSuffix, '');
}

function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

function placeholders(text: string): string {
  const found = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}|<\/?(\w+)\s*\/?>|\$t\(([^)]+)\)/g)];
  return [...new Set(found.map(([, name, tag, nested]) => name ?? (tag ? `<${tag}>` : `$t(${nested})`)))]
    .sort()
    .join(', ');
}

/** What differs between the languages: files, keys, plural forms, placeholders, texts that are empty or not translated. */
export function findLocaleProblems(files: LocaleFiles, allowances: readonly SameText[] = sameTexts): string[] {
  const problems: string[] = [];
  const namespaces = new Set([...files.values()].flatMap((texts) => [...texts.keys()]));
  const usedAllowances = new Set<SameText>();
  for (const namespace of [...namespaces].sort()) {
    const keys = new Set([...files.values()].flatMap((texts) => [...(texts.get(namespace)?.keys() ?? [])]));
    const plurals = new Set([...keys].filter((key) => key.endsWith('_other')).map(withoutPlural));
    for (const [language, texts] of files) {
      const own = texts.get(namespace);
      if (!own) problems.push(`${language}/${namespace}.json is missing`);
      else problems.push(...findKeyProblems(`${language}/${namespace}.json`, language, own, keys, plurals));
    }
    const english = files.get('en')?.get(namespace) ?? new Map<string, string>();
    for (const [language, texts] of files) {
      for (const [key, text] of texts.get(namespace) ?? []) {
        const original = english.get(key) ?? english.get(`${withoutPlural(key)}_other`);
        if (language === 'en' || original === undefined) continue;
        const where = `${language}/${namespace}.json: ${key}`;
        if (placeholders(text) !== placeholders(original)) {
          problems.push(
            `${where} has the placeholders [${placeholders(text)}], English has [${placeholders(original)}]`,
          );
        }
        if (text !== original || !/\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''))) continue;
        const allowance = allowances.find((same) => same.text === text && same.languages.includes(language));
        if (allowance) usedAllowances.add(allowance);
        else problems.push(`${where} is the English text “${text}”`);
      }
    }
  }
  for (const allowance of allowances) {
    if (!usedAllowances.has(allowance))
      problems.push(`locale-allowances.ts allows “${allowance.text}”, which no file needs`);
  }
  return problems;
}

function findKeyProblems(
  where: string,
  language: string,
  own: Map<string, string>,
  keys: Set<string>,
  plurals: Set<string>,
): string[] {
  const isPlural = (key: string) => pluralSuffix.test(key) && plurals.has(withoutPlural(key));
  const wanted = new Set([
    ...[...keys].filter((key) => !isPlural(key)),
    ...[...plurals].flatMap((base) => pluralForms(language).map((form) => `${base}_${form}`)),
  ]);
  return [
    ...[...wanted].filter((key) => !own.has(key)).map((key) => `${where} lacks ${key}`),
    ...[...own.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${where} has ${key}, a plural form that ${language} never uses`),
    ...[...own].filter(([, text]) => text.trim() === '').map(([key]) => `${where}: ${key} is empty`),
  ];
}
