import type { Language } from '@yanmo/contract/languages';
import { guessLanguage } from '../../../text/guess-language.ts';
import { cutSentences } from '../../../text/sentences.ts';
import { type Span, trimSpan } from '../../../text/span.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { cues, labels, ofItself, ofOthers } from '../../cards/card-cues.ts';
import type { SummariseRequest, Summary, SummaryKind } from '../../chat-port.ts';
import { createUnify, listGuideWords } from '../guide/guide-words.ts';
import { findKeyTerms } from './key-terms.ts';

interface Sentence extends Span {
  text: string;
  words: ReadonlySet<string>;
  /** 0 to 1. */
  place: number;
}

/** Sentences of a summary; more would be the text again. */
const most: Readonly<Record<Exclude<SummaryKind, 'TERMS'>, number>> = { SECTION: 3, PAPER: 6, METHODS: 4, LIMITS: 3 };
/** In signs: what is shorter says nothing, what is longer is a table or a list that lost its lines. */
const lengths = { wide: [10, 200], latin: [35, 520] } as const;
/** A long text is weighed by its beginning and its end: nobody sums up in the middle. */
const longest = 60_000;
/** Two sentences that share more than this say one thing. */
const alike = 0.6;

/** “Abstract:”, ［目的］: what is set before a sentence and is none of it. */
const label =
  /^(?:(?:摘\s*要|内容提要|abstract|resumen|summary|要\s*旨|概\s*要)\s*[:：.—–-]+\s*)?(?:[【[［](?:研究)?(?:目的|方法|结果|结论|意义|背景)[^】\]］]{0,6}[】\]］]\s*)?/iu;
