import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as codeLabels from '../contract/src/code-labels.ts';
import { errorMessages } from '../contract/src/error-messages.ts';
import { fieldMessages } from '../contract/src/field-messages.ts';
import { type Language, languages } from '../contract/src/languages.ts';
import { readLocaleFiles } from './locale-files.ts';
import { report } from './report.ts';

export interface Glossary {
  names: readonly Record<Language | 'thing', string>[];
  seconds: readonly { language: Language; not: string; but: string; exceptIn: string }[];
}

/** A text with where it stands. */
export type Text = readonly [where: string, text: string];

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function rowsBelow(markdown: string, heading: string): string[][] {
  const part = markdown.split(/^## /m).find((section) => section.startsWith(heading)) ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('|'));
  // The head, and the line below it.
  return lines.slice(2).map(cellsOf);
}

export function readGlossary(markdown: string): Glossary {
  return {
    names: rowsBelow(markdown, 'Names').map(([thing = '', zh = '', en = '', es = '', ja = '']) => ({
      ...{ thing, zh, en, es, ja },
    })),
    seconds: rowsBelow(markdown, 'Second names').flatMap(([name, not = '', but = '', exceptIn = '']) => {
      const language = languages.find((one) => one === name);
      return language ? [{ language, not, but, exceptIn }] : [];
    }),
  };
}

/** Chinese and Japanese have no blanks between words; elsewhere a word begins where no letter stands before it. */
function holds(text: string, word: string, language: Language): boolean {
  if (language === 'zh' || language === 'ja') return text.includes(word);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}`, 'iu').test(text);
}

export function findGlossaryProblems({ names, seconds }: Glossary, texts: ReadonlyMap<Language, readonly Text[]>) {
  const problems: string[] = [];
  if (names.length === 0 || seconds.length === 0) problems.push('docs/glossary.md: no names, or no second names');
  for (const row of names) {
    for (const language of languages) {
      const isUsed = (texts.get(language) ?? []).some(([, text]) => holds(text, row[language], language));
      if (row[language] === '' || !isUsed)
        problems.push(`docs/glossary.md: ${row.thing}: no ${language} text says “${row[language]}”`);
    }
  }
  for (const { language, not, but, exceptIn } of seconds) {
    for (const [where, text] of texts.get(language) ?? []) {
      const rest = exceptIn === '' ? text : text.replaceAll(exceptIn, '');
      if (holds(rest, not, language)) problems.push(`${where}: “${not}” is called “${but}” (docs/glossary.md)`);
    }
  }
  return problems;
}

/** Objects that hold a text for each language, however deep. */
function* localizedIn(value: unknown, where: string): Generator<[Language, Text]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const language = languages.find((one) => one === key);
    if (language && typeof inner === 'string') yield [language, [where, inner]];
    else yield* localizedIn(inner, `${where}.${key}`);
  }
}

export function readTexts(root: string): Map<Language, Text[]> {
  const texts = new Map<Language, Text[]>(languages.map((language) => [language, []]));
  for (const [language, namespaces] of readLocaleFiles(path.join(root, 'web', 'src', 'locales'))) {
    const own = texts.get(language as Language);
    for (const [namespace, entries] of namespaces)
      for (const [key, text] of entries) own?.push([`${language}/${namespace}.json: ${key}`, text]);
  }
  const parts = { codeLabels, errorMessages, fieldMessages };
  for (const [language, text] of localizedIn(parts, 'contract')) texts.get(language)?.push(text);
  return texts;
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const glossary = readGlossary(fs.readFileSync(path.join(root, 'docs', 'glossary.md'), 'utf8'));
  report('glossary', findGlossaryProblems(glossary, readTexts(root)));
}
