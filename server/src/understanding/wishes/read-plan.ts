import { isAsking, type ReadAs, withoutPoliteness } from './asking.ts';
import { findNumber, numberWords } from './numerals.ts';
import { isBarePart } from './topics.ts';

interface Item {
  number: number;
  text: string;
}

/** 第一章 绪论, Ch. 2 Theory, Capítulo 3: Datos: each says itself which chapter it is. */
const marked = new RegExp(
  `(?:第\\s*(${numberWords})\\s*章|\\b(?:chapter|chap\\.?|ch\\.?|capítulo|cap\\.?)\\s*(${numberWords})(?!\\p{L}|\\d))\\s*[：:=＝.、,，\\-–—]?\\s*`,
  'giu',
);
/** 一、引言; 1. Introduction: a list that may be of chapters or of wishes. */
const listed =
  /(?<![\p{L}\p{N}.])(?:([一二三四五六七八九十]{1,2})[、.．]|(\d{1,2})[、.．)）](?!\d)|([①②③④⑤⑥⑦⑧⑨]))\s*/gu;

const announced =
  /模板|提纲|大纲|结构|目录|框架|章节安排|\b(?:outline|template|structure|contents|chapters)\b|\b(?:esquema|índice|estructura|plantilla)\b|構成|目次|章立て|アウトライン/iu;

function listItems(text: string, pattern: RegExp): { items: Item[]; start: number } {
  const marks = [...text.matchAll(pattern)];
  const items = marks.map((mark, index): Item => {
    const from = mark.index + mark[0].length;
    const said = mark.slice(1).find((group) => group !== undefined) ?? '';
    const circled = '①②③④⑤⑥⑦⑧⑨'.indexOf(said);
    return {
      number: circled >= 0 ? circled + 1 : (findNumber(said) ?? 0),
      text: text.slice(from, marks[index + 1]?.index ?? text.length).replace(/[\s，,、；;。.]+$/u, ''),
    };
  });
  return { items, start: marks[0]?.index ?? 0 };
}

/** Headings are short and ask for nothing. */
const isHeading = ({ text }: Item): boolean =>
  text.length >= 2 &&
  text.length <= 40 &&
  !/[。！？!?\n]/u.test(text) &&
  !/^(?:要|不|请|希望|用|以|写)|章|字|篇/u.test(text);

const isInOrder = (items: readonly Item[]): boolean => items.every(({ number }, index) => number === index + 1);

/** A whole plan of chapters, as teachers hand it out; null where the text is none. */
export function readPlan(text: string): ReadAs[] | null {
  const own = listItems(text, marked);
  if (own.items.length >= 3 && isInOrder(own.items) && own.items.every(isHeading)) return toReads(own.items);
  const { items, start } = listItems(text, listed);
  if (items.length < 3 || !isInOrder(items) || !items.every(isHeading)) return null;
  const parts = items.filter((item) => isBarePart(item.text)).length;
  const isAsked = items.some((item) => isAsking(item.text));
  const isPlan = announced.test(text.slice(0, start)) || (!isAsked && parts / items.length >= 0.6);
  return isPlan ? toReads(items) : null;
}

const toReads = (items: readonly Item[]): ReadAs[] =>
  items.map(({ number, text }) => ({ kind: 'CHAPTER', what: withoutPoliteness(text).slice(0, 200), chapter: number }));
