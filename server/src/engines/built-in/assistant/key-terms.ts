import type { Language } from '@yanmo/contract/languages';
import { cutSentences } from '../../../text/sentences.ts';
import { trimSpan } from '../../../text/span.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { SummaryTerm } from '../../chat-port.ts';
import { findTerms, listDefined } from '../../rewriting/masking/find-terms.ts';
import { knownTerms } from '../../rewriting/masking/known-terms.ts';

const most = 12;
/** A term that is named once and explained nowhere is mentioned, not used. */
const leastCount = 2;
const longest = 120_000;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What its authors name themselves, in the line that papers have for it, as each language calls it. */
const keywordNames: Readonly<Record<Language, string>> = {
  ...{ zh: '关\\s?键\\s?[词字]', ja: 'キーワード', es: 'palabras clave' },
  en: 'key\\s?words?(?: and phrases)?|index terms',
};
const keywordLine = (names: string): RegExp =>
  new RegExp(`(?:^|[\\s。.；])[【[［]?(?:${names})[】\\]］]?\\s*[:：—–-]\\s*([^\\n]{2,400})`, 'giu');
/** What journals print behind it, on the same line. */
const afterKeywords = /中图分类号|文献标识码|文章编号|分类号|(?<!\p{L})(?:DOI|JEL|CLC|PACS)(?!\p{L})/u;
/** “X is defined as”, “X refers to”, X是指: whatever is explained so is a term, known to us or not. */
const explained: Readonly<Record<Language, RegExp>> = {
  zh: /(?:^|[。；\n]|所谓)[“"]?([\p{Script=Han}A-Za-z]{2,12}?)[”"]?(?:是指|指的是|被定义为)/gu,
  ja: /(?:^|[。\n])[「]?([\p{Script=Han}\p{Script=Katakana}ーA-Za-z]{2,14}?)[」]?とは/gu,
  en: /(?:^|[.\n]\s*)(?:The |A |An )?([A-Z]?\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,3}) (?:is|are) defined as|(?:^|[.\n]\s*)(?:The |A |An )?([A-Z]?\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,3}) refers? to /gu,
  es: /(?:^|[.\n]\s*)(?:El |La |Los |Las )?(\p{L}\p{Ll}+(?: \p{Ll}+){0,3}) (?:se define|se entiende|se refiere)/gu,
};

/** Those of the translated abstract say the same in other words. */
function keywordsOf(text: string, language: Language): string[] {
  const own = [...text.matchAll(keywordLine(keywordNames[language]))];
  const lines = own.length > 0 ? own : [...text.matchAll(keywordLine(Object.values(keywordNames).join('|')))];
  return lines
    .flatMap(([, list = '']) => (list.split(afterKeywords)[0] ?? '').split(/[;；,，、·|]/u))
    .map((word) => word.trim().replace(/[.。]$/u, ''))
    .filter((word) => word.length > 1 && word.length <= 40 && /\p{L}/u.test(word));
}

const explainedIn = (text: string, language: Language): string[] =>
  [...text.matchAll(explained[language])].flatMap(([, one, other]) => one ?? other ?? []);

/** How a text says what it means by a word: what stands behind it, up to the end of the sentence. */
const explains: Readonly<Record<Language, (term: string) => RegExp>> = {
  zh: (term) =>
    new RegExp(
      `(?:所谓)?[“"]?${term}[”"]?(?:[（(][^（）()]{1,60}[）)])?[，,]?(?:是指|指的是|是一种|即指|可以?定义为|被定义为)`,
      'u',
    ),
  ja: (term) => new RegExp(`[「]?${term}[」]?(?:[（(][^（）()]{1,60}[）)])?とは`, 'u'),
  en: (term) =>
    new RegExp(
      `(?<!\\p{L})${term}s?(?: \\([^()]{1,60}\\))?,? (?:is|are|was) (?:defined as|understood as|an? (?:type|kind|form|method|technique|process|measure) of|the (?:degree|extent|process|ability|practice)|any )|(?<!\\p{L})${term}s? (?:refers?|means?) `,
      'iu',
    ),
  es: (term) =>
    new RegExp(
      `(?<!\\p{L})${term}(?:e?s)?(?: \\([^()]{1,60}\\))?,? (?:se (?:define|entiende|refiere)|consiste en|es (?:una? (?:tipo|forma|método|técnica|proceso)|el (?:grado|proceso)|la (?:capacidad|medida)))`,
      'iu',
    ),
};

