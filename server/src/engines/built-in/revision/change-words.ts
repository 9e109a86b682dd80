import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { WishNotUnderstood } from '../../engine.ts';
import { grammars } from '../grammar/grammars.ts';
import type { Sheet } from './sheet.ts';

/** Citations, pointers and the names of gaps are marks, not words. */
const marks = /\[[@#][\w-]+\]/gu;

export function mapTexts(sheet: Sheet, change: (text: string) => string): Sheet {
  const outside = (text: string): string => {
    let result = '';
    let from = 0;
    for (const match of text.matchAll(marks)) {
      result += change(text.slice(from, match.index)) + match[0];
      from = match.index + match[0].length;
    }
    return result + change(text.slice(from));
  };
  // In place: other changes of the same wish hold on to the paragraphs.
  for (const block of sheet.blocks) {
    switch (block.kind) {
      case 'paragraph':
        block.sentences = block.sentences.map(outside);
        break;
      case 'heading':
        block.text = outside(block.text);
        break;
      case 'list':
        block.items = block.items.map(outside);
        break;
      case 'table':
        block.caption = outside(block.caption);
        block.head = block.head.map(outside);
        block.rows = block.rows.map((row) => row.map(outside));
        break;
      case 'figure':
        block.caption = outside(block.caption);
        block.parts = block.parts.map((part) => ({ ...part, label: outside(part.label) }));
    }
  }
  return sheet;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

const plural: Readonly<Record<'en' | 'es', (word: string) => string>> = {
  en: (word) =>
    /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`,
  es: (word) =>
    // The head of a Spanish phrase is its first word, and the adjective behind it agrees.
    word
      .split(' ')
      .map((part, index, all) =>
        index > 0 && /^(?:de|del|en|con|por|para|y|a)$/u.test(all[1] ?? '') ? part : pluralOfEs(part),
      )
      .join(' '),
};
const pluralOfEs = (word: string): string =>
  /[aeiouáéó]$/u.test(word)
    ? `${word}s`
    : /z$/u.test(word)
      ? `${word.slice(0, -1)}ces`
      : /[íú]$/u.test(word)
        ? `${word}es`
        : /s$/u.test(word)
          ? word
          : `${word.replace(/ó(?=n$)/u, 'o')}es`;

const likeCase = (found: string, wanted: string): string =>
  /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(wanted) ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted;

/** The article that goes with another noun: its gender is read from the noun, the number stays. */
function agree(article: string, wanted: string): string {
  const given = grammars.es.inflect(wanted.split(' ')[0] ?? wanted, undefined).split(' ')[0] ?? '';
  if (!/^(?:el|la|los|las)$/u.test(given)) return article;
  const isFeminine = /^la/u.test(given);
  const lower = article.toLowerCase();
  const forms: Record<string, readonly [string, string]> = {
    el: ['el', 'la'],
    la: ['el', 'la'],
    los: ['los', 'las'],
    las: ['los', 'las'],
    del: ['del', 'de la'],
    al: ['al', 'a la'],
    un: ['un', 'una'],
    una: ['un', 'una'],
    unos: ['unos', 'unas'],
    unas: ['unos', 'unas'],
    este: ['este', 'esta'],
    esta: ['este', 'esta'],
    estos: ['estos', 'estas'],
    estas: ['estos', 'estas'],
    'de la': ['del', 'de la'],
    'a la': ['al', 'a la'],
  };
  const form = forms[lower]?.[isFeminine ? 1 : 0] ?? article;
  return likeCase(article, form);
}

function replaceIn(text: string, from: string, to: string, language: Language): string {
  if (isWideLanguage(language)) {
    // 教师 → 乡村教师 leaves 乡村教师 as it is.
    const [before = '', after = ''] = to.includes(from) ? to.split(from) : [];
    const guard = `${before === '' ? '' : `(?<!${literal(before)})`}${literal(from)}${after === '' ? '' : `(?!${literal(after)})`}`;
    return text.replace(new RegExp(guard, 'giu'), () => to);
  }
  const [before = '', after = ''] = to.toLowerCase().includes(from.toLowerCase())
    ? to.split(new RegExp(literal(from), 'iu'))
    : [];
  const guards = [before === '' ? '' : `(?<!${literal(before)})`, after === '' ? '' : `(?!${literal(after)})`] as const;
  const article =
    language === 'es'
      ? '(?:(?<!\\p{L})(de la|a la|del|al|el|la|los|las|un|una|unos|unas|este|esta|estos|estas) )?'
      : '()';
  const numbers = plural[language as 'en' | 'es'];
  const forms = [numbers(from), from].map(escape).join('|');
  const pattern = new RegExp(`${article}(?<!\\p{L})${guards[0]}(${forms})${guards[1]}(?!\\p{L})`, 'giu');
  const replaced = text.replace(pattern, (_, given: string | undefined, found: string) => {
    const isPlural = found.toLowerCase() !== from.toLowerCase();
    const word = likeCase(found, isPlural ? numbers(to) : to);
    return given ? `${agree(given, to)} ${word}` : word;
  });
  if (language === 'en') return fixArticles(replaced, to);
  return replaced;
}

/** a and an follow the word that stands behind them now. */
const fixArticles = (text: string, to: string): string =>
  text.replace(new RegExp(`\\b(an?) (?=${literal(to)})`, 'giu'), (_, article: string) => {
    const wanted = /^(?:[aeio]|un(?!i)|hour|honest)/iu.test(to) ? 'an' : 'a';
    return `${likeCase(article, wanted)} `;
  });

/** One word for another wherever it stands; throws where it stands nowhere. */
export function replaceWords(sheet: Sheet, from: string, to: string): Sheet {
  let count = 0;
  const changed = mapTexts(sheet, (text) => {
    const replaced = replaceIn(text, from, to, sheet.language);
    if (replaced !== text) count += 1;
    return replaced;
  });
  if (count === 0) throw new WishNotUnderstood(`“${from}” does not stand in the section.`);
  return changed;
}

export function removeWords(sheet: Sheet, words: string): Sheet {
  let count = 0;
  const pattern = new RegExp(
    isWideLanguage(sheet.language) ? literal(words) : `\\s?(?<!\\p{L})${literal(words)}(?!\\p{L})`,
    'giu',
  );
  const changed = mapTexts(sheet, (text) => {
    const left = text.replace(pattern, '');
    if (left === text) return text;
    count += 1;
    return tidy(left, sheet.language);
  });
  if (count === 0) throw new WishNotUnderstood(`“${words}” does not stand in the section.`);
  return changed;
}

/** What a removed word leaves behind: two commas, a comma before a stop, a small letter at the start. */
export function tidy(text: string, language: Language): string {
  if (isWideLanguage(language))
    return text.replace(/[，、]{2,}/gu, '，').replace(/^[，、；]|[，、；](?=[。！？])/gu, '');
  const plain = text
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+(?=[,.;:])/gu, '')
    .replace(/,(?=[.;])|^[,;]\s*/gu, '');
  return text.trim() === ''
    ? text
    : plain.replace(/^(\s*)(\p{Ll})/u, (all, blank: string, letter: string) =>
        /^\s*\p{Lu}/u.test(text) ? blank + letter.toUpperCase() : all,
      );
}