const keywordLine = /^[【[［]?(?:关\s?键\s?[词字]|key\s?words?|index terms|palabras clave|キーワード)/iu;

/** “Figure 1 How it may act”: it has no end, as sentences have. */
const caption = /^(?:[图表圖図]|fig(?:ure|ura|\.)?|tabl[ae])\s*[\dA-Z][\d.-]*\s(?!.*[.。！？!?]$)/iu;
/** What a text cannot say for sure, in words that name no limit. */
const unsure =
  /cannot (?:rule out|establish|distinguish)|can not rule out|no data of (?:its|our) own|难以(?:完全)?排除|无法(?:排除|观察|区分)|no (?:permite|puede) (?:descartar|excluir|distinguir)|排除できない|区別できない/iu;

function listTrue(text: string, language: Language): Sentence[] {
  const [least, longestSentence] = isWideLanguage(language) ? lengths.wide : lengths.latin;
  const unify = createUnify([], language);
  return cutSentences(text).flatMap((span) => {
    const { start: from, end } = trimSpan(text, span);
    const start = from + (label.exec(text.slice(from, end))?.[0].length ?? 0);
    const said = text.slice(start, end);
    const isProse =
      !keywordLine.test(said) &&
      !caption.test(said) &&
      said.length >= least &&
      said.length <= longestSentence &&
      !/\t|\.{4,}|…{3,}|\n/u.test(said) &&
      (said.match(/[\d%.,;|=+<>-]/gu)?.length ?? 0) < said.length / 3;
    if (!isProse) return [];
    const words = new Set(listGuideWords(said, language, unify).map(({ text: word }) => word));
    return words.size < 2 ? [] : [{ start, end, text: said, words, place: start / Math.max(1, text.length) }];
  });
}

const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** “First, the sample is small.”: told of what was announced before it. */
const counted =
  /^(?:其?[一二三四]是?[，、]|第[一二三四]|首先|其次|再次|最后|此外|另外|(?:first|second|third|fourth|finally|moreover|in addition|also|another)(?:ly)?\b|(?:en )?(?:primer|segundo|tercer)|además|por último|第[一二三]に|また、|さらに)/iu;
const announces =
  /(?:several|some|a number of|two|three|following|certain) limitations?|limitations (?:of|in) (?:this|our|the)|(?:以下|几点|若干|一些|两个|三个|诸多)[^。]{0,8}(?:不足|局限)|(?:varias|algunas|ciertas) limitaciones|いくつかの[^。]{0,6}(?:限界|課題)/iu;

const toPoints = (chosen: readonly Sentence[]): Summary =>
  chosen.length === 0
    ? { kind: 'NOTHING' }
    : {
        kind: 'POINTS',
        isQuoted: true,
        points: chosen
          .toSorted((one, other) => one.start - other.start)
          .map(({ text, start, end }) => ({ text, at: { start, end } })),
      };

const overlap = (one: Sentence, other: Sentence): number =>
  one.words.intersection(other.words).size / Math.min(one.words.size, other.words.size);

/** The best ones that do not say the same. */
function pick(scored: readonly { sentence: Sentence; score: number }[], count: number): Sentence[] {
  const chosen: Sentence[] = [];
  for (const { sentence } of scored.toSorted((one, other) => other.score - one.score)) {
    if (chosen.length === count) break;
    if (chosen.every((other) => overlap(sentence, other) < alike)) chosen.push(sentence);
  }
  return chosen;
}

/** What the text comes back to, said by sentences that hold much of it; what says of itself what is done or found goes before. */
function chooseCentral(
  sentences: readonly Sentence[],
  language: Language,
  wanted: 'SECTION' | 'PAPER',
  title: string,
): Sentence[] {
  const counts = new Map<string, number>();
  for (const { words } of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const unify = createUnify([], language);
  const named = new Set(listGuideWords(title, language, unify).map(({ text }) => text));
  const weightOf = (word: string): number => {
    const count = counts.get(word) ?? 0;
    return (count < 2 ? 0 : Math.log(1 + count)) * (named.has(word) ? 1.5 : 1);
  };
  const scored = sentences.map((sentence, index) => {
    const weight = [...sentence.words].reduce((sum, word) => sum + weightOf(word), 0) / Math.sqrt(sentence.words.size);
    const { asks, found } = cues[language];
    const isOwn = !ofOthers[language].test(sentence.text) || ofItself[language].test(sentence.text);
    const says = isOwn && (asks[0].test(sentence.text) || found[0].test(sentence.text));
    const isEdge = index === 0 || index === sentences.length - 1;
    const asksBack = /[?？]$/u.test(sentence.text);
    // An item of a list means little without those around it.
    const isItem = /^[(（]?\d{1,2}[.)）、]/u.test(sentence.text);
    const favour = (says ? 0.5 : 0) + (isEdge && wanted === 'SECTION' ? 0.25 : 0) - (asksBack || isItem ? 0.5 : 0);
    return { sentence, score: weight * (1 + favour) };
  });
  return pick(scored, Math.min(most[wanted], Math.max(sentences.length > 3 ? 2 : 1, Math.ceil(sentences.length / 4))));
}

/** Sentences by which the text says how it went about, or what it cannot say. */
function chooseCued(sentences: readonly Sentence[], language: Language, wanted: 'METHODS' | 'LIMITS'): Sentence[] {
  const part = wanted === 'METHODS' ? 'how' : 'limits';
  const [strong] = cues[language][part];
  let announced = false;
  const scored = sentences.flatMap((sentence, index) => {
    announced = wanted === 'LIMITS' && (announces.test(sentence.text) || (announced && counted.test(sentence.text)));
    // What is announced is worth more than the announcement.
    if (announced && counted.test(sentence.text)) return [{ sentence, score: 3 + sentence.place }];
    if (announced && counted.test(sentences[index + 1]?.text ?? '')) return [];
    const isOfOthers = ofOthers[language].test(sentence.text) && !ofItself[language].test(sentence.text);
    if (isOfOthers) return [];
    const isSaid = strong.test(sentence.text) || (wanted === 'LIMITS' && unsure.test(sentence.text));
    const score = (labels[part].test(sentence.text) ? 2 : 0) + (isSaid ? 2 : 0);
    // Limits are told at the end, methods anywhere.
    return score === 0 ? [] : [{ sentence, score: score + (wanted === 'LIMITS' ? sentence.place : 0) }];
  });
  return pick(scored, most[wanted]);
}

/** Sentences of the text itself, with their places: nothing is put in other words, so that nothing is put wrongly. */
export function summariseAtOnce({ text, title, heading, wanted }: SummariseRequest): Summary {
  const language = guessLanguage(text);
  if (wanted === 'TERMS') {
    const terms = findKeyTerms(text, language, `${title} ${heading ?? ''}`);
    return terms.length === 0 ? { kind: 'NOTHING' } : { kind: 'TERMS', terms };
  }
  const read = text.length <= longest ? text : text.slice(0, longest / 2);
  const end = text.length <= longest ? '' : text.slice(-longest / 2);
  const shift = text.length - end.length;
  const named = fold(title);
  const sentences = [
    ...listTrue(read, language).map((sentence) => ({ ...sentence, place: sentence.start / text.length })),
    ...listTrue(end, language).map((sentence) => ({
      ...sentence,
      ...{ start: sentence.start + shift, end: sentence.end + shift, place: (sentence.start + shift) / text.length },
    })),
    // The title stands above the text, and says nothing in it.
  ].filter((sentence) => fold(sentence.text) !== named);
  return toPoints(
    wanted === 'METHODS' || wanted === 'LIMITS'
      ? chooseCued(sentences, language, wanted)
      : chooseCentral(sentences, language, wanted, `${title} ${heading ?? ''}`),
  );
}