/** Labels of hypotheses and questions: H1, H2a, RQ3. */
const label = /^(?:[A-Z]|RQ|HP)\d{1,2}[a-z]?$/u;
/** Signs of statistics, and what stands in citations and captions. */
const noTerm =
  /^(?:\p{L}|[ivx]+|SD|SE|CI|DF|OR|PDF|URL|DOI|ISBN|ISSN|https?|www.*|ORCID|ID|OK|vs|cf|eds?|pp|vol|nos?|fig(?:ure)?s?|tables?|notes?|sources?|appendix|et al|i\.?e|e\.?g|com|org|p value|t test|mrs?|dr|jr|inc|ltd)\.?$/iu;

/** A name before its year, or in a list of names: somebody who is cited. */
const isCited = (text: string, term: string): boolean =>
  new RegExp(
    `${literal(term)}(?:\\s*(?:等人?|et al\\.?|and|&|与|和)[^\\d（(]{0,30})?\\s*[，,]?\\s*[（(]?(?:19|20)\\d{2}`,
    'u',
  ).test(text);

/**
 * What a text speaks of: terms that its field knows or that it defines itself, those first that it names most for their length, with what it
 * says that they mean.
 */
export function findKeyTerms(whole: string, language: Language, title: string): SummaryTerm[] {
  const text = whole.slice(0, longest);
  const found = new Map<string, { term: string; count: number; start: number }>();
  const keywords = keywordsOf(text, language);
  const chosen = new Set(keywords.map((word) => word.toLowerCase()));
  const defined = listDefined(text, language);
  for (const { start, end } of findTerms(text, language, {
    own: [...defined, ...keywords, ...explainedIn(text, language)],
    known: knownTerms(language, null),
  })) {
    const term = text.slice(start, end);
    if (label.test(term) || noTerm.test(term)) continue;
    const key = term.toLowerCase();
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { term, count: 1, start });
  }
  // What stands within a keyword is only a part of what is spoken of.
  for (const key of found.keys()) {
    if (!chosen.has(key) && keywords.some((word) => word.toLowerCase().includes(key))) found.delete(key);
  }
  // “Difference-in-differences (DID)” is one thing.
  for (const short of defined) {
    const long = defined.find((other) => text.includes(`${other} (${short})`) || text.includes(`${other}（${short}）`));
    if (long && found.has(long.toLowerCase())) found.delete(short.toLowerCase());
  }
  for (const [key, { term }] of found) if (/^\p{Lu}\p{Ll}+$/u.test(term) && isCited(text, term)) found.delete(key);
  const sentences = cutSentences(text);
  const meaningOf = (term: string): string | null => {
    const pattern = explains[language](literal(term));
    const span = sentences.find(({ start, end }) => pattern.test(text.slice(start, end)));
    if (!span) return null;
    const { start, end } = trimSpan(text, span);
    return text.slice(start, end);
  };
  const named = title.toLowerCase();
  const weigh = ({ term, count }: { term: string; count: number }): number =>
    Math.log(1 + count) *
      (isWideLanguage(language) ? Math.min(term.length, 6) / 3 : Math.min(term.split(' ').length, 3)) +
    (named.includes(term.toLowerCase()) ? 1 : 0) +
    (chosen.has(term.toLowerCase()) ? 4 : 0);
  return [...found.values()]
    .toSorted((one, other) => weigh(other) - weigh(one) || one.start - other.start)
    .slice(0, most * 3)
    .map(({ term, count, start }) => ({
      term,
      count,
      meaning: meaningOf(term),
      at: { start, end: start + term.length },
    }))
    .filter(({ term, count, meaning }) => count >= leastCount || meaning !== null || chosen.has(term.toLowerCase()))
    .slice(0, most)
    .map(({ term, meaning, at }) => ({ term, meaning, at }));
}
