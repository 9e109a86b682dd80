import { listSentences } from '../../../../text/sentences.ts';
import { shorten } from '../../answer-text.ts';
import { estimateTokens } from '../../cost.ts';

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Of a subject, which is short: taking a file apart in this way would hold up the process. */
function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
    const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(segment);
    if (isWordLike && segment.length >= (isWide ? 2 : 4)) words.add(segment.toLowerCase());
  }
  return [...words];
}

/** Tokens of a passage: a paragraph or so. */
const passageTokens = 160;
/** A book is not read to its end for one section; its passages are looked for in this much of it. */
const readCharacters = 100_000;

interface Passage {
  text: string;
  tokens: number;
}

/** Files without stops (tables, scans) are taken apart by length. */
const longestSentence = 400;
const stretches = new RegExp(`.{1,${longestSentence}}`, 'gsu');

function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let open: string[] = [];
  let openTokens = 0;
  const close = () => {
    if (open.length > 0) passages.push({ text: open.join(' '), tokens: openTokens });
    open = [];
    openTokens = 0;
  };
  for (const match of listSentences(text).flatMap((sentence) => sentence.match(stretches) ?? [])) {
    const sentence = match.trim();
    if (sentence === '') continue;
    const tokens = estimateTokens(sentence);
    if (openTokens + tokens > passageTokens) close();
    open.push(sentence);
    openTokens += tokens;
  }
  close();
  return passages;
}

/** The passages of a long text that share most words with a subject, in their order, within a number of tokens. */
export function excerptOn(subject: string, text: string, tokens: number): string {
  const read = text.slice(0, readCharacters);
  if (estimateTokens(read) <= tokens) return read.trim();
  const wanted = wordsOf(subject);
  const ranked = passagesOf(read)
    .map((passage, index) => {
      const words = passage.text.toLowerCase();
      return { ...passage, index, score: wanted.filter((word) => words.includes(word)).length };
    })
    .sort((one, other) => other.score - one.score || one.index - other.index);
  const taken: typeof ranked = [];
  let left = tokens;
  for (const each of ranked) {
    if (each.tokens > left) continue;
    taken.push(each);
    left -= each.tokens;
    if (left < passageTokens / 4) break;
  }
  return taken
    .sort((one, other) => one.index - other.index)
    .map((passage) => passage.text)
    .join(' … ');
}

/** Beginning and end of a text: where a chapter says what it is about and what it comes to. */
export function endsOf(text: string, tokens: number): string {
  const whole = estimateTokens(text);
  if (whole <= tokens) return text.trim();
  const kept = Math.floor((text.length * tokens) / whole);
  const head = Math.floor(kept * 0.4);
  const end = text.slice(text.length - (kept - head)).replace(/^\p{Cs}/u, '');
  return `${shorten(text, head).trim()} … ${end.trim()}`;
}

export function cut(text: string, tokens: number): string {
  const whole = estimateTokens(text);
  return whole <= tokens ? text : `${shorten(text, Math.floor((text.length * tokens) / whole))}…`;
}
